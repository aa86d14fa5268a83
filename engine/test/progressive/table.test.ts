// Side bets at a table: credits, lamps, the lock, positions that fail, hands that are read.

import { describe, expect, it } from 'vitest'
import { account, done, heard, type Log, refused } from './house.js'
import { allGo, ante, buy, CLOSED_BANK, light, no, OPEN_BANK, pots, tableWith } from './side.js'

describe('credits', () => {
  it('[PRG-09 PRG-10 PRG-16 PRA-04] are bought with chips, activated by the croupier, and go down with the bet', () => {
    const house = tableWith()
    expect(no(house, 'seat:1 light pozo 500')).toBe('not-enough-credits PRG-10')
    expect(no(house, 'seat:1 buy-credits 700')).toBe('not-in-credits PRG-05')
    expect(no(house, 'seat:1 buy-credits 100500')).toBe('not-enough-chips PRG-09')
    done(house, 'mesa', 'seat:1 buy-credits 2000')
    expect(account(house, 'mesa', 'seat:1')).toBe(98_000)
    expect(no(house, 'seat:1 light pozo 500')).toBe('credits-not-activated PRG-09')
    done(house, 'mesa', 'croupier activate-credits seat:1')
    expect(no(house, 'croupier activate-credits seat:1')).toBe('nothing-to-activate PRG-09')
    done(house, 'mesa', 'seat:1 light pozo 1500')
    expect(account(house, 'mesa', 'seat:1/credits')).toBe(500)
    expect(account(house, 'mesa', 'seat:1/side')).toBe(1_500)
    expect(pots(house).pots.counter).toBe(2_000)
    done(house, 'mesa', 'seat:1 cash-credits 500')
    expect(no(house, 'seat:1 cash-credits 1')).toBe('not-enough-credits PRG-09')
    expect(pots(house).pots.counter).toBe(1_500)
    expect(account(house, 'mesa', 'seat:1')).toBe(98_500)
  })

  it('[PRG-11] a manual acceptor takes chips, shows the bet alone, and its counter follows them', () => {
    const house = tableWith({ acceptor: 'manual' })
    expect(no(house, 'seat:1 buy-credits 500')).toBe('pot-closed PRG-09')
    expect(no(house, 'seat:1 light pozo 500 with=credits')).toBe('no-such-means PRG-11')
    done(house, 'mesa', 'seat:1 light pozo 1000')
    expect(account(house, 'mesa', 'seat:1')).toBe(99_000)
    expect(pots(house).pots).toMatchObject({
      counter: 1_000,
      bets: [{ seat: 'seat:1', amount: 1_000, parts: { money: 1_000 } }],
    })
    expect(no(house, 'seat:1 light pozo 200000')).toBe('over-maximum PRG-06')
    done(house, 'mesa', 'seat:1 unlight pozo')
    expect(account(house, 'mesa', 'seat:1')).toBe(100_000)
  })

  it('[PRG-09] credits go with who leaves, as chips; nobody inherits them', () => {
    const house = tableWith()
    done(house, 'mesa', 'seat:1 buy-credits 2000', 'croupier activate-credits seat:1', 'seat:1 light pozo 1000')
    done(house, 'mesa', 'seat:1 buy-credits 500', 'seat:1 leave')
    expect(account(house, 'mesa', 'cash')).toBe(-200_000)
    expect(pots(house).pots).toMatchObject({ counter: 0, bets: [], inactive: {} })
  })
})

describe('lamps', () => {
  it('[PRG-02 PRG-05 PRG-06 PRG-12] a voluntary bet in credits, between the limits, lights its lamp', () => {
    const house = tableWith()
    buy(house, 1, 5_000)
    expect(no(house, 'seat:1 light pozo 300')).toBe('not-in-credits PRG-05')
    expect(no(house, 'seat:1 light pozo 2500')).toBe('over-maximum PRG-06')
    expect(no(house, 'seat:1 light otro 500')).toBe('no-such-pot PRG-08')
    done(house, 'mesa', 'seat:1 light pozo 500', 'seat:1 light pozo 1500')
    expect(heard(house, 'mesa', 'lamp-lit').map(({ amount, total }) => [amount, total])).toEqual([
      [500, 500],
      [1_500, 2_000],
    ])
    expect(no(house, 'seat:1 light pozo 500')).toBe('over-maximum PRG-06')
    done(house, 'mesa', 'seat:1 unlight pozo')
    expect(no(house, 'seat:1 unlight pozo')).toBe('no-lamp-lit PRG-12')
    expect(account(house, 'mesa', 'seat:1/credits')).toBe(5_000)
    ante(house, 1)
    done(house, 'mesa', 'croupier no-more-bets')
    expect(heard(house, 'pozo', 'contributed')).toEqual([])
  })

  it('[PRG-06] a minimum of several credits holds for the whole bet', () => {
    const house = tableWith({ min: 1_000 })
    buy(house, 1, 5_000)
    expect(no(house, 'seat:1 light pozo 500')).toBe('under-minimum PRG-06')
    done(house, 'mesa', 'seat:1 light pozo 1000', 'seat:1 light pozo 500')
  })

  it('[PRG-03 PRG-04] before or after the ante until «no más apuestas»; without an ante it goes back', () => {
    const house = tableWith()
    light(house, 1, 500)
    ante(house, 1, 2)
    light(house, 2, 1_000)
    light(house, 3, 1_500)
    done(house, 'mesa', 'croupier no-more-bets')
    expect(heard(house, 'mesa', 'side-bet-returned')).toMatchObject([
      { seat: 'seat:3', amount: 1_500, why: 'no-base-bet', cite: 'PRG-03' },
    ])
    expect(heard(house, 'pozo', 'contributed')).toMatchObject([{ collected: 1_500, commission: 300, main: 1_200 }])
    expect(account(house, 'mesa', 'seat:3/credits')).toBe(1_500)
  })

  it('[PRG-13 PRG-14 PRA-03] the lock: nothing is lit or taken back later; lit positions are told from others', () => {
    const house = tableWith()
    light(house, 1, 500)
    buy(house, 2, 500)
    ante(house, 1, 2)
    done(house, 'mesa', 'croupier no-more-bets')
    expect(no(house, 'seat:2 light pozo 500')).toBe('pot-locked PRG-13')
    expect(no(house, 'croupier light pozo 500 for=seat:2')).toBe('pot-locked PRG-13')
    expect(no(house, 'seat:1 unlight pozo')).toBe('pot-locked PRG-13')
    expect(pots(house).pots).toMatchObject({ locked: true, bets: [{ seat: 'seat:1', status: 'locked' }] })
    expect(heard(house, 'mesa', 'side-bets-locked')).toMatchObject([
      { pot: 'pozo', round: 1, amount: 500, seats: ['seat:1'] },
    ])
  })

  it('[PRG-44 PRA-24] a bet no lamp shows is not valid, and no chip of it has moved', () => {
    const house = tableWith()
    const before = (house.mesa as Log).state.accounts
    done(house, 'mesa', 'croupier unlit-bet pozo 500 seat:2')
    expect(heard(house, 'mesa', 'side-bet-not-valid')).toMatchObject([{ seat: 'seat:2', amount: 500, cite: 'PRG-44' }])
    expect((house.mesa as Log).state.accounts).toEqual(before)
    expect(no(house, 'croupier unlit-bet otro 500 seat:2')).toBe('no-such-pot PRG-44')
  })

  it('[PRG-45 PRA-24] a faulty lamp closes the position: at once before the lock, from the next round after it (PG-20)', () => {
    const house = tableWith()
    light(house, 1, 500)
    light(house, 2, 500)
    done(house, 'mesa', 'croupier close-position seat:1')
    expect(account(house, 'mesa', 'seat:1/credits')).toBe(500)
    expect(no(house, 'seat:1 light pozo 500')).toBe('position-closed PRG-45')
    expect(no(house, 'croupier close-position seat:1')).toBe('position-closed PRG-45')
    ante(house, 1, 2)
    done(house, 'mesa', 'croupier no-more-bets', 'croupier close-position seat:2')
    expect(pots(house).pots).toMatchObject({
      closed: ['seat:1'],
      closing: ['seat:2'],
      bets: [{ seat: 'seat:2', status: 'locked' }],
    })
    allGo(house, [...OPEN_BANK])
    expect(pots(house).pots).toMatchObject({ closed: ['seat:1', 'seat:2'], closing: [] })
    expect(refused(house, 'mesa', { by: 'croupier', do: 'open-position', seat: 'seat:2' })).toBe('not-your-move')
    done(house, 'mesa', 'pit-boss open-position seat:2')
    expect(no(house, 'pit-boss open-position seat:2')).toBe('position-open PRG-45')
  })
})

describe('hands', () => {
  it('[PRG-24 PRG-25 PRA-08] are read though the bank does not open, before they are taken; given up they stay covered', () => {
    const house = tableWith({}, 2)
    light(house, 1, 1_000)
    ante(house, 1, 2)
    done(house, 'mesa', 'croupier no-more-bets')
    const deck = [...CLOSED_BANK]
    allGo(house, deck, 'settle-hand')
    // Seat 2 has no lamp: settled unread.
    expect((house.mesa as Log).game.due((house.mesa as Log).state)[0]?.option.do).toBe('settle-hand')
    done(house, 'mesa', 'croupier settle-hand')
    expect(no(house, 'croupier settle-hand')).toBe('hand-not-read PRG-25')
    expect(no(house, 'croupier read-hand cards=As,Ks,Qs,Js,Ts')).toBe('no-card-to-tell PRG-25')
    done(house, 'mesa', 'croupier read-hand')
    expect(no(house, 'croupier read-hand')).toBe('no-hand-to-read PRG-25')
    const shown = heard(house, 'mesa', 'hand-shown')
    expect(shown).toMatchObject([{ seat: 'seat:1', category: 'flush', cards: ['Kc', 'Jc', '8c', '6c', '2c'] }])
    done(house, 'mesa', 'croupier settle-hand')
    expect(no(house, 'croupier clear')).toBe('prizes-not-claimed PRG-25')
    done(house, 'mesa', 'croupier claim-prizes')
    expect(no(house, 'croupier claim-prizes')).toBe('nothing-to-claim PRG-25')
    expect(no(house, 'croupier clear')).toBe('prizes-not-paid PRG-38')
    done(house, 'mesa', 'croupier pay-prizes', 'croupier clear')
    expect(account(house, 'mesa', 'seat:1')).toBe(100_000 - 1_000 + 1_000 + 50_000)
  })

  it('[PRG-25] real cards that nobody knows are told when they are read', () => {
    const house = tableWith({}, 2, { faces: 'turned' })
    light(house, 1, 1_000)
    ante(house, 1, 2)
    done(house, 'mesa', 'croupier no-more-bets')
    allGo(house, ['4h', 'Ac', 'Qs', '9d', '7s'], 'settle-hand')
    done(house, 'mesa', 'croupier settle-hand')
    expect(no(house, 'croupier settle-hand')).toBe('hand-not-read PRG-25')
    expect(no(house, 'croupier read-hand')).toBe('cards-not-told PRG-25')
    expect(no(house, 'croupier read-hand cards=Kc,Jc,8c,6c')).toBe('wrong-number-told PRG-25')
    expect(no(house, 'croupier read-hand cards=Kc,Jc,8c,6c,6c')).toBe('card-told-twice PRG-25')
    expect(no(house, 'croupier read-hand cards=Kc,Jc,8c,6c,Ac')).toBe('card-seen-before PRG-25')
    allGo(house, ['Kc', 'Jc', '8c', '6c', '2c'])
    expect(heard(house, 'mesa', 'hand-shown')).toMatchObject([
      { seat: 'seat:1', category: 'flush', cards: ['Kc', 'Jc', '8c', '6c', '2c'], cite: 'PRG-25' },
    ])
    expect(account(house, 'mesa', 'seat:1')).toBe(100_000 - 1_000 + 1_000 + 50_000)
    expect(account(house, 'mesa', 'seat:2')).toBe(100_000 + 1_000)
  })

  it('[PRG-31 PRA-14] whoever has no lamp wins nothing of the pot, and a lost side bet is the pot’s', () => {
    const house = tableWith({}, 2)
    light(house, 2, 1_000)
    ante(house, 1, 2)
    done(house, 'mesa', 'croupier no-more-bets')
    allGo(house, [...OPEN_BANK])
    expect(heard(house, 'pozo', 'hit')).toEqual([])
    expect(heard(house, 'mesa', 'side-bet-lost')).toMatchObject([{ seat: 'seat:2', why: 'no-prize', amount: 1_000 }])
    expect(account(house, 'pozo', 'main')).toBe(1_000_800)
  })

  it('[PRG-42 PRG-23] the round does not end before the complementary prize is drawn among the lit positions', () => {
    const lucky = { by: 'player', oneIn: 1, amount: 2_000, paid: 'cash' }
    const house = tableWith({ lucky }, 2)
    light(house, 2, 1_000)
    ante(house, 1, 2)
    done(house, 'mesa', 'croupier no-more-bets')
    allGo(house, [...OPEN_BANK], 'claim-prizes')
    expect(no(house, 'croupier clear')).toBe('prizes-not-claimed PRG-25')
    done(house, 'mesa', 'croupier claim-prizes')
    expect(no(house, 'croupier clear')).toBe('prizes-not-drawn PRG-42')
    done(house, 'mesa', 'chance draw-lucky pozo seat:2')
    expect(no(house, 'croupier clear')).toBe('prizes-not-paid PRG-38')
    done(house, 'mesa', 'croupier pay-prizes', 'croupier clear')
    expect(account(house, 'mesa', 'seat:2')).toBe(100_000 - 1_000 + 3_000 + 2_000)
  })

  it('[PRG-38] a prize may be held for verification; void, it goes back to the pot and not to the tray (PG-28)', () => {
    const house = tableWith({}, 2)
    light(house, 1, 1_000)
    ante(house, 1)
    done(house, 'mesa', 'croupier no-more-bets')
    // Seat 2 is not in the round: the deck is dealt to seat 1 and the bank.
    allGo(house, 'Kc Ac Jc Ks 8c 9d 6c 7s 2c 4h'.split(' '), 'pay-prizes')
    done(house, 'mesa', 'pit-boss hold seat:1', 'croupier pay-prizes', 'croupier clear')
    expect(account(house, 'mesa', 'hold:1')).toBe(50_000)
    expect(refused(house, 'mesa', 'pit-boss clear-hold hold:1 void')).toBe('needs-second-person')
    done(house, 'mesa', 'pit-boss propose-void hold:1', 'room-head decide-void hold:1 confirm')
    const main = account(house, 'pozo', 'main')
    done(house, 'mesa', 'croupier pay-held hold:1')
    expect(account(house, 'pozo', 'main')).toBe(main + 50_000)
    expect(account(house, 'mesa', 'hold:1')).toBe(0)
  })
})
