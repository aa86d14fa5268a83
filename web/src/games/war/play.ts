// The table as the page draws it, read from the view and the events of the round.

import { type Card, compareWar, type WarPlay } from '@tapete/engine'
import type { Event, Option, View } from '../../app/types.js'
import type { TableHand, TableSeat } from '../../cards/tableSeat.js'
import { signed } from '../../i18n/format.js'
import { boxOf } from './spots.js'
import type { WarWords } from './words.js'

export const playOf = (view: View): WarPlay => view.play as unknown as WarPlay

export type Hand = WarPlay['hands'][number]

interface Line {
  readonly on: string
  readonly amount: number
}

/** Events of the round that is played or was played last. */
const ofRound = (events: readonly Event[]): readonly Event[] =>
  events.slice(
    Math.max(
      0,
      events.findLastIndex((event) => event.type === 'round-started'),
    ),
  )

/** What the round has done to the stakes of each box so far. */
export const netsOf = (events: readonly Event[]): ReadonlyMap<number, number> => {
  const nets = new Map<number, number>()
  const add = (on: string, amount: number) => nets.set(boxOf(on), (nets.get(boxOf(on)) ?? 0) + amount)
  for (const event of ofRound(events)) {
    if (event.type === 'collected' || event.type === 'halved') add(String(event.on), -Number(event.amount))
    if (event.type === 'bet-returned' || event.type === 'bet-voided') add(String(event.on), 0)
    if (event.type === 'paid')
      for (const line of (event.lines ?? []) as unknown as readonly Line[]) add(line.on, line.amount)
  }
  return nets
}

const toneOf = (net: number): 'win' | 'loss' | 'push' => (net > 0 ? 'win' : net < 0 ? 'loss' : 'push')

const cardsOf = ({ card, warCard }: Hand): string[] => [card, warCard].filter((each) => each !== null)

/** Settled only when nothing of the hand is open: a lost tie bet beside a bet that won is not the whole result. */
const isSettled = ({ status }: Hand): boolean => status === 'out'

const flagOf = (view: View, hand: Hand, net: number | undefined, w: WarWords['table']): string | undefined => {
  const { bank, fighting, turn } = playOf(view)
  if (isSettled(hand) && net !== undefined) return signed(net)
  if (fighting.includes(hand.seat) || hand.chose === 'war') return w.atWar
  if (turn === hand.seat) return w.tied
  return bank && hand.card && compareWar(hand.card, bank) === 'ties' ? w.tied : undefined
}

const handView = (view: View, hand: Hand, net: number | undefined, w: WarWords['table']): TableHand => {
  const { turn, fighting } = playOf(view)
  const last = cardsOf(hand).at(-1)
  const stake = view.bets.filter((bet) => boxOf(bet.on) === hand.box && !bet.on.startsWith('tie'))
  return {
    id: `${hand.box}.1`,
    cards: cardsOf(hand),
    total: last ? w.rank(last.slice(0, -1)) : '',
    stake: stake.reduce((sum, bet) => sum + bet.amount, 0),
    active: turn === hand.seat || fighting.includes(hand.seat),
    flag: flagOf(view, hand, net, w),
    tone: isSettled(hand) && net !== undefined ? toneOf(net) : undefined,
  }
}

export const BOXES = 6

export const boxCount = (view: View): number => Math.min(Number(view.config.seats ?? BOXES), BOXES)

export const seatsOf = (
  view: View,
  events: readonly Event[],
  me: string | null,
  w: WarWords['table'],
  you: string,
): TableSeat[] => {
  const { hands } = playOf(view)
  const nets = netsOf(events)
  return Array.from({ length: boxCount(view) }, (_, index) => {
    const box = index + 1
    const id = `seat:${box}`
    const bets = view.bets.filter((bet) => boxOf(bet.on) === box)
    const taken = view.seats[id] !== undefined || bets.length > 0 || hands.some((hand) => hand.box === box)
    const stake = bets.filter((bet) => !bet.on.startsWith('tie')).reduce((sum, bet) => sum + bet.amount, 0)
    return {
      seat: box,
      name: taken ? (id === me ? you : w.player(String(box))) : undefined,
      me: id === me,
      stake,
      sides: bets
        .filter((bet) => bet.on.startsWith('tie'))
        .map(({ seat, on, amount }) => ({ id: `${seat}${on}`, spot: on, label: w.bet.tie ?? '', amount })),
      hands: hands.filter((hand) => hand.box === box).map((hand) => handView(view, hand, nets.get(box), w)),
    }
  })
}

export const offersTo = (options: readonly Option[], me: string | null, name: string): boolean =>
  me !== null && options.some((option) => option.do === name && option.by === me)

export interface WarDuel {
  readonly box: number
  readonly seat: string
  readonly mine: Card | null
  readonly banks: Card | null
  readonly result: ReturnType<typeof compareWar> | undefined
  readonly net: number | undefined
}

/** The wars of the round, from the left. */
export const duelsOf = (view: View, events: readonly Event[]): readonly WarDuel[] => {
  const nets = netsOf(events)
  return playOf(view)
    .hands.filter((hand) => hand.chose === 'war')
    .map(({ box, seat, warCard, against, status }) => ({
      box,
      seat,
      mine: warCard,
      banks: against,
      result: warCard && against ? compareWar(warCard, against) : undefined,
      net: status === 'out' ? nets.get(box) : undefined,
    }))
}
