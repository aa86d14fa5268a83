// What this player may decide now, from the options; what may not be, with the engine's own reason.

import type { Fault, Option, View } from '../../../app/types.js'
import type { Decision } from '../../../cards/DecisionBar.js'
import { reasonAgainst } from '../../../console/reasons.js'
import type { BlackjackWords } from '../words.js'
import { boxOfSpot, kindOfSpot, playOf, variantOf } from './table.js'
import type { Hand } from './types.js'

/** In the order they are asked for. */
const DECISIONS = ['hit', 'stand', 'double', 'split', 'surrender'] as const

export const offersTo = (options: readonly Option[], me: string | null, name: string): readonly Option[] =>
  me === null ? [] : options.filter((option) => option.do === name && option.by === me)

/** Whether the turn is this player's: standing is always open to whoever is to decide. */
export const isDeciding = (options: readonly Option[], me: string | null): boolean =>
  offersTo(options, me, 'stand').length > 0

const ORIGINAL = ['main', 'round', 'split']

/** What the hand was staked with before any raise: a double or a split costs as much again. */
export const originalOf = (view: View, hand: Hand): number =>
  view.bets
    .filter((bet) => bet.seat === hand.seat && ORIGINAL.includes(kindOfSpot(bet.on)))
    .filter((bet) => (hand.id.endsWith('.1') ? bet.on.endsWith(`:${hand.box}`) : bet.on.endsWith(`:${hand.id}`)))
    .reduce((sum, bet) => sum + bet.amount, 0)

export interface Asking {
  readonly view: View
  readonly options: readonly Option[]
  readonly me: string
  readonly hand: Hand
  readonly total: string
  readonly words: BlackjackWords
  readonly tell: (fault: Fault) => { readonly fact: string }
}

const noteOf = (name: string, { view, hand, total, words }: Asking): string => {
  const { note } = words.decisions[name] as { note: string }
  if (name === 'stand') return words.standOn(total)
  if (name === 'double' || name === 'split') return words.raise(originalOf(view, hand), note)
  if (name === 'surrender') return words.half(originalOf(view, hand) - Math.ceil(originalOf(view, hand) / 2))
  return note
}

/** Where surrender has its own moment it is no decision of the turn. */
const atTurn = (name: string, view: View): boolean =>
  name !== 'surrender' || variantOf(view.game).surrenders === 'at-turn'

export const decisionsOf = (asking: Asking): Decision[] => {
  const { view, options, me, words, tell } = asking
  return DECISIONS.filter((name) => atTurn(name, view)).map((name) => {
    const { label, key } = words.decisions[name] as { label: string; key: string }
    const offered = offersTo(options, me, name).length > 0
    const refusal = offered ? undefined : reasonAgainst(view, name, me)
    return {
      id: name,
      label,
      hint: key,
      note: noteOf(name, asking),
      because: offered ? undefined : refusal ? tell(refusal).fact : words.notAllowed,
      rule: refusal?.cite,
    }
  })
}

/** The hand of a box whose moment an offer belongs to. */
export const handOfBox = (view: View, box: number): Hand | undefined =>
  playOf(view).hands.find((hand) => hand.box === box)

const only = (option: Option, field: string): string | number | undefined => {
  const bound = option.fields[field]
  return bound && 'oneOf' in bound ? bound.oneOf[0] : bound && 'min' in bound ? bound.min : undefined
}

export const spotOf = (option: Option): string => String(only(option, 'on') ?? '')
export const boxOf = (option: Option): number => Number(only(option, 'box') ?? boxOfSpot(spotOf(option)))

/** The bounds of an amount an offer asks for. */
export const amountOf = (option: Option): { min: number; max: number; step: number } | undefined => {
  const bound = option.fields.amount
  return bound && 'min' in bound ? bound : undefined
}
