import { describe, expect, it } from 'vitest'
import { bigSix } from '../../src/big-six/big-six.js'
import type { Event, Move } from '../../src/kernel/contract.js'
import { replay } from '../../src/kernel/replay.js'
import { openingMoves } from '../../src/kernel/scenario.js'
import { read, settings } from './script.js'

const config = settings(bigSix, { max: 2000 })
const log: Move[] = [
  ...openingMoves('betting', { 'seat:1': 5000, 'seat:2': 5000 }),
  ...[
    'seat:1 bet value:5 500',
    'croupier bet value:1 300 for=seat:2',
    'croupier spin clockwise',
    'croupier find-bet value:10 3000 seat:2',
    'chance stop 5',
    'croupier notify-room-head value:10 seat:2',
    'croupier collect',
    'pit-boss hold seat:1',
    'croupier pay',
    'clock time 1800',
  ].map((line) => read(bigSix, line)),
]

describe('replay', () => {
  it('[GEN-40] the recorded moves give the same table and the same events, as the recording of the room would', () => {
    let live = bigSix.open(config)
    const events: Event[] = []
    for (const move of log) {
      const step = bigSix.step(live, move)
      if (!step.ok) throw new Error(step.refusal.code)
      live = step.state
      events.push(...step.events)
    }
    const stored = JSON.parse(JSON.stringify(log)) as Move[]
    expect(replay(bigSix, config, stored)).toEqual({ ok: true, state: live, events })
    expect(live.accounts).toMatchObject({ 'seat:1': 7500, 'seat:2': 2700, bank: -200 })
    expect(events.at(-1)?.type).toBe('hold-paid')
  })

  it('[GEN-40] every prefix of the record is a table, move by move', () => {
    for (let count = 0; count <= log.length; count += 1)
      expect(replay(bigSix, config, log.slice(0, count))).toMatchObject({ ok: true })
    expect(replay(bigSix, config, [])).toEqual({ ok: true, state: bigSix.open(config), events: [] })
  })

  it('stops at the first move that is refused, and says which and why', () => {
    const forged = [...log.slice(0, 3), { by: 'croupier', do: 'start' } as Move, ...log.slice(3)]
    const step = bigSix.step(bigSix.open(config), { by: 'croupier', do: 'start' })
    expect(replay(bigSix, config, forged)).toEqual({ ok: false, at: 3, refusal: step.ok ? null : step.refusal })
  })
})
