// Durable commands a second against bare inserts. Usage: node bench.js [writers=8] [turns=6]

import { benchFloor, launch, openPool, prepareDatabase } from '../dist/index.js'

const writers = Number(process.argv[2] ?? 8)
const server = await launch({ ephemeral: true })
const pool = openPool(server.url, { max: writers })
try {
  await prepareDatabase(server)
  const result = await benchFloor({ pool, ...server, writers, turns: Number(process.argv[3] ?? 6) })
  process.stdout.write(`${JSON.stringify(result)}\n`)
} finally {
  await pool.end()
  await server.stop()
}
