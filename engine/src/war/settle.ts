// Collecting what lost, paying what won, in the first comparison and in each war; then the cards and the end of the round.

import type { SeatId } from '../kernel/actors.js'
import type { Card } from '../kernel/cards.js'
import type { RuleId } from '../kernel/citations.js'
import type { Change, Event, Rule } from '../kernel/contract.js'
import type { Customs } from '../kernel/customs.js'
import { EVEN } from '../kernel/money.js'
import { isVoid, limitsTold, unauthorised, unnotified } from '../kernel/outside-limits.js'
import { afterRound } from '../kernel/packs/packs.js'
import { endRound } from '../kernel/rounds.js'
import { notNow, plain } from '../kernel/rules.js'
import { bySeat, collect, giveBack, paySeat, type Win } from '../kernel/settlement.js'
import { type Bet, chain, change, event, unchanged } from '../kernel/table.js'
import { nextTie, nextWar } from './battle.js'
import { bonusName, SPOTS } from './layout.js'
import {
  compare,
  fighters,
  firstResult,
  type Hand,
  NO_ROUND,
  playing,
  type Result,
  type War,
  type WarKind,
  waiting,
  withHands,
} from './play.js'
import { PACK_RULES } from './settings.js'
import { raises, tieBets, voidHand, warBets } from './stakes.js'

type Step = Change<WarKind>

interface Loss {
  readonly bet: Bet
  readonly cite: RuleId
}

const isWar = (s: War): boolean => s.play.fighting.length > 0

/** The hands that are settled now, with what became of each. */
const settling = (s: War): { hand: Hand; result: Result }[] =>
  isWar(s)
    ? fighters(s)
        .filter((hand) => hand.status === 'waiting')
        .map((hand) => ({ hand, result: compare(hand.warCard as Card, hand.against as Card) }))
    : waiting(s).map((hand) => ({ hand, result: firstResult(s, hand) }))

/** A war whose first bet the room head refused to pay is void, and the raise that rides on it goes back (G-04). */
const isVoidWar = (s: War, hand: Hand): boolean => isWar(s) && voidHand(s, hand)

const lossesOf = (s: War, hand: Hand, result: Result): Loss[] => {
  if (isVoidWar(s, hand)) return []
  if (isWar(s))
    return result === 'loses' ? [...warBets(s, hand), ...raises(s, hand)].map((bet) => ({ bet, cite: 'WAR-23' })) : []
  return [
    ...(result === 'loses' ? warBets(s, hand).map((bet): Loss => ({ bet, cite: 'WAR-14' })) : []),
    ...(result === 'ties' ? [] : tieBets(s, hand).map((bet): Loss => ({ bet, cite: 'WAR-16' }))),
  ]
}

/** Whether a tied hand whose bet on the tie was paid is done, and its bet goes back (WAR-18, WAR-43). */
const isReturned = (s: War, hand: Hand, result: Result): boolean =>
  !isWar(s) &&
  result === 'ties' &&
  s.config.tieBettorMainBet === 'push' &&
  tieBets(s, hand).some((bet) => !isVoid(s, SPOTS, bet))

const winsOf = (s: War, hand: Hand, result: Result): Win[] => {
  const bets = warBets(s, hand)
  if (!isWar(s)) {
    if (result === 'wins') return bets.map((bet) => ({ bet, pays: EVEN, cite: 'WAR-13' }))
    return result === 'ties'
      ? tieBets(s, hand).map((bet) => ({ bet, pays: SPOTS.get(bet.on)?.pays ?? EVEN, cite: 'WAR-15' }))
      : []
  }
  if (result === 'loses' || isVoidWar(s, hand)) return []
  const cite = result === 'wins' ? 'WAR-22' : 'WAR-24'
  const both: Win[] = [...bets, ...raises(s, hand)].map((bet) => ({ bet, pays: EVEN, cite }))
  // Equal to the first bet, as the raise is: counted on it, it tells the limits of the first no second time (WAR-24).
  const bonus: Win[] = raises(s, hand).map((bet) => ({
    bet,
    pays: EVEN,
    cite: 'WAR-24',
    as: bonusName(hand.box),
    stays: 'same',
  }))
  return result === 'ties' ? [...both, ...bonus] : both
}

const allWins = (s: War): Win[] => settling(s).flatMap(({ hand, result }) => winsOf(s, hand, result))

/** Seats with something to win that may be held for verification (GEN-41). */
export const winners = (s: War): SeatId[] =>
  s.phase === 'collect' || s.phase === 'pay' ? [...new Set(allWins(s).map(({ bet }) => bet.seat))] : []

const cardsOf = (hand: Hand): Event => event('cards-collected', 'WAR-25', { seat: hand.seat, hand: String(hand.box) })

/** A hand is done: its cards go to the discards as its bets are settled (WAR-25). */
const out = (s: War, hands: readonly Hand[]): Step =>
  change(
    s,
    withHands(
      s,
      hands.map((hand) => hand.seat),
      { status: 'out' },
    ),
    hands.map(cardsOf),
  )

const returned = (s: War, bets: readonly Bet[], type: string, cite: RuleId): Step => {
  const told = bets.flatMap((bet) => limitsTold(s, SPOTS, bet))
  return chain(giveBack(s, bets, type, cite), (after) => change(after, {}, told))
}

/** What lost is taken at once, with the cards of its hand (WAR-14). */
const takeLosses = (s: War, customs: Customs<WarKind>): Step => {
  const lost = settling(s).flatMap(({ hand, result }) => lossesOf(s, hand, result))
  const cites = new Map(lost.map(({ bet, cite }) => [bet, cite]))
  const gone = settling(s).filter(({ result, hand }) => result === 'loses' && !isVoidWar(s, hand))
  return chain(
    collect(
      s,
      customs,
      lost.map(({ bet }) => bet),
      (bet) => cites.get(bet) as RuleId,
    ),
    (after) =>
      out(
        after,
        gone.map(({ hand }) => hand),
      ),
  )
}

const payWinners = (s: War, customs: Customs<WarKind>): Step => {
  const hands = settling(s)
  const back = hands.filter(({ hand, result }) => isReturned(s, hand, result)).map(({ hand }) => hand)
  const voided = hands.map(({ hand }) => hand).filter((hand) => isVoidWar(s, hand))
  const done = hands.filter(({ result }) => isWar(s) || result === 'wins').map(({ hand }) => hand)
  return chain(
    unchanged(s),
    ...bySeat(allWins(s)).map(
      ([id, wins]) =>
        (after: War): Step =>
          paySeat(after, customs, id, wins, isWar(s) ? 'WAR-22' : 'WAR-13'),
    ),
    (after) =>
      returned(
        after,
        back.flatMap((hand) => warBets(after, hand)),
        'bet-returned',
        'WAR-43',
      ),
    (after) =>
      returned(
        after,
        voided.flatMap((hand) => [...warBets(after, hand), ...raises(after, hand)]),
        'bet-voided',
        'GEN-14',
      ),
    (after) => out(after, [...done, ...back]),
    (after) => (isWar(after) ? nextWar(after) : nextTie(after)),
  )
}

/** Whether anything is left to be paid or given back after the losers. */
const paysNow = (s: War): boolean =>
  settling(s).some(
    ({ hand, result }) => winsOf(s, hand, result).length > 0 || isReturned(s, hand, result) || isVoidWar(s, hand),
  )

export const settleRules = (customs: Customs<WarKind>): Rule<WarKind>[] => [
  plain<WarKind>('collect', {
    nature: 'settle',
    by: ['croupier'],
    cite: 'WAR-14',
    refusal: (s) => notNow(s, 'WAR-14', 'collect') ?? unnotified(s, SPOTS),
    apply: (s) =>
      chain(takeLosses(s, customs), (after) => {
        if (paysNow(after)) return change(after, { phase: 'pay' })
        return isWar(after) ? nextWar(after) : nextTie(after)
      }),
  }),

  plain<WarKind>('pay', {
    nature: 'settle',
    countsTime: (s) => s.holding.length > 0,
    by: ['croupier'],
    cite: 'WAR-13',
    refusal: (s) =>
      notNow(s, 'WAR-13', 'pay') ??
      unnotified(s, SPOTS) ??
      unauthorised(
        s,
        SPOTS,
        allWins(s).map(({ bet }) => bet),
      ),
    apply: (s) => payWinners(s, customs),
  }),

  plain<WarKind>('collect-cards', {
    nature: 'settle',
    lastLook: true,
    by: ['croupier'],
    cite: 'WAR-25',
    refusal: (s) => notNow(s, 'WAR-25', 'clear'),
    apply: (s) =>
      chain(change(s, {}, [event('cards-collected', 'WAR-25', { hand: 'bank' })]), (after) =>
        finish(after, customs, true, 'WAR-25'),
      ),
  }),
]

/** `counts` says whether the round had a result. */
export const finish = (s: War, customs: Customs<WarKind>, counts: boolean, cite: RuleId): Step =>
  chain(
    change(s, playing(s, NO_ROUND)),
    (after) => afterRound(after, PACK_RULES),
    (after) => endRound(after, customs, counts, cite),
  )
