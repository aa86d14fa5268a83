import { configure, rouletteAmerican } from '@tapete/engine'
import { describe, expect, it } from 'vitest'
import { live } from './live.js'

const CALLS = {
  'neighbours-of-zero': [
    ['street:0-2-3', 200],
    ['split:4-7', 100],
    ['split:12-15', 100],
    ['split:18-21', 100],
    ['split:19-22', 100],
    ['split:32-35', 100],
    ['corner:25-26-28-29', 200],
  ],
  third: [
    ['split:5-8', 100],
    ['split:10-11', 100],
    ['split:13-16', 100],
    ['split:23-24', 100],
    ['split:27-30', 100],
    ['split:33-36', 100],
  ],
  orphans: [
    ['straight:1', 100],
    ['split:6-9', 100],
    ['split:14-17', 100],
    ['split:17-20', 100],
    ['split:31-34', 100],
  ],
} as const

const withChips = (config = {}) => {
  const table = live(rouletteAmerican, { config })
  table.does('seat:1 take-denomination 100')
  return table
}

describe('roulette-american: called bets', () => {
  it.each(Object.entries(CALLS))('[RA-26] the croupier places %s with the chips of the player', (call, chips) => {
    const table = withChips()
    expect(table.does(`seat:1 call ${call} 100`)).toEqual([
      { type: 'bet-called', rule: 'RA-26', seat: 'seat:1', call, unit: 100 },
    ])
    expect(table.has('seat:1/stakes')).toBe(0)
    expect(table.due()[0]).toBe('croupier place-call')
    const [placed, ...bets] = table.does(`croupier place-call ${call} seat:1`)
    expect(placed).toEqual({ type: 'call-placed', rule: 'RA-26', seat: 'seat:1', call, unit: 100 })
    expect(bets.map((bet) => [bet.type, bet.seat, bet.on, bet.stake, bet.transfers])).toEqual(
      chips.map(([on, stake]) => ['bet-placed', 'seat:1', on, stake, [`seat:1 > seat:1/stakes ${stake}`]]),
    )
    expect(table.state().play.calls).toEqual([])
  })

  it('[RA-26] the three calls name each of the 37 numbers, and only 17 twice', () => {
    const numbers = Object.values(CALLS)
      .flat()
      .flatMap(([on]) => on.slice(on.indexOf(':') + 1).split('-'))
    expect(new Set(numbers).size).toBe(37)
    expect(numbers.filter((number, at) => numbers.indexOf(number) !== at)).toEqual(['17'])
  })

  it('[RA-26] a call is no bet until it is placed: it lapses with «no más apuestas»', () => {
    const table = withChips()
    table.does(`seat:1 call orphans 100
      croupier spin clockwise`)
    expect(table.does('croupier no-more-bets')).toEqual([
      { type: 'said', rule: 'RA-24', phrase: 'no más apuestas' },
      { type: 'call-lapsed', rule: 'GEN-06', seat: 'seat:1', call: 'orphans' },
    ])
    expect(table.refusal('croupier place-call orphans seat:1')).toEqual(['betting-closed', 'RA-24', {}])
    expect(table.refusal('seat:1 call third 100')).toEqual(['betting-closed', 'RA-24', {}])
    expect(table.state().bets).toEqual([])
  })

  it('[RA-26] may be made in the colour of the player while the ball runs', () => {
    const table = live(rouletteAmerican)
    table.does(`seat:1 take-colour blue 500 10000
      croupier spin clockwise
      seat:1 call orphans 500 with=colour
      croupier place-call orphans seat:1`)
    expect(table.has('seat:1/colour')).toBe(7500)
    expect(table.state().bets.map((bet) => [bet.with, bet.amount])).toEqual(Array(5).fill(['colour', 500]))
  })

  it('[RA-26] refusals, first reason first', () => {
    const table = withChips()
    const names = ['neighbours-of-zero', 'third', 'orphans']
    expect(table.refusal('seat:2 call orphans 100')).toEqual(['seat-empty', 'GEN-24', { seat: 'seat:2' }])
    expect(table.refusal('seat:1 call finals 100')).toEqual(['no-such-call', 'RA-26', { calls: names }])
    expect(table.refusal('seat:1 call orphans 100 with=colour')).toEqual([
      'instrument-not-authorised',
      'GEN-04',
      { instrument: 'colour' },
    ])
    expect(table.refusal('seat:1 call orphans 150')).toEqual(['not-whole-chips', 'GEN-03', { step: 100 }])
    expect(table.refusal('croupier place-call orphans seat:1')).toEqual(['not-called', 'RA-26', {}])
    table.does('seat:1 call orphans 1000000')
    expect(table.refusal('seat:1 call orphans 100')).toEqual(['already-called', 'RA-26', {}])
    expect(table.refusal('croupier place-call orphans seat:1')).toEqual(['not-enough-chips', 'GEN-06', { have: 0 }])
    expect(table.state().bets).toEqual([])
    table.does('seat:1 step-away')
    expect(table.refusal('seat:1 call third 100')).toEqual(['not-present', 'GEN-24', { seat: 'seat:1' }])
  })

  it('[RA-26] a table may go without them', () => {
    const table = withChips({ calls: false })
    expect(table.refusal('seat:1 call orphans 100')).toEqual(['calls-not-offered', 'RA-26', {}])
    expect(table.offers('call')).toEqual([])
    const configured = configure(rouletteAmerican.settings)
    expect(configured.ok && configured.config.calls).toBe(true)
  })

  it('[RA-26] dies with its player: whoever sits there next does not pay for it', () => {
    const table = withChips()
    table.does(`seat:1 call orphans 100
      seat:1 leave
      seat:1 sit beto
      seat:1 buy 10000
      seat:1 take-denomination 100`)
    expect(table.refusal('croupier place-call orphans seat:1')).toEqual(['not-called', 'RA-26', {}])
  })

  it('[RA-26] dies with its round when the round is broken off', () => {
    const table = withChips()
    table.does(`seat:1 call orphans 100
      pit-boss out-of-order
      croupier give-back
      pit-boss resume
      croupier start`)
    expect(table.refusal('croupier place-call orphans seat:1')).toEqual(['not-called', 'RA-26', {}])
  })
})
