// The layout of craps: every bet has its place, a key that reaches it, and no place is under another.

import { craps, miniCraps } from '@tapete/engine'
import { describe, expect, it } from 'vitest'
import { closest, hit, TARGET } from '../../src/felt/geometry.js'
import { ARROWS, move } from '../../src/felt/keys.js'
import { betsOf } from '../../src/games/defaults.js'
import { layoutOf } from '../../src/games/dice/craps/layout.js'
import { findSpot } from '../../src/games/dice/spots.js'
import { words } from '../../src/games/dice/words.js'

const spots = betsOf(craps)
const layout = layoutOf(spots)

describe('the layout of craps', () => {
  it('has a place for every bet of both games', () => {
    expect(layout.places.map(({ spot }) => spot.id).sort()).toEqual(spots.map(({ id }) => id).sort())
    expect(betsOf(miniCraps).map(({ id }) => id)).toEqual(spots.map(({ id }) => id))
  })

  it('answers the spot itself at its place, and in its second print', () => {
    for (const place of layout.places) {
      expect(hit(layout, place.at)?.spot.id).toBe(place.spot.id)
      if (place.again) expect(hit(layout, place.again.at)?.spot.id).toBe(place.spot.id)
    }
    expect(closest(layout)).toBeGreaterThanOrEqual(TARGET)
  })

  it('brings the arrows from the pass line to every bet', () => {
    const seen = new Set(['pass-line'])
    for (const at of seen)
      for (const direction of Object.values(ARROWS))
        for (const lines of [false, true]) seen.add(move(layout, at, direction, lines))
    expect([...seen].sort()).toEqual(spots.map(({ id }) => id).sort())
  })

  it('keeps every stack inside the cloth', () => {
    for (const { rest } of layout.places) {
      expect(rest.x).toBeGreaterThan(layout.chip)
      expect(rest.x).toBeLessThan(layout.width - layout.chip)
      expect(rest.y).toBeGreaterThan(layout.chip)
      expect(rest.y).toBeLessThan(layout.height - layout.chip)
    }
  })
})

describe('the names of the bets', () => {
  it('differ from bet to bet in both languages', () => {
    for (const language of [words.es, words.en]) {
      const names = spots.map((spot) => language.spot(spot))
      expect(new Set(names).size).toBe(names.length)
      for (const [index, name] of names.entries()) expect(name).not.toBe(spots[index]?.id)
    }
  })

  it.each([
    ['campo', 'field'],
    ['8 duro', 'hard-8'],
    ['a favor 6', 'place-right:6'],
    ['contra el 4', 'place-wrong:4'],
    ['por venir', 'come'],
    ['contra el por venir', 'dont-come'],
    ['línea de pase', 'pass-line'],
    ['no pase', 'dont-pass'],
    ['gabela 8', 'pass-odds:8'],
    ['gabela no pase 9', 'dont-pass-odds:9'],
    ['gran 6', 'big-6'],
    ['craps 12', 'craps-12'],
    ['any craps', 'any-craps'],
    ['sobre 7', 'over-7'],
    ['eleven', 'eleven'],
  ])('finds %s', (text, id) => {
    expect(findSpot(spots, text)?.id).toBe(id)
  })

  it('finds nothing for what is no bet', () => {
    expect(findSpot(spots, 'a favor 7')).toBeUndefined()
    expect(findSpot(spots, '')).toBeUndefined()
  })
})
