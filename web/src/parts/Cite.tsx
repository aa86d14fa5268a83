import { useMessages } from '../i18n/language.js'

export interface CiteProps {
  /** The article as the rulebook writes it: `scj-2023 II.1.6 n.º 4`. */
  article: string
  onOpen?: ((article: string) => void) | undefined
}

/** `scj-2023 II.1.4` is read `SCJ II.1.4`; of several articles the first is shown. */
export const articleLabel = (article: string): string =>
  (article.split(';')[0] ?? article).replace(/^scj-\d+\s*/i, 'SCJ ').trim()

/** The regulation speaking. Tapping it opens the article. */
export const Cite = ({ article, onOpen }: CiteProps) => {
  const { cite } = useMessages()
  const label = articleLabel(article)
  return onOpen ? (
    <button type="button" className="cite" aria-label={cite.open(label)} onClick={() => onOpen(article)}>
      {label}
    </button>
  ) : (
    <span className="cite">{label}</span>
  )
}
