// The cloth: the two rows above, ROJO and NEGRO at the sides, COLOR and INVERSO in the middle.

import type { Card as CardCode } from '@tapete/engine'
import type { View } from '../../app/types.js'
import { Card } from '../../cards/Card.js'
import { useCardWords } from '../../i18n/cards/index.js'
import { Chip } from '../../parts/Chip.js'
import { classes } from '../../parts/classes.js'
import { isFull, placeOf, playOf, ROWS, type Row, resultIn, totalOf, winnersOf } from './play.js'
import { useTrenteWords } from './words.js'
import './styles/cloth.css'

export interface TrenteClothProps {
  view: View
  me: string | null
  open?: boolean
  onPlace?: (spot: string) => void
  onLift?: (spot: string) => void
  onSeek?: (spot: string | null) => void
}

/** As they lie on the cloth, from the left. */
const BOXES = ['black', 'color', 'inverse', 'red'] as const

const RowOf = ({ row, cards, won, next }: { row: Row; cards: readonly CardCode[]; won: boolean; next: boolean }) => {
  const { table: w } = useTrenteWords()
  const c = useCardWords()
  const total = totalOf(cards)
  return (
    <div className={classes('tq-row', row, won && 'won', next && 'next')}>
      <b className="voice">{w.rows[row]}</b>
      <span
        className="cards"
        role="img"
        aria-label={`${w.rows[row]}: ${cards.length ? cards.map(c.card).join(', ') : c.noCards}`}
      >
        {cards.map((card, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a card keeps its place in the row
          <span key={`${index}${card}`} className="dealt">
            <Card code={card} width={60} silent />
          </span>
        ))}
        {cards.length === 0 && <span className="slot" aria-hidden="true" />}
      </span>
      <b className={classes('points num', isFull(cards) && 'full')}>{total > 0 ? total : '–'}</b>
    </div>
  )
}

const sum = (amounts: readonly { readonly amount: number }[]): number =>
  amounts.reduce((total, { amount }) => total + amount, 0)

const Box = (props: TrenteClothProps & { spot: string; won: boolean; lost: boolean }) => {
  const { view, me, open, spot, won, lost, onPlace, onLift, onSeek } = props
  const { table: w } = useTrenteWords()
  const bets = view.bets.filter((bet) => bet.on === spot)
  const mine = sum(bets.filter((bet) => bet.seat === me && bet.tag === undefined))
  const blocked = sum(bets.filter((bet) => bet.seat === me && bet.tag !== undefined))
  const others = sum(bets.filter((bet) => bet.seat !== me))
  return (
    <button
      type="button"
      className={classes('tq-box', spot, won && 'won', lost && 'lost')}
      data-spot={spot}
      data-place={placeOf(spot)}
      aria-disabled={!open}
      onClick={() => open && onPlace?.(spot)}
      onFocus={() => onSeek?.(spot)}
      onPointerEnter={() => onSeek?.(spot)}
      onContextMenu={(event) => {
        event.preventDefault()
        if (open) onLift?.(spot)
      }}
      onKeyDown={(event) => {
        if (!open || (event.key !== 'Delete' && event.key !== 'Backspace')) return
        event.preventDefault()
        onLift?.(spot)
      }}
    >
      <b>{w.boxes[spot]}</b>
      <small>{w.wins[spot]}</small>
      <span className="stack">
        {mine > 0 && <Chip value={mine} size={36} bare />}
        {blocked > 0 && (
          <span className="blocked">
            <Chip value={blocked} size={36} bare />
          </span>
        )}
      </span>
      <small className="num">
        {[
          mine > 0 && w.mine(mine),
          blocked > 0 && w.blocked(blocked),
          others > 0 && w.others(others),
          mine + blocked + others === 0 && w.pays,
        ]
          .filter(Boolean)
          .join(' · ')}
      </small>
    </button>
  )
}

export const TrenteCloth = (props: TrenteClothProps) => {
  const { view } = props
  const { table: w } = useTrenteWords()
  const play = playOf(view)
  const result = resultIn(play)
  const winners = winnersOf(result)
  const next: Row | undefined = view.phase !== 'deal' ? undefined : isFull(play.black) ? 'red' : 'black'
  return (
    <section className="tq-cloth" aria-label={w.cloth}>
      <p className="sr" aria-live="polite">
        {ROWS.filter((row) => isFull(play[row]))
          .map((row) => w.told(w.rows[row] ?? row, totalOf(play[row])))
          .join('. ')}
      </p>
      <div className="rows">
        {ROWS.map((row) => (
          <RowOf key={row} row={row} cards={play[row]} won={winners.includes(row)} next={next === row} />
        ))}
      </div>
      {view.phase === 'held' && (
        <p className="held" role="status">
          {w.held}
        </p>
      )}
      <div className="shield">
        {BOXES.map((spot) => (
          <Box
            key={spot}
            {...props}
            spot={spot}
            won={winners.includes(spot)}
            lost={winners.length > 0 && !winners.includes(spot)}
          />
        ))}
      </div>
    </section>
  )
}
