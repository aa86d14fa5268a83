// A house of the kit's small games, served like any other: PostgreSQL, floor, HTTP, sockets.

import { fileURLToPath } from 'node:url'
import { findIn, RULE_SETS } from '@tapete/engine'
import { KIT } from '@tapete/engine/testkit'
import { expect } from 'vitest'
import { chacha20, type WordStream } from '../../src/draws/chacha20.js'
import type { DrawsOptions } from '../../src/draws/seeds.js'
import type { ServeOptions } from '../../src/serve.js'
import type { FindGame } from '../../src/tables/replica.js'
import type { Body, Client, Live, Reply } from '../http/client.js'
import { FAST, type WatchedHouse, withHouse } from '../http/house.js'

export const find: FindGame = (id, ruleSet) => findIn([...KIT, ...RULE_SETS], id, ruleSet)

export const KIT_OPTIONS: ServeOptions = {
  games: KIT,
  houseFile: fileURLToPath(new URL('house.json', import.meta.url)),
  // Croupiers are people here, and take their time; chance answers soon.
  floor: { pace: { ...FAST, card: 20, result: 20 } },
}

export const kitHouse = (options: ServeOptions = {}): (() => WatchedHouse) => withHouse({ ...KIT_OPTIONS, ...options })

/** The first seed whose words say this; every table of the house draws from it. */
export const seedWhere = (says: (stream: WordStream) => boolean): DrawsOptions => {
  for (let n = 0; ; n += 1) {
    const seed = Buffer.alloc(32)
    seed.writeUInt32LE(n)
    if (says(chacha20(seed))) return { newSeed: () => seed }
  }
}

/** What a request that must be done answers. */
export const done = ({ status, body }: Reply): Body => {
  expect(status, JSON.stringify(body)).toBe(200)
  return body
}

/** The code of a request that must be refused. */
export const refused = ({ status, body }: Reply): string => {
  expect(status, JSON.stringify(body)).toBeGreaterThanOrEqual(400)
  return body.error.code
}

/** The table as this person sees it, once a step since that version shows what fits. */
export const seenAfter = (live: Live, version: number, fits: (message: Body) => boolean): Promise<Body> =>
  live.next((message) => message.type === 'step' && message.version > version && message.patch && fits(message))

/** Sits, follows the table, and buys. */
export const join = async (player: Client, table: string, seat: number, chips: number): Promise<Live> => {
  done(await player.post(`/api/tables/${table}/sit`, { seat }))
  const live = await player.live(table)
  await live.next(({ type }) => type === 'hello')
  done(await player.move(table, { do: 'buy', amount: chips }))
  return live
}

export const walletOf = async (who: Client): Promise<number> => done(await who.get('/api/me')).wallet
