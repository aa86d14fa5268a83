// Cards that everybody sees, from the deck of which others lie face down: a flop, a bank's first card, and a last card of
// chance that ends in a showdown.

import {
  type AnyGame,
  configure,
  type Event,
  type Move,
  type Option,
  type Step,
  secret,
  type Table,
} from '@tapete/engine'
import { faceDown } from '@tapete/engine/testkit'
import { describe, expect, it } from 'vitest'
import { drawsOf } from '../../src/draws/draws.js'
import { advance, type Cursor, type DrawNote, type DrawNotes } from '../../src/draws/notes.js'
import { memorySeriesStore } from '../../src/draws/series.js'
import { drawsCheck } from '../../src/verify/draws-check.js'
import type { ExportEntry, Opening } from '../../src/verify/format.js'
import { tallies } from '../../src/verify/report.js'

const CARDS = ['2c', '3c', '4c', '5c', '6c', '7c', '8c', '9c']
const TABLE = 'abierta'

interface Play {
  readonly stage: 'idle' | 'deal' | 'dice' | 'turn' | 'river'
  readonly out: readonly string[]
  readonly hand: readonly string[]
}

const playOf = (state: Table): Play => state.play as Play
const left = (state: Table) => {
  const oneOf = CARDS.filter((card) => !playOf(state).out.includes(card))
  return { oneOf, weights: oneOf.map(() => 1) }
}

/** What each stage asks, what comes after it, and what it tells. */
const asks = (state: Table): Option | undefined => {
  const { stage } = playOf(state)
  if (stage === 'idle') return undefined
  if (stage === 'dice') return { by: 'chance', do: 'dice', fields: { pips: { min: 1, max: 6, step: 1 } } }
  if (stage === 'deal')
    return { by: 'chance', do: 'deal', fields: { cards: { deal: 2, ...left(state), to: ['seat:1', 'bank'] } } }
  return { by: 'chance', do: stage, fields: { card: left(state) } }
}
const NEXT = { idle: 'deal', deal: 'dice', dice: 'turn', turn: 'river', river: 'idle' } as const

const step = (state: Table, move: Move): Step<never> => {
  const { stage, out, hand } = playOf(state)
  const cards = [move.cards ?? move.card ?? []].flat() as string[]
  const held = stage === 'deal' ? cards : hand
  const events: Event[] = [{ type: stage, cite: 'GEN-01', ...(stage === 'deal' ? {} : { cards }) }]
  if (stage === 'river') events.push({ type: 'shown', cite: 'GEN-01', hand: held.slice(0, 1) })
  const done = stage === 'river' ? { out: [], hand: [] } : { out: [...out, ...cards], hand: held }
  const play = {
    stage: NEXT[stage],
    ...done,
    secrets: done.hand.map((card, at) => secret(card, ...(at ? [] : (['seat:1'] as const)))),
  }
  return { ok: true, state: { ...state, play } as Table<never>, events }
}

const ruleFor = (name: string, more: object = {}): AnyGame['rules'][number] => ({
  ...{ do: name, by: ['chance'], cite: 'GEN-01', nature: 'chance', pace: 'card', fields: {} },
  ...{ options: () => [], step },
  ...more,
})

const game: AnyGame = {
  ...faceDown,
  rules: [
    ruleFor('begin', { by: ['croupier'] }),
    ruleFor('deal', { hides: ['cards'] }),
    ruleFor('dice'),
    ruleFor('turn'),
    ruleFor('river', { opens: () => ['seat:1'] }),
  ],
  due: (state) => [asks(state)].flatMap((option) => (option ? [{ option }] : [])),
  options: () => [],
  step,
}

interface Logged {
  readonly seq: number
  readonly move: Move
  readonly events: readonly Event[]
  readonly draw: DrawNotes
}

const played = async (rounds: number) => {
  const configured = configure(faceDown.settings)
  if (!configured.ok) throw new Error(configured.why)
  const first: Table = { ...faceDown.open(configured.config), play: { stage: 'idle', out: [], hand: [] } }
  const draws = drawsOf(memorySeriesStore())
  const entries: Logged[] = []
  let cursor: Cursor | null = null
  let state = first
  for (let count = 0; count < rounds * 5; count++) {
    const chance = asks(state) ? await draws.draw(TABLE, cursor, game, state) : undefined
    const move: Move = chance?.move ?? { by: 'croupier', do: 'begin' }
    const done = game.step(state, move)
    if (!done.ok) throw new Error(done.refusal.code)
    const { state: after, events } = done
    const draw = chance ? chance.draw : await draws.note(TABLE, cursor, { game, before: state, move, after, events })
    entries.push({ seq: count + 1, move, events, draw })
    cursor = advance(cursor, draw)
    state = after
  }
  return {
    first,
    entries,
    audited: await draws.audited(TABLE, cursor),
    published: await draws.published(TABLE, cursor),
  }
}

type Played = Awaited<ReturnType<typeof played>>

const checked = ({ first, entries }: Played, series: Opening['series'], blind: boolean) => {
  const counted = tallies()
  const table = { id: TABLE, game: game.id, config: {}, mode: 'digital', rules: game.ruleSet } as const
  const draws = drawsCheck({ table, series }, counted)
  let state = first
  for (const entry of entries as unknown as ExportEntry[]) {
    const done = game.step(state, entry.move)
    if (!done.ok) throw new Error(done.refusal.code)
    draws.entry(entry, game, blind ? undefined : { before: state, after: done.state })
    state = done.state
  }
  draws.end()
  return counted.checks().filter(({ name }) => name === 'draws' || name === 'commitments')
}

describe('open cards of a game that also deals face down', () => {
  it('come from the deck, each with its proof at once; what is no card comes from the series', async () => {
    const { entries } = await played(3)
    const kinds = (name: string) =>
      entries.filter(({ move }) => move.do === name).map(({ draw }) => draw?.map(({ kind }) => kind))
    expect(kinds('deal')).toEqual([['deal'], ['deal'], ['deal']])
    expect(kinds('dice')).toEqual([['draw'], ['draw'], ['draw']])
    expect(kinds('turn')).toEqual(Array(3).fill(['deal', 'open']))
    // The card that ends the round, then the hand it shows; the bank is not opened.
    expect(kinds('river')).toEqual(Array(3).fill(['deal', 'open', 'open']))
    for (const { move, draw } of entries) {
      const opens = (draw ?? []).flatMap((note) => (note.kind === 'open' ? [note.cards.map(({ card }) => card)] : []))
      if (move.do === 'turn') expect(opens).toEqual([[move.card]])
      if (move.do === 'river') expect(opens).toMatchObject([[move.card], [expect.any(String)]])
    }
  })

  it('hold for the auditor, for staff and for everybody', async () => {
    const table = await played(6)
    for (const [series, blind] of [
      [table.audited, false],
      [table.published, false],
      [table.published, true],
    ] as const)
      for (const check of checked(table, series, blind)) expect(check).toMatchObject({ first: null, failed: 0 })
  })

  it.each([true, false])('a card laid open without its proof is found (blind: %s)', async (blind) => {
    const table = await played(2)
    for (const name of ['turn', 'river']) {
      const entries = table.entries.map((entry) =>
        entry.move.do === name
          ? { ...entry, draw: entry.draw?.filter((note: DrawNote, at) => note.kind !== 'open' || at !== 1) ?? null }
          : entry,
      )
      const [, draws] = checked({ ...table, entries }, table.published, blind)
      expect(draws?.first?.why).toContain('is shown without its proof')
    }
  })

  it('a card of the deck drawn from the series is found', async () => {
    const table = await played(2)
    const entries = table.entries.map((entry) =>
      entry.move.do === 'turn'
        ? { ...entry, draw: [{ kind: 'draw', series: 1, index: 1, word: 1, words: 1 }] satisfies DrawNotes }
        : entry,
    )
    const [, draws] = checked({ ...table, entries }, table.published, false)
    expect(draws?.first?.why).toBe('drawn from the series, not from the deck')
  })
})
