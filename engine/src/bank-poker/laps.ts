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

type Plan = Poker['play']['plan']

/** The first lap in which this slot still gets a card. */
export const lapWith = (plan: Plan, slot: Slot): number => plan.findIndex((lap) => lap.includes(slot))

/** The plan with a card burned before or after the next of a slot. */
export const burnBeside = (plan: Plan, slot: Slot, which: 'first' | 'last'): Plan => {
  const at = lapWith(plan, slot)
  return plan.map((lap, number) => {
    if (number !== at) return lap
    const place = lap.indexOf(slot) + (which === 'first' ? 0 : 1)
    return [...lap.slice(0, place), 'burn', ...lap.slice(place)]
  })
}

/** Another plan, in which what is to be burned of the next lap of this one is burned before the same card as here. */
export const burningAs = ([lap = []]: Plan, plan: Plan): Plan =>
  lap.reduce<Plan>((others, slot, at) => {
    const next = slot === 'burn' ? lap.slice(at).find((each) => each !== 'burn') : undefined
    return next ? burnBeside(others, next, 'first') : others
  }, plan)

/** The plan without its first cards. */
export const planAfter = ([lap = [], ...others]: Poker['play']['plan'], dealt: number): Poker['play']['plan'] =>
  dealt < lap.length ? [lap.slice(dealt), ...others] : others
