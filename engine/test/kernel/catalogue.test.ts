import { describe, expect, it } from 'vitest'
import { bigSix } from '../../src/big-six/big-six.js'
import { blackjackMendoza } from '../../src/blackjack/blackjack.js'
import { CATALOGUE, findGame, findIn, RULE_SETS } from '../../src/catalogue.js'
import { rouletteFrench } from '../../src/roulette/roulette.js'

describe('editions of a game', () => {
  const later = { ...bigSix, ruleSet: 'scj-2023.2' }
  const next = { ...bigSix, ruleSet: 'scj-2031.1' }
  const editions = [rouletteFrench, next, later, bigSix]

  it('stand side by side, the newest in force', () => {
    expect(findIn(editions, 'big-six')).toBe(next)
    expect(findIn(editions, 'big-six', 'scj-2031.1')).toBe(next)
    expect(findIn(editions, 'big-six', 'scj-2023.2')).toBe(later)
    expect(findIn(editions, 'big-six', 'scj-2023.1')).toBe(bigSix)
    expect(findIn(editions, 'roulette-french')).toBe(rouletteFrench)
  })

  it('that never were are not found, nor are those of another game', () => {
    expect(findIn(editions, 'big-six', 'scj-2023.3')).toBeUndefined()
    expect(findIn(editions, 'roulette-french', 'scj-2031.1')).toBeUndefined()
    expect(findIn(editions, 'big-seven')).toBeUndefined()
    expect(findIn([], 'big-six')).toBeUndefined()
  })
})

describe('the catalogue', () => {
  it('has each game once, as it is played now', () => {
    const ids = CATALOGUE.map((game) => game.id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(new Set(ids)).toEqual(new Set(RULE_SETS.map((game) => game.id)))
    for (const game of CATALOGUE) expect(findGame(game.id)).toBe(game)
  })

  it('knows every rule set by game and name, and no two alike', () => {
    const keys = RULE_SETS.map((game) => `${game.id} ${game.ruleSet}`)
    expect(new Set(keys).size).toBe(keys.length)
    for (const game of RULE_SETS) {
      expect(findGame(game.id, game.ruleSet)).toBe(game)
      expect(game.ruleSet).toMatch(/^[a-z]+-[0-9]{4}\.[1-9][0-9]*$/)
      expect(game.source.startsWith(game.ruleSet.split('.')[0] as string)).toBe(true)
    }
    expect(bigSix.ruleSet).toBe('scj-2023.1')
    expect(blackjackMendoza.ruleSet).toBe('mendoza-2016.1')
    expect(findGame('big-six', 'mendoza-2016.1')).toBeUndefined()
    expect(findGame('no-such-game')).toBeUndefined()
  })
})
