import { describe, expect, it } from 'vitest'
import { AMERICANS } from './games.js'
import { live, said } from './live.js'

const CAUSES = ['object', 'ball-out', 'few-turns', 'same-direction', 'suspended', 'mechanical', 'stopped']

describe.each(AMERICANS)('$id: the throw', ({ game, rules }) => {
  it('[RA-38] the ball runs against the wheel, which turns the other way each time', () => {
    const table = live(game)
    expect(table.offers('spin')).toEqual([{ wheel: { oneOf: ['clockwise', 'counter-clockwise'] } }])
    expect(table.refusal('croupier spin upwards')).toEqual([
      'no-such-direction',
      'RA-38',
      { directions: ['clockwise', 'counter-clockwise'] },
    ])
    expect(table.does('croupier spin clockwise')).toEqual([
      { type: 'ball-thrown', rule: 'RA-38', wheel: 'clockwise', ball: 'counter-clockwise' },
    ])
    table.does(`croupier no-more-bets
      chance ball 7
      ...
      croupier start`)
    expect(table.offers('spin')).toEqual([{ wheel: { oneOf: ['counter-clockwise'] } }])
    expect(table.refusal('croupier spin clockwise')).toEqual(['same-direction-as-before', 'RA-38', {}])
    expect(table.refusal('seat:1 spin counter-clockwise')).toEqual(['not-your-move', 'RA-38', { by: ['croupier'] }])
    expect(table.does('croupier spin counter-clockwise')).toEqual([
      { type: 'ball-thrown', rule: 'RA-38', wheel: 'counter-clockwise', ball: 'clockwise' },
    ])
  })

  it('[RA-38] a null spin was a turn of the wheel too', () => {
    const table = live(game)
    table.does(`croupier spin clockwise
      pit-boss irregular object`)
    expect(table.refusal('croupier spin clockwise turns=3')).toEqual(['same-direction-as-before', 'RA-38', {}])
  })

  it.each([
    ['1', '1 rojo, impar, menor, primera columna, primera docena'],
    ['32', '32 rojo, par, mayor, segunda columna, tercera docena'],
    ['18', '18 rojo, par, menor, tercera columna, segunda docena'],
    ['29', '29 negro, impar, mayor, segunda columna, tercera docena'],
    ['0', 'cero'],
  ])('[RA-39] on %s the croupier announces «%s» and marks the number', (pocket, phrase) => {
    const table = live(game)
    table.does(`croupier spin clockwise
      croupier no-more-bets`)
    expect(table.does(`chance ball ${pocket}`)).toEqual([
      { type: 'ball-landed', rule: rules.wheel, pocket },
      said(phrase, 'RA-39'),
      { type: 'marker-placed', rule: 'RA-39', pocket },
    ])
    expect(table.view('public').play).toMatchObject({ marker: pocket, pocket })
    expect(table.does('croupier collect').at(-1)).toEqual({ type: 'marker-removed', rule: 'RA-39', pocket })
    expect(table.view('public').play).toMatchObject({ marker: null, history: [pocket] })
  })

  it('[RA-39] the display, where there is one, shows the last twenty winners, latest first', () => {
    const plays = (config: { display?: boolean }) => {
      const table = live(game, { config })
      for (let number = 1; number <= 21; number += 1)
        table.does(`${number > 1 ? 'croupier start' : ''}
          croupier spin ${number % 2 ? 'clockwise' : 'counter-clockwise'}
          croupier no-more-bets
          chance ball ${number}
          ...`)
      return (table.view('public').play as { history: string[] }).history
    }
    expect(plays({})).toEqual(Array.from({ length: 20 }, (_, at) => String(21 - at)))
    expect(plays({ display: false })).toEqual([])
  })
})

describe.each(AMERICANS)('$id: null spins', ({ game }) => {
  it.each(CAUSES)(
    '[RA-49 RA-50] %s: «tirada nula», the bets stand, the ball goes back to the number before',
    (cause) => {
      const table = live(game)
      table.does(`...
      chance ball 26
      ...
      croupier start
      seat:1 bet red 1000
      croupier spin counter-clockwise`)
      expect(table.does(`pit-boss irregular ${cause}`)).toEqual([
        said('tirada nula', 'RA-49'),
        { type: 'round-voided', rule: 'RA-49', cause, round: 2 },
        { type: 'bets-stand', rule: 'RA-49' },
        { type: 'ball-placed', rule: 'RA-50', pocket: '26' },
      ])
      expect(table.state()).toMatchObject({
        phase: 'betting',
        round: 2,
        bets: [{ seat: 'seat:1', on: 'red', with: 'money', amount: 1000 }],
      })
      table.does(`seat:1 bet black 500
      seat:1 withdraw red 1000
      croupier spin clockwise turns=3
      croupier no-more-bets
      chance ball 2
      ...`)
      expect(table.has('seat:1')).toBe(1_000_500)
    },
  )

  it('[RA-49] is the word of the pit boss, for one of the seven causes', () => {
    const table = live(game)
    table.does('croupier spin clockwise')
    expect(table.refusal('croupier irregular object')).toEqual(['not-your-move', 'RA-49', { by: ['pit-boss'] }])
    expect(table.refusal('seat:1 irregular object')).toEqual(['not-your-move', 'RA-49', { by: ['pit-boss'] }])
    expect(table.refusal('pit-boss irregular toString')).toEqual(['no-such-cause', 'RA-49', { causes: CAUSES }])
    expect(table.offers('irregular')).toEqual([{ cause: { oneOf: CAUSES } }])
  })

  it('[RA-49] may be called from the throw until the croupier begins to collect (R-32)', () => {
    const table = live(game)
    const needs = ['spinning', 'closed', 'collect']
    table.does('seat:1 bet red 1000')
    const refused = () => table.refusal('pit-boss irregular object')
    expect(refused()).toEqual(['not-now', 'RA-49', { phase: 'betting', needs }])
    for (const move of ['croupier spin clockwise', 'croupier no-more-bets', 'chance ball 7']) {
      table.does(move)
      expect(refused(), move).toBeUndefined()
    }
    for (const [move, phase] of [
      ['croupier collect', 'approve'],
      ['pit-boss approve', 'pay'],
      ['croupier pay', 'check'],
      ['croupier check-ball sound', 'idle'],
    ]) {
      table.does(move as string)
      expect(refused()).toEqual(['not-now', 'RA-49', { phase, needs }])
      expect(table.offers('irregular')).toEqual([])
    }
  })

  it('[RA-49] the number of a null spin was never out', () => {
    const table = live(game)
    table.does(`seat:1 bet red 1000
      croupier spin clockwise
      croupier no-more-bets
      chance ball 7
      pit-boss irregular few-turns`)
    expect(table.state().play).toMatchObject({ pocket: null, marker: null, history: [], afterNullSpin: true })
    expect([table.has('bank'), table.has('seat:1/stakes')]).toEqual([0, 1000])
  })

  it('[RA-50] with no number before, the ball goes back to the fixed pocket 0 (R-10)', () => {
    const table = live(game)
    table.does('croupier spin clockwise')
    expect(table.does('pit-boss irregular suspended').at(-1)).toEqual({
      type: 'ball-placed',
      rule: 'RA-50',
      pocket: '0',
    })
  })

  it('[RA-50] the new throw waits for three turns of the wheel, and only that one', () => {
    const table = live(game)
    expect(table.refusal('croupier spin clockwise turns=3')).toEqual(['turns-not-asked', 'RA-50', {}])
    table.does(`croupier spin clockwise
      pit-boss irregular object`)
    for (const turns of ['', ' turns=2', ' turns=0', ' turns=1001'])
      expect(table.refusal(`croupier spin counter-clockwise${turns}`)).toEqual([
        'wheel-turns-too-few',
        'RA-50',
        { least: 3 },
      ])
    expect(table.offers('spin')).toEqual([
      { wheel: { oneOf: ['counter-clockwise'] }, turns: { min: 3, max: 1000, step: 1 } },
    ])
    table.does(`croupier spin counter-clockwise turns=3
      croupier no-more-bets
      chance ball 7
      ...
      croupier start`)
    expect(table.refusal('croupier spin clockwise turns=3')).toEqual(['turns-not-asked', 'RA-50', {}])
  })
})

describe.each(AMERICANS)('$id: the ball', ({ game }) => {
  const played = () => {
    const table = live(game)
    table.does(`...
      chance ball 7
      croupier collect`)
    return table
  }

  it('[RA-51] is picked up and checked after each round', () => {
    const table = played()
    expect(table.due()).toEqual(['croupier check-ball'])
    expect(table.offers('check-ball')).toEqual([{ state: { oneOf: ['sound', 'faulty'] } }])
    expect(table.refusal('croupier start')).toEqual(['round-in-progress', 'RA-23', {}])
    expect(table.refusal('croupier check-ball fine')).toEqual(['no-such-state', 'RA-51', {}])
    expect(table.does('croupier check-ball sound')).toEqual([{ type: 'round-ended', rule: 'RA-51', round: 1 }])
    expect(table.refusal('croupier check-ball sound')).toEqual([
      'not-now',
      'RA-51',
      { phase: 'idle', needs: ['check'] },
    ])
    expect(table.state().play.pocket).toBeNull()
  })

  it('[RA-51] a fault goes to the pit boss, who has it mended and play goes on', () => {
    const table = played()
    expect(table.refusal('pit-boss repaired')).toEqual(['no-fault', 'RA-51', {}])
    expect(table.does('croupier check-ball faulty')).toEqual([{ type: 'fault-reported', rule: 'RA-51' }])
    expect(table.due()).toEqual(['pit-boss repaired'])
    expect(table.refusal('croupier start')).toEqual(['round-in-progress', 'RA-23', {}])
    expect(table.refusal('croupier repaired')).toEqual(['not-your-move', 'RA-51', { by: ['pit-boss'] }])
    expect(table.does('pit-boss repaired')).toEqual([{ type: 'fault-mended', rule: 'RA-51' }])
    // The croupier checks it again, and that check ends the round.
    expect(table.due()).toEqual(['croupier check-ball'])
    expect(table.does('croupier check-ball sound')).toEqual([{ type: 'round-ended', rule: 'RA-51', round: 1 }])
    expect(table.state()).toMatchObject({ status: 'open', phase: 'idle' })
  })

  it('[RA-51] or closes the table for a time', () => {
    const table = played()
    table.does('croupier check-ball faulty')
    expect(table.does('pit-boss out-of-order')).toEqual([{ type: 'out-of-order', rule: 'RA-51' }])
    expect(table.due()).toEqual(['croupier give-back'])
    expect(table.does('croupier give-back')).toEqual([
      { type: 'round-ended', rule: 'RA-51', round: 1 },
      { type: 'table-suspended', rule: 'RA-51', reason: 'out-of-order' },
    ])
  })

  it('[RA-49 RA-51] a failure for good voids the round and every stake returns in its chips (R-11)', () => {
    const table = live(game)
    table.does(`seat:1 take-colour blue 500 5000
      seat:1 bet straight:17 500 with=colour
      seat:1 bet red 700
      croupier spin clockwise`)
    expect(table.does('pit-boss out-of-order')).toEqual([
      said('tirada nula', 'RA-49'),
      { type: 'round-voided', rule: 'RA-49', cause: 'mechanical', round: 1 },
      { type: 'out-of-order', rule: 'RA-51' },
    ])
    expect(table.refusal('pit-boss out-of-order')).toEqual(['no-round', 'RA-51', {}])
    expect(table.does('croupier give-back')).toEqual([
      {
        type: 'bet-returned',
        rule: 'RA-51',
        seat: 'seat:1',
        on: 'straight:17',
        with: 'colour',
        stake: 500,
        transfers: ['seat:1/stakes > seat:1/colour 500'],
      },
      {
        type: 'bet-returned',
        rule: 'RA-51',
        seat: 'seat:1',
        on: 'red',
        with: 'money',
        stake: 700,
        transfers: ['seat:1/stakes > seat:1 700'],
      },
      { type: 'round-ended', rule: 'RA-51', round: 1 },
      { type: 'table-suspended', rule: 'RA-51', reason: 'out-of-order' },
    ])
    expect(table.refusal('croupier give-back')).toEqual(['nothing-to-give-back', 'RA-51', {}])
  })

  it('[RA-51] once the number is out the round is settled, not broken off', () => {
    const table = live(game)
    table.does('seat:1 bet red 1000')
    const broken = () => table.refusal('pit-boss out-of-order')
    for (const move of ['croupier spin clockwise', 'croupier no-more-bets']) {
      expect(broken()).toBeUndefined()
      table.does(move)
    }
    expect(broken()).toBeUndefined()
    for (const move of ['chance ball 7', 'croupier collect', 'pit-boss approve', 'croupier pay']) {
      table.does(move)
      expect(broken()).toEqual(['settlement-begun', 'RA-51', {}])
    }
    table.does('croupier check-ball sound')
    expect(broken()).toEqual(['no-round', 'RA-51', {}])
  })
})
