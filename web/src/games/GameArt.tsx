import { BigSixWheel } from '../wheel/BigSixWheel.js'
import { DOUBLE_ZERO, SINGLE_ZERO } from '../wheel/orders.js'
import { Wheel } from '../wheel/Wheel.js'
import { familyOf } from './families.js'

/** The customary order of the disc, for pictures; a table's own configuration wins over it. */
const DISC =
  '1 2 1 5 2 1 10 40-a 1 2 1 5 1 2 20 1 2 1 5 1 2 10 1 2 1 2 1 5 1 2 1 10 1 40-b 2 5 1 2 1 20 1 2 1 5 1 2 1 10 1 2 1 5 1 2'.split(
    ' ',
  )

export const pocketsOf = (game: string): readonly string[] =>
  game === 'roulette-american-00' ? DOUBLE_ZERO : SINGLE_ZERO

/** A game at rest, for cards and lists. */
export const GameArt = ({ game }: { game: string }) =>
  familyOf(game) === 'big-six' ? (
    <BigSixWheel disc={DISC} state="still" place={7} />
  ) : (
    <Wheel pockets={pocketsOf(game)} state="still" result="17" />
  )
