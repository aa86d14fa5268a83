// Stakes: placed, raised, lowered and taken back until bets close. What comes later is void.

import type { SeatId } from './actors.js'
import { chipOf, floorTo, instruments, notPresent, stepOn, unevenChips } from './chips.js'
import type { Bound, Change, Kind, Move, Option, Refused, Rule, Spot, StakeRange } from './contract.js'
import type { StakePart } from './customs.js'
import { limitsOf } from './limits.js'
import { groupBy, once } from './lists.js'
import { MONEY_MAX, type Money } from './money.js'
import { refuse } from './refusals.js'
import { emptySeat, players, rule, servedSeat } from './rules.js'
import { TAKES_PART, withSeat } from './seats.js'
import {
  accept,
  type Bet,
  balance,
  betsOf,
  betweenRounds,
  chain,
  change,
  event,
  holding,
  isOpen,
  occupied,
  offer,
  one,
  seatOf,
  stakes,
  type Table,
  transfer,
  unchanged,
  upTo,
} from './table.js'

export const sum = (bets: readonly Bet[]): Money => bets.reduce((total, bet) => total + bet.amount, 0)

/** A bet that still obeys its player: not a prisoner, nor waiting for a decision. */
export const isFree = (bet: Bet): boolean => bet.tag === undefined

export const isOn = (bet: Bet, id: SeatId, on: string): boolean => bet.seat === id && bet.on === on && isFree(bet)

/** A limit is on what a player has on a spot, whatever the chips (G-05). */
export const onSpot = (s: Table, id: SeatId, on: string): Money => sum(betsOf(s, id).filter((bet) => isOn(bet, id, on)))

const onTheCloth = once(sum)

/** A bet without what the room head said of it. */
export const unsaid = ({ notified: _, authorised: __, ...bet }: Bet): Bet => bet

/** What the room head said was said of that stake and of no other (GEN-13, GEN-14). */
const changing = (bets: readonly Bet[], id: SeatId, on: string): readonly Bet[] =>
  bets.some((bet) => isOn(bet, id, on)) ? bets.map((bet) => (isOn(bet, id, on) ? unsaid(bet) : bet)) : bets

export const addBet = (bets: readonly Bet[], bet: Bet): Bet[] => {
  const others = changing(bets, bet.seat, bet.on)
  const index = others.findIndex((other) => isOn(other, bet.seat, bet.on) && other.with === bet.with)
  if (index < 0) return [...others, bet]
  return others.map((other, at) => (at === index ? { ...other, amount: other.amount + bet.amount } : other))
}

const takeBack = (bets: readonly Bet[], bet: Bet, amount: Money): readonly Bet[] => {
  const rest = amount === bet.amount ? [] : [{ ...bet, amount: bet.amount - amount }]
  return changing(
    bets.flatMap((other) => (other === bet ? rest : [other])),
    bet.seat,
    bet.on,
  )
}

/** Money chips are understood where a bet does not say which. */
export const withKind = (kind: string): Bound => (kind === 'money' ? MONEY_OR_NOTHING : one(kind))
const MONEY_OR_NOTHING: Bound = { oneOf: ['money'], optional: true }

const alikeBeside = once((byKind: ReadonlyMap<string, Spot[]>) =>
  once((bets: readonly Bet[]): readonly Spot[][] => {
    const own = new Set(bets.filter(isFree).map((bet) => bet.on))
    return [...byKind.values()].flatMap((group) => {
      const staked = own.size ? group.filter((spot) => own.has(spot.id)) : []
      const bare = staked.length ? group.filter((spot) => !staked.includes(spot)) : group
      return bare.length ? [bare, ...staked.map((spot) => [spot])] : staked.map((spot) => [spot])
    })
  }),
)

/** Spots that share their limits now: those of a kind without a stake of this seat together, the others one by one. */
export const alike = (s: Table, id: SeatId, byKind: ReadonlyMap<string, Spot[]>): readonly Spot[][] =>
  alikeBeside(byKind)(betsOf(s, id))

/** What a move says of a stake. */
const stakeOf = (m: Move) => ({
  id: seatOf(m),
  on: m.on as string,
  amount: m.amount as Money,
  kind: (m.with ?? 'money') as string,
})

/** The spots one may bet on, by their kind. */
export const byKind = once(
  (spots: ReadonlyMap<string, Spot>): ReadonlyMap<string, Spot[]> =>
    groupBy(
      [...spots.values()].filter((spot) => !spot.decided),
      (spot) => spot.kind,
    ),
)

const anyOf = once((group: readonly Spot[]): Bound => one(...group.map((spot) => spot.id)))

export interface Staking<G extends Kind> {
  readonly rules: readonly Rule<G>[]
  /** Why this stake may not be placed, first reason first; undefined when it may. */
  refusal(s: Table<G>, id: SeatId, on: string, amount: Money, kind: string): Refused | undefined
  /** Puts a stake that may be placed on the cloth. */
  place(s: Table<G>, id: SeatId, on: string, amount: Money, kind: string): Change<G>
}

export const staking = <G extends Kind>(customs: StakePart<G>): Staking<G> => {
  const { betting, chips } = customs
  const { by, offers } = players(customs)
  const spotOf = (s: Table<G>, on: string): Spot | undefined => customs.spots(s.config).get(on)

  const wholeStake = (s: Table<G>, id: SeatId, spot: Spot): StakeRange =>
    betting.range?.(s, id, spot) ?? { atLeast: 0, atMost: MONEY_MAX, rule: 'GEN-09' }

  /** Whether a whole stake is not what the game wants of it now. */
  const misfit = (s: Table<G>, id: SeatId, spot: Spot, stake: Money): Refused | undefined => {
    const { atLeast, atMost, rule } = wholeStake(s, id, spot)
    return stake < atLeast || stake > atMost ? refuse('misfit', rule, { atLeast, atMost, stake }) : undefined
  }

  const stepFor = (s: Table<G>, id: SeatId, spot: Spot, kind: string): Money =>
    stepOn(s.config, spot, chips?.step(s, id, spot, kind) ?? chipOf(s))

  const means = (s: Table<G>, id: SeatId) => ['money', ...(chips?.kinds(s, id) ?? []), ...instruments(s)]

  const playerMax = (s: Table<G>): Money => s.config.playerMax ?? MONEY_MAX
  /** What all the stakes on the table leave for one more. Where it has no maximum one seat's do not concern another. */
  const tableLeft = (s: Table<G>): Money =>
    s.config.tableMax === null ? Number.POSITIVE_INFINITY : s.config.tableMax - onTheCloth(s.bets)

  const refusal: Staking<G>['refusal'] = (s, id, on, amount, kind) => {
    if (!betting.isOpen(s)) return refuse('betting-closed', betting.closed)
    const absent = notPresent(s, id)
    if (absent) return absent
    const spot = spotOf(s, on)
    if (!spot || spot.decided) return refuse('no-such-bet', betting.unknown, { on })
    const notTheirs = betting.barred?.(s, id, spot)
    if (notTheirs) return notTheirs
    if (!means(s, id).includes(kind)) return refuse('instrument-not-authorised', 'GEN-04', { instrument: kind })
    const wrongChips = chips?.refusal(s, id, spot, kind) ?? unevenChips(amount, stepFor(s, id, spot, kind))
    if (wrongChips) return wrongChips
    const { min, max } = limitsOf(s, spot.kind)
    const stake = onSpot(s, id, on) + amount
    if (min !== null && stake < min) return refuse('under-minimum', 'GEN-10', { min, stake })
    if (stake > (max ?? MONEY_MAX)) return refuse('over-maximum', 'GEN-09', { max: max ?? MONEY_MAX, stake })
    const wrong = misfit(s, id, spot, stake)
    if (wrong) return wrong
    if (sum(betsOf(s, id)) + amount > playerMax(s))
      return refuse('over-player-maximum', 'GEN-09', { max: playerMax(s) })
    if (amount > tableLeft(s)) return refuse('over-table-maximum', 'GEN-09', { max: s.config.tableMax })
    const have = balance(s, holding(id, kind))
    return amount > have ? refuse('not-enough-chips', 'GEN-06', { have }) : undefined
  }

  const place: Staking<G>['place'] = (s, id, on, amount, kind) => {
    const transfers = transfer(holding(id, kind), stakes(id), amount)
    const placed = event('bet-placed', (spotOf(s, on) as Spot).cite, {
      seat: id,
      on,
      with: kind,
      stake: amount,
      transfers,
    })
    const seats = s.seats[id]?.played ? s.seats : withSeat(s, id, TAKES_PART)
    return change(s, { bets: addBet(s.bets, { seat: id, on, with: kind, amount }), seats }, [placed])
  }

  /** The range of a further stake on a spot, everything but the chips themselves considered. */
  const range = (s: Table<G>, id: SeatId, spot: Spot, kind: string, already: Money): Bound | undefined => {
    const step = stepFor(s, id, spot, kind)
    const { min, max } = limitsOf(s, spot.kind)
    const { atLeast, atMost } = wholeStake(s, id, spot)
    const most = Math.min(
      Math.min(max ?? MONEY_MAX, atMost) - already,
      playerMax(s) - sum(betsOf(s, id)),
      tableLeft(s),
      balance(s, holding(id, kind)),
    )
    const least = Math.ceil(Math.max(step, Math.max(min ?? 0, atLeast) - already) / step) * step
    return least <= most ? upTo(least, floorTo(most, step), step) : undefined
  }

  /** Spots this seat may stake on that share limits and range. */
  const within = (s: Table<G>, id: SeatId): Spot[][] =>
    alike(s, id, byKind(customs.spots(s.config))).flatMap((group) => {
      const barred = (spot: Spot): boolean => betting.barred?.(s, id, spot) !== undefined
      // The group itself where all of it is open: what is said of it is said once.
      const same = betting.barred && group.some(barred) ? group.filter((spot) => !barred(spot)) : group
      if (!betting.range) return same.length > 0 ? [same] : []
      return [...groupBy(same, (spot) => Object.values(wholeStake(s, id, spot)).join(' ')).values()]
    })

  const placements = (s: Table<G>, id: SeatId): Option[] => {
    const groups = within(s, id)
    return means(s, id).flatMap((kind) =>
      groups.flatMap((group): Option[] => {
        const spot = group[0] as Spot
        if (chips?.refusal(s, id, spot, kind)) return []
        const amount = range(s, id, spot, kind, onSpot(s, id, spot.id))
        return amount ? [offer(id, 'bet', { on: anyOf(group), amount, with: withKind(kind) })] : []
      }),
    )
  }

  const withdrawals = (s: Table<G>, id: SeatId): Option[] =>
    betsOf(s, id)
      .filter((bet) => isFree(bet) && !betting.kept?.(s, id, spotOf(s, bet.on) as Spot))
      .flatMap((bet) => {
        const spot = spotOf(s, bet.on) as Spot
        const step = stepFor(s, id, spot, bet.with)
        const least = Math.max(limitsOf(s, spot.kind).min ?? 0, wholeStake(s, id, spot).atLeast)
        const most = floorTo(Math.min(bet.amount, onSpot(s, id, bet.on) - least), step)
        return [
          ...(most >= step ? [upTo(step, most, step)] : []),
          ...(tooLittleLeft(s, bet, bet.amount) ? [] : [one(bet.amount)]),
        ].map((amount) => offer(id, 'withdraw', { on: one(bet.on), amount, with: withKind(bet.with) }))
      })

  /** Whether taking this much back would leave something, but less than the minimum, on the spot (GEN-10). */
  const tooLittleLeft = (s: Table<G>, bet: Bet, amount: Money): Refused | undefined => {
    const left = onSpot(s, bet.seat, bet.on) - amount
    if (left === 0) return undefined
    const spot = spotOf(s, bet.on) as Spot
    const min = limitsOf(s, spot.kind).min ?? 0
    if (left < min) return refuse('under-minimum', 'GEN-10', { min, stake: left })
    return left < wholeStake(s, bet.seat, spot).atLeast ? misfit(s, bet.seat, spot, left) : undefined
  }

  const mayStake = (s: Table<G>, id: SeatId): boolean => isOpen(s) && betting.isOpen(s) && s.seats[id]?.present === true

  const rules: Rule<G>[] = [
    rule({
      do: 'bet',
      by,
      cite: 'GEN-16',
      nature: 'stake',
      fields: { on: 'word', amount: 'money', with: 'word?', for: 'seat?' },
      options: (s, asker, served) => offers(s, asker, served, (id) => (mayStake(s, id) ? placements(s, id) : [])),
      step: (s, m) => {
        const { id, on, amount, kind } = stakeOf(m)
        if (!isOpen(s)) return refuse('table-not-open', betting.closed)
        return servedSeat(s, m) ?? refusal(s, id, on, amount, kind) ?? accept(place(s, id, on, amount, kind))
      },
    }),

    rule({
      do: 'withdraw',
      by,
      cite: 'GEN-23',
      nature: 'stake',
      fields: { on: 'word', amount: 'money', with: 'word?', for: 'seat?' },
      options: (s, asker, served) => offers(s, asker, served, (id) => (mayStake(s, id) ? withdrawals(s, id) : [])),
      step: (s, m) => {
        const { id, on, amount, kind } = stakeOf(m)
        if (!isOpen(s)) return refuse('table-not-open', betting.closed)
        const unserved = servedSeat(s, m)
        if (unserved) return unserved
        if (!betting.isOpen(s)) return refuse('betting-closed', betting.closed)
        const absent = notPresent(s, id)
        if (absent) return absent
        const bet = s.bets.find((other) => isOn(other, id, on) && other.with === kind)
        if (!bet) return refuse('no-bet-there', 'GEN-23', { on })
        if (amount > bet.amount) return refuse('more-than-staked', 'GEN-23', { stake: bet.amount })
        const spot = spotOf(s, on) as Spot
        const no =
          betting.kept?.(s, id, spot) ??
          (amount === bet.amount ? undefined : unevenChips(amount, stepFor(s, id, spot, kind))) ??
          tooLittleLeft(s, bet, amount)
        if (no) return no
        const bets = takeBack(s.bets, bet, amount)
        const transfers = transfer(stakes(id), holding(id, kind), amount)
        // Who takes every stake back has not taken part.
        const seats = bets.some((other) => other.seat === id) ? s.seats : withSeat(s, id, { played: false })
        const taken = change(s, { bets, seats }, [
          event('bet-withdrawn', 'GEN-23', { seat: id, on, with: kind, stake: amount, transfers }),
        ])
        return accept(chain(taken, (after) => betting.withdrawn?.(after, id) ?? unchanged(after)))
      },
    }),
  ]

  const late = rule<G>({
    do: 'late-bet',
    by: ['croupier'],
    cite: betting.late,
    nature: 'irregular',
    physical: true,
    fields: { on: 'word', amount: 'money', for: 'seat' },
    options: (s) =>
      isOpen(s) && !betting.isOpen(s) && !betweenRounds(s) && occupied(s).length > 0
        ? [
            offer('croupier', 'late-bet', {
              on: one(...[...byKind(customs.spots(s.config)).values()].flat().map((spot) => spot.id)),
              amount: upTo(1, MONEY_MAX, 1),
              for: one(...occupied(s)),
            }),
          ]
        : [],
    step: (s, m) => {
      const id = m.for as SeatId
      const on = m.on as string
      if (!isOpen(s)) return refuse('table-not-open', betting.closed)
      if (betting.isOpen(s) || betweenRounds(s)) return refuse('not-late', betting.late)
      const empty = emptySeat(s, id)
      if (empty) return empty
      const spot = spotOf(s, on)
      if (!spot || spot.decided) return refuse('no-such-bet', betting.unknown, { on })
      // Null whatever its amount, and handed back: its chips never left the player.
      const returned = event('late-bet-returned', betting.late, { seat: id, on, stake: m.amount as Money })
      return accept(change(s, {}, [returned]))
    },
  })

  return { rules: customs.unattended ? rules : [...rules, late], refusal, place }
}
