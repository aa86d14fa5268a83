// The figures of the report: each table, each game, all of them.

import type { AnswerOf } from '@tapete/server/wire'

export type Day = AnswerOf<'GET /api/reports/day'>
export type TableDay = Day['tables'][number]
export type Expected = AnswerOf<'GET /api/reports/expected'>['tables'][number]

export type Reading = 'inside' | 'over' | 'under' | 'few' | 'computing'

export interface Line {
  readonly id: string
  readonly name: string
  readonly note: string
  /** A game, over its tables. */
  readonly group: boolean
  readonly rounds: number
  readonly drop: number
  readonly staked: number
  readonly win: number
  /** What was expected of what was staked, and one deviation of it; undefined until it is known. */
  readonly expected: { readonly win: number; readonly deviation: number; readonly turnover: number } | undefined
}

/** Two deviations: 19 of 20 days. */
const BAND = 2

/** A pot stands in no room of the house, though the server keeps it in one. */
const NO_ROOM = 'pots'

export const isPot = ({ room }: TableDay): boolean => room === NO_ROOM

/** How a table is served and where it stands. */
export const placeOf = (
  table: TableDay,
  words: { readonly [mode: string]: string },
  roomName: (room: string) => string,
): string => [words[table.mode] ?? table.mode, ...(isPot(table) ? [] : [roomName(table.room)])].join(' · ')

/** Nothing was bought, staked, decided or moved at it. */
export const isIdle = (table: TableDay): boolean =>
  [table.rounds, table.buyIns, table.cashOuts, table.stakes, table.win, table.tips].every((each) => each === 0) &&
  [table.commission, table.pots, table.promotions, table.corrections, table.inPlay].every((each) => each === 0)

/** Shares of what was staked and decided; undefined as long as nothing was. */
export const holdsOf = ({ rounds, staked, win, expected }: Line) => {
  const base = expected && expected.turnover > 0 ? expected.turnover : staked
  if (base <= 0 || (rounds === 0 && win === 0)) return undefined
  const real = win / base
  if (!expected || expected.deviation === 0) return { base, real, band: undefined }
  const [theory, half] = [expected.win / base, (BAND * expected.deviation) / base]
  return { base, real, band: { theory, from: theory - half, to: theory + half } }
}

export const readingOf = (line: Line, known: boolean): Reading => {
  if (!known) return 'computing'
  const holds = holdsOf(line)
  if (!holds?.band || line.expected?.deviation === 0) return 'few'
  if (holds.real > holds.band.to) return 'over'
  return holds.real < holds.band.from ? 'under' : 'inside'
}

const sum = (lines: readonly Line[], of: (line: Line) => number): number =>
  lines.reduce((all, line) => all + of(line), 0)

/** Several lines as one: what is expected adds up, and so do variances. */
export const together = (lines: readonly Line[], named: Pick<Line, 'id' | 'name' | 'note' | 'group'>): Line => {
  const known = lines.flatMap(({ expected }) => (expected ? [expected] : []))
  return {
    ...named,
    ...{ rounds: sum(lines, (line) => line.rounds), drop: sum(lines, (line) => line.drop) },
    ...{ staked: sum(lines, (line) => line.staked), win: sum(lines, (line) => line.win) },
    expected:
      known.length === 0
        ? undefined
        : {
            win: known.reduce((all, { win }) => all + win, 0),
            turnover: known.reduce((all, { turnover }) => all + turnover, 0),
            deviation: Math.sqrt(known.reduce((all, { deviation }) => all + deviation ** 2, 0)),
          },
  }
}

export const lineOf = (table: TableDay, expected: Expected | undefined, note: string): Line => ({
  ...{ id: table.table, name: table.name, note, group: false },
  ...{ rounds: table.rounds, drop: table.buyIns, staked: table.stakes, win: table.win, expected },
})

const quoted = (value: string | number): string => {
  const text = String(value)
  return /[",\n;]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** One row a table, as spreadsheets read it. */
export const csvOf = (day: Day, expected: readonly Expected[]): string => {
  const columns = [
    ...(['date', 'to', 'table', 'name', 'room', 'game', 'mode', 'rounds', 'moves', 'buyIns', 'cashOuts'] as const),
    ...(['stakes', 'win', 'expectedTurnover', 'expectedWin', 'deviation', 'commission', 'pots'] as const),
    ...(['promotions', 'tips', 'corrections', 'correctionsGiven', 'correctionsTaken', 'inPlay'] as const),
  ]
  const rows = day.tables.map((table) => {
    const own = expected.find((each) => each.table === table.table)
    const cells: { readonly [column: string]: string | number | null } = {
      ...table,
      ...{ date: day.date, to: day.to },
      ...{ expectedTurnover: own?.turnover ?? '', expectedWin: own?.win ?? '', deviation: own?.deviation ?? '' },
    }
    return columns.map((column) => quoted(cells[column] ?? '')).join(',')
  })
  return `${[columns.join(','), ...rows].join('\n')}\n`
}
