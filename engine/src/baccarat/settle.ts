// Collecting what lost, paying what won, giving back what is void, and taking the cards away.

import type { SeatId } from '../kernel/actors.js'
import type { Change, Refused, Rule } from '../kernel/contract.js'
import type { Customs } from '../kernel/customs.js'
import { EVEN } from '../kernel/money.js'
import { unauthorised, unnotified } from '../kernel/outside-limits.js'
import { endRound } from '../kernel/rounds.js'
import { notNow, plain } from '../kernel/rules.js'
import { bySeat, collect, giveBack, paySeat, type Win } from '../kernel/settlement.js'
import { type Bet, chain, change, event, occupied, unchanged } from '../kernel/table.js'
import { bankCollects, bankPaid, bankRoundOver, coveredByBank, dissolve } from './bank.js'
import { commissionOf, isSide, TIE_PAYS } from './layout.js'
import { type Baccarat, type BaccaratKind, NO_ROUND, playing } from './play.js'
import { afterRound } from './preparation.js'
import { passesAfterLoss } from './sabot.js'
import type { Variant } from './variants.js'

type Step = Change<BaccaratKind>

/** Place by place, in the order of the places. */
const inOrder = (s: Baccarat): Bet[] => occupied(s).flatMap((id) => s.bets.filter((bet) => bet.seat === id))

const losers = (s: Baccarat): Bet[] => {
  const winner = s.play.result?.winner
  return winner === 'tie' ? [] : inOrder(s).filter((bet) => bet.on !== winner)
}

/** On equal totals bets on a hand are void. */
const voids = (s: Baccarat): Bet[] =>
  s.play.result?.winner === 'tie' ? inOrder(s).filter((bet) => isSide(bet.on)) : []

const wins = (s: Baccarat, variant: Variant): Win[] => {
  const winner = s.play.result?.winner
  return inOrder(s)
    .filter((bet) => bet.on === winner)
    .map((bet): Win => {
      if (winner === 'tie') return { bet, pays: TIE_PAYS, cite: variant.articles.tie }
      if (winner === 'punto') return { bet, pays: EVEN, cite: 'BAC-27' }
      return { bet, pays: EVEN, cite: 'BAC-28', commission: { of: commissionOf(s.config), to: 'commission' } }
    })
}

/** Seats with something to win that may be held for verification (GEN-41). */
export const winners = (s: Baccarat, variant: Variant): SeatId[] =>
  s.phase === 'collect' || s.phase === 'pay' ? [...new Set(wins(s, variant).map((win) => win.bet.seat))] : []

export const settleRules = (variant: Variant, customs: Customs<BaccaratKind>): Rule<BaccaratKind>[] => {
  const banked = variant.sabot === 'banker'
  const spots = (s: Baccarat) => customs.spots(s.config)

  const cannotPay = (s: Baccarat): Refused | undefined =>
    notNow(s, 'BAC-24', 'pay') ??
    unnotified(s, spots(s)) ??
    unauthorised(
      s,
      spots(s),
      wins(s, variant).map((win) => win.bet),
    )

  const payAll = (s: Baccarat): Step =>
    chain(
      unchanged(s),
      ...bySeat(wins(s, variant)).map(
        ([id, won]) =>
          (after: Baccarat): Step =>
            paySeat(after, customs, id, won, 'BAC-24'),
      ),
      (after) => giveBack(after, voids(after), 'bet-returned', variant.articles.tie),
    )

  return [
    plain<BaccaratKind>('collect', {
      nature: 'settle',
      by: ['croupier'],
      cite: 'BAC-24',
      refusal: (s) => notNow(s, 'BAC-24', 'collect') ?? unnotified(s, spots(s)),
      apply: (s) =>
        chain(
          banked && s.play.result?.winner === 'banca' ? coveredByBank(s) : unchanged(s),
          (after) => collect(after, customs, losers(after), () => 'BAC-26'),
          (after) => (banked ? bankCollects(after, s) : unchanged(after)),
          (after) => change(after, { phase: after.bets.length > 0 ? 'pay' : 'clear' }),
        ),
    }),

    plain<BaccaratKind>('pay', {
      nature: 'settle',
      countsTime: (s) => s.holding.length > 0,
      by: ['croupier'],
      cite: 'BAC-24',
      refusal: cannotPay,
      apply: (s) =>
        chain(
          banked && s.play.result?.winner === 'punto' ? coveredByBank(s) : unchanged(s),
          payAll,
          (after) => (banked ? bankPaid(after) : unchanged(after)),
          (after) => change(after, { phase: 'clear' }),
        ),
    }),

    plain<BaccaratKind>('collect-cards', {
      nature: 'settle',
      lastLook: true,
      by: ['croupier'],
      cite: 'BAC-24',
      refusal: (s) => notNow(s, 'BAC-24', 'clear'),
      apply: (s) => finish(s, variant, customs),
    }),
  ]
}

/** The cards go to the discards, the sabot to whose turn it is, and the round is over. */
export const finish = (s: Baccarat, variant: Variant, customs: Customs<BaccaratKind>): Step => {
  const counts = s.play.result !== null
  const out = s.play.punto.cards.length + s.play.banca.cards.length
  return chain(
    change(s, {}, [event('cards-collected', 'BAC-24', { cards: out })]),
    (after) => (variant.sabot === 'player' ? passesAfterLoss(after) : unchanged(after)),
    (after) => (variant.sabot === 'banker' ? bankRoundOver(after) : unchanged(after)),
    (after) => change(after, playing(after, NO_ROUND)),
    afterRound,
    (after) => closesWithShoe(after, counts),
    (after) => endRound(after, customs, counts, 'BAC-24'),
    // A table that has closed keeps nobody's bank.
    (after) => (after.status === 'closed' ? dissolve(after, 'CHF-15') : unchanged(after)),
  )
}

/** «Último sabot de la mesa»: with the shoe the table is over (BAC-34). */
export const closesWithShoe = (s: Baccarat, counts: boolean): Step =>
  s.play.lastShoe && s.play.shoe.stage === 'over'
    ? change(s, { closing: counts ? 1 : 0, ...playing(s, { lastShoe: false }) })
    : unchanged(s)
