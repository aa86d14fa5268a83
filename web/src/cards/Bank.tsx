import { useCardWords } from '../i18n/cards/index.js'
import { classes } from '../parts/classes.js'
import { Hand } from './Hand.js'

export interface BankProps {
  cards: readonly string[]
  total: string
  /** Beside the name: what it shows, or what it came to. */
  note?: string | undefined
  narrow: boolean
}

export const Bank = ({ cards, total, note, narrow }: BankProps) => {
  const w = useCardWords()
  const many = cards.length > 2
  return (
    <div className="bank">
      <div className="name">
        <b className="voice">{w.bank}</b>
        {note && <span>{note}</span>}
      </div>
      {cards.length ? (
        <Hand
          name={w.bank}
          cards={cards}
          total={total}
          width={narrow ? 58 : 88}
          spread={narrow ? !many : cards.length < 3}
          fit={narrow ? 180 : 260}
        />
      ) : (
        <div className="slot" aria-hidden="true" />
      )}
    </div>
  )
}

export interface BankSquare {
  readonly n: number
  readonly cards: readonly string[]
  readonly total: string
  readonly state: 'waiting' | 'playing' | 'done' | 'unused'
}

/** Challenge 21: the bank's first card moves from square to square, and each round is kept to be read. */
export const BankSquares = ({ squares, narrow }: { squares: readonly BankSquare[]; narrow: boolean }) => {
  const w = useCardWords()
  const width = narrow ? 36 : 60
  return (
    <ol className="squares" aria-label={w.bank}>
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
