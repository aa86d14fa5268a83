// Who leaves, in every phase and with every kind of bet, and tables where nobody is left.

import { craps, miniCraps } from '@tapete/engine'
import { describe, expect, it } from 'vitest'
import { type CrapsTable, crapsTable, types, withPoint } from './table.js'

const THREE = { 'seat:1': 1_000_000, 'seat:2': 1_000_000, 'seat:3': 1_000_000 }

const collected = (seat: string, on: string, amount: number) => ({
  ...{ type: 'collected', rule: 'CR-36', seat, on, with: 'money', stake: amount, amount },
  transfers: [`${seat}/stakes > bank ${amount}`],
})
const returned = (seat: string, on: string, stake: number, rule: string) => ({
  ...{ type: 'bet-returned', rule, seat, on, with: 'money', stake },
  transfers: [`${seat}/stakes > ${seat} ${stake}`],
})

/** A point of 6 and, of seat 2, everything that may stand: pass line and odds, come that travelled, place bets on and off. */
const full = (game: typeof craps, config = {}) => {
  const table = crapsTable(game, { seats: THREE, config })
  table.does('seat:1 bet dont-pass 1000\nseat:2 bet pass-line 1000')
  table.throws('2-4')
  table.does('seat:2 bet come 400')
  table.throws('3-6')
  table.does(`seat:2 bet pass-odds:6 500
    seat:2 bet place-right:8 600
    seat:2 bet place-wrong:8 700
    seat:2 mark place-right:8 off
    seat:2 bet hard-10 100`)
  return table
}

const phaseOf = (table: CrapsTable, phase: string, dice: string) => {
  if (phase === 'betting') return
  table.does('croupier no-more-bets')
  if (phase !== 'throw') table.does('seat:1 throw')
  if (phase === 'collect' || phase === 'pay') table.does(`chance roll ${dice}`)
  if (phase === 'pay') table.does('croupier collect')
}

describe.each([craps, miniCraps])('$id: leaving', (game) => {
  it('[CR-36 CR-69 CR-73] with a point, bets open: the pass line is lost, its odds and what is off go back, the rest is settled in absence', () => {
    const table = full(game)
    expect(table.does('seat:2 leave')).toEqual([
      collected('seat:2', 'pass-line', 1000),
      returned('seat:2', 'pass-odds:6', 500, 'CR-69'),
      returned('seat:2', 'place-right:8', 600, 'CR-69'),
      { type: 'seat-leaving', rule: 'GEN-24', seat: 'seat:2' },
    ])
    expect(table.bets()).toEqual([
      'seat:1 dont-pass 1000',
      'seat:2 come:9 400',
      'seat:2 place-wrong:8 700',
      'seat:2 hard-10 100',
    ])
    expect(table.play().marks).toEqual([])
    const bank = table.has('bank')
    table.throws('3-4')
    // A 7: come and hard way lose, the wrong bet wins 4 to 5; the seat is free, the chips cashed.
    expect(table.has('bank')).toBe(bank - 1000 + 400 + 100 - 560)
    expect(table.state().seats['seat:2']).toBeUndefined()
  })

  it.each(['throw', 'rolling'])(
    '[CR-12 CR-36] in phase %s: the pass line is lost at once, odds and bets that are off play this throw out',
    (phase) => {
      const table = full(game)
      phaseOf(table, phase, '')
      expect(types(table.does('seat:2 leave'))).toEqual(['collected', 'seat-leaving'])
      if (phase === 'throw') table.does('seat:1 throw')
      table.does('chance roll 1-1')
      const settled = table.does('...')
      // Undecided, they go back when the throw is settled.
      expect(settled).toContainEqual(returned('seat:2', 'pass-odds:6', 500, 'CR-69'))
      expect(settled).toContainEqual(returned('seat:2', 'place-right:8', 600, 'CR-69'))
      expect(table.bets()).toEqual([
        'seat:1 dont-pass 1000',
        'seat:2 come:9 400',
        'seat:2 place-wrong:8 700',
        'seat:2 hard-10 100',
      ])
    },
  )

  it('[CR-36 CR-67] odds left behind in a throw that makes the point are paid in absence', () => {
    const table = full(game)
    phaseOf(table, 'rolling', '')
    const bank = table.has('bank')
    table.does('seat:2 leave\nchance roll 3-3\n...')
    expect(table.has('bank')).toBe(bank + 1000 + 1000 - 600)
  })

  it.each([
    ['collect', '3-3', 'wins', 1000],
    ['collect', '3-4', 'loses', -1000],
    ['pay', '3-3', 'wins', 1000],
  ])('[CR-36] in phase %s, when %s has decided it, the pass line %s as it lies', (phase, dice, _is, net) => {
    const table = crapsTable(game, { seats: THREE })
    table.does('seat:1 bet dont-pass 1000\nseat:2 bet pass-line 1000')
    table.throws('2-4')
    phaseOf(table, phase, dice)
    const bank = table.has('bank')
    const before = phase === 'pay' ? 1000 : 0
    expect(types(table.does('seat:2 leave'))).toEqual(['seat-leaving'])
    table.does('...')
    expect(table.has('bank')).toBe(bank + (dice === '3-3' ? 1000 - before : -1000) - net)
    expect(table.state().seats['seat:2']).toBeUndefined()
  })

  it.each(['collect', 'pay'])(
    '[CR-36] in phase %s, when the throw leaves it undecided, the pass line is lost',
    (phase) => {
      const table = crapsTable(game, { seats: THREE })
      table.does('seat:1 bet dont-pass 1000\nseat:2 bet pass-line 1000')
      table.throws('2-4')
      table.does('seat:3 bet field 1000')
      phaseOf(table, phase, '2-2')
      expect(table.does('seat:2 leave')[0]).toEqual(collected('seat:2', 'pass-line', 1000))
    },
  )

  it('[CR-36] the throw that lies there sets the point: who leaves now leaves with a point', () => {
    const table = crapsTable(game, { seats: THREE })
    table.does('seat:1 bet pass-line 1000\nseat:2 bet pass-line 1000')
    phaseOf(table, 'collect', '2-4')
    expect(table.does('seat:2 leave')[0]).toEqual(collected('seat:2', 'pass-line', 1000))
    table.does('...\ncroupier start')
    expect([table.play().point, table.bets()]).toEqual([6, ['seat:1 pass-line 1000']])
  })

  it.each(['betting', 'throw', 'rolling'])(
    '[CR-36] before there is a point, in phase %s: the bet stays and is settled in absence',
    (phase) => {
      const table = crapsTable(game, { seats: THREE })
      table.does('seat:1 bet pass-line 1000\nseat:2 bet pass-line 1000')
      phaseOf(table, phase, '')
      expect(types(table.does('seat:2 leave'))).toEqual(['seat-leaving'])
      if (phase === 'betting') table.throws('2-4')
      else table.does(`${phase === 'throw' ? 'seat:1 throw' : ''}\nchance roll 2-4\n...\ncroupier start`)
      expect(table.bets()).toEqual(['seat:1 pass-line 1000', 'seat:2 pass-line 1000'])
      const bank = table.has('bank')
      table.throws('3-3')
      expect(table.has('bank')).toBe(bank - 2000)
      expect(table.state().seats['seat:2']).toBeUndefined()
    },
  )

  it('[CR-36 GEN-13] a pass line over the maximum: only the maximum is lost, and the room head is told', () => {
    const table = crapsTable(game, { seats: THREE, config: { max: 5000 } })
    table.does('seat:1 bet dont-pass 1000\nseat:2 bet pass-line 5000')
    table.throws('2-4')
    table.does('croupier no-more-bets\ncroupier find-bet pass-line 3000 seat:2\ncroupier irregular slide')
    const left = table.does('seat:2 leave')
    expect(types(left)).toEqual(['room-head-notified', 'collected', 'limits-told', 'chips-cashed', 'seat-freed'])
    expect(left[1]).toMatchObject({
      stake: 8000,
      amount: 5000,
      transfers: ['seat:2/stakes > bank 5000', 'seat:2/stakes > seat:2 3000'],
    })
  })

  it('[CR-36] the shooter who leaves at a come-out leaves the line bet in play', () => {
    const table = crapsTable(game, { seats: THREE })
    table.does('seat:1 bet pass-line 1000\nseat:2 bet pass-line 1000\nseat:1 leave')
    expect(table.due()).toEqual(['croupier offer-dice'])
    table.does('croupier offer-dice')
    const bank = table.has('bank')
    table.throws('5-6')
    expect(table.has('bank')).toBe(bank - 2000)
  })

  it('[CR-36] excluded in the middle of a point: nothing is given up, everything is settled in absence', () => {
    const table = full(game)
    table.does(`croupier warn seat:2 collusion
      croupier warn seat:2 collusion
      pit-boss exclude seat:2 collusion`)
    table.throws('1-1')
    expect(table.state().seats['seat:2']).toMatchObject({ leaving: true })
    expect(table.bets()).toContain('seat:2 pass-line 1000')
    // What is out of play goes back with the first throw that the player cannot see.
    expect(table.bets()).toContain('seat:2 place-right:8 600')
    table.throws('1-1')
    expect(table.bets()).not.toContain('seat:2 place-right:8 600')
    expect(table.bets()).toContain('seat:2 pass-odds:6 500')
    const bank = table.has('bank')
    table.throws('3-3')
    expect(table.has('bank')).toBe(bank - 1000 - 600 + 1000)
  })

  it('[CR-36] a table broken off or stopped takes the point from nobody', () => {
    const table = full(game)
    table.does('pit-boss out-of-order')
    expect(types(table.does('seat:2 leave'))).toEqual(['seat-leaving'])
    const bank = table.has('bank')
    const back = table.does('...')
    expect(back[0]).toEqual({ type: 'puck-off', rule: 'CR-80', point: 6 })
    expect([table.has('bank'), table.bets(), table.state().status]).toEqual([bank, [], 'suspended'])
    expect(table.play()).toMatchObject({ point: null, marks: [] })

    const stopped = full(game)
    stopped.throws('1-1')
    stopped.does('croupier no-more-bets\nseat:1 throw\nchance roll 1-1\n...\npit-boss suspend "fire alarm"')
    expect(types(stopped.does('seat:2 leave'))).toEqual(['seat-leaving'])
    stopped.does('pit-boss resume\ncroupier start')
    expect(stopped.bets()).toContain('seat:2 pass-line 1000')
  })
})

describe.each([craps, miniCraps])('$id: nobody is left', (game) => {
  it.each(['betting', 'throw'])(
    '[CR-36 CR-44 CR-76] deserted in phase %s: contracts are lost, the rest goes back, the point is gone',
    (phase) => {
      const table = full(game)
      table.does('seat:3 leave')
      phaseOf(table, phase, '')
      table.does('seat:2 leave\nseat:1 leave')
      expect(table.due()).toEqual(['croupier end-without-throw'])
      const bank = table.has('bank')
      const ended = table.does('croupier end-without-throw')
      expect(ended[0]).toEqual({ type: 'round-voided', rule: 'CR-76', cause: 'nobody-throws', round: 3 })
      expect(ended).toContainEqual(collected('seat:2', 'come:9', 400))
      expect(ended).toContainEqual(returned('seat:1', 'dont-pass', 1000, 'CR-76'))
      expect(ended).toContainEqual({ type: 'puck-off', rule: 'CR-80', point: 6 })
      expect(table.has('bank')).toBe(bank + 400)
      expect(table.state()).toMatchObject({ phase: 'idle', bets: [], seats: {}, status: 'open' })
      expect(table.play()).toMatchObject({ point: null, shooter: null })
      // Somebody comes, and it begins with a come-out.
      table.does('seat:2 sit eva\nseat:2 buy 10000\ncroupier start\ncroupier offer-dice\nseat:2 bet pass-line 1000')
      table.throws('6-5')
      expect(table.has('seat:2')).toBe(11_000)
    },
  )

  it('[CR-36] an excluded player alone with a contract: it is lost, or misbehaving would undo it', () => {
    const table = withPoint(game, '2-2', { seats: { 'seat:1': 1_000_000 } })
    table.does('croupier warn seat:1 collusion\ncroupier warn seat:1 collusion\npit-boss exclude seat:1 collusion')
    table.throws('1-1')
    expect(table.due()).toEqual(['croupier end-without-throw'])
    const bank = table.has('bank')
    table.does('croupier end-without-throw')
    expect([table.has('bank'), table.state().seats]).toEqual([bank + 1000, {}])
  })

  it('[CR-76] while somebody stays, and at an empty come-out, no round ends without a throw', () => {
    const table = full(game)
    expect(table.refusal('croupier end-without-throw')).toEqual(['still-to-throw', 'CR-76', {}])
    table.does('seat:1 step-away\nseat:2 step-away\nseat:3 step-away')
    expect(table.refusal('croupier end-without-throw')).toEqual(['still-to-throw', 'CR-76', {}])
    const empty = crapsTable(game)
    empty.does('seat:1 leave\nseat:2 leave')
    expect(empty.refusal('croupier end-without-throw')).toEqual(['still-to-throw', 'CR-76', {}])
    expect(empty.due()).toEqual([])
    empty.does('seat:1 sit eva')
    expect(empty.refusal('croupier no-more-bets')?.[0]).toBe('no-shooter')
    const rolling = full(game)
    phaseOf(rolling, 'rolling', '')
    expect(rolling.refusal('croupier end-without-throw')?.[0]).toBe('not-now')
  })

  it('[CR-36 GEN-13] a contract over the maximum waits for the room head’s notice first', () => {
    const table = crapsTable(game, { config: { max: 5000 } })
    table.does('seat:1 bet pass-line 1000')
    table.throws('2-4')
    table.does(
      'seat:2 bet come 5000\ncroupier no-more-bets\nseat:1 throw\ncroupier find-bet come 2000 seat:2\nchance roll 4-5',
    )
    // It travels: nothing is settled, so nobody need be told yet.
    table.does('...\ncroupier start\nseat:2 leave\nseat:1 leave')
    expect(table.refusal('croupier end-without-throw')).toEqual([
      'room-head-not-notified',
      'GEN-13',
      { seat: 'seat:2', on: 'come:9' },
    ])
    expect(table.due()).toEqual(['croupier notify-room-head'])
    const bank = table.has('bank')
    table.does('croupier notify-room-head come:9 seat:2\ncroupier end-without-throw')
    expect(table.has('bank')).toBe(bank + 5000)
  })

  it('[CR-08] deserted between rounds with bets on the cloth: whoever comes throws for them', () => {
    const table = crapsTable(game)
    table.does('seat:1 bet pass-line 1000\nseat:2 bet place-right:6 1200')
    table.does(
      'croupier no-more-bets\nseat:1 throw\nchance roll 2-3\n...\nseat:2 leave\nseat:1 leave\nseat:4 sit eva\ncroupier start',
    )
    expect(table.play()).toMatchObject({ point: 5, shooter: null })
    const bank = table.has('bank')
    table.does('croupier offer-dice')
    table.throws('3-3')
    expect(table.has('bank')).toBe(bank - 1400)
  })
})
