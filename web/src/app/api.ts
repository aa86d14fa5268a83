// The server, one function a route. A `no` is thrown as a Refusal, with the code and the article behind it.

import type {
  DemonstrationAccount,
  Done,
  Fault,
  GameInfo,
  HeardEntry,
  Intent,
  Lobby,
  Me,
  Person,
  RuleInfo,
  Series,
  TableState,
} from './types.js'

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

export const request = async <T>(method: string, path: string, body?: unknown): Promise<T> => {
  let response: Response
  try {
    response = await fetch(path, {
      method,
      credentials: 'same-origin',
      headers: { 'x-tapete': '1', ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
  } catch (error) {
    throw new Refusal(0, { code: UNREACHABLE, message: String(error) })
  }
  const answer = await read(response)
  if (response.ok) return answer as T
  const fault = (answer as { error?: Fault } | undefined)?.error
  throw new Refusal(
    response.status,
    fault?.code ? fault : { code: response.status >= 500 ? 'server-error' : `http-${response.status}` },
  )
}

export const get = <T>(path: string): Promise<T> => request<T>('GET', path)
export const post = <T>(path: string, body: unknown = {}): Promise<T> => request<T>('POST', path, body)

export const newKey = (): string => crypto.randomUUID()

const at = (id: string, rest = ''): string => `/api/tables/${encodeURIComponent(id)}${rest}`

const WAITS_MS = [250, 800, 2000]

/** A command is sent again under the same key when the answer was lost: the server makes it once. */
const command = async <T>(path: string, wanted: object): Promise<T> => {
  const body = { ...wanted, key: newKey() }
  for (let attempt = 0; ; attempt++)
    try {
      return await post<T>(path, body)
    } catch (error) {
      const wait = WAITS_MS[attempt]
      if (faultOf(error).code !== UNREACHABLE || wait === undefined) throw error
      await new Promise((resolve) => setTimeout(resolve, wait))
    }
}

export const api = {
  me: () => get<Me>('/api/me'),
  login: (name: string, password: string) => post<{ person: Person }>('/api/login', { name, password }),
  guest: () => post<{ person: Person }>('/api/guest'),
  logout: () => post<unknown>('/api/logout'),
  lobby: () => get<Lobby>('/api/lobby'),
  games: () => get<{ games: readonly GameInfo[] }>('/api/games'),
  game: (id: string) => get<GameInfo>(`/api/games/${encodeURIComponent(id)}`),
  odds: (id: string) => get<unknown>(`/api/games/${encodeURIComponent(id)}/odds`),
  rules: () => get<{ rules: readonly RuleInfo[] }>('/api/rules'),
  demo: () => get<{ accounts: readonly DemonstrationAccount[] }>('/api/demo'),
  table: (id: string) => get<TableState>(at(id)),
  tableOdds: (id: string) => get<unknown>(at(id, '/odds')),
  sit: (id: string, seat?: number) => command<unknown>(at(id, '/sit'), seat ? { seat } : {}),
  leave: (id: string) => command<unknown>(at(id, '/leave'), {}),
  move: (id: string, intent: Intent, expected?: number) =>
    command<Done>(at(id, '/moves'), { move: intent, ...(expected === undefined ? {} : { expected }) }),
  log: (id: string, from?: number, to?: number) => {
    const query = new URLSearchParams()
    if (from !== undefined) query.set('from', String(from))
    if (to !== undefined) query.set('to', String(to))
    return get<{ version: number; from: number; to: number; entries: readonly HeardEntry[] }>(at(id, `/log?${query}`))
  },
  round: (id: string, n: number) =>
    get<{ round: number; from: number; to: number; entries: readonly HeardEntry[] }>(at(id, `/rounds/${n}`)),
  fairness: (id: string) => get<{ series: readonly Series[] }>(at(id, '/fairness')),
  exportUrl: (id: string) => at(id, '/export'),
  verify: (file: unknown) => post<unknown>('/api/verify', file),
  practice: (game: string, config?: { readonly [setting: string]: unknown }) =>
    post<{ table: string; seat: number }>('/api/practice', config ? { game, config } : { game }),
}
