// The table as people see it. What is on the cloth is public and written once for everybody; a stack, a name, a record are
// told to whom they belong.

import { isSeat, type SeatId, type Viewer } from './actors.js'
import type { Json, Kind, View } from './contract.js'
import { once } from './lists.js'
import { holdsSecret, redact, secretsOf, seesTable, withSecrets } from './secrets.js'
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
interface Shown extends Owned {
  readonly seat: Members
  /** What else the player saw then. */
  mine?: Mine
}

interface Mine {
  readonly holds: Table['holds']
  readonly disputes: Table['disputes']
  readonly conduct: Table['conduct']
  readonly all: Members
}

const shownSeats = new WeakMap<Seat, Shown>()

const shownSeat = (s: Table, id: SeatId, more: OwnSeat): Shown => {
  const seat = s.seats[id] as Seat
  const owned: Owned = {
    chips: balance(s, id),
    holdings: holdings(s.accounts).get(id) ?? NO_HOLDINGS,
    rest: more(id),
  }
  const known = shownSeats.get(seat)
  if (known?.chips === owned.chips && isSame(known.holdings, owned.holdings) && isSame(known.rest, owned.rest))
    return known
  const own = { ...ownRecord(seat), ...owned.rest, chips: owned.chips, holdings: owned.holdings }
  const shown: Shown = { ...owned, seat: own }
  shownSeats.set(seat, shown)
  return shown
}

/** What somebody knows of what lies face down; nothing is said where there is nothing. */
const known = (hiding: Json, viewer: Viewer): Members => {
  if (hiding === null) return NOTHING_MORE
  const secrets = secretsOf(hiding, viewer)
  return Object.keys(secrets).length ? { secrets } : NOTHING_MORE
}

const ownMine = (s: Table, id: SeatId, more: OwnSeat): Members => {
  const { holds, disputes, conduct } = s
  const { player } = s.seats[id] as Seat
  const shown = shownSeat(s, id, more)
  const was = shown.mine
  if (was && was.holds === holds && was.disputes === disputes && was.conduct === conduct) return was.all
  const all = {
    seats: { [id]: shown.seat },
    holds: holds.filter((hold) => hold.seat === id && hold.player === player),
    disputes: disputes.filter((dispute) => ownsDispute(s, dispute, id)),
    conduct: { [player]: recordOf(s, player) },
  }
  shown.mine = { holds, disputes, conduct, all }
  return all
}

const seatsMine = (s: Table, viewer: Viewer, hiding: Json, more: OwnSeat): Json => {
  const secrets = known(hiding, viewer)
  if (!isSeat(viewer) || !s.seats[viewer]) return secrets
  const mine = ownMine(s, viewer, more)
  return secrets === NOTHING_MORE ? mine : { ...mine, ...secrets }
}

const allSeatsMine = (s: Table, more: OwnSeat): Json =>
  Object.fromEntries(occupied(s).map((id) => [id, shownSeat(s, id, more).seat]))

const staffMine = (s: Table, viewer: Viewer, hiding: Json, more: OwnSeat): Json => ({
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
  ...known(hiding, viewer),
})

/** `play` is what the game tells of its own state; secrets in it are told to whom they belong. */
export const tableView = <G extends Kind>(s: Table<G>, play: object, more: OwnSeat = () => NOTHING_MORE): View => {
  const own = play as Json
  // Looked for once, not by everybody who looks.
  const hiding = holdsSecret(play) ? own : null
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
    of: (viewer) => (seesTable(viewer) ? staffMine(s, viewer, hiding, more) : seatsMine(s, viewer, hiding, more)),
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
