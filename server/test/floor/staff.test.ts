// At a robot's table nobody does its work, in any game.

import { CATALOGUE, configure, type RuleFacts, type Table } from '@tapete/engine'
import { describe, expect, it } from 'vitest'
import { actorOf } from '../../src/floor/acting.js'
import type { Replica } from '../../src/tables/replica.js'
import { fund, withFloor } from '../floor.js'
import { does, must, player, startNode } from './node.js'

const floor = withFloor()
const STAFF = ['croupier', 'pit-boss', 'section-head', 'room-head'] as const
const PERSON = 50

/** As whom a member of staff would make a move, or the code of the refusal. */
const asked = (replica: Replica, role: string, { do: move }: RuleFacts): string => {
  const actor = actorOf({ id: PERSON, role }, replica, move)
  return typeof actor === 'string' ? actor : actor.refusal.code
}

const replicaOf = (game: (typeof CATALOGUE)[number], robot: object | null, mode = 'digital'): Replica => {
  const configured = configure(game.settings)
  if (!configured.ok) throw new Error(configured.why)
  const open: Table = game.open(configured.config)
  const state = { ...open, staff: { ...open.staff, croupier: [String(PERSON)] } }
  return { row: { mode, robot }, game, state } as unknown as Replica
}

describe.each(CATALOGUE.map((game) => [game.id, game] as const))("at a robot's %s", (_, game) => {
  it('people see to the house and to what went wrong, and to nothing else', () => {
    for (const rule of game.rules)
      for (const role of STAFF) {
        const isBoss = role !== 'croupier'
        const sees = ['household', 'irregular'].includes(rule.nature) || (rule.nature === 'errand' && isBoss)
        const dealt = rule.nature === 'chance' && !isBoss
        const expected = sees ? role : dealt ? 'chance-is-dealt' : 'robot-serves'
        expect([rule.do, role, asked(replicaOf(game, {}), role, rule)]).toEqual([rule.do, role, expected])
        // Where people serve, they do everything; the rules say who does what.
        const served = dealt ? 'chance-is-dealt' : role
        expect(asked(replicaOf(game, null), role, rule)).toBe(served)
        // What is drawn at live tables too nobody enters.
        const live = dealt && !rule.drawn ? 'chance' : served
        expect([rule.do, asked(replicaOf(game, null, 'live'), role, rule)]).toEqual([rule.do, live])
      }
  })
})

describe("at a robot's blackjack", () => {
  it('a croupier neither shuffles, nor takes the cards away, nor plays for a player; a boss neither', async () => {
    const { pool } = await floor.database()
    await fund(pool, { 1: 100_000 })
    const node = await startNode(pool)
    const [croupier, boss] = [
      { id: 50, role: 'croupier' },
      { id: 51, role: 'pit-boss' },
    ]
    await node.floor.ensureHouse([croupier.id])
    await node.floor.sit(player(1), 'mesa-6', 4)
    const before = (await node.tables.load('mesa-6'))?.version
    for (const [person, move] of [
      [croupier, { do: 'show-cards' }],
      [croupier, { do: 'shuffle' }],
      [croupier, { do: 'collect-cards' }],
      [croupier, { do: 'start' }],
      [croupier, { do: 'stand', for: 'seat:4' }],
      [croupier, { do: 'bet', on: 'main:4', amount: 5_000, for: 'seat:4' }],
      [boss, { do: 'cut', at: 100 }],
    ] as const)
      expect(await does(node, person, 'mesa-6', move)).toMatchObject({ refusal: { code: 'robot-serves' } })
    expect((await node.tables.load('mesa-6'))?.version).toBe(before)
    // Chips are changed for who asks; here a player asks by doing it.
    expect(await does(node, croupier, 'mesa-6', { do: 'buy', amount: 10_000, for: 'seat:4' })).toMatchObject({
      refusal: { code: 'player-did-not-ask', cite: 'GEN-16' },
    })
    await must(node, croupier, 'mesa-6', { do: 'warn', seat: 'seat:4', infraction: 'collusion' })
    await must(node, boss, 'mesa-6', { do: 'block-seat', seat: 'seat:1' })
    await node.stop()
  })
})
