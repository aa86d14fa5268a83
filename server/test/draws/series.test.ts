import { createHash } from 'node:crypto'
import { inspect } from 'node:util'
import { type Move, rouletteFrench } from '@tapete/engine'
import { describe, expect, it } from 'vitest'
import { advance, type Cursor, seriesDue } from '../../src/draws/notes.js'
import { Secret } from '../../src/draws/secret.js'
import { commitmentOf, drawsOf, memorySeriesStore, newSeries, publicSeries } from '../../src/draws/series.js'
import { play } from '../verify/play.js'

const cursorAt = (series: number, drawn = 0, size = 5): Cursor => ({
  series,
  size,
  commitment: 'c',
  drawn,
  word: drawn,
})

describe('a series', () => {
  it('its commitment can be computed with any sha256', () => {
    const seed = Buffer.alloc(32, 7)
    const text = `{"domain":"tapete-series-1","seed":"${'07'.repeat(32)}","series":3,"table":"r1"}`
    expect(commitmentOf('r1', 3, seed)).toBe(createHash('sha256').update(text).digest('hex'))
  })

  it('the commitment differs with table, number and seed', () => {
    const seed = Buffer.alloc(32, 7)
    const all = [commitmentOf('a', 1, seed), commitmentOf('a', 2, seed), commitmentOf('b', 1, seed)]
    expect(new Set([...all, commitmentOf('a', 1, Buffer.alloc(32, 8))]).size).toBe(4)
    // Fresh seeds: never the same twice.
    expect(newSeries('a', 1, 5).commitment).not.toBe(newSeries('a', 1, 5).commitment)
  })

  it('the seed does not slip out of what holds it', () => {
    const seed = Buffer.from('5eed'.repeat(16), 'hex')
    const series = newSeries('a', 1, 5, seed)
    const written = [JSON.stringify(series), inspect(series, { depth: 9, showHidden: true }), `${series.seed}`]
    written.push(JSON.stringify({ ...series, seed: { ...series.seed } }), String(Object.values(series.seed)))
    for (const text of written) expect(text).not.toMatch(/5eed|94, 237|94,237|5e ed/)
    expect(Buffer.from(series.seed.reveal())).toEqual(seed)
    // What is revealed is a copy.
    series.seed.reveal().fill(0)
    expect(Buffer.from(series.seed.reveal())).toEqual(seed)
    expect(new Secret(seed).toJSON()).toBe('[secret]')
  })

  it('is shown without its seed until the log has committed to the next', () => {
    const series = newSeries('a', 2, 5, Buffer.alloc(32, 9))
    expect(publicSeries(series, cursorAt(2, 5)).seed).toBeNull()
    expect(publicSeries(series, cursorAt(1)).seed).toBeNull()
    expect(publicSeries(series, cursorAt(3)).seed).toBe('09'.repeat(32))
    // @ts-expect-error a text is not a seed that may be shown
    const forged: ReturnType<typeof publicSeries> = { n: 1, size: 5, commitment: 'c', seed: '09'.repeat(32) }
    expect(forged).toBeDefined()
  })
})

describe('the place in the series', () => {
  const table = rouletteFrench.open({ limits: {} })
  const open = { ...table, status: 'open' as const }
  const closed = { ...table, status: 'closed' as const }
  const staff: Move = { by: 'croupier', do: 'collect' }
  const ball: Move = { by: 'chance', do: 'ball' }

  it.each([
    ['the first move of a table begins the first', null, staff, open, 1],
    ['nothing while it runs', cursorAt(1, 4), staff, open, null],
    ['the first move after the last draw', cursorAt(1, 5), staff, open, 2],
    ['more draws in a row stay in it', cursorAt(1, 5), ball, open, null],
    ['and end it afterwards', cursorAt(1, 7), staff, open, 2],
    ['a table that closes ends it', cursorAt(4, 1), staff, closed, 5],
    ['unless nothing was drawn', cursorAt(4, 0), staff, closed, null],
  ])('%s', (_, cursor, move, after, due) => {
    expect(seriesDue(cursor, move, after)).toBe(due)
  })

  it('is folded from the notes of the log', () => {
    const first = advance(null, { kind: 'commit', series: 1, size: 5, commitment: 'c' })
    const second = advance(first, { kind: 'draw', series: 1, index: 0, word: 0, words: 3 })
    expect(second).toEqual({ series: 1, size: 5, commitment: 'c', drawn: 1, word: 3 })
    expect(advance(second, null)).toBe(second)
    expect(() => advance(null, { kind: 'draw', series: 1, index: 0, word: 0, words: 1 })).toThrow('does not run')
    expect(() => advance(second, { kind: 'draw', series: 2, index: 0, word: 0, words: 1 })).toThrow('does not run')
  })
})

describe('draws of a table', () => {
  it('a series prepared for a move that is not written is the one of the next move, on that node', async () => {
    const [one, two] = [drawsOf(memorySeriesStore()), drawsOf(memorySeriesStore())]
    const table = rouletteFrench.open({ limits: {} })
    const move: Move = { by: 'pit-boss', do: 'open' }
    const first = await one.note('t', null, move, table)
    expect(first).toMatchObject({ kind: 'commit', series: 1, size: 100 })
    expect(await one.note('t', null, move, table)).toEqual(first)
    expect(await two.note('t', null, move, table)).not.toEqual(first)
  })

  it('a house that was restored ends its series at once, with a seed nobody saw', async () => {
    const draws = drawsOf(memorySeriesStore())
    const commit = await draws.restart('t', cursorAt(3, 2))
    expect(commit).toMatchObject({ kind: 'commit', series: 4, size: 100, restored: true })
    expect(advance(cursorAt(3, 2), commit)).toMatchObject({ series: 4, drawn: 0, commitment: commit.commitment })
  })

  it('the same place gives the same answer: after a crash, on another node, asked twice', async () => {
    const store = memorySeriesStore()
    const { entries } = await play({ game: rouletteFrench, rounds: 7, store })
    const first = entries.findIndex(({ move }) => move.by === 'chance')
    let cursor: Cursor | null = null
    let state = rouletteFrench.open((await play({ game: rouletteFrench, rounds: 0 })).state.config)
    for (const [index, { move, draw }] of entries.entries()) {
      // A node that has just started: it knows the log and the store, nothing else.
      if (index >= first && move.by === 'chance')
        for (let ask = 0; ask < 2; ask++)
          expect(await drawsOf(store).draw('table-1', cursor, rouletteFrench, state)).toEqual({ move, draw })
      const step = rouletteFrench.step(state, move)
      if (!step.ok) throw new Error(step.refusal.code)
      state = step.state
      cursor = advance(cursor, draw as never)
    }
    expect(cursor).toMatchObject({ series: 2, drawn: 2 })
  })

  it('draws nothing before a commitment, without a question, or from a seed the log did not commit to', async () => {
    const store = memorySeriesStore()
    const draws = drawsOf(store)
    const { state } = await play({ game: rouletteFrench, rounds: 0 })
    await expect(draws.draw('t', null, rouletteFrench, state)).rejects.toThrow('asks nothing')
    const asking = { ...state, phase: 'closed' }
    await expect(draws.draw('t', null, rouletteFrench, asking as never)).rejects.toThrow('committed to no series')
    await expect(draws.draw('t', cursorAt(1), rouletteFrench, asking as never)).rejects.toThrow('is not kept')
    await store.save(newSeries('t', 1, 5))
    await expect(draws.draw('t', cursorAt(1), rouletteFrench, asking as never)).rejects.toThrow('is not kept')
    expect(await draws.published('t', null)).toEqual([])
  })

  it('what is published of a table never holds the seed that runs', async () => {
    const store = memorySeriesStore()
    const { series, cursor } = await play({ game: rouletteFrench, rounds: 13, store })
    expect(series.map(({ n, seed }) => [n, seed !== null])).toEqual([
      [1, true],
      [2, true],
      [3, false],
    ])
    const running = await store.load('table-1', cursor?.series ?? 0, cursor?.commitment ?? '')
    const secret = Buffer.from(running?.seed.reveal() ?? []).toString('hex')
    expect(secret).toHaveLength(64)
    expect(JSON.stringify(series)).not.toContain(secret)
  })
})
