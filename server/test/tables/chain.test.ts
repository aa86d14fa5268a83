import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type ChainEntry,
  canonicalJson,
  chainBreak,
  chainHash,
  chainStart,
  shownOf,
  tellsHidden,
} from '../../src/tables/chain.js'

describe('canonical JSON', () => {
  it('has one spelling, whatever the order of the keys', () => {
    expect(canonicalJson({ b: [1, { d: null, c: 'ñ"' }], a: true, gone: undefined })).toBe(
      '{"a":true,"b":[1,{"c":"ñ\\"","d":null}]}',
    )
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const written = canonicalJson(value)
        const read = JSON.parse(written) as unknown
        expect(canonicalJson(read)).toBe(written)
        expect(read).toEqual(JSON.parse(JSON.stringify(value)))
      }),
    )
  })

  it('refuses what JSON cannot say', () => {
    const sparse: unknown[] = []
    sparse.length = 1
    for (const value of [Number.NaN, Number.POSITIVE_INFINITY, undefined, [undefined], sparse, () => 1, 1n, new Date()])
      expect(() => canonicalJson(value)).toThrow(TypeError)
  })
})

describe('the chain', () => {
  const start = { id: 't', game: 'g', config: { min: 1 }, mode: 'digital', rules: 'scj-2023.1' }
  const entries = (() => {
    let previous = chainStart(start)
    return [1, 2, 3].map((seq) => {
      const entry: ChainEntry = {
        table: 't',
        seq,
        at: '2026-01-02T03:04:05.678Z',
        person: seq,
        role: 'player',
        move: { by: 'seat:1', do: 'bet', amount: seq },
        events: [{ type: 'bet-placed', amount: seq }],
        draw: seq === 2 ? { series: 1 } : null,
      }
      previous = chainHash(previous, entry)
      return { ...entry, hash: previous }
    })
  })()
  const [one, two, three] = entries as [(typeof entries)[number], (typeof entries)[number], (typeof entries)[number]]

  it('holds as written', () => {
    expect(chainBreak(start, entries)).toBeUndefined()
    expect(chainBreak(start, [])).toBeUndefined()
  })

  it('breaks where anything at all is changed, dropped, moved or added', () => {
    const changes: Partial<ChainEntry>[] = [
      { table: 'u' },
      { seq: 4 },
      { at: '2026-01-02T03:04:05.679Z' },
      { person: null },
      { role: 'croupier' },
      { move: { by: 'seat:1', do: 'bet', amount: 3 } },
      { events: [] },
      { draw: { series: 2 } },
    ]
    for (const change of changes) expect(chainBreak(start, [one, { ...two, ...change }, three])).toBe(2)
    expect(chainBreak(start, [one, three])).toBe(2)
    expect(chainBreak(start, [two, one, three])).toBe(1)
    expect(chainBreak(start, [one, one, two])).toBe(2)
    expect(chainBreak({ ...start, config: { min: 2 } }, entries)).toBe(1)
    expect(chainBreak({ ...start, game: 'h' }, entries)).toBe(1)
    expect(chainBreak({ ...start, mode: 'live' }, entries)).toBe(1)
    expect(chainBreak({ ...start, rules: 'scj-2023.2' }, entries)).toBe(1)
  })

  it('covers what is hidden for who reads it, and for who has the digest of it alone', () => {
    const move = { by: 'chance', do: 'deal', cards: ['Ah', 'Kd'] }
    const events = [{ type: 'cards-dealt', seat: 'seat:1', hand: { secret: ['seat:1'], value: ['Ah', 'Kd'] } }]
    const hidden = { fields: ['cards'], salt: '00112233445566778899aabbccddeeff' }
    const whole = { ...one, move, events, hidden }
    const shown = { ...whole, ...shownOf(whole, hidden) }
    const hash = chainHash(chainStart(start), whole)
    expect(shown).toMatchObject({ move: { by: 'chance', do: 'deal' }, events: [{ hand: { value: null } }] })
    expect(JSON.stringify(shown)).not.toContain('Ah')
    expect(chainHash(chainStart(start), shown)).toEqual(hash)
    const others = [
      { ...whole, move: { ...move, cards: ['Ah', 'Kh'] } },
      { ...whole, events: [{ ...events[0], hand: { secret: ['seat:1'], value: ['Ah'] } }] },
      { ...whole, hidden: { ...hidden, salt: 'ff112233445566778899aabbccddeeff' } },
      { ...whole, hidden: { ...hidden, fields: [] } },
      { ...whole, hidden: null },
      { ...shown, hidden: { fields: ['cards'], digest: '0'.repeat(64) } },
    ]
    for (const other of others) expect(chainHash(chainStart(start), other)).not.toEqual(hash)
    // The digest holds nobody to what is told beside it.
    expect([tellsHidden(whole, hidden), tellsHidden(shown, shown.hidden)]).toEqual([false, false])
    expect(tellsHidden({ ...shown, move }, shown.hidden)).toBe(true)
    expect(tellsHidden({ ...shown, events }, shown.hidden)).toBe(true)
  })
})
