// What the house found by itself and somebody should see to: for the pit what concerns tables, for who administers and watches
// the rest too. Each is an entry of the record of administration.

import { type AdminEntry, notedSince } from '../administration/record.js'
import type { Queryable } from '../database/pool.js'
import { STOPPED } from '../draws/generator.js'
import type { Role } from '../people/roles.js'
import { BACKUP_FAILED } from './backups.js'
import { BIAS_FOUND, THROW_WRONG } from './devices.js'
import { CHANGED } from './itself.js'

const FOR_THE_PIT = [BIAS_FOUND, THROW_WRONG, STOPPED]
const FOR_THE_HOUSE = [...FOR_THE_PIT, CHANGED, BACKUP_FAILED]
const PIT: readonly Role[] = ['pit-boss', 'room-head']
const SHOWN = 50
/** As long as results of checks are shown. */
export const KEPT_MS = 90 * 24 * 3_600_000

export const noticesFor = (db: Queryable, role: Role, now: number): Promise<AdminEntry[]> =>
  notedSince(db, PIT.includes(role) ? FOR_THE_PIT : FOR_THE_HOUSE, new Date(now - KEPT_MS), SHOWN)
