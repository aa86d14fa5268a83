import type { ReactNode } from 'react'
import type { Bet, SeatView } from '../app/types.js'
import type { SeatsProps } from '../games/family.js'
import { money } from '../i18n/format.js'
import { useStaff, useTeller } from '../i18n/staff/index.js'
import { classes } from '../parts/classes.js'
import { Columns } from './Columns.js'

export interface FullSeat extends SeatView {
  readonly idleRounds?: number
  readonly secondTable?: boolean
  readonly complaint?: boolean
}

export interface SeatState {
  readonly word: string
  readonly tone: string
}

/** Rounds without a stake that are worth a word. */
export const IDLE_FROM = 3

export interface SeatListProps extends Omit<SeatsProps, 'events' | 'draft'> {
  /** Before and after the name: which chips the seat plays with. */
  mark?: (id: string) => ReactNode
  note?: (id: string) => ReactNode
  /** What is said of a seat that is there, where the game has something to say. */
  stateOf?: (id: string, seat: FullSeat) => SeatState | undefined
}

const BETS_SHOWN = 6
const ROWS_MAX = 12

export const totalOf = (bets: readonly Bet[]): number => bets.reduce((sum, bet) => sum + bet.amount, 0)

/** Every place of the table, seat 1 at the croupier's left: who, what stands on the cloth, chips, state. */
export const Seats = ({ view, name, mark, note, stateOf }: SeatListProps) => {
  const w = useStaff().croupier
  const tell = useTeller(view.game)
  const all = Array.from({ length: Number(view.config.seats ?? 0) }, (_, index) => `seat:${index + 1}`)
  const rows = all.length > ROWS_MAX ? all.filter((id) => view.seats[id] || view.blocked.includes(id)) : all
  const state = (id: string, seat: FullSeat | undefined): SeatState => {
    if (view.blocked.includes(id)) return { word: w.blocked, tone: 'warn' }
    if (!seat) return { word: w.free, tone: '' }
    if (seat.leaving) return { word: w.leaving, tone: 'warn' }
    if (!seat.present) return { word: w.away, tone: 'warn' }
    const own = stateOf?.(id, seat)
    if (own) return own
    if ((seat.idleRounds ?? 0) >= IDLE_FROM) return { word: w.idle(seat.idleRounds ?? 0), tone: 'info' }
    return { word: w.present, tone: 'win' }
  }
  return (
    <section className="seatsp panel" aria-label={w.seats}>
      <h2 className="head">
        <b>{w.seats}</b>
        <span className="aside">{w.seatsAside}</span>
      </h2>
      <table>
        <Columns names={[[w.seats, 'sr'], [w.player], [w.onCloth, 'r'], [w.chips, 'r chips'], [w.state, 'r']]} />
        <tbody>
          {rows.map((id) => {
            const seat = view.seats[id] as FullSeat | undefined
            const bets = view.bets.filter((bet) => bet.seat === id)
            const { word, tone } = state(id, seat)
            return (
              <tr key={id} className={seat ? undefined : 'out'}>
                <th scope="row">
                  <span className="sn">
                    <span className="sr">{tell.seat(id)}</span>
                    <span aria-hidden="true">{id.slice(5)}</span>
                  </span>
                </th>
                <td>
                  {seat && (
                    <b className="named">
                      {mark?.(id)}
                      {name(seat.player ?? '')}
                      {note?.(id)}
                    </b>
                  )}
                  {bets.length > 0 && (
                    <small className="bets">
                      {bets
                        .slice(0, BETS_SHOWN)
                        .map((bet) => `${tell.spot(bet.on)} ${money(bet.amount)}`)
                        .join(', ')}
                      {bets.length > BETS_SHOWN && `, + ${bets.length - BETS_SHOWN}`}
                    </small>
                  )}
                </td>
                <td className="r num">{bets.length > 0 && <b>{money(totalOf(bets))}</b>}</td>
                <td className="r num chips">{seat?.chips !== undefined && money(seat.chips)}</td>
                <td className="r">
                  <span className={classes('tag', tone)}>{word}</span>
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </section>
  )
}
