// The four games as data: who deals, how the cards lie, whose the bank is, and which rule says so.

import type { RuleId } from '../kernel/citations.js'

export interface Articles {
  readonly capacity: RuleId
  readonly staff: RuleId
  readonly packs: RuleId
  readonly players: RuleId
  /** Who has the sabot. */
  readonly deals: RuleId
  /** Face up or face down. */
  readonly deal: RuleId
  readonly five: RuleId
  readonly tieBet: RuleId
  readonly tie: RuleId
  readonly turn: RuleId
  readonly slot: RuleId
  readonly cutTurn: RuleId
  readonly touching: RuleId
}

export interface Variant {
  readonly id: string
  readonly title: { readonly es: string; readonly en: string }
  readonly source: string
  readonly seatsMax: number
  readonly seats: number
  /** The packs a table may be played with, the usual first. */
  readonly decks: readonly [number, ...number[]]
  /** Whose hands the sabot is in. */
  readonly sabot: 'player' | 'banker' | 'croupier'
  /** The first cards lie face down and a player turns them. */
  readonly covers: boolean
  readonly tie: boolean
  /** A card can slip into the discard slot of the table. */
  readonly slot: boolean
  readonly playersMin: number
  readonly articles: Articles
}

const TITLE = 'scj-2023 III.2'

export const PUNTO_Y_BANCA: Variant = {
  id: 'punto-y-banca',
  title: { es: 'Punto y Banca', en: 'Punto y Banca' },
  source: TITLE,
  seatsMax: 14,
  seats: 9,
  decks: [8],
  sabot: 'player',
  covers: false,
  tie: true,
  slot: true,
  playersMin: 1,
  articles: {
    capacity: 'PYB-02',
    staff: 'PYB-04',
    packs: 'PYB-01',
    players: 'PYB-03',
    deals: 'PYB-05',
    deal: 'PYB-15',
    five: 'PYB-14',
    tieBet: 'PYB-16',
    tie: 'PYB-17',
    turn: 'PYB-15',
    slot: 'PYB-21',
    cutTurn: 'PYB-11',
    touching: 'PYB-20',
  },
}

export const CHEMIN_DE_FER: Variant = {
  id: 'baccarat-chemin-de-fer',
  title: { es: 'Baccarat o Chemin de Fer', en: 'Baccarat or Chemin de Fer' },
  source: TITLE,
  seatsMax: 14,
  seats: 9,
  decks: [8],
  sabot: 'banker',
  covers: false,
  tie: false,
  slot: true,
  playersMin: 4,
  articles: {
    capacity: 'CHF-02',
    staff: 'CHF-04',
    packs: 'CHF-01',
    players: 'CHF-03',
    deals: 'CHF-07',
    deal: 'CHF-37',
    five: 'CHF-32',
    tieBet: 'CHF-05',
    tie: 'CHF-06',
    turn: 'CHF-37',
    slot: 'CHF-40',
    cutTurn: 'CHF-39',
    touching: 'CHF-38',
  },
}

export const MIDI: Variant = {
  id: 'midi-punto-y-banca',
  title: { es: 'Midi Punto y Banca', en: 'Midi Punto y Banca' },
  source: TITLE,
  seatsMax: 9,
  seats: 9,
  decks: [8, 6],
  sabot: 'croupier',
  covers: true,
  tie: true,
  slot: false,
  playersMin: 1,
  articles: {
    capacity: 'MID-01',
    staff: 'MID-12',
    packs: 'MID-02',
    players: 'MID-03',
    deals: 'MID-04',
    deal: 'MID-05',
    five: 'MID-09',
    tieBet: 'MID-08',
    tie: 'MID-08',
    turn: 'MID-06',
    slot: 'MID-13',
    cutTurn: 'BAC-04',
    touching: 'MID-07',
  },
}

export const MINI: Variant = {
  ...MIDI,
  id: 'mini-punto-y-banca',
  title: { es: 'Mini Punto y Banca', en: 'Mini Punto y Banca' },
  seatsMax: 7,
  seats: 7,
  articles: {
    capacity: 'MIN-01',
    staff: 'MIN-12',
    packs: 'MIN-02',
    players: 'MIN-03',
    deals: 'MIN-04',
    deal: 'MIN-05',
    five: 'MIN-09',
    tieBet: 'MIN-08',
    tie: 'MIN-08',
    turn: 'MIN-06',
    slot: 'MIN-13',
    cutTurn: 'BAC-04',
    touching: 'MIN-07',
  },
}

export const VARIANTS: readonly Variant[] = [PUNTO_Y_BANCA, CHEMIN_DE_FER, MIDI, MINI]
