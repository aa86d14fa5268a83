// Whoever changes seats (CHF-27) hears what concerns them where they sit now, and nothing of who sits where they sat.

import { openingOf } from '@tapete/engine'
import { expect, it } from 'vitest'
import type { Replica } from '../../src/tables/replica.js'
import { done } from '../kit/house.js'
import { type Body, type Client, guest } from './client.js'
import { withHouse } from './house.js'

const TABLE = 'ferrocarril'
const house = withHouse()

/** Made and opened as its regulation asks, with nobody sitting there. */
const openTable = async (): Promise<void> => {
  const { tables, floor } = house().house
  const made = { id: TABLE, game: 'baccarat-chemin-de-fer', room: 'r', name: TABLE, mode: 'live' } as const
  expect(await tables.create(made)).toMatchObject({ ok: true })
  await floor.refresh()
  const { game, state } = (await tables.load(TABLE)) as Replica
  for (const move of openingOf(game, state.config, 'open', {})) {
    const command = { table: TABLE, person: null, role: 'staff', move, key: crypto.randomUUID() }
    expect(await tables.command(command)).toMatchObject({ ok: true })
  }
}

const moneyHeard = async (who: Client): Promise<string[]> => {
  const { entries } = done(await who.get(`/api/tables/${TABLE}/log`))
  const events: Body[] = entries.flatMap((entry: Body) => entry.events)
  return events
    .filter(({ type }) => ['chips-bought', 'chips-cashed', 'chips-carried'].includes(type))
    .map(({ type, transfers }) => `${type} ${transfers[0].amount}`)
}

it('[CHF-27] a change of seats takes along what is heard, in the log and after a connection that broke', async () => {
  const { url } = house()
  await openTable()
  const [ana, beto] = [await guest(url), await guest(url)]
  done(await ana.post(`/api/tables/${TABLE}/sit`, { seat: 1 }))
  const before = done(await ana.move(TABLE, { do: 'buy', amount: 10_000 })).version
  done(await ana.move(TABLE, { do: 'change-seat', place: 'seat:3' }))
  done(await beto.post(`/api/tables/${TABLE}/sit`, { seat: 1 }))
  done(await beto.move(TABLE, { do: 'buy', amount: 20_000 }))
  done(await ana.move(TABLE, { do: 'buy', amount: 30_000 }))

  const hers = ['chips-bought 10000', 'chips-cashed 10000', 'chips-carried 10000', 'chips-bought 30000']
  expect(await moneyHeard(ana)).toEqual(hers)
  expect(await moneyHeard(beto)).toEqual(['chips-bought 20000'])
  // Whoever left hears no more of the seat they had last.
  done(await ana.post(`/api/tables/${TABLE}/leave`))
  done(await beto.move(TABLE, { do: 'change-seat', place: 'seat:3' }))
  expect(await moneyHeard(ana)).toEqual([...hers, 'chips-cashed 40000'])
  const live = await beto.live(TABLE, before)
  const { missed } = await live.next(({ type }) => type === 'hello')
  const heard = missed.flatMap(({ events }: Body) => events).map(({ type }: Body) => type)
  expect(heard.filter((type: string) => type.startsWith('chips-'))).toEqual([
    ...['chips-bought', 'chips-cashed', 'chips-carried'],
  ])
  await live.close()
})
