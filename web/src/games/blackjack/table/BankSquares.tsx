import { Hand } from '../../../cards/Hand.js'
import { useCardWords } from '../../../i18n/cards/index.js'
import { classes } from '../../../parts/classes.js'
import { useBlackjackWords } from '../words.js'
import '../styles/squares.css'

export interface BankSquare {
  readonly n: number
  readonly cards: readonly string[]
  readonly total: string
  readonly state: 'waiting' | 'playing' | 'done' | 'unused'
}

/** Challenge 21: the bank's first card moves from square to square, and each round is kept to be read. */
export const BankSquares = ({ squares, narrow }: { squares: readonly BankSquare[]; narrow: boolean }) => {
  const { bank } = useCardWords()
  const w = useBlackjackWords()
  const width = narrow ? 36 : 60
  return (
    <ol className="squares" aria-label={bank} data-bank="">
      {squares.map(({ n, cards, total, state }) => (
        <li key={n} className={classes('square', state)} aria-current={state === 'playing' ? 'true' : undefined}>
          {cards.length ? (
            <Hand name={w.square(n)} cards={cards} total={total} width={width} fit={narrow ? 76 : 100} />
          ) : (
            <div className="slot" style={{ width, height: width * 1.4 }} aria-hidden="true">
              {n}
            </div>
          )}
          <span className="caps">{w.squareShort(n)}</span>
        </li>
      ))}
    </ol>
  )
}
