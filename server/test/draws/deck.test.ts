import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { critical99 } from '../../src/draws/battery.js'
import { chacha20 } from '../../src/draws/chacha20.js'
import { type Composition, type Deck, deckOf, isLeft, shuffled, verifyPath } from '../../src/draws/deck.js'

const seedOf = (text: string) => createHash('sha256').update(`tapete deck ${text}`).digest()
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
const PLACE = { table: 't', series: 2 }

const of = (cards: number): Composition => ({
  oneOf: Array.from({ length: cards }, (_, at) => `c${at}`),
  weights: Array.from({ length: cards }, () => 1),
})
const deckWith = (composition: Composition, seed = seedOf('one')): Deck =>
  deckOf(PLACE, composition, shuffled(seed, composition))

describe('a deck', () => {
  it('has each card as often as its weight says, in an order the seed alone gives', () => {
    const composition = { oneOf: ['a', 'b', 'c', 'd'], weights: [3, 0, 1, 8] }
    const { cards, salts } = shuffled(seedOf('x'), composition)
    expect(cards.toSorted().join('')).toBe('aaacdddddddd')
    expect(shuffled(seedOf('x'), composition)).toEqual({ cards, salts })
    expect(shuffled(seedOf('y'), composition).salts).not.toEqual(salts)
    expect(new Set(salts).size).toBe(12)
    expect(salts.every((salt) => /^[0-9a-f]{32}$/.test(salt))).toBe(true)
  })

  it('is shuffled as it is written down: from the last place, by unbiased draws, then the salts', () => {
    const stream = chacha20(seedOf('z'))
    const cards = ['a', 'b', 'c']
    for (const last of [2, 1]) {
      let word = stream.next()
      while (word >= 2 ** 32 - (2 ** 32 % (last + 1))) word = stream.next()
      const other = word % (last + 1)
      ;[cards[last], cards[other]] = [cards[other] as string, cards[last] as string]
    }
    const salt = Buffer.alloc(16)
    for (let at = 0; at < 4; at++) salt.writeUInt32LE(stream.next(), 4 * at)
    const made = shuffled(seedOf('z'), { oneOf: ['a', 'b', 'c'], weights: [1, 1, 1] })
    expect([made.cards, made.salts[0]]).toEqual([cards, salt.toString('hex')])
  })

  it('every card is as likely at every place', () => {
    const size = 8
    const runs = 8000
    const counts = Array.from({ length: size }, () => Array<number>(size).fill(0))
    for (let run = 0; run < runs; run++)
      for (const [place, card] of shuffled(seedOf(`run ${run}`), of(size)).cards.entries()) {
        const row = counts[place] as number[]
        const value = Number(card.slice(1))
        row[value] = (row[value] as number) + 1
      }
    const expected = runs / size
    for (const row of counts) {
      const statistic = row.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
      // Eight tests at 99 %: allow for the one that may be outside.
      expect(statistic).toBeLessThan(critical99(size - 1) * 1.4)
    }
  })

  it('the order of three cards: each of the six as likely', () => {
    const runs = 6000
    const counts = new Map<string, number>()
    for (let run = 0; run < runs; run++) {
      const order = shuffled(seedOf(`three ${run}`), of(3)).cards.join()
      counts.set(order, (counts.get(order) ?? 0) + 1)
    }
    expect(counts.size).toBe(6)
    const statistic = [...counts.values()].reduce((sum, count) => sum + (count - 1000) ** 2 / 1000, 0)
    expect(statistic).toBeLessThan(critical99(5))
  })
})

describe('the root of a deck', () => {
  it('can be computed with any sha256', () => {
    const deck = deckWith(of(3))
    const leaf = (index: number) =>
      sha256(
        `{"card":"${deck.cards[index]}","domain":"tapete-card-1","index":${index},"salt":"${deck.salts[index]}","series":2,"table":"t"}`,
      )
    const node = (left: string, right: string) =>
      sha256(`{"domain":"tapete-node-1","left":"${left}","right":"${right}"}`)
    // The third has no neighbour and goes up as it is.
    expect(deck.root).toBe(node(node(leaf(0), leaf(1)), leaf(2)))
    expect(deck.path(0)).toEqual([leaf(1), leaf(2)])
    expect(deck.path(2)).toEqual([node(leaf(0), leaf(1))])
    expect(deckWith(of(1)).path(0)).toEqual([])
  })

  it('differs with table, number, order and salts', () => {
    const composition = of(4)
    const made = shuffled(seedOf('one'), composition)
    const roots = [
      deckOf(PLACE, composition, made),
      deckOf({ ...PLACE, table: 'u' }, composition, made),
      deckOf({ ...PLACE, series: 3 }, composition, made),
      deckOf(PLACE, composition, { ...made, cards: made.cards.toReversed() }),
      deckOf(PLACE, composition, { ...made, salts: made.salts.toReversed() }),
    ].map(({ root }) => root)
    expect(new Set(roots).size).toBe(5)
    expect(() => deckOf(PLACE, of(0), { cards: [], salts: [] })).toThrow('without cards')
  })

  it('every card of every size of deck is proved by its path', () => {
    for (let size = 1; size <= 70; size++) {
      const deck = deckWith(of(size))
      for (const index of deck.cards.keys()) {
        const { path, ...card } = deck.shown(index)
        expect([size, index, verifyPath(deck.root, size, { ...PLACE, ...card }, path)]).toEqual([size, index, true])
      }
      expect(() => deck.shown(size)).toThrow(`no card ${size}`)
    }
  })

  it('nothing else is: another card, salt, place, deck, path or size', () => {
    const property = fc.property(fc.integer({ min: 2, max: 70 }), fc.nat(), fc.nat(), (size, first, second) => {
      const deck = deckWith(of(size))
      const index = first % size
      const other = second % size === index ? (index + 1) % size : second % size
      const { path, ...card } = deck.shown(index)
      const leaf = { ...PLACE, ...card }
      const proves = (change: Partial<typeof leaf>, by: readonly string[] = path, root = deck.root, cards = size) =>
        verifyPath(root, cards, { ...leaf, ...change }, by)
      expect(proves({})).toBe(true)
      const stranger = deck.shown(other)
      const wrong = [
        proves({ card: stranger.card }),
        proves({ salt: stranger.salt }),
        proves({ index: other }),
        proves({ index: other }, stranger.path),
        proves({ table: 'u' }),
        proves({ series: 3 }),
        proves({}, path.slice(1)),
        proves({}, [...path, deck.root]),
        path.length > 1 && proves({}, path.toReversed()),
        proves({}, path, sha256('another')),
        proves({ index: size }),
        proves({ index: -1 }),
        proves({ index: 0.5 }),
      ]
      expect(wrong.some(Boolean)).toBe(false)
    })
    fc.assert(property, { numRuns: 200 })
  })

  it('a node of the tree does not pass for a card', () => {
    const deck = deckWith(of(4))
    const [left, right] = [deck.path(2)[1] as string, deck.path(0)[1] as string]
    // Two cards less, their node told as a card of a smaller deck.
    for (const card of [left, right])
      expect(verifyPath(deck.root, 2, { ...PLACE, index: 0, card, salt: '' }, [right])).toBe(false)
  })
})

describe('what is left of a deck', () => {
  const full = { oneOf: ['a', 'b', 'c'], weights: [2, 1, 1] }
  it.each([
    ['all of it', [], full, true],
    ['in another order, written otherwise', [], { oneOf: ['c', 'a', 'b', 'a', 'd'], weights: [1, 1, 1, 1, 0] }, true],
    ['without what is out', ['a', 'c'], { oneOf: ['a', 'b'], weights: [1, 1] }, true],
    ['one that is out', ['a'], full, false],
    ['one less', [], { oneOf: ['a', 'b'], weights: [2, 1] }, false],
    ['one it never had', [], { oneOf: ['a', 'b', 'c', 'd'], weights: [2, 1, 1, 1] }, false],
    ['as many, but others', ['a'], { oneOf: ['a', 'b'], weights: [1, 2] }, false],
    ['out what it never had', ['d'], full, false],
  ])('%s', (_, out, asked, fits) => {
    expect(isLeft(full, out, asked)).toBe(fits)
  })
})
