import { useCardWords } from '../i18n/cards/index.js'
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
    <div className="bank" data-bank="">
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
