// One thread. What it throws reaches the other side as the error of the whole.

import { parentPort, workerData } from 'node:worker_threads'
import { random } from '../random.js'
import { playBesideEngine } from './beside-engine.js'
import { openTable } from './table.js'
import { playFast } from './tally.js'
import type { Answers, Message, Task } from './threads.js'
import { evWithout } from './worths.js'

const BATCH = 100_000

const processorSeconds = (): number => process.cpuUsage().user / 1e6

const measure = ({ rules, strategy, seconds }: Extract<Task, { do: 'measure' }>): number => {
  const table = openTable(rules, strategy, random('measure'))
  const batch = (): void => {
    for (let round = 0; round < BATCH; round += 1) table.round()
  }
  for (let warm = 0; warm < 10; warm += 1) batch()
  const start = processorSeconds()
  let rounds = 0
  for (; processorSeconds() - start < seconds; rounds += BATCH) batch()
  return rounds / (processorSeconds() - start)
}

const perform = (task: Task): Answers[Task['do']] => {
  const pulse = (done: number): void => tell({ done })
  switch (task.do) {
    case 'play':
      return playFast(task.rules, task.strategy, task.part, pulse)
    case 'without':
      return evWithout(task.rules, task.option)
    case 'beside':
      return playBesideEngine(task.rules, task.rounds, random(task.seed), {}, pulse)
    case 'measure':
      return measure(task)
  }
}

const tell = (message: Message): void => parentPort?.postMessage(message)

tell({ answer: perform(workerData as Task) })
