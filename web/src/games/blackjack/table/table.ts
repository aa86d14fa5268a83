// The table as the page draws it, read from the view: who has which box, the hands in it, what stands on them.

import {
  BLACKJACK_VARIANTS,
  type BlackjackVariant,
  type Card,
  handTotal,
  hardTotal,
  isAceAndTen,
  isSoft,
} from '@tapete/engine'
import type { Bet, Event, View } from '../../../app/types.js'
import { COVERED } from '../../../cards/Card.js'
import type { TableHand, TableSeat } from '../../../cards/tableSeat.js'
import type { CardWords } from '../../../i18n/cards/index.js'
import { signed } from '../../../i18n/format.js'
import type { BankHand, BlackjackPlay, Hand } from './types.js'

export const playOf = (view: View): BlackjackPlay => view.play as unknown as BlackjackPlay

/** What the regulation says of this game, as the rules themselves read it. */
export const variantOf = (game: string): BlackjackVariant =>
  BLACKJACK_VARIANTS.find(({ id }) => id === game) as BlackjackVariant

/** `main:3` and `round-2:3` are of the first hand of box 3, `double:3.2` of its second. */
export const handOfSpot = (on: string): string => {
  const place = on.slice(on.indexOf(':') + 1)
  return place.includes('.') ? place : `${place}.1`
}

export const boxOfSpot = (on: string): number => Number.parseInt(on.slice(on.indexOf(':') + 1), 10)

const KIND = /^[a-z]+(?:-[a-z]+)*/

/** `round-2:3` is a bet of the kind `round`. */
export const kindOfSpot = (on: string): string => KIND.exec(on)?.[0] ?? on

/** Bets that a hand plays for; the others stand beside it. */
const ON_HAND = ['main', 'round', 'split', 'double', 'tie-break']

const sum = (bets: readonly Bet[]): number => bets.reduce((all, bet) => all + bet.amount, 0)

const stakeOf = (bets: readonly Bet[], hand: Hand): number =>
  sum(bets.filter((bet) => ON_HAND.includes(kindOfSpot(bet.on)) && handOfSpot(bet.on) === hand.id))

interface Line {
  readonly on: string
  readonly amount: number
}

/** What the present round has done to each hand so far, side bets apart. */
export const netsOf = (events: readonly Event[]): ReadonlyMap<string, number> => {
  const from = events.findLastIndex((event) => event.type === 'round-started')
  const nets = new Map<string, number>()
  const add = (on: string, amount: number) => {
    if (!ON_HAND.includes(kindOfSpot(on))) return
    nets.set(handOfSpot(on), (nets.get(handOfSpot(on)) ?? 0) + amount)
  }
  for (const event of events.slice(Math.max(0, from))) {
    if (event.type === 'collected' || event.type === 'halved') add(String(event.on), -Number(event.amount))
    if (event.type === 'bet-returned' || event.type === 'pushed') add(String(event.on), 0)
    if (event.type === 'paid')
      for (const line of (event.lines ?? []) as unknown as readonly Line[]) add(line.on, line.amount)
  }
  return nets
}

/** `18`; `17 o 7` while an ace can still count either way. */
export const totalText = (cards: readonly string[], open: boolean, w: CardWords): string => {
  if (!cards.length) return ''
  const known = cards as readonly Card[]
  const best = handTotal(known)
  return open && isSoft(known) && best < 21 ? w.either(best, hardTotal(known)) : String(best)
}

export const faces = ({ cards, covered }: { cards: readonly string[]; covered: number }): string[] => [
  ...cards,
  ...Array.from({ length: covered }, () => COVERED),
]

const toneOf = (net: number): 'win' | 'loss' | 'push' => (net > 0 ? 'win' : net < 0 ? 'loss' : 'push')

const handView = (hand: Hand, turn: string | null, bets: readonly Bet[], net: number | undefined, w: SeatWords) => {
  const natural = hand.from === 'deal' && hand.covered === 0 && isAceAndTen(hand.cards)
  const settled = net !== undefined
  const flag = settled ? signed(net) : hand.status === 'bust' ? w.bust : natural ? w.natural : undefined
  const shown: TableHand = {
    id: hand.id,
    cards: faces(hand),
    total: totalText(hand.cards, hand.status === 'waiting', w),
    stake: stakeOf(bets, hand),
    active: hand.id === turn,
    flag,
    tone: settled ? toneOf(net) : hand.status === 'bust' ? 'loss' : undefined,
    across: hand.doubled ? hand.cards.length + hand.covered - 1 : undefined,
  }
  return shown
}

/** Mendoza: who stands behind a box and bets on its first hand. */
export const isStanding = ({ on }: Pick<Bet, 'on'>): boolean => kindOfSpot(on) === 'standing'

/** Who plays a box: whose hand or bet is in it, or who sits there. */
export const holderOf = (view: View, box: number): string | undefined => {
  const { hands, boxes } = playOf(view)
  const id = `seat:${box}`
  return (
    hands.find((hand) => hand.box === box)?.seat ??
    view.bets.find((bet) => boxOfSpot(bet.on) === box && !isStanding(bet))?.seat ??
    boxes[box] ??
    (view.seats[id] ? id : undefined)
  )
}

export interface SeatWords extends CardWords {
  readonly bust: string
  readonly natural: string
  readonly player: (seat: string) => string
  readonly spot: (on: string) => string
}

export const boxCount = (view: View): number => Math.min(Number(view.config.boxes ?? view.config.seats ?? 7), 7)

export const seatsOf = (view: View, events: readonly Event[], me: string | null, w: SeatWords): TableSeat[] => {
  const play = playOf(view)
  const nets = netsOf(events)
  return Array.from({ length: boxCount(view) }, (_, index) => {
    const box = index + 1
    const holder = holderOf(view, box)
    const bets = view.bets.filter((bet) => boxOfSpot(bet.on) === box)
    const nameOf = (seat: string): string => (seat === me ? w.you : w.player(seat))
    const sides = bets.filter((bet) => !ON_HAND.includes(kindOfSpot(bet.on)) && !isStanding(bet))
    return {
      seat: box,
      name: holder === undefined ? undefined : nameOf(holder),
      me: holder !== undefined && holder === me,
      stake: sum(bets.filter((bet) => ON_HAND.includes(kindOfSpot(bet.on)))),
      sides: sides.map(({ seat, on, amount }) => ({ id: `${seat}${on}`, spot: on, label: w.spot(on), amount })),
      standing: bets
        .filter(isStanding)
        .map((bet) => ({ id: bet.seat, name: nameOf(bet.seat), me: bet.seat === me, stake: bet.amount })),
      hands: play.hands
        .filter((hand) => hand.box === box)
        .map((hand) => handView(hand, play.turn, view.bets, nets.get(hand.id), w)),
    }
  })
}

export const bankTotal = (bank: BankHand, w: CardWords): string => totalText(bank.cards, !bank.complete, w)

/** The own hand in turn, with what it shows. */
export const handInTurn = (view: View, me: string | null): Hand | undefined => {
  const { hands, turn } = playOf(view)
  const hand = hands.find((each) => each.id === turn)
  return hand && hand.seat === me && hand.status === 'waiting' ? hand : undefined
}
