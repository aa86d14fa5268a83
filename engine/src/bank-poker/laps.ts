// Who gets which card when: lap by lap from hand to hand, or packet by packet from a machine (CAR-04, CAR-07, GOP-04, HEP-04).

import type { Poker, Slot } from './play.js'
import type { Shuffling, Variant } from './variants.js'

/** How this deck is shuffled and dealt: by hand where the machine jammed or is gone. */
export const modeOf = ({ config, play: { deck } }: Poker): Shuffling =>
  deck.byHand || deck.machineGone ? 'manual' : (config.shuffling ?? 'manual')

const laps = (count: number, lap: (number: number) => readonly Slot[]): (readonly Slot[])[] =>
  Array.from({ length: count }, (_, number) => lap(number))

/** The bank's cards of one packet, one of them open in Caribbean Poker. */
const bankPacket = ({ config }: Poker, { cards, upCard }: Variant): readonly Slot[] => {
  const covered = Array<Slot>(upCard ? cards - 1 : cards).fill('bank')
  if (!upCard) return covered
  return config.uncovered === 'first' ? ['up', ...covered] : [...covered, 'up']
}

/** The packet of the board of Go Poker, one of whose three cards is burned (GOP-06). */
const boardPacket = ({ config }: Poker): readonly Slot[] =>
  config.burnsOfPacket === 'first' ? ['burn', 'cover', 'cover'] : ['cover', 'cover', 'burn']

const packets = (s: Poker, variant: Variant): (readonly Slot[])[] => [
  ...s.play.order.map((id) => Array<Slot>(variant.cards).fill(id)),
  variant.hasBank ? bankPacket(s, variant) : boardPacket(s),
]

const oneByOne = (s: Poker, { cards, hasBank, upCard }: Variant): (readonly Slot[])[] =>
  laps(cards, (number) => {
    const last = number === cards - 1
    const end: readonly Slot[] = hasBank ? [upCard && last ? 'up' : 'bank'] : last ? [] : ['cover']
    return [...s.play.order, ...end]
  })

export const lapsOf = (
  s: Poker,
  variant: Variant,
  what: 'hands' | 'board' | 'flop' | 'street',
): readonly (readonly Slot[])[] => {
  if (what === 'hands') return modeOf(s) === 'packets' ? packets(s, variant) : oneByOne(s, variant)
  if (what === 'street') return [['burn', 'board']]
  const flop: readonly Slot[] = ['burn', 'board', 'board', 'board']
  return [what === 'flop' ? flop : [...flop, 'cover', 'cover']]
}

export const isOpenSlot = (slot: Slot): boolean => slot === 'up' || slot === 'board'

/** The next cards that come alike, all face down or all face up. */
export const runOf = ([lap = []]: Poker['play']['plan']): readonly Slot[] => {
  const open = lap[0] !== undefined && isOpenSlot(lap[0])
  const end = lap.findIndex((slot) => isOpenSlot(slot) !== open)
  return end < 0 ? lap : lap.slice(0, end)
}

/** The plan without its first cards. */
export const planAfter = ([lap = [], ...others]: Poker['play']['plan'], dealt: number): Poker['play']['plan'] =>
  dealt < lap.length ? [lap.slice(dealt), ...others] : others
