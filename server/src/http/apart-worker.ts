import { parentPort, workerData } from 'node:worker_threads'
import { TASKS, type TaskName } from './tasks.js'

const { task, data } = workerData as { task: TaskName; data: unknown }
parentPort?.postMessage(TASKS[task](data))
