import { generateKeyPairSync } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { bigSix } from '@tapete/engine'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { verify } from '../../../cli/src/commands/verify.js'
import { fingerprintOf, publicKeyOf } from '../../src/verify/key.js'
import { buildExport, fileOf, textOf } from './file.js'
import { play } from './play.js'

const run = async (...args: string[]) => {
  const said: string[] = []
  const code = await verify.run(args, { out: (text) => said.push(text), err: () => {}, live: false })
  return { code, text: said.join('\n') }
}

describe('tapete verify', () => {
  const folder = mkdtempSync(join(tmpdir(), 'tapete-verify-'))
  const { privateKey: key } = generateKeyPairSync('ed25519')
  const [good, bad, voided, none] = ['good.ndjson', 'bad.ndjson', 'voided.ndjson', 'none.ndjson'].map((name) =>
    join(folder, name),
  ) as [string, string, string, string]

  beforeAll(async () => {
    const played = await play({ game: bigSix, rounds: 7 })
    const file = buildExport({ ...played, key, exportedAt: new Date() })
    writeFileSync(good, textOf(file))
    writeFileSync(bad, textOf({ ...file, entries: file.entries.slice(0, -1) }))
    const move = { by: 'pit-boss', do: 'out-of-order' } as const
    const last = file.entries.at(-1) as (typeof file.entries)[number]
    writeFileSync(voided, textOf({ ...file, entries: [...file.entries.slice(0, -1), { ...last, move }] }))
    writeFileSync(none, 'not JSON at all')
  })
  afterAll(() => rmSync(folder, { recursive: true }))

  it('a good file', async () => {
    const fingerprint = fingerprintOf(publicKeyOf(key))
    const { code, text } = await run(good, '--fingerprint', fingerprint)
    expect(code).toBe(0)
    expect(text).toContain(`entries, signed by ${fingerprint}`)
    expect(text).toContain('series 2 still runs')
  })

  it('a good file of whom nobody knows is not verified, nor one of another', async () => {
    const fingerprint = fingerprintOf(publicKeyOf(key))
    const nobody = await run(good)
    expect(nobody.code).toBe(1)
    expect(nobody.text).toContain(`signer: is of the key ${fingerprint}: nobody said whose that is`)
    expect(nobody.text).toContain('NOT verified')
    const other = fingerprintOf(publicKeyOf(generateKeyPairSync('ed25519').privateKey))
    const stranger = await run(good, '--fingerprint', other)
    expect(stranger.code).toBe(1)
    expect(stranger.text).toContain(`signer: is of the key ${fingerprint}, not of ${other}`)
  })

  it('a bad one, and one that is no export', async () => {
    const { code, text } = await run(bad, '--json')
    expect(code).toBe(1)
    expect(JSON.parse(text)).toMatchObject({ ok: false })
    expect((await run(bad)).text).toMatch(/sequence, entry \d+: the log ends at/)
    expect(await run(none)).toMatchObject({ code: 1 })
  })

  it('tells where a result was voided by hand', async () => {
    const { entries } = fileOf(readFileSync(good, 'utf8'))
    expect((await run(voided)).text).toContain(`entry ${entries.length}: a result was voided by hand here`)
    expect((await run(good)).text).not.toContain('voided by hand')
  })

  it('called wrongly', async () => {
    await expect(async () => run()).rejects.toThrow('name the exported file')
    await expect(async () => run(join(folder, 'missing.json'))).rejects.toThrow('cannot read')
    await expect(async () => run(good, bad)).rejects.toThrow('nothing expects')
  })
})
