// The rules of the odds are the engine's: what changes there changes here, and nothing is written twice.

import { readdirSync, readFileSync } from 'node:fs'
import { BLACKJACK_VARIANTS, type BlackjackVariant, CATALOGUE, type Config, odds } from '@tapete/engine'
import { describe, expect, it } from 'vitest'
import { ACE, TEN } from '../../src/blackjack/hands.js'
import { meanOf } from '../../src/blackjack/moments.js'
import { BLACKJACK_GAMES, type BlackjackRules, blackjackRules, rulesOf } from '../../src/blackjack/rules.js'
import { openUpcard } from '../../src/blackjack/upcard.js'

const variant = (id: string): BlackjackVariant => {
  const found = BLACKJACK_VARIANTS.find((each) => each.id === id)
  if (!found) throw new Error(id)
  return found
}

const [FOUR, FIVE, NINE] = [3, 4, 8]

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
  /** What a hand of two cards is worth, standing or drawing as well as it can. */
  const worth = (of: BlackjackVariant, config: Config, up: number, ...cards: [number, number]): number =>
    Math.max(
      ...openUpcard(rulesOf(of, config), up)
        .first(...cards, true)
        .filter(({ decision }) => decision === 'stand' || decision === 'hit')
        .map(({ moments }) => meanOf(moments)),
    )

  it('[CAN-49] tieBreakEqualPays 3:2 is worth more to a natural, against a bank that may have one too', () => {
    for (const up of [ACE, TEN])
      expect(worth(canal, { tieBreakEqualPays: '3:2' }, up, ACE, TEN)).toBeGreaterThan(worth(canal, {}, up, ACE, TEN))
    expect(worth(canal, { tieBreakEqualPays: '3:2' }, NINE, ACE, TEN)).toBe(worth(canal, {}, NINE, ACE, TEN))
  })

  it('[CAN-57] bonusScope final-three is worth less to a hand that would go on after three cards', () => {
    expect(worth(canal, { bonusScope: 'final-three' }, TEN, FOUR, FIVE)).toBeLessThan(worth(canal, {}, TEN, FOUR, FIVE))
    expect(worth(canal, { bonusScope: 'final-three' }, TEN, FOUR, NINE)).toBe(worth(canal, {}, TEN, FOUR, NINE))
  })

  it('[MZA-35] bankBlackjackBeats21 is worth less to a hand that may come to 21, against a bank that may have one', () => {
    const beaten = { bankBlackjackBeats21: true }
    expect(worth(mendoza, beaten, TEN, TEN, FIVE)).toBeLessThan(worth(mendoza, {}, TEN, TEN, FIVE))
    expect(worth(mendoza, beaten, NINE, TEN, FIVE)).toBe(worth(mendoza, {}, NINE, TEN, FIVE))
  })
})
