// A client as a browser would be: a cookie, the header, and sockets whose messages can be waited for.

import { mergeSeen } from '@tapete/engine'
import { WebSocket } from 'ws'
import { patched } from '../../../web/src/app/patch.js'
import { DEMONSTRATION } from '../../src/people/demonstration.js'
import type { Role } from '../../src/people/roles.js'
import { messageFault } from './wire.js'

// biome-ignore lint/suspicious/noExplicitAny: what comes from outside
export type Body = any

export interface Reply {
  readonly status: number
  readonly body: Body
  readonly headers: Headers
}

export interface Live {
  /** Every message; what shows the table with the view and the own that follow from it. */
  readonly messages: Body[]
  /** As they came. */
  readonly raw: Body[]
  /** The first message, from now or before, that fits. */
  next(fits: (message: Body) => boolean, ms?: number): Promise<Body>
  send(message: unknown): void
  readonly closed: Promise<{ code: number; why: string }>
  close(): Promise<unknown>
}

export interface Client {
  readonly url: string
  cookie: string
  person: Body
  call(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Reply>
  get(path: string): Promise<Reply>
  post(path: string, body?: unknown): Promise<Reply>
  move(table: string, move: object, more?: object): Promise<Reply>
  live(table: string, since?: number): Promise<Live>
}

export const JSON_TYPE = { 'x-tapete': '1', 'content-type': 'application/json' }

const openLive = (url: string, headers: Record<string, string>): Promise<Live> =>
  new Promise((resolve, reject) => {
    const socket = new WebSocket(url, { headers })
    const messages: Body[] = []
    const raw: Body[] = []
    const waiting = new Set<() => void>()
    let shut: (value: { code: number; why: string }) => void
    const closed = new Promise<{ code: number; why: string }>((done) => {
      shut = done
    })
    let table: Body
    let own: Body
    socket.on('message', (data) => {
      for (const message of [JSON.parse(String(data))].flat()) {
        const fault = messageFault(message)
        if (fault !== undefined) throw new Error(`not as the wire says: ${fault}`)
        raw.push(message)
        if (message.type === 'hello') {
          table = message.table
          own = { mine: message.mine, options: message.options, you: message.you }
        }
        if (message.patch) table = patched(table, message.patch)
        if (message.own) own = patched(own, message.own)
        const shows = ['hello', 'step', 'own'].includes(message.type)
        messages.push(shows ? { ...message, ...own, view: mergeSeen(table, own.mine) } : message)
      }
      for (const look of waiting) look()
    })
    socket.on('close', (code, why) => shut({ code, why: String(why) }))
    socket.on('unexpected-response', (_request, response) => reject(new Error(`status ${response.statusCode}`)))
    socket.on('error', reject)
    socket.on('open', () =>
      resolve({
        messages,
        raw,
        closed,
        next: (fits, ms = 20_000) =>
          new Promise((found, failed) => {
            const timer = setTimeout(() => {
              waiting.delete(look)
              failed(new Error(`not heard in ${ms} ms; last ${JSON.stringify(messages.at(-1))?.slice(0, 300)}`))
            }, ms)
            const look = () => {
              const message = messages.find(fits)
              if (!message) return
              clearTimeout(timer)
              waiting.delete(look)
              found(message)
            }
            waiting.add(look)
            look()
          }),
        send: (message) => socket.send(typeof message === 'string' ? message : JSON.stringify(message)),
        close: () => {
          socket.close()
          return closed
        },
      }),
    )
  })

export const clientOf = (url: string): Client => {
  const call: Client['call'] = async (method, path, body, headers) => {
    const response = await fetch(url + path, {
      method,
      headers: {
        ...(headers ?? (method === 'GET' ? {} : JSON_TYPE)),
        ...(client.cookie ? { cookie: client.cookie } : {}),
      },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    const set = response.headers.get('set-cookie')
    if (set) client.cookie = set.split(';')[0] as string
    const text = await response.text()
    const json = response.headers.get('content-type')?.startsWith('application/json')
    return { status: response.status, body: json ? JSON.parse(text) : text, headers: response.headers }
  }
  const client: Client = {
    url,
    cookie: '',
    person: null,
    call,
    get: (path) => call('GET', path),
    post: (path, body = {}) => call('POST', path, body),
    move: (table, move, more = {}) =>
      call('POST', `/api/tables/${table}/moves`, { move, key: crypto.randomUUID(), ...more }),
    live: (table, since) =>
      openLive(`${url.replace('http', 'ws')}/api/live?table=${table}${since === undefined ? '' : `&since=${since}`}`, {
        cookie: client.cookie,
        origin: url,
      }),
  }
  return client
}

export const guest = async (url: string): Promise<Client> => {
  const client = clientOf(url)
  const reply = await client.post('/api/guest')
  client.person = reply.body.person
  return client
}

/** Somebody of each role, as the demonstration has them. */
export const someone = async (url: string, role: Role): Promise<Client> => {
  if (role === 'guest') return guest(url)
  const account = DEMONSTRATION.find((each) => each.role === role)
  const client = clientOf(url)
  const reply = await client.post('/api/login', { name: account?.name, password: account?.password })
  if (reply.status !== 200) throw new Error(`login ${role}: ${JSON.stringify(reply.body)}`)
  client.person = reply.body.person
  return client
}

/** The password everybody of `newcomer` chose. */
export const OWN_PASSWORD = 'mesa-y-lampara-7'

/** Somebody with an account made for the test, who has replaced the password the house gave. */
export const newcomer = async (url: string, role: Exclude<Role, 'guest'>, name: string): Promise<Client> => {
  const [operator, second] = [clientOf(url), clientOf(url)]
  await operator.post('/api/login', { name: 'operador', password: 'tapete-demo' })
  const made = (await operator.post('/api/people', { name, role, why: 'for a test' })).body
  let { password } = made
  if (made.proposal) {
    await second.post('/api/login', { name: 'operadora', password: 'tapete-demo' })
    const confirmed = (await second.post(`/api/proposals/${made.proposal.id}/confirm`)).body
    password = `${made.half}${confirmed.half}`
  }
  const client = clientOf(url)
  await client.post('/api/login', { name, password })
  const reply = await client.post('/api/me/password', { password, next: OWN_PASSWORD })
  if (reply.status !== 200) throw new Error(`newcomer ${name}: ${JSON.stringify(reply.body)}`)
  client.person = reply.body.person
  return client
}
