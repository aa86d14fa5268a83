// Every `no` of this family besides those of the shared rules.

import { refuser } from '../kernel/refusals.js'

export const REFUSALS = [
  'bets-awaited',
  'call-is-exact',
  'cannot-have-happened',
  'card-seen-before',
  'card-told-twice',
  'cards-are-drawn',
  'cards-are-real',
  'cards-left',
  'cards-not-told',
  'deck-not-ready',
  'hand-not-turned',
  'line-taken-back',
  'no-card-due',
  'no-card-to-tell',
  'no-card-told',
  'no-hand-here',
  'no-hand-waits',
  'no-player-present',
  'no-stuck-cards',
  'no-such-cause',
  'no-such-choice',
  'no-such-number',
  'no-such-place',
  'no-such-reason',
  'nobody-buys',
  'nobody-to-object',
  'not-asked',
  'not-at-this-stage',
  'not-your-turn',
  'seat-named',
  'side-bet-after-bet',
  'too-many-cards',
  'wrong-number-told',
] as const

export const refuse = refuser(REFUSALS)
