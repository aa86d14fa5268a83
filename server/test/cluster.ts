// One PostgreSQL for all tests of a run that do not need one to themselves. A database is a copy of one that was migrated once.

import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { prepareDatabase } from '../src/database/prepare.js'
import { clusterOf, readPasswords } from '../src/postgres/cluster.js'
import { launch } from '../src/postgres/launcher.js'

declare module 'vitest' {
  export interface ProvidedContext {
    readonly cluster: { readonly url: string; readonly ownerUrl: string }
  }
}

/** The database of the cluster itself, in which nothing is played: what every other is made from. */
export const TEMPLATE = 'tapete'

export default async ({ provide }: TestProject): Promise<() => Promise<void>> => {
  const server = await launch({ ephemeral: true })
  const admin = new pg.Client({
    host: '127.0.0.1',
    port: Number(new URL(server.url).port),
    user: 'postgres',
    password: readPasswords(clusterOf(server.dataDir)).postgres,
    database: 'postgres',
  })
  await admin.connect()
  await admin.query('alter role tapete_owner createdb createrole; grant pg_signal_backend to tapete_owner')
  await admin.end()
  await prepareDatabase(server)
  provide('cluster', { url: server.url, ownerUrl: server.ownerUrl })
  return server.stop
}
