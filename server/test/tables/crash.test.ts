// The short form of `node server/scripts/crash.js 100`.

import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { beforeAll, expect, it } from 'vitest'
import { build } from '../floor.js'

beforeAll(build, 120_000)

const KILLS = 6

it('nothing acknowledged is lost when node and PostgreSQL are killed', async () => {
  const script = fileURLToPath(new URL('../../scripts/crash.js', import.meta.url))
  const { stdout } = await promisify(execFile)(process.execPath, [script, String(KILLS)])
  const result = JSON.parse(stdout) as { ok: boolean; kills: number; acknowledged: number; lost: number }
  expect(result).toMatchObject({ ok: true, kills: KILLS, lost: 0 })
  expect(result.acknowledged).toBeGreaterThanOrEqual(KILLS)
}, 300_000)
