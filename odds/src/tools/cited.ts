// The one place where odds look up what a rule says: reports name the article beside the rule.

import type { RuleId } from '@tapete/engine'
import { articleOf } from '@tapete/engine/rulebook'

export interface Cited {
  readonly article: string
  readonly rule: string
}

export const cited = (rule: RuleId): Cited => ({ article: articleOf(rule), rule })
