import { signed } from '../../i18n/format.js'
import { useStaff, useTeller } from '../../i18n/staff/index.js'
import { Button } from '../../parts/Button.js'
import { type Correction, correctionsOf } from './attention.js'
import type { AtTable } from './Disputes.js'

const SHOWN = 6

/** One correction of a round already paid, and the word of a second person where it waits for one. */
export const CorrectionItem = ({ state, desk, name, correction }: AtTable & { correction: Correction }) => {
  const w = useStaff()
  const tell = useTeller(state.view.game)
  const { id, seat, player, round, on, amount, reason, status } = correction
  const may = status === 'waiting' && state.options.some((option) => option.do === 'decide-correction')
  const decide = (verdict: string) => desk.act({ do: 'decide-correction', correction: id, verdict })
  return (
    <>
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
      {may && (
        <div className="go">
          <Button onClick={() => decide('reject')}>{w.values.reject}</Button>
          <Button look="main" onClick={() => decide('confirm')}>
            {w.values.confirm}
          </Button>
        </div>
      )}
    </>
  )
}

/** What croupiers corrected of rounds already paid: what waits for a second person first, then the last that were made. */
export const Corrections = ({ state, desk, name }: AtTable) => {
  const w = useStaff()
  const all = correctionsOf(state.view)
  if (all.length === 0) return null
  const waiting = all.filter(({ status }) => status === 'waiting')
  const list = [...waiting, ...all.filter(({ status }) => status !== 'waiting').toReversed()].slice(
    0,
    Math.max(SHOWN, waiting.length),
  )
  return (
    <section className="box panel" aria-label={w.pit.corrections}>
      <h2 className="head">
        <b>{w.pit.corrections}</b>
        {waiting.length > 0 && <span className="tag warn">{w.pit.correction(waiting.length)}</span>}
      </h2>
      <ul className="items">
        {list.map((correction) => (
          <li key={correction.id}>
            <CorrectionItem {...{ state, desk, name, correction }} />
          </li>
        ))}
      </ul>
    </section>
  )
}
