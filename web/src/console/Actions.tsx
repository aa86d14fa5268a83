// Everything a post may do at this table, grouped. What cannot be done now stays, with its reason.

import type { Option } from '@tapete/engine'
import { useMemo, useState } from 'react'
import type { Intent, View } from '../app/types.js'
import { useStaff, useTeller } from '../i18n/staff/index.js'
import type { Value } from './choices.js'
import { neverAt } from './drawn.js'
import { MoveForm } from './MoveForm.js'
import { movesBy, reasonAgainst } from './reasons.js'
import { ServedForm } from './ServedForm.js'
import { servable } from './served.js'

export type Groups = { readonly [group: string]: readonly string[] }

export interface ActionsProps {
  title: string
  aside?: string
  view: View
  /** What the server offers now. */
  options: readonly Option[]
  by: string
  /** Whether results are drawn there. */
  mode: string
  groups: Groups
  /** Moves that stand elsewhere on the console. */
  without?: readonly string[]
  busy: boolean
  onSend: (intent: Intent) => Promise<boolean>
  onServe: (seat: string | null) => void
  name?: (field: string, value: Value) => string | undefined
}

/** With the moves a game adds to them. */
export const groupsWith = (groups: Groups, own: Groups = {}): Groups =>
  Object.fromEntries(Object.entries(groups).map(([group, list]) => [group, [...list, ...(own[group] ?? [])]]))

/** Groups with every move of the post in one of them: what no group names goes to the last. */
export const grouped = (
  moves: readonly string[],
  groups: Groups,
): readonly (readonly [string, readonly string[]])[] => {
  const named = Object.values(groups).flat()
  const rest = moves.filter((move) => !named.includes(move))
  const entries = Object.entries(groups)
  return entries.map(([group, list], index) => [
    group,
    [...list.filter((move) => moves.includes(move)), ...(index === entries.length - 1 ? rest : [])],
  ])
}

export const Actions = (props: ActionsProps) => {
  const { title, aside, view, options, by, mode, groups, without = [], busy, onSend, onServe, name } = props
  const w = useStaff()
  const tell = useTeller(view.game)
  const [open, setOpen] = useState<string>()
  const moves = movesBy(view.game, by).filter((move) => !without.includes(move))
  const offered = useMemo(() => {
    const found = new Map<string, Option[]>()
    for (const option of options) if (option.by === by) found.set(option.do, [...(found.get(option.do) ?? []), option])
    return found
  }, [options, by])
  const served = useMemo(
    () => new Map(movesBy(view.game, by).map((move) => [move, servable(view, move, by)])),
    [view, by],
  )
  if (moves.length === 0) return null
  const form = { view, busy, onSend, onDone: () => setOpen(undefined), ...(name ? { name } : {}) }
  return (
    <section className="actions panel" aria-label={title}>
      <h2 className="head">
        <b>{title}</b>
        {aside && <span className="aside">{aside}</span>}
      </h2>
      {grouped(moves, groups)
        .filter(([, list]) => list.length > 0)
        .map(([group, list]) => (
          <div key={group} className="group">
            <h3 className="caps">{w.croupier.groups[group] ?? group}</h3>
            <ul>
              {list.map((move) => {
                const mine = offered.get(move) ?? []
                const never = neverAt(mode, view.game, move)
                const seats = never ? [] : (served.get(move) ?? [])
                const may = mine.length > 0 || seats.length > 0
                const against = may ? undefined : reasonAgainst(view, move, by)
                const shown = open === move && may
                const reason = never ? tell.refusal(never) : against && tell.refusal(against.code)
                return (
                  <li key={move} className={shown ? 'open' : undefined}>
                    <button
                      type="button"
                      className="action"
                      aria-expanded={shown}
                      aria-disabled={may ? undefined : true}
                      onClick={() => may && setOpen(shown ? undefined : move)}
                    >
                      <span>{tell.move(move)}</span>
                      {!may && <small>{reason ?? w.croupier.notNow}</small>}
                    </button>
                    {shown && seats.length > 0 && (
                      <ServedForm {...form} move={move} options={mine} seats={seats} onServe={onServe} />
                    )}
                    {shown && seats.length === 0 && <MoveForm {...form} move={move} options={mine} />}
                  </li>
                )
              })}
            </ul>
          </div>
        ))}
    </section>
  )
}
