// The kit's game of hidden cards, played at random with its cards from decks. What players do never depends on the cards,
// so two plays that differ in nothing but hidden cards make the same moves.

import {
  type AnyGame,
  configure,
  type Event,
  heardBy,
  type Move,
  openingOf,
  redactMove,
  type SeatId,
  staffMove,
  type Table,
} from '@tapete/engine'
import { faceDown, type Random, random } from '@tapete/engine/testkit'
import { type Draws, drawsOf } from '../../src/draws/draws.js'
import { advance, type Cursor, type DrawNotes, type Open } from '../../src/draws/notes.js'
import type { DrawsOptions } from '../../src/draws/seeds.js'
import {
  type AuditedSeries,
  memorySeriesStore,
  type PublicSeries,
  type Series,
  type SeriesStore,
} from '../../src/draws/series.js'

export const TABLE = 'tapadas-1'
const SEATS = { 'seat:1': 100_000, 'seat:2': 100_000, 'seat:3': 100_000 } as const

export interface Entry {
  readonly seq: number
  readonly move: Move
  readonly events: readonly Event[]
  readonly draw: DrawNotes
  /** The table before it. */
  readonly before: Table
}

export interface Dealt {
  readonly entries: readonly Entry[]
  readonly cursor: Cursor | null
  readonly state: Table
  readonly published: readonly PublicSeries[]
  readonly audited: readonly AuditedSeries[]
  /** Everything the store was given. */
  readonly kept: readonly Series[]
  readonly store: SeriesStore
  readonly draws: Draws
}

export interface Dealing extends DrawsOptions {
  readonly rounds: number
  readonly seed?: number
  readonly close?: boolean
  /** Looks at the table before each move. */
  readonly watch?: (draws: Draws, cursor: Cursor | null, state: Table) => Promise<void>
  /** The house is restored from a backup before the moves with these numbers. */
  readonly restoredAt?: readonly number[]
}

const TIME: AnyGame['rules'][number] = {
  ...{ do: 'time', by: ['clock'], cite: 'GEN-01', nature: 'household', pace: 'step', fields: { at: 'integer' } },
  options: () => [],
  step: (state, { at }) => ({ ok: true, state: { ...state, clock: at as number }, events: [] }),
}

/** A restored house tells the time; the game of the kit has no clock of its own. */
export const game: AnyGame = {
  ...faceDown,
  rules: [...faceDown.rules, TIME],
  step: (state, move) => (move.do === TIME.do ? TIME.step(state, move) : faceDown.step(state, move)),
}

const configured = configure(game.settings, { seats: 3, min: 100, max: 5000 })
if (!configured.ok) throw new Error(configured.why)
export const { config } = configured

/** Keeps what it is given, so that a test knows the seeds of decks nobody committed to as well. */
const remembering = (kept: Series[]): SeriesStore => {
  const store = memorySeriesStore()
  return {
    ...store,
    save: async (series) => {
      kept.push(series)
      await store.save(series)
    },
  }
}

/** What the player at turn does: cards are told by their place in the hand. */
const decision = (state: Table, dice: Random): Move | undefined => {
  for (const seat of Object.keys(SEATS) as SeatId[]) {
    const options = game.options(state, seat)
    const own = options.filter((option) => ['exchange', 'go', 'fold'].includes(option.do))
    if (own.length === 0) continue
    const { do: name, fields } = dice.pick(own)
    const bound = fields.cards
    if (!bound || !('someOf' in bound)) return { by: seat, do: name }
    const from = dice.below(2)
    return { by: seat, do: name, cards: bound.someOf.slice(from, from + 1 + dice.below(2 - from)) }
  }
  return undefined
}

export const dealTable = async (dealing: Dealing): Promise<Dealt> => {
  const { rounds, seed = 1, close = false, watch, restoredAt = [], ...options } = dealing
  const dice = random(seed)
  const seeds = random(seed + 1000)
  const newSeed = () => Uint8Array.from({ length: 32 }, () => seeds.below(256))
  const kept: Series[] = []
  const store = remembering(kept)
  const draws = drawsOf(store, { newSeed, ...options })
  const entries: Entry[] = []
  let state: Table = game.open(config)
  let cursor: Cursor | null = null

  const append = async (move: Move, noted?: DrawNotes | 'restored'): Promise<void> => {
    await watch?.(draws, cursor, state)
    const step = game.step(state, move)
    if (!step.ok) throw new Error(`${JSON.stringify(move)}: ${step.refusal.code}`)
    const played = { game, before: state, move, after: step.state, events: step.events }
    const draw =
      noted === 'restored'
        ? await draws.restart(TABLE, cursor as Cursor, played)
        : (noted ?? (await draws.note(TABLE, cursor, played)))
    entries.push({ seq: entries.length + 1, move, events: step.events, draw, before: state })
    cursor = advance(cursor, draw)
    state = step.state
  }

  const take = async (move: Move): Promise<void> => {
    if (restoredAt.includes(entries.length + 1))
      await append({ by: 'clock', do: 'time', at: state.clock + 1 }, 'restored')
    return append(move)
  }

  const chance = async (): Promise<void> => {
    if (restoredAt.includes(entries.length + 1))
      await append({ by: 'clock', do: 'time', at: state.clock + 1 }, 'restored')
    const { move, draw } = await draws.draw(TABLE, cursor, game, state)
    await append(move, draw)
  }

  const round = async (): Promise<void> => {
    while (state.phase === 'idle') await take(staffMove(game, state) as Move)
    for (const seat of Object.keys(SEATS) as SeatId[])
      if (seat === 'seat:1' || dice.chance(0.7)) await take({ by: seat, do: 'bet', on: 'ante', amount: 100 })
    while (state.phase !== 'idle') {
      const decided = state.phase === 'decide' ? decision(state, dice) : undefined
      const next = staffMove(game, state)
      if (decided) await take(decided)
      else if (next) await take(next)
      else await chance()
    }
  }

  for (const move of openingOf(game, config, 'open', SEATS)) await take(move)
  for (let count = 0; count < rounds; count++) await round()
  if (close) {
    await take({ by: 'pit-boss', do: 'instruct-closing' })
    await take({ by: 'croupier', do: 'announce-last' })
    while (state.status === 'open') await round()
  }
  const published = await draws.published(TABLE, cursor)
  const audited = await draws.audited(TABLE, cursor)
  return { entries, cursor, state, published, audited, kept, store, draws }
}

/** What everybody may read of a log: hidden fields and secrets left out, the notes as they are. */
export const publicly = (entries: readonly Entry[]): readonly Omit<Entry, 'before'>[] =>
  entries.map(({ seq, move, events, draw }) => ({
    ...{ seq, draw },
    move: redactMove(game, move, 'public'),
    events: heardBy(events, 'public'),
  }))

export const opensIn = (notes: DrawNotes): readonly Open[] =>
  (notes ?? []).filter((note): note is Open => note.kind === 'open')
