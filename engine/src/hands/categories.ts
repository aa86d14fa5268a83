// What a hand of poker can be, from the least to the greatest. Five cards: scj-2023 III.3.5, «Valor de las jugadas»; three
// cards: III.3.5.3, where a flush is worth less than a straight and three of a kind more than both.

export const FIVE_CARD = [
  'high-card',
  'pair',
  'two-pairs',
  'trio',
  'straight',
  'flush',
  'full',
  'poker',
  'straight-flush',
  'royal-flush',
] as const

export const THREE_CARD = ['high-card', 'pair', 'flush', 'straight', 'trio', 'straight-flush'] as const

export type Category = (typeof FIVE_CARD)[number]

/** How categories are ordered at a table: of five cards or of three. */
export type Ranking = typeof FIVE_CARD | typeof THREE_CARD

/** The place of a category in a ranking; the higher wins. */
export const gradeOf = (ranking: Ranking, category: Category): number =>
  (ranking as readonly Category[]).indexOf(category)
