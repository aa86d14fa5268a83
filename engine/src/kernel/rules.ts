// Builders that take what may be done and what is done from one source: the options of these moves are the
// candidates that `refusal` lets through.

import { type Actor, isSeat, type Role, type SeatId } from './actors.js'
import type { RuleId } from './citations.js'
import type {
  Change,
  Detail,
  FieldKind,
  Fields,
  Holder,
  Kind,
  Move,
  Nature,
  Option,
  Pace,
  Refused,
  Rule,
  RuleFacts,
  Voids,
} from './contract.js'
import type { ServicePart } from './customs.js'
import { firstIn } from './moves.js'
import { refuse } from './refusals.js'
import { accept, alsoByCroupier, asking, isOpen, occupied, offer, one, seatOf, type Table } from './table.js'

const actors = (s: Table, roles: readonly Role[], by: Actor | undefined): readonly Actor[] => {
  if (roles.includes('seat')) return isSeat(by) ? asking(s, by) : everybody(s, roles, by)
  // Most moves are of the staff or of chance, and every table asks for all of them at every step.
  const staff = roles as readonly Actor[]
  return by === undefined ? staff : staff.filter((role) => role === by)
}

const everybody = (s: Table, roles: readonly Role[], by: Actor | undefined): Actor[] =>
  roles.flatMap((role) => (role === 'seat' ? asking(s, by) : role === by || by === undefined ? [role] : []) as Actor[])

const PACES: { readonly [nature in Nature]?: Pace } = { chance: 'result', decision: 'answer', errand: 'errand' }

/** How long somebody who does it unasked lets pass, where the rule does not say. */
const paceOf = (nature: Nature): Pace => PACES[nature] ?? 'step'

/** What a move of a game is; a move it does not have is nothing. */
export const natureOf = ({ rules }: { readonly rules: readonly RuleFacts[] }, move: string): Nature | undefined =>
  rules.find((rule) => rule.do === move)?.nature

/** Whether a move throws a result away, as its rule declares. */
export const voidsResult = ({ rules }: { readonly rules: readonly RuleFacts[] }, move: Move): boolean => {
  const voids = rules.find((rule) => rule.do === move.do)?.voids
  if (voids === undefined || voids === true) return voids === true
  return Object.entries(voids).every(([field, values]) => values.includes(String(move[field])))
}

type Written<G extends Kind> = Omit<Rule<G>, 'pace'> & { readonly pace?: Pace }

/** A rule as it is written: its pace follows from its nature unless it says otherwise. */
export const rule = <G extends Kind>(written: Written<G>): Rule<G> => ({ pace: paceOf(written.nature), ...written })

interface Plain<G extends Kind> {
  by: readonly Role[]
  cite: RuleId
  nature: Nature
  pace?: Pace
  lastLook?: true
  physical?: true
  voids?: Voids
  drawn?: true
  notice?: true
  hides?: readonly string[]
  opens?(s: Table<G>, m: Move): readonly Holder[]
  countsTime?(s: Table<G>): boolean
  refusal(s: Table<G>, m: Move): Refused | undefined
  apply(s: Table<G>, m: Move): Change<G>
}

/** A move that carries nothing. */
export const plain = <G extends Kind>(name: string, { refusal, apply, ...facts }: Plain<G>): Rule<G> =>
  rule({
    ...facts,
    do: name,
    fields: {},
    options: (s, asker) =>
      actors(s, facts.by, asker)
        .filter((actor) => !refusal(s, { by: actor, do: name }))
        .map((actor) => offer(actor, name)),
    step: (s, m) => refusal(s, m) ?? accept(apply(s, m)),
  })

interface Choice<G extends Kind> extends Plain<G> {
  field: string
  kind: FieldKind
  candidates(s: Table<G>): readonly (string | number)[]
  /** Further fields, which any value fits. */
  also?: { readonly [field: string]: 'word' | 'text' }
}

/** A move that names one thing of a short list. */
export const choice = <G extends Kind>(
  name: string,
  { field, kind, candidates, also = {}, refusal, apply, ...facts }: Choice<G>,
): Rule<G> =>
  rule({
    ...facts,
    do: name,
    fields: { [field]: kind, ...also } as Fields,
    options: (s, asker) =>
      actors(s, facts.by, asker).flatMap((actor): Option[] => {
        const free = candidates(s).filter((value) => !refusal(s, { by: actor, do: name, [field]: value }))
        const rest = Object.fromEntries(Object.entries(also).map(([other, any]) => [other, { any }]))
        return free.length ? [offer(actor, name, { [field]: one(...free), ...rest })] : []
      }),
    step: (s, m) => refusal(s, m) ?? accept(apply(s, m)),
  })

interface OfSeat<G extends Kind> extends Omit<Plain<G>, 'refusal' | 'apply'> {
  /** The seats it may name; those that are taken, where it does not say. */
  candidates?(s: Table<G>): readonly SeatId[]
  refusal(s: Table<G>, id: SeatId, by: Actor): Refused | undefined
  apply(s: Table<G>, id: SeatId): Change<G>
}

/** A move that names a seat. */
export const ofSeat = <G extends Kind>(
  name: string,
  { candidates = occupied, refusal, apply, ...facts }: OfSeat<G>,
): Rule<G> =>
  choice<G>(name, {
    ...facts,
    field: 'seat',
    kind: 'seat',
    candidates,
    refusal: (s, m) => refusal(s, m.seat as SeatId, m.by),
    apply: (s, m) => apply(s, m.seat as SeatId),
  })

interface Players {
  readonly by: readonly Role[]
  /** What `own` offers each seat that is asked for, and the croupier the same for it. */
  offers(
    s: Table,
    asker: Actor | undefined,
    served: SeatId | undefined,
    own: (id: SeatId) => readonly Option[],
  ): readonly Option[]
}

/** How players act: by themselves, and by the croupier at their request (GEN-16, GEN-17) where there is one. */
export const players = ({ unattended }: ServicePart): Players => ({
  by: unattended ? ['seat'] : ['seat', 'croupier'],
  offers: (s, asker, served, own) => {
    if (isSeat(asker)) return s.seats[asker] ? own(asker) : []
    const options = asking(s, asker, served).flatMap(own)
    return unattended ? options : alsoByCroupier(options, asker)
  },
})

interface Answer<G extends Kind> {
  cite: RuleId
  nature?: Nature
  pace?: Pace
  /** Further fields with what each may be now. */
  fields?: Fields
  bounds?(s: Table<G>, id: SeatId): readonly Option['fields'][]
  refusal(s: Table<G>, id: SeatId, m: Move): Refused | undefined
  apply(s: Table<G>, id: SeatId, m: Move): Change<G>
}

/** A decision of a player, made by the seat or entered by the croupier who hears it (GEN-16). */
export const answer = <G extends Kind>(
  name: string,
  { cite, nature = 'decision', pace = 'answer', fields = {}, bounds = () => [{}], refusal, apply }: Answer<G>,
): Rule<G> => ({
  do: name,
  by: ['seat', 'croupier'],
  cite,
  nature,
  pace,
  fields: { ...fields, for: 'seat?' },
  options: (s, by, served) => {
    // A croupier who hears the players knows what every one of them is asked; what they ask themselves is a served seat's.
    const seats = by === 'croupier' && nature === 'decision' ? occupied(s) : asking(s, by, served)
    return alsoByCroupier(
      seats.flatMap((id) =>
        bounds(s, id)
          .map((bound) => offer(id, name, bound))
          .filter((option) => !refusal(s, id, firstOf(option))),
      ),
      by,
    ).filter((option) => !(nature === 'decision' && decidesAbsent(s, option.by)))
  },
  step: (s, m) => {
    const unserved = servedSeat(s, m)
    if (unserved) return unserved
    if (nature === 'decision' && decidesAbsent(s, m.by)) return refuse('not-present', 'GEN-24', { seat: m.by })
    const no = refusal(s, seatOf(m), m)
    return no ?? accept(apply(s, seatOf(m), m))
  },
})

/** Who is not there decides nothing (GEN-24); what the table must know, the croupier enters. */
const decidesAbsent = (s: Table, by: Actor): boolean => isSeat(by) && s.seats[by]?.present === false

/** One move of those an option covers, optional fields left out. */
const firstOf = ({ by, do: name, fields }: Option): Move => {
  const values = Object.entries(fields).flatMap(([field, bound]): [string, Detail][] => {
    const value = bound.optional ? undefined : firstIn(bound)
    return value === undefined ? [] : [[field, value]]
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
