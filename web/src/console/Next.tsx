// What the regulation asks for next, as one or a few large buttons; or who it waits for.

import type { Option } from '@tapete/engine'
import { useLayoutEffect, useRef } from 'react'
import type { Intent, TableState } from '../app/types.js'
import { customsOf, useFamilyWords } from '../games/loaded.js'
import { useStaff, useTeller } from '../i18n/staff/index.js'
import { isAnswer } from './Answers.js'
import { Rule } from './Frame.js'
import { MoveButtons } from './MoveButtons.js'
import { endingOf, endsBets, natureOf } from './natures.js'
import { reasonAgainst } from './reasons.js'
import { dueAt } from './rehearse.js'

export interface Due {
  /** The move asked for; undefined when nothing is. */
  readonly move: string | undefined
  readonly by: string | undefined
  /** What this post may do about it now. */
  readonly mine: readonly Option[]
  /** How the round goes on, when an errand stands before it. */
  readonly after: readonly Option[]
}

export const dueOf = ({ view, options, table }: TableState, by: string): Due => {
  if (view.status === 'closed') {
    const mine = options.filter((option) => option.do === 'seal' && option.by === by)
    return { move: mine.length ? 'seal' : undefined, by: mine.length ? by : undefined, mine, after: [] }
  }
  if (view.status === 'sealed' || view.status === 'suspended') {
    const move = view.status === 'sealed' ? 'open' : 'resume'
    const mine = options.filter((option) => option.do === move && option.by === by)
    return { move: mine.length ? move : undefined, by: mine.length ? by : undefined, mine, after: [] }
  }
  const first = dueAt(view)[0]?.option
  const serves = (option: Option): boolean =>
    option.by === by || (option.by === 'chance' && by === 'croupier' && table.mode === 'live')
  const narrowed = customsOf(view.game)?.console.narrowed ?? ((option: Option) => option)
  const mine = options.filter((option) => option.do === first?.do && serves(option)).map(narrowed)
  const after =
    first && natureOf(view.game, first.do) === 'errand'
      ? options.filter((option) => endsBets(view.game, option.do) && option.by === by).map(narrowed)
      : []
  return { move: first?.do, by: first?.by, mine, after }
}

export interface NextProps {
  state: TableState
  due: Due
  by: string
  busy: boolean
  onSend: (intent: Intent) => Promise<boolean>
  /** A clock serves the table: what comes next is not ours to do. */
  robot?: boolean
  /** It is entered right below: here stands only what it is. */
  below?: boolean
  /** What F2 does while something is drafted below. */
  onGoOn?: (() => void) | undefined
}

export const Next = ({ state, due, by, busy, onSend, robot = false, below = false, onGoOn }: NextProps) => {
  const w = useStaff()
  const tell = useTeller(state.view.game)
  const { view, table } = state
  const { staff } = useFamilyWords(view.game)
  const main = useRef<HTMLDivElement>(null)
  // Before it is painted: F2 does what is seen, not what stood there before.
  useLayoutEffect(() => {
    const key = (event: KeyboardEvent) => {
      if (event.key !== 'F2' || event.repeat) return
      event.preventDefault()
      if (onGoOn) onGoOn()
      else main.current?.querySelector('button')?.click()
    }
    window.addEventListener('keydown', key)
    return () => window.removeEventListener('keydown', key)
  }, [onGoOn])

  const buttons = (options: readonly Option[], first: boolean) => (
    <MoveButtons {...{ view, options, busy, onSend, main: first }} {...(first ? { hint: 'F2', first: main } : {})} />
  )

  const wait = (title: string, body: string) => (
    <div className="waiting" role="status">
      <b>{title}</b>
      <p className="muted">{body}</p>
    </div>
  )

  const content = () => {
    if (robot && due.by === 'croupier' && due.move && due.move !== 'seal')
      return wait(tell.move(due.move), w.croupier.robot)
    // A player is asked: what would be done for one who says nothing is not what comes next.
    if (below && due.move)
      return wait(isAnswer(view.game, due.move) ? tell.phase(view.phase) : tell.move(due.move), w.croupier.enteredBelow)
    if (due.mine.length > 0)
      return (
        <>
          {due.move === 'seal' && <p className="muted">{staff.seal}</p>}
          {buttons(due.mine, true)}
          {due.after.length > 0 && buttons(due.after, false)}
        </>
      )
    if (view.status !== 'open') {
      const refusal = by === 'pit-boss' && view.status === 'sealed' ? reasonAgainst(view, 'open', by) : undefined
      return (
        <>
          {wait(
            w.croupier.tableNot(w.status[view.status] ?? view.status),
            refusal
              ? (tell.refusal(refusal.code) ?? w.croupier.notNow)
              : view.status === 'suspended'
                ? w.croupier.suspendedBody
                : w.croupier.tableNotBody,
          )}
          {refusal && <Rule cite={refusal.cite} />}
        </>
      )
    }
    if (due.by === 'chance')
      return wait(tell.phase(view.phase), table.mode === 'live' ? tell.move(due.move ?? '') : w.croupier.chanceDigital)
    if (due.move && due.by)
      return wait(w.croupier.waits(tell.value('by', due.by)), w.croupier.waitsFor(tell.move(due.move)))
    const ending = endingOf(view.game)
    const refusal = ending ? reasonAgainst(view, ending, by) : undefined
    return (
      <>
        {wait(w.croupier.waitingPlayers, refusal ? (tell.refusal(refusal.code) ?? '') : '')}
        {refusal && <Rule cite={refusal.cite} />}
      </>
    )
  }

  return (
    <section className="next panel" aria-label={w.croupier.next}>
      <h2 className="head">
        <b>{w.croupier.next}</b>
        {view.closing !== null && (
          <span className="tag warn">
            {view.closing === 'instructed' ? w.croupier.instructed : w.croupier.lastRounds(view.closing)}
          </span>
        )}
      </h2>
      {content()}
    </section>
  )
}
