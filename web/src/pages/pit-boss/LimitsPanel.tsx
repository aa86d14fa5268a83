import { useState } from 'react'
import type { TableState } from '../../app/types.js'
import { Columns } from '../../console/Columns.js'
import { MoveForm } from '../../console/MoveForm.js'
import type { Console } from '../../console/useConsole.js'
import { money } from '../../i18n/format.js'
import { useStaff, useTeller } from '../../i18n/staff/index.js'

type Which = 'set-min' | 'set-max'

/** The bet plan in force, by kind of bet; it changes between rounds only. */
export const LimitsPanel = ({ state, desk, by }: { state: TableState; desk: Console; by: string }) => {
  const w = useStaff()
  const { view, options } = state
  const tell = useTeller(view.game)
  const [open, setOpen] = useState<{ kind: string; move: Which }>()
  const offered = (move: Which, kind: string) =>
    options.filter(
      (option) =>
        option.do === move &&
        option.by === by &&
        option.fields.kind &&
        'oneOf' in option.fields.kind &&
        option.fields.kind.oneOf.includes(kind),
    )
  // A table opened without a bet plan's name has none to show.
  const named = [String(view.config.plan ?? '')].filter((plan) => plan && plan !== 'unspecified')
  const may = options.some((option) => option.do === 'set-min' && option.by === by)
  const cell = (kind: string, move: Which, amount: number | null) => {
    const shown = amount === null ? w.none : money(amount)
    const active = open?.kind === kind && open.move === move
    return may ? (
      <button
        type="button"
        className="edit num"
        aria-expanded={active}
        aria-label={`${tell.value('kind', kind)}, ${move === 'set-min' ? w.pit.min : w.pit.max}: ${shown}. ${w.pit.change}`}
        onClick={() => setOpen(active ? undefined : { kind, move })}
      >
        {shown}
      </button>
    ) : (
      <span className="num">{shown}</span>
    )
  }
  return (
    <section className="sheet panel" aria-label={w.pit.limits}>
      <h2 className="head">
        <b>{w.pit.limits}</b>
        <span className="aside">{may ? [w.pit.limitsAside, ...named].join(' ') : w.pit.limitsBetween}</span>
      </h2>
      <table>
        <Columns names={[[w.pit.kind], [w.pit.min, 'r'], [w.pit.max, 'r']]} />
        <tbody>
          {Object.entries(view.limits).map(([kind, { min, max }]) => (
            <tr key={kind}>
              <th scope="row">{tell.value('kind', kind)}</th>
              <td className="r">{cell(kind, 'set-min', min)}</td>
              <td className="r">{cell(kind, 'set-max', max)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {open && may && (
        <div className="edits">
          <h3 className="caps">
            {w.moves[open.move]} · {tell.value('kind', open.kind)}
          </h3>
          <MoveForm
            key={`${open.kind}-${open.move}`}
            move={open.move}
            options={offered(open.move, open.kind)}
            view={view}
            busy={desk.busy}
            given={{ kind: open.kind, ...(named[0] ? { plan: named[0] } : {}) }}
            onSend={desk.act}
            onDone={() => setOpen(undefined)}
          />
        </div>
      )}
    </section>
  )
}
