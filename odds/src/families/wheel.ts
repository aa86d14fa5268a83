// The roulettes and Big Six: half or prison at the zero, called bets, colour chips and denominations.

import { type Bound, firstMove, type Option } from '@tapete/engine'
import { ruleOf, SEAT } from '../tables.js'
import type { Family, Preparation } from './family.js'

const listed = (bound: Bound | undefined): readonly (string | number)[] =>
  bound && 'oneOf' in bound ? bound.oneOf : []

const ofSeat = (options: readonly Option[]): readonly Option[] => options.filter((option) => option.by === SEAT)

export const wheel: Family = {
  preparations: (game, table) => {
    const denominations = ofSeat(ruleOf(game, 'take-denomination')?.options(table, SEAT) ?? []).flatMap((option) =>
      listed(option.fields.value).map(
        (value): Preparation => ({ moves: [{ by: SEAT, do: option.do, value }], chips: 'money' }),
      ),
    )
    const colours = ofSeat(ruleOf(game, 'take-colour')?.options(table, SEAT) ?? []).flatMap((option): Preparation[] => {
      const move = firstMove(option)
      const { amount } = option.fields
      return move && amount && 'max' in amount ? [{ moves: [{ ...move, amount: amount.max }], chips: 'colour' }] : []
    })
    return [{ moves: [], chips: 'money' }, ...denominations, ...colours]
  },

  choices: (game, config, spot) => {
    if (spot.kind !== 'even-chance' || !ruleOf(game, 'zero')) return []
    return config.zeroDefault === 'prison' ? ['prison', 'half'] : ['half', 'prison']
  },

  calls: (game, table) =>
    ofSeat(ruleOf(game, 'call')?.options(table, SEAT) ?? [])
      .filter((option) => option.fields.with?.optional)
      .flatMap((option) => listed(option.fields.call).map(String)),

  // An even chance may lose half at the zero.
  divisor: (spot) => (spot.kind === 'even-chance' ? 2 : 1),

  policy: (game, choices) => {
    const zero = ruleOf(game, 'zero')
    if (!zero || choices.size === 0) return undefined
    return (table) => {
      for (const option of ofSeat(zero.options(table, SEAT))) {
        const choice = choices.get(String(listed(option.fields.on)[0]))
        const move = choice === undefined ? undefined : firstMove(option)
        if (move && choice !== undefined) return { ...move, choice }
      }
      return undefined
    }
  },
}
