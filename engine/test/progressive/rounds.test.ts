// Side bets in rounds that come to nothing, at several pots, while a pot closes, and what is drawn beside them.

import { describe, expect, it } from 'vitest'
import { account, done, goOn, type House, heard, type Log, logOf, refused } from './house.js'
import { allGo, ante, buy, GAME, light, no, OPEN_BANK, pots, tableWith } from './side.js'

describe('rounds that come to nothing', () => {
  const begun = (seats = 2): House => {
    const house = tableWith({ reserves: [1_000] }, seats)
    for (let seat = 1; seat <= seats; seat += 1) light(house, seat, 500 * seat)
    ante(house, ...Array.from({ length: seats }, (_, at) => at + 1))
    done(house, 'mesa', 'croupier no-more-bets')
    return house
  }
  const untouched = (house: House) => ({
    main: account(house, 'pozo', 'main'),
    commission: account(house, 'pozo', 'commission'),
    reserve: account(house, 'pozo', 'reserve:1'),
  })

  it('[PRG-39] a void round gives every side bet back and the pot is as it was (PG-19)', () => {
    for (const cards of [1, 2, 4]) {
      const house = begun()
      for (let lap = 0; lap < cards; lap += 1)
        done(house, 'mesa', { by: 'chance', do: 'deal', cards: OPEN_BANK.slice(lap * 3, lap * 3 + 3) })
      done(house, 'mesa', 'croupier irregular misdeal')
      expect(untouched(house)).toEqual({ main: 1_000_000, commission: 0, reserve: 0 })
      expect(account(house, 'mesa', 'seat:1/credits')).toBe(500)
      expect(account(house, 'mesa', 'seat:2/credits')).toBe(1_000)
      expect(pots(house).pots).toMatchObject({ bets: [], locked: false, counter: 1_500 })
    }
  })

  it('[PRG-39] out of order before and after the lock', () => {
    const house = begun()
    done(house, 'mesa', 'pit-boss out-of-order', 'croupier give-back')
    expect(untouched(house)).toEqual({ main: 1_000_000, commission: 0, reserve: 0 })
    const early = tableWith({}, 2)
    light(early, 1, 500)
    done(early, 'mesa', 'pit-boss out-of-order', 'croupier give-back')
    expect(account(early, 'mesa', 'seat:1/credits')).toBe(500)
    expect(heard(early, 'pozo', 'contributed')).toEqual([])
  })

  it('[PRG-39] a void hand has its side bet back, and only its own', () => {
    const house = begun()
    for (let lap = 0; lap < 2; lap += 1)
      done(house, 'mesa', { by: 'chance', do: 'deal', cards: OPEN_BANK.slice(lap * 3, lap * 3 + 3) })
    done(house, 'mesa', 'croupier irregular wrong-count seat=seat:2')
    expect(account(house, 'mesa', 'seat:2/credits')).toBe(1_000)
    // As if seat 1 alone had bet: 500 less 100, of which a tenth is the reserve's.
    expect(untouched(house)).toEqual({ main: 1_000_360, commission: 100, reserve: 40 })
    expect(pots(house).pots.bets).toHaveLength(1)
  })

  it('[PRG-39] who leaves in the middle of a round that becomes void is paid out whole', () => {
    const house = begun()
    done(house, 'mesa', { by: 'chance', do: 'deal', cards: OPEN_BANK.slice(0, 3) })
    done(house, 'mesa', 'seat:2 leave', 'croupier irregular misdeal')
    expect((house.mesa as Log).state.seats['seat:2']).toBeUndefined()
    expect(account(house, 'mesa', 'cash')).toBe(-100_000)
    expect(untouched(house)).toEqual({ main: 1_000_000, commission: 0, reserve: 0 })
  })

  it('[PRG-25] who leaves in the middle of a round still wins with the hand that lies there', () => {
    const house = tableWith({}, 2)
    light(house, 1, 1_000)
    ante(house, 1, 2)
    done(house, 'mesa', 'croupier no-more-bets')
    const deck = [...OPEN_BANK]
    goOn(house, 'mesa', deck)
    done(house, 'mesa', 'seat:1 go', 'seat:1 leave', 'seat:2 go')
    allGo(house, deck)
    expect((house.mesa as Log).state.seats['seat:1']).toBeUndefined()
    expect(heard(house, 'mesa', 'prize-paid')).toMatchObject([{ seat: 'seat:1', amount: 50_000 }])
  })
})

describe('several pots, and pots that close', () => {
  it('[PRG-07 PRG-08] a seat plays two pots at once; each has its own lamp and pays for itself', () => {
    const house: House = {
      ...tableWith({}, 2),
      segundo: logOf('progressive-scj', { credit: 500, min: 500, max: 500, base: 200_000, commission: 1_000 }),
    }
    done(house, 'segundo', `room-head connect mesa ${GAME}`, 'room-head open-pot')
    light(house, 1, 1_000)
    buy(house, 1, 500)
    done(house, 'mesa', 'seat:1 light segundo 500')
    ante(house, 1, 2)
    done(house, 'mesa', 'croupier no-more-bets')
    expect([account(house, 'pozo', 'main'), account(house, 'segundo', 'main')]).toEqual([1_000_800, 200_450])
    allGo(house, [...OPEN_BANK])
    expect(heard(house, 'mesa', 'prize-paid').map(({ pot, amount }) => [pot, amount])).toEqual([
      ['pozo', 50_000],
      ['segundo', 25_000],
    ])
    const other: House = { ...tableWith(), tercero: logOf('progressive-scj', { credit: 100, min: 100, max: 500 }) }
    expect(refused(other, 'tercero', `room-head connect mesa ${GAME}`)).toBe('another-credit')
  })

  it('[PRG-41] a pot that closes gives back what is lit; what is locked is played and paid; terms wait for the round', () => {
    const house = tableWith({}, 2)
    light(house, 1, 1_000)
    done(house, 'pozo', 'pit-boss close-pot "fin"')
    expect(account(house, 'mesa', 'seat:1/credits')).toBe(1_000)
    expect(no(house, 'seat:1 light pozo 500')).toBe('pot-closed PRG-08')
    done(house, 'pozo', 'pit-boss open-pot')
    done(house, 'mesa', 'seat:1 light pozo 1000')
    ante(house, 1, 2)
    done(house, 'mesa', 'croupier no-more-bets')
    done(house, 'pozo', 'pit-boss close-pot "fin"', 'pit-boss propose-terms max 500 "a" "b"')
    expect(refused(house, 'pozo', 'room-head decide-terms confirm')).toBe('side-bets-locked')
    expect(refused(house, 'pozo', 'room-head disconnect mesa "x"')).toBe('side-bets-locked')
    allGo(house, [...OPEN_BANK])
    expect(heard(house, 'mesa', 'prize-paid')).toMatchObject([{ amount: 50_000 }])
    done(house, 'pozo', 'room-head decide-terms confirm')
  })
})

describe('random prizes', () => {
  const lucky = (paid: 'credits' | 'cash', by: 'player' | 'card' = 'player') =>
    tableWith({ lucky: { by, oneIn: 3, amount: 15_000, paid } }, 3)
  const played = (house: House): House => {
    for (const seat of [1, 2]) light(house, seat, 1_000)
    ante(house, 1, 2, 3)
    done(house, 'mesa', 'croupier no-more-bets')
    const deck = 'Kc Ts Qs Ac Jc 8d 7d Ks 8c 5h Tc 9d 6c 5c 9h 7s 2c 3s 2d 4h'.split(' ')
    goOn(house, 'mesa', deck)
    done(house, 'mesa', 'seat:1 fold')
    allGo(house, deck, by(house))
    return house
  }
  const by = (house: House) =>
    ((house.mesa as Log).state.play as { pots: { connected: { pozo: { lucky: { by: string } } } } }).pots.connected.pozo
      .lucky.by === 'card'
      ? 'draw-magic-card'
      : 'draw-lucky'

  it('[PRG-23 PRG-42 PRG-43 PRA-13 PRA-23] drawn among lamps, a retired one too, in credits that only the pot takes', () => {
    const house = played(lucky('credits'))
    const [option] = (house.mesa as Log).game.options((house.mesa as Log).state, 'chance')
    expect(option).toMatchObject({
      do: 'draw-lucky',
      fields: { seat: { oneOf: ['seat:1', 'seat:2', 'nobody'], weights: [1, 1, 4] } },
    })
    expect(no(house, 'chance draw-lucky pozo seat:3')).toBe('no-such-seat PRG-42')
    done(house, 'mesa', 'chance draw-lucky pozo seat:1')
    expect(no(house, 'chance draw-lucky pozo seat:1')).toBe('no-draw-due PRG-42')
    expect(account(house, 'mesa', 'seat:1/promo')).toBe(15_000)
    expect(account(house, 'mesa', 'promotions')).toBe(-15_000)
    allGo(house, [])
    for (const move of ['shuffle', 'cut', 'start']) done(house, 'mesa', `croupier ${move}`)
    done(house, 'mesa', 'seat:1 light pozo 1000 with=promo')
    expect(account(house, 'mesa', 'seat:1/promo')).toBe(14_000)
    expect(no(house, 'seat:1 bet ante 1000 with=promo')).toBe('instrument-not-authorised GEN-04')
    expect(no(house, 'seat:1 cash-credits 1')).toBe('not-enough-credits PRG-09')
    done(house, 'mesa', 'seat:1 leave')
    expect(account(house, 'mesa', 'promotions')).toBe(0)
  })

  it('[PRG-43 PRA-23] in cash it comes from the pot', () => {
    const house = played(lucky('cash'))
    const main = account(house, 'pozo', 'main')
    done(house, 'mesa', 'chance draw-lucky pozo seat:1')
    expect(account(house, 'pozo', 'main')).toBe(main - 15_000)
    expect(no(house, 'croupier clear')).toBe('prizes-not-paid PRG-38')
    allGo(house, [])
    expect(heard(house, 'mesa', 'prize-paid')).toMatchObject([{ seat: 'seat:1', category: 'lucky', amount: 15_000 }])
  })

  it('[PRG-42 PRA-13] Carta Mágica: a card for every lamp, and one of them is it; nobody may win', () => {
    const house = played(lucky('cash', 'card'))
    expect(no(house, 'chance draw-magic-card pozo Kc')).toBe('malformed PRG-42')
    done(house, 'mesa', 'chance draw-magic-card pozo Kc,As')
    expect(heard(house, 'mesa', 'lucky-drawn')).toMatchObject([{ pot: 'pozo', seat: 'seat:2' }])
    const none = played(lucky('cash', 'card'))
    done(none, 'mesa', 'chance draw-magic-card pozo Kc,Ah')
    expect(heard(none, 'mesa', 'lucky-drawn')[0]?.seat).toBeUndefined()
  })
})
