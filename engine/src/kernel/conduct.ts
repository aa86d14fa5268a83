// Infractions: a warning first, exclusion from the next round on if repeated (GEN-26 to GEN-35).

import type { SeatId } from './actors.js'
import type { RuleId } from './citations.js'
import type { Kind, Rule } from './contract.js'
import type { ConductPart } from './customs.js'
import { groupBy } from './lists.js'
import { refuse } from './refusals.js'
import { emptySeat, rule } from './rules.js'
import { isExcluded } from './seats.js'
import { accept, change, event, occupied, offer, one, recordOf, type Seat, type Table } from './table.js'

/** What any game forbids. A game adds its own. */
export const INFRACTIONS: { readonly [infraction: string]: RuleId } = {
  collusion: 'GEN-26',
  pooling: 'GEN-27',
  'asking-for-chips': 'GEN-28',
  'influencing-play': 'GEN-29',
  'foreign-objects': 'GEN-30',
  'against-transparency': 'GEN-31',
}

export const conductRules = <G extends Kind>(customs: ConductPart): Rule<G>[] => {
  const infractions = { ...INFRACTIONS, ...customs.infractions }
  const atOnce = (infraction: string): boolean =>
    customs.excludesAtOnce !== undefined && Object.hasOwn(customs.infractions, infraction)
  const record = (s: Table, id: SeatId): readonly string[] => recordOf(s, (s.seats[id] as Seat).player)
  const noted = (s: Table, id: SeatId, infraction: string): Table['conduct'] => ({
    ...s.conduct,
    [(s.seats[id] as Seat).player]: [...record(s, id), infraction],
  })

  const about = (
    name: 'warn' | 'exclude',
    by: Rule<G>['by'],
    /** The infractions it may be for now. */
    allowed: (s: Table<G>, id: SeatId) => readonly string[],
    step: Rule<G>['step'],
  ): Rule<G> =>
    rule({
      do: name,
      by,
      cite: name === 'warn' ? 'GEN-32' : 'GEN-33',
      nature: 'household',
      countsTime: () => name === 'exclude',
      fields: { seat: 'seat', infraction: 'word' },
      options: (s) => {
        const alike = groupBy(occupied(s), (id) => allowed(s, id).join(' '))
        return [...alike.values()].flatMap((seats) => {
          const known = allowed(s, seats[0] as SeatId)
          const fields = { seat: one(...seats), infraction: one(...known) }
          return known.length ? by.map((actor) => offer(actor as 'croupier', name, fields)) : []
        })
      },
      step: (s, m) => {
        const empty = emptySeat(s, m.seat as SeatId)
        if (empty) return empty
        if (!Object.hasOwn(infractions, m.infraction as string))
          return refuse('no-such-infraction', 'GEN-31', { infractions: Object.keys(infractions) })
        return step(s, m)
      },
    })

  return [
    about(
      'warn',
      ['croupier', 'pit-boss'],
      () => Object.keys(infractions),
      (s, m) => {
        const id = m.seat as SeatId
        const infraction = m.infraction as string
        const warned = event('warned', infractions[infraction] as RuleId, {
          seat: id,
          infraction,
          by: m.by,
          to: [id],
        })
        return accept(change(s, { conduct: noted(s, id, infraction) }, [warned]))
      },
    ),

    about(
      'exclude',
      customs.excludesAtOnce ? ['pit-boss', 'section-head'] : ['pit-boss'],
      (s, id) => {
        if (isExcluded(s, (s.seats[id] as Seat).player)) return []
        return Object.keys(infractions).filter((infraction) => record(s, id).length > 0 || atOnce(infraction))
      },
      (s, m) => {
        const id = m.seat as SeatId
        const infraction = m.infraction as string
        if (record(s, id).length === 0 && !atOnce(infraction)) return refuse('not-warned-before', 'GEN-32')
        if (isExcluded(s, (s.seats[id] as Seat).player)) return refuse('already-excluded', 'GEN-34')
        const until = s.clock + s.config.exclusionMinutes * 60
        // The round in progress is settled for this player as for any other (GEN-34).
        const excluded = { ...s.excluded, [(s.seats[id] as Seat).player]: until }
        const outright = atOnce(infraction) ? customs.excludesAtOnce : undefined
        const left = event('excluded', outright ?? 'GEN-34', { seat: id, infraction, until, to: [id] })
        return accept(change(s, { conduct: noted(s, id, infraction), excluded }, [left]))
      },
    ),
  ]
}
