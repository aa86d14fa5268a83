// Real cards beside a pot: a hand that the bank does not answer for is turned all the same where its lamp is on, and whoever turns it tells
// its cards, which nobody knew.

import { describe, expect, it } from 'vitest'
import { account, done, type House, heard, type Log } from './house.js'
import { ante, light, no, tableWith } from './side.js'

/** One player who goes on; the bank shows ace and queen, and does not open. */
const unopened = (lamp = true): House => {
  const house = tableWith({}, 1, { faces: 'turned' })
  if (lamp) light(house, 1, 1_000)
  ante(house, 1)
  done(house, 'mesa', 'croupier no-more-bets')
  for (let lap = 0; lap < 5; lap += 1) done(house, 'mesa', 'croupier lay')
  done(house, 'mesa', 'chance turn-up 4h', 'seat:1 go', 'croupier uncover cards=Ac,Qs,9d,7s')
  return house
}

describe('a hand with a lamp at a live table', () => {
  it('[PRG-25] is read with the cards that are told, and wins what they are worth', () => {
    const house = unopened()
    expect(no(house, 'croupier settle-hand')).toBe('hand-not-read PRG-25')
    expect(no(house, 'croupier read-hand')).toBe('cards-not-told PRG-25')
    expect(no(house, 'croupier read-hand cards=Kc,Jc,8c,6c')).toBe('wrong-number-told PRG-25')
    expect(no(house, 'croupier read-hand cards=Kc,Jc,8c,6c,Kc')).toBe('card-told-twice PRG-25')
    expect(no(house, 'croupier read-hand cards=Kc,Jc,8c,6c,4h')).toBe('card-seen-before PRG-25')
    const { game, state } = house.mesa as Log
    expect(game.due(state)[0]?.option).toMatchObject({ do: 'read-hand', fields: { cards: { deal: 5 } } })
    done(house, 'mesa', 'croupier read-hand cards=Kc,Jc,8c,6c,2c')
    expect(no(house, 'croupier read-hand cards=3c,3d,3h,5c,5d')).toBe('no-hand-to-read PRG-25')
    expect(heard(house, 'mesa', 'hand-shown')).toMatchObject([
      { seat: 'seat:1', category: 'flush', cards: ['Kc', 'Jc', '8c', '6c', '2c'], result: null },
    ])
    done(house, 'mesa', 'croupier settle-hand', 'croupier claim-prizes', 'croupier pay-prizes', 'croupier clear')
    expect(heard(house, 'pozo', 'hit')).toMatchObject([{ seat: 'seat:1', category: 'flush', bet: 1_000 }])
    // The ante is paid 1 to 1, the side bet is the pot's, and a flush brings fifty of it.
    expect(account(house, 'mesa', 'seat:1')).toBe(100_000 + 1_000 - 1_000 + 50_000)
  })

  it('[PRG-25] what was told wrongly is put right before it is claimed', () => {
    const house = unopened()
    done(house, 'mesa', 'croupier read-hand cards=Kc,Jc,8c,6c,2c', 'pit-boss misread 2c 2d')
    done(house, 'mesa', 'croupier settle-hand', 'croupier claim-prizes', 'croupier clear')
    expect(heard(house, 'mesa', 'side-bet-lost')).toMatchObject([{ seat: 'seat:1', amount: 1_000, why: 'no-prize' }])
    expect(account(house, 'mesa', 'seat:1')).toBe(100_000 + 1_000 - 1_000)
  })

  it('[PRG-31] without a lamp stays covered', () => {
    const house = unopened(false)
    expect(no(house, 'croupier read-hand cards=Kc,Jc,8c,6c,2c')).toBe('no-hand-to-read PRG-25')
    done(house, 'mesa', 'croupier settle-hand', 'croupier clear')
    expect(heard(house, 'mesa', 'hand-shown')).toEqual([])
    expect(account(house, 'mesa', 'seat:1')).toBe(101_000)
  })
})
