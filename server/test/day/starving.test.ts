// A machine that has no processor for the day is told from a house that does not answer.

import { describe, expect, it } from 'vitest'
import { isStarving, waitedMs, watchMachine } from '../../src/day/starving.js'

const waited = (...each: readonly (readonly [number, number])[]) => new Map(each)

describe('a machine without a processor for the house', () => {
  it('is one where a thread waits for most of the time', () => {
    expect(isStarving(waited([1, 100], [2, 0]), waited([1, 600], [2, 0]), 1_000)).toBe(false)
    expect(isStarving(waited([1, 100], [2, 0]), waited([1, 100], [2, 501]), 1_000)).toBe(true)
  })

  it('is not one where a process is new, or gone', () => {
    expect(isStarving(waited([1, 0]), waited([1, 0], [2, 9_000]), 1_000)).toBe(false)
    expect(isStarving(waited([1, 0], [2, 0]), waited([1, 0]), 1_000)).toBe(false)
  })

  it('makes nobody tired, nor a fault wait, where there is one', async () => {
    const machine = watchMachine(
      () => [],
      () => {},
    )
    expect(machine.patience(-1)()).toBe(true)
    expect(machine.patience(60_000)()).toBe(false)
    await machine.breathes(60_000)
    expect(machine.starvedMs()).toBe(0)
    machine.stop()
  })

  it.runIf(process.platform === 'linux')('is read from what Linux counts, of processes that are there', () => {
    expect(waitedMs(process.pid)).toBeGreaterThanOrEqual(0)
    expect(waitedMs(2 ** 30)).toBeUndefined()
  })
})
