// One thread. What it throws reaches the other side as the error of the whole.

import { parentPort, workerData } from 'node:worker_threads'
import { seldom } from './seldom.js'
import { type Message, perform, type Task } from './threads.js'

const tell = (message: Message): void => parentPort?.postMessage(message)

tell({
  answer: perform(
    workerData as Task,
    seldom((done) => tell({ done })),
  ),
})
