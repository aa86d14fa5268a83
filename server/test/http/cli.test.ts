// `tapete serve` as a person runs it: it says where it is, keeps its data, and stops when told.

import { execFile, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { build } from '../floor.js'
import { clientOf } from './client.js'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'tapete-serve-'))

beforeAll(async () => {
  await build()
  await promisify(execFile)(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), '-b', 'cli'], {
    cwd: root,
  })
}, 180_000)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Runs it in the folder until `use` is done; answers what it printed and how it ended. */
const run = async (args: string[], use: (url: string) => Promise<void>) => {
  const { DATABASE_URL: _, ...env } = process.env
  const child = spawn(process.execPath, [join(root, 'cli/bin/tapete.js'), 'serve', '--port', '0', ...args], {
    cwd: folder,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let printed = ''
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
  try {
    const url = await new Promise<string>((resolve, reject) => {
      child.stdout.on('data', (data) => {
        printed += data
        const found = /^Tapete {2}(\S+)$/m.exec(printed)?.[1]
        if (found && printed.includes('API')) resolve(found)
      })
      child.stderr.on('data', (data) => {
        printed += data
      })
      child.once('exit', (code) => reject(new Error(`ended with ${code}: ${printed}`)))
    })
    await use(url)
    child.kill('SIGTERM')
    return { printed, code: await ended }
  } finally {
    child.kill('SIGKILL')
  }
}

describe('tapete serve', () => {
  it('announces itself, keeps its data in .tapete, and stops in good order', async () => {
    let cookie = ''
    const first = await run([], async (url) => {
      const client = clientOf(url)
      await client.post('/api/guest')
      cookie = client.cookie
      expect((await client.get('/api/demo')).body.accounts).toHaveLength(8)
    })
    expect(first.code).toBe(0)
    expect(first.printed).toMatch(/fiscalizador +tapete-demo +regulator/)
    expect(existsSync(join(folder, '.tapete'))).toBe(true)
    const again = await run(['--production'], async (url) => {
      // Neither a guest of before nor the demonstration is anybody where money is played for.
      const client = Object.assign(clientOf(url), { cookie })
      expect((await client.get('/api/me')).body.error.code).toBe('no-session')
      expect((await clientOf(url).post('/api/login', { name: 'operador', password: 'tapete-demo' })).status).toBe(401)
    })
    expect(again.code).toBe(0)
    expect(again.printed).not.toContain('tapete-demo')
    expect(again.printed).toMatch(/First operators, shown once.*\n {2}administrador \/ \S+\n {2}administrador-2 \/ /)
  })
})
