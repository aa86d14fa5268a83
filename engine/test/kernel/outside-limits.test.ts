import { describe, expect, it } from 'vitest'
import { bigSix } from '../../src/big-six/big-six.js'
import type { Event } from '../../src/kernel/contract.js'
import { outside, playing } from '../../src/kernel/outside-limits.js'
import { onSpot } from '../../src/kernel/stakes.js'
import type { Bet } from '../../src/kernel/table.js'
import { rouletteFrench } from '../../src/roulette/roulette.js'
import { offers, open, script, told } from './script.js'
import { spots, toy } from './toy.js'

const COUPON = [{ id: 'coupon', authorisation: 'Res. 1' }]
const config = { min: 500, max: 2000, instruments: COUPON }
const seats = { 'seat:1': 10_000, 'seat:2': 10_000 }
const spinning = script(
  bigSix,
  open(bigSix, { config, seats }),
  'seat:2 bet value:2 500\ncroupier spin clockwise',
).state

const without = (events: readonly Event[], ...types: string[]) =>
  events.filter((event) => !types.includes(event.type)).map(told)

describe('a bet above the maximum that nobody noticed', () => {
  it('[GEN-11 GEN-13 GEN-15] wins: paid on the maximum, the excess returned, the room head told before, the player after', () => {
    const done = script(
      bigSix,
      spinning,
      `
      croupier find-bet value:10 3000 seat:1
      > bet-found GEN-11 seat=seat:1 on=value:10 with=money stake=3000 : seat:1>seat:1/stakes 3000
      chance stop 10
      croupier collect ! room-head-not-notified GEN-13 {"seat":"seat:1","on":"value:10"}
      croupier notify-room-head value:10 seat:1
      > room-head-notified GEN-13 seat=seat:1 on=value:10
      croupier collect
      croupier pay`,
    )
    const line = {
      on: 'value:10',
      with: 'money',
      stake: 3000,
      odds: { num: 10, den: 1 },
      amount: 20_000,
      void: false,
      cite: 'BS-17',
    }
    expect(without(done.events.slice(-4), 'round-ended')).toEqual([
      'collected BS-13 seat=seat:2 on=value:2 with=money stake=500 amount=500 : seat:2/stakes>bank 500',
      `paid BS-14 seat=seat:1 amount=20000 lines=${JSON.stringify([line])} : bank>seat:1 20000, seat:1/stakes>seat:1 3000`,
      'limits-told GEN-15 seat=seat:1 on=value:10 min=500 max=2000 to=["seat:1"]',
    ])
    expect(done.state.accounts).toMatchObject({ 'seat:1': 30_000, bank: -19_500 })
  })

  it('[GEN-12 GEN-13 GEN-15] loses: only the maximum is lost and the excess is returned', () => {
    const done = script(
      bigSix,
      spinning,
      `
      chance stop 5
      croupier find-bet value:10 3000 seat:1
      croupier collect ! room-head-not-notified GEN-13 {"seat":"seat:1","on":"value:10"}
      croupier notify-room-head value:10 seat:1
      croupier collect
      > collected BS-13 seat=seat:1 on=value:10 with=money stake=3000 amount=2000 : seat:1/stakes>bank 2000, seat:1/stakes>seat:1 1000
      > limits-told GEN-15 seat=seat:1 on=value:10 min=500 max=2000 to=["seat:1"]
      > collected BS-13 seat=seat:2 on=value:2 with=money stake=500 amount=500 : seat:2/stakes>bank 500
      > round-ended BS-14 round=1`,
    )
    expect(done.state.accounts).toMatchObject({ 'seat:1': 8000, 'seat:1/stakes': 0, bank: 2500 })
  })

  // Chips of two kinds on one spot are two stakes under one limit (G-05), whichever is settled first.
  it.each([
    ['big-six', bigSix, 'value:10', 'value:2', 'chance stop 5\n'],
    ['roulette-french', rouletteFrench, 'straight:17', 'black', 'croupier no-more-bets\nchance ball 1\n'],
    ['roulette-french on zero', rouletteFrench, 'straight:17', 'dozen:1', 'croupier no-more-bets\nchance ball 0\n'],
  ])('[GEN-12] counts all that a player has on the spot: %s', (_, game, on, other, result) => {
    const s = open(game as typeof bigSix, { config, seats })
    const done = script(
      game as typeof bigSix,
      s,
      `
      seat:2 bet ${other} 500
      seat:1 present coupon 5000
      seat:1 bet ${on} 1500 with=coupon
      croupier spin clockwise
      ${result}
      croupier find-bet ${on} 1500 seat:1
      croupier notify-room-head ${on} seat:1
      croupier collect`,
    )
    expect(done.state.accounts).toMatchObject({ 'seat:1/coupon': 3500, 'seat:1': 9500, 'seat:1/stakes': 0, bank: 2500 })
  })

  it('[GEN-12] on zero an even chance puts only the maximum at stake, over all the chips on the spot', () => {
    const s = open(rouletteFrench, { config, seats })
    const done = script(
      rouletteFrench,
      s,
      `
      seat:1 present coupon 5000
      seat:1 bet red 1500 with=coupon
      croupier spin clockwise
      croupier no-more-bets
      chance ball 0
      croupier find-bet red 1500 seat:1
      croupier notify-room-head red seat:1
      croupier collect`,
    )
    expect(done.state.accounts['seat:1/stakes']).toBe(2000)
  })

  it('[GEN-11] counts all that a player has on the spot when it wins too', () => {
    const done = script(
      bigSix,
      open(bigSix, { config, seats }),
      `
      seat:1 present coupon 5000
      seat:1 bet value:10 1500 with=coupon
      croupier spin clockwise
      croupier find-bet value:10 1500 seat:1
      chance stop 10
      croupier notify-room-head value:10 seat:1
      croupier notify-room-head value:10 seat:1 ! no-such-bet-waiting GEN-13 {"on":"value:10"}
      croupier collect
      croupier pay`,
    )
    expect(done.state.accounts).toMatchObject({ bank: -20_000, 'seat:1': 30_000, 'seat:1/coupon': 5000 })
    expect(done.state.bets).toEqual([])
  })
})

describe('a bet below the minimum that nobody noticed', () => {
  const found = (result: string) =>
    script(
      bigSix,
      spinning,
      `
      croupier find-bet value:10 300 seat:1
      > bet-found GEN-11 seat=seat:1 on=value:10 with=money stake=300 : seat:1>seat:1/stakes 300
      chance stop ${result}
      croupier notify-room-head value:10 seat:1 ! no-such-bet-waiting GEN-13 {"on":"value:10"}
      croupier collect`,
    )

  it('[GEN-14 GEN-15] wins: paid on what was staked, once the room head authorises it', () => {
    const done = script(
      bigSix,
      found('10').state,
      `
      croupier pay                             ! room-head-not-authorised GEN-14 {"seat":"seat:1","on":"value:10"}
      croupier authorise value:10 pay seat:1   ! not-your-move GEN-14 {"by":["room-head"]}
      room-head authorise value:2 maybe seat:1 ! no-such-bet-waiting GEN-14 {"on":"value:2"}
      room-head authorise value:10 maybe seat:1 ! no-such-decision GEN-14
      room-head authorise value:10 pay seat:1
      > room-head-decided GEN-14 seat=seat:1 on=value:10 decision=pay
      room-head authorise value:10 pay seat:1  ! no-such-bet-waiting GEN-14 {"on":"value:10"}
      croupier pay`,
    )
    expect(done.state.accounts).toMatchObject({ 'seat:1': 13_000, bank: -2500 })
    expect(without(done.events, 'room-head-decided', 'paid', 'round-ended')).toEqual([
      'limits-told GEN-15 seat=seat:1 on=value:10 min=500 max=2000 to=["seat:1"]',
    ])
  })

  it('[GEN-14] authorisation refused: the bet is void and the stake returned (G-04)', () => {
    const done = script(bigSix, found('10').state, 'room-head authorise value:10 refuse seat:1\ncroupier pay')
    expect(done.state.accounts).toMatchObject({ 'seat:1': 10_000, 'seat:1/stakes': 0, bank: 500 })
    const paid = done.events.find((event) => event.type === 'paid')
    expect(paid).toMatchObject({ amount: 0, lines: [{ on: 'value:10', stake: 300, amount: 0, void: true }] })
  })

  it('[GEN-14 GEN-15] loses: it is lost as usual, and the player is told the limits (G-04)', () => {
    const done = found('5')
    expect(done.state.accounts).toMatchObject({ 'seat:1': 9700, bank: 800 })
    expect(done.events.map((event) => event.type)).toContain('limits-told')
  })
})

describe('finding a bet', () => {
  it('[GEN-11] reasons to refuse come in order', () => {
    const betting = open(bigSix, { config, seats })
    script(bigSix, { ...spinning, status: 'suspended' }, 'croupier find-bet no 150 seat:3 ! table-not-open BS-08')
    script(bigSix, betting, 'croupier find-bet no 150 seat:3 ! not-settling GEN-11')
    script(
      bigSix,
      { ...spinning, accounts: { ...spinning.accounts, 'seat:1': 2050 } },
      `
      seat:1 find-bet no 150 seat:3                 ! not-your-move GEN-11 {"by":["croupier"]}
      croupier find-bet no 150 seat:3               ! seat-empty GEN-24 {"seat":"seat:3"}
      croupier find-bet no 150 seat:1               ! no-such-bet BS-03 {"on":"no"}
      croupier find-bet value:1 550 seat:1          ! not-whole-chips GEN-03 {"step":100}
      croupier find-bet value:1 500 seat:1          ! within-limits GEN-11 {"min":500,"max":2000}
      croupier find-bet value:1 2000 seat:1         ! within-limits GEN-11 {"min":500,"max":2000}
      croupier find-bet value:1 2100 seat:1         ! not-enough-chips GEN-06 {"have":2050}
      croupier find-bet value:1 400 seat:1
      seat:1 cash-out 1650
      croupier find-bet value:2 100 seat:1          ! not-enough-chips GEN-06 {"have":0}`,
    )
  })

  it('[GEN-07 GEN-11] where there is no limit nothing lies outside it', () => {
    const open_ = script(bigSix, open(bigSix, { seats }), 'seat:1 bet value:1 100\ncroupier spin clockwise').state
    script(bigSix, open_, 'croupier find-bet value:1 100 seat:1 ! within-limits GEN-11 {"min":null,"max":null}')
    expect(offers(bigSix, open_, 'find-bet')).toEqual([])
    const rich = { ...spinning, accounts: { ...spinning.accounts, 'seat:1': 3_000_000_000_000 } }
    const found = script(bigSix, rich, 'croupier find-bet value:1 1000000000000 seat:1').state
    script(
      bigSix,
      found,
      'croupier find-bet value:1 100 seat:1 ! over-maximum GEN-09 {"max":1000000000000,"stake":1000000000100}',
    )
  })

  it('[GEN-11 GEN-14] a stake still below the minimum after a second find is found again, and offered before', () => {
    const done = script(
      bigSix,
      spinning,
      `
      croupier find-bet value:10 100 seat:1
      croupier find-bet value:10 300 seat:1
      croupier find-bet value:10 100 seat:1 ! within-limits GEN-11 {"min":500,"max":2000}`,
    )
    expect(onSpot(done.state, 'seat:1', 'value:10')).toBe(400)
  })

  it('[GEN-11] offers what lies outside the limits, above and below, and nothing between', () => {
    const s = script(toy, open(toy, { config, seats: { 'seat:1': 3000 } }), 'chance flip heads').state
    const find = (on: string[], min: number, max: number) => ({
      by: 'croupier',
      do: 'find-bet',
      fields: { on: { oneOf: on }, amount: { min, max, step: 100 }, for: { oneOf: ['seat:1'] } },
    })
    expect(offers(toy, s, 'find-bet')).toEqual([
      find(['heads', 'tails'], 2100, 3000),
      find(['heads', 'tails'], 100, 400),
      find(['edge'], 2100, 3000),
      find(['edge'], 100, 400),
    ])
    const over = script(toy, s, 'croupier find-bet heads 2100 seat:1').state
    expect(offers(toy, over, 'find-bet')).toEqual([
      find(['tails'], 100, 400),
      find(['heads'], 100, 900),
      find(['edge'], 100, 400),
    ])
    expect(offers(toy, over, 'notify-room-head')).toEqual([
      { by: 'croupier', do: 'notify-room-head', fields: { on: { oneOf: ['heads'] }, for: { oneOf: ['seat:1'] } } },
    ])
    expect(offers(toy, over, 'authorise')).toEqual([])
    const under = script(toy, s, 'croupier find-bet heads 100 seat:1').state
    expect(offers(toy, under, 'notify-room-head')).toEqual([])
    expect(offers(toy, under, 'authorise')).toEqual([
      {
        by: 'room-head',
        do: 'authorise',
        fields: { on: { oneOf: ['heads'] }, decision: { oneOf: ['pay', 'refuse'] }, for: { oneOf: ['seat:1'] } },
      },
    ])
  })

  it('[GEN-11 GEN-13] is offered to the last chip, once a spot, and only while the result is settled', () => {
    const limits = { chip: 100, min: 200, max: 2000, instruments: COUPON }
    const betting = open(toy, { config: limits, seats: { 'seat:1': 2100 } })
    expect(offers(toy, betting, 'find-bet')).toEqual([])
    const s = script(
      toy,
      betting,
      'seat:1 present coupon 900\nseat:1 bet tails 900 with=coupon\nchance flip heads',
    ).state
    const ranges = offers(toy, s, 'find-bet').map(({ fields: { on, amount } }) => [on, amount])
    expect(ranges).toEqual([
      [{ oneOf: ['heads'] }, { min: 2100, max: 2100, step: 100 }],
      [{ oneOf: ['heads'] }, { min: 100, max: 100, step: 100 }],
      [{ oneOf: ['tails'] }, { min: 1200, max: 2100, step: 100 }],
      [{ oneOf: ['edge'] }, { min: 2100, max: 2100, step: 100 }],
      [{ oneOf: ['edge'] }, { min: 100, max: 100, step: 100 }],
    ])
    const all = script(toy, s, 'croupier find-bet tails 2100 seat:1').state
    expect(all.accounts['seat:1']).toBe(0)
    expect(offers(toy, all, 'notify-room-head')).toHaveLength(1)
  })

  it('[GEN-07] without a minimum no stake is under it', () => {
    const bet: Bet = { seat: 'seat:1', on: 'heads', with: 'money', amount: 0 }
    expect(outside({ ...open(toy), bets: [bet] }, spots, bet)).toBeUndefined()
  })

  it('whoever is found staking takes part: the place can no longer be claimed', () => {
    const seat = spinning.seats['seat:1']
    const claimed = { ...spinning.seats, 'seat:1': { ...seat, complaint: true, askedToLeave: true } } as never
    const { state } = script(bigSix, { ...spinning, seats: claimed }, 'croupier find-bet value:1 100 seat:1')
    expect(state.seats['seat:1']).toMatchObject({ played: true, complaint: false, askedToLeave: false })
  })
})

describe('which limit a stake breaks', () => {
  const bet: Bet = { seat: 'seat:1', on: 'heads', with: 'money', amount: 100 }
  const table = (...bets: Bet[]) => ({ ...open(toy, { config: { min: 500, max: 2000 } }), bets })
  const of = (amount: number): Bet => ({ ...bet, amount })

  it.each([
    [499, 'under', 499],
    [500, undefined, 500],
    [2000, undefined, 2000],
    [2001, 'over', 2000],
  ] as const)('[GEN-11 GEN-14] %d is %s and %d of it plays', (amount, which, plays) => {
    const only = of(amount)
    expect(outside(table(only), spots, only)).toBe(which)
    expect(playing(table(only), spots, only)).toBe(plays)
  })

  it('[GEN-11] the first stakes on the spot play first, up to the maximum', () => {
    const [one, two, three] = [of(1500), { ...of(1500), with: 'coupon' }, { ...of(100), with: 'ticket' }]
    const s = table(one, two, three)
    expect([one, two, three].map((each) => playing(s, spots, each))).toEqual([1500, 500, 0])
  })

  it('a prisoner was within the limits when it was staked', () => {
    const prisoner: Bet = { ...of(5000), tag: 'prison' }
    expect(outside(table(prisoner), spots, prisoner)).toBeUndefined()
    expect(playing(table(prisoner), spots, prisoner)).toBe(5000)
  })
})
