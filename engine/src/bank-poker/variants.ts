// The nine games as data: cards, bets, questions, what the bank opens with, what is paid by table, and the course of a round.

import type { Category } from '../hands/categories.js'
import type { RuleId } from '../kernel/citations.js'
import type { Spot } from '../kernel/contract.js'
import { odds } from '../kernel/money.js'
import {
  ARICA_ARTICLES,
  type Articles,
  BONUS_ARTICLES,
  CARIBBEAN_ARTICLES,
  DRAW_ARTICLES,
  GO_ARTICLES,
  IQUIQUE_ARTICLES,
  PLUS_ARTICLES,
  THREE_ARTICLES,
} from './articles.js'
import { BONUS_TABLE } from './bonus.js'
import { layout, type PayTable } from './layout.js'

/** What a player is asked in the course of a round. */
export interface Question {
  readonly id: string
  /** Where the stake lies that it is about. */
  readonly on: string
  /** How many antes going on costs; none where the stake lies there already. */
  readonly antes: number
  readonly no: 'fold' | 'pass' | 'take-back'
  readonly asked: RuleId
  readonly yes: RuleId
  readonly declined: RuleId
}

export type ScriptStep =
  | { readonly do: 'deal'; readonly laps: 'hands' | 'board' | 'flop' | 'street' }
  | { readonly do: 'ask'; readonly question: Question }
  | { readonly do: 'sell' }
  | { readonly do: 'exchange' }
  | { readonly do: 'uncover'; readonly what: 'community' | 'bank'; readonly rule: RuleId }
  | { readonly do: 'settle' }

/** The least hand that opens, or wins where there is no bank. */
export interface Least {
  readonly category: Category
  readonly values: readonly number[]
}

export type Shuffling = 'manual' | 'machine' | 'packets'

export interface Variant {
  readonly id: string
  readonly title: { readonly es: string; readonly en: string }
  readonly source: string
  readonly regulation: 'scj-2023' | 'arica-2017' | 'iquique-2009'
  readonly seats: { readonly most: number; readonly usual: number }
  readonly articles: Articles
  /** How many cards of its own a hand has. */
  readonly cards: number
  readonly hasBank: boolean
  /** The bank's last card lies open from the deal on. */
  readonly upCard: boolean
  /** How the deck may be shuffled and dealt; the first is usual. */
  readonly shufflings: readonly Shuffling[]
  readonly script: readonly ScriptStep[]
  readonly spots: ReadonlyMap<string, Spot>
  /** What must be staked before the cards, all of it alike. */
  readonly first: readonly string[]
  /** The side bet, which comes before the ante. */
  readonly side: 'bonus' | null
  /** The second bet, which in Iquique may be made blind with the first. */
  readonly second: string | null
  readonly blind: boolean
  readonly least: Least | null
  /** What the ante, the second bet or the lines pay by table; the others pay 1 to 1. */
  readonly tables: { readonly ante: PayTable | null; readonly bet: PayTable | null }
  /** The ante is paid only from this category on, and otherwise goes back (HEB-25, HEB-26). */
  readonly antePaidFrom: Category | null
  readonly exchanges: boolean
  readonly buys: boolean
  readonly settles: 'right-to-left' | 'left-to-right'
  readonly button: boolean
}

const ask = (
  on: string,
  antes: number,
  no: Question['no'],
  asked: RuleId,
  yes: RuleId,
  declined: RuleId,
): ScriptStep => ({
  do: 'ask',
  question: { id: on, on, antes, no, asked, yes, declined },
})
const bank = (rule: RuleId): ScriptStep => ({ do: 'uncover', what: 'bank', rule })
const HANDS: ScriptStep = { do: 'deal', laps: 'hands' }
const SETTLE: ScriptStep = { do: 'settle' }

const CARIBBEAN_TABLE: PayTable = {
  'high-card': 1,
  pair: 1,
  'two-pairs': 2,
  trio: 3,
  straight: 4,
  flush: 5,
  full: 7,
  poker: 20,
  'straight-flush': 50,
  'royal-flush': 100,
}

const DRAW_TABLE: PayTable = {
  pair: 1,
  'two-pairs': 1,
  trio: 2,
  straight: 3,
  flush: 5,
  full: 7,
  poker: 20,
  'straight-flush': 50,
  'royal-flush': 100,
}

const THREE_TABLE: PayTable = { 'high-card': 1, pair: 1, flush: 1, straight: 2, trio: 5, 'straight-flush': 6 }

const GO_TABLE: PayTable = {
  pair: 1,
  'two-pairs': 2,
  trio: 3,
  straight: 5,
  flush: 8,
  full: 11,
  poker: 50,
  'straight-flush': 100,
  'royal-flush': 200,
}

const PLUS_TABLE: PayTable = {
  pair: 1,
  'two-pairs': 1,
  trio: 1,
  straight: 1,
  flush: 2,
  full: 3,
  poker: 10,
  'straight-flush': 20,
  'royal-flush': 100,
}

const ACE_KING: Least = { category: 'high-card', values: [14, 13, 0, 0, 0] }
const QUEEN: Least = { category: 'high-card', values: [12, 0, 0] }
const pairOf = (value: number): Least => ({ category: 'pair', values: [value, value, 0, 0, 0] })

export const CARIBBEAN: Variant = {
  id: 'caribbean-poker',
  title: { es: 'Caribbean Poker', en: 'Caribbean Poker' },
  source: 'scj-2023 III.3.5.1',
  regulation: 'scj-2023',
  seats: { most: 7, usual: 7 },
  articles: CARIBBEAN_ARTICLES,
  cards: 5,
  hasBank: true,
  upCard: true,
  shufflings: ['manual', 'machine', 'packets'],
  script: [HANDS, ask('bet', 2, 'fold', 'CAR-09', 'CAR-10', 'CAR-11'), bank('CAR-09'), SETTLE],
  spots: layout({
    ante: { cite: 'CAR-18' },
    bet: { cite: 'CAR-19', table: CARIBBEAN_TABLE, decided: true },
  }),
  first: ['ante'],
  side: null,
  second: 'bet',
  blind: false,
  least: ACE_KING,
  tables: { ante: null, bet: CARIBBEAN_TABLE },
  antePaidFrom: null,
  exchanges: false,
  buys: false,
  settles: 'right-to-left',
  button: false,
}

export const CARIBBEAN_PLUS: Variant = {
  ...CARIBBEAN,
  id: 'caribbean-poker-plus',
  title: { es: 'Caribbean Poker Plus', en: 'Caribbean Poker Plus' },
  script: [HANDS, ask('bet', 2, 'fold', 'CAR-09', 'CAR-10', 'CAR-11'), { do: 'sell' }, bank('CPL-11'), SETTLE],
  spots: layout({
    ante: { cite: 'CAR-18' },
    bet: { cite: 'CAR-19', table: CARIBBEAN_TABLE, decided: true },
    // It wins nothing, and comes back only from what is void (CPL-08).
    'card-price': { cite: 'CPL-05', pays: odds(0, 1), decided: true },
  }),
  buys: true,
}

export const DRAW: Variant = {
  ...CARIBBEAN,
  id: 'draw-poker',
  title: { es: 'Draw Poker', en: 'Draw Poker' },
  source: 'scj-2023 III.3.5.2',
  seats: { most: 6, usual: 6 },
  articles: DRAW_ARTICLES,
  upCard: false,
  script: [HANDS, ask('bet', 2, 'fold', 'DRW-07', 'DRW-08', 'DRW-09'), { do: 'exchange' }, bank('DRW-16'), SETTLE],
  spots: layout({ ante: { cite: 'DRW-34' }, bet: { cite: 'DRW-34', table: DRAW_TABLE, decided: true } }),
  least: pairOf(8),
  tables: { ante: null, bet: DRAW_TABLE },
  exchanges: true,
}

export const DRAW_ARICA: Variant = {
  ...DRAW,
  id: 'draw-poker-arica',
  title: { es: 'Draw Poker de Arica', en: 'Draw Poker of Arica' },
  source: 'arica-2017 1',
  regulation: 'arica-2017',
  articles: ARICA_ARTICLES,
  shufflings: ['manual'],
  script: [HANDS, ask('bet', 2, 'fold', 'DRA-07', 'DRA-07', 'DRA-08'), { do: 'exchange' }, bank('DRA-11'), SETTLE],
  spots: layout({ ante: { cite: 'DRA-20' }, bet: { cite: 'DRA-20', table: DRAW_TABLE, decided: true } }),
}

export const THREE_CARD_POKER: Variant = {
  ...CARIBBEAN,
  id: 'three-card-poker',
  title: { es: 'Poker Tres Cartas', en: 'Three Card Poker' },
  source: 'scj-2023 III.3.5.3',
  articles: THREE_ARTICLES,
  cards: 3,
  upCard: false,
  script: [HANDS, ask('bet', 1, 'fold', 'TCP-07', 'TCP-08', 'TCP-09'), bank('TCP-07'), SETTLE],
  spots: layout({ ante: { cite: 'TCP-14' }, bet: { cite: 'TCP-14', table: THREE_TABLE, decided: true } }),
  least: QUEEN,
  tables: { ante: null, bet: THREE_TABLE },
}

export const GO: Variant = {
  ...CARIBBEAN,
  id: 'go-poker',
  title: { es: 'Go Poker', en: 'Go Poker' },
  source: 'scj-2023 III.3.5.4',
  articles: GO_ARTICLES,
  cards: 3,
  hasBank: false,
  upCard: false,
  script: [
    HANDS,
    ask('line-1', 0, 'take-back', 'GOP-09', 'GOP-11', 'GOP-10'),
    { do: 'uncover', what: 'community', rule: 'GOP-12' },
    ask('line-2', 0, 'take-back', 'GOP-13', 'GOP-13', 'GOP-13'),
    { do: 'uncover', what: 'community', rule: 'GOP-15' },
    SETTLE,
  ],
  spots: layout({
    'line-1': { kind: 'line', cite: 'GOP-19', table: GO_TABLE },
    'line-2': { kind: 'line', cite: 'GOP-19', table: GO_TABLE },
    'line-3': { kind: 'line', cite: 'GOP-19', table: GO_TABLE },
  }),
  first: ['line-1', 'line-2', 'line-3'],
  second: null,
  least: pairOf(10),
  tables: { ante: null, bet: GO_TABLE },
}

export const HOLDEM_PLUS: Variant = {
  ...CARIBBEAN,
  id: 'holdem-plus',
  title: { es: "Texas Hold'em Plus", en: "Texas Hold'em Plus" },
  source: 'scj-2023 III.3.5.7.2',
  seats: { most: 6, usual: 6 },
  articles: PLUS_ARTICLES,
  cards: 2,
  upCard: false,
  shufflings: ['manual', 'machine'],
  script: [
    HANDS,
    { do: 'deal', laps: 'board' },
    ask('bet', 2, 'fold', 'HEP-08', 'HEP-08', 'HEP-09'),
    bank('HEP-10'),
    SETTLE,
  ],
  spots: layout({ ante: { cite: 'HEP-14', table: PLUS_TABLE }, bet: { cite: 'HEP-15', decided: true } }),
  least: pairOf(4),
  tables: { ante: PLUS_TABLE, bet: null },
}

export const HOLDEM_PLUS_IQUIQUE: Variant = {
  ...HOLDEM_PLUS,
  id: 'holdem-plus-iquique',
  title: { es: "Hold'em Plus de Iquique", en: "Hold'em Plus of Iquique" },
  source: 'iquique-2009 art. 158 quinquies',
  regulation: 'iquique-2009',
  seats: { most: 7, usual: 6 },
  articles: IQUIQUE_ARTICLES,
  shufflings: ['manual', 'packets'],
  script: [
    HANDS,
    { do: 'deal', laps: 'board' },
    ask('call', 2, 'fold', 'HPI-16', 'HPI-17', 'HPI-35'),
    bank('HPI-18'),
    SETTLE,
  ],
  spots: layout({ ante: { cite: 'HPI-26', table: PLUS_TABLE }, call: { cite: 'HPI-25' } }),
  second: 'call',
  blind: true,
  settles: 'left-to-right',
}

export const HOLDEM_BONUS: Variant = {
  ...CARIBBEAN,
  id: 'holdem-bonus',
  title: { es: "Texas Hold'em Bonus", en: "Texas Hold'em Bonus" },
  source: 'scj-2023 III.3.5.7.3',
  articles: BONUS_ARTICLES,
  cards: 2,
  upCard: false,
  shufflings: ['manual', 'machine'],
  script: [
    HANDS,
    ask('flop', 2, 'fold', 'HEB-10', 'HEB-10', 'HEB-11'),
    { do: 'deal', laps: 'flop' },
    ask('turn', 1, 'pass', 'HEB-14', 'HEB-14', 'HEB-14'),
    { do: 'deal', laps: 'street' },
    ask('river', 1, 'pass', 'HEB-17', 'HEB-17', 'HEB-17'),
    { do: 'deal', laps: 'street' },
    bank('HEB-20'),
    SETTLE,
  ],
  spots: layout({
    ante: { cite: 'HEB-25' },
    bonus: { cite: 'HEB-23', table: BONUS_TABLE },
    flop: { cite: 'HEB-27', decided: true },
    turn: { cite: 'HEB-27', decided: true },
    river: { cite: 'HEB-27', decided: true },
  }),
  side: 'bonus',
  second: 'flop',
  least: null,
  tables: { ante: null, bet: null },
  antePaidFrom: 'straight',
  button: true,
}

export const VARIANTS: readonly Variant[] = [
  CARIBBEAN,
  CARIBBEAN_PLUS,
  DRAW,
  DRAW_ARICA,
  THREE_CARD_POKER,
  GO,
  HOLDEM_PLUS,
  HOLDEM_PLUS_IQUIQUE,
  HOLDEM_BONUS,
]

export const isIquique = ({ regulation }: Variant): boolean => regulation === 'iquique-2009'
export const isHoldem = ({ cards }: Variant): boolean => cards === 2
