// Who serves the table, and how it opens, stops and closes.

import type { Kind, Refused, Rule } from './contract.js'
import type { StaffPart } from './customs.js'
import { refuse } from './refusals.js'
import { choice, ofSeat, plain, rule } from './rules.js'
import { accept, allSeats, betweenRounds, change, event, isOpen, offer, one, say, type Table } from './table.js'

type Post = 'croupier' | 'pit-boss'
const POSTS: readonly Post[] = ['croupier', 'pit-boss']
const BOSSES = ['room-head', 'pit-boss'] as const

const posted = (s: Table) => [...new Set([...s.staff.croupier, ...s.staff['pit-boss']])]
const running = (s: Table) => s.status === 'open' || s.status === 'suspended'

const relieved = (staff: Table['staff'], person: string): Table['staff'] => ({
  croupier: staff.croupier.filter((name) => name !== person),
  'pit-boss': staff['pit-boss'].filter((name) => name !== person),
})

export const staffRules = <G extends Kind>({ staff, croupiers, closing, capacity }: StaffPart): Rule<G>[] => {
  const understaffed = ({ config }: Table, posts: Table['staff']): Refused | undefined => {
    const need = { croupier: croupiers?.(config) ?? staff.croupier, 'pit-boss': staff['pit-boss'] }
    return POSTS.some((post) => posts[post].length < need[post])
      ? refuse('staff-missing', staff.rule, {
          need,
          have: { croupier: posts.croupier.length, 'pit-boss': posts['pit-boss'].length },
        })
      : undefined
  }

  /** Who may not be posted there: whoever holds that post, and any other unless one person may hold both. */
  const taken = (s: Table, role: Post): readonly string[] => (staff.doubles ? s.staff[role] : posted(s))

  const notOpen = (s: Table): Refused | undefined => (isOpen(s) ? undefined : refuse('table-not-open', staff.rule))

  return [
    rule({
      do: 'post',
      by: BOSSES,
      cite: 'GEN-21',
      nature: 'household',
      fields: { role: 'word', person: 'word' },
      options: (s) =>
        BOSSES.flatMap((by) =>
          (staff.doubles ? POSTS.map((role) => [role]) : [POSTS]).map((roles) =>
            offer(by, 'post', { role: one(...roles), person: { any: 'word', except: taken(s, roles[0] as Post) } }),
          ),
        ),
      step: (s, m) => {
        const role = m.role as Post
        const person = m.person as string
        if (!POSTS.includes(role)) return refuse('no-such-post', 'GEN-21', { posts: POSTS })
        if (taken(s, role).includes(person)) return refuse('already-posted', 'GEN-21', { person })
        const posts = { ...s.staff, [role]: [...s.staff[role], person] }
        return accept(change(s, { staff: posts }, [event('staff-posted', staff.rule, { role })]))
      },
    }),

    choice<G>('unpost', {
      by: BOSSES,
      cite: 'GEN-21',
      nature: 'household',
      field: 'person',
      kind: 'word',
      candidates: posted,
      refusal: (s, m) => {
        const person = m.person as string
        if (!posted(s).includes(person)) return refuse('not-posted', 'GEN-21', { person })
        return running(s) ? understaffed(s, relieved(s.staff, person)) : undefined
      },
      apply: (s, m) =>
        change(s, { staff: relieved(s.staff, m.person as string) }, [event('staff-relieved', staff.rule)]),
    }),

    plain<G>('open', {
      by: ['pit-boss'],
      cite: staff.rule,
      nature: 'household',
      refusal: (s) => (running(s) ? refuse('already-open', staff.rule) : understaffed(s, s.staff)),
      // Warnings are kept for the session (G-12); an exclusion outlives it.
      apply: (s) =>
        change(s, { status: 'open', openedAt: s.round, closing: null, conduct: {} }, [
          event('table-opened', staff.rule),
        ]),
    }),

    plain<G>('instruct-closing', {
      by: ['pit-boss'],
      cite: closing.rule,
      nature: 'household',
      refusal: (s) => notOpen(s) ?? (s.closing === null ? undefined : refuse('already-closing', closing.rule)),
      apply: (s) => change(s, { closing: 'instructed' }, [event('closing-instructed', closing.rule)]),
    }),

    plain<G>('announce-last', {
      by: ['croupier'],
      cite: closing.rule,
      nature: 'course',
      refusal: (s) => {
        if (!isOpen(s)) return notOpen(s)
        if (s.closing !== 'instructed') return refuse('not-instructed', closing.rule)
        return betweenRounds(s) ? undefined : refuse('round-in-progress', closing.rule)
      },
      apply: (s) => change(s, { closing: closing.rounds }, [say(closing.phrase, closing.rule)]),
    }),

    plain<G>('seal', {
      by: ['croupier'],
      cite: closing.seal,
      nature: 'household',
      refusal: (s) => (s.status === 'closed' ? undefined : refuse('table-not-closed', closing.seal)),
      apply: (s) => change(s, { status: 'sealed' }, [event('table-sealed', closing.seal)]),
    }),

    rule({
      do: 'suspend',
      by: ['pit-boss'],
      cite: 'GEN-39',
      nature: 'household',
      fields: { reason: 'text' },
      options: (s) =>
        isOpen(s) && betweenRounds(s) ? [offer('pit-boss', 'suspend', { reason: { any: 'text' } })] : [],
      step: (s, m) => {
        if (!isOpen(s)) return refuse('table-not-open', staff.rule)
        if (!betweenRounds(s)) return refuse('round-in-progress', 'GEN-39')
        const suspended = event('table-suspended', 'GEN-39', { reason: m.reason as string })
        return accept(change(s, { status: 'suspended' }, [suspended]))
      },
    }),

    plain<G>('resume', {
      by: ['pit-boss'],
      cite: 'GEN-39',
      nature: 'household',
      refusal: (s) => (s.status === 'suspended' ? undefined : refuse('table-not-suspended', 'GEN-39')),
      apply: (s) => change(s, { status: 'open' }, [event('table-resumed', 'GEN-39')]),
    }),

    ofSeat<G>('block-seat', {
      by: ['pit-boss'],
      cite: 'GEN-37',
      nature: 'household',
      candidates: allSeats,
      refusal: (s, id) => {
        if (!allSeats(s).includes(id)) return refuse('no-such-seat', capacity)
        if (s.blocked.includes(id)) return refuse('seat-blocked', 'GEN-37')
        return s.seats[id] ? refuse('seat-taken', 'GEN-37') : undefined
      },
      apply: (s, id) => change(s, { blocked: [...s.blocked, id] }, [event('seat-blocked', 'GEN-37', { seat: id })]),
    }),

    ofSeat<G>('unblock-seat', {
      by: ['pit-boss'],
      cite: 'GEN-37',
      nature: 'household',
      candidates: (s) => s.blocked,
      refusal: (s, id) => (s.blocked.includes(id) ? undefined : refuse('seat-not-blocked', 'GEN-37')),
      apply: (s, id) =>
        change(s, { blocked: s.blocked.filter((other) => other !== id) }, [
          event('seat-unblocked', 'GEN-37', { seat: id }),
        ]),
    }),
  ]
}
