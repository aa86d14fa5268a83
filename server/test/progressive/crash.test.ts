// The short form of `node server/scripts/pots.js`.

import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { beforeAll, expect, it } from 'vitest'
import { build } from '../floor.js'

beforeAll(build, 120_000)

it('not a peso of a pot is lost, shown or owed twice when node and PostgreSQL are killed', async () => {
  const script = fileURLToPath(new URL('../../scripts/pots.js', import.meta.url))
  const { stdout } = await promisify(execFile)(process.execPath, [script, '60', '6', '3'])
  const result = JSON.parse(stdout) as { readonly ok: boolean; readonly kills: number; readonly contributions: number }
  expect(result).toMatchObject({ ok: true, kills: 3 })
  expect(result.contributions).toBeGreaterThanOrEqual(60)
}, 300_000)
