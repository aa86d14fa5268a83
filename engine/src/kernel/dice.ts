// A roll is the faces of the dice in order: first die first, so `3-4` and `4-3` are two outcomes.

export const FACES = [1, 2, 3, 4, 5, 6] as const

export type Die = (typeof FACES)[number]
export type Roll = readonly Die[]

const ROLL = /^[1-6](?:[- ][1-6])*$/

/** Reads `3-4`, the word of the notation, and `3 4`, as a person types it. How many dice is for the game to check. */
export const parseRoll = (text: string): Roll | undefined =>
  ROLL.test(text) ? (text.split(/[- ]/).map(Number) as Die[]) : undefined

export const formatRoll = (roll: Roll): string => roll.join('-')

export const total = (roll: Roll): number => roll.reduce<number>((sum, face) => sum + face, 0)

/** Every outcome of that many dice, all equally likely, from all ones to all sixes. */
export const rolls = (dice: number): Roll[] =>
  dice > 0 ? rolls(dice - 1).flatMap((roll) => FACES.map((face): Roll => [...roll, face])) : [[]]
