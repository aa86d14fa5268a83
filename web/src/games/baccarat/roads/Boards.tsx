// The score boards drawn: squares for the bank, circles for the punto, diamonds for ties, so that no colour is needed to read
// them. Derived boards are filled where the shoe repeats itself and hollow where it changes.

import type { ReactNode } from 'react'
import { beadPlate, bigRoad, type Cell, type Derived, derivedRoad, type Outcome, ROWS } from './roads.js'
import './boards.css'

const CELL = 20
const SMALL = 9

interface BoardProps {
  readonly road: string
  /** What it is called; the results themselves are read out elsewhere. */
  readonly label: string
  readonly letters: { readonly [outcome in Outcome]: string }
}

/** As many columns as are shown: the newest are always among them. */
const shownFrom = (cells: readonly Cell[], columns: number): number =>
  Math.max(0, Math.max(-1, ...cells.map(({ column }) => column)) + 1 - columns)

const Grid = (props: {
  readonly label: string
  readonly columns: number
  readonly rows: number
  readonly cell: number
  readonly children: ReactNode
}) => {
  const { label, columns, rows, cell, children } = props
  const [width, height] = [columns * cell, rows * cell]
  return (
    <svg
      className="road-board"
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      role="img"
      aria-label={label}
    >
      <rect className="road-paper" width={width} height={height} rx="3" />
      <path
        className="road-lines"
        d={[
          ...Array.from({ length: columns - 1 }, (_, at) => `M${(at + 1) * cell} 0v${height}`),
          ...Array.from({ length: rows - 1 }, (_, at) => `M0 ${(at + 1) * cell}h${width}`),
        ].join('')}
      />
      {children}
    </svg>
  )
}

/** A result with its letter; its shape says which without the colour. */
export const Mark = ({ outcome, letter, size }: { outcome: Outcome; letter: string; size: number }) => {
  const half = size / 2
  return (
    <>
      {outcome === 'B' && <rect className="mark-b" x={1} y={1} width={size - 2} height={size - 2} rx={size / 6} />}
      {outcome === 'P' && <circle className="mark-p" cx={half} cy={half} r={half - 1} />}
      {outcome === 'T' && (
        <path className="mark-t" d={`M${half} 1L${size - 1} ${half}L${half} ${size - 1}L1 ${half}Z`} />
      )}
      <text className="mark-letter" x={half} y={half} fontSize={size * 0.58}>
        {letter}
      </text>
    </>
  )
}

export const BeadPlate = ({ road, label, letters, columns = 12 }: BoardProps & { readonly columns?: number }) => {
  const beads = beadPlate(road)
  const from = shownFrom(beads, columns)
  return (
    <Grid label={label} columns={columns} rows={ROWS} cell={CELL}>
      {beads
        .filter(({ column }) => column >= from)
        .map(({ outcome, column, row }) => (
          <g key={`${column} ${row}`} transform={`translate(${(column - from) * CELL} ${row * CELL})`}>
            <Mark outcome={outcome} letter={letters[outcome]} size={CELL} />
          </g>
        ))}
    </Grid>
  )
}

export const BigRoad = ({ road, label, columns = 26 }: Omit<BoardProps, 'letters'> & { readonly columns?: number }) => {
  const cells = bigRoad(road)
  const from = shownFrom(cells, columns)
  const last = cells.at(-1)
  return (
    <Grid label={label} columns={columns} rows={ROWS} cell={CELL}>
      {cells
        .filter(({ column }) => column >= from)
        .map((cell) => (
          <g
            key={`${cell.column} ${cell.row}`}
            className={cell === last ? 'latest' : undefined}
            transform={`translate(${(cell.column - from) * CELL} ${cell.row * CELL})`}
          >
            {cell === last && <rect className="road-now" x={0.5} y={0.5} width={CELL - 1} height={CELL - 1} />}
            {cell.side === 'P' ? (
              <circle className="ring-p" cx={CELL / 2} cy={CELL / 2} r={CELL / 2 - 3.5} />
            ) : (
              <rect className="ring-b" x={3.5} y={3.5} width={CELL - 7} height={CELL - 7} rx={2} />
            )}
            {cell.ties > 0 && <path className="tie-stroke" d={`M${CELL - 4} 4L4 ${CELL - 4}`} />}
            {cell.ties > 1 && (
              <text className="tie-count" x={CELL / 2} y={CELL / 2} fontSize={11}>
                {cell.ties}
              </text>
            )}
          </g>
        ))}
    </Grid>
  )
}

const DerivedMark = ({ board, repeats }: { board: Derived; repeats: boolean }) => {
  const half = SMALL / 2
  const look = repeats ? 'derived repeats' : 'derived changes'
  if (board === 'bigEye') return <circle className={`${look} hollow`} cx={half} cy={half} r={half - 2} />
  if (board === 'small') return <circle className={look} cx={half} cy={half} r={half - 1.5} />
  return <path className={`${look} stroke`} d={`M${SMALL - 2} 2L2 ${SMALL - 2}`} />
}

export const DerivedBoard = (props: Omit<BoardProps, 'letters'> & { board: Derived; columns?: number }) => {
  const { road, board, label, columns = 20 } = props
  const cells = derivedRoad(road, board)
  const from = shownFrom(cells, columns)
  return (
    <Grid label={label} columns={columns} rows={ROWS} cell={SMALL}>
      {cells
        .filter(({ column }) => column >= from)
        .map(({ column, row, repeats }) => (
          <g key={`${column} ${row}`} transform={`translate(${(column - from) * SMALL} ${row * SMALL})`}>
            <DerivedMark board={board} repeats={repeats} />
          </g>
        ))}
    </Grid>
  )
}
