// Real cards lie face down at a live table and nobody knows them: not the croupier, not the house, not this program. They are laid by
// number, and told by whoever turns them, when everybody sees them. One that is never turned stays unknown for good. Where cards are
// drawn, chance knows them from the deal on, and turning tells nothing.

import type { SeatId } from '../kernel/actors.js'
import type { Card } from '../kernel/cards.js'
import type { RuleId } from '../kernel/citations.js'
import type { Bound, Change, Move, Refused, Rule, RuleFacts } from '../kernel/contract.js'
import { rule } from '../kernel/rules.js'
import { type Secret, secret } from '../kernel/secrets.js'
import { compositionOf, draw, newShoe, type Shoe } from '../kernel/shoe.js'
import { accept, offer } from '../kernel/table.js'
import { type Hand, type Poker, type PokerKind, playing, UNKNOWN, withHand } from './play.js'
import { refuse } from './refusals.js'

export const areReal = ({ config }: Poker): boolean => config.faces === 'turned'

export const drawn = (shoe: Shoe | undefined, cards: readonly Card[]): Shoe | undefined =>
  cards.reduce<Shoe | undefined>((left, card) => left && draw(left, card), shoe)

/** Cards that are to be told: how many, and which of those seen before they may be. */
export interface Faces {
  readonly count: number
  readonly own?: readonly Card[]
}

const NONE: Faces = { count: 0 }

const seenBefore = ({ play: { opened } }: Poker, { own = [] }: Faces): Card[] =>
  opened.filter((card) => !own.includes(card))

/** Any that nobody has seen elsewhere. */
export const facesBound = (s: Poker, faces: Faces): Bound => ({
  deal: faces.count,
  ...compositionOf(drawn(newShoe(1), seenBefore(s, faces)) as Shoe),
})

/** Why these cards cannot be what was turned. */
export const cannotBe = (
  s: Poker,
  rests: RuleId,
  faces: Faces,
  told: readonly Card[] | undefined,
): Refused | undefined => {
  if (faces.count === 0) return told === undefined ? undefined : refuse('no-card-to-tell', rests)
  if (told === undefined) return refuse('cards-not-told', rests, { cards: faces.count })
  if (told.length !== faces.count) return refuse('wrong-number-told', rests, { cards: faces.count, told: told.length })
  const twice = told.find((card, at) => told.indexOf(card) < at)
  if (twice) return refuse('card-told-twice', rests, { card: twice })
  const seen = told.find((card) => seenBefore(s, faces).includes(card))
  return seen ? refuse('card-seen-before', rests, { card: seen }) : undefined
}

/** These cards have been seen by everybody. */
export const sawCards = (s: Poker, cards: readonly Card[]): Poker => {
  const news = cards.filter((card) => !s.play.opened.includes(card))
  return { ...s, ...playing(s, { opened: [...s.play.opened, ...news] }) }
}

/** One more card face down; null is one that nobody knows. */
export const covered = (
  held: Secret<readonly Card[]>,
  card: Card | null,
  ...viewers: readonly SeatId[]
): Secret<readonly Card[]> => (card === null ? UNKNOWN : secret([...(held.value ?? []), card], ...viewers))

// A hand.

/** The card of a hand that was seen while it was dealt: it is among its cards still, unless one of them was put away since. */
const stillThere = (
  { play: { seenCard, hands } }: Poker,
  id: SeatId,
): { readonly card: Card; readonly sure: boolean } | null => {
  if (seenCard?.seat !== id) return null
  return { card: seenCard.card, sure: (hands[id]?.exchanged ?? 0) === 0 && hands[id]?.bought !== true }
}

/** What is told of a hand when it is turned. */
export const facesOfHand = (s: Poker, id: SeatId): Faces => {
  const hand = s.play.hands[id]
  if (!areReal(s) || !hand || hand.shown !== null) return NONE
  const seen = stillThere(s, id)
  if (!seen) return { count: hand.count }
  return seen.sure ? { count: hand.count - 1 } : { count: hand.count, own: [seen.card] }
}

/** The hand as chance would have dealt it. */
export const toldHand = (s: Poker, id: SeatId, told: readonly Card[]): Poker => {
  if (!areReal(s)) return s
  const seen = stillThere(s, id)
  const cards = seen?.sure ? [seen.card, ...told] : told
  const saw = sawCards(s, cards)
  return { ...saw, ...withHand(saw, id, { cards: secret(cards, id) } satisfies Partial<Hand>) }
}

// What the croupier turns of the bank and of the board.

/** All that is covered: of the board first, then of the bank. */
export const facesOfBank = (s: Poker): Faces => {
  const { bank, board } = s.play
  return areReal(s) ? { count: board.count + bank.count - bank.up.length } : NONE
}

/** The next of the board alone. */
export const faceOfBoard = (s: Poker): Faces => (areReal(s) ? { count: 1 } : NONE)

export const toldBank = (s: Poker, told: readonly Card[]): Poker => {
  if (!areReal(s)) return s
  const saw = sawCards(s, told)
  const { bank, board } = saw.play
  return {
    ...saw,
    ...playing(saw, {
      board: { ...board, covered: secret(told.slice(0, board.count)) },
      bank: { ...bank, cards: secret(told.slice(board.count)) },
    }),
  }
}

interface Turning extends Pick<RuleFacts, 'cite' | 'nature'>, Pick<Rule<PokerKind>, 'opens'> {
  /** What is told with it. */
  faces(s: Poker): Faces
  refusal(s: Poker): Refused | undefined
  apply(s: Poker, told: readonly Card[]): Change<PokerKind>
}

/** A move of the croupier that turns cards, and tells them where nobody knows them. */
export const turning = (name: string, { faces, refusal, apply, ...facts }: Turning): Rule<PokerKind> =>
  rule<PokerKind>({
    ...facts,
    do: name,
    by: ['croupier'],
    fields: { cards: 'cards?' },
    options: (s) => {
      if (refusal(s)) return []
      const due = faces(s)
      return [offer('croupier', name, due.count > 0 ? { cards: facesBound(s, due) } : {})]
    },
    step: (s, m: Move) => {
      const told = m.cards as readonly Card[] | undefined
      return refusal(s) ?? cannotBe(s, facts.cite, faces(s), told) ?? accept(apply(s, told ?? []))
    },
  })
