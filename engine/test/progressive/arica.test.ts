// Arica: the same table, its own prizes and its own lucky player.

import { describe, expect, it } from 'vitest'
import { account, betting, done, goOn, type House, heard, type Log, logOf, refused, tried } from './house.js'

const GAME = 'draw-poker-arica'

const aricaHouse = (seats: number): House => {
  const lucky = { by: 'player', oneIn: 1, amount: 15_000, paid: 'credits' } as const
  const house: House = {
    pozo: logOf('progressive-arica', { credit: 1_000, min: 1_000, max: 3_000, base: 500_000, lucky }),
    mesa: logOf(GAME, { min: 500, max: 5_000 }),
    otra: logOf(GAME, { min: 500, max: 5_000 }),
  }
  for (const table of ['mesa', 'otra']) done(house, 'pozo', `room-head connect ${table} ${GAME}`)
  done(house, 'pozo', 'room-head open-pot')
  betting(house, 'mesa', Object.fromEntries(Array.from({ length: seats }, (_, at) => [`seat:${at + 1}`, 50_000])))
  return house
}

describe('Arica', () => {
  it('[PRA-02 PRA-05] every table of the pot has its limits, its counter and what the display shows', () => {
    const house = aricaHouse(2)
    for (const table of ['mesa', 'otra'])
      expect((house[table] as Log).state.play).toMatchObject({
        pots: { connected: { pozo: { min: 1_000, max: 3_000, credit: 1_000 } }, counter: 0 },
      })
    done(house, 'mesa', 'croupier buy-credits 5000 for=seat:1')
    expect((house.mesa as Log).state.play).toMatchObject({ pots: { counter: 5_000 } })
    expect(tried(house, 'mesa', 'seat:1 light pozo 4000')).toMatchObject({ code: 'over-maximum', cite: 'PRA-02' })
    expect(tried(house, 'mesa', 'seat:1 light pozo 1500')).toMatchObject({ code: 'not-in-credits', cite: 'PRA-04' })
    const view = (house.pozo as Log).game.view((house.pozo as Log).state).table as {
      play: { prizes: { category: string; least: number; most: number }[] }
    }
    expect(view.play.prizes.map(({ category, least, most }) => [category, least, most])).toEqual([
      ['straight', 20_000, 60_000],
      ['flush', 25_000, 75_000],
      ['full', 40_000, 120_000],
      ['poker', 100_000, 300_000],
      ['straight-flush', 50_000, 50_000],
      ['royal-flush', 500_000, 500_000],
    ])
  })

  it('[PRA-06 PRA-07 PRA-13 PRA-23] who retires or exchanges loses the side bet and may still be the lucky player', () => {
    const house = aricaHouse(3)
    for (const seat of [1, 2, 3])
      done(
        house,
        'mesa',
        `croupier buy-credits 1000 for=seat:${seat}`,
        `seat:${seat} light pozo 1000`,
        `seat:${seat} bet ante 2000`,
      )
    done(house, 'mesa', 'croupier no-more-bets')
    const deck = 'Kc 9s Qs Ah Jc 9h Qh Jd 8c 9d Qd 7h 6c 4s 5c 3c 2c 4h 5s 2s Ac Th 6d'.split(' ')
    goOn(house, 'mesa', deck)
    done(house, 'mesa', 'seat:1 fold', 'croupier retire', 'seat:2 go', 'seat:3 go')
    done(house, 'mesa', 'seat:2 exchange 4', 'seat:3 exchange -')
    goOn(house, 'mesa', deck, (due) => due === 'draw-lucky')
    expect(heard(house, 'mesa', 'side-bet-lost').map(({ seat, why, cite }) => [seat, why, cite])).toEqual([
      ['seat:2', 'exchanged', 'PRA-06'],
      ['seat:1', 'folded', 'PRA-07'],
    ])
    // Seat 3 has a full.
    expect(heard(house, 'pozo', 'prize-awarded')).toMatchObject([{ seat: 'seat:3', category: 'full', amount: 40_000 }])
    done(house, 'mesa', 'chance draw-lucky pozo seat:1')
    goOn(house, 'mesa', deck)
    expect(account(house, 'mesa', 'seat:1')).toBe(50_000 - 1_000 - 2_000)
    expect(account(house, 'mesa', 'seat:1/promo')).toBe(15_000)
    expect(refused(house, 'mesa', 'seat:1 bet ante 1000 with=promo')).toBe('betting-closed')
  })
})
