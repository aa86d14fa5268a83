// A socket at a table, followed step by step, opened again where it broke off with what it had heard last.

import { WebSocket } from 'ws'
import type { Hello, Intent, Own, SocketTells, Step, TableSeen } from '../wire/index.js'
import type { Answered } from './book.js'
import type { Client } from './client.js'
import { patched } from './patched.js'
import { isKept } from './witness.js'
import { count, type World, wrong } from './world.js'

export interface Ear {
  readonly table: string
  /** As the last message left it; undefined before the first, and where it broke off. */
  seen(): { readonly version: number; readonly table: TableSeen; readonly own: Own } | undefined
  /** Asks over the socket; undefined when no answer came. */
  ask(move: Intent, key: string): Promise<Answered | undefined>
  /** As if the cable had been pulled. */
  drop(): void
  close(): void
}

const ANSWER_MS_MAX = 3_000
const AGAIN_MS = 400
/** Not an answer: nobody knows, or nothing was done. */
const BROKEN: readonly string[] = ['internal', 'fate-unknown', 'no-database']

interface Following {
  version: number
  table: TableSeen
  own: Own
}

export const listen = (world: World, client: Client, table: string): Ear => {
  const { nodes, witness } = world
  const waiting = new Map<string, (answer: Answered | undefined) => void>()
  let socket: WebSocket | undefined
  let now: Following | undefined
  let since: number | undefined
  let closed = false
  let timer: NodeJS.Timeout | undefined

  const hello = ({ version, table: seen, mine, options, you, missed }: Hello): void => {
    now = { version, table: seen, own: { mine, options, you } }
    for (const entry of missed ?? []) witness.events(client.person, table, entry.version, entry.events)
    witness.view(client.person, table, version, { table: seen, mine })
  }

  const refuse = (key: string, code: string): void => {
    const broken = BROKEN.includes(code)
    if (broken && !world.troubled()) wrong(world, `${client.name} at ${table}: ${key} was answered ${code}`)
    waiting.get(key)?.(broken ? undefined : { ok: false, code })
  }

  const take = (message: SocketTells): void => {
    if (message.type === 'hello') hello(message)
    if (message.type === 'done') waiting.get(message.key)?.({ ok: true, ...message })
    if (message.type === 'refused') refuse(message.key, message.error.code)
    if (message.type === 'step') step(message)
  }

  const step = (message: Step): void => {
    if (!now) return
    if (message.version !== now.version + 1)
      wrong(world, `${client.name} at ${table} heard ${message.version} after ${now.version}`)
    witness.events(client.person, table, message.version, message.events)
    const { patch = [], own = [] } = message
    now = { version: message.version, table: patched(now.table, patch), own: patched(now.own, own) }
  }

  const hear = (data: unknown): void => {
    const message = JSON.parse(String(data)) as SocketTells | SocketTells[]
    const told = Array.isArray(message) ? message : [message]
    for (const each of told) take(each)
    count(world, 'messages heard', told.length)
    if (now && told.some(({ type }) => type === 'step') && isKept(now.version))
      witness.view(client.person, table, now.version, { table: now.table, mine: now.own.mine })
  }

  const letGo = (): void => {
    since = now?.version ?? since
    now = undefined
    for (const answer of waiting.values()) answer(undefined)
  }

  const open = (): void => {
    const { url } = nodes[client.door % nodes.length] as World['nodes'][number]
    const address = `${url.replace('http', 'ws')}/api/live?table=${table}${since === undefined ? '' : `&since=${since}`}`
    const born = new WebSocket(address, { headers: { cookie: client.cookie, origin: url }, handshakeTimeout: 5_000 })
    socket = born
    born.on('message', hear)
    born.on('error', () => {
      client.door += 1
    })
    born.on('close', () => {
      if (socket === born) letGo()
      count(world, 'sockets closed')
      if (!closed && !world.over()) timer = setTimeout(open, AGAIN_MS)
    })
  }
  open()

  return {
    table,
    seen: () => now,
    ask: (move, key) =>
      new Promise((resolve) => {
        if (!now || socket?.readyState !== WebSocket.OPEN) return resolve(undefined)
        const done = (answer: Answered | undefined) => {
          clearTimeout(late)
          waiting.delete(key)
          resolve(answer)
        }
        const late = setTimeout(() => done(undefined), ANSWER_MS_MAX)
        waiting.set(key, done)
        socket.send(JSON.stringify({ type: 'move', key, move }))
      }),
    drop: () => socket?.terminate(),
    close: () => {
      closed = true
      clearTimeout(timer)
      letGo()
      socket?.terminate()
    },
  }
}
