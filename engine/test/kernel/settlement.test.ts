import { describe, expect, it } from 'vitest'
import { bigSix } from '../../src/big-six/big-six.js'
import type { RuleId } from '../../src/kernel/citations.js'
import type { StakePart } from '../../src/kernel/customs.js'
import { type Odds, odds } from '../../src/kernel/money.js'
import { bySeat, collect, collected, giveBack, halved, paySeat } from '../../src/kernel/settlement.js'
import { transfer } from '../../src/kernel/table.js'
import { playersBank } from '../../src/testkit/games/index.js'
import { open, script, told } from './script.js'
import { customs, type ToyKind, toy } from './toy.js'

const COUPON = [{ id: 'coupon', authorisation: 'Res. 1' }]
const staked = script(
  toy,
  open(toy, { config: { chip: 1, instruments: COUPON }, seats: { 'seat:1': 1000, 'seat:2': 1000 } }),
  `
  seat:2 bet heads 300
  seat:1 bet heads 101
  seat:1 present coupon 50
  seat:1 bet edge 50 with=coupon`,
).state
const [two, one, coupon] = staked.bets as [(typeof staked.bets)[0], (typeof staked.bets)[0], (typeof staked.bets)[0]]
const rule: RuleId = 'GEN-02'
const win = (bet: typeof one, num: number, den = 1) => ({ bet, pays: odds(num, den), cite: rule })
const line = (bet: typeof one, num: number, den: number, amount: number) => ({
  on: bet.on,
  with: bet.with,
  stake: bet.amount,
  odds: { num, den },
  amount,
  void: false,
  cite: rule,
})

describe('settling', () => {
  it('[GEN-02] collects losing stakes for the bank, in the order given', () => {
    const done = collect(staked, customs, [one, two], () => rule)
    expect(done.events.map(told)).toEqual([
      'collected GEN-02 seat=seat:1 on=heads with=money stake=101 amount=101 : seat:1/stakes>bank 101',
      'collected GEN-02 seat=seat:2 on=heads with=money stake=300 amount=300 : seat:2/stakes>bank 300',
    ])
    expect(done.state.bets).toEqual([coupon])
    expect(done.state.accounts.bank).toBe(401)
  })

  it('[GEN-02] pays a player once for all, from the bank, and returns the stakes in their own chips (G-17)', () => {
    const done = paySeat(staked, customs, 'seat:1', [win(coupon, 1, 3), win(one, 2)], rule)
    const lines = JSON.stringify([line(coupon, 1, 3, 16), line(one, 2, 1, 202)])
    expect(done.events.map(told)).toEqual([
      `paid GEN-02 seat=seat:1 amount=218 lines=${lines} : bank>seat:1 218, seat:1/stakes>seat:1/coupon 50, seat:1/stakes>seat:1 101`,
    ])
    expect(done.state.bets).toEqual([two])
    expect(done.state.accounts).toMatchObject({ bank: -218, 'seat:1': 1218, 'seat:1/coupon': 50 })
  })

  it('gives stakes back whole', () => {
    const done = giveBack(staked, [two, coupon], 'bet-returned', rule)
    expect(done.events.map(told)).toEqual([
      'bet-returned GEN-02 seat=seat:2 on=heads with=money stake=300 : seat:2/stakes>seat:2 300',
      'bet-returned GEN-02 seat=seat:1 on=edge with=coupon stake=50 : seat:1/stakes>seat:1/coupon 50',
    ])
    expect(done.state.bets).toEqual([one])
  })

  it('takes the half that is lost and gives the rest back in the chips the game names', () => {
    const half = (lost: number) => told(halved(one, lost, rule, (rest) => (rest === 51 ? 'colour' : 'money')))
    const head = 'halved GEN-02 seat=seat:1 on=heads with=money stake=101'
    expect(half(50)).toBe(`${head} amount=50 : seat:1/stakes>bank 50, seat:1/stakes>seat:1/colour 51`)
    expect(half(20)).toBe(`${head} amount=20 : seat:1/stakes>bank 20, seat:1/stakes>seat:1 81`)
    expect(half(0)).toBe(`${head} amount=0 : seat:1/stakes>seat:1 101`)
  })

  it('never settles a stake that is not on the cloth', () => {
    const why = 'settles a bet that is not on the cloth'
    const copy = { ...one }
    expect(() => collect(staked, customs, [two, copy], () => rule)).toThrow(why)
    expect(() => giveBack(staked, [copy], 'bet-returned', rule)).toThrow(why)
    expect(() => paySeat(staked, customs, 'seat:1', [win(copy, 1)], rule)).toThrow(why)
  })

  it('pays in the chips the game names for the amount', () => {
    const chips = { ...customs, chips: { payIn: (_: unknown, id: string, amount: number) => `${id}-${amount}` } }
    const done = paySeat(staked, chips as never, 'seat:2', [win(two, 1)], rule)
    expect(done.events[0]?.transfers).toEqual([
      { from: 'bank', to: 'seat:2/seat:2-300', amount: 300 },
      { from: 'seat:2/stakes', to: 'seat:2', amount: 300 },
    ])
  })

  it('groups winning bets by seat, seats in the order they first appear', () => {
    const [a, b, c] = [win(two, 1), win(one, 1), win(coupon, 1)]
    expect(bySeat([b, a, c])).toEqual([
      ['seat:1', [b, c]],
      ['seat:2', [a]],
    ])
  })

  it('a transfer of nothing is no transfer', () => {
    expect(transfer('bank', 'seat:1', 0)).toEqual([])
    expect(transfer('bank', 'seat:1', 1)).toEqual([{ from: 'bank', to: 'seat:1', amount: 1 }])
  })
})

describe('against another account', () => {
  /** Stakes on heads are played against the bank of seat 9, the others against the house. */
  const banked: StakePart<ToyKind> = {
    ...customs,
    against: (_, bet) => (bet.on === 'heads' ? 'seat:9/bank' : 'bank'),
  }

  it('a losing stake goes to whom it was played against', () => {
    expect(collect(staked, banked, [one, coupon], () => rule).events.map(told)).toEqual([
      'collected GEN-02 seat=seat:1 on=heads with=money stake=101 amount=101 : seat:1/stakes>seat:9/bank 101',
      'collected GEN-02 seat=seat:1 on=edge with=coupon stake=50 amount=50 : seat:1/stakes>bank 50',
    ])
  })

  it('what is over the maximum goes back to the player all the same', () => {
    const limited = { ...staked, limits: { ...staked.limits, side: { min: null, max: 60 } } }
    expect(collected(limited, banked, one, rule).map(told)[0]).toBe(
      'collected GEN-02 seat=seat:1 on=heads with=money stake=101 amount=60 : seat:1/stakes>seat:9/bank 60, seat:1/stakes>seat:1 41',
    )
  })

  it('each bank pays what is won from it, once', () => {
    const done = paySeat(
      staked,
      banked,
      'seat:1',
      [{ ...win(one, 2), stays: 'same' }, win(coupon, 1, 3), win(one, 1)],
      rule,
    )
    expect(done.events[0]?.transfers).toEqual([
      { from: 'seat:9/bank', to: 'seat:1', amount: 303 },
      { from: 'bank', to: 'seat:1', amount: 16 },
      { from: 'seat:1/stakes', to: 'seat:1/coupon', amount: 50 },
      { from: 'seat:1/stakes', to: 'seat:1', amount: 101 },
    ])
    expect(done.events[0]).toMatchObject({ amount: 319 })
  })
})

describe('a commission', () => {
  const commission = { of: odds(1, 20), to: 'commission' }

  it.each<[num: number, den: number, of: Odds, won: number, kept: number]>([
    [1, 1, odds(1, 20), 101, 5],
    [2, 1, odds(1, 20), 202, 10],
    [1, 6, odds(1, 20), 16, 0],
    [1, 1, odds(1, 4), 101, 25],
    [0, 1, odds(1, 20), 0, 0],
  ])('of a winning at %i to %i is rounded down like every share', (num, den, of, won, kept) => {
    const done = paySeat(
      staked,
      customs,
      'seat:1',
      [{ ...win(one, num, den), commission: { ...commission, of } }],
      rule,
    )
    const line = { amount: won - kept, commission: kept, void: false }
    expect(done.events[0]).toMatchObject({ amount: won - kept, lines: [line] })
    expect(done.events[0]?.transfers).toEqual([
      ...transfer('bank', 'seat:1', won - kept),
      ...transfer('bank', 'commission', kept),
      { from: 'seat:1/stakes', to: 'seat:1', amount: 101 },
    ])
  })

  it('is kept line by line, out of the bank that pays, and told only where there is one', () => {
    const banked: StakePart<ToyKind> = { ...customs, against: () => 'seat:2/bank' }
    const wins = [
      { ...win(one, 1), commission },
      win(coupon, 1, 3),
      { ...win(one, 1), commission, as: 'prize', stays: 'same' as const },
    ]
    const { events } = paySeat(staked, banked, 'seat:1', wins, rule)
    expect(events.map(told)).toEqual([
      `paid GEN-02 seat=seat:1 amount=208 lines=${JSON.stringify([
        {
          on: 'heads',
          with: 'money',
          stake: 101,
          odds: odds(1, 1),
          amount: 96,
          commission: 5,
          void: false,
          cite: rule,
        },
        line(coupon, 1, 3, 16),
        {
          on: 'prize',
          with: 'money',
          stake: 101,
          odds: odds(1, 1),
          amount: 96,
          commission: 5,
          void: false,
          cite: rule,
        },
      ])} : ${[
        'seat:2/bank>seat:1 208',
        'seat:2/bank>commission 5',
        'seat:2/bank>commission 5',
        'seat:1/stakes>seat:1 101',
        'seat:1/stakes>seat:1/coupon 50',
      ].join(', ')}`,
    ])
  })

  it('is not kept of a void bet, and is kept at once of a payment that is held', () => {
    const refused = { ...one, authorised: 'refuse' as const }
    const limits = { side: { min: 500, max: null } }
    const unpaid = { ...staked, limits, bets: [two, refused, coupon] }
    const voided = paySeat(unpaid, customs, 'seat:1', [{ ...win(refused, 1), commission }], rule)
    expect(voided.events[0]).toMatchObject({ amount: 0, lines: [{ amount: 0, commission: 0, void: true }] })
    expect(voided.events[0]?.transfers).toEqual([{ from: 'seat:1/stakes', to: 'seat:1', amount: 101 }])
    const holding = { ...staked, holding: [{ seat: 'seat:1' as const, until: 60 }] }
    const held = paySeat(holding, customs, 'seat:1', [{ ...win(one, 1), commission }], rule)
    expect(held.state.holds).toMatchObject([{ id: 'hold:1', amount: 96 }])
    expect(held.state.accounts).toMatchObject({ 'hold:1': 96, commission: 5, bank: -101 })
  })

  it('at a table with a player’s bank: a winner pays one in twenty, a loser nothing', () => {
    const play = (side: string) => {
      const s = open(playersBank, { opening: 'open', seats: { 'seat:1': 1000, 'seat:2': 5000 } })
      const lines = ['seat:2 take-bank 3000', 'croupier start', 'seat:1 bet heads 300', 'croupier no-more-bets']
      return script(playersBank, s, [...lines, `chance toss ${side}`].join('\n')).state.accounts
    }
    expect(play('heads')).toEqual({
      cash: -6000,
      'seat:1': 1285,
      'seat:1/stakes': 0,
      'seat:2': 2000,
      'seat:2/bank': 2700,
      commission: 15,
    })
    expect(play('tails')).toEqual({
      cash: -6000,
      'seat:1': 700,
      'seat:1/stakes': 0,
      'seat:2': 2000,
      'seat:2/bank': 3300,
    })
  })
})

describe('[GEN-02] the house is the other side of every bet, payment and change', () => {
  it('[GEN-02] a round of Big Six: what the players won and lost is what the bank lost and won', () => {
    const done = script(
      bigSix,
      open(bigSix, { seats: { 'seat:1': 5000, 'seat:2': 5000 } }),
      `
      seat:1 bet value:5 1000
      seat:2 bet value:1 700
      croupier spin clockwise
      chance stop 5
      croupier collect
      croupier pay`,
    )
    expect(done.state.accounts).toEqual({
      cash: -10_000,
      'seat:1': 10_000,
      'seat:1/stakes': 0,
      'seat:2': 4300,
      'seat:2/stakes': 0,
      bank: -4300,
    })
    expect(Object.values(done.state.accounts).reduce((total, amount) => total + amount, 0)).toBe(0)
    for (const { from, to } of done.events.flatMap((event) => event.transfers ?? []))
      expect([from, to].some((account) => account === 'bank' || account.endsWith('/stakes'))).toBe(true)
  })
})
