import { afterEach, describe, expect, it } from 'vitest'
import { chipFace, count, money, percentOf, signed, signedThousands, speak, withAmounts } from '../src/i18n/format.js'
import { preferred } from '../src/i18n/language.js'
import { gloss } from '../src/pages/table/gloss.js'
import { quoted } from '../src/parts/Announcement.js'

afterEach(() => speak('es-CL'))

describe('amounts', () => {
  it('writes pesos with points and a true minus', () => {
    expect(money(1000)).toBe('$1.000')
    expect(money(-2_000_000)).toBe('−$2.000.000')
    expect(signed(5000)).toBe('+$5.000')
    expect(signed(0)).toBe('$0')
    expect(chipFace(42_500)).toBe('42,5')
    expect(chipFace(500)).toBe('500')
    expect([signedThousands(3091), signedThousands(-500), signedThousands(0)]).toEqual(['+3,1', '−0,5', '0'])
  })
  it('writes them with commas on an English page', () => {
    speak('en')
    expect(money(1_000_000)).toBe('$1,000,000')
    expect(signed(-5000)).toBe('−$5,000')
    expect(count(1284)).toBe('1,284')
    expect(chipFace(42_500)).toBe('42.5')
    expect(signedThousands(3091)).toBe('+3.1')
  })
  it('writes those the croupier says in Spanish, and what they mean as the page does', () => {
    speak('en')
    const phrase = 'Hay 20000 pesos en la banca'
    expect(quoted([phrase, 'Gana punto 9 a 8'])).toBe('«Hay 20.000 pesos en la banca» «Gana punto 9 a 8»')
    expect(gloss(phrase, { words: [[/\bhay (\S+) pesos en la banca\b/g, 'There are $1 pesos in the bank']] })).toBe(
      'There are 20,000 pesos in the bank',
    )
    expect(withAmounts('500 of 1234567')).toBe('500 of 1,234,567')
  })
  it('writes a share as each language does', () => {
    expect(percentOf('es-CL')(1, 37)).toBe('2,70\u00a0%')
    expect(percentOf('en')(1, 37)).toBe('2.70%')
    expect(percentOf('en')(4, 37)).toBe('10.81%')
    expect(percentOf('es-CL')(-1, 37)).toBe('−2,70\u00a0%')
  })
})

describe('the language of a first visit', () => {
  it('is the first the browser asks for that the house speaks, and Spanish where it speaks none', () => {
    expect(preferred(['en-GB', 'es'])).toBe('en')
    expect(preferred(['fr-FR', 'es-AR', 'en'])).toBe('es-CL')
    expect(preferred(['pt-BR', 'en-US'])).toBe('en')
    expect(preferred(['et', 'fr'])).toBe('es-CL')
    expect(preferred([])).toBe('es-CL')
  })
})
