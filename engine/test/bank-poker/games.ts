// The nine games with what a test of a rule they share must know of each.

import {
  type AnyGame,
  caribbeanPoker,
  caribbeanPokerPlus,
  drawPoker,
  drawPokerArica,
  goPoker,
  holdemBonus,
  holdemPlus,
  holdemPlusIquique,
  threeCardPoker,
} from '@tapete/engine'

export interface Known {
  readonly game: AnyGame
  /** The bets a seat makes before the cards, of this much each. */
  readonly first: readonly string[]
  readonly seats: number
  /** How many cards one lap, and the whole deal until the first question, takes with one player. */
  readonly cards: number
  readonly rules: {
    readonly first: string
    readonly closed: string
    readonly capacity: string
    readonly shuffle: string
  }
}

const known = (
  game: AnyGame,
  seats: number,
  cards: number,
  first: string,
  closed: string,
  capacity: string,
  shuffle: string,
): Known => ({
  game,
  first: game === goPoker ? ['line-1', 'line-2', 'line-3'] : ['ante'],
  seats,
  cards,
  rules: { first, closed, capacity, shuffle },
})

export const CATALOGUE_GAMES: readonly Known[] = [
  known(caribbeanPoker, 7, 10, 'CAR-02', 'CAR-03', 'CAR-01', 'PB-05'),
  known(caribbeanPokerPlus, 7, 10, 'CAR-02', 'CAR-03', 'CAR-01', 'PB-05'),
  known(drawPoker, 6, 10, 'DRW-02', 'DRW-03', 'DRW-01', 'PB-05'),
  known(threeCardPoker, 7, 6, 'TCP-02', 'TCP-03', 'TCP-01', 'PB-05'),
  known(goPoker, 7, 5, 'GOP-02', 'GOP-03', 'GOP-01', 'PB-05'),
  known(holdemPlus, 6, 10, 'HEP-02', 'HEP-02', 'HEP-01', 'PB-05'),
  known(holdemBonus, 7, 4, 'HEB-05', 'HEB-08', 'HEB-01', 'PB-05'),
]

export const ARICA = known(drawPokerArica, 6, 10, 'DRA-04', 'DRA-05', 'DRA-01', 'DRA-02')
export const IQUIQUE = known(holdemPlusIquique, 7, 10, 'HPI-09', 'HPI-11', 'HPI-01', 'HPI-05')

export const ALL_GAMES: readonly Known[] = [...CATALOGUE_GAMES, ARICA, IQUIQUE]

export const named = (games: readonly Known[]): [string, Known][] => games.map((each) => [each.game.id, each])

/** The lines with which a seat bets all it must. */
export const betsOf = ({ first }: Known, seat: string, amount: number): string[] =>
  first.map((on) => `${seat} bet ${on} ${amount}`)

/** The first cards of a deck in the order of `DECK`, enough for any deal. */
export const SOME_CARDS =
  '2s 3h 5d 7c 9s Jh Kd 4c 6s 8h Td Qc As 3d 5s 7h 9c Jd Ks 2h 4d 6c 8s Th Qd Ac 3s 5h 7d 9h Jc Kh 2d 4s 6h 8d Tc Qs Ad 3c'
