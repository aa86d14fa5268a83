// One's own hands on the phone.

import { useCardWords } from '../i18n/cards/index.js'
import { money } from '../i18n/format.js'
import { classes } from '../parts/classes.js'
import { Hand } from './Hand.js'
import { Stack } from './plates.js'
import { MANY, numberOf, placeOf, type TableHand, type TableSeat } from './tableSeat.js'
import { useCentred, useInView } from './useInView.js'

interface Own {
  readonly seat: TableSeat
  readonly hand: TableHand
}

const OwnHand = ({ own: { seat, hand }, large, width }: { own: Own; large: boolean; width: number }) => {
  const w = useCardWords()
  const here = useInView<HTMLDivElement>(large && hand.active ? hand.id : undefined)
  const who = seat.me ? w.you : (seat.name ?? '')
  return (
    <div ref={here} className={classes('own', large && 'large', !seat.me && 'theirs')}>
      <Hand
        name={`${who}, ${w.seat(seat.seat)}${seat.hands.length > 1 ? `, ${w.hand(numberOf(hand))}` : ''}`}
        {...hand}
        mine={seat.me ?? false}
        width={width}
      />
      <div className="plate">
        <span className="no">{seat.seat}</span>
        {hand.stake > 0 && (
          <span className="who">
            {large && seat.me ? w.yourBet : null}
            <small className="num">{money(hand.stake)}</small>
          </span>
        )}
        <span className="stakes" data-place={seat.me ? placeOf(seat.seat) : undefined}>
          {large && hand.stake > 0 && <Stack amount={hand.stake} mine={seat.me ?? false} />}
        </span>
      </div>
    </div>
  )
}

/** More hands than the phone has room for: the one in turn large, and all of them in a strip that follows the turn. */
const ManyHands = ({ all }: { all: readonly Own[] }) => {
  const w = useCardWords()
  const turn = all.find(({ hand }) => hand.active)
  const strip = useCentred<HTMLOListElement>(turn?.hand.id)
  return (
    <div className="mine-hands many" data-hands={all.length}>
      {turn && (
        <div className="in-turn">
          <OwnHand own={turn} large width={66} />
        </div>
      )}
      <ol
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be within reach of the keyboard
        tabIndex={0}
        ref={strip}
        className={classes('strip-of-hands', !turn && 'all')}
        aria-label={w.hands(all.length)}
      >
        {all.map((own) => (
          <li key={own.hand.id} aria-current={own === turn ? 'true' : undefined}>
            <OwnHand own={own} large={false} width={38} />
          </li>
        ))}
      </ol>
    </div>
  )
}

/** The one in turn large, the others beside it. */
export const OwnHands = ({ seats }: { seats: readonly TableSeat[] }) => {
  const all = seats.flatMap((seat) => seat.hands.map((hand) => ({ seat, hand })))
  if (!all.length) return null
  if (all.length > MANY) return <ManyHands all={all} />
  const large = all.length === 1 ? 0 : all.findIndex(({ hand }) => hand.active)
  return (
    <div className="mine-hands" data-hands={all.length}>
      {all.map((own, place) => (
        <OwnHand
          key={own.hand.id}
          own={own}
          large={place === large}
          width={place === large ? (all.length > 2 ? 66 : 84) : all.length > 2 ? 38 : 52}
        />
      ))}
    </div>
  )
}
