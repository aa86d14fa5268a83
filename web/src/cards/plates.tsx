// What lies beside the cards of a seat: its stakes, its name, who stands behind it.

import { useCardWords } from '../i18n/cards/index.js'
import { money } from '../i18n/format.js'
import { ChipStack } from '../parts/Chip.js'
import { classes } from '../parts/classes.js'
import { placeOf, type TableSeat } from './tableSeat.js'

export const Stack = ({ amount, mine }: { amount: number; mine: boolean }) => (
  <svg width="32" height="34" viewBox="-16 -19 32 34" aria-hidden="true">
    <ChipStack amount={amount} x={0} y={1} r={13} mine={mine} />
  </svg>
)

interface PlateProps {
  seat: TableSeat
  label: string
  /** The chips lie in its circles. */
  bare?: boolean
}

export const Plate = ({ seat, label, bare }: PlateProps) => (
  <div className="plate">
    <span className="no">{seat.seat}</span>
    <span className="who">
      {label}
      {seat.stake > 0 && <small className="num">{money(seat.stake)}</small>}
    </span>
    <span className="stakes" data-place={placeOf(seat.seat)}>
      {!bare && seat.stake > 0 && <Stack amount={seat.stake} mine={seat.me ?? false} />}
      {!bare &&
        seat.sides?.map(({ id, spot, label: name, amount }) => (
          <span key={id} className="side" title={name} data-rest={spot}>
            <span className="sr">{`${name} ${money(amount)}`}</span>
            <Stack amount={amount} mine={seat.me ?? false} />
          </span>
        ))}
    </span>
  </div>
)

/** Plates of who stands behind a seat, on the phone with the number of the seat. */
export const StandingPlates = ({ seats, numbered }: { seats: readonly TableSeat[]; numbered?: boolean }) => {
  const w = useCardWords()
  const all = seats.flatMap(({ seat, standing = [] }) => standing.map((each) => ({ ...each, seat })))
  if (!all.length) return null
  return (
    <ul className="standing" aria-label={w.standing}>
      {all.map(({ id, seat, name, me, stake }) => (
        <li key={`${seat} ${id}`} className={classes(me && 'own')}>
          <div className="plate">
            {numbered && <span className="no">{seat}</span>}
            <span className="who">
              {name}
              <small className="num">
                {w.standing} · {money(stake)}
              </small>
            </span>
          </div>
        </li>
      ))}
    </ul>
  )
}
