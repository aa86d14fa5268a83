import { useCountdown } from '../../app/clock.js'
import type { Deadline, TableState } from '../../app/types.js'
import { type Family, isClosed, stepOf, stepsOf } from '../../games/families.js'
import { PhaseRibbon } from '../../parts/PhaseRibbon.js'
import { capital, gloss } from './gloss.js'
import { isVoid, lastPhrase } from './payments.js'
import { type TableWords, useTableWords } from './words.js'

export interface RibbonProps {
  state: TableState
  family: Family
  deadline: Deadline | null
  next?: ((left: number | undefined) => string) | undefined
}

/** What to say while nobody has said anything the page heard. */
const silent = (w: TableWords, { view }: TableState): string =>
  view.status === 'open' ? '' : view.status === 'suspended' ? w.next.suspended : w.next.closedTable

const nextOf = (w: TableWords, { view, table, events }: TableState, family: Family, left?: number): string => {
  if (view.status !== 'open') return ''
  if (isVoid(events, view.phase)) return view.phase === 'fault' ? w.next.fault : w.next.void
  switch (view.phase) {
    case 'betting':
      return left ? w.next.bets(left) : w.next.betting
    case 'spinning':
      return family === 'big-six' ? w.next.closedDisc : w.next.spinning
    case 'closed':
      return w.next.closed
    case 'collect':
      return w.next.collect
    case 'approve':
    case 'pay':
    case 'check':
      return w.next.payment
    case 'fault':
      return w.next.fault
    default:
      return typeof view.closing === 'number'
        ? w.next.last(view.closing)
        : table.mode === 'practice'
          ? w.next.idlePractice
          : w.next.idle
  }
}

export const Ribbon = ({ state, family, deadline, next }: RibbonProps) => {
  const w = useTableWords()
  const { view, events } = state
  const countdown = useCountdown(next || view.phase === 'betting' || view.phase === 'spinning' ? deadline : null)
  const said = lastPhrase(events)
  const phrase = said ? capital(said.phrase) : ''
  const steps = stepsOf(family).map((id) => ({ id, label: w.steps[id] }))
  return (
    <PhaseRibbon
      phrase={phrase}
      gloss={said && gloss(said.phrase)}
      next={silent(w, state) || (next ? next(countdown?.left) : nextOf(w, state, family, countdown?.left))}
      steps={steps}
      current={stepOf(family, view.phase) ?? ''}
      countdown={countdown}
      closed={isClosed(family, view.phase)}
      latest={family === 'roulette' ? (view.play.history ?? []) : []}
    />
  )
}
