// The measurements in short: that they measure what they say. How fast it was is for a quiet machine to say.

import { beforeAll, describe, expect, it } from 'vitest'
import { build } from '../floor.js'

type Bench = typeof import('../../src/bench/index.js')
let bench: Bench
beforeAll(async () => {
  await build()
  // The measured house is a process of its own: it runs what was built.
  const built = new URL('../../dist/bench/index.js', import.meta.url).href
  bench = (await import(/* @vite-ignore */ built)) as Bench
}, 180_000)

describe('the bench', () => {
  it('gives a ratio for each number of writers, within those of its turns', async () => {
    const measured = await bench.benchCommands([1, 4], 2, 150)
    expect(measured.map(({ writers }) => writers)).toEqual([1, 4])
    for (const { commandsPerSecond, insertsPerSecond, ratio, ratios } of measured) {
      expect(Math.min(commandsPerSecond, insertsPerSecond)).toBeGreaterThan(0)
      expect(ratio).toBeGreaterThanOrEqual(ratios[0])
      expect(ratio).toBeLessThanOrEqual(ratios[1])
    }
  })

  it('has every client make its moves, and hear of everybody at its table', async () => {
    const measured = await bench.benchLive({ clients: 6, tables: 2, moves: 3, thinkMs: 100, longLog: 300 })
    expect(measured).toMatchObject({ clients: 6, tables: 2, moves: 18 })
    const { p50, p90, p99, max } = measured.milliseconds
    expect([p50, p90, p99, max].every((each, index, all) => each > 0 && each >= (all[index - 1] ?? 0))).toBe(true)
    expect(measured.cpuMsPerMove).toBeGreaterThan(0)
    // A patch, not the table: that is more than 4,000 bytes.
    expect(measured.bytesPerMessage).toBeLessThan(2_500)
    const { besideGreedy } = measured
    expect(besideGreedy?.milliseconds.p99).toBeGreaterThan(0)
    // The greedy one was there: what they may have they had, what a guest may not was refused.
    expect(besideGreedy?.answers).toMatchObject({ 'login 200': 2, 'games 200': 1 })
    for (const what of ['export 200', 'export 403', 'verify 200', 'proofs 200'])
      expect([what, (besideGreedy?.answers[what] ?? 0) > 0]).toEqual([what, true])
  })

  it('opens, exports and verifies a long log', async () => {
    const { parts, ...measured } = await bench.benchLongLog(1_500)
    expect(measured.ok).toBe(true)
    // The round that was being played is played to its end, and then the seats are left.
    expect(measured.entries).toBeGreaterThanOrEqual(1_500)
    expect(measured.entries).toBeLessThan(1_550)
    expect(parts.map(({ part }) => part)).toEqual(['open', 'export', 'verify'])
    for (const { residentMegabytes } of parts) expect(residentMegabytes).toBeGreaterThan(0)
  })
})
