import { Card } from '../cards/Card.js'
import { BigSixWheel } from './big-six/BigSixWheel.js'
import { DOUBLE_ZERO, SINGLE_ZERO } from './roulette/wheel/orders.js'
import { Wheel } from './roulette/wheel/Wheel.js'
import { familyOf } from './families.js'

/** The customary order of the disc, for pictures; a table's own configuration wins over it. */
const DISC =
  '1 2 1 5 2 1 10 40-a 1 2 1 5 1 2 20 1 2 1 5 1 2 10 1 2 1 2 1 5 1 2 1 10 1 40-b 2 5 1 2 1 20 1 2 1 5 1 2 1 10 1 2 1 5 1 2'.split(
    ' ',
  )

export const pocketsOf = (game: string): readonly string[] =>
  game === 'roulette-american-00' ? DOUBLE_ZERO : SINGLE_ZERO

/** Two cards that say which game it is. */
const DEALT: { readonly [game: string]: readonly [string, string] } = {
  'blackjack-perfect-pairs': ['Qh', 'Qh'],
  'challenge-21': ['6c', 'Td'],
  'canal-21': ['7h', '7h'],
  'blackjack-mendoza': ['As', '??'],
}

/** A game at rest, for cards and lists. */
export const GameArt = ({ game }: { game: string }) => {
  switch (familyOf(game)) {
    case 'big-six':
      return <BigSixWheel disc={DISC} state="still" place={7} />
    case 'blackjack':
      return (
        <span className="fan">
          {(DEALT[game] ?? ['As', 'Kd']).map((code, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two cards, which may be alike
            <Card key={index} code={code} width={96} silent />
          ))}
        </span>
      )
    default:
      return <Wheel pockets={pocketsOf(game)} state="still" result="17" />
  }
}
