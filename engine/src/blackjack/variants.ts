// The five games as data: what differs in equipment, bets, decisions and bank.

import type { Spot } from '../kernel/contract.js'
import { type Odds, odds } from '../kernel/money.js'
import { type Articles, CANAL_ARTICLES, CHALLENGE_ARTICLES, CLASSIC_ARTICLES, MENDOZA_ARTICLES } from './articles.js'
import { type Bets, EVEN, layout, THREE_TO_TWO } from './layout.js'

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
  /** Against which upcards even money and insurance are offered. */
  readonly offers: 'ace' | 'ace-or-ten'
  readonly insurance: { readonly ace: Odds; readonly ten: Odds; readonly exactlyHalf: boolean }
  /** How often one hand may be split; null without limit. */
  readonly splits: number | null
  readonly splitAcesAgain: boolean
  /** Two-card totals that double. */
  readonly doubles: 'nine-to-eleven' | 'under-21' | 'any'
  /** The raise may be less than the bet. */
  readonly doublesForLess: boolean
  /** At the hand's turn, or all together before anybody draws. */
  readonly surrenders: 'at-turn' | 'before-drawing'
  readonly surrendersToAce: boolean
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
  readonly pairs: boolean
  readonly tieBreak: boolean
  readonly bonuses: boolean
  readonly tripleSeven: boolean
  /** What is said aloud, where the regulation gives the words. */
  readonly says: { readonly natural: string; readonly stand: string | null; readonly surrender: string | null }
}

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
  offers: 'ace',
  insurance: { ace: odds(2, 1), ten: odds(2, 1), exactlyHalf: false },
  splits: 3,
  splitAcesAgain: false,
  doubles: 'nine-to-eleven',
  doublesForLess: false,
  surrenders: 'at-turn',
  surrendersToAce: false,
  surrendersAfterSplit: false,
  drawsOnSoft17: false,
  drawsOnSoft21: false,
  splitAcesNatural: false,
  voids21: false,
  stopsShort: true,
  covers: false,
  pairs: false,
  tieBreak: false,
  bonuses: false,
  tripleSeven: false,
  says: { natural: 'Black Jack', stand: null, surrender: 'paga y retira' },
}

const PAIRS_BETS: Bets = { ...CLASSIC_BETS, pairs: 'BJP-11' }

export const PERFECT_PAIRS: Variant = {
  ...CLASSIC,
  id: 'blackjack-perfect-pairs',
  title: { es: 'Black Jack Perfect Pairs', en: 'Perfect Pairs blackjack' },
  bets: PAIRS_BETS,
  spots: layout(PAIRS_BETS),
  articles: { ...CLASSIC_ARTICLES, incomplete: 'BJP-04' },
  pairs: true,
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
  offers: 'ace-or-ten',
  insurance: { ace: odds(2, 1), ten: odds(10, 1), exactlyHalf: false },
  splits: null,
  splitAcesAgain: true,
  doubles: 'under-21',
  doublesForLess: true,
  surrendersToAce: true,
  surrendersAfterSplit: true,
  drawsOnSoft17: true,
  voids21: true,
  stopsShort: false,
  tieBreak: true,
  bonuses: true,
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
  insurance: { ace: odds(2, 1), ten: odds(2, 1), exactlyHalf: true },
  splits: 2,
  doubles: 'any',
  surrenders: 'before-drawing',
  surrendersToAce: true,
  stopsShort: false,
  drawsOnSoft21: true,
  splitAcesNatural: true,
  voids21: true,
  covers: true,
  says: { natural: 'Black Jack', stand: 'planto', surrender: null },
  tripleSeven: true,
}

export const isMendoza = ({ regulation }: Variant): boolean => regulation === 'mendoza-2016'
