// Aimed tables: rare things meet. Players play and staff gets on with it, and between them come irregular plays, stakes found
// late, corrections, holds, leaving, closing, faults and changes of limits, one after another.

import { isSeat } from '../kernel/actors.js'
import type { Game, Kind, Nature, Option } from '../kernel/contract.js'
import { natureOf } from '../kernel/rules.js'
import type { Table } from '../kernel/table.js'
import type { Random } from './random.js'
import { nextOption } from './wander.js'

const RARE: readonly (Nature | undefined)[] = ['irregular', 'errand']
const PLAYS: readonly (Nature | undefined)[] = ['stake', 'decision']

/** What is household everywhere and yet gets in the way of a round: going, closing, excluding, other limits. */
const IN_THE_WAY: readonly string[] = [
  ...['leave', 'step-away', 'come-back', 'sit'],
  ...['instruct-closing', 'announce-last', 'suspend', 'resume'],
  ...['warn', 'exclude', 'set-min', 'set-max', 'time'],
]

/** What happens next at an aimed table. */
export const aimedOption = <G extends Kind>(
  game: Game<G>,
  s: Table<G>,
  options: readonly Option[],
  dice: Random,
): Option => {
  const nature = (option: Option) => natureOf(game, option.do)
  const some = (fits: (option: Option) => boolean): readonly Option[] => options.filter(fits)
  const wish = dice.below(10)
  const wanted =
    wish < 4
      ? game.due(s).map(({ option }) => option)
      : wish < 6
        ? some((option) => isSeat(option.by) && PLAYS.includes(nature(option)))
        : wish < 9
          ? some((option) => RARE.includes(nature(option)))
          : some((option) => IN_THE_WAY.includes(option.do))
  return nextOption([], wanted.length > 0 ? wanted : options, 0, dice)
}
