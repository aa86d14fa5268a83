import { useEffect, useState } from 'react'
import { useStaff, useTeller } from '../i18n/staff/index.js'
import { Button } from '../parts/Button.js'
import { FieldInput } from './fields.js'
import { MoveForm, type MoveFormProps } from './MoveForm.js'
import { seatField } from './served.js'

export interface ServedFormProps extends Omit<MoveFormProps, 'given' | 'read'> {
  seats: readonly string[]
  /** What may be done on behalf of this seat is asked for; of none with null. */
  onServe: (seat: string | null) => void
}

/** A move on behalf of a player: first whose, then what the table offers that seat. */
export const ServedForm = ({ seats, onServe, ...form }: ServedFormProps) => {
  const { options, view, onDone } = form
  const w = useStaff()
  const tell = useTeller(view.game)
  const [chosen, choose] = useState<string>()
  const seat = chosen !== undefined && seats.includes(chosen) ? chosen : seats.length === 1 ? seats[0] : undefined
  useEffect(() => onServe(seat ?? null), [onServe, seat])
  useEffect(() => () => onServe(null), [onServe])
  const mine = seat === undefined ? [] : options.filter((option) => seatField(option, seat) !== undefined)
  const [first] = mine
  return (
    <div className="form">
      <FieldInput
        field={{
          ...{ name: 'for', optional: false, values: seats, ranges: [] },
          ...{ several: undefined, any: undefined, except: [] },
        }}
        label={tell.field('for')}
        value={seat}
        game={view.game}
        tell={tell}
        onChange={(value) => choose(value === undefined ? undefined : String(value))}
      />
      {first && seat !== undefined ? (
        <MoveForm key={seat} {...form} options={mine} given={{ [seatField(first, seat) ?? 'for']: seat }} />
      ) : (
        <div className="go">
          <Button onClick={onDone}>{w.undo}</Button>
          <Button look="main" because={w.choose}>
            {w.confirm}
          </Button>
        </div>
      )}
    </div>
  )
}
