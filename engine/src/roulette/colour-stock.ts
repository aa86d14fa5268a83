// The chips of each colour: whose they are, how many the tray still has, and in which chips stakes and winnings go back.

import type { SeatId } from '../kernel/actors.js'
import type { Customs } from '../kernel/customs.js'
import type { Money } from '../kernel/money.js'
import { type Bet, balance, betsOf, holding } from '../kernel/table.js'
import { isInside } from './layout.js'
import type { Colour, Roulette, RouletteKind } from './play.js'
import { refuse } from './refusals.js'

export type Chip = Pick<Colour, 'colour' | 'unit'>

export const units = (s: Roulette): readonly Money[] => s.config.colourUnits ?? []

export const colourAccount = (id: SeatId) => holding(id, 'colour')

/** Tips in colour chips wait here for their change, at what their chips were worth. */
export const tipAccount = ({ colour, unit }: Chip) => `tips/${colour}:${unit}`

export const colourBets = (s: Roulette, id: SeatId): Money =>
  betsOf(s, id).reduce((total, bet) => total + (bet.with === 'colour' ? bet.amount : 0), 0)

/** Chips of a colour that wait as tips. The next player's are worth something else, and are no more or fewer for it. */
const tipped = (s: Roulette, colour: string): number =>
  units(s).reduce((chips, unit) => chips + balance(s, tipAccount({ colour, unit })) / unit, 0)

/** What the tray can still give of a colour, in money, when a seat has this much of it. */
export const stockLeft = (
  s: Roulette,
  id: SeatId,
  { colour, unit }: Chip,
  held = balance(s, colourAccount(id)) + colourBets(s, id),
): Money => ((s.config.colourStock ?? 0) - tipped(s, colour)) * unit - held

/** Which chips a returned stake goes back in: its own, unless they cannot make the amount. */
export const returnedIn = (s: Roulette, bet: Bet, amount: Money): string => {
  const unit = s.play.colours[bet.seat]?.unit
  return bet.with === 'colour' && unit !== undefined && amount % unit !== 0 ? 'money' : bet.with
}

/** The rules of one colour or one denomination a player (RA-18 to RA-21). */
export const colourChips: NonNullable<Customs<RouletteKind>['chips']> = {
  kinds: (s, id) => (s.play.colours[id] ? ['colour'] : []),
  refusal: (s, id, spot, kind) => {
    if (kind !== 'money' || !isInside(spot.kind)) return undefined
    if (s.play.colours[id]) return refuse('inside-bets-in-your-colour', 'RA-20')
    return s.play.denominations[id] ? undefined : refuse('choose-chips-first', 'RA-18')
  },
  step: (s, id, spot, kind) => {
    const chip = s.config.chip
    if (kind === 'colour') return s.play.colours[id]?.unit ?? chip
    return kind === 'money' && isInside(spot.kind) ? (s.play.denominations[id] ?? chip) : chip
  },
  tray: (s, id) => {
    const own = s.play.colours[id] as Colour
    return { unit: own.unit, left: Math.max(0, stockLeft(s, id, own)) }
  },
  backIn: returnedIn,
  payIn: (s, id, amount) => {
    const own = s.play.colours[id]
    return own?.paidIn === 'colour' && amount % own.unit === 0 && amount <= stockLeft(s, id, own) ? 'colour' : 'money'
  },
}
