// Hands without order: how many cards of each value, up to 21. Each has a number, and a table says what a card makes of
// it, so that playing a hand is looking things up.

/** Values in order: the ace, 2 to 9, and the ten-cards. */
export const VALUES = 10
/** Enough for any of them, in a table that is read by shifts. */
export const VALUE_BITS = 4
export const VALUE_MASK = (1 << VALUE_BITS) - 1
export const ACE = 0
export const TEN = 9
export const SEVEN = 6
export const MOST = 21
/** What `NEXT` says of a hand that passes 21. */
export const BUST = -1

export const pointsOf = (value: number): number => value + 1

const counts: number[][] = []
const numbers = new Map<string, number>()

const collect = (hand: number[], from: number, left: number): void => {
  numbers.set(hand.join(), counts.length)
  counts.push([...hand])
  for (let value = from; value < VALUES && pointsOf(value) <= left; value += 1) {
    hand[value] = (hand[value] as number) + 1
    collect(hand, value, left - pointsOf(value))
    hand[value] = (hand[value] as number) - 1
  }
}
collect(new Array<number>(VALUES).fill(0), 0, MOST)

export const HANDS = counts.length
export const EMPTY = 0

/** Cards of each value in a hand. */
export const CARDS: readonly (readonly number[])[] = counts

/** The hand a card makes, at `hand * VALUES + value`. */
export const NEXT = new Int16Array(HANDS * VALUES).fill(BUST)
/** The best total, and whether an ace counts eleven in it. */
export const TOTAL = new Uint8Array(HANDS)
export const SOFT = new Uint8Array(HANDS)
export const SIZE = new Uint8Array(HANDS)

for (const [hand, held] of counts.entries()) {
  const hard = held.reduce((sum, times, value) => sum + times * pointsOf(value), 0)
  const soft = (held[ACE] as number) > 0 && hard + 10 <= MOST
  TOTAL[hand] = soft ? hard + 10 : hard
  SOFT[hand] = soft ? 1 : 0
  SIZE[hand] = held.reduce((sum, times) => sum + times, 0)
  for (let value = 0; value < VALUES; value += 1) {
    const more = held.map((times, each) => (each === value ? times + 1 : times))
    NEXT[hand * VALUES + value] = numbers.get(more.join()) ?? BUST
  }
}

export const withCard = (hand: number, value: number): number => NEXT[hand * VALUES + value] as number

export const handOf = (values: readonly number[]): number =>
  values.reduce((hand, value) => (hand === BUST ? BUST : withCard(hand, value)), EMPTY)

export const NATURAL = handOf([ACE, TEN])
