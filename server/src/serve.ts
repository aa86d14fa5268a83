// Brings up everything: the database, its schema, the people, the floor, the pages. One call, one node of the house.

import { randomBytes } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { type AnyGame, CATALOGUE, findIn, RULE_SETS } from '@tapete/engine'
import { proposalsOf } from './administration/proposals.js'
import { recordRestore, recordSettings } from './administration/settings.js'
import { dateOf } from './clock/clock.js'
import { type Jump, openHouseClock } from './clock/house-clock.js'
import type { Skew } from './clock/test-clock.js'
import { startHeart } from './database/heart.js'
import { migrate } from './database/migrate.js'
import { DatabaseAway, openPool, unsafeSettings } from './database/pool.js'
import { dealerOf } from './draws/dealer.js'
import { drawsOf } from './draws/draws.js'
import { postgresSeriesStore } from './draws/postgres.js'
import { restartSeries } from './draws/restored.js'
import type { DrawsOptions } from './draws/seeds.js'
import { type FloorOptions, floorOf } from './floor/floor.js'
import { DEMONSTRATION, type HousePlan, readHouse } from './floor/house-file.js'
import { type AppOptions, buildApp } from './http/app.js'
import type { House } from './http/house.js'
import {
  accessOf,
  type DemonstrationAccount,
  ensureDemonstrationPeople,
  lockoutOf,
  type People,
  peopleOf,
  sessionsOf,
} from './people/index.js'
import { isRestored, restoreSeenTo } from './postgres/backup.js'
import type { Kept } from './postgres/keeper.js'
import { launch } from './postgres/launcher.js'
import { ownFolder } from './postgres/owner.js'
import { type Returned, returnOlderChips } from './tables/older.js'
import type { FindGame } from './tables/replica.js'
import { openTables } from './tables/tables.js'
import { postgresKeyStore, signingKey } from './verify/key.js'

export { testClockOf } from './clock/test-clock.js'
export { RATES, ratesFor } from './http/security.js'

export interface ServeOptions extends Omit<AppOptions, 'webRoot'> {
  readonly port?: number
  readonly host?: string
  /** Where the embedded PostgreSQL keeps its data. */
  readonly dataDir?: string
  /** A database that is thrown away at the end. */
  readonly ephemeral?: boolean
  /** A PostgreSQL of one's own instead of the embedded one. */
  readonly databaseUrl?: string
  /** Secure cookies, no demonstration accounts. */
  readonly production?: boolean
  /** The database comes from a backup: every table goes on to a new series. `tapete restore` leaves word of it itself. */
  readonly restored?: boolean
  /** The file of the house: its games, rooms and tables. The demonstration where there is none, outside production. */
  readonly houseFile?: string
  /** Rule sets besides those of the catalogue. */
  readonly games?: readonly AnyGame[]
  /** The built pages; those of this repository when left out, none with null. */
  readonly webRoot?: string | null
  /** Tests hurry the robots, and move the clock of sessions and lockouts. */
  readonly floor?: Pick<FloorOptions, 'pace' | 'times'>
  readonly clock?: () => Date
  /** Only for tests, and refused in production: clocks that are wrong (clock/test-clock.ts). */
  readonly skew?: () => Skew
  /** Tests know beforehand what chance will say. */
  readonly draws?: DrawsOptions
  /** Players of the house at each robot table of its file, at most; none in production. */
  readonly robotPlayers?: number
}

export interface Served {
  readonly url: string
  /** Where the database is: for another node, or a test. */
  readonly databaseUrl: string
  readonly demonstration: readonly DemonstrationAccount[]
  /** In production, the first time: an operator, with a password to be replaced at first use. */
  readonly firstOperator: { readonly name: string; readonly password: string } | null
  /** What is wrong with the database, where production would not start. */
  readonly warnings: readonly string[]
  /** The tables that went on to a new series because the house was restored. */
  readonly restarted: readonly string[]
  /** What went back to the players of tables that a newer rule set closed. */
  readonly returned: readonly Returned[]
  readonly house: House
  stop(): Promise<void>
}

export const PORT = 4600
export const ROBOT_PLAYERS = 3
const UNSAFE = 'the database may lose what it confirmed'
const WEB = fileURLToPath(new URL('../../web/dist', import.meta.url))

/** Without an operator nobody could make the other accounts. */
const firstOperatorOf = async (people: People): Promise<Served['firstOperator']> => {
  if ((await people.search('', { roles: ['operator'] })).some(({ demonstration }) => !demonstration)) return null
  const password = randomBytes(12).toString('base64url')
  const name = 'administrador'
  // Whoever started the house read it: it is replaced at first use like every password somebody gave.
  return (await people.create({ name, role: 'operator', password, given: true })) ? { name, password } : null
}

const demonstrationCroupiers = async (people: People): Promise<number[]> =>
  (await people.search('', { roles: ['croupier'], limit: 1000 }))
    .filter((each) => each.demonstration)
    .map(({ id }) => id)

const planOf = ({ houseFile, production }: ServeOptions, find: FindGame): HousePlan | undefined => {
  if (houseFile === undefined && production) return undefined
  return readHouse(houseFile ?? DEMONSTRATION, find)
}

/** A migration takes as long as it takes. */
const migrated = async (url: string): Promise<void> => {
  const pool = openPool(url, { max: 1 })
  try {
    await migrate(pool)
  } finally {
    await pool.end()
  }
}

export const serve = async (options: ServeOptions = {}): Promise<Served> => {
  const { port = PORT, host = '127.0.0.1', production = false, ephemeral = false, skew } = options
  if (production && skew) throw new Error('a house in production has no clock of tests')
  const all = [...(options.games ?? []), ...RULE_SETS]
  const find: FindGame = (id, ruleSet) => findIn(all, id, ruleSet)
  // Before anything is started: a file that is no house starts none.
  const plan = planOf(options, find)
  /** Undone last first. */
  const closing: (() => Promise<unknown> | unknown)[] = []
  const stop = async () => {
    for (const close of closing.splice(0).reverse()) await close()
  }
  try {
    let { databaseUrl } = options
    const dataDir = ephemeral || databaseUrl !== undefined ? undefined : (options.dataDir ?? '.tapete')
    let app: Awaited<ReturnType<typeof buildApp>> | undefined
    if (databaseUrl === undefined) {
      if (dataDir !== undefined) {
        const ownership = await ownFolder(dataDir)
        closing.push(() => ownership.release())
      }
      const onEvent: Kept['onEvent'] = (event, err) => app?.log.warn({ event, err }, 'PostgreSQL')
      const launched = await launch({ ...(dataDir === undefined ? { ephemeral } : { dataDir }), onEvent })
      closing.push(() => launched.stop())
      databaseUrl = launched.url
    }
    // While the database is away everything fails alike: that was said once.
    const onError = (error: Error) => error instanceof DatabaseAway || app?.log.error({ err: error }, 'floor')
    await migrated(databaseUrl)
    const pool = openPool(databaseUrl, { max: 20, onError, prompt: true })
    closing.push(() => pool.end())
    const onChange = (away: boolean) => app?.log.warn({ away }, 'the database')
    const heart = startHeart({ url: databaseUrl, pool, onChange })
    closing.push(() => heart.stop())
    const unsafe = await unsafeSettings(pool)
    const warnings = unsafe.length > 0 ? [`${UNSAFE}: ${unsafe.join(', ')}`] : []
    if (production && warnings.length > 0) throw new Error(`${warnings[0]}. Turn it on, or do without --production`)
    const onJump = (jump: Jump) => app?.log.warn(jump, 'a clock is not where it should be')
    const time = await openHouseClock({ pool, onJump, onError, ...(skew && { skew }) })
    closing.push(() => time.stop())
    const clock = options.clock ?? (() => dateOf(time))
    const returned = await returnOlderChips(pool, find)
    const draws = drawsOf(postgresSeriesStore(pool), options.draws)
    const tables = await openTables({ pool, url: databaseUrl, draws, find, clock: time, onError })
    closing.push(() => tables.stop())
    const people = peopleOf(pool)
    const dealer = dealerOf(tables, draws, time)
    const restored = options.restored || (dataDir !== undefined && isRestored(dataDir))
    const guests = plan?.guests ?? !production
    const sessions = sessionsOf(pool, { production, guests, clock })
    const restarted = restored ? await restartSeries(pool, dealer) : []
    if (restored) await recordRestore(pool, await sessions.closeEvery(), restarted.length)
    if (dataDir !== undefined) restoreSeenTo(dataDir)
    const demonstration = production ? [] : await ensureDemonstrationPeople(people)
    const robotPlayers = production ? 0 : (options.robotPlayers ?? ROBOT_PLAYERS)
    const floor = floorOf({
      ...{ pool, tables, dealer, clock: time, onError, robotPlayers, ...options.floor },
      ...(plan && { plan }),
    })
    closing.push(() => floor.stop())
    const lockout = lockoutOf(pool, clock)
    const games = plan?.games ?? CATALOGUE
    const { logger = false, rates = {}, trustProxy = false, hosts = [], heartbeatMs, onAnswer } = options
    const named = plan?.name ?? null
    await recordSettings(pool, {
      ...{ production, house: named, games: games.map(({ id }) => id), guests, hosts, robotPlayers },
    })
    const house: House = {
      ...{ pool, tables, dealer, draws, floor, people, production, guests, demonstration, lockout, games, sessions },
      ...{ clock: time, heart },
      proposals: proposalsOf(pool, clock),
      access: accessOf({ people, lockout, production }),
      key: await signingKey(postgresKeyStore(pool)),
    }
    const firstOperator = production ? await firstOperatorOf(people) : null
    warnings.push(...(await floor.ensureHouse(production ? [] : await demonstrationCroupiers(people))))
    const webRoot = options.webRoot === undefined ? WEB : options.webRoot
    app = await buildApp(house, {
      ...{ logger, rates, trustProxy, hosts: [...hosts, host] },
      ...(heartbeatMs !== undefined && { heartbeatMs }),
      ...(onAnswer && { onAnswer }),
      ...(webRoot !== null && { webRoot }),
    })
    const { close } = app
    closing.push(() => close())
    await floor.start()
    const url = await app.listen({ port, host })
    return { url, databaseUrl, demonstration, warnings, restarted, returned, firstOperator, house, stop }
  } catch (error) {
    await stop()
    throw error
  }
}
