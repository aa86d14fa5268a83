// Clocks that jump, for tests of whole processes: the file `TAPETE_TEST_CLOCK` names says by how many milliseconds the clocks of
// this node and of its database are wrong, and may be written anew at any time. A house in production refuses to start
// with it.

import { readFileSync } from 'node:fs'

/** By how much each clock is ahead of what it would say. */
export interface Skew {
  readonly node: number
  readonly database: number
}

export const NO_SKEW: Skew = { node: 0, database: 0 }
export const TEST_CLOCK = 'TAPETE_TEST_CLOCK'

const milliseconds = (value: unknown): number => (typeof value === 'number' && Number.isFinite(value) ? value : 0)

/** While the file is being written, or is not there, the last that was read holds. */
export const skewFrom = (path: string): (() => Skew) => {
  let last = NO_SKEW
  return () => {
    try {
      const { node, database } = JSON.parse(readFileSync(path, 'utf8')) as { node?: unknown; database?: unknown }
      last = { node: milliseconds(node), database: milliseconds(database) }
    } catch {
      // Read again the next time.
    }
    return last
  }
}

/** From here on `Date` says what the file says, to everything in this process: what still asks the wall is led astray. */
const moveDate = (skew: () => Skew): void => {
  const Honest = Date
  globalThis.Date = new Proxy(Honest, {
    construct: (target, given: unknown[], made) =>
      Reflect.construct(target, given.length > 0 ? given : [Honest.now() + skew().node], made) as object,
    get: (target, name, receiver) =>
      name === 'now' ? () => Honest.now() + skew().node : (Reflect.get(target, name, receiver) as unknown),
  })
}

/** What the environment says of the clocks; undefined where it says nothing, as in every house. */
export const testClockOf = (
  environment: { readonly [name: string]: string | undefined },
  production: boolean,
): (() => Skew) | undefined => {
  const path = environment[TEST_CLOCK]
  if (path === undefined || path === '') return undefined
  if (production) throw new Error(`${TEST_CLOCK} moves the clock: it is for tests, and refused with --production`)
  const skew = skewFrom(path)
  moveDate(skew)
  // This node's own is in `Date` from here on.
  return () => ({ ...skew(), node: 0 })
}
