// Brings up everything: the ground, the play, the people, the floor, the pages. One call, one node of the house.

import { randomBytes } from 'node:crypto'
import { hostname } from 'node:os'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { CATALOGUE, findIn, POTS, RULE_SETS } from '@tapete/engine'
import { proposalsOf } from './administration/proposals.js'
import { recordSettings } from './administration/settings.js'
import { dateOf } from './clock/clock.js'
import { DatabaseAway } from './database/pool.js'
import { floorOf } from './floor/floor.js'
import { DEMONSTRATION, type HousePlan, readHouse } from './floor/house-file.js'
import { buildApp } from './http/app.js'
import type { House } from './http/house.js'
import { accessOf, ensureDemonstrationPeople, lockoutOf, type People, peopleOf, sessionsOf } from './people/index.js'
import { PROTECTION } from './protection/settings.js'
import { type Ground, openGround } from './start/ground.js'
import type { Opened, Served, ServeOptions, Starting } from './start/options.js'
import { openPlay } from './start/play.js'
import { returnOlderChips } from './tables/older.js'
import type { FindGame } from './tables/replica.js'
import type { BackupsOptions } from './watch/backups.js'
import { noteItself, watchOf } from './watch/watch.js'

export { testClockOf } from './clock/test-clock.js'
export { RATES, ratesFor } from './http/security.js'
export type { Served, ServeOptions } from './start/options.js'

export const PORT = 4600
export const ROBOT_PLAYERS = 3
const NO_BACKUPS = 'nobody makes backups of this house: --backups names a folder for them'

const WEB = fileURLToPath(new URL('../../web/dist', import.meta.url))

const FIRST_OPERATORS = ['administrador', 'administrador-2']

/**
 * Without an operator nobody could make the other accounts, and what makes staff takes two: a house that has none begins with
 * two, for two people.
 */
const firstOperatorsOf = async (people: People): Promise<Served['firstOperators']> => {
  if ((await people.search('', { roles: ['operator'] })).some(({ demonstration }) => !demonstration)) return []
  const made: { name: string; password: string }[] = []
  for (const name of FIRST_OPERATORS) {
    const password = randomBytes(12).toString('base64url')
    // Whoever started the house read it: it is replaced at first use like every password somebody gave.
    if (await people.create({ name, role: 'operator', password, given: true })) made.push({ name, password })
  }
  return made
}

const demonstrationCroupiers = async (people: People): Promise<number[]> =>
  (await people.search('', { roles: ['croupier'], limit: 1000 }))
    .filter((each) => each.demonstration)
    .map(({ id }) => id)

const planOf = ({ houseFile, production }: ServeOptions, find: FindGame): HousePlan | undefined => {
  if (houseFile === undefined && production) return undefined
  return readHouse(houseFile ?? DEMONSTRATION, find)
}

const backupsFor = (
  { backups, keep, production, ephemeral, watch }: ServeOptions,
  node: string,
  { cluster: dataDir, databaseUrl, time }: Ground,
): Omit<BackupsOptions, 'pool'> | undefined => {
  const folder = backups ?? (production && !ephemeral && dataDir !== undefined ? join(dataDir, 'backups') : undefined)
  if (folder === undefined) return undefined
  const of = dataDir === undefined ? { databaseUrl } : { dataDir: resolve(dataDir) }
  const clock = () => dateOf(time)
  return { ...{ of, node, clock, folder: resolve(folder) }, ...(keep && { keep }), ...watch?.backups }
}

const open = async (
  starting: Starting,
  plan: HousePlan | undefined,
  find: FindGame,
  listening: (app: Awaited<ReturnType<typeof buildApp>>) => void,
): Promise<Opened> => {
  const { options, node, onError, atEnd } = starting
  const { port = PORT, host = '127.0.0.1', production = false } = options
  const ground = await openGround(starting)
  const { pool, databaseUrl, ownerUrl, time, heart, itself, key, fingerprint, checkpoints } = ground
  const warnings = [...ground.warnings]
  const clock = options.clock ?? (() => dateOf(time))
  const returned = await returnOlderChips(pool, dateOf(time), find, (table, { message }) => {
    warnings.push(`table ${table}, of an older rule set: ${message}`)
  })
  const { generator, draws, tables, dealer, restart } = await openPlay(starting, ground, find)
  const people = peopleOf(pool)
  const guests = plan?.guests ?? !production
  const protection = plan?.protection ?? PROTECTION
  const sessions = sessionsOf(pool, { production, guests, protection, clock })
  const restarted = await restart(sessions)
  const demonstration = production ? [] : await ensureDemonstrationPeople(people)
  const robotPlayers = production ? 0 : (options.robotPlayers ?? ROBOT_PLAYERS)
  const floor = floorOf({
    ...{ pool, tables, dealer, generator, clock: time, onError, robotPlayers, ...options.floor },
    ...(plan && { plan }),
  })
  atEnd(() => floor.stop())
  const lockout = lockoutOf(pool, clock)
  const games = plan?.games ?? CATALOGUE
  const { hosts = [] } = options
  await recordSettings(pool, {
    ...{ production, house: plan?.name ?? null, games: games.map(({ id }) => id), guests, hosts, robotPlayers },
    ...{ protection, key: fingerprint },
  })
  const backups = backupsFor(options, node, ground)
  if (production && !backups) warnings.push(NO_BACKUPS)
  const watch = watchOf({
    ...{ pool, generator, itself, find, onError, backups, times: options.watch },
    ...(options.watch?.block !== undefined && { block: options.watch.block }),
  })
  atEnd(() => watch.stop())
  const house: House = {
    ...{ pool, databaseUrl, tables, dealer, draws, floor, people, production, guests, demonstration, lockout, games },
    ...{ sessions, clock: time, heart, protection, watch, key, fingerprint, checkpoints },
    proposals: proposalsOf(pool, clock),
    access: accessOf({ people, lockout, production }),
  }
  const firstOperators = production ? await firstOperatorsOf(people) : []
  warnings.push(...(await floor.ensureHouse(production ? [] : await demonstrationCroupiers(people))))
  const app = await pagesOf(house, options, host)
  listening(app)
  atEnd(() => app.close())
  await floor.start()
  watch.start()
  const url = await app.listen({ port, host })
  // In production it was read before anything else; elsewhere while the house plays already: it takes seconds.
  const noted = (production ? itself.noteLast(pool) : noteItself(itself, pool, onError)).catch(onError)
  atEnd(() => {
    itself.stop()
    return noted
  })
  const about = {
    url,
    databaseUrl,
    ownerUrl,
    demonstration,
    warnings,
    restarted,
    returned,
    firstOperators,
    fingerprint,
  }
  return { ...about, house }
}

const pagesOf = (house: House, options: ServeOptions, host: string) => {
  const { logger = false, rates = {}, trustProxy = false, hosts = [], heartbeatMs, onAnswer } = options
  const webRoot = options.webRoot === undefined ? WEB : options.webRoot
  return buildApp(house, {
    ...{ logger, rates, trustProxy, hosts: [...hosts, host] },
    ...(heartbeatMs !== undefined && { heartbeatMs }),
    ...(onAnswer && { onAnswer }),
    ...(webRoot !== null && { webRoot }),
  })
}

export const serve = async (options: ServeOptions = {}): Promise<Served> => {
  if (options.production && options.skew) throw new Error('a house in production has no clock of tests')
  const all = [...(options.games ?? []), ...RULE_SETS, ...POTS]
  const find: FindGame = (id, ruleSet) => findIn(all, id, ruleSet)
  // Before anything is started: a file that is no house starts none.
  const plan = planOf(options, find)
  const closing: (() => Promise<unknown> | unknown)[] = []
  const stop = async () => {
    for (const close of closing.splice(0).reverse()) await close()
  }
  let app: Awaited<ReturnType<typeof buildApp>> | undefined
  const starting: Starting = {
    ...{ options, node: hostname() },
    // While the database is away everything fails alike: that was said once.
    onError: (error) => error instanceof DatabaseAway || app?.log.error({ err: error }, 'floor'),
    warn: (about, text) => app?.log.warn(about, text),
    atEnd: (close) => closing.push(close),
  }
  try {
    const served = await open(starting, plan, find, (listening) => {
      app = listening
    })
    return { ...served, stop }
  } catch (error) {
    await stop()
    throw error
  }
}
