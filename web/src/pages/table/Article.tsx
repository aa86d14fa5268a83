// The article behind a citation: the rules of this game that rest on it.

import { useState } from 'react'
import type { RuleInfo } from '../../app/types.js'
import { articleLabel, Cite } from '../../parts/Cite.js'
import { Dialog } from '../../parts/Dialog.js'
import { useTableWords } from './words.js'

export const rulesAt = (rules: readonly RuleInfo[], article: string): RuleInfo[] => {
  const exact = rules.filter((rule) => rule.article === article)
  if (exact.length) return exact
  const first = article.split(';')[0]?.trim() ?? article
  return rules.filter((rule) => rule.article.includes(first))
}

/** The article a rule rests on, as the rulebook has it: an article is never written down twice. */
export const articleOf = (rules: readonly RuleInfo[], rule: string): string | undefined =>
  rules.find((each) => each.rule === rule)?.article

export interface ArticleProps {
  game: string
  rules: readonly RuleInfo[]
  article: string | null
  onClose: () => void
}

export const ArticleDialog = ({ game, rules, article, onClose }: ArticleProps) => {
  const w = useTableWords()
  return (
    <Dialog
      open={article !== null}
      title={article ? articleLabel(article) : ''}
      onClose={onClose}
      actions={
        <a className="btn" href={`/rules/${game}`}>
          {w.articleOpen}
        </a>
      }
    >
      <ul className="article">
        {rulesAt(rules, article ?? '').map((rule) => (
          <li key={rule.rule}>
            <p lang="en">{rule.reading}</p>
            <span className="muted num">{rule.rule}</span> <Cite article={rule.article} />
          </li>
        ))}
      </ul>
    </Dialog>
  )
}

export const useArticle = (game: string, rules: readonly RuleInfo[]) => {
  const [article, open] = useState<string | null>(null)
  return {
    open,
    dialog: <ArticleDialog game={game} rules={rules} article={article} onClose={() => open(null)} />,
  }
}
