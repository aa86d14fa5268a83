import { FAULT } from '@tapete/engine'
import type { ReactNode } from 'react'
import { useCountdown } from '../../app/clock.js'
import { lastSaid } from '../../app/said.js'
import type { Deadline, TableState } from '../../app/types.js'
import { isBetting, isClosed, isFirst, stepOf } from '../../games/families.js'
import type { FamilyModule, FamilyWords } from '../../games/family.js'
import { playedSteps, useFamily, useFamilyWords } from '../../games/loaded.js'
import { capital } from '../../i18n/format.js'
import { type Headline, PhaseRibbon } from '../../parts/PhaseRibbon.js'
import { useSpoken } from '../../sound/voice.js'
import { useGloss } from './gloss.js'
import { isVoid } from './payments.js'
import { type TableWords, useTableWords } from './words.js'

export interface RibbonProps {
  state: TableState
  deadline: Deadline | null
  next?: ((left: number | undefined) => string) | undefined
  latest?: ReactNode
  /** What is this player's own: the turn, or what the round came to. */
  headline?: Headline | undefined
}

/** What to say while nobody has said anything the page heard. */
const silent = (w: TableWords, { view }: TableState): string =>
  view.status === 'open' ? '' : view.status === 'suspended' ? w.next.suspended : w.next.closedTable

interface Telling {
  readonly w: TableWords
  readonly own: FamilyWords
  readonly family: FamilyModule
  readonly state: TableState
  readonly left: number | undefined
}

const nextOf = ({ w, own, family, state: { view, table, events }, left }: Telling): string => {
  if (view.status !== 'open') return ''
  if (view.phase === FAULT) return w.next.fault
  if (isFirst(view.game, view.phase))
    return isVoid(events, family) ? w.next.void : left ? w.next.bets(left) : w.next.betting
  const told = own.next[view.phase]
  if (told !== undefined) return told
  if (typeof view.closing === 'number') return w.next.last(view.closing)
  return table.mode === 'practice' ? w.next.idlePractice : w.next.idle
}

export const Ribbon = ({ state, deadline, next, latest, headline }: RibbonProps) => {
  const w = useTableWords()
  const own = useFamilyWords()
  const family = useFamily()
  const gloss = useGloss()
  const { view } = state
  const countdown = useCountdown(next || isBetting(view.game, view.phase) ? deadline : null)
  const said = lastSaid(state).map(({ phrase }) => String(phrase))
  useSpoken(said, state.version)
  const told = next ? next(countdown?.left) : nextOf({ w, own, family, state, left: countdown?.left })
  return (
    <PhaseRibbon
      phrases={said.map(capital)}
      gloss={said.flatMap((phrase) => gloss(phrase) ?? []).join('. ')}
      next={silent(w, state) || told}
      steps={playedSteps(view.game).map((id) => ({ id, label: own.steps[id] ?? id }))}
      current={stepOf(view.game, view.phase) ?? ''}
      countdown={countdown}
      closed={isClosed(view.game, view.phase)}
      latest={latest}
      headline={headline}
    />
  )
}
