// Every rule is told twice, in English and in Spanish, and both tell the same.

import { describe, expect, it } from 'vitest'
import { readRules, readSources, readSpanish } from '../../scripts/rules.js'
import { RULEBOOK } from '../src/rulebook.js'

const rules = readRules()
const spanish = new Map(readSpanish(rules))
const another = { ...rules[0], id: 'ZZ-01', article: 'scj-2023 IX.9', file: 'new.md' } as (typeof rules)[number]
const without = (id: string) => rules.filter((rule) => rule.id !== id)

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
    const exact = (text = '') => [...new Set(text.replaceAll('Canal 21', '').match(/\d+|«[^»]*»/g))].sort().join(' ')
    expect(rules.filter(({ id, rule }) => exact(spanish.get(id)) !== exact(rule)).map(({ id }) => id)).toEqual([])
  })
  it('say in both that a rule is inferred', () => {
    const inferred = /\([^)]*infi?er/i
    expect(rules.filter(({ id }) => inferred.test(spanish.get(id) ?? '')).map(({ id }) => id)).toEqual(
      rules.filter(({ rule }) => inferred.test(rule)).map(({ id }) => id),
    )
  })
  it('stop the build when one is missing, or reads a rule that does not exist', () => {
    expect(() => readSpanish([...rules, another])).toThrow('rule ZZ-01 of new.md has no Spanish reading')
    expect(() => readSpanish(without('GEN-01'))).toThrow('es/general.md: rule GEN-01 does not exist')
  })
})

describe('a citation', () => {
  it('names a section that has a title, and every title is of a section that is cited', () => {
    expect(() => readSources([...rules, another])).toThrow('does not list scj-2023 IX.9, which ZZ-01 cites')
    expect(() => readSources(without('GEN-02'))).toThrow('lists what no rule cites: scj-2023 I.2')
  })
})
