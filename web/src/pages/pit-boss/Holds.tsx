import type { TableState } from '../../app/types.js'
import type { Console } from '../../console/useConsole.js'
import { money } from '../../i18n/format.js'
import { useStaff, useTeller } from '../../i18n/staff/index.js'
import { Button } from '../../parts/Button.js'
import { holdsOf } from './attention.js'

/** Payments held for verification: thirty minutes at most, and the table goes on. */
export const Holds = ({ state, desk, name }: { state: TableState; desk: Console; name: (id: string) => string }) => {
  const w = useStaff()
  const { view, options } = state
  const tell = useTeller(view.game)
  const holds = holdsOf(view)
  const may = (move: string, hold: string, verdict?: string): boolean =>
    options.some(({ do: name, fields }) => {
      const takes = (field: string, value: string) =>
        fields[field] !== undefined && 'oneOf' in fields[field] && fields[field].oneOf.includes(value)
      return name === move && takes('hold', hold) && (verdict === undefined || takes('verdict', verdict))
    })
  if (holds.length === 0) return null
  return (
    <section className="box panel" aria-label={w.pit.holds}>
      <h2 className="head">
        <b>{w.pit.holds}</b>
      </h2>
      <ul className="items">
        {holds.map(({ id, seat, player, amount, until, verdict, voiding }) => (
          <li key={id}>
            <p className="line">
              <b>
                {tell.seat(seat)}, {name(player)}
              </b>
              <b className="num">{money(amount)}</b>
            </p>
            <p className="muted">
              {verdict === null ? w.pit.holdUntil(Math.ceil((until - (view.clock ?? 0)) / 60)) : w.values[verdict]}
            </p>
            {voiding && <p>{w.pit.voidProposed}</p>}
            <div className="go">
              {may('clear-hold', id, 'void') && (
                <Button onClick={() => desk.act({ do: 'clear-hold', hold: id, verdict: 'void' })}>
                  {w.values.void}
                </Button>
              )}
              {may('propose-void', id) && (
                <Button onClick={() => desk.act({ do: 'propose-void', hold: id })}>{w.moves['propose-void']}</Button>
              )}
              {may('decide-void', id) && (
                <>
                  <Button onClick={() => desk.act({ do: 'decide-void', hold: id, verdict: 'reject' })}>
                    {w.values.reject}
                  </Button>
                  <Button look="main" onClick={() => desk.act({ do: 'decide-void', hold: id, verdict: 'confirm' })}>
                    {w.values.confirm}
                  </Button>
                </>
              )}
              {may('clear-hold', id, 'pay') && (
                <Button look="main" onClick={() => desk.act({ do: 'clear-hold', hold: id, verdict: 'pay' })}>
                  {w.values.pay}
                </Button>
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
