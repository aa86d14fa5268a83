// A seat of a card table as its cloth draws it.

export interface TableHand {
  readonly id: string
  readonly cards: readonly string[]
  readonly total: string
  readonly stake: number
  readonly flag?: string | undefined
  readonly tone?: 'win' | 'loss' | 'push' | undefined
  readonly active?: boolean
  readonly across?: number | undefined
}

export interface Standing {
  readonly id: string
  readonly name: string
  readonly me: boolean
  readonly stake: number
}

export interface TableSeat {
  readonly seat: number
  /** Without a name the seat is free. */
  readonly name?: string | undefined
  readonly me?: boolean
  readonly hands: readonly TableHand[]
  /** What stands in its boxes. */
  readonly stake: number
  /** Side bets, drawn as small stacks beside the main one. */
  readonly sides?: readonly {
    readonly id: string
    readonly spot: string
    readonly label: string
    readonly amount: number
  }[]
  /** Who bets on the seat's first hand without playing it. */
  readonly standing?: readonly Standing[]
  readonly onSit?: (() => void) | undefined
  readonly sitLabel?: string
  /** The same in one word, where a plate is small. */
  readonly sitShort?: string
}

/** What a place is called where chips look for it. */
export const placeOf = (seat: number): string => `place:${seat}`

/** `3.2` is the second hand of box 3, wherever it lies: payments and decisions call it so. */
export const numberOf = ({ id }: TableHand): number => Number(id.split('.')[1] ?? 1)

/** Beyond so many hands at a seat they are drawn small, and the one in turn is kept in view. */
export const MANY = 4
