// What a table of poker against the bank keeps beyond what every table keeps: the deck, the hands, the bank's, the board.

import type { SeatId } from '../kernel/actors.js'
import type { Card } from '../kernel/cards.js'
import type { RuleId } from '../kernel/citations.js'
import { type Secret, secret } from '../kernel/secrets.js'
import type { TableConfig } from '../kernel/settings.js'
import { newShoe, type Shoe } from '../kernel/shoe.js'
import { type Bet, GIVING_BACK, type Table } from '../kernel/table.js'
import type { SidePlay } from '../progressive/table/state.js'

/**
 * betting → deal → answers → (serve | exchange → deal) → (uncover, deal and answers again) → uncover → (bank) → hands → clear. Which
 * of them a game has, and in which order, is its script.
 */
export const PHASES = ['betting', 'deal', 'answers', 'exchange', 'serve', 'uncover', 'bank', 'hands', 'clear'] as const

/** new → shown → (cut) → ready → used, and again from the shuffle. */
export type Stage = 'new' | 'shown' | 'cut' | 'ready' | 'used'

export interface Deck {
  readonly stage: Stage
  /** A new deck is washed before its first shuffle. */
  readonly fresh: boolean
  /** Which of two decks is in play, with a machine (PB-07). */
  readonly colour: 1 | 2
  /** The machine jammed: this deck is shuffled, cut and dealt by hand. */
  readonly byHand: boolean
  /** Out of order and off the table (PB-46). */
  readonly machineGone: boolean
}

/** Where the next card goes: a hand, the bank face down or up, the board face up or covered, or nowhere. */
export type Slot = SeatId | 'bank' | 'up' | 'board' | 'cover' | 'burn'

/** `blind` was said with the stakes, before any card (HPI-10). */
export type Answer = 'go' | 'fold' | 'pass' | 'stay' | 'take-back' | 'blind'

export interface Hand {
  /** Of its player alone, until the croupier turns them; real ones are unknown here until then. */
  readonly cards: Secret<readonly Card[]>
  /** How many there are. */
  readonly count: number
  /** Its cards once they are turned. */
  readonly shown: readonly Card[] | null
  /**
   * `folded` and `lost` (a forbidden act) wait for the croupier to take cards and stakes; `void` has its stakes back; `settled` is done
   * with.
   */
  readonly status: 'playing' | 'folded' | 'lost' | 'void' | 'settled'
  readonly taken: boolean
  readonly answers: { readonly [question: string]: Answer }
  /** How many cards it changed; null before it has said so. */
  readonly exchanged: number | null
  /** The place of the card it wants to replace by a bought one, and whether it has come. */
  readonly buys: number | null
  readonly bought: boolean
  /** Its player was not there when its first card came, and has not gone since (HPI-34). */
  readonly unattended?: boolean
}

export interface BankHand {
  readonly cards: Secret<readonly Card[]>
  readonly count: number
  /** Uncovered from the deal on: the fifth card of Caribbean Poker. */
  readonly up: readonly Card[]
  readonly shown: readonly Card[] | null
  /** What it put away to draw others, until it is judged. */
  readonly away: readonly Card[]
  /** The five, or three, that count once it is judged. */
  readonly hand: readonly Card[] | null
  readonly category: string | null
  readonly opens: boolean | null
}

export interface Board {
  readonly open: readonly Card[]
  /** The first three, which alone count for a pot (HEP-21). */
  readonly flop: readonly Card[]
  readonly covered: Secret<readonly Card[]>
  readonly count: number
}

export interface PokerPlay extends SidePlay {
  readonly deck: Deck
  /** Which cards lie face down, or went away so, is known to chance alone. */
  readonly shoe: Secret<Shoe>
  /** Those that everybody has seen: they came out of the deck so, or real ones were turned. */
  readonly opened: readonly Card[]
  readonly out: number
  /** The step of the script the round has come to. */
  readonly at: number
  /** Who was dealt in, in dealing order. */
  readonly order: readonly SeatId[]
  readonly hands: { readonly [seat: SeatId]: Hand }
  readonly bank: BankHand
  readonly board: Board
  /** Cards still to come, lap by lap. */
  readonly plan: readonly (readonly Slot[])[]
  readonly burned: number
  /** The next card is burned face up instead of played, by this rule. */
  readonly burning: RuleId | null
  /** Whose next two cards came out stuck together, until one is chosen to be burned. */
  readonly stuck: SeatId | null
  /** Player's cards seen while they were dealt. */
  readonly seen: number
  /** Which it was, where real cards are dealt and it was told: the only one that is known of a covered hand. */
  readonly seenCard: { readonly seat: SeatId; readonly card: Card } | null
  /** The croupier has just put the cards in order: a player may still object (PB-42). */
  readonly reordered: boolean
  /** What the bank took in the course of the round, and gives back where the round is void (BV-34). */
  readonly lost: readonly Bet[]
  /** The hand the croupier has turned and not settled yet. */
  readonly current: SeatId | null
  /** The seat behind the exit button; null before the first shuffle, and where there is none. */
  readonly button: SeatId | null
  /** Who sat there when the bets closed: the button goes to the next of them, though they may have gone (HEB-03). */
  readonly roster: readonly SeatId[]
}

export type PokerConfig = TableConfig & {
  readonly shuffling?: 'manual' | 'machine' | 'packets'
  /** Real cards are known to nobody until they are turned. */
  readonly faces?: 'drawn' | 'turned'
  readonly decks?: number
  readonly uncovered?: 'first' | 'last'
  readonly burnsOfPacket?: 'first' | 'last'
  readonly fourStraightAllowsGap?: boolean
  readonly cloth?: readonly string[]
}

export type PokerKind = { play: PokerPlay; config: PokerConfig; phase: (typeof PHASES)[number] }

export type Poker = Table<PokerKind>
/** What says how far a round has come: pages have no more of a table. */
export type InPlay = Pick<Poker, 'phase' | 'play'>

export const NO_CARDS: Secret<readonly Card[]> = secret<readonly Card[]>([])

/** Cards that nobody knows, however many they are. */
export const UNKNOWN: Secret<readonly Card[]> = { secret: [], value: null }

export const NEW_HAND = {
  count: 0,
  shown: null,
  status: 'playing',
  taken: false,
  answers: {},
  exchanged: null,
  buys: null,
  bought: false,
} as const satisfies Omit<Hand, 'cards'>

const NO_BANK: BankHand = {
  cards: NO_CARDS,
  count: 0,
  up: [],
  shown: null,
  away: [],
  hand: null,
  category: null,
  opens: null,
}

/** What is forgotten when a round ends. */
export const NO_ROUND = {
  at: 0,
  order: [],
  hands: {},
  bank: NO_BANK,
  board: { open: [], flop: [], covered: NO_CARDS, count: 0 },
  plan: [],
  burned: 0,
  burning: null,
  stuck: null,
  seen: 0,
  seenCard: null,
  reordered: false,
  lost: [],
  current: null,
  roster: [],
} as const satisfies Partial<PokerPlay>

export const NEW_DECK: Deck = { stage: 'new', fresh: true, colour: 1, byHand: false, machineGone: false }

export const newPlay = (): PokerPlay => ({
  deck: NEW_DECK,
  shoe: secret(newShoe(1)),
  opened: [],
  out: 0,
  button: null,
  ...NO_ROUND,
})

/** A stake that neither won nor lost: it stays on the cloth until the round is over. */
export const EQUAL = 'equal'

export const playing = (s: Poker, patch: Partial<PokerPlay>): { play: PokerPlay } => ({ play: { ...s.play, ...patch } })

export const deckIs = (s: Poker, patch: Partial<Deck>): { play: PokerPlay } =>
  playing(s, { deck: { ...s.play.deck, ...patch } })

export const withHand = (s: Poker, id: SeatId, patch: Partial<Hand>): { play: PokerPlay } =>
  playing(s, { hands: { ...s.play.hands, [id]: { ...(s.play.hands[id] as Hand), ...patch } } })

export const isPlaying = (s: InPlay, id: SeatId): boolean => s.play.hands[id]?.status === 'playing'

/** Hands still in the round, in dealing order. */
export const inRound = (s: InPlay): SeatId[] => s.play.order.filter((id) => isPlaying(s, id))

/** Hands that wait for the croupier to take them. */
export const retiring = (s: Poker): SeatId[] =>
  s.play.order.filter((id) => ['folded', 'lost'].includes(s.play.hands[id]?.status ?? '') && !s.play.hands[id]?.taken)

/** Cards are still to come; to a round that is broken off none does. */
export const isComing = ({ phase, play }: InPlay): boolean => play.plan.length > 0 && phase !== GIVING_BACK

export const cardsOf = (s: Poker, id: SeatId): readonly Card[] =>
  s.play.hands[id]?.shown ?? s.play.hands[id]?.cards.value ?? []

export const bankCards = ({ play: { bank } }: Poker): readonly Card[] =>
  bank.shown ?? [...(bank.cards.value ?? []), ...bank.up]

export const DECK_SIZE = 52
