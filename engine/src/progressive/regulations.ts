// What the two regulations of progressive pots say: which games, which prizes, and the rule each thing rests on.

import type { Category } from '../hands/categories.js'
import type { RuleId } from '../kernel/citations.js'

/** Times the side bet, an amount for each credit bet, or a percentage of the main pot. */
export type Pays = { readonly times: number } | { readonly units: number } | { readonly percent: number }

export interface Prize {
  readonly category: Category
  readonly pays: Pays
  readonly cite: RuleId
}

/** The rules a table with side bets rests on. */
export interface SideArticles {
  readonly tables: RuleId
  readonly voluntary: RuleId
  readonly base: RuleId
  readonly credits: RuleId
  readonly limits: RuleId
  readonly electronic: RuleId
  readonly chooses: RuleId
  readonly manual: RuleId
  readonly lamp: RuleId
  readonly lock: RuleId
  readonly exchanged: RuleId
  readonly bought: RuleId
  readonly folded: RuleId
  readonly read: RuleId
  readonly hands: RuleId
  readonly order: RuleId
  readonly unlit: RuleId
  readonly faulty: RuleId
  readonly lucky: RuleId
  readonly luckyPaid: RuleId
  readonly void: RuleId
}

/** The rules a pot rests on. */
export interface PotArticles {
  readonly games: RuleId
  readonly tables: RuleId
  readonly limits: RuleId
  readonly records: RuleId
  readonly commission: RuleId
  readonly base: RuleId
  readonly terms: RuleId
  readonly several: RuleId
  readonly cap: RuleId
  readonly lucky: RuleId
  readonly elsewhere: RuleId
}

export interface Regulation {
  readonly id: 'progressive-scj' | 'progressive-arica'
  readonly title: { readonly es: string; readonly en: string }
  readonly source: string
  readonly edition: string
  readonly games: readonly string[]
  /** From the least. */
  readonly prizes: readonly Prize[]
  /** A percentage pays at most so many times the bet; null where nothing is said, and a house may set one (PG-22). */
  readonly cap: number | null
  readonly lucky: number
  readonly pot: PotArticles
  readonly side: SideArticles
}

export const SCJ: Regulation = {
  id: 'progressive-scj',
  title: { es: 'Pozo progresivo', en: 'Progressive pot' },
  source: 'Catálogo de Juegos, SCJ 2023, III.6',
  edition: 'scj-2023',
  games: ['draw-poker', 'caribbean-poker', 'caribbean-poker-plus', 'go-poker', 'holdem-plus'],
  prizes: [
    { category: 'flush', pays: { times: 50 }, cite: 'PRG-27' },
    { category: 'full', pays: { times: 100 }, cite: 'PRG-27' },
    { category: 'poker', pays: { times: 500 }, cite: 'PRG-27' },
    { category: 'straight-flush', pays: { percent: 10 }, cite: 'PRG-28' },
    { category: 'royal-flush', pays: { percent: 100 }, cite: 'PRG-30' },
  ],
  cap: 5_000,
  lucky: 10_000,
  pot: {
    games: 'PRG-01',
    tables: 'PRG-08',
    limits: 'PRG-07',
    records: 'PRG-17',
    commission: 'PRG-39',
    base: 'PRG-40',
    terms: 'PRG-41',
    several: 'PRG-32',
    cap: 'PRG-29',
    lucky: 'PRG-43',
    elsewhere: 'PRG-46',
  },
  side: {
    tables: 'PRG-08',
    voluntary: 'PRG-02',
    base: 'PRG-03',
    credits: 'PRG-05',
    limits: 'PRG-06',
    electronic: 'PRG-09',
    chooses: 'PRG-10',
    manual: 'PRG-11',
    lamp: 'PRG-12',
    lock: 'PRG-13',
    exchanged: 'PRG-18',
    bought: 'PRG-19',
    folded: 'PRG-21',
    read: 'PRG-25',
    hands: 'PRG-26',
    order: 'PRG-38',
    unlit: 'PRG-44',
    faulty: 'PRG-45',
    lucky: 'PRG-42',
    luckyPaid: 'PRG-43',
    void: 'PRG-39',
  },
}

export const ARICA: Regulation = {
  id: 'progressive-arica',
  title: { es: 'Pozo progresivo de Arica', en: 'Progressive pot of Arica' },
  source: 'Reglamento de Draw Poker, Arica 2017, 3 y 4',
  edition: 'arica-2017',
  games: ['draw-poker-arica'],
  prizes: [
    { category: 'straight', pays: { units: 20_000 }, cite: 'PRA-09' },
    { category: 'flush', pays: { units: 25_000 }, cite: 'PRA-10' },
    { category: 'full', pays: { units: 40_000 }, cite: 'PRA-10' },
    { category: 'poker', pays: { units: 100_000 }, cite: 'PRA-10' },
    { category: 'straight-flush', pays: { percent: 10 }, cite: 'PRA-11' },
    { category: 'royal-flush', pays: { percent: 100 }, cite: 'PRA-12' },
  ],
  cap: null,
  lucky: 15_000,
  pot: {
    games: 'PRA-26',
    tables: 'PRA-26',
    limits: 'PRA-02',
    records: 'PRA-05',
    commission: 'PRA-21',
    base: 'PRA-22',
    terms: 'PRA-22',
    several: 'PRA-15',
    cap: 'PRA-11',
    lucky: 'PRA-23',
    elsewhere: 'PRA-25',
  },
  side: {
    tables: 'PRA-26',
    voluntary: 'PRA-01',
    base: 'PRA-01',
    credits: 'PRA-04',
    limits: 'PRA-02',
    electronic: 'PRA-04',
    chooses: 'PRA-04',
    manual: 'PRA-04',
    lamp: 'PRA-03',
    lock: 'PRA-03',
    exchanged: 'PRA-06',
    bought: 'PRA-06',
    folded: 'PRA-07',
    read: 'PRA-08',
    hands: 'PRA-09',
    order: 'PRA-20',
    unlit: 'PRA-24',
    faulty: 'PRA-24',
    lucky: 'PRA-13',
    luckyPaid: 'PRA-23',
    void: 'PRA-21',
  },
}

/** Where Iquique's game may join: it allows a pot and gives no rules for it (PG-21). */
export const IQUIQUE = 'holdem-plus-iquique'

export const prizeOf = ({ prizes }: Regulation, category: string): Prize | undefined =>
  prizes.find((prize) => prize.category === category)
