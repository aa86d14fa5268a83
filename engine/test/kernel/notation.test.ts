import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CATALOGUE } from '../../src/catalogue.js'
import type { Move } from '../../src/kernel/contract.js'
import { fieldKind } from '../../src/kernel/moves.js'
import { formatMove, parseMove, type Written } from '../../src/kernel/notation.js'

const game: Written = {
  rules: [
    { do: 'start', fields: {} },
    { do: 'bet', fields: { on: 'word', amount: 'money', with: 'word?', for: 'seat?' } },
    { do: 'correct', fields: { seat: 'seat', amount: 'integer', reason: 'text' } },
    { do: 'note', fields: { remark: 'text?', count: 'integer?' } },
  ],
}

const EXAMPLES: readonly [string, Move][] = [
  ['croupier start', { by: 'croupier', do: 'start' }],
  ['seat:1 bet split:17-20 1000', { by: 'seat:1', do: 'bet', on: 'split:17-20', amount: 1000 }],
  ['seat:1 bet red 1000 with=colour', { by: 'seat:1', do: 'bet', on: 'red', amount: 1000, with: 'colour' }],
  [
    'croupier bet red 5 with=money for=seat:2',
    { by: 'croupier', do: 'bet', on: 'red', amount: 5, with: 'money', for: 'seat:2' },
  ],
  [
    'croupier correct seat:1 -500 "paid \\"twice\\", cayó"',
    { by: 'croupier', do: 'correct', seat: 'seat:1', amount: -500, reason: 'paid "twice", cayó' },
  ],
  ['croupier note', { by: 'croupier', do: 'note' }],
  ['croupier note remark="a=b c" count=-1', { by: 'croupier', do: 'note', remark: 'a=b c', count: -1 }],
]

describe('the notation', () => {
  it.each(EXAMPLES)('writes and reads %s', (line, move) => {
    expect(formatMove(game, move)).toBe(line)
    expect(parseMove(game, line)).toEqual({ ok: true, move })
  })

  it('reads named details in any place, spaces of any width, and a word in quotes', () => {
    const move = { by: 'seat:1', do: 'bet', on: 'red', amount: 10, with: 'colour' }
    expect(parseMove(game, '  seat:1\tbet  with=colour red   10  ')).toEqual({ ok: true, move })
    expect(parseMove(game, 'seat:1 bet "red" 10 with="colour"')).toEqual({ ok: true, move })
  })

  it('leaves out what a move does not carry, and the details of a move the game does not have', () => {
    expect(formatMove(game, { by: 'seat:1', do: 'bet', amount: 5 })).toBe('seat:1 bet 5')
    expect(formatMove(game, { by: 'seat:1', do: 'dance', on: 'table' })).toBe('seat:1 dance')
  })

  it.each([
    ['', 'expected who and what in ""'],
    ['   ', 'expected who and what in ""'],
    ['croupier', 'expected who and what in "croupier"'],
    ['by=croupier start', 'expected who and what in "by=croupier start"'],
    ['croupier do=start', 'expected who and what in "croupier do=start"'],
    ['croupier note remark="open', 'expected who and what in "croupier note remark="open"'],
    [' seat:1 dance ', 'no move "dance" in "seat:1 dance"'],
    ['croupier start now', 'nothing expects now in "croupier start now"'],
    ['seat:1 bet red 10 20', 'nothing expects 20 in "seat:1 bet red 10 20"'],
    ['seat:1 bet red 10 chips=20', 'nothing expects 20 in "seat:1 bet red 10 chips=20"'],
    ['seat:1 bet red 10 with=', 'nothing expects with= in "seat:1 bet red 10 with="'],
    ['seat:1 bet red ten', 'amount cannot be ten in "seat:1 bet red ten"'],
    ['seat:1 bet red 1.5', 'amount cannot be 1.5 in "seat:1 bet red 1.5"'],
    ['seat:1 bet red 1e3', 'amount cannot be 1e3 in "seat:1 bet red 1e3"'],
    ['seat:1 bet red x10', 'amount cannot be x10 in "seat:1 bet red x10"'],
    ['seat:1 bet red 10x', 'amount cannot be 10x in "seat:1 bet red 10x"'],
    ['seat:1 bet red "10"', 'amount cannot be "10" in "seat:1 bet red "10""'],
    ['seat:1 bet red 10 with=a with=b', 'with cannot be b in "seat:1 bet red 10 with=a with=b"'],
    ['seat:1 bet red 10 on=black', 'on cannot be black in "seat:1 bet red 10 on=black"'],
    ['croupier note count=many', 'count cannot be many in "croupier note count=many"'],
    ['croupier note remark="\\q"', 'remark cannot be "\\q" in "croupier note remark="\\q""'],
  ])('does not read %j', (line, error) => expect(parseMove(game, line)).toEqual({ ok: false, error }))

  it.each(['constructor', 'toString', 'valueOf'])('does not take %s, which every object has, for a detail', (name) => {
    expect(parseMove(game, `seat:1 bet red 10 ${name}=x`)).toEqual({
      ok: false,
      error: `nothing expects x in "seat:1 bet red 10 ${name}=x"`,
    })
  })

  it('knows the shape of a move only: whether it may be made is for the game', () => {
    expect(parseMove(game, 'nobody bet red')).toEqual({ ok: true, move: { by: 'nobody', do: 'bet', on: 'red' } })
    expect(parseMove(game, 'seat:1 bet red 0')).toMatchObject({ ok: true })
  })
})

const word = fc.stringMatching(/^[a-zA-Z0-9][a-zA-Z0-9:.-]{0,20}$/)
const text = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 40 })
  .filter((value) => !/\p{Cc}/u.test(value) && value.length <= 200)
const VALUES = {
  word,
  text,
  money: fc.integer({ min: 1, max: 1_000_000_000_000 }),
  integer: fc.maxSafeInteger().map((value) => value || 0),
  seat: fc.integer({ min: 1, max: 9999 }).map((number) => `seat:${number}`),
  words: fc.array(word, { minLength: 1, maxLength: 5 }),
  cards: fc.subarray(['As', 'Td', '9c', '2h', 'Kd'], { minLength: 1 }),
} as const

describe('every move of every game', () => {
  const rules = CATALOGUE.flatMap((each) => each.rules.map((rule) => ({ each, rule })))

  it.each(rules.map(({ each, rule }) => ({ title: `${each.id} ${rule.do}`, each, rule })))(
    '$title round-trips',
    ({ each, rule }) => {
      const required = Object.entries(rule.fields).filter(([, kind]) => !fieldKind(kind).optional)
      const details = Object.fromEntries(
        Object.entries(rule.fields).map(([name, kind]) => [
          name,
          VALUES[fieldKind(kind).kind as keyof typeof VALUES] as fc.Arbitrary<string | number | string[]>,
        ]),
      )
      const requiredKeys = required.map(([name]) => name)
      fc.assert(
        fc.property(fc.record(details, { requiredKeys }), (fields) => {
          const move: Move = { by: 'croupier', do: rule.do, ...fields } as Move
          const line = formatMove(each, move)
          expect(line).not.toMatch(/\n/)
          expect(parseMove(each, line)).toEqual({ ok: true, move })
        }),
        { numRuns: 30, seed: 1 },
      )
    },
  )
})
