// What everything stands on: a database that answers, its schema, the program that was built, one time, the key, checkpoints.

import type { KeyObject } from 'node:crypto'
import { join } from 'node:path'
import { CHECKPOINT_FILE, checkpointKeeper, type Keeper } from '../audit/keeper.js'
import type { HouseClock } from '../clock/house-clock.js'
import { openHouseClock } from '../clock/house-clock.js'
import { overpowered } from '../database/grants.js'
import { type Heart, startHeart } from '../database/heart.js'
import { openPool, type Pool, unsafeSettings } from '../database/pool.js'
import { prepareDatabase } from '../database/prepare.js'
import { launch } from '../postgres/launcher.js'
import { ownFolder } from '../postgres/owner.js'
import { fingerprintOf, postgresKeyStore, publicKeyOf, signingKey } from '../verify/key.js'
import { type Itself, isAccepted, itselfOf, toldDifferences } from '../watch/itself.js'
import type { ProgramCheck } from '../watch/program.js'
import type { Starting } from './options.js'

const NO_PLACE = 'checkpoints stay with the house: give --checkpoints a place that others keep, or --checkpoint-command'
const UNSAFE = 'the database may lose what it confirmed'

interface Place {
  readonly databaseUrl: string
  readonly ownerUrl: string | undefined
  /** Of the embedded PostgreSQL, kept or thrown away at the end. */
  readonly cluster: string | undefined
  /** Of a house that is kept here. */
  readonly dataDir: string | undefined
}

export interface Ground extends Place {
  readonly pool: Pool
  readonly heart: Heart
  readonly time: HouseClock
  readonly itself: Itself
  readonly key: KeyObject
  readonly fingerprint: string
  readonly checkpoints: Keeper
  readonly warnings: readonly string[]
}

const placeOf = async ({ options, warn, atEnd }: Starting): Promise<Place> => {
  const { databaseUrl, ownerUrl, ephemeral = false } = options
  if (databaseUrl !== undefined) return { databaseUrl, ownerUrl, cluster: undefined, dataDir: undefined }
  const dataDir = ephemeral ? undefined : (options.dataDir ?? '.tapete')
  if (dataDir !== undefined) {
    const ownership = await ownFolder(dataDir)
    atEnd(() => ownership.release())
  }
  const onEvent = (event: string, err?: unknown) => warn({ event, err }, 'PostgreSQL')
  const launched = await launch({ ...(dataDir === undefined ? { ephemeral } : { dataDir }), onEvent })
  atEnd(() => launched.stop())
  return { databaseUrl: launched.url, ownerUrl: launched.ownerUrl, cluster: launched.dataDir, dataDir }
}

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

const checkpointsIn = async (
  { options, onError, atEnd }: Starting,
  dataDir: string | undefined,
  pool: Pool,
  key: KeyObject,
): Promise<{ readonly checkpoints: Keeper; readonly leave: boolean }> => {
  const own = dataDir === undefined ? [] : [join(dataDir, CHECKPOINT_FILE)]
  const { files = [], ...places } = options.checkpoints ?? {}
  const checkpoints = await checkpointKeeper({ ...places, files: [...own, ...files], pool, key, onError })
  // Of what comes to an end it is the last: nothing is written after the last checkpoint.
  atEnd(() => checkpoints.stop())
  return { checkpoints, leave: files.length > 0 || places.command !== undefined }
}

const programOf = ({ node, options }: Starting): Itself =>
  itselfOf({
    ...{ node, houseFile: options.houseFile },
    ...(options.watch?.root !== undefined && { root: options.watch.root }),
  })

export const openGround = async (starting: Starting): Promise<Ground> => {
  const { options, onError, warn, atEnd } = starting
  const { production = false, skew } = options
  const place = await placeOf(starting)
  const { databaseUrl: url, ownerUrl, dataDir } = place
  const pool = openPool(url, { max: 20, onError, prompt: true })
  atEnd(() => pool.end())
  const itself = programOf(starting)
  const accepted = production ? await mustBeBuilt(pool, itself, options.acceptProgram) : undefined
  // A migration takes as long as it takes: it has connections of its own.
  await prepareDatabase({ url, ownerUrl })
  const heart = startHeart({ url, pool, onChange: (away) => warn({ away }, 'the database') })
  atEnd(() => heart.stop())
  const warnings = await doubtsAbout(pool, production)
  const time = await openHouseClock({
    ...{ pool, onError, onJump: (jump) => warn(jump, 'a clock is not where it should be') },
    ...(skew && { skew }),
  })
  atEnd(() => time.stop())
  if (accepted) await itself.accept(pool, accepted)
  const key = await signingKey(postgresKeyStore(pool))
  const { checkpoints, leave } = await checkpointsIn(starting, dataDir, pool, key)
  if (production && !leave) warnings.push(NO_PLACE)
  const fingerprint = fingerprintOf(publicKeyOf(key))
  return { ...place, pool, heart, time, itself, key, fingerprint, checkpoints, warnings }
}
