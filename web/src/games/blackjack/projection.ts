// The table as the events of a round leave it: for replays and reviews, drawn like the table itself.

import type { Bet, Event, View } from '../../app/types.js'
import { betsAfter } from '../stakesAt.js'
import { playOf } from './table/table.js'
import type { BankHand, BlackjackPlay, Hand } from './table/types.js'

const NO_BANK: BankHand = { cards: [], covered: 0, round: 1, insuranceSettled: false, complete: false }

interface Cloth {
  readonly hands: readonly Hand[]
  readonly bank: BankHand
  readonly turn: string | null
  /** Cards of a tie-break still to come: they belong to no hand. */
  readonly duel: number
}

const EMPTY: Cloth = { hands: [], bank: NO_BANK, turn: null, duel: 0 }

const newHand = (id: string, seat: string): Hand => ({
  ...{ id, box: Number.parseInt(id, 10), seat: seat as Hand['seat'], cards: [], covered: 0 },
  ...{ from: 'deal', doubled: false, asks: false, status: 'waiting', prize: null },
})

const patched = (cloth: Cloth, id: string, change: (hand: Hand) => Partial<Hand>): Cloth => ({
  ...cloth,
  hands: cloth.hands.map((hand) => (hand.id === id ? { ...hand, ...change(hand) } : hand)),
})

type Cards = Hand['cards']

const dealt = (cloth: Cloth, event: Event): Cloth => {
  const id = String(event.hand)
  const card = event.card as Cards[number]
  if (cloth.duel > 0) return { ...cloth, duel: cloth.duel - 1 }
  if (id === 'bank') {
    const { cards } = cloth.bank
    return { ...cloth, bank: { ...cloth.bank, cards: [...cards, card], covered: 0 } }
  }
  const known = cloth.hands.some((hand) => hand.id === id)
  const all = known ? cloth : { ...cloth, hands: [...cloth.hands, newHand(id, String(event.seat))] }
  return patched(all, id, ({ cards, covered }) => ({ cards: [...cards, card], covered: Math.max(0, covered - 1) }))
}

const clothAfter = (cloth: Cloth, event: Event): Cloth => {
  const id = String(event.hand)
  switch (event.type) {
    case 'round-started':
      return EMPTY
    case 'card-dealt':
      return dealt(cloth, event)
    case 'card-covered':
      return id === 'bank'
        ? { ...cloth, bank: { ...cloth.bank, covered: 1 } }
        : patched(cloth, id, ({ covered }) => ({ covered: covered + 1 }))
    case 'split': {
      const into = String(event.into)
      const hand = cloth.hands.find((each) => each.id === id)
      if (!hand) return cloth
      const [first, second] = hand.cards
      const halves = [
        { ...hand, from: 'split' as const, cards: first ? [first] : [] },
        { ...hand, from: 'split' as const, id: into, cards: second ? [second] : [] },
      ]
      return { ...cloth, hands: cloth.hands.flatMap((each) => (each === hand ? halves : [each])) }
    }
    // What is said once the bank holds two cards is its total.
    case 'said':
      return cloth.bank.cards.length > 1 ? { ...cloth, bank: { ...cloth.bank, complete: true } } : cloth
    case 'turn':
      return { ...cloth, turn: id }
    case 'doubled':
      return patched(cloth, id, () => ({ doubled: true }))
    case 'hand-bust':
      return patched(cloth, id, () => ({ status: 'bust' }))
    case 'stood':
      return { ...patched(cloth, id, () => ({ status: 'stood' })), turn: null }
    case 'surrendered':
    case 'even-money-taken':
      return patched(cloth, id, () => ({ status: 'out' }))
    case 'no-more-cards':
      return patched(cloth, id, ({ cards }) => ({ cards: cards.slice(0, -1), status: 'stood' }))
    case 'tie-break-taken':
      return { ...cloth, duel: 2 }
    case 'first-card-moved':
      return {
        ...cloth,
        bank: { ...NO_BANK, cards: cloth.bank.cards.slice(0, 1), round: Number(event.square) },
      }
    case 'cards-reordered': {
      const hands = (event.hands ?? []) as unknown as readonly { hand: string; cards: Cards }[]
      const laid = hands.reduce((all, { hand, cards }) => patched(all, hand, () => ({ cards })), cloth)
      return { ...laid, bank: { ...laid.bank, cards: (event.bank ?? []) as unknown as Cards } }
    }
    default:
      return cloth
  }
}

/** The view of a table with what these events of one round left on it. */
export const viewAt = (view: View, events: readonly Event[]): View => {
  let bets: readonly Bet[] = []
  let cloth = EMPTY
  for (const event of events) {
    bets = betsAfter(bets, event)
    cloth = clothAfter(cloth, event)
  }
  const { duel: _, ...laid } = cloth
  const play: BlackjackPlay = { ...playOf(view), ...laid, boxes: {} }
  return { ...view, bets, seats: {}, play: play as unknown as View['play'] }
}
