// Somebody who plays: comes in, takes a seat, buys, stakes, answers, leaves, comes again. Some of what they send is illegal,
// twice, late, or meant for a table that has gone on.

import { setTimeout as sleep } from 'node:timers/promises'
import type { Option } from '@tapete/engine'
import type { Random } from '@tapete/engine/testkit'
import { purchase } from '../../robots/policy.js'
import type { Intent, Me, Own } from '../../wire/index.js'
import type { Answered, Asked } from '../book.js'
import { type Client, keyFrom } from '../client.js'
import { type Ear, listen } from '../ear.js'
import type { DayTable } from '../plan.js'
import { type Actor, count, type World, wrong } from '../world.js'
import { intentOf, ofNature, someOf, strayOf } from './choosing.js'
import type { Reception } from './reception.js'

const THINK_MS = 1_400
const CHIPS_STAKES = 40
const GUESTS_OF_TEN = 4
const LEAVING_TRIES = 240
const LEAVING_MS = 250

interface Sent {
  readonly table: string
  readonly move: Intent
  readonly key: string
}

interface Place {
  readonly version: number
  readonly own: Own
  readonly min: number
}

export const playerOf = (world: World, reception: Reception, index: number): Actor => {
  const { plan } = world
  const name = `jugador ${index}`
  let client: Client | undefined
  let table: DayTable | undefined
  let ear: Ear | undefined
  let last: Sent | undefined

  const rise = (): void => {
    ear?.close()
    ear = undefined
    table = undefined
  }

  const arrive = async (dice: Random): Promise<void> => {
    const door = dice.below(2)
    client = dice.below(10) < GUESTS_OF_TEN ? await reception.guest(name, door) : await reception.newcomer(name, door)
  }

  /** Undefined when no answer came: then it is asked again at the door, under the same key. */
  const overSocket = async (who: Client, at: DayTable, move: Intent, key: string): Promise<Answered | undefined> => {
    if (!ear?.seen()) return undefined
    const asked: Asked = { key, table: at.id, person: who.person.id, role: who.person.role, move, lost: 0 }
    world.book.asked.set(key, asked)
    world.journal.note('ask', { by: name, person: who.person.id, socket: true, table: at.id, key, move })
    const answer = await ear.ask(move, key)
    if (answer) asked.answer = answer
    else asked.lost += 1
    count(world, !answer ? 'answers lost' : answer.ok ? 'moves done' : `refused ${answer.code}`)
    return answer
  }

  const send = async (who: Client, at: DayTable, move: Intent, dice: Random): Promise<boolean> => {
    const key = keyFrom(dice, who)
    const answer =
      (dice.chance(0.5) && (await overSocket(who, at, move, key))) || (await who.move(at.id, move, { key }))
    // Whoever sits down where they sit is told so, and nothing is written under the key.
    if (answer.ok && answer.events.length > 0) last = { table: at.id, move, key }
    return answer.ok
  }

  const sit = async (who: Client, dice: Random): Promise<void> => {
    const chosen = dice.pick(plan.tables)
    if (!(await send(who, chosen, { do: 'sit' }, dice))) return
    table = chosen
    if (!plan.lockstep) ear = listen(world, who, chosen.id)
  }

  const place = async (who: Client, at: DayTable): Promise<Place | undefined> => {
    const heard = ear?.seen()
    if (heard) return { version: heard.version, own: heard.own, min: minOf(heard.table.config) }
    const looked = await who.look(at.id)
    return looked && { version: looked.version, own: looked.seen, min: minOf(looked.table.config) }
  }

  const wished = (at: DayTable, { own, min }: Place, dice: Random): Intent | undefined => {
    const { options } = own
    const seat = own.mine.seats?.[`seat:${own.you.seat}`]
    const decisions = ofNature(at.game, options, 'decision')
    if (decisions.length > 0 && dice.chance(0.9)) return someOf(decisions, dice)
    if ((seat?.chips ?? 0) < min && dice.chance(0.8)) {
      const bought = purchase(options, min * CHIPS_STAKES)
      if (bought) return intentOf(bought)
    }
    const stakes = ofNature(at.game, options, 'stake')
    if (stakes.length > 0 && dice.chance(0.9)) return someOf(stakes, dice)
    return dice.chance(0.3) ? someOf(without(options, 'leave'), dice) : undefined
  }

  /** The same at once through both doors: done once, and whoever is answered is told the same. */
  const twice = async (who: Client, at: DayTable, move: Intent, dice: Random): Promise<void> => {
    const key = keyFrom(dice, who)
    const answers = await Promise.all([who.move(at.id, move, { key }), who.move(at.id, move, { key })])
    const versions = new Set(answers.flatMap((answer) => (answer.ok ? [answer.version] : [])))
    if (versions.size > 1) wrong(world, `${name}: ${key} was done at ${[...versions].join(' and ')}`)
    count(world, 'sent twice')
  }

  /** What was done long ago, again: the same answer. And something else under its key: a refusal. */
  const late = async (who: Client, { table: where, move, key }: Sent, dice: Random): Promise<void> => {
    const again = await who.move(where, move, { key })
    if (!again.ok) wrong(world, `${name}: ${key}, done before, was answered ${again.code}`)
    const other: Intent = { ...move, do: `other-${dice.below(1_000)}` }
    const reply = await who.sure<{ readonly error?: { readonly code: string } }>('POST', `/api/tables/${where}/moves`, {
      ...{ move: other, key },
    })
    if (reply.body.error?.code !== 'key-reused')
      wrong(world, `${name}: another move under ${key} was answered ${reply.status} ${JSON.stringify(reply.body)}`)
    count(world, 'sent late')
  }

  const outdated = async (who: Client, at: DayTable, now: Place, move: Intent, dice: Random): Promise<void> => {
    const answer = await who.move(at.id, move, { key: keyFrom(dice, who), expected: Math.max(0, now.version - 1) })
    if (answer.ok) wrong(world, `${name}: a move for version ${now.version - 1} was done at ${answer.version}`)
    count(world, 'sent for an older table')
  }

  const play = async (who: Client, at: DayTable, dice: Random): Promise<void> => {
    const now = await place(who, at)
    // Sent away, or away for so long that the seat was freed.
    if (!now || now.own.you.seat === null) return rise()
    const intent = dice.below(100)
    const move = wished(at, now, dice)
    if (intent < 3) {
      if (await send(who, at, { do: 'leave' }, dice)) rise()
    } else if (intent < 12) await who.move(at.id, strayOf(at.game, now.own.options, dice), { key: keyFrom(dice, who) })
    else if (intent < 16 && last) await late(who, last, dice)
    else if (intent < 18) ear?.drop()
    else if (move && intent < 24) await twice(who, at, move, dice)
    else if (move && intent < 27) await outdated(who, at, now, move, dice)
    else if (move) await send(who, at, move, dice)
  }

  return {
    name,
    pause: (dice) => THINK_MS / 2 + dice.below(THINK_MS),
    turn: async (dice) => {
      if (!client) await arrive(dice)
      else if (!table) await sit(client, dice)
      else await play(client, table, dice)
    },
    leave: async () => {
      const who = client
      rise()
      if (!who) return
      const isTired = world.machine.patience(LEAVING_TRIES * LEAVING_MS)
      for (let tries = 0; ; tries += 1) {
        const { body } = await who.sure<Me>('GET', '/api/me')
        // The wallet is read anew: it may have been looked at before the last chips came.
        if (body.seats.length === 0) return reception.cashOut(who, (await who.sure<Me>('GET', '/api/me')).body.wallet)
        if (tries >= LEAVING_TRIES && isTired())
          return wrong(world, `${name} (${who.person.id}) cannot leave ${JSON.stringify(body.seats)}`)
        if (tries % 20 === 0) for (const { table: at } of body.seats) await who.move(at, { do: 'leave' })
        await sleep(LEAVING_MS)
      }
    },
  }
}

const minOf = (config: { readonly min?: unknown; readonly chip?: unknown }): number =>
  Math.max(Number(config.min ?? 0), Number(config.chip ?? 1))

const without = (options: readonly Option[], name: string): Option[] => options.filter((option) => option.do !== name)
