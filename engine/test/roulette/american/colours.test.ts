import { configure } from '@tapete/engine'
import { describe, expect, it } from 'vitest'
import { AMERICANS } from './games.js'
import { live } from './live.js'

const TWO = { seats: { 'seat:1': 1_000_000, 'seat:2': 1_000_000 } }
const COLOURS = ['blue', 'yellow', 'pink', 'brown', 'green', 'violet', 'orange', 'grey']
const UNITS = [100, 200, 500, 1000, 2000, 5000, 10000]
const others = (...taken: string[]) => COLOURS.filter((colour) => !taken.includes(colour))

describe.each(AMERICANS)('$id: buying in', ({ game }) => {
  it('[RA-08 RA-10 RA-11 RA-12] a colour and its value: the board, word to the pit boss, chips for what was given', () => {
    const table = live(game)
    expect(table.does('seat:1 take-colour blue 500 20000')).toEqual([
      { type: 'colour-assigned', rule: 'RA-10', seat: 'seat:1', colour: 'blue', unit: 500 },
      { type: 'pit-boss-told', rule: 'RA-11', seat: 'seat:1', colour: 'blue', unit: 500 },
      {
        type: 'colour-bought',
        rule: 'RA-12',
        seat: 'seat:1',
        colour: 'blue',
        chips: 40,
        transfers: ['seat:1 > seat:1/colour 20000'],
      },
    ])
    expect([table.has('seat:1'), table.has('seat:1/colour')]).toEqual([980_000, 20_000])
  })

  it('[RA-08] every free colour is offered at every value, up to the chips of the colour', () => {
    const table = live(game, { seats: { 'seat:1': 150_000 } })
    expect(table.offers('take-colour', 'seat:1')).toEqual(
      UNITS.map((unit) => ({
        colour: { oneOf: COLOURS },
        unit: { oneOf: [unit] },
        amount: { min: unit, max: Math.min(150_000, 200 * unit), step: unit },
      })),
    )
  })

  it('[RA-08] a value the money does not reach is not offered', () => {
    const table = live(game, { seats: { 'seat:1': 1900 } })
    expect(table.offers('take-colour', 'seat:1').map((fields) => [fields.unit, fields.amount])).toEqual([
      [{ oneOf: [100] }, { min: 100, max: 1900, step: 100 }],
      [{ oneOf: [200] }, { min: 200, max: 1800, step: 200 }],
      [{ oneOf: [500] }, { min: 500, max: 1500, step: 500 }],
      [{ oneOf: [1000] }, { min: 1000, max: 1000, step: 1000 }],
    ])
  })

  it('[RA-08 RA-12 RA-19 RA-22] refusals, first reason first', () => {
    const table = live(game, TWO)
    const bare = { by: 'seat:1', do: 'take-colour', colour: 'black', unit: 300, amount: 100 } as const
    expect(table.refusal(bare)).toEqual(['no-such-colour', 'RA-08', { colours: COLOURS }])
    table.does('seat:2 take-colour blue 100 1000')
    expect(table.refusal({ ...bare, colour: 'blue' })).toEqual(['colour-taken', 'RA-09', {}])
    expect(table.refusal({ ...bare, colour: 'pink' })).toEqual(['no-such-unit', 'RA-08', { units: UNITS }])
    expect(table.refusal('seat:1 take-colour pink 500 20100')).toEqual(['not-whole-chips', 'GEN-03', { step: 500 }])
    expect(table.refusal('seat:1 take-colour pink 100 20100')).toEqual([
      'colour-stock-spent',
      'RA-22',
      { left: 20_000 },
    ])
    expect(table.refusal('seat:1 take-colour pink 10000 1010000')).toEqual([
      'not-enough-chips',
      'RA-12',
      { have: 1_000_000 },
    ])
    table.does('seat:1 take-denomination 100')
    expect(table.refusal({ ...bare, colour: 'pink' })).toEqual(['has-denomination', 'RA-18', {}])
    table.does('seat:1 step-away')
    expect(table.refusal(bare)).toEqual(['not-present', 'GEN-24', { seat: 'seat:1' }])
    expect(table.refusal({ ...bare, by: 'seat:3' })).toEqual(['seat-empty', 'GEN-24', { seat: 'seat:3' }])
    expect(table.offers('take-colour')).toEqual([])
  })

  it.each(['take-colour blue 100 1000', 'buy-colour 100', 'return-colour', 'change-colour pink 100', 'tip-colour 100'])(
    '[RA-08] at a table that is not open nobody may %s',
    (move) => {
      const table = live(game, { opening: 'open' })
      table.does('pit-boss suspend "x"')
      expect(table.refusal(`seat:1 ${move}`)).toEqual(['table-not-open', 'RA-08', {}])
      expect(table.offers(move.split(' ')[0] as string)).toEqual([])
    },
  )

  it('[RA-19] a player cannot use two colours', () => {
    const table = live(game)
    table.does('seat:1 take-colour blue 500 20000')
    expect(table.refusal('seat:1 take-colour pink 500 20000')).toEqual(['one-colour-only', 'RA-19', {}])
    expect(table.refusal('seat:1 take-colour blue 500 20000')).toEqual(['one-colour-only', 'RA-19', {}])
    expect(table.offers('take-colour')).toEqual([])
  })

  it('[RA-09] a colour one player has is not there for another', () => {
    const table = live(game, TWO)
    table.does('seat:1 take-colour blue 500 20000')
    expect(table.refusal('seat:2 take-colour blue 1000 20000')).toEqual(['colour-taken', 'RA-09', {}])
    expect(table.offers('take-colour', 'seat:2').map((fields) => fields.colour)).toEqual(
      UNITS.map(() => ({ oneOf: others('blue') })),
    )
    table.does('seat:2 take-colour yellow 500 20000')
    expect(table.refusal('seat:2 change-colour blue 500')).toEqual(['colour-taken', 'RA-09', {}])
  })

  it('[RA-09] when the last colour is taken none is offered', () => {
    const table = live(game, { ...TWO, config: { colours: ['blue'] } })
    table.does('seat:1 take-colour blue 500 20000')
    expect(table.offers('take-colour')).toEqual([])
  })

  it('[RA-10] the board shows the value of each colour to everybody as long as its player plays', () => {
    const table = live(game, TWO)
    table.does(`seat:1 take-colour blue 500 20000
      seat:2 take-colour pink 100 2000`)
    const board = {
      'seat:1': { colour: 'blue', unit: 500, paidIn: 'colour' },
      'seat:2': { colour: 'pink', unit: 100, paidIn: 'colour' },
    }
    for (const viewer of ['public', 'seat:1', 'seat:2', 'seat:3', 'croupier', 'pit-boss', 'regulator'] as const)
      expect((table.view(viewer).play as { colours: unknown }).colours).toEqual(board)
    table.does('seat:1 leave')
    expect((table.view('public').play as { colours: unknown }).colours).toEqual({ 'seat:2': board['seat:2'] })
  })
})

describe.each(AMERICANS)('$id: more chips', ({ game }) => {
  it.each([
    ['betting', ''],
    ['spinning', 'croupier spin clockwise'],
    ['closed', 'croupier spin clockwise\ncroupier no-more-bets'],
    ['idle', '...\nchance ball 7\n...'],
  ])('[RA-13] more of the same colour are bought while the table is %s', (phase, moves) => {
    const table = live(game)
    table.does(`seat:1 take-colour blue 500 20000
      ${moves}`)
    expect(table.state().phase).toBe(phase)
    expect(table.does('seat:1 buy-colour 1500')).toEqual([
      {
        type: 'colour-bought',
        rule: 'RA-13',
        seat: 'seat:1',
        colour: 'blue',
        chips: 3,
        transfers: ['seat:1 > seat:1/colour 1500'],
      },
    ])
  })

  it('[RA-13] needs a colour, whole chips, stock and money, in that order', () => {
    const table = live(game, { seats: { 'seat:1': 30_000 } })
    expect(table.refusal('seat:1 buy-colour 150')).toEqual(['no-colour', 'RA-13', {}])
    expect(table.offers('buy-colour')).toEqual([])
    table.does('seat:1 take-colour blue 100 15000')
    expect(table.refusal('seat:1 buy-colour 150')).toEqual(['not-whole-chips', 'GEN-03', { step: 100 }])
    expect(table.refusal('seat:1 buy-colour 15100')).toEqual(['colour-stock-spent', 'RA-22', { left: 5000 }])
    expect(table.offers('buy-colour', 'seat:1')).toEqual([{ amount: { min: 100, max: 5000, step: 100 } }])
    table.does('seat:1 buy-colour 4900')
    expect(table.offers('buy-colour', 'seat:1')).toEqual([{ amount: { min: 100, max: 100, step: 100 } }])
    table.does('seat:1 buy-colour 100')
    expect(table.offers('buy-colour')).toEqual([])
    const poor = live(game, { seats: { 'seat:1': 3000 } })
    poor.does('seat:1 take-colour blue 100 1000')
    expect(poor.refusal('seat:1 buy-colour 2100')).toEqual(['not-enough-chips', 'RA-12', { have: 2000 }])
    expect(poor.offers('buy-colour')).toEqual([{ amount: { min: 100, max: 2000, step: 100 } }])
    poor.does('seat:1 buy-colour 2000')
    expect(poor.offers('buy-colour')).toEqual([])
  })

  it('[RA-22] a colour has 200 chips: in hand, on the cloth and given as tips count, and no more are sold', () => {
    const table = live(game)
    table.does(`seat:1 take-colour blue 100 18000
      seat:1 bet red 1000 with=colour
      seat:1 tip-colour 500`)
    expect(table.has('seat:1/colour')).toBe(16_500)
    expect(table.refusal('seat:1 buy-colour 2100')).toEqual(['colour-stock-spent', 'RA-22', { left: 2000 }])
    table.does('seat:1 buy-colour 2000')
    expect(table.refusal('seat:1 buy-colour 100')).toEqual(['colour-stock-spent', 'RA-22', { left: 0 }])
  })

  it('[RA-22] money on the cloth does not count against the colour', () => {
    const table = live(game)
    table.does(`seat:1 take-colour blue 100 18000
      seat:1 bet red 5000`)
    expect(table.offers('buy-colour')).toEqual([{ amount: { min: 100, max: 2000, step: 100 } }])
  })

  it('[RA-22] the stock is configured, 200 by default and never less', () => {
    const configured = configure(game.settings)
    expect(configured.ok && configured.config.colourStock).toBe(200)
    expect(configure(game.settings, { colourStock: 199 })).toEqual({
      ok: false,
      code: 'bad-option',
      option: 'colourStock',
      why: 'must be a whole number from 200 to 100000',
    })
    const table = live(game, { config: { colourStock: 300 } })
    expect(table.refusal('seat:1 take-colour blue 100 30100')).toEqual([
      'colour-stock-spent',
      'RA-22',
      { left: 30_000 },
    ])
    expect(table.refusal('seat:1 take-colour blue 100 30000')).toBeUndefined()
  })

  // A tip of ten chips is ten chips of the stock, whatever the next player's chips are worth.
  it.each([
    ['dearer', 1000, 100, 19_000],
    ['cheaper', 100, 1000, 190_000],
  ])('[RA-22] chips that wait as a tip are counted as chips: %s ones', (_, before, unit, left) => {
    const table = live(game, TWO)
    table.does(`seat:1 take-colour blue ${before} ${before * 20}
      seat:1 tip-colour ${before * 10}
      seat:1 return-colour
      seat:1 take-colour pink ${unit} ${unit * 195}`)
    const spent = ['colour-stock-spent', 'RA-22', { left }]
    expect(table.refusal(`seat:2 take-colour blue ${unit} ${left + unit}`)).toEqual(spent)
    expect(table.refusal(`seat:2 take-colour blue ${unit} ${left}`)).toBeUndefined()
    expect(table.refusal(`seat:1 change-colour blue ${unit}`)).toEqual(spent)
    table.does(`seat:2 take-colour blue ${unit} ${left - unit}
      seat:2 bet red ${unit} with=colour`)
    expect(table.refusal(`seat:2 buy-colour ${unit * 2}`)).toEqual(['colour-stock-spent', 'RA-22', { left: unit }])
    table.does(`seat:2 tip-colour ${unit}
      ...
      chance ball 7
      croupier collect
      pit-boss approve`)
    expect(table.does('croupier pay')[0]?.transfers).toContain(`bank > seat:2/colour ${unit}`)
    expect(table.does('croupier exchange-tips').map((event) => event.amount)).toEqual([before * 10, unit])
    expect(table.offers('buy-colour', 'seat:2')).toEqual([{ amount: { min: unit, max: unit * 11, step: unit } }])
  })

  it('[RA-22] chips of another colour, given as a tip before, leave the new colour whole', () => {
    const table = live(game)
    table.does(`seat:1 take-colour blue 1000 20000
      seat:1 tip-colour 5000
      seat:1 return-colour`)
    expect(table.refusal('seat:1 take-colour pink 100 20000')).toBeUndefined()
  })

  it('[RA-08] the colours and their values are the ones configured', () => {
    for (const [option, wrong, why] of [
      ['colours', [], 'must be a list of different small-letter names'],
      ['colours', ['Blue'], 'must be a list of different small-letter names'],
      ['colours', ['a1'], 'must be a list of different small-letter names'],
      ['colours', [1], 'must be a list of different small-letter names'],
      ['colours', ['blue', 'B'], 'must be a list of different small-letter names'],
      ['colours', 'blue', 'must be a list of different small-letter names'],
      ['colourUnits', [], 'must be a list of different whole amounts'],
      ['colourUnits', [0], 'must be a list of different whole amounts'],
      ['colourUnits', [100, 2.5], 'must be a list of different whole amounts'],
      ['colours', ['blue', 'blue'], 'must be a list of different small-letter names'],
      ['colourUnits', [100, 100], 'must be a list of different whole amounts'],
      ['colourUnits', 100, 'must be a list of different whole amounts'],
      ['denominations', [-100], 'must be a list of different whole amounts'],
    ] as const)
      expect(configure(game.settings, { [option]: wrong })).toEqual({ ok: false, code: 'bad-option', option, why })
    const table = live(game, { config: { colours: ['red', 'white'], colourUnits: [300] } })
    expect(table.offers('take-colour')).toEqual([
      { colour: { oneOf: ['red', 'white'] }, unit: { oneOf: [300] }, amount: { min: 300, max: 60_000, step: 300 } },
    ])
  })
})

describe.each(AMERICANS)('$id: leaving and changing', ({ game }) => {
  const returned = (amount: number, colour = 'blue') => ({
    type: 'colour-returned',
    rule: 'RA-14',
    seat: 'seat:1',
    colour,
    transfers: [`seat:1/colour > seat:1 ${amount}`],
  })

  it('[RA-14] colour chips become money chips at their value, and the colour is free again', () => {
    const table = live(game, TWO)
    table.does('seat:1 take-colour blue 500 20000')
    expect(table.does('seat:1 return-colour')).toEqual([returned(20_000)])
    expect([table.has('seat:1'), table.has('seat:1/colour')]).toEqual([1_000_000, 0])
    expect(table.state().play.colours).toEqual({})
    table.does('seat:2 take-colour blue 100 1000')
  })

  it('[RA-14] a colour that is spent is returned without a transfer', () => {
    const table = live(game)
    table.does(`seat:1 take-colour blue 500 500
      seat:1 bet black 500 with=colour
      ...
      chance ball 7
      ...`)
    expect(table.does('seat:1 return-colour')).toEqual([
      { type: 'colour-returned', rule: 'RA-14', seat: 'seat:1', colour: 'blue', transfers: [] },
    ])
  })

  it('[RA-14] needs a colour, and none of it on the cloth', () => {
    const table = live(game)
    expect(table.refusal('seat:1 return-colour')).toEqual(['no-colour', 'RA-13', {}])
    expect(table.refusal('seat:2 return-colour')).toEqual(['seat-empty', 'GEN-24', { seat: 'seat:2' }])
    expect(table.offers('return-colour')).toEqual([])
    table.does(`seat:1 take-colour blue 500 20000
      seat:1 bet red 500 with=colour
      seat:1 bet black 500`)
    expect(table.refusal('seat:1 return-colour')).toEqual(['colour-in-play', 'RA-15', {}])
    expect(table.refusal('seat:1 change-colour pink 500')).toEqual(['colour-in-play', 'RA-15', {}])
    expect([...table.offers('return-colour'), ...table.offers('change-colour')]).toEqual([])
    table.does('seat:1 withdraw red 500 with=colour')
    expect(table.offers('return-colour')).toEqual([{}])
  })

  it('[RA-14] leaving changes the chips and frees the colour', () => {
    const table = live(game)
    table.does('seat:1 take-colour blue 500 20000')
    expect(table.does('seat:1 leave')).toEqual([
      returned(20_000),
      {
        type: 'chips-cashed',
        rule: 'GEN-17',
        seat: 'seat:1',
        to: ['seat:1'],
        transfers: ['seat:1 > cash 1000000'],
      },
      { type: 'seat-freed', rule: 'GEN-24', seat: 'seat:1' },
    ])
    expect(table.state().play.colours).toEqual({})
  })

  it('[RA-14] a player who leaves with a stake on the cloth keeps the colour until it is settled', () => {
    const table = live(game)
    table.does(`seat:1 take-colour blue 500 20000
      seat:1 bet red 500 with=colour
      croupier spin clockwise
      seat:1 leave`)
    expect(Object.keys(table.state().play.colours)).toEqual(['seat:1'])
    const events = table.does(`...
      chance ball 7
      ...`)
    expect(events.slice(-4).map((event) => [event.type, event.transfers])).toEqual([
      ['round-ended', undefined],
      ['colour-returned', ['seat:1/colour > seat:1 20500']],
      ['chips-cashed', ['seat:1 > cash 1000500']],
      ['seat-freed', undefined],
    ])
    expect(table.state().play.colours).toEqual({})
  })

  it('[RA-15] a change of colour turns the old chips into money and buys again', () => {
    const table = live(game)
    table.does('seat:1 take-colour blue 500 20000')
    expect(table.does('seat:1 change-colour pink 500')).toEqual([
      returned(20_000),
      { type: 'colour-assigned', rule: 'RA-10', seat: 'seat:1', colour: 'pink', unit: 500 },
      { type: 'pit-boss-told', rule: 'RA-11', seat: 'seat:1', colour: 'pink', unit: 500 },
      {
        type: 'colour-bought',
        rule: 'RA-12',
        seat: 'seat:1',
        colour: 'pink',
        chips: 40,
        transfers: ['seat:1 > seat:1/colour 20000'],
      },
    ])
    expect(table.state().play.colours).toEqual({ 'seat:1': { colour: 'pink', unit: 500, paidIn: 'colour' } })
  })

  it('[RA-15] a change of value does the same; what makes no chip stays in money', () => {
    const table = live(game)
    table.does(`seat:1 take-colour blue 500 20500
      seat:1 paid-in money`)
    const events = table.does('seat:1 change-colour blue 2000')
    expect(events.map((event) => [event.type, event.transfers])).toEqual([
      ['colour-returned', ['seat:1/colour > seat:1 20500']],
      ['colour-assigned', undefined],
      ['pit-boss-told', undefined],
      ['colour-bought', ['seat:1 > seat:1/colour 20000']],
    ])
    expect(events[3]).toMatchObject({ chips: 10 })
    expect(table.has('seat:1')).toBe(980_000)
    expect(table.state().play.colours).toEqual({ 'seat:1': { colour: 'blue', unit: 2000, paidIn: 'money' } })
  })

  it('[RA-15 RA-22] chips of the colour given as tips are not there to be bought by a change of value', () => {
    const table = live(game)
    table.does(`seat:1 take-colour blue 500 20500
      seat:1 tip-colour 500`)
    expect(table.refusal('seat:1 change-colour blue 100')).toEqual(['colour-stock-spent', 'RA-22', { left: 19_900 }])
    expect(table.refusal('seat:1 change-colour pink 100')).toBeUndefined()
  })

  it('[RA-15] refusals, first reason first', () => {
    const table = live(game, TWO)
    expect(table.refusal('seat:1 change-colour pink 500')).toEqual(['no-colour', 'RA-13', {}])
    table.does(`seat:1 take-colour blue 500 50000
      seat:2 take-colour grey 100 100`)
    expect(table.refusal('seat:1 change-colour blue 500')).toEqual(['already-so', 'RA-15', {}])
    expect(table.refusal('seat:1 change-colour black 300')).toEqual(['no-such-colour', 'RA-08', { colours: COLOURS }])
    expect(table.refusal('seat:1 change-colour grey 300')).toEqual(['colour-taken', 'RA-09', {}])
    expect(table.refusal('seat:1 change-colour pink 300')).toEqual(['no-such-unit', 'RA-08', { units: UNITS }])
    expect(table.refusal('seat:1 change-colour pink 200')).toEqual(['colour-stock-spent', 'RA-22', { left: 40_000 }])
    expect(table.refusal('seat:2 change-colour pink 200')).toEqual(['not-enough-chips', 'RA-15', {}])
    table.does(`seat:1 change-colour pink 1000
      seat:1 return-colour
      seat:1 take-colour blue 500 40000`)
    expect(table.refusal('seat:1 change-colour pink 200')).toBeUndefined()
    table.does('seat:1 step-away')
    expect(table.refusal('seat:1 change-colour pink 500')).toEqual(['not-present', 'GEN-24', { seat: 'seat:1' }])
  })

  it('[RA-15] offers every free colour and value that the chips in hand can buy, the own one but as it is', () => {
    const table = live(game, { ...TWO, config: { colours: ['blue', 'pink', 'grey'] } })
    table.does(`seat:1 take-colour blue 500 50000
      seat:2 take-colour grey 100 100`)
    const pairs = (by: 'seat:1' | 'seat:2') =>
      table
        .offers('change-colour', by)
        .map(({ colour, unit }) =>
          [colour, unit].flatMap((b) => ('oneOf' in (b ?? {}) ? (b as { oneOf: unknown[] }).oneOf : [])),
        )
    expect(pairs('seat:1')).toEqual([
      ['blue', 1000],
      ['blue', 2000],
      ['blue', 5000],
      ['blue', 10_000],
      ['pink', 500],
      ['pink', 1000],
      ['pink', 2000],
      ['pink', 5000],
      ['pink', 10_000],
    ])
    expect(pairs('seat:2')).toEqual([['pink', 100]])
  })
})
