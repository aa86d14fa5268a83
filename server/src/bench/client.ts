// A guest with a seat and a socket, who bets and takes the bet back, and notes how long each answer took.

import { randomUUID } from 'node:crypto'
import { WebSocket } from 'ws'
import { MEASURED } from './measured.js'

export interface BenchClient {
  /** Makes a move; answers milliseconds from sending it to hearing that it is durable. */
  play(): Promise<number>
  /** Messages heard so far, and their bytes: steps of everybody at the table, and answers. */
  heard(): { readonly messages: number; readonly bytes: number }
  close(): void
}

const CHIPS = 100_000
const STAKE = { on: MEASURED.spot, amount: 1_000 }
const DONE = '{"type":"done"'
const REFUSED = '{"type":"refused"'
const ANSWER_MS_MAX = 60_000

/** Everybody comes from an address of their own, and may what an address may. */
let addresses = 0
const nextAddress = (): string => {
  addresses += 1
  return `10.0.${addresses >> 8}.${addresses & 255}`
}

const post = async (url: string, path: string, body: object, from: object): Promise<Response> => {
  const headers = { 'content-type': 'application/json', 'x-tapete': '1', ...from }
  const response = await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) })
  if (!response.ok) throw new Error(`bench: ${path}: ${response.status} ${await response.text()}`)
  return response
}

const opened = (socket: WebSocket): Promise<void> =>
  new Promise((resolve, reject) => {
    socket.once('open', resolve)
    socket.once('error', reject)
    socket.once('close', (code) => reject(new Error(`bench: the socket closed: ${code}`)))
  })

export const enter = async (url: string, table: string, seat: number): Promise<BenchClient> => {
  const address = { 'x-forwarded-for': nextAddress() }
  const guest = await post(url, '/api/guest', {}, address)
  const [cookie = ''] = (guest.headers.get('set-cookie') ?? '').split(';')
  await guest.arrayBuffer()
  const from = { ...address, cookie }
  await (await post(url, `/api/tables/${table}/sit`, { seat }, from)).arrayBuffer()
  const socket = new WebSocket(`${url.replace('http', 'ws')}/api/live?table=${table}`, { headers: from })
  await opened(socket)

  let [messages, bytes] = [0, 0]
  let waiting: { readonly key: string; end(error?: Error): void } | undefined
  socket.on('message', (data) => {
    messages += 1
    bytes += (data as Buffer).length
    // The steps of everybody are not read: parsing them would measure this process, not the house.
    const begins = (data as Buffer).toString('latin1', 0, REFUSED.length)
    if (!waiting || !(begins.startsWith(DONE) || begins === REFUSED)) return
    const text = String(data)
    if (text.includes(waiting.key)) waiting.end(begins === REFUSED ? new Error(`bench: ${text}`) : undefined)
  })
  socket.on('close', (code) => waiting?.end(new Error(`bench: the socket closed: ${code}`)))

  const move = (made: object): Promise<number> =>
    new Promise((resolve, reject) => {
      const key = randomUUID()
      const timer = setTimeout(() => waiting?.end(new Error('bench: no answer')), ANSWER_MS_MAX)
      const sent = performance.now()
      waiting = {
        key,
        end: (error) => {
          waiting = undefined
          clearTimeout(timer)
          if (error) reject(error)
          else resolve(performance.now() - sent)
        },
      }
      socket.send(JSON.stringify({ type: 'move', key, move: made }))
    })

  await move({ do: 'buy', amount: CHIPS })
  let staked = false
  return {
    play: async () => {
      const took = await move({ do: staked ? 'withdraw' : 'bet', ...STAKE })
      staked = !staked
      return took
    },
    heard: () => ({ messages, bytes }),
    close: () => socket.terminate(),
  }
}
