// What the sides of a die show: one to six pips, or one of six figures. A roll is written with a dash between its dice.

import { SUIT_PATHS } from '../../../cards/suits.js'

/** Pips in thirds of a side, from its centre. */
export const PIPS: { readonly [face: string]: readonly (readonly [number, number])[] } = {
  '1': [[0, 0]],
  '2': [
    [-1, -1],
    [1, 1],
  ],
  '3': [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  '4': [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  '5': [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  '6': [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
}

export interface Figure {
  /** Drawn round the origin, about 20 across. */
  readonly path: string
  readonly red: boolean
  readonly strokes?: string
}

const CROWN = 'M-8.600 5.400-9.600-4.600l5.200 4L0-8.800 4.400-.6l5.200-4L8.600 5.400ZM-8.600 7.200H8.600V9H-8.600Z'
const ANCHOR =
  'M0-9.600A2.700 2.700 0 0 1 1.300-4.500V-3H5V-.8H1.300V6.200C4 5.700 6 3.900 6.500 1.400L4.300 2.500 7.900-2.400 9.900 3.200 8.600 2.300C7.600 6.600 4.300 9.600 0 9.600S-7.600 6.600-8.600 2.300L-9.900 3.200-7.900-2.400-4.300 2.500-6.500 1.400C-6 3.900-4 5.700-1.300 6.200V-.8H-5V-3H-1.300V-4.500A2.700 2.700 0 0 1 0-9.600ZM0-8.100A1.200 1.200 0 1 0 0-5.700 1.200 1.200 0 1 0 0-8.100Z'

export const FIGURES: { readonly [figure: string]: Figure } = {
  crown: { path: CROWN, red: true },
  anchor: { path: ANCHOR, red: false },
  spade: { path: SUIT_PATHS.s, red: false },
  heart: { path: SUIT_PATHS.h, red: true },
  diamond: { path: SUIT_PATHS.d, red: true },
  club: { path: SUIT_PATHS.c, red: false },
}

export const facesOf = (roll: string): readonly string[] => roll.split('-')

/** Points of a roll; undefined for dice with figures. */
export const pointsOf = (roll: string): number | undefined => {
  const sum = facesOf(roll).reduce((points, face) => points + Number(face), 0)
  return Number.isNaN(sum) ? undefined : sum
}

/** All dice alike: the hard way of a total, or a treble. */
export const isAlike = (roll: string): boolean => new Set(facesOf(roll)).size === 1
