// Tables are observed on every core: a game's id comes in, what was seen at its tables goes out.

import { parentPort } from 'node:worker_threads'
import { CATALOGUE, POTS } from '@tapete/engine'
import { observe } from './observed.js'

const games = new Map([...CATALOGUE, ...POTS].map((game) => [game.id, game]))

parentPort?.on('message', (/** @type {string} */ id) => {
  const game = games.get(id)
  if (!game) throw new Error(`no game ${id}`)
  parentPort?.postMessage(observe(game))
})
