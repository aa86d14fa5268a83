// So many open sockets, whose other ends another process reads: what they cost this one is the writing alone.

import { fork } from 'node:child_process'
import { once } from 'node:events'
import type { Socket } from 'node:net'
import { fileURLToPath } from 'node:url'
import { type WebSocket, WebSocketServer } from 'ws'

export interface OpenSockets {
  readonly sockets: readonly { readonly socket: WebSocket; readonly stream: Socket }[]
  close(): Promise<void>
}

const READERS = fileURLToPath(new URL('readers.js', import.meta.url))

export const openSockets = async (count: number): Promise<OpenSockets> => {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false })
  await once(server, 'listening')
  const sockets: { socket: WebSocket; stream: Socket }[] = []
  const all = new Promise<void>((resolve) => {
    server.on('connection', (socket, { socket: stream }) => {
      if (sockets.push({ socket, stream }) === count) resolve()
    })
  })
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  const child = fork(READERS, [String(port), String(count)])
  await all
  return {
    sockets,
    close: async () => {
      const ended = once(child, 'exit')
      child.disconnect()
      await ended
      server.close()
    },
  }
}
