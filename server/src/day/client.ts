// A browser of the day: a cookie and two doors. What matters is asked under a key, again under the same one when the answer is
// lost, until the house has said yes or no.

import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Random } from '@tapete/engine/testkit'
import type { Done, ErrorAnswer, Intent, Person, TableAnswer } from '../wire/index.js'
import type { Answered, Asked, Paid } from './book.js'
import { count, type World, wrong } from './world.js'

export interface Reply<T> {
  readonly status: number
  readonly body: T
}

/** The answer was lost, or the house was not there. */
export class Lost extends Error {}

type Call = <T>(method: 'GET' | 'POST', path: string, body?: object, door?: number) => Promise<Reply<T>>

export interface Client {
  readonly name: string
  person: Person
  cookie: string
  /** What it logs in again with when its session is over. */
  password?: string
  /** Which of the doors it comes through. */
  door: number
  /** One attempt. Throws `Lost` when no answer came, or none but that something broke. */
  readonly call: Call
  /** The same again until there is an answer. For what may be asked twice. */
  sure<T>(method: 'GET' | 'POST', path: string, body?: object): Promise<Reply<T>>
  /** What each of the doors answers to the same question, once both do. */
  throughBoth<T>(path: string): Promise<readonly Reply<T>[]>
  look(table: string): Promise<TableAnswer | undefined>
  /** Asks under a key until the house has answered; what the answer is stands in the book. */
  move(table: string, move: Intent, more?: { readonly key?: string; readonly expected?: number }): Promise<Answered>
  pay(kind: Paid['kind'], person: number, amount: number, key: string): Promise<void>
}

const ANSWER_MS_MAX = 6_000
const RETRY_MS = 250
/** Longer than any fault lasts. */
const GIVE_UP_MS = 120_000
const NOBODY: Person = { id: 0, name: '', role: 'guest' }
const IS_REFUSAL = new Set([400, 401, 403, 404, 409])

const hex = (dice: Random, length: number): string => Array.from({ length }, () => dice.below(16).toString(16)).join('')

/** Everybody has a machine of their own: whose passwords are wrong makes nobody else wait. */
const addressOf = (name: string): string => {
  const digest = createHash('sha256').update(name).digest()
  return `10.${digest[0]}.${digest[1]}.${digest[2]}`
}

/** A key that follows from the dice, and is nobody else's: of the dice alone two of an hour's keys would be the same. */
export const keyFrom = (dice: Random, { name }: Pick<Client, 'name'>): string => {
  const digest = createHash('sha256')
    .update(`${name} ${hex(dice, 32)}`)
    .digest('hex')
  return `${digest.slice(0, 8)}-${digest.slice(8, 12)}-4${digest.slice(12, 15)}-a${digest.slice(15, 18)}-${digest.slice(18, 30)}`
}

export const clientOf = (world: World, name: string, door: number): Client => {
  const { nodes, journal, book, witness } = world
  const address = addressOf(name)

  const once: Call = async (method, path, body, at = client.door) => {
    const { url } = nodes[at % nodes.length] as World['nodes'][number]
    const headers = {
      ...(client.cookie && { cookie: client.cookie }),
      'x-forwarded-for': address,
      ...(method === 'POST' && { 'content-type': 'application/json', 'x-tapete': '1' }),
    }
    const options = { method, headers, ...(method === 'POST' && { body: JSON.stringify(body ?? {}) }) }
    let response: Response
    let text: string
    try {
      response = await fetch(url + path, { ...options, signal: AbortSignal.timeout(ANSWER_MS_MAX) })
      text = await response.text()
    } catch (error) {
      throw new Lost((error as Error).message)
    }
    const set = response.headers.get('set-cookie')
    if (set) client.cookie = set.split(';')[0] as string
    if (response.status >= 500) {
      count(world, `answers ${response.status}`)
      if (!world.troubled()) wrong(world, `${name}: ${method} ${path} was answered ${response.status} ${text}`)
      throw new Lost(`${response.status}`)
    }
    const isJson = response.headers.get('content-type')?.includes('json') && !path.includes('/export')
    return { status: response.status, body: isJson || !response.ok ? JSON.parse(text || 'null') : text }
  }

  /** A session that a clock ended is begun again. */
  const call: Call = async (method, path, body, at) => {
    const reply = await once<never>(method, path, body, at)
    const { password } = client
    if (reply.status !== 401 || password === undefined || path === '/api/login') return reply
    count(world, 'sessions begun again')
    client.cookie = ''
    await once('POST', '/api/login', { name, password }, at)
    return once(method, path, body, at)
  }

  /** Through one door and then the other. */
  const persist = async <T>(attempt: () => Promise<T>, lost: () => void = () => {}): Promise<T> => {
    const isTired = world.machine.patience(GIVE_UP_MS)
    for (;;)
      try {
        return await attempt()
      } catch (error) {
        if (!(error instanceof Lost)) throw error
        lost()
        count(world, 'answers lost')
        if (world.over() || isTired()) throw new Error(`${name}: the house did not answer: ${error.message}`)
        client.door += 1
        await sleep(RETRY_MS)
      }
  }

  const codeOf = (reply: Reply<unknown>, what: string): string => {
    const { code = '' } = (reply.body as Partial<ErrorAnswer> | null)?.error ?? {}
    if (!IS_REFUSAL.has(reply.status) || code === '')
      wrong(world, `${name}: ${what}: no clean refusal: ${reply.status} ${JSON.stringify(reply.body)}`)
    return code
  }

  const answered = (asked: Asked, answer: Answered): Answered => {
    const before = asked.answer
    if (before?.ok && before.events.length > 0 && !(answer.ok && answer.version === before.version))
      wrong(world, `${name}: ${asked.key} was answered ${JSON.stringify(before)} and then ${JSON.stringify(answer)}`)
    // A refusal writes nothing, so the same key may still be done later.
    if (!before?.ok) asked.answer = answer
    const { key, table } = asked
    journal.note('answer', { key, table, ...(answer.ok ? { version: answer.version } : { refused: answer.code }) })
    count(world, answer.ok ? 'moves done' : `refused ${answer.code}`)
    return answer
  }

  const client: Client = {
    ...{ name, door, cookie: '', person: NOBODY, call },
    sure: (method, path, body) => persist(() => call(method, path, body)),
    throughBoth: (path) => persist(() => Promise.all([0, 1].map((door) => call<never>('GET', path, undefined, door)))),
    look: async (table) => {
      const { status, body } = await persist(() => call<TableAnswer>('GET', `/api/tables/${table}`))
      if (status !== 200) return undefined
      witness.view(client.person, table, body.version, { table: body.seen.table, mine: body.seen.mine })
      return body
    },
    move: async (table, move, { key = crypto.randomUUID(), expected } = {}) => {
      const { id, role } = client.person
      const asked: Asked = book.asked.get(key) ?? { key, table, person: id, role, move, lost: 0 }
      book.asked.set(key, asked)
      journal.note('ask', { by: name, person: id, door: client.door, table, key, move, expected })
      const body = { move, key, ...(expected !== undefined && { expected }) }
      const reply = await persist(
        () => call<Done>('POST', `/api/tables/${table}/moves`, body),
        () => {
          asked.lost += 1
        },
      )
      if (reply.status !== 200) return answered(asked, { ok: false, code: codeOf(reply, JSON.stringify(move)) })
      return answered(asked, { ok: true, version: reply.body.version, events: reply.body.events })
    },
    pay: async (kind, person, amount, key) => {
      const paid: Paid = { key, kind, person, amount, lost: 0 }
      book.paid.set(key, paid)
      journal.note('pay', { by: name, ...paid })
      const reply = await persist(
        () => call<{ readonly set: number }>('POST', `/api/desk/${kind}`, { person, amount, key }),
        () => {
          paid.lost += 1
        },
      )
      paid.answer =
        reply.status === 200
          ? { ok: true, set: reply.body.set }
          : { ok: false, code: codeOf(reply, `${kind} ${amount}`) }
      journal.note('paid', { key, ...paid.answer })
      count(world, reply.status === 200 ? `desk ${kind}s` : `desk refused ${paid.answer.ok ? '' : paid.answer.code}`)
    },
  }
  return client
}

/** Comes in as somebody with an account. */
export const logIn = async (world: World, name: string, password: string, door: number): Promise<Client> => {
  const client = clientOf(world, name, door)
  const { status, body } = await client.sure<{ readonly person: Person }>('POST', '/api/login', { name, password })
  if (status !== 200) throw new Error(`${name} cannot log in: ${status} ${JSON.stringify(body)}`)
  client.person = body.person
  client.password = password
  return client
}
