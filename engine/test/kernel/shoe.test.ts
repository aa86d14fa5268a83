import { describe, expect, it } from 'vitest'
import { type Card, DECK } from '../../src/kernel/cards.js'
import type { Bound, Move, Option } from '../../src/kernel/contract.js'
import { covers } from '../../src/kernel/moves.js'
import { cardsLeft, compositionOf, draw, newShoe, remaining, type Shoe } from '../../src/kernel/shoe.js'

const drawAll = (shoe: Shoe, cards: readonly Card[]): Shoe =>
  cards.reduce((rest, card) => {
    const next = draw(rest, card)
    if (!next) throw new Error(`${card} cannot come`)
    return next
  }, shoe)

describe('a new shoe', () => {
  it.each([
    [1, 52],
    [4, 208],
    [6, 312],
    [8, 416],
  ])('of %i decks has %i cards, and as many of each as decks', (decks, cards) => {
    const shoe = newShoe(decks)
    expect(shoe).toEqual({ decks, seen: Array(52).fill(0) })
    expect(cardsLeft(shoe)).toBe(cards)
    expect(DECK.map((card) => remaining(shoe, card))).toEqual(Array(52).fill(decks))
    expect(compositionOf(shoe)).toEqual({ oneOf: DECK, weights: Array(52).fill(decks) })
  })
})

describe('drawing', () => {
  it('takes one of that card and none of the other 51, for every card', () => {
    const shoe = newShoe(2)
    DECK.forEach((card, place) => {
      const after = drawAll(shoe, [card])
      expect(after).toEqual({ decks: 2, seen: Array(52).fill(0).with(place, 1) })
      expect(remaining(after, card)).toBe(1)
      expect(cardsLeft(after)).toBe(103)
    })
  })

  it('leaves the shoe it drew from as it was', () => {
    const shoe = newShoe(1)
    expect(draw(shoe, 'Ah')).toBeDefined()
    expect(shoe).toEqual(newShoe(1))
  })

  it('refuses the fifth ace of spades of four decks, and only that card', () => {
    let shoe = newShoe(4)
    for (const left of [3, 2, 1, 0]) {
      shoe = drawAll(shoe, ['As'])
      expect(remaining(shoe, 'As')).toBe(left)
    }
    expect(draw(shoe, 'As')).toBeUndefined()
    expect(DECK.filter((card) => draw(shoe, card) === undefined)).toEqual(['As'])
    expect(cardsLeft(shoe)).toBe(204)
  })

  it('refuses a text that is no card', () => {
    expect(draw(newShoe(8), 'Xx' as Card)).toBeUndefined()
  })

  it.each([1, 6])('empties %i decks card by card and then refuses all', (decks) => {
    let shoe = newShoe(decks)
    for (let deck = 0; deck < decks; deck++)
      for (const card of DECK) {
        const left = cardsLeft(shoe)
        shoe = drawAll(shoe, [card])
        expect(cardsLeft(shoe)).toBe(left - 1)
      }
    expect(cardsLeft(shoe)).toBe(0)
    expect(compositionOf(shoe)).toEqual({ oneOf: [], weights: [] })
    expect(DECK.every((card) => draw(shoe, card) === undefined)).toBe(true)
  })

  it('does not keep the order in which the cards came', () => {
    const one = drawAll(newShoe(2), ['Kc', 'As', '7d', 'As'])
    const other = drawAll(newShoe(2), ['As', '7d', 'As', 'Kc'])
    expect(JSON.stringify(one)).toBe(JSON.stringify(other))
  })

  it('survives being stored as JSON', () => {
    const shoe = drawAll(newShoe(2), ['Kc', 'Kc', 'As'])
    const stored = JSON.parse(JSON.stringify(shoe)) as Shoe
    expect(stored).toEqual(shoe)
    expect(draw(stored, 'Kc')).toBeUndefined()
    expect(draw(stored, 'As')).toEqual(drawAll(shoe, ['As']))
  })
})

describe('composition', () => {
  it('weighs each card by how often it can still come, and leaves out what cannot', () => {
    const shoe = drawAll(newShoe(2), ['2h', 'As', '2h', 'Kc'])
    const { oneOf, weights } = compositionOf(shoe)
    expect(oneOf).toEqual(DECK.filter((card) => card !== '2h'))
    expect(weights).toEqual(oneOf.map((card) => (card === 'As' || card === 'Kc' ? 1 : 2)))
    expect(weights.reduce((sum, weight) => sum + weight, 0)).toBe(cardsLeft(shoe))
  })

  it('as a bound of a chance move covers exactly the cards that can be drawn', () => {
    const shoe = drawAll(newShoe(1), ['2h', 'As', 'Kc'])
    const card: Bound = compositionOf(shoe)
    const option: Option = { by: 'chance', do: 'draw', fields: { card } }
    const move = (each: Card): Move => ({ by: 'chance', do: 'draw', card: each })
    expect(DECK.filter((each) => !covers(option, move(each)))).toEqual(['As', '2h', 'Kc'])
    for (const each of DECK) expect(covers(option, move(each))).toBe(draw(shoe, each) !== undefined)
  })
})
