// A table of cards in a half moon: the bank above, the seats in an arc, one's own hands large on the phone.

import type { ReactNode } from 'react'
import { useCardWords } from '../i18n/cards/index.js'
import { chipFace } from '../i18n/format.js'
import { classes } from '../parts/classes.js'
import { HalfMoonCloth, type Print } from './HalfMoonCloth.js'
import { Hand } from './Hand.js'
import { dip, seatAt, WIDE } from './halfMoon.js'
import { OwnHands } from './OwnHands.js'
import { Plate, StandingPlates } from './plates.js'
import { MANY, numberOf, placeOf, type TableSeat } from './tableSeat.js'
import { useCentred } from './useInView.js'
import './styles/moon.css'
import './styles/phone.css'

export interface HalfMoonFeltProps {
  readonly print: Print
  readonly bank: ReactNode
  readonly seats: readonly TableSeat[]
  readonly shoe: ReactNode
  readonly discards: ReactNode
  /** On the phone: what stands in the middle instead of one's own hands, such as the boxes while bets are open. */
  readonly instead?: ReactNode
  /** Wide: the circles of a place while bets are open, where its cards will lie. */
  readonly circles?: ((seat: number) => ReactNode) | undefined
  /** Tie-breaks of the round, between the bank and the seats. */
  readonly duels?: ReactNode
  readonly narrow: boolean
  /** What a listener is told as totals change. */
  readonly told: string
}

const WIDTHS: { readonly [hands: number]: number } = { 1: 56, 2: 46, 3: 38, 4: 38 }
/** Three of them stand side by side. */
const SMALL = 34

interface SeatProps {
  seat: TableSeat
  seats: number
  circles?: ReactNode
}

const Seat = ({ seat, seats, circles }: SeatProps) => {
  const w = useCardWords()
  const { x, y } = seatAt(seat.seat, seats)
  const place = { ['--x' as string]: Math.round(x), ['--y' as string]: Math.round(y) }
  const many = seat.hands.length
  const width = (WIDTHS[many] ?? SMALL) + (seat.me && many < 3 ? 10 : 0)
  const hands = useCentred<HTMLDivElement>(many > MANY ? seat.hands.find((hand) => hand.active)?.id : undefined)
  if (!seat.name)
    return (
      <li className="spot-seat vacant" style={place}>
        <div className="slot">{w.free}</div>
        {seat.onSit ? (
          <button type="button" className="plate" onClick={seat.onSit}>
            <span className="no">{seat.seat}</span>
            {seat.sitLabel ?? w.sitHere}
          </button>
        ) : (
          <div className="plate">
            <span className="no">{seat.seat}</span>
          </div>
        )}
      </li>
    )
  return (
    <li
      className={classes('spot-seat', seat.me && 'me', seat.hands.some((hand) => hand.active) && 'turn')}
      style={place}
      aria-current={seat.hands.some((hand) => hand.active) ? 'true' : undefined}
    >
      <div ref={hands} className={classes('hands', many > MANY && 'many')} data-hands={many}>
        {many === 0 && (circles || <div className="slot" aria-hidden="true" />)}
        {seat.hands.map((hand) => (
          <div key={hand.id} className="in-row" aria-current={hand.active ? 'true' : undefined}>
            <Hand
              name={many > 1 ? `${seat.name}, ${w.hand(numberOf(hand))}` : (seat.name ?? '')}
              {...hand}
              width={width}
              {...(many > MANY ? { fit: SMALL * 1.7 } : {})}
              mine={seat.me ?? false}
            />
          </div>
        ))}
      </div>
      <Plate seat={seat} label={seat.me ? w.you : (seat.name ?? '')} bare={Boolean(circles)} />
      <StandingPlates seats={[seat]} />
    </li>
  )
}

interface MiniProps {
  seat: TableSeat
  dipped: number
  /** The chips lie at the large hand. */
  large: boolean
}

const Mini = ({ seat, dipped, large }: MiniProps) => {
  const w = useCardWords()
  const style = { ['--dip' as string]: `${dipped}px` }
  const content = (
    <>
      <small>{seat.me ? w.you : w.seatShort(seat.seat)}</small>
      <b className={seat.hands.length > 1 ? 'many' : undefined}>
        {seat.hands.length > 2 ? w.hands(seat.hands.length) : seat.hands.map((hand) => hand.total).join('·') || '–'}
      </b>
      <small className="num">
        {!seat.name
          ? (seat.sitShort ?? w.free)
          : seat.stake
            ? seat.stake < 1000
              ? String(seat.stake)
              : w.thousands(chipFace(seat.stake))
            : ' '}
      </small>
    </>
  )
  return (
    <li
      className={classes(
        'mini',
        seat.me && 'on',
        seat.hands.some((hand) => hand.active) && 'turn',
        !seat.name && 'vacant',
      )}
      style={style}
      data-place={large ? undefined : placeOf(seat.seat)}
      aria-label={w.seat(seat.seat)}
    >
      {!seat.name && seat.onSit ? (
        <button type="button" onClick={seat.onSit}>
          {content}
          <span className="sr">{seat.sitLabel ?? w.sitHere}</span>
        </button>
      ) : (
        content
      )}
    </li>
  )
}

/** Whose hands stand large on the phone: one's own, those one bets on, or everybody's for who only watches. */
const followed = (seats: readonly TableSeat[]): readonly TableSeat[] => {
  const own = seats.filter((seat) => seat.me || seat.standing?.some(({ me }) => me))
  return own.some((seat) => seat.hands.length > 0) ? own : seats
}

export const HalfMoonFelt = (props: HalfMoonFeltProps) => {
  const { print, bank, seats, shoe, discards, instead, circles, duels, narrow, told } = props
  const w = useCardWords()
  const live = (
    <p className="sr" aria-live="polite">
      {told}
    </p>
  )
  if (narrow)
    return (
      <section className="moon narrow" aria-label={w.table}>
        {live}
        {bank}
        <ul className="row7" aria-label={w.seats}>
          {seats.toReversed().map((seat, index) => (
            <Mini
              key={seat.seat}
              seat={seat}
              dipped={dip(index, seats.length)}
              // A tie-break pushes one's own hand out of sight.
              large={seat.me === true && seat.hands.length > 0 && !duels}
            />
          ))}
        </ul>
        <StandingPlates seats={seats} numbered />
        {duels}
        <div className="middle">{instead ?? <OwnHands seats={followed(seats)} />}</div>
        <div className="props">
          {shoe}
          {discards}
        </div>
      </section>
    )
  return (
    <section className="moon" aria-label={w.table} style={{ aspectRatio: `${WIDE.width} / ${WIDE.height}` }}>
      {live}
      <HalfMoonCloth print={print} seats={seats.length} />
      <div className="at-bank">{bank}</div>
      <div className="at-duels">{duels}</div>
      <div className="at-shoe">{shoe}</div>
      <div className="at-discards">{discards}</div>
      <ul aria-label={w.seats}>
        {seats.map((seat) => (
          <Seat key={seat.seat} seat={seat} seats={seats.length} circles={circles?.(seat.seat)} />
        ))}
      </ul>
    </section>
  )
}
