// Disagreements climb croupier, pit boss or section head, recording; the record says who decided (GEN-38 to GEN-40).

import type { SeatId } from './actors.js'
import type { Kind, Move, Rule } from './contract.js'
import { type CorrectionPart, correctionRules } from './corrections.js'
import { refuse } from './refusals.js'
import { choice, emptySeat, rule } from './rules.js'
import {
  accept,
  asking,
  change,
  type Dispute,
  type DisputeLevel,
  event,
  offer,
  one,
  ownsDispute,
  type Table,
} from './table.js'

const DECIDES: { readonly [level in DisputeLevel]: readonly string[] } = {
  croupier: ['croupier'],
  'pit-boss': ['pit-boss', 'section-head'],
  recording: ['pit-boss', 'section-head'],
}
const NEXT: { readonly [level in DisputeLevel]: DisputeLevel | null } = {
  croupier: 'pit-boss',
  'pit-boss': 'recording',
  recording: null,
}

const find = (s: Table, m: Move) => s.disputes.find((dispute) => dispute.id === m.dispute)
const replaced = (s: Table, dispute: Dispute, patch: Partial<Dispute>) =>
  s.disputes.map((other) => (other === dispute ? { ...dispute, ...patch } : other))

export const disputeRules = <G extends Kind>(customs: CorrectionPart<G>): Rule<G>[] => [
  rule({
    do: 'dispute',
    by: ['seat', 'croupier'],
    cite: 'GEN-39',
    nature: 'household',
    fields: { about: 'text' },
    options: (s, by) =>
      [...asking(s, by), 'croupier' as const].map((by) => offer(by, 'dispute', { about: { any: 'text' } })),
    step: (s, m) => {
      const empty = m.by === 'croupier' ? undefined : emptySeat(s, m.by as SeatId)
      if (empty) return empty
      const id = `dispute:${s.serial}`
      const player = s.seats[m.by as SeatId]?.player ?? null
      const dispute: Dispute = { id, by: m.by, player, about: m.about as string, level: 'croupier', decided: null }
      const opened = event('dispute-opened', 'GEN-39', {
        dispute: id,
        by: m.by,
        about: dispute.about,
        to: m.by === 'croupier' ? [] : [m.by as SeatId],
      })
      return accept(change(s, { disputes: [...s.disputes, dispute], serial: s.serial + 1 }, [opened]))
    },
  }),

  rule({
    do: 'decide',
    by: ['croupier', 'pit-boss', 'section-head'],
    cite: 'GEN-39',
    nature: 'household',
    fields: { dispute: 'word', decision: 'text' },
    options: (s) =>
      s.disputes
        .filter((dispute) => dispute.decided === null)
        .flatMap((dispute) =>
          DECIDES[dispute.level].map((by) =>
            offer(by as 'croupier', 'decide', { dispute: one(dispute.id), decision: { any: 'text' } }),
          ),
        ),
    step: (s, m) => {
      const dispute = find(s, m)
      if (!dispute) return refuse('no-such-dispute', 'GEN-39')
      if (dispute.decided) return refuse('dispute-decided', 'GEN-39', { by: dispute.decided.by })
      if (!DECIDES[dispute.level].includes(m.by)) return refuse('not-at-this-level', 'GEN-39', { level: dispute.level })
      const decision = m.decision as string
      const decided = event('dispute-decided', 'GEN-39', {
        dispute: dispute.id,
        by: m.by,
        decision,
        recording: dispute.level === 'recording',
        to: dispute.by === 'croupier' ? [] : [dispute.by as SeatId],
      })
      return accept(change(s, { disputes: replaced(s, dispute, { decided: { by: m.by, decision } }) }, [decided]))
    },
  }),

  choice<G>('appeal', {
    by: ['seat', 'croupier'],
    cite: 'GEN-39',
    nature: 'household',
    field: 'dispute',
    kind: 'word',
    candidates: (s) => s.disputes.map((dispute) => dispute.id),
    refusal: (s, m) => {
      const dispute = find(s, m)
      if (!dispute) return refuse('no-such-dispute', 'GEN-39')
      // The croupier may hand any disagreement up; a player only their own.
      if (m.by !== 'croupier' && !ownsDispute(s, dispute, m.by)) return refuse('not-your-dispute', 'GEN-39')
      return NEXT[dispute.level] ? undefined : refuse('recording-is-final', 'GEN-39')
    },
    apply: (s, m) => {
      const dispute = find(s, m) as Dispute
      const level = NEXT[dispute.level] as DisputeLevel
      return change(s, { disputes: replaced(s, dispute, { level, decided: null }) }, [
        event('dispute-raised', 'GEN-39', {
          dispute: dispute.id,
          level,
          to: dispute.by === 'croupier' ? [] : [dispute.by as SeatId],
        }),
      ])
    },
  }),

  ...correctionRules<G>(customs),
]
