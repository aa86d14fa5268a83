// Everything the odds of Treinta y Cuarenta say: its bets by each choice, the insurance, and in whose favour it is.

import type { AnyGame, Config, RuleId, Spot } from '@tapete/engine'
import type { OptionWorth, Played } from '../analysis.js'
import { type BetOdds, figuresOf } from '../tools/bet-odds.js'
import { cited } from '../tools/cited.js'
import {
  add,
  compare,
  div,
  type Fraction,
  format,
  fraction,
  mul,
  ONE,
  sub,
  sum,
  toNumber,
  ZERO,
} from '../tools/fraction.js'
import { type Column, grid, percent, type Told } from '../tools/told.js'
import {
  type Chances,
  type Choice,
  chancesOf,
  choicesOf,
  insuranceWorth,
  insuredBefore,
  lawOf,
  netsOfBet,
  type Reading,
  type Worth,
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

const RULES: { readonly [choice in Exclude<Choice, 'wait'>]: RuleId } = { yield: 'TYC-22', insure: 'TYC-25' }

interface Named {
  readonly bet: string
  readonly kind: string
  readonly choice?: Choice
  readonly pays: string
  readonly covers: readonly string[]
}

/** A net, or the mean of many that have no end. */
interface End {
  readonly net: Fraction
  readonly chance: Fraction
  readonly mean?: true
}

const rowFor = (named: Named, ends: readonly End[], { mean: ev, square }: Worth, rule: RuleId): BetOdds => {
  const variance = sub(square, mul(ev, ev))
  const where = (sign: number): Fraction =>
    sum(ends.filter(({ net }) => compare(net, ZERO) === sign).map(({ chance }) => chance))
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
    distribution: [...ends]
      .sort((one, other) => compare(one.net, other.net))
      .map(({ net, chance, mean }) => ({
        net: toNumber(net),
        netExact: format(net),
        probability: toNumber(chance),
        exact: format(chance),
        ...(mean ? { mean } : {}),
      })),
    ...cited(rule),
  }
}

/** Insured until it is released or lost there may be any number of premiums, so that what follows a 31-31 is told by its mean. */
const insuredRow = (named: Named, chances: Chances, reading: Reading): BetOdds => {
  const worth = worthOf(chances, reading, 'insure')
  const decided = sub(ONE, chances.neutral)
  const wins = div(chances.wins, decided)
  const refait = div(chances.refait, decided)
  const ends: readonly End[] = [
    { net: fraction(-1), chance: wins },
    { net: div(worth.mean, refait), chance: refait, mean: true },
    { net: ONE, chance: wins },
  ]
  return rowFor(named, ends, worth, RULES.insure)
}

/** Divides by two, as a 31-31 asks. */
const STAKE = 2

/** Each of the four bets by every choice after a 31-31, and the insurance of a blocked bet. */
export const betsOf = (game: AnyGame, config: Config): BetOdds[] => {
  const chances = chancesAt(config)
  const reading = readingOf(config)
  const choices = [...choicesOf(reading)].sort((a, b) => Number(b === 'wait') - Number(a === 'wait'))
  const rowOf = ({ id, kind, covers, cite }: Spot, choice: Choice): BetOdds => {
    const named = { bet: choice === 'wait' ? id : `${id}:${choice}`, kind, choice, pays: '1:1', covers }
    if (choice === 'insure') return insuredRow(named, chances, reading)
    const nets = netsOfBet(chances, reading.refaitMode === 'literal', choice, STAKE)
    // Who says nothing waits: that is the bet itself.
    return { ...named, ...figuresOf(nets, STAKE), ...cited(choice === 'wait' ? cite : RULES[choice]) }
  }
  const spots = game.bets(config).filter(({ decided }) => !decided)
  return [
    ...spots.flatMap((spot: Spot) => choices.map((choice) => rowOf(spot, choice))),
    insuranceRow(chances, reading),
  ]
}

const insuranceRow = (chances: Chances, reading: Reading): BetOdds => {
  const named = { bet: 'insurance', kind: 'insurance', pays: '', covers: [] }
  if (reading.insurance === 'before') {
    const worth = insuredBefore(chances, reading)
    // Of the bet it stands beside, until that is decided; whether it wins says nothing about how many premiums it took.
    const ends = [fraction(-1), ONE].map(
      (net): End => ({ net: add(net, worth.mean), chance: fraction(1, 2), mean: true }),
    )
    return rowFor({ ...named, bet: 'insured-before' }, ends, worth, RULES.insure)
  }
  const mean = insuranceWorth(chances, reading)
  const won = sub(div(add(mean, ONE), chances.refait), ONE)
  const lost = sub(ONE, chances.refait)
  const square = add(mul(chances.refait, mul(won, won)), lost)
  const ends = [
    { net: fraction(-1), chance: lost },
    { net: won, chance: chances.refait },
  ]
  return rowFor(named, ends, { mean, square }, RULES.insure)
}

const bestOf = (chances: Chances, reading: Reading): { choice: Choice; mean: Fraction; square: Fraction } =>
  choicesOf(reading)
    .map((choice) => ({ choice, ...worthOf(chances, reading, choice) }))
    .reduce((one, other) => (compare(other.mean, one.mean) > 0 ? other : one))

const readingsOf = (chances: Chances, reading: Reading): TrenteOdds['readings'] =>
  (['literal', 'partage'] as const).flatMap((refaitMode) =>
    (['blocked', 'before'] as const).map((insurance) => {
      const best = bestOf(chances, { ...reading, refaitMode, insurance })
      const before = insuredBefore(chances, reading).mean
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
