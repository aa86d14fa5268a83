// Verifying replays a whole log: it happens beside the thread that serves everybody.

import { Worker } from 'node:worker_threads'
import type { VerifyReport } from '../verify/report.js'
import { verifyExport } from '../verify/verify.js'

const VERIFY_MS_MAX = 60_000
const SMALL = 200

export const verifyApart = (file: unknown): Promise<VerifyReport> | VerifyReport => {
  const { entries } = file as { entries?: unknown }
  // A thread costs more than a short log; and sources are not built, so tests stay here.
  if (!Array.isArray(entries) || entries.length <= SMALL || import.meta.url.endsWith('.ts')) return verifyExport(file)
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./verify-worker.js', import.meta.url), { workerData: file })
    const timer = setTimeout(() => worker.terminate(), VERIFY_MS_MAX)
    worker.once('message', resolve)
    worker.once('error', reject)
    worker.once('exit', () => {
      clearTimeout(timer)
      reject(new Error('the verification took too long'))
    })
  })
}
