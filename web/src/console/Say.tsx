import { useLanguage } from '../i18n/language.js'
import { useGloss } from '../pages/table/gloss.js'
import { Rule } from './Frame.js'

export interface SayProps {
  /** "When you confirm, announce". */
  when: string
  /** Verbatim; null when there is nothing to say. */
  phrase: string | null
  silence: string
  cite?: string | undefined
  before?: { label: string; phrase: string; time?: string | undefined } | undefined
}

/** The croupier's voice: one node, assertive, and nothing else on the page is this large. */
export const Say = ({ when, phrase, silence, cite, before }: SayProps) => {
  const { language } = useLanguage()
  const gloss = useGloss()
  const meaning = language === 'en' && phrase ? gloss(phrase) : undefined
  return (
    <section className="speak panel">
      <p className="caps">
        <span>{when}</span>
        {cite && <Rule cite={cite} />}
      </p>
      <blockquote
        lang="es"
        aria-live="assertive"
        className={phrase === null ? 'silent' : phrase.length > 26 ? 'long' : undefined}
      >
        {phrase ? `«${phrase}»` : silence}
      </blockquote>
      {meaning && <p className="meaning">{meaning}</p>}
      {before && (
        <p className="said">
          <span>
            {before.label}: <span lang="es">«{before.phrase}»</span>
          </span>
          {before.time && <span className="num">{before.time}</span>}
        </p>
      )}
    </section>
  )
}
