// What the drawing of the cloth knows of the table besides its chips.

import { createContext, useContext } from 'react'

export interface ClothState {
  /** The point, while there is one: where the marker lies. */
  readonly point: string | null
  /** Spots with chips that do not play on the next throw. */
  readonly off: ReadonlySet<string>
  /** Hard ways that play in the come-out because they were asked to. */
  readonly working: ReadonlySet<string>
  /** Why no chip goes on a spot now, in few words. */
  readonly barred: ReadonlyMap<string, string>
  readonly sought: string | null
  /** Spots that the last throw paid. */
  readonly won: ReadonlySet<string>
}

export const AT_REST: ClothState = {
  point: null,
  off: new Set(),
  working: new Set(),
  barred: new Map(),
  sought: null,
  won: new Set(),
}

const Context = createContext<ClothState>(AT_REST)
export const ClothStateProvider = Context.Provider
export const useClothState = (): ClothState => useContext(Context)
