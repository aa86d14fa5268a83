import { FIGURES, PIPS } from './faces.js'

const Marks = ({ face }: { face: string }) => {
  const figure = FIGURES[face]
  if (figure)
    return (
      <path
        className={figure.red ? 'die-mark red' : 'die-mark'}
        d={figure.path}
        fillRule="evenodd"
        transform="scale(3.1)"
      />
    )
  return PIPS[face]?.map(([x, y]) => (
    <g key={`${x} ${y}`} transform={`translate(${x * 26} ${y * 26})`}>
      <circle className="die-pip" r={face === '1' ? 12 : 9.6} />
      <path className="die-glint" d={face === '1' ? 'M-8 6A10 10 0 0 0 8 6' : 'M-6.400 5A8 8 0 0 0 6.400 5'} />
    </g>
  ))
}

/** One side, round the origin and 100 across, for a drawing. */
export const Side = ({ face }: { face: string }) => (
  <>
    <rect className="die-body" x="-48" y="-48" width="96" height="96" rx="19" />
    <rect className="die-edge" x="-43" y="-43" width="86" height="86" rx="15" />
    <Marks face={face} />
  </>
)

/** A die inside another drawing. */
export const DieAt = ({
  face,
  x,
  y,
  size,
  turn = 0,
}: {
  face: string
  x: number
  y: number
  size: number
  turn?: number
}) => (
  <g className="die" transform={`translate(${x} ${y}) rotate(${turn}) scale(${size / 100})`}>
    <Side face={face} />
  </g>
)

const TILTS = [-7, 6, -3]

/** Dice side by side, as a picture; whoever shows them says them in words. */
export const DiceRow = ({
  faces,
  size = 22,
  tilted = false,
}: {
  faces: readonly string[]
  size?: number
  tilted?: boolean
}) => {
  const step = 108
  const width = step * faces.length + (tilted ? 24 : 0)
  const height = tilted ? 124 : 104
  return (
    <svg
      className="dice-row"
      width={(size * width) / 100}
      height={(size * height) / 100}
      viewBox={`${-width / 2} ${-height / 2} ${width} ${height}`}
      aria-hidden="true"
    >
      {faces.map((face, index) => (
        <DieAt
          // biome-ignore lint/suspicious/noArrayIndexKey: faces repeat, a die is its position
          key={index}
          face={face}
          x={(index - (faces.length - 1) / 2) * step}
          y={0}
          size={100}
          turn={tilted ? (TILTS[index % TILTS.length] ?? 0) : 0}
        />
      ))}
    </svg>
  )
}
