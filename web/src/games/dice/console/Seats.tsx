import { Seats as SeatList, type SeatState } from '../../../console/Seats.js'
import type { SeatsProps } from '../../family.js'
import { playOf } from '../play.js'
import { useDiceWords } from '../words.js'

/** Every place, and who has the dice or may not throw. */
export const Seats = ({ view, name }: SeatsProps) => {
  const { console: w } = useDiceWords()
  const { shooter = null, barred = [] } = playOf(view)
  const stateOf = (id: string): SeatState | undefined => {
    if (id === shooter) return { word: w.shooter, tone: 'win' }
    return barred.some((seat) => seat === id) ? { word: w.barred, tone: 'info' } : undefined
  }
  return <SeatList view={view} name={name} stateOf={stateOf} />
}
