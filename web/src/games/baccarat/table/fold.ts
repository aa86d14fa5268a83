// The fold of a card's corner, on a card of 100 by 140: the corner is mirrored across the line between two edges.

type Point = readonly [x: number, y: number]

export interface Fold {
  /** Where the fold meets the right edge, and where the lower one. */
  readonly right: Point
  readonly foot: Point
  /** Where the corner lies. */
  readonly tip: Point
}

const CORNER: Point = [100, 140]
/** How far up and how far left the fold reaches when the card is lifted all the way, and how far when it is not yet. */
const UP = 118
const LEFT = 84
const LEAST = 0.16

/** `lift` from 0 to 1. */
export const foldAt = (lift: number): Fold => {
  const reach = LEAST + (1 - LEAST) * Math.min(1, Math.max(0, lift))
  const right: Point = [CORNER[0], CORNER[1] - UP * reach]
  const foot: Point = [CORNER[0] - LEFT * reach, CORNER[1]]
  const [dx, dy] = [foot[0] - right[0], foot[1] - right[1]]
  // How far the corner is along the line, then as far again on its other side.
  const along = ((CORNER[0] - right[0]) * dx + (CORNER[1] - right[1]) * dy) / (dx * dx + dy * dy)
  const [x, y] = [right[0] + along * dx, right[1] + along * dy]
  return { right, foot, tip: [2 * x - CORNER[0], 2 * y - CORNER[1]] }
}
