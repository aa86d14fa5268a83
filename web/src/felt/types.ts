import type { ComponentType } from 'react'
import type { NamedSpot } from '../games/family.js'
import type { Layout, Place, Stance } from './geometry.js'

/** A spot as the game lists it. */
export interface FeltSpot extends NamedSpot {
  readonly pays: { readonly num: number; readonly den: number }
}

export interface Stake {
  readonly spot: string
  readonly amount: number
  readonly mine: boolean
  /** The player's colour, when the chips are not money. */
  readonly colour?: string
}

export interface Stack {
  readonly place: Place<FeltSpot>
  /** The radius of its chips. */
  readonly r: number
}

export interface DrawingProps {
  readonly layout: Layout<FeltSpot>
  readonly stacks: readonly Stack[]
  /** Outcomes to light. */
  readonly hot: readonly string[]
  readonly winner: string | null
}

/** What a game prints on its cloth, and what its spots are called. */
export interface FeltCloth {
  readonly title: string
  readonly layoutOf: (stance: Stance) => Layout<FeltSpot>
  readonly Drawing: ComponentType<DrawingProps>
  /** The path of a box. */
  readonly outline: (layout: Layout<FeltSpot>, place: Place<FeltSpot>) => string
  readonly name: (spot: FeltSpot) => string
  /** The name as it is read aloud. */
  readonly spoken: (spot: FeltSpot) => string
  /** Where the keyboard begins. */
  readonly first: string
  readonly find: (text: string) => FeltSpot | undefined
  readonly findHint: string
}
