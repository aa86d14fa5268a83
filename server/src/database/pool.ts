// Connections to PostgreSQL. Money is bigint there and a safe integer here: anything else stops at this boundary.

import pg from 'pg'

export type Pool = pg.Pool
/** Whatever can run a statement: a pool, or one connection within a transaction. */
export type Queryable = Pick<pg.Pool, 'query'>

export interface PoolOptions {
  readonly max?: number
  /** Hears of idle connections that broke; without a listener such an error would end the process. */
  readonly onError?: (error: Error) => void
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

export const openPool = (url: string, { max = 10, onError = () => {} }: PoolOptions = {}): Pool => {
  const pool = new pg.Pool({ ...connectionOptions(url), max, connectionTimeoutMillis: 10_000 })
  pool.on('error', onError)
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

/** Whether the connection broke: then nobody knows yet whether the statement was committed. */
export const isConnectionLost = (error: unknown): boolean => {
  const { code, message } = error as { code?: string; message?: string }
  if (code !== undefined) return CONNECTION_LOST.has(code) || SERVER_LEAVING.has(code) || /^08/.test(code)
  return /connection terminated|timeout exceeded when trying to connect|not queryable|client was closed/i.test(
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
