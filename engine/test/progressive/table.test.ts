// Side bets at a table: credits, lamps, the lock, positions that fail, hands that are read, rounds that come to nothing.

import { describe, expect, it } from 'vitest'
import { account, betting, done, goOn, type House, heard, type Log, logOf, refused, tried } from './house.js'

type Config = Parameters<typeof logOf>[1]

const GAME = 'caribbean-poker'

const tableWith = (config: Config = {}, seats = 3): House => {
  const house: House = {
    pozo: logOf('progressive-scj', { credit: 500, min: 500, max: 2_000, base: 1_000_000, ...config }),
    mesa: logOf(GAME, { min: 500, max: 5_000 }),
  }
  done(house, 'pozo', `room-head connect mesa ${GAME}`, 'room-head open-pot')
  betting(house, 'mesa', Object.fromEntries(Array.from({ length: seats }, (_, at) => [`seat:${at + 1}`, 100_000])))
  return house
}

const pots = (house: House) => (house.mesa as Log).state.play as { pots: Record<string, unknown> & { bets: object[] } }
const buy = (house: House, seat: number, amount: number) =>
  done(house, 'mesa', `croupier buy-credits ${amount} for=seat:${seat}`)
const light = (house: House, seat: number, amount: number) => {
  buy(house, seat, amount)
  done(house, 'mesa', `seat:${seat} light pozo ${amount}`)
}
const ante = (house: House, ...seats: number[]) => done(house, 'mesa', ...seats.map((seat) => `seat:${seat} bet ante 1000`))
const no = (house: House, line: string) => {
  const refusal = tried(house, 'mesa', line)
  return refusal && `${refusal.code} ${refusal.cite}`
}

/** Seat 1 a flush, seat 2 nothing; the bank has ace and queen: it does not open. */
const CLOSED_BANK = 'Kc Ts Ac Jc 8d Qs 8c 5h 9d 6c 5c 7s 2c 3s 4h'.split(' ')
/** Seat 1 a flush, seat 2 nothing; the bank opens with ace and king. */
const OPEN_BANK = 'Kc Ts Ac Jc 8d Ks 8c 5h 9d 6c 5c 7s 2c 3s 4h'.split(' ')

const allGo = (house: House, deck: string[], until = 'nothing') => {
  for (let count = 0; count < 30; count += 1) {
    goOn(house, 'mesa', deck, (due) => due === until)
    const { game, state } = house.mesa as Log
    const waits = game.due(state)[0]?.waitsFor
    if (!waits || state.phase === 'idle') return
    done(house, 'mesa', `${waits} go`)
  }
}

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
    expect(pots(house).pots).toMatchObject({ counter: 1_000, bets: [{ seat: 'seat:1', amount: 1_000, parts: { money: 1_000 } }] })
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
    expect(heard(house, 'mesa', 'side-bets-locked')).toMatchObject([{ pot: 'pozo', round: 1, amount: 500, seats: ['seat:1'] }])
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
    expect(pots(house).pots).toMatchObject({ closed: ['seat:1'], closing: ['seat:2'], bets: [{ seat: 'seat:2', status: 'locked' }] })
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
    expect(option).toMatchObject({ do: 'draw-lucky', fields: { seat: { oneOf: ['seat:1', 'seat:2', 'nobody'], weights: [1, 1, 4] } } })
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
