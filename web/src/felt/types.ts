import type { ClothSpot } from '../games/roulette/felt/cloths.js'

/** A spot as the game lists it. */
export interface FeltSpot extends ClothSpot {
  readonly pays: { readonly num: number; readonly den: number }
}

export interface Stake {
  readonly spot: string
  readonly amount: number
  readonly mine: boolean
  /** The player's colour, when the chips are not money. */
  readonly colour?: string
}
