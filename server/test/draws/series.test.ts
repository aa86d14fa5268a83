import { createHash, createHmac, randomBytes } from 'node:crypto'
import { inspect } from 'node:util'
import { type AnyGame, configure, type Move, rouletteFrench, type Table } from '@tapete/engine'
import { describe, expect, it } from 'vitest'
import { drawsOf } from '../../src/draws/draws.js'
import { type Played, seriesDue } from '../../src/draws/due.js'
import { advance, type Cursor, type DrawNote } from '../../src/draws/notes.js'
import { Secret } from '../../src/draws/secret.js'
import {
  commitmentOf,
  deckSeedOf,
  keyCommitmentOf,
  memorySeriesStore,
  newSeries,
  publicSeries,
} from '../../src/draws/series.js'
import { play } from '../verify/play.js'

const cursorAt = (series: number, drawn = 0, size = 5): Cursor => ({
  ...{ last: series, deck: null, older: [] },
  series,
  size,
  commitment: 'c',
  drawn,
  word: drawn,
})

const configured = configure(rouletteFrench.settings)
if (!configured.ok) throw new Error(configured.why)
const opened: Table = rouletteFrench.open(configured.config)

const played = (move: Move, after: Table): Played => ({
  ...{ game: rouletteFrench, before: after, move, after, events: [] },
})

describe('a series', () => {
  it('its commitment can be computed with any sha256', () => {
    const seed = Buffer.alloc(32, 7)
    const text = `{"domain":"tapete-series-1","seed":"${'07'.repeat(32)}","series":3,"table":"r1"}`
    expect(commitmentOf('r1', 3, seed)).toBe(createHash('sha256').update(text).digest('hex'))
  })

  it('the key of its decks too, and the seeds that come from it', () => {
    const key = Buffer.alloc(32, 7)
    const text = `{"domain":"tapete-deck-key-1","key":"${'07'.repeat(32)}","series":3,"table":"r1"}`
    expect(keyCommitmentOf('r1', 3, key)).toBe(createHash('sha256').update(text).digest('hex'))
    const said = '{"domain":"tapete-deck-seed-1","series":4,"table":"r1"}'
    expect(deckSeedOf('r1', 4, key)).toEqual(createHmac('sha256', key).update(said).digest())
  })

  it('the commitment differs with table, number and seed', () => {
    const seed = Buffer.alloc(32, 7)
    const all = [commitmentOf('a', 1, seed), commitmentOf('a', 2, seed), commitmentOf('b', 1, seed)]
    expect(new Set([...all, commitmentOf('a', 1, Buffer.alloc(32, 8))]).size).toBe(4)
    // Fresh seeds: never the same twice.
    expect(newSeries('a', 1, 5, randomBytes(32)).commitment).not.toBe(newSeries('a', 1, 5, randomBytes(32)).commitment)
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
  const withDeck = (dealt: number): Cursor => ({
    ...{ ...cursorAt(4, 0), last: 7 },
    deck: { series: 7, under: 4, size: 52, commitment: 'r', dealt, covered: [] },
  })
  const table = opened
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
    ['and nothing dealt from its deck', withDeck(0), staff, closed, null],
    ['a deck that was dealt from ends with it', withDeck(3), staff, closed, 8],
    ['and goes on else', withDeck(3), staff, open, null],
  ])('%s', (_, cursor, move, after, due) => {
    expect(seriesDue(cursor, move, after)).toBe(due)
  })

  it('is folded from the notes of the log', () => {
    const first = advance(null, [{ kind: 'commit', series: 1, size: 5, commitment: 'c' }])
    const second = advance(first, [{ kind: 'draw', series: 1, index: 0, word: 0, words: 3 }])
    expect(second).toEqual({ ...cursorAt(1, 1), word: 3 })
    expect(advance(second, null)).toBe(second)
    expect(() => advance(null, [{ kind: 'draw', series: 1, index: 0, word: 0, words: 1 }])).toThrow('does not run')
    expect(() => advance(second, [{ kind: 'draw', series: 2, index: 0, word: 0, words: 1 }])).toThrow('does not run')
  })

  it('the place in a deck too: what is dealt, what lies face down, what was shown', () => {
    const at = (cursor: Cursor | null, ...notes: DrawNote[]) => advance(cursor, notes) as Cursor
    const commit = (series: number, marks: object = {}): DrawNote => ({
      ...{ kind: 'commit', series, size: 52, commitment: `r${series}` },
      ...marks,
    })
    const open = (series: number, index: number): DrawNote => ({
      ...{ kind: 'open', series, cards: [{ index, card: 'Ah', salt: '', path: [] }] },
    })
    const begun = at(null, commit(1), commit(2, { deck: true }))
    expect(begun).toMatchObject({ last: 2, series: 1, deck: { series: 2, size: 52, dealt: 0, covered: [] }, older: [] })
    const deal: DrawNote = { kind: 'deal', series: 2, index: 0, count: 2, to: ['seat:1', 'bank'] }
    const dealt = at(begun, deal, { kind: 'deal', series: 2, index: 2, count: 1 })
    expect(dealt.deck).toMatchObject({
      dealt: 3,
      covered: [
        { index: 0, holder: 'seat:1' },
        { index: 1, holder: 'bank' },
      ],
    })
    expect(at(dealt, open(2, 1)).deck?.covered).toEqual([{ index: 0, holder: 'seat:1' }])
    // Another deck: the one before is forgotten, or kept while its cards are in somebody's hand.
    expect(at(dealt, commit(3, { deck: true }))).toMatchObject({ last: 3, deck: { series: 3 }, older: [] })
    const besides = at(dealt, commit(3, { deck: true, besides: true }))
    expect(besides.older).toEqual([dealt.deck])
    expect(at(besides, open(2, 0)).older[0]?.covered).toEqual([{ index: 1, holder: 'bank' }])
    // A new series leaves the deck alone, unless the table left play or the house was restored.
    expect(at(dealt, commit(3))).toMatchObject({ series: 3, deck: dealt.deck, older: [] })
    expect(at(dealt, commit(3, { left: true }))).toMatchObject({ series: 3, deck: null, older: [] })
    expect(at(dealt, commit(3, { restored: true }))).toMatchObject({ series: 3, deck: null, older: [dealt.deck] })
    expect(() => at(null, commit(1, { deck: true }))).toThrow('before the first series')
    expect(() => at(begun, { ...deal, series: 3 })).toThrow('does not run')
    expect(() => at(dealt, open(9, 0))).toThrow('not on the table')
  })
})

describe('draws of a table', () => {
  it('a series prepared for a move that is not written is the one of the next move, on that node', async () => {
    const [one, two] = [drawsOf(memorySeriesStore()), drawsOf(memorySeriesStore())]
    const opening = played({ by: 'pit-boss', do: 'open' }, opened)
    const first = await one.note('t', null, opening)
    expect(first).toMatchObject([{ kind: 'commit', series: 1, size: 100 }])
    expect(await one.note('t', null, opening)).toEqual(first)
    expect(await two.note('t', null, opening)).not.toEqual(first)
  })

  it('a house that was restored ends its series at once, with a seed nobody saw', async () => {
    const draws = drawsOf(memorySeriesStore())
    const notes = await draws.restart('t', cursorAt(3, 2), played({ by: 'clock', do: 'time', at: 1 }, opened))
    expect(notes).toMatchObject([{ kind: 'commit', series: 4, size: 100, restored: true }])
    expect(advance(cursorAt(3, 2), notes)).toMatchObject({ series: 4, drawn: 0, word: 0 })
  })

  it('the same place gives the same answer: after a crash, on another node, asked twice', async () => {
    const store = memorySeriesStore()
    const { entries } = await play({ game: rouletteFrench, rounds: 7, store })
    const first = entries.findIndex(({ move }) => move.by === 'chance')
    let cursor: Cursor | null = null
    let state: Table = (rouletteFrench as AnyGame).open((await play({ game: rouletteFrench, rounds: 0 })).state.config)
    for (const [index, { move, draw }] of entries.entries()) {
      // A node that has just started: it knows the log and the store, nothing else.
      if (index >= first && move.by === 'chance')
        for (let ask = 0; ask < 2; ask++)
          expect(await drawsOf(store).draw('table-1', cursor, rouletteFrench, state)).toEqual({ move, draw })
      const step = (rouletteFrench as AnyGame).step(state, move)
      if (!step.ok) throw new Error(step.refusal.code)
      state = step.state
      cursor = advance(cursor, draw)
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
    await store.save(newSeries('t', 1, 5, randomBytes(32)))
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
