// What a family tells of its round so that pots can be played beside it. Nobody else names its moves.

import type { Category } from '../../hands/categories.js'
import type { SeatId } from '../../kernel/actors.js'
import type { Card } from '../../kernel/cards.js'
import type { Bound, Change, Refused } from '../../kernel/contract.js'
import type { Table } from '../../kernel/table.js'
import type { Regulation } from '../regulations.js'
import type { SideKind } from './state.js'

export type GaveUp = 'folded' | 'exchanged' | 'bought' | 'void'

export interface PotHook<G extends SideKind> {
  readonly regulation: Regulation
  /** The move that closes bets: side bets are locked with it. */
  readonly closes: string
  /** The move that takes a hand away, and the one that ends the round. */
  readonly takes: string
  readonly ends: string
  isBetting(s: Table<G>): boolean
  /** Whether a seat is in the round, once bets are closed. */
  takesPart(s: Table<G>, id: SeatId): boolean
  /** Why a seat has no part in the prize any more; a void hand has its side bet back. */
  gaveUp(s: Table<G>, id: SeatId): GaveUp | null
  /** What the hand that counts for the pot is. */
  category(s: Table<G>, id: SeatId): Category | null
  /** Where a hand may be taken that nobody has turned. */
  readonly reading?: {
    /** The hand that is about to be. */
    unread(s: Table<G>): SeatId | undefined
    /** What its cards may be, where nobody knows them and whoever turns them tells them. */
    faces(s: Table<G>, id: SeatId): Bound | undefined
    /** Why these cannot be what was turned. */
    cannotBe(s: Table<G>, id: SeatId, told: readonly Card[] | undefined): Refused | undefined
    /** Turns it for everybody. */
    read(s: Table<G>, id: SeatId, told: readonly Card[]): Change<G>
  }
  /** Every hand is settled, and the round has not ended. */
  isSettled(s: Table<G>): boolean
}
