// The bet plan: least and greatest stake by kind of bet. Both are optional (GEN-07).

import { floorTo, stepOn } from './chips.js'
import type { Kind, Refused, Rule, Spot } from './contract.js'
import type { StakePart } from './customs.js'
import { groupBy, once } from './lists.js'
import { MONEY_MAX, type Money, odds, share } from './money.js'
import { refuse } from './refusals.js'
import { rule } from './rules.js'
import { leastStake } from './settings.js'
import { accept, betweenRounds, change, event, type Limits, offer, one, type Table, upTo } from './table.js'

const BOSSES = ['room-head', 'pit-boss'] as const

export const limitsOf = (s: Table, kind: string): Limits => s.limits[kind] ?? { min: null, max: null }

/** The limits on a spot: those of its kind, or where they are shares of a minimum that is set, those shares. */
export const limitsAt = (s: Table, { kind, within }: Pick<Spot, 'kind' | 'within'>): Limits => {
  const minimum = within ? limitsOf(s, within.minimumOf).min : null
  if (!within || minimum === null) return limitsOf(s, kind)
  const { num, den } = within.least
  return { min: minimum - share(minimum, odds(den - num, den)), max: share(minimum, within.most) }
}

type Room = { readonly [which in 'min' | 'max']: ReturnType<typeof upTo> }

const byKind = once((spots: ReadonlyMap<string, Spot>) => groupBy(spots.values(), (spot) => spot.kind))

/** What each limit of a kind may be: between the two there is a stake, or a round would begin that nobody can play. */
const roomFor = <G extends Kind>(s: Table<G>, { spots }: Pick<StakePart<G>, 'spots'>, kind: string): Room => {
  const { min, max } = limitsOf(s, kind)
  const { chip, playerMax, tableMax } = s.config
  const alike = byKind(spots(s.config)).get(kind) ?? []
  const step = Math.max(chip, ...alike.map((spot) => stepOn(s.config, spot, chip)))
  const most = Math.min(...[max, playerMax, tableMax].map((each) => each ?? MONEY_MAX))
  return { min: upTo(0, floorTo(most, step), 1), max: upTo(leastStake(min, step), MONEY_MAX, 1) }
}

const setLimit = <G extends Kind>(which: 'min' | 'max', customs: Pick<StakePart<G>, 'spots'>): Rule<G> => {
  const name = which === 'min' ? 'set-min' : 'set-max'
  const wrong = (s: Table<G>, kind: string, amount: number): Refused | undefined => {
    const limits = limitsOf(s, kind)
    if (amount < 0 || amount > MONEY_MAX) return refuse('limit-out-of-range', 'GEN-08')
    // 0 removes a limit.
    if (amount === 0) return undefined
    const crossed = which === 'min' ? amount > (limits.max ?? MONEY_MAX) : amount < (limits.min ?? 0)
    if (crossed) return refuse('minimum-over-maximum', 'GEN-08', { ...limits })
    const { min: least, max: most } = roomFor(s, customs, kind)[which]
    return amount < least || amount > most ? refuse('limit-out-of-range', 'GEN-08', { least, most }) : undefined
  }
  return rule({
    do: name,
    by: BOSSES,
    cite: 'GEN-08',
    nature: 'household',
    fields: { kind: 'word', amount: 'integer', plan: 'word' },
    options: (s) => {
      if (!betweenRounds(s)) return []
      // Kinds with the same range share their offer.
      const alike = groupBy(Object.keys(s.limits), (kind) => JSON.stringify(roomFor(s, customs, kind)[which]))
      return [...alike.values()].flatMap((kinds) => {
        const amounts = [roomFor(s, customs, kinds[0] as string)[which], ...(which === 'max' ? [one(0)] : [])]
        return BOSSES.flatMap((by) =>
          amounts.map((amount) => offer(by, name, { kind: one(...kinds), amount, plan: { any: 'word' } })),
        )
      })
    },
    step: (s, m) => {
      const kind = m.kind as string
      const amount = m.amount as Money
      if (!betweenRounds(s)) return refuse('round-in-progress', 'GEN-08')
      if (!Object.hasOwn(s.limits, kind)) return refuse('no-such-kind', 'GEN-08', { kinds: Object.keys(s.limits) })
      const no = wrong(s, kind, amount)
      if (no) return no
      const next: Limits = { ...limitsOf(s, kind), [which]: amount === 0 ? null : amount }
      const changed = event('limits-changed', 'GEN-08', {
        kind,
        min: next.min,
        max: next.max,
        plan: m.plan as string,
      })
      return accept(change(s, { plan: m.plan as string, limits: { ...s.limits, [kind]: next } }, [changed]))
    },
  })
}

export const limitRules = <G extends Kind>(customs: Pick<StakePart<G>, 'spots'>): Rule<G>[] => [
  setLimit('min', customs),
  setLimit('max', customs),
]
