// What a table of War keeps beyond what every table keeps: the shoe, a hand a box, the croupier's card, the war being dealt.

import type { SeatId } from '../kernel/actors.js'
import { type Card, type Rank, rankOf } from '../kernel/cards.js'
import type { RuleId } from '../kernel/citations.js'
import type { PackConfig, Packs } from '../kernel/packs/packs.js'
import type { TableConfig } from '../kernel/settings.js'
import type { Table } from '../kernel/table.js'

/** betting → deal → collect → pay → ties → war → collect → pay, war by war → clear. */
export const PHASES = ['betting', 'deal', 'ties', 'war', 'collect', 'pay', 'clear'] as const

export interface Hand {
  readonly seat: SeatId
  readonly box: number
  readonly card: Card | null
  /** What its player does about a tie. */
  readonly chose: 'surrender' | 'war' | null
  readonly warCard: Card | null
  /** The croupier's card in the war of this hand. */
  readonly against: Card | null
  /** `out`: settled, and its cards among the discards. */
  readonly status: 'waiting' | 'out'
}

export interface WarPlay {
  readonly packs: Packs
  readonly hands: readonly Hand[]
  /** The cards of the deal in the order they came. */
  readonly dealt: readonly Card[]
  readonly bank: Card | null
  /** Who is asked whether to surrender or to go to war. */
  readonly turn: SeatId | null
  /** Whose war is dealt or settled now, and its cards in the order they came: the players', then the croupier's. */
  readonly fighting: readonly SeatId[]
  readonly drawn: readonly Card[]
  /** The next card is burned instead of played, by this rule. */
  readonly burning: RuleId | null
}

export type WarConfig = TableConfig &
  PackConfig & {
    readonly tieBettorMainBet: 'push' | 'war'
    readonly warDealing: 'individual' | 'shared'
  }

export type WarKind = { play: WarPlay; config: WarConfig; phase: (typeof PHASES)[number] }

export type War = Table<WarKind>

/** What is forgotten when a round ends. */
export const NO_ROUND = {
  hands: [],
  dealt: [],
  bank: null,
  turn: null,
  fighting: [],
  drawn: [],
  burning: null,
} as const satisfies Partial<WarPlay>

export const playing = (s: War, patch: Partial<WarPlay>): { play: WarPlay } => ({ play: { ...s.play, ...patch } })

export const handOf = (s: War, id: SeatId): Hand | undefined => s.play.hands.find((hand) => hand.seat === id)

export const withHands = (s: War, ids: readonly SeatId[], patch: Partial<Hand>): { play: WarPlay } =>
  playing(s, { hands: s.play.hands.map((hand) => (ids.includes(hand.seat) ? { ...hand, ...patch } : hand)) })

const VALUES: { readonly [rank in Rank]: number } = {
  ...{ 2: 2, 3: 3, 4: 4, 5: 5, 6: 6, 7: 7, 8: 8, 9: 9, T: 10, J: 11, Q: 12, K: 13 },
  // Always the highest (WAR-42).
  A: 14,
}

/** Suits do not count (WAR-12). */
export const rankValue = (card: Card): number => VALUES[rankOf(card)]

export type Result = 'wins' | 'loses' | 'ties'

export const compare = (mine: Card, banks: Card): Result => {
  const difference = rankValue(mine) - rankValue(banks)
  return difference > 0 ? 'wins' : difference < 0 ? 'loses' : 'ties'
}

/** The first comparison of a hand. */
export const firstResult = (s: War, hand: Hand): Result => compare(hand.card as Card, s.play.bank as Card)

/** The hands whose fate is still open, from the croupier's left. */
export const waiting = (s: War): Hand[] => s.play.hands.filter((hand) => hand.status === 'waiting')

export const fighters = (s: War): Hand[] => s.play.hands.filter((hand) => s.play.fighting.includes(hand.seat))
