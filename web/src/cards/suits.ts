// The drawings of a pack: one path a suit, the places of the pips, one motif a court. A card is 100 by 140.

export type Suit = 's' | 'h' | 'd' | 'c'

export const SUIT_PATHS: Record<Suit, string> = {
  s: 'M0-9.4C2.9-4.9 8.3-2 8.3 2.3 8.3 5.9 3.7 6.9 1.2 3.9 1.4 6.6 2.4 8.4 4.2 9.4H-4.2C-2.4 8.4-1.4 6.6-1.2 3.9-3.7 6.9-8.3 5.9-8.3 2.3-8.3-2-2.9-4.9 0-9.4Z',
  h: 'M0 9C-3.2 4.6-8.8 1.6-8.8-3.4-8.8-9.2-1.6-9.8 0-4.6 1.6-9.8 8.8-9.2 8.8-3.4 8.8 1.6 3.2 4.6 0 9Z',
  d: 'M0-9.6C1.9-6 4.4-2.6 7 0 4.4 2.6 1.9 6 0 9.6-1.9 6-4.4 2.6-7 0-4.4-2.6-1.9-6 0-9.6Z',
  c: 'M0-9.2A4.2 4.2 0 0 1 3-2.1 4.2 4.2 0 1 1 1.1 4.2C1.3 6.8 2.4 8.4 4.2 9.4H-4.2C-2.4 8.4-1.3 6.8-1.1 4.2A4.2 4.2 0 1 1-3-2.1 4.2 4.2 0 0 1 0-9.2Z',
}

const [L, C, R] = [37, 50, 63]
const [T, M, B] = [30, 70, 110]
type Place = readonly [x: number, y: number]

const CORNERS: readonly Place[] = [
  [L, T],
  [R, T],
  [L, B],
  [R, B],
]
const MIDDLES: readonly Place[] = [
  [L, M],
  [R, M],
]
const QUARTERS: readonly Place[] = [
  [L, 57],
  [R, 57],
  [L, 83],
  [R, 83],
]

export const PIPS: { readonly [rank: string]: readonly Place[] } = {
  2: [
    [C, T],
    [C, B],
  ],
  3: [
    [C, T],
    [C, M],
    [C, B],
  ],
  4: CORNERS,
  5: [...CORNERS, [C, M]],
  6: [...CORNERS, ...MIDDLES],
  7: [...CORNERS, ...MIDDLES, [C, 50]],
  8: [...CORNERS, ...MIDDLES, [C, 50], [C, 90]],
  9: [...CORNERS, ...QUARTERS, [C, M]],
  T: [...CORNERS, ...QUARTERS, [C, 43], [C, 97]],
}

/** A court is a double-ended monogram: the body is filled with brass, the lines take the colour of the suit. */
export const COURTS: { readonly [rank: string]: { readonly body: string; readonly lines: string } } = {
  K: { body: 'M37 44V29l7.5 7L54 23l9.5 13 7.5-7v15Z', lines: 'M37 48.5h34' },
  Q: {
    body: 'M43.5 34a10.5 10.5 0 1 1 21 0 10.5 10.5 0 1 1-21 0Z',
    lines: 'M36 46a18 18 0 0 1 36 0M40.5 46a13.5 13.5 0 0 1 27 0',
  },
  J: { body: 'M54 23 68 37 54 51 40 37Z', lines: 'M34 37 54 57 74 37' },
}
