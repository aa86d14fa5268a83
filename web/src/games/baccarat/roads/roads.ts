// The score boards baccarat players know, all of them read from the results of one shoe: nothing here says what comes next.

export type Outcome = 'P' | 'B' | 'T'
export type Side = 'P' | 'B'

/** Where something is drawn: columns from the left, rows from the top, both from 0. */
export interface Cell {
  readonly column: number
  readonly row: number
}

export interface Bead extends Cell {
  readonly outcome: Outcome
}

export interface BigCell extends Cell {
  readonly side: Side
  /** Ties that came after it and before the next result. */
  readonly ties: number
}

/** A repetition or a change, as the derived boards colour them. */
export interface DerivedCell extends Cell {
  readonly repeats: boolean
}

export const ROWS = 6

/** The bead plate: one result after another, down and then to the right. */
export const beadPlate = (road: string): Bead[] =>
  [...road].map((outcome, at) => ({
    outcome: outcome as Outcome,
    column: Math.floor(at / ROWS),
    row: at % ROWS,
  }))

/** Each run of one side, with the ties that followed each of its results; ties before the first result belong to nothing. */
interface Run {
  readonly side: Side
  readonly ties: number[]
}

const runsOf = (road: string): Run[] => {
  const runs: Run[] = []
  for (const outcome of road) {
    const last = runs.at(-1)
    if (outcome === 'T') {
      if (last) last.ties[last.ties.length - 1] = (last.ties.at(-1) ?? 0) + 1
    } else if (last?.side === outcome) last.ties.push(0)
    else runs.push({ side: outcome as Side, ties: [0] })
  }
  return runs
}

/**
 * Columns of lengths laid out as cells: down, and where the bottom or another's tail is in the way, along the row to the right
 * (the «dragon»). A new column begins in the first row, right of where the one before began.
 */
const laidOut = (lengths: readonly number[]): Cell[][] => {
  const taken = new Set<string>()
  const free = ({ column, row }: Cell) => row < ROWS && !taken.has(`${column} ${row}`)
  let first = 0
  return lengths.map((length) => {
    while (!free({ column: first, row: 0 })) first += 1
    const cells: Cell[] = []
    let at: Cell = { column: first, row: 0 }
    let tail = false
    for (let count = 0; count < length; count += 1) {
      if (count > 0) {
        const below = { column: at.column, row: at.row + 1 }
        tail ||= !free(below)
        at = tail ? { column: at.column + 1, row: at.row } : below
        while (tail && !free(at)) at = { column: at.column + 1, row: at.row }
      }
      taken.add(`${at.column} ${at.row}`)
      cells.push(at)
    }
    first += 1
    return cells
  })
}

/** The big road: a column for each run of one side, ties as strokes on the result before them. */
export const bigRoad = (road: string): BigCell[] => {
  const runs = runsOf(road)
  const places = laidOut(runs.map(({ ties }) => ties.length))
  return runs.flatMap(({ side, ties }, run) =>
    ties.map((count, at) => ({ ...(places[run]?.[at] as Cell), side, ties: count })),
  )
}

/** Ties before the first result, which no result can carry. */
export const firstTies = (road: string): number => road.length - road.replace(/^T+/, '').length

/** The three boards derived from the big road look so many columns back. */
export const DERIVED = { bigEye: 1, small: 2, cockroach: 3 } as const
export type Derived = keyof typeof DERIVED

/**
 * A derived board says of each result whether the shoe repeats itself. Down a column: whether the column so many back has a
 * result beside it as it has beside the one above. At the head of a column: whether the two columns before it, so far apart,
 * were equally long. It begins where there is something to compare with.
 */
export const derivedRoad = (road: string, board: Derived): DerivedCell[] => {
  const back = DERIVED[board]
  const lengths = runsOf(road).map(({ ties }) => ties.length)
  const said: boolean[] = []
  for (const [column, length] of lengths.entries())
    for (let row = 0; row < length; row += 1) {
      if (row === 0) {
        const [before, other] = [lengths[column - 1], lengths[column - 1 - back]]
        if (before !== undefined && other !== undefined) said.push(before === other)
      } else {
        const beside = lengths[column - back]
        if (beside !== undefined) said.push(beside > row === beside > row - 1)
      }
    }
  const groups: { readonly repeats: boolean; count: number }[] = []
  for (const repeats of said) {
    const last = groups.at(-1)
    if (last?.repeats === repeats) last.count += 1
    else groups.push({ repeats, count: 1 })
  }
  const places = laidOut(groups.map(({ count }) => count))
  return groups.flatMap(({ repeats, count }, group) =>
    Array.from({ length: count }, (_, at) => ({ ...(places[group]?.[at] as Cell), repeats })),
  )
}

export const countsOf = (road: string): { readonly [outcome in Outcome]: number } => {
  const counts = { P: 0, B: 0, T: 0 }
  for (const outcome of road) counts[outcome as Outcome] += 1
  return counts
}
