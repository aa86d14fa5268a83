// A table of cards on the wall: the bank's hand and its total, and every hand with its cards and total.

import type { Event, View } from '../../app/types.js'
import { Card } from '../../cards/Card.js'
import { useCardWords } from '../../i18n/cards/index.js'
import { classes } from '../../parts/classes.js'
import { bankTotal, faces, playOf, seatsOf } from './table/table.js'
import { useBlackjackWords } from './words.js'
import './styles/wall.css'

export const Wall = ({ view, events }: { view: View; events: readonly Event[] }) => {
  const w = useBlackjackWords()
  const c = useCardWords()
  const { bank } = playOf(view)
  const seats = seatsOf(view, events, null, {
    ...c,
    natural: w.natural(view.game),
    bust: w.bust,
    player: (seat) => seat,
    spot: (on) => on,
  }).filter((seat) => seat.hands.length > 0)
  const print = w.print[view.game]
  return (
    <>
      <section className="result cards" aria-label={c.bank}>
        {bank.cards.length === 0 ? (
          <p>
            {print?.natural}
            <br />
            {print?.stands}
          </p>
        ) : (
          <>
            {faces(bank).map((code, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a card keeps its place in the hand
              <Card key={`${index}${code}`} code={code} width={120} />
            ))}
            <b className="num">{bankTotal(bank, c)}</b>
          </>
        )}
      </section>
      <section className="before totals" aria-label={c.seats}>
        <ol>
          {seats.flatMap((seat) =>
            seat.hands.map((hand) => (
              <li key={hand.id} className={classes(hand.active && 'turn', hand.tone)}>
                <small>{c.seat(seat.seat)}</small>
                <span className="hand">
                  {hand.cards.map((code, index) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: a card keeps its place in the hand
                    <Card key={`${index}${code}`} code={code} width={60} />
                  ))}
                </span>
                <b className="num">{hand.total}</b>
                {hand.flag && <small>{hand.flag}</small>}
              </li>
            )),
          )}
        </ol>
      </section>
    </>
  )
}
