import type { AtConsole } from '../../../console/TableConsole.js'
import { money } from '../../../i18n/format.js'
import { useStaff, useTeller } from '../../../i18n/staff/index.js'
import { Button } from '../../../parts/Button.js'
import { playOf } from '../play.js'
import { useRouletteWords } from '../words.js'

/** Called bets nobody has placed yet: worth nothing until the chips are on the cloth. */
export const Calls = ({ state, desk, robot }: AtConsole & { robot: boolean }) => {
  const { console: w } = useRouletteWords()
  const { refusals } = useStaff()
  const { view, options } = state
  const tell = useTeller(view.game)
  const calls = playOf(view).calls ?? []
  const may = (seat: string, call: string): boolean =>
    options.some(
      ({ do: move, fields }) =>
        move === 'place-call' &&
        [fields.for, fields.call].every(
          (bound, index) => bound && 'oneOf' in bound && bound.oneOf.includes(index ? call : seat),
        ),
    )
  // Those that can be placed are what comes next.
  const stuck = calls.filter(({ seat, call }) => robot || !may(seat, call))
  if (stuck.length === 0) return null
  return (
    <section className="calls panel" aria-label={w.calls}>
      <h2 className="head">
        <b>{w.calls}</b>
        <span className="aside">{w.callsAside}</span>
      </h2>
      <ul>
        {stuck.map(({ seat, call, unit }) => (
          <li key={`${seat}-${call}`}>
            <span>
              <b>
                {tell.seat(seat)} · {tell.value('call', call)}
              </b>
              <small className="muted num">{money(unit)}</small>
            </span>
            <Button
              because={robot ? refusals['robot-serves'] : may(seat, call) ? undefined : w.cannotPlace}
              onClick={() => !desk.busy && desk.act({ do: 'place-call', call, for: seat })}
            >
              {w.place}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
