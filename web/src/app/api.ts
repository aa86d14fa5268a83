// The server, route by route, as the wire types it. A `no` is thrown as a Refusal, with the code and the article behind it.

import { type Json, mergeSeen } from '@tapete/engine'
import type { AnswerOf, BodyOf, Mine, ParamsOf, QueryOf, RouteName, Seen, TableSeen } from '@tapete/server/wire'
import { LOCKED } from '../console/lock.js'
import type { Fault, Intent, TableState, View } from './types.js'

export class Refusal extends Error {
  readonly status: number
  readonly fault: Fault
  constructor(status: number, fault: Fault) {
    super(fault.message ?? fault.code)
    this.status = status
    this.fault = fault
  }
  get code(): string {
    return this.fault.code
  }
}

/** The code of a request that never arrived. */
export const UNREACHABLE = 'unreachable'

export const faultOf = (error: unknown): Fault =>
  error instanceof Refusal ? error.fault : { code: UNREACHABLE, message: String(error) }

const read = async (response: Response): Promise<unknown> => {
  const text = await response.text()
  try {
    return text ? JSON.parse(text) : undefined
  } catch {
    return undefined
  }
}

const send = async (method: string, path: string, type?: string, body?: string | Blob): Promise<Response> => {
  let response: Response
  try {
    response = await fetch(path, {
      method,
      credentials: 'same-origin',
      headers: { 'x-tapete': '1', ...(type === undefined ? {} : { 'content-type': type }) },
      ...(body === undefined ? {} : { body }),
    })
  } catch (error) {
    throw new Refusal(0, { code: UNREACHABLE, message: String(error) })
  }
  if (response.ok) return response
  const fault = ((await read(response)) as { error?: Fault } | undefined)?.error
  if (fault?.code === 'session-locked') window.dispatchEvent(new Event(LOCKED))
  throw new Refusal(
    response.status,
    fault?.code ? fault : { code: response.status >= 500 ? 'server-error' : `http-${response.status}` },
  )
}

const request = async <T>(method: string, path: string, body?: unknown): Promise<T> =>
  (await read(
    await (body === undefined ? send(method, path) : send(method, path, 'application/json', JSON.stringify(body))),
  )) as T

type Part<Name extends string, T> = [T] extends [undefined]
  ? unknown
  : Record<never, never> extends T
    ? { readonly [name in Name]?: T }
    : { readonly [name in Name]: T }

/** What a route takes: its parts of the address, the question after it, the body. */
export type Asked<R extends RouteName> = Part<'params', ParamsOf<R>> &
  Part<'query', QueryOf<R>> &
  Part<'body', BodyOf<R>>

type Parts = { readonly [part in 'params' | 'query' | 'body']?: { readonly [name: string]: unknown } }

/** `call('GET /api/tables/:id/log', { params: { id }, query: { from: '1' } })` */
export const call = <R extends RouteName>(
  route: R,
  ...[asked]: Record<never, never> extends Asked<R> ? [asked?: Asked<R>] : [asked: Asked<R>]
): Promise<AnswerOf<R>> => {
  const { params = {}, query = {}, body = {} }: Parts = asked ?? {}
  const [method = 'GET', address = ''] = route.split(' ')
  const path = address.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])))
  const question = Object.entries(query)
    .map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`)
    .join('&')
  return request(method, question ? `${path}?${question}` : path, method === 'GET' ? undefined : body)
}

export const newKey = (): string => crypto.randomUUID()

const WAITS_MS = [250, 800, 2000, 4000]

/** The house is waiting for its database: nothing was done. */
export const NO_DATABASE = 'no-database'
/** It may have been done, and nobody knows yet. */
const FATE_UNKNOWN = 'fate-unknown'
const MAY_BE_DONE = [UNREACHABLE, FATE_UNKNOWN]

/**
 * What carries a key is sent again under the same one when the answer was lost, or the house had no database: the server
 * makes it once. What may have been done the first time is not called undone because of what came the last.
 */
export const surely = async <T>(send: (key: string) => Promise<T>, waits: readonly number[] = WAITS_MS): Promise<T> => {
  const key = newKey()
  let doubt: unknown
  for (let attempt = 0; ; attempt++)
    try {
      return await send(key)
    } catch (error) {
      const { code } = faultOf(error)
      const wait = waits[attempt]
      if (MAY_BE_DONE.includes(code)) doubt = error
      else if (code !== NO_DATABASE) throw error
      if (wait === undefined) throw doubt ?? error
      await new Promise((resolve) => setTimeout(resolve, wait))
    }
}

const viewOf = (table: TableSeen, mine: Mine): View => mergeSeen(table, mine as Json) as View

/** A table on the wall, of which nobody knows anything else. */
export const wallOf = (table: TableSeen): View => viewOf(table, {})

const views = new WeakMap<Seen, View>()

/** A table as the pages read it: what everybody sees and what only we see, in one. */
export const stateOf = (seen: Seen): Pick<TableState, 'view' | 'options' | 'you'> => {
  const { table, mine, options, you } = seen
  const view = views.get(seen) ?? viewOf(table, mine)
  views.set(seen, view)
  return { view, options, you }
}

export const api = {
  me: () => call('GET /api/me'),
  login: (name: string, password: string) => call('POST /api/login', { body: { name, password } }),
  guest: () => call('POST /api/guest'),
  logout: () => call('POST /api/logout'),
  lobby: () => call('GET /api/lobby'),
  games: () => call('GET /api/games'),
  game: (id: string) => call('GET /api/games/:id', { params: { id } }),
  odds: (id: string) => call('GET /api/games/:id/odds', { params: { id } }),
  rules: () => call('GET /api/rules'),
  demo: () => call('GET /api/demo'),
  table: async (id: string): Promise<TableState> => {
    const { seen, ...rest } = await call('GET /api/tables/:id', { params: { id } })
    return { ...rest, ...stateOf(seen) }
  },
  tableOdds: (id: string) => call('GET /api/tables/:id/odds', { params: { id } }),
  sit: (id: string, seat?: number) =>
    surely((key) => call('POST /api/tables/:id/sit', { params: { id }, body: { key, ...(seat && { seat }) } })),
  leave: (id: string) => surely((key) => call('POST /api/tables/:id/leave', { params: { id }, body: { key } })),
  move: (id: string, move: Intent, expected?: number) =>
    surely((key) =>
      call('POST /api/tables/:id/moves', {
        params: { id },
        body: { move, key, ...(expected !== undefined && { expected }) },
      }),
    ),
  log: (id: string, from?: number, to?: number) =>
    call('GET /api/tables/:id/log', {
      params: { id },
      query: { ...(from !== undefined && { from: String(from) }), ...(to !== undefined && { to: String(to) }) },
    }),
  round: (id: string, n: number) => call('GET /api/tables/:id/rounds/:n', { params: { id, n: String(n) } }),
  fairness: (id: string, to?: number) =>
    call('GET /api/tables/:id/fairness', { params: { id }, query: to === undefined ? {} : { to: String(to) } }),
  exportUrl: (id: string) => `/api/tables/${encodeURIComponent(id)}/export`,
  /** The file, and the name the house gives it. A browser keeps what is large on disk. */
  audit: async (id: string): Promise<{ readonly name: string; readonly file: Blob }> => {
    const response = await send('GET', `${api.exportUrl(id)}?as=auditor`)
    const [, name = `${id}.ndjson`] = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '') ?? []
    return { name, file: await response.blob() }
  },
  /** A file is sent as it lies on disk, however long it is. Of another house by its fingerprint, of this one without. */
  verify: async (file: Blob, fingerprint?: string): Promise<AnswerOf<'POST /api/verify'>> => {
    const path = fingerprint ? `/api/verify?fingerprint=${encodeURIComponent(fingerprint)}` : '/api/verify'
    return (await read(await send('POST', path, 'application/x-ndjson', file))) as AnswerOf<'POST /api/verify'>
  },
  practice: (game: string, config?: BodyOf<'POST /api/practice'>['config']) =>
    call('POST /api/practice', { body: { game, ...(config && { config }) } }),
}
