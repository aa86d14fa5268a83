// The cloth and the pay table as the regulation prints them (scj-2023 II.1.4 and II.1.6), written without the engine:
// the tests compare the two.

export interface Printed {
  readonly kind: string
  readonly covers: readonly number[]
  readonly pays: { readonly num: number; readonly den: number }
  readonly rule: string
}

export const POCKETS = Array.from({ length: 37 }, (_, pocket) => pocket)

export const ROWS = [
  [1, 2, 3],
  [4, 5, 6],
  [7, 8, 9],
  [10, 11, 12],
  [13, 14, 15],
  [16, 17, 18],
  [19, 20, 21],
  [22, 23, 24],
  [25, 26, 27],
  [28, 29, 30],
  [31, 32, 33],
  [34, 35, 36],
]

const COLUMNS = [
  [1, 4, 7, 10, 13, 16, 19, 22, 25, 28, 31, 34],
  [2, 5, 8, 11, 14, 17, 20, 23, 26, 29, 32, 35],
  [3, 6, 9, 12, 15, 18, 21, 24, 27, 30, 33, 36],
]

const DOZENS = [
  [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
  [13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24],
  [25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36],
]

export const CHANCES: { readonly [chance: string]: readonly number[] } = {
  red: [1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36],
  black: [2, 4, 6, 8, 10, 11, 13, 15, 17, 20, 22, 24, 26, 28, 29, 31, 33, 35],
  even: [2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24, 26, 28, 30, 32, 34, 36],
  odd: [1, 3, 5, 7, 9, 11, 13, 15, 17, 19, 21, 23, 25, 27, 29, 31, 33, 35],
  low: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18],
  high: [19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36],
}

/** Where a number is printed: its row and its place in the row. The zero has neither. */
export const place = (number: number): { row: number; column: number } => {
  const row = ROWS.findIndex((numbers) => numbers.includes(number))
  return { row, column: (ROWS[row] as number[]).indexOf(number) }
}

/** Boxes with a common side, in disposition horizontal or vertical; the zero lies along the first row. */
export const contiguous = (a: number, b: number): boolean => {
  if (a === 0 || b === 0) return a !== b && Math.max(a, b) <= 3
  const [one, other] = [place(a), place(b)]
  return Math.abs(one.row - other.row) + Math.abs(one.column - other.column) === 1
}

/** Boxes with a common side or a common corner. */
export const touching = (a: number, b: number): boolean => {
  if (a === 0 || b === 0) return a !== b && Math.max(a, b) <= 3
  const [one, other] = [place(a), place(b)]
  return a !== b && Math.abs(one.row - other.row) <= 1 && Math.abs(one.column - other.column) <= 1
}

const pairs = (numbers: readonly number[]): [number, number][] =>
  numbers.flatMap((a, index) => numbers.slice(index + 1).map((b): [number, number] => [a, b]))

export const PAIRS = pairs(POCKETS)
export const SPLITS = PAIRS.filter(([a, b]) => contiguous(a, b))

const STREETS = [[0, 1, 2], [0, 2, 3], ...ROWS]

/** The four boxes round each point where two lines cross. */
const CORNERS = [
  [0, 1, 2, 3],
  ...ROWS.slice(0, -1).flatMap((row, index) => {
    const below = ROWS[index + 1] as number[]
    return [0, 1].map((left) => [...row.slice(left, left + 2), ...below.slice(left, left + 2)])
  }),
]

const SIX_LINES = ROWS.slice(0, -1).map((row, index) => [...row, ...(ROWS[index + 1] as number[])])

const inside = (kind: string, num: number, rule: string, zeroRule: string, all: readonly (readonly number[])[]) =>
  all.map((covers): [string, Printed] => [
    `${kind}:${covers.join('-')}`,
    { kind, covers, pays: { num, den: 1 }, rule: covers.includes(0) ? zeroRule : rule },
  ])

const area = (kind: string, num: number, den: number, rule: string, named: readonly (readonly [string, number[]])[]) =>
  named.map(([id, covers]): [string, Printed] => [id, { kind, covers, pays: { num, den }, rule }])

const ascending = (a: number, b: number): number => a - b
const [first, second, third] = COLUMNS as [number[], number[], number[]]
const [early, middle, late] = DOZENS as [number[], number[], number[]]

export const CLOTH: ReadonlyMap<string, Printed> = new Map([
  ...inside(
    'straight',
    35,
    'RF-13',
    'RF-13',
    POCKETS.map((pocket) => [pocket]),
  ),
  ...inside('split', 17, 'RF-14', 'RF-14', SPLITS),
  ...inside('street', 11, 'RF-15', 'RF-16', STREETS),
  ...inside('corner', 8, 'RF-17', 'RF-18', CORNERS),
  ...inside('six-line', 5, 'RF-19', 'RF-19', SIX_LINES),
  ...area('column', 2, 1, 'RF-20', [
    ['column:1', first],
    ['column:2', second],
    ['column:3', third],
  ]),
  ...area('dozen', 2, 1, 'RF-21', [
    ['dozen:1', early],
    ['dozen:2', middle],
    ['dozen:3', late],
  ]),
  ...area('two-columns', 1, 2, 'RF-22', [
    ['two-columns:1-2', [...first, ...second].sort(ascending)],
    ['two-columns:2-3', [...second, ...third].sort(ascending)],
  ]),
  ...area('two-dozens', 1, 2, 'RF-23', [
    ['two-dozens:1-2', [...early, ...middle]],
    ['two-dozens:2-3', [...middle, ...late]],
  ]),
  ...area(
    'even-chance',
    1,
    1,
    'RF-25',
    Object.entries(CHANCES).map(([chance, numbers]) => [chance, [...numbers]] as const),
  ),
])

/** What a stake wins or loses on a number, a zero answered with half. Whole stakes of an even amount. */
export const netOn = ({ kind, covers, pays }: Printed, stake: number, pocket: number): number => {
  if (covers.includes(pocket)) return (stake * pays.num) / pays.den
  return pocket === 0 && kind === 'even-chance' ? -stake / 2 : -stake
}
