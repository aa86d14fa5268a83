// Canal 21: a hand of 21 against a Canal 21 of the bank may be decided by one card each (CAN-44 to CAN-50).

import type { SeatId } from '../kernel/actors.js'
import { type Card, RANKS, rankOf } from '../kernel/cards.js'
import { notPresent } from '../kernel/chips.js'
import type { RuleId } from '../kernel/citations.js'
import type { Refused, Rule } from '../kernel/contract.js'
import { EVEN, type Odds } from '../kernel/money.js'
import { answer, notNow } from '../kernel/rules.js'
import { type Bet, chain, change, event } from '../kernel/table.js'
import { afterDuel } from './flow.js'
import { tieBreakSpot } from './layout.js'
import { atTurn, type Blackjack, type BlackjackKind, type Hand, playing } from './play.js'
import { refuse } from './refusals.js'
import { cannotRaise, originalOf, type Raise, raise, stakesOf } from './stakes.js'
import { equalCardsPay, type Variant } from './variants.js'

/** The ace is highest, then K, Q, J, 10 down to 2; suits do not count (CAN-47). */
const height = (card: Card): number => (rankOf(card) === 'A' ? RANKS.length : RANKS.indexOf(rankOf(card)))

/** Whose card of a tie-break is the higher. */
export const higherCard = (players: Card, banks: Card): 'player' | 'bank' | 'equal' => {
  const ahead = height(players) - height(banks)
  return ahead > 0 ? 'player' : ahead < 0 ? 'bank' : 'equal'
}

export interface DuelResult {
  readonly result: 'wins' | 'loses'
  readonly pays: Odds | null
  readonly rule: RuleId
}

/** Undefined until both cards lie on the cloth. */
export const duelResult = (s: Blackjack): DuelResult | undefined => {
  const [mine, banks] = s.play.duel ?? []
  if (mine === undefined || banks === undefined) return undefined
  const higher = higherCard(mine, banks)
  if (higher === 'bank') return { result: 'loses', pays: null, rule: 'CAN-48' }
  if (higher === 'player') return { result: 'wins', pays: EVEN, rule: 'CAN-48' }
  return { result: 'wins', pays: equalCardsPay(s.config), rule: 'CAN-49' }
}

/** The whole stake of the hand, its double included, and the bet of the tie-break (G-CA-08). */
export const duelStakes = (s: Blackjack, variant: Variant): Bet[] => {
  const hand = atTurn(s) as Hand
  return [...stakesOf(s, variant, hand, 1), ...s.bets.filter((bet) => bet.on === tieBreakSpot(hand.id))]
}

export const tieBreakRules = (variant: Variant): Rule<BlackjackKind>[] => {
  const notOffered = (s: Blackjack, id: SeatId): Refused | undefined => {
    const early = notNow(s, 'CAN-44', 'tie-break')
    if (early) return early
    const hand = atTurn(s) as Hand
    if (hand.seat !== id) return refuse('not-your-turn', 'BJ-04', { turn: hand.id })
    return s.play.duel === null ? undefined : refuse('tie-break-begun', 'CAN-46')
  }
  const wager = (s: Blackjack): Raise[] => {
    const hand = atTurn(s) as Hand
    return [{ on: tieBreakSpot(hand.id), amount: originalOf(s, variant, hand, 1) }]
  }
  return [
    answer<BlackjackKind>('tie-break', {
      cite: 'CAN-46',
      refusal: (s, id) => notOffered(s, id) ?? notPresent(s, id) ?? cannotRaise(s, id, wager(s), 'CAN-46'),
      apply: (s, id) =>
        chain(raise(s, variant, id, wager(s)), (after) =>
          change(after, playing(after, { duel: [] }), [
            event('tie-break-taken', 'CAN-46', { seat: id, hand: s.play.turn as string }),
          ]),
        ),
    }),

    answer<BlackjackKind>('decline', {
      cite: 'CAN-45',
      refusal: notOffered,
      apply: (s, id) =>
        chain(
          change(s, {}, [event('tie-break-declined', 'CAN-45', { seat: id, hand: s.play.turn as string })]),
          (after) => afterDuel(after, variant),
        ),
    }),
  ]
}
