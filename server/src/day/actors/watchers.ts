// Those who watch: the regulator who exports and verifies, spectators without a seat, screens on the wall; and the operators,
// who make accounts, shut and open them.

import type { Random } from '@tapete/engine/testkit'
import { verifyFile } from '../../verify/verify.js'
import type { AdminEntry, ErrorAnswer, Role, VerifyReport, Wall } from '../../wire/index.js'
import { type Client, clientOf } from '../client.js'
import { type Ear, listen } from '../ear.js'
import { findDayGame } from '../games.js'
import { type Actor, count, type World, wrong } from '../world.js'
import type { Reception } from './reception.js'

const REGULATOR_MS = 4_000
const SPECTATOR_MS = 3_000
const OPERATOR_MS = 5_000
const STAFF: readonly Exclude<Role, 'guest'>[] = [
  'player',
  'croupier',
  'pit-boss',
  'room-head',
  'operator',
  'regulator',
]
const WHY = 'the day'

export const regulatorOf = (world: World, who: Client): Actor => {
  const exported = async (table: string, as: string): Promise<string | undefined> => {
    const { status, body } = await who.sure<string | ErrorAnswer>('GET', `/api/tables/${table}/export${as}`)
    if (typeof body === 'string' && status === 200) return body
    const { error } = body as Partial<ErrorAnswer>
    if (error?.code !== 'round-in-progress') wrong(world, `${table} was not exported: ${JSON.stringify(body)}`)
    return undefined
  }
  /** As it is published: whoever signs must have this key. */
  let key: string | undefined
  const held = (table: string, { ok, checks }: Pick<VerifyReport, 'ok' | 'checks'>): void => {
    count(world, 'logs verified')
    if (!ok) wrong(world, `${table} does not verify: ${JSON.stringify(checks.filter(({ first }) => first))}`)
  }
  return {
    name: 'regulator',
    pause: (dice) => REGULATOR_MS / 2 + dice.below(REGULATOR_MS),
    turn: async (dice) => {
      const { id } = dice.pick(world.plan.tables)
      const file = await exported(id, dice.chance(0.5) ? '?as=auditor' : '')
      key ??= (await who.sure<{ readonly key: string }>('GET', '/api/health')).body.key
      if (file !== undefined) held(id, await verifyFile([Buffer.from(file)], { key, find: findDayGame }))
      const { status, body } = await who.sure<{ readonly entries: readonly AdminEntry[] }>('GET', '/api/administration')
      if (status !== 200 || body.entries.length === 0) wrong(world, `no record of administration: ${status}`)
    },
    leave: () => Promise.resolve(),
  }
}

export const spectatorOf = (world: World, reception: Reception, index: number): Actor => {
  const name = `mirón ${index}`
  const passerBy = clientOf(world, `${name} outside`, index)
  let client: Client | undefined
  let ear: Ear | undefined
  return {
    name,
    pause: (dice) => SPECTATOR_MS / 2 + dice.below(SPECTATOR_MS),
    turn: async (dice: Random) => {
      client ??= await reception.guest(name, dice.below(2))
      const { id } = dice.pick(world.plan.tables)
      if (!world.plan.lockstep && (!ear || dice.chance(0.3))) {
        ear?.close()
        ear = listen(world, client, id)
      } else await client.look(id)
      const { status, body } = await passerBy.sure<Wall>('GET', `/api/display/${id}`)
      if (status !== 200 || !('view' in body)) wrong(world, `${id} is not on the wall: ${status}`)
      else world.witness.view(passerBy.person, id, body.version, { table: body.view })
      const { status: shut } = await passerBy.sure('GET', `/api/tables/${id}`)
      if (shut !== 401) wrong(world, `${id} was shown to nobody: ${shut}`)
    },
    leave: () => {
      ear?.close()
      return Promise.resolve()
    },
  }
}

export const operatorOf = (world: World, reception: Reception): Actor => {
  const [operator] = reception.operators
  let made = 0
  return {
    name: 'operator',
    pause: (dice) => OPERATOR_MS / 2 + dice.below(OPERATOR_MS),
    turn: async (dice) => {
      const role = dice.pick(STAFF)
      const client = await reception.account(`persona ${made++}`, role, dice.below(2))
      if (role === 'operator' || role === 'regulator') return
      const { id } = client.person
      const shut = await operator.sure('POST', `/api/people/${id}/disable`, { why: WHY })
      const { status } = await clientOf(world, client.name, dice.below(2)).sure('POST', '/api/login', {
        ...{ name: client.name, password: client.password },
      })
      if (shut.status === 200 && status === 200) wrong(world, `${client.name} is disabled and came in`)
      await operator.sure('POST', `/api/people/${id}/enable`, { why: WHY })
      count(world, 'accounts shut and opened')
    },
    leave: () => Promise.resolve(),
  }
}
