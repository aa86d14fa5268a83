// What of a table waits for somebody above the croupier.

import type { Option } from '@tapete/engine'
import type { TableState, View } from '../../app/types.js'
import { natureOf } from '../../console/natures.js'
import { dueAt } from '../../console/rehearse.js'

export interface Dispute {
  readonly id: string
  readonly by: string
  readonly player: string | null
  readonly about: string
  readonly level: string
  readonly decided: { readonly by: string; readonly decision: string } | null
}

export interface Hold {
  readonly id: string
  readonly seat: string
  readonly player: string
  readonly amount: number
  readonly until: number
  readonly verdict: 'pay' | 'void' | null
  readonly voiding?: true
}

export interface Correction {
  readonly id: string
  readonly seat: string
  readonly player: string
  readonly round: number
  readonly on: string
  readonly amount: number
  readonly reason: string
  readonly status: 'waiting' | 'confirmed' | 'rejected' | 'made'
}

export const correctionsOf = (view: View): readonly Correction[] => (view.corrections ?? []) as readonly Correction[]
export const disputesOf = (view: View): readonly Dispute[] => view.disputes as readonly Dispute[]
export const holdsOf = (view: View): readonly Hold[] => view.holds as readonly Hold[]

export interface Attention {
  readonly approve: boolean
  readonly fault: boolean
  readonly disputes: number
  readonly holds: number
  readonly corrections: number
  readonly authorise: number
  readonly claimed: boolean
}

const count = (options: readonly Option[], move: string): number =>
  options.filter((option) => option.do === move).length

/** The table waits for the pit boss's word about what is paid. */
const awaitsApproval = (view: View): boolean => {
  const first = dueAt(view)[0]?.option
  return first?.by === 'pit-boss' && natureOf(view.game, first.do) === 'settle'
}

export const attentionOf = ({ view, options }: TableState): Attention => ({
  approve: awaitsApproval(view),
  fault: view.phase === 'fault',
  disputes: disputesOf(view).filter(({ level, decided }) => level !== 'croupier' && decided === null).length,
  holds: holdsOf(view).filter(({ verdict }) => verdict === null).length,
  corrections: correctionsOf(view).filter(({ status }) => status === 'waiting').length,
  authorise: count(options, 'authorise'),
  claimed: count(options, 'ask-to-leave') > 0,
})

export const isCalm = (attention: Attention): boolean =>
  !attention.approve &&
  !attention.fault &&
  !attention.claimed &&
  attention.disputes + attention.holds + attention.corrections + attention.authorise === 0
