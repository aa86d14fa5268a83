// Lists in moves: some of several, and cards dealt without replacement.

import { describe, expect, it } from 'vitest'
import { DECK } from '../../src/kernel/cards.js'
import type { Bound, Detail, Fields, Move, Option } from '../../src/kernel/contract.js'
import { covers, firstIn, firstMove, isField, malformedIn } from '../../src/kernel/moves.js'
import { formatMove, parseMove, type Written } from '../../src/kernel/notation.js'
import { random } from '../../src/testkit/random.js'
import { moveOf } from '../../src/testkit/wander.js'

const shoe = (packs: number): string[] => Array.from({ length: packs }, () => DECK).flat()

describe('a list', () => {
  it.each<[kind: string, value: unknown, fits: boolean]>([
    ['words', [], true],
    ['words', ['red'], true],
    ['words', ['red', 'split:17-20', 'red'], true],
    ['words', 'red', false],
    ['words', ['two words'], false],
    ['words', [''], false],
    ['words', ['-'], false],
    ['words', ['a,b'], false],
    ['words', [7], false],
    ['words', [['red']], false],
    ['words', { 0: 'red', length: 1 }, false],
    ['cards', [], true],
    ['cards', ['As', 'Td', 'As'], true],
    ['cards', 'As', false],
    ['cards', ['as'], false],
    ['cards', ['10d'], false],
    ['cards', ['As', null], false],
    ['word', ['red'], false],
    ['text', ['red'], false],
    ['integer', [1], false],
  ])('%s: %j fits: %s', (kind, value, fits) => expect(isField(kind, value)).toBe(fits))

  it('is no longer than eight packs', () => {
    expect(shoe(8)).toHaveLength(416)
    expect(isField('cards', shoe(8))).toBe(true)
    expect(isField('cards', [...shoe(8), 'As'])).toBe(false)
    expect(isField('words', Array(416).fill('x'))).toBe(true)
    expect(isField('words', Array(417).fill('x'))).toBe(false)
  })

  it('is asked for and may be left out like any other field', () => {
    const malformed = malformedIn({ cards: 'cards', why: 'words?' })
    expect(malformed({ by: 'seat:1', do: 'exchange', cards: [] })).toBeUndefined()
    expect(malformed({ by: 'seat:1', do: 'exchange', cards: ['As'], why: ['a', 'b'] })).toBeUndefined()
    expect(malformed({ by: 'seat:1', do: 'exchange' })).toBe('cards')
    expect(malformed({ by: 'seat:1', do: 'exchange', cards: 'As' })).toBe('cards')
    expect(malformed({ by: 'seat:1', do: 'exchange', cards: [], why: 'a' })).toBe('why')
    expect(malformed({ by: 'seat:1', do: 'exchange', cards: [], whom: [] })).toBe('whom')
  })
})

const option = (bound: Bound): Option => ({ by: 'seat:1', do: 'exchange', fields: { cards: bound } })
const covered = (bound: Bound, cards: Detail): boolean => covers(option(bound), { by: 'seat:1', do: 'exchange', cards })

describe('some of several', () => {
  const some: Bound = { someOf: ['As', 'As', 'Kd', '2c'], least: 1, most: 3 }

  it.each<[cards: Detail, covered: boolean]>([
    [['As'], true],
    [['Kd', 'As'], true],
    [['2c', 'Kd', 'As'], true],
    [['As', 'Kd', 'As'], true],
    [[], false],
    [['As', 'As', 'Kd', '2c'], false],
    [['Kd', 'Kd'], false],
    [['As', 'As', 'As'], false],
    [['3h'], false],
    ['As', false],
    [7, false],
  ])('covers %j: %s', (cards, expected) => expect(covered(some, cards)).toBe(expected))

  it('may be none, or left out', () => {
    expect(covered({ someOf: ['As'], least: 0, most: 1 }, [])).toBe(true)
    expect(covered({ someOf: [], least: 0, most: 0 }, [])).toBe(true)
    const bare: Move = { by: 'seat:1', do: 'exchange' }
    expect(covers(option({ ...some, optional: true }), bare)).toBe(true)
    expect(covers(option(some), bare)).toBe(false)
  })

  it('begins with the fewest', () => {
    expect(firstIn(some)).toEqual(['As'])
    expect(firstIn({ someOf: ['As', 'Kd'], least: 2, most: 2 })).toEqual(['As', 'Kd'])
    expect(firstIn({ someOf: ['As', 'Kd'], least: 0, most: 2 })).toEqual([])
    expect(firstMove(option(some))).toEqual({ by: 'seat:1', do: 'exchange', cards: ['As'] })
    expect(firstMove(option({ ...some, optional: true }))).toEqual({ by: 'seat:1', do: 'exchange' })
  })
})

describe('a deal', () => {
  const deal: Bound = { deal: 3, oneOf: ['As', 'Kd'], weights: [2, 1] }

  it.each<[cards: Detail, covered: boolean]>([
    [['As', 'As', 'Kd'], true],
    [['Kd', 'As', 'As'], true],
    [['As', 'Kd'], false],
    [['As', 'As', 'Kd', 'As'], false],
    [['As', 'As', 'As'], false],
    [['Kd', 'Kd', 'As'], false],
    [['As', 'As', '2c'], false],
    [[], false],
    ['As', false],
  ])('covers %j: %s', (cards, expected) => expect(covered(deal, cards)).toBe(expected))

  it('of a card that cannot come any more covers nothing', () => {
    expect(covered({ deal: 1, oneOf: ['As', 'Kd'], weights: [0, 1] }, ['As'])).toBe(false)
    expect(covered({ deal: 1, oneOf: ['As', 'Kd'], weights: [0, 1] }, ['Kd'])).toBe(true)
  })

  it('begins with what stands first, as often as it can come', () => {
    expect(firstIn(deal)).toEqual(['As', 'As', 'Kd'])
    expect(firstIn({ ...deal, deal: 1 })).toEqual(['As'])
    expect(firstIn({ deal: 2, oneOf: ['As', 'Kd', '2c'], weights: [0, 1, 5] })).toEqual(['Kd', '2c'])
  })
})

it('a list fits no bound of a single value', () => {
  expect(covered({ oneOf: ['As', 'Kd'] }, ['As'])).toBe(false)
  expect(covered({ any: 'word' }, ['As'])).toBe(false)
  expect(covered({ min: 0, max: 9, step: 1 }, ['1'])).toBe(false)
})

it('random moves stay within both', () => {
  const dice = random(7)
  const bounds: readonly Bound[] = [
    { someOf: ['As', 'As', 'Kd', '2c'], least: 0, most: 4 },
    { deal: 5, oneOf: DECK, weights: DECK.map(() => 1) },
  ]
  const lengths = bounds.map((bound) => {
    const dealt = Array.from({ length: 300 }, () => moveOf(option(bound), dice))
    for (const move of dealt) expect(covers(option(bound), move)).toBe(true)
    return [...new Set(dealt.map(({ cards }) => (cards as readonly string[]).length))].sort()
  })
  expect(lengths).toEqual([[0, 1, 2, 3, 4], [5]])
})

describe('in the notation a list', () => {
  const fields: Fields = { cards: 'cards', on: 'words', also: 'words?' }
  const game: Written = { rules: [{ do: 'deal', fields }] }
  const read = (line: string) => {
    const parsed = parseMove(game, line)
    return parsed.ok ? parsed.move : parsed.error
  }

  it.each<[line: string, move: Move]>([
    ['chance deal As,Td red', { by: 'chance', do: 'deal', cards: ['As', 'Td'], on: ['red'] }],
    ['chance deal - -', { by: 'chance', do: 'deal', cards: [], on: [] }],
    [
      'chance deal 2c split:1-2,red also=-',
      { by: 'chance', do: 'deal', cards: ['2c'], on: ['split:1-2', 'red'], also: [] },
    ],
    ['chance deal - red also=a,b,a', { by: 'chance', do: 'deal', cards: [], on: ['red'], also: ['a', 'b', 'a'] }],
  ])('%j is written and read alike', (line, move) => {
    expect(formatMove(game, move)).toBe(line)
    expect(read(line)).toEqual(move)
  })

  it('is read as it stands, and a list that is none is malformed', () => {
    const malformed = malformedIn(fields)
    const move = read('chance deal As,,Td red')
    expect(move).toMatchObject({ cards: ['As', '', 'Td'] })
    expect(malformed(move as Move)).toBe('cards')
    expect(malformed(read('chance deal as red') as Move)).toBe('cards')
    expect(read('chance deal As red also=a also=b')).toBe('also cannot be b in "chance deal As red also=a also=b"')
  })

  it('of eight packs goes there and back', () => {
    const move: Move = { by: 'chance', do: 'deal', cards: shoe(8), on: [] }
    expect(read(formatMove(game, move))).toEqual(move)
  })
})
