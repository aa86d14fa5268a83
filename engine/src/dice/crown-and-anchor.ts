// Corona y Ancla. CA-n are the rules of docs/rules/dice.md, from scj-2023 IV.2.

import type { RuleId } from '../kernel/citations.js'
import type { Spot } from '../kernel/contract.js'
import { EVEN, type Odds, odds } from '../kernel/money.js'
import { type Prize, threeDice } from './three-dice.js'

/** One a face, with what the croupier calls it (CA-01). */
const FIGURES: { readonly [figure: string]: string } = {
  crown: 'corona',
  anchor: 'ancla',
  spade: 'pique',
  heart: 'corazón',
  diamond: 'rombo',
  club: 'trébol',
}

/** By matching dice. */
const PRIZES: readonly (Prize | undefined)[] = [
  undefined,
  { pays: EVEN, cite: 'CA-13' },
  { pays: odds(2, 1), cite: 'CA-14' },
  { pays: odds(3, 1), cite: 'CA-15' },
]

const figures = Object.keys(FIGURES)
const rolls = figures.flatMap((a) => figures.flatMap((b) => figures.map((c) => [a, b, c].join('-'))))

const prizesOf = (): { when: string; pays: Odds; cite: RuleId }[] =>
  PRIZES.flatMap((prize, matches) => (prize && matches > 1 ? [{ when: `${matches}-dice`, ...prize }] : []))

const spots: ReadonlyMap<string, Spot> = new Map(
  figures.map((figure) => {
    const id = `figure-${figure}`
    return [id, { id, kind: 'figure', covers: [figure], pays: EVEN, prizes: prizesOf(), cite: 'CA-13' }]
  }),
)

export const crownAndAnchor = threeDice({
  ...{ id: 'crown-and-anchor', title: { es: 'Corona y Ancla', en: 'Crown and Anchor' }, source: 'scj-2023 IV.2' },
  spots,
  rolls,
  prize: ({ covers }, dice) => PRIZES[dice.split('-').filter((figure) => covers.includes(figure)).length],
  losesBy: () => 'CA-12',
  announced: (dice) =>
    dice
      .split('-')
      .map((figure) => FIGURES[figure])
      .join(', '),
  turned: false,
  causes: { floor: 'CA-18', cocked: 'CA-19' },
  device: { readings: {}, wrong: () => undefined },
  infraction: 'stopping-the-dice',
  articles: {
    ...{ dice: 'CA-01', staff: 'CA-03', players: 'CA-05', capacity: 'CA-06', bets: 'CA-07' },
    ...{ closes: 'CA-08', closed: 'CA-09', late: 'CA-10', throws: 'CA-04', announces: 'CA-11' },
    ...{ settles: 'CA-17', checks: 'CA-20', touching: 'CA-21', idle: 'CA-22', last: 'CA-23' },
  },
})
