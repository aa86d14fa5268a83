// Poker against the bank on the wall: the bank's hand and the board, and what every seat said and won.

import type { Event, View } from '../../app/types.js'
import { Card } from '../../cards/Card.js'
import { useCardWords } from '../../i18n/cards/index.js'
import { signed } from '../../i18n/format.js'
import { classes } from '../../parts/classes.js'
import { whole } from './hand-words.js'
import { bankCards, bankSeen, ofRound, playOf, variantOf } from './play.js'
import { viewAt } from './projection.js'
import { seatsOf } from './table/seats.js'
import { useHandWords, usePokerWords } from './words.js'
import './styles/wall.css'

const keyed = (cards: readonly string[]) => cards.map((code, place) => ({ key: `${place} ${code}`, code }))

export const Wall = ({ view: now, events }: { view: View; events: readonly Event[] }) => {
  const w = usePokerWords()
  const hands = useHandWords()
  const c = useCardWords()
  const round = ofRound(events)
  const view = now.phase === 'idle' && round.length > 0 ? viewAt(now, round) : now
  const play = playOf(view)
  const variant = variantOf(view.game)
  const bank = bankCards(play)
  const seen = bankSeen(variant, play)
  const board = [...play.board.open, ...Array<string>(play.board.count).fill('??')]
  const seats = seatsOf(view, events, null, w).filter(
    ({ said, net, cards }) => cards.length > 0 || said || net !== undefined,
  )
  return (
    <>
      <section className="result poker-cards" aria-label={c.bank}>
        {bank.length + board.length === 0 ? (
          <p>{w.print[view.game]}</p>
        ) : (
          <>
            {bank.length > 0 && (
              <p className="row">
                {keyed(bank).map(({ key, code }) => (
                  <Card key={key} code={code} width={104} />
                ))}
              </p>
            )}
            {board.length > 0 && (
              <p className="row">
                {keyed(board).map(({ key, code }) => (
                  <Card key={key} code={code} width={104} />
                ))}
              </p>
            )}
            {seen && (
              <b>
                {whole(hands.of(seen))}
                {variant.least && ` · ${play.bank.opens ? w.opens : w.closed}`}
              </b>
            )}
          </>
        )}
      </section>
      <section className="before poker-places" aria-label={w.wall.seats}>
        <ol>
          {seats.map(({ id, seat, said, net, turn }) => (
            <li
              key={id}
              className={classes(turn && 'turn', net !== undefined && (net > 0 ? 'win' : net < 0 && 'loss'))}
            >
              <small>{c.seat(seat)}</small>
              <b className="num">{net === undefined ? (said ?? '…') : signed(net)}</b>
            </li>
          ))}
        </ol>
      </section>
    </>
  )
}
