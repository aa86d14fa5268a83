import { type Card, compareWar, DECK, RANKS, war } from '@tapete/engine'
import { describe, expect, it } from 'vitest'
import { tableOf } from '../cards/table.js'

/** From the lowest to the highest, as III.4.4 lists them. */
const ORDER = '23456789TJQKA'

describe('the cards of War', () => {
  it('[WAR-12 WAR-42] all 2,704 pairs of cards compare by rank alone, and nothing beats an ace', () => {
    for (const mine of DECK)
      for (const banks of DECK) {
        const difference = ORDER.indexOf(mine[0] as string) - ORDER.indexOf(banks[0] as string)
        expect(compareWar(mine, banks)).toBe(difference > 0 ? 'wins' : difference < 0 ? 'loses' : 'ties')
      }
    expect(
      RANKS.map((rank) => compareWar('As', `${rank}h` as Card)).filter((result) => result === 'wins'),
    ).toHaveLength(12)
  })

  it('[WAR-01 WAR-11] a card can come as often as there are packs', () => {
    const table = tableOf(war, { seats: Object.fromEntries([1, 2, 3, 4, 5, 6].map((at) => [`seat:${at}`, 5000])) })
    for (const at of [1, 2, 3, 4, 5, 6]) table.make(`seat:${at} bet war:${at} 1000`)
    table.make('croupier no-more-bets', 'cards As As As As As As')
    expect(table.refused('chance card As')).toBe('card-cannot-come WAR-11 {"card":"As"}')
  })

  it('[WAR-02 WAR-31 WAR-48 GEN-22] six places, and no seventh', () => {
    const table = tableOf(war, { opening: 'open', seats: {} })
    expect(table.refused('seat:7 sit p7')).toBe('no-such-seat WAR-02 {"seats":6}')
  })

  it('[WAR-26 WAR-34] no move of the table takes a card back out of the discards or off the cloth', () => {
    const takesBack = war.rules
      .filter((rule) => /back-card|take-card|undo|retrieve/.test(rule.do))
      .map((rule) => rule.do)
    expect(takesBack).toEqual([])
    expect(war.rules.filter((rule) => rule.by.includes('seat') && 'card' in rule.fields)).toEqual([])
  })
})
