// Everything the odds of Treinta y Cuarenta say: its bets by each choice, the insurance, and in whose favour it is.

import type { AnyGame, Config, RuleId, Spot } from '@tapete/engine'
import type { OptionWorth, Played } from '../analysis.js'
import type { BetOdds } from '../tools/bet-odds.js'
import { cited } from '../tools/cited.js'
import { compare, div, type Fraction, format, fraction, mul, ONE, sub, toNumber } from '../tools/fraction.js'
import { type Column, grid, percent, type Told } from '../tools/told.js'
import {
  type Chances,
  type Choice,
  chancesOf,
  choicesOf,
  insuranceWorth,
  insuredBefore,
  lawOf,
  type Reading,
  worthOf,
} from './value.js'

export interface TrenteOdds extends Played {
  readonly best: Choice
  readonly choices: readonly { readonly choice: Choice; readonly ev: number; readonly exact: string }[]
  /** How likely the two rows are to end so: `31` against `31` first. */
  readonly ties: readonly { readonly points: number; readonly chance: number; readonly exact: string }[]
  /** Per unit of premium. */
  readonly insurance: { readonly ev: number; readonly favoursPlayer: boolean }
  /** The best a player can do under every reading of the 31-31 and of its insurance. */
  readonly readings: readonly { readonly reading: string; readonly play: string; readonly ev: number }[]
}

const readingOf = (config: Config): Reading => ({
  refaitMode: config.refaitMode as Reading['refaitMode'],
  insurance: config.insurance as Reading['insurance'],
  insurancePercent: config.insurancePercent as number,
})

const chancesAt = (config: Config): Chances => chancesOf(lawOf(config.decks as number, 'ties'))

const RULES: { readonly [choice in Choice]: RuleId } = { yield: 'TYC-22', wait: 'TYC-23', insure: 'TYC-25' }

interface Named {
  readonly bet: string
  readonly kind: string
  readonly choice?: Choice
  readonly pays: string
  readonly covers: readonly string[]
}

const rowFor = (
  named: Named,
  shares: readonly (readonly [Fraction, Fraction])[],
  ev: Fraction,
  square: Fraction,
  rule: RuleId,
): BetOdds => {
  const variance = sub(square, mul(ev, ev))
  const where = (sign: number): Fraction =>
    shares
      .filter(([net]) => compare(net, fraction(0)) === sign)
      .reduce((sum, [, chance]) => addUp(sum, chance), fraction(0))
  const hit = where(1)
  return {
    ...named,
    houseEdge: 0 - toNumber(ev),
    ev: toNumber(ev),
    exact: format(ev),
    variance: toNumber(variance),
    varianceExact: format(variance),
    hit: toNumber(hit),
    hitExact: format(hit),
    push: toNumber(where(0)),
    distribution: shares.map(([net, chance]) => ({
      net: toNumber(net),
      netExact: format(net),
      probability: toNumber(chance),
      exact: format(chance),
    })),
    ...cited(rule),
  }
}

const addUp = (a: Fraction, b: Fraction): Fraction => sub(a, mul(fraction(-1), b))

/** Won, lost, or met a 31-31, whose end is told by its mean. */
const sharesOf = (chances: Chances, ev: Fraction): (readonly [Fraction, Fraction])[] => {
  const decided = sub(ONE, chances.neutral)
  const wins = div(chances.wins, decided)
  const refait = div(chances.refait, decided)
  return [
    [fraction(-1), wins],
    [div(ev, refait), refait],
    [ONE, wins],
  ]
}

/** Each of the four bets by every choice after a 31-31, and the insurance of a blocked bet. */
export const betsOf = (game: AnyGame, config: Config): BetOdds[] => {
  const chances = chancesAt(config)
  const reading = readingOf(config)
  const choices = choicesOf(reading)
  const spots = game.bets(config).filter(({ decided }) => !decided)
  const rows = spots.flatMap(({ id, kind, covers }: Spot) =>
    [...choices]
      .sort((a, b) => Number(b === 'wait') - Number(a === 'wait'))
      .map((choice) => {
        const { mean, square } = worthOf(chances, reading, choice)
        const bet = choice === 'wait' ? id : `${id}:${choice}`
        return rowFor({ bet, kind, choice, pays: '1:1', covers }, sharesOf(chances, mean), mean, square, RULES[choice])
      }),
  )
  return [...rows, insuranceRow(chances, reading)]
}

const insuranceRow = (chances: Chances, reading: Reading): BetOdds => {
  const named = { bet: 'insurance', kind: 'insurance', pays: '', covers: [] }
  if (reading.insurance === 'before') {
    const ev = insuredBefore(chances, reading)
    // Of the bet it stands beside, until that is decided.
    return rowFor(
      { ...named, bet: 'insured-before' },
      [
        [sub(ev, ONE), fraction(1, 2)],
        [addUp(ev, ONE), fraction(1, 2)],
      ],
      ev,
      addUp(mul(ev, ev), ONE),
      'TYC-25',
    )
  }
  const ev = insuranceWorth(chances, reading)
  const won = sub(div(addUp(ev, ONE), chances.refait), ONE)
  const lost = sub(ONE, chances.refait)
  const square = addUp(mul(chances.refait, mul(won, won)), lost)
  return rowFor(
    named,
    [
      [fraction(-1), lost],
      [won, chances.refait],
    ],
    ev,
    square,
    'TYC-25',
  )
}

const bestOf = (chances: Chances, reading: Reading): { choice: Choice; mean: Fraction; square: Fraction } =>
  choicesOf(reading)
    .map((choice) => ({ choice, ...worthOf(chances, reading, choice) }))
    .reduce((one, other) => (compare(other.mean, one.mean) > 0 ? other : one))

const readingsOf = (chances: Chances, reading: Reading): TrenteOdds['readings'] =>
  (['literal', 'partage'] as const).flatMap((refaitMode) =>
    (['blocked', 'before'] as const).map((insurance) => {
      const best = bestOf(chances, { ...reading, refaitMode, insurance })
      const before = insuredBefore(chances, reading)
      const insures = insurance === 'before' && compare(before, best.mean) > 0
      return {
        reading: `${refaitMode}, insurance ${insurance === 'blocked' ? 'of blocked bets' : 'before the deal'}`,
        play: insures ? 'insure every deal' : best.choice,
        ev: toNumber(insures ? before : best.mean),
      }
    }),
  )

export const playOf = (_: AnyGame, config: Config): TrenteOdds => {
  const law = lawOf(config.decks as number, 'ties')
  const chances = chancesOf(law)
  const reading = readingOf(config)
  const { choice, mean, square } = bestOf(chances, reading)
  const ev = toNumber(mean)
  const insurance = toNumber(insuranceWorth(chances, reading))
  return {
    ev,
    houseEdge: -ev,
    favoursPlayer: ev > 0,
    roundBets: 1,
    variance: toNumber(sub(square, mul(mean, mean))),
    best: choice,
    choices: choicesOf(reading).map((each) => {
      const worth = worthOf(chances, reading, each).mean
      return { choice: each, ev: toNumber(worth), exact: format(worth) }
    }),
    ties: law.map((row, at) => {
      const chance = row[at] as Fraction
      return { points: 31 + at, chance: toNumber(chance), exact: format(chance) }
    }),
    insurance: { ev: insurance, favoursPlayer: insurance > 0 },
    readings: readingsOf(chances, reading),
  }
}

export const optionsOf = (config: Config): readonly Choice[] => choicesOf(readingOf(config))

export const evWithout = (game: AnyGame, config: Config, option: string): number => {
  const reading = readingOf(config)
  if (!choicesOf(reading).includes(option as Choice)) throw new Error(`${game.id} has no option ${option}`)
  const chances = chancesAt(config)
  const left = choicesOf(reading).filter((choice) => choice !== option)
  return Math.max(...left.map((choice) => toNumber(worthOf(chances, reading, choice).mean)))
}

const rows: readonly Column<BetOdds>[] = [
  { title: 'bet', text: (row) => row.bet },
  { title: 'after a 31-31', text: (row) => row.choice ?? '' },
  { title: 'expected value', align: 'right', text: (row) => row.ev.toFixed(9) },
  { title: 'house edge', align: 'right', text: (row) => percent(row.houseEdge) },
  { title: 'wins', align: 'right', text: (row) => percent(row.hit, 2) },
  { title: 'article', text: (row) => row.article },
]

const VERDICTS: { readonly [choice in Choice]: string } = {
  yield: 'handing over after a 31-31',
  wait: 'waiting after a 31-31',
  insure: 'waiting and insuring after a 31-31',
}

export const told = (bets: readonly BetOdds[], play: TrenteOdds, worths: readonly OptionWorth[]): Told => {
  const [refait, ...others] = play.ties
  const neutral = others.reduce((total, { chance }) => total + chance, 0)
  return [
    [
      play.favoursPlayer
        ? `As written, the rules favour the player by ${percent(play.ev)} of the bet.`
        : `Played well, ${VERDICTS[play.best]}, the house keeps ${percent(-play.ev)} of the bet.`,
      `A 31-31 comes in ${percent(refait?.chance ?? 0)} of the rounds, another tie in ${percent(neutral)}. Variance of a bet ${play.variance.toFixed(4)}.`,
      play.insurance.favoursPlayer
        ? `As written, the insurance of a blocked bet favours the player by ${percent(play.insurance.ev)} of the premium.`
        : `The insurance of a blocked bet costs ${percent(-play.insurance.ev)} of the premium.`,
      'Each round from a full shoe; the exact fractions are in the answer for programs (--json).',
    ].join('\n'),
    grid(
      [
        { title: 'reading', text: (row) => row.reading },
        { title: 'best play', text: (row) => row.play },
        { title: 'house edge', align: 'right', text: (row) => percent(-row.ev) },
      ],
      play.readings,
    ),
    grid(
      [
        { title: 'both rows', align: 'right', text: (row) => String(row.points) },
        { title: 'chance', align: 'right', text: (row) => percent(row.chance) },
      ],
      play.ties,
    ),
    ...(worths.length > 0
      ? [
          grid<OptionWorth>(
            [
              { title: 'option', text: (row) => row.option },
              { title: 'worth', align: 'right', text: (row) => percent(row.worth) },
            ],
            worths,
          ),
        ]
      : []),
    grid(rows, bets),
  ]
}
