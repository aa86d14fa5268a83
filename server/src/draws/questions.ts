// What a table asks of chance, and which of it comes from a deck. A game that deals face down takes every card from
// decks, the open ones too: the words of an opened series, with a card everybody sees, would tell how many of the cards
// before it in the list were out, and so what lies face down.

import type { AnyGame, Bound, Holder, Option, RuleFacts, Table } from '@tapete/engine'
import type { Composition } from './deck.js'

/** What the table asks of chance now: the most urgent question, the same for who draws and who verifies. */
export const chanceQuestion = (game: AnyGame, state: Table): Option | undefined =>
  game.due(state).find(({ option }) => option.by === 'chance')?.option ?? game.options(state, 'chance')[0]

export const ruleOf = (game: AnyGame, move: string): AnyGame['rules'][number] | undefined =>
  game.rules.find((rule) => rule.do === move)

const isFaceDown = ({ by, hides }: RuleFacts): boolean => by.includes('chance') && hides !== undefined

/** Whether chance deals cards of this game that lie face down. */
export const dealsFaceDown = ({ rules }: AnyGame): boolean => rules.some(isFaceDown)

export interface CardsAsked {
  readonly field: string
  readonly count: number
  readonly composition: Composition
  /** Whose each card is that lies face down; undefined where everybody sees them. */
  readonly to: readonly Holder[] | undefined
  /** The cards as the field has them. */
  asDetail(cards: readonly string[]): string | readonly string[]
}

const compositionIn = (bound: Bound): Composition | undefined => {
  if (!('oneOf' in bound) || !bound.weights) return undefined
  const { oneOf, weights } = bound
  const fine = oneOf.length === weights.length && weights.every((weight) => Number.isSafeInteger(weight) && weight >= 0)
  if (!fine) throw new RangeError('each card of a deck comes a whole number of times')
  return { oneOf: oneOf.map(String), weights }
}

/** The cards a question asks for, where they come from a deck; undefined where the series answers it. */
export const cardsAsked = (game: AnyGame, question: Option): CardsAsked | undefined => {
  if (!dealsFaceDown(game)) return undefined
  const fields = Object.entries(question.fields).filter(([, bound]) => !bound.optional)
  const hides = ruleOf(game, question.do)?.hides ?? []
  const hidden = fields.some(([field]) => hides.includes(field))
  const [field, bound] = fields[0] ?? ['', undefined]
  const composition = bound && fields.length === 1 ? compositionIn(bound) : undefined
  if (!bound || !composition) {
    if (hidden) throw new RangeError(`${question.do} hides what is not a deal and nothing else`)
    return undefined
  }
  const isList = 'deal' in bound
  const count = isList ? bound.deal : 1
  const to = hidden && isList ? bound.to : undefined
  if (hidden && to?.length !== count) throw new RangeError(`${question.do} does not say whose each hidden card is`)
  return { field, count, composition, to, asDetail: (cards) => (isList ? cards : (cards[0] as string)) }
}
