// Outlines as paths, and the frame round several boxes.

import type { Box, Point } from './geometry.js'

const f = (value: number): string => String(Math.round(value * 100) / 100)

/** A closed path through the points, each corner rounded by its radius. */
export const rounded = (points: readonly Point[], radius: (p: Point) => number): string =>
  points
    .map((p, index) => {
      const before = points.at(index - 1) as Point
      const after = points[(index + 1) % points.length] as Point
      const r = radius(p)
      const toward = (q: Point): Point => {
        const length = Math.hypot(q.x - p.x, q.y - p.y) || 1
        return { x: p.x + ((q.x - p.x) * r) / length, y: p.y + ((q.y - p.y) * r) / length }
      }
      const [a, b] = [toward(before), toward(after)]
      const start = `${index ? 'L' : 'M'}${f(a.x)} ${f(a.y)}`
      return r ? `${start}Q${f(p.x)} ${f(p.y)} ${f(b.x)} ${f(b.y)}` : start
    })
    .join('')
    .concat('Z')

/** The frame round the covered numbers when together they fill a rectangle. */
export const frameOf = (boxes: readonly Box[]): Box | undefined => {
  if (boxes.length === 0) return undefined
  const x = Math.min(...boxes.map((b) => b.x))
  const y = Math.min(...boxes.map((b) => b.y))
  const w = Math.max(...boxes.map((b) => b.x + b.w)) - x
  const h = Math.max(...boxes.map((b) => b.y + b.h)) - y
  const filled = boxes.reduce((sum, b) => sum + b.w * b.h, 0)
  return Math.abs(filled - w * h) < 1 ? { x, y, w, h } : undefined
}
