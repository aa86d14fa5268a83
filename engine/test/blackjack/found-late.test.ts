// A stake outside the limits that nobody noticed in time (I.4.2), crossed with what a hand can become.

import {
  type AnyGame,
  blackjackClassic,
  blackjackMendoza,
  blackjackPerfectPairs,
  canal21,
  challenge21,
} from '@tapete/engine'
import { describe, expect, it } from 'vitest'
import { brief, tableOf, told } from './table.js'

const LIMITS = { min: 1000, max: 2000 }
const SEATS = { 'seat:1': 100_000, 'seat:2': 100_000 }

/** The maximum is staked and 3000 more are found: 5000 lie on the bet, and 2000 of them play. */
const found = (game: AnyGame, ...cards: readonly string[]) => {
  const table = tableOf(game, { config: LIMITS, seats: SEATS })
  const rounds = game === challenge21 ? ['round-1', 'round-2'] : ['main']
  // In Mendoza nobody plays alone with one bet.
  const others = game === blackjackMendoza ? ['seat:2 bet main:2 1000'] : []
  table.make(...rounds.map((spot) => `seat:1 bet ${spot}:1 2000`), ...others, 'croupier no-more-bets')
  table.make(...rounds.map((spot) => `croupier find-bet ${spot}:1 3000 seat:1`))
  if (cards.length > 0) table.make(`cards ${cards.join(' ')}`)
  return table
}

/** Stakes as they stand: what was staked by each raise. */
const stakes = (table: ReturnType<typeof tableOf>) =>
  Object.fromEntries(table.state.bets.filter((bet) => bet.seat === 'seat:1').map((bet) => [bet.on, bet.amount]))

describe('a stake over the maximum found late', () => {
  for (const game of [blackjackClassic, blackjackPerfectPairs]) {
    it(`[GEN-11 GEN-12 BJK-40 BJP-01] a double equals the maximum: ${game.id}`, () => {
      const wins = found(game, '5s', '6d', '6h')
      wins.make('seat:1 double')
      expect(stakes(wins)).toEqual({ 'main:1': 5000, 'double:1.1': 2000 })
      wins.make('cards Th', '...', 'cards Td', 'cards Tc', '...')
      expect(wins.bets()).toEqual({ 'seat:1 main:1': 2000, 'seat:1 double:1.1': 2000 })
      expect(wins.state.accounts['seat:1']).toBe(104_000)
      const loses = found(game, '5s', '6d', '6h')
      loses.make('seat:1 double', 'cards 2h', '...', 'cards Td', 'cards 2c', '...')
      expect(loses.bets()).toEqual({ 'seat:1 main:1': -2000, 'seat:1 double:1.1': -2000 })
      expect(loses.state.accounts['seat:1']).toBe(96_000)
    })

    it(`[GEN-11 BJK-36 BJK-41 BJP-01] a split, and the double of each of its hands, equal the maximum: ${game.id}`, () => {
      const table = found(game, '8s', '6d', '8h')
      table.make('seat:1 split', 'cards 3s', 'seat:1 double', 'cards Ts', 'cards 2s', 'seat:1 double', 'cards 9s')
      expect(stakes(table)).toEqual({ 'main:1': 5000, 'split:1.2': 2000, 'double:1.1': 2000, 'double:1.2': 2000 })
      table.make('cards Td', 'cards 4c', '...')
      // 21 and 19 against a bank of 20.
      expect(table.bets()).toEqual({
        'seat:1 main:1': 2000,
        'seat:1 double:1.1': 2000,
        'seat:1 split:1.2': -2000,
        'seat:1 double:1.2': -2000,
      })
      expect(table.state.accounts['seat:1']).toBe(100_000)
    })

    it(`[GEN-11 GEN-12 BJK-34 BJK-35 BJP-01] an insurance is at most half of the maximum: ${game.id}`, () => {
      const table = found(game, 'Ts', 'As', '9h')
      expect(table.refusedWhole('seat:1 insure insurance:1 1100')).toBe(
        'misfit BJK-34 {"atLeast":100,"atMost":1000,"stake":1100}',
      )
      table.make('seat:1 insure insurance:1 1000', 'croupier no-more-insurance', 'seat:1 stand', 'cards Kd', '...')
      expect(table.bets()).toEqual({ 'seat:1 insurance:1': 2000, 'seat:1 main:1': -2000 })
      expect(table.state.accounts['seat:1']).toBe(100_000)
    })

    it(`[GEN-11 GEN-12 GEN-13 GEN-15 BJK-44 BJP-01] surrender takes half of the maximum, and the limits are told: ${game.id}`, () => {
      const table = found(game, 'Ts', '9d', '6h')
      expect(table.refused('seat:1 surrender')).toBe('room-head-not-notified GEN-13')
      table.make('croupier notify-room-head main:1 seat:1')
      expect(told(table.make('seat:1 surrender'))).toEqual([
        'surrendered BJK-43 seat=seat:1 hand=1.1',
        'said BJK-46 phrase=paga y retira',
        'halved BJK-44 seat=seat:1 on=main:1 with=money stake=5000 amount=1000 seat:1/stakes>bank 1000 seat:1/stakes>seat:1 4000',
        'limits-told GEN-15 seat=seat:1 on=main:1 min=1000 max=2000 to=["seat:1"]',
      ])
    })

    it(`[GEN-11 BJK-22 BJK-50 BJK-20 BJP-01] a natural, an equal hand and a hand over 21: ${game.id}`, () => {
      const natural = found(game, 'As', '9d', 'Kh')
      natural.make('...')
      expect([natural.net('seat:1'), natural.state.accounts['seat:1']]).toEqual([3000, 103_000])
      const equal = found(game, 'Ts', '9d', '9h')
      equal.make('...', 'cards Td')
      expect(told(equal.make('...'))).toEqual([
        'pushed BJK-50 seat=seat:1 on=main:1 with=money stake=5000',
        'limits-told GEN-15 seat=seat:1 on=main:1 min=1000 max=2000 to=["seat:1"]',
        'cards-collected BJK-49 seat=seat:1 hand=1.1',
        'cards-collected BJK-49 hand=bank',
        'stake-released BJK-49 seat=seat:1 on=main:1 with=money stake=5000 seat:1/stakes>seat:1 5000',
        'round-ended BJK-49 round=1',
      ])
      const bust = found(game, 'Ts', '9d', '6h')
      bust.make('seat:1 hit', 'cards Td', '...')
      expect([bust.net('seat:1'), bust.state.accounts['seat:1']]).toEqual([-2000, 98_000])
    })
  }

  it('[GEN-11 CHA-48 CHA-28 CHA-35] Challenge 21: raises, insurances and surrender count from the maximum of each bet', () => {
    const doubled = found(challenge21, '5s', '6d', '6h')
    doubled.make('seat:1 double', 'cards Th', '...', 'cards Td', 'cards Tc', '...', 'cards Td', 'cards 4c', '...')
    expect(doubled.bets()).toEqual({
      'seat:1 round-1:1': 2000,
      'seat:1 double-1:1.1': 2000,
      'seat:1 round-2:1': 2000,
      'seat:1 double-2:1.1': 2000,
    })
    const split = found(challenge21, '8s', '6d', '8h')
    split.make('seat:1 split')
    expect(stakes(split)).toEqual({
      'round-1:1': 5000,
      'round-2:1': 5000,
      'split-1:1.2': 2000,
      'split-2:1.2': 2000,
    })
    const insured = found(challenge21, 'Ts', 'As', '9h')
    expect(insured.refusedWhole('seat:1 insure insurance-2:1 1100')).toBe(
      'misfit CHA-28 {"atLeast":100,"atMost":1000,"stake":1100}',
    )
    const gone = found(challenge21, 'Ts', '9d', '6h')
    gone.make('croupier notify-room-head round-1:1 seat:1', 'croupier notify-room-head round-2:1 seat:1')
    gone.make('seat:1 surrender')
    expect([gone.net('seat:1'), gone.state.accounts['seat:1']]).toEqual([-2000, 98_000])
  })

  it('[GEN-11 CAN-37 CAN-28 CAN-32] Canal 21: double, insurance and split count from the maximum', () => {
    const table = found(canal21, '9s', '6d', '4h')
    expect(table.refusedWhole('seat:1 double amount=2100')).toBe(
      'misfit CAN-37 {"atLeast":1000,"atMost":2000,"stake":2100}',
    )
    table.make('seat:1 double')
    expect(stakes(table)).toEqual({ 'main:1': 5000, 'double:1.1': 2000 })
    const insured = found(canal21, 'Ts', 'Ks', '9h')
    expect(insured.refusedWhole('seat:1 insure insurance:1 1100')).toBe(
      'misfit CAN-28 {"atLeast":100,"atMost":1000,"stake":1100}',
    )
    insured.make('seat:1 insure insurance:1 1000', 'croupier no-more-insurance', 'seat:1 stand', 'cards Ad', '...')
    expect(insured.bets()).toEqual({ 'seat:1 insurance:1': 10_000, 'seat:1 main:1': -2000 })
    const split = found(canal21, '8s', '6d', '8h')
    split.make('seat:1 split', 'cards 2s', 'croupier notify-room-head main:1 seat:1', 'seat:1 surrender')
    expect(stakes(split)).toEqual({ 'split:1.2': 2000 })
    expect(split.net('seat:1')).toBe(-1000)
  })

  it('[GEN-11 CAN-46 CAN-48 CAN-57] Canal 21: a tie-break equals the maximum, a bonus is paid on it', () => {
    const duel = found(canal21, 'As', 'Ks', 'Qh')
    duel.make('croupier no-more-insurance', 'cards Ad', 'seat:1 tie-break')
    expect(stakes(duel)).toEqual({ 'main:1': 5000, 'tie-break:1.1': 2000 })
    duel.make('cards 9h', 'cards 4c', '...')
    expect(duel.bets()).toEqual({ 'seat:1 main:1': 2000, 'seat:1 tie-break:1.1': 2000 })
    const lost = found(canal21, 'As', 'Ks', 'Qh')
    lost.make('croupier no-more-insurance', 'cards Ad', 'seat:1 tie-break', 'cards 4h', 'cards 9c', '...')
    expect(lost.bets()).toEqual({ 'seat:1 main:1': -2000, 'seat:1 tie-break:1.1': -2000 })
    const bonus = found(canal21, '5s', '9d', '6s')
    bonus.make('seat:1 hit', 'cards 7s', 'croupier notify-room-head main:1 seat:1')
    expect(brief(bonus.make('croupier pay-prize'))[0]).toBe('paid CAN-57 seat:1 6000')
  })

  it('[GEN-11 MZA-42 MZA-46 MZA-52 MZA-40 MZA-56] Mendoza: insurance, split, double, surrender and three sevens', () => {
    const insured = found(blackjackMendoza, 'Ts', '2s', 'As', '9h', '3h')
    expect(insured.refusedWhole('seat:1 insure insurance:1 2500')).toBe(
      'misfit MZA-42 {"atLeast":1000,"atMost":1000,"stake":2500}',
    )
    insured.make('seat:1 insure insurance:1 1000')
    const split = found(blackjackMendoza, '8s', '2s', '6d', '8h', '3h')
    split.make('croupier no-more-surrenders', 'seat:1 split', 'cards 3s', 'seat:1 double')
    expect(stakes(split)).toEqual({ 'main:1': 5000, 'split:1.2': 2000, 'double:1.1': 2000 })
    const gone = found(blackjackMendoza, 'Ts', '2s', '6d', '6h', '3h')
    gone.make('croupier notify-room-head main:1 seat:1', 'seat:1 surrender 1')
    expect([gone.net('seat:1'), gone.state.accounts['seat:1']]).toEqual([-1000, 99_000])
    const sevens = found(blackjackMendoza, '7s', '2s', '6d', '7h', '3h')
    sevens.make('croupier no-more-surrenders', 'seat:1 double', 'cards 7d', 'croupier notify-room-head main:1 seat:1')
    sevens.make('croupier pay-prize')
    expect([sevens.net('seat:1'), sevens.state.accounts['seat:1']]).toEqual([20_000, 120_000])
  })
})

describe('when it may be found', () => {
  const staked = (game: AnyGame, ...lines: readonly string[]) => {
    const table = tableOf(game, { config: LIMITS, seats: SEATS })
    table.make('seat:1 bet main:1 2000', 'seat:2 bet main:2 1000', 'croupier no-more-bets', ...lines)
    return table
  }
  const FIND = 'croupier find-bet main:1 3000 seat:1'

  it.each([
    ['the deal', 'deal', ['cards Ts']],
    ['the offer of insurance', 'insurance', ['cards Ts 9s As 9h 9c']],
    ['the turns', 'turns', ['cards Ts 9s 6d 9h 9c']],
    ['the bank', 'bank', ['cards Ts 9s 6d 9h 9c', 'seat:1 stand', 'seat:2 stand', 'cards Td']],
    ['collecting', 'collect', ['cards Ts 9s 6d 9h 9c', 'seat:1 stand', 'seat:2 stand', 'cards Td 3c']],
    ['paying', 'pay', ['cards Ts 9s 6d 9h 9c', 'seat:1 stand', 'seat:2 stand', 'cards Td 2c', 'croupier collect']],
  ])('[GEN-11 GEN-13 BJ-32] in %s', (_, phase, lines) => {
    const table = staked(blackjackClassic, ...lines)
    expect(table.phase).toBe(phase)
    expect(told(table.make(FIND))).toEqual([
      'bet-found GEN-11 seat=seat:1 on=main:1 with=money stake=3000 seat:1>seat:1/stakes 3000',
    ])
    expect(table.offered('croupier notify-room-head main:1 seat:1')).toBe(true)
  })

  it('[GEN-11 GEN-13 GEN-15 BJK-48] at payment the room head is told first, and the maximum is paid', () => {
    const table = staked(blackjackClassic, 'cards Ts 9s 6d 9h 9c', 'seat:1 stand', 'seat:2 stand', 'cards Td 2c')
    table.make('croupier collect', FIND)
    expect(table.refused('croupier pay')).toBe('room-head-not-notified GEN-13')
    expect(table.due()[0]).toBe('croupier notify-room-head')
    table.make('croupier notify-room-head main:1 seat:1')
    expect(told(table.make('croupier pay'))).toEqual([
      'pushed BJK-50 seat=seat:2 on=main:2 with=money stake=1000',
      'paid BJK-48 seat=seat:1 amount=2000 [main:1 1:1 2000 BJK-52] bank>seat:1 2000',
      'limits-told GEN-15 seat=seat:1 on=main:1 min=1000 max=2000 to=["seat:1"]',
    ])
    expect(table.refused(FIND)).toBe('not-settling GEN-11')
    table.make('...')
    expect(table.state.accounts['seat:1']).toBe(102_000)
  })

  it('[GEN-11 BJ-32] once cards are out it lies on a bet that is being played, and is over the maximum with it', () => {
    const table = staked(blackjackClassic, 'cards Ts 9s 6d 9h 9c')
    expect(table.refusedWhole('croupier find-bet main:3 3000 seat:1')).toBe('no-bet-there GEN-11 {"on":"main:3"}')
    expect(table.refusedWhole('croupier find-bet main:1 3000 seat:2')).toBe('no-bet-there GEN-11 {"on":"main:1"}')
    expect(table.refused('croupier find-bet main:2 1000 seat:2')).toBe('within-limits GEN-11')
    expect(table.refused('croupier find-bet insurance:1 1000 seat:1')).toBe('no-such-bet BJK-14')
    table.make('seat:1 hit', 'cards Td', 'croupier collect')
    expect(table.refused(FIND)).toBe('no-bet-there GEN-11')
  })

  it('[GEN-12 GEN-13 BJK-20] on a hand over 21, before it is collected', () => {
    const table = staked(blackjackClassic, 'cards Ts 9s 6d 6h 9c', 'seat:1 hit', 'cards Td', FIND)
    expect(table.refused('croupier collect')).toBe('room-head-not-notified GEN-13')
    table.make('croupier notify-room-head main:1 seat:1')
    expect(told(table.make('croupier collect')).slice(0, 2)).toEqual([
      'collected BJK-20 seat=seat:1 on=main:1 with=money stake=5000 amount=2000 seat:1/stakes>bank 2000 seat:1/stakes>seat:1 3000',
      'limits-told GEN-15 seat=seat:1 on=main:1 min=1000 max=2000 to=["seat:1"]',
    ])
  })

  it('[GEN-11 BJK-40] a double made before stands as it was made', () => {
    const table = tableOf(blackjackClassic, { config: LIMITS })
    table.make('seat:1 bet main:1 1000', 'croupier no-more-bets', 'cards 5s 6d 6h', 'seat:1 double', 'cards Th')
    table.make('croupier find-bet main:1 3000 seat:1', 'cards Td 9c', '...')
    expect(table.bets()).toEqual({ 'seat:1 main:1': 2000, 'seat:1 double:1.1': 1000 })
    expect(table.state.accounts['seat:1']).toBe(103_000)
  })

  it('[GEN-11 CHA-17] Challenge 21: on the bet of a later round while the first is paid', () => {
    const table = tableOf(challenge21, { config: LIMITS })
    table.make('seat:1 bet round-1:1 2000', 'seat:1 bet round-2:1 2000', 'croupier no-more-bets', 'cards Ts 6d 9h')
    table.make('seat:1 stand', 'cards Td 9c', 'croupier collect', 'croupier pay')
    expect(table.refused('croupier find-bet round-1:1 3000 seat:1')).toBe('no-bet-there GEN-11')
    table.make('croupier find-bet round-2:1 3000 seat:1', 'cards Td 9c', '...')
    expect(table.bets()).toEqual({ 'seat:1 round-1:1': 2000, 'seat:1 round-2:1': 2000 })
    expect(table.state.accounts['seat:1']).toBe(104_000)
  })

  it('[GEN-13 GEN-14 BJ-15] a natural paid because the cards ran out waits for the room head too', () => {
    const forgotten = (...lines: readonly string[]) => {
      const table = tableOf(blackjackClassic, { config: LIMITS, seats: SEATS, opening: 'open' })
      table.make('croupier show-cards', 'croupier shuffle', 'seat:1 cut 100', 'croupier load forgotten')
      table.make('croupier burn', 'croupier start', 'seat:2 bet main:2 1000', ...lines)
      return table
    }
    const over = forgotten('seat:1 bet main:1 2000', 'croupier no-more-bets', 'croupier find-bet main:1 3000 seat:1')
    over.make('cards As 9s Td Kh 9c', 'seat:2 stand')
    expect(over.phase).toBe('bank')
    expect(over.refused('croupier end-shoe')).toBe('room-head-not-notified GEN-13')
    over.make('croupier notify-room-head main:1 seat:1', 'croupier end-shoe')
    expect([over.net('seat:1'), over.net('seat:2'), over.state.accounts['seat:1']]).toEqual([3000, 0, 103_000])
    const under = forgotten('croupier no-more-bets', 'croupier find-bet main:1 500 seat:1')
    under.make('cards As 9s Td Kh 9c', 'seat:2 stand')
    expect(under.refused('croupier end-shoe')).toBe('room-head-not-authorised GEN-14')
    under.make('room-head authorise main:1 pay seat:1', 'croupier end-shoe')
    expect(under.net('seat:1')).toBe(750)
  })

  it('[GEN-14 BJK-44] what the room head refused to pay loses nothing by surrender', () => {
    const table = tableOf(blackjackClassic, { config: { ...LIMITS, chip: 100 }, seats: SEATS })
    table.make('seat:2 bet main:2 1000', 'croupier no-more-bets', 'croupier find-bet main:1 500 seat:1')
    table.make('cards Ts 9s 9d 6h 9c', 'room-head authorise main:1 refuse seat:1')
    expect(told(table.make('seat:1 surrender')).slice(2, 4)).toEqual([
      'halved BJK-44 seat=seat:1 on=main:1 with=money stake=500 amount=0 seat:1/stakes>seat:1 500',
      'limits-told GEN-15 seat=seat:1 on=main:1 min=1000 max=2000 to=["seat:1"]',
    ])
  })
})

describe('a side bet outside its window', () => {
  const pairs = (...lines: readonly string[]) => {
    const table = tableOf(blackjackPerfectPairs, { config: { min: 1000, max: 50_000, chip: 50 } })
    table.make('seat:1 bet pairs:1 800', 'seat:1 bet main:1 1000', 'croupier no-more-bets', ...lines)
    return table
  }

  it('[GEN-11 GEN-13 GEN-15 BJP-07 BJP-11] over eight tenths of the minimum, it is paid up to them', () => {
    const table = pairs('croupier find-bet pairs:1 500 seat:1', 'cards 8s 6d 8s')
    expect(table.refusedWhole('croupier settle-pairs')).toBe(
      'room-head-not-notified GEN-13 {"seat":"seat:1","on":"pairs:1"}',
    )
    expect(table.due()[0]).toBe('croupier notify-room-head')
    table.make('croupier notify-room-head pairs:1 seat:1')
    expect(told(table.make('croupier settle-pairs')).slice(0, 2)).toEqual([
      'paid BJP-10 seat=seat:1 amount=20000 [pairs:1 25:1 20000 BJP-11] bank>seat:1 20000 seat:1/stakes>seat:1 1300',
      'limits-told GEN-15 seat=seat:1 on=pairs:1 min=100 max=800 to=["seat:1"]',
    ])
  })

  it('[GEN-12 GEN-13 BJP-07 BJP-10] found when it is settled, it loses no more than them', () => {
    const table = pairs('cards 8s 6d 9s')
    expect(table.phase).toBe('pairs')
    table.make('croupier find-bet pairs:1 500 seat:1', 'croupier notify-room-head pairs:1 seat:1')
    expect(told(table.make('croupier settle-pairs'))[0]).toBe(
      'collected BJP-10 seat=seat:1 on=pairs:1 with=money stake=1300 amount=800 seat:1/stakes>bank 800 seat:1/stakes>seat:1 500',
    )
    expect(table.refused('croupier find-bet pairs:1 900 seat:1')).toBe('no-bet-there GEN-11')
  })

  it('[GEN-14 BJP-06 BJP-13] under a tenth of the minimum, it is paid with the room head’s word', () => {
    const table = tableOf(blackjackPerfectPairs, { config: { min: 1000, max: 50_000, chip: 50 } })
    table.make('seat:1 bet main:1 1000', 'croupier no-more-bets')
    expect(table.refusedWhole('croupier find-bet pairs:1 100 seat:1')).toBe(
      'within-limits GEN-11 {"min":100,"max":800}',
    )
    table.make('croupier find-bet pairs:1 50 seat:1', 'cards 8s 6d 8h')
    expect(table.refused('croupier settle-pairs')).toBe('room-head-not-authorised GEN-14')
    expect(table.due()[0]).toBe('room-head authorise')
    table.make('room-head authorise pairs:1 pay seat:1', 'croupier settle-pairs')
    expect(table.bets()).toEqual({ 'seat:1 pairs:1': 250 })
  })

  it('[GEN-13 BJP-10] a bet over its maximum does not hold the side bet up', () => {
    const table = tableOf(blackjackPerfectPairs, { config: { min: 1000, max: 2000 } })
    table.make('seat:1 bet pairs:1 800', 'seat:1 bet main:1 2000', 'croupier no-more-bets')
    table.make('croupier find-bet main:1 1000 seat:1', 'cards 8s 6d 9s', 'croupier settle-pairs')
    expect(table.bets()).toEqual({ 'seat:1 pairs:1': -800 })
  })

  it('[BJP-04 GEN-11] without its bet there is none to be found', () => {
    const table = tableOf(blackjackPerfectPairs, { config: { min: 1000, max: 50_000 }, seats: SEATS })
    table.make('seat:1 bet main:1 1000', 'croupier no-more-bets')
    expect(table.refused('croupier find-bet pairs:2 900 seat:2')).toBe('no-bet-there BJP-04')
  })
})
