// What the fast counting rests on, against counting one by one.

import { type Card, cardNumber, DECK, fastHands, forcedDraw } from '@tapete/engine'
import { describe, expect, it } from 'vitest'
import { BUYING, ENDS, opening, placeOf, rankOdds, STAYING } from '../../src/bank-poker/caribbean/hand.js'
import { BIT_OF, CARDS, eachClass, eachSuiting, SUIT_OF } from '../../src/bank-poker/deck.js'
import { ACTIONS, CLASSES, classOf, handOf, symmetries } from '../../src/bank-poker/draw/classes.js'
import { lawOf } from '../../src/bank-poker/draw/law.js'
import { rankSets } from '../../src/bank-poker/ranks.js'
import { CLOSED, LOSES, TIES, WINS } from '../../src/bank-poker/settling.js'
import { combinations } from '../../src/tools/combinations.js'
import { type Random, random } from '../../src/tools/random.js'

const numbers = (text: string): number[] => text.split(' ').map((card) => cardNumber(card as Card))
const some = <T>(from: readonly T[], many: number, dice: Random): T[] => {
  const left = [...from]
  return Array.from({ length: many }, () => left.splice(dice.below(left.length), 1)[0] as T)
}

describe('hands but for the names of suits', () => {
  it('stand for every hand once, however they are listed', () => {
    let [classes, hands] = [0, 0]
    eachClass(4, (_, ways) => {
      classes += 1
      hands += ways
    })
    expect([classes, hands]).toEqual([16_432, 270_725])
    let [suitings, all] = [0, 0]
    for (const ranks of rankSets(4))
      eachSuiting(ranks, (_, ways) => {
        suitings += 1
        all += ways
      })
    expect([suitings, all]).toEqual([classes, hands])
  })

  it('are the same with other suits, and their cards stand in the same order', () => {
    const dice = random('classes')
    for (let tried = 0; tried < 200; tried += 1) {
      const cards = some([...Array(CARDS).keys()], 5, dice)
      const suits = some([0, 1, 2, 3], 4, dice)
      const renamed = cards.map((card) => (suits[SUIT_OF[card] as number] as number) * 13 + (card % 13))
      const [one, other] = [new Uint8Array(5), new Uint8Array(5)]
      const number = classOf(cards, one)
      expect(classOf(renamed, other)).toBe(number)
      const { cards: hand } = handOf(number)
      // Where suits with the same ranks may change places, the order is one of several.
      const same = symmetries(hand).map((moved) => [...one].map((place) => moved[place]).join())
      expect(same).toContain([...other].join())
      for (const [at, place] of one.entries()) expect((hand[place] as number) % 13).toBe((cards[at] as number) % 13)
    }
    expect(handOf(CLASSES - 1).cards).toHaveLength(5)
    expect(ACTIONS).toHaveLength(16)
  })
})

const endOf = (mine: number, theirs: number): number => {
  if (theirs < opening()) return CLOSED
  if (mine === theirs) return TIES
  if (mine < theirs) return LOSES
  const { categoryOf } = fastHands()
  const order = ['high-card', 'pair', 'two-pairs', 'trio', 'straight', 'flush', 'full', 'poker', 'straight-flush']
  return WINS + order.indexOf(categoryOf(mine))
}

describe('the hands of the bank that hold its open card', () => {
  it.each(['As Ks Qs 9s 8h', 'Ad Kh 9c 6c 3s', '7s 7d Kd 9d 2d'])('[CAR-13 CAR-19] %s stays as it is', (text) => {
    const own = numbers(text)
    const [up] = numbers('9h') as [number]
    const found = new Float64Array(CARDS * ENDS)
    rankOdds(own).staying(own, found)
    const counted = Array<number>(ENDS).fill(0)
    const rest = [...Array(CARDS).keys()].filter((card) => card !== up && !own.includes(card))
    for (const four of combinations(rest, 4)) {
      const end = endOf(placeOf(own), placeOf([up, ...four]))
      counted[end] = (counted[end] as number) + 1
    }
    expect([...found.subarray(up * ENDS, up * ENDS + ENDS)]).toEqual(counted)
    expect(counted.reduce((sum, ways) => sum + ways)).toBe(STAYING)
  })

  it('[CPL-09 CPL-10 CPL-13] and with a card bought', () => {
    const own = numbers('As Ks Qs 9s 8h')
    const [up] = numbers('9d') as [number]
    const found = own.map(() => new Float64Array(CARDS * ENDS))
    rankOdds(own).buying(own, found)
    // Counted one by one of every card that can be bought, this takes a while: the whole is what four of a suit come to.
    expect([...(found[4] as Float64Array).subarray(up * ENDS, up * ENDS + ENDS)]).toEqual([
      3_423_294, 1_970_401, 2_179, 129_912, 653_794, 0, 0, 0, 674_190, 0, 0, 0, 0,
    ])
    for (const ends of found)
      expect(ends.subarray(up * ENDS, up * ENDS + ENDS).reduce((sum, ways) => sum + ways)).toBe(46 * BUYING)
  })
})

describe('the forced exchange of the bank', () => {
  it.each([0, 1, 2, 3, 4, 5])(
    '[DRW-17 DRW-18 DRW-19 DRW-20 DRW-23 DRW-24 DRW-26 DRA-13] from fourteen cards, time %i',
    (time) => {
      const dice = random('law', time)
      // Every second time mostly two suits, so that flushes and four of a suit come.
      const deck = [...Array(CARDS).keys()].filter((card) => time % 2 === 0 || (SUIT_OF[card] as number) < 2)
      const rest = some(deck, 14, dice)
      const left = new Uint8Array(13)
      const suits = [0, 0, 0, 0]
      for (const card of rest) {
        const [rank, suit] = [Math.log2(BIT_OF[card] as number), SUIT_OF[card] as number]
        left[rank] = (left[rank] as number) + 1
        suits[suit] = (suits[suit] as number) | (BIT_OF[card] as number)
      }
      const gap = time % 3 === 0
      const law = lawOf(
        left,
        Array.from({ length: 10 }, () => placeOf(some(rest, 5, dice))),
        gap,
      )
      const counted = Array<number>(law.count).fill(0)
      for (const hand of combinations(rest, 5)) {
        const discards = forcedDraw(
          hand.map((card) => DECK[card] as Card),
          gap,
        ).discards.map(cardNumber)
        const kept = hand.filter((card) => !discards.includes(card))
        const more = rest.filter((card) => !hand.includes(card))
        for (const first of more)
          for (const second of more) {
            if (first === second) continue
            const end = law.of[placeOf([...kept, ...[first, second].slice(0, discards.length)])] as number
            counted[end] = (counted[end] as number) + 1
          }
      }
      expect([...law.ways(suits).subarray(0, law.count)]).toEqual(counted)
    },
  )
})
