// Cards as they are typed and as readers send them.

import type { Suit } from './suits.js'

export const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K'] as const
/** Ranks by their own sign, ten by zero; suits by the first letter of their name in the reader's language. */
const RANK_KEYS: { readonly [key: string]: string } = { 0: 'T', 1: 'A' }
export type SuitKeys = { readonly [key: string]: Suit }

export type CardKey = { readonly rank: string } | { readonly suit: Suit }

export const cardKey = (key: string, suits: SuitKeys): CardKey | undefined => {
  const letter = key.toLowerCase()
  const suit = suits[letter]
  if (suit) return { suit }
  const rank = RANK_KEYS[letter] ?? letter.toUpperCase()
  return RANKS.some((each) => each === rank) ? { rank } : undefined
}

const CODE = /^(10|[2-9TJQKA])([SHDC])$/i

/** `10H`, `As`, `td`: rank and suit as the cards of the world are printed. */
export const cardOfCode = (code: string): string | undefined => {
  const [, rank, suit] = CODE.exec(code.trim()) ?? []
  if (rank === undefined || suit === undefined) return undefined
  return `${rank === '10' ? 'T' : rank.toUpperCase()}${suit.toLowerCase()}`
}
