import { randomBytes } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { drawsOf } from '../../src/draws/draws.js'
import { advance, type Cursor, type DrawNote } from '../../src/draws/notes.js'
import { deckIn, keyCommitmentOf, newDeck } from '../../src/draws/series.js'
import { FORMAT, FORMAT_VERSION, lineProblem } from '../../src/verify/format.js'
import type { Check } from '../../src/verify/report.js'
import { config, type Dealt, dealTable, game, publicly, TABLE } from '../draws/face-down.js'
import { type ExportFile, verifyExport } from './file.js'

/** A file to be spoiled: loose where the tests write nonsense. */
interface DraftNote {
  kind: string
  series: number
  index: number
  count: number
  size: number
  commitment: string
  to: string[]
  deck?: true
  cards: { index: number; card: string; salt: string; path: string[] }[]
  [mark: string]: unknown
}
interface Draft {
  table: { id: string }
  entries: {
    seq: number
    move: { do: string; by: string; cards: string[] }
    events: unknown[]
    draw: DraftNote[] | null
  }[]
  series: { n: number; size: number; commitment: string; seed: string | null; key?: string | null; deck?: true }[]
}

/** For the auditor, with every seed; for staff who see moves but no seed of a deck; for everybody. */
const KINDS = ['auditor', 'whole', 'public'] as const
type Kind = (typeof KINDS)[number]

const fileOf = (dealt: Dealt, kind: Kind): ExportFile => {
  const entries = kind === 'public' ? publicly(dealt.entries) : dealt.entries
  const hash = '0'.repeat(64)
  const file = {
    ...{ format: FORMAT, version: FORMAT_VERSION, exportedAt: '2026-01-01T00:00:00.000Z', program: null },
    table: { id: TABLE, game: game.id, config, mode: 'digital', rules: game.ruleSet },
    ...{ genesis: hash, head: { seq: entries.length, hash } },
    entries: entries.map(({ seq, move, events, draw }) => ({
      ...{ seq, at: '2026-01-01T00:00:00.000Z', person: null, role: 'r', move, events, draw, hash },
    })),
    series: kind === 'auditor' ? dealt.audited : dealt.published,
    ...{ key: { kty: 'OKP', crv: 'Ed25519', x: 'AA' }, signature: 'AA' },
  }
  return JSON.parse(JSON.stringify(file))
}

const checked = (file: ExportFile): { readonly [name in 'commitments' | 'draws' | 'moves']: Check } => {
  const { checks } = verifyExport(file, { find: () => game })
  const of = (name: string) => checks.find((check) => check.name === name) as Check
  return { commitments: of('commitments'), draws: of('draws'), moves: of('moves') }
}

const failed = (report: ReturnType<typeof checked>): number => report.commitments.failed + report.draws.failed
const why = (report: ReturnType<typeof checked>): string =>
  [report.commitments.first?.why, report.draws.first?.why].filter(Boolean).join('; ')

describe('decks in an export', () => {
  let dealt: Dealt
  beforeAll(async () => {
    dealt = await dealTable({ rounds: 12, seed: 4, close: true })
  })

  it('the notes have the form of the file', () => {
    for (const kind of KINDS) {
      const { entries, series, signature: _, ...head } = fileOf(dealt, kind)
      expect(lineProblem('head', head)).toBeUndefined()
      expect(entries.map((entry) => lineProblem('entry', entry)).filter(Boolean)).toEqual([])
      expect(series.map((each) => lineProblem('series', each)).filter(Boolean)).toEqual([])
    }
  })

  it('the auditor checks everything: no draw is left out', () => {
    const { commitments, draws } = checked(fileOf(dealt, 'auditor'))
    expect([commitments.first, draws.first]).toEqual([null, null])
    const deals = dealt.entries.filter(({ move }) => move.by === 'chance').length
    const shown = dealt.entries.flatMap(({ draw }) =>
      (draw ?? []).flatMap((note) => (note.kind === 'open' ? note.cards : [])),
    )
    expect(draws).toMatchObject({ checked: deals + shown.length, skipped: 0 })
    expect(commitments.checked).toBeGreaterThan(12 * 2)
  })

  it.each(['whole', 'public'] as const)('%s: what was shown is checked, what was not is counted', (kind) => {
    const { commitments, draws, moves } = checked(fileOf(dealt, kind))
    expect([commitments.first, draws.first]).toEqual([null, null])
    const shown = dealt.entries.flatMap(({ draw }) =>
      (draw ?? []).flatMap((note) => (note.kind === 'open' ? note.cards : [])),
    )
    expect(shown.length).toBeGreaterThan(30)
    const deals = dealt.entries.filter(({ move }) => move.by === 'chance').length
    expect(draws.checked + draws.skipped).toBe(deals + shown.length)
    expect(draws.skipped).toBeGreaterThan(5)
    // What the file leaves out cannot be played again, and is not called wrong.
    expect(moves.failed).toBe(0)
    expect(moves.skipped > 0).toBe(kind === 'public')
  })

  it('a table that runs keeps the seed of its deck from the auditor too', async () => {
    const running = await dealTable({ rounds: 3, seed: 4 })
    const { commitments, draws } = checked(fileOf(running, 'auditor'))
    expect([commitments.first, draws.first]).toEqual([null, null])
    expect(draws.skipped).toBeGreaterThan(0)
    const early = fileOf(running, 'auditor') as unknown as Draft
    const last = early.series.at(-1) as Draft['series'][number]
    last.seed = Buffer.from(running.kept.find(({ n }) => n === last.n)?.seed.reveal() ?? []).toString('hex')
    expect(why(checked(early as unknown as ExportFile))).toContain('still runs and its seed is known')
  })

  it.each(KINDS)('%s: a house restored in the middle of a round says so, and everything holds', async (kind) => {
    const exchange = dealt.entries.find(({ move }) => move.do === 'exchange')?.seq as number
    const deal = dealt.entries.find(({ move }) => move.by === 'chance')?.seq as number
    for (const at of [deal, exchange]) {
      const restored = await dealTable({ rounds: 12, seed: 4, close: true, restoredAt: [at] })
      const report = checked(fileOf(restored, kind))
      expect([at, report.commitments.first, report.draws.first]).toEqual([at, null, null])
    }
  })

  describe.each(KINDS)('tampering, found by %s', (kind) => {
    const after = (change: (draft: Draft) => void) => {
      const draft = fileOf(dealt, kind) as unknown as Draft
      change(draft)
      return checked(draft as unknown as ExportFile)
    }
    const notes = (draft: Draft, wanted: string) =>
      draft.entries.flatMap(({ draw }) => (draw ?? []).filter((note) => note.kind === wanted))
    const opening = (draft: Draft) => notes(draft, 'open')[2] as DraftNote
    const shownCard = (draft: Draft) => opening(draft).cards[1] as DraftNote['cards'][number]

    it('nothing', () => expect(failed(after(() => {}))).toBe(0))

    it.each<[string, (draft: Draft) => void, string]>([
      ['a card', (draft) => (shownCard(draft).card = shownCard(draft).card === 'Ah' ? 'Kh' : 'Ah'), 'card'],
      ['a salt', (draft) => (shownCard(draft).salt = '0'.repeat(32)), 'does not lead to the root'],
      ['a path', (draft) => shownCard(draft).path.reverse(), 'does not lead to the root'],
      ['a path cut short', (draft) => shownCard(draft).path.pop(), 'does not lead to the root'],
      ['an index', (draft) => (shownCard(draft).index = 40), 'does not lie face down'],
      ['two cards told as each other', (draft) => swapCards(opening(draft)), 'does not lead to the root'],
      ['one card told twice', (draft) => opening(draft).cards.push(shownCard(draft)), 'is shown twice'],
      ['the deck of an opening', (draft) => (opening(draft).series += 1), 'not on the table'],
      [
        'a root in the log',
        (draft) => ((notes(draft, 'commit').find((note) => note.deck) as DraftNote).commitment = 'ab'.repeat(32)),
        'commits to another seed of deck 2',
      ],
      ['a root, in log and list', otherRoot, 'does not lead to the root'],
      [
        'an opening that is missing',
        (draft) => {
          for (const entry of draft.entries) if (entry.draw?.includes(opening(draft))) entry.draw = null
        },
        'is shown without its proof',
      ],
      ['one proof that is missing', (draft) => opening(draft).cards.pop(), 'is shown without its proof'],
      ['a deck committed to with its first card', (draft) => moveCommit(draft, 1), 'dealt from deck'],
      ['a deck committed to when its cards are out', (draft) => moveCommit(draft, 2), 'dealt from deck'],
      ['no deck at all', (draft) => moveCommit(draft, 0), 'dealt from deck'],
      ['a deck that is not in the file', (draft) => draft.series.splice(3, 1), 'not in the file'],
      ['a deck told as a series', (draft) => delete (draft.series[3] as Draft['series'][number]).deck, 'another kind'],
      ['cards left out of a deck', (draft) => ((notes(draft, 'deal')[3] as DraftNote).index += 2), 'where'],
      ['more cards than were dealt', (draft) => ((notes(draft, 'deal')[3] as DraftNote).count += 1), 'cards'],
      [
        'a hidden result from the series',
        (draft) => {
          const note = notes(draft, 'deal')[3] as DraftNote
          for (const name of Object.keys(note)) delete note[name]
          Object.assign(note, { kind: 'draw', series: 1, index: 0, word: 0, words: 1 })
        },
        'what is hidden is dealt from a deck',
      ],
      [
        'a hidden result without a note',
        (draft) => {
          const entry = draft.entries.find(({ move }) => move.by === 'chance')
          if (entry) entry.draw = null
        },
        'no draw is recorded',
      ],
      [
        'two deals of one result',
        (draft) => {
          const entry = draft.entries.find(({ move }) => move.by === 'chance')
          entry?.draw?.push(structuredClone(entry.draw[0] as DraftNote))
        },
        'two draws are recorded',
      ],
      [
        'a deal on a move of staff',
        (draft) => {
          const deal = notes(draft, 'deal')[0] as DraftNote
          const entry = draft.entries.find(({ draw }) => draw === null)
          if (entry) entry.draw = [structuredClone(deal)]
        },
        'not of chance',
      ],
      ['a folded card opened, though its proof is right', (draft) => openFolded(draft, dealt), 'nobody is told of it'],
    ])('%s', (_, change, expected) => {
      const report = after((draft) => void change(draft))
      expect(why(report)).toContain(expected)
      expect(failed(report)).toBeGreaterThan(0)
    })
  })
})

const swapCards = ({ cards }: DraftNote) => {
  const [one, two] = cards as [DraftNote['cards'][number], DraftNote['cards'][number]]
  ;[one.card, two.card] = [two.card, one.card]
}

/** A card that stayed face down, opened where others of its deck are shown. */
const openFolded = (draft: Draft, { entries, kept }: Dealt): void => {
  const at = entries.findIndex(({ draw }, index) => {
    const cursor = entries.slice(0, index + 1).reduce<Cursor | null>((now, entry) => advance(now, entry.draw), null)
    return draw?.some(({ kind }) => kind === 'open') && (cursor?.deck?.covered.length ?? 0) > 0
  })
  const cursor = entries.slice(0, at + 1).reduce<Cursor | null>((now, entry) => advance(now, entry.draw), null)
  if (!cursor?.deck) throw new Error('no folded hand')
  const { series, covered } = cursor.deck
  const deck = deckIn(kept.find(({ n }) => n === series) as Dealt['kept'][number])
  const shown = deck?.shown(covered[0]?.index as number) as DraftNote['cards'][number]
  draft.entries[at]?.draw?.find(({ kind }) => kind === 'open')?.cards.push(shown)
}

const otherRoot = (draft: Draft): void => {
  const note = draft.entries.flatMap(({ draw }) => draw ?? []).find((each) => each.kind === 'commit' && each.deck)
  const told = draft.series.find(({ deck }) => deck)
  if (!note || !told) throw new Error('no deck')
  note.commitment = 'ab'.repeat(32)
  told.commitment = note.commitment
}

/** The commitment to the third deck goes so many entries further; with 0 it goes away. */
const moveCommit = (draft: Draft, by: number): void => {
  const at = draft.entries.findIndex(({ draw }) => draw?.some((note) => note.deck && note.series === 4))
  const entry = draft.entries[at] as Draft['entries'][number]
  const commit = entry.draw?.find((note) => note.deck) as DraftNote
  entry.draw = null
  if (by === 0) return
  const later = draft.entries[at + by] as Draft['entries'][number]
  later.draw = [...(later.draw ?? []), commit]
}

describe('what only a replay finds', () => {
  let dealt: Dealt
  beforeAll(async () => {
    dealt = await dealTable({ rounds: 12, seed: 4, close: true })
  })
  const after = (kind: Kind, change: (draft: Draft) => void) => {
    const draft = fileOf(dealt, kind) as unknown as Draft
    change(draft)
    return checked(draft as unknown as ExportFile)
  }
  const firstDeal = (draft: Draft) => {
    const entry = draft.entries.find(({ move }) => move.by === 'chance') as Draft['entries'][number]
    return { entry, note: entry.draw?.[0] as DraftNote }
  }

  it.each(['auditor', 'whole'] as const)('%s: cards told as others’ than whom they were dealt to', (kind) => {
    const report = after(kind, (draft) => void firstDeal(draft).note.to.reverse())
    expect(why(report)).toContain('not whose the table says')
  })

  it('auditor: another card than the deck has, though nobody ever saw it', () => {
    const report = after('auditor', (draft) => void firstDeal(draft).entry.move.cards.reverse())
    expect(why(report)).toContain('the deck gives')
  })

  it('auditor: another seed', () => {
    const report = after('auditor', (draft) => {
      const deck = draft.series.find((each) => each.deck)
      if (deck) deck.seed = 'ab'.repeat(32)
    })
    expect(report.commitments.first?.why).toContain('the seed of deck 2 does not fit its commitment')
  })

  it('auditor: another key', () => {
    const report = after('auditor', (draft) => {
      const [series] = draft.series
      if (series) series.key = 'ab'.repeat(32)
    })
    expect(why(report)).toContain('does not come from the key of series 1')
    expect(report.commitments.failed).toBeGreaterThan(dealt.audited.length - 2)
  })

  it('auditor: seeds that somebody chose, and a key for them made afterwards', () => {
    const report = after('auditor', (draft) => {
      const [series] = draft.series
      const commit = draft.entries[0]?.draw?.[0]
      if (!series || !commit) throw new Error('no series')
      series.key = 'ab'.repeat(32)
      commit.key = keyCommitmentOf(TABLE, 1, Buffer.from(series.key, 'hex'))
    })
    expect(report.commitments.first?.why).toBe('the seed of deck 2 does not come from the key of series 1')
  })

  it.each(KINDS)('%s: a series without a key for its decks', (kind) => {
    const report = after(kind, (draft) => {
      const commit = draft.entries[0]?.draw?.[0]
      if (commit) delete commit.key
    })
    expect(report.commitments.first).toEqual({ seq: 1, why: 'no commitment to series 1, which begins here' })
  })

  it('auditor: the key while decks come from it', async () => {
    const running = await dealTable({ rounds: 2, seed: 4 })
    expect(running.audited[0]).toMatchObject({ key: null, seed: null })
    const draft = fileOf(running, 'auditor') as unknown as Draft
    const [series] = draft.series
    if (series) series.key = Buffer.from(running.kept[0]?.key?.reveal() ?? []).toString('hex')
    expect(why(checked(draft as unknown as ExportFile))).toContain('still dealt and its key is known')
  })

  it('whole: a card shown as another than the move dealt', () => {
    const show = dealt.entries.findIndex(({ draw }) => draw?.some((note) => note.kind === 'open'))
    const open = dealt.entries[show]?.draw?.find((note) => note.kind === 'open')
    const index = open?.kind === 'open' ? (open.cards[0]?.index as number) : -1
    const report = after('whole', (draft) => {
      const { cards } = firstDeal(draft).entry.move
      const other = cards.findIndex((_, at) => at !== index)
      const [one, two] = [cards[index] as string, cards[other] as string]
      cards[index] = two
      cards[other] = one
    })
    expect(report.draws.failed).toBeGreaterThan(0)
  })
})

describe('a house that replaces its deck in the middle, to escape what would come', () => {
  /** Plays on honestly from a deck nobody asked for: everything it says fits together. */
  const replacing = async (): Promise<Dealt> => {
    const honest = await dealTable({ rounds: 4, seed: 4 })
    const at = honest.entries.findIndex(({ move }) => move.do === 'exchange')
    const entries = honest.entries.slice(0, at).map((entry) => entry)
    let cursor = entries.reduce<Cursor | null>((now, { draw }) => advance(now, draw), null) as Cursor
    const { move, before, events } = honest.entries[at] as Dealt['entries'][number]
    const step = game.step(before, move)
    if (!step.ok) throw new Error(step.refusal.code)
    const question = game.due(step.state)[0]?.option.fields.cards
    if (!question || !('deal' in question)) throw new Error('no deal')
    const deck = newDeck(TABLE, cursor.last + 1, question, randomBytes(32))
    await honest.store.save(deck)
    const { n: series, size, commitment } = deck
    const draw: DrawNote[] = [{ kind: 'commit', series, size, commitment, deck: true, besides: true }]
    entries.push({ seq: at + 1, move, events, draw, before })
    cursor = advance(cursor, draw) as Cursor
    const draws = drawsOf(honest.store)
    const drawing = await draws.draw(TABLE, cursor, game, step.state)
    const next = game.step(step.state, drawing.move)
    if (!next.ok) throw new Error(next.refusal.code)
    entries.push({ seq: at + 2, move: drawing.move, events: next.events, draw: drawing.draw, before: step.state })
    cursor = advance(cursor, drawing.draw) as Cursor
    const published = await draws.published(TABLE, cursor)
    const audited = await draws.audited(TABLE, cursor)
    return { ...honest, entries, cursor, state: next.state, published, audited }
  }

  it.each(KINDS)('is found by %s', async (kind) => {
    const report = checked(fileOf(await replacing(), kind))
    expect(report.commitments.first?.why).toMatch(/a commitment to deck \d+, which does not begin here/)
  })
})
