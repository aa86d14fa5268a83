// The same key answers the same, whatever the person has done since.

import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import type { Answer } from '../../src/tables/command.js'
import { fund, withFloor } from '../floor.js'
import { does, FAST, must, player, startNode } from './node.js'

const floor = withFloor()
const SLOW = { ...FAST, 'first-bets': 600_000, 'last-bets': 100_000 }

const open = async () => {
  const { pool } = await floor.database()
  await fund(pool, { 1: 1_000_000, 2: 1_000_000 })
  const node = await startNode(pool, { pace: SLOW })
  await node.floor.ensureHouse()
  return node
}

const again = (first: Answer): Answer => ({ ...first, repeated: true }) as Answer

describe('repeated under the same key', () => {
  it('a leave, from the seat or by its route', async () => {
    const node = await open()
    await node.floor.sit(player(1), 'mesa-1', 2)
    await must(node, player(1), 'mesa-1', { do: 'buy', amount: 10_000 })
    const key = randomUUID()
    const left = await does(node, player(1), 'mesa-1', { do: 'leave' }, key)
    expect(left.ok && left.events.map(({ type }) => type)).toEqual(['chips-cashed', 'seat-freed'])
    expect(await does(node, player(1), 'mesa-1', { do: 'leave' }, key)).toEqual(again(left))
    expect(await node.floor.leave(player(1), 'mesa-1', key)).toEqual(again(left))
    // Somebody sits there now; the key still says what it said.
    await node.floor.sit(player(2), 'mesa-1', 2)
    expect(await does(node, player(1), 'mesa-1', { do: 'leave' }, key)).toEqual(again(left))
    expect(await does(node, player(2), 'mesa-1', { do: 'leave' }, key)).toMatchObject({
      refusal: { code: 'key-reused' },
    })
    expect(await node.floor.leave(player(1), 'mesa-1')).toMatchObject({ refusal: { code: 'not-seated' } })
    await node.stop()
  })

  it('a sit, from the move or by its route, though the person sits elsewhere by now', async () => {
    const node = await open()
    const [key, other] = [randomUUID(), randomUUID()]
    const sat = await does(node, player(1), 'mesa-1', { do: 'sit', seat: 4 }, key)
    expect(sat.ok && sat.events.map(({ type, seat }) => [type, seat])).toEqual([['seat-taken', 'seat:4']])
    expect(await does(node, player(1), 'mesa-1', { do: 'sit', seat: 4 }, key)).toEqual(again(sat))
    await node.floor.leave(player(1), 'mesa-1')
    const taken = await node.floor.sit(player(1), 'mesa-1', 5, other)
    expect(await node.floor.sit(player(1), 'mesa-1', 5, other)).toEqual(taken)
    expect(await does(node, player(1), 'mesa-1', { do: 'sit', seat: 4 }, key)).toEqual(again(sat))
    expect((await node.tables.load('mesa-1'))?.state.seats).toHaveProperty(['seat:5'])
    await node.stop()
  })

  it('a purchase of a seat the person has left, and taken another', async () => {
    const node = await open()
    const key = randomUUID()
    await node.floor.sit(player(1), 'mesa-1', 1)
    const bought = await does(node, player(1), 'mesa-1', { do: 'buy', amount: 5_000 }, key)
    await node.floor.leave(player(1), 'mesa-1')
    expect(await does(node, player(1), 'mesa-1', { do: 'buy', amount: 5_000 }, key)).toEqual(again(bought))
    await node.floor.sit(player(1), 'mesa-1', 3)
    expect(await does(node, player(1), 'mesa-1', { do: 'buy', amount: 5_000 }, key)).toEqual(again(bought))
    expect(await does(node, player(1), 'mesa-1', { do: 'buy', amount: 6_000 }, key)).toMatchObject({
      refusal: { code: 'key-reused' },
    })
    await node.stop()
  })

  it('a continue that begins with a draw, and one of many steps', async () => {
    const node = await open()
    const made = await node.floor.practice(player(1), 'roulette-french')
    if (!made.ok) throw new Error(made.refusal.code)
    const go = (key: ReturnType<typeof randomUUID>) => does(node, player(1), made.table, { do: 'continue' }, key)
    await must(node, player(1), made.table, { do: 'continue' })
    for (;;) {
      const now = await node.tables.load(made.table)
      if (now?.game.due(now.state)[0]?.option.by === 'chance') break
      await must(node, player(1), made.table, { do: 'continue', step: 'one' })
    }
    const key = randomUUID()
    const first = await go(key)
    const version = (await node.tables.load(made.table))?.version
    expect(await go(key)).toEqual(again(first))
    expect(await node.floor.act(player(1), made.table, { move: { do: 'continue' }, key, expected: 1 })).toEqual(
      again(first),
    )
    expect((await node.tables.load(made.table))?.version).toBe(version)
    await node.stop()
  })
})
