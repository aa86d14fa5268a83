// The cloth of a blackjack table: the bank above, the seats in an arc, one's own hands large on the phone.

import type { ReactNode } from 'react'
import { useCardWords } from '../i18n/cards/index.js'
import { chipFace, money } from '../i18n/format.js'
import { ChipStack } from '../parts/Chip.js'
import { classes } from '../parts/classes.js'
import { HalfMoonCloth } from './HalfMoonCloth.js'
import { Hand } from './Hand.js'
import { dip, seatAt, WIDE } from './halfMoon.js'

export interface TableHand {
  readonly id: string
  readonly cards: readonly string[]
  readonly total: string
  readonly stake: number
  readonly flag?: string | undefined
  readonly tone?: 'win' | 'loss' | 'push' | undefined
  readonly active?: boolean
  readonly across?: number | undefined
}

export interface TableSeat {
  readonly seat: number
  /** Without a name the seat is free. */
  readonly name?: string | undefined
  readonly me?: boolean
  readonly hands: readonly TableHand[]
  /** What stands in its boxes. */
  readonly stake: number
  /** Side bets, drawn as small stacks beside the main one. */
  readonly sides?: readonly { readonly id: string; readonly label: string; readonly amount: number }[]
  readonly onSit?: (() => void) | undefined
  readonly sitLabel?: string
}

export interface HalfMoonFeltProps {
  /** Printed in an arc: what a natural pays, when the bank stands, what insurance pays. */
  readonly print: { readonly natural: string; readonly stands: string; readonly insurance: string }
  readonly bank: ReactNode
  readonly seats: readonly TableSeat[]
  readonly shoe: ReactNode
  readonly discards: ReactNode
  /** On the phone: what stands in the middle instead of one's own hands, such as the boxes while bets are open. */
  readonly instead?: ReactNode
  /** Tie-breaks of the round, between the bank and the seats. */
  readonly duels?: ReactNode
  readonly narrow: boolean
  /** What a listener is told as totals change. */
  readonly told: string
}

const WIDTHS: { readonly [hands: number]: number } = { 1: 56, 2: 46, 3: 38, 4: 38 }

const Stack = ({ amount, mine }: { amount: number; mine: boolean }) => (
  <svg width="32" height="34" viewBox="-16 -19 32 34" aria-hidden="true">
    <ChipStack amount={amount} x={0} y={1} r={13} mine={mine} />
  </svg>
)

const Plate = ({ seat, label }: { seat: TableSeat; label: string }) => (
  <div className="plate">
    <span className="no">{seat.seat}</span>
    <span className="who">
      {label}
      {seat.stake > 0 && <small className="num">{money(seat.stake)}</small>}
    </span>
    {seat.stake > 0 && <Stack amount={seat.stake} mine={seat.me ?? false} />}
    {seat.sides?.map(({ id, label: name, amount }) => (
      <span key={id} className="side" title={name}>
        <span className="sr">{`${name} ${money(amount)}`}</span>
        <Stack amount={amount} mine={seat.me ?? false} />
      </span>
    ))}
  </div>
)

const Seat = ({ seat, seats }: { seat: TableSeat; seats: number }) => {
  const w = useCardWords()
  const { x, y } = seatAt(seat.seat, seats)
  const place = { ['--x' as string]: Math.round(x), ['--y' as string]: Math.round(y) }
  const many = seat.hands.length
  const width = (WIDTHS[many] ?? 30) + (seat.me && many < 3 ? 10 : 0)
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
      <div className="hands" data-hands={many}>
        {many === 0 && <div className="slot" aria-hidden="true" />}
        {seat.hands.map((hand, index) => (
          <Hand
            key={hand.id}
            name={many > 1 ? `${seat.name}, ${w.hand(index + 1)}` : (seat.name ?? '')}
            {...hand}
            width={width}
            mine={seat.me ?? false}
          />
        ))}
      </div>
      <Plate seat={seat} label={seat.me ? w.you : (seat.name ?? '')} />
    </li>
  )
}

const Mini = ({ seat, dipped }: { seat: TableSeat; dipped: number }) => {
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
          ? w.free
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

/** One's own hands on the phone: the one in turn large, the others beside it. */
const Mine = ({ seats }: { seats: readonly TableSeat[] }) => {
  const w = useCardWords()
  const all = seats.flatMap((seat) => seat.hands.map((hand, index) => ({ seat, hand, index })))
  if (!all.length) return null
  const inTurn = all.findIndex(({ hand }) => hand.active)
  const large = all.length === 1 ? 0 : inTurn
  return (
    <div className="mine-hands" data-hands={all.length}>
      {all.map(({ seat, hand, index }, place) => (
        <div key={hand.id} className={classes('own', place === large && 'large')}>
          <Hand
            name={`${w.you}, ${w.seat(seat.seat)}${seat.hands.length > 1 ? `, ${w.hand(index + 1)}` : ''}`}
            {...hand}
            mine
            width={place === large ? (all.length > 2 ? 66 : 84) : all.length > 2 ? 38 : 52}
          />
          <div className="plate">
            <span className="no">{seat.seat}</span>
            {hand.stake > 0 && (
              <span className="who">
                {place === large ? w.yourBet : null}
                <small className="num">{money(hand.stake)}</small>
              </span>
            )}
            {place === large && hand.stake > 0 && <Stack amount={hand.stake} mine />}
          </div>
        </div>
      ))}
    </div>
  )
}

export const HalfMoonFelt = (props: HalfMoonFeltProps) => {
  const { print, bank, seats, shoe, discards, instead, duels, narrow, told } = props
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
            <Mini key={seat.seat} seat={seat} dipped={dip(index, seats.length)} />
          ))}
        </ul>
        {duels}
        <div className="middle">{instead ?? <Mine seats={seats.filter((seat) => seat.me)} />}</div>
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
          <Seat key={seat.seat} seat={seat} seats={seats.length} />
        ))}
      </ul>
    </section>
  )
}
