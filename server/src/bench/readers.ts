// Opens sockets and reads what comes without looking at it, until its parent lets go.

import { WebSocket } from 'ws'

const [port, count] = process.argv.slice(2)
for (let n = 0; n < Number(count); n += 1) {
  const socket = new WebSocket(`ws://127.0.0.1:${port}`, { perMessageDeflate: false })
  socket.on('message', () => {})
}
process.once('disconnect', () => process.exit(0))
