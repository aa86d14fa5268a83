// Every rule is told twice, in English and in Spanish, and both tell the same.

import { describe, expect, it } from 'vitest'
import { readRules, readSources, readSpanish } from '../../scripts/rules.js'
import { RULEBOOK } from '../src/rulebook.js'

const rules = readRules()
const spanish = new Map(readSpanish(rules))
const another = { ...rules[0], id: 'ZZ-01', article: 'scj-2023 IX.9' } as (typeof rules)[number]

describe('the readings of a rule', () => {
  it('stand in both languages for every rule of the rulebook', () => {
    expect(Object.entries(RULEBOOK).map(([id, { reading }]) => [id, reading])).toEqual(
      rules.map(({ id, rule }) => [id, rule]),
    )
    expect([...spanish.keys()]).toEqual(Object.keys(RULEBOOK))
    for (const { id, rule } of rules) {
      expect(rule, id).toMatch(/\p{L}.*[.)]$/u)
      expect(spanish.get(id), id).toMatch(/\p{L}.*[.)]$/u)
      expect(spanish.get(id), id).not.toBe(rule)
    }
  })
  it('carry the same figures and the same phrases', () => {
    const exact = (text = '') => [...new Set(text.match(/\d+|«[^»]*»/g))].sort().join(' ')
    expect(rules.filter(({ id, rule }) => exact(spanish.get(id)) !== exact(rule)).map(({ id }) => id)).toEqual([])
  })
  it('say in both that a rule is inferred', () => {
    const inferred = /\([^)]*infi?er/i
    expect(rules.filter(({ id }) => inferred.test(spanish.get(id) ?? '')).map(({ id }) => id)).toEqual(
      rules.filter(({ rule }) => inferred.test(rule)).map(({ id }) => id),
    )
  })
  it('stop the build when one is missing, or reads a rule that does not exist', () => {
    expect(() => readSpanish([...rules, another])).toThrow('rule ZZ-01 of general.md has no Spanish reading')
    expect(() => readSpanish(rules.slice(1))).toThrow('es/general.md: rule GEN-01 does not exist')
  })
})

describe('a citation', () => {
  it('names a source and a section that have a title', () => {
    expect(() => readSources([...rules, another])).toThrow('ZZ-01 cites a section not listed: scj-2023 IX.9')
    expect(() => readSources([{ ...another, article: 'nowhere-1900 I' }])).toThrow('cites a source not listed')
  })
  it('leaves no listed section without a rule', () => {
    const cited = rules.map(({ article }) => article).join('; ')
    for (const [section] of readSources(rules).sections)
      expect(`${cited} `, section).toMatch(new RegExp(`[ ]${section.split(' ')[1]?.replaceAll('.', '\\.')}(?:;| )`))
  })
})
