// Brings up everything: the database, its schema, the people, the floor, the pages. One call, one node of the house.

import { randomBytes } from 'node:crypto'
import { hostname } from 'node:os'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type AnyGame, CATALOGUE, findIn, RULE_SETS } from '@tapete/engine'
import { proposalsOf } from './administration/proposals.js'
import { recordRestore, recordSettings } from './administration/settings.js'
import { CHECKPOINT_FILE, type CheckpointPlaces, checkpointKeeper } from './audit/keeper.js'
import { dateOf } from './clock/clock.js'
import { type Jump, openHouseClock } from './clock/house-clock.js'
import type { Skew } from './clock/test-clock.js'
import { overpowered } from './database/grants.js'
import { startHeart } from './database/heart.js'
import { DatabaseAway, openPool, type Pool, unsafeSettings } from './database/pool.js'
import { prepareDatabase } from './database/prepare.js'
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
import type { Kept } from './postgres/keeper.js'
import { launch } from './postgres/launcher.js'
import { ownFolder } from './postgres/owner.js'
import { PROTECTION } from './protection/settings.js'
import { type Returned, returnOlderChips } from './tables/older.js'
import type { FindGame } from './tables/replica.js'
import { openTables } from './tables/tables.js'
import { fingerprintOf, postgresKeyStore, publicKeyOf, signingKey } from './verify/key.js'
import type { BackupsOptions, Keep } from './watch/backups.js'
import type { DevicesOptions } from './watch/devices.js'
import { type Itself, isAccepted, itselfOf, toldDifferences } from './watch/itself.js'
import type { ProgramCheck } from './watch/program.js'
import { noteItself, type WatchTimes, watchOf } from './watch/watch.js'

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
  /** As which the schema is brought up to date; the house itself plays as the role of `databaseUrl`. */
  readonly ownerUrl?: string
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
  readonly floor?: Pick<FloorOptions, 'pace' | 'times' | 'practiceLimits'>
  readonly clock?: () => Date
  /** Only for tests, and refused in production: clocks that are wrong (clock/test-clock.ts). */
  readonly skew?: () => Skew
  /** Tests know beforehand what chance will say. */
  readonly draws?: DrawsOptions
  /** Players of the house at each robot table of its file, at most; none in production. */
  readonly robotPlayers?: number
  /** Where the signed heads of its records go, besides a file in the data directory. */
  readonly checkpoints?: CheckpointPlaces
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
  /** As which its schema is changed: for a test that attacks as its owner. */
  readonly ownerUrl: string | undefined
  readonly demonstration: readonly DemonstrationAccount[]
  /** In production, the first time: an operator, with a password to be replaced at first use. */
  readonly firstOperator: { readonly name: string; readonly password: string } | null
  /** What is wrong with the database, where production would not start. */
  readonly warnings: readonly string[]
  /** The tables that went on to a new series because the house was restored. */
  readonly restarted: readonly string[]
  /** What went back to the players of tables that a newer rule set closed. */
  readonly returned: readonly Returned[]
  /** What the world knows the key of the house by. */
  readonly fingerprint: string
  readonly house: House
  stop(): Promise<void>
}

export const PORT = 4600
export const ROBOT_PLAYERS = 3
const NO_PLACE = 'checkpoints stay with the house: give --checkpoints a place that others keep, or --checkpoint-command'
const NO_BACKUPS = 'nobody makes backups of this house: --backups names a folder for them'
const UNSAFE = 'the database may lose what it confirmed'

/** What is wrong with the database. In production a house does not open on such a one. */
const doubtsAbout = async (pool: Pool, production: boolean): Promise<string[]> => {
  const unsafe = await unsafeSettings(pool)
  if (production && unsafe.length > 0)
    throw new Error(`${UNSAFE}: ${unsafe.join(', ')}. Turn it on, or do without --production`)
  const powers = await overpowered(pool)
  if (production && powers !== null)
    throw new Error(`${powers}. Give DATABASE_URL a role that owns nothing, and DATABASE_OWNER_URL for migrations`)
  return [...(unsafe.length > 0 ? [`${UNSAFE}: ${unsafe.join(', ')}`] : []), ...(powers === null ? [] : [powers])]
}

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
    let { databaseUrl, ownerUrl } = options
    const dataDir = ephemeral || databaseUrl !== undefined ? undefined : (options.dataDir ?? '.tapete')
    let app: Awaited<ReturnType<typeof buildApp>> | undefined
    let cluster: string | undefined
    if (databaseUrl === undefined) {
      if (dataDir !== undefined) {
        const ownership = await ownFolder(dataDir)
        closing.push(() => ownership.release())
      }
      const onEvent: Kept['onEvent'] = (event, err) => app?.log.warn({ event, err }, 'PostgreSQL')
      const launched = await launch({ ...(dataDir === undefined ? { ephemeral } : { dataDir }), onEvent })
      closing.push(() => launched.stop())
      databaseUrl = launched.url
      ownerUrl = launched.ownerUrl
      cluster = launched.dataDir
    }
    // While the database is away everything fails alike: that was said once.
    const onError = (error: Error) => error instanceof DatabaseAway || app?.log.error({ err: error }, 'floor')
    const pool = openPool(databaseUrl, { max: 20, onError, prompt: true })
    closing.push(() => pool.end())
    const itself = itselfOf({
      ...{ node, houseFile: options.houseFile },
      ...(options.watch?.root !== undefined && { root: options.watch.root }),
    })
    const accepted = production ? await mustBeBuilt(pool, itself, options.acceptProgram) : undefined
    // A migration takes as long as it takes: it has connections of its own.
    await prepareDatabase({ url: databaseUrl, ownerUrl })
    const onChange = (away: boolean) => app?.log.warn({ away }, 'the database')
    const heart = startHeart({ url: databaseUrl, pool, onChange })
    closing.push(() => heart.stop())
    const warnings = await doubtsAbout(pool, production)
    const onJump = (jump: Jump) => app?.log.warn(jump, 'a clock is not where it should be')
    const time = await openHouseClock({ pool, onJump, onError, ...(skew && { skew }) })
    closing.push(() => time.stop())
    const clock = options.clock ?? (() => dateOf(time))
    if (accepted) await itself.accept(pool, accepted)
    const key = await signingKey(postgresKeyStore(pool))
    const fingerprint = fingerprintOf(publicKeyOf(key))
    const own = dataDir === undefined ? [] : [join(dataDir, CHECKPOINT_FILE)]
    const { files = [], ...places } = options.checkpoints ?? {}
    const checkpoints = await checkpointKeeper({ ...places, files: [...own, ...files], pool, key, onError })
    // Of what comes to an end it is the last: nothing is written after the last checkpoint.
    closing.push(() => checkpoints.stop())
    if (production && files.length === 0 && places.command === undefined) warnings.push(NO_PLACE)
    const returned = await returnOlderChips(pool, find)
    const source = sourceOf(options.watch?.source)
    const generator = generatorOf({ pool, source, node, onError })
    await generator.look()
    const series = postgresSeriesStore(pool)
    const draws = drawsOf(series, { generator, ...options.draws })
    const tables = await openTables({ pool, url: databaseUrl, draws, find, clock: time, onError })
    closing.push(() => tables.stop())
    const people = peopleOf(pool)
    const dealer = dealerOf(tables, draws, time)
    const restored = options.restored || (dataDir !== undefined && isRestored(dataDir))
    const guests = plan?.guests ?? !production
    const protection = plan?.protection ?? PROTECTION
    const sessions = sessionsOf(pool, { production, guests, protection, clock })
    // Though the house draws nothing for now: whoever resumes it must not go on with seeds that are known. A source that
    // fails starts no restored house.
    const anew = () => dealerOf(tables, drawsOf(series, { newSeed: source.seed, ...options.draws }), time)
    const restarted = restored ? await restartSeries(pool, anew(), tables) : []
    if (restored) await recordRestore(pool, await sessions.closeEvery(), restarted.length)
    if (dataDir !== undefined) restoreSeenTo(dataDir)
    const demonstration = production ? [] : await ensureDemonstrationPeople(people)
    const robotPlayers = production ? 0 : (options.robotPlayers ?? ROBOT_PLAYERS)
    const floor = floorOf({
      ...{ pool, tables, dealer, generator, clock: time, onError, robotPlayers, ...options.floor },
      ...(plan && { plan }),
    })
    closing.push(() => floor.stop())
    const lockout = lockoutOf(pool, clock)
    const games = plan?.games ?? CATALOGUE
    const { logger = false, rates = {}, trustProxy = false, hosts = [], heartbeatMs, onAnswer } = options
    const named = plan?.name ?? null
    await recordSettings(pool, {
      ...{ production, house: named, games: games.map(({ id }) => id), guests, hosts, robotPlayers, protection },
      key: fingerprint,
    })
    const backups = backupsFor(options, node, cluster, databaseUrl)
    if (production && !backups) warnings.push(NO_BACKUPS)
    const watch = watchOf({
      ...{ pool, generator, itself, find, onError, backups, times: options.watch },
      ...(options.watch?.block !== undefined && { block: options.watch.block }),
    })
    closing.push(() => watch.stop())
    const house: House = {
      ...{ pool, databaseUrl, tables, dealer, draws, floor, people, production, guests, demonstration, lockout, games },
      ...{ sessions, clock: time, heart, protection, watch },
      proposals: proposalsOf(pool, clock),
      access: accessOf({ people, lockout, production }),
      ...{ key, fingerprint, checkpoints },
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
    const about = { url, databaseUrl, ownerUrl, demonstration, warnings, restarted, returned, firstOperator, fingerprint }
    return { ...about, house, stop }
  } catch (error) {
    await stop()
    throw error
  }
}
