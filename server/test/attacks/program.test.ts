// A program that is changed: by a file, a migration, a page, a package it depends on, or one that came besides. Each house of
// these tests has a small program of its own on the disk, made as the build makes one.

import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { auditRecord } from '../../src/administration/record.js'
import { serve } from '../../src/serve.js'
import { checkProgram, digestOf, MANIFEST, readProgram } from '../../src/watch/program.js'
import { clientOf, someone } from '../http/client.js'
import { withHouse } from '../http/house.js'
import { done, refused } from '../kit/house.js'
import { node } from './kit.js'

const place = mkdtempSync(join(tmpdir(), 'tapete-program-'))
afterAll(() => rmSync(place, { recursive: true, force: true }))
const root = join(place, 'program')
const whole = join(place, 'whole')

const put = (path: string, text: string): void => {
  mkdirSync(join(root, path, '..'), { recursive: true })
  writeFileSync(join(root, path), text)
}
const build = async (): Promise<void> => put(MANIFEST, JSON.stringify(await readProgram(root)))

beforeEach(async () => {
  rmSync(root, { recursive: true, force: true })
  for (const name of ['engine', 'odds', 'server', 'web', 'cli'])
    put(`${name}/package.json`, JSON.stringify({ name: `@tapete/${name}`, version: '1.0.0' }))
  put('server/package.json', JSON.stringify({ name: '@tapete/server', dependencies: { wheel: '1.0.0', engine: '*' } }))
  put('engine/dist/rules.js', 'export const pays = 35')
  put('engine/dist/rules.d.ts', 'export declare const pays: number')
  put('server/dist/serve.js', 'export const serve = 1')
  put('server/migrations/001-ledger.sql', 'create table ledger ()')
  put('server/houses/demonstration.json', '{}')
  put('web/dist/index.html', '<p>')
  put('cli/bin/tapete.js', '#!')
  put(
    'node_modules/wheel/package.json',
    JSON.stringify({ name: 'wheel', version: '1.0.0', dependencies: { hub: '2' } }),
  )
  put('node_modules/wheel/index.js', 'turn()')
  put('node_modules/wheel/node_modules/hub/package.json', JSON.stringify({ name: 'hub', version: '2.0.0' }))
  put('node_modules/wheel/node_modules/hub/hub.js', 'hub()')
  put('node_modules/other/index.js', 'nobody needs this')
  await build()
})

const ATTACKS: readonly (readonly [string, () => void, Partial<Record<'changed' | 'missing' | 'added', string[]>>])[] =
  [
    ['a rule', () => put('engine/dist/rules.js', 'export const pays = 36'), { changed: ['engine/dist/rules.js'] }],
    [
      'a migration',
      () => put('server/migrations/001-ledger.sql', 'drop'),
      { changed: ['server/migrations/001-ledger.sql'] },
    ],
    ['a migration more', () => put('server/migrations/002-x.sql', 'drop'), { added: ['server/migrations/002-x.sql'] }],
    ['a page', () => put('web/dist/index.html', '<script>'), { changed: ['web/dist/index.html'] }],
    ['a script more among the pages', () => put('web/dist/assets/x.js', ''), { added: ['web/dist/assets/x.js'] }],
    ['a file taken away', () => rmSync(join(root, 'server/dist/serve.js')), { missing: ['server/dist/serve.js'] }],
    ['a package of others', () => put('node_modules/wheel/index.js', 'stop()'), { changed: ['wheel@1.0.0'] }],
    [
      'a package that one needs',
      () => put('node_modules/wheel/node_modules/hub/more.js', ''),
      { changed: ['hub@2.0.0'] },
    ],
    [
      'another version of a package',
      () =>
        put(
          'node_modules/wheel/package.json',
          JSON.stringify({ name: 'wheel', version: '1.0.1', dependencies: { hub: '2' } }),
        ),
      { missing: ['wheel@1.0.0'], added: ['wheel@1.0.1'] },
    ],
    [
      'a link that leads elsewhere',
      () => symlinkSync('/etc/hostname', join(root, 'server/dist/link.js')),
      { added: ['server/dist/link.js'] },
    ],
  ]

describe('digests of a program', () => {
  it.each(ATTACKS)('tell %s', async (_what, attack, told) => {
    const before = await checkProgram(root)
    expect(before).toMatchObject({ ok: true, changed: [], missing: [], added: [] })
    expect(before.digest).toBe(before.expected)
    attack()
    const after = await checkProgram(root)
    expect(after).toMatchObject({ ok: false, changed: [], missing: [], added: [], ...told })
    expect(after.digest).not.toBe(before.digest)
    expect(after.expected).toBe(before.digest)
  })

  it('say nothing of what does not run, and are the same wherever the program lies', async () => {
    const { digest } = await checkProgram(root)
    put('engine/dist/rules.d.ts', 'export declare const pays: string')
    put('engine/dist/rules.js.map', '{}')
    put('node_modules/other/index.js', 'still nobody')
    expect(await checkProgram(root)).toMatchObject({ ok: true, digest })
    rmSync(whole, { recursive: true, force: true })
    cpSync(root, whole, { recursive: true })
    expect(digestOf(await readProgram(whole))).toBe(digest)
    // Without its manifest, or with one nobody can read, nothing is as it was built.
    for (const spoil of [() => put(MANIFEST, '{'), () => rmSync(join(root, MANIFEST))]) {
      spoil()
      expect(await checkProgram(root)).toMatchObject({ ok: false, expected: null })
    }
  })
})

const house = withHouse({ watch: { root: whole } })
const noted = async () =>
  (
    await house().house.pool.query<{ act: string; role: string; ok: boolean }>(
      `select act, role, (after ->> 'ok')::boolean as ok from admin_entry where subject = 'program' order by seq`,
    )
  ).rows

describe('a house', () => {
  it('notes what it runs at its start, every day, and when the regulator asks; a change is told to who watches', async () => {
    const { databaseUrl } = house()
    await node({ databaseUrl, watch: { root, day: 300 } }, async ({ url }) => {
      const [regulator, boss] = [await someone(url, 'regulator'), await someone(url, 'pit-boss')]
      const health = async () => done(await clientOf(url).get('/api/health')).program
      while ((await health()) === null) await new Promise((soon) => setTimeout(soon, 20))
      const built = await checkProgram(root)
      expect(await health()).toEqual({ digest: built.digest, asBuilt: true })
      put('engine/dist/rules.js', 'export const pays = 36')
      // By itself, the next day.
      while ((await health()).asBuilt) await new Promise((soon) => setTimeout(soon, 50))
      const asked = done(await regulator.post('/api/watch/program')).now
      expect(asked).toMatchObject({ ok: false, expected: built.digest, changed: ['engine/dist/rules.js'] })
      const { now, noted: list } = done(await regulator.get('/api/watch/program'))
      expect(now.digest).toBe(asked.digest)
      expect(list[0]).toMatchObject({ act: 'program-changed', ok: false, digest: asked.digest, expected: built.digest })
      expect(list.map(({ act }: { act: string }) => act)).toContain('program-checked')
      expect(done(await regulator.get('/api/watch/notices')).notices[0].act).toBe('program-changed')
      expect(done(await boss.get('/api/watch/notices')).notices).toEqual([])
      expect(refused(await boss.post('/api/watch/program'))).toBe('not-allowed')
    })
    expect((await noted()).map(({ role }) => role)).toContain('regulator')
    expect((await auditRecord(house().house.pool)).wrong).toBeNull()
  }, 60_000)

  it('does not serve a changed program in production, before it touches the data, unless it is accepted by its digest', async () => {
    const { databaseUrl } = house()
    const before = (await noted()).length
    put('server/migrations/001-ledger.sql', 'drop')
    const start = (acceptProgram?: string) =>
      serve({ databaseUrl, port: 0, webRoot: null, production: true, acceptProgram, watch: { root } })
    const { digest } = await checkProgram(root)
    await expect(start()).rejects.toThrow('server/migrations/001-ledger.sql changed')
    // Nor by something short, or of another program.
    await expect(start(digest.slice(0, 8))).rejects.toThrow('not what was built')
    await expect(start('0'.repeat(64))).rejects.toThrow('not what was built')
    expect((await noted()).slice(before)).toEqual(Array(3).fill({ act: 'program-changed', role: 'house', ok: false }))
    const served = await start(digest)
    await served.stop()
    expect((await noted()).at(before + 3)).toEqual({ act: 'program-accepted', role: 'command-line', ok: false })
    put('engine/dist/rules.js', 'export const pays = 37')
    await expect(start(digest)).rejects.toThrow('not what was built')
  }, 60_000)
})
