import { type AnyGame, type Card, cardNumber, fastHands, findTold } from '@tapete/engine'
import { analysisOf, makeReady, oddsOf } from '@tapete/odds'
import { describe, expect, it } from 'vitest'
import { playBesideEngine } from '../../src/bank-poker/beside-engine.js'
import { placeOf } from '../../src/bank-poker/caribbean/hand.js'
import { BIT_OF, CARDS, SUIT_OF } from '../../src/bank-poker/deck.js'
import { READINGS } from '../../src/bank-poker/draw/data.js'
import { draw } from '../../src/bank-poker/draw/index.js'
import { lawOf } from '../../src/bank-poker/draw/law.js'
import { TOTAL, WINNING } from '../../src/bank-poker/draw/search.js'
import type { Say } from '../../src/bank-poker/module.js'
import type { PokerOdds } from '../../src/bank-poker/report.js'
import { CLOSED, endNets, WINS } from '../../src/bank-poker/settling.js'
import { add, compare, type Fraction, fraction, ZERO } from '../../src/tools/fraction.js'
import { random } from '../../src/tools/random.js'

const game = findTold('draw-poker') as AnyGame
const arica = findTold('draw-poker-arica') as AnyGame
const HANDS = 2_598_960
const numbers = (text: string): number[] => text.split(' ').map((card) => cardNumber(card as Card))

const lawWithout = (gone: readonly number[], places: readonly number[]) => {
  const left = new Uint8Array(13)
  const suits = [0, 0, 0, 0]
  for (let card = 0; card < CARDS; card += 1) {
    if (gone.includes(card)) continue
    const [rank, suit] = [Math.log2(BIT_OF[card] as number), SUIT_OF[card] as number]
    left[rank] = (left[rank] as number) + 1
    suits[suit] = (suits[suit] as number) | (BIT_OF[card] as number)
  }
  const law = lawOf(left, places, false)
  return { law, ways: [...law.ways(suits).subarray(0, law.count)] }
}

/** What a hand is worth against the bank when these cards are gone. */
const worth = (hand: readonly number[], gone: readonly number[]): Fraction => {
  const nets = endNets(game, WINNING)
  const place = placeOf(hand)
  const { law, ways } = lawWithout(gone, [place])
  const bucket = law.of[place] as number
  const win = WINS + Math.max(0, WINNING.indexOf(fastHands().categoryOf(place) as (typeof WINNING)[number]))
  let [value, all] = [0, 0]
  for (const [at, count] of ways.entries()) {
    const net = at === 0 ? nets[CLOSED] : bucket === 0 || at > bucket ? -3 : at === bucket ? 0 : nets[win]
    value += count * (net as number)
    all += count
  }
  return fraction(value, all)
}

/** A hand that changes the cards in these places, none or one. */
const worthOf = (own: readonly number[], place: number | null): Fraction => {
  if (place === null) return worth(own, own)
  const cards = [...Array(CARDS).keys()].filter((card) => !own.includes(card))
  const total = cards.reduce(
    (sum, card) =>
      add(
        sum,
        worth(
          own.map((each, at) => (at === place ? card : each)),
          [...own, card],
        ),
      ),
    ZERO,
  )
  return fraction(total.num, total.den * BigInt(cards.length))
}

describe('what is kept of Draw Poker', () => {
  it('tells of every hand, whichever way it is played and however four to a straight is read', () => {
    for (const { counts: kept } of Object.values(READINGS))
      for (const [way, counts] of Object.entries(kept)) {
        const all = counts.reduce((sum, ways) => sum + BigInt(ways), 0n)
        expect(all, way).toBe(BigInt(HANDS) * BigInt(TOTAL))
      }
  })

  it('[DRW-28 DRW-31] who always goes finds the bank closed as often as it is with a whole deck', () => {
    const { ways } = lawWithout([], [])
    const all = ways.reduce((sum, count) => sum + count)
    const [, ...ends] = READINGS.row.counts['as-the-bank'] as readonly string[]
    const whole = ends.reduce((sum, count) => sum + BigInt(count), 0n)
    expect(BigInt(ends[CLOSED] as string) * BigInt(all)).toBe(whole * BigInt(ways[0] as number))
  })

  it.each(['Ks 9s 6s 3s 2h'])('with %s no other card is better changed', (text) => {
    const own = numbers(text)
    const decide = draw.player(game, {}, 'best')
    const said: Say = decide({ question: 'exchange', own, up: [], board: [] }, [])
    const places = said.places as readonly string[]
    expect(places).toHaveLength(1)
    const best = worthOf(own, Number(places[0]) - 1)
    for (const other of [null, 0]) expect(compare(best, worthOf(own, other))).toBeGreaterThanOrEqual(0)
  })
})

describe('the odds of Draw Poker', () => {
  it('[DRW-31 DRW-32 DRW-34 DRW-36 DRW-37] are 2.8336 %, and hardly a hand is folded', () => {
    const play = oddsOf(game).play as PokerOdds
    expect(play.exact).toBe('-2528881843347247/89245059671607840')
    expect(play.ways.map(({ way, cost }) => [way, Number(cost.toFixed(4))])).toEqual([
      ['best', 0],
      ['draws', 0.0066],
      ['as-the-bank', 0.0407],
      ['pair-or-draw', 0.1918],
      ['pair', 0.2575],
      ['pair-of-eights', 0.3779],
    ])
    const fold = draw.player(game, {}, 'best')
    const asked = (text: string): string => fold({ question: 'bet', own: numbers(text), up: [], board: [] }, []).do
    expect(asked('Js 7h 6d 3c 2s')).toBe('fold')
    expect(asked('Js 7s 6s 3c 2h')).toBe('go')
    // 600 hands of 2,598,960: jack, seven, six, three and two with no three of a suit.
    const [folded] = READINGS.row.counts.best as readonly string[]
    expect(BigInt(folded as string)).toBe(600n * BigInt(TOTAL))
  })

  it('[DRW-34 DRA-20] are the same in Arica, which has the same table and the same exchange', () => {
    const [here, there] = [oddsOf(game).play as PokerOdds, oddsOf(arica).play as PokerOdds]
    expect(there.exact).toBe(here.exact)
    expect(there.ways).toEqual(here.ways)
  })

  it.each([game, arica])('plays every round as the engine does', (each) => {
    expect(playBesideEngine(each, oddsOf(each).options, 120, random(each.id))).toEqual([])
  })

  it('comes near what is exact over many rounds', () => {
    const { rounds } = analysisOf(game)
    for (const way of ['best', 'draws', 'pair-or-draw']) {
      const { ready } = makeReady({ game, manner: { way } })
      const tally = rounds.play(game, ready, { rounds: 2500, seed: way, first: 0, every: 1 })
      expect(Math.abs(rounds.rows(game, ready, tally).total.z as number), way).toBeLessThan(4)
    }
  })
})

it('says where no odds are kept', () => {
  if (READINGS.gap) expect((oddsOf(game, { fourStraightAllowsGap: true }).play as PokerOdds).ways).toHaveLength(6)
  else
    expect(() => oddsOf(game, { fourStraightAllowsGap: true })).toThrow('no odds are kept with fourStraightAllowsGap')
})
