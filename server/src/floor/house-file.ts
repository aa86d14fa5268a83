// A house as a file: the games it offers, its rooms and tables. Read once at the start and checked whole: every fault is
// told, with its place in the file.

import { readFileSync } from 'node:fs'
import { type AnyGame, configure, type Json } from '@tapete/engine'
import { Compile } from 'typebox/schema'
import type { PotPlan } from '../progressive/pots.js'
import { type PotInFile, potFaults, potPlans } from '../progressive/pots-file.js'
import { PROTECTION, type Protection } from '../protection/settings.js'
import type { Pace } from '../robots/pace.js'
import type { FindGame } from '../tables/replica.js'
import type { NewTable } from '../tables/tables.js'

/** A robot croupier: its pace where it is another, and how many players of the house play on though nobody looks. */
export interface RobotInFile {
  readonly pace?: Partial<Pace>
  readonly always?: number
}

export interface TableInFile {
  readonly id: string
  readonly name: string
  readonly game: string
  readonly ruleSet?: string
  readonly mode: 'digital' | 'live'
  readonly robot?: boolean | RobotInFile
  readonly display?: boolean
  readonly config?: { readonly [option: string]: Json }
}

interface Words {
  readonly es: string
  readonly en: string
}

interface HouseFile {
  readonly name: string
  readonly guests?: boolean
  readonly protection?: Partial<Protection>
  readonly games: readonly string[]
  readonly rooms: readonly { readonly id: string; readonly name?: Words; readonly tables: readonly TableInFile[] }[]
  readonly pots?: readonly PotInFile[]
}

export interface HousePlan {
  readonly name: string
  /** Whether one may come in without an account; left open, where no money is played for. */
  readonly guests?: boolean
  /** How it protects its players and consoles. */
  readonly protection: Protection
  /** What it offers: in practice, in its odds, at its tables. */
  readonly games: readonly AnyGame[]
  /** The rooms by the name their tables carry. */
  readonly rooms: ReadonlyMap<string, Words>
  readonly tables: readonly NewTable[]
  readonly pots: readonly PotPlan[]
}

/** The same folder from `src` and from `dist`. */
const HOUSES = new URL('../../houses/', import.meta.url)
export const DEMONSTRATION = new URL('demonstration.json', HOUSES)
const SCHEMA = new URL('house.schema.json', HOUSES)

export interface Fault {
  readonly at: string
  readonly why: string
}

/** `/rooms/0/tables/2/id` as `rooms[0].tables[2].id`. */
const placeOf = (pointer: string): string =>
  pointer
    .slice(1)
    .split('/')
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce((place, part) => (/^\d+$/.test(part) ? `${place}[${part}]` : place ? `${place}.${part}` : part), '')

const shapeFaults = (value: unknown): Fault[] => {
  const [, errors] = Compile(JSON.parse(readFileSync(SCHEMA, 'utf8'))).Errors(value)
  return errors.flatMap(({ keyword, instancePath, message }) => {
    // A member too many is told twice: as itself, and of what it stands in.
    if (keyword === 'additionalProperties') return []
    return [{ at: placeOf(instancePath), why: keyword === 'boolean' ? 'is not known here' : message }]
  })
}

/** What stands twice in a list where each stands once. */
const repeated = (values: readonly { readonly at: string; readonly id: string }[]): Fault[] => {
  const first = new Map<string, string>()
  return values.flatMap(({ at, id }) => {
    const before = first.get(id)
    first.set(id, before ?? at)
    return before === undefined ? [] : [{ at, why: `${id} stands already at ${before}` }]
  })
}

/** Each option by itself, so that all are told; then those that must fit together. */
const configFaults = ({ settings }: AnyGame, config: { readonly [option: string]: Json }, at: string): Fault[] => {
  const fault = (given: { readonly [option: string]: Json }): Fault[] => {
    const configured = configure(settings, given)
    return configured.ok ? [] : [{ at: `${at}.config.${configured.option}`, why: configured.why }]
  }
  const each = Object.entries(config).flatMap(([option, value]) => fault({ [option]: value }))
  return each.length > 0 ? each : fault(config)
}

const tableFaults = (table: TableInFile, offered: readonly string[], find: FindGame, at: string): Fault[] => {
  const { game: id, ruleSet, mode, robot = false, config = {} } = table
  const known = find(id)
  if (!known) return [{ at: `${at}.game`, why: `there is no game ${id}` }]
  const game = find(id, ruleSet)
  const faults: Fault[] = []
  if (!offered.includes(id)) faults.push({ at: `${at}.game`, why: `${id} is not among the games of the house` })
  if (!game) faults.push({ at: `${at}.ruleSet`, why: `${id} has no rule set ${ruleSet}; ${known.ruleSet} is in force` })
  if (mode === 'live' && robot !== false) faults.push({ at: `${at}.robot`, why: 'a live table is served by people' })
  return [...faults, ...configFaults(game ?? known, config, at)]
}

const faultsOf = (value: unknown, find: FindGame): Fault[] => {
  const shape = shapeFaults(value)
  const isSound = (at: string) => !shape.some((fault) => fault.at.startsWith(at))
  if (!isSound('games') || shape.some(({ at }) => ['', 'rooms'].includes(at))) return shape
  const { games, rooms } = value as HouseFile
  const unknown = games.flatMap((id, index): Fault[] =>
    find(id) ? [] : [{ at: `games[${index}]`, why: `there is no game ${id}` }],
  )
  // A room with a fault of its own is told as such; one with a fault in a table has other tables.
  const own = (at: string) => [at, `${at}.id`, `${at}.tables`]
  const sound = rooms
    .map((room, index) => ({ at: `rooms[${index}]`, room }))
    .filter(({ at }) => !shape.some((fault) => own(at).includes(fault.at)))
  const tables = sound
    .flatMap(({ at, room }) => [...room.tables].map((table, index) => ({ at: `${at}.tables[${index}]`, table })))
    .filter(({ at }) => isSound(at))
  return [
    ...shape,
    ...unknown,
    ...repeated(games.map((id, index) => ({ at: `games[${index}]`, id }))),
    ...repeated(sound.map(({ at, room }) => ({ at: `${at}.id`, id: room.id }))),
    ...repeated(tables.map(({ at, table }) => ({ at: `${at}.id`, id: table.id }))),
    ...tables.flatMap(({ at, table }) => tableFaults(table, games, find, at)),
    ...(isSound('pots') ? potFaults((value as HouseFile).pots ?? [], tables, find, configFaults) : []),
  ]
}

export class HouseFaults extends Error {
  constructor(
    readonly file: string,
    readonly faults: readonly Fault[],
  ) {
    super([`${file} is no house:`, ...faults.map(({ at, why }) => `  ${at || 'the file'}: ${why}`)].join('\n'))
  }
}

const newTable = ({ robot = false, ...table }: TableInFile, room: string): NewTable => ({
  ...table,
  room,
  robot: robot === true ? {} : robot === false ? null : (robot as Json),
})

/** A house of a value that may be anything; `file` names it where it is not one. */
export const houseOfValue = (value: unknown, find: FindGame, file: string): HousePlan => {
  const faults = faultsOf(value, find)
  if (faults.length > 0) throw new HouseFaults(file, faults)
  const { name, games, rooms, guests, protection } = value as HouseFile
  const shown = (room: HouseFile['rooms'][number]): Words => room.name ?? { es: room.id, en: room.id }
  return {
    name,
    ...(guests !== undefined && { guests }),
    protection: { ...PROTECTION, ...protection },
    games: games.map((id) => find(id) as AnyGame),
    rooms: new Map(rooms.map((room) => [shown(room).es, shown(room)])),
    tables: rooms.flatMap((room) => room.tables.map((table) => newTable(table, shown(room).es))),
    pots: potPlans(
      (value as HouseFile).pots ?? [],
      rooms.flatMap((room) => room.tables),
    ),
  }
}

export const readHouse = (file: string | URL, find: FindGame): HousePlan => {
  const name = String(file)
  let value: unknown
  try {
    value = JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    throw new HouseFaults(name, [{ at: '', why: (error as Error).message }])
  }
  return houseOfValue(value, find, name)
}
