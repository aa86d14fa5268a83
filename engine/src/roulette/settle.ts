// After the number: losing stakes cleared in their order, approval, payment in its order, the ball checked.

import { type SeatId, seatNumber } from '../kernel/actors.js'
import type { RuleId } from '../kernel/citations.js'
import type { Change, Event, Json, Rule, Spot } from '../kernel/contract.js'
import type { Customs } from '../kernel/customs.js'
import { odds } from '../kernel/money.js'
import { limitsTold, playing as playingPart, unauthorised, unnotified } from '../kernel/outside-limits.js'
import { endRound } from '../kernel/rounds.js'
import { choice, notNow, plain } from '../kernel/rules.js'
import { bySeat, collected, paySeat, type Win } from '../kernel/settlement.js'
import { type Bet, chain, change, event, FAULT, holding, stakes, transfer, unchanged } from '../kernel/table.js'
import { around, isInside, isZero, PAYS } from './layout.js'
import { HISTORY_MAX, PRISON, playing, type Roulette, type RouletteKind, ZERO } from './play.js'
import { refuse } from './refusals.js'
import type { Variant } from './variants.js'
import { decideForGood, takesHalf } from './zero.js'

type Verdict = 'wins' | 'freed' | 'loses' | 'zero'

/** What a number does to a bet. */
const verdict = (spot: Spot, bet: Bet, pocket: string): Verdict => {
  if (spot.covers.includes(pocket)) return bet.tag === PRISON ? 'freed' : 'wins'
  return isZero(pocket) && spot.kind === 'even-chance' && bet.tag !== PRISON ? 'zero' : 'loses'
}

const spotOf = (variant: Variant, bet: Bet): Spot => variant.spots.get(bet.on) as Spot

/** Where on the cloth a losing stake lies, for the order of clearing. */
const group = (spot: Spot, near: ReadonlySet<string>): string => {
  if (spot.kind === 'column' || spot.kind === 'two-columns') return 'columns'
  if (!isInside(spot.kind)) return 'chances'
  return spot.covers.some((number) => near.has(number)) ? 'around' : 'rest'
}

const losing = (s: Roulette, variant: Variant, pocket: string): Bet[] => {
  const near = around(variant.zeros, pocket)
  const rank = (bet: Bet) => variant.collectOrder.indexOf(group(spotOf(variant, bet), near))
  return s.bets
    .filter((bet) => bet.tag !== ZERO && ['loses', 'zero'].includes(verdict(spotOf(variant, bet), bet, pocket)))
    .sort((a, b) => rank(a) - rank(b) || seatNumber(a.seat) - seatNumber(b.seat))
}

/** Winning bets in the order of payment, freed prisoners among them at nothing. */
const winning = (s: Roulette, variant: Variant): Win[] => {
  const { pocket } = s.play
  if (pocket === null) return []
  const rank = (win: Win) => variant.payOrder.findIndex((kinds) => kinds.includes(spotOf(variant, win.bet).kind))
  const byClass = (a: Win, b: Win) => rank(a) - rank(b)
  const byPlayer = (a: Win, b: Win) => seatNumber(a.bet.seat) - seatNumber(b.bet.seat)
  const [first, second] = variant.payBy === 'class' ? [byClass, byPlayer] : [byPlayer, byClass]
  return s.bets
    .filter((bet) => bet.tag !== ZERO)
    .flatMap((bet): Win[] => {
      const spot = spotOf(variant, bet)
      const outcome = verdict(spot, bet, pocket)
      if (outcome === 'freed') return [{ bet, pays: odds(0, 1), cite: 'RF-30' }]
      return outcome === 'wins' ? [{ bet, pays: spot.pays, cite: spot.cite }] : []
    })
    .sort((a, b) => first(a, b) || second(a, b))
}

/** Seats that are about to be paid something. */
export const winners = (s: Roulette, variant: Variant): SeatId[] =>
  s.phase === 'approve' || s.phase === 'pay'
    ? [
        ...new Set(
          winning(s, variant)
            .filter((win) => win.pays.num > 0)
            .map((win) => win.bet.seat),
        ),
      ]
    : []

const loseCitation = (variant: Variant, pocket: string, bet: Bet): RuleId => {
  if (bet.tag === PRISON) return isZero(pocket) ? 'RF-32' : 'RF-31'
  return (isZero(pocket) && variant.articles.zeroLoses[pocket]) || variant.articles.loses
}

const settled = (s: Roulette, variant: Variant): Partial<Roulette> =>
  winning(s, variant).length > 0 ? { phase: 'approve' } : { phase: 'check', ...playing(s, { tipWindow: true }) }

/** Counted in straights of the winning number, as a croupier may; the amount paid never comes from it. */
const inStraights = ({ bet, pays }: Win): Json => ({ num: bet.amount * pays.num, den: PAYS.straight.num * pays.den })

const finishRound = (s: Roulette, variant: Variant, customs: Customs<RouletteKind>): Change<RouletteKind> =>
  chain(s.closing === 1 ? decideForGood(s, variant) : unchanged(s), (after) =>
    endRound({ ...after, ...playing(after, { pocket: null }) }, customs, true, variant.articles.check),
  )

export const settleRules = (variant: Variant, customs: Customs<RouletteKind>): Rule<RouletteKind>[] => {
  const { articles, spots } = variant

  /** What the number takes from a bet. The excess over the maximum goes back before its player decides. */
  const taken = (s: Roulette, bet: Bet, pocket: string): Event[] => {
    if (verdict(spotOf(variant, bet), bet, pocket) === 'loses')
      return collected(s, customs, bet, loseCitation(variant, pocket, bet))
    const plays = playingPart(s, spots, bet)
    const due = event('zero-decision-due', 'RF-28', {
      seat: bet.seat,
      on: bet.on,
      with: bet.with,
      stake: plays,
      transfers: transfer(stakes(bet.seat), holding(bet.seat, bet.with), bet.amount - plays),
    })
    return [variant.prison ? due : takesHalf(s, bet, plays, variant, pocket), ...limitsTold(s, spots, bet)]
  }

  /** What stays on the cloth of a bet that did not win: an even chance that waits for its player's choice. */
  const stays = (s: Roulette, bet: Bet, pocket: string): Bet[] => {
    const amount = playingPart(s, spots, bet)
    const waits = variant.prison && verdict(spotOf(variant, bet), bet, pocket) === 'zero' && amount > 0
    return waits ? [{ ...bet, amount, tag: ZERO }] : []
  }

  return [
    plain<RouletteKind>('collect', {
      by: ['croupier'],
      cite: articles.collectOrder,
      nature: 'settle',
      refusal: (s) => notNow(s, articles.collectOrder, 'collect') ?? unnotified(s, spots),
      apply: (s) => {
        const pocket = s.play.pocket as string
        const losers = losing(s, variant, pocket)
        const bets = s.bets.flatMap((bet) => (losers.includes(bet) ? stays(s, bet, pocket) : [bet]))
        const cleared = change(
          s,
          { bets },
          losers.flatMap((bet) => taken(s, bet, pocket)),
        )
        return chain(cleared, (after) => {
          const history = [pocket, ...after.play.history].slice(0, HISTORY_MAX)
          const shown = { ...after, ...playing(after, { history, marker: null, threwAt: s.openedAt }) }
          return change(shown, settled(shown, variant), [event('marker-removed', articles.marker, { pocket })])
        })
      },
    }),

    plain<RouletteKind>('approve', {
      by: ['pit-boss'],
      cite: articles.approve,
      nature: 'settle',
      refusal: (s) => notNow(s, articles.approve, 'approve'),
      apply: (s) => {
        const counted = winning(s, variant).map((win) => ({
          seat: win.bet.seat,
          on: win.bet.on,
          with: win.bet.with,
          stake: win.bet.amount,
          colour: s.play.colours[win.bet.seat]?.colour ?? null,
          ...(s.config.reductions && isInside(spotOf(variant, win.bet).kind) ? { straights: inStraights(win) } : {}),
        }))
        return change(s, { phase: 'pay' }, [event('payment-approved', articles.approve, { counted: counted as Json })])
      },
    }),

    plain<RouletteKind>('pay', {
      by: ['croupier'],
      cite: articles.payOrder,
      nature: 'settle',
      countsTime: (s) => s.holding.length > 0,
      refusal: (s) =>
        notNow(s, articles.payOrder, 'pay') ??
        unauthorised(
          s,
          spots,
          winning(s, variant).map((win) => win.bet),
        ),
      apply: (s) =>
        chain(
          unchanged(s),
          ...bySeat(winning(s, variant)).map(
            ([id, wins]) =>
              (after: Roulette) =>
                paySeat(after, customs, id, wins, articles.onePayment),
          ),
          (after) => change(after, { phase: 'check', ...playing(after, { tipWindow: true }) }),
        ),
    }),

    choice<RouletteKind>('check-ball', {
      by: ['croupier'],
      cite: articles.check,
      nature: 'settle',
      field: 'state',
      kind: 'word',
      candidates: () => ['sound', 'faulty'],
      refusal: (s, m) =>
        notNow(s, articles.check, 'check') ??
        (m.state === 'sound' || m.state === 'faulty' ? undefined : refuse('no-such-state', articles.check)),
      apply: (s, m) =>
        m.state === 'sound'
          ? finishRound(s, variant, customs)
          : change(s, { phase: FAULT }, [event('fault-reported', articles.check)]),
    }),
  ]
}
