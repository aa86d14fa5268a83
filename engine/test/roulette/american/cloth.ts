// The oracle: both American cloths written out from the lists of scj-2023 II.2.5 and II.2.7, with nothing taken from
// the engine. 32 is red.

export interface Box {
  readonly id: string
  readonly kind: string
  readonly covers: readonly string[]
  readonly pays: number
  readonly rule: string
}

const words = (text: string): string[] => text.trim().split(/\s+/)

const PAYS: { readonly [kind: string]: number } = {
  straight: 35,
  split: 17,
  street: 11,
  corner: 8,
  'special-line': 6,
  'six-line': 5,
  column: 2,
  dozen: 2,
  'even-chance': 1,
}

const STRAIGHTS = `1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 33 34 35 36`

const SPLITS_ACROSS = `
  1-2 2-3 4-5 5-6 7-8 8-9 10-11 11-12 13-14 14-15 16-17 17-18
  19-20 20-21 22-23 23-24 25-26 26-27 28-29 29-30 31-32 32-33 34-35 35-36`

const SPLITS_ALONG = `
  1-4 2-5 3-6 4-7 5-8 6-9 7-10 8-11 9-12 10-13 11-14 12-15 13-16 14-17 15-18 16-19 17-20
  18-21 19-22 20-23 21-24 22-25 23-26 24-27 25-28 26-29 27-30 28-31 29-32 30-33 31-34 32-35 33-36`

const STREETS = `
  1-2-3 4-5-6 7-8-9 10-11-12 13-14-15 16-17-18 19-20-21 22-23-24 25-26-27 28-29-30 31-32-33 34-35-36`

const CORNERS = `
  1-2-4-5 2-3-5-6 4-5-7-8 5-6-8-9 7-8-10-11 8-9-11-12 10-11-13-14 11-12-14-15 13-14-16-17 14-15-17-18 16-17-19-20
  17-18-20-21 19-20-22-23 20-21-23-24 22-23-25-26 23-24-26-27 25-26-28-29 26-27-29-30 28-29-31-32 29-30-32-33
  31-32-34-35 32-33-35-36`

const SIX_LINES = `
  1-2-3-4-5-6 4-5-6-7-8-9 7-8-9-10-11-12 10-11-12-13-14-15 13-14-15-16-17-18 16-17-18-19-20-21 19-20-21-22-23-24
  22-23-24-25-26-27 25-26-27-28-29-30 28-29-30-31-32-33 31-32-33-34-35-36`

const AREAS: { readonly [id: string]: readonly [kind: string, numbers: string] } = {
  'column:1': ['column', '1 4 7 10 13 16 19 22 25 28 31 34'],
  'column:2': ['column', '2 5 8 11 14 17 20 23 26 29 32 35'],
  'column:3': ['column', '3 6 9 12 15 18 21 24 27 30 33 36'],
  'dozen:1': ['dozen', '1 2 3 4 5 6 7 8 9 10 11 12'],
  'dozen:2': ['dozen', '13 14 15 16 17 18 19 20 21 22 23 24'],
  'dozen:3': ['dozen', '25 26 27 28 29 30 31 32 33 34 35 36'],
  red: ['even-chance', '1 3 5 7 9 12 14 16 18 19 21 23 25 27 30 32 34 36'],
  black: ['even-chance', '2 4 6 8 10 11 13 15 17 20 22 24 26 28 29 31 33 35'],
  even: ['even-chance', '2 4 6 8 10 12 14 16 18 20 22 24 26 28 30 32 34 36'],
  odd: ['even-chance', '1 3 5 7 9 11 13 15 17 19 21 23 25 27 29 31 33 35'],
  low: ['even-chance', '1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18'],
  high: ['even-chance', '19 20 21 22 23 24 25 26 27 28 29 30 31 32 33 34 35 36'],
}

type Rules = { readonly [kind: string]: string }

const cloth = (insides: { readonly [kind: string]: string }, rules: Rules): Box[] => {
  const box = (kind: string, id: string, covers: string[]): Box => ({
    id,
    kind,
    covers,
    pays: PAYS[kind] as number,
    rule: rules[kind] as string,
  })
  return [
    ...Object.entries(insides).flatMap(([kind, list]) =>
      words(list).map((numbers) => box(kind, `${kind}:${numbers}`, numbers.split('-'))),
    ),
    ...Object.entries(AREAS).map(([id, [kind, numbers]]) => box(kind, id, words(numbers))),
  ]
}

export const CLOTH = cloth(
  {
    straight: `0 ${STRAIGHTS}`,
    split: `0-1 0-2 0-3 ${SPLITS_ACROSS} ${SPLITS_ALONG}`,
    street: `0-1-2 0-2-3 ${STREETS}`,
    corner: `0-1-2-3 ${CORNERS}`,
    'six-line': SIX_LINES,
  },
  {
    straight: 'RA-27',
    split: 'RA-28',
    street: 'RA-29',
    corner: 'RA-30',
    'six-line': 'RA-31',
    column: 'RA-32',
    dozen: 'RA-33',
    'even-chance': 'RA-34',
  },
)

export const CLOTH_00 = cloth(
  {
    straight: `0 00 ${STRAIGHTS}`,
    split: `0-00 0-1 0-2 00-2 00-3 ${SPLITS_ACROSS} ${SPLITS_ALONG}`,
    street: `0-00-2 0-1-2 00-2-3 ${STREETS}`,
    corner: CORNERS,
    'special-line': '0-00-1-2-3',
    'six-line': SIX_LINES,
  },
  {
    straight: 'R00-02',
    split: 'R00-03',
    street: 'R00-04',
    corner: 'R00-05',
    'special-line': 'R00-06',
    'six-line': 'R00-07',
    column: 'R00-08',
    dozen: 'R00-08',
    'even-chance': 'R00-09',
  },
)

export const POCKETS = words(`0 ${STRAIGHTS}`)
export const POCKETS_00 = words(`0 00 ${STRAIGHTS}`)

/** Profit of a stake of 100: the printed payout, half lost by an even chance on a zero, otherwise all lost. */
export const netOf100 = (box: Box, pocket: string): number => {
  if (box.covers.includes(pocket)) return 100 * box.pays
  return box.kind === 'even-chance' && (pocket === '0' || pocket === '00') ? -50 : -100
}

// Geometry. Numbers lie three across and twelve along, in boxes of one by one; what bounds the zeros differs.

interface Rectangle {
  readonly x: readonly [number, number]
  readonly y: readonly [number, number]
}

const PRINTED = `
   1  2  3
   4  5  6
   7  8  9
  10 11 12
  13 14 15
  16 17 18
  19 20 21
  22 23 24
  25 26 27
  28 29 30
  31 32 33
  34 35 36`

const numbersAt: [string, Rectangle][] = PRINTED.trim()
  .split('\n')
  .flatMap((row, y) => words(row).map((number, x): [string, Rectangle] => [number, { x: [x, x + 1], y: [y, y + 1] }]))

/** One zero lies over the whole first row. */
export const BOXES = new Map<string, Rectangle>([['0', { x: [0, 3], y: [-1, 0] }], ...numbersAt])

/** Two zeros share it, half each: 0 over the 1 and half of the 2, 00 over the rest. */
export const BOXES_00 = new Map<string, Rectangle>([
  ['0', { x: [0, 1.5], y: [-1, 0] }],
  ['00', { x: [1.5, 3], y: [-1, 0] }],
  ...numbersAt,
])

const overlap = ([a, b]: readonly [number, number], [c, d]: readonly [number, number]) =>
  Math.min(b, d) - Math.max(a, c)

/** How two boxes meet: along a line, at a point, or not at all. */
export const contact = (a: Rectangle, b: Rectangle): 'line' | 'point' | undefined => {
  const [x, y] = [overlap(a.x, b.x), overlap(a.y, b.y)]
  if (x < 0 || y < 0) return undefined
  return x === 0 && y === 0 ? 'point' : 'line'
}

/** Pairs with a line between them, as `a-b`, in the order of the boxes. */
export const contiguousPairs = (boxes: ReadonlyMap<string, Rectangle>): string[] => {
  const all = [...boxes]
  return all.flatMap(([a, boxA], index) =>
    all.slice(index + 1).flatMap(([b, boxB]) => (contact(boxA, boxB) === 'line' ? [`${a}-${b}`] : [])),
  )
}

/** Points where exactly this many boxes meet, as the boxes that meet there. */
export const meetingsOf = (boxes: ReadonlyMap<string, Rectangle>, count: number): string[] => {
  const points = new Map<string, string>()
  for (const box of boxes.values())
    for (const x of box.x)
      for (const y of box.y) {
        const here = [...boxes].filter(([, b]) => b.x[0] <= x && x <= b.x[1] && b.y[0] <= y && y <= b.y[1])
        if (here.length === count) points.set(`${x},${y}`, here.map(([name]) => name).join('-'))
      }
  return [...points.values()]
}
