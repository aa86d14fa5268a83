import { useMessages } from '../../i18n/language.js'
import { ChipStack } from '../../parts/Chip.js'
import { classes } from '../../parts/classes.js'
import { DRAWINGS, lookOf } from './looks.js'
import { useBigSixWords } from './words.js'
import './styles/felt.css'

export interface BigSixSpot {
  readonly id: string
  readonly kind: string
  readonly covers: readonly string[]
  readonly pays: { readonly num: number; readonly den: number }
}

export interface BigSixStake {
  readonly spot: string
  readonly amount: number
  readonly mine: boolean
}

export interface BigSixFeltProps {
  spots: readonly BigSixSpot[]
  stakes?: readonly BigSixStake[]
  open?: boolean
  /** The symbol that came out. */
  winner?: string | null
  onPlace?: (spot: string) => void
  onLift?: (spot: string) => void
  onPick?: (chip: number) => void
  onSeek?: (spot: string | null) => void
}

const total = (stakes: readonly BigSixStake[], spot: string, mine: boolean): number =>
  stakes.filter((stake) => stake.spot === spot && stake.mine === mine).reduce((sum, stake) => sum + stake.amount, 0)

/** Seven boxes, one a symbol: what it shows, what it pays, what stands on it. */
export const BigSixFelt = (props: BigSixFeltProps) => {
  const { spots, stakes = [], open = true, winner = null, onPlace, onLift, onPick, onSeek } = props
  const m = useMessages()
  const w = useBigSixWords()
  return (
    <fieldset className="cloth six" aria-label={w.cloth}>
      <div className="in">
        {spots.map((spot) => {
          const symbol = spot.covers[0] as string
          const look = lookOf(symbol)
          const mine = total(stakes, spot.id, true)
          const theirs = total(stakes, spot.id, false)
          const won = winner === symbol
          const pays = m.pays(spot.pays.num, spot.pays.den)
          return (
            <button
              key={spot.id}
              type="button"
              data-spot={spot.id}
              data-won={won || undefined}
              className={classes('six-box', won && 'won')}
              aria-disabled={!open}
              onClick={() => open && onPlace?.(spot.id)}
              onContextMenu={(event) => {
                event.preventDefault()
                if (open) onLift?.(spot.id)
              }}
              onKeyDown={(event) => {
                if (open && (event.key === 'Delete' || event.key === 'Backspace')) onLift?.(spot.id)
                if (/^[1-4]$/.test(event.key)) onPick?.(Number(event.key) - 1)
              }}
              onPointerEnter={() => onSeek?.(spot.id)}
              onPointerLeave={() => onSeek?.(null)}
              onFocus={() => onSeek?.(spot.id)}
              onBlur={() => onSeek?.(null)}
            >
              <span className="sr">{`${m.cloth.spot(w.spot(spot), pays, mine)}${won ? ` ${m.cloth.won}.` : ''}`}</span>
              <span className="fig" aria-hidden="true" style={{ backgroundColor: look.fill, color: look.ink }}>
                {look.shown}
                {look.drawing && (
                  <svg viewBox="-11 -11 22 22" aria-hidden="true">
                    <path d={DRAWINGS[look.drawing]} fill="currentColor" stroke="currentColor" strokeWidth="1.5" />
                  </svg>
                )}
              </span>
              <span className="pays" aria-hidden="true">
                {pays}
              </span>
              <svg className="stand" viewBox="0 0 84 40" aria-hidden="true">
                {theirs > 0 && <ChipStack amount={theirs} x={mine ? 60 : 42} y={22} r={13} mine={false} />}
                {mine > 0 && <ChipStack amount={mine} x={theirs ? 26 : 42} y={22} r={15} className="put" />}
              </svg>
            </button>
          )
        })}
      </div>
    </fieldset>
  )
}
