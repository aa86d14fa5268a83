// Builders that take what may be done and what is done from one source: the options of these moves are the
// candidates that `refusal` lets through.

import type { Actor, Role, SeatId } from './actors.js'
import type { RuleId } from './citations.js'
import type { Change, FieldKind, Fields, Move, Option, Refused, Rule } from './contract.js'
import { accept, alsoByCroupier, asking, isOpen, occupied, offer, one, refuse, seatOf, type Table } from './table.js'

const actors = (s: Table, roles: readonly Role[], by: Actor | undefined): Actor[] =>
  roles.flatMap((role) => (role === 'seat' ? asking(s, by) : [role]))

interface Plain<P> {
  by: readonly Role[]
  cite: RuleId
  refusal(s: Table<P>, m: Move): Refused | undefined
  apply(s: Table<P>, m: Move): Change<P>
}

/** A move that carries nothing. */
export const plain = <P>(name: string, { by, cite, refusal, apply }: Plain<P>): Rule<P> => ({
  do: name,
  by,
  cite,
  fields: {},
  options: (s, asker) =>
    actors(s, by, asker)
      .filter((actor) => !refusal(s, { by: actor, do: name }))
      .map((actor) => offer(actor, name)),
  step: (s, m) => refusal(s, m) ?? accept(apply(s, m)),
})

interface Choice<P> extends Plain<P> {
  field: string
  kind: FieldKind
  candidates(s: Table<P>): readonly (string | number)[]
  /** Further fields, which any value fits. */
  also?: { readonly [field: string]: 'word' | 'text' }
}

/** A move that names one thing of a short list. */
export const choice = <P>(
  name: string,
  { by, cite, field, kind, candidates, also = {}, refusal, apply }: Choice<P>,
): Rule<P> => ({
  do: name,
  by,
  cite,
  fields: { [field]: kind, ...also } as Fields,
  options: (s, asker) =>
    actors(s, by, asker).flatMap((actor): Option[] => {
      const free = candidates(s).filter((value) => !refusal(s, { by: actor, do: name, [field]: value }))
      const rest = Object.fromEntries(Object.entries(also).map(([other, any]) => [other, { any }]))
      return free.length ? [offer(actor, name, { [field]: one(...free), ...rest })] : []
    }),
  step: (s, m) => refusal(s, m) ?? accept(apply(s, m)),
})

interface OfSeat<P> {
  by: readonly Role[]
  cite: RuleId
  /** The seats it may name; those that are taken, where it does not say. */
  candidates?(s: Table<P>): readonly SeatId[]
  refusal(s: Table<P>, id: SeatId, by: Actor): Refused | undefined
  apply(s: Table<P>, id: SeatId): Change<P>
}

/** A move that names a seat. */
export const ofSeat = <P>(name: string, { by, cite, candidates = occupied, refusal, apply }: OfSeat<P>): Rule<P> =>
  choice<P>(name, {
    by,
    cite,
    field: 'seat',
    kind: 'seat',
    candidates,
    refusal: (s, m) => refusal(s, m.seat as SeatId, m.by),
    apply: (s, m) => apply(s, m.seat as SeatId),
  })

interface Answer<P> {
  cite: RuleId
  /** Further fields with what each may be now. */
  fields?: Fields
  bounds?(s: Table<P>, id: SeatId): readonly Option['fields'][]
  refusal(s: Table<P>, id: SeatId, m: Move): Refused | undefined
  apply(s: Table<P>, id: SeatId, m: Move): Change<P>
}

/** A decision of a player, made by the seat or entered by the croupier who hears it (GEN-16). */
export const answer = <P>(
  name: string,
  { cite, fields = {}, bounds = () => [{}], refusal, apply }: Answer<P>,
): Rule<P> => ({
  do: name,
  by: ['seat', 'croupier'],
  cite,
  fields: { ...fields, for: 'seat?' },
  options: (s, by) =>
    alsoByCroupier(
      asking(s, by).flatMap((id) =>
        bounds(s, id)
          .map((bound) => offer(id, name, bound))
          .filter((option) => !refusal(s, id, firstOf(option))),
      ),
    ),
  step: (s, m) => {
    const no = servedSeat(s, m) ?? refusal(s, seatOf(m), m)
    return no ?? accept(apply(s, seatOf(m), m))
  },
})

/** One move of those an option covers, optional fields left out. */
const firstOf = ({ by, do: name, fields }: Option): Move => {
  const values = Object.entries(fields).flatMap(([field, bound]): [string, string | number][] => {
    if (bound.optional || 'any' in bound) return []
    return [[field, 'oneOf' in bound ? (bound.oneOf[0] as string) : bound.min]]
  })
  return { ...Object.fromEntries(values), by, do: name }
}

/** A seat serves itself; the croupier names the seat served (GEN-16); nobody joins another's stake (GEN-27). */
export const servedSeat = (s: Table, m: Move): Refused | undefined => {
  const named = m.for as SeatId | undefined
  if (m.by === 'croupier' && named === undefined) return refuse('seat-not-named', 'GEN-25')
  if (m.by !== 'croupier' && named !== undefined) return refuse('acts-for-another', 'GEN-27')
  return emptySeat(s, (named ?? m.by) as SeatId)
}

export const emptySeat = (s: Table, id: SeatId): Refused | undefined =>
  s.seats[id] ? undefined : refuse('seat-empty', 'GEN-24', { seat: id })

/** Why a move of the round does not belong to this moment. */
export const notNow = (s: Table, rule: RuleId, ...phases: readonly string[]): Refused | undefined => {
  if (!isOpen(s)) return refuse('table-not-open', 'GEN-21')
  return phases.includes(s.phase) ? undefined : refuse('not-now', rule, { phase: s.phase, needs: phases })
}
