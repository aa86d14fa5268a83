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
  const may = options.some((option) => option.do === 'clear-hold')
  if (holds.length === 0) return null
  return (
    <section className="box panel" aria-label={w.pit.holds}>
      <h2 className="head">
        <b>{w.pit.holds}</b>
      </h2>
      <ul className="items">
        {holds.map(({ id, seat, player, amount, until, verdict }) => (
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
            {verdict === null && may && (
              <div className="go">
                <Button onClick={() => desk.act({ do: 'clear-hold', hold: id, verdict: 'void' })}>
                  {w.values.void}
                </Button>
                <Button look="main" onClick={() => desk.act({ do: 'clear-hold', hold: id, verdict: 'pay' })}>
                  {w.values.pay}
                </Button>
              </div>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
