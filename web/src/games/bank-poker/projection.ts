// The table as the events of a round leave it: for replays, reviews, and the result that stays on the cloth until the next round.

import { type Card, cardValue, type PokerHand, type PokerPlay, type SeatId } from '@tapete/engine'
import type { Bet, Event, View } from '../../app/types.js'
import { playOf, variantOf } from './play.js'

interface Line {
  readonly on: string
  readonly stake: number
}

const PUTS: { readonly [event: string]: 1 | -1 } = {
  'bet-placed': 1,
  'bet-found': 1,
  'bet-withdrawn': -1,
  collected: -1,
  'bet-returned': -1,
  'bet-voided': -1,
  'stake-released': -1,
}

const withBet = (bets: readonly Bet[], seat: string, on: string, amount: number): Bet[] => {
  const before = bets.find((bet) => bet.seat === seat && bet.on === on)
  const left = (before?.amount ?? 0) + amount
  const others = bets.filter((bet) => bet !== before)
  return left > 0 ? [...others, { seat, on, with: 'money', amount: left }] : others
}

const betsAfter = (bets: readonly Bet[], event: Event): readonly Bet[] => {
  const seat = String(event.seat)
  const sign = PUTS[event.type]
  if (sign) return withBet(bets, seat, String(event.on), sign * Number(event.stake))
  if (event.type !== 'paid') return bets
  return ((event.lines ?? []) as unknown as readonly Line[]).reduce<readonly Bet[]>(
    (left, line) => withBet(left, seat, line.on, -line.stake),
    bets,
  )
}

type Cloth = Pick<PokerPlay, 'order' | 'hands' | 'bank' | 'board' | 'current'>

const NOBODYS = { secret: [], value: null } as const
const EMPTY: Cloth = {
  order: [],
  hands: {},
  bank: { cards: NOBODYS, count: 0, up: [], shown: null, away: [], hand: null, category: null, opens: null },
  board: { open: [], flop: [], covered: NOBODYS, count: 0 },
  current: null,
}

const NEW_HAND: PokerHand = {
  cards: { secret: [], value: [] },
  count: 0,
  shown: null,
  status: 'playing',
  taken: false,
  answers: {},
  exchanged: null,
  buys: null,
  bought: false,
}

/** A card as it was told: face up, to its owner, or to nobody who looks. */
const faceOf = (card: unknown): Card | null => {
  if (typeof card === 'string') return card as Card
  return typeof card === 'object' && card !== null && 'value' in card ? (card.value as Card | null) : null
}

const patched = (cloth: Cloth, seat: SeatId, change: (hand: PokerHand) => Partial<PokerHand>): Cloth => {
  const hand = cloth.hands[seat] ?? NEW_HAND
  return {
    ...cloth,
    order: cloth.order.includes(seat) ? cloth.order : [...cloth.order, seat],
    hands: { ...cloth.hands, [seat]: { ...hand, ...change(hand) } },
  }
}

const withCard = ({ cards, count }: PokerHand, card: Card | null): Partial<PokerHand> => ({
  cards: { ...cards, value: cards.value && card ? [...cards.value, card] : null },
  count: count + 1,
})

const withoutPlaces = ({ cards, count }: PokerHand, places: readonly number[]): Partial<PokerHand> => ({
  cards: { ...cards, value: cards.value?.filter((_, at) => !places.includes(at + 1)) ?? null },
  count: count - places.length,
})

const bankDealt = (cloth: Cloth, card: Card | null): Cloth => {
  const { bank } = cloth
  if (card === null) return { ...cloth, bank: { ...bank, count: bank.count + 1 } }
  // What the bank drew lies beside what it kept.
  if (bank.shown) return { ...cloth, bank: { ...bank, shown: [...bank.shown, card], count: bank.count + 1 } }
  return { ...cloth, bank: { ...bank, up: [...bank.up, card], count: bank.count + 1 } }
}

/** In Iquique the board lies from the highest to the lowest (HPI-15). */
const inOrder = (game: string, cards: readonly Card[]): readonly Card[] =>
  variantOf(game).regulation === 'iquique-2009' ? [...cards].sort((a, b) => cardValue(b) - cardValue(a)) : cards

const boardAfter = (cloth: Cloth, game: string, event: Event): Cloth => {
  const { board } = cloth
  if (event.type === 'board-dealt') {
    const card = faceOf(event.card)
    const open = card ? inOrder(game, [...board.open, card]) : board.open
    return { ...cloth, board: { ...board, open, count: board.count + (card ? 0 : 1) } }
  }
  const cards = (event.cards ?? []) as readonly Card[]
  const open = (event.board as readonly Card[] | undefined) ?? [...board.open, ...cards]
  return { ...cloth, board: { ...board, open, count: Math.max(0, board.count - cards.length) } }
}

const bankAfter = (cloth: Cloth, event: Event): Cloth => {
  const { bank } = cloth
  const cards = (event.cards ?? []) as readonly Card[]
  switch (event.type) {
    case 'bank-dealt':
      return bankDealt(cloth, faceOf(event.card))
    case 'bank-shown':
      return { ...cloth, bank: { ...bank, shown: cards, up: [] } }
    case 'bank-exchanges': {
      const discards = (event.discards ?? []) as readonly Card[]
      const shown = (bank.shown ?? []).filter((card) => !discards.includes(card))
      return { ...cloth, bank: { ...bank, shown, count: shown.length } }
    }
    default:
      return {
        ...cloth,
        bank: { ...bank, hand: cards, category: String(event.category), opens: event.opens === true },
      }
  }
}

const ANSWERS = { went: 'go', folded: 'fold', passed: 'pass', stayed: 'stay', 'taken-back': 'take-back' } as const

const handAfter = (cloth: Cloth, event: Event): Cloth => {
  const seat = event.seat as SeatId
  switch (event.type) {
    case 'card-dealt':
      return patched(cloth, seat, (hand) => withCard(hand, faceOf(event.card)))
    case 'cards-exchanged':
      return patched(cloth, seat, (hand) => ({
        ...withoutPlaces(hand, (event.places ?? []) as readonly number[]),
        exchanged: Number(event.cards),
      }))
    case 'card-wanted':
      return patched(cloth, seat, () => ({ buys: Number(event.place) }))
    case 'card-sold':
      return patched(cloth, seat, (hand) => ({ ...withoutPlaces(hand, [Number(event.place)]), bought: true }))
    case 'hand-shown':
      return { ...patched(cloth, seat, () => ({ shown: event.cards as readonly Card[] })), current: seat }
    case 'hand-voided':
      return { ...patched(cloth, seat, () => ({ status: 'void', taken: true })), current: null }
    case 'cards-collected':
      return cloth.hands[seat]?.status === 'folded'
        ? patched(cloth, seat, () => ({ taken: true }))
        : { ...patched(cloth, seat, () => ({ status: 'settled', taken: true })), current: null }
    default: {
      const said = ANSWERS[event.type as keyof typeof ANSWERS]
      return patched(cloth, seat, ({ answers, status }) => ({
        answers: { ...answers, [String(event.question)]: said },
        status: said === 'fold' ? 'folded' : status,
      }))
    }
  }
}

const HANDS = [
  ...['card-dealt', 'cards-exchanged', 'card-wanted', 'card-sold', 'hand-shown', 'hand-voided', 'cards-collected'],
  ...Object.keys(ANSWERS),
]
const BANKS = ['bank-dealt', 'bank-shown', 'bank-exchanges', 'bank-judged']
const BOARDS = ['board-dealt', 'board-shown']

const clothAfter = (cloth: Cloth, game: string, event: Event): Cloth => {
  if (event.type === 'round-started') return EMPTY
  if (BANKS.includes(event.type)) return bankAfter(cloth, event)
  if (BOARDS.includes(event.type)) return boardAfter(cloth, game, event)
  // What is collected of the board or the bank leaves no hand.
  return HANDS.includes(event.type) && typeof event.seat === 'string' ? handAfter(cloth, event) : cloth
}

/** The view of a table with what these events of one round left on it. */
export const viewAt = (view: View, events: readonly Event[]): View => {
  let bets: readonly Bet[] = []
  let cloth = EMPTY
  for (const event of events) {
    bets = betsAfter(bets, event)
    cloth = clothAfter(cloth, view.game, event)
  }
  const play: PokerPlay = { ...playOf(view), ...cloth }
  return { ...view, bets, play: play as unknown as View['play'] }
}
