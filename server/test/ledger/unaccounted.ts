import type { DayTotal } from '../../src/wire/index.js'

/** What of the money that came in is in no column of a day's report: nothing, over all the tables of a house. */
export const unaccounted = (sums: DayTotal): number => {
  const { buyIns, cashOuts, promotions, win, commission, pots, tips, inPlay } = sums
  return buyIns - cashOuts + promotions - (win + commission + pots + tips + inPlay)
}
