import { rouletteAmerican00, rouletteFrench } from '@tapete/engine'
import { describe, expect, it } from 'vitest'
import { en } from '../src/i18n/en.js'
import { es } from '../src/i18n/es-CL.js'
import { chipFace, money, percentOf, signed } from '../src/i18n/format.js'
import { findSpot, spokenName, spotName } from '../src/games/roulette/spots.js'

const french = rouletteFrench.bets({})
const double = rouletteAmerican00.bets({})

describe('amounts', () => {
  it('writes pesos with points and a true minus', () => {
    expect(money(1000)).toBe('$1.000')
    expect(money(-2_000_000)).toBe('−$2.000.000')
    expect(signed(5000)).toBe('+$5.000')
    expect(signed(0)).toBe('$0')
    expect(chipFace(42_500)).toBe('42,5')
    expect(chipFace(500)).toBe('500')
  })
  it('writes a share as each language does', () => {
    expect(percentOf('es-CL')(1, 37)).toBe('2,70\u00a0%')
    expect(percentOf('en')(1, 37)).toBe('2.70%')
    expect(percentOf('en')(4, 37)).toBe('10.81%')
    expect(percentOf('es-CL')(-1, 37)).toBe('−2,70\u00a0%')
  })
})

describe('the name of a spot', () => {
  it('is different for each spot of a cloth, in both languages', () => {
    for (const spots of [french, double])
      for (const { bets } of [es, en]) {
        expect(new Set(spots.map((spot) => spotName(bets, spot))).size).toBe(spots.length)
        expect(new Set(spots.map((spot) => spokenName(bets, spot))).size).toBe(spots.length)
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
    for (const { bets } of [es, en])
      for (const spot of french.filter((each) => !each.kind.startsWith('two-')))
        expect(findSpot(french, spokenName(bets, spot))?.id).toBe(spot.id)
  })
})
