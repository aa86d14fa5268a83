// A card is two characters, rank and suit: `Ah` is the ace of hearts, `Td` the ten of diamonds.

export const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K'] as const
export const SUITS = ['s', 'h', 'd', 'c'] as const

export type Rank = (typeof RANKS)[number]
export type Suit = (typeof SUITS)[number]
export type Card = `${Rank}${Suit}`

/** Suit by suit from the ace up. Shoes count by this order and logs keep them, so it never changes. */
export const DECK: readonly Card[] = SUITS.flatMap((suit) => RANKS.map((rank): Card => `${rank}${suit}`))

const CARDS: ReadonlySet<unknown> = new Set(DECK)

export const isCard = (value: unknown): value is Card => CARDS.has(value)

export const rankOf = (card: Card): Rank => card[0] as Rank
export const suitOf = (card: Card): Suit => card[1] as Suit

/**
 * Reads exactly what `formatCards` writes, and is undefined for anything else: with a second spelling of the same
 * cards, two logs of one deal would not compare equal. The same card may come twice, from two decks.
 */
export const parseCards = (text: string): Card[] | undefined => {
  const words = text === '' ? [] : text.split(' ')
  return words.every(isCard) ? words : undefined
}

export const formatCards = (cards: readonly Card[]): string => cards.join(' ')
