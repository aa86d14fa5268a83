// What may go wrong at a table, and what several causes do about it.

import type { Staff } from '../kernel/actors.js'
import type { RuleId } from '../kernel/citations.js'
import type { Change, Refused } from '../kernel/contract.js'
import { betweenRounds, chain, change, event } from '../kernel/table.js'
import { destination } from './deal.js'
import { type Blackjack, type BlackjackKind, playing } from './play.js'
import { leavesShoe, shoeOver } from './preparation.js'
import { refuse } from './refusals.js'
import type { Variant } from './variants.js'

export interface Cause {
  readonly by: Staff
  readonly rule: RuleId
  /** Why it cannot have happened now. */
  refusal(s: Blackjack, variant: Variant): Refused | undefined
  apply(s: Blackjack, variant: Variant): Change<BlackjackKind>
}

export const notHere = (rule: RuleId): Refused => refuse('cannot-have-happened', rule)

/** A card leaves the shoe unseen and goes to the discards. The cut card under it ends the shoe (BJK-53, MZA-07). */
export const burnUnseen = (s: Blackjack, variant: Variant, rule: RuleId): Change<BlackjackKind> => {
  const { shoe, events } = leavesShoe(s, variant)
  const burned = change(s, playing(s, { shoe }), [event('card-burned', rule), ...events])
  return betweenRounds(s) ? chain(burned, (after) => shoeOver(after, variant)) : burned
}

/** The next card is burned face up instead of played. */
export const burnNext = (s: Blackjack, cause: string, rule: RuleId): Change<BlackjackKind> =>
  change(s, playing(s, { burning: rule }), [event('irregular-play', rule, { cause })])

export const noted = (s: Blackjack, cause: string, rule: RuleId): Change<BlackjackKind> =>
  change(s, {}, [event('irregular-play', rule, { cause })])

/** Cards lie in the order they should have fallen in: what the table shows is what they are reordered to. */
export const reordered = (s: Blackjack, rule: RuleId): Change<BlackjackKind> =>
  change(s, {}, [
    event('cards-reordered', rule, {
      hands: s.play.hands.map((hand) => ({ hand: hand.id, cards: hand.cards })),
      bank: s.play.bank.cards,
    }),
  ])

export const isRound = (s: Blackjack): boolean => !betweenRounds(s) && s.play.hands.length > 0
export const secondCards = (s: Blackjack): boolean => s.phase === 'deal' && s.play.dealt.length > s.play.hands.length
export const afterBank = (s: Blackjack): boolean => ['collect', 'pay', 'clear'].includes(s.phase)
export const comes = (s: Blackjack, variant: Variant): boolean =>
  s.play.burning === null && s.play.stuck === null && s.play.aside.length === 0 && destination(s, variant) !== undefined
