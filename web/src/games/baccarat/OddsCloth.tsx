import { classes } from '../../parts/classes.js'
import type { OddsClothProps } from '../family.js'
import { useBaccaratWords } from './words.js'
import './styles/cloth.css'

/** The boxes of a place, to choose whose odds are told. */
export const OddsCloth = ({ spots, bet, onPlace }: OddsClothProps) => {
  const w = useBaccaratWords()
  return (
    <div className="bac-zones">
      {spots.map((spot) => (
        <button
          key={spot.id}
          type="button"
          className={classes('zone', spot.id === bet && 'on')}
          aria-pressed={spot.id === bet}
          onClick={() => onPlace(spot.id)}
        >
          <b>{w.spot(spot)}</b>
        </button>
      ))}
    </div>
  )
}
