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
  /** The circle pointed at: what it pays and takes is told beside the cloth. */
  onSeek?: (box: string | null) => void
  onCite?: OnCite
  /** On the place itself, where there is room for the circles and their names. */
  compact?: boolean
}

const useLimits = ({ limits, optional }: Pick<BetBox, 'limits' | 'optional'>): string | undefined => {
  const w = useCardWords()
  return limits && (optional ? `${limits} · ${w.optional}` : limits)
}

/** What a circle pays and takes, in one line on the tray. */
export const BoxTip = ({ box }: { box: BetBox }) => {
  const limits = useLimits(box)
  return (
    <aside className="tip docked">
      <h3>{box.label}</h3>
      <p>
        {box.because ?? box.pays}
        {limits && !box.because && <span className="soft num"> · {limits}</span>}
      </p>
    </aside>
  )
}

type CircleProps = Omit<BetBoxesProps, 'seats'> & { seat: number; box: BetBox }

const Circle = ({ seat, box, onPlace, onLift, onSeek, onCite, compact }: CircleProps) => {
  const w = useCardWords()
  const { id, label, pays, stake, side, rule, because } = box
  const limits = useLimits(box)
  return (
    <div className={classes('betbox', side && 'side', stake > 0 && 'filled')}>
      <button
        type="button"
        data-spot={id}
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
        onPointerEnter={() => onSeek?.(id)}
        onPointerLeave={() => onSeek?.(null)}
        onFocus={() => onSeek?.(id)}
        onBlur={() => onSeek?.(null)}
      >
        <span className="sr">{`${label}. ${stake > 0 ? `${w.yourBet} ${money(stake)}` : w.noBet}. `}</span>
        {stake > 0 && <Chip value={stake} size={compact ? 44 : 54} bare />}
        <span className={compact ? 'sr' : 'print'}>
          <b aria-hidden="true">{label}</b>
          <small>{because ?? pays}</small>
          {limits && !because && <small className="num">{limits}</small>}
        </span>
      </button>
      {compact && <b aria-hidden="true">{stake > 0 ? money(stake) : label}</b>}
      {!compact && stake > 0 && (
        <b className="num" aria-hidden="true">
          {money(stake)}
        </b>
      )}
      {rule && <Cite rule={rule} onOpen={onCite} />}
    </div>
  )
}

/**
 * The circles of one's own places, on the felt, one a bet: a press puts the chip in hand, Delete or a right click takes one
 * back.
 */
export const BetBoxes = ({ seats, ...acts }: BetBoxesProps) => {
  const w = useCardWords()
  return (
    <section className={classes('boxes', acts.compact && 'compact')} aria-label={w.boxes}>
      {seats.map(({ seat, boxes }) => (
        <fieldset key={seat} className="place" aria-label={w.seat(seat)}>
          {!acts.compact && (
            <span className="no" aria-hidden="true">
              {seat}
            </span>
          )}
          {boxes.map((box) => (
            <Circle key={box.id} seat={seat} box={box} {...acts} />
          ))}
        </fieldset>
      ))}
    </section>
  )
}
