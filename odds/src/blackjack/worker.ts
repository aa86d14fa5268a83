// One thread. What it throws reaches the other side as the error of the whole.

import { parentPort, workerData } from 'node:worker_threads'
import { playFast } from './tally.js'
import type { Message, Task } from './threads.js'
import { evWithout } from './worths.js'

const tell = (message: Message): void => parentPort?.postMessage(message)
const task = workerData as Task

if (task.do === 'play') tell({ tally: playFast(task.rules, task.strategy, task.part, (done) => tell({ done })) })
else tell({ ev: evWithout(task.rules, task.option) })
