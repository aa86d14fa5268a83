// What a table of Treinta y Cuarenta keeps beyond what every table keeps: the shoe, the two rows, what is blocked and insured.

import type { SeatId } from '../kernel/actors.js'
import { type Card, rankOf, suitOf } from '../kernel/cards.js'
import type { RuleId } from '../kernel/citations.js'
import type { Money } from '../kernel/money.js'
import type { PackConfig, Packs } from '../kernel/packs/packs.js'
import type { TableConfig } from '../kernel/settings.js'
import type { Bet, Table } from '../kernel/table.js'

/** betting → deal (→ held → deal) → collect → pay → clear; after a tie with blocked bets, refait before clear. */
export const PHASES = ['betting', 'deal', 'held', 'refait', 'collect', 'pay', 'clear'] as const

export type Row = 'black' | 'red'

/** The premium a player paid before the deal, to be free of a 31-31. */
export interface Insured {
  readonly seat: SeatId
  readonly on: string
  readonly with: string
  /** Paid when betting closes; null until then. */
  readonly premium: Money | null
}

export interface TrentePlay {
  readonly packs: Packs
  readonly black: readonly Card[]
  readonly red: readonly Card[]
  /** Cards to come are burned instead of played: how many, and by which rule. */
  readonly burning: { readonly cards: number; readonly rule: RuleId } | null
  /** The croupier dealt past the cut card: this round is not held for it. */
  readonly cutCardPassed: boolean
  /** Stakes insured before the deal, where the house sells insurance so. */
  readonly insured: readonly Insured[]
  /** What came, latest first: `black-color`, `red-inverse`, `tie`, `refait`. */
  readonly history: readonly string[]
}

export type TrenteConfig = TableConfig &
  PackConfig & {
    readonly refaitMode: 'literal' | 'partage'
    readonly insurance: 'blocked' | 'before'
    readonly insurancePercent: number
  }

export type TrenteKind = { play: TrentePlay; config: TrenteConfig; phase: (typeof PHASES)[number] }

export type Trente = Table<TrenteKind>

/** A bet that met a 31-31 and waits for its player's choice; one that waits for the next round; one insured in it. */
export const ASKED = 'refait'
export const BLOCKED = 'blocked'
export const PLEDGED = 'insured'

export const isBlocked = ({ tag }: Bet): boolean => tag === ASKED || tag === BLOCKED || tag === PLEDGED

/** What is forgotten when a round ends. */
export const NO_ROUND = {
  black: [],
  red: [],
  burning: null,
  cutCardPassed: false,
  insured: [],
} as const satisfies Partial<TrentePlay>

export const HISTORY_MAX = 20

export const playing = (s: Trente, patch: Partial<TrentePlay>): { play: TrentePlay } => ({
  play: { ...s.play, ...patch },
})

/** Ace 1, figures 10, the others by their number (TYC-13). */
export const pointsOf = (card: Card): number => {
  const rank = rankOf(card)
  if (rank === 'A') return 1
  return 'TJQK'.includes(rank) ? 10 : Number(rank)
}

export const FULL = 31

export const totalOf = (cards: readonly Card[]): number => cards.reduce((total, card) => total + pointsOf(card), 0)

export const isFull = (cards: readonly Card[]): boolean => totalOf(cards) >= FULL

/** The row that gets the next card: black until it is full, then red (TYC-12). */
export const nextRow = ({ play }: Trente): Row | undefined => {
  if (!isFull(play.black)) return 'black'
  return isFull(play.red) ? undefined : 'red'
}

const colourOf = (card: Card): Row => ('sc'.includes(suitOf(card)) ? 'black' : 'red')

export type Outcome =
  | { readonly kind: 'won'; readonly row: Row; readonly points: number; readonly color: boolean }
  | { readonly kind: 'tie'; readonly points: number }
  | { readonly kind: 'refait' }

/** What two full rows come to: the nearer to 31 wins, and its first card says colour or inverse (TYC-15, TYC-16). */
export const outcomeOf = (black: readonly Card[], red: readonly Card[]): Outcome => {
  const [blacks, reds] = [totalOf(black), totalOf(red)]
  if (blacks === reds) return blacks === FULL ? { kind: 'refait' } : { kind: 'tie', points: blacks }
  const row: Row = blacks < reds ? 'black' : 'red'
  const first = (row === 'black' ? black : red)[0] as Card
  return { kind: 'won', row, points: Math.min(blacks, reds), color: colourOf(first) === row }
}

/** The outcome of this round; undefined until both rows are full. */
export const outcome = (s: Trente): Outcome | undefined =>
  nextRow(s) === undefined ? outcomeOf(s.play.black, s.play.red) : undefined

export const wins = (on: string, won: Extract<Outcome, { kind: 'won' }>): boolean =>
  on === won.row || on === (won.color ? 'color' : 'inverse')
