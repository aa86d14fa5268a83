// The article behind a citation: the rules of this game that rest on it.

import { Suspense, useState } from 'react'
import type { RuleInfo } from '../../app/types.js'
import { articleLabel } from '../../i18n/articles.js'
import { useLanguage } from '../../i18n/language.js'
import { useInLanguage, useRule } from '../../i18n/rulebook.js'
import { Cite } from '../../parts/Cite.js'
import { Dialog } from '../../parts/Dialog.js'
import { Places } from '../../parts/Places.js'
import { useTableWords } from './words.js'

/** The rule that is named, and the others that rest on the same article. Without a name the article is told by all. */
export const rulesAt = (
  rules: readonly RuleInfo[],
  { article, rule: asked }: Cited,
): { readonly named: readonly RuleInfo[]; readonly rest: readonly RuleInfo[] } => {
  const first = article.split(';')[0]?.trim() ?? article
  const exact = rules.filter((rule) => rule.article === article)
  const near = exact.length > 0 ? exact : rules.filter((rule) => rule.article.includes(first))
  const named = rules.filter(({ rule }) => rule === asked)
  return named.length > 0 ? { named, rest: near.filter(({ rule }) => rule !== asked) } : { named: near, rest: [] }
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

const Reading = ({ rule, reading }: RuleInfo) => (
  <li>
    <blockquote>{reading}</blockquote>
    <Cite rule={rule} named />
  </li>
)

const Readings = ({ rules, cited }: { rules: readonly RuleInfo[]; cited: Cited }) => {
  const w = useTableWords()
  const own = useRule(cited.rule)
  const { named: found, rest } = rulesAt(rules, cited)
  const named = found.length === 0 && own ? [own] : found
  const [shown, folded] = [useInLanguage(named), useInLanguage(rest)]
  return (
    <>
      {shown.length > 0 && <h3 className="caps">{w.reading}</h3>}
      <ul className="article">
        {shown.map((each) => (
          <Reading key={each.rule} {...each} />
        ))}
      </ul>
      {folded.length > 0 && (
        <details className="article-rest">
          <summary>{w.articleRest(folded.length)}</summary>
          <ul className="article">
            {folded.map((each) => (
              <Reading key={each.rule} {...each} />
            ))}
          </ul>
        </details>
      )}
    </>
  )
}

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
