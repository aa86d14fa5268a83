// What a blackjack table keeps beyond what every table keeps: the shoe, the boxes and their hands, the bank's hand.

import type { SeatId } from '../kernel/actors.js'
import type { Card } from '../kernel/cards.js'
import type { RuleId } from '../kernel/citations.js'
import type { Money } from '../kernel/money.js'
import type { TableConfig } from '../kernel/settings.js'
import type { Shoe } from '../kernel/shoe.js'
import type { Bet, Table } from '../kernel/table.js'
import { isAceAndTen } from './hands.js'

/**
 * betting → deal → (pairs) → (insurance) → (surrender) → turns → bank → (tie-break) → (reveal) → collect → pay → clear.
 * Challenge 21 comes back from pay to bank for each of its rounds of bets.
 */
export const PHASES = [
  'betting',
  'deal',
  'pairs',
  'insurance',
  'surrender',
  'turns',
  'bank',
  'tie-break',
  'reveal',
  'collect',
  'pay',
  'clear',
] as const

/** new → shown → cut → load → burn → (positions → burn) → ready → over, and again from the shuffle. */
export type Stage = 'new' | 'shown' | 'cut' | 'load' | 'burn' | 'positions' | 'ready' | 'over'

export interface Sabot {
  readonly stage: Stage
  readonly cards: Shoe
  /** Cards out of the shoe, those nobody has seen among them. */
  readonly out: number
  /** Cards behind the cut card; null without one. */
  readonly cutCard: number | null
  readonly cutCardShown: boolean
  /** The seat whose card the cut card came before: it cuts next in Canal 21 (CAN-07). */
  readonly cutter: SeatId | null
  /** Who has been offered the cut, or the multiple positions, and passed. */
  readonly passed: readonly SeatId[]
  readonly burned: number
  /** The players all went: cards are burned again when some come (MZA-09). */
  readonly waits: boolean
  /** How many shoes were prepared before this one. */
  readonly number: number
}

export interface Hand {
  /** Box and hand: `3.1` is the first hand of box 3. */
  readonly id: string
  readonly box: number
  readonly seat: SeatId
  readonly cards: readonly Card[]
  /** Cards that lie face down. Nobody knows them yet, this state included. */
  readonly covered: number
  readonly from: 'deal' | 'split' | 'aces'
  readonly doubled: boolean
  /** It has asked for a card that has not come yet. */
  readonly asks: boolean
  /** `waiting` for its turn or in it, `stood` against the bank, `bust` and to be collected, `out` of the round. */
  readonly status: 'waiting' | 'stood' | 'bust' | 'out'
  /** A prize to be paid at once: a bonus, three sevens. */
  readonly prize: string | null
}

export interface BankHand {
  readonly cards: readonly Card[]
  readonly covered: number
  /** Challenge 21 plays up to three hands from one first card. */
  readonly round: number
  /** The insurances of this hand of the bank have been settled. */
  readonly insuranceSettled: boolean
  readonly complete: boolean
}

/** A seat's request for a free box, with the moment it was made (MZA-29). */
export interface Asking {
  readonly seat: SeatId
  readonly box: number
  readonly at: number
}

export interface BlackjackPlay {
  readonly shoe: Sabot
  /** Boxes a player holds beside their own: for a deck in Canal 21, by leave of the croupier in Mendoza. */
  readonly boxes: { readonly [box: string]: SeatId }
  readonly asked: readonly Asking[]
  /** Who sits this round out. */
  readonly passed: readonly SeatId[]
  readonly hands: readonly Hand[]
  readonly bank: BankHand
  /** The hand whose turn it is. */
  readonly turn: string | null
  /** The cards of the initial deal in the order they came, and after how many of them the bank gets its first. */
  readonly dealt: readonly Card[]
  readonly bankAfter: number | null
  /** The next card is burned instead of played, by this rule. */
  readonly burning: RuleId | null
  /** How many cards to come are laid aside. */
  readonly laying: number
  /** Cards that came out stuck together, until somebody chooses (BJ-14). */
  readonly stuck: readonly Card[] | null
  /** How many more of them are to come. */
  readonly sticking: number
  /** Cards that are out too early and will be the next to be played (BJ-18). */
  readonly aside: readonly Card[]
  /** Cards of a tie-break, the player's first. */
  readonly duel: readonly Card[] | null
  /** A choice owed to a bettor who was skipped (MZA-24, MZA-25). */
  readonly owed: { readonly hand: string; readonly what: 'double' | 'cards' } | null
  /** The bank's second card was forgotten (MZA-62). */
  readonly bankOwed: boolean
}

/** What a table may be told depends on its variant. */
export type BlackjackConfig = TableConfig & {
  readonly cutCardDepth: number
  readonly shoeMode?: 'shoe' | 'machine'
  readonly preShuffled?: string
  readonly backColours?: 'two' | 'one-alternated'
  readonly insuranceMin?: Money | null
  readonly cloth?: readonly string[]
  readonly minHandsToStart?: number
  readonly requireAdjacent?: boolean
  readonly equalBets?: boolean
  readonly tieBreakEqualPays?: '1:1' | '3:2'
  readonly bonusScope?: 'first-three' | 'final-three'
  readonly boxes?: number
  readonly bankBlackjackBeats21?: boolean
}

export type BlackjackKind = { play: BlackjackPlay; config: BlackjackConfig; phase: (typeof PHASES)[number] }

export type Blackjack = Table<BlackjackKind>

/** A stake that has been paid, or that is void: it stays on the cloth until the cards are collected. */
export const PAID = 'paid'

export const NO_BANK: BankHand = { cards: [], covered: 0, round: 1, insuranceSettled: false, complete: false }

/** What is forgotten when a round ends. */
export const NO_ROUND = {
  passed: [],
  hands: [],
  bank: NO_BANK,
  turn: null,
  dealt: [],
  bankAfter: null,
  burning: null,
  laying: 0,
  stuck: null,
  sticking: 0,
  aside: [],
  duel: null,
  owed: null,
  bankOwed: false,
} as const satisfies Partial<BlackjackPlay>

export const playing = (s: Blackjack, patch: Partial<BlackjackPlay>): { play: BlackjackPlay } => ({
  play: { ...s.play, ...patch },
})

export const handOf = (s: Blackjack, id: string | null): Hand | undefined => s.play.hands.find((hand) => hand.id === id)

export const withHand = (s: Blackjack, id: string, patch: Partial<Hand>): { play: BlackjackPlay } =>
  playing(s, { hands: s.play.hands.map((hand) => (hand.id === id ? { ...hand, ...patch } : hand)) })

export const atTurn = (s: Blackjack): Hand | undefined => handOf(s, s.play.turn)

/** Black Jack, Canal 21: an ace and a ten-card in the first two cards of an unsplit hand. */
export const isNatural = (hand: Hand): boolean => hand.from === 'deal' && hand.covered === 0 && isAceAndTen(hand.cards)

export const bankNatural = (s: Blackjack): boolean => s.play.bank.covered === 0 && isAceAndTen(s.play.bank.cards)

export const upcard = (s: Blackjack): Card => s.play.bank.cards[0] as Card

/** From the croupier's right: the last box first. */
export const rightToLeft = <T>(items: readonly T[]): T[] => [...items].reverse()

/** `main:3` and `double:3.2` both stand at box 3. */
export const boxOf = ({ on }: Bet): number => Number.parseInt(on.slice(on.indexOf(':') + 1), 10)
