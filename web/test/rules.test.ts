import { RULEBOOK, rulesOf } from '@tapete/engine/rulebook'
import { describe, expect, it } from 'vitest'
import { articleLabel, placesOf, sourcesOf } from '../src/i18n/articles.js'
import { inLanguages } from '../src/i18n/rulebook.js'
import { READINGS } from '../src/i18n/rulebook-es.js'
import { matching } from '../src/pages/rules/filter.js'
import { rulesAt } from '../src/pages/table/Article.js'

const french = rulesOf('roulette-french')
const { 'es-CL': spanish, en: english } = await inLanguages(french)

describe('the rules people read', () => {
  it('are in the language of the page, every one', () => {
    expect(spanish.map(({ rule, reading }) => [rule, reading])).toEqual(
      french.map(({ rule }) => [rule, READINGS[rule]]),
    )
    expect(english).toEqual(french)
    for (const [rule, { reading }] of Object.entries(RULEBOOK))
      expect(READINGS[rule as keyof typeof READINGS]).not.toBe(reading)
  })
  it('are found by the words of that language, whatever the accents', () => {
    const found = (rules: typeof spanish, text: string) => matching(rules, text).map(({ rule }) => rule)
    expect(found(spanish, 'prision postura devuelve')).toEqual(['RF-30'])
    expect(found(english, 'prision postura devuelve')).toEqual([])
    expect(found(english, 'prison stake returned')).toEqual(['RF-30'])
    expect(found(spanish, 'RF-22')).toEqual(['RF-22'])
  })
  it('are one where a rule is cited, with the rest of its article apart, and all where only the article is', () => {
    const article = 'scj-2023 II.1.6 Jugadas irregulares'
    const one = rulesAt(spanish, { article, rule: 'RF-52' })
    expect(one.named).toEqual([
      { rule: 'RF-52', article, reading: 'Tirada nula: la bola cae antes de dar tres vueltas.' },
    ])
    expect(one.rest.map(({ rule }) => rule)).toContain('RF-59')
    expect(one.rest.map(({ rule }) => rule)).not.toContain('RF-52')
    const all = rulesAt(spanish, { article })
    expect([all.named.map(({ rule }) => rule).includes('RF-59'), all.rest]).toEqual([true, []])
  })
})

describe('a citation', () => {
  it('is read by its first place', () => {
    expect(articleLabel('scj-2023 II.1.4 Juego; II.1.6 Jugadas irregulares', 'es-CL')).toBe('SCJ II.1.4 Juego')
    expect(articleLabel('scj-2023 I.4.2', 'es-CL')).toBe('SCJ I.4.2')
  })
  it('[MZA-71] is read in the language of the page where the regulation gives it no name', () => {
    const { article } = RULEBOOK['MZA-71']
    expect(articleLabel(article, 'es-CL')).toBe('Mendoza resolución art. 2')
    expect(articleLabel(article, 'en')).toBe('Mendoza resolution art. 2')
    expect(placesOf(article, 'es-CL')).toEqual([
      { label: 'Mendoza resolución art. 2', title: 'Derogación de las normas anteriores' },
    ])
  })
  it('opens to every place, with its title and its source', () => {
    const article = 'scj-2023 II.1.3.1; II.1.4 Apuestas; I.3.1'
    expect(placesOf(article, 'es-CL')).toEqual([
      { label: 'SCJ II.1.3.1', title: 'Ruleta francesa: elementos materiales' },
      { label: 'SCJ II.1.4 Apuestas', title: 'Ruleta francesa: reglas del juego' },
      { label: 'SCJ I.3.1', title: 'Elementos materiales' },
    ])
    expect(placesOf(article, 'en')[1]?.title).toBe('French roulette: rules of the game')
    expect(sourcesOf(article, 'es-CL')).toEqual([
      'Catálogo de Juegos, Superintendencia de Casinos de Juego de Chile, marzo de 2023',
    ])
  })
  it('has a title for every section of the rulebook, in both languages', () => {
    for (const { article } of Object.values(RULEBOOK))
      for (const language of ['es-CL', 'en'] as const)
        for (const { label, title } of placesOf(article, language)) expect(title, label).not.toBe('')
  })
})
