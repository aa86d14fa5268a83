// The table as people see it. What is on the cloth is public and written once for everybody; a stack, a name, a record are
// told to whom they belong.

import { isSeat, type SeatId, type Viewer } from './actors.js'
import type { Json, Kind, View } from './contract.js'
import { once } from './lists.js'
import { redact, secretsOf, seesTable, withSecrets } from './secrets.js'
import { balance, occupied, ownsDispute, recordOf, type Seat, type Table } from './table.js'

interface Members {
  readonly [name: string]: Json | undefined
}

/** A seat as everybody sees it. States share the seats that did not change, and so do views. */
const publicSeat = once(({ present, leaving }: Seat): Json => ({ present, leaving }))
const publicSeats = once(
  (seats: Table['seats']): Json =>
    Object.fromEntries(occupied({ seats }).map((id) => [id, publicSeat(seats[id] as Seat)])),
)

/** What each seat holds besides its chips, in one pass over the accounts. */
const holdings = once((accounts: Table['accounts']): ReadonlyMap<string, Members> => {
  const found = new Map<string, Record<string, Json>>()
  for (const [account, amount] of Object.entries(accounts)) {
    const slash = account.indexOf('/')
    if (slash < 0) continue
    const id = account.slice(0, slash)
    const held = found.get(id)
    if (held) held[account] = amount
    else found.set(id, { [account]: amount })
  }
  return found
})

/** The configuration with the bet plan in force (GEN-08). It is the same thing until one of them changes. */
const shownConfigs = new WeakMap<
  Table['limits'],
  { readonly of: object; readonly plan: string; readonly shown: Json }
>()

const shownConfig = <G extends Kind>({ config, plan, limits }: Table<G>): Json => {
  const known = shownConfigs.get(limits)
  if (known?.of === config && known.plan === plan) return known.shown
  const shown = { ...(config as Members), plan, limits }
  shownConfigs.set(limits, { of: config, plan, shown })
  return shown
}

const ownRecord = once(({ present: _, leaving: __, ...own }: Seat): Members => own)
const NO_HOLDINGS: Members = {}
const NOTHING_MORE: Members = {}

/** What a game tells a player of their own seat besides. */
type OwnSeat = (id: SeatId) => Members

const isSame = (one: Members, other: Members): boolean => {
  if (one === other) return true
  let more = 0
  for (const name in one) {
    if (one[name] !== other[name]) return false
    more += 1
  }
  for (const _ in other) more -= 1
  return more === 0
}

interface Owned {
  readonly chips: number
  readonly holdings: Members
  readonly rest: Members
}

/** A seat as its player saw it last. While it stays so it is the same thing, which who compares it sees at once. */
const ownSeats = new WeakMap<Seat, Owned & { readonly shown: Json }>()

const ownSeat = (s: Table, id: SeatId, more: OwnSeat): Json => {
  const seat = s.seats[id] as Seat
  const owned: Owned = {
    chips: balance(s, id),
    holdings: holdings(s.accounts).get(id) ?? NO_HOLDINGS,
    rest: more(id),
  }
  const known = ownSeats.get(seat)
  if (known?.chips === owned.chips && isSame(known.holdings, owned.holdings) && isSame(known.rest, owned.rest))
    return known.shown
  const shown = { ...ownRecord(seat), ...owned.rest, chips: owned.chips, holdings: owned.holdings }
  ownSeats.set(seat, { ...owned, shown })
  return shown
}

/** What somebody knows of what lies face down; nothing is said where there is nothing. */
const known = (play: Json, viewer: Viewer): Members => {
  const secrets = secretsOf(play, viewer)
  return Object.keys(secrets).length ? { secrets } : {}
}

const seatsMine = (s: Table, viewer: Viewer, play: Json, more: OwnSeat): Json => {
  if (!isSeat(viewer) || !s.seats[viewer]) return known(play, viewer)
  const { player } = s.seats[viewer]
  return {
    seats: { [viewer]: ownSeat(s, viewer, more) },
    holds: s.holds.filter((hold) => hold.seat === viewer && hold.player === player),
    disputes: s.disputes.filter((dispute) => ownsDispute(s, dispute, viewer)),
    conduct: { [player]: recordOf(s, player) },
    ...known(play, viewer),
  }
}

const allSeatsMine = (s: Table, more: OwnSeat): Json =>
  Object.fromEntries(occupied(s).map((id) => [id, ownSeat(s, id, more)]))

const staffMine = (s: Table, viewer: Viewer, play: Json, more: OwnSeat): Json => ({
  seats: allSeatsMine(s, more),
  holds: s.holds,
  disputes: s.disputes,
  corrections: s.corrections,
  settled: s.settled,
  conduct: s.conduct as Json,
  staff: s.staff,
  excluded: s.excluded,
  excludedNext: s.excludedNext,
  accounts: s.accounts,
  clock: s.clock,
  ...known(play, viewer),
})

/** `play` is what the game tells of its own state; secrets in it are told to whom they belong. */
export const tableView = <G extends Kind>(s: Table<G>, play: object, more: OwnSeat = () => NOTHING_MORE): View => {
  const own = play as Json
  return {
    table: {
      game: s.game,
      config: shownConfig(s),
      status: s.status,
      phase: s.phase,
      round: s.round,
      closing: s.closing,
      limits: s.limits,
      blocked: s.blocked,
      seats: publicSeats(s.seats),
      bets: s.bets,
      play: redact(own, 'public'),
    },
    of: (viewer) => (seesTable(viewer) ? staffMine(s, viewer, own, more) : seatsMine(s, viewer, own, more)),
  }
}

const NOTHING: Members = { holds: [], disputes: [], conduct: {} }

/** Both parts of a view as one table: what a page or a test reads. */
export const mergeSeen = (table: Json, mine: Json): Json => {
  const all = table as Members
  const {
    seats = {},
    secrets,
    ...rest
  } = mine as { seats?: Members; secrets?: { readonly [at: string]: Json } } & Members
  const merged = Object.entries(all.seats as Members).map(([id, seat]) => [
    id,
    Object.hasOwn(seats, id) ? { ...(seat as Members), ...(seats[id] as Members) } : seat,
  ])
  const play = secrets ? withSecrets(all.play, secrets) : all.play
  return { ...NOTHING, ...all, ...rest, seats: Object.fromEntries(merged), play }
}

/** The table as one person sees it. */
export const seen = ({ table, of }: View, viewer: Viewer): Json => mergeSeen(table, of(viewer))
