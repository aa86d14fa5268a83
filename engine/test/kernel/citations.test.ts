import { describe, expect, it } from 'vitest'
import { CATALOGUE, RULE_SETS } from '../../src/catalogue.js'
import { groupBy } from '../../src/kernel/lists.js'
import { articleOf, RULEBOOK, type RuleId, rulesOf } from '../../src/readings.js'
import { settings } from './script.js'

describe('citations', () => {
  it('name the rule; its article is looked up', () => {
    expect(articleOf('GEN-11')).toBe('scj-2023 I.4.2')
    expect(articleOf('GEN-42')).toBe('scj-2023 I.6')
    for (const [rule, { article }] of Object.entries(RULEBOOK)) expect(articleOf(rule as RuleId)).toBe(article)
  })

  it('of every rule have an article and a reading', () => {
    for (const [rule, { article, reading }] of Object.entries(RULEBOOK)) {
      expect(article, rule).toMatch(/^(scj-2023|mendoza-2016|arica-2017|iquique-2009) \S/)
      expect(reading.trim(), rule).not.toBe('')
    }
  })

  it.each(RULE_SETS.map((game) => ({ id: game.id, game })))('$id cites rules of the rulebook', ({ game }) => {
    const cited: readonly RuleId[] = [
      ...game.rules.map((rule) => rule.cite),
      ...Object.values(game.settings).map((setting) => setting.rule),
      ...game.bets(settings(game)).flatMap((spot) => [spot.cite, ...(spot.prizes ?? []).map((prize) => prize.cite)]),
    ]
    for (const rule of cited) expect(Object.hasOwn(RULEBOOK, rule), rule).toBe(true)
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
