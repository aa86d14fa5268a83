import { useLanguage } from '../i18n/language.js'
import { useGloss } from '../pages/table/gloss.js'
import { quoted } from '../parts/Announcement.js'
import { Rule } from './Frame.js'

export interface SayProps {
  /** "When you confirm, announce". */
  when: string
  /** Verbatim, in order; none where there is nothing to say. */
  phrases: readonly string[]
  silence: string
  cite?: string | undefined
  before?: { label: string; phrases: readonly string[]; time?: string | undefined } | undefined
}

/** The croupier's voice: one node, assertive, and nothing else on the page is this large. */
export const Say = ({ when, phrases, silence, cite, before }: SayProps) => {
  const { language } = useLanguage()
  const gloss = useGloss()
  const meaning = language === 'en' ? phrases.flatMap((phrase) => gloss(phrase) ?? []).join('. ') : ''
  const text = quoted(phrases)
  return (
    <section className="speak panel">
      <p className="caps">
        <span>{when}</span>
        {cite && <Rule cite={cite} />}
      </p>
      <blockquote
        lang="es"
        aria-live="assertive"
        className={text === '' ? 'silent' : text.length > 28 ? 'long' : undefined}
      >
        {text || silence}
      </blockquote>
      {meaning && <p className="meaning">{meaning}</p>}
      {before && (
        <p className="said">
          <span>
            {before.label}: <span lang="es">{quoted(before.phrases)}</span>
          </span>
          {before.time && <span className="num">{before.time}</span>}
        </p>
      )}
    </section>
  )
}
