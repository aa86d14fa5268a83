// The rows of the parameters held to what they are for: each parameter is broken, in each variant.

import type { AnyGame } from '@tapete/engine'
import { describe, expect, it } from 'vitest'
import { blackjack } from '../../../src/blackjack/blackjack.js'
import { layout, THREE_TO_TWO } from '../../../src/blackjack/layout.js'
import { CANAL, CHALLENGE, CLASSIC, MENDOZA, PERFECT_PAIRS, type Variant } from '../../../src/blackjack/variants.js'
import { EVEN, odds } from '../../../src/kernel/money.js'
import { CHAPTERS } from './chapters.js'
import type { Name, Parameter } from './play.js'

const VARIANTS: { readonly [name in Name]: Variant } = {
  classic: CLASSIC,
  pairs: PERFECT_PAIRS,
  challenge: CHALLENGE,
  canal: CANAL,
  mendoza: MENDOZA,
}

type Break = readonly [parameter: string, chapter: string, wrong: (is: Variant) => Partial<Variant>]

const withBets = (is: Variant, bets: Partial<Variant['bets']>): Partial<Variant> => ({
  bets: { ...is.bets, ...bets },
  spots: layout({ ...is.bets, ...bets }),
})

const BREAKS: readonly Break[] = [
  ['natural', 'payouts', (is) => ({ natural: is.natural === EVEN ? THREE_TO_TWO : EVEN })],
  ['voids21', 'payouts', (is) => ({ voids21: !is.voids21 })],
  ['insurance against an ace', 'insurance', (is) => ({ insurance: { ...is.insurance, ace: odds(3, 1) } })],
  [
    'insurance against a ten-card',
    'insurance',
    (is) => ({ insurance: { ...is.insurance, ten: is.insurance.ten ? null : odds(2, 1) } }),
  ],
  ['exactly half', 'insurance', (is) => ({ insurance: { ...is.insurance, exactlyHalf: !is.insurance.exactlyHalf } })],
  ['fewer splits', 'decisions', () => ({ splits: 1 })],
  [
    'more splits',
    'decisions',
    (is) => ({ splits: is.splits === null ? 5 : is.splits + 1, ...withBets(is, { handsMax: 8 }) }),
  ],
  ['split aces again', 'decisions', (is) => ({ splitAcesAgain: !is.splitAcesAgain })],
  ['split aces as naturals', 'decisions', (is) => ({ splitAcesNatural: !is.splitAcesNatural })],
  ['doubles from more', 'decisions', (is) => ({ doubles: { ...is.doubles, from: is.doubles.from + 1 } })],
  ['doubles from less', 'decisions', (is) => ({ doubles: { ...is.doubles, from: is.doubles.from - 1 } })],
  ['doubles to less', 'decisions', (is) => ({ doubles: { ...is.doubles, to: is.doubles.to - 1 } })],
  ['doubles to more', 'decisions', (is) => ({ doubles: { ...is.doubles, to: is.doubles.to + 1 } })],
  ['doubles for less', 'decisions', (is) => ({ doublesForLess: !is.doublesForLess })],
  [
    'when it surrenders',
    'decisions',
    (is) => ({ surrenders: is.surrenders === 'at-turn' ? 'before-drawing' : 'at-turn' }),
  ],
  ['surrender to an ace', 'decisions', (is) => ({ surrendersToAce: !is.surrendersToAce })],
  ['surrender after a split', 'decisions', (is) => ({ surrendersAfterSplit: !is.surrendersAfterSplit })],
  ['soft 21', 'decisions', (is) => ({ drawsOnSoft21: !is.drawsOnSoft21 })],
  ['soft 17', 'bank', (is) => ({ drawsOnSoft17: !is.drawsOnSoft17 })],
  ['stopping short', 'bank', (is) => ({ stopsShort: !is.stopsShort })],
  ['covered cards', 'bank', (is) => ({ covers: !is.covers })],
  ['packs', 'table', (is) => ({ decks: is.decks + 1 })],
  ['places', 'table', (is) => ({ seatsMax: is.seatsMax + 1 })],
  ['boxes', 'table', (is) => withBets(is, { boxes: is.bets.boxes + 1 })],
  ['positions', 'table', (is) => ({ positions: is.positions === 'one' ? 'two' : 'one' })],
  ['who cuts', 'table', (is) => ({ cutFrom: is.cutFrom === 'left' ? 'right' : 'left' })],
  ['burned cards', 'table', (is) => ({ burns: is.burns + 1 })],
  ['what is said of a natural', 'table', (is) => ({ says: { ...is.says, natural: 'veintiuno' } })],
  ['what is said of a stand', 'table', (is) => ({ says: { ...is.says, stand: is.says.stand ? null : 'planto' } })],
  [
    'what is said of a surrender',
    'table',
    (is) => ({ says: { ...is.says, surrender: is.says.surrender ? null : 'retiro' } }),
  ],
  ['tie-break', 'prizes', (is) => ({ tieBreak: !is.tieBreak })],
  ['bonuses', 'prizes', (is) => ({ bonuses: is.bonuses ? null : CANAL.bonuses })],
  ['three sevens', 'prizes', (is) => ({ tripleSeven: is.tripleSeven ? null : MENDOZA.tripleSeven })],
]

/** What no round shows: by the other rules of the game it comes out the same. */
const UNSEEN: { readonly [name in Name]?: readonly string[] } = {
  // A natural pays 1 to 1 too; no two cards are less than 4, and with 21 a hand is closed.
  canal: ['split aces as naturals', 'doubles from less', 'doubles to more'],
  // Split aces lie face down, and «retiros» comes before any of them, whatever the upcard.
  mendoza: [
    ...['doubles from less', 'doubles to less', 'doubles to more'],
    ...['split aces again', 'surrender to an ace', 'surrender after a split'],
  ],
}

/** Every prize of a variant, each with a wrong payment. */
const wrongPrizes = (is: Variant): Break[] =>
  (['pairs', 'bonuses', 'tripleSeven'] as const).flatMap((which) =>
    Object.entries(is[which] ?? {}).map(([prize, { rule }]): Break => {
      const wrong = { ...is[which], [prize]: { pays: odds(2, 1), rule } }
      return [prize, 'prizes', () => ({ [which]: wrong })]
    }),
  )

/** Whether a row of the chapter comes out otherwise, or cannot be played any more. */
const notices = (game: AnyGame, name: Name, { played, expected }: Parameter): boolean => {
  try {
    return JSON.stringify(played(game)) !== JSON.stringify(expected[name])
  } catch {
    return true
  }
}

describe('a parameter that is broken is noticed by the rows of its own variant', () => {
  for (const [name, is] of Object.entries(VARIANTS) as [Name, Variant][])
    it.each([...BREAKS.filter(([parameter]) => !UNSEEN[name]?.includes(parameter)), ...wrongPrizes(is)])(
      `${is.id}: %s`,
      (_, chapter, wrong) => {
        const game = blackjack({ ...is, ...wrong(is) })
        expect(CHAPTERS[chapter]?.some((row) => notices(game, name, row))).toBe(true)
      },
    )
})
