// The one place where odds read a citation, so that what a citation is may change without them.

import { cite, type RuleId, type Spot } from '@tapete/engine'

export interface Cited {
  readonly article: string
  readonly rule: string
}

export const cited = ({ article, rule }: Spot['cite']): Cited => ({ article, rule })

export const citedAs = (rule: RuleId): Cited => cited(cite(rule))
