// A cloth drawn to its design size, lying (desktop) or standing (phone): where each spot is, and which is under a point.

import type { NamedSpot } from '../games/family.js'

export type Stance = 'lying' | 'standing'

export interface Point {
  readonly x: number
  readonly y: number
}

export interface Box extends Point {
  readonly w: number
  readonly h: number
}

export interface Place<S extends NamedSpot = NamedSpot> {
  readonly spot: S
  /** The exact place: centre of a box, middle of a shared edge, a corner. */
  readonly at: Point
  /** Where a chip stands, beside the numeral or the word of its box. */
  readonly rest: Point
  /** The box, for spots that have one. */
  readonly outline?: readonly Point[]
  readonly box?: Box
  readonly again?: { readonly at: Point; readonly outline?: readonly Point[]; readonly box?: Box }
}

export interface Layout<S extends NamedSpot = NamedSpot> {
  readonly stance: Stance
  readonly width: number
  readonly height: number
  readonly chip: number
  readonly places: readonly Place<S>[]
  readonly byId: ReadonlyMap<string, Place<S>>
  /** Half the distance between the two nearest spots: within it, a line wins over the box it crosses. */
  readonly reach: number
}

/** A spot is never nearer to another than a 24 px target. */
export const TARGET = 24

export const bounds = (points: readonly Point[]): Box => {
  const xs = points.map((p) => p.x)
  const ys = points.map((p) => p.y)
  const x = Math.min(...xs)
  const y = Math.min(...ys)
  return { x, y, w: Math.max(...xs) - x, h: Math.max(...ys) - y }
}

const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y)

/** The distance between the two spots that lie nearest each other. */
export const closest = (layout: Pick<Layout, 'places'>): number => {
  const points = layout.places.flatMap((place) => [place.at, ...(place.again ? [place.again.at] : [])])
  let least = Number.POSITIVE_INFINITY
  for (const [index, a] of points.entries())
    for (const b of points.slice(index + 1)) least = Math.min(least, distance(a, b))
  return least
}

export const isInside = (outline: readonly Point[], p: Point): boolean => {
  let inside = false
  outline.forEach((a, index) => {
    const b = outline.at(index - 1) as Point
    if (a.y > p.y !== b.y > p.y && p.x < ((b.x - a.x) * (p.y - a.y)) / (b.y - a.y) + a.x) inside = !inside
  })
  return inside
}

/** The spot under a point of the cloth: a line within reach, otherwise the box. */
export const hit = <S extends NamedSpot>(layout: Layout<S>, p: Point): Place<S> | undefined => {
  let best: Place<S> | undefined
  let nearest = layout.reach
  for (const place of layout.places) {
    if (place.outline) continue
    const off = Math.min(distance(place.at, p), place.again ? distance(place.again.at, p) : Number.POSITIVE_INFINITY)
    if (off > nearest) continue
    nearest = off
    best = place
  }
  return (
    best ??
    layout.places.find(
      (place) =>
        (place.outline && isInside(place.outline, p)) || (place.again?.outline && isInside(place.again.outline, p)),
    )
  )
}

/** The box of one outcome: a bet on it alone. */
export const isCell = ({ box, spot }: Place): boolean => box !== undefined && spot.covers.length === 1

/** Nearest point of a box, or the spot itself when it is on a line. */
const nearestOf = (place: Place, p: Point): Point => {
  if (!place.box || isCell(place)) return place.at
  const { x, y, w, h } = place.box
  const inset = 6
  return {
    x: Math.min(x + w - inset, Math.max(x + inset, p.x)),
    y: Math.min(y + h - inset, Math.max(y + inset, p.y)),
  }
}

/** Slots of the loupe by eighths of a turn: the first to the right, then clockwise. */
const AROUND = [5, 8, 7, 6, 3, 0, 1, 2]

const from = (centre: Point, p: Point): { away: number; eighth: number } => ({
  away: distance(centre, p),
  eighth: Math.round((Math.atan2(p.y - centre.y, p.x - centre.x) * 4) / Math.PI + 8) % 8,
})

/**
 * Nine spots around the one that was touched, as they lie: row by row, the touched one in the middle, undefined
 * where the cloth has nothing. Too close for a finger there, so they are offered again at 44 px.
 */
export const loupe = <S extends NamedSpot>(layout: Layout<S>, centre: Place<S>): (Place<S> | undefined)[] => {
  const nine: (Place<S> | undefined)[] = Array.from({ length: 9 })
  nine[4] = centre
  const around = layout.places
    .filter((place) => place !== centre)
    .map((place) => ({ place, ...from(centre.at, nearestOf(place, centre.at)) }))
    .filter(({ away }) => away <= 60)
    .sort((a, b) => a.away - b.away)
  for (const { place, eighth } of around) {
    const covered = isCell(place) && centre.spot.covers.includes(place.spot.covers[0] as string)
    // A number the bet covers is always offered, one slot aside where its own is taken.
    const slots = (covered ? [0, 1, -1] : [0]).map((turn) => AROUND[(eighth + turn + 8) % 8] as number)
    const free = slots.find((slot) => nine[slot] === undefined)
    if (free !== undefined) nine[free] = place
  }
  return nine
}
