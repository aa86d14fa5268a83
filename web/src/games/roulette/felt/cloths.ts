// Where each spot of the regulation lies on its cloth, in grid steps: u runs from the zero to the foot, v from the side
// of the 1 to the side of the 3. A number is one step by one; the zeros lie at u -1 to 0, the foot at u 12 to 13.

import type { NamedSpot } from '../../family.js'

export type Cloth = 'french' | 'american' | 'american-00'

/** [u, v] */
export type Step = readonly [number, number]

/** A spot is a box of the cloth, drawn and hit as a whole, or a point on the line between boxes. */
export interface Lie {
  readonly at: Step
  readonly outline?: readonly Step[]
  /** The same bet printed a second time: the French dozens lie on both sides (R-12 keeps one place for the chips). */
  readonly again?: { readonly at: Step; readonly outline?: readonly Step[] }
}

export const clothOf = (game: string): Cloth =>
  game === 'roulette-french' ? 'french' : game === 'roulette-american-00' ? 'american-00' : 'american'

/** How far the box of the 2 rises between 0 and 00, so that 0-2, 00-2 and 0-00-2 each have room for a finger. */
export const PEAK = 0.43

export const CHANCE_ORDER = {
  /** Side of the 1 and side of the 3. */
  french: [
    ['high', 'even', 'black'],
    ['low', 'odd', 'red'],
  ],
  american: ['low', 'even', 'red', 'black', 'odd', 'high'],
} as const

const box = (u: number, v: number, du: number, dv: number): Lie => ({
  at: [u + du / 2, v + dv / 2],
  outline: [
    [u, v],
    [u + du, v],
    [u + du, v + dv],
    [u, v + dv],
  ],
})

const point = (u: number, v: number): Lie => ({ at: [u, v] })

const rowOf = (number: number): number => Math.floor((number - 1) / 3)
const columnOf = (number: number): number => (number - 1) % 3

/** The box of a number or a zero. */
export const cell = (cloth: Cloth, pocket: string): Lie => {
  const two = cloth === 'american-00'
  if (pocket === '0' && !two) return box(-1, 0, 1, 3)
  if (pocket === '0')
    return {
      at: [-0.5, 0.72],
      outline: [
        [-1, 0],
        [0, 0],
        [0, 1],
        [-PEAK, 1.5],
        [-1, 1.5],
      ],
    }
  if (pocket === '00')
    return {
      at: [-0.5, 2.28],
      outline: [
        [-1, 1.5],
        [-PEAK, 1.5],
        [0, 2],
        [0, 3],
        [-1, 3],
      ],
    }
  const number = Number(pocket)
  const plain = box(rowOf(number), columnOf(number), 1, 1)
  if (!two || number !== 2) return plain
  return {
    ...plain,
    outline: [
      [0, 1],
      [1, 1],
      [1, 2],
      [0, 2],
      [-PEAK, 1.5],
    ],
  }
}

const middle = (steps: readonly Step[]): Lie => {
  const sum = steps.reduce<Step>(([u, v], step) => [u + step[0], v + step[1]], [0, 0])
  return point(sum[0] / steps.length, sum[1] / steps.length)
}

const ZERO_LINES: { readonly [cloth in 'one' | 'two']: { readonly [id: string]: Step } } = {
  one: {
    'split:0-1': [0, 0.5],
    'split:0-2': [0, 1.5],
    'split:0-3': [0, 2.5],
    'street:0-1-2': [0, 1],
    'street:0-2-3': [0, 2],
    'corner:0-1-2-3': [0, 0],
  },
  two: {
    'split:0-00': [-(1 + PEAK) / 2, 1.5],
    'split:0-1': [0, 0.5],
    'split:0-2': [-PEAK / 2, 1.25],
    'split:00-2': [-PEAK / 2, 1.75],
    'split:00-3': [0, 2.5],
    'street:0-1-2': [0, 1],
    'street:00-2-3': [0, 2],
    'street:0-00-2': [-PEAK, 1.5],
    'special-line:0-00-1-2-3': [0, 0],
  },
}

const ordinal = (id: string): number => Number(id.slice(id.indexOf(':') + 1).split('-')[0])

const chance = (cloth: Cloth, id: string): Lie | undefined => {
  if (cloth === 'french') {
    const side = CHANCE_ORDER.french.findIndex((names) => (names as readonly string[]).includes(id))
    const k = (CHANCE_ORDER.french[side] as readonly string[] | undefined)?.indexOf(id) ?? -1
    return k < 0 ? undefined : box(k * 4, side === 0 ? -1 : 3, 4, 1)
  }
  const k = (CHANCE_ORDER.american as readonly string[]).indexOf(id)
  return k < 0 ? undefined : box(k * 2, -2, 2, 1)
}

const dozen = (cloth: Cloth, n: number): Lie => {
  if (cloth !== 'french') return box((n - 1) * 4, -1, 4, 1)
  const u = 12 + (n - 1) / 3
  return { ...box(u, -1, 1 / 3, 1), again: box(u, 3, 1 / 3, 1) }
}

/** Where a spot lies; undefined when this cloth has no place for it. */
export const lieOf = (cloth: Cloth, spot: NamedSpot): Lie | undefined => {
  const zero = ZERO_LINES[cloth === 'american-00' ? 'two' : 'one'][spot.id]
  if (zero) return point(...zero)
  const first = Number(spot.covers[0])
  switch (spot.kind) {
    case 'straight':
      return cell(cloth, spot.covers[0] as string)
    case 'split':
    case 'corner':
      return middle(spot.covers.map((pocket) => cell(cloth, pocket).at))
    case 'street':
      return point(rowOf(first) + 0.5, 0)
    case 'six-line':
      return point(rowOf(first) + 1, 0)
    case 'column':
      return box(12, ordinal(spot.id) - 1, 1, 1)
    case 'dozen':
      return dozen(cloth, ordinal(spot.id))
    case 'two-columns':
      return point(12.76, ordinal(spot.id))
    case 'two-dozens': {
      const u = 12 + ordinal(spot.id) / 3
      return { ...point(u, -0.77), again: point(u, 3.23) }
    }
    case 'even-chance':
      return chance(cloth, spot.id)
    default:
      return undefined
  }
}
