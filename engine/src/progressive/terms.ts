// The terms of a pot: what is approved beforehand, in versions (PRG-41). Shares are hundredths of a percent.

import type { Json } from '../kernel/contract.js'
import { MONEY_MAX, type Money, odds, share } from '../kernel/money.js'
import { type Setting, type Settings, type TableConfig, tableSettings } from '../kernel/settings.js'
import type { Cap } from './prizes.js'
import type { Regulation } from './regulations.js'

export const WHOLE = 10_000
const RESERVES_MAX = 5
const CAP_MAX = 1_000_000

/** A random prize beside the results (PRG-42): drawn among the lit positions, or a card for each of them. */
export type Lucky = {
  readonly by: 'player' | 'card'
  /** One round in so many, where a player is drawn. */
  readonly oneIn: number
  readonly amount: Money
  readonly paid: 'credits' | 'cash'
}

export type Terms = {
  readonly version: number
  /** The reference of the authority's approval. */
  readonly approval: string
  readonly commission: number
  /** What of the rest each reserve takes; the main pot has what is left. */
  readonly reserves: readonly number[]
  readonly base: Money
  readonly credit: Money
  readonly min: Money
  readonly max: Money
  readonly acceptor: 'electronic' | 'manual'
  readonly baseFrom: 'reserve' | 'casino'
  readonly cap: Cap
  readonly lucky: Lucky | null
}

export type PotConfig = TableConfig & {
  readonly commission: number
  readonly reserves: readonly number[]
  readonly base: Money
  readonly credit: Money
  readonly acceptor: Terms['acceptor']
  readonly baseFrom: Terms['baseFrom']
  readonly cap: Cap
  readonly lucky: Lucky | null
  readonly homologation: string
  readonly iquique: boolean
}

const isShare = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= WHOLE

const reservesProblem = (value: Json): string | undefined => {
  if (!Array.isArray(value) || value.length > RESERVES_MAX || !value.every(isShare))
    return `must be at most ${RESERVES_MAX} shares, each in hundredths of a percent`
  return value.reduce((sum, each) => sum + each, 0) <= WHOLE ? undefined : 'is more than the whole'
}

const ONE_IN_MAX = 1_000_000

const luckyProblem = (value: Json): string | undefined => {
  if (value === null) return undefined
  if (typeof value !== 'object' || Array.isArray(value)) return 'must be {by, oneIn, amount, paid} or null'
  const { by, oneIn, amount, paid, ...rest } = value as { readonly [name: string]: Json | undefined }
  const whole = (each: Json | undefined, most: number) =>
    typeof each === 'number' && Number.isInteger(each) && each >= 1 && each <= most
  const fits =
    Object.keys(rest).length === 0 &&
    ['player', 'card'].includes(by as string) &&
    ['credits', 'cash'].includes(paid as string) &&
    whole(oneIn, ONE_IN_MAX) &&
    whole(amount, MONEY_MAX)
  return fits ? undefined : 'must be {by: player or card, oneIn, amount, paid: credits or cash}'
}

const money = (about: string, rule: Setting['rule'], min: Money, usual: Money): Setting => ({
  ...{ kind: 'integer', min, max: 1_000_000_000, default: usual },
  ...{ about, rule },
})

export const potSettings = ({ pot, cap, lucky }: Regulation): Settings<PotConfig> => ({
  ...tableSettings([]),
  min: money('least side bet, at every table of the pot', pot.limits, 1, 1_000),
  max: money('greatest side bet, at every table of the pot', pot.limits, 1, 1_000),
  credit: money('what a credit is worth', pot.limits, 1, 500),
  commission: {
    ...{ kind: 'integer', min: 0, max: WHOLE, default: 2_000 },
    ...{ about: 'what the casino keeps of the amount collected, in hundredths of a percent', rule: pot.commission },
  },
  reserves: {
    ...{ kind: 'data', default: [], check: reservesProblem },
    ...{ about: 'what each reserve pot takes of the rest, in hundredths of a percent', rule: pot.base },
  },
  base: money('base value of the main pot', pot.base, 0, 0),
  acceptor: {
    ...{ kind: 'choice', choices: ['electronic', 'manual'], default: 'electronic' },
    ...{ about: 'what takes the side bets at a position', rule: pot.records },
  },
  baseFrom: {
    ...{ kind: 'choice', choices: ['reserve', 'casino'], default: 'reserve' },
    ...{ about: 'who restores the base value: reserves first, or the casino alone', rule: pot.base },
  },
  cap: {
    ...{ kind: 'integer', min: cap ?? 1, max: cap ?? CAP_MAX, default: cap },
    ...{ about: 'a percentage pays at most so many times the bet; null for no cap, where none is set', rule: pot.cap },
  },
  lucky: {
    ...{ kind: 'data', default: null, check: luckyProblem },
    ...{ about: `complementary prizes, as {by, oneIn, amount, paid}; in Arica ${lucky}`, rule: pot.lucky },
  },
  homologation: {
    ...{ kind: 'text', default: '' },
    ...{ about: 'registration of a system that joins casinos', rule: pot.elsewhere },
  },
  iquique: { kind: 'switch', default: false, about: "Iquique's game may join", rule: pot.games },
})

/** Limits in whole credits, whatever was written: the least up, the greatest down. */
export const firstTerms = (config: PotConfig): Terms => {
  const { plan, commission, reserves, base, credit, acceptor, baseFrom, cap, lucky } = config
  const min = Math.ceil((config.min ?? credit) / credit) * credit
  const max = Math.max(min, Math.floor((config.max ?? min) / credit) * credit)
  return {
    ...{ version: 1, approval: plan, commission, reserves, base, credit, min, max },
    ...{ acceptor, baseFrom, cap, lucky },
  }
}

/** What one amount collected becomes: commission and reserves rounded down, the main pot has the rest (PG-18). */
export type Split = {
  readonly collected: Money
  readonly commission: Money
  readonly reserves: readonly Money[]
  readonly main: Money
}

export const splitOf = ({ commission: kept, reserves: shares }: Terms, collected: Money): Split => {
  const commission = share(collected, odds(kept, WHOLE))
  const rest = collected - commission
  const reserves = shares.map((each) => share(rest, odds(each, WHOLE)))
  return { collected, commission, reserves, main: rest - reserves.reduce((sum, each) => sum + each, 0) }
}
