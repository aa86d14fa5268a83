// The nodes of the house, each behind a door whose address stays.

import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { NO_SKEW, type Skew, TEST_CLOCK } from '../clock/test-clock.js'
import { type Door, openDoor } from './door.js'
import type { NodeWanted } from './node.js'

export interface DayNode {
  readonly name: string
  readonly url: string
  readonly door: Door
  /** Of the process, while there is one. */
  pid(): number | undefined
  /** Comes up again until it stays up; a database that is not there yet is waited for. */
  start(): Promise<void>
  kill(): Promise<void>
  freeze(): void
  thaw(): void
  /** From now on its clock, and what it is told of the database's, are wrong by so much. */
  jump(skew: Skew): void
  stop(): Promise<void>
}

const PROGRAM = fileURLToPath(new URL('node.js', import.meta.url))
const START_TRIES = 40
const START_MS_MAX = 60_000
const RETRY_MS = 500
const STOP_MS_MAX = 20_000

export const nodeOf = async (
  name: string,
  wanted: NodeWanted,
  folder: string,
  died: (how: string) => void,
): Promise<DayNode> => {
  const door = await openDoor()
  const log = createWriteStream(join(folder, `${name}.log`))
  const clockFile = join(folder, `${name}.clock`)
  writeFileSync(clockFile, JSON.stringify(NO_SKEW))
  const env = { ...process.env, [TEST_CLOCK]: clockFile }
  let child: ChildProcess | undefined

  const attempt = async (): Promise<boolean> => {
    const born = fork(PROGRAM, [JSON.stringify(wanted)], { env, stdio: ['ignore', 'pipe', 'pipe', 'ipc'] })
    child = born
    born.stdout?.pipe(log, { end: false })
    born.stderr?.pipe(log, { end: false })
    const tooLong = setTimeout(() => born.kill('SIGKILL'), START_MS_MAX)
    const ready = await Promise.race([
      once(born, 'message').then(([message]) => message as { readonly url: string }),
      once(born, 'exit').then(() => undefined),
    ])
    clearTimeout(tooLong)
    if (!ready) return false
    door.lead(Number(new URL(ready.url).port))
    born.once('exit', (code, signal) => {
      if (child === born) died(`${name} ended by itself: ${signal ?? code}`)
    })
    return true
  }

  const start = async (): Promise<void> => {
    for (let tries = 0; tries < START_TRIES; tries += 1) {
      if (await attempt()) return
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS))
    }
    throw new Error(`${name} does not start: see ${join(folder, `${name}.log`)}`)
  }

  const end = async (signal: 'SIGKILL' | undefined): Promise<void> => {
    door.lead(undefined)
    const dying = child
    child = undefined
    if (!dying || dying.exitCode !== null || dying.signalCode !== null) return
    const gone = once(dying, 'exit')
    if (signal) dying.kill(signal)
    else dying.disconnect()
    const late = setTimeout(() => dying.kill('SIGKILL'), STOP_MS_MAX)
    await gone
    clearTimeout(late)
  }

  return {
    ...{ name, door },
    url: `http://127.0.0.1:${door.port}`,
    pid: () => child?.pid,
    start,
    kill: () => end('SIGKILL'),
    freeze: () => void child?.kill('SIGSTOP'),
    thaw: () => void child?.kill('SIGCONT'),
    jump: (skew) => writeFileSync(clockFile, JSON.stringify(skew)),
    stop: async () => {
      await end(undefined)
      await door.close()
      log.end()
    },
  }
}
