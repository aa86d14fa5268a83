import { withAmounts } from '../i18n/format.js'
import { useMessages } from '../i18n/language.js'

export interface AnnouncementProps {
  /** Verbatim, as the croupier says them. */
  phrases: readonly string[]
  /** What it means, in English; Spanish needs none. */
  gloss?: string | undefined
}

export const quoted = (phrases: readonly string[]): string =>
  phrases.map((phrase) => `«${withAmounts(phrase, 'es-CL')}»`).join(' ')

/** The one assertive live region of a page: the node stays, only its words change. */
export const Announcement = ({ phrases, gloss }: AnnouncementProps) => {
  const { language } = useMessages()
  return (
    <p className="call" aria-live="assertive" aria-atomic="true">
      {phrases.length > 0 && (
        <span lang="es">
          {phrases.length > 1 && <span className="before">{quoted(phrases.slice(0, -1))} </span>}
          {quoted(phrases.slice(-1))}
        </span>
      )}
      {gloss && language === 'en' && <small> {gloss}</small>}
    </p>
  )
}
