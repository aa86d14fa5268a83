import { type AnyGame, fastHands, findTold, POT_ARICA, POT_SCJ } from '@tapete/engine'
import { oddsOf } from '@tapete/odds'
import { describe, expect, it } from 'vitest'
import { eachClass } from '../../src/bank-poker/deck.js'
import type { PokerOdds } from '../../src/bank-poker/report.js'
import { FIVE_CARD_HANDS, fairPot, PRIZE_HANDS, type PrizeHand, potPays, prizesOf } from '../../src/progressive/fair.js'
import { add, format, fraction, ONE, toNumber, ZERO } from '../../src/tools/fraction.js'

const scjPrizes = (bet: number) => prizesOf(POT_SCJ, bet, { cap: POT_SCJ.cap, credit: 500 })
const aricaPrizes = (insurances: number) => prizesOf(POT_ARICA, 1000 * insurances, { cap: null, credit: 1000 })

describe('the pot at which a bet on it is fair', () => {
  it('counts every hand of five that wins a prize', () => {
    const { five, categoryOf } = fastHands()
    const counted = new Map<string, number>()
    let all = 0
    eachClass(5, (cards, ways) => {
      const [a, b, c, d, e] = cards as [number, number, number, number, number]
      const category = categoryOf(five(a, b, c, d, e))
      counted.set(category, (counted.get(category) ?? 0) + ways)
      all += ways
    })
    expect(all).toBe(FIVE_CARD_HANDS)
    for (const [hand, ways] of Object.entries(PRIZE_HANDS)) expect(counted.get(hand as PrizeHand), hand).toBe(ways)
  })

  it('is 369,290 bets when bets are closed, under the table of the catalogue', () => {
    // 50, 100 and 500 times the bet, 36 straight flushes at their cap, and four royals that take it all.
    const prizes = scjPrizes(1000)
    expect(format(potPays(prizes, fraction(369_290_000)))).toBe('1000')
    const pot = fairPot(prizes, { bet: 1000, commission: fraction(1, 5) })
    expect(pot && format(pot)).toBe(String(369_290_000 - 800))
    const half = fairPot(prizes, { bet: 1000, commission: fraction(1, 5), toMain: fraction(1, 2) })
    expect(half && format(half)).toBe(String(369_290_000 - 400))
  })

  it('is told of the games that may have one', () => {
    const told = (id: string) => (oddsOf(findTold(id) as AnyGame).play as PokerOdds).fairPot
    expect(told('caribbean-poker')).toBe(369_290)
    expect(told('draw-poker')).toBe(369_290)
    expect(told('three-card-poker')).toBeUndefined()
    expect(told('draw-poker-arica')).toBeUndefined()
  })

  it('is found below the cap too, and without one', () => {
    const wide = { ...scjPrizes(1), 'straight-flush': { share: fraction(1, 10), most: 50_000 } }
    const pot = fairPot(wide, { bet: 1, commission: ONE })
    expect(pot && format(potPays(wide, pot))).toBe('1')
    expect(pot && toNumber(pot)).toBeCloseTo(1_657_160 / 7.6, 6)
    const arica = fairPot(aricaPrizes(1), { bet: 1000, commission: fraction(1, 10) })
    expect(arica && format(potPays(aricaPrizes(1), add(arica, fraction(900))))).toBe('1000')
  })

  it('is none where fixed prizes pay more than the bet, or where nothing grows', () => {
    expect(fairPot(aricaPrizes(1), { bet: 100, commission: ONE })).toBeNull()
    expect(fairPot({ flush: { amount: 1 } }, { bet: 100, commission: ONE })).toBeNull()
    expect(potPays({}, ONE)).toEqual(ZERO)
  })
})
