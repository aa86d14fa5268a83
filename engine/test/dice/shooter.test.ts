// Who has the dice: picked, offered, refused, passed on, lost.

import { craps, miniCraps } from '@tapete/engine'
import { describe, expect, it } from 'vitest'
import { live } from '../roulette/american/live.js'
import { crapsTable, types, withPoint } from './table.js'

const FOUR = { 'seat:1': 1_000_000, 'seat:2': 1_000_000, 'seat:3': 1_000_000, 'seat:4': 1_000_000 }
const THREE = { 'seat:2': 1_000_000, 'seat:5': 1_000_000, 'seat:6': 1_000_000 }

describe.each([craps, miniCraps])('$id: the dice are picked and offered', (game) => {
  it('[CR-01 CR-05 CR-06 CR-08] at the opening the player at the tallador’s right picks, the one at the left throws first', () => {
    const table = live(game, { seats: THREE, opening: 'open' })
    expect(table.does('croupier start')).toEqual([
      { type: 'round-started', rule: 'CR-05', round: 1 },
      { type: 'said', rule: 'GEN-19', phrase: 'hagan su juego' },
    ])
    expect(table.refusal('seat:6 pick-dice 1,2')).toEqual(['dice-not-asked', 'CR-06', {}])
    expect(table.does('croupier present-dice')).toEqual([
      { type: 'dice-presented', rule: 'CR-06', dice: ['1', '2', '3', '4', '5'], seat: 'seat:6' },
    ])
    expect(table.refusal('croupier present-dice')).toEqual(['dice-presented', 'CR-06', {}])
    expect(table.refusal('seat:2 pick-dice 1,2')).toEqual(['not-the-picker', 'CR-06', { picker: 'seat:6' }])
    for (const dice of ['1', '1,1', '1,6', '1,2,3'])
      expect(table.refusal(`seat:6 pick-dice ${dice}`)).toEqual([
        'no-such-dice',
        'CR-01',
        { dice: ['1', '2', '3', '4', '5'] },
      ])
    expect(table.does('seat:6 pick-dice 4,2')).toEqual([
      { type: 'dice-picked', rule: 'CR-01', seat: 'seat:6', dice: ['4', '2'] },
    ])
    expect(table.refusal('croupier present-dice')).toEqual(['dice-in-hand', 'CR-06', {}])
    expect(table.does('croupier offer-dice')).toEqual([{ type: 'dice-offered', rule: 'CR-08', seat: 'seat:2' }])
    expect(table.refusal('croupier offer-dice')).toEqual(['shooter-stays', 'CR-08', { seat: 'seat:2' }])
  })

  it('[CR-01] a set of six is presented where the house has six', () => {
    const table = live(game, { config: { diceSet: 6 } })
    expect(table.does('croupier present-dice')[0]).toMatchObject({ dice: ['1', '2', '3', '4', '5', '6'] })
    table.does('seat:1 pick-dice 6,5')
    expect(table.state().play).toMatchObject({ dice: { picked: ['6', '5'], atHand: ['1', '2', '3', '4', '5', '6'] } })
  })

  it('[CR-04] with nobody there nothing is presented, offered or thrown; one player is enough', () => {
    const table = live(game, { seats: {} })
    expect(table.refusal('croupier present-dice')).toEqual(['nobody-to-throw', 'CR-04', {}])
    expect(table.refusal('croupier offer-dice')).toEqual(['nobody-to-throw', 'CR-04', {}])
    expect(table.refusal('croupier no-more-bets')).toEqual(['no-shooter', 'CR-08', {}])
    expect(table.due()).toEqual([])
    table.does('seat:3 sit ana\nseat:3 buy 10000\ncroupier present-dice\nseat:3 pick-dice 1,2\ncroupier offer-dice')
    table.does('seat:3 bet pass-line 1000\ncroupier no-more-bets\nseat:3 throw\nchance roll 6-5\n...')
    expect(table.has('seat:3')).toBe(11_000)
  })

  it('[CR-08 CR-18 CR-19] the dice go clockwise: a seven with a point passes them, a come-out decision does not', () => {
    const table = crapsTable(game, { seats: FOUR })
    table.does('seat:1 bet dont-pass 1000')
    for (const dice of ['1-1', '1-2', '3-4']) {
      table.does('seat:1 bet pass-line 1000')
      table.throws(dice)
      expect(table.play().shooter).toBe('seat:1')
      if (dice !== '3-4') table.does('seat:1 bet dont-pass 1000')
    }
    const seats = ['seat:1', 'seat:2', 'seat:3', 'seat:4', 'seat:1']
    for (const [index, shooter] of seats.entries()) {
      table.does(`${shooter} bet dont-pass 1000`)
      table.throws('2-2')
      const out = table.throws('3-4')
      expect(out).toContainEqual({ type: 'seven-out', rule: 'CR-19', seat: shooter })
      expect(table.does('croupier offer-dice')).toEqual([
        { type: 'dice-offered', rule: 'CR-08', seat: seats[(index % 4) + 1] ?? 'seat:1' },
      ])
    }
  })

  it('[CR-09] a player may refuse: the dice go to the next; with a point of one’s own one finishes', () => {
    const table = crapsTable(game, { seats: FOUR })
    expect(table.refusal('seat:2 decline-dice')).toEqual(['not-the-shooter', 'CR-09', {}])
    expect(table.does('seat:1 decline-dice')).toEqual([{ type: 'dice-declined', rule: 'CR-09', seat: 'seat:1' }])
    expect(table.refusal('croupier no-more-bets')).toEqual(['no-shooter', 'CR-08', {}])
    table.does('croupier offer-dice\nseat:2 decline-dice\ncroupier offer-dice\nseat:3 bet pass-line 1000')
    table.throws('5-5')
    expect(table.refusal('seat:3 decline-dice')).toEqual(['point-to-make', 'CR-09', { point: 10 }])
    // Who takes over a point has not thrown for it.
    table.does('seat:3 leave\ncroupier offer-dice\nseat:4 decline-dice')
    expect(table.does('croupier offer-dice')).toEqual([{ type: 'dice-offered', rule: 'CR-08', seat: 'seat:1' }])
    table.throws('1-1')
    expect(table.refusal('seat:1 decline-dice')).toEqual(['point-to-make', 'CR-09', { point: 10 }])
  })

  it('[CR-09] alone at the table the refused dice come back', () => {
    const table = crapsTable(game, { seats: { 'seat:1': 1_000_000 } })
    table.does('seat:1 decline-dice')
    expect(table.does('croupier offer-dice')).toEqual([{ type: 'dice-offered', rule: 'CR-08', seat: 'seat:1' }])
  })

  it('[CR-10] without a line bet of the shooter bets are not closed; the dice pass to who has one', () => {
    const table = crapsTable(game, { seats: FOUR })
    table.does('seat:1 bet field 1000\nseat:1 bet place-right:6 1200')
    expect(table.refusal('croupier no-more-bets')).toEqual(['no-line-bet', 'CR-10', { seat: 'seat:1' }])
    // Nobody else has one either: the table waits for somebody's bet.
    expect(table.refusal('croupier pass-dice')).toEqual(['nobody-to-throw', 'CR-10', {}])
    expect(table.due()).toEqual([])
    table.does('seat:4 bet dont-pass 1000')
    expect(table.due()).toEqual(['croupier pass-dice'])
    for (const [from, to] of [
      ['seat:1', 'seat:2'],
      ['seat:2', 'seat:3'],
      ['seat:3', 'seat:4'],
    ])
      expect(table.does('croupier pass-dice')).toEqual([
        { type: 'dice-passed', rule: 'CR-10', seat: from },
        { type: 'dice-offered', rule: 'CR-08', seat: to },
      ])
    expect(table.refusal('croupier pass-dice')).toEqual(['line-bet-made', 'CR-10', {}])
    expect(table.due()).toEqual(['croupier no-more-bets'])
  })

  it('[CR-10] a line bet taken back before the throw is no line bet; pass and don’t pass both are one', () => {
    const table = crapsTable(game)
    table.does('seat:1 bet pass-line 1000\nseat:1 bet dont-pass 1000\nseat:1 withdraw pass-line 1000')
    expect(table.refusal('croupier no-more-bets')).toBeUndefined()
    table.does('seat:1 withdraw dont-pass 1000')
    expect(table.refusal('croupier no-more-bets')).toEqual(['no-line-bet', 'CR-10', { seat: 'seat:1' }])
    table.does('seat:1 bet pass-line 1000\nseat:1 bet dont-pass 1000')
    table.throws('3-3')
    // With the point it is asked for no more.
    table.does('seat:1 withdraw dont-pass 1000')
    expect(table.refusal('croupier no-more-bets')).toBeUndefined()
  })

  it('[CR-10 CR-19] without anybody who has the dice nothing is passed', () => {
    const table = crapsTable(game)
    table.does('seat:1 decline-dice')
    expect(table.refusal('croupier pass-dice')).toEqual(['no-shooter', 'CR-08', {}])
  })

  it('[CR-13] only the shooter throws, and only after «ya no va más»', () => {
    const table = crapsTable(game)
    table.does('seat:1 bet pass-line 1000')
    expect(table.refusal('seat:1 throw')).toEqual(['no-order', 'CR-13', {}])
    expect(table.refusal('chance roll 3-4')).toEqual(['not-now', 'CR-01', { phase: 'betting', needs: ['rolling'] }])
    expect(table.does('croupier no-more-bets')).toEqual([{ type: 'said', rule: 'CR-12', phrase: 'ya no va más' }])
    expect(table.refusal('seat:2 throw')).toEqual(['not-the-shooter', 'CR-13', {}])
    expect(table.refusal('chance roll 3-4')).toEqual(['not-now', 'CR-01', { phase: 'throw', needs: ['rolling'] }])
    expect(table.due()).toEqual(['croupier throw'])
    expect(table.does('croupier throw for=seat:1')).toEqual([{ type: 'dice-thrown', rule: 'CR-13', seat: 'seat:1' }])
    expect(table.refusal('seat:1 throw')).toEqual(['not-now', 'CR-13', { phase: 'rolling', needs: ['throw'] }])
    for (const dice of ['0-4', '7-1', '3', '3-4-5', '34'])
      expect(table.refusal(`chance roll ${dice}`)).toEqual(['no-such-dice', 'CR-01', {}])
    expect(table.does('chance roll 3-4')).toEqual([
      { type: 'dice-rolled', rule: 'CR-01', dice: '3-4', total: 7 },
      { type: 'said', rule: 'GEN-19', phrase: '7' },
    ])
  })
})

describe.each([craps, miniCraps])('$id: a shooter who is not there', (game) => {
  it.each(['betting', 'throw'])(
    '[CR-27] away in phase %s: the dice go to the next who is there, and betting is open',
    (phase) => {
      const table = crapsTable(game, { seats: FOUR })
      table.does('seat:1 bet pass-line 1000')
      if (phase === 'throw') table.does('croupier no-more-bets')
      table.does('seat:1 step-away\nseat:2 step-away')
      expect(table.due()).toEqual(['croupier offer-dice'])
      expect(types(table.does('croupier offer-dice'))).toEqual([
        ...(phase === 'throw' ? ['bets-reopened'] : []),
        'dice-offered',
      ])
      expect([table.state().phase, table.play().shooter]).toEqual(['betting', 'seat:3'])
      expect(table.refusal('croupier no-more-bets')).toEqual(['no-line-bet', 'CR-10', { seat: 'seat:3' }])
      table.does('seat:3 bet dont-pass 1000')
      table.throws('1-2')
      expect([table.has('seat:1'), table.has('seat:3')]).toEqual([999_000, 1_001_000])
    },
  )

  it('[CR-27] away and alone the shooter keeps the dice, and the croupier enters the throw', () => {
    const table = crapsTable(game, { seats: { 'seat:1': 1_000_000 } })
    table.does('seat:1 bet pass-line 1000\nseat:1 step-away\ncroupier no-more-bets')
    expect(table.refusal('seat:1 throw')).toEqual(['not-present', 'GEN-24', { seat: 'seat:1' }])
    table.does('croupier throw for=seat:1\nchance roll 5-6\n...')
    expect(table.has('seat:1')).toBe(1_001_000)
  })

  it('[CR-36] gone with the point: the next goes on with it, without a line bet', () => {
    const table = withPoint(game, '5-4', { seats: FOUR })
    table.does('seat:3 bet place-right:9 1000\nseat:1 leave\ncroupier offer-dice')
    expect(table.play()).toMatchObject({ shooter: 'seat:2', before: 'seat:1', point: 9, hand: 0 })
    expect(table.refusal('seat:2 bet pass-line 1000')).toEqual(['point-on', 'CR-33', { point: 9 }])
    expect(table.refusal('croupier no-more-bets')).toBeUndefined()
    const made = table.throws('3-6')
    expect(made).toContainEqual({ type: 'puck-off', rule: 'CR-80', point: 9 })
    expect(table.has('seat:3')).toBe(1_001_400)
    expect(table.play().shooter).toBe('seat:2')
    // At the come-out the obligation holds again.
    expect(table.refusal('croupier no-more-bets')).toEqual(['no-line-bet', 'CR-10', { seat: 'seat:2' }])
  })

  it.each(['rolling', 'collect', 'pay'])(
    '[CR-19 CR-36] gone in phase %s: the throw counts and the dice go on',
    (phase) => {
      const table = withPoint(game, '5-4', { seats: FOUR })
      table.does('seat:1 bet field 1000\nseat:2 bet come 1000\ncroupier no-more-bets\nseat:1 throw')
      if (phase !== 'rolling') table.does('chance roll 6-6')
      if (phase === 'pay') table.does('croupier collect')
      table.does('seat:1 leave')
      if (phase === 'rolling') table.does('chance roll 6-6')
      table.does('...')
      // The field paid 2 to 1 in absence; the come bet lost; the pass line stayed behind.
      expect(table.state().seats['seat:1']).toBeUndefined()
      expect(table.has('bank')).toBe(1000 + 1000 - 2000)
      table.does('croupier start')
      expect(table.due()).toEqual(['croupier offer-dice'])
      table.does('croupier offer-dice')
      expect(table.play()).toMatchObject({ shooter: 'seat:2', point: 9 })
    },
  )

  it('[CR-08] whoever takes the seat of a shooter who left does not have the dice', () => {
    const table = withPoint(game, '5-4', { seats: FOUR })
    table.does('seat:1 leave\nseat:1 sit eva')
    expect(table.play()).toMatchObject({ shooter: null, before: 'seat:1' })
    table.does('croupier offer-dice')
    expect(table.play().shooter).toBe('seat:2')
  })
})

describe.each([craps, miniCraps])('$id: the right to throw', (game) => {
  const nulls = (table: ReturnType<typeof crapsTable>, times: number, cause = 'slide') => {
    for (let time = 0; time < times; time += 1) table.does(`croupier no-more-bets\ncroupier irregular ${cause}`)
  }

  it('[CR-28] from the second faulty throw on the pit boss may take it, once', () => {
    const table = crapsTable(game, { seats: FOUR })
    table.does('seat:1 bet pass-line 1000')
    expect(table.refusal('pit-boss take-right seat:1')).toEqual(['not-repeated', 'CR-28', { breaches: 0, least: 2 }])
    expect(table.refusal('pit-boss take-right seat:9')).toEqual(['seat-empty', 'GEN-24', { seat: 'seat:9' }])
    expect(table.refusal('croupier take-right seat:1')).toEqual(['not-your-move', 'CR-28', { by: ['pit-boss'] }])
    nulls(table, 1)
    expect(table.refusal('pit-boss take-right seat:1')).toEqual(['not-repeated', 'CR-28', { breaches: 1, least: 2 }])
    nulls(table, 1, 'no-wall')
    expect(table.does('pit-boss take-right seat:1')).toEqual([
      { type: 'right-to-throw-taken', rule: 'CR-28', seat: 'seat:1' },
    ])
    expect(table.refusal('pit-boss take-right seat:1')).toEqual(['already-barred', 'CR-28', {}])
    expect(table.due()).toEqual(['croupier offer-dice'])
    table.does('croupier offer-dice')
    expect(table.play().shooter).toBe('seat:2')
  })

  it('[CR-28] taken in the middle of a point, the next goes on with it, and the dice pass the player by', () => {
    const table = withPoint(game, '4-4', { seats: THREE_OF })
    nulls(table, 2)
    table.does('pit-boss take-right seat:1\ncroupier offer-dice')
    table.throws('3-4')
    table.does('croupier offer-dice\nseat:3 bet pass-line 1000')
    table.throws('3-3', '3-4')
    table.does('croupier offer-dice')
    expect(table.play().shooter).toBe('seat:2')
  })

  it('[CR-28] taken after «ya no va más», the dice are offered on and betting opens', () => {
    const table = crapsTable(game, { seats: FOUR })
    table.does('seat:1 bet pass-line 1000')
    nulls(table, 2)
    table.does('croupier no-more-bets\npit-boss take-right seat:1')
    expect(table.refusal('seat:1 throw')).toEqual(['not-the-shooter', 'CR-13', {}])
    expect(types(table.does('croupier offer-dice'))).toEqual(['bets-reopened', 'dice-offered'])
  })

  it('[CR-28] nobody else is there: the table is not stopped by it', () => {
    const table = crapsTable(game)
    table.does('seat:1 bet pass-line 1000')
    nulls(table, 2)
    table.does('pit-boss take-right seat:1\ncroupier offer-dice\nseat:2 leave')
    table.does('croupier offer-dice')
    expect(table.play().shooter).toBe('seat:1')
    table.throws('6-5')
    expect(table.has('seat:1')).toBe(1_001_000)
    // Somebody comes, and has the dice before who lost the right.
    table.does('seat:4 sit eva')
    expect(table.due()).toEqual(['croupier offer-dice'])
    table.does('croupier offer-dice')
    expect(table.play().shooter).toBe('seat:4')
  })

  it('[CR-28] a record belongs to the player, not to the seat', () => {
    const table = crapsTable(game)
    table.does('seat:1 bet pass-line 1000')
    nulls(table, 2)
    table.does('pit-boss take-right seat:1\nseat:1 withdraw pass-line 1000\nseat:1 leave\nseat:1 sit eva')
    expect(table.play()).toMatchObject({ breaches: {}, barred: [] })
    expect(table.refusal('pit-boss take-right seat:1')).toEqual(['not-repeated', 'CR-28', { breaches: 0, least: 2 }])
  })

  const COUNTED: readonly (readonly [string, number])[] = [
    ['broken', 0],
    ['interfered', 0],
    ...['stacked', 'on-object', 'off-table', 'on-rail', 'in-cup', 'slide', 'no-wall', 'bad-throw'].map(
      (cause) => [cause, 1] as const,
    ),
  ]

  it.each(COUNTED)('[CR-28] %s counts as %i breach of the shooter', (cause, breaches) => {
    const table = crapsTable(game)
    table.does(`seat:1 bet pass-line 1000\ncroupier no-more-bets\ncroupier irregular ${cause}`)
    expect(table.play().breaches['seat:1'] ?? 0).toBe(breaches)
  })
})

const THREE_OF = { 'seat:1': 1_000_000, 'seat:2': 1_000_000, 'seat:3': 1_000_000 }
