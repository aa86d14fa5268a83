// The seven symbols of Big Six: a colour and a shape each, so that no meaning hangs on colour alone.

import type { Both, Words } from '../family.js'

export interface SymbolLook {
  readonly shown: string
  readonly fill: string
  readonly ink: string
  readonly drawing: 'star' | 'crown' | null
}

const LOOKS: { readonly [symbol: string]: Omit<SymbolLook, 'shown'> } = {
  '1': { fill: 'var(--bone-200)', ink: 'var(--ink-900)', drawing: null },
  '2': { fill: 'var(--carmine-600)', ink: 'var(--bone-50)', drawing: null },
  '5': { fill: 'var(--chip-10)', ink: 'var(--bone-50)', drawing: null },
  '10': { fill: 'var(--pocket-zero)', ink: 'var(--bone-50)', drawing: null },
  '20': { fill: 'var(--pocket-black)', ink: 'var(--brass-200)', drawing: null },
  '40-a': { fill: 'var(--brass-400)', ink: 'var(--ink-900)', drawing: 'star' },
  '40-b': { fill: 'var(--brass-700)', ink: 'var(--brass-200)', drawing: 'crown' },
}

export const lookOf = (symbol: string): SymbolLook => ({
  shown: symbol.split('-')[0] as string,
  ...(LOOKS[symbol] ?? { fill: 'var(--ink-700)', ink: 'var(--bone-50)', drawing: null }),
})

/** Drawn round the origin, about 20 across. */
export const DRAWINGS = {
  star: 'M0-10 2.600-3.400 9.500-3.100 4.100 1.300 5.900 8.100 0 4.300-5.900 8.100-4.100 1.300-9.500-3.100-2.600-3.400Z',
  crown: 'M-9 6V-5l4.500 4L0-8.500 4.500-1 9-5V6ZM-9 8.500H9',
} as const

export const DRAWING_NAMES: Both<Words> = { es: { a: 'estrella', b: 'corona' }, en: { a: 'star', b: 'crown' } }

/** `value:40-a` is "Valor 40, estrella". */
export const valueName = (word: string, drawings: Words, id: string): string => {
  const [shown = '', drawing = ''] = id.slice(id.indexOf(':') + 1).split('-')
  return `${word} ${shown}${drawings[drawing] ? `, ${drawings[drawing]}` : ''}`
}

export const kindsOf = (word: string): Words =>
  Object.fromEntries([1, 2, 5, 10, 20, 40].map((value) => [`value-${value}`, `${word} ${value}`]))
