// Collecting and paying. The game gives the bets in its regulated order; here is what each does to the money.

import type { SeatId } from './actors.js'
import { type Citation, cite } from './citations.js'
import type { Change, Event, Json, Transfer } from './contract.js'
import type { Customs } from './customs.js'
import { groupBy } from './lists.js'
import { HALF, type Money, type Odds, share } from './money.js'
import { limitsTold, playing } from './outside-limits.js'
import { type Bet, change, event, type Hold, holding, type Seat, stakes, type Table, transfer } from './table.js'

const gone = (s: Table, settled: readonly Bet[]): readonly Bet[] => {
  // A copy of a bet would be paid and stay on the cloth.
  if (!settled.every((bet) => s.bets.includes(bet))) throw new Error('settles a bet that is not on the cloth')
  return s.bets.filter((bet) => !settled.includes(bet))
}

/** A losing stake goes to the bank; what it had over the maximum goes back. */
export const collected = <P>(s: Table<P>, customs: Customs<P>, bet: Bet, citation: Citation): Event[] => {
  const amount = playing(s, customs.spots, bet)
  return [
    event('collected', citation, {
      seat: bet.seat,
      on: bet.on,
      with: bet.with,
      stake: bet.amount,
      amount,
      transfers: [
        ...transfer(stakes(bet.seat), 'bank', amount),
        ...transfer(stakes(bet.seat), holding(bet.seat, bet.with), bet.amount - amount),
      ],
    }),
    ...limitsTold(s, customs.spots, bet),
  ]
}

/** Takes losing stakes to the bank, in the order given. */
export const collect = <P>(
  s: Table<P>,
  customs: Customs<P>,
  losers: readonly Bet[],
  citation: (bet: Bet) => Citation,
): Change<P> =>
  change(
    s,
    { bets: gone(s, losers) },
    losers.flatMap((bet) => collected(s, customs, bet, citation(bet))),
  )

/** Gives stakes back whole: nothing won, nothing lost. */
export const giveBack = <P>(s: Table<P>, bets: readonly Bet[], type: string, citation: Citation): Change<P> =>
  change(
    s,
    { bets: gone(s, bets) },
    bets.map((bet) =>
      event(type, citation, {
        seat: bet.seat,
        on: bet.on,
        with: bet.with,
        stake: bet.amount,
        transfers: transfer(stakes(bet.seat), holding(bet.seat, bet.with), bet.amount),
      }),
    ),
  )

/** Half of what plays goes to the bank, the rest back to the player in the chips that `backIn` names. */
export const halved = (bet: Bet, plays: Money, citation: Citation, backIn: (rest: Money) => string): Event => {
  const lost = share(plays, HALF)
  const rest = bet.amount - lost
  return event('halved', citation, {
    seat: bet.seat,
    on: bet.on,
    with: bet.with,
    stake: bet.amount,
    amount: lost,
    transfers: [
      ...transfer(stakes(bet.seat), 'bank', lost),
      ...transfer(stakes(bet.seat), holding(bet.seat, backIn(rest)), rest),
    ],
  })
}

export interface Win {
  readonly bet: Bet
  readonly pays: Odds
  readonly cite: Citation
  /** A prize beside the bet itself, under its own name. */
  readonly as?: string
  /** The stake stays on the cloth as it is (`same`), or under a mark until the round is over. */
  readonly stays?: 'same' | { readonly tag: string }
}

/** All the winning bets of one player in one payment, its lines in the order given (RF-44, RA-43). */
export const paySeat = <P>(
  s: Table<P>,
  customs: Customs<P>,
  id: SeatId,
  wins: readonly Win[],
  citation: Citation,
): Change<P> => {
  const lines = wins.map(({ bet, pays, cite: rule, as = bet.on }) => {
    // Under the minimum and not authorised: the bet is void (G-04).
    const void_ = bet.authorised === 'refuse'
    const amount = void_ ? 0 : share(playing(s, customs.spots, bet), pays)
    return {
      on: as,
      with: bet.with,
      stake: bet.amount,
      odds: { num: pays.num, den: pays.den },
      amount,
      void: void_,
      cite: rule,
    }
  })
  const leaving = wins.filter((win) => !win.stays).map((win) => win.bet)
  const amount = lines.reduce((total, line) => total + line.amount, 0)
  const held = amount > 0 && s.holding.includes(id)
  const hold = `hold:${s.serial}`
  const to = held ? hold : holding(id, customs.chips?.payIn(s, id, amount) ?? 'money')
  const paid = event('paid', citation, {
    seat: id,
    amount,
    lines: lines as unknown as Json,
    transfers: [...transfer('bank', to, amount), ...leaving.flatMap(stakeBack)],
  })
  const events = [paid, ...wins.flatMap(({ bet }) => limitsTold(s, customs.spots, bet))]
  const marks = new Map(wins.map((win) => [win.bet, win.stays]))
  const settled = {
    bets: gone(s, leaving).map((bet) => {
      const mark = marks.get(bet)
      return typeof mark === 'object' ? { ...bet, tag: mark.tag } : bet
    }),
  }
  if (!held) return change(s, settled, events)
  const minutes = s.config.holdMinutes as number
  const holds: Hold[] = [
    ...s.holds,
    { id: hold, seat: id, player: (s.seats[id] as Seat).player, amount, until: s.clock + minutes * 60, verdict: null },
  ]
  return change(s, { ...settled, holds, serial: s.serial + 1 }, [
    ...events,
    event('payment-held', cite('GEN-41'), { seat: id, hold, amount, to: [id] }),
  ])
}

const stakeBack = (bet: Bet): Transfer[] => transfer(stakes(bet.seat), holding(bet.seat, bet.with), bet.amount)

/** The bets of a round by seat, seats in the order they first appear. */
export const bySeat = (wins: readonly Win[]): [SeatId, Win[]][] => [...groupBy(wins, (win) => win.bet.seat)]
