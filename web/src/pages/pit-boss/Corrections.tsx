import type { TableState } from '../../app/types.js'
import type { Console } from '../../console/useConsole.js'
import { signed } from '../../i18n/format.js'
import { useStaff, useTeller } from '../../i18n/staff/index.js'
import { Button } from '../../parts/Button.js'
import { correctionsOf } from './attention.js'

const SHOWN = 6

/** What croupiers corrected of rounds already paid: what waits for a second person first, then the last that were made. */
export const Corrections = ({
  state,
  desk,
  name,
}: {
  state: TableState
  desk: Console
  name: (id: string) => string
}) => {
  const w = useStaff()
  const { view, options } = state
  const tell = useTeller(view.game)
  const all = correctionsOf(view)
  if (all.length === 0) return null
  const waiting = all.filter(({ status }) => status === 'waiting')
  const list = [...waiting, ...all.filter(({ status }) => status !== 'waiting').toReversed()].slice(
    0,
    Math.max(SHOWN, waiting.length),
  )
  const may = options.some((option) => option.do === 'decide-correction')
  return (
    <section className="box panel" aria-label={w.pit.corrections}>
      <h2 className="head">
        <b>{w.pit.corrections}</b>
        {waiting.length > 0 && <span className="tag warn">{w.pit.correction(waiting.length)}</span>}
      </h2>
      <ul className="items">
        {list.map(({ id, seat, player, round, on, amount, reason, status }) => (
          <li key={id}>
            <p className="line">
              <b>
                {tell.seat(seat)}, {name(player)}
              </b>
              <b className="num">{signed(amount)}</b>
            </p>
            <p>{reason}</p>
            <p className="muted">
              {w.pit.correctionLine(round, tell.spot(on))} · {w.pit.correctionStatus[status]}
            </p>
            {status === 'waiting' && may && (
              <div className="go">
                <Button onClick={() => desk.act({ do: 'decide-correction', correction: id, verdict: 'reject' })}>
                  {w.values.reject}
                </Button>
                <Button
                  look="main"
                  onClick={() => desk.act({ do: 'decide-correction', correction: id, verdict: 'confirm' })}
                >
                  {w.values.confirm}
                </Button>
              </div>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
