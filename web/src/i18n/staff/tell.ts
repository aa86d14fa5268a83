// Sentences about a table. Pure: the words come in, the sentence goes out.

import { type Event, findGame, type Spot } from '@tapete/engine'
import { money, signed } from '../format.js'
import { type BetWords, spotName } from '../../games/roulette/spots.js'

interface Words {
  readonly card: (code: string) => string
  /** `3.2` is the second hand of box 3, `bank` the bank's. */
  readonly hand: (box: string, n: string) => string
  readonly seat: (n: string) => string
  readonly none: string
  readonly moves: Record<string, string>
  readonly movesOf: Record<string, Record<string, string>>
  readonly values: Record<string, string>
  readonly events: Record<string, string>
}

const CARD = /^[A2-9TJQK][shdc]$/

const MONEY = ['stake', 'amount', 'unit', 'value', 'min', 'max']

const SPOTS = new Map<string, ReadonlyMap<string, Spot>>()

export const spotsOf = (game: string): ReadonlyMap<string, Spot> => {
  const known = SPOTS.get(game)
  if (known) return known
  const found = new Map((findGame(game)?.bets({}) ?? []).map((spot) => [spot.id, spot]))
  SPOTS.set(game, found)
  return found
}

export const teller = (words: Words, bets: BetWords, game: string) => {
  const seat = (id: string): string => (id.startsWith('seat:') ? words.seat(id.slice(5)) : (words.values[id] ?? id))
  const spot = (id: string): string => {
    const found = spotsOf(game).get(id)
    return spotName(bets, found ?? { id, kind: id.split(':')[0] ?? id, covers: [] })
  }
  const hand = (id: string): string => {
    const [box = '', n = ''] = id.split('.')
    return words.hand(box, n)
  }
  const value = (name: string, raw: unknown): string => {
    if (raw === null || raw === undefined) return MONEY.includes(name) ? words.none : ''
    if (name === 'seat' || name === 'for') return seat(String(raw))
    if (name === 'on') return spot(String(raw))
    if (name === 'hand' || name === 'into') return hand(String(raw))
    if (name === 'card' && CARD.test(String(raw))) return words.card(String(raw))
    if (MONEY.includes(name) && typeof raw === 'number') return money(raw)
    const text = String(raw)
    // What a person wrote stays as it was written.
    if (name === 'about' || name === 'reason' || name === 'phrase' || name === 'person' || name === 'plan')
      return name === 'reason' ? (words.values[text] ?? text) : text
    if (name === 'symbol') return text.split('-')[0] as string
    return words.values[text] ?? (text.startsWith('seat:') ? seat(text) : text)
  }
  const moved = (event: Event): number => (event.transfers ?? []).reduce((sum, { amount }) => sum + amount, 0)

  const inner = (name: string, text: string): string =>
    ['wheel', 'ball', 'disc', 'infraction', 'level', 'verdict', 'cause', 'by', 'decision', 'chips'].includes(name)
      ? text.charAt(0).toLowerCase() + text.slice(1)
      : text

  return {
    game,
    seat,
    spot,
    value,
    /** A seat buys what a croupier sells: who makes a move names it. */
    move: (name: string, by = ''): string =>
      (by.startsWith('seat:') ? words.movesOf.seat?.[name] : undefined) ??
      words.movesOf[game]?.[name] ??
      words.moves[name] ??
      name,
    event: (event: Event): string => {
      const template = words.events[event.type]
      if (template === undefined) return event.type
      const told = template.replace(/\{(\w+)\}/g, (_, name: string) => {
        if (name === 'moved') return money(moved(event))
        const raw = event[name]
        if (event.type === 'corrected' && name === 'amount') return signed(raw as number)
        return name === 'about' || name === 'reason' || event.type === 'dispute-decided'
          ? value(name === 'decision' ? 'about' : name, raw)
          : inner(name, value(name, raw))
      })
      return told.charAt(0).toUpperCase() + told.slice(1)
    },
  }
}

export type Teller = ReturnType<typeof teller>
