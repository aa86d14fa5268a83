import { classes } from '../../parts/classes.js'
import type { ResultProps } from '../family.js'
import { DiceRow } from './die/Face.js'
import { facesOf, pointsOf } from './die/faces.js'
import { useDiceWords } from './words.js'
import './styles/die.css'
import './lists.css'

const SIZES = { s: 13, m: 17, xl: 46 } as const

/** What the dice showed: their points, and the dice themselves; of figures the dice alone. */
export const Roll = ({ result, size = 'm', latest }: ResultProps) => {
  const w = useDiceWords()
  const faces = facesOf(result)
  const points = pointsOf(result)
  return (
    <span className={classes('roll', size !== 'm' && size, latest && 'latest', points === 7 && 'seven')}>
      {points !== undefined && <b aria-hidden="true">{points}</b>}
      <DiceRow faces={faces} size={SIZES[size]} tilted={size === 'xl'} />
      <span className="sr">{points === undefined ? w.pair(faces) : `${points}, ${w.pair(faces)}`}</span>
    </span>
  )
}
