// A table as it lives: one socket, resumed from the last version seen, and what the page needs to say when it is lost.
//
//   const table = useTable('ruleta-1')
//   table.link.state  'loading' | 'live' | 'reconnecting' | 'offline' | 'failed'
//   table.state       { table, version, view, options, events, you } or undefined
//   await table.move({ do: 'bet', on: 'red', amount: 1000 })    throws a Refusal

import { isSeat, type SeatId } from '@tapete/engine'
import type { Seen, SocketTakes, SocketTells } from '@tapete/server/wire'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { api, faultOf, NO_DATABASE, Refusal, stateOf } from './api.js'
import { deadlineOf } from './clock.js'
import { patched } from './patch.js'
import { phrasesIn } from './said.js'
import type { Clock, Deadline, Done, Event, Fault, Intent, TableState } from './types.js'

export type Link =
  | { readonly state: 'loading' }
  | { readonly state: 'live' }
  | { readonly state: 'reconnecting'; readonly attempt: number; readonly since: number }
  | { readonly state: 'offline'; readonly attempt: number; readonly since: number }
  | { readonly state: 'failed'; readonly fault: Fault }

/** What the socket says. */
export type Message = SocketTells

export interface LiveTable {
  readonly link: Link
  readonly state: TableState | undefined
  readonly deadline: Deadline | null
  /** The generator of the house is stopped: nothing is drawn here for now. */
  readonly stopped: boolean
  /** Events heard since the page opened, oldest first, with the version they came with. */
  readonly heard: readonly Heard[]
  /** The last states in the order they came, none left out: a page may show them one by one. */
  readonly trail: readonly Trod[]
  readonly move: (intent: Intent) => Promise<Done>
  readonly sit: (seat?: number) => Promise<unknown>
  readonly leave: () => Promise<unknown>
  /** For staff: from now on `options` also holds what may be done on behalf of this seat; of none with null. */
  readonly serve: (seat: string | null) => void
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
/** What is told as it is, and looked at again by itself after so long. */
const COMES_BACK: { readonly [code: string]: number } = { [NO_DATABASE]: 2500, 'table-set-aside': 8000 }
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
export const seenAfter = (seen: Seen | undefined, message: Message): Seen | undefined => {
  if (message.type === 'hello') {
    const { table, mine, options, you } = message
    return { table, mine, options, you }
  }
  if (!seen || (message.type !== 'step' && message.type !== 'own')) return seen
  const { table, ...own } = seen
  const patch = message.type === 'step' ? message.patch : undefined
  if (!patch && !message.own) return seen
  return { table: patch ? patched(table, patch) : table, ...(message.own ? patched(own, message.own) : own) }
}

/** What a message brings to hear. */
const eventsIn = (message: Message): readonly Event[] => {
  if (message.type === 'step') return message.events
  return message.type === 'hello' ? (message.missed ?? []).flatMap((entry) => entry.events) : []
}

/** One table after a message: an older version than ours is a late arrival, and changes nothing. */
export const advance = (state: TableState, message: Message, seen: Seen | undefined): TableState => {
  if (message.type !== 'hello' && message.type !== 'step' && message.type !== 'own') return state
  const { version } = message
  if (version < state.version && message.type !== 'hello') return state
  const events = eventsIn(message)
  const phrases = message.type === 'step' ? phrasesIn(events) : []
  return {
    ...state,
    version,
    ...(phrases.length > 0 ? { phrases } : {}),
    ...(seen && stateOf(seen)),
    events: events.length > 0 ? [...state.events, ...events].slice(-KEPT) : state.events,
  }
}

export const useTable = (id: string): LiveTable => {
  const [link, setLink] = useState<Link>({ state: 'loading' })
  const [state, setState] = useState<TableState>()
  const [deadline, setDeadline] = useState<Deadline | null>(null)
  const [stopped, setStopped] = useState(false)
  const [heard, setHeard] = useState<readonly Heard[]>([])
  const [trail, setTrail] = useState<readonly Trod[]>([])
  const [round, setRound] = useState(0)
  const version = useRef(0)
  const latest = useRef<TableState>(undefined)
  const lastHeard = useRef(0)
  const open = useRef<WebSocket>(undefined)
  const served = useRef<SeatId | null>(null)

  const send = useCallback((message: SocketTakes) => {
    if (open.current?.readyState === WebSocket.OPEN) open.current.send(JSON.stringify(message))
  }, [])

  const count = useCallback((clock: Clock) => {
    setDeadline((before) => deadlineOf(clock, before))
    setStopped(clock?.stopped === true)
  }, [])

  const take = useCallback(
    (message: Message, seen: Seen | undefined) => {
      if (message.type === 'clock') count(message)
      if (message.type !== 'hello' && message.type !== 'step' && message.type !== 'own') return
      const told = message.version
      const events = eventsIn(message)
      version.current = Math.max(version.current, told)
      if (latest.current) {
        const next = advance(latest.current, message, seen)
        latest.current = next
        setState(next)
        // What was missed is told by the present: nobody is shown it as if it happened now.
        const trod = { state: next, events: message.type === 'hello' ? [] : events }
        if (message.type !== 'own') setTrail((before) => [...before, trod].slice(-TRAIL))
      }
      if (events.length > 0 && told > lastHeard.current) {
        lastHeard.current = told
        const fresh = events.map((event) => ({ version: told, event }))
        setHeard((before) => [...before, ...fresh].slice(-KEPT))
      }
      if (message.type !== 'own') count(message.clock)
    },
    [count],
  )

  const load = useCallback(async () => {
    const fresh = await api.table(id)
    version.current = Math.max(version.current, fresh.version)
    const before = latest.current
    latest.current = before && before.version > fresh.version ? { ...before, you: fresh.you } : fresh
    setState(latest.current)
    if (lastHeard.current === 0) lastHeard.current = fresh.version
    count(fresh.clock)
  }, [id, count])

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
        const again = COMES_BACK[fault.code]
        if (again !== undefined) {
          setLink({ state: 'failed', fault })
          timer = setTimeout(connect, again)
        } else if (error instanceof Refusal && error.status >= 400 && error.status < 500 && error.status !== 429)
          setLink({ state: 'failed', fault })
        else lost()
        return
      }
      if (over) return
      let seen: Seen | undefined
      socket = new WebSocket(socketUrl(id, version.current))
      open.current = socket
      socket.onopen = () => {
        attempt = 0
        setLink({ state: 'live' })
        if (served.current !== null) send({ type: 'options', for: served.current })
      }
      socket.onmessage = (message) => {
        if (over) return
        try {
          for (const told of messagesIn(String(message.data))) {
            seen = seenAfter(seen, told)
            take(told, seen)
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
  }, [id, round, load, take, send])

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
  const serve = useCallback(
    (seat: string | null) => {
      const wanted = isSeat(seat) ? seat : null
      if (wanted === served.current) return
      served.current = wanted
      send({ type: 'options', for: wanted })
    },
    [send],
  )
  const retry = useCallback(() => setRound((n) => n + 1), [])

  return useMemo(
    () => ({ link, state, deadline, stopped, heard, trail, move, sit, leave, serve, retry }),
    [link, state, deadline, stopped, heard, trail, move, sit, leave, serve, retry],
  )
}
