import { useState } from 'react'
import type { TableState } from '../../app/types.js'
import { MoveForm } from '../../console/MoveForm.js'
import type { Console } from '../../console/useConsole.js'
import { useStaff, useTeller } from '../../i18n/staff/index.js'
import { Button } from '../../parts/Button.js'
import { type Dispute, disputesOf } from './attention.js'

const SHOWN = 6

export interface AtTable {
  state: TableState
  desk: Console
  name: (id: string) => string
}

/** One dispute, decided where it is read. */
export const DisputeItem = ({ state, desk, name, dispute }: AtTable & { dispute: Dispute }) => {
  const w = useStaff()
  const { view, options } = state
  const tell = useTeller(view.game)
  const [open, setOpen] = useState(false)
  const { id, by, player, about, level, decided } = dispute
  const may = options.filter(
    ({ do: move, fields }) =>
      move === 'decide' && fields.dispute && 'oneOf' in fields.dispute && fields.dispute.oneOf.includes(id),
  )
  return (
    <>
      <p>
        <b>{about}</b>
      </p>
      <p className="muted">
        {w.pit.by(`${tell.seat(by).toLowerCase()}${player ? `, ${name(player)}` : ''}`)} ·{' '}
        {w.pit.level(w.values[level] ?? level)}
      </p>
      {decided && <p>{w.pit.decided(w.values[decided.by] ?? decided.by, decided.decision)}</p>}
      {may.length > 0 &&
        (open ? (
          <MoveForm
            move="decide"
            options={may}
            view={view}
            busy={desk.busy}
            given={{ dispute: id }}
            onSend={desk.act}
            onDone={() => setOpen(false)}
          />
        ) : (
          <Button onClick={() => setOpen(true)}>{w.pit.decide}</Button>
        ))}
    </>
  )
}

export const Disputes = ({ state, desk, name }: AtTable) => {
  const w = useStaff()
  const all = disputesOf(state.view)
  const pending = all.filter(({ decided }) => decided === null)
  const list = [...pending, ...all.filter(({ decided }) => decided !== null).toReversed()].slice(0, SHOWN)
  return (
    <section className="box panel" aria-label={w.pit.disputes}>
      <h2 className="head">
        <b>{w.pit.disputes}</b>
        {pending.length > 0 && <span className="tag warn">{w.pit.dispute(pending.length)}</span>}
      </h2>
      {list.length === 0 && <p className="muted">{w.pit.disputesNone}</p>}
      <ul className="items">
        {list.map((dispute) => (
          <li key={dispute.id}>
            <DisputeItem {...{ state, desk, name, dispute }} />
          </li>
        ))}
      </ul>
    </section>
  )
}
