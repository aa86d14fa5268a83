// What an actor knows to have asked for, and what the house said: the other side of every account.

import type { Event, Intent } from '../wire/index.js'

/** How often an answer was lost before one came: a refusal after that may be of the second asking only. */
export interface Asked {
  readonly key: string
  readonly table: string
  readonly person: number
  readonly role: string
  readonly move: Intent
  lost: number
  /** Undefined while nobody knows. */
  answer?: Answered
}

export type Answered =
  | { readonly ok: true; readonly version: number; readonly events: readonly Event[] }
  | { readonly ok: false; readonly code: string }

/** Money over the counter. */
export interface Paid {
  readonly key: string
  readonly kind: 'deposit' | 'withdraw'
  readonly person: number
  readonly amount: number
  lost: number
  answer?: { readonly ok: true; readonly set: number } | { readonly ok: false; readonly code: string }
}

export interface Book {
  readonly asked: Map<string, Asked>
  readonly paid: Map<string, Paid>
}

export const newBook = (): Book => ({ asked: new Map(), paid: new Map() })
