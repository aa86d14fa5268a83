import { Card, COVERED } from '../../../cards/Card.js'
import { classes } from '../../../parts/classes.js'

export interface LaidProps {
  code: string
  width: number
  /** It belongs to the hand of whoever looks, to the bank's, or to both. */
  mine?: boolean | undefined
  banks?: boolean | undefined
  dim?: boolean | undefined
  silent?: boolean
}

/** A card on the cloth: ticked where it belongs to one's own hand, with a square where it belongs to the bank's. */
export const Laid = ({ code, width, mine, banks, dim, silent }: LaidProps) => (
  <span className={classes('pk-card', code !== COVERED && 'turned', mine && 'in', banks && 'banks', dim && 'dim')}>
    <Card code={code} width={width} silent={silent ?? false} />
    {banks && (
      <i className="pk-square" aria-hidden="true">
        B
      </i>
    )}
  </span>
)

/** Cards keep their places; one that is turned is another drawing in the same place. */
export const placed = (cards: readonly string[]): readonly { readonly key: string; readonly code: string }[] =>
  cards.map((code, place) => ({ key: `${place} ${code}`, code }))
