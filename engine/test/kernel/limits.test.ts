import { describe, expect, it } from 'vitest'
import { bigSix } from '../../src/big-six/big-six.js'
import { limitsOf } from '../../src/kernel/limits.js'
import { seen } from '../../src/kernel/view.js'
import { rouletteFrench } from '../../src/roulette/roulette.js'
import { offers, open, script } from './script.js'

describe('the bet plan', () => {
  it('[GEN-07] where no limit is configured none is enforced: one chip and a fortune are both a stake', () => {
    const start = open(bigSix, { config: { chip: 1 }, seats: { 'seat:1': 1_000_000_000_000 } })
    expect(limitsOf(start, 'value-1')).toEqual({ min: null, max: null })
    script(bigSix, start, 'seat:1 bet value:1 1\nseat:1 bet value:2 999999999999')
  })

  it('[GEN-07 GEN-08] the limits of a kind come from the plan: its own first, then those of the table', () => {
    const config = {
      min: 500,
      max: 5000,
      limits: { straight: { max: 1000 }, split: { min: null }, column: { min: 2000, max: null }, dozen: {} },
    }
    const s = open(rouletteFrench, { config })
    expect(limitsOf(s, 'straight')).toEqual({ min: 500, max: 1000 })
    expect(limitsOf(s, 'split')).toEqual({ min: null, max: 5000 })
    expect(limitsOf(s, 'column')).toEqual({ min: 2000, max: null })
    expect(limitsOf(s, 'dozen')).toEqual({ min: 500, max: 5000 })
    expect(limitsOf(s, 'no-such-kind')).toEqual({ min: null, max: null })
  })

  it('[GEN-08 GEN-36] limits, plan and special conditions are shown to everybody at the table', () => {
    const config = { min: 500, max: 2000, plan: 'Res-12', conditions: 'permanencia mínima de 30 minutos' }
    const s = open(bigSix, { config })
    for (const viewer of ['public', 'seat:1', 'croupier', 'regulator'] as const)
      expect(seen(bigSix.view(s), viewer)).toMatchObject({
        config,
        limits: { 'value-1': { min: 500, max: 2000 }, 'value-40': { min: 500, max: 2000 } },
      })
  })

  it('[GEN-08] changes between rounds only, by the pit boss or the room head, with the reference of the plan', () => {
    const done = script(
      bigSix,
      open(bigSix, { config: { max: 5000 } }),
      `
      pit-boss set-min value-1 500 plan-2 ! round-in-progress GEN-08
      pit-boss set-max nothing -1 plan-2  ! round-in-progress GEN-08
      seat:1 bet value:1 100
      croupier spin clockwise
      chance stop 2
      croupier collect
      croupier set-min value-1 500 plan-2 ! not-your-move GEN-08 {"by":["room-head","pit-boss"]}
      pit-boss set-min value-1 500 plan-2
      > limits-changed GEN-08 kind=value-1 min=500 max=5000 plan=plan-2
      room-head set-max value-1 2000 plan-3
      > limits-changed GEN-08 kind=value-1 min=500 max=2000 plan=plan-3
      croupier start
      seat:1 bet value:1 100              ! under-minimum GEN-10 {"min":500,"stake":100}
      seat:1 bet value:1 2100             ! over-maximum GEN-09 {"max":2000,"stake":2100}
      seat:1 bet value:2 100
      seat:1 bet value:1 500`,
    )
    expect(done.state.limits['value-2']).toEqual({ min: null, max: 5000 })
  })

  it('[GEN-08] after a change everybody sees the plan in force and its limits, and no others', () => {
    const config = { min: 500, max: 5000, plan: 'Res-12', limits: { 'value-40': { max: 1000 } } }
    const start = open(bigSix, { opening: 'open', config })
    const before = { min: 500, max: 5000 }
    const { state } = script(
      bigSix,
      start,
      'pit-boss set-min value-1 600 Res-13\nroom-head set-max value-40 2000 Res-13',
    )
    for (const viewer of ['public', 'seat:1', 'croupier', 'regulator'] as const) {
      expect(seen(bigSix.view(start), viewer)).toMatchObject({
        config: { plan: 'Res-12', limits: { 'value-1': before, 'value-40': { min: 500, max: 1000 } } },
      })
      const shown = seen(bigSix.view(state), viewer) as { config: { limits: unknown }; limits: unknown }
      expect(shown).toMatchObject({
        config: { plan: 'Res-13' },
        limits: { 'value-1': { min: 600, max: 5000 }, 'value-2': before, 'value-40': { min: 500, max: 2000 } },
      })
      expect(shown.config.limits).toEqual(shown.limits)
    }
    // A table that was stored and a table that was played show the same.
    expect(bigSix.view(JSON.parse(JSON.stringify(state))).table).toEqual(bigSix.view(state).table)
    expect(state.config.plan).toBe('Res-12')
  })

  it('[GEN-08] what has not changed is shown as the same thing', () => {
    const s = open(bigSix, { config: { min: 500 } })
    const { state } = script(bigSix, s, 'seat:1 bet value:1 500')
    const config = (of: typeof s) => (bigSix.view(of).table as { config: unknown }).config
    expect(config(state)).toBe(config(s))
  })

  it('[GEN-08] reasons to refuse a change come in order', () => {
    const kinds = '{"kinds":["value-1","value-2","value-5","value-10","value-20","value-40"]}'
    script(
      bigSix,
      open(bigSix, { opening: 'open', config: { min: 500, max: 2000 } }),
      `
      pit-boss set-min nothing -1 p            ! no-such-kind GEN-08 ${kinds}
      pit-boss set-max toString 1 p            ! no-such-kind GEN-08 ${kinds}
      pit-boss set-min value-1 -1 p            ! limit-out-of-range GEN-08
      pit-boss set-max value-1 -1 p            ! limit-out-of-range GEN-08
      pit-boss set-max value-1 1000000000001 p ! limit-out-of-range GEN-08
      pit-boss set-min value-1 2001 p          ! minimum-over-maximum GEN-08 {"min":500,"max":2000}
      pit-boss set-max value-1 499 p           ! minimum-over-maximum GEN-08 {"min":500,"max":2000}
      pit-boss set-max value-2 550 p
      pit-boss set-min value-2 501 p           ! limit-out-of-range GEN-08 {"least":0,"most":500}
      pit-boss set-min value-5 0 p
      pit-boss set-max value-5 99 p            ! limit-out-of-range GEN-08 {"least":100,"most":1000000000000}
      pit-boss set-max value-5 100 p
      pit-boss set-min value-1 2000 p
      > limits-changed GEN-08 kind=value-1 min=2000 max=2000 plan=p
      pit-boss set-max value-1 1999 p          ! minimum-over-maximum GEN-08 {"min":2000,"max":2000}
      pit-boss set-max value-1 1000000000000 p`,
    )
  })

  it('[GEN-08] a stake between them divides where it must, and is one a player may make', () => {
    const config = { chip: 1, exactMultiples: true, playerMax: 5001, tableMax: 8000 }
    script(
      rouletteFrench,
      open(rouletteFrench, { opening: 'open', config }),
      `
      pit-boss set-min two-columns 5001 p ! limit-out-of-range GEN-08 {"least":0,"most":5000}
      pit-boss set-min two-columns 5000 p
      pit-boss set-min straight 5002 p    ! limit-out-of-range GEN-08 {"least":0,"most":5001}
      pit-boss set-min straight 5001 p
      pit-boss set-max two-dozens 1 p     ! limit-out-of-range GEN-08 {"least":2,"most":1000000000000}
      pit-boss set-max two-dozens 3 p
      pit-boss set-min two-dozens 3 p     ! limit-out-of-range GEN-08 {"least":0,"most":2}`,
    )
    const small = open(rouletteFrench, { opening: 'open', config: { ...config, tableMax: 3000 } })
    script(
      rouletteFrench,
      small,
      'pit-boss set-min straight 3001 p ! limit-out-of-range GEN-08 {"least":0,"most":3000}',
    )
  })

  it('[GEN-07 GEN-08] zero takes a limit away', () => {
    const done = script(
      bigSix,
      open(bigSix, { opening: 'open', config: { min: 500, max: 2000 } }),
      `
      pit-boss set-max value-1 0 p
      > limits-changed GEN-08 kind=value-1 min=500 max=null plan=p
      pit-boss set-min value-1 0 p
      > limits-changed GEN-08 kind=value-1 min=null max=null plan=p
      pit-boss set-min value-1 1000000000000 p
      pit-boss set-max value-1 999999999999 p ! minimum-over-maximum GEN-08 {"min":1000000000000,"max":null}`,
    )
    expect(done.state.limits['value-1']).toEqual({ min: 1_000_000_000_000, max: null })
  })

  it('[GEN-08] offers each change with the range that leaves a stake in whole chips between the two', () => {
    const config = { limits: { 'value-1': { min: 450, max: 2000 }, 'value-2': { max: 950 }, 'value-5': { min: 0 } } }
    const s = open(bigSix, { opening: 'open', config })
    const ranges = (name: string) =>
      offers(bigSix, s, name, 'pit-boss').map(({ fields }) => [fields.kind, fields.amount, fields.plan])
    const plan = { any: 'word' }
    const all = { min: 0, max: 1_000_000_000_000, step: 1 }
    const chip = { ...all, min: 100 }
    const none = { oneOf: [0] }
    const rest = { oneOf: ['value-5', 'value-10', 'value-20', 'value-40'] }
    expect(ranges('set-min')).toEqual([
      [{ oneOf: ['value-1'] }, { min: 0, max: 2000, step: 1 }, plan],
      [{ oneOf: ['value-2'] }, { min: 0, max: 900, step: 1 }, plan],
      [rest, all, plan],
    ])
    expect(ranges('set-max')).toEqual([
      [{ oneOf: ['value-1'] }, { ...all, min: 500 }, plan],
      [{ oneOf: ['value-1'] }, none, plan],
      [{ oneOf: ['value-2', ...rest.oneOf] }, chip, plan],
      [{ oneOf: ['value-2', ...rest.oneOf] }, none, plan],
    ])
    expect(offers(bigSix, s, 'set-min').map(({ by }) => by)).toEqual(Array(3).fill(['room-head', 'pit-boss']).flat())
  })
})
