// A table that nobody staffs: the player pulls, chance answers by itself, the machine pays.

import { describe, expect, it } from 'vitest'
import { weighted } from '../../src/draws/bounded.js'
import { auditHouse } from '../../src/verify/house-audit.js'
import { type Body, guest, someone } from '../http/client.js'
import { done, find, join, kitHouse, refused, seedWhere, seenAfter, walletOf } from './house.js'

const RESULTS = ['nothing', 'three-bells', 'nothing']
const WEIGHTS = [11, 1]
const house = kitHouse({
  draws: seedWhere((stream) => RESULTS.every((result) => (weighted(WEIGHTS, stream) === 0) === (result === 'nothing'))),
})

describe.each(['maquina', 'maquina-robot'])('%s', (table) => {
  it('is open by itself, sells chips, takes bets, turns its reels, pays, and lets go', async () => {
    const { url } = house()
    const player = await guest(url)
    const live = await join(player, table, 1, 10_000)
    expect(live.messages[0]).toMatchObject({ view: { status: 'open', phase: 'idle' }, you: { actor: 'seat:1' } })
    const chips: number[] = []
    for (const [index, result] of RESULTS.entries()) {
      done(await player.move(table, { do: 'bet', on: 'line', amount: 1_000 }))
      const key = crypto.randomUUID()
      live.send({ type: 'move', key, move: { do: 'pull' } })
      const { version } = await live.next((message) => message.key === key)
      const stopped = await seenAfter(live, version, ({ view }) => view.phase === 'idle')
      expect(stopped.events.find(({ type }: Body) => type === 'reels-stopped')).toMatchObject({ result })
      expect(stopped.view).toMatchObject({ round: index + 1, bets: [], play: { result } })
      chips.push(stopped.view.seats['seat:1'].chips)
    }
    expect(chips).toEqual([9_000, 19_000, 18_000])
    done(await player.post(`/api/tables/${table}/leave`))
    expect(await walletOf(player)).toBe(1_008_000)
    await live.close()
  })

  it('says of every entry who made it: a player, chance, and at the beginning the house', async () => {
    const boss = await someone(house().url, 'pit-boss')
    const { entries } = done(await boss.get(`/api/tables/${table}/log?from=1`))
    expect(entries.map(({ move }: Body) => `${move.by} ${move.do}`)).toEqual([
      'pit-boss open',
      'seat:1 sit',
      'seat:1 buy',
      ...RESULTS.flatMap(() => ['seat:1 bet', 'seat:1 pull', 'chance reels']),
      'seat:1 leave',
    ])
    expect(new Set(entries.map(({ role }: Body) => role))).toEqual(new Set(['house', 'guest', 'chance']))
    const round = done(await boss.get(`/api/tables/${table}/rounds/2`))
    expect(round.entries.map(({ move }: Body) => move.do)).toEqual(['bet', 'pull', 'reels'])
  })

  it("lets nobody do chance's work, nor needs anybody's", async () => {
    const { url } = house()
    const player = await guest(url)
    const live = await join(player, table, 1, 1_000)
    done(await player.move(table, { do: 'bet', on: 'line', amount: 1_000 }))
    const { version } = done(await player.move(table, { do: 'pull' }))
    const forged = { do: 'reels', result: 'three-bells' }
    expect(refused(await player.move(table, forged))).toBe('not-your-move')
    for (const role of ['croupier', 'pit-boss', 'room-head', 'operator', 'regulator'] as const) {
      const who = await someone(url, role)
      refused(await who.move(table, forged))
      const { options } = done(await who.get(`/api/tables/${table}/options`))
      const offered = options.map((option: Body) => option.do)
      expect(offered.filter((name: string) => !['suspend', 'resume'].includes(name))).toEqual([])
    }
    await seenAfter(live, version, ({ view }) => view.phase === 'idle')
    done(await player.post(`/api/tables/${table}/leave`))
    await live.close()
  })
})

it('leaves the books of the house in order', async () => {
  expect(await auditHouse(house().house.pool, find)).toMatchObject({ ok: true })
})
