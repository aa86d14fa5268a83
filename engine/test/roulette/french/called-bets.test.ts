import { describe, expect, it } from 'vitest'
import { CLOTH, netOn, POCKETS } from './cloth.js'
import { CHIPS, french } from './table.js'

/** The customary composition: numbers as they lie on the wheel, and chips on the cloth. */
const CALLS = {
  'neighbours-of-zero': {
    numbers: '22 18 29 7 28 12 35 3 26 0 32 15 19 4 21 2 25',
    chips: [
      ['street:0-2-3', 2],
      ['split:4-7', 1],
      ['split:12-15', 1],
      ['split:18-21', 1],
      ['split:19-22', 1],
      ['split:32-35', 1],
      ['corner:25-26-28-29', 2],
    ],
  },
  third: {
    numbers: '27 13 36 11 30 8 23 10 5 24 16 33',
    chips: [
      ['split:5-8', 1],
      ['split:10-11', 1],
      ['split:13-16', 1],
      ['split:23-24', 1],
      ['split:27-30', 1],
      ['split:33-36', 1],
    ],
  },
  orphans: {
    numbers: '1 20 14 31 9 17 34 6',
    chips: [
      ['straight:1', 1],
      ['split:6-9', 1],
      ['split:14-17', 1],
      ['split:17-20', 1],
      ['split:31-34', 1],
    ],
  },
} as const

const NAMES = Object.keys(CALLS) as (keyof typeof CALLS)[]
const TOTAL = { 'neighbours-of-zero': 9, third: 6, orphans: 5 }

const calledAndPlaced = (call: string) => {
  const table = french()
  table.do(`seat:1 call ${call} 200`)
  table.do(`croupier place-call ${call} seat:1`)
  return table
}

describe('the three called bets', () => {
  it.each(NAMES)('[RF-11 RF-12] %s is asked for aloud, then placed chip by chip with the player’s chips', (call) => {
    const table = french()
    expect(table.do(`seat:1 call ${call} 200`)).toEqual([
      { type: 'bet-called', cite: 'RF-12', seat: 'seat:1', call, unit: 200 },
    ])
    expect(table.state.bets).toEqual([])
    expect(table.balance('seat:1')).toBe(CHIPS)
    expect(table.do(`croupier place-call ${call} seat:1`)).toEqual([
      { type: 'call-placed', cite: 'RF-11', seat: 'seat:1', call, unit: 200 },
      ...CALLS[call].chips.map(([on, chips]) => ({
        type: 'bet-placed',
        cite: CLOTH.get(on)?.rule,
        seat: 'seat:1',
        on,
        with: 'money',
        stake: chips * 200,
        transfers: [`seat:1 > seat:1/stakes ${chips * 200}`],
      })),
    ])
    expect(table.balance('seat:1')).toBe(CHIPS - TOTAL[call] * 200)
    expect(table.state.play.calls).toEqual([])
  })

  it.each(NAMES)('[RF-12] %s pays as the bets it became, on every number', (call) => {
    const from = calledAndPlaced(call).state
    for (const pocket of POCKETS) {
      const table = french({ from })
      table.spin(pocket)
      const net = CALLS[call].chips.reduce((sum, [on, chips]) => {
        const printed = CLOTH.get(on)
        return printed ? sum + netOn(printed, chips * 200, pocket) : Number.NaN
      }, 0)
      expect({ pocket, net: table.net('seat:1') }).toEqual({ pocket, net })
      const named = CALLS[call].numbers.split(' ').includes(String(pocket))
      expect({ pocket, named: net > -TOTAL[call] * 200 }).toEqual({ pocket, named })
    }
  })

  it('[RF-12] together they name each of the 37 numbers once', () => {
    const numbers = NAMES.flatMap((call) => CALLS[call].numbers.split(' ')).map(Number)
    expect(numbers.sort((a, b) => a - b)).toEqual(POCKETS)
  })

  it('[RF-12] and no other: an unknown call is refused with those there are', () => {
    expect(french().no('seat:1 call finals 100')).toEqual({
      code: 'no-such-call',
      rule: 'RF-12',
      params: { calls: ['neighbours-of-zero', 'third', 'orphans'] },
    })
  })
})

describe('calling', () => {
  const MAX = 1_000_000_000_000

  it('[RF-12] is offered to each player present, a call once at a time', () => {
    const table = french({ seats: { 'seat:1': 1000, 'seat:2': 0 } })
    const offer = (by: string, ...calls: string[]) => ({
      by,
      do: 'call',
      fields: {
        call: { oneOf: calls },
        unit: { min: 100, max: MAX, step: 100 },
        with: { oneOf: ['money'], optional: true },
      },
    })
    expect(table.offers('call')).toEqual([offer('seat:1', ...NAMES), offer('seat:2', ...NAMES)])
    table.do('seat:1 call third 100')
    table.do('seat:2 step-away')
    expect(table.offers('call')).toEqual([offer('seat:1', 'neighbours-of-zero', 'orphans')])
    expect(table.no('seat:1 call third 200')).toEqual({ code: 'already-called', rule: 'RF-12', params: {} })
    table.do('seat:1 call orphans 100')
    table.do('seat:1 call neighbours-of-zero 100')
    expect(table.offers('call')).toEqual([])
    table.do('seat:2 come-back')
    table.do('seat:2 call third 100')
    expect(table.state.play.calls).toEqual([
      { seat: 'seat:1', call: 'third', unit: 100, with: 'money' },
      { seat: 'seat:1', call: 'orphans', unit: 100, with: 'money' },
      { seat: 'seat:1', call: 'neighbours-of-zero', unit: 100, with: 'money' },
      { seat: 'seat:2', call: 'third', unit: 100, with: 'money' },
    ])
  })

  it('[RF-12] is refused for the first reason of these', () => {
    const table = french()
    table.do('seat:1 call third 100')
    expect(table.no('seat:2 call finals 150 with=colour')).toEqual({
      code: 'seat-empty',
      rule: 'GEN-24',
      params: { seat: 'seat:2' },
    })
    table.do('seat:1 step-away')
    expect(table.no('seat:1 call finals 150 with=colour')).toEqual({
      code: 'not-present',
      rule: 'GEN-24',
      params: { seat: 'seat:1' },
    })
    table.do('seat:1 come-back')
    expect(table.no('seat:1 call finals 150 with=colour').code).toBe('no-such-call')
    expect(table.no('seat:1 call third 150 with=colour').code).toBe('already-called')
    expect(table.no('seat:1 call orphans 150 with=colour')).toEqual({
      code: 'instrument-not-authorised',
      rule: 'GEN-04',
      params: { instrument: 'colour' },
    })
    expect(table.no('seat:1 call orphans 150')).toEqual({
      code: 'not-whole-chips',
      rule: 'GEN-03',
      params: { step: 100 },
    })
    expect(table.no('croupier call orphans 100')).toEqual({
      code: 'not-your-move',
      rule: 'RF-12',
      params: { by: ['seat'] },
    })
  })

  it('[RF-12] where the casino offers no calls they are refused', () => {
    const table = french({ config: { calls: false } })
    const no = { code: 'calls-not-offered', rule: 'RF-12', params: {} }
    expect(table.no('seat:1 call third 100')).toEqual(no)
    expect(table.no('croupier place-call third seat:1')).toEqual(no)
    expect(table.offers('call')).toEqual([])
    table.until('closed')
    expect(table.no('seat:1 call third 100')).toEqual(no)
  })
})

describe('placing', () => {
  it('[RF-11] the croupier places what was called, with the ball at rest or running', () => {
    const table = french()
    const notCalled = { code: 'not-called', rule: 'RF-12', params: {} }
    expect(table.no('croupier place-call third seat:1')).toEqual(notCalled)
    table.do('seat:1 call third 100')
    table.do('seat:1 call orphans 100')
    const offer = (call: string) => ({
      by: 'croupier',
      do: 'place-call',
      fields: { call: { oneOf: [call] }, for: { oneOf: ['seat:1'] } },
    })
    expect(table.offers('place-call')).toEqual([offer('third'), offer('orphans')])
    expect(table.no('croupier place-call third seat:2')).toEqual(notCalled)
    expect(table.no('croupier place-call neighbours-of-zero seat:1')).toEqual(notCalled)
    expect(table.no('seat:1 place-call third seat:1')).toEqual({
      code: 'not-your-move',
      rule: 'RF-11',
      params: { by: ['croupier'] },
    })
    table.do('croupier spin clockwise')
    table.do('croupier place-call third seat:1')
    expect(table.offers('place-call')).toEqual([offer('orphans')])
    expect(table.no('croupier place-call third seat:1')).toEqual(notCalled)
    expect(table.state.bets.length).toBe(6)
  })

  it('[RF-11] a call the player’s chips do not cover is not placed at all', () => {
    const table = french({ seats: { 'seat:1': 500 } })
    table.do('seat:1 call third 100')
    expect(table.offers('place-call')).toEqual([])
    expect(table.no('croupier place-call third seat:1')).toEqual({
      code: 'not-enough-chips',
      rule: 'GEN-06',
      params: { have: 0 },
    })
    expect(table.state.bets).toEqual([])
    expect(table.balance('seat:1')).toBe(500)
    table.do('seat:1 buy 100')
    expect(table.offers('place-call').length).toBe(1)
    table.do('croupier place-call third seat:1')
    expect(table.balance('seat:1')).toBe(0)
  })

  it('[RF-11] nor one of whose chips would pass a maximum', () => {
    const table = french({ config: { limits: { street: { max: 300 } } } })
    table.do('seat:1 call neighbours-of-zero 200')
    expect(table.no('croupier place-call neighbours-of-zero seat:1')).toEqual({
      code: 'over-maximum',
      rule: 'GEN-09',
      params: { max: 300, stake: 400 },
    })
    expect(table.state.bets).toEqual([])
  })

  it('[RF-11] chips of a call join those the player already has there', () => {
    const table = french()
    table.do('seat:1 bet split:5-8 300')
    table.do('seat:1 call third 100')
    table.do('croupier place-call third seat:1')
    expect(table.state.bets[0]).toEqual({ seat: 'seat:1', on: 'split:5-8', with: 'money', amount: 400 })
    expect(table.state.bets.length).toBe(6)
  })

  it('[RF-08 RF-11] a call nobody placed by «no más apuestas» never was a bet', () => {
    const table = french({ seats: { 'seat:1': 1000, 'seat:2': 1000 } })
    table.do('seat:2 call third 100')
    table.do('seat:1 call orphans 100')
    table.do('croupier spin clockwise')
    expect(table.do('croupier no-more-bets')).toEqual([
      { type: 'said', cite: 'RF-08', phrase: 'no más apuestas' },
      { type: 'call-lapsed', cite: 'GEN-06', seat: 'seat:2', call: 'third' },
      { type: 'call-lapsed', cite: 'GEN-06', seat: 'seat:1', call: 'orphans' },
    ])
    expect(table.state.play.calls).toEqual([])
    expect(table.state.bets).toEqual([])
    expect(table.balance('seat:1')).toBe(1000)
  })

  it('[RF-11] staff left to itself places what was called', () => {
    const table = french()
    table.do('seat:1 call third 100')
    table.go()
    expect(table.state.bets.length).toBe(6)
  })

  it('[RF-11] a call goes with its player: whoever sits there next has called nothing', () => {
    const table = french({ seats: { 'seat:1': 1000, 'seat:2': 1000 } })
    table.do('seat:1 call third 100')
    table.do('seat:2 call orphans 100')
    table.do('seat:1 leave')
    table.do('seat:1 sit beto')
    table.do('seat:1 buy 10000')
    expect(table.no('croupier place-call third seat:1')).toEqual({ code: 'not-called', rule: 'RF-12', params: {} })
    expect(table.state.play.calls.map(({ seat }) => seat)).toEqual(['seat:2'])
    expect(table.balance('seat:1')).toBe(10_000)
  })
})
