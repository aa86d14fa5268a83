// A machine that stands still is waited for: scripts that kill a database must take neither its slowness for a loss nor a loss for
// slowness. Only what says that the database did not answer is tried again, everything else is thrown as it is.

import { setTimeout as sleep } from 'node:timers/promises'
import { migrate, openPool, openTables } from '../dist/index.js'
import { isDatabaseTrouble } from '../dist/tables/aside.js'
import { FateUnknown } from '../dist/tables/command.js'

const PAUSE_MS = 200
const GIVE_UP_MS = 900_000

/** For what may be done twice: reading, and commands under one key. */
export const patiently = async (work) => {
  const until = performance.now() + GIVE_UP_MS
  for (;;)
    try {
      return await work()
    } catch (error) {
      const isSlow = isDatabaseTrouble(error) || error instanceof FateUnknown
      if (!isSlow || performance.now() > until) throw error
      await sleep(PAUSE_MS)
    }
}

/** Pool and tables, once the database answers. */
export const openHouse = (url, { max = 4, ...options } = {}) =>
  patiently(async () => {
    const pool = openPool(url, { max })
    try {
      await migrate(pool)
      return { pool, tables: await openTables({ pool, url, ...options }) }
    } catch (error) {
      await pool.end()
      throw error
    }
  })
