// A hall of 500, each on a socket of their own: what a step changes is told once for everybody, and besides to whom it
// concerns.

import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { auditHouse } from '../../src/verify/house-audit.js'
import { type Body, type Client, guest, someone } from '../http/client.js'
import { crowd, type Ear, listen } from './crowd.js'
import { done, find, kitHouse } from './house.js'

const house = kitHouse()
const HALL = 'sala'
const SEATS = 500
/** Who buys cards, by their place in the list. */
const BUYERS = [6, 249, 499] as const

let croupier: Client
let atConsole: Ear
let atDoor: Ear
let players: Client[]
let ears: Ear[]

const player = (index: number): Client => players[index] as Client
const toldAll = (version: number): Promise<Body[]> => Promise.all(ears.map((ear) => ear.told(version)))
const without = ({ own: _, ...message }: Body): Body => message

beforeAll(async () => {
  const { url } = house()
  croupier = await someone(url, 'croupier')
  players = await crowd(SEATS, () => guest(url))
  await crowd(SEATS, async (index) => done(await player(index).post(`/api/tables/${HALL}/sit`, { seat: index + 1 })))
  for (const index of BUYERS) done(await player(index).move(HALL, { do: 'buy', amount: 5_000 }))
  ears = await crowd(SEATS, (index) => listen(player(index), HALL))
  atConsole = await listen(croupier, HALL)
  atDoor = await listen(await guest(url), HALL)
  await toldAll(done(await croupier.move(HALL, { do: 'start' })).version)
}, 240_000)

afterAll(async () => {
  await Promise.all([atConsole, atDoor, ...ears].map((ear) => ear.close()))
})

it('a card that one of them buys is one public patch, and one private one', async () => {
  const [buyer] = BUYERS
  const { version } = done(await player(buyer).move(HALL, { do: 'bet', on: 'card', amount: 1_000 }))
  const all = await toldAll(version)
  const step = without(all[buyer])
  expect(step.patch).toEqual([
    { op: 'add', path: '/bets/0', value: { seat: 'seat:7', on: 'card', with: 'money', amount: 1_000 } },
  ])
  expect(all[buyer].own).toContainEqual({ op: 'replace', path: '/mine/seats/seat:7/chips', value: 4_000 })
  const others = new Set(all.filter((_, index) => index !== buyer).map((message) => JSON.stringify(message)))
  expect([...others]).toEqual([JSON.stringify(step)])
  // The console counts the chips of everybody; who only looks is told what all are.
  expect(without(await atConsole.told(version))).toEqual(step)
  expect(await atDoor.told(version)).toEqual(step)
})

it('what one of them does with their purse the others do not hear at all', async () => {
  const [, buyer] = BUYERS
  const { version } = done(await player(buyer).move(HALL, { do: 'buy', amount: 700 }))
  const all = await toldAll(version)
  const heard = all.filter(({ events, patch, own }) => events.length > 0 || patch.length > 0 || own !== undefined)
  expect(heard).toEqual([all[buyer]])
  expect(heard[0]).toMatchObject({ events: [{ type: 'chips-bought' }], patch: [] })
})

/** Whoever followed the hall until this version has what they would see if they came now. */
const comparedWithWhoComesNow = async (version: number): Promise<void> => {
  await Promise.all([atConsole, atDoor, ...ears].map((ear) => ear.told(version)))
  const followers: readonly (readonly [Client, Ear])[] = [
    [await guest(house().url), atDoor],
    [croupier, atConsole],
    ...[0, ...BUYERS].map((index) => [player(index), ears[index] as Ear] as const),
  ]
  for (const [who, ear] of followers) {
    const late = await listen(who, HALL)
    expect(ear.seen()).toEqual(late.seen())
    await late.close()
  }
  const { table } = atDoor.seen()
  expect(ears.filter((ear) => JSON.stringify(ear.seen().table) !== JSON.stringify(table))).toEqual([])
}

it('who comes late sees what the others have from their patches, during the round and after it', async () => {
  const [, second, third] = BUYERS
  done(await player(second).move(HALL, { do: 'bet', on: 'card', amount: 500 }))
  const staked = done(await player(third).move(HALL, { do: 'bet', on: 'card', amount: 500 }))
  await comparedWithWhoComesNow(staked.version)
  done(await croupier.move(HALL, { do: 'close-sales' }))
  // The balls come by themselves, until a card is full.
  while (atConsole.seen().table.phase !== 'paying') await sleep(100)
  const paid = done(await croupier.move(HALL, { do: 'pay' }))
  await comparedWithWhoComesNow(paid.version)
  const { accounts } = atConsole.seen().mine
  expect(accounts.bank).toBe(0)
  const chips = BUYERS.map((index) => accounts[`seat:${index + 1}`]).sort((a, b) => a - b)
  expect(chips.reduce((sum, each) => sum + each, 0)).toBe(15_700)
  expect(chips.at(-1)).toBeGreaterThan(5_700)
  expect(await auditHouse(house().house.pool, find)).toMatchObject({ ok: true })
})
