// What is done to a PostgreSQL from outside: signals to the postmaster and every backend, as the kernel or a person would.

import { readdirSync, readFileSync } from 'node:fs'
import { clusterOf, findPostmaster } from '../../src/postgres/cluster.js'

export const postmasterOf = (dataDir: string): number => {
  const found = findPostmaster(clusterOf(dataDir))
  if (!found) throw new Error(`no PostgreSQL in ${dataDir}`)
  return found.pid
}

const parentOf = (pid: string): number | undefined => {
  try {
    return Number(readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ')[1])
  } catch {
    return undefined
  }
}

/** The postmaster and all its backends: left alone, a backend would still finish its commit. */
export const signalAll = (postmaster: number, signal: 'SIGKILL' | 'SIGSTOP' | 'SIGCONT'): void => {
  const children = readdirSync('/proc').filter((name) => /^\d+$/.test(name) && parentOf(name) === postmaster)
  for (const pid of [postmaster, ...children.map(Number)])
    try {
      process.kill(pid, signal)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
    }
}
