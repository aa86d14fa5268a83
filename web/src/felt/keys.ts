// Moving over the cloth with the arrows: boxes by themselves, lines and corners with Shift.

import type { NamedSpot } from '../games/family.js'
import type { Box, Layout, Place, Point } from './geometry.js'

export type Direction = 'left' | 'right' | 'up' | 'down'

export const ARROWS: { readonly [key: string]: Direction } = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
}

interface Extent {
  readonly near: number
  readonly far: number
  readonly low: number
  readonly high: number
}

/** A box seen along a direction: how near it begins, where it ends, and what it spans across. */
const seen = (box: Box, direction: Direction): Extent => {
  const across = direction === 'left' || direction === 'right'
  const [start, size] = across ? [box.x, box.w] : [box.y, box.h]
  const [low, breadth] = across ? [box.y, box.h] : [box.x, box.w]
  const forward = direction === 'right' || direction === 'down'
  return {
    near: forward ? start : -(start + size),
    far: forward ? start + size : -start,
    low,
    high: low + breadth,
  }
}

const pointBox = (p: Point): Box => ({ ...p, w: 0, h: 0 })
const middle = (extent: Extent): number => (extent.low + extent.high) / 2

const best = <S extends NamedSpot>(
  candidates: readonly Place<S>[],
  cost: (place: Place<S>) => number | undefined,
): Place<S> | undefined => {
  let chosen: Place<S> | undefined
  let least = Number.POSITIVE_INFINITY
  for (const place of candidates) {
    const price = cost(place)
    if (price === undefined || price >= least) continue
    least = price
    chosen = place
  }
  return chosen
}

/** The next box in a direction; the spot itself when there is none. */
const nextBox = <S extends NamedSpot>(layout: Layout<S>, from: Place<S>, direction: Direction): Place<S> => {
  const here = seen(from.box ?? pointBox(from.at), direction)
  const line = middle(seen(pointBox(from.at), direction))
  const found = best(
    layout.places.filter((place) => place.box && place !== from),
    (place) => {
      const there = seen(place.box as Box, direction)
      // A peak may overlap its neighbour a little: what counts is that the middle lies ahead.
      const gap = there.near - here.far
      if (gap < -(here.far - here.near) * 0.45 - 1) return undefined
      const ahead = seen(pointBox(place.at), direction).near - seen(pointBox(from.at), direction).near
      if (ahead <= 1) return undefined
      const aside = Math.max(0, there.low - line, line - there.high)
      return Math.max(0, gap) + aside * 3 + Math.abs(middle(there) - line) * 0.01 + ahead * 0.001
    },
  )
  return found ?? from
}

/** The nearest spot of any kind in a direction, lines and corners included. */
const nextSpot = <S extends NamedSpot>(layout: Layout<S>, from: Place<S>, direction: Direction): Place<S> => {
  const here = seen(pointBox(from.at), direction)
  const found = best(layout.places, (place) => {
    const there = seen(pointBox(place.at), direction)
    const ahead = there.near - here.near
    const aside = Math.abs(there.low - here.low)
    if (ahead <= 1 || aside > ahead * 1.5) return undefined
    // Some lines have their spot off the middle, to leave a word free: they still come before the next box.
    return ahead * (place.outline ? 1.6 : 1) + aside * 1.2
  })
  return found ?? from
}

export const move = <S extends NamedSpot>(
  layout: Layout<S>,
  id: string,
  direction: Direction,
  lines: boolean,
): string => {
  const from = layout.byId.get(id)
  if (!from) return layout.places[0]?.spot.id ?? id
  return (lines ? nextSpot(layout, from, direction) : nextBox(layout, from, direction)).spot.id
}
