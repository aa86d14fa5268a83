// The phases of a round, in order, as a strip of steps.

const ROULETTE = ['betting', 'spinning', 'closed', 'collect', 'approve', 'pay', 'check']
const PHASES: { readonly [game: string]: readonly string[] } = {
  'big-six': ['betting', 'spinning', 'collect', 'pay'],
}

export const phasesOf = (game: string): readonly string[] => PHASES[game] ?? ROULETTE

/** Numbers as they are looked for: zeros first, then in order; anything else as the game lists it. */
export const inPadOrder = (values: readonly (string | number)[]): readonly string[] => {
  const texts = values.map(String)
  if (!texts.every((value) => /^\d{1,2}$/.test(value))) return texts
  return texts.toSorted((a, b) => Number(a) - Number(b) || a.length - b.length)
}
