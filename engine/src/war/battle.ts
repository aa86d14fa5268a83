// A tie: whoever did not bet on it surrenders or goes to war, from the left; then the wars, one by one or all together.

import type { SeatId } from '../kernel/actors.js'
import { notPresent } from '../kernel/chips.js'
import type { Change, Refused, Rule } from '../kernel/contract.js'
import { HALF, share } from '../kernel/money.js'
import { isVoid, limitsTold, playing as playingPart, unnotified } from '../kernel/outside-limits.js'
import { answer, notNow } from '../kernel/rules.js'
import { halved } from '../kernel/settlement.js'
import { balance, chain, change, event, say } from '../kernel/table.js'
import { SPOTS } from './layout.js'
import { firstResult, type Hand, handOf, playing, type War, type WarKind, waiting, withHands } from './play.js'
import { refuse } from './refusals.js'
import { raise, raiseOf, voidHand, warBets } from './stakes.js'

type Step = Change<WarKind>

/** The next tied hand that has not chosen; when all have, their wars; when there is none left, the cards go. */
export const nextTie = (s: War): Step => {
  const hand = waiting(s).find((each) => each.chose === null && firstResult(s, each) === 'ties')
  if (!hand) return nextWar({ ...s, ...playing(s, { turn: null }) })
  return change(s, { phase: 'ties', ...playing(s, { turn: hand.seat }) }, [
    event('tie-offered', 'WAR-17', { seat: hand.seat, box: hand.box }),
    say('rendirse o ir a la Guerra', 'WAR-17'),
  ])
}

/** Wars from the croupier's left: each by itself, or all against one card (WAR-21). */
export const nextWar = (s: War): Step => {
  const left = waiting(s)
    .filter((hand) => hand.chose === 'war')
    .map((hand) => hand.seat)
  const fighting = s.config.warDealing === 'shared' ? left : left.slice(0, 1)
  return fighting.length > 0
    ? change(s, { phase: 'war', ...playing(s, { fighting, drawn: [] }) })
    : change(s, { phase: 'clear', ...playing(s, { fighting: [], drawn: [] }) })
}

const notTheirTurn = (s: War, id: SeatId, cite: 'WAR-19' | 'WAR-20'): Refused | undefined => {
  const early = notNow(s, cite, 'ties')
  if (early) return early
  return s.play.turn === id ? unnotified(s, SPOTS) : refuse('not-your-turn', 'WAR-34', { turn: s.play.turn })
}

/** Half of the first bet goes to the bank, the rest back; then the cards (WAR-19). */
const surrender = (s: War, hand: Hand): Step => {
  const bets = warBets(s, hand)
  const events = bets.flatMap((bet) => {
    const plays = isVoid(s, SPOTS, bet) ? 0 : playingPart(s, SPOTS, bet)
    return [halved(bet, share(plays, HALF), 'WAR-19', () => bet.with), ...limitsTold(s, SPOTS, bet)]
  })
  const patch = withHands(s, [hand.seat], { chose: 'surrender', status: 'out' })
  return change(s, { bets: s.bets.filter((bet) => !bets.includes(bet)), ...patch }, [
    event('surrendered', 'WAR-19', { seat: hand.seat, box: hand.box }),
    ...events,
    event('cards-collected', 'WAR-25', { seat: hand.seat, hand: String(hand.box) }),
  ])
}

export const tieRules: Rule<WarKind>[] = [
  answer<WarKind>('go-to-war', {
    cite: 'WAR-20',
    refusal: (s, id) => {
      const no = notTheirTurn(s, id, 'WAR-20') ?? notPresent(s, id)
      if (no) return no
      const hand = handOf(s, id) as Hand
      if (voidHand(s, hand)) return refuse('bet-is-void', 'GEN-14')
      const needs = raiseOf(s, hand)
      return needs > balance(s, id) ? refuse('not-enough-chips', 'WAR-20', { have: balance(s, id), needs }) : undefined
    },
    apply: (s, id) => {
      const hand = handOf(s, id) as Hand
      return chain(
        raise(s, hand),
        (after) =>
          change(after, withHands(after, [id], { chose: 'war' }), [
            event('went-to-war', 'WAR-20', { seat: id, box: hand.box }),
          ]),
        nextTie,
      )
    },
  }),

  // The croupier surrenders for whoever does not answer or has gone: nobody else may stake their chips.
  answer<WarKind>('surrender', {
    cite: 'WAR-19',
    refusal: (s, id) => notTheirTurn(s, id, 'WAR-19'),
    apply: (s, id) => chain(surrender(s, handOf(s, id) as Hand), nextTie),
  }),
]
