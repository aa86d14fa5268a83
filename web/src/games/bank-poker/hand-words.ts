// A hand in words: what it is, and of what. The croupier says it in Spanish; a page says it in the reader's language.

import type { Category } from '@tapete/engine'
import { capital } from '../../i18n/format.js'
import type { Both } from '../family.js'

/** What is known of a hand while it is not whole, too: a pair among three cards. */
export interface Named {
  readonly category: Category
  readonly values: readonly number[]
}

/** The name alone, with its comma where it takes one, and what makes it this one: `Dos pares,`, `jotas y 4`. */
export interface HandName {
  readonly name: string
  readonly of: string
}

export interface HandWords {
  readonly category: (category: string) => string
  readonly of: (hand: Named) => HandName
  /** One card of it, by its value. */
  readonly one: (value: number) => string
}

const at = (values: readonly number[], place: number): number => values[place] ?? 0
const isAceKing = ({ category, values }: Named): boolean =>
  category === 'high-card' && at(values, 0) === 14 && at(values, 1) === 13

const ES: { readonly [value: number]: readonly [one: string, many: string, to: string] } = {
  1: ['as', 'ases', 'al as'],
  11: ['jota', 'jotas', 'a la jota'],
  12: ['reina', 'reinas', 'a la reina'],
  13: ['rey', 'reyes', 'al rey'],
  14: ['as', 'ases', 'al as'],
}
const oneEs = (value: number): string => ES[value]?.[0] ?? String(value)
const manyEs = (value: number): string => ES[value]?.[1] ?? String(value)
const toEs = (value: number): string => ES[value]?.[2] ?? `al ${value}`

const CATEGORIES_ES: { readonly [category: string]: string } = {
  'high-card': 'Carta alta',
  pair: 'Par',
  'two-pairs': 'Dos pares',
  trio: 'Trío',
  straight: 'Escalera',
  flush: 'Color',
  full: 'Full',
  poker: 'Póker',
  'straight-flush': 'Escalera de color',
  'royal-flush': 'Escalera real',
}

const es: HandWords = {
  one: oneEs,
  category: (category) => CATEGORIES_ES[category] ?? category,
  of: (hand) => {
    const { category, values } = hand
    const first = at(values, 0)
    const name = CATEGORIES_ES[category] ?? category
    switch (category) {
      case 'high-card':
        return isAceKing(hand) ? { name: 'As y rey', of: '' } : { name: `${name},`, of: oneEs(first) }
      case 'two-pairs':
        return { name: `${name},`, of: `${manyEs(first)} y ${manyEs(at(values, 2))}` }
      case 'full':
        return { name, of: `de ${manyEs(first)} y ${manyEs(at(values, 3))}` }
      case 'straight':
      case 'flush':
      case 'straight-flush':
        return { name, of: toEs(first) }
      case 'royal-flush':
        return { name, of: '' }
      default:
        return { name, of: `de ${manyEs(first)}` }
    }
  },
}

const ONE_EN = 'ace two three four five six seven eight nine ten jack queen king ace'.split(' ')
const oneEn = (value: number): string => ONE_EN[value - 1] ?? String(value)
const manyEn = (value: number): string => (value === 6 ? 'sixes' : `${oneEn(value)}s`)

const CATEGORIES_EN: { readonly [category: string]: string } = {
  'high-card': 'High card',
  pair: 'Pair',
  'two-pairs': 'Two pair',
  trio: 'Three of a kind',
  straight: 'Straight',
  flush: 'Flush',
  full: 'Full house',
  poker: 'Four of a kind',
  'straight-flush': 'Straight flush',
  'royal-flush': 'Royal flush',
}

const en: HandWords = {
  one: oneEn,
  category: (category) => CATEGORIES_EN[category] ?? category,
  of: (hand) => {
    const { category, values } = hand
    const first = at(values, 0)
    const name = CATEGORIES_EN[category] ?? category
    switch (category) {
      case 'high-card':
        return { name: isAceKing(hand) ? 'Ace-king' : capital(`${oneEn(first)} high`), of: '' }
      case 'pair':
        return { name, of: `of ${manyEn(first)}` }
      case 'two-pairs':
        return { name: `${name},`, of: `${manyEn(first)} and ${manyEn(at(values, 2))}` }
      case 'full':
        return { name: `${name},`, of: `${manyEn(first)} over ${manyEn(at(values, 3))}` }
      case 'straight':
      case 'flush':
      case 'straight-flush':
        return { name: `${name},`, of: `${oneEn(first)} high` }
      case 'royal-flush':
        return { name, of: '' }
      default:
        return { name: `${name},`, of: manyEn(first) }
    }
  },
}

export const handWords: Both<HandWords> = { es, en }
/** Of two hands of the same name the card that decides: of the better one, the first that is higher. */
export const decider = (one: Named, other: Named): number | undefined => {
  const first = one.values.findIndex((value, place) => value !== other.values[place])
  return first < 0 ? undefined : Math.max(one.values[first] ?? 0, other.values[first] ?? 0)
}

export const whole = ({ name, of }: HandName): string => (of ? `${name} ${of}` : name)
