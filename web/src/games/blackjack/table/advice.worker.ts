// Works out advice beside the page: the first question against an upcard takes a while.

import type { Card } from '@tapete/engine'
import { type Advice, type Advised, adviceFor, type BlackjackRules, rulesOfTable } from '@tapete/odds/blackjack'
import { GAMES } from '../games.js'

export interface Question {
  readonly id: string
  readonly game: string
  readonly config: { readonly [setting: string]: unknown }
  readonly hand: readonly string[]
  readonly upcard: string
  readonly decisions: readonly string[]
  readonly split: boolean
}

export interface Answer {
  readonly id: string
  readonly advice: Advice | undefined
}

const known = new Map<string, BlackjackRules>()

const rulesFor = (game: string, config: Question['config']): BlackjackRules | undefined => {
  const key = `${game} ${JSON.stringify(config)}`
  const before = known.get(key)
  const found = GAMES.find(({ id }) => id === game)
  if (before || !found) return before
  const rules = rulesOfTable(found, config as Parameters<typeof rulesOfTable>[1])
  known.set(key, rules)
  return rules
}

self.onmessage = ({ data }: MessageEvent<Question>) => {
  const rules = rulesFor(data.game, data.config)
  const advice =
    rules &&
    adviceFor(rules, data.hand as readonly Card[], data.upcard as Card, data.decisions as readonly Advised[], {
      split: data.split,
    })
  self.postMessage({ id: data.id, advice } satisfies Answer)
}
