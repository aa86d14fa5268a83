import { bigSix, configure } from '@tapete/engine'
import { describe, expect, it } from 'vitest'
import { discRest, placeOf, type Turning } from '../../src/wheel/spin.js'

const turns: Turning[] = ['clockwise', 'counter-clockwise']
const mod = (angle: number) => ((angle % 360) + 360) % 360

describe.each(turns)('a disc turning %s', (turning) => {
  it('stops the disc with the place under the stopper', () => {
    for (let place = 0; place < 54; place++)
      expect(mod(discRest(17, turning, place, 54) + (place * 360) / 54 + 180)).toBeCloseTo(180, 6)
  })
})

describe('the drawing of Big Six', () => {
  const settings = configure(bigSix.settings)
  const disc = (settings.ok ? settings.config.disc : []) as string[]
  it('shows a place of the symbol that came out, whatever the round', () => {
    for (const symbol of new Set(disc))
      for (let round = 0; round < 60; round++) expect(disc[placeOf(disc, symbol, round)]).toBe(symbol)
  })
})
