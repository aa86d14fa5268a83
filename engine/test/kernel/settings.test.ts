import { describe, expect, it } from 'vitest'
import { bigSix } from '../../src/big-six/big-six.js'
import type { Json } from '../../src/kernel/contract.js'
import { beyondTheRules, configure, parseSetting, type Settings, tableSettings } from '../../src/kernel/settings.js'
import { rouletteFrench } from '../../src/roulette/roulette.js'

const about = 'a test'
const rule = 'GEN-08'
const every: Settings = {
  count: { kind: 'integer', min: 2, max: 5, default: 3, about, rule },
  limit: { kind: 'integer', min: 0, max: 9, default: null, about, rule },
  zero: { kind: 'choice', choices: ['half', 'prison'], default: 'half', about, rule },
  display: { kind: 'switch', default: true, about, rule },
  plan: { kind: 'text', default: 'none', about, rule },
  odd: { kind: 'data', default: [1], check: (value) => (Array.isArray(value) ? undefined : 'is odd'), about, rule },
}
const DEFAULTS = { count: 3, limit: null, zero: 'half', display: true, plan: 'none', odd: [1] }

describe('what no table may have', () => {
  const packs = (wanted: Json) => (wanted === 8 ? undefined : 'must be 8')
  const settings: Settings = {
    decks: {
      kind: 'data',
      default: 8,
      check: packs,
      supposed: (value) => (value === 6 ? undefined : 'no'),
      about,
      rule,
    },
    count: { kind: 'integer', min: 2, max: 5, default: 3, about, rule },
  }

  it('is refused, unless it is supposed and the option says of which values it can be', () => {
    const supposing = { supposing: true }
    expect(configure(settings, { decks: 6 })).toMatchObject({ ok: false, option: 'decks', why: 'must be 8' })
    expect(configure(settings, { decks: 6 }, supposing)).toEqual({ ok: true, config: { decks: 6, count: 3 } })
    expect(configure(settings, { decks: 7 }, supposing)).toMatchObject({ ok: false, option: 'decks', why: 'no' })
    expect(configure(settings, { count: 9 }, supposing)).toMatchObject({ ok: false, option: 'count' })
  })

  it('is named with its rule', () => {
    expect(beyondTheRules(settings, { decks: 6, count: 3 })).toEqual([{ option: 'decks', why: 'must be 8', rule }])
    expect(beyondTheRules(settings, { decks: 8, count: 3 })).toEqual([])
  })
})

describe('configure', () => {
  it('completes what a person wrote with the defaults, in the order of the settings', () => {
    expect(configure(every)).toEqual({ ok: true, config: DEFAULTS })
    expect(configure(every, {})).toEqual({ ok: true, config: DEFAULTS })
    const given = { plan: 'x', count: 5, zero: 'prison', display: false, limit: 9, odd: [] }
    const done = configure(every, given)
    expect(done).toEqual({ ok: true, config: given })
    expect(done.ok && Object.keys(done.config)).toEqual(Object.keys(every))
  })

  it.each<[string, Json]>([
    ['count', 2],
    ['count', 5],
    ['limit', 0],
    ['limit', 9],
    ['limit', null],
    ['zero', 'prison'],
    ['display', false],
    ['plan', ''],
    ['odd', []],
  ])('takes %s = %j', (option, value) => {
    expect(configure(every, { [option]: value })).toEqual({ ok: true, config: { ...DEFAULTS, [option]: value } })
  })

  it.each<[string, Json, string]>([
    ['count', 1, 'must be a whole number from 2 to 5'],
    ['count', 6, 'must be a whole number from 2 to 5'],
    ['count', 2.5, 'must be a whole number from 2 to 5'],
    ['count', '3', 'must be a whole number from 2 to 5'],
    ['count', null, 'must be a whole number from 2 to 5'],
    ['limit', -1, 'must be a whole number from 0 to 9'],
    ['limit', '', 'must be a whole number from 0 to 9'],
    ['zero', 'third', 'must be one of half, prison'],
    ['zero', 1, 'must be one of half, prison'],
    ['display', 'true', 'must be true or false'],
    ['display', 1, 'must be true or false'],
    ['plan', 7, 'must be a text'],
    ['odd', {}, 'is odd'],
  ])('refuses %s = %j: %s', (option, value, why) => {
    expect(configure(every, { [option]: value })).toEqual({ ok: false, code: 'bad-option', option, why })
  })

  it('refuses an option that does not exist before it looks at any value', () => {
    expect(configure(every, { count: 99, colour: 'red' })).toEqual({
      ok: false,
      code: 'unknown-option',
      option: 'colour',
      why: 'known options: count, limit, zero, display, plan, odd',
    })
    expect(configure(every, { constructor: 1 })).toMatchObject({ code: 'unknown-option', option: 'constructor' })
  })
})

describe('parseSetting', () => {
  it.each<[string, Json]>([
    ['12', 12],
    ['-3', -3],
    ['true', true],
    ['null', null],
    ['"12"', '12'],
    ['plan-1', 'plan-1'],
    ['', ''],
    ['[1,2]', [1, 2]],
    ['{"a":1}', { a: 1 }],
    ['{a:1}', '{a:1}'],
  ])('reads %j as %j', (text, value) => expect(parseSetting(text)).toEqual(value))
})

const settings = tableSettings(['red', 'black'], ['colour'])
const table = (given: { [option: string]: Json }) => configure(settings, given)
const bad = (option: string, why: string) => ({ ok: false, code: 'bad-option', option, why })

describe('the settings of every table', () => {
  it('[GEN-07 GEN-42] have these defaults: no minimum, no maximum, thirty minutes of hold', () => {
    expect(table({})).toEqual({
      ok: true,
      config: {
        seats: 8,
        chip: 100,
        plan: 'unspecified',
        min: null,
        max: null,
        limits: {},
        playerMax: null,
        tableMax: null,
        exactMultiples: false,
        instruments: [],
        exclusionMinutes: 1440,
        holdMinutes: 30,
        correctionMax: null,
        conditions: '',
      },
    })
  })

  it.each<[string, number | null, number]>([
    ['seats', 1, 1000],
    ['chip', 1, 1_000_000],
    ['min', 0, 1_000_000_000_000],
    ['max', 0, 1_000_000_000_000],
    ['playerMax', 0, 1_000_000_000_000],
    ['tableMax', 0, 1_000_000_000_000],
    ['correctionMax', 0, 1_000_000_000_000],
    ['exclusionMinutes', 1, 525_600],
  ])('%s goes from %d to %d', (option, least, most) => {
    const why = `must be a whole number from ${least} to ${most}`
    expect(table({ [option]: least })).toMatchObject({ ok: true })
    expect(table({ [option]: most })).toMatchObject({ ok: true })
    expect(table({ [option]: (least as number) - 1 })).toEqual(bad(option, why))
    expect(table({ [option]: most + 1 })).toEqual(bad(option, why))
  })

  it('[GEN-08] a minimum over the maximum cannot be configured', () => {
    expect(table({ min: 1000, max: 1000 })).toMatchObject({ ok: true })
    expect(table({ min: 1001, max: 1000 })).toEqual(bad('min', 'is over max'))
  })

  it('[GEN-08] limits name only kinds of bet the game has, so that a slip of the pen is not "no limit"', () => {
    expect(table({ limits: { green: { max: 1000 } } })).toEqual(
      bad('limits', 'knows no bet of kind green; the kinds are red, black'),
    )
  })

  it('[GEN-42] a hold of 31 minutes cannot be configured', () => {
    expect(table({ holdMinutes: 30 })).toMatchObject({ ok: true })
    expect(table({ holdMinutes: 1 })).toMatchObject({ ok: true })
    expect(table({ holdMinutes: 31 })).toEqual(bad('holdMinutes', 'must be a whole number from 1 to 30'))
    expect(table({ holdMinutes: 0 })).toEqual(bad('holdMinutes', 'must be a whole number from 1 to 30'))
  })

  it('each says what it is for and rests on a rule', () => {
    expect(Object.entries(settings).map(([name, { about, rule }]) => `${name} ${rule} ${about}`)).toEqual([
      'seats GEN-22 places at the table',
      'chip GEN-03 smallest chip; stakes are multiples',
      'plan GEN-08 reference of the approved bet plan',
      'min GEN-07 least stake of a bet, null for none',
      'max GEN-07 greatest stake of a bet, null for none',
      'limits GEN-08 limits by kind of bet, over min and max',
      'playerMax GEN-09 greatest sum of stakes of one player, null for none',
      'tableMax GEN-09 greatest sum of stakes on the table, null for none',
      'exactMultiples GEN-10 refuse stakes whose payout would be rounded',
      'instruments GEN-05 authorised instruments besides chips',
      'exclusionMinutes GEN-35 how long an exclusion lasts',
      'holdMinutes GEN-42 longest hold of a payment',
      'correctionMax GEN-38 what one person alone may correct of a round or void of a held payment, null for ten least stakes; above it takes two',
      'conditions GEN-36 special conditions of play, shown to everybody',
    ])
    expect(configure(bigSix.settings)).toMatchObject({ ok: true })
  })
})

describe('limits by kind of bet', () => {
  it.each<[Json]>([
    [{}],
    [{ red: {} }],
    [{ red: { min: 0 } }],
    [{ red: { max: 1_000_000_000_000 } }],
    [{ red: { min: 100, max: 100 } }],
    [{ red: { min: null, max: null } }],
  ])('[GEN-07 GEN-08] may be %j', (limits) => {
    expect(table({ limits })).toMatchObject({ ok: true, config: { limits } })
  })

  it.each<[Json, string]>([
    [[], 'must map a kind of bet to its limits'],
    ['red', 'must map a kind of bet to its limits'],
    [7, 'must map a kind of bet to its limits'],
    [{ red: { min: -1 } }, 'red must be {min, max} in whole units'],
    [{ red: { max: -1 } }, 'red must be {min, max} in whole units'],
    [{ red: { min: 1.5 } }, 'red must be {min, max} in whole units'],
    [{ red: { max: 1_000_000_000_001 } }, 'red must be {min, max} in whole units'],
    [{ red: { max: '100' } }, 'red must be {min, max} in whole units'],
    [{ red: { most: 100 } }, 'red must be {min, max} in whole units'],
    [{ red: { min: 1, max: 2, step: 1 } }, 'red must be {min, max} in whole units'],
    [{ red: 'none' }, 'red must be {min, max} in whole units'],
    [{ red: { min: 101, max: 100 } }, 'red has its minimum over its maximum'],
    [{ red: { max: 9 }, black: { min: 2, max: 1 } }, 'black has its minimum over its maximum'],
  ])('[GEN-08] may not be %j', (limits, why) => expect(table({ limits })).toEqual(bad('limits', why)))

  it.each<[{ [option: string]: Json }, string]>([
    [{ max: 1000, limits: { red: { min: 1001 } } }, 'red has its minimum over its maximum'],
    [{ min: 500, limits: { black: { max: 499 } } }, 'black has its minimum over its maximum'],
    [
      { min: 500, max: 1000, limits: { red: { min: 600 }, black: { min: 1001 } } },
      'black has its minimum over its maximum',
    ],
  ])('[GEN-08] may not cross those of the table: %j', (config, why) => {
    expect(table(config)).toEqual(bad('limits', why))
  })

  it.each<[{ [option: string]: Json }, string, string]>([
    [{ max: 99 }, 'max', 'leaves no stake in whole chips'],
    [{ min: 101, max: 199 }, 'max', 'leaves no stake in whole chips'],
    [{ chip: 500, min: 600, max: 900 }, 'max', 'leaves no stake in whole chips'],
    [{ min: 500, playerMax: 499 }, 'max', 'leaves no stake in whole chips'],
    [{ min: 500, tableMax: 400 }, 'max', 'leaves no stake in whole chips'],
    [{ playerMax: 99 }, 'max', 'leaves no stake in whole chips'],
    [{ playerMax: 400, limits: { red: { min: 500 } } }, 'limits', 'red leaves no stake in whole chips'],
    [{ limits: { red: { max: 99 } } }, 'limits', 'red leaves no stake in whole chips'],
    [{ max: 550, limits: { black: { min: 501 } } }, 'limits', 'black leaves no stake in whole chips'],
  ])('[GEN-08] leave a stake in whole chips, or nobody could play: %j', (config, option, why) => {
    expect(table(config)).toEqual(bad(option, why))
  })

  it.each<[{ [option: string]: Json }]>([
    [{ max: 100 }],
    [{ min: 500, playerMax: 500, tableMax: 500 }],
    [{ playerMax: 100 }],
    [{ min: 101, max: 200 }],
    [{ chip: 500, min: 600, max: 1000 }],
    // A kind that is not played at this table.
    [{ limits: { red: { max: 0 } } }],
    [{ max: 1000, limits: { red: { min: 1000 } } }],
    [{ max: 1000, limits: { red: { min: 1001, max: null } } }],
    [{ max: 1000, limits: { red: { min: 1001, max: 2000 } } }],
    [{ min: 500, limits: { red: { min: null, max: 100 } } }],
    [{ min: 500, limits: { red: { max: 500 } } }],
  ])('[GEN-07 GEN-08] prevail over those of the table: %j', (config) => {
    expect(table(config)).toMatchObject({ ok: true })
  })

  // A bare number would be read as no limit at all, and the house would believe it has one.
  it.each<[Json]>([[5000], [true], [null], [[]]])('[GEN-08] may not be %j for a kind', (red) => {
    expect(table({ limits: { red } })).toEqual(bad('limits', 'red must be {min, max} in whole units'))
  })
})

describe('instruments', () => {
  it('[GEN-05] are configured with the reference of their authorisation', () => {
    const instruments = [
      { id: 'coupon', authorisation: 'Res. 12/2023' },
      { id: 'ticket-2', authorisation: 'x' },
    ]
    expect(table({ instruments })).toMatchObject({ ok: true, config: { instruments } })
  })

  it.each<[Json, string]>([
    [{}, 'must be a list of {id, authorisation}'],
    ['coupon', 'must be a list of {id, authorisation}'],
    [[null], 'every instrument needs an id of small letters'],
    [[{}], 'every instrument needs an id of small letters'],
    [[{ id: 7, authorisation: 'x' }], 'every instrument needs an id of small letters'],
    [[{ id: 'Coupon', authorisation: 'x' }], 'every instrument needs an id of small letters'],
    [[{ id: 'coupon!', authorisation: 'x' }], 'every instrument needs an id of small letters'],
    [[{ id: '2nd', authorisation: 'x' }], 'every instrument needs an id of small letters'],
    [[{ id: 'money', authorisation: 'x' }], 'money is not free as the id of an instrument'],
    [[{ id: 'colour', authorisation: 'x' }], 'colour is not free as the id of an instrument'],
    [[{ id: 'stakes', authorisation: 'x' }], 'stakes is not free as the id of an instrument'],
    [[{ id: 'coupon' }], 'instrument coupon needs the reference of its authorisation'],
    [[{ id: 'coupon', authorisation: '' }], 'instrument coupon needs the reference of its authorisation'],
    [[{ id: 'coupon', authorisation: '  ' }], 'instrument coupon needs the reference of its authorisation'],
    [[{ id: 'coupon', authorisation: 12 }], 'instrument coupon needs the reference of its authorisation'],
  ])('[GEN-05] may not be %j', (instruments, why) => expect(table({ instruments })).toEqual(bad('instruments', why)))

  it('[GEN-05] are named as the game likes where it has no chips of its own by that name', () => {
    const instruments = [{ id: 'colour', authorisation: 'x' }]
    expect(configure(bigSix.settings, { instruments })).toMatchObject({ ok: true, config: { instruments } })
    expect(configure(rouletteFrench.settings, { instruments })).toEqual(
      bad('instruments', 'colour is not free as the id of an instrument'),
    )
  })

  it('[GEN-05] two may not share an id: a seat that leaves would hand its coupons in twice', () => {
    const coupon = { id: 'coupon', authorisation: 'Res. 1' }
    const twice = [coupon, { id: 'ticket', authorisation: 'Res. 2' }, { ...coupon, authorisation: 'Res. 3' }]
    expect(table({ instruments: twice })).toEqual(bad('instruments', 'instrument coupon stands twice'))
  })
})
