import { articleLabel } from '../i18n/articles.js'
import { useMessages } from '../i18n/language.js'

export interface CiteProps {
  /** The article as the rulebook writes it: `scj-2023 II.1.6 n.º 4`. */
  article: string
  /** The rule itself, where one is meant: `RF-22 · SCJ II.1.4`. */
  rule?: string | undefined
  onOpen?: ((article: string, rule?: string) => void) | undefined
}

/** The regulation speaking. Tapping it opens the article. */
export const Cite = ({ article, rule, onOpen }: CiteProps) => {
  const { cite } = useMessages()
  const label = rule ? `${rule} · ${articleLabel(article)}` : articleLabel(article)
  return onOpen ? (
    <button type="button" className="cite" aria-label={cite.open(label)} onClick={() => onOpen(article, rule)}>
      {label}
    </button>
  ) : (
    <span className="cite">{label}</span>
  )
}
