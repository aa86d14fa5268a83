// Blackjack from a shoe without end, written apart from the analysis and in another way: chances by total, no cards counted.
// A shoe of very many packs must come to the same.

const CHANCES = [1, 1, 1, 1, 1, 1, 1, 1, 1, 4].map((weight) => weight / 13)

interface Held {
  readonly hard: number
  readonly ace: boolean
  readonly cards: number
}

const total = ({ hard, ace }: Held): number => (ace && hard + 10 <= 21 ? hard + 10 : hard)

const withValue = ({ hard, ace, cards }: Held, value: number): Held => ({
  hard: hard + value + 1,
  ace: ace || value === 0,
  cards: cards + 1,
})

const EMPTY: Held = { hard: 0, ace: false, cards: 0 }

/** The chance of each total of the bank; 22 is over 21, and 0 a blackjack. */
export const bank = (hand: Held, hitsSoft17: boolean): Map<number, number> => {
  const now = total(hand)
  const soft = now !== hand.hard
  if (now === 21 && hand.cards === 2) return new Map([[0, 1]])
  if (now > 17 || (now === 17 && !(soft && hitsSoft17))) return new Map([[Math.min(now, 22), 1]])
  const ends = new Map<number, number>()
  for (const [value, chance] of CHANCES.entries())
    for (const [end, share] of bank(withValue(hand, value), hitsSoft17))
      ends.set(end, (ends.get(end) ?? 0) + chance * share)
  return ends
}

export interface Plain {
  readonly hitsSoft17: boolean
  readonly naturalPays: number
  readonly doubles: (total: number) => boolean
  readonly surrenders: (up: number) => boolean
}

/** The worth of a game without splits, a bank blackjack taking everything but a natural. */
export const infiniteEv = ({ hitsSoft17, naturalPays, doubles, surrenders }: Plain): number => {
  let ev = 0
  for (let up = 0; up < 10; up += 1) {
    const ends = bank(withValue(EMPTY, up), hitsSoft17)
    const standing = (hand: Held): number => {
      let sum = 0
      for (const [end, chance] of ends) sum += chance * (end === 0 ? -1 : end === 22 ? 1 : Math.sign(total(hand) - end))
      return sum
    }
    const known = new Map<string, number>()
    const best = (hand: Held): number => {
      if (hand.hard > 21) return -1
      const key = `${hand.hard} ${hand.ace}`
      const before = known.get(key)
      if (before !== undefined) return before
      const worth = total(hand) === 21 ? standing(hand) : Math.max(standing(hand), drawing(hand))
      known.set(key, worth)
      return worth
    }
    const drawing = (hand: Held): number =>
      CHANCES.reduce((sum, chance, value) => sum + chance * best(withValue(hand, value)), 0)
    const doubling = (hand: Held): number =>
      CHANCES.reduce((sum, chance, value) => {
        const next = withValue(hand, value)
        return sum + chance * 2 * (next.hard > 21 ? -1 : standing(next))
      }, 0)
    for (const [a, chanceA] of CHANCES.entries())
      for (const [b, chanceB] of CHANCES.entries()) {
        const hand = withValue(withValue(EMPTY, a), b)
        const natural = total(hand) === 21
        const worth = natural
          ? naturalPays * (1 - (ends.get(0) ?? 0))
          : Math.max(best(hand), doubles(total(hand)) ? doubling(hand) : -1, surrenders(up) ? -1 / 2 : -1)
        ev += (CHANCES[up] as number) * chanceA * chanceB * worth
      }
  }
  return ev
}
