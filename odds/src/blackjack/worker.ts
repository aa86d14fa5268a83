// One thread. What it throws reaches the other side as the error of the whole.

import { parentPort, workerData } from 'node:worker_threads'
import { random } from '../random.js'
import { openTable } from './table.js'
import { playFast } from './tally.js'
import type { Message, Task } from './threads.js'
import { evWithout } from './worths.js'

const BATCH = 100_000

const processorSeconds = (): number => process.cpuUsage().user / 1e6

const perform = (task: Task): Message => {
  if (task.do === 'play') return { tally: playFast(task.rules, task.strategy, task.part, (done) => tell({ done })) }
  if (task.do === 'without') return { ev: evWithout(task.rules, task.option) }
  const table = openTable(task.rules, task.strategy, random('measure'))
  const batch = (): void => {
    for (let round = 0; round < BATCH; round += 1) table.round()
  }
  for (let warm = 0; warm < 10; warm += 1) batch()
  const start = processorSeconds()
  let rounds = 0
  for (; processorSeconds() - start < task.seconds; rounds += BATCH) batch()
  return { roundsPerSecond: rounds / (processorSeconds() - start) }
}

const tell = (message: Message): void => parentPort?.postMessage(message)

tell(perform(workerData as Task))
