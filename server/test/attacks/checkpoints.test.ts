// Checkpoints leave the house: to files, to a command, to who asks for them; each place has all of them, signed, in order.
// Beside a house that plays the audit sees one moment.

import { generateKeyPairSync } from 'node:crypto'
import { appendFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { audit } from '../../../cli/src/commands/audit.js'
import { codeOf, readLine, signCheckpoint, writtenLine } from '../../src/audit/checkpoints.js'
import { auditHouse } from '../../src/verify/house-audit.js'
import { fingerprintOf, publicKeyOf } from '../../src/verify/key.js'
import { newcomer, someone } from '../http/client.js'
import { withHouse } from '../http/house.js'
import { done, refused } from '../kit/house.js'
import { node } from './kit.js'

const place = mkdtempSync(join(tmpdir(), 'tapete-checkpoints-'))
const [file, folder, sent] = ['kept.jsonl', 'away', 'sent.jsonl'].map((name) => join(place, name)) as [
  string,
  string,
  string,
]
mkdirSync(folder)
afterAll(() => rmSync(place, { recursive: true, force: true }))

const house = withHouse({ checkpoints: { files: [file, folder], command: `cat >> '${sent}'` }, robotPlayers: 2 })
const linesOf = (path: string): string[] => readFileSync(path, 'utf8').trimEnd().split('\n')
const numbersOf = (path: string): number[] =>
  linesOf(path).map((line) => {
    const read = readLine(line)
    if (typeof read === 'string') throw new Error(read)
    return read.checkpoint.n
  })

const run = async (...args: string[]) => {
  const said: string[] = []
  const io = { out: (text: string) => said.push(text), err: () => {}, live: false }
  return { code: await audit.run(['--database', house().databaseUrl, ...args], io), text: said.join('\n') }
}

describe('a checkpoint', () => {
  it('is in every place, signed by the key the house publishes, and to be had by who watches', async () => {
    const { url, house: inside, fingerprint } = house()
    await inside.checkpoints.make()
    for (const path of [file, join(folder, 'checkpoints.jsonl'), sent]) expect(numbersOf(path)).toEqual([1, 2])
    const regulator = await someone(url, 'regulator')
    const newest = done(await regulator.get('/api/checkpoint'))
    expect(newest).toMatchObject({ n: 2, fingerprint, line: linesOf(file)[1] })
    expect(newest.printed).toBe(`tapete 2 ${newest.at} ${newest.code} ${fingerprint}`)
    expect(newest.code).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){5}[0-9A-HJKMNP-TV-Z]{4}$/)
    expect(done(await regulator.post('/api/checkpoint')).n).toBe(3)
    expect(numbersOf(sent)).toEqual([1, 2, 3])
    expect(done(await regulator.get('/api/health')).key).toBe(fingerprint)
    const operator = await someone(url, 'operator')
    expect(done(await operator.get('/api/checkpoint')).n).toBe(3)
    expect(refused(await operator.post('/api/checkpoint'))).toBe('not-allowed')
    expect(refused(await (await someone(url, 'pit-boss')).get('/api/checkpoint'))).toBe('not-allowed')
  })

  it('reaches a place that missed some, and goes on in a file after another start', async () => {
    const late = join(place, 'late.jsonl')
    const { databaseUrl } = house()
    await node({ databaseUrl, checkpoints: { files: [late] } }, async ({ house: inside }) => {
      await inside.checkpoints.make()
    })
    const whole = numbersOf(late)
    expect(whole).toEqual(whole.map((_, index) => index + 1))
    expect(whole.length).toBeGreaterThan(5)
    await node({ databaseUrl, checkpoints: { files: [late] } }, async () => {})
    expect(numbersOf(late)).toEqual([...whole, whole.length + 1, whole.length + 2])
  }, 60_000)

  it('that a stranger signed counts for nothing, nor one that was changed', async () => {
    const { privateKey } = generateKeyPairSync('ed25519')
    const read = readLine(linesOf(file)[0] as string)
    if (typeof read === 'string') throw new Error(read)
    const { n, at, previous } = read.checkpoint
    const forged = writtenLine(signCheckpoint(read.checkpoint, { n, at, previous }, privateKey))
    const strange = join(place, 'strange.jsonl')
    appendFileSync(strange, `${forged}\n${linesOf(file)[1]?.replace('mesa-1', 'mesa-9')}\nnothing\n`)
    const { code, text } = await run('--checkpoint', strange)
    expect(code).toBe(1)
    expect(text).toContain(
      `checkpoint 1: signed by ${fingerprintOf(publicKeyOf(privateKey))}, not by ${house().fingerprint}`,
    )
    expect(text).toContain('checkpoint at line 2: its signature does not fit')
    expect(text).toContain('checkpoint at line 3: is no checkpoint')
    expect((await run('--fingerprint', 'x'.repeat(43))).text).toContain(
      `the house signs with the key ${house().fingerprint}, not with xxx`,
    )
  })

  it('is found again by the code that was printed, and one that never was is not', async () => {
    const read = readLine(linesOf(file)[0] as string)
    if (typeof read === 'string') throw new Error(read)
    const code = codeOf(read.said)
    expect((await run('--code', code, '--code', code.toLowerCase().replaceAll('-', ' '))).code).toBe(0)
    expect((await run('--code', 'AAAA-AAAA-AAAA-AAAA-AAAA-AAAA')).text).toContain(
      'no checkpoint has the code AAAA-AAAA-AAAA-AAAA-AAAA-AAAA',
    )
  })
})

describe('the audit', () => {
  it('sees one moment of a house that plays, and writes nothing', async () => {
    const { url, house: inside } = house()
    const player = await newcomer(url, 'player', 'Juega')
    const operator = await someone(url, 'operator')
    const key = crypto.randomUUID()
    done(await operator.post('/api/desk/deposit', { person: player.person.id, amount: 900_000, key }))
    done(await player.post('/api/tables/mesa-1/sit', { seat: 1 }))
    const live = await player.live('mesa-1')
    done(await player.move('mesa-1', { do: 'buy', amount: 500_000 }))
    let playing = true
    let made = 0
    const play = (async () => {
      while (playing) {
        const { status } = await player.move('mesa-1', { do: 'bet', on: 'red', amount: 1000 })
        if (status === 200) made += 1
        await operator.post('/api/desk/deposit', { person: player.person.id, amount: 1, key: crypto.randomUUID() })
        await inside.people.guest()
      }
    })()
    try {
      for (let look = 0; look < 8; look += 1) {
        const found = await auditHouse(inside.pool, undefined, { lines: linesOf(file) })
        expect(found.findings).toEqual([])
        expect(found.tables.filter(({ wrong }) => wrong !== null)).toEqual([])
        expect(found).toMatchObject({ ok: true })
      }
    } finally {
      playing = false
      await play
      await live.close()
    }
    expect(made).toBeGreaterThan(0)
  }, 120_000)
})
