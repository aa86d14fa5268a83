// A table played for a test: random legal bets, staff as the regulation asks, chance from the draws; logged and chained
// as the floor does it.

import {
  type AnyGame,
  type Bound,
  configure,
  type Detail,
  type Event,
  firstIn,
  isSeat,
  type Move,
  natureOf,
  type Option,
  openingMoves,
  seat,
  staffMove,
  type Table,
} from '@tapete/engine'
import { type Random, random } from '@tapete/engine/testkit'
import { drawsOf } from '../../src/draws/draws.js'
import { advance, type Cursor, type DrawNotes } from '../../src/draws/notes.js'
import { chanceQuestion } from '../../src/draws/questions.js'
import { memorySeriesStore, type PublicSeries, type SeriesStore } from '../../src/draws/series.js'
import { chainHash, chainStart } from '../../src/tables/chain.js'
import type { ExportedEntry, ExportInput } from '../../src/verify/export.js'
import type { Mode } from '../../src/verify/format.js'

interface Playing {
  readonly game: AnyGame
  readonly rounds: number
  readonly mode?: Mode
  readonly size?: number
  readonly seed?: number
  readonly close?: boolean
  readonly store?: SeriesStore
}

export interface Played extends Omit<ExportInput, 'key' | 'exportedAt' | 'last'> {
  readonly entries: readonly (Omit<ExportedEntry, 'move' | 'draw'> & {
    readonly move: Move
    readonly draw: DrawNotes
  })[]
  readonly cursor: Cursor | null
  readonly series: readonly PublicSeries[]
  readonly state: Table
}

const TABLE = 'table-1'
const BETS_A_ROUND = 4

const STEPS_MAX = 10

const valueIn = (bound: Bound, dice: Random): Detail => {
  if ('someOf' in bound || 'deal' in bound) return firstIn(bound) as Detail
  if ('oneOf' in bound) return dice.pick(bound.oneOf)
  if ('any' in bound) return 'word'
  return bound.min + bound.step * dice.below(Math.min(STEPS_MAX, Math.floor((bound.max - bound.min) / bound.step) + 1))
}

const moveOf = ({ by, do: name, fields }: Option, dice: Random): Move => {
  const filled = Object.entries(fields).filter(([, bound]) => !bound.optional)
  return { ...Object.fromEntries(filled.map(([field, bound]) => [field, valueIn(bound, dice)])), by, do: name }
}

export const play = async (playing: Playing): Promise<Played> => {
  const { game, rounds, mode = 'digital', size = 5, seed = 1, close = false, store = memorySeriesStore() } = playing
  const dice = random(seed)
  const newSeed = () => Uint8Array.from({ length: 32 }, () => dice.below(256))
  const draws = drawsOf(store, { size, newSeed })
  const seats = Array.from({ length: Math.max(2, game.company.players ?? 1) }, (_, index) => seat(index + 1))
  const configured = configure(game.settings, { seats: seats.length + 1, min: 100, max: 5000 })
  if (!configured.ok) throw new Error(configured.why)
  const { config } = configured

  let state = game.open(config)
  let cursor: Cursor | null = null
  const table = { id: TABLE, game: game.id, config, mode, rules: game.ruleSet }
  let head: Buffer = chainStart(table)
  const entries: Played['entries'][number][] = []

  const append = (move: Move, after: Table, events: readonly Event[], draw: DrawNotes): void => {
    const seq = entries.length + 1
    const at = new Date(1_700_000_000_000 + seq * 1000).toISOString()
    const role = move.by.startsWith('seat') ? 'player' : move.by
    const entry = { seq, at, person: role === 'player' ? 7 : null, role, move, events, draw }
    head = chainHash(head, { ...entry, table: TABLE })
    entries.push({ ...entry, hash: head })
    cursor = advance(cursor, draw)
    state = after
  }

  const take = async (move: Move, drawn: DrawNotes = null): Promise<void> => {
    const step = game.step(state, move)
    if (!step.ok) throw new Error(`${JSON.stringify(move)}: ${step.refusal.code}`)
    const note =
      mode === 'live'
        ? null
        : (drawn ??
          (await draws.note(TABLE, cursor, { game, before: state, move, after: step.state, events: step.events })))
    append(move, step.state, step.events, note)
  }

  const chance = async (): Promise<void> => {
    const question = chanceQuestion(game, state)
    if (!question) throw new Error('nothing asked')
    if (mode === 'live') return take(moveOf(question, dice))
    const { move, draw } = await draws.draw(TABLE, cursor, game, state)
    return take(move, draw)
  }

  const offered = (wanted: (name: string) => boolean): Option[] =>
    seats.flatMap((id) => game.options(state, id)).filter((option) => wanted(option.do))

  const bet = async (): Promise<void> => {
    const bets = offered((name) => name === 'bet')
    if (bets.length > 0) await take(moveOf(dice.pick(bets), dice))
  }

  /** What the regulation asks for next: of a player now and then, so that a table its players bank is banked. */
  const goOn = async (): Promise<void> => {
    const decisions = game.company.players ? offered((name) => natureOf(game, name) === 'decision') : []
    if (decisions.length > 0 && dice.chance(0.5)) return take(moveOf(dice.pick(decisions), dice))
    const staff = staffMove(game, state)
    if (staff) return take(staff)
    const [due] = game.due(state)
    if (!due) return bet()
    return isSeat(due.option.by) ? take(moveOf(due.option, dice)) : chance()
  }

  /** From the preparation of the table to the end of its round. */
  const round = async (): Promise<void> => {
    while (state.phase === 'idle' && state.status === 'open') await goOn()
    for (let count = 0; count < BETS_A_ROUND; count++) await bet()
    while (state.phase !== 'idle') await goOn()
  }

  for (const move of openingMoves('open', Object.fromEntries(seats.map((id) => [id, 500_000])))) await take(move)
  for (let count = 0; count < rounds; count++) await round()
  if (close) {
    await take({ by: 'pit-boss', do: 'instruct-closing' })
    await take({ by: 'croupier', do: 'announce-last' })
    while (state.status === 'open') await round()
  }
  const series = mode === 'live' ? [] : await draws.published(TABLE, cursor)
  return { table, entries, series, cursor, state }
}
