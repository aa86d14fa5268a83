// Durable commands against bare writes, with one writer after another, on one database thrown away afterwards.

import { openPool } from '../database/pool.js'
import { prepareDatabase } from '../database/prepare.js'
import { launch } from '../postgres/launcher.js'
import { benchFloor, type FloorBench } from '../tables/bench.js'

export const benchCommands = async (writers: readonly number[], turns = 9, turnMs = 1000): Promise<FloorBench[]> => {
  const server = await launch({ ephemeral: true })
  try {
    await prepareDatabase(server)
    const measured: FloorBench[] = []
    for (const count of writers) {
      const pool = openPool(server.url, { max: count })
      try {
        measured.push(await benchFloor({ pool, ...server, writers: count, turns, turnMs }))
      } finally {
        await pool.end()
      }
    }
    return measured
  } finally {
    await server.stop()
  }
}
