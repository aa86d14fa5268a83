// The cloths of the two games of three dice.

import type { FeltSpot, Stake } from '../../../felt/types.js'
import { useMessages } from '../../../i18n/language.js'
import { classes } from '../../../parts/classes.js'
import { DiceRow, Side } from '../die/Face.js'
import { facesOf, isAlike, pointsOf } from '../die/faces.js'
import { useDiceWords } from '../words.js'
import { BoxCloth, type ClothBox } from './BoxCloth.js'
import '../styles/die.css'

export interface ThreeClothProps {
  game: string
  spots: readonly FeltSpot[]
  stakes?: readonly Stake[]
  open?: boolean
  /** What came, while it counts. */
  roll?: string | null
  onPlace?: (spot: string) => void
  onLift?: (spot: string) => void
  onPick?: (chip: number) => void
  onSeek?: (spot: string | null) => void
}

const figureOf = (spot: string): string => spot.replace(/^figure-/, '')

const CrownCloth = ({ spots, roll, ...rest }: ThreeClothProps) => {
  const w = useDiceWords()
  const boxes = spots.map((spot): ClothBox => {
    const figure = figureOf(spot.id)
    const times = roll ? facesOf(roll).filter((face) => face === figure).length : 0
    return {
      spot: spot.id,
      name: w.spot(spot),
      pays: w.three.matches,
      figure: (
        <svg viewBox="-52 -52 104 104" aria-hidden="true">
          <Side face={figure} />
        </svg>
      ),
      won: times > 0 ? w.three.times(times) : null,
    }
  })
  return <BoxCloth {...rest} title={w.cloth[rest.game] ?? ''} look="crown" boxes={boxes} />
}

const SUMS = Array.from({ length: 16 }, (_, index) => index + 3)

/** The sums a bet wins with, in runs: `3–9`, `5–8`. */
const runs = (covers: readonly string[]): readonly string[] => {
  const found: number[][] = []
  for (const sum of covers.map(Number)) {
    const last = found.at(-1)
    if (last && last.at(-1) === sum - 1) last.push(sum)
    else found.push([sum])
  }
  return found.map((run) => (run.length > 1 ? `${run[0]}–${run.at(-1)}` : String(run[0])))
}

const ChuckCloth = ({ spots, roll, ...rest }: ThreeClothProps) => {
  const w = useDiceWords()
  const m = useMessages()
  const points = roll ? pointsOf(roll) : undefined
  const wins = ({ id, covers }: FeltSpot): boolean =>
    roll !== null &&
    roll !== undefined &&
    points !== 10 &&
    points !== 11 &&
    (id === 'any-treble' ? isAlike(roll) : covers.includes(String(points)))
  const boxes = spots.map(
    (spot): ClothBox => ({
      spot: spot.id,
      name: w.spot(spot),
      pays: m.pays(spot.pays.num, spot.pays.den),
      figure:
        spot.id === 'any-treble' ? (
          <DiceRow faces={['2', '2', '2']} size={42} />
        ) : (
          <span className="range">
            {runs(spot.covers).map((run) => (
              <span key={run}>{run}</span>
            ))}
          </span>
        ),
      won: wins(spot) ? '' : null,
    }),
  )
  return (
    <BoxCloth {...rest} title={w.cloth[rest.game] ?? ''} look="chuck" boxes={boxes}>
      <ol className="sums num" aria-label={w.three.sums}>
        {SUMS.map((sum) => (
          <li key={sum} className={classes((sum === 10 || sum === 11) && 'none', sum === points && 'came')}>
            {sum}
          </li>
        ))}
      </ol>
      <p className="sums-note">{w.three.everyLoses}</p>
    </BoxCloth>
  )
}

export const ThreeCloth = (props: ThreeClothProps) =>
  props.game === 'chuck-a-luck' ? <ChuckCloth {...props} /> : <CrownCloth {...props} />
