// What the pages know of each family of games. A new family is an entry here, a folder under pages and its route.

export type Family = 'roulette' | 'big-six' | 'blackjack'
export type StepId = 'bets' | 'ball' | 'closed' | 'result' | 'deal' | 'offers' | 'turns' | 'bank' | 'payment'

/** «Tirada» or «pase». */
export type Rounds = 'spins' | 'rounds'
export type Irregular = 'voids' | 'own'
export type Tone = 'felt' | 'brass' | 'wine' | 'night'

interface Facts {
  /** The phases of a round in order, each with the step of the ribbon it belongs to. */
  readonly round: { readonly [phase: string]: StepId }
  readonly betting: readonly string[]
  /** From «no más apuestas» until the result is known. */
  readonly closed: readonly string[]
  /** The ball runs, or the disc turns. */
  readonly turning: readonly string[]
  /** What one play of the table is called. */
  readonly rounds: Rounds
  /** An irregular play voids the spin, or each has its own moment and its own resolution. */
  readonly irregular: Irregular
  /** Hands lie on the cloth: it is drawn from the view, and what happened is told in sentences. */
  readonly cards: boolean
  /** The clock of the bets starts with the first of them. */
  readonly firstBetStarts: boolean
  /** The picture of its tables in the lobby. */
  readonly tone: Tone
}

const FACTS: { readonly [family in Family]: Facts } = {
  roulette: {
    round: {
      betting: 'bets',
      spinning: 'ball',
      closed: 'closed',
      collect: 'result',
      approve: 'payment',
      pay: 'payment',
      check: 'payment',
    },
    betting: ['betting', 'spinning'],
    closed: ['closed'],
    turning: ['spinning', 'closed'],
    ...{ rounds: 'spins', irregular: 'voids', cards: false, firstBetStarts: false, tone: 'night' },
  },
  'big-six': {
    round: { betting: 'bets', spinning: 'closed', collect: 'result', pay: 'payment' },
    betting: ['betting'],
    closed: ['spinning'],
    turning: ['spinning'],
    ...{ rounds: 'spins', irregular: 'voids', cards: false, firstBetStarts: true, tone: 'brass' },
  },
  blackjack: {
    round: {
      betting: 'bets',
      deal: 'deal',
      pairs: 'deal',
      insurance: 'offers',
      surrender: 'turns',
      turns: 'turns',
      bank: 'bank',
      'tie-break': 'bank',
      reveal: 'bank',
      collect: 'payment',
      pay: 'payment',
      clear: 'payment',
    },
    betting: ['betting'],
    closed: ['deal'],
    turning: [],
    ...{ rounds: 'rounds', irregular: 'own', cards: true, firstBetStarts: true, tone: 'wine' },
  },
}

/** Games whose name does not begin with that of their family. */
const OTHERS: { readonly [game: string]: Family } = { 'challenge-21': 'blackjack', 'canal-21': 'blackjack' }

export const FAMILIES = Object.keys(FACTS) as Family[]

export const familyOf = (game: string): Family =>
  OTHERS[game] ?? FAMILIES.find((family) => game.startsWith(family)) ?? 'roulette'

/** Games whose tables have a picture of another tone than their family's. */
const TONES: { readonly [game: string]: Tone } = { 'roulette-french': 'felt' }

/** Phases that only some games of a family have. */
const ONLY: { readonly [phase: string]: readonly string[] } = {
  pairs: ['blackjack-perfect-pairs'],
  surrender: ['blackjack-mendoza'],
  reveal: ['blackjack-mendoza'],
  'tie-break': ['canal-21'],
}

/** The phases of a round, in order. */
export const phasesOf = (game: string): readonly string[] =>
  Object.keys(FACTS[familyOf(game)].round).filter((phase) => ONLY[phase]?.includes(game) ?? true)

export const stepsOf = (family: Family): readonly StepId[] => [...new Set(Object.values(FACTS[family].round))]

/** The step of a phase; undefined between rounds and when the equipment failed. */
export const stepOf = (family: Family, phase: string): StepId | undefined => FACTS[family].round[phase]

export const isBetting = (family: Family, phase: string): boolean => FACTS[family].betting.includes(phase)
export const isClosed = (family: Family, phase: string): boolean => FACTS[family].closed.includes(phase)
export const isTurning = (family: Family, phase: string): boolean => FACTS[family].turning.includes(phase)

export const roundsOf = (game: string): Rounds => FACTS[familyOf(game)].rounds
export const irregularOf = (game: string): Irregular => FACTS[familyOf(game)].irregular
export const isCards = (game: string): boolean => FACTS[familyOf(game)].cards
export const firstBetStarts = (game: string): boolean => FACTS[familyOf(game)].firstBetStarts
export const toneOf = (game: string): Tone => TONES[game] ?? FACTS[familyOf(game)].tone
