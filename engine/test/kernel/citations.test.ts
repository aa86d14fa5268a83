import { describe, expect, it } from 'vitest'
import { CATALOGUE } from '../../src/catalogue.js'
import { cite, type RuleId, rulesOf } from '../../src/kernel/citations.js'
import { groupBy } from '../../src/kernel/lists.js'
import { RULEBOOK } from '../../src/rulebook.js'

describe('citations', () => {
  it('name the rule and the article of the regulation', () => {
    expect('GEN-11').toEqual({ rule: 'GEN-11', article: 'scj-2023 I.4.2' })
    expect('GEN-42').toEqual({ rule: 'GEN-42', article: 'scj-2023 I.6' })
  })

  it('exist for every rule, and cannot be altered by whoever holds one', () => {
    for (const [rule, { article }] of Object.entries(RULEBOOK)) expect(rule as RuleId).toEqual({ rule, article })
    expect(Object.isFrozen('GEN-01')).toBe(true)
    expect('GEN-01').toBe('GEN-01')
  })

  it('of a rule that is not in the rulebook are an error', () => {
    expect(() => 'GEN-99' as RuleId).toThrow('no rule GEN-99 in the rulebook')
    expect(() => 'toString' as RuleId).toThrow('no rule toString in the rulebook')
  })
})

describe('[GEN-20] the rules of the game being played', () => {
  it.each(CATALOGUE.map((game) => [game.id]))(
    '[GEN-20] %s: its own and the general ones, each with article and reading, and no other game’s',
    (id) => {
      const rules = rulesOf(id)
      const expected = Object.entries(RULEBOOK).flatMap(([rule, { article, reading, games }]) =>
        (games as readonly string[]).includes(id) || (games as readonly string[]).includes('general')
          ? [{ rule, article, reading }]
          : [],
      )
      expect(rules).toEqual(expected)
      const general = rules.filter(({ rule }) => rule.startsWith('GEN-'))
      expect(general).toHaveLength(45)
      expect(rules.length).toBeGreaterThan(general.length)
    },
  )

  it('[GEN-20] Big Six reads no rule of roulette, and the reverse', () => {
    expect(rulesOf('big-six').some(({ rule }) => rule.startsWith('RF-'))).toBe(false)
    expect(rulesOf('roulette-french').some(({ rule }) => rule.startsWith('BS-'))).toBe(false)
    expect(rulesOf('no-such-game').map(({ rule }) => rule.slice(0, 4))).toEqual(Array(45).fill('GEN-'))
  })
})

describe('groupBy', () => {
  it('keeps the order in which groups and members first appear', () => {
    const groups = groupBy(['bb', 'a', 'cc', 'b', 'ddd'], (word) => word.length)
    expect([...groups]).toEqual([
      [2, ['bb', 'cc']],
      [1, ['a', 'b']],
      [3, ['ddd']],
    ])
    expect([...groupBy([], String)]).toEqual([])
  })
})
