// Several parties: a player holds the bank, two others toss against it, the house keeps a commission. Every sum is known
// beforehand, for the coin is.

import { expect, it } from 'vitest'
import { below } from '../../src/draws/bounded.js'
import { holdings } from '../../src/ledger/ledger.js'
import { returnOlderChips } from '../../src/tables/older.js'
import { auditHouse } from '../../src/verify/house-audit.js'
import { type Body, type Client, guest, type Live, someone } from '../http/client.js'
import { done, find, join, kitHouse, refused, seedWhere, seenAfter, walletOf } from './house.js'

const TABLE = 'banca'
const SIDES = ['heads', 'tails', 'heads', 'heads']
const house = kitHouse({
  draws: seedWhere((stream) => SIDES.every((side) => below(2, stream) === (side === 'heads' ? 0 : 1))),
})

const linesOf = async (seq: number): Promise<Body> => {
  const { rows } = await house().house.pool.query<{ account: string; amount: number }>(
    'select account, amount from ledger_line where table_id = $1 and seq = $2',
    [TABLE, seq],
  )
  return Object.fromEntries(rows.map(({ account, amount }) => [account, amount]))
}

const dayOf = async (who: Client): Promise<Body> =>
  done(await who.get('/api/reports/day')).tables.find(({ table }: Body) => table === TABLE)

let croupier: Client
let players: Client[]
let lives: Live[]

/** A round with these stakes of the second and the third player; answers the banker's look at its end. */
const round = async (stakes: readonly number[], staked: () => Promise<void> = async () => {}): Promise<Body> => {
  done(await croupier.move(TABLE, { do: 'start' }))
  for (const [index, amount] of stakes.entries())
    done(await (players[index + 1] as Client).move(TABLE, { do: 'bet', on: 'heads', amount }))
  await staked()
  const { version } = done(await croupier.move(TABLE, { do: 'no-more-bets' }))
  return seenAfter(lives[0] as Live, version, ({ view }) => view.phase === 'idle')
}

it("pays and collects from the banker's own bank, and gives the house its commission, to the unit", async () => {
  const { url } = house()
  croupier = await someone(url, 'croupier')
  players = await Promise.all([guest(url), guest(url), guest(url)])
  lives = await Promise.all(players.map((player, index) => join(player, TABLE, index + 1, index ? 20_000 : 100_000)))
  const [banker, second, third] = players as [Client, Client, Client]
  expect(refused(await croupier.move(TABLE, { do: 'start' }))).toBe('no-bank')
  const taken = done(await banker.move(TABLE, { do: 'take-bank', amount: 50_000 }))
  expect(await linesOf(taken.version)).toEqual({ 'table:banca:seat:1': -50_000, 'table:banca:seat:1/bank': 50_000 })
  expect(refused(await second.move(TABLE, { do: 'take-bank', amount: 1_000 }))).toBe('bank-taken')

  // Heads: a twentieth of 1,010 and of 2,000, rounded down, goes to the house.
  const first = await round([1_010, 2_000])
  expect(await linesOf(first.version)).toEqual({
    'table:banca:commission': 50 + 100,
    'table:banca:seat:1/bank': -3_010,
    'table:banca:seat:2': 1_010 + 960,
    'table:banca:seat:2/stakes': -1_010,
    'table:banca:seat:3': 2_000 + 1_900,
    'table:banca:seat:3/stakes': -2_000,
  })
  expect(first.view.seats['seat:1']).toMatchObject({ chips: 50_000, holdings: { 'seat:1/bank': 46_990 } })
  // Tails: all to the banker, nothing to the house.
  const collected = await round([3_000, 500])
  expect(await linesOf(collected.version)).toEqual({
    'table:banca:seat:1/bank': 3_500,
    'table:banca:seat:2/stakes': -3_000,
    'table:banca:seat:3/stakes': -500,
  })
  expect((await round([10_000])).view.seats['seat:1'].holdings).toEqual({ 'seat:1/bank': 40_490 })
  expect(refused(await third.move(TABLE, { do: 'give-up-bank' }))).toBe('no-bank')
})

it('reports as its win what the house declared its own: the commission, and not the bank of a player', async () => {
  const { url, house: inside } = house()
  const held = await holdings(inside.pool, `table:${TABLE}:`)
  const [bank, commission] = ['seat:1/bank', 'commission'].map((account) =>
    held.find((each) => each.account === `table:${TABLE}:${account}`),
  )
  expect(bank).toMatchObject({ class: 'bank', owner: 'seat', balance: 40_490 })
  expect(commission).toMatchObject({ class: 'commission', owner: 'house', balance: 650 })
  expect(held.filter(({ owner, balance }) => owner === 'house' && balance !== 0)).toEqual([commission])

  const operator = await someone(url, 'operator')
  expect(await dayOf(operator)).toMatchObject({
    ...{ buyIns: 140_000, cashOuts: 0, stakes: 1_010 + 2_000 + 3_000 + 500 + 10_000, win: 0, commission: 650 },
    ...{ pots: 0, tips: 0, promotions: 0, inPlay: 140_000 - 650, holdBasisPoints: 0 },
  })
})

it('holds a banker who leaves to the round that is played, and then lets the bank go along', async () => {
  const { url, house: inside } = house()
  const [banker, ...others] = players as [Client, Client, Client]
  const last = await round([1_000], async () => {
    const { version } = done(await banker.post(`/api/tables/${TABLE}/leave`))
    const leaving = await seenAfter(lives[0] as Live, version - 1, () => true)
    expect(leaving.view).toMatchObject({ play: { banker: 'seat:1' }, seats: { 'seat:1': { leaving: true } } })
  })
  expect(last.view.seats).not.toHaveProperty('seat:1')
  expect(last.view.play).toEqual({ banker: null })
  for (const player of others) done(await player.post(`/api/tables/${TABLE}/leave`))
  expect(await Promise.all(players.map(walletOf))).toEqual([
    1_000_000 - 100_000 + 50_000 + 40_490 - 1_000,
    1_000_000 - 20_000 + 27_460 + 950,
    1_000_000 - 20_000 + 21_400,
  ])
  const left = (await holdings(inside.pool, `table:${TABLE}:`)).filter(({ balance }) => balance !== 0)
  expect(left).toMatchObject([{ account: `table:${TABLE}:commission`, balance: 700 }])
  const operator = await someone(url, 'operator')
  expect(await dayOf(operator)).toMatchObject({ buyIns: 140_000, cashOuts: 140_000 - 700, win: 0, commission: 700 })
  expect(await auditHouse(inside.pool, find)).toMatchObject({ ok: true })
})

it('gives the bank back to its banker where a newer program has no such rules any more', async () => {
  const { url, house: inside } = house()
  const banker = await guest(url)
  const live = await join(banker, TABLE, 4, 9_000)
  done(await banker.move(TABLE, { do: 'take-bank', amount: 4_000 }))
  expect(await returnOlderChips(inside.pool, new Date(), () => undefined)).toEqual([
    { table: TABLE, players: 1, amount: 9_000 },
  ])
  expect(await walletOf(banker)).toBe(1_000_000)
  await Promise.all([live, ...lives].map((each) => each.close()))
})
