// The boxes of the numbers, and the plates that step aside for the chips.

import type { Box, Layout, Place, Point } from '../../../felt/geometry.js'
import { rounded } from '../../../felt/shapes.js'
import type { NamedSpot } from '../../family.js'

/** The zeros are arched at the head of the cloth. */
export const cellPath = (layout: Layout, place: Pick<Place, 'outline' | 'spot'>): string => {
  const outline = place.outline ?? []
  const pocket = place.spot.kind === 'straight' ? place.spot.covers[0] : undefined
  if (pocket !== '0' && pocket !== '00') return rounded(outline, () => 0)
  const head = Math.min(...outline.map((p) => (layout.stance === 'standing' ? p.y : p.x)))
  const sides = layout.places
    .filter((each) => each.spot.covers[0]?.startsWith('0') && each.spot.kind === 'straight')
    .flatMap((each) => each.outline ?? [])
    .map((p) => (layout.stance === 'standing' ? p.x : p.y))
  const [low, high] = [Math.min(...sides), Math.max(...sides)]
  return rounded(outline, (p) => {
    const [depth, side] = layout.stance === 'standing' ? [p.y, p.x] : [p.x, p.y]
    return depth === head && (side === low || side === high) ? 26 : 0
  })
}

export const PLATE = { lying: { w: 40, h: 40, font: 21 }, standing: { w: 36, h: 29, font: 18 } } as const

/** Where the plate of a number stands: beside its own chip, and away from a chip on one of its edges. */
export const plateAt = <S extends NamedSpot>(
  layout: Layout<S>,
  place: Place<S>,
  stacks: readonly { place: Place<S>; r: number }[],
): Point => {
  const standing = layout.stance === 'standing'
  const { w, h } = PLATE[layout.stance]
  const box = place.box as Box
  const own = stacks.some((stack) => stack.place === place)
  let { x, y } = place.at
  if (own) {
    x -= standing ? 12 : 8
    y -= standing ? 0 : 8
  }
  for (const { place: other, r } of stacks) {
    if (other.outline) continue
    const overX = w / 2 + r - Math.abs(x - other.at.x)
    const overY = h / 2 + r - Math.abs(y - other.at.y)
    if (overX <= 0 || overY <= 0) continue
    if (overY <= overX) y += Math.sign(y - other.at.y) * Math.min(overY, (box.h - h) / 2 - 1.5)
    else x += Math.sign(x - other.at.x) * Math.min(overX, (box.w - w) / 2 - 1.5)
  }
  const keep = (value: number, start: number, size: number, plate: number) =>
    Math.min(start + size - plate / 2 - 1.5, Math.max(start + plate / 2 + 1.5, value))
  return { x: keep(x, box.x, box.w, w), y: keep(y, box.y, box.h, h) }
}
