// A cloth of a few large boxes: a figure or a range of points, what it pays, what stands on it.

import type { ReactNode } from 'react'
import type { Stake } from '../../../felt/types.js'
import { useMessages } from '../../../i18n/language.js'
import { ChipStack } from '../../../parts/Chip.js'
import { classes } from '../../../parts/classes.js'
import '../styles/boxes.css'

export interface ClothBox {
  readonly spot: string
  readonly name: string
  readonly pays: string
  readonly figure: ReactNode
  /** What it came to, once it won: "2 ×". */
  readonly won: string | null
}

export interface BoxClothProps {
  title: string
  look: string
  boxes: readonly ClothBox[]
  stakes?: readonly Stake[]
  open?: boolean
  onPlace?: ((spot: string) => void) | undefined
  onLift?: ((spot: string) => void) | undefined
  onPick?: ((chip: number) => void) | undefined
  onSeek?: ((spot: string | null) => void) | undefined
  /** Printed under the boxes. */
  children?: ReactNode
}

const total = (stakes: readonly Stake[], spot: string, mine: boolean): number =>
  stakes.filter((stake) => stake.spot === spot && stake.mine === mine).reduce((sum, stake) => sum + stake.amount, 0)

export const BoxCloth = (props: BoxClothProps) => {
  const { title, look, boxes, stakes = [], open = true, onPlace, onLift, onPick, onSeek, children } = props
  const m = useMessages()
  return (
    <fieldset className={classes('cloth boxed', look)} aria-label={title}>
      <div className="in">
        {boxes.map(({ spot, name, pays, figure, won }) => {
          const mine = total(stakes, spot, true)
          const theirs = total(stakes, spot, false)
          return (
            <button
              key={spot}
              type="button"
              data-spot={spot}
              className={classes('die-box', spot, won !== null && 'won')}
              aria-disabled={!open}
              onClick={() => open && onPlace?.(spot)}
              onContextMenu={(event) => {
                event.preventDefault()
                if (open) onLift?.(spot)
              }}
              onKeyDown={(event) => {
                if (open && (event.key === 'Delete' || event.key === 'Backspace')) onLift?.(spot)
                if (/^[1-4]$/.test(event.key)) onPick?.(Number(event.key) - 1)
              }}
              onPointerEnter={() => onSeek?.(spot)}
              onPointerLeave={() => onSeek?.(null)}
              onFocus={() => onSeek?.(spot)}
              onBlur={() => onSeek?.(null)}
            >
              <span className="sr">{`${m.cloth.spot(name, pays, mine)}${won === null ? '' : ` ${m.cloth.won}.`}`}</span>
              <span className="fig" aria-hidden="true">
                {figure}
              </span>
              <b className="name" aria-hidden="true">
                {name}
              </b>
              <span className="pays" aria-hidden="true">
                {pays}
              </span>
              {won && (
                <span className="times" aria-hidden="true">
                  {won}
                </span>
              )}
              <svg className="stand" viewBox="0 0 84 40" aria-hidden="true">
                {theirs > 0 && <ChipStack amount={theirs} x={mine ? 60 : 42} y={22} r={13} mine={false} />}
                {mine > 0 && <ChipStack amount={mine} x={theirs ? 26 : 42} y={22} r={15} className="put" />}
              </svg>
            </button>
          )
        })}
        {children}
      </div>
    </fieldset>
  )
}
