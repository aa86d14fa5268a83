// One thread of a simulation. What it throws reaches the other side as the error of the simulation.

import { parentPort, workerData } from 'node:worker_threads'
import { findGame } from '@tapete/engine'
import { playPart } from './play.js'
import { openSession } from './session.js'
import { seldom, type WorkerMessage, type WorkerTask } from './simulate.js'

const { game: id, part, ...request } = workerData as WorkerTask
const tell = (message: WorkerMessage): void => parentPort?.postMessage(message)

const game = findGame(id)
if (!game) throw new Error(`no game ${id} in the catalogue`)

const tally = playPart(
  openSession({ game, ...request }),
  part,
  seldom((done) => tell({ done })),
)
tell({ tally })
