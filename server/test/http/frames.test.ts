// What is framed once for all sockets is read by any client as if its own socket had framed it.

import { once } from 'node:events'
import type { Socket } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'
import { written } from '../../src/http/live/told.js'

let server: WebSocketServer
let client: WebSocket
let socket: WebSocket
let stream: Socket

beforeAll(async () => {
  server = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false })
  await once(server, 'listening')
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('no port')
  client = new WebSocket(`ws://127.0.0.1:${address.port}`)
  const [[opened, request]] = await Promise.all([once(server, 'connection'), once(client, 'open')])
  socket = opened
  stream = request.socket
})
afterAll(() => {
  client.terminate()
  server.close()
})

it('however long it is, between what the socket itself sends', async () => {
  const lengths = [0, 1, 125, 126, 127, 65_535, 65_536, 300_000]
  const texts = lengths.map((length) => 'x'.repeat(length)).concat('ñandú «no más apuestas» ✓'.repeat(7))
  const heard: string[] = []
  const all = new Promise<void>((resolve) => {
    client.on('message', (data, binary) => {
      heard.push(binary ? 'binary' : String(data))
      if (heard.length === 2 * texts.length) resolve()
    })
  })
  for (const text of texts) {
    for (const frame of written(text).frames) stream.write(frame)
    socket.send('between')
  }
  await all
  expect(heard).toEqual(texts.flatMap((text) => [text, 'between']))
})
