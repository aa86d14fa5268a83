// What people do to a pot: which tables take part, when it takes bets, and on which terms. Terms change by two people, with the
// pot closed, and every table is told in the same unit: one with locked side bets refuses, and nothing has changed.

import type { Event, Option, Refused, Rule, Telling } from '../kernel/contract.js'
import { plain, rule } from '../kernel/rules.js'
import { accept, event, offer, one, transfer, upTo } from '../kernel/table.js'
import {
  BASE,
  type Connected,
  changed,
  connectedIn,
  MAIN,
  type Pot,
  type PotKind,
  playing,
  type TermsChange,
} from './play.js'
import { refusePot } from './refusals.js'
import { IQUIQUE, type Regulation } from './regulations.js'
import { type Terms, WHOLE } from './terms.js'

const AMOUNT_MAX = 1_000_000_000

/** What a table must know of the terms to take side bets. */
const termsTold = (table: string, game: string, open: boolean, terms: Terms): Telling => {
  const { version, credit, min, max, acceptor, lucky } = terms
  return {
    ...{ log: table, do: 'pot-terms', game, state: open ? 'open' : 'closed' },
    ...{ version, credit, least: min, most: max, acceptor },
    ...(lucky ? { lucky: lucky.by, every: lucky.oneIn, prize: lucky.amount, paid: lucky.paid } : {}),
  }
}

const tellAll = (s: Pot, open: boolean, terms: Terms, cite: Rule['cite']): Event[] =>
  Object.entries(s.play.tables).map(([table, { game }]) =>
    event('table-told', cite, { table, tells: termsTold(table, game, open, terms) }),
  )

const gamesOf = ({ games, id }: Regulation, s: Pot): readonly string[] =>
  id === 'progressive-scj' && s.config.iquique ? [...games, IQUIQUE] : games

const connecting = (regulation: Regulation): Rule<PotKind> => {
  const { pot } = regulation
  return rule<PotKind>({
    do: 'connect',
    by: ['room-head'],
    cite: pot.tables,
    nature: 'household',
    fields: { table: 'word', game: 'word', casino: 'word?' },
    options: (s) => {
      const table = { any: 'word', except: Object.keys(s.play.tables) } as const
      const casino = s.config.homologation === '' ? {} : { casino: { any: 'word', optional: true } as const }
      return [offer('room-head', 'connect', { table, game: one(...gamesOf(regulation, s)), ...casino })]
    },
    step: (s, m) => {
      const [table, game] = [m.table as string, m.game as string]
      if (connectedIn(s, table)) return refusePot('table-connected', pot.tables, { table })
      if (!gamesOf(regulation, s).includes(game))
        return refusePot('no-base-game', pot.games, { game, games: gamesOf(regulation, s) })
      if (m.casino !== undefined && s.config.homologation === '') return refusePot('not-homologated', pot.elsewhere)
      const joined: Connected = {
        game,
        casino: (m.casino as string | undefined) ?? null,
        round: null,
        hits: [],
        backed: [],
      }
      const { open, terms, tables } = s.play
      return accept(
        changed(s, playing(s, { tables: { ...tables, [table]: joined } }), [
          event('table-connected', pot.tables, {
            ...{ table, game, casino: joined.casino },
            tells: termsTold(table, game, open, terms),
          }),
        ]),
      )
    },
  })
}

const disconnecting = ({ pot }: Regulation): Rule<PotKind> =>
  rule<PotKind>({
    do: 'disconnect',
    by: ['room-head'],
    cite: pot.tables,
    nature: 'household',
    fields: { table: 'word', reason: 'text' },
    options: (s) => {
      const tables = Object.keys(s.play.tables)
      return tables.length > 0
        ? [offer('room-head', 'disconnect', { table: one(...tables), reason: { any: 'text' } })]
        : []
    },
    step: (s, m) => {
      const table = m.table as string
      if (!connectedIn(s, table)) return refusePot('table-not-connected', pot.tables, { table })
      const { [table]: _, ...tables } = s.play.tables
      return accept(
        changed(s, playing(s, { tables }), [
          event('table-left', pot.tables, { table, reason: m.reason as string, tells: { log: table, do: 'pot-left' } }),
        ]),
      )
    },
  })

const opening = ({ pot }: Regulation): Rule<PotKind> =>
  plain<PotKind>('open-pot', {
    by: ['pit-boss', 'room-head'],
    cite: pot.base,
    nature: 'household',
    refusal: (s) => (s.play.open ? refusePot('pot-open', pot.base) : undefined),
    apply: (s) => {
      const { terms, funded } = s.play
      const base = funded ? [] : transfer(BASE, MAIN, terms.base)
      const put = base.map(({ amount }) => event('base-funded', pot.base, { from: 'casino', amount, transfers: base }))
      return changed(s, playing(s, { open: true, funded: true }), [
        event('pot-opened', pot.base, { version: terms.version }),
        ...put,
        ...tellAll(s, true, terms, pot.limits),
      ])
    },
  })

const closing = ({ pot }: Regulation): Rule<PotKind> =>
  rule<PotKind>({
    do: 'close-pot',
    by: ['pit-boss', 'room-head'],
    cite: pot.terms,
    nature: 'household',
    fields: { reason: 'text' },
    options: (s, by) =>
      (['pit-boss', 'room-head'] as const)
        .filter((role) => s.play.open && (by === undefined || by === role))
        .map((role) => offer(role, 'close-pot', { reason: { any: 'text' } })),
    step: (s, m) => {
      if (!s.play.open) return refusePot('pot-closed', pot.terms)
      return accept(
        changed(s, playing(s, { open: false }), [
          event('pot-closed', pot.terms, { reason: m.reason as string }),
          ...tellAll(s, false, s.play.terms, pot.limits),
        ]),
      )
    },
  })

interface Parameter {
  readonly now: number
  readonly min: number
  readonly max: number
  readonly step: number
  put(terms: Terms, to: number): Terms
}

/** What may be changed of terms, one thing at a time, and between which bounds. */
const parametersOf = (terms: Terms): { readonly [what: string]: Parameter } => {
  const { commission, reserves, base, credit, min, max } = terms
  const greatest = Math.floor(AMOUNT_MAX / credit) * credit
  const shares = reserves.map((now, at): [string, Parameter] => {
    const others = reserves.reduce((sum, each, index) => sum + (index === at ? 0 : each), 0)
    const put = (old: Terms, to: number): Terms => ({ ...old, reserves: old.reserves.with(at, to) })
    return [`share.${at + 1}`, { now, min: 0, max: WHOLE - others, step: 1, put }]
  })
  return {
    commission: { now: commission, min: 0, max: WHOLE, step: 1, put: (old, to) => ({ ...old, commission: to }) },
    base: { now: base, min: 0, max: AMOUNT_MAX, step: 1, put: (old, to) => ({ ...old, base: to }) },
    min: { now: min, min: credit, max, step: credit, put: (old, to) => ({ ...old, min: to }) },
    max: { now: max, min, max: Math.max(min, greatest), step: credit, put: (old, to) => ({ ...old, max: to }) },
    ...Object.fromEntries(shares),
  }
}

const parameter = (terms: Terms, what: unknown): Parameter | undefined => {
  const all = parametersOf(terms)
  return Object.hasOwn(all, what as string) ? all[what as string] : undefined
}

const outOf = ({ min, max, step }: Parameter, to: number): boolean => to < min || to > max || to % step !== 0

const proposing = ({ pot }: Regulation): Rule<PotKind> =>
  rule<PotKind>({
    do: 'propose-terms',
    by: ['pit-boss'],
    cite: pot.terms,
    nature: 'household',
    fields: { what: 'word', to: 'integer', approval: 'text', reason: 'text' },
    options: (s) =>
      s.play.proposal
        ? []
        : Object.entries(parametersOf(s.play.terms)).map(([what, { min, max, step }]): Option => {
            const said = { approval: { any: 'text' }, reason: { any: 'text' } } as const
            return offer('pit-boss', 'propose-terms', { what: one(what), to: upTo(min, max, step), ...said })
          }),
    step: (s, m) => {
      if (s.play.proposal) return refusePot('already-proposed', pot.terms)
      const found = parameter(s.play.terms, m.what)
      if (!found) return refusePot('no-such-parameter', pot.terms, { what: Object.keys(parametersOf(s.play.terms)) })
      const to = m.to as number
      if (outOf(found, to)) {
        const { min, max, step } = found
        return refusePot('parameter-out-of-range', pot.terms, { min, max, step })
      }
      const proposal: TermsChange = {
        ...{ what: m.what as string, before: found.now, after: to },
        ...{ approval: m.approval as string, reason: m.reason as string },
      }
      return accept(changed(s, playing(s, { proposal }), [event('terms-proposed', pot.terms, proposal)]))
    },
  })

const confirmed = (s: Pot, { pot }: Regulation, proposal: TermsChange) => {
  const { what, after, approval } = proposal
  const version = s.play.terms.version + 1
  const put = (parameter(s.play.terms, what) as Parameter).put(s.play.terms, after)
  const terms: Terms = { ...put, version, approval }
  const history = [{ ...proposal, version }, ...s.play.history]
  return changed(s, playing(s, { terms, history, proposal: null }), [
    event('terms-changed', pot.terms, { ...proposal, version }),
    ...tellAll(s, false, terms, pot.limits),
  ])
}

const deciding = (regulation: Regulation): Rule<PotKind> => {
  const { pot } = regulation
  const refusal = (s: Pot, verdict: unknown): Refused | undefined => {
    if (!s.play.proposal) return refusePot('no-proposal', pot.terms)
    if (verdict !== 'confirm' && verdict !== 'reject') return refusePot('no-such-verdict', pot.terms)
    return verdict === 'confirm' && s.play.open ? refusePot('pot-not-closed', pot.terms) : undefined
  }
  return rule<PotKind>({
    do: 'decide-terms',
    by: ['room-head'],
    cite: pot.terms,
    nature: 'household',
    fields: { verdict: 'word' },
    options: (s) => {
      const free = ['confirm', 'reject'].filter((verdict) => !refusal(s, verdict))
      return free.length > 0 ? [offer('room-head', 'decide-terms', { verdict: one(...free) })] : []
    },
    step: (s, m) => {
      const no = refusal(s, m.verdict)
      if (no) return no
      const proposal = s.play.proposal as TermsChange
      return accept(
        m.verdict === 'confirm'
          ? confirmed(s, regulation, proposal)
          : changed(s, playing(s, { proposal: null }), [event('terms-rejected', pot.terms, proposal)]),
      )
    },
  })
}

export const staffRules = (regulation: Regulation): Rule<PotKind>[] => [
  connecting(regulation),
  disconnecting(regulation),
  opening(regulation),
  closing(regulation),
  proposing(regulation),
  deciding(regulation),
]
