// From grid steps to the design size of each cloth.

import { type Box, bounds, closest, type Layout, type Place, type Point, type Stance } from '../../../felt/geometry.js'
import type { NamedSpot } from '../../family.js'
import { type Cloth, type Lie, lieOf, type Step } from './cloths.js'

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

/** A chip never hides its numeral, nor its word: it stands to one side of the box. */
const restIn = (spot: NamedSpot, at: Point, box: Box | undefined, stance: Stance, r: number): Point => {
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

export const layoutOf = <S extends NamedSpot>(cloth: Cloth, spots: readonly S[], stance: Stance): Layout<S> => {
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
    stance,
    width: stance === 'standing' ? across : along,
    height: stance === 'standing' ? along : across,
    chip: m.chip,
    places,
    byId: new Map(places.map((place) => [place.spot.id, place])),
    reach: Math.min(16, closest({ places }) / 2),
  }
}
