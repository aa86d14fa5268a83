// What lies before the croupier: the bank's hand, and the cards everybody may use.

import type { View } from '../../../app/types.js'
import { useCardWords } from '../../../i18n/cards/index.js'
import { classes } from '../../../parts/classes.js'
import { whole } from '../hand-words.js'
import { bankCards, bankSeen, handOf, playOf, type Seen, seenHand, variantOf } from '../play.js'
import { useHandWords, usePokerWords } from '../words.js'
import { Laid, placed } from './Laid.js'
import { Slots } from './Slots.js'

interface Marks {
  readonly mine: readonly string[]
  readonly banks: readonly string[]
}

/** The cards of one's own hand while it is played, and of the bank's once it is told. */
const marksOf = (view: View, me: string | null): Marks => {
  const play = playOf(view)
  const variant = variantOf(view.game)
  const hand = handOf(view, me)
  const own: Seen | null = hand ? seenHand(variant, hand.shown ?? hand.cards.value ?? [], play.board.open) : null
  return { mine: own?.cards ?? [], banks: bankSeen(variant, play)?.cards ?? [] }
}

const Bank = ({ view, narrow, banks }: { view: View; narrow: boolean; banks: readonly string[] }) => {
  const w = usePokerWords()
  const hands = useHandWords()
  const c = useCardWords()
  const play = playOf(view)
  const { cards: size, upCard } = variantOf(view.game)
  const seen = bankSeen(variantOf(view.game), play)
  const cards = bankCards(play)
  const covered = play.bank.shown ? 0 : play.bank.count - play.bank.up.length
  const [up] = play.bank.up
  const note = seen
    ? whole(hands.of(seen))
    : upCard && up && !play.bank.shown
      ? w.shows(c.card(up))
      : covered > 0
        ? w.covered(covered)
        : ''
  const { opens } = play.bank
  const width = size === 2 ? (narrow ? 44 : 40) : size === 5 ? (narrow ? 50 : 58) : narrow ? 54 : 62
  return (
    <div className="pk-bank" data-bank="">
      <p className="label">
        <b className="voice">{c.bank}</b>
        {note && <span>{note}</span>}
        {seen && variantOf(view.game).least && (
          <span className={classes('pk-tag', opens ? 'open' : 'shut')}>{opens ? w.opens : w.closed}</span>
        )}
      </p>
      <div className="row">
        {cards.length > 0 ? (
          placed(cards).map(({ key, code }) => (
            <Laid
              key={key}
              code={code}
              width={width}
              banks={banks.includes(code)}
              dim={seen !== null && !banks.includes(code)}
            />
          ))
        ) : (
          <Slots count={size} width={width} />
        )}
      </div>
    </div>
  )
}

/** Of five cards which comes when; of two, both lie covered from the deal on. */
const STREETS = ['flop', 'flop', 'flop', 'turn', 'river'] as const

const Board = ({ view, narrow, marks }: { view: View; narrow: boolean; marks: Marks }) => {
  const w = usePokerWords()
  const { board, bank } = playOf(view)
  const { cards: size } = variantOf(view.game)
  const places = size === 2 ? 5 : 2
  const lying = [...board.open, ...Array<string>(board.count).fill('??')]
  const width = size === 3 ? (narrow ? 54 : 62) : narrow ? 48 : 46
  const told = bank.hand !== null || (size === 3 && board.open.length === places)
  return (
    <section className="pk-board" aria-label={w.board}>
      {size === 3 && <b className="voice label">{w.board}</b>}
      {placed(lying).map(({ key, code }) => (
        <Laid
          key={key}
          code={code}
          width={width}
          mine={marks.mine.includes(code)}
          banks={marks.banks.includes(code)}
          dim={told && code !== '??' && !marks.mine.includes(code) && !marks.banks.includes(code)}
        />
      ))}
      <Slots
        count={places - lying.length}
        width={width}
        names={size === 2 ? STREETS.slice(lying.length).map((street) => w.slots[street]) : []}
      />
    </section>
  )
}

export const Middle = ({ view, me, narrow }: { view: View; me: string | null; narrow: boolean }) => {
  const { hasBank, cards } = variantOf(view.game)
  const marks = marksOf(view, me)
  // On a phone the bets need the room of cards that do not lie there yet; the board stands for both.
  const bare = narrow && cards === 2 && playOf(view).order.length === 0
  return (
    <div className={classes('pk-middle', cards !== 5 && (cards === 2 || !hasBank) && 'boarded')}>
      {hasBank && !bare && <Bank view={view} narrow={narrow} banks={marks.banks} />}
      {(cards === 2 || !hasBank) && <Board view={view} narrow={narrow} marks={marks} />}
    </div>
  )
}
