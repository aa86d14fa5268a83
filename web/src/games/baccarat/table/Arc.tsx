// The big table: a sector for each place, with a box for each bet. What is staked lies in its box; the numbers around it are
// the places themselves, drawn by `Plates` over this picture.

import { ChipStack } from '../../../parts/Chip.js'
import { classes } from '../../../parts/classes.js'
import { LETTERS, type Plate, type Told } from '../play.js'
import { useBaccaratWords } from '../words.js'

const [WIDTH, HEIGHT] = [1040, 420]
const CENTRE = { x: 520, y: 8 }
/** Of the boxes from the edge inwards: each lies between two ellipses. */
const BANDS = [
  [474, 360],
  [426, 318],
  [384, 281],
  [346, 249],
] as const
const PLACES_AT = [504, 391] as const
const WORDS_AT = [320, 226] as const
const [FROM, SWEEP] = [169, 158]
const STEPS = 6

type Radii = readonly [x: number, y: number]

const turned = (degrees: number): number => (degrees * Math.PI) / 180
/** The first place lies at the croupier's right: at the left of who looks at him. */
const edge = (place: number, places: number): number => turned(FROM - ((place - 1) * SWEEP) / places)
const on = ([rx, ry]: Radii, angle: number): readonly [number, number] => [
  CENTRE.x + rx * Math.cos(angle),
  CENTRE.y + ry * Math.sin(angle),
]
const between = (one: Radii, other: Radii): Radii => [(one[0] + other[0]) / 2, (one[1] + other[1]) / 2]

/** Where the number of a place stands, in hundredths of the picture. */
export const placeAt = (place: number, places: number): { readonly left: string; readonly top: string } => {
  const [x, y] = on(PLACES_AT, edge(place + 0.5, places))
  return { left: `${(x / WIDTH) * 100}%`, top: `${(y / HEIGHT) * 100}%` }
}

const boxPath = (place: number, places: number, outer: Radii, inner: Radii): string => {
  const steps = Array.from({ length: STEPS + 1 }, (_, step) => edge(place + step / STEPS, places))
  const points = [...steps.map((angle) => on(outer, angle)), ...steps.toReversed().map((angle) => on(inner, angle))]
  return `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`
}

const Sector = ({ plate, places, spots }: { plate: Plate; places: number; spots: readonly string[] }) => {
  const { table: w } = useBaccaratWords()
  const { place, me, bets } = plate
  return (
    <g className={classes('sector', me && 'me')} data-whose={plate.seat}>
      {spots.map((spot, at) => {
        const [outer, inner] = [BANDS[at] as Radii, BANDS[at + 1] as Radii]
        const [x, y] = on(between(outer, inner), edge(place + 0.5, places))
        const stake = bets.find((bet) => bet.on === spot)?.amount
        return (
          <g key={spot}>
            <path d={boxPath(place, places, outer, inner)} />
            <circle data-rest={spot} cx={x} cy={y} r={1} fill="none" />
            {stake === undefined ? (
              <text x={x} y={y + 5}>
                {w.letters[LETTERS[spot as Told['winner']]]}
              </text>
            ) : (
              <ChipStack amount={stake} x={x} y={y + 3} r={me ? 16 : 14} mine={me} />
            )}
          </g>
        )
      })}
    </g>
  )
}

interface ArcProps {
  readonly plates: readonly Plate[]
  readonly spots: readonly string[]
  /** Printed on the felt. */
  readonly words: string
}

/** A picture only: places and bets are told by the plates. */
export const Arc = ({ plates, spots, words }: ArcProps) => {
  const [left, right] = [on(WORDS_AT, Math.PI), on(WORDS_AT, 0)]
  return (
    <svg className="bac-arc-cloth" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      {plates.map((plate) => (
        <Sector key={plate.seat} plate={plate} places={plates.length} spots={spots} />
      ))}
      <path id="bac-arc-words" d={`M${left.join(' ')}A${WORDS_AT.join(' ')} 0 0 0 ${right.join(' ')}`} fill="none" />
      <text className="felt-words">
        <textPath href="#bac-arc-words" startOffset="50%" textAnchor="middle">
          {words}
        </textPath>
      </text>
    </svg>
  )
}
