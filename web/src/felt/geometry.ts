// From grid steps to the design size, lying (desktop) or standing (phone), and back: which spot is under a point.

import { type Cloth, type ClothSpot, type Lie, lieOf, type Step } from '../games/roulette/felt/cloths.js'

export type Stance = 'lying' | 'standing'

export interface Point {
  readonly x: number
  readonly y: number
}

export interface Box extends Point {
  readonly w: number
  readonly h: number
}

export interface Place<S extends ClothSpot = ClothSpot> {
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

export interface Layout<S extends ClothSpot = ClothSpot> {
  readonly cloth: Cloth
  readonly stance: Stance
  readonly width: number
  readonly height: number
  readonly chip: number
  readonly places: readonly Place<S>[]
  readonly byId: ReadonlyMap<string, Place<S>>
  /** Half the distance between the two nearest spots: within it, a line wins over the box it crosses. */
  readonly reach: number
}

interface Measures {
  readonly pad: number
  readonly zero: number
  readonly row: number
  readonly foot: number
  readonly column: number
  /** Bands beyond the numbers, from the outermost on the side of the 1. */
  readonly before: readonly number[]
  readonly after: readonly number[]
  readonly chip: number
}

/** A spot is never nearer to another than a 24 px target. */
export const TARGET = 24

const MEASURES: { readonly [cloth in Cloth]: { readonly [stance in Stance]: Measures } } = {
  french: {
    lying: { pad: 8, zero: 62, row: 66, foot: 150, column: 70, before: [74], after: [74], chip: 15 },
    standing: { pad: 5, zero: 48, row: 48, foot: 144, column: 63, before: [70], after: [70], chip: 13 },
  },
  american: {
    lying: { pad: 8, zero: 66, row: 70, foot: 112, column: 72, before: [62, 62], after: [], chip: 15 },
    standing: { pad: 5, zero: 48, row: 48, foot: 58, column: 64, before: [82, 62], after: [], chip: 13 },
  },
  'american-00': {
    lying: { pad: 8, zero: 92, row: 70, foot: 112, column: 72, before: [62, 62], after: [], chip: 15 },
    standing: { pad: 5, zero: 92, row: 48, foot: 58, column: 64, before: [82, 62], after: [], chip: 13 },
  },
}

/** Position along an axis made of bands: `start` is the step at which the first band begins. */
const axis = (start: number, sizes: readonly number[]) => {
  const total = sizes.reduce((sum, size) => sum + size, 0)
  const at = (step: number): number =>
    sizes.reduce((sum, size, index) => sum + size * Math.min(1, Math.max(0, step - start - index)), 0)
  return { at, total }
}

const bounds = (points: readonly Point[]): Box => {
  const xs = points.map((p) => p.x)
  const ys = points.map((p) => p.y)
  const x = Math.min(...xs)
  const y = Math.min(...ys)
  return { x, y, w: Math.max(...xs) - x, h: Math.max(...ys) - y }
}

/** A chip never hides its numeral, nor its word: it stands to one side of the box. */
const restIn = (spot: ClothSpot, at: Point, box: Box | undefined, stance: Stance, r: number): Point => {
  if (!box) return at
  if (spot.kind === 'straight') {
    const zero = spot.covers[0] === '0' || spot.covers[0] === '00'
    // Of two zeros each keeps its chips on the outer side, away from the lines between them.
    const outwards = box.w > 150 || box.h > 150 ? 1 : spot.covers[0] === '0' ? -1 : 1
    if (stance === 'standing') return zero ? { x: at.x + 32 * outwards, y: at.y } : { x: at.x + 18, y: at.y + 2 }
    if (zero && box.h > 150) return { x: at.x, y: at.y + 38 }
    return zero ? { x: at.x - 12, y: at.y - 30 * outwards } : { x: at.x + 16, y: at.y + 15 }
  }
  const lengthwise = box.w >= box.h * 1.25
  return lengthwise ? { x: box.x + box.w - r - 9, y: at.y } : { x: at.x, y: box.y + box.h - r - (box.h < 100 ? 4 : 8) }
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

export const layoutOf = <S extends ClothSpot>(cloth: Cloth, spots: readonly S[], stance: Stance): Layout<S> => {
  const m = MEASURES[cloth][stance]
  const u = axis(-1, [m.zero, ...Array.from({ length: 12 }, () => m.row), m.foot])
  const v = axis(-m.before.length, [...m.before, m.column, m.column, m.column, ...m.after])
  const toPoint = ([stepU, stepV]: Step): Point =>
    stance === 'standing'
      ? { x: m.pad + v.at(stepV), y: m.pad + u.at(stepU) }
      : { x: m.pad + u.at(stepU), y: m.pad + v.total - v.at(stepV) }
  const drawn = (lie: Pick<Lie, 'at' | 'outline'>) => {
    const at = toPoint(lie.at)
    const outline = lie.outline?.map(toPoint)
    return outline ? { at, outline, box: bounds(outline) } : { at }
  }
  const places = spots.flatMap((spot): Place<S>[] => {
    const lie = lieOf(cloth, spot)
    if (!lie) return []
    const own = drawn(lie)
    const rest = restIn(spot, own.at, 'box' in own ? own.box : undefined, stance, m.chip)
    return [{ spot, ...own, rest, ...(lie.again ? { again: drawn(lie.again) } : {}) }]
  })
  const [across, along] = [m.pad * 2 + v.total, m.pad * 2 + u.total]
  return {
    cloth,
    stance,
    width: stance === 'standing' ? across : along,
    height: stance === 'standing' ? along : across,
    chip: m.chip,
    places,
    byId: new Map(places.map((place) => [place.spot.id, place])),
    reach: Math.min(16, closest({ places }) / 2),
  }
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
export const hit = <S extends ClothSpot>(layout: Layout<S>, p: Point): Place<S> | undefined => {
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

/** Nearest point of a box, or the spot itself when it is on a line. */
const nearestOf = (place: Place, p: Point): Point => {
  if (!place.box || place.spot.kind === 'straight') return place.at
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
export const loupe = <S extends ClothSpot>(layout: Layout<S>, centre: Place<S>): (Place<S> | undefined)[] => {
  const nine: (Place<S> | undefined)[] = Array.from({ length: 9 })
  nine[4] = centre
  const around = layout.places
    .filter((place) => place !== centre)
    .map((place) => ({ place, ...from(centre.at, nearestOf(place, centre.at)) }))
    .filter(({ away }) => away <= 60)
    .sort((a, b) => a.away - b.away)
  for (const { place, eighth } of around) {
    const covered = place.spot.kind === 'straight' && centre.spot.covers.includes(place.spot.covers[0] as string)
    // A number the bet covers is always offered, one slot aside where its own is taken.
    const slots = (covered ? [0, 1, -1] : [0]).map((turn) => AROUND[(eighth + turn + 8) % 8] as number)
    const free = slots.find((slot) => nine[slot] === undefined)
    if (free !== undefined) nine[free] = place
  }
  return nine
}
