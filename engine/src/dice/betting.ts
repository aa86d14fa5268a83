// When a bet of craps may be made, raised, lowered and taken back (scj-2023 IV.1.5 Combinaciones).

import type { SeatId } from '../kernel/actors.js'
import type { Refused, Spot, StakeRange } from '../kernel/contract.js'
import { MONEY_MAX } from '../kernel/money.js'
import { onSpot } from '../kernel/stakes.js'
import { numbered } from './layout.js'
import { type Craps, isContract } from './play.js'
import { refuse } from './refusals.js'

/** The line odds stand behind. */
const lineOf = (name: string): string | undefined =>
  name === 'pass-odds' ? 'pass-line' : name === 'dont-pass-odds' ? 'dont-pass' : undefined

/** Why this seat may not stake on this spot now. */
export const barred = (s: Craps, id: SeatId, { id: on }: Spot): Refused | undefined => {
  const { point } = s.play
  const { name, number } = numbered(on)
  const line = lineOf(name)
  if (line !== undefined) {
    if (point === null) return refuse('no-point', 'CR-66')
    if (number !== point) return refuse('not-the-point', 'CR-66', { point })
    return onSpot(s, id, line) > 0 ? undefined : refuse('no-line-bet', 'CR-66', { on: line })
  }
  if (name === 'pass-line')
    return point === null || onSpot(s, id, on) > 0 ? undefined : refuse('point-on', 'CR-33', { point })
  if (name === 'dont-pass')
    return point === null ? undefined : refuse('point-on', onSpot(s, id, on) > 0 ? 'CR-40' : 'CR-39', { point })
  if (name === 'dont-come' && number !== null) return refuse('only-by-travelling', 'CR-47')
  if (name === 'come' && number !== null)
    return onSpot(s, id, on) > 0 ? undefined : refuse('only-by-travelling', 'CR-44')
  if (name === 'come') return point === null ? refuse('no-point', 'CR-42') : undefined
  if (name === 'dont-come') return point === null ? refuse('no-point', 'CR-45') : undefined
  return name === 'field' && s.config.fieldNeedsPoint && point === null ? refuse('no-point', 'CR-48') : undefined
}

/** Odds of more than the house's multiple of the line are refused (D-12). */
export const range = (s: Craps, id: SeatId, { id: on }: Spot): StakeRange => {
  const line = lineOf(numbered(on).name)
  const { oddsMultiple } = s.config
  const atMost = line === undefined || oddsMultiple === null ? MONEY_MAX : onSpot(s, id, line) * oddsMultiple
  return { atLeast: 0, atMost, rule: 'CR-66' }
}

/** Contracts are neither lowered nor taken back (CR-34, CR-44). */
export const kept = (s: Craps, _id: SeatId, { id: on }: Spot): Refused | undefined =>
  isContract(s, on) ? refuse('bet-is-a-contract', on === 'pass-line' ? 'CR-34' : 'CR-44') : undefined
