// The seats as the cloth draws them: cards, boxes, what was said, what it came to.

import type { PokerHand } from '@tapete/engine'
import type { Event, View } from '../../../app/types.js'
import { type SideSpot, sideSpots } from '../../progressive/play.js'
import { cardsOf, handOf, netsOf, playOf, stakeOn, turnOf, variantOf } from '../play.js'
import type { PokerTableWords } from '../words.js'

export interface Box {
  readonly on: string
  readonly label: string
  readonly printed: string
  readonly amount: number
  /** What opens the hand is round, what follows square. */
  readonly round: boolean
}

export interface PokerSeat {
  readonly id: string
  readonly seat: number
  /** Without a name the seat is free. */
  readonly name?: string | undefined
  readonly me: boolean
  readonly cards: readonly string[]
  readonly boxes: readonly Box[]
  /** Those of the pots the table feeds. */
  readonly side: readonly SideSpot[]
  readonly said?: string | undefined
  readonly net?: number | undefined
  readonly out: boolean
  readonly turn: boolean
  readonly button: boolean
}

/** Paid for a card and gone: nobody bets on it. */
const PRICE = 'card-price'

const boxesOf = (view: View, seat: string, w: PokerTableWords): readonly Box[] => {
  const { spots, first } = variantOf(view.game)
  return [...spots.keys()]
    .map((on) => ({
      on,
      label: w.bets[on] ?? on,
      printed: w.printed[on] ?? w.bets[on]?.toLowerCase() ?? on,
      amount: stakeOn(view, seat, on),
      round: first.includes(on),
    }))
    .filter(({ on, amount }) => on !== PRICE || amount > 0)
}

/** The last thing a seat said in the round. */
const saidBy = (view: View, seat: string, mine: boolean, w: PokerTableWords): string | undefined => {
  const hand = handOf(view, seat)
  if (!hand) return undefined
  if (hand.exchanged !== null) return w.changes(hand.exchanged, mine)
  if (hand.buys !== null || hand.bought) return w.buys(mine)
  const last = Object.values(hand.answers).at(-1)
  return last && w.said[last]
}

/** Taken by the croupier; a hand that was turned is looked at until the round is over. */
const isGone = (hand: PokerHand | undefined): boolean =>
  hand?.taken === true && (hand.status !== 'settled' || hand.shown === null)

export const seatsOf = (
  view: View,
  events: readonly Event[],
  me: string | null,
  w: PokerTableWords,
): readonly PokerSeat[] => {
  const { button } = playOf(view)
  const nets = netsOf(events)
  const turn = turnOf(view)
  return Array.from({ length: Number(view.config.seats ?? 7) }, (_, index) => {
    const seat = index + 1
    const id = `seat:${seat}`
    const hand = handOf(view, id)
    const taken = view.seats[id] !== undefined || hand !== undefined || stakeOn(view, id) > 0
    const over = hand?.status === 'settled' || hand?.taken === true
    return {
      ...{ id, seat, me: id === me, name: taken ? w.player(String(seat)) : undefined },
      cards: isGone(hand) ? [] : cardsOf(hand),
      boxes: boxesOf(view, id, w),
      side: sideSpots(view, id),
      said: saidBy(view, id, id === me, w),
      net: over ? nets.get(id) : undefined,
      out: hand !== undefined && hand.status !== 'playing' && hand.status !== 'settled',
      turn: turn === id,
      button: button === id,
    }
  })
}
