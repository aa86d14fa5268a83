// A game's options: each with its kind, bounds, default and citation. `configure` turns what a person wrote into
// a complete configuration, or says which option is wrong.

import type { RuleId } from './citations.js'
import type { Json } from './contract.js'
import { MONEY_MAX, type Money } from './money.js'
import type { Limits } from './table.js'

export type Setting =
  | { kind: 'integer'; min: number; max: number; default: number | null; about: string; rule: RuleId }
  | {
      kind: 'choice'
      choices: readonly string[]
      default: string
      /** Nobody chooses it: it is this at a live table, and the default wherever results are drawn. */
      live?: string
      about: string
      rule: RuleId
    }
  | { kind: 'switch'; default: boolean; about: string; rule: RuleId }
  | { kind: 'text'; default: string; about: string; rule: RuleId }
  | { kind: 'data'; default: Json; check: Check; supposed?: Check; about: string; rule: RuleId }

/** What is wrong with a value. `supposed` is asked of values that no table may have, and whose odds are asked for all the same. */
type Check = (value: Json) => string | undefined

export type Config = { readonly [name: string]: Json }

declare const configuration: unique symbol

/** The options of a game, and by type the configuration they give. */
export type Settings<C = Config> = { readonly [name: string]: Setting } & { readonly [configuration]?: C }

export type Configured<C = Config> =
  | { readonly ok: true; readonly config: C }
  | {
      readonly ok: false
      readonly code: 'unknown-option' | 'bad-option'
      readonly option: string
      readonly why: string
    }

const problem = (setting: Setting, value: Json, supposing = false): string | undefined => {
  switch (setting.kind) {
    case 'integer':
      if (value === null && setting.default === null) return undefined
      return typeof value === 'number' && Number.isInteger(value) && value >= setting.min && value <= setting.max
        ? undefined
        : `must be a whole number from ${setting.min} to ${setting.max}`
    case 'choice':
      return setting.choices.includes(value as string) ? undefined : `must be one of ${setting.choices.join(', ')}`
    case 'switch':
      return typeof value === 'boolean' ? undefined : 'must be true or false'
    case 'text':
      return typeof value === 'string' ? undefined : 'must be a text'
    case 'data': {
      const why = setting.check(value)
      return why !== undefined && supposing && setting.supposed ? setting.supposed(value) : why
    }
  }
}

/** The limits of a kind of bet: its own first, then those of the table. */
export const planned = ({ limits, min, max }: BetPlan, kind: string): Limits => {
  const own = limits[kind]
  return { min: own?.min === undefined ? min : own.min, max: own?.max === undefined ? max : own.max }
}

/** The least stake in whole chips that is not under a minimum. */
export const leastStake = (min: Money | null, chip: Money): Money => Math.ceil(Math.max(min ?? 0, 1) / chip) * chip

/** A maximum of nothing closes a kind of bet, or the table; any other leaves a stake. */
const leavesNone = ({ min, max }: Limits, { chip = 1, playerMax, tableMax }: Partial<TableConfig>): boolean => {
  const most = Math.min(...[max, playerMax, tableMax].map((each) => each ?? Number.POSITIVE_INFINITY))
  return most > 0 && leastStake(min, chip) > most
}

const crosses = ({ min, max }: Limits): boolean => min !== null && max !== null && min > max

/** Limits between which nobody could stake. A game without a bet plan has none. */
const crossedLimits = (config: { readonly [option: string]: Json }): { option: string; why: string } | undefined => {
  const table = config as Partial<TableConfig>
  const { min = null, max = null, limits = {} } = table
  if (crosses({ min, max })) return { option: 'min', why: 'is over max' }
  if (leavesNone({ min, max }, table)) return { option: 'max', why: 'leaves no stake in whole chips' }
  const find = (wrong: (limits: Limits) => boolean) =>
    Object.keys(limits).find((kind) => wrong(planned({ min, max, limits }, kind)))
  const crossed = find(crosses)
  if (crossed !== undefined) return { option: 'limits', why: `${crossed} has its minimum over its maximum` }
  const closed = find((each) => leavesNone(each, table))
  return closed === undefined ? undefined : { option: 'limits', why: `${closed} leaves no stake in whole chips` }
}

/** Where the results of a table come from: somebody sees them lie there, or they are drawn. */
export type Origin = 'live' | 'drawn'

/** What an option is because of where results come from; undefined where somebody chooses it. */
const following = (setting: Setting, origin: Origin): string | undefined => {
  if (setting.kind !== 'choice' || setting.live === undefined) return undefined
  return origin === 'live' ? setting.live : setting.default
}

/** Whether somebody chooses an option. */
export const isChosen = (setting: Setting): boolean => following(setting, 'live') === undefined

/** The configuration as it is where results come from there, whatever it says. */
export const ofOrigin = <C extends { readonly [name: string]: Json }>(
  settings: Settings,
  config: C,
  origin: Origin,
): C => {
  const follow = Object.entries(settings).flatMap(([option, setting]) => {
    const value = following(setting, origin)
    return value === undefined ? [] : [[option, value]]
  })
  return follow.length > 0 ? { ...config, ...Object.fromEntries(follow) } : config
}

/** What is asked of a configuration beyond its options. */
export interface Asked {
  /** Takes values that no table may have, where an option says of which the odds can be told. */
  readonly supposing?: boolean | undefined
  /** Told where a table is made: what follows from it cannot be asked for otherwise. */
  readonly origin?: Origin | undefined
}

export const configure = <C>(
  settings: Settings<C>,
  given: { readonly [name: string]: Json } = {},
  { supposing = false, origin }: Asked = {},
): Configured<C> => {
  for (const option of Object.keys(given))
    if (!Object.hasOwn(settings, option))
      return { ok: false, code: 'unknown-option', option, why: `known options: ${Object.keys(settings).join(', ')}` }
  const config: Record<string, Json> = {}
  for (const [option, setting] of Object.entries(settings)) {
    const follows = origin && following(setting, origin)
    const said = given[option]
    const value = said === undefined ? (follows ?? setting.default) : said
    const why =
      problem(setting, value, supposing) ??
      (follows !== undefined && value !== follows ? `is ${follows} at this table` : undefined)
    if (why) return { ok: false, code: 'bad-option', option, why }
    config[option] = value
  }
  const crossed = crossedLimits(config)
  if (crossed) return { ok: false, code: 'bad-option', ...crossed }
  return { ok: true, config: config as C }
}

/** The options of a configuration that no table may have, each with why and by which rule. */
export const beyondTheRules = (settings: Settings, config: Config): { option: string; why: string; rule: RuleId }[] =>
  Object.entries(settings).flatMap(([option, setting]) => {
    const why = problem(setting, config[option] ?? null)
    return why === undefined ? [] : [{ option, why, rule: setting.rule }]
  })

/** What someone typed after `--set name=`: JSON where it is JSON, otherwise the bare text. */
export const parseSetting = (text: string): Json => {
  try {
    return JSON.parse(text) as Json
  } catch {
    return text
  }
}

const limitProblem =
  (kinds: readonly string[]) =>
  (value: Json): string | undefined => {
    if (typeof value !== 'object' || value === null || Array.isArray(value))
      return 'must map a kind of bet to its limits'
    for (const [kind, limit] of Object.entries(value as { [kind: string]: Json })) {
      if (!kinds.includes(kind)) return `knows no bet of kind ${kind}; the kinds are ${kinds.join(', ')}`
      if (typeof limit !== 'object' || limit === null || Array.isArray(limit))
        return `${kind} must be {min, max} in whole units`
      const { min = null, max = null, ...rest } = limit as { min?: Json; max?: Json }
      const fine = (amount: Json) =>
        amount === null ||
        (typeof amount === 'number' && Number.isInteger(amount) && amount >= 0 && amount <= MONEY_MAX)
      if (Object.keys(rest).length > 0 || !fine(min) || !fine(max)) return `${kind} must be {min, max} in whole units`
    }
    return undefined
  }

const instrumentProblem =
  (reserved: readonly string[]) =>
  (value: Json): string | undefined => {
    if (!Array.isArray(value)) return 'must be a list of {id, authorisation}'
    const ids = new Set<string>()
    for (const item of value as Json[]) {
      const { id, authorisation } = (item ?? {}) as { id?: Json; authorisation?: Json }
      if (typeof id !== 'string' || !/^[a-z][a-z0-9-]*$/.test(id))
        return 'every instrument needs an id of small letters'
      if (reserved.includes(id)) return `${id} is not free as the id of an instrument`
      if (ids.has(id)) return `instrument ${id} stands twice`
      ids.add(id)
      if (typeof authorisation !== 'string' || authorisation.trim() === '')
        return `instrument ${id} needs the reference of its authorisation`
    }
    return undefined
  }

const amount = (about: string, rule: RuleId): Setting => ({
  kind: 'integer',
  min: 0,
  max: MONEY_MAX,
  default: null,
  about,
  rule,
})

/** Least and greatest stake, of the table and by kind of bet. */
export type BetPlan = {
  readonly min: Money | null
  readonly max: Money | null
  readonly limits: { readonly [kind: string]: Partial<Limits> | undefined }
}

/** A table's configuration: what every game can be told. */
export type TableConfig = BetPlan & {
  readonly seats: number
  readonly chip: Money
  readonly plan: string
  readonly playerMax: Money | null
  readonly tableMax: Money | null
  readonly exactMultiples: boolean
  readonly instruments: readonly { readonly id: string; readonly authorisation: string }[]
  readonly exclusionMinutes: number
  readonly holdMinutes: number
  readonly correctionMax: Money | null
  readonly conditions: string
}

/** What every table of the house can be told. A game adds its own options to these; `holdings` are chips of its own. */
export const tableSettings = (
  kinds: readonly string[],
  holdings: readonly string[] = [],
): { readonly [name in keyof TableConfig]: Setting } =>
  ({
    seats: { kind: 'integer', min: 1, max: 1000, default: 8, about: 'places at the table', rule: 'GEN-22' },
    chip: {
      kind: 'integer',
      min: 1,
      max: 1_000_000,
      default: 100,
      about: 'smallest chip; stakes are multiples',
      rule: 'GEN-03',
    },
    plan: { kind: 'text', default: 'unspecified', about: 'reference of the approved bet plan', rule: 'GEN-08' },
    min: amount('least stake of a bet, null for none', 'GEN-07'),
    max: amount('greatest stake of a bet, null for none', 'GEN-07'),
    limits: {
      kind: 'data',
      default: {},
      check: limitProblem(kinds),
      about: 'limits by kind of bet, over min and max',
      rule: 'GEN-08',
    },
    playerMax: amount('greatest sum of stakes of one player, null for none', 'GEN-09'),
    tableMax: amount('greatest sum of stakes on the table, null for none', 'GEN-09'),
    exactMultiples: {
      kind: 'switch',
      default: false,
      about: 'refuse stakes whose payout would be rounded',
      rule: 'GEN-10',
    },
    instruments: {
      kind: 'data',
      default: [],
      check: instrumentProblem(['money', 'stakes', ...holdings]),
      about: 'authorised instruments besides chips',
      rule: 'GEN-05',
    },
    exclusionMinutes: {
      kind: 'integer',
      min: 1,
      max: 525_600,
      default: 1440,
      about: 'how long an exclusion lasts',
      rule: 'GEN-35',
    },
    holdMinutes: { kind: 'integer', min: 1, max: 30, default: 30, about: 'longest hold of a payment', rule: 'GEN-42' },
    correctionMax: amount(
      'what one person alone may correct of a round or void of a held payment, null for ten least stakes; above it takes two',
      'GEN-38',
    ),
    conditions: { kind: 'text', default: '', about: 'special conditions of play, shown to everybody', rule: 'GEN-36' },
  }) as const
