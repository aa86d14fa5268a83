// One felt for nine games: the bank above, the seats in a half moon, a box a bet. What differs comes from the variant.

import type { ReactNode } from 'react'
import type { Event, View } from '../../../app/types.js'
import { HalfMoonCloth } from '../../../cards/HalfMoonCloth.js'
import { seatAt, WIDE } from '../../../cards/halfMoon.js'
import { useCardWords } from '../../../i18n/cards/index.js'
import { chipFace, money, signed } from '../../../i18n/format.js'
import { ChipStack } from '../../../parts/Chip.js'
import { classes } from '../../../parts/classes.js'
import { SideBoxes } from '../../progressive/table/SideBoxes.js'
import { whole } from '../hand-words.js'
import { bankSeen, playOf, variantOf, verdictOf } from '../play.js'
import { useHandWords, usePokerWords } from '../words.js'
import { Laid, placed } from './Laid.js'
import { Middle } from './Middle.js'
import { type Box, type PokerSeat, seatsOf } from './seats.js'
import '../../../cards/styles/moon.css'
import '../../../cards/styles/phone.css'
import '../styles/felt.css'
import '../styles/phone.css'

export interface FeltProps {
  view: View
  events: readonly Event[]
  me: string | null
  narrow: boolean
  /** One's own circles while bets are open. */
  circles?: ReactNode
  /** One's own cards lie large in another place. */
  docked?: boolean
  onSit?: ((seat: number) => void) | undefined
  /** A moment that is over: nobody sits down at it. */
  past?: boolean
}

const toneOf = (net: number): string => (net > 0 ? 'win' : net < 0 ? 'loss' : 'push')

const BetBox = ({ box, mine, large }: { box: Box; mine: boolean; large?: boolean }) => (
  <span className={classes('pk-box', box.round && 'round', box.amount > 0 && 'filled')} data-spot={box.on}>
    {box.amount > 0 ? (
      <>
        <span className="sr">{`${box.label} ${money(box.amount)}`}</span>
        <svg width={34} height={36} viewBox="-17 -20 34 36" aria-hidden="true">
          <ChipStack amount={box.amount} y={1} r={13} mine={mine} />
        </svg>
        {large && <em aria-hidden="true">{box.printed}</em>}
      </>
    ) : (
      <em>{box.printed}</em>
    )}
  </span>
)

const Boxes = ({ seat, large }: { seat: PokerSeat; large?: boolean }) => (
  <div className="pk-boxes" data-boxes={seat.boxes.length}>
    {seat.boxes.map((box) => (
      <BetBox key={box.on} box={box} mine={seat.me} large={large ?? false} />
    ))}
    <SideBoxes spots={seat.side} mine={seat.me} large={large ?? false} />
  </div>
)

const Fan = ({ seat, width }: { seat: PokerSeat; width: number }) => {
  const w = useCardWords()
  return (
    <div
      className="pk-fan"
      role="img"
      aria-label={w.handOf(seat.name ?? '', seat.cards.map(w.card).join(', ') || w.noCards, '')}
    >
      {placed(seat.cards).map(({ key, code }) => (
        <Laid key={key} code={code} width={width} silent />
      ))}
    </div>
  )
}

const State = ({ seat }: { seat: PokerSeat }) =>
  seat.net === undefined ? (
    seat.said ? (
      <span className="pk-said">{seat.said}</span>
    ) : null
  ) : (
    <span className={classes('pk-net num', toneOf(seat.net))}>{signed(seat.net)}</span>
  )

interface SeatProps extends Pick<FeltProps, 'circles' | 'docked' | 'onSit'> {
  seat: PokerSeat
  seats: number
}

const Seat = ({ seat, seats, circles, docked, onSit }: SeatProps) => {
  const w = usePokerWords()
  const c = useCardWords()
  const { x, y } = seatAt(seat.seat, seats)
  const place = { ['--x' as string]: Math.round(x), ['--y' as string]: Math.round(y) }
  if (!seat.name)
    return (
      <li className="pk-seat vacant" style={place}>
        <Boxes seat={seat} />
        {onSit ? (
          <button type="button" className="plate" onClick={() => onSit(seat.seat)}>
            <span className="no">{seat.seat}</span>
            {c.sitHere}
          </button>
        ) : (
          <div className="plate">
            <span className="no">{seat.seat}</span>
          </div>
        )}
      </li>
    )
  const elsewhere = seat.me && docked
  return (
    <li
      className={classes('pk-seat', seat.me && 'me', seat.turn && 'turn', seat.out && 'out')}
      style={place}
      data-whose={seat.id}
      aria-current={seat.turn ? 'true' : undefined}
    >
      {!elsewhere && seat.cards.length > 0 && <Fan seat={seat} width={seat.cards.includes('??') ? 25 : 34} />}
      {seat.me && circles ? circles : <Boxes seat={seat} />}
      <div className="plate">
        <span className="no">{seat.seat}</span>
        <span className="who">
          {seat.me ? c.you : seat.name}
          {elsewhere && !seat.said && seat.net === undefined && <small>{w.handBelow}</small>}
        </span>
        <State seat={seat} />
        {seat.button && (
          <span className="pk-button" role="img" aria-label={w.button}>
            D
          </span>
        )}
      </div>
    </li>
  )
}

interface MiniProps {
  seat: PokerSeat
  /** Its bets lie in boxes of their own. */
  apart: boolean
  onSit: FeltProps['onSit']
}

/** Spots of the kinds that open a hand; a seat of a phone says how much stands there. */
const Mini = ({ seat, apart, onSit }: MiniProps) => {
  const c = useCardWords()
  const w = usePokerWords()
  const stake = seat.boxes.reduce((sum, { amount }) => sum + amount, 0)
  const content = (
    <>
      <small>
        {seat.me ? c.you : c.seatShort(seat.seat)}
        {seat.button && (
          <span className="pk-button" role="img" aria-label={w.button}>
            D
          </span>
        )}
      </small>
      <b className="num">{stake > 0 ? chipFace(stake) : '–'}</b>
      <small className={seat.net === undefined ? undefined : classes('num', toneOf(seat.net))}>
        {!seat.name
          ? c.free
          : seat.net === undefined
            ? (seat.said?.replace(/[«»]/g, '') ?? ' ')
            : seat.net > 0
              ? '+'
              : seat.net < 0
                ? '−'
                : '='}
      </small>
    </>
  )
  return (
    <li
      className={classes('pk-mini', seat.me && 'on', seat.turn && 'turn', seat.out && 'out', !seat.name && 'vacant')}
      data-whose={apart ? undefined : seat.id}
      aria-label={c.seat(seat.seat)}
    >
      {!seat.name && onSit ? (
        <button type="button" onClick={() => onSit(seat.seat)}>
          {content}
          <span className="sr">{c.sitHere}</span>
        </button>
      ) : (
        content
      )}
    </li>
  )
}

/** What a listener is told as the bank shows. */
const useTold = (view: View): string => {
  const w = usePokerWords()
  const hands = useHandWords()
  const play = playOf(view)
  const variant = variantOf(view.game)
  const seen = bankSeen(variant, play)
  if (!seen) return ''
  const opens = variant.least ? `, ${play.bank.opens ? w.opens : w.closed}` : ''
  return `${w.bankHand}: ${whole(hands.of(seen))}${opens}`
}

/** One's own boxes, unless the hand has its verdict: then what each bet came to stands beside it. */
const showsBoxes = (own: PokerSeat, told: boolean): boolean =>
  !told && (own.cards.length === 0 || own.boxes.some(({ amount }) => amount > 0))

export const Felt = ({ view, events, me, narrow, circles, docked, onSit, past }: FeltProps) => {
  const w = usePokerWords()
  const c = useCardWords()
  const said = useTold(view)
  const told = verdictOf(view, events, me) !== undefined
  const seats = seatsOf(view, events, me, w)
  const own = seats.find((seat) => seat.me)
  const sit = (seat: PokerSeat): FeltProps['onSit'] => (past || view.blocked.includes(seat.id) ? undefined : onSit)
  const band = w.print[view.game] ?? ''
  const live = (
    <p className="sr" aria-live="polite">
      {said}
    </p>
  )
  const boxes = own && (circles || showsBoxes(own, told)) && (circles ?? <Boxes seat={own} large />)
  if (narrow)
    return (
      <section className="moon narrow poker-felt" aria-label={c.table}>
        {live}
        <Middle view={view} me={me} narrow />
        {playOf(view).order.length === 0 && <p className="pk-band voice">{band}</p>}
        <ul className="pk-minis" aria-label={c.seats}>
          {seats.map((seat) => (
            <Mini key={seat.id} seat={seat} apart={seat.me && Boolean(boxes)} onSit={sit(seat)} />
          ))}
        </ul>
        {!docked && <OpenHands seats={seats} />}
        {boxes && (
          <div className="pk-own" data-whose={own?.id}>
            {boxes}
          </div>
        )}
      </section>
    )
  return (
    <section className="moon poker-felt" aria-label={c.table} style={{ aspectRatio: `${WIDE.width} / ${WIDE.height}` }}>
      {live}
      <HalfMoonCloth print={{ title: '', note: '', band }} seats={0} />
      <Middle view={view} me={me} narrow={false} />
      <ul aria-label={c.seats}>
        {seats.map((seat) => (
          <Seat
            key={seat.id}
            seat={seat}
            seats={seats.length}
            circles={circles}
            docked={docked ?? false}
            onSit={sit(seat)}
          />
        ))}
      </ul>
    </section>
  )
}

/** On a phone, for who watches: the hands that lie open, or one's own in a round that is over. */
const OpenHands = ({ seats }: { seats: readonly PokerSeat[] }) => {
  const c = useCardWords()
  const open = seats.filter(({ cards }) => cards.length > 0 && !cards.includes('??'))
  if (open.length === 0) return null
  return (
    <ul className="pk-open">
      {open.map((seat) => (
        <li key={seat.id}>
          <small>{seat.me ? c.you : c.seat(seat.seat)}</small>
          <Fan seat={seat} width={40} />
          <State seat={seat} />
        </li>
      ))}
    </ul>
  )
}
