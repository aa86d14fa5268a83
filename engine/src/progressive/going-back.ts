// Prizes that come to nothing: an award undone before it was handed over, or a payment that was held and is void. Money goes back to
// whoever gave it: what the reserves or the casino put in is no gift to the main pot (PG-31).

import { LINK } from '../kernel/accounts.js'
import type { Transfer } from '../kernel/contract.js'
import type { Money } from '../kernel/money.js'
import { balance, transfer } from '../kernel/table.js'
import { type Backed, type Connected, MAIN, type Pot } from './play.js'
import type { Award } from './prizes.js'
import { prizeOf, type Regulation } from './regulations.js'

/** More than one table can have held within the time that a payment may be. */
const BACKED_KEPT = 50

/**
 * What an award moved, the other way: prizes to where they came from, and the base value to who restored it, unless another
 * table has won it meanwhile.
 */
export const backFrom = (s: Pot, awarded: readonly Transfer[]): Transfer[] => {
  const prizes = awarded.filter(({ to }) => to === LINK).flatMap(({ from, amount }) => transfer(LINK, from, amount))
  let left = prizes.reduce((sum, { to, amount }) => sum + (to === MAIN ? amount : 0), balance(s, MAIN))
  const restored = awarded.filter(({ to }) => to === MAIN).toReversed()
  const base = restored.flatMap(({ from, amount }) => {
    const some = Math.min(amount, left)
    left -= some
    return transfer(MAIN, from, some)
  })
  return [...prizes, ...base]
}

/** Whether a prize takes all of the main pot, which then has its base value restored. */
export const takesAll = (regulation: Regulation, category: string): boolean => {
  const pays = prizeOf(regulation, category)?.pays
  return pays !== undefined && 'percent' in pays && pays.percent === 100
}

type Paid = Pick<Award, 'seat' | 'category'> & { readonly paid: readonly Transfer[] }

/** Remembers of these what others than the main pot gave. */
export const withBacked = (
  { backed }: Connected,
  regulation: Regulation,
  round: number,
  prizes: readonly Paid[],
  restored: readonly Transfer[] = [],
): readonly Backed[] => {
  const some = prizes.map((prize): Backed => {
    return { ...prize, round, restored: takesAll(regulation, prize.category) ? restored : [] }
  })
  const byOthers = some.filter(({ paid, restored: base }) => base.length > 0 || paid.some(({ from }) => from !== MAIN))
  return [...byOthers, ...backed].slice(0, BACKED_KEPT)
}

const sumOf = (paid: readonly Transfer[]): Money => paid.reduce((sum, { amount }) => sum + amount, 0)

type Void = { readonly [prize in 'round' | 'seat' | 'category']?: unknown } & { readonly amount: Money }

/** A void prize goes back; the base value too, where no other hand of its round won all of the pot. */
export const voided = (s: Pot, { backed }: Connected, { round, seat, category, amount }: Void) => {
  const found = backed.find(
    (each) => each.round === round && each.seat === seat && each.category === category && sumOf(each.paid) === amount,
  )
  if (!found) return { transfers: transfer(LINK, MAIN, amount), backed }
  const others = backed.filter((each) => each !== found)
  const stays = others.some((each) => each.round === round && each.restored.length > 0)
  return { transfers: backFrom(s, [...found.paid, ...(stays ? [] : found.restored)]), backed: others }
}
