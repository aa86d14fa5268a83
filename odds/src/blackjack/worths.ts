// What each option of a game is worth: how much worse the best play would be without it.

import { bestPlay } from './analyse.js'
import type { BlackjackRules } from './rules.js'

export interface Option {
  readonly option: string
  readonly without: Partial<BlackjackRules>
}

const NO_OFFER = { ace: false, ten: false }

/** The options a game has, and the rules without each. */
export const optionsOf = (rules: BlackjackRules): Option[] => {
  const candidates: (Option & { readonly has: boolean })[] = [
    { option: 'insurance', without: { insurance: {} }, has: Boolean(rules.insurance.ace ?? rules.insurance.ten) },
    { option: 'even-money', without: { evenMoney: NO_OFFER }, has: rules.evenMoney.ace || rules.evenMoney.ten },
    {
      option: 'surrender',
      without: { surrender: 'none', surrenderAfterSplit: false },
      has: rules.surrender !== 'none',
    },
    { option: 'surrender-after-split', without: { surrenderAfterSplit: false }, has: rules.surrenderAfterSplit },
    { option: 'double', without: { double: undefined }, has: rules.double !== undefined },
    { option: 'double-after-split', without: { doubleAfterSplit: false }, has: rules.doubleAfterSplit },
    { option: 'split', without: { splitHands: 1 }, has: rules.splitHands > 1 },
    { option: 'split-again', without: { splitHands: 2 }, has: rules.splitHands > 2 },
    { option: 'split-aces-again', without: { resplitAces: false }, has: rules.resplitAces },
    { option: 'split-ace-and-ten', without: { splitAceTenIsNatural: false }, has: rules.splitAceTenIsNatural },
    { option: 'tie-break', without: { tieBreak: undefined }, has: rules.tieBreak !== undefined },
    { option: 'bonuses', without: { bonuses: undefined }, has: rules.bonuses !== undefined },
    { option: 'three-sevens', without: { tripleSeven: undefined }, has: rules.tripleSeven !== undefined },
    {
      option: 'bank-blackjack-spares-21',
      without: { bankBlackjackBeats21: true, tieBreak: undefined },
      has: !rules.bankBlackjackBeats21,
    },
  ]
  return candidates.filter(({ has }) => has).map(({ option, without }) => ({ option, without }))
}

/** What a unit bet would be worth without an option of the game. */
export const evWithout = (rules: BlackjackRules, option: string): number => {
  const found = optionsOf(rules).find((each) => each.option === option)
  if (!found) throw new Error(`${rules.game} has no option ${option}`)
  return bestPlay({ ...rules, ...found.without }).ev
}
