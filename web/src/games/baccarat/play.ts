// The table as the page draws it, read from the view and the events of the round.

import { type BaccaratPlay, baccaratPoints, baccaratTotal, type Card } from '@tapete/engine'
import type { Event, Option, View } from '../../app/types.js'
import { linesOf as commonLines, type Line } from '../../pages/table/payments.js'

export const playOf = (view: View): BaccaratPlay => view.play as unknown as BaccaratPlay

export const SIDES = ['punto', 'banca'] as const
export type Side = (typeof SIDES)[number]

export const placeOf = (seat: string): number => Number(seat.slice('seat:'.length))

/** What lies on one side: cards that are seen, cards that are not, and whether one is still due. */
export interface SideHand {
  readonly side: Side
  readonly cards: readonly Card[]
  readonly covered: number
  readonly total: number | null
  /** The third card is due by the table. */
  readonly draws: boolean
  readonly won: boolean
}

/** Events of the round that is played or was played last. */
export const ofRound = (events: readonly Event[]): readonly Event[] =>
  events.slice(
    Math.max(
      0,
      events.findLastIndex((event) => event.type === 'round-started'),
    ),
  )

export const handsOf = (view: View, events: readonly Event[]): readonly [SideHand, SideHand] => {
  const play = playOf(view)
  const told = ofRound(events)
  const hand = (side: Side): SideHand => {
    const { cards, covered } = play[side]
    const rule = told.findLast((event) => event.type === 'rule-told' && event.hand === side)
    const winner = play.result?.winner
    return {
      ...{ side, cards, covered },
      total: cards.length > 0 && covered === 0 ? baccaratTotal(cards) : null,
      draws: view.phase === 'third' && rule?.draws === true && cards.length === 2,
      won: winner === side || winner === 'tie',
    }
  }
  return [hand('punto'), hand('banca')]
}

/** What decided last whether a card is drawn. */
export type Why =
  | { readonly kind: 'natural'; readonly side: Side; readonly total: number; readonly rule: string }
  | { readonly kind: 'punto'; readonly total: number; readonly draws: boolean; readonly rule: string }
  | {
      readonly kind: 'banca'
      readonly total: number
      readonly third: number | undefined
      readonly draws: boolean
      readonly rule: string
    }

export const whyOf = (view: View, events: readonly Event[]): Why | undefined => {
  const play = playOf(view)
  const event = ofRound(events).findLast(({ type }) => type === 'rule-told' || type === 'natural')
  if (!event || (play.punto.cards.length === 0 && view.phase !== 'collect')) return undefined
  const rule = String(event.cite)
  if (event.type === 'natural') {
    const [side] = event.hands as unknown as readonly Side[]
    return side && { kind: 'natural', side, total: baccaratTotal(play[side].cards), rule }
  }
  const [total, draws] = [Number(event.total), event.draws === true]
  if (event.hand === 'punto') return { kind: 'punto', total, draws, rule }
  return { kind: 'banca', total, third: event.third === undefined ? undefined : Number(event.third), draws, rule }
}

/** The cell of the third-card table the round stands at. */
export const cellOf = (why: Why | undefined): { readonly total: number; readonly third: number } | undefined =>
  why?.kind === 'banca' && why.third !== undefined ? { total: why.total, third: why.third } : undefined

/** The value of a third card, where one was drawn. */
export const thirdOf = (cards: readonly Card[]): number | undefined =>
  cards[2] === undefined ? undefined : baccaratPoints(cards[2])

export interface Plate {
  readonly seat: string
  readonly place: number
  readonly taken: boolean
  readonly blocked: boolean
  readonly me: boolean
  readonly holds: boolean
  readonly banks: boolean
  readonly bets: readonly { readonly on: string; readonly amount: number }[]
}

export const platesOf = (view: View, me: string | null): readonly Plate[] => {
  const { holder, bank } = playOf(view)
  return Array.from({ length: Number(view.config.seats) }, (_, index) => {
    const seat = `seat:${index + 1}`
    return {
      ...{ seat, place: index + 1, me: seat === me },
      taken: view.seats[seat] !== undefined,
      blocked: view.blocked.includes(seat),
      holds: holder === seat,
      banks: bank?.banker === seat || bank?.partner === seat,
      bets: view.bets.filter((bet) => bet.seat === seat).map(({ on, amount }) => ({ on, amount })),
    }
  })
}

export const staked = (view: View, seat: string, on: string): number =>
  view.bets.filter((bet) => bet.seat === seat && bet.on === on).reduce((sum, bet) => sum + bet.amount, 0)

export const offered = (options: readonly Option[], me: string | null, name: string): Option | undefined =>
  me === null ? undefined : options.find((option) => option.do === name && option.by === me)

/** `banca 7 6`: who won, and the points of punto and banca. */
export const resultOf = (events: readonly Event[]): string | undefined => {
  const event = events.findLast(({ type }) => type === 'result')
  return event && `${event.winner} ${event.punto} ${event.banca}`
}

export interface Told {
  readonly winner: Side | 'tie'
  readonly punto: number
  readonly banca: number
}

export const readResult = (result: string): Told => {
  const [winner, punto, banca] = result.split(' ')
  return { winner: winner as Told['winner'], punto: Number(punto), banca: Number(banca) }
}

export const LETTERS = { punto: 'P', banca: 'B', tie: 'T' } as const

/** Hundredths of a percent as they are written: 500 is «5». */
export const percent = (view: View): string =>
  (Number(view.config.commission ?? 0) / 100).toLocaleString('es-CL', { maximumFractionDigits: 2 })

export const isBanked = (view: View): boolean => view.config.sideBancaBets !== undefined

/** What a settlement moves; what is put up, raised or taken back is no result. */
const SETTLES: readonly string[] = ['collected', 'paid', 'deduction-taken']

/** What bets against a player's bank bring to whoever holds it: what lost, less the part of the house, or what is paid. */
export const asBank = ({ type, transfers = [], cite }: Event, seat: string): Line | undefined => {
  if (!SETTLES.includes(type)) return undefined
  const bank = `${seat}/bank`
  const net = transfers.reduce(
    (sum, { from, to, amount }) => sum + (to === bank ? amount : 0) - (from === bank ? amount : 0),
    0,
  )
  return net === 0 ? undefined : { kind: 'bank', on: 'bank', with: 'money', stake: 0, net, rule: cite, sums: true }
}

/** Banca pays one to one, less what the house keeps of it: told where it is paid. */
export const linesOf = (event: Event): readonly Line[] | undefined =>
  event.type !== 'paid'
    ? undefined
    : commonLines(event, {}).map((line) =>
        line.odds && line.net > 0 && line.net * line.odds.den < line.stake * line.odds.num
          ? { ...line, kind: 'less' }
          : line,
      )
