// The tables are held to the article: the same order, hand by hand. `npm run hands` asks of every hand there is.

import {
  bestHand,
  bestOmaha,
  type Category,
  cardNumber,
  choices,
  compareHands,
  DECK,
  fastHands,
  type Ranked,
  rankHand,
} from '@tapete/engine'
import { random } from '@tapete/engine/testkit'
import { describe, expect, it } from 'vitest'

const ALL = process.env.HANDS === 'all'
const fast = fastHands()

/** One reading of the article for each place of the order: every hand there must be equal to it, and better than the one before. */
const orderKeeper = (categoryOf: (place: number) => Category) => {
  const known: Ranked[] = []
  return {
    met: (place: number, hand: Ranked): void => {
      const other = known[place]
      if (!other) known[place] = hand
      else if (compareHands(other, hand) !== 0)
        expect(hand.cards, `tables say equal to ${other.cards}`).toBe(other.cards)
      if (hand.category !== categoryOf(place)) expect(hand.category, hand.cards.join(' ')).toBe(categoryOf(place))
    },
    /** How many places were met, each above those before it. */
    places: (): number => {
      const met = known.filter((hand) => hand !== undefined)
      for (const [at, hand] of met.entries())
        if (at > 0) expect(compareHands(hand, met[at - 1] as Ranked), hand.cards.join(' ')).toBeGreaterThan(0)
      return met.length
    },
  }
}

const counts = (categories: Iterable<readonly [Category, number]>): Partial<Record<Category, number>> => {
  const found: Partial<Record<Category, number>> = {}
  for (const [category, times] of categories) found[category] = (found[category] ?? 0) + times
  return found
}

describe('the tables', () => {
  it('[TCP-17 TCP-22] order all 22,100 hands of three cards', () => {
    const keeper = orderKeeper(fast.threeCategoryOf)
    const met: [Category, number][] = []
    for (const hand of choices(DECK, 3)) {
      const [a, b, c] = hand.map(cardNumber) as [number, number, number]
      const ranked = rankHand(hand)
      keeper.met(fast.three(a, b, c), ranked)
      met.push([ranked.category, 1])
    }
    expect(keeper.places()).toBe(741)
    expect(counts(met)).toEqual({
      'high-card': 16_440,
      pair: 3744,
      flush: 1096,
      straight: 720,
      trio: 52,
      'straight-flush': 48,
    })
  })

  it(`[PB-35 PB-40] order ${ALL ? 'all 2,598,960 hands' : 'one in 61 of the hands'} of five cards`, () => {
    const keeper = orderKeeper(fast.categoryOf)
    const step = ALL ? 1 : 61
    const met: [Category, number][] = []
    let seen = 0
    for (let a = 0; a < 48; a += 1)
      for (let b = a + 1; b < 49; b += 1)
        for (let c = b + 1; c < 50; c += 1)
          for (let d = c + 1; d < 51; d += 1)
            for (let e = d + 1; e < 52; e += 1) {
              const place = fast.five(a, b, c, d, e)
              met.push([fast.categoryOf(place), 1])
              if (seen++ % step === 0)
                keeper.met(place, rankHand([a, b, c, d, e].map((card) => DECK[card] as (typeof DECK)[number])))
            }
    const places = keeper.places()
    if (ALL) expect(places).toBe(7462)
    else expect(places).toBeGreaterThan(5000)
    expect(counts(met)).toEqual({
      ...{ 'high-card': 1_302_540, pair: 1_098_240, 'two-pairs': 123_552, trio: 54_912, straight: 10_200, flush: 5108 },
      ...{ full: 3744, poker: 624, 'straight-flush': 36, 'royal-flush': 4 },
    })
  })

  it.runIf(ALL)('count the categories of all 133,784,560 hands of seven cards', () => {
    const places = new Uint32Array(7462)
    for (let a = 0; a < 46; a += 1)
      for (let b = a + 1; b < 47; b += 1)
        for (let c = b + 1; c < 48; c += 1)
          for (let d = c + 1; d < 49; d += 1)
            for (let e = d + 1; e < 50; e += 1)
              for (let f = e + 1; f < 51; f += 1)
                for (let g = f + 1; g < 52; g += 1) {
                  const place = fast.seven(a, b, c, d, e, f, g)
                  places[place] = (places[place] as number) + 1
                }
    expect(counts([...places].map((times, place) => [fast.categoryOf(place), times]))).toEqual({
      ...{ 'high-card': 23_294_460, pair: 58_627_800, 'two-pairs': 31_433_400, trio: 6_461_620, straight: 6_180_020 },
      ...{ flush: 4_047_644, full: 3_473_184, poker: 224_848, 'straight-flush': 37_260, 'royal-flush': 4324 },
    })
  })

  const dealt = (count: number, seed: number): number[] => {
    const dice = random(seed)
    const left = DECK.map((_, card) => card)
    return Array.from({ length: count }, () => left.splice(dice.below(left.length), 1)[0] as number)
  }
  const named = (cards: readonly number[]) => cards.map((card) => DECK[card] as (typeof DECK)[number])

  it('[HEP-11] find the best five of six and of seven cards', () => {
    const keeper = orderKeeper(fast.categoryOf)
    for (let seed = 0; seed < (ALL ? 100_000 : 2000); seed += 1) {
      const [a, b, c, d, e, f, g] = dealt(7, seed) as [number, number, number, number, number, number, number]
      const place = fast.seven(a, b, c, d, e, f, g)
      keeper.met(place, bestHand(named([a, b]), named([c, d, e, f, g])))
      expect(fast.of([52, a, b, c, d, e, f, g], 7, 1)).toBe(place)
      keeper.met(fast.of([a, b, c, d, e, f], 6), bestHand(named([a, b, c, d, e, f])))
      keeper.met(fast.of([a, b, c, d, e], 5), rankHand(named([a, b, c, d, e])))
    }
    // All of one suit: the only seven cards whose sum leaves the range of whole numbers with a sign.
    keeper.met(fast.seven(39, 40, 41, 42, 43, 44, 45), bestHand(named([39, 40, 41, 42, 43, 44, 45])))
    keeper.places()
  })

  it('find the best hand of Omaha', () => {
    const keeper = orderKeeper(fast.categoryOf)
    for (let seed = 0; seed < (ALL ? 50_000 : 600); seed += 1) {
      const cards = dealt(9, seed)
      const [own, board] = [cards.slice(0, 4), cards.slice(4)]
      keeper.met(fast.omaha(own, board), bestOmaha(named(own), named(board)))
    }
    keeper.places()
  })
})
