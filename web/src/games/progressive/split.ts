import type { TermsSeen } from './play.js'

export interface Split {
  readonly commission: number
  readonly reserves: readonly number[]
  readonly main: number
}

const WHOLE = 10_000
const part = (amount: number, share: number): number => Math.floor((amount * share) / WHOLE)

/** What becomes of an amount collected: commission first, then each reserve, all rounded down; the pot has the rest. */
export const splitOf = ({ commission: share, reserves: shares }: TermsSeen, amount: number): Split => {
  const commission = part(amount, share)
  const rest = amount - commission
  const reserves = shares.map((each) => part(rest, each))
  return { commission, reserves, main: rest - reserves.reduce((sum, each) => sum + each, 0) }
}
