import { articleLabel } from '../i18n/articles.js'
import { useLanguage, useMessages } from '../i18n/language.js'

export interface CiteProps {
  /** The article as the rulebook writes it: `scj-2023 II.1.6 n.º 4`. */
  article: string
  /** The rule itself, where one is meant: `RF-22 · SCJ II.1.4`. */
  rule?: string | undefined
  onOpen?: ((article: string, rule?: string) => void) | undefined
  /** Only the section and its letter, where space is short. */
  short?: boolean
}

/** `SCJ III.1.5.1 Pedida de cartas c) Apuesta con seguro` is `SCJ III.1.5.1 c)`. */
const shortLabel = (label: string): string => {
  const section = /^\S+ (?:[IVX]+(?:\.\d+)*(?: n\.º \d+)?|art\. \d+(?: [a-z]\b)?)/.exec(label)?.[0]
  if (!section) return label
  const letter = / ([a-z]\))/.exec(label.slice(section.length))?.[1]
  return letter ? `${section} ${letter}` : section
}

/** The regulation speaking. Tapping it opens the article. */
export const Cite = ({ article, rule, onOpen, short }: CiteProps) => {
  const { cite } = useMessages()
  const { language } = useLanguage()
  const full = articleLabel(article, language)
  const place = short ? shortLabel(full) : full
  const label = rule ? `${rule} · ${full}` : full
  const shown = rule ? `${rule} · ${place}` : place
  return onOpen ? (
    <button
      type="button"
      className="cite"
      aria-label={cite.open(shown)}
      title={shown === label ? undefined : label}
      onClick={() => onOpen(article, rule)}
    >
      {shown}
    </button>
  ) : (
    <span className="cite">{shown}</span>
  )
}
