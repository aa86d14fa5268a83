// The name of a spot from its id, and the spot a person means by a few words ("cuadro 25").

import type { NamedSpot } from '../family.js'

type Inside = 'straight' | 'split' | 'street' | 'corner' | 'special-line' | 'six-line'

export interface BetWords extends Record<Inside, string> {
  readonly column: (n: number) => string
  readonly dozen: (n: number) => string
  readonly 'two-columns': (a: number, b: number) => string
  readonly 'two-dozens': (a: number, b: number) => string
  readonly chances: Record<string, string>
}

const INSIDE: readonly string[] = [
  'straight',
  'split',
  'street',
  'corner',
  'special-line',
  'six-line',
] satisfies Inside[]
const isInside = (kind: string): kind is Inside => INSIDE.includes(kind)

const tail = (id: string): string => id.slice(id.indexOf(':') + 1)

const span = (covers: readonly string[]): string =>
  covers.length > 4 ? `${covers[0]}–${covers.at(-1)}` : covers.join(' · ')

export const spotName = (words: BetWords, spot: NamedSpot): string => {
  const [a = 0, b = 0] = tail(spot.id).split('-').map(Number)
  switch (spot.kind) {
    case 'even-chance':
      return words.chances[spot.id] ?? spot.id
    case 'column':
    case 'dozen':
      return words[spot.kind](a)
    case 'two-columns':
    case 'two-dozens':
      return words[spot.kind](a, b)
    case 'special-line':
      return `${words['special-line']} ${spot.covers.join(' · ')}`
    case 'straight':
    case 'split':
    case 'street':
    case 'corner':
    case 'six-line':
      return `${words[spot.kind]} ${span(spot.covers)}`
    default:
      return spot.id
  }
}

/** The name as it is read aloud: every number of the bet, with a pause between them. */
export const spokenName = (words: BetWords, spot: NamedSpot): string =>
  isInside(spot.kind) ? `${words[spot.kind]} ${spot.covers.join(', ')}` : spotName(words, spot)

const KINDS: Record<string, string> = {
  pleno: 'straight',
  straight: 'straight',
  numero: 'straight',
  number: 'straight',
  caballo: 'split',
  split: 'split',
  calle: 'street',
  transversal: 'street',
  street: 'street',
  cuadro: 'corner',
  cuadra: 'corner',
  corner: 'corner',
  linea: 'six-line',
  seisena: 'six-line',
  line: 'six-line',
  six: 'six-line',
  especial: 'special-line',
  special: 'special-line',
  columna: 'column',
  columnas: 'two-columns',
  column: 'column',
  columns: 'two-columns',
  docena: 'dozen',
  docenas: 'two-dozens',
  dozen: 'dozen',
  dozens: 'two-dozens',
}

const CHANCES: Record<string, string> = {
  rojo: 'red',
  red: 'red',
  negro: 'black',
  black: 'black',
  par: 'even',
  even: 'even',
  impar: 'odd',
  odd: 'odd',
  falta: 'low',
  menor: 'low',
  low: 'low',
  pasa: 'high',
  mayor: 'high',
  high: 'high',
}

const plain = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')

const BY_COUNT: Record<number, string> = { 1: 'straight', 2: 'split', 3: 'street', 4: 'corner', 6: 'six-line' }

/**
 * The spot meant by `text`, or undefined. A number may be the lowest of the bet ("cuadro 25") or all of them
 * ("caballo 8 11"); numbers alone are read by how many they are.
 */
export const findSpot = <S extends NamedSpot>(spots: readonly S[], text: string): S | undefined => {
  const words = plain(text).match(/[a-z]+|\d+/g) ?? []
  const chance = words.map((word) => CHANCES[word]).find(Boolean)
  if (chance) return spots.find((spot) => spot.id === chance)
  const numbers = words.filter((word) => /\d/.test(word)).map((word) => (word === '00' ? word : String(Number(word))))
  const named = words
    .map((word) => KINDS[word])
    .filter((kind) => kind !== undefined)
    .at(-1)
  const kind = named ?? BY_COUNT[numbers.length]
  if (!kind) return undefined
  if (kind === 'special-line') return spots.find((spot) => spot.kind === kind)
  if (numbers.length === 0) return undefined
  const same = spots.filter((spot) => spot.kind === kind)
  if (!['straight', 'split', 'street', 'corner', 'six-line'].includes(kind)) {
    const key = numbers.join('-')
    return same.find((spot) => tail(spot.id) === key) ?? same.find((spot) => tail(spot.id).startsWith(`${key}-`))
  }
  const has = (spot: S) => numbers.every((number) => spot.covers.includes(number))
  return (
    same.find((spot) => spot.covers.length === numbers.length && has(spot)) ??
    same.find((spot) => spot.covers[0] === numbers[0] && has(spot))
  )
}
