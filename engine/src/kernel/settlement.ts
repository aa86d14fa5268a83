// Collecting and paying. The game gives the bets in its regulated order; here is what each does to the money.

import type { SeatId } from './actors.js'
import type { RuleId } from './citations.js'
import type { Account, Change, Event, Kind, Transfer } from './contract.js'
import type { StakePart } from './customs.js'
import { groupBy } from './lists.js'
import { type Money, type Odds, share } from './money.js'
import { isVoid, limitsTold, playing } from './outside-limits.js'
import { unsaid } from './stakes.js'
import { type Bet, change, event, type Hold, holding, type Seat, stakes, type Table, transfer } from './table.js'

const gone = (s: Table, settled: readonly Bet[]): readonly Bet[] => {
  // A copy of a bet would be paid and stay on the cloth.
  if (!settled.every((bet) => s.bets.includes(bet))) throw new Error('settles a bet that is not on the cloth')
  return s.bets.filter((bet) => !settled.includes(bet))
}

/** Against whom a bet is played. */
const bankOf = <G extends Kind>(s: Table<G>, { against }: StakePart<G>, bet: Bet): Account =>
  against?.(s, bet) ?? 'bank'

/** In which chips a part of a stake goes back. */
const backIn = <G extends Kind>(s: Table<G>, { chips }: StakePart<G>, bet: Bet, amount: Money): string =>
  chips?.backIn(s, bet, amount) ?? bet.with

const returned = (bet: Bet, type: string, citation: RuleId): Event =>
  event(type, citation, {
    seat: bet.seat,
    on: bet.on,
    with: bet.with,
    stake: bet.amount,
    transfers: transfer(stakes(bet.seat), holding(bet.seat, bet.with), bet.amount),
  })

/** A losing stake goes to the bank; what it had over the maximum goes back. */
export const collected = <G extends Kind>(s: Table<G>, customs: StakePart<G>, bet: Bet, citation: RuleId): Event[] => {
  const spots = customs.spots(s.config)
  if (isVoid(s, spots, bet)) return [returned(bet, 'bet-voided', 'GEN-14'), ...limitsTold(s, spots, bet)]
  const amount = playing(s, spots, bet)
  return [
    event('collected', citation, {
      seat: bet.seat,
      on: bet.on,
      with: bet.with,
      stake: bet.amount,
      amount,
      transfers: [
        ...transfer(stakes(bet.seat), bankOf(s, customs, bet), amount),
        ...transfer(
          stakes(bet.seat),
          holding(bet.seat, backIn(s, customs, bet, bet.amount - amount)),
          bet.amount - amount,
        ),
      ],
    }),
    ...limitsTold(s, spots, bet),
  ]
}

/** Takes losing stakes to the bank, in the order given. */
export const collect = <G extends Kind>(
  s: Table<G>,
  customs: StakePart<G>,
  losers: readonly Bet[],
  citation: (bet: Bet) => RuleId,
): Change<G> =>
  change(
    s,
    { bets: gone(s, losers) },
    losers.flatMap((bet) => collected(s, customs, bet, citation(bet))),
  )

/** Gives stakes back whole: nothing won, nothing lost. */
export const giveBack = <G extends Kind>(
  s: Table<G>,
  bets: readonly Bet[],
  type: string,
  citation: RuleId,
): Change<G> =>
  change(
    s,
    { bets: gone(s, bets) },
    bets.map((bet) => returned(bet, type, citation)),
  )

/** Neither wins nor loses: the stake stays on the cloth under a mark until the round is over. */
export const push = <G extends Kind>(
  s: Table<G>,
  customs: StakePart<G>,
  equal: readonly Pick<Win, 'bet' | 'cite'>[],
  tag: string,
): Change<G> => {
  const spots = customs.spots(s.config)
  const bets = equal.map(({ bet }) => bet)
  return change(
    s,
    { bets: s.bets.map((bet) => (bets.includes(bet) ? { ...unsaid(bet), tag } : bet)) },
    equal.flatMap(({ bet, cite }) => [
      event('pushed', cite, { seat: bet.seat, on: bet.on, with: bet.with, stake: bet.amount }),
      ...limitsTold(s, spots, bet),
    ]),
  )
}

/** The half that is lost goes to the bank, the rest back to the player in the chips that `backIn` names. */
export const halved = (bet: Bet, lost: Money, citation: RuleId, backIn: (rest: Money) => string): Event => {
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
  readonly cite: RuleId
  /** What the house keeps of the winning, and in which account. */
  readonly commission?: { readonly of: Odds; readonly to: Account }
  /** A prize beside the bet itself, under its own name. */
  readonly as?: string
  /** The stake stays on the cloth as it is (`same`), or under a mark until the round is over. */
  readonly stays?: 'same' | { readonly tag: string }
}

/** All the winning bets of one player in one payment, its lines in the order given (RF-44, RA-43). */
export const paySeat = <G extends Kind>(
  s: Table<G>,
  customs: StakePart<G>,
  id: SeatId,
  wins: readonly Win[],
  citation: RuleId,
): Change<G> => {
  const spots = customs.spots(s.config)
  const lines = wins.map(({ bet, pays, cite: rule, commission, as = bet.on }) => {
    const refused = isVoid(s, spots, bet)
    const won = refused ? 0 : share(playing(s, spots, bet), pays)
    const kept = commission ? share(won, commission.of) : 0
    return {
      on: as,
      with: bet.with,
      stake: bet.amount,
      odds: { num: pays.num, den: pays.den },
      amount: won - kept,
      ...(commission ? { commission: kept } : {}),
      void: refused,
      cite: rule,
    }
  })
  const leaving = wins.filter((win) => !win.stays).map((win) => win.bet)
  const amount = lines.reduce((total, line) => total + line.amount, 0)
  const order = amount > 0 ? s.holding.find(({ seat, until }) => seat === id && until > s.clock) : undefined
  const hold = `hold:${s.serial}`
  const to = order ? hold : holding(id, customs.chips?.payIn(s, id, amount) ?? 'money')
  const paid = event('paid', citation, {
    seat: id,
    amount,
    lines,
    transfers: [...winnings(s, customs, wins, lines, to), ...leaving.flatMap(stakeBack)],
  })
  const events = [paid, ...wins.flatMap(({ bet }) => limitsTold(s, spots, bet))]
  const marks = new Map(wins.map((win) => [win.bet, win.stays]))
  const settled = {
    bets: gone(s, leaving).map((bet) => {
      const mark = marks.get(bet)
      return typeof mark === 'object' ? { ...unsaid(bet), tag: mark.tag } : bet
    }),
  }
  if (!order) return change(s, settled, events)
  const { player } = s.seats[id] as Seat
  const { until } = order
  const lost = playersBank(s, customs, wins)
  const holds: Hold[] = [
    ...s.holds,
    { id: hold, seat: id, player, amount, until, verdict: null, ...(lost ? { against: lost } : {}) },
  ]
  return change(s, { ...settled, holds, serial: s.serial + 1 }, [
    ...events,
    event('payment-held', 'GEN-41', { seat: id, hold, amount, to: [id] }),
  ])
}

/** Who has the bank that these were won from, where it is a player's. */
const playersBank = <G extends Kind>(
  s: Table<G>,
  customs: StakePart<G>,
  wins: readonly Win[],
): { readonly seat: SeatId; readonly player: string } | undefined => {
  const owners = wins.map(({ bet }) => bankOf(s, customs, bet).split('/')[0] as SeatId)
  const seat = owners.find((owner) => s.seats[owner] !== undefined)
  return seat && { seat, player: (s.seats[seat] as Seat).player }
}

interface Line {
  readonly amount: Money
  readonly commission?: Money
}

/** What each bank pays: to the player, and what of it the house keeps. */
const winnings = <G extends Kind>(
  s: Table<G>,
  customs: StakePart<G>,
  wins: readonly Win[],
  lines: readonly Line[],
  to: Account,
): Transfer[] => {
  const banks = new Map<Account, Money>()
  const kept: Transfer[] = []
  for (const [at, { bet, commission }] of wins.entries()) {
    const bank = bankOf(s, customs, bet)
    banks.set(bank, (banks.get(bank) ?? 0) + (lines[at]?.amount ?? 0))
    if (commission) kept.push(...transfer(bank, commission.to, lines[at]?.commission ?? 0))
  }
  return [...[...banks].flatMap(([bank, amount]) => transfer(bank, to, amount)), ...kept]
}

const stakeBack = (bet: Bet): Transfer[] => transfer(stakes(bet.seat), holding(bet.seat, bet.with), bet.amount)

/** The bets of a round by seat, seats in the order they first appear. */
export const bySeat = (wins: readonly Win[]): [SeatId, Win[]][] => [...groupBy(wins, (win) => win.bet.seat)]
