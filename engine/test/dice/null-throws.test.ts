// «Tirada nula»: each cause in each phase, over every kind of bet that can stand.

import { craps, miniCraps } from '@tapete/engine'
import { describe, expect, it } from 'vitest'
import { said } from '../roulette/american/live.js'
import { type CrapsTable, crapsTable, withPoint } from './table.js'

const CAUSES = [
  ['broken', 'CR-22'],
  ['stacked', 'CR-23'],
  ['on-object', 'CR-24'],
  ['off-table', 'CR-25'],
  ['on-rail', 'CR-25'],
  ['in-cup', 'CR-25'],
  ['slide', 'CR-21'],
  ['no-wall', 'CR-20'],
  ['bad-throw', 'CR-78'],
  ['interfered', 'CR-79'],
] as const
const PHASES = ['throw', 'rolling', 'collect'] as const

const EACH = CAUSES.flatMap(([cause, rule]) => PHASES.map((phase) => [cause, phase, rule] as const))

/** Brings the dice as far as this. */
const upTo = (table: CrapsTable, phase: string, dice: string) => {
  table.does('croupier no-more-bets')
  if (phase !== 'throw') table.does('seat:1 throw')
  if (phase === 'collect' || phase === 'pay') table.does(`chance roll ${dice}`)
  if (phase === 'pay') table.does('croupier collect')
}

/** A point of 6 with one of every kind of bet: contracts, odds, bets that travelled, one out of play, one for one throw. */
const full = (game: typeof craps) => {
  const table = crapsTable(game)
  table.does('seat:1 bet pass-line 1000\nseat:2 bet dont-pass 1000\nseat:2 bet hard-6 1000')
  table.throws('2-4')
  table.does('seat:1 bet come 1000\nseat:2 bet dont-come 1000')
  table.throws('3-6')
  table.does(`seat:1 bet pass-odds:6 1000
    seat:1 bet come 500
    seat:2 bet dont-pass-odds:6 1200
    seat:2 bet place-right:8 600
    seat:2 mark place-right:8 off
    seat:2 bet field 300`)
  return table
}

describe.each([craps, miniCraps])('$id: null throws', (game) => {
  it.each(EACH)(
    '[CR-20 CR-21 CR-22 CR-23 CR-24 CR-25 CR-26 CR-27 CR-78 CR-79 MC-05] %s in phase %s (%s): nothing is settled, the same shooter repeats',
    (cause, phase, rule) => {
      const table = full(game)
      const before = {
        bets: table.bets(),
        play: table.play(),
        round: table.state().round,
        accounts: table.state().accounts,
      }
      upTo(table, phase, '3-4')
      expect(table.does(`croupier irregular ${cause}`)).toEqual([
        said('tirada nula', rule),
        { type: 'round-voided', rule, cause, round: before.round, seat: 'seat:1' },
        { type: 'bets-stand', rule: 'CR-26' },
      ])
      expect(table.bets()).toEqual(before.bets)
      expect(table.state()).toMatchObject({ phase: 'betting', round: before.round, accounts: before.accounts })
      expect(table.play()).toMatchObject({
        ...{ point: 6, shooter: 'seat:1', hand: before.play.hand, roll: null, history: before.play.history },
        marks: [{ seat: 'seat:2', on: 'place-right:8', as: 'off' }],
      })
      // Bets may be changed before the repeated throw; contracts stay what they are.
      expect(table.refusal('seat:1 withdraw pass-line 1000')).toEqual(['bet-is-a-contract', 'CR-34', {}])
      expect(table.refusal('seat:1 withdraw come:9 1000')).toEqual(['bet-is-a-contract', 'CR-44', {}])
      table.does('seat:1 withdraw come 500\nseat:1 withdraw pass-odds:6 1000\nseat:2 withdraw field 300')
      if (table.play().dice.picked.length === 0) table.does('croupier present-dice\nseat:1 pick-dice 4,5')
      table.throws('3-3')
      // Pass line +1000; don't pass -1000, its odds -1200, hard 6 +9000, the place bet rests, come:9 and dont-come:9 stay.
      expect(table.bets()).toEqual(['seat:1 come:9 1000', 'seat:2 dont-come:9 1000', 'seat:2 place-right:8 600'])
      expect(table.has('seat:1')).toBe(1_000_000 + 1000 - 1000)
      expect(table.has('seat:2')).toBe(1_000_000 - 1000 - 1200 + 9000 - 1000 - 600)
    },
  )

  it.each(EACH.filter(([cause]) => cause !== 'broken' && cause !== 'off-table'))(
    '[CR-26 CR-27] %s in phase %s at a come-out: there is still no point',
    (cause, phase) => {
      const table = crapsTable(game)
      table.does('seat:1 bet pass-line 1000\nseat:2 bet hard-4 500\nseat:2 mark hard-4 on')
      upTo(table, phase, '1-3')
      table.does(`croupier irregular ${cause}`)
      expect(table.play()).toMatchObject({ point: null, shooter: 'seat:1', hand: 0 })
      table.does('seat:1 withdraw pass-line 1000')
      expect(table.refusal('croupier no-more-bets')).toEqual(['no-line-bet', 'CR-10', { seat: 'seat:1' }])
      table.does('seat:1 bet dont-pass 1000')
      table.throws('1-1')
      expect([table.has('seat:1'), table.bets()]).toEqual([1_001_000, ['seat:2 hard-4 500']])
    },
  )

  it.each(CAUSES)('[CR-26] %s is no longer called once the croupier has begun to collect', (cause) => {
    const table = full(game)
    upTo(table, 'pay', '3-4')
    expect(table.state().phase).toBe('pay')
    expect(table.refusal(`croupier irregular ${cause}`)).toEqual([
      'not-now',
      'CR-26',
      { phase: 'pay', needs: ['betting', 'throw', 'rolling', 'collect'] },
    ])
  })

  it.each(CAUSES)('[CR-13] %s happens to no throw while bets are open', (cause, rule) => {
    const table = full(game)
    expect(table.refusal(`croupier irregular ${cause}`)).toEqual([
      'not-now',
      rule,
      { phase: 'betting', needs: [cause] },
    ])
  })

  it('[CR-13] a throw without order is null, the bets stay open, and it is the shooter’s breach', () => {
    const table = full(game)
    const before = table.bets()
    expect(table.does('croupier irregular no-order')).toEqual([
      said('tirada nula', 'CR-13'),
      { type: 'round-voided', rule: 'CR-13', cause: 'no-order', round: 3, seat: 'seat:1' },
      { type: 'bets-stand', rule: 'CR-26' },
    ])
    expect(table.bets()).toEqual(before)
    expect(table.play().breaches).toEqual({ 'seat:1': 1 })
    expect(table.state().phase).toBe('betting')
    for (const phase of PHASES) {
      const other = full(game)
      upTo(other, phase, '3-4')
      expect(other.refusal('croupier irregular no-order')).toEqual(['not-now', 'CR-13', { phase, needs: ['no-order'] }])
    }
  })

  it('[CR-10] a come-out thrown without a line bet is null; with one, or with a point, it is not that', () => {
    const table = crapsTable(game)
    table.does('seat:2 bet field 1000')
    expect(table.does('croupier irregular no-line-bet')[1]).toEqual({
      ...{ type: 'round-voided', rule: 'CR-10', cause: 'no-line-bet', round: 1, seat: 'seat:1' },
    })
    expect(table.play().breaches).toEqual({ 'seat:1': 1 })
    table.does('seat:1 bet pass-line 1000')
    expect(table.refusal('croupier irregular no-line-bet')).toEqual(['line-bet-made', 'CR-10', {}])
    const point = withPoint(game, '2-2')
    point.does('seat:1 leave\ncroupier offer-dice')
    expect(point.refusal('croupier irregular no-line-bet')).toEqual(['line-bet-made', 'CR-10', {}])
  })

  it('[CR-26] nothing can be thrown that nobody has', () => {
    const table = crapsTable(game)
    table.does('seat:1 decline-dice')
    expect(table.refusal('croupier irregular no-order')).toEqual(['no-shooter', 'CR-08', {}])
    table.does('croupier offer-dice\npit-boss order-dice')
    expect(table.refusal('croupier irregular no-order')).toEqual(['dice-not-picked', 'CR-06', {}])
    expect(table.refusal('croupier irregular thunder')).toEqual([
      'no-such-cause',
      'CR-26',
      { causes: [...CAUSES.map(([cause]) => cause), 'no-order', 'no-line-bet'] },
    ])
  })

  it('[CR-26] several in a row, then the throw that counts', () => {
    const table = withPoint(game, '4-5')
    for (const [cause] of CAUSES.slice(6)) {
      upTo(table, 'collect', '3-4')
      table.does(`croupier irregular ${cause}`)
    }
    table.throws('4-5')
    expect(table.has('seat:1')).toBe(1_001_000)
    expect(table.play()).toMatchObject({ history: ['4-5', '4-5'], breaches: { 'seat:1': 3 } })
  })

  it('[CR-78 CR-79 CR-77 CR-13] what is forbidden can be recorded as an infraction', () => {
    const table = crapsTable(game)
    for (const [infraction, rule] of [
      ['changing-place', 'CR-77'],
      ['handling-the-dice', 'CR-78'],
      ['in-the-way-of-the-dice', 'CR-79'],
      ['throwing-without-order', 'CR-13'],
      ['after-no-more-bets', 'CR-12'],
    ]) {
      const warned = crapsTable(game).does(`croupier warn seat:2 ${infraction}`)
      expect(warned).toContainEqual(expect.objectContaining({ rule, seat: 'seat:2', infraction }))
    }
    // Nobody is at two places, and nobody bets from another's.
    expect(table.refusal('seat:3 sit player-2')).toEqual(['player-already-seated', 'GEN-24', {}])
    expect(table.refusal('seat:2 bet field 100 for=seat:1')).toEqual(['acts-for-another', 'GEN-27', {}])
  })

  it('[CR-26] a stake found over the maximum before a null throw: the excess is taken back before it is repeated', () => {
    const table = withPoint(game, '4-5', { config: { max: 5000 } })
    upTo(table, 'rolling', '')
    table.does('croupier find-bet field 9000 seat:2\ncroupier irregular slide')
    expect(table.bets()).toEqual(['seat:1 pass-line 1000', 'seat:2 field 9000'])
    table.does('seat:2 withdraw field 4000')
    upTo(table, 'collect', '1-3')
    table.does('...')
    expect(table.has('seat:2')).toBe(1_005_000)
  })
})

describe.each([craps, miniCraps])('$id: what is seen of a throw', (game) => {
  it('[CR-20 CR-21 MC-05] dice that did not touch the edge, or slid, are told to the pit', () => {
    const table = withPoint(game, '4-5')
    const wrong = (reading: { readonly [name: string]: string }) => game.device?.wrong(table.state(), reading)
    expect(wrong({ edge: 'none' })).toBeUndefined()
    for (const phase of PHASES) {
      if (phase === 'throw') table.does('croupier no-more-bets')
      if (phase === 'rolling') table.does('seat:1 throw')
      if (phase === 'collect') table.does('chance roll 1-1')
      expect(wrong({ edge: 'both', path: 'rolled' })).toEqual([])
      expect(wrong({})).toEqual([])
      expect(wrong({ edge: 'one', path: 'slid' })).toEqual([
        { code: 'no-wall', cite: 'CR-20', params: { edge: 'one' } },
        { code: 'slide', cite: 'CR-21', params: { path: 'slid' } },
      ])
    }
    expect(game.device?.readings).toEqual({
      edge: { oneOf: ['both', 'one', 'none'], optional: true },
      path: { oneOf: ['rolled', 'slid'], optional: true },
    })
  })

  it('[CR-01] two dice are counted in whichever order they are told', () => {
    const outcomes = game.device?.outcomes(crapsTable(game).state().config) ?? []
    expect(outcomes).toHaveLength(21)
    expect(outcomes.reduce((sum, { places }) => sum + places, 0)).toBe(36)
    expect(outcomes).toContainEqual({ outcome: '3-4', places: 2 })
    expect(outcomes).toContainEqual({ outcome: '5-5', places: 1 })
    expect([game.device?.reads?.('4-3'), game.device?.reads?.('3-4'), game.device?.result]).toEqual([
      ...['3-4', '3-4'],
      { move: 'roll', field: 'dice' },
    ])
  })
})
