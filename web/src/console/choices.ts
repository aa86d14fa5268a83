// From the options of a move to the fields of a form. An option says what each field may be; several options of one
// move together say how the fields depend on each other. Fields are asked in an order that narrows.

import { type Bound, covers, type Detail, type Option } from '@tapete/engine'

export type Value = Detail
export type Draft = { readonly [field: string]: Value | undefined }

export interface Range {
  readonly min: number
  readonly max: number
  readonly step: number
}

/** So many of these, each at most as often as it stands there. */
export interface Several {
  readonly of: readonly string[]
  readonly least: number
  readonly most: number
}

export interface Field {
  readonly name: string
  readonly optional: boolean
  /** One of these. */
  readonly values: readonly (string | number)[]
  /** Or a number in one of these. */
  readonly ranges: readonly Range[]
  /** Or several of a list. */
  readonly several: Several | undefined
  /** Or free. */
  readonly any: 'word' | 'text' | undefined
  readonly except: readonly string[]
}

const FIRST = ['for', 'seat', 'role', 'person', 'hold', 'dispute', 'correction']
const LAST = [
  ...['kind', 'on', 'with', 'cause', 'infraction', 'verdict', 'instrument', 'amount', 'plan'],
  ...['about', 'decision', 'reason'],
]
/** Who, then what a game has of its own, then what and how much. */
const rank = (name: string): number => {
  if (FIRST.includes(name)) return FIRST.indexOf(name) - FIRST.length
  return LAST.indexOf(name) + 1
}

export const fieldNames = (options: readonly Option[]): string[] =>
  [...new Set(options.flatMap((option) => Object.keys(option.fields)))].sort((a, b) => rank(a) - rank(b))

export const inRange = ({ min, max, step }: Range, value: number): boolean =>
  value >= min && value <= max && (value - min) % step === 0

/** What a bound lists to choose one from. */
export const valuesOf = (bound: Bound | undefined): readonly (string | number)[] =>
  bound && 'oneOf' in bound && !('deal' in bound) ? bound.oneOf : []

const severalOf = (bound: Bound): Several | undefined => {
  if ('someOf' in bound) return { of: bound.someOf, least: bound.least, most: bound.most }
  if (!('deal' in bound)) return undefined
  const of = bound.oneOf.flatMap((item, at) => Array<string>(bound.weights[at] ?? 0).fill(item))
  return { of, least: bound.deal, most: bound.deal }
}

const admits = (value: Bound, said: Value): boolean =>
  covers({ by: 'chance', do: 'say', fields: { value } }, { by: 'chance', do: 'say', value: said })

/** The options that the fields before `until` leave open. */
const leftBy = (options: readonly Option[], draft: Draft, names: readonly string[], until: number): readonly Option[] =>
  options.filter((option) =>
    names.slice(0, until).every((name) => {
      const value = draft[name]
      const bound = option.fields[name]
      return value === undefined || (bound !== undefined && admits(bound, value))
    }),
  )

const merged = (name: string, options: readonly Option[]): Field => {
  const bounds = options.flatMap((option) => option.fields[name] ?? [])
  const ranges = bounds.flatMap((bound): Range[] => ('min' in bound ? [bound] : []))
  const free = bounds.find((bound) => 'any' in bound)
  const values = [...new Set(bounds.flatMap(valuesOf))]
  // An amount that may be one number or a range is one number to type.
  const single =
    ranges.length > 0 ? values.map((value) => ({ min: value as number, max: value as number, step: 1 })) : []
  return {
    name,
    // What only some of the options ask for may be left out: then one of the others is meant.
    optional: bounds.length < options.length || bounds.every((bound) => bound.optional === true),
    values: ranges.length > 0 ? [] : values,
    ranges: [...ranges, ...single].sort((a, b) => a.min - b.min),
    several: bounds.map(severalOf).find((list) => list !== undefined),
    any: free && 'any' in free ? free.any : undefined,
    except: free && 'any' in free ? (free.except ?? []) : [],
  }
}

/** The fields of the form, each with what the ones before it leave open. */
export const formOf = (options: readonly Option[], draft: Draft): readonly Field[] => {
  const names = fieldNames(options)
  return names.flatMap((name, index) => {
    const left = leftBy(options, draft, names, index)
    return left.some((option) => option.fields[name]) ? [merged(name, left)] : []
  })
}

/** A draft with everything that leaves no choice filled in, and what no longer fits dropped. */
export const settled = (options: readonly Option[], draft: Draft): Draft => {
  const next: Record<string, Value | undefined> = { ...draft }
  for (const name of fieldNames(options)) {
    const field = formOf(options, next).find((each) => each.name === name)
    if (!field) {
      delete next[name]
      continue
    }
    const value = next[name]
    const listed: readonly Value[] = field.values
    if (value !== undefined && listed.length > 0 && !listed.includes(value)) delete next[name]
    if (next[name] === undefined && !field.optional && field.values.length === 1) next[name] = field.values[0]
    const [range] = field.ranges
    if (next[name] === undefined && field.ranges.length === 1 && range?.min === range?.max) next[name] = range?.min
  }
  return next
}

/** The draft as a move, when some option covers it. */
export const moveOf = (
  options: readonly Option[],
  draft: Draft,
): { option: Option; fields: Record<string, Value> } | undefined => {
  const fields = Object.fromEntries(
    Object.entries(draft).filter((entry): entry is [string, Value] => entry[1] !== undefined && entry[1] !== ''),
  )
  const option = options.find((each) => covers(each, { ...fields, by: each.by, do: each.do }))
  return option && { option, fields }
}

/** A move that needs no form: nothing to say, or a few buttons. */
export const buttonsOf = (options: readonly Option[]): readonly Record<string, Value>[] | undefined => {
  const fields = fieldNames(options)
  const bounds = options.flatMap((option) => Object.values(option.fields))
  const listed = options.flatMap((option) =>
    Object.entries(option.fields).reduce<Record<string, Value>[]>(
      (sets, [name, bound]) =>
        bound.optional ? sets : sets.flatMap((set) => valuesOf(bound).map((value) => ({ ...set, [name]: value }))),
      [{}],
    ),
  )
  const openEnded = bounds.some((bound) => valuesOf(bound).length === 0)
  return !openEnded && listed.length > 0 && listed.length <= 4 && fields.length <= 2 ? listed : undefined
}
