import { parentPort, workerData } from 'node:worker_threads'
import { verifyExport } from '../verify/verify.js'

parentPort?.postMessage(verifyExport(workerData))
