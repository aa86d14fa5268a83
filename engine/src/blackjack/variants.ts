// The five games as data: what differs in equipment, bets, decisions and bank.

import type { Spot } from '../kernel/contract.js'
import { EVEN, type Odds, odds } from '../kernel/money.js'
import type { Config } from '../kernel/settings.js'
import { type Articles, CANAL_ARTICLES, CHALLENGE_ARTICLES, CLASSIC_ARTICLES, MENDOZA_ARTICLES } from './articles.js'
import { type Bets, layout, type Prize, THREE_TO_TWO } from './layout.js'

type Prizes<Name extends string> = { readonly [name in Name]: Prize }

export interface Variant {
  readonly id: 'blackjack-classic' | 'blackjack-perfect-pairs' | 'challenge-21' | 'canal-21' | 'blackjack-mendoza'
  readonly title: { readonly es: string; readonly en: string }
  readonly source: string
  readonly regulation: 'scj-2023' | 'mendoza-2016'
  readonly decks: number
  readonly seatsMax: number
  readonly bets: Bets
  readonly spots: ReadonlyMap<string, Spot>
  readonly articles: Articles
  /** How one player comes to several boxes: two side by side, never, for a whole deck, by leave of the croupier. */
  readonly positions: 'two' | 'one' | 'multiple' | 'granted'
  readonly cutFrom: 'left' | 'right'
  readonly burns: number
  readonly natural: Odds
  /** What insurance pays by upcard; null where neither it nor even money is offered. */
  readonly insurance: { readonly ace: Odds; readonly ten: Odds | null; readonly exactlyHalf: boolean }
  /** How often a pair may be opened; null without limit. */
  readonly splits: number | null
  readonly splitAcesAgain: boolean
  /** Totals of two cards that double, the ace at its best. */
  readonly doubles: { readonly from: number; readonly to: number }
  /** The raise may be less than the bet. */
  readonly doublesForLess: boolean
  /** At the hand's turn, or all together before anybody draws. */
  readonly surrenders: 'at-turn' | 'before-drawing'
  readonly surrendersToAce: boolean
  /** What the article names is the half that comes back, not the half that is lost. */
  readonly surrenderReturns: boolean
  readonly surrendersAfterSplit: boolean
  readonly drawsOnSoft17: boolean
  /** A player's 21 of three cards or more with an ace as 11 may still draw. */
  readonly drawsOnSoft21: boolean
  /** Split aces with a ten-card are paid as a natural. */
  readonly splitAcesNatural: boolean
  /** A 21 that is no natural is void against a natural of the bank, where nothing else decides it. */
  readonly voids21: boolean
  /** The bank stops short when only naturals are left. */
  readonly stopsShort: boolean
  /** The bank's second card, a double up to 11 and the cards of split aces lie face down. */
  readonly covers: boolean
  /** Perfect Pairs: a pair by symbol, in the first two cards. */
  readonly pairs: Prizes<'perfect' | 'colour' | 'mixed'> | null
  readonly tieBreak: boolean
  /** Canal 21: for three cards, on the original bet. */
  readonly bonuses: Prizes<'sevens-suited' | 'sevens' | 'trio' | 'sequence'> | null
  /** Mendoza: for a third seven, on the doubled stake. */
  readonly tripleSeven: Prizes<'three-sevens' | 'three-sevens-suited'> | null
  /** What is said aloud, where the regulation gives the words. */
  readonly says: { readonly natural: string; readonly stand: string | null; readonly surrender: string | null }
}

const ANY_TWO_CARDS = { from: 4, to: 21 }

const CLASSIC_BETS: Bets = {
  bet: 'main',
  rounds: 1,
  boxes: 7,
  handsMax: 4,
  pays: 'BJK-52',
  insurance: 'BJK-35',
  split: 'BJK-36',
  double: 'BJK-40',
}

export const CLASSIC: Variant = {
  id: 'blackjack-classic',
  title: { es: 'Black Jack clásico', en: 'Classic blackjack' },
  source: 'scj-2023 III.1',
  regulation: 'scj-2023',
  decks: 6,
  seatsMax: 7,
  bets: CLASSIC_BETS,
  spots: layout(CLASSIC_BETS),
  articles: CLASSIC_ARTICLES,
  positions: 'two',
  cutFrom: 'left',
  burns: 1,
  natural: THREE_TO_TWO,
  insurance: { ace: odds(2, 1), ten: null, exactlyHalf: false },
  splits: 3,
  splitAcesAgain: false,
  doubles: { from: 9, to: 11 },
  doublesForLess: false,
  surrenders: 'at-turn',
  surrendersToAce: false,
  surrenderReturns: false,
  surrendersAfterSplit: false,
  drawsOnSoft17: false,
  drawsOnSoft21: false,
  splitAcesNatural: false,
  voids21: false,
  stopsShort: true,
  covers: false,
  pairs: null,
  tieBreak: false,
  bonuses: null,
  tripleSeven: null,
  says: { natural: 'Black Jack', stand: null, surrender: 'paga y retira' },
}

const PAIRS = {
  perfect: { pays: odds(25, 1), rule: 'BJP-11' },
  colour: { pays: odds(15, 1), rule: 'BJP-12' },
  mixed: { pays: odds(5, 1), rule: 'BJP-13' },
} as const

const PAIRS_BETS: Bets = { ...CLASSIC_BETS, pairs: PAIRS.perfect }

export const PERFECT_PAIRS: Variant = {
  ...CLASSIC,
  id: 'blackjack-perfect-pairs',
  title: { es: 'Black Jack Perfect Pairs', en: 'Perfect Pairs blackjack' },
  bets: PAIRS_BETS,
  spots: layout(PAIRS_BETS),
  articles: { ...CLASSIC_ARTICLES, incomplete: 'BJP-04' },
  pairs: PAIRS,
}

const CHALLENGE_BETS: Bets = {
  bet: 'round',
  rounds: 3,
  boxes: 6,
  handsMax: 4,
  pays: 'CHA-39',
  insurance: 'CHA-29',
  split: 'CHA-30',
  double: 'CHA-34',
}

export const CHALLENGE: Variant = {
  ...CLASSIC,
  id: 'challenge-21',
  title: { es: 'Challenge 21', en: 'Challenge 21' },
  decks: 8,
  seatsMax: 6,
  bets: CHALLENGE_BETS,
  spots: layout(CHALLENGE_BETS),
  articles: CHALLENGE_ARTICLES,
  positions: 'one',
}

const CANAL_BETS: Bets = {
  bet: 'main',
  rounds: 1,
  boxes: 7,
  // Four packs have sixty-four ten-cards: no hand can be split further.
  handsMax: 64,
  pays: 'CAN-52',
  insurance: 'CAN-29',
  split: 'CAN-32',
  double: 'CAN-36',
  tieBreak: 'CAN-46',
}

export const CANAL: Variant = {
  ...CLASSIC,
  id: 'canal-21',
  title: { es: 'Canal 21', en: 'Canal 21' },
  decks: 4,
  bets: CANAL_BETS,
  spots: layout(CANAL_BETS),
  articles: CANAL_ARTICLES,
  positions: 'multiple',
  cutFrom: 'right',
  burns: 3,
  natural: EVEN,
  insurance: { ace: odds(2, 1), ten: odds(10, 1), exactlyHalf: false },
  splits: null,
  splitAcesAgain: true,
  doubles: { ...ANY_TWO_CARDS, to: 20 },
  doublesForLess: true,
  surrendersToAce: true,
  surrendersAfterSplit: true,
  drawsOnSoft17: true,
  voids21: true,
  stopsShort: false,
  tieBreak: true,
  bonuses: {
    'sevens-suited': { pays: odds(20, 1), rule: 'CAN-53' },
    sevens: { pays: odds(5, 1), rule: 'CAN-54' },
    trio: { pays: odds(3, 1), rule: 'CAN-55' },
    sequence: { pays: odds(3, 1), rule: 'CAN-56' },
  },
  says: { natural: 'Canal 21', stand: null, surrender: 'paga y retira' },
}

const MENDOZA_BETS: Bets = {
  bet: 'main',
  rounds: 1,
  boxes: 7,
  handsMax: 3,
  pays: 'MZA-33',
  insurance: 'MZA-43',
  split: 'MZA-46',
  double: 'MZA-52',
  standing: 'MZA-03',
}

export const MENDOZA: Variant = {
  ...CLASSIC,
  id: 'blackjack-mendoza',
  title: { es: 'Black Jack de Mendoza', en: 'Mendoza blackjack' },
  source: 'mendoza-2016',
  regulation: 'mendoza-2016',
  seatsMax: 21,
  bets: MENDOZA_BETS,
  spots: layout(MENDOZA_BETS),
  articles: MENDOZA_ARTICLES,
  positions: 'granted',
  burns: 3,
  insurance: { ace: odds(2, 1), ten: null, exactlyHalf: true },
  splits: 2,
  doubles: ANY_TWO_CARDS,
  surrenders: 'before-drawing',
  surrendersToAce: true,
  surrenderReturns: true,
  stopsShort: false,
  drawsOnSoft21: true,
  splitAcesNatural: true,
  voids21: true,
  covers: true,
  says: { natural: 'Black Jack', stand: 'planto', surrender: null },
  tripleSeven: {
    'three-sevens': { pays: odds(5, 1), rule: 'MZA-56' },
    'three-sevens-suited': { pays: odds(10, 1), rule: 'MZA-57' },
  },
}

export const VARIANTS: readonly Variant[] = [CLASSIC, PERFECT_PAIRS, CHALLENGE, CANAL, MENDOZA]

export const isMendoza = ({ regulation }: Variant): boolean => regulation === 'mendoza-2016'

// What a variant and the options of its table say together.

/** Hands that one pair may become. */
export const handsMost = ({ splits, bets }: Variant): number => (splits === null ? bets.handsMax : splits + 1)

/** In Mendoza equal figures are void, unless the house says otherwise. */
export const voids21 = (variant: Variant, config: Config): boolean =>
  variant.voids21 && config.bankBlackjackBeats21 !== true

/** What equal cards of a tie-break pay (CAN-49). */
export const equalCardsPay = (config: Config): Odds => (config.tieBreakEqualPays === '3:2' ? THREE_TO_TWO : EVEN)

/** A bonus only for a hand that ends with three cards (G-CA-05). */
export const bonusAtEnd = (config: Config): boolean => config.bonusScope === 'final-three'
