// The bet plan: least and greatest stake by kind of bet. Both are optional (GEN-07).

import type { Kind, Refused, Rule } from './contract.js'
import { groupBy } from './lists.js'
import { MONEY_MAX, type Money } from './money.js'
import { refuse } from './refusals.js'
import { rule } from './rules.js'
import { accept, betweenRounds, change, event, type Limits, offer, one, type Table, upTo } from './table.js'

const BOSSES = ['room-head', 'pit-boss'] as const

export const limitsOf = (s: Table, kind: string): Limits => s.limits[kind] ?? { min: null, max: null }

/** 0 removes a limit; a minimum may not pass the maximum. */
const allowed = {
  min: ({ max }: Limits) => upTo(0, max ?? MONEY_MAX, 1),
  max: ({ min }: Limits) => upTo(min ?? 0, MONEY_MAX, 1),
}

const setLimit = <G extends Kind>(which: 'min' | 'max'): Rule<G> => {
  const name = which === 'min' ? 'set-min' : 'set-max'
  const crossing = (limits: Limits, amount: number): Refused | undefined => {
    if (amount < 0 || amount > MONEY_MAX) return refuse('limit-out-of-range', 'GEN-08')
    const crossed = which === 'min' ? amount > (limits.max ?? MONEY_MAX) : amount !== 0 && amount < (limits.min ?? 0)
    return crossed ? refuse('minimum-over-maximum', 'GEN-08', { ...limits }) : undefined
  }
  return rule({
    do: name,
    by: BOSSES,
    cite: 'GEN-08',
    nature: 'household',
    fields: { kind: 'word', amount: 'integer', plan: 'word' },
    options: (s) => {
      if (!betweenRounds(s)) return []
      // Kinds with the same limits share their range.
      const alike = groupBy(Object.keys(s.limits), (kind) => `${limitsOf(s, kind).min} ${limitsOf(s, kind).max}`)
      return [...alike.values()].flatMap((kinds) => {
        const limits = limitsOf(s, kinds[0] as string)
        const amounts = [allowed[which](limits), ...(which === 'max' && limits.min ? [one(0)] : [])]
        return BOSSES.flatMap((by) =>
          amounts.map((amount) => offer(by, name, { kind: one(...kinds), amount, plan: { any: 'word' } })),
        )
      })
    },
    step: (s, m) => {
      const kind = m.kind as string
      const amount = m.amount as Money
      if (!betweenRounds(s)) return refuse('round-in-progress', 'GEN-08')
      const limits = s.limits[kind]
      if (!Object.hasOwn(s.limits, kind) || !limits)
        return refuse('no-such-kind', 'GEN-08', { kinds: Object.keys(s.limits) })
      const crossed = crossing(limits, amount)
      if (crossed) return crossed
      const next: Limits = { ...limits, [which]: amount === 0 ? null : amount }
      const changed = event('limits-changed', 'GEN-08', {
        kind,
        min: next.min,
        max: next.max,
        plan: m.plan as string,
      })
      return accept(change(s, { limits: { ...s.limits, [kind]: next } }, [changed]))
    },
  })
}

export const limitRules = <G extends Kind>(): Rule<G>[] => [setLimit('min'), setLimit('max')]
