import { useCardWords } from '../i18n/cards/index.js'
import { money } from '../i18n/format.js'
import { Chip } from '../parts/Chip.js'
import { Cite, type OnCite } from '../parts/Cite.js'
import { classes } from '../parts/classes.js'
import './styles/boxes.css'

export interface BetBox {
  readonly id: string
  readonly label: string
  /** "paga 1 a 1; Black Jack 3 a 2". */
  readonly pays: string
  readonly stake: number
  /** "$100 a $800"; what the box takes. */
  readonly limits?: string | undefined
  readonly optional?: boolean
  readonly side?: boolean
  readonly rule?: string | undefined
  /** Why it takes no stake now. */
  readonly because?: string | undefined
}

export interface BoxSeat {
  readonly seat: number
  readonly boxes: readonly BetBox[]
}

export interface BetBoxesProps {
  seats: readonly BoxSeat[]
  onPlace: (seat: number, box: string) => void
  onLift: (seat: number, box: string) => void
  onCite?: OnCite
}

/** The boxes of one's own places: a press puts the chip in hand, Delete or a right click takes one back. */
export const BetBoxes = ({ seats, onPlace, onLift, onCite }: BetBoxesProps) => {
  const w = useCardWords()
  return (
    <section className="boxes" aria-label={w.boxes}>
      {seats.map(({ seat, boxes }) => (
        <fieldset key={seat} className="place" aria-label={w.seat(seat)}>
          <span className="no" aria-hidden="true">
            {seat}
          </span>
          {boxes.map(({ id, label, pays, stake, limits, optional, side, rule, because }) => (
            <div key={id} className={classes('betbox', side && 'side', stake > 0 && 'filled')}>
              <button
                type="button"
                aria-disabled={because ? true : undefined}
                title={because}
                onClick={() => !because && onPlace(seat, id)}
                onContextMenu={(event) => {
                  event.preventDefault()
                  if (!because) onLift(seat, id)
                }}
                onKeyDown={(event) => {
                  if (because || (event.key !== 'Delete' && event.key !== 'Backspace')) return
                  event.preventDefault()
                  onLift(seat, id)
                }}
              >
                <b>
                  {label}
                  <span className="sr">. {stake > 0 ? w.yourBet : w.noBet}</span>
                </b>
                {stake > 0 ? (
                  <span className="put num">
                    <Chip value={stake} size={34} bare />
                    {money(stake)}
                  </span>
                ) : (
                  <span className="ring-empty" aria-hidden="true" />
                )}
                <small>{because ?? pays}</small>
                {limits && <small className="num">{optional ? `${limits} · ${w.optional}` : limits}</small>}
              </button>
              {rule && <Cite rule={rule} onOpen={onCite} />}
            </div>
          ))}
        </fieldset>
      ))}
    </section>
  )
}
