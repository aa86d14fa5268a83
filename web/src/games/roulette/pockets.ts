// Red is round, black is square, zero is a diamond. Everywhere a number appears.

import type { Both } from '../family.js'

export type PocketKind = 'red' | 'black' | 'zero'

const REDS = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36])

export const pocketKind = (pocket: string): PocketKind =>
  pocket === '0' || pocket === '00' ? 'zero' : REDS.has(Number(pocket)) ? 'red' : 'black'

export const pocketFill = (pocket: string): string => `var(--pocket-${pocketKind(pocket)})`

export const COLOURS: Both<{ readonly [kind in PocketKind]: string }> = {
  es: { red: 'rojo', black: 'negro', zero: 'cero' },
  en: { red: 'red', black: 'black', zero: 'zero' },
}
