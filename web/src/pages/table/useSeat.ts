// One player at one table: what is shown, what may be asked, what was just refused; and the chip in hand, with which a
// spot that is clicked becomes a bet.

import { useCallback, useEffect, useRef, useState } from 'react'
import { faultOf } from '../../app/api.js'
import { type LiveTable, useTable } from '../../app/live.js'
import { useSession } from '../../app/session.js'
import type { Fault, Intent, SeatView, TableState } from '../../app/types.js'
import { isBetting, isTurning } from '../../games/families.js'
import type { FamilyModule } from '../../games/family.js'
import { play as sound } from '../../sound/sound.js'
import type { Returned } from './show/GoingBack.js'
import { type Shown, useShow } from './show/useShow.js'
import {
  type Act,
  betMove,
  countedRack,
  freePuts,
  leastOf,
  liftable,
  liftOf,
  notStanding,
  type Put,
  puttable,
  rackOf,
  undoMoves,
  withdrawMove,
} from './stakes.js'

export interface SeatPlay {
  readonly live: LiveTable
  readonly shown: Shown
  readonly state: TableState | undefined
  /** `seat:3`, or null for who watches. */
  readonly me: string | null
  readonly seat: SeatView | undefined
  readonly wallet: number
  /** Bets are open to this person: what shows them stays where it is while the connection is lost. */
  readonly betting: boolean
  /** Bets are accepted, from this person, over this connection. */
  readonly mayBet: boolean
  readonly puts: readonly Put[]
  readonly before: readonly Put[]
  readonly acts: readonly Act[]
  readonly refused: Fault | null
  /** The bet that was refused last. */
  readonly returned: Returned | null
  readonly forget: () => void
  readonly ask: (...intents: readonly Intent[]) => Promise<boolean>
  readonly place: (...puts: readonly Put[]) => Promise<void>
  readonly lift: (...puts: readonly Put[]) => Promise<void>
  readonly undo: () => Promise<void>
  /** At a practice table: what follows of itself, up to where the player has a say again. */
  readonly proceed: () => Promise<void>
  /** Sits down, and takes chips for so much in the same breath. */
  readonly sit: (seat?: number, chips?: number) => Promise<void>
  readonly leave: () => Promise<void>
}

const keptName = (table: string): string => `tapete.last.${table}`

const isPut = (value: unknown): value is Put =>
  typeof value === 'object' && value !== null && 'on' in value && 'amount' in value && 'with' in value

/** By whom they were made: a device may be shared. */
const kept = (table: string, person: number | undefined): readonly Put[] => {
  try {
    const found = JSON.parse(localStorage.getItem(keptName(table)) ?? 'null') as { by?: unknown; puts?: unknown } | null
    return found?.by === person && Array.isArray(found?.puts) ? found.puts.filter(isPut) : []
  } catch {
    return []
  }
}

/** The bets of the last closed round, kept for Repeat: also over a reload. */
const useLastBets = (
  table: string,
  person: number | undefined,
  puts: readonly Put[],
  open: boolean,
): readonly Put[] => {
  const [before, setBefore] = useState<readonly Put[]>(() => kept(table, person))
  // A round may be over before the page is drawn again: what stood while bets were open counts.
  const standing = useRef<readonly Put[]>([])
  useEffect(() => {
    if (open) {
      standing.current = puts
      return
    }
    const made = standing.current
    standing.current = []
    if (!made.length || person === undefined) return
    setBefore(made)
    try {
      localStorage.setItem(keptName(table), JSON.stringify({ by: person, puts: made }))
    } catch {
      // Without storage a reload forgets them.
    }
  }, [open, puts, table, person])
  return before
}

/** The refusal of a bet that arrives with the closing, or just after it. */
const LATE = 'betting-closed'

const NOBODY: readonly Put[] = []

const seatOf = (state: TableState | undefined): string | null =>
  state?.you.actor.startsWith('seat:') ? state.you.actor : null

const turns = ({ view }: TableState): boolean => isTurning(view.game, view.phase)

export const useSeat = (table: string, family: FamilyModule): SeatPlay => {
  const live = useTable(table)
  const { me: person, refresh } = useSession()
  const shown = useShow(live, family, seatOf(live.state), turns)
  const { state } = shown
  const [refused, setRefused] = useState<Fault | null>(null)
  const [returned, setReturned] = useState<Returned | null>(null)
  const [done, setDone] = useState<{ round: number; acts: readonly Act[] }>({ round: -1, acts: [] })

  const me = seatOf(state)
  const seat = me ? state?.view.seats[me] : undefined
  const open = state ? state.view.status === 'open' && isBetting(state.view.game, state.view.phase) : false
  const betting = open && seat?.present === true && !shown.busy
  const puts = state && me ? freePuts(state.view.bets, me) : NOBODY
  const before = useLastBets(table, person?.person.id, puts, open)
  const round = state?.view.round ?? 0
  // What was refused of a bet says nothing of what comes after it; only that it came late is known once bets are closed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a round that begins ends it too
  useEffect(() => setRefused((last) => (last && !open && last.code === LATE ? last : null)), [open, round])
  const acts = done.round === round ? done.acts : []

  // What was done is known when the table answers: an undo pressed before that waits for its turn.
  const latest = useRef(done)
  const turn = useRef<Promise<unknown>>(Promise.resolve())
  const inTurn = useCallback(<T>(work: () => Promise<T>): Promise<T> => {
    const next = turn.current.then(work)
    turn.current = next
    return next
  }, [])
  const keep = (wanted: readonly Act[]) => {
    latest.current = { round, acts: wanted }
    setDone(latest.current)
  }
  const actsNow = () => (latest.current.round === round ? latest.current.acts : [])
  const remember = (act: Act) => {
    if (act.put.length + act.lifted.length > 0) keep([...actsNow(), act])
  }

  const refuse = useCallback((error: unknown) => {
    setRefused(faultOf(error))
    sound('refuse')
  }, [])

  /** One after another; the first that is refused stops the rest. Answers how many were made. */
  const run = useCallback(
    async (intents: readonly Intent[]): Promise<number> => {
      setRefused(null)
      for (const [index, intent] of intents.entries())
        try {
          await live.move(intent)
        } catch (error) {
          refuse(error)
          return index
        }
      return intents.length
    },
    [live.move, refuse],
  )
  /** Whoever goes on while a decision is still under way goes on after it, not beside it. */
  const ask = useCallback(
    (...intents: readonly Intent[]) =>
      inTurn(async () => {
        const made = (await run(intents)) === intents.length
        refresh()
        return made
      }),
    [inTurn, run, refresh],
  )
  const place = (...wanted: readonly Put[]) =>
    inTurn(async () => {
      const made = await run(wanted.map(betMove))
      const put = wanted[made]
      if (put) setReturned((before) => ({ put, number: (before?.number ?? 0) + 1 }))
      remember({ put: wanted.slice(0, made), lifted: [] })
    })
  const lift = (...wanted: readonly Put[]) =>
    inTurn(async () => remember({ put: [], lifted: wanted.slice(0, await run(wanted.map(withdrawMove))) }))
  const undo = () =>
    inTurn(async () => {
      const last = actsNow().at(-1)
      if (!last) return
      keep(actsNow().slice(0, -1))
      await run(undoMoves(last))
    })
  const guarded = async (work: () => Promise<unknown>) => {
    setRefused(null)
    try {
      await work()
    } catch (error) {
      refuse(error)
    }
    refresh()
  }

  return {
    live,
    shown,
    state,
    me,
    seat,
    wallet: (live.state?.table.mode === 'practice' ? person?.practice : person?.wallet) ?? 0,
    betting,
    mayBet: betting && live.link.state === 'live',
    puts,
    before,
    acts,
    refused,
    returned,
    forget: () => setRefused(null),
    ask,
    place,
    lift,
    undo,
    proceed: () =>
      inTurn(() =>
        guarded(async () => {
          try {
            await live.move({ do: 'continue', step: 'hand' })
          } catch (error) {
            if (faultOf(error).code !== 'waits-for-you') throw error
          }
        }),
      ),
    sit: (seat, chips) =>
      guarded(async () => {
        await live.sit(seat)
        if (chips) await live.move({ do: 'buy', amount: chips })
      }),
    leave: () => guarded(() => live.leave()),
  }
}

/** What chips are called in a move: money, or what else a family has. */
export type Means = string

const MONEY = 'money'

export interface InHand {
  readonly rack: readonly number[]
  readonly chip: number
  readonly choose: (value: number) => void
  readonly means: Means
  /** The colour of the chips in hand, when they are not money. */
  readonly colour: string | undefined
  readonly setMeans: (means: Means) => void
  readonly pick: (position: number) => void
  readonly place: (spot: string) => void
  readonly lift: (spot: string) => void
  readonly repeat: () => void
  readonly double: () => void
  readonly clear: () => void
  readonly proceed: (() => void) | undefined
  readonly onKey: (key: string) => boolean
}

export const useInHand = (play: SeatPlay, { table }: FamilyModule): InHand => {
  const { state, me, puts, before, mayBet } = play
  const view = state?.view
  const { other, denomination } = (view && me && table?.purse?.(view, me)) || {}
  const [wanted, setMeans] = useState<Means>()
  const means = other && wanted !== MONEY ? other.kind : MONEY
  const chipStep = Number(view?.config.chip ?? 100)
  const unit = means === MONEY ? denomination : other?.unit
  const least = view ? (table?.least?.(view) ?? leastOf(view.limits)) : 0
  const rack = unit ? countedRack(unit) : rackOf(chipStep, least)
  const [position, setPosition] = useState(1)
  const chip = rack[position] ?? rack[0] ?? chipStep
  // Who goes on while something still moves has seen enough of it.
  const proceed =
    state?.table.mode === 'practice' && play.seat
      ? () => {
          if (play.shown.busy) play.shown.skip()
          else play.ask({ do: 'continue' })
        }
      : undefined

  const options = state?.options ?? []
  const again = notStanding(before, puts, play.acts)
  const repeat = () => mayBet && again.length && play.place(...puttable(options, again))
  const double = () => mayBet && puts.length && play.place(...puttable(options, puts))
  const clear = () => mayBet && puts.length && play.lift(...liftable(options, puts))
  const keys: { readonly [key: string]: () => unknown } = {
    r: repeat,
    d: double,
    z: () => mayBet && play.undo(),
    x: clear,
    ...(proceed ? { c: proceed } : {}),
  }
  return {
    rack,
    chip,
    choose: (value) => setPosition(Math.max(0, rack.indexOf(value))),
    means,
    colour: means === MONEY ? undefined : other?.colour,
    setMeans,
    pick: (index) => index < rack.length && setPosition(index),
    place: (on) => {
      if (!mayBet) return
      sound('chip')
      play.place({ on, amount: chip, with: means })
    },
    lift: (on) => {
      const put = mayBet && view && liftOf(view.bets, me, on, chip)
      if (put) play.lift(put)
    },
    repeat,
    double,
    clear,
    proceed,
    onKey: (key) => {
      const act = keys[key]
      if (!act || !play.seat) return false
      act()
      return true
    },
  }
}
