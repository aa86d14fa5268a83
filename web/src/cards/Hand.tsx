import { useCardWords } from '../i18n/cards/index.js'
import { classes } from '../parts/classes.js'
import { Card } from './Card.js'

export interface HandProps {
  /** Whose hand it is, for who listens. */
  name: string
  cards: readonly string[]
  /** `18`, `11 o 1`; empty while there is nothing to count. */
  total: string
  width?: number
  /** A word over the cards: what happened to the hand. */
  flag?: string | undefined
  tone?: 'win' | 'loss' | 'push' | undefined
  mine?: boolean
  /** It is this hand's turn. */
  active?: boolean
  /** The widest it may be, however many cards it holds. */
  fit?: number
  /** The cards lie side by side, as the bank's do. */
  spread?: boolean
  /** The card that lies across: of a double, or -1 for a hand that was surrendered. */
  across?: number | undefined
}

/** How much of a card the next one leaves to see: the index always. */
const OVERLAP = 0.56
const TIGHT = 0.3

export const Hand = (props: HandProps) => {
  const { name, cards, total, width = 56, flag, tone, mine, active, fit, spread, across } = props
  const w = useCardWords()
  const wanted = spread ? width + 8 : width * (cards.length > (width < 50 ? 3 : 4) ? TIGHT : OVERLAP)
  const step = fit === undefined ? wanted : Math.min(wanted, (fit - width) / Math.max(1, cards.length - 1))
  const said = cards.length ? cards.map(w.card).join(', ') : w.noCards
  return (
    <div
      className={classes('hand', mine && 'mine', active && 'active', tone)}
      role="img"
      aria-label={w.handOf(name, said, [total && w.total(total), flag].filter(Boolean).join(', '))}
      style={{ ['--w' as string]: `${width}px`, ['--step' as string]: `${step}px` }}
    >
      {cards.map((code, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a card keeps its place in the hand
        <span key={`${index}${code}`} className="dealt">
          <Card code={code} width={width} silent across={across === -1 || across === index} />
        </span>
      ))}
      {total && <span className="total num">{total}</span>}
      {flag && <span className="flag">{flag}</span>}
    </div>
  )
}
