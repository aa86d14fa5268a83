import { money } from '../i18n/format.js'
import { useMessages } from '../i18n/language.js'
import { Chip } from './Chip.js'
import { classes } from './classes.js'

export interface SeatPlateProps {
  seat: number
  /** Without a name the seat is free. */
  name?: string | undefined
  me?: boolean
  state?: 'present' | 'away' | 'leaving'
  /** What stands on the cloth, and what is in front of the player. */
  stake?: number
  chips?: number | undefined
  onSit?: (() => void) | undefined
}

export const SeatPlate = ({ seat, name, me, state = 'present', stake = 0, chips, onSit }: SeatPlateProps) => {
  const m = useMessages().seat
  return (
    <div className={classes('seat', me && 'me', !name && 'vacant', state !== 'present' && 'off')}>
      <span className="sn">
        <span className="sr">{m.number(seat)}</span>
        <span aria-hidden="true">{seat}</span>
      </span>
      <div className="who">
        <b>{name ?? m.free}</b>
        <small className="muted num">
          {state !== 'present'
            ? m[state]
            : me
              ? m.you
              : chips !== undefined && name
                ? `${m.chips} ${money(chips)}`
                : ''}
        </small>
      </div>
      {stake > 0 && (
        <span className="stk num">
          <Chip value={stake} size={24} bare />
          <span className="sr">{m.stake} </span>
          {money(stake)}
        </span>
      )}
      {!name && onSit && (
        <button type="button" className="btn" onClick={onSit}>
          {m.sit}
          <span className="sr"> {m.number(seat)}</span>
        </button>
      )}
    </div>
  )
}
