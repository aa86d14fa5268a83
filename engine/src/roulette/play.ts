// What a roulette table keeps beyond what every table keeps, and the phases of its round.

import type { SeatId } from '../kernel/actors.js'
import type { Money } from '../kernel/money.js'
import type { TableConfig } from '../kernel/settings.js'
import type { Table } from '../kernel/table.js'
import type { Direction } from '../kernel/wheel.js'
import type { Call } from './calls.js'

/** One after another; bets are open in the first two. */
export const PHASES = ['betting', 'spinning', 'closed', 'collect', 'approve', 'pay', 'check'] as const

export interface Colour {
  readonly colour: string
  readonly unit: Money
  readonly paidIn: 'colour' | 'money'
}

export interface RoulettePlay {
  readonly direction: Direction | null
  /** Where the ball came to rest in this round. */
  readonly pocket: string | null
  readonly marker: string | null
  /** Winning numbers, latest first. */
  readonly history: readonly string[]
  /** The session (`openedAt`) of the last valid throw: the opening throw of a session has conditions of its own. */
  readonly threwAt: number | null
  /** The throw repeats a null spin, so the wheel turns three times first. */
  readonly afterNullSpin: boolean
  /** A winning number has been paid and the ball not thrown since: tips in colour chips may be changed. */
  readonly tipWindow: boolean
  readonly colours: { readonly [seat: SeatId]: Colour }
  readonly denominations: { readonly [seat: SeatId]: Money }
  readonly calls: readonly Call[]
  /** Who plays here at their second table. */
  readonly secondTable: readonly SeatId[]
}

/** Only the American cloths have colours, only the French one a choice at the zero. */
export type RouletteConfig = TableConfig & {
  readonly display: boolean
  readonly reductions: boolean
  readonly calls?: boolean
  readonly zeroDefault?: 'half' | 'prison'
  readonly colours?: readonly string[]
  readonly colourUnits?: readonly Money[]
  readonly colourStock?: number
  readonly denominations?: readonly Money[]
}

export type RouletteKind = { play: RoulettePlay; config: RouletteConfig; phase: (typeof PHASES)[number] }

export type Roulette = Table<RouletteKind>

/** An even-chance stake that met a zero and waits for its player's choice. */
export const ZERO = 'zero'
/** One that waits in prison for the next spin. */
export const PRISON = 'prison'

export const HISTORY_MAX = 20

export const newPlay = (): RoulettePlay => ({
  direction: null,
  pocket: null,
  marker: null,
  history: [],
  threwAt: null,
  afterNullSpin: false,
  tipWindow: false,
  colours: {},
  denominations: {},
  calls: [],
  secondTable: [],
})

export const playing = (s: Roulette, patch: Partial<RoulettePlay>): { play: RoulettePlay } => ({
  play: { ...s.play, ...patch },
})
