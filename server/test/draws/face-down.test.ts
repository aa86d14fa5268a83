import { createHash } from 'node:crypto'
import { DECK, type SeatId } from '@tapete/engine'
import { describe, expect, it } from 'vitest'
import { type Deck, shuffled, verifyPath } from '../../src/draws/deck.js'
import { drawsOf } from '../../src/draws/draws.js'
import { heldBy } from '../../src/draws/hands.js'
import { advance, type Commit, type Cursor, type Deal } from '../../src/draws/notes.js'
import type { Secret } from '../../src/draws/secret.js'
import { deckIn } from '../../src/draws/series.js'
import { type Dealt, dealTable, game, opensIn, publicly, TABLE } from './face-down.js'

const ROUNDS = 30

const decksOf = ({ kept }: Dealt): ReadonlyMap<number, Deck> =>
  new Map(kept.flatMap((series) => (series.deck ? [[series.n, deckIn(series) as Deck]] : [])))

/** Every place of a deck that was dealt, and whether it was ever shown. */
const placesOf = ({ entries }: Dealt) => {
  const shown = new Set(
    entries.flatMap(({ draw }) =>
      opensIn(draw).flatMap(({ series, cards }) => cards.map((c) => `${series}/${c.index}`)),
    ),
  )
  const deals = entries.flatMap(({ draw }) => (draw ?? []).filter((note): note is Deal => note.kind === 'deal'))
  return deals.flatMap(({ series, index, count, to }) =>
    Array.from({ length: count }, (_, at) => {
      const place = { series, index: index + at, holder: to?.[at] }
      return { ...place, shown: shown.has(`${series}/${place.index}`) }
    }),
  )
}

describe('cards face down, a whole play', () => {
  it('a deck is committed to before its first card, on a move that is not of chance, one for each round', async () => {
    const { entries } = await dealTable({ rounds: ROUNDS })
    let begun = 0
    for (const { move, draw } of entries)
      for (const note of draw ?? []) {
        if (note.kind === 'commit') expect(move.by).not.toBe('chance')
        if (note.kind === 'commit' && note.deck) {
          expect([move.do, note.size]).toEqual(['no-more-bets', 52])
          begun = note.series
        }
        if (note.kind === 'deal') expect(note.series).toBe(begun)
      }
    expect(begun).toBe(ROUNDS + 1)
  })

  it('every card shown is proved by the root before the deal, and is the card that was dealt', async () => {
    const dealt = await dealTable({ rounds: ROUNDS })
    const roots = new Map<number, Commit>()
    let cards = 0
    for (const { draw, events } of dealt.entries)
      for (const note of draw ?? []) {
        if (note.kind === 'commit' && note.deck) roots.set(note.series, note)
        if (note.kind !== 'open') continue
        const { commitment, size } = roots.get(note.series) as Commit
        for (const { path, ...card } of note.cards) {
          expect(verifyPath(commitment, size, { table: TABLE, series: note.series, ...card }, path)).toBe(true)
          expect(JSON.stringify(events)).toContain(`"${card.card}"`)
          cards += 1
        }
      }
    expect(cards).toBeGreaterThan(100)
    // Whoever goes on is shown, and the bank always; nobody else.
    for (const { events, draw, move } of dealt.entries)
      if (move.do === 'show') {
        const { bank, shown } = events.find(({ type }) => type === 'hands-shown') as unknown as {
          bank: string[]
          shown: Record<string, string[]>
        }
        const told = [...bank, ...Object.values(shown).flat()].sort()
        const proved = opensIn(draw).flatMap((open) => open.cards.map(({ card }) => card))
        expect(proved.sort()).toEqual(told)
      }
  })

  it('what was never shown appears nowhere: neither its salt, nor the seed of its deck, nor the key of that', async () => {
    const dealt = await dealTable({ rounds: ROUNDS, close: true })
    const decks = decksOf(dealt)
    const text = JSON.stringify([publicly(dealt.entries), dealt.published, dealt.cursor])
    const covered = placesOf(dealt).filter(({ shown }) => !shown)
    expect(covered.length).toBeGreaterThan(30)
    for (const { series, index } of covered) expect(text).not.toContain(decks.get(series)?.salts[index])
    // Nor of the cards nobody was dealt.
    const shown = new Set(placesOf(dealt).flatMap((place) => (place.shown ? [`${place.series}/${place.index}`] : [])))
    const told = new Set(text.match(/(?<=")[0-9a-f]{32}(?=")/g))
    expect(told.size).toBe(shown.size)
    for (const [series, { salts }] of decks)
      for (const [index, salt] of salts.entries()) expect(told.has(salt)).toBe(shown.has(`${series}/${index}`))
    const hex = (secret: Secret | undefined) => Buffer.from(secret?.reveal() ?? []).toString('hex')
    for (const { deck, seed, key } of dealt.kept) expect(text).not.toContain(deck ? hex(seed) : hex(key))
    expect(dealt.published.filter(({ deck }) => deck).every(({ seed }) => seed === null)).toBe(true)
    // The table is closed: the series has been opened, and the auditor has every seed of a deck.
    expect(dealt.published.filter(({ deck }) => !deck).map(({ seed }) => seed !== null)).toEqual([true, false])
    expect(dealt.audited.filter(({ deck }) => deck).every(({ seed }) => seed !== null)).toBe(true)
    expect(dealt.audited.filter(({ deck }) => !deck).map(({ key }) => typeof key === 'string')).toEqual([true, false])
  })

  it('nobody has the seed of a deck of which cards are in play', async () => {
    const watch = async (draws: ReturnType<typeof drawsOf>, cursor: Cursor | null) => {
      const audited = await draws.audited(TABLE, cursor)
      for (const { n, seed, deck } of audited) if (deck) expect(seed === null).toBe(n === cursor?.deck?.series)
    }
    await dealTable({ rounds: 4, watch })
  })
})

describe('the same place gives the same cards', () => {
  it('after a crash, on another node, asked twice', async () => {
    const { entries, store } = await dealTable({ rounds: 10 })
    let cursor: Cursor | null = null
    let deals = 0
    for (const { move, draw, before } of entries) {
      if (move.by === 'chance')
        for (let ask = 0; ask < 2; ask++) {
          expect(await drawsOf(store).draw(TABLE, cursor, game, before)).toEqual({ move, draw })
          deals += 1
        }
      cursor = advance(cursor, draw)
    }
    expect(deals).toBeGreaterThan(20)
  })

  it('a deck prepared for a move that is not written is the one of the next move, on every node', async () => {
    const { entries, store, draws } = await dealTable({ rounds: 1 })
    const at = entries.findIndex(({ move }) => move.do === 'no-more-bets')
    const { before, move, draw } = entries[at] as (typeof entries)[number]
    const cursor = entries.slice(0, at).reduce<Cursor | null>((now, entry) => advance(now, entry.draw), null)
    const { before: after } = entries[at + 1] as (typeof entries)[number]
    const played = { game, before, move, after, events: [] }
    expect(await draws.note(TABLE, cursor, played)).toEqual(draw)
    expect(await drawsOf(store).note(TABLE, cursor, played)).toEqual(draw)
  })

  it('nothing is dealt before a deck is committed to, or from one that is not kept', async () => {
    const { entries, store } = await dealTable({ rounds: 1 })
    const at = entries.findIndex(({ move }) => move.by === 'chance')
    const { before } = entries[at] as (typeof entries)[number]
    const cursor = entries.slice(0, at).reduce<Cursor | null>((now, entry) => advance(now, entry.draw), null) as Cursor
    const draw = (changed: Cursor) => drawsOf(store).draw(TABLE, changed, game, before)
    await expect(draw({ ...cursor, deck: null })).rejects.toThrow('committed to no deck')
    const deck = cursor.deck as NonNullable<Cursor['deck']>
    await expect(draw({ ...cursor, deck: { ...deck, dealt: 2 } })).rejects.toThrow('committed to no deck')
    await expect(draw({ ...cursor, deck: { ...deck, commitment: 'ab' } })).rejects.toThrow('is not kept')
  })
})

describe('the proofs of one’s own cards', () => {
  it('of what lies in one’s hand, and of nothing else', async () => {
    let asked = 0
    await dealTable({
      rounds: 12,
      watch: async (draws, cursor, state) => {
        for (const seat of ['seat:1', 'seat:2', 'seat:3'] as const) {
          const proofs = await draws.proofsFor(TABLE, cursor, state, seat)
          const cards = proofs.flatMap((open) => open.cards)
          expect(cards.map(({ card }) => card).sort()).toEqual(heldBy(state, seat).sort())
          for (const { path, ...card } of cards)
            expect(
              verifyPath(
                cursor?.deck?.commitment as string,
                52,
                { table: TABLE, series: cursor?.deck?.series as number, ...card },
                path,
              ),
            ).toBe(true)
          asked += cards.length
        }
      },
    })
    expect(asked).toBeGreaterThan(50)
  })
})

describe('non-interference: other cards in a folded hand', () => {
  /** Two places of one deck change their cards. */
  const swapping =
    (swaps: readonly (readonly [number, number])[], decksFirst: number): typeof shuffled =>
    (seed, composition) => {
      const made = shuffled(seed, composition)
      const isIt = createHash('sha256').update(seed).digest().readUInt32LE(0) === decksFirst
      if (!isIt) return made
      const cards = [...made.cards]
      for (const [one, two] of swaps) [cards[one], cards[two]] = [cards[two] as string, cards[one] as string]
      return { ...made, cards }
    }

  const hashed = (text: string): string => text.replaceAll(/"[0-9a-f]{64}"/g, '"#"')

  it('change nothing public but roots and the hashes on the way to them', async () => {
    const seed = 7
    const first = await dealTable({ rounds: 8, seed })
    const places = placesOf(first)
    /** Folded hands: cards of a seat of which nothing was ever shown. */
    const folded = places.filter(
      ({ series, holder }) =>
        !places.some((other) => other.series === series && other.holder === holder && other.shown),
    )
    expect(folded.length).toBeGreaterThan(5)
    const text = hashed(JSON.stringify([publicly(first.entries), first.published]))
    const rootsOf = (dealt: Dealt) => dealt.published.filter(({ deck }) => deck).map(({ commitment }) => commitment)
    let tried = 0
    for (const { series, index } of folded) {
      const kept = first.kept.find(({ n }) => n === series)
      const mark = createHash('sha256')
        .update(kept?.seed.reveal() ?? '')
        .digest()
        .readUInt32LE(0)
      // Against a card that stays in the deck.
      const twin = await dealTable({ rounds: 8, seed, shuffle: swapping([[index, 51]], mark) })
      expect(JSON.stringify(twin.entries.map(({ move }) => move))).not.toBe(
        JSON.stringify(first.entries.map(({ move }) => move)),
      )
      expect(hashed(JSON.stringify([publicly(twin.entries), twin.published]))).toBe(text)
      const changed = rootsOf(twin).filter((root, at) => root !== rootsOf(first)[at])
      expect(changed).toHaveLength(1)
      tried += 1
    }
    expect(tried).toBe(folded.length)
  })

  it('the hashes tell nothing of the cards behind them to who does not have their salts', async () => {
    const dealt = await dealTable({ rounds: 6, seed: 3 })
    const told = JSON.stringify([publicly(dealt.entries), dealt.published])
    const hashes = new Set(told.match(/(?<=")[0-9a-f]{64}(?=")/g))
    const salts = [...new Set(told.match(/(?<=")[0-9a-f]{32}(?=")/g)), '', '0'.repeat(32)]
    const open = new Set(
      dealt.entries.flatMap(({ draw }) =>
        opensIn(draw).flatMap(({ series, cards }) => cards.map((card) => `${series}/${card.index}`)),
      ),
    )
    let guesses = 0
    for (const { series, index, shown } of placesOf(dealt)) {
      if (shown) continue
      expect(open.has(`${series}/${index}`)).toBe(false)
      for (const card of DECK)
        for (const salt of salts) {
          const leaf = `{"card":"${card}","domain":"tapete-card-1","index":${index},"salt":"${salt}","series":${series},"table":"${TABLE}"}`
          if (hashes.has(createHash('sha256').update(leaf).digest('hex'))) throw new Error(`${card} was guessed`)
          guesses += 1
        }
    }
    expect(guesses).toBeGreaterThan(1000)
    // With the salts the same search finds them: it looks in the right place.
    const decks = decksOf(dealt)
    const found = placesOf(dealt).filter(({ series, index }) => {
      const { cards, salts: own } = decks.get(series) as Deck
      const leaf = `{"card":"${cards[index]}","domain":"tapete-card-1","index":${index},"salt":"${own[index]}","series":${series},"table":"${TABLE}"}`
      return hashes.has(createHash('sha256').update(leaf).digest('hex'))
    })
    expect(found.length).toBeGreaterThan(0)
  })
})

describe('a house restored from a backup in the middle of a round', () => {
  it('deals nothing of the deck again, and what is in hand is still shown from the old one', async () => {
    const plain = await dealTable({ rounds: 3, seed: 5 })
    const exchange = plain.entries.find(({ move }) => move.do === 'exchange')?.seq as number
    const deal = plain.entries.find(({ move }) => move.by === 'chance')?.seq as number
    for (const at of [deal, exchange]) {
      const { entries, cursor } = await dealTable({ rounds: 3, seed: 5, restoredAt: [at] })
      const restored = entries.findIndex(({ move }) => move.by === 'clock')
      const [series, deck] = (entries[restored]?.draw ?? []) as Commit[]
      expect(series).toMatchObject({ kind: 'commit', restored: true })
      // Where a deal was due, another deck is due at once; else with the next question.
      expect(deck?.deck).toBe(at === deal ? true : undefined)
      const before = entries.slice(0, restored).flatMap(({ draw }) => (draw ?? []).map(({ series }) => series))
      const later = entries
        .slice(restored)
        .flatMap(({ draw }) => (draw ?? []).filter((note): note is Deal => note.kind === 'deal'))
      expect(later.every(({ series }) => series > Math.max(...before))).toBe(true)
      expect(cursor?.older).toEqual([])
      if (at === deal) continue
      // The hand has cards of two decks: the next deck says that there are others besides.
      const next = entries
        .slice(restored + 1)
        .flatMap(({ draw }) => (draw ?? []) as Commit[])
        .find((note) => note.deck)
      expect(next).toMatchObject({ besides: true })
      expect(next?.size).toBeLessThan(52)
      const show = entries.slice(restored).find(({ move }) => move.do === 'show')
      expect(opensIn(show?.draw ?? null).length).toBeGreaterThan(0)
    }
  })
})

describe('who holds what', () => {
  it('a seat its own secrets, the bank what nobody knows, and a secret of two is nobody’s hand', () => {
    const seat: SeatId = 'seat:1'
    const state = {
      hands: { [seat]: { secret: [seat], value: ['Ah', { secret: ['seat:2'], value: '2c' }] } },
      bank: { secret: [], value: ['Kd'] },
      shoe: { secret: [], value: { seen: [1, 2] } },
      shared: { secret: [seat, 'seat:2'], value: ['3s'] },
      open: ['4s'],
    }
    expect(heldBy(state, seat)).toEqual(['Ah'])
    expect(heldBy(state, 'seat:2')).toEqual(['2c'])
    expect(heldBy(state, 'bank')).toEqual(['Kd'])
  })
})
