import { useMessages } from '../i18n/language.js'

export interface AnnouncementProps {
  /** Verbatim, as the croupier says it. */
  phrase: string
  /** What it means, in English; Spanish needs none. */
  gloss?: string | undefined
}

/** The one assertive live region of a page: the node stays, only its words change. */
export const Announcement = ({ phrase, gloss }: AnnouncementProps) => {
  const { language } = useMessages()
  return (
    <p className="call" aria-live="assertive" aria-atomic="true">
      {phrase && <span lang="es">«{phrase}»</span>}
      {gloss && language === 'en' && <small> {gloss}</small>}
    </p>
  )
}
