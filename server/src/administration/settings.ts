// How the house is started is administration too: whoever starts it otherwise than before is in the record with what
// changed. Nodes that start alike write it once.

import type { Json } from '@tapete/engine'
import type { Pool } from '../database/pool.js'
import type { Protection } from '../protection/settings.js'
import { canonicalJson } from '../tables/chain.js'
import { append, BY_ITSELF, lastAfter, together } from './record.js'

export interface Settings {
  readonly production: boolean
  readonly house: string | null
  readonly games: readonly string[]
  readonly guests: boolean
  readonly hosts: readonly string[]
  readonly robotPlayers: number
  /** The fingerprint of the key the house signs with. */
  readonly key: string
  readonly protection: Protection
}

export const SETTINGS_CHANGED = 'settings-changed'
const SUBJECT = 'house'

export const recordSettings = (pool: Pool, settings: Settings): Promise<void> =>
  together(pool, async (db) => {
    const before = (await lastAfter(db, SETTINGS_CHANGED, SUBJECT)) ?? null
    const after: Json = {
      ...settings,
      games: [...settings.games],
      hosts: [...settings.hosts],
      protection: { ...settings.protection },
    }
    if (canonicalJson(before) === canonicalJson(after)) return
    await append(db, BY_ITSELF, { act: SETTINGS_CHANGED, subject: SUBJECT, before, after })
  })

/** A database put back from a backup: what came after it is gone, and who held a session then holds none now. */
export const recordRestore = (pool: Pool, sessions: number, tables: number): Promise<void> =>
  together(pool, async (db) => {
    const after = { sessionsEnded: sessions, newSeries: tables }
    await append(db, BY_ITSELF, { act: 'house-restored', subject: SUBJECT, before: null, after })
  })
