import { createPrivateKey, generateKeyPairSync } from 'node:crypto'
import { bigSix, CATALOGUE, rouletteFrench } from '@tapete/engine'
import { beforeAll, describe, expect, it } from 'vitest'
import { chainHash, chainStart } from '../../src/tables/chain.js'
import { fingerprintOf, publicKeyOf } from '../../src/verify/key.js'
import type { CheckName, VerifyReport } from '../../src/verify/report.js'
import { buildExport, type ExportFile, sealed as sealedBy, verifyExport } from './file.js'
import { type Played, play } from './play.js'

const { privateKey: key } = generateKeyPairSync('ed25519')
const exported = (played: Played): ExportFile =>
  buildExport({ ...played, key, exportedAt: new Date(1_700_000_000_000) })

const failures = (report: VerifyReport): CheckName[] =>
  report.checks.filter(({ result }) => result === 'failed').map(({ name }) => name)
const check = (report: VerifyReport, name: CheckName) => report.checks.find((each) => each.name === name)

/** An export to be spoiled: loose where the tests write nonsense. */
interface DraftEntry {
  seq: number
  at: string
  person: number | null
  move: Record<string, unknown>
  events: Record<string, unknown>[]
  draw: Record<string, unknown>[] | null
  hash: string
}
interface Draft {
  exportedAt: string
  table: { id: string; game: string; config: object; mode: string; rules: string }
  genesis: string
  head: { seq: number; hash: string }
  entries: DraftEntry[]
  series: { n: number; size: number; commitment: string; seed: string | null }[]
  key: { x: string }
  signature: string
}
const at = (draft: Draft, index: number): DraftEntry => draft.entries[index] as DraftEntry

const sealed = (file: ExportFile): ExportFile => sealedBy(file, key)

/** What a house that holds the key would do after a change: compute every hash anew and sign. */
const rechained = (file: ExportFile): ExportFile => {
  const { id } = file.table
  let before: Buffer = chainStart(file.table)
  const genesis = before.toString('hex')
  const entries = file.entries.map(({ hash: _, ...entry }) => {
    before = chainHash(before, { ...entry, table: id })
    return { ...entry, hash: before.toString('hex') }
  })
  return sealed({ ...file, genesis, entries, head: { seq: entries.at(-1)?.seq ?? 0, hash: before.toString('hex') } })
}

describe('an export as the floor writes it', () => {
  it.each(CATALOGUE.map((game) => [game.id, game] as const))('%s: every check holds', async (_, game) => {
    const played = await play({ game, rounds: 23, close: true })
    const file = exported(played)
    const report = verifyExport(file)
    expect(report.checks.filter(({ result }) => result !== 'ok')).toEqual([])
    expect(report.ok).toBe(true)
    expect(report.key).toBe(fingerprintOf(publicKeyOf(key)))
    expect(report.key, 'a word that begins with a dash would be an option of the command').toMatch(/^[0-9a-f]{64}$/)
    expect(report.entries).toBe(played.entries.length)
    const draws = played.entries.filter(({ move }) => move.by === 'chance').length
    expect(draws).toBeGreaterThan(20)
    const { checked = 0, failed, skipped = 0 } = check(report, 'draws') ?? {}
    expect(failed).toBe(0)
    // The table was closed, so its last series was opened too: nothing is left to believe. Cards that nobody turned stay covered,
    // each for itself (decks.test.ts).
    if (game.rules.some(({ hides }) => hides)) expect(checked + skipped).toBeGreaterThanOrEqual(draws)
    else expect([checked, skipped]).toEqual([draws, 0])
    expect(check(report, 'moves')?.checked).toBe(played.entries.length)
  })

  it('the draws of a series that runs are counted as not yet proven', async () => {
    const report = verifyExport(exported(await play({ game: rouletteFrench, rounds: 7 })))
    expect(report.ok).toBe(true)
    expect(report.series.map(({ n, opened, draws }) => [n, opened, draws])).toEqual([
      [1, true, 5],
      [2, false, 2],
    ])
    expect(check(report, 'draws')).toMatchObject({ checked: 5, skipped: 2 })
  })

  it('a live table has results and no draws', async () => {
    const report = verifyExport(exported(await play({ game: bigSix, rounds: 6, mode: 'live' })))
    expect(report).toMatchObject({ ok: true, mode: 'live', series: [] })
  })

  it('an empty log', () => {
    const table = { id: 'new', game: bigSix.id, config: {}, mode: 'digital' as const, rules: bigSix.ruleSet }
    const report = verifyExport(buildExport({ table, entries: [], series: [], key, exportedAt: new Date() }))
    expect(report).toMatchObject({ ok: true, entries: 0 })
  })

  it('says which rule set it was played under, and plays nothing again under another', async () => {
    const played = await play({ game: rouletteFrench, rounds: 3 })
    const { ruleSet } = rouletteFrench
    expect(verifyExport(exported(played)).rules).toEqual({ opened: ruleSet, here: ruleSet })
    const later = rechained({ ...exported(played), table: { ...played.table, rules: 'scj-2099.1' } })
    const report = verifyExport(later)
    expect(failures(report)).toEqual(['rules'])
    expect(report.rules).toEqual({ opened: 'scj-2099.1', here: ruleSet })
    expect(check(report, 'rules')?.first?.why).toBe(
      'played under rule set scj-2099.1 of roulette-french, which this program has not: nothing was played again',
    )
    expect(check(report, 'moves')).toMatchObject({ checked: 0, skipped: played.entries.length })
    expect(check(report, 'hashes')).toMatchObject({ result: 'ok', checked: played.entries.length + 1 })
  })

  it('binds mode and rule set to the log', async () => {
    const file = exported(await play({ game: bigSix, rounds: 2, mode: 'live' }))
    expect(failures(verifyExport(sealed({ ...file, table: { ...file.table, mode: 'practice' } })))).toContain('genesis')
    expect(failures(verifyExport(sealed({ ...file, table: { ...file.table, rules: 'scj-2099.1' } })))).toContain(
      'genesis',
    )
  })

  it('the key may be asked for', async () => {
    const file = exported(await play({ game: bigSix, rounds: 1 }))
    expect(verifyExport(file, { key: fingerprintOf(publicKeyOf(key)) }).ok).toBe(true)
    const stranger = verifyExport(file, { key: 'another' })
    expect(failures(stranger)).toEqual(['signer'])
    expect(failures(verifyExport(file, { key: undefined }))).toEqual(['signer'])
  })
})

describe('tampering', () => {
  let file: ExportFile
  let betAt: number
  let paidAt: number
  let ballAt: number

  beforeAll(async () => {
    file = exported(await play({ game: rouletteFrench, rounds: 12, close: true }))
    betAt = file.entries.findIndex(({ move }) => move.do === 'bet')
    paidAt = file.entries.findIndex(({ events }) => events.some((event) => event.transfers?.length))
    ballAt = file.entries.findIndex(({ move }) => move.by === 'chance')
  })

  /** The report after a change; as a thief does it, or as the house would that has the key. */
  const after = (edit: (draft: Draft) => void) => {
    const draft = structuredClone(file) as unknown as Draft
    edit(draft)
    const changed = draft as unknown as ExportFile
    return { thief: verifyExport(changed), house: verifyExport(rechained(changed)) }
  }

  const firstTransfer = (draft: Draft): unknown =>
    at(draft, paidAt).events.flatMap((event) => (event.transfers as object[] | undefined) ?? [])[0]

  it('nothing changed: the house that computes everything anew has the same file', () => {
    expect(rechained(file)).toEqual(file)
    expect(verifyExport(file).ok).toBe(true)
  })

  it('a move', () => {
    const { thief, house } = after((draft) => {
      const move = at(draft, betAt).move as { amount: number }
      move.amount += 100
    })
    expect(failures(thief)).toEqual(expect.arrayContaining(['signature', 'hashes', 'events']))
    expect(check(thief, 'hashes')?.first?.seq).toBe(betAt + 1)
    expect(failures(house)).toContain('events')
    expect(check(house, 'events')?.first?.seq).toBe(betAt + 1)
  })

  it('an event', () => {
    const { thief, house } = after((draft) => {
      const event = at(draft, ballAt).events[0] as { pocket: string }
      event.pocket = event.pocket === '7' ? '8' : '7'
    })
    expect(failures(thief)).toEqual(['signature', 'hashes', 'events'])
    expect(failures(house)).toEqual(['events'])
    expect(check(house, 'events')?.first?.seq).toBe(ballAt + 1)
  })

  it('an event left out, or one too many', () => {
    const less = after((draft) => void at(draft, ballAt).events.pop())
    expect(failures(less.house)).toEqual(['events'])
    const more = after((draft) => void at(draft, ballAt).events.push({ type: 'said', cite: {} }))
    expect(failures(more.house)).toEqual(['events'])
  })

  it('an amount', () => {
    const { thief, house } = after((draft) => {
      const transfer = firstTransfer(draft) as { amount: number }
      transfer.amount += 1
    })
    expect(failures(thief)).toEqual(['signature', 'hashes', 'events', 'money'])
    expect(failures(house)).toEqual(['events', 'money'])
  })

  it.each([0, -5, 0.5, 2 ** 60, '100', null])('a transfer of %j', (amount) => {
    const { house } = after((draft) => {
      const transfer = firstTransfer(draft) as { amount: unknown }
      transfer.amount = amount
    })
    expect(check(house, 'money')?.first).toMatchObject({
      seq: paidAt + 1,
      why: expect.stringContaining('a transfer of'),
    })
  })

  it('a hash', () => {
    const other = '0'.repeat(64)
    const { thief } = after((draft) => {
      at(draft, betAt).hash = other
    })
    expect(failures(thief)).toEqual(['signature', 'hashes'])
    // The entry itself and the one that follows from it; not everything after.
    expect(check(thief, 'hashes')).toMatchObject({ failed: 2, first: { seq: betAt + 1 } })
    const head = after((draft) => {
      draft.head.hash = other
    })
    expect(failures(head.thief)).toEqual(['signature', 'hashes'])
  })

  it('the table, game or configuration', () => {
    const { thief } = after((draft) => {
      draft.table.id = 'table-2'
    })
    expect(failures(thief)).toEqual(expect.arrayContaining(['signature', 'genesis', 'hashes', 'commitments']))
    const config = after((draft) => {
      draft.table.config = { ...draft.table.config, chip: 7 }
    })
    expect(failures(config.thief)).toContain('genesis')
    const game = after((draft) => {
      draft.table.game = 'no-such-game'
    })
    expect(check(game.house, 'moves')?.first?.why).toContain('no game')
    const genesis = after((draft) => {
      draft.genesis = '0'.repeat(64)
    })
    expect(failures(genesis.thief)).toEqual(['signature', 'genesis'])
  })

  it('another result than the seed gives, though the whole game is played on from it', () => {
    const { house } = after((draft) => {
      const move = at(draft, ballAt).move as { pocket: string }
      move.pocket = move.pocket === '7' ? '8' : '7'
    })
    expect(failures(house)).toContain('draws')
    expect(check(house, 'draws')?.first).toMatchObject({
      seq: ballAt + 1,
      why: expect.stringContaining('the seed gives'),
    })
  })

  it.each(['series', 'index', 'word', 'words'] as const)('the %s of a draw', (field) => {
    const { thief, house } = after((draft) => {
      const note = at(draft, ballAt).draw?.[0] as { [field: string]: number }
      note[field] = (note[field] as number) + 1
    })
    expect(failures(thief)).toEqual(expect.arrayContaining(['signature', 'hashes', 'draws']))
    expect(failures(house)).toContain('draws')
    expect(check(house, 'draws')?.first?.seq).toBe(ballAt + 1)
  })

  it('a result without a draw, and a draw without a result', () => {
    const gone = after((draft) => {
      at(draft, ballAt).draw = null
    })
    expect(check(gone.house, 'draws')?.first).toMatchObject({
      seq: ballAt + 1,
      why: 'no draw is recorded for this result',
    })
    const stray = after((draft) => {
      const note = structuredClone(at(draft, ballAt).draw)
      at(draft, betAt).draw = note
    })
    expect(check(stray.house, 'draws')?.first?.seq).toBe(betAt + 1)
  })

  it('a seed', () => {
    const { thief, house } = after((draft) => {
      if (draft.series[0]) draft.series[0].seed = 'ab'.repeat(32)
    })
    expect(failures(thief)).toEqual(['signature', 'commitments', 'draws'])
    expect(failures(house)).toEqual(['commitments', 'draws'])
    expect(check(house, 'commitments')?.first?.why).toBe('the seed of series 1 does not fit its commitment')
  })

  it('a commitment: in the list, in the log, missing, or with another size', () => {
    const listed = after((draft) => {
      if (draft.series[1]) draft.series[1].commitment = '0'.repeat(64)
    })
    expect(failures(listed.house)).toEqual(['commitments'])
    const logged = after((draft) => {
      for (const note of draft.entries.flatMap(({ draw }) => draw ?? []))
        if (note.kind === 'commit' && note.series === 2) note.commitment = '0'.repeat(64)
    })
    expect(failures(logged.house)).toEqual(['commitments'])
    const size = after((draft) => {
      if (draft.series[0]) draft.series[0].size = 50
    })
    expect(failures(size.house)).toEqual(['commitments'])
    const missing = after((draft) => {
      for (const entry of draft.entries)
        if (entry.draw?.some((note) => note.kind === 'commit' && note.series === 2)) entry.draw = null
    })
    expect(failures(missing.house)).toEqual(['commitments', 'draws'])
    expect(check(missing.house, 'commitments')?.first?.why).toBe('no commitment to series 2, which begins here')
  })

  it('a series ended early, to escape what would come', () => {
    const { house } = after((draft) => {
      const entry = draft.entries[ballAt + 1]
      const { commitment } = draft.series[1] as { commitment: string }
      if (entry) entry.draw = [{ kind: 'commit', series: 2, size: 5, commitment }]
    })
    expect(check(house, 'commitments')?.first).toEqual({
      seq: ballAt + 2,
      why: 'a commitment to series 2, which does not begin here',
    })
  })

  it('a series that ended and stays shut; one that runs and is open; one nobody drew from; one left out', () => {
    const shut = after((draft) => {
      if (draft.series[0]) draft.series[0].seed = null
    })
    expect(check(shut.house, 'commitments')?.first?.why).toBe('series 1 has ended and is not opened')
    const leaked = after((draft) => {
      const last = draft.series.at(-1)
      if (last) last.seed = 'ab'.repeat(32)
    })
    expect(check(leaked.house, 'commitments')?.first?.why).toContain('still runs and its seed is known')
    const more = after((draft) => {
      draft.series.push({ n: draft.series.length + 1, size: 5, commitment: '0'.repeat(64), seed: null })
    })
    expect(check(more.house, 'commitments')?.first?.why).toContain('never commits')
    const less = after((draft) => void draft.series.shift())
    expect(failures(less.house)).toContain('commitments')
  })

  it('the order of two entries', () => {
    const { thief } = after((draft) => {
      const [one, two] = [draft.entries[betAt], draft.entries[betAt + 1]]
      if (one && two) draft.entries.splice(betAt, 2, two, one)
    })
    expect(failures(thief)).toEqual(expect.arrayContaining(['signature', 'sequence', 'hashes']))
    expect(check(thief, 'sequence')?.first?.seq).toBe(betAt + 2)
  })

  it('an entry left out: in the middle, at the start, at the end', () => {
    for (const at of [0, ballAt, betAt]) {
      const { thief, house } = after((draft) => void draft.entries.splice(at, 1))
      expect(failures(thief)).toEqual(expect.arrayContaining(['signature', 'sequence', 'hashes']))
      expect(check(thief, 'sequence')?.first?.seq).toBe(at + 2)
      expect(house.ok).toBe(false)
    }
    const { thief } = after((draft) => void draft.entries.pop())
    expect(failures(thief)).toEqual(expect.arrayContaining(['signature', 'sequence', 'hashes']))
  })

  it('a round left out and everything numbered anew: the draws have a gap', () => {
    const starts = file.entries.flatMap(({ move }, at) => (move.do === 'start' ? [at] : []))
    const [first, second] = starts as [number, number]
    const { house } = after((draft) => {
      draft.entries.splice(first, second - first)
      for (const [index, entry] of draft.entries.entries()) entry.seq = index + 1
    })
    expect(check(house, 'sequence')?.result).toBe('ok')
    expect(check(house, 'hashes')?.result).toBe('ok')
    expect(failures(house)).toContain('draws')
  })

  it('the signature, the key, the date of the export', () => {
    const signature = after((draft) => {
      draft.signature = `${draft.signature.startsWith('A') ? 'B' : 'A'}${draft.signature.slice(1)}`
    })
    expect(failures(signature.thief)).toEqual(['signature'])
    const { privateKey: other } = generateKeyPairSync('ed25519')
    const stranger = after((draft) => {
      draft.key = { ...publicKeyOf(other) }
    })
    expect(failures(stranger.thief)).toEqual(['signature'])
    const nonsense = after((draft) => {
      draft.key.x = 'AAAA'
    })
    expect(failures(nonsense.thief)).toEqual(['signature'])
    const date = after((draft) => {
      draft.exportedAt = '2001-01-01T00:00:00.000Z'
    })
    expect(failures(date.thief)).toEqual(['signature'])
    expect(createPrivateKey(key.export({ format: 'pem', type: 'pkcs8' })).asymmetricKeyType).toBe('ed25519')
  })

  it('who did it and when', () => {
    const person = after((draft) => {
      at(draft, betAt).person = 8
    })
    expect(failures(person.thief)).toEqual(['signature', 'hashes'])
    const when = after((draft) => {
      at(draft, betAt).at = '2001-01-01T00:00:00.000Z'
    })
    expect(failures(when.thief)).toEqual(['signature', 'hashes'])
  })

  it('a digital table told as a live one', () => {
    const { house } = after((draft) => {
      draft.table.mode = 'live'
    })
    expect(failures(house)).toEqual(['commitments', 'draws'])
  })
})
