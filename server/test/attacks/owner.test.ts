// One data folder has one house: a second is refused, however the first is doing, and a killed one leaves no lock behind.

import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { FolderTaken, ownFolder } from '../../src/postgres/owner.js'
import { serve } from '../../src/serve.js'
import { build } from '../floor.js'
import { postmasterOf, signalAll } from './postmaster.js'

const CLI = fileURLToPath(new URL('../../../cli/bin/tapete.js', import.meta.url))
const TAKEN = /is in use by another house \(.+\): one folder has one house/

let dataDir: string
const children: ChildProcess[] = []
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'tapete-attack-'))
  await build()
}, 120_000)
afterAll(() => {
  for (const child of children) child.kill('SIGKILL')
  try {
    signalAll(postmasterOf(dataDir), 'SIGKILL')
  } catch {
    // Stopped in good order.
  }
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 })
})

interface Started {
  readonly child: ChildProcess
  /** Its address, or what it complained of before it ended. */
  readonly said: string
}

const start = (): Promise<Started> =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, [CLI, 'serve', '--data', dataDir, '--port', '0'])
    children.push(child)
    let [out, wrong] = ['', '']
    child.stdout.on('data', (data) => {
      out += data
      if (/Tapete {2}http/.test(out)) resolve({ child, said: out })
    })
    child.stderr.on('data', (data) => {
      wrong += data
    })
    child.once('close', () => resolve({ child, said: wrong }))
  })

const ended = (child: ChildProcess): Promise<unknown> =>
  child.exitCode !== null || child.signalCode !== null
    ? Promise.resolve()
    : new Promise((resolve) => child.once('close', resolve))

describe('a second house on the same folder', () => {
  it('is refused clearly while the first is open, stands still, and not after it was killed', async () => {
    const first = await start()
    expect(first.said).toMatch(/Tapete {2}http/)
    const postmaster = postmasterOf(dataDir)
    expect((await start()).said).toMatch(TAKEN)
    await expect(serve({ dataDir, port: 0, webRoot: null })).rejects.toThrow(TAKEN)
    // Refused before it touched anything: the database of the first is as it was.
    expect(postmasterOf(dataDir)).toBe(postmaster)

    first.child.kill('SIGSTOP')
    expect((await start()).said).toMatch(TAKEN)
    first.child.kill('SIGCONT')

    first.child.kill('SIGKILL')
    await ended(first.child)
    expect(postmasterOf(dataDir)).toBe(postmaster)
    const next = await start()
    expect(next.said).toMatch(/Tapete {2}http/)
    expect(postmasterOf(dataDir)).toBe(postmaster)
    expect((await start()).said).toMatch(TAKEN)
    next.child.kill('SIGTERM')
    await ended(next.child)
  })

  it('is refused when both find the same dead one at once: one of them, never none, never both', async () => {
    const owners = await Promise.allSettled(Array.from({ length: 6 }, () => ownFolder(dataDir)))
    const mine = owners.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []))
    expect(mine.length).toBe(1)
    for (const each of owners) if (each.status === 'rejected') expect(each.reason).toBeInstanceOf(FolderTaken)
    await mine[0]?.release()
    await (await ownFolder(dataDir)).release()
  })
})
