// A wager: one bet as somebody would play it, a choice and the croupier's part included, and the least stake for it.

import {
  type AnyGame,
  betsOf,
  type Citation,
  type Config,
  cite,
  type Move,
  type Refusal,
  type Spot,
  type Table,
} from '@tapete/engine'
import { familyOf, type Preparation } from './families/index.js'
import { openTable, ruleOf, SEAT, take } from './tables.js'

export interface Wager {
  /** `red`, `red:prison`, `call:orphans`. */
  readonly bet: string
  readonly kind: string
  readonly pays: string
  readonly cite: Citation
  /** Its spot; a called bet learns its spots when the croupier places it. */
  readonly spot?: Spot
  readonly choice?: string
  /** A stake that divides by this is paid without rounding. */
  readonly divisor: number
  /** The moves that put it on the cloth; `stake` is that of each chip when it is called. */
  place(stake: number, chips: string): readonly Move[]
}

const withChips = (chips: string): { with?: string } => (chips === 'money' ? {} : { with: chips })

const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b))
const lcm = (a: number, b: number): number => (a / gcd(a, b)) * b

const spotWagers = (game: AnyGame, config: Config, spot: Spot): Wager[] => {
  const family = familyOf(game)
  const wager: Wager = {
    bet: spot.id,
    kind: spot.kind,
    pays: `${spot.pays.num}:${spot.pays.den}`,
    cite: spot.cite,
    spot,
    divisor: lcm(spot.pays.den, family.divisor(spot)),
    place: (amount, chips) => [{ by: SEAT, do: 'bet', on: spot.id, amount, ...withChips(chips) } as Move],
  }
  const choices = family.choices(game, config, spot)
  if (choices.length === 0) return [wager]
  return choices.map((choice, index) => ({ ...wager, bet: index === 0 ? spot.id : `${spot.id}:${choice}`, choice }))
}

const calledWager = (game: AnyGame, call: string): Wager => ({
  bet: `call:${call}`,
  kind: 'call',
  pays: '',
  cite: cite(ruleOf(game, 'call')?.cite ?? 'GEN-06'),
  divisor: 1,
  place: (unit, chips) => [
    { by: SEAT, do: 'call', call, unit, ...withChips(chips) } as Move,
    { by: 'croupier', do: 'place-call', call, for: SEAT },
  ],
})

/** Everything that can be bet on at a table so configured. */
export const wagersOf = (game: AnyGame, config: Config): Wager[] => [
  ...game.bets(config).flatMap((spot) => spotWagers(game, config, spot)),
  ...familyOf(game)
    .calls(game, openTable(game, config))
    .map((call) => calledWager(game, call)),
]

export interface Placed {
  readonly ok: true
  readonly table: Table
  readonly stake: number
}

type Unplaced = { readonly ok: false; readonly refusal: Refusal }

const TRIES_MAX = 20

/** The least larger stake that answers a refusal; undefined when a larger one would not help. */
const larger = (
  stake: number,
  { code, params }: Refusal,
  step: number,
): { stake: number; step: number } | undefined => {
  if (code === 'not-whole-chips') {
    const multiple = lcm(step, params.step as number)
    return { stake: Math.ceil(stake / multiple) * multiple, step: multiple }
  }
  if (code !== 'under-minimum') return undefined
  const needed = (stake * (params.min as number)) / (params.stake as number)
  return { stake: Math.ceil(needed / step) * step, step }
}

/** The least stake that is paid without rounding. The table itself says what each smaller one lacks. */
export const placeLeast = (game: AnyGame, table: Table, wager: Wager, chips: string): Placed | Unplaced => {
  let step = lcm(wager.divisor, table.config.chip as number)
  let stake = step
  for (let tries = 0; ; tries += 1) {
    const taken = take(game, table, wager.place(stake, chips))
    if (taken.ok) return { ok: true, table: taken.table, stake }
    const next = tries < TRIES_MAX ? larger(stake, taken.refusal, step) : undefined
    if (!next || next.stake === stake) return { ok: false, refusal: taken.refusal }
    stake = next.stake
    step = next.step
  }
}

/** Tables ready to bet at, in the order they should be tried. */
export const readyTables = (game: AnyGame, config: Config): { table: Table; ready: Preparation }[] => {
  const opened = openTable(game, config)
  return familyOf(game)
    .preparations(game, opened)
    .flatMap((ready) => {
      const taken = take(game, opened, ready.moves)
      return taken.ok ? [{ table: taken.table, ready }] : []
    })
}

export const noStake = (game: AnyGame, wager: Wager, { code, params, cite: rule }: Refusal): Error => {
  const exact = wager.divisor > 1 ? ` that is paid without rounding (multiples of ${wager.divisor})` : ''
  const why = `${code} ${JSON.stringify(params)} (${rule.rule})`
  return new Error(`${game.id}: the table allows no stake on ${wager.bet}${exact}: ${why}`)
}

export const stakedBy = (table: Table): number => betsOf(table, SEAT).reduce((total, bet) => total + bet.amount, 0)
