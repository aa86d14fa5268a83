// Starts the measured house and waits until it is open.

import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { HouseReady } from './house.js'

export interface ForkedHouse extends HouseReady {
  /** Processor time the house has used so far, its database apart. */
  cpuMs(): Promise<number>
  stop(): Promise<void>
}

const HOUSE = fileURLToPath(new URL('house.js', import.meta.url))

export const forkHouse = async (tables = 0, seats = 8, longLog = 0): Promise<ForkedHouse> => {
  const child = fork(HOUSE, [String(tables), String(seats), String(longLog)], {
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  })
  let complaint = ''
  child.stderr?.on('data', (data) => {
    complaint += data
  })
  const ended = once(child, 'exit')
  const ready = await Promise.race([
    once(child, 'message').then(([message]) => message as HouseReady),
    ended.then(() => {
      throw new Error(`the measured house did not open: ${complaint}`)
    }),
  ])
  return {
    ...ready,
    cpuMs: async () => {
      const told = once(child, 'message')
      child.send('cpu')
      return ((await told)[0] as { readonly cpuMs: number }).cpuMs
    },
    stop: async () => {
      if (child.connected) child.disconnect()
      await ended
    },
  }
}
