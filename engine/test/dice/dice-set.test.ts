// The set of dice: changed, lost, found, broken, replaced.

import { craps, miniCraps } from '@tapete/engine'
import { describe, expect, it } from 'vitest'
import { crapsTable, types, withPoint } from './table.js'

describe.each([craps, miniCraps])('$id: other dice', (game) => {
  it('[CR-14 CR-15 CR-75] the shooter asks for them at the come-out, never with a point', () => {
    const table = crapsTable(game)
    expect(table.refusal('seat:2 ask-dice')).toEqual(['not-the-shooter', 'CR-14', {}])
    expect(table.does('seat:1 ask-dice')).toEqual([{ type: 'dice-asked', rule: 'CR-14', seat: 'seat:1' }])
    expect(table.refusal('seat:1 ask-dice')).toEqual(['dice-not-picked', 'CR-14', {}])
    table.does('seat:1 bet pass-line 1000')
    expect(table.refusal('croupier no-more-bets')).toEqual(['dice-not-picked', 'CR-06', {}])
    expect(table.does('croupier present-dice')).toEqual([
      { type: 'said', rule: 'CR-75', phrase: 'cambio de dados' },
      { type: 'dice-presented', rule: 'CR-75', dice: ['1', '2', '3', '4', '5'], seat: 'seat:1' },
    ])
    expect(table.refusal('seat:2 pick-dice 3,4')).toEqual(['not-the-picker', 'CR-06', { picker: 'seat:1' }])
    table.does('seat:1 pick-dice 3,4')
    table.throws('4-6')
    expect(table.refusal('seat:1 ask-dice')).toEqual(['point-on', 'CR-15', { point: 10 }])
    table.does('croupier no-more-bets')
    expect(table.refusal('seat:1 ask-dice')).toEqual(['not-now', 'CR-14', { phase: 'throw', needs: ['betting'] }])
  })

  it('[CR-07 CR-75] the jefe de mesa orders a change at any time before «ya no va más», with a point too', () => {
    const table = withPoint(game, '4-6')
    expect(table.refusal('croupier order-dice')).toEqual(['not-your-move', 'CR-75', { by: ['pit-boss'] }])
    expect(table.does('pit-boss order-dice')).toEqual([{ type: 'dice-ordered', rule: 'CR-07' }])
    expect(table.refusal('pit-boss order-dice')).toEqual(['dice-not-picked', 'CR-07', {}])
    expect(types(table.does('...'))).toEqual(['said', 'dice-presented', 'dice-picked', 'said', 'dice-thrown'])
    expect(table.play()).toMatchObject({ point: 10, dice: { picked: ['1', '2'], throws: 0, changing: false } })
    expect(table.refusal('pit-boss order-dice')).toEqual(['not-now', 'CR-75', { phase: 'rolling', needs: ['betting'] }])
  })

  it('[CR-75] after the configured number of throws, at the next come-out', () => {
    const table = crapsTable(game, { config: { diceThrows: 3 } })
    table.does('seat:1 bet pass-line 1000')
    table.throws('6-6')
    table.does('seat:1 bet pass-line 1000')
    table.throws('4-6', '2-3', '2-3')
    expect(table.play().dice).toMatchObject({ throws: 4, picked: ['1', '2'] })
    table.throws('5-5')
    expect(table.play().dice).toMatchObject({ picked: [], changing: true })
    expect(table.due()).toEqual(['croupier present-dice'])
    expect(types(table.does('croupier present-dice\nseat:1 pick-dice 4,5'))).toEqual([
      'said',
      'dice-presented',
      'dice-picked',
    ])
    table.does('seat:1 bet pass-line 1000')
    table.throws('6-5')
    expect(table.play().dice).toMatchObject({ picked: ['4', '5'], throws: 1 })
  })

  it('[CR-75] exactly at the number, not one throw before', () => {
    const table = crapsTable(game, { config: { diceThrows: 2 } })
    table.does('seat:1 bet dont-pass 1000')
    table.throws('6-6')
    expect(table.play().dice).toMatchObject({ throws: 1, picked: ['1', '2'] })
    table.throws('6-6')
    expect(table.play().dice).toMatchObject({ throws: 2, picked: [] })
  })
})

describe.each([craps, miniCraps])('$id: dice that are missing', (game) => {
  it('[CR-07 CR-16 CR-25] a die on the floor: null throw, and the shooter picks among the rest, with a point too', () => {
    const table = withPoint(game, '4-6')
    table.does('croupier no-more-bets\nseat:1 throw')
    expect(types(table.does('croupier irregular off-table'))).toEqual(['said', 'round-voided', 'bets-stand'])
    expect(table.play().dice).toMatchObject({ atHand: ['2', '3', '4', '5'], lost: ['1'], picked: [], due: false })
    // For the play that goes on nothing is replaced, and no change is announced.
    expect(table.refusal('croupier replace-set')).toEqual(['set-complete', 'CR-17', {}])
    expect(types(table.does('croupier present-dice'))).toEqual(['dice-presented'])
    table.does('seat:1 pick-dice 2,5')
    table.throws('2-3')
    expect(table.play().dice).toMatchObject({ picked: ['2', '5'], due: false })
  })

  it('[CR-17] not found by the end of the play: a new set comes', () => {
    const table = withPoint(game, '4-6')
    table.does('croupier no-more-bets\ncroupier irregular off-table\ncroupier present-dice\nseat:1 pick-dice 2,3')
    table.throws('4-6')
    expect(table.play().dice).toMatchObject({ due: true, picked: [] })
    expect(table.due()).toEqual(['croupier replace-set'])
    expect(table.refusal('croupier present-dice')).toEqual(['set-incomplete', 'CR-17', {}])
    expect(table.does('croupier replace-set')).toEqual([{ type: 'set-replaced', rule: 'CR-17', dice: 5 }])
    expect(table.play().dice).toEqual({
      ...{ atHand: ['1', '2', '3', '4', '5'], picked: [], lost: [], presented: false, changing: false },
      ...{ due: false, throws: 0 },
    })
    table.does('croupier present-dice\nseat:1 pick-dice 1,2')
    expect(table.refusal('croupier find-die')).toEqual(['nothing-lost', 'CR-17', {}])
  })

  it('[CR-17] found before that, it goes back to the reserve and the set stays', () => {
    const table = withPoint(game, '4-6')
    table.does('croupier no-more-bets\ncroupier irregular off-table\ncroupier present-dice\nseat:1 pick-dice 2,3')
    expect(table.does('croupier find-die')).toEqual([{ type: 'die-found', rule: 'CR-17', die: '1' }])
    expect(table.play().dice).toMatchObject({ atHand: ['1', '2', '3', '4', '5'], picked: ['2', '3'], lost: [] })
    table.throws('4-6')
    expect(table.play().dice).toMatchObject({ due: false, picked: ['2', '3'] })
    expect(table.refusal('croupier replace-set')).toEqual(['set-complete', 'CR-17', {}])
  })

  it('[CR-17] found when the play was over and before the new set came', () => {
    const table = withPoint(game, '4-6')
    table.does(
      'croupier no-more-bets\ncroupier irregular off-table dice=2\ncroupier present-dice\nseat:1 pick-dice 4,5',
    )
    table.throws('4-6')
    table.does('croupier find-die')
    expect(table.play().dice).toMatchObject({ due: true, atHand: ['1', '3', '4', '5'], lost: ['2'] })
    table.does('croupier find-die')
    expect(table.play().dice).toMatchObject({ due: false, atHand: ['1', '2', '3', '4', '5'], lost: [] })
    expect(table.refusal('croupier replace-set')).toEqual(['set-complete', 'CR-17', {}])
    expect(table.due()).toEqual(['croupier present-dice'])
  })

  it('[CR-17] fewer than two are left: the set is replaced at once, in the middle of a point', () => {
    const table = withPoint(game, '4-6')
    table.does(`croupier no-more-bets
      croupier irregular off-table dice=2
      croupier present-dice
      seat:1 pick-dice 3,4
      croupier no-more-bets
      croupier irregular broken dice=2`)
    expect(table.play()).toMatchObject({ point: 10, dice: { atHand: ['5'], lost: ['1', '2'] } })
    expect(table.refusal('croupier present-dice')).toEqual(['set-incomplete', 'CR-17', {}])
    expect(table.due()).toEqual(['croupier replace-set'])
    table.does('croupier replace-set\ncroupier present-dice\nseat:1 pick-dice 1,2')
    table.throws('4-6')
    expect(table.has('seat:1')).toBe(1_001_000)
  })

  it('[CR-07 CR-22] dice that broke leave the set and are never found; it is made whole when the play ends', () => {
    const table = withPoint(game, '4-6')
    table.does('croupier no-more-bets\ncroupier irregular broken\ncroupier present-dice\nseat:1 pick-dice 2,3')
    expect(table.refusal('croupier find-die')).toEqual(['nothing-lost', 'CR-17', {}])
    table.throws('2-3')
    expect(table.play().dice.due).toBe(false)
    table.throws('3-4')
    expect(table.play().dice.due).toBe(true)
    // Nobody has the dice: the first player at the tallador's right picks.
    table.does('croupier replace-set\ncroupier present-dice\nseat:2 pick-dice 1,2\ncroupier offer-dice')
    expect(table.play().shooter).toBe('seat:2')
  })

  it('[CR-16] how many dice went is told only where dice go', () => {
    const table = withPoint(game, '4-6')
    table.does('croupier no-more-bets')
    expect(table.refusal('croupier irregular slide dice=1')).toEqual(['dice-not-asked', 'CR-21', {}])
    expect(table.refusal('croupier irregular off-table dice=3')).toEqual(['no-such-dice', 'CR-01', { dice: [1, 2] }])
    expect(table.refusal('croupier irregular off-table dice=0')).toEqual(['no-such-dice', 'CR-01', { dice: [1, 2] }])
    expect(table.refusal('croupier irregular off-table dice=1')).toBeUndefined()
  })
})
