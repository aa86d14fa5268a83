// The roulettes: half or prison at the zero, called bets, colour chips and denominations.

import { type Bound, firstMove, type Option, type RuleId } from '@tapete/engine'
import { cited } from '../tools/cited.js'
import { byEnumeration } from '../tools/enumerated.js'
import type { Choice, Habits, Preparation } from '../tools/habits.js'
import { ruleOf, SEAT } from '../tools/tables.js'
import type { Wager } from '../tools/wagers.js'

const listed = (bound: Bound | undefined): readonly (string | number)[] =>
  bound && 'oneOf' in bound ? bound.oneOf : []

const ofSeat = (options: readonly Option[]): readonly Option[] => options.filter((option) => option.by === SEAT)

const zero: Choice = {
  name: 'zero',
  choices: ['half', 'prison'],
  about: "what even chances do on zero in French roulette (default: the table's)",

  of: (game, config, spot) => {
    if (spot.kind !== 'even-chance' || !ruleOf(game, 'zero')) return []
    return config.zeroDefault === 'prison' ? ['prison', 'half'] : ['half', 'prison']
  },

  policy: (game, choices) => {
    const rule = ruleOf(game, 'zero')
    if (!rule || choices.size === 0) return undefined
    return (table) => {
      for (const option of ofSeat(rule.options(table, SEAT))) {
        const choice = choices.get(String(listed(option.fields.on)[0]))
        const move = choice === undefined ? undefined : firstMove(option)
        if (move && choice !== undefined) return { ...move, choice }
      }
      return undefined
    }
  },
}

/** Asked for aloud; the croupier places it on several spots. */
const called = (rule: RuleId, call: string): Wager => ({
  bet: `call:${call}`,
  kind: 'call',
  pays: '',
  ...cited(rule),
  divisor: 1,
  place: (unit, chips) => [
    { by: SEAT, do: 'call', call, unit, ...(chips ? { with: chips } : {}) },
    { by: 'croupier', do: 'place-call', call, for: SEAT },
  ],
})

const habits: Habits = {
  choice: zero,

  preparations: (game, table) => {
    const denominations = ofSeat(ruleOf(game, 'take-denomination')?.options(table, SEAT) ?? []).flatMap((option) =>
      listed(option.fields.value).map((value): Preparation => ({ moves: [{ by: SEAT, do: option.do, value }] })),
    )
    const colours = ofSeat(ruleOf(game, 'take-colour')?.options(table, SEAT) ?? []).flatMap((option): Preparation[] => {
      const move = firstMove(option)
      const { amount } = option.fields
      return move && amount && 'max' in amount ? [{ moves: [{ ...move, amount: amount.max }], chips: 'colour' }] : []
    })
    return [...denominations, ...colours]
  },

  wagers: (game, table) => {
    const rule = ruleOf(game, 'call')
    if (!rule) return []
    return ofSeat(rule.options(table, SEAT))
      .filter((option) => option.fields.with?.optional)
      .flatMap((option) => listed(option.fields.call))
      .map((call) => called(rule.cite, String(call)))
  },
}

export const roulette = byEnumeration('roulette', habits)
