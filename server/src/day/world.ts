// What everybody in the day shares.

import type { Random } from '@tapete/engine/testkit'
import type { Book } from './book.js'
import type { Journal } from './journal.js'
import type { DayNode } from './nodes.js'
import type { Plan } from './plan.js'
import type { Machine } from './starving.js'
import type { Witness } from './witness.js'

export interface World {
  readonly plan: Plan
  readonly nodes: readonly [DayNode, DayNode]
  readonly journal: Journal
  readonly book: Book
  readonly witness: Witness
  /** How often something happened, by name. */
  readonly counts: Map<string, number>
  /** What is wrong with the house, as it is found. */
  readonly faults: string[]
  /** Whether a fault is under way, or the machine has no processor for the house, or so it was a moment ago: then it may be late. */
  troubled(): boolean
  readonly machine: Machine
  /** Whether everything is over: nobody tries anything again. */
  over(): boolean
}

export interface Actor {
  readonly name: string
  /** Milliseconds this actor thinks before a turn. */
  pause(dice: Random): number
  turn(dice: Random): Promise<void>
  /** Goes home: leaves, cashes, lets go of sockets. */
  leave(): Promise<void>
}

export const count = ({ counts }: World, name: string, by = 1): void => {
  counts.set(name, (counts.get(name) ?? 0) + by)
}

const KEPT_MAX = 50

export const wrong = ({ faults, journal }: World, what: string): void => {
  journal.note('wrong', { about: what })
  if (faults.length < KEPT_MAX) faults.push(what)
}
