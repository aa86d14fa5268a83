import { MONEY_MAX, type Option } from '@tapete/engine'
import { type FormEvent, type KeyboardEvent, useState } from 'react'
import type { TableState } from '../../app/types.js'
import { Columns } from '../../console/Columns.js'
import { formOf, moveOf } from '../../console/choices.js'
import type { Console } from '../../console/useConsole.js'
import { money } from '../../i18n/format.js'
import { useStaff, useTeller } from '../../i18n/staff/index.js'
import { Button } from '../../parts/Button.js'
import { usePitWords } from './words.js'
import './pit.css'

type Which = 'set-min' | 'set-max'

/** 0 takes a limit away. */
const NONE = 0

interface LimitEditProps {
  move: Which
  kind: string
  /** The name of the cell. */
  label: string
  amount: number | null
  /** The bet plan of the table; asked for where it has none. */
  plan: string | undefined
  options: readonly Option[]
  game: string
  desk: Console
  onDone: () => void
}

/** One limit, changed in its own cell: typed, Enter; Escape leaves it. */
const LimitEdit = ({ move, kind, label, amount, plan, options, game, desk, onDone }: LimitEditProps) => {
  const w = usePitWords()
  const staff = useStaff()
  const tell = useTeller(game)
  const [text, setText] = useState(amount === null ? '' : String(amount))
  const [named, setNamed] = useState(plan ?? '')
  const [tried, setTried] = useState(false)
  const why = tried && desk.fault ? (tell.refusal(desk.fault.code) ?? desk.fault.code) : undefined
  const typed = text.replace(/[.,\s$]/g, '')
  const draft = { kind, amount: typed === '' ? NONE : Number(typed), plan: named.trim() || undefined }
  const ready = /^\d*$/.test(typed) ? moveOf(options, draft) : undefined
  const ranges = formOf(options, { kind }).find(({ name }) => name === 'amount')?.ranges ?? []
  const room = ranges
    .filter(({ max }) => max > NONE)
    .map(({ min, max }) => (max >= MONEY_MAX ? staff.from(money(min)) : staff.between(money(min), money(max))))
  const save = async (event: FormEvent) => {
    event.preventDefault()
    if (!ready || desk.busy) return
    setTried(true)
    if (await desk.act({ do: move, ...ready.fields })) onDone()
  }
  const leave = (event: KeyboardEvent) => event.key === 'Escape' && onDone()
  return (
    <form className="limit-edit" onSubmit={save} onKeyDown={leave}>
      <input
        // biome-ignore lint/a11y/noAutofocus: the cell was just pressed to be typed in
        autoFocus
        type="text"
        inputMode="numeric"
        autoComplete="off"
        aria-label={label}
        aria-invalid={!ready && named.trim() !== '' ? true : undefined}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <Button look="main" type="submit" because={ready ? undefined : w.notAllowed(room.join(` ${staff.or} `))}>
        {w.save}
      </Button>
      <Button look="quiet" onClick={onDone}>
        {w.cancel}
      </Button>
      {plan === undefined && (
        <input
          type="text"
          autoComplete="off"
          aria-label={w.plan}
          placeholder={w.plan}
          value={named}
          onChange={(event) => setNamed(event.currentTarget.value)}
        />
      )}
      <small className={why || !ready ? 'minus' : 'muted'} role="status">
        {why ?? `${room.join(` ${staff.or} `)}; ${w.noLimit}`}
      </small>
    </form>
  )
}

/** The bet plan in force, by kind of bet, each limit changed where it stands; between rounds only. */
export const LimitsPanel = ({ state, desk, by }: { state: TableState; desk: Console; by: string }) => {
  const w = useStaff()
  const pit = usePitWords()
  const { view, options } = state
  const tell = useTeller(view.game)
  const [open, setOpen] = useState<{ kind: string; move: Which }>()
  const offered = (move: Which, kind: string) =>
    options.filter(({ do: name, by: whose, fields }) => {
      const kinds = fields.kind
      return name === move && whose === by && kinds !== undefined && 'oneOf' in kinds && kinds.oneOf.includes(kind)
    })
  // A table opened without a bet plan's name has none to show.
  const plan = [String(view.config.plan ?? '')].find((name) => name && name !== 'unspecified')
  const may = options.some((option) => option.do === 'set-min' && option.by === by)
  const cell = (kind: string, move: Which, amount: number | null) => {
    const shown = amount === null ? w.none : money(amount)
    const name = pit.amount(tell.value('kind', kind), move === 'set-min' ? w.pit.min : w.pit.max)
    if (!may) return <span className="num">{shown}</span>
    if (open?.kind === kind && open.move === move)
      return (
        <LimitEdit
          {...{ move, kind, amount, plan, desk, label: name, game: view.game }}
          options={offered(move, kind)}
          onDone={() => setOpen(undefined)}
        />
      )
    return (
      <button
        type="button"
        className="edit num"
        aria-label={`${name}: ${shown}. ${w.pit.change}`}
        onClick={() => setOpen({ kind, move })}
      >
        {shown}
      </button>
    )
  }
  return (
    <section className="sheet panel" aria-label={w.pit.limits}>
      <h2 className="head">
        <b>{w.pit.limits}</b>
        <span className="aside">
          {may ? [w.pit.limitsAside, ...(plan ? [plan] : [])].join(' ') : w.pit.limitsBetween}
        </span>
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
    </section>
  )
}
