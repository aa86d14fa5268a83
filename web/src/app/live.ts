// A table as it lives: one socket, resumed from the last version seen, and what the page needs to say when it is lost.
//
//   const table = useTable('ruleta-1')
//   table.link.state  'loading' | 'live' | 'reconnecting' | 'offline' | 'failed'
//   table.state       { table, version, view, options, events, you } or undefined
//   await table.move({ do: 'bet', on: 'red', amount: 1000 })    throws a Refusal

import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { api, faultOf, Refusal } from './api.js'
import { deadlineOf } from './clock.js'
import { type Change, patched } from './patch.js'
import type { Clock, Deadline, Done, Event, Fault, HeardEntry, Intent, Option, TableState, View, You } from './types.js'

export type Link =
  | { readonly state: 'loading' }
  | { readonly state: 'live' }
  | { readonly state: 'reconnecting'; readonly attempt: number; readonly since: number }
  | { readonly state: 'offline'; readonly attempt: number; readonly since: number }
  | { readonly state: 'failed'; readonly fault: Fault }

/** What this person sees and may do: told whole with a hello, and what changes of it with each step. */
export interface Sight {
  readonly view: View
  readonly options: readonly Option[]
  readonly you: You
}

export interface Message extends Partial<Sight> {
  readonly type: 'hello' | 'step' | 'clock' | 'error' | 'done' | 'refused'
  readonly version?: number
  readonly patch?: readonly Change[]
  readonly events?: readonly Event[]
  /** With a hello: the entries since the version we said we had. */
  readonly missed?: readonly HeardEntry[] | null
  readonly clock?: Clock
  readonly closesAt?: number | string | null
  readonly error?: Fault
}

export interface LiveTable {
  readonly link: Link
  readonly state: TableState | undefined
  readonly deadline: Deadline | null
  /** Events heard since the page opened, oldest first, with the version they came with. */
  readonly heard: readonly Heard[]
  /** The last states in the order they came, none left out: a page may show them one by one. */
  readonly trail: readonly Trod[]
  readonly move: (intent: Intent) => Promise<Done>
  readonly sit: (seat?: number) => Promise<unknown>
  readonly leave: () => Promise<unknown>
  readonly retry: () => void
}

export interface Heard {
  readonly version: number
  readonly event: Event
}

export interface Trod {
  readonly state: TableState
  /** What was heard with it. */
  readonly events: readonly Event[]
}

const KEPT = 400
const TRAIL = 60
/** Past this many attempts the page says that the connection is lost. */
const PATIENCE = 2
const waitMs = (attempt: number): number => Math.min(8000, 400 * 2 ** Math.min(attempt, 5))

const socketUrl = (table: string, since: number): string => {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
  return `${scheme}://${location.host}/api/live?table=${encodeURIComponent(table)}&since=${since}`
}

/** Steps of one moment come together, in a list; the last of them says what they change. */
export const messagesIn = (data: string): readonly Message[] => {
  const told = JSON.parse(data) as Message | readonly Message[]
  return 'type' in told ? [told] : told
}

/** What the stream shows after a message. Its steps follow from its own hello, whatever else the page has loaded since. */
export const sightAfter = (sight: Sight | undefined, message: Message): Sight | undefined => {
  const { view, options, you, patch } = message
  if (message.type === 'hello' && view && options && you) return { view, options, you }
  return message.type === 'step' && sight && patch ? patched(sight, patch) : sight
}

/** One table after a message: an older version than ours is a late arrival, and changes nothing. */
export const advance = (state: TableState, message: Message): TableState => {
  const version = message.version ?? state.version
  if (version < state.version && message.type !== 'hello') return state
  return {
    ...state,
    version,
    view: message.view ?? state.view,
    options: message.options ?? state.options,
    events: message.events?.length ? [...state.events, ...message.events].slice(-KEPT) : state.events,
    you: message.you ?? state.you,
  }
}

export const useTable = (id: string): LiveTable => {
  const [link, setLink] = useState<Link>({ state: 'loading' })
  const [state, setState] = useState<TableState>()
  const [deadline, setDeadline] = useState<Deadline | null>(null)
  const [heard, setHeard] = useState<readonly Heard[]>([])
  const [trail, setTrail] = useState<readonly Trod[]>([])
  const [round, setRound] = useState(0)
  const version = useRef(0)
  const latest = useRef<TableState>(undefined)
  const lastHeard = useRef(0)

  const take = useCallback((raw: Message, sight: Sight | undefined) => {
    if (raw.error) return
    const missed = raw.missed?.flatMap((entry) => entry.events)
    const message = { ...raw, ...sight, ...(missed?.length ? { events: missed } : {}) }
    if (message.version !== undefined) version.current = Math.max(version.current, message.version)
    if ((message.type === 'hello' || message.type === 'step') && latest.current) {
      const next = advance(latest.current, message)
      latest.current = next
      setState(next)
      setTrail((before) => [...before, { state: next, events: message.events ?? [] }].slice(-TRAIL))
    }
    const told = message.version ?? 0
    if (message.events?.length && told > lastHeard.current) {
      lastHeard.current = told
      const fresh = message.events.map((event) => ({ version: told, event }))
      setHeard((before) => [...before, ...fresh].slice(-KEPT))
    }
    const clock =
      message.clock !== undefined ? message.clock : message.type === 'clock' ? (message as Clock) : undefined
    if (clock !== undefined) setDeadline((before) => deadlineOf(clock, before))
  }, [])

  const load = useCallback(async () => {
    const fresh = await api.table(id)
    version.current = Math.max(version.current, fresh.version)
    const before = latest.current
    latest.current = before && before.version > fresh.version ? { ...before, you: fresh.you } : fresh
    setState(latest.current)
    if (lastHeard.current === 0) lastHeard.current = fresh.version
    if (fresh.clock !== undefined) setDeadline((before) => deadlineOf(fresh.clock as Clock, before))
  }, [id])

  // biome-ignore lint/correctness/useExhaustiveDependencies: `round` asks for a new connection
  useEffect(() => {
    let over = false
    let socket: WebSocket | undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    let attempt = 0
    let since = Date.now()

    const lost = () => {
      if (over) return
      if (attempt === 0) since = Date.now()
      attempt++
      setLink({ state: attempt > PATIENCE ? 'offline' : 'reconnecting', attempt, since })
      timer = setTimeout(connect, waitMs(attempt))
    }
    const connect = async () => {
      try {
        // Loaded again each time: while we were away a seat may have changed hands.
        await load()
      } catch (error) {
        if (over) return
        const fault = faultOf(error)
        if (error instanceof Refusal && error.status >= 400 && error.status < 500 && error.status !== 429)
          setLink({ state: 'failed', fault })
        else lost()
        return
      }
      if (over) return
      let sight: Sight | undefined
      socket = new WebSocket(socketUrl(id, version.current))
      socket.onopen = () => {
        attempt = 0
        setLink({ state: 'live' })
      }
      socket.onmessage = (message) => {
        if (over) return
        try {
          for (const told of messagesIn(String(message.data))) {
            sight = sightAfter(sight, told)
            take(told, sight)
          }
        } catch {
          // What does not fit is not shown: a new hello tells everything.
          socket?.close()
        }
      }
      socket.onclose = lost
    }
    const online = () => {
      clearTimeout(timer)
      if (!socket || socket.readyState > WebSocket.OPEN) connect()
    }
    // A browser that is told it is offline does not close its sockets: they would stay silent for minutes.
    const offline = () => socket?.close()
    connect()
    window.addEventListener('online', online)
    window.addEventListener('offline', offline)
    return () => {
      over = true
      clearTimeout(timer)
      window.removeEventListener('online', online)
      window.removeEventListener('offline', offline)
      socket?.close()
    }
  }, [id, round, load, take])

  // Moves of one page are made in the order they were asked for.
  const queue = useRef<Promise<unknown>>(Promise.resolve())
  const move = useCallback(
    (intent: Intent): Promise<Done> => {
      const made = queue.current.then(() => api.move(id, intent))
      queue.current = made.catch(() => undefined)
      return made
    },
    [id],
  )
  const sit = useCallback((seat?: number) => api.sit(id, seat).finally(() => load().catch(() => undefined)), [id, load])
  const leave = useCallback(() => api.leave(id).finally(() => load().catch(() => undefined)), [id, load])
  const retry = useCallback(() => setRound((n) => n + 1), [])

  return useMemo(
    () => ({ link, state, deadline, heard, trail, move, sit, leave, retry }),
    [link, state, deadline, heard, trail, move, sit, leave, retry],
  )
}
