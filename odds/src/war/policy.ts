// What a player of War decides: on a tie, to surrender or to go to war.

import type { Table } from '@tapete/engine'
import type { Policy } from '../tools/enumerate.js'
import { SEAT } from '../tools/tables.js'

export const CHOICES = ['surrender', 'go-to-war'] as const
export type Choice = (typeof CHOICES)[number]

export const isChoice = (word: unknown): word is Choice => CHOICES.includes(word as Choice)

/** Answers a tie in the same way every time. */
export const answering =
  (choice: Choice): Policy =>
  (table: Table) =>
    table.phase === 'ties' ? { by: SEAT, do: choice } : undefined
