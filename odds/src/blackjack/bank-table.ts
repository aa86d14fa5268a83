// The bank as a table of states: what the next card makes of its hand, until it ends. A bank has no decision and needs no
// more than its total and whether that is soft.

import { ACE, MOST, pointsOf, VALUE_BITS, VALUES } from './hands.js'

/** States from here on are ends: `DONE + 17` to `DONE + 21`, and the two below. */
export const DONE = 64
export const OVER = DONE
export const BLACKJACK = DONE + MOST + 1

interface Held {
  readonly hard: number
  readonly ace: boolean
  readonly cards: number
}

const totalOf = ({ hard, ace }: Held): number => (ace && hard + 10 <= MOST ? hard + 10 : hard)

/** The state after a card, at `state << VALUE_BITS | value`. The first ten states are the upcards. */
export const bankTable = (hitsSoft17: boolean): Uint8Array => {
  const table = new Uint8Array(DONE << VALUE_BITS)
  const states: Held[] = Array.from({ length: VALUES }, (_, up) => ({ hard: pointsOf(up), ace: up === ACE, cards: 1 }))
  const stateOf = (held: Held): number => {
    const total = totalOf(held)
    if (total > MOST) return OVER
    if (total === MOST && held.cards === 2) return BLACKJACK
    if (total > 17 || (total === 17 && (total === held.hard || !hitsSoft17))) return DONE + total
    // From the second card on, how many they are no longer matters.
    const known = states.findIndex(({ hard, ace, cards }) => cards > 1 && hard === held.hard && ace === held.ace)
    return known < 0 ? states.push(held) - 1 : known
  }
  for (let state = 0; state < states.length; state += 1) {
    const { hard, ace, cards } = states[state] as Held
    for (let value = 0; value < VALUES; value += 1)
      table[(state << VALUE_BITS) | value] = stateOf({
        hard: hard + pointsOf(value),
        ace: ace || value === ACE,
        cards: cards + 1,
      })
  }
  return table
}
