import { money } from '../../i18n/format.js'
import { useStaff, useTeller } from '../../i18n/staff/index.js'
import { Button } from '../../parts/Button.js'
import { type Hold, holdsOf } from './attention.js'
import type { AtTable } from './Disputes.js'

/** One held payment and what may be done about it; `timed`: its clock stands beside it. */
export const HoldItem = ({ state, desk, name, hold, timed = false }: AtTable & { hold: Hold; timed?: boolean }) => {
  const w = useStaff()
  const { view, options } = state
  const tell = useTeller(view.game)
  const { id, seat, player, amount, until, verdict, voiding } = hold
  const may = (move: string, said?: string): boolean =>
    options.some(({ do: offered, fields }) => {
      const takes = (field: string, value: string) =>
        fields[field] !== undefined && 'oneOf' in fields[field] && fields[field].oneOf.includes(value)
      return offered === move && takes('hold', id) && (said === undefined || takes('verdict', said))
    })
  return (
    <>
      <p className="line">
        <b>
          {tell.seat(seat)}, {name(player)}
        </b>
        <b className="num">{money(amount)}</b>
      </p>
      {!(timed && verdict === null) && (
        <p className="muted">
          {verdict === null ? w.pit.holdUntil(Math.ceil((until - (view.clock ?? 0)) / 60)) : w.values[verdict]}
        </p>
      )}
      {voiding && <p>{w.pit.voidProposed}</p>}
      <div className="go">
        {may('clear-hold', 'void') && (
          <Button onClick={() => desk.act({ do: 'clear-hold', hold: id, verdict: 'void' })}>{w.values.void}</Button>
        )}
        {may('propose-void') && (
          <Button onClick={() => desk.act({ do: 'propose-void', hold: id })}>{w.moves['propose-void']}</Button>
        )}
        {may('decide-void') && (
          <>
            <Button onClick={() => desk.act({ do: 'decide-void', hold: id, verdict: 'reject' })}>
              {w.values.reject}
            </Button>
            <Button look="main" onClick={() => desk.act({ do: 'decide-void', hold: id, verdict: 'confirm' })}>
              {w.values.confirm}
            </Button>
          </>
        )}
        {may('clear-hold', 'pay') && (
          <Button look="main" onClick={() => desk.act({ do: 'clear-hold', hold: id, verdict: 'pay' })}>
            {w.values.pay}
          </Button>
        )}
      </div>
    </>
  )
}

/** Payments held for verification: thirty minutes at most, and the table goes on. */
export const Holds = ({ state, desk, name }: AtTable) => {
  const w = useStaff()
  const holds = holdsOf(state.view)
  if (holds.length === 0) return null
  return (
    <section className="box panel" aria-label={w.pit.holds}>
      <h2 className="head">
        <b>{w.pit.holds}</b>
      </h2>
      <ul className="items">
        {holds.map((hold) => (
          <li key={hold.id}>
            <HoldItem {...{ state, desk, name, hold }} />
          </li>
        ))}
      </ul>
    </section>
  )
}
