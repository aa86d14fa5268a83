// A day follows from its seed alone.

import { CATALOGUE } from '@tapete/engine'
import { describe, expect, it } from 'vitest'
import { comesAt, diceOf, FAULTS, FAULTS_LEAST, houseFileOf, planOf } from '../../src/day/plan.js'

const DAY = { seed: 11, minutes: 10, players: 100 }

describe('the plan of a day', () => {
  it('is the same for the same seed and another for another', () => {
    expect(planOf(DAY).planned).toEqual(planOf(DAY).planned)
    expect(planOf({ ...DAY, seed: 12 }).planned).not.toEqual(planOf(DAY).planned)
    const thrown = (seed: number, who: string, turn: number) => diceOf(seed, who, turn).below(1_000_000)
    expect(thrown(11, 'ana', 3)).toBe(thrown(11, 'ana', 3))
    expect(
      new Set([thrown(11, 'ana', 3), thrown(12, 'ana', 3), thrown(11, 'beto', 3), thrown(11, 'ana', 4)]).size,
    ).toBe(4)
  })

  it('has every kind of fault before one comes again, each while people play', () => {
    const { planned, lengthMs } = planOf(DAY)
    expect(
      planned
        .slice(0, FAULTS.length)
        .map(({ kind }) => kind)
        .sort(),
    ).toEqual([...FAULTS].sort())
    for (const { at } of planned) expect(at).toBeLessThan(lengthMs)
    expect(planOf({ ...DAY, faults: [] }).planned).toEqual([])
  })

  it('leaves time to recover after a fault that took long, and has none after its end', () => {
    const { planned, lengthMs } = planOf(DAY)
    const [first] = planned
    if (!first) throw new Error('no fault')
    const struck = FAULTS_LEAST
    expect(comesAt({ lengthMs }, first, { over: Number.NEGATIVE_INFINITY, struck })).toBe(first.at)
    expect(comesAt({ lengthMs }, first, { over: first.at, struck })).toBe(first.at + 4_000)
    expect(comesAt({ lengthMs }, first, { over: lengthMs - 4_000, struck })).toBeUndefined()
    // Late, but not left out.
    expect(comesAt({ lengthMs }, first, { over: lengthMs, struck: struck - 1 })).toBe(lengthMs + 4_000)
  })

  it('has every game of the catalogue at a table the house draws for and at a live one', () => {
    const { tables } = planOf(DAY)
    for (const { id } of CATALOGUE)
      expect(tables.filter(({ game }) => game.id === id).map(({ mode }) => mode)).toEqual(['digital', 'live'])
    expect(tables.some(({ game }) => game.rules.some((rule) => rule.hides))).toBe(true)
    expect(houseFileOf(planOf(DAY))).toMatchObject({ guests: true })
  })
})
