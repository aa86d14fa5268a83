// Brings up everything: the database, its schema, the people, the floor, the pages. One call, one node of the house.

import { randomBytes } from 'node:crypto'
import { hostname } from 'node:os'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type AnyGame, CATALOGUE, findIn, RULE_SETS } from '@tapete/engine'
import { proposalsOf } from './administration/proposals.js'
import { recordRestore, recordSettings } from './administration/settings.js'
import { migrate } from './database/migrate.js'
import { openPool, type Pool, unsafeSettings } from './database/pool.js'
import { dealerOf } from './draws/dealer.js'
import { drawsOf } from './draws/draws.js'
import { generatorOf } from './draws/generator.js'
import { postgresSeriesStore } from './draws/postgres.js'
import { restartSeries } from './draws/restored.js'
import type { DrawsOptions } from './draws/seeds.js'
import { type RawSource, sourceOf } from './draws/source.js'
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
import { launch } from './postgres/launcher.js'
import { type Returned, returnOlderChips } from './tables/older.js'
import type { FindGame } from './tables/replica.js'
import { openTables } from './tables/tables.js'
import { postgresKeyStore, signingKey } from './verify/key.js'
import type { BackupsOptions, Keep } from './watch/backups.js'
import type { DevicesOptions } from './watch/devices.js'
import { type Itself, isAccepted, itselfOf, toldDifferences } from './watch/itself.js'
import type { ProgramCheck } from './watch/program.js'
import { noteItself, type WatchTimes, watchOf } from './watch/watch.js'

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
  /** Tests know beforehand what chance will say. */
  readonly draws?: DrawsOptions
  /** Players of the house at each robot table of its file, at most; none in production. */
  readonly robotPlayers?: number
  /** Where a backup is made every day; none outside production where nothing is said. */
  readonly backups?: string | undefined
  readonly keep?: Keep | undefined
  /** The digest of a program that is not what was built and is to be served all the same. */
  readonly acceptProgram?: string | undefined
  /** Tests have a program, a source and wheels of their own, and days that are shorter. */
  readonly watch?: Partial<WatchTimes> & {
    readonly root?: string
    readonly source?: RawSource
    readonly block?: DevicesOptions['block']
    readonly backups?: Pick<BackupsOptions, 'clock' | 'dumping'>
  }
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
const NO_BACKUPS = 'nobody makes backups of this house: --backups names a folder for them'
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

/** Before anything of it touches the data: a changed program may have changed migrations. */
const mustBeBuilt = async (
  pool: Pool,
  itself: Itself,
  accepted: string | undefined,
): Promise<ProgramCheck | undefined> => {
  const checked = await itself.check()
  if (!checked || checked.ok) return undefined
  if (isAccepted(checked, accepted)) return checked
  // A house that was never opened has no record yet.
  await itself.refuse(pool, checked).catch(() => {})
  throw new Error(
    `the program is not what was built: ${toldDifferences(checked)}. Build it again, or serve it as it is with --accept-program ${checked.digest}`,
  )
}

const backupsFor = (
  { backups, keep, production, ephemeral, watch }: ServeOptions,
  node: string,
  dataDir: string | undefined,
  databaseUrl: string,
): Omit<BackupsOptions, 'pool'> | undefined => {
  const folder = backups ?? (production && !ephemeral && dataDir !== undefined ? join(dataDir, 'backups') : undefined)
  if (folder === undefined) return undefined
  const of = dataDir === undefined ? { databaseUrl } : { dataDir: resolve(dataDir) }
  return { ...{ of, node, folder: resolve(folder) }, ...(keep && { keep }), ...watch?.backups }
}

export const serve = async (options: ServeOptions = {}): Promise<Served> => {
  const node = hostname()
  const { port = PORT, host = '127.0.0.1', production = false, ephemeral = false, clock } = options
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
    let cluster: string | undefined
    if (databaseUrl === undefined) {
      const launched = await launch(dataDir === undefined ? { ephemeral } : { dataDir })
      closing.push(() => launched.stop())
      databaseUrl = launched.url
      cluster = launched.dataDir
    }
    const onError = (error: Error) => app?.log.error({ err: error }, 'floor')
    let app: Awaited<ReturnType<typeof buildApp>> | undefined
    const pool = openPool(databaseUrl, { max: 20, onError })
    closing.push(() => pool.end())
    const itself = itselfOf({
      ...{ node, houseFile: options.houseFile },
      ...(options.watch?.root !== undefined && { root: options.watch.root }),
    })
    const accepted = production ? await mustBeBuilt(pool, itself, options.acceptProgram) : undefined
    await migrate(pool)
    if (accepted) await itself.accept(pool, accepted)
    const unsafe = await unsafeSettings(pool)
    const warnings = unsafe.length > 0 ? [`${UNSAFE}: ${unsafe.join(', ')}`] : []
    if (production && warnings.length > 0) throw new Error(`${warnings[0]}. Turn it on, or do without --production`)
    const returned = await returnOlderChips(pool, find)
    const source = sourceOf(options.watch?.source)
    const generator = generatorOf({ pool, source, node, onError })
    await generator.look()
    const series = postgresSeriesStore(pool)
    const draws = drawsOf(series, { generator, ...options.draws })
    const tables = await openTables({ pool, url: databaseUrl, draws, find, onError })
    closing.push(() => tables.stop())
    const people = peopleOf(pool)
    const dealer = dealerOf(tables, draws)
    const restored = options.restored || (dataDir !== undefined && isRestored(dataDir))
    const guests = plan?.guests ?? !production
    const sessions = sessionsOf(pool, { production, guests, ...(clock && { clock }) })
    // Though the house draws nothing for now: whoever resumes it must not go on with seeds that are known. A source that
    // fails starts no restored house.
    const anew = () => dealerOf(tables, drawsOf(series, { newSeed: source.seed, ...options.draws }))
    const restarted = restored ? await restartSeries(pool, anew()) : []
    if (restored) await recordRestore(pool, await sessions.closeEvery(), restarted.length)
    if (dataDir !== undefined) restoreSeenTo(dataDir)
    const demonstration = production ? [] : await ensureDemonstrationPeople(people)
    const robotPlayers = production ? 0 : (options.robotPlayers ?? ROBOT_PLAYERS)
    const floor = floorOf({
      ...{ pool, tables, dealer, generator, onError, robotPlayers, ...options.floor },
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
    const backups = backupsFor(options, node, cluster, databaseUrl)
    if (production && !backups) warnings.push(NO_BACKUPS)
    const watch = watchOf({
      ...{ pool, generator, itself, find, onError, backups, times: options.watch },
      ...(options.watch?.block !== undefined && { block: options.watch.block }),
    })
    closing.push(() => watch.stop())
    const house: House = {
      watch,
      ...{ pool, tables, dealer, draws, floor, people, production, guests, demonstration, lockout, games, sessions },
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
    watch.start()
    const url = await app.listen({ port, host })
    // In production it was read before anything else; elsewhere while the house plays already: it takes seconds.
    const noted = (production ? itself.noteLast(pool) : noteItself(itself, pool, onError)).catch(onError)
    closing.push(() => {
      itself.stop()
      return noted
    })
    return { url, databaseUrl, demonstration, warnings, restarted, returned, firstOperator, house, stop }
  } catch (error) {
    await stop()
    throw error
  }
}
