// What the croupier says of a hand, in Spanish always: «La banca abre con par de 4» is the pattern (HPI-20).

import type { Ranked } from '../hands/ranked.js'

const NAMES: { readonly [value: number]: readonly [one: string, many: string] } = {
  1: ['as', 'ases'],
  11: ['jota', 'jotas'],
  12: ['reina', 'reinas'],
  13: ['rey', 'reyes'],
  14: ['as', 'ases'],
}

const one = (value: number): string => NAMES[value]?.[0] ?? String(value)
const many = (value: number): string => NAMES[value]?.[1] ?? String(value)
const FEMININE = [11, 12]
/** «Escalera al 9», «color a la reina». */
const upTo = (value: number): string => `${FEMININE.includes(value) ? 'a la' : 'al'} ${one(value)}`

export const handPhrase = ({ category, values }: Pick<Ranked, 'category' | 'values'>): string => {
  const [first = 0, second = 0] = values
  switch (category) {
    case 'high-card':
      return first === 14 && second === 13 ? 'as y rey' : `carta alta ${one(first)}`
    case 'pair':
      return `par de ${many(first)}`
    case 'two-pairs':
      return `dos pares, ${many(first)} y ${many(values[2] ?? 0)}`
    case 'trio':
      return `trío de ${many(first)}`
    case 'straight':
      return `escalera ${upTo(first)}`
    case 'flush':
      return `color ${upTo(first)}`
    case 'full':
      return `full de ${many(first)} y ${many(values[3] ?? 0)}`
    case 'poker':
      return `poker de ${many(first)}`
    case 'straight-flush':
      return `escalera de color ${upTo(first)}`
    case 'royal-flush':
      return 'escalera real'
  }
}
