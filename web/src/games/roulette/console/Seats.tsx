import { type FullSeat, IDLE_FROM, Seats as SeatList, type SeatState } from '../../../console/Seats.js'
import { money } from '../../../i18n/format.js'
import { Chip } from '../../../parts/Chip.js'
import type { SeatsProps } from '../../family.js'
import { playOf } from '../play.js'
import { useRouletteWords } from '../words.js'

/** Every place, with the colour it plays in, and what the zero or a second table makes of it. */
export const Seats = ({ view, name }: SeatsProps) => {
  const { console: w, table } = useRouletteWords()
  const colourOf = (id: string) => playOf(view).colours?.[id]
  const stateOf = (id: string, seat: FullSeat): SeatState | undefined => {
    if (view.bets.some((bet) => bet.seat === id && bet.tag === 'prison')) return { word: w.prison, tone: 'info' }
    return seat.secondTable && (seat.idleRounds ?? 0) < IDLE_FROM ? { word: w.second, tone: 'info' } : undefined
  }
  return (
    <SeatList
      view={view}
      name={name}
      stateOf={stateOf}
      mark={(id) => {
        const own = colourOf(id)
        return own && <Chip value={own.unit} colour={own.colour} size={22} bare />
      }}
      note={(id) => {
        const own = colourOf(id)
        return (
          own && (
            <small className="muted">
              {w.playsWith(table.coloursNamed[own.colour] ?? own.colour, money(own.unit))}
            </small>
          )
        )
      }}
    />
  )
}
