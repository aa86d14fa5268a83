// What of a table waits for somebody above the croupier, one entry a decision, in the order it should be looked at.

import type { Option } from '@tapete/engine'
import type { TableState } from '../../app/types.js'
import { tableOf } from '../../console/rehearse.js'
import { gameOf } from '../../games/loaded.js'
import {
  attentionOf,
  type Correction,
  correctionsOf,
  type Dispute,
  disputesOf,
  type Hold,
  holdsOf,
} from './attention.js'

export type Item =
  | { readonly kind: 'stopped' | 'approval' | 'fault' | 'claimed'; readonly id: '' }
  | { readonly kind: 'hold'; readonly id: string; readonly hold: Hold }
  | { readonly kind: 'over' | 'authorise'; readonly id: string; readonly option: Option }
  | { readonly kind: 'dispute'; readonly id: string; readonly dispute: Dispute }
  | { readonly kind: 'correction'; readonly id: string; readonly correction: Correction }

/** What stops a table first, then what runs out, then what somebody is to be told, then what can wait. */
const ORDER: readonly Item['kind'][] = [
  ...(['approval', 'fault', 'stopped', 'authorise', 'hold'] as const),
  ...(['over', 'dispute', 'correction', 'claimed'] as const),
]

export const rankOf = ({ kind }: Item): number => ORDER.indexOf(kind)

/** Stakes over the maximum of which the room head is not told yet: the croupier's to do, everybody's to know. */
const overMaximum = ({ view }: TableState): readonly Option[] => {
  try {
    const options = gameOf(view.game)?.options(tableOf(view), 'croupier') ?? []
    return options.filter(({ do: move }) => move === 'notify-room-head')
  } catch {
    // A table that is not wholly known can fail a look ahead, never a move.
    return []
  }
}

const keyOf = ({ fields }: Option): string => JSON.stringify(fields)

export const itemsOf = (state: TableState, stopped: boolean): readonly Item[] => {
  const { view, options } = state
  const { approve, fault, claimed } = attentionOf(state)
  const plain = (kind: 'stopped' | 'approval' | 'fault' | 'claimed', is: boolean): Item[] =>
    is ? [{ kind, id: '' }] : []
  return [
    ...plain('approval', approve),
    ...plain('fault', fault),
    ...plain('stopped', stopped),
    ...options
      .filter(({ do: move }) => move === 'authorise')
      .map((option): Item => ({ kind: 'authorise', id: keyOf(option), option })),
    ...holdsOf(view)
      .filter(({ verdict }) => verdict === null)
      .map((hold): Item => ({ kind: 'hold', id: hold.id, hold })),
    ...overMaximum(state).map((option): Item => ({ kind: 'over', id: keyOf(option), option })),
    ...disputesOf(view)
      .filter(({ level, decided }) => level !== 'croupier' && decided === null)
      .map((dispute): Item => ({ kind: 'dispute', id: dispute.id, dispute })),
    ...correctionsOf(view)
      .filter(({ status }) => status === 'waiting')
      .map((correction): Item => ({ kind: 'correction', id: correction.id, correction })),
    ...plain('claimed', claimed),
  ]
}
