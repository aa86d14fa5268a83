// What a baccarat table keeps beyond what every table keeps: the shoe, who has the sabot, the two hands, and in Chemin de Fer
// the bank, how it is being passed on, and who waits for a place.

import type { SeatId } from '../kernel/actors.js'
import type { Card } from '../kernel/cards.js'
import type { RuleId } from '../kernel/citations.js'
import type { Money } from '../kernel/money.js'
import type { Secret } from '../kernel/secrets.js'
import type { TableConfig } from '../kernel/settings.js'
import type { Shoe } from '../kernel/shoe.js'
import { betsOf, occupied, type Table } from '../kernel/table.js'
import { isSide, type Side } from './layout.js'

/** betting → deal → (reveal) → (five) → third → collect → pay → clear. */
export const PHASES = ['betting', 'deal', 'reveal', 'five', 'third', 'collect', 'pay', 'clear'] as const

/** new → shown → cut → load → ready → over, and again from the shuffle. */
export type Stage = 'new' | 'shown' | 'cut' | 'load' | 'ready' | 'over'

export interface Sabot {
  readonly stage: Stage
  readonly cards: Shoe
  /** Cards out of the shoe, those nobody has seen among them. */
  readonly out: number
  /** Cards behind the cut card; null without one. */
  readonly cutCard: number | null
  readonly cutCardShown: boolean
  /** It has been said which round is the last. */
  readonly lastTold: boolean
  /** The cut card showed after a complete hand: the next round is the last (BAC-30). */
  readonly oneMore: boolean
  /** Who has been offered the cut and passed. */
  readonly passed: readonly SeatId[]
  /** Who cut last; the croupier's cut is nobody's turn. */
  readonly cutBy: SeatId | null
  /** How many shoes were prepared before this one. */
  readonly number: number
}

export interface Hand {
  readonly cards: readonly Card[]
  /** Cards that lie face down. Nobody knows them yet, this state included. */
  readonly covered: number
}

export interface Result {
  readonly winner: Side | 'tie'
  readonly punto: number
  readonly banca: number
}

/** A bank of Chemin de Fer. Its chips lie in an account of the banker's. */
export interface Bank {
  readonly banker: SeatId
  readonly partner: SeatId | null
  /** What each of the two put in, or what it had become when the bank last changed: they share by it. */
  readonly parts: { readonly banker: Money; readonly partner: Money }
  readonly amount: Money
  /** Net winnings that are still in it (G-CF-10). */
  readonly winnings: Money
  readonly garage: Money
  /** Rounds dealt. */
  readonly dealt: number
  /** What each seat had on punto when the bets closed: the bank covers it before what is found late. */
  readonly accepted: { readonly [seat: string]: Money }
  /** What it holds has been announced (CHF-11). */
  readonly announced: boolean
  /** After a round the banker says whether he keeps it (CHF-14). */
  readonly asked: boolean
  /** Who gave it up to this banker, and may join him (CHF-18). */
  readonly former: SeatId | null
  /** Who may not bid for it if this banker will not deal (CHF-24). */
  readonly passedBy: readonly SeatId[]
  /** What the former banker would put in as partner. */
  readonly joins: Money | null
}

/** A bank on its way to the next banker. */
export interface Offer {
  readonly stage: 'turn' | 'association' | 'retake' | 'auction'
  /** Whose bank it was; null at the start. */
  readonly from: SeatId | null
  /** The place the turn counts from: to the right of it. */
  readonly after: SeatId | null
  /** What a taker puts up at least. */
  readonly least: Money
  readonly voluntary: boolean
  /** Who has refused it in this turn. */
  readonly refused: readonly SeatId[]
  /** Who may not bid: who passed it, the partner, who would not deal. */
  readonly barred: readonly SeatId[]
  /** The first of two who would take it together. */
  readonly share: { readonly seat: SeatId; readonly amount: Money } | null
  readonly bids: readonly { readonly seat: SeatId; readonly amount: Money }[]
  /** Who bids no more. */
  readonly out: readonly SeatId[]
  readonly called: boolean
}

export interface BaccaratPlay {
  readonly shoe: Sabot
  /** Who deals; null is the croupier. */
  readonly holder: SeatId | null
  /** The place whose turn the sabot was last. */
  readonly turn: SeatId | null
  /** Who has passed the sabot in this round. */
  readonly declined: readonly SeatId[]
  readonly punto: Hand
  readonly banca: Hand
  /** The hand whose cards are being turned, and who would not turn them. */
  readonly reveals: Side | null
  readonly refusedTurn: readonly SeatId[]
  /** Somebody has said to turn them: they come. */
  readonly turning: boolean
  /** What was decided on punto's 5 (CHF-32). */
  readonly five: 'draw' | 'stand' | null
  readonly result: Result | null
  /** The next round is annulled by this rule. */
  readonly annulled: RuleId | null
  /** The round at hand is annulled: it is dealt without bets. */
  readonly dead: boolean
  /** The next covered card came out face up (BAC-36). */
  readonly faceUp: boolean
  /** Cards that were drawn after the round and begin the next (BAC-37). */
  readonly extra: number
  /** Results of this shoe in order: P, B, T. */
  readonly road: string
  /** The table closes with this shoe (BAC-34). */
  readonly lastShoe: boolean
  readonly bank: Bank | null
  readonly offer: Offer | null
  /** Who waits for a place, as the pit boss keeps them (CHF-27). */
  readonly waiting: Secret<readonly string[]>
  /** Seats without priority for the bank (CHF-25). */
  readonly late: readonly SeatId[]
}

/** What a table may be told depends on its variant. */
export type BaccaratConfig = TableConfig & {
  /** In hundredths of a percent. */
  readonly commission: number
  readonly shoeMode: 'shoe' | 'machine'
  readonly preShuffled: string
  readonly backColours: 'two' | 'one-alternated'
  readonly decks: number
  readonly revealMode?: 'highest-bet' | 'left-first'
  readonly sideBancaBets?: boolean
}

export type BaccaratKind = { play: BaccaratPlay; config: BaccaratConfig; phase: (typeof PHASES)[number] }

export type Baccarat = Table<BaccaratKind>

export const NO_HAND: Hand = { cards: [], covered: 0 }

/** What is forgotten when a round ends. */
export const NO_ROUND = {
  declined: [],
  punto: NO_HAND,
  banca: NO_HAND,
  reveals: null,
  refusedTurn: [],
  turning: false,
  five: null,
  result: null,
  faceUp: false,
  dead: false,
} as const satisfies Partial<BaccaratPlay>

export const playing = (s: Baccarat, patch: Partial<BaccaratPlay>): { play: BaccaratPlay } => ({
  play: { ...s.play, ...patch },
})

/** In the order the sabot travels, to the right. */
export const toTheRight = (s: Baccarat): readonly SeatId[] => occupied(s)

/** From the croupier's left, clockwise (G-CF-13). */
export const fromTheLeft = (s: Baccarat): SeatId[] => [...occupied(s)].reverse()

/** There to play, now and in the next round. */
export const isThere = (s: Baccarat, id: SeatId): boolean => {
  const seat = s.seats[id]
  return seat?.present === true && !seat.leaving
}

export const sideOf = (s: Baccarat, id: SeatId): Side | undefined =>
  betsOf(s, id)
    .map((bet) => bet.on)
    .find(isSide)

export const hasSides = (s: Baccarat): boolean => s.bets.some((bet) => isSide(bet.on))
