// The two hands: punto to the left, banca next to the sabot. A third card lies across; where a card is due a dashed place says so.

import { Card, COVERED } from '../../../cards/Card.js'
import { classes } from '../../../parts/classes.js'
import type { SideHand } from '../play.js'
import { useBaccaratWords } from '../words.js'

const Row = ({ hand, width }: { hand: SideHand; width: number }) => {
  const { table: w } = useBaccaratWords()
  const { cards, covered, draws } = hand
  const shown = [...cards, ...Array.from({ length: covered }, () => COVERED)]
  const due = shown.length === 0 ? [w.due.first, w.due.second] : shown.length === 1 ? [w.due.second] : []
  return (
    <div className="cards">
      {shown.map((code, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: cards are positional, and two may be alike
        <span key={at} className={at === 2 ? 'laid across' : 'laid'}>
          <Card code={code} width={width} silent />
        </span>
      ))}
      {[...due, ...(draws ? [w.due.draws] : [])].map((what) => (
        <span key={what} className="due-card">
          {what}
        </span>
      ))}
    </div>
  )
}

/** Read out as one sentence: the cards in words, and what they come to. */
export const Hands = ({ hands, narrow }: { hands: readonly SideHand[]; narrow: boolean }) => {
  const { table: w } = useBaccaratWords()
  return (
    <div className="bac-hands">
      {hands.map((hand) => (
        <section key={hand.side} className={classes('bac-hand', hand.won && 'won')} aria-label={w.side[hand.side]}>
          <h2>
            {w.side[hand.side]}
            {hand.total !== null && <b className="total num">{hand.total}</b>}
          </h2>
          <Row hand={hand} width={narrow ? 43 : 64} />
        </section>
      ))}
    </div>
  )
}
