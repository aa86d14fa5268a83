// Connections to PostgreSQL. Money is bigint there and a safe integer here: anything else stops at this boundary.

import pg from 'pg'

export type Pool = pg.Pool
/** Whatever can run a statement: a pool, or one connection within a transaction. */
export type Queryable = Pick<pg.Pool, 'query'>

export interface PoolOptions {
  readonly max?: number
  /** Hears of idle connections that broke; without a listener such an error would end the process. */
  readonly onError?: (error: Error) => void
  /** For what people wait for: nothing takes longer than a moment, neither a connection nor a statement nor a lock. */
  readonly prompt?: boolean
  /** For what nobody waits for: however long it takes to get a connection. */
  readonly patient?: boolean
}

/** The database gives up before the node does, so that a node knows what became of it. */
const PROMPT = {
  connectionTimeoutMillis: 4_000,
  lock_timeout: 5_000,
  statement_timeout: 20_000,
  idle_in_transaction_session_timeout: 20_000,
  query_timeout: 25_000,
}

const INT8 = 20
const INT8_ARRAY = 1016

export const exactInteger = (written: string): number => {
  const value = Number(written)
  if (!Number.isSafeInteger(value)) throw new RangeError(`${written} is not a safe integer`)
  return value
}

const int8Array = pg.types.getTypeParser(INT8_ARRAY as never) as unknown as (written: string) => (string | null)[]

const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format: 'text' | 'binary') => {
    if (oid === INT8 && format !== 'binary') return exactInteger
    if (oid === INT8_ARRAY && format !== 'binary')
      return (written: string) => int8Array(written).map((item) => (item === null ? null : exactInteger(item)))
    return pg.types.getTypeParser(oid, format as 'text')
  }) as pg.CustomTypesConfig['getTypeParser'],
}

export const connectionOptions = (url: string): pg.ClientConfig => ({
  connectionString: url,
  application_name: 'tapete',
  keepAlive: true,
  types,
})

export const openPool = (
  url: string,
  { max = 10, onError = () => {}, prompt = false, patient = false }: PoolOptions = {},
): Pool => {
  const pool = new pg.Pool({
    ...connectionOptions(url),
    ...{ max, connectionTimeoutMillis: patient ? 0 : 10_000, ...(prompt && PROMPT) },
  })
  pool.on('error', onError)
  // One that breaks in somebody's hands tells whoever waits for its answer; told to nobody it would end the process.
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}

/** A prepared statement: parsed and planned once a connection, under its name. */
export interface Statement {
  readonly name: string
  readonly text: string
}

export const statement = (name: string, text: string): Statement => ({ name, text })

export const run = async <Row extends pg.QueryResultRow>(
  db: Queryable,
  prepared: Statement,
  values: readonly unknown[],
): Promise<Row[]> => (await db.query<Row>({ ...prepared, values: values as unknown[] })).rows

const CONNECTION_LOST = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTCONN'])
const SERVER_LEAVING = new Set(['57P01', '57P02', '57P03', '53300'])

/** The database does not answer, and is not asked: nothing was sent. */
export class DatabaseAway extends Error {
  readonly code = 'TPAWAY'
  constructor() {
    super('the database does not answer')
  }
}

/** Full disks and locks held too long: the statement was undone, and may be tried again. */
const UNDONE = new Set(['53100', '53200', '53400', '55P03', '57014', '25P03', '58030'])

/** Whether the database could not do it now, and surely did not. */
export const isDatabaseAway = (error: unknown): boolean =>
  error instanceof DatabaseAway || UNDONE.has((error as { code?: string }).code ?? '')

/** Whether the connection broke: then nobody knows yet whether the statement was committed. */
export const isConnectionLost = (error: unknown): boolean => {
  const { code, message } = error as { code?: string; message?: string }
  if (error instanceof DatabaseAway) return true
  if (code !== undefined) return CONNECTION_LOST.has(code) || SERVER_LEAVING.has(code) || /^08/.test(code)
  return /connection terminated|query read timeout|timeout expired|timeout exceeded when trying to connect|not queryable|client was closed/i.test(
    message ?? '',
  )
}

/** Whether PostgreSQL undid the statement to let another one pass: it may simply be tried again. */
export const isSerialization = (error: unknown): boolean =>
  ['40001', '40P01'].includes((error as { code?: string }).code ?? '')

export const isUnique = (error: unknown, constraint: string): boolean => {
  const known = error as { code?: string; constraint?: string }
  return known.code === '23505' && known.constraint === constraint
}

/** Settings under which an acknowledged commit could be lost. Empty when the database is safe for money. */
export const unsafeSettings = async (db: Queryable): Promise<string[]> => {
  const { rows } = await db.query<{ name: string; setting: string }>(
    "select name, setting from pg_settings where name in ('fsync', 'full_page_writes', 'synchronous_commit')",
  )
  return rows.filter(({ setting }) => setting === 'off').map(({ name }) => `${name} = off`)
}
