import { describe, expect, it } from 'vitest'
import type { Bound, Fields, Move, Option } from '../../src/kernel/contract.js'
import { covers, fieldKind, isField, isMoveShape, malformedIn } from '../../src/kernel/moves.js'

describe('a field', () => {
  it.each<[string, unknown]>([
    ['money', 1],
    ['money', 1_000_000_000_000],
    ['integer', 0],
    ['integer', -5],
    ['integer', Number.MAX_SAFE_INTEGER],
    ['seat', 'seat:1'],
    ['word', 'a'],
    ['word', '7'],
    ['word', 'split:17-20'],
    ['word', 'Res.12'],
    ['word', 'a'.repeat(64)],
    ['text', 'x'],
    ['text', 'cayó una "ficha" al suelo — ¡ojo!'],
    ['text', 'x'.repeat(200)],
  ])('of kind %s may be %j', (kind, value) => expect(isField(kind, value)).toBe(true))

  it.each<[string, unknown]>([
    ['money', 0],
    ['money', -1],
    ['money', 1.5],
    ['money', 1_000_000_000_001],
    ['money', '1'],
    ['integer', 1.5],
    ['integer', 2 ** 53],
    ['integer', '1'],
    ['seat', 'seat:0'],
    ['seat', 1],
    ['word', ''],
    ['word', '-a'],
    ['word', ':a'],
    ['word', 'a b'],
    ['word', 'a\n'],
    ['word', 'ñandú'],
    ['word', '__proto__'],
    ['word', 'a'.repeat(65)],
    ['word', 7],
    ['text', ''],
    ['text', 'x'.repeat(201)],
    ['text', 'one\ntwo'],
    ['text', 'tab\tbed'],
    ['text', 'nul\u0000'],
    ['text', 'c1\u0085'],
    ['text', 7],
    ['no-such-kind', 'x'],
  ])('of kind %s may not be %j', (kind, value) => expect(isField(kind, value)).toBe(false))

  it('is optional when it is marked so', () => {
    expect(fieldKind('word')).toEqual({ kind: 'word', optional: false })
    expect(fieldKind('seat?')).toEqual({ kind: 'seat', optional: true })
  })
})

describe('malformedIn', () => {
  const fields: Fields = { on: 'word', amount: 'money', with: 'word?' }
  const move = { by: 'seat:1', do: 'bet', on: 'red', amount: 100 }

  it.each<[string | undefined, object]>([
    [undefined, move],
    [undefined, { ...move, with: 'colour' }],
    ['on', { by: 'seat:1', do: 'bet' }],
    ['on', { ...move, on: 7, amount: 0 }],
    ['amount', { ...move, amount: 0, with: '', extra: 1 }],
    ['amount', { by: 'seat:1', do: 'bet', on: 'red' }],
    ['with', { ...move, with: '', extra: 1 }],
    ['with', { ...move, with: null }],
    ['extra', { ...move, extra: 1 }],
    ['toString', { ...move, toString: 'x' }],
    ['constructor', { ...move, constructor: 'x' }],
  ])('the first wrong one is %s', (field, given) => expect(malformedIn(fields)(given)).toBe(field))

  it('a move that carries nothing may carry nothing', () => {
    expect(malformedIn({})({ by: 'croupier', do: 'start' })).toBeUndefined()
    expect(malformedIn({})({ by: 'croupier', do: 'start', on: 'red' })).toBe('on')
  })
})

describe('isMoveShape', () => {
  it('is who and what', () => {
    expect(isMoveShape({ by: 'croupier', do: 'start' })).toBe(true)
    expect(isMoveShape({ by: 'seat:2', do: '' })).toBe(true)
  })

  it.each([
    null,
    undefined,
    7,
    'croupier start',
    [],
    Object.assign([], { by: 'croupier', do: 'start' }),
    {},
    { by: 'croupier' },
    { do: 'start' },
    { by: 'croupier', do: 7 },
    { by: 'nobody', do: 'start' },
    { by: 'seat:0', do: 'start' },
  ])('is not %j', (move) => expect(isMoveShape(move)).toBe(false))
})

describe('covers', () => {
  const option = (fields: { [field: string]: Bound } = {}): Option => ({ by: 'seat:1', do: 'bet', fields })
  const move = (fields: object = {}): Move => ({ by: 'seat:1', do: 'bet', ...fields }) as Move

  it('only the same actor and the same move', () => {
    expect(covers(option(), move())).toBe(true)
    expect(covers(option(), move({ by: 'seat:2' }))).toBe(false)
    expect(covers(option(), move({ do: 'withdraw' }))).toBe(false)
  })

  it.each<[Bound, unknown, boolean]>([
    [{ oneOf: ['red', 'black'] }, 'black', true],
    [{ oneOf: ['red', 'black'] }, 'even', false],
    [{ oneOf: [0] }, 0, true],
    [{ oneOf: [1] }, '1', false],
    [{ oneOf: ['red'] }, undefined, false],
    [{ oneOf: ['red'], optional: true }, undefined, true],
    [{ oneOf: ['red'], optional: true }, 'black', false],
    [{ min: 100, max: 300, step: 100 }, 100, true],
    [{ min: 100, max: 300, step: 100 }, 300, true],
    [{ min: 100, max: 300, step: 100 }, 0, false],
    [{ min: 100, max: 300, step: 100 }, 400, false],
    [{ min: 100, max: 300, step: 100 }, 150, false],
    [{ min: 50, max: 300, step: 100 }, 150, true],
    [{ min: -3, max: -1, step: 1 }, -2, true],
    [{ min: 100, max: 300, step: 100 }, '200', false],
    [{ any: 'word' }, 'ana', true],
    [{ any: 'word' }, 'a b', false],
    [{ any: 'word', except: ['ana'] }, 'ana', false],
    [{ any: 'word', except: ['ana'] }, 'beto', true],
    [{ any: 'text' }, 'a b', true],
    [{ any: 'text' }, '', false],
    [{ any: 'text' }, 7, false],
  ])('%j against %j: %s', (bound, value, expected) => {
    expect(covers(option({ field: bound }), move(value === undefined ? {} : { field: value }))).toBe(expected)
  })

  it('every field, and no field that the option does not name', () => {
    const two = option({ on: { oneOf: ['red'] }, amount: { min: 1, max: 2, step: 1 } })
    expect(covers(two, move({ on: 'red', amount: 1 }))).toBe(true)
    expect(covers(two, move({ on: 'red', amount: 3 }))).toBe(false)
    expect(covers(two, move({ on: 'black', amount: 1 }))).toBe(false)
    expect(covers(two, move({ on: 'red', amount: 1, for: 'seat:2' }))).toBe(false)
    expect(covers(option(), move({ toString: 'x' }))).toBe(false)
  })
})
