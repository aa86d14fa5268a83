import { describe, expect, it } from 'vitest'
import { chipFace, money, percentOf, signed } from '../src/i18n/format.js'

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
