import { Suspense } from 'react'
import { articleLabel } from '../i18n/articles.js'
import { useLanguage, useMessages } from '../i18n/language.js'
import { useArticleOf } from '../i18n/rulebook.js'

export type OnCite = ((article: string, rule?: string) => void) | undefined

interface Shown {
  onOpen?: OnCite
  /** Only the section and its letter, where space is short. */
  short?: boolean
}

interface OfRule extends Shown {
  /** The rule it rests on; its article is looked up. */
  rule: string
  /** The rule itself is meant: `RF-22 · SCJ II.1.4`. */
  named?: boolean
}

interface OfArticle extends Shown {
  /** The article as the rulebook writes it: `scj-2023 II.1.6 n.º 4`. */
  article: string
}

export type CiteProps = OfRule | OfArticle

/** `SCJ III.1.5.1 Pedida de cartas c) Apuesta con seguro` is `SCJ III.1.5.1 c)`. */
const shortLabel = (label: string): string => {
  const section = /^\S+ (?:[IVX]+(?:\.\d+)*(?: n\.º \d+)?|art\. \d+(?: [a-z]\b)?)/.exec(label)?.[0]
  if (!section) return label
  const letter = / ([a-z]\))/.exec(label.slice(section.length))?.[1]
  return letter ? `${section} ${letter}` : section
}

interface PlaceProps extends OfArticle {
  /** The rule that is opened, and whether it is written out. */
  rule?: string
  named?: boolean | undefined
}

const Place = ({ article, rule, named, onOpen, short }: PlaceProps) => {
  const { cite } = useMessages()
  const { language } = useLanguage()
  const full = articleLabel(article, language)
  const place = short ? shortLabel(full) : full
  const label = rule && named ? `${rule} · ${full}` : full
  const shown = rule && named ? `${rule} · ${place}` : place
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

const PlaceOf = ({ rule, named, ...shown }: OfRule) => (
  <Place {...shown} article={useArticleOf(rule)} rule={rule} named={named} />
)

/** The regulation speaking. Tapping it opens the rule it names, or the article. */
export const Cite = (props: CiteProps) =>
  'rule' in props ? (
    <Suspense fallback={<span className="cite">{props.rule}</span>}>
      <PlaceOf {...props} />
    </Suspense>
  ) : (
    <Place {...props} />
  )
