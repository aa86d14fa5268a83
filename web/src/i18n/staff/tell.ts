// Sentences about a table. Pure: the words come in, the sentence goes out.

import type { Event, Spot } from '@tapete/engine'
import { betsOf } from '../../games/defaults.js'
import type { FamilyWords, Words } from '../../games/family.js'
import { gameOf } from '../../games/loaded.js'
import { money, signed } from '../format.js'

/** The words of the house; those of the family go before them. */
interface House {
  readonly seat: (n: string) => string
  readonly none: string
  readonly moves: Words
  readonly movesOfSeat: Words
  readonly fields: Words
  readonly values: Words
  readonly events: Words
  readonly phases: Words
  readonly refusals: Words
}

const SUMS = ['stake', 'amount', 'min', 'max']
/** Values that go on inside a sentence. */
const WITHIN = ['infraction', 'level', 'verdict', 'by', 'decision']
/** What a person wrote stays as it was written. */
const WRITTEN = ['about', 'phrase', 'person', 'plan']

const SPOTS = new Map<string, ReadonlyMap<string, Spot>>()

export const spotsOf = (game: string): ReadonlyMap<string, Spot> => {
  const known = SPOTS.get(game)
  if (known) return known
  const rules = gameOf(game)
  if (!rules) return new Map()
  const found = new Map(betsOf(rules).map((spot) => [spot.id, spot]))
  SPOTS.set(game, found)
  return found
}

export const teller = (house: House, family: FamilyWords, game: string) => {
  const sums = [...SUMS, ...(family.sums ?? [])]
  const within = [...WITHIN, ...(family.within ?? [])]
  const valueWord = (value: string): string | undefined => family.values[value] ?? house.values[value]
  const seat = (id: string): string => (id.startsWith('seat:') ? house.seat(id.slice(5)) : (valueWord(id) ?? id))
  const spot = (id: string): string =>
    family.spot(spotsOf(game).get(id) ?? { id, kind: id.split(':')[0] ?? id, covers: [] })
  const value = (name: string, raw: unknown): string => {
    if (raw === null || raw === undefined) return sums.includes(name) ? house.none : ''
    if (name === 'seat' || name === 'for') return seat(String(raw))
    if (name === 'on') return spot(String(raw))
    if (sums.includes(name) && typeof raw === 'number') return money(raw)
    if (Array.isArray(raw)) return raw.map((each) => value(name, each)).join(', ')
    const text = String(raw)
    if (WRITTEN.includes(name)) return text
    return family.value?.(name, text) ?? valueWord(text) ?? (text.startsWith('seat:') ? seat(text) : text)
  }
  const moved = (event: Event): number => (event.transfers ?? []).reduce((sum, { amount }) => sum + amount, 0)

  const inner = (name: string, text: string): string =>
    within.includes(name) ? text.charAt(0).toLowerCase() + text.slice(1) : text

  return {
    game,
    seat,
    spot,
    value,
    /** The kind of bet whose limits a spot has. */
    kindOf: (id: string): string => spotsOf(game).get(id)?.kind ?? id.split(':')[0] ?? id,
    /** A seat buys what a croupier sells: who makes a move names it. */
    move: (name: string, by = ''): string =>
      (by.startsWith('seat:') ? house.movesOfSeat[name] : undefined) ?? family.moves[name] ?? house.moves[name] ?? name,
    field: (name: string): string => family.fields[name] ?? house.fields[name] ?? name,
    phase: (name: string): string => family.phases[name] ?? house.phases[name] ?? name,
    /** Why not, as a fact; undefined where nobody wrote it down. */
    refusal: (code: string): string | undefined => family.refusals[code] ?? house.refusals[code],
    isSum: (field: string): boolean => sums.includes(field),
    event: (event: Event): string => {
      const template = family.events[event.type] ?? house.events[event.type]
      if (template === undefined) return event.type
      const told = template.replace(/\{(\w+)\}/g, (_, name: string) => {
        if (name === 'moved') return money(moved(event))
        const raw = event[name]
        if (event.type.startsWith('correct') && name === 'amount') return signed(raw as number)
        return name === 'about' || name === 'reason' || event.type === 'dispute-decided'
          ? value(name === 'decision' ? 'about' : name, raw)
          : inner(name, value(name, raw))
      })
      // What a sentence ends with may be left unsaid: which card was burned, when nobody saw it.
      return (told.charAt(0).toUpperCase() + told.slice(1)).replace(/:?\s*$/, '')
    },
  }
}

export type Teller = ReturnType<typeof teller>
