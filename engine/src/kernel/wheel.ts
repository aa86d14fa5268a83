// A wheel is the order of its pockets read clockwise; after the last comes the first again.

export type Wheel = readonly string[]

export type Direction = 'clockwise' | 'counter-clockwise'

export const against = (direction: Direction): Direction =>
  direction === 'clockwise' ? 'counter-clockwise' : 'clockwise'

/** A roulette names each pocket once; a Big Six disc has many places of one name, so it asks for `repeats`. */
export const isWheel = (value: unknown, repeats?: 'repeats'): value is Wheel =>
  Array.isArray(value) &&
  value.length > 0 &&
  value.every((pocket) => typeof pocket === 'string' && pocket !== '') &&
  (repeats === 'repeats' || new Set(value).size === value.length)

/**
 * The pocket in the middle of `reach` pockets to each side, as they lie on the wheel. A reach that goes all the way
 * round names every pocket once. Empty when the wheel has no such pocket.
 */
export const neighbours = (wheel: Wheel, pocket: string, reach: number): string[] => {
  const middle = wheel.indexOf(pocket)
  if (middle < 0) return []
  const length = Math.min(2 * reach + 1, wheel.length)
  const first = middle - Math.floor(length / 2)
  return Array.from({ length }, (_, step) => wheel.at((first + step) % wheel.length) as string)
}

/** Whether two places that touch, counting round the wheel, have the same value. */
export const hasEqualNeighbours = <T>(
  order: readonly T[],
  value: (place: T) => unknown = (place) => place,
): boolean => {
  const values = order.map((place) => value(place))
  // A single place touches nothing, though counting round it comes after itself.
  return values.length > 1 && values.some((each, place) => each === values.at(place - 1))
}
