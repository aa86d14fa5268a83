// The article behind a citation: the rules of this game that rest on it.

import { Suspense, useState } from 'react'
import type { RuleInfo } from '../../app/types.js'
import { articleLabel } from '../../i18n/articles.js'
import { useLanguage } from '../../i18n/language.js'
import { useInLanguage } from '../../i18n/rulebook.js'
import { Cite } from '../../parts/Cite.js'
import { Dialog } from '../../parts/Dialog.js'
import { Places } from '../../parts/Places.js'
import { useTableWords } from './words.js'

/** A rule that is asked for stands alone; an article is told by all its rules. */
export const rulesAt = (rules: readonly RuleInfo[], { article, rule: asked }: Cited): RuleInfo[] => {
  const one = rules.filter(({ rule }) => rule === asked)
  if (one.length) return one
  const exact = rules.filter((rule) => rule.article === article)
  if (exact.length) return exact
  const first = article.split(';')[0]?.trim() ?? article
  return rules.filter((rule) => rule.article.includes(first))
}

export interface Cited {
  readonly article: string
  readonly rule?: string | undefined
}

export interface ArticleProps {
  game: string
  rules: readonly RuleInfo[]
  cited: Cited | null
  onClose: () => void
}

const Readings = ({ rules, cited }: { rules: readonly RuleInfo[]; cited: Cited }) => (
  <ul className="article">
    {useInLanguage(rulesAt(rules, cited)).map(({ rule, reading }) => (
      <li key={rule}>
        <p>{reading}</p>
        <Cite rule={rule} named />
      </li>
    ))}
  </ul>
)

export const ArticleDialog = ({ game, rules, cited, onClose }: ArticleProps) => {
  const w = useTableWords()
  const { language } = useLanguage()
  return (
    <Dialog
      open={cited !== null}
      title={cited ? articleLabel(cited.article, language) : ''}
      onClose={onClose}
      actions={
        <a className="btn" href={`/rules/${game}`}>
          {w.articleOpen}
        </a>
      }
    >
      {cited && (
        <Suspense>
          <Readings rules={rules} cited={cited} />
        </Suspense>
      )}
      {cited && <Places article={cited.article} />}
    </Dialog>
  )
}

export const useArticle = (game: string, rules: readonly RuleInfo[]) => {
  const [cited, cite] = useState<Cited | null>(null)
  return {
    open: (article: string, rule?: string) => cite({ article, rule }),
    dialog: <ArticleDialog game={game} rules={rules} cited={cited} onClose={() => cite(null)} />,
  }
}
