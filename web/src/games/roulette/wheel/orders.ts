import { DOUBLE_ZERO_WHEEL, SINGLE_ZERO_WHEEL } from '@tapete/engine'

/** Asked by lists too, which load no rules: so the order is not taken from the game. */
export const pocketsOf = (game: string): readonly string[] =>
  game === 'roulette-american-00' ? DOUBLE_ZERO_WHEEL : SINGLE_ZERO_WHEEL
