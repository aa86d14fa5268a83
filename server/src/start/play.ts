// What is played: the source of the draws, the tables, the dealer; and after a restore new series for all of them.

import { recordRestore } from '../administration/settings.js'
import { type Dealer, dealerOf } from '../draws/dealer.js'
import { type Draws, drawsOf } from '../draws/draws.js'
import { type Generator, generatorOf } from '../draws/generator.js'
import { postgresSeriesStore } from '../draws/postgres.js'
import { restartSeries } from '../draws/restored.js'
import { sourceOf } from '../draws/source.js'
import type { Sessions } from '../people/index.js'
import { isRestored, restoreSeenTo } from '../postgres/backup.js'
import type { FindGame } from '../tables/replica.js'
import { openTables, type Tables } from '../tables/tables.js'
import type { Ground } from './ground.js'
import type { Starting } from './options.js'

export interface Play {
  readonly generator: Generator
  readonly draws: Draws
  readonly tables: Tables
  readonly dealer: Dealer
  /** Where the house was restored: every session ends and every table goes on to a new series. Answers which. */
  restart(sessions: Sessions): Promise<readonly string[]>
}

export const openPlay = async (
  { options, node, onError, atEnd }: Starting,
  { pool, databaseUrl: url, dataDir, time }: Ground,
  find: FindGame,
): Promise<Play> => {
  const source = sourceOf(options.watch?.source)
  const generator = generatorOf({ pool, source, node, onError })
  await generator.look()
  const series = postgresSeriesStore(pool)
  const draws = drawsOf(series, { generator, ...options.draws })
  const tables = await openTables({ pool, url, draws, find, clock: time, onError })
  atEnd(() => tables.stop())
  return {
    ...{ generator, draws, tables, dealer: dealerOf(tables, draws, time) },
    restart: async (sessions) => {
      const restored = options.restored || (dataDir !== undefined && isRestored(dataDir))
      // Though the house draws nothing for now: whoever resumes it must not go on with seeds that are known. A source that
      // fails starts no restored house.
      const anew = () => dealerOf(tables, drawsOf(series, { newSeed: source.seed, ...options.draws }), time)
      const restarted = restored ? await restartSeries(pool, anew(), tables) : []
      if (restored) await recordRestore(pool, await sessions.closeEvery(), restarted.length)
      if (dataDir !== undefined) restoreSeenTo(dataDir)
      return restarted
    },
  }
}
