// War on the wall: the croupier's card, and what every place has against it.

import type { Event, View } from '../../app/types.js'
import { Card } from '../../cards/Card.js'
import { useCardWords } from '../../i18n/cards/index.js'
import { classes } from '../../parts/classes.js'
import { duelsOf, playOf, seatsOf } from './play.js'
import { useWarWords } from './words.js'
import './styles/wall.css'

export const Wall = ({ view, events }: { view: View; events: readonly Event[] }) => {
  const { table: w } = useWarWords()
  const c = useCardWords()
  const { bank } = playOf(view)
  const war = duelsOf(view, events).findLast(({ mine }) => mine !== null)
  const seats = seatsOf(view, events, null, w, c.you).filter((seat) => seat.hands.length > 0)
  return (
    <>
      <section className="result war-cards" aria-label={c.bank}>
        {bank === null ? (
          <p>
            {w.print.title}
            <br />
            {w.print.note} · {w.print.band}
          </p>
        ) : (
          <>
            <Card code={bank} width={120} />
            {war?.banks && <Card code={war.banks} width={120} />}
            <b className="num">{w.rank((war?.banks ?? bank).slice(0, -1))}</b>
          </>
        )}
      </section>
      <section className="before war-places" aria-label={c.seats}>
        <ol>
          {seats.flatMap((seat) =>
            seat.hands.map((hand) => (
              <li key={hand.id} className={classes(hand.active && 'turn', hand.tone)}>
                <small>{c.seat(seat.seat)}</small>
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
