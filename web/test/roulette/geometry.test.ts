import { rouletteAmerican, rouletteAmerican00, rouletteFrench } from '@tapete/engine'
import { describe, expect, it } from 'vitest'
import { closest, hit, isInside, type Layout, loupe, type Stance, TARGET } from '../../src/felt/geometry.js'
import { type Direction, move } from '../../src/felt/keys.js'
import { betsOf } from '../../src/games/defaults.js'
import { type Cloth, clothOf } from '../../src/games/roulette/felt/cloths.js'
import { layoutOf } from '../../src/games/roulette/felt/layout.js'

const GAMES = [rouletteFrench, rouletteAmerican, rouletteAmerican00]
const STANCES: Stance[] = ['lying', 'standing']
const DIRECTIONS: Direction[] = ['left', 'right', 'up', 'down']

const CLOTHS = GAMES.flatMap((game) =>
  STANCES.map((stance) => {
    const spots = betsOf(game)
    const cloth: Cloth = clothOf(game.id)
    return { name: `${game.id} ${stance}`, spots, layout: layoutOf(cloth, spots, stance) }
  }),
)

const reachable = (layout: Layout, modes: readonly boolean[]): Set<string> => {
  const seen = new Set(['straight:17'])
  for (const id of seen)
    for (const direction of DIRECTIONS) for (const lines of modes) seen.add(move(layout, id, direction, lines))
  return seen
}

describe.each(CLOTHS)('$name', ({ spots, layout }) => {
  it('gives every spot of the regulation exactly one place', () => {
    expect(layout.places.map((place) => place.spot.id).sort()).toEqual(spots.map((spot) => spot.id).sort())
    expect(new Set(layout.places.map(({ at }) => `${at.x.toFixed(2)} ${at.y.toFixed(2)}`)).size).toBe(spots.length)
  })

  it('keeps every place on the cloth', () => {
    for (const { at } of layout.places) {
      expect(at.x).toBeGreaterThan(0)
      expect(at.x).toBeLessThan(layout.width)
      expect(at.y).toBeGreaterThan(0)
      expect(at.y).toBeLessThan(layout.height)
    }
  })

  it('keeps spots far enough apart for targets of 24 px', () => {
    expect(closest(layout)).toBeGreaterThanOrEqual(TARGET - 1e-9)
  })

  it('finds each spot where it lies, and where its chip stands', () => {
    for (const place of layout.places) {
      expect(hit(layout, place.at)?.spot.id).toBe(place.spot.id)
      if (place.again) expect(hit(layout, place.again.at)?.spot.id).toBe(place.spot.id)
    }
    for (const place of layout.places.filter((each) => each.outline && each.spot.kind !== 'straight'))
      expect(hit(layout, place.rest)?.spot.id).toBe(place.spot.id)
  })

  it('gives each spot a target of at least 24 px', () => {
    const ring = Array.from({ length: 24 }, (_, step) => (step * Math.PI) / 12)
    for (const place of layout.places)
      for (const angle of ring) {
        const p = {
          x: place.at.x + (TARGET / 2 - 0.01) * Math.cos(angle),
          y: place.at.y + (TARGET / 2 - 0.01) * Math.sin(angle),
        }
        expect(hit(layout, p)?.spot.id).toBe(place.spot.id)
      }
  })

  it('puts a line between exactly the numbers it covers', () => {
    const inside = layout.places.filter(({ spot }) => ['split', 'corner'].includes(spot.kind))
    const cells = layout.places.filter(({ spot }) => spot.kind === 'straight')
    for (const place of inside) {
      const zeroCorner = place.spot.kind === 'corner' && place.spot.covers.includes('0')
      if (zeroCorner) continue
      const near = [0, 1, 2, 3, 4, 5, 6, 7].flatMap((step) => {
        const angle = (step * Math.PI) / 4 + 0.2
        const p = { x: place.at.x + 4 * Math.cos(angle), y: place.at.y + 4 * Math.sin(angle) }
        return cells.filter((each) => each.outline && isInside(each.outline, p)).map((each) => each.spot.covers[0])
      })
      expect([...new Set(near)].sort()).toEqual([...place.spot.covers].sort())
    }
  })

  it('reaches every box with the arrows, and every spot with Shift', () => {
    const boxes = layout.places.filter((place) => place.outline).map((place) => place.spot.id)
    const byArrows = reachable(layout, [false])
    expect(boxes.filter((id) => !byArrows.has(id))).toEqual([])
    const all = reachable(layout, [false, true])
    expect(spots.filter((spot) => !all.has(spot.id)).map((spot) => spot.id)).toEqual([])
  })

  it('offers in the loupe the touched spot and its neighbours, each once', () => {
    for (const place of layout.places.filter((each) => !each.outline)) {
      const nine = loupe(layout, place)
      const offered = nine.filter((each) => each !== undefined).map((each) => each.spot.id)
      expect(nine).toHaveLength(9)
      expect(nine[4]).toBe(place)
      expect(new Set(offered).size).toBe(offered.length)
      // The corner of the zero stands at the end of the row, far from its 2 and its 3.
      if (['split', 'corner'].includes(place.spot.kind) && !place.spot.id.startsWith('corner:0'))
        for (const pocket of place.spot.covers.filter((each) => !each.startsWith('0')))
          expect(offered).toContain(`straight:${pocket}`)
    }
  })
})

describe('Shift and the arrows', () => {
  const french = layoutOf('french', betsOf(rouletteFrench), 'lying')
  it('steps onto the edge, then onto the corner', () => {
    const edge = move(french, 'straight:8', 'right', true)
    expect(edge).toBe('split:8-11')
    expect(move(french, edge, 'up', true)).toBe('corner:8-9-11-12')
    expect(move(french, 'straight:1', 'down', true)).toBe('street:1-2-3')
    expect(move(french, 'street:1-2-3', 'right', true)).toBe('six-line:1-2-3-4-5-6')
    expect(move(french, 'straight:8', 'right', false)).toBe('straight:11')
    expect(move(french, 'dozen:1', 'right', true)).toBe('two-dozens:1-2')
  })
})
