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
      pit-boss set-min value-1 2000 p
      > limits-changed GEN-08 kind=value-1 min=2000 max=2000 plan=p
      pit-boss set-max value-1 1999 p          ! minimum-over-maximum GEN-08 {"min":2000,"max":2000}
      pit-boss set-max value-1 1000000000000 p`,
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

  it('[GEN-08] offers each change with the range that keeps the minimum under the maximum', () => {
    const config = { limits: { 'value-1': { min: 500, max: 2000 }, 'value-2': { max: 900 }, 'value-5': { min: 0 } } }
    const s = open(bigSix, { opening: 'open', config })
    const ranges = (name: string) =>
      offers(bigSix, s, name, 'pit-boss').map(({ fields }) => [fields.kind, fields.amount, fields.plan])
    const plan = { any: 'word' }
    const all = { min: 0, max: 1_000_000_000_000, step: 1 }
    const rest = { oneOf: ['value-10', 'value-20', 'value-40'] }
    expect(ranges('set-min')).toEqual([
      [{ oneOf: ['value-1'] }, { min: 0, max: 2000, step: 1 }, plan],
      [{ oneOf: ['value-2'] }, { min: 0, max: 900, step: 1 }, plan],
      [{ oneOf: ['value-5'] }, all, plan],
      [rest, all, plan],
    ])
    expect(ranges('set-max')).toEqual([
      [{ oneOf: ['value-1'] }, { min: 500, max: 1_000_000_000_000, step: 1 }, plan],
      [{ oneOf: ['value-1'] }, { oneOf: [0] }, plan],
      [{ oneOf: ['value-2'] }, all, plan],
      [{ oneOf: ['value-5'] }, all, plan],
      [rest, all, plan],
    ])
    expect(offers(bigSix, s, 'set-min').map(({ by }) => by)).toEqual(Array(4).fill(['room-head', 'pit-boss']).flat())
  })
})
