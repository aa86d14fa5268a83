import { rouletteAmerican00, rouletteFrench } from '@tapete/engine'
import { describe, expect, it } from 'vitest'
import { betsOf } from '../../src/games/defaults.js'
import { findSpot } from '../../src/games/roulette/spots.js'
import { words } from '../../src/games/roulette/words.js'

const french = betsOf(rouletteFrench)
const double = betsOf(rouletteAmerican00)

describe('the name of a spot', () => {
  it('is different for each spot of a cloth, in both languages', () => {
    for (const spots of [french, double])
      for (const { spot: nameOf, spoken } of [words.es, words.en]) {
        expect(new Set(spots.map((spot) => nameOf(spot))).size).toBe(spots.length)
        expect(new Set(spots.map((spot) => spoken(spot))).size).toBe(spots.length)
      }
  })
})

describe('a bet by its words', () => {
  it.each([
    ['cuadro 25', 'corner:25-26-28-29'],
    ['Cuadro 25 26 28 29', 'corner:25-26-28-29'],
    ['caballo 8 11', 'split:8-11'],
    ['8 11', 'split:8-11'],
    ['17', 'straight:17'],
    ['calle 13', 'street:13-14-15'],
    ['línea 31', 'six-line:31-32-33-34-35-36'],
    ['2 docena', 'dozen:2'],
    ['columna 3', 'column:3'],
    ['columnas 1 2', 'two-columns:1-2'],
    ['rojo', 'red'],
    ['corner 0', 'corner:0-1-2-3'],
  ])('%s', (text, id) => expect(findSpot(french, text)?.id).toBe(id))
  it('knows the second zero and its line', () => {
    expect(findSpot(double, '00')?.id).toBe('straight:00')
    expect(findSpot(double, 'línea especial')?.id).toBe('special-line:0-00-1-2-3')
  })
  it.each(['', 'cuadro', 'caballo 1 36', 'pleno 37', 'hola'])('%s is no bet', (text) =>
    expect(findSpot(french, text)).toBeUndefined(),
  )
  it('finds every spot of a cloth by its own name', () => {
    for (const { spoken } of [words.es, words.en])
      for (const spot of french.filter((each) => !each.kind.startsWith('two-')))
        expect(findSpot(french, spoken(spot))?.id).toBe(spot.id)
  })
})
