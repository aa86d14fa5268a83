// The round as the ribbon shows it: five steps at the roulettes, four at Big Six.

export type StepId = 'bets' | 'ball' | 'closed' | 'result' | 'payment'

const ROULETTE: { readonly [phase: string]: StepId } = {
  betting: 'bets',
  spinning: 'ball',
  closed: 'closed',
  collect: 'result',
  approve: 'payment',
  pay: 'payment',
  check: 'payment',
}

const BIG_SIX: { readonly [phase: string]: StepId } = {
  betting: 'bets',
  spinning: 'closed',
  collect: 'result',
  pay: 'payment',
}

export const STEPS: { readonly [family in Family]: readonly StepId[] } = {
  roulette: ['bets', 'ball', 'closed', 'result', 'payment'],
  'big-six': ['bets', 'closed', 'result', 'payment'],
}

export type Family = 'roulette' | 'big-six'

export const familyOf = (game: string): Family => (game.startsWith('roulette') ? 'roulette' : 'big-six')

/** The step of a phase; undefined between rounds and when the equipment failed. */
export const stepOf = (family: Family, phase: string): StepId | undefined =>
  (family === 'roulette' ? ROULETTE : BIG_SIX)[phase]

export const isBetting = (family: Family, phase: string): boolean =>
  phase === 'betting' || (family === 'roulette' && phase === 'spinning')

/** The ribbon turns brass from «no más apuestas» until the result is known. */
export const isClosed = (family: Family, phase: string): boolean =>
  phase === (family === 'roulette' ? 'closed' : 'spinning')

/** The ball runs, or the disc turns. */
export const isTurning = (family: Family, phase: string): boolean =>
  phase === 'spinning' || (family === 'roulette' && phase === 'closed')
