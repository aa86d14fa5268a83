// The rules of the odds are the engine's: what changes there changes here, and nothing is written twice.

import { readdirSync, readFileSync } from 'node:fs'
import { BLACKJACK_VARIANTS, type BlackjackVariant, CATALOGUE, type Config, odds } from '@tapete/engine'
import { describe, expect, it } from 'vitest'
import { playAgainst } from '../../src/blackjack/analyse.js'
import { ACE, TEN } from '../../src/blackjack/hands.js'
import { BLACKJACK_GAMES, type BlackjackRules, blackjackRules, rulesOf } from '../../src/blackjack/rules.js'
import { openUpcard } from '../../src/blackjack/upcard.js'

const variant = (id: string): BlackjackVariant => {
  const found = BLACKJACK_VARIANTS.find((each) => each.id === id)
  if (!found) throw new Error(id)
  return found
}

const SIX = 5

/** No regulation pays this. */
const STRANGE = odds(97, 50)
const [PAYS, PROFIT] = [[97, 50], 97 / 50] as const

/** The same prizes, all of them at strange odds. */
const strange = <T extends object>(prizes: T | null): T =>
  Object.fromEntries(Object.keys(prizes ?? {}).map((name) => [name, { pays: STRANGE, rule: 'BJ-01' }])) as T

type Case = readonly [string, Partial<BlackjackVariant>, Partial<BlackjackRules>]

const classic = variant('blackjack-classic')
const [pairs, canal, mendoza] = ['blackjack-perfect-pairs', 'canal-21', 'blackjack-mendoza'].map(variant) as [
  BlackjackVariant,
  BlackjackVariant,
  BlackjackVariant,
]

const CASES: readonly Case[] = [
  ['decks', { decks: 7 }, { packs: 7 }],
  ['burns', { burns: 9 }, { burned: 9 }],
  ['drawsOnSoft17', { drawsOnSoft17: true }, { bankHitsSoft17: true }],
  ['covers', { covers: true }, { holeCard: true }],
  ['rounds', { bets: { ...classic.bets, rounds: 5 } }, { bankHands: 5 }],
  ['natural', { natural: STRANGE }, { naturalPays: PAYS }],
  ['voids21', { voids21: true }, { bankBlackjackBeats21: false }],
  ['doubles', { doubles: { from: 7, to: 8 } }, { double: { from: 7, to: 8 } }],
  ['splits', { splits: 6 }, { splitHands: 7 }],
  ['splits without limit', { splits: null, bets: { ...classic.bets, handsMax: 31 } }, { splitHands: 31 }],
  ['splitAcesAgain', { splitAcesAgain: true }, { resplitAces: true }],
  ['splitAcesNatural', { splitAcesNatural: true }, { splitAceTenIsNatural: true }],
  ['surrendersToAce', { surrendersToAce: true }, { surrender: 'any' }],
  ['surrendersAfterSplit', { surrendersAfterSplit: true }, { surrenderAfterSplit: true }],
  ['insurance', { insurance: { ...classic.insurance, ace: STRANGE } }, { insurance: { ace: PAYS } }],
  [
    'insurance against a ten-card',
    { insurance: { ...classic.insurance, ten: STRANGE } },
    { insurance: { ace: [2, 1], ten: PAYS }, evenMoney: { ace: true, ten: true } },
  ],
  ['tieBreak', { tieBreak: true }, { tieBreak: { equalPays: [1, 1] } }],
  [
    'bonuses',
    { bonuses: strange(canal.bonuses) },
    { bonuses: { suitedSevens: PROFIT, sevens: PROFIT, trio: PROFIT, suitedSequence: PROFIT } },
  ],
  ['tripleSeven', { tripleSeven: strange(mendoza.tripleSeven) }, { tripleSeven: { mixed: PROFIT, suited: PROFIT } }],
  ['pairs', { pairs: strange(pairs.pairs) }, { perfectPairs: { perfect: PROFIT, colour: PROFIT, mixed: PROFIT } }],
]

describe('the rules of the odds', () => {
  it.each(CASES)('follow %s of a variant', (_, change, expected) => {
    expect(rulesOf({ ...classic, ...change }, {})).toEqual({ ...rulesOf(classic, {}), ...expected })
  })

  it.each([
    [canal, { tieBreakEqualPays: '3:2' }, { tieBreak: { equalPays: [3, 2] } }],
    [canal, { bonusScope: 'final-three' }, { bonusScope: 'final-three' }],
    [mendoza, { bankBlackjackBeats21: true }, { bankBlackjackBeats21: true }],
  ])('follow the options of a table: $id', (of, config, expected) => {
    expect(rulesOf(of, config)).toEqual({ ...rulesOf(of, {}), ...expected })
  })

  it('are those of every game of the family, and of no other', () => {
    expect(BLACKJACK_GAMES).toEqual(CATALOGUE.filter(({ family }) => family === 'blackjack').map(({ id }) => id))
    for (const id of BLACKJACK_GAMES) expect(blackjackRules(id)).toEqual(rulesOf(variant(id), {}))
    expect(() => blackjackRules('big-six')).toThrow('big-six is not of the blackjack family')
    expect(() => blackjackRules('poker')).toThrow('no game poker')
  })

  it('are written nowhere again: no figure in their file, no game named in any other', () => {
    const folder = new URL('../../src/blackjack/', import.meta.url)
    const codeOf = (file: string) =>
      readFileSync(new URL(file, folder), 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/[^\n]*/g, '')
    expect(codeOf('rules.ts').match(/(?<![\w'-])\d+/g) ?? []).toEqual([])
    for (const file of readdirSync(folder))
      for (const id of BLACKJACK_GAMES) expect(codeOf(file), file).not.toContain(`'${id}'`)
  })
})

describe('an option of a table', () => {
  const worth = (of: BlackjackVariant, config: Config, up: number): number => {
    const rules = rulesOf(of, config)
    return playAgainst(rules, openUpcard(rules, up)).mean
  }

  it('[CAN-49] tieBreakEqualPays 3:2 is worth more to the player, against a bank that may have a Canal 21', () => {
    expect(worth(canal, { tieBreakEqualPays: '3:2' }, ACE)).toBeGreaterThan(worth(canal, {}, ACE))
    expect(worth(canal, { tieBreakEqualPays: '3:2' }, SIX)).toBe(worth(canal, {}, SIX))
  })

  it('[CAN-57] bonusScope final-three is worth less', () => {
    expect(worth(canal, { bonusScope: 'final-three' }, TEN)).toBeLessThan(worth(canal, {}, TEN))
  })

  it('[MZA-35] bankBlackjackBeats21 is worth less, against a bank that may have a blackjack', () => {
    expect(worth(mendoza, { bankBlackjackBeats21: true }, TEN)).toBeLessThan(worth(mendoza, {}, TEN))
    expect(worth(mendoza, { bankBlackjackBeats21: true }, SIX)).toBe(worth(mendoza, {}, SIX))
  })
})
