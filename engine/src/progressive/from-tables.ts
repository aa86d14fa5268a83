// What tables tell their pot: a contribution at the lock, its reversal, hands with a prize and their award, a random prize. The
// tables make these moves themselves, in the unit of their own.

import { LINK } from '../kernel/accounts.js'
import { type Actor, type LogId, logActor, logName, type SeatId, seat } from '../kernel/actors.js'
import type { Event, Fields, Json, Move, Option, Refused, Rule, Transfer } from '../kernel/contract.js'
import { MONEY_MAX, type Money } from '../kernel/money.js'
import { rule } from '../kernel/rules.js'
import { accept, event, offer, one, transfer, upTo } from '../kernel/table.js'
import { backFrom, takesAll, voided, withBacked } from './going-back.js'
import {
  BASE,
  COMMISSION,
  type Connected,
  changed,
  connectedIn,
  MAIN,
  type Pot,
  type PotKind,
  playing,
  purse,
  reserve,
  shortfalls,
  speaker,
  type TableRound,
  withTable,
} from './play.js'
import { type Award, awardsOf } from './prizes.js'
import { refusePot } from './refusals.js'
import { prizeOf, type Regulation } from './regulations.js'
import { splitOf } from './terms.js'

const AWARDS_KEPT = 20
const ROUND_MAX = 1_000_000_000
const SEATS_MAX = 1_000
const PLACES = Array.from({ length: SEATS_MAX }, (_, at): SeatId => seat(at + 1))

/** A name of the category for prizes that no hand earns. */
export const LUCKY = 'lucky'

type Step = ReturnType<typeof accept<PotKind>>
const isNo = (value: Connected | Refused): value is Refused => 'refusal' in value

interface Told {
  readonly cite: Rule['cite']
  readonly fields: Fields
  /** What this table may say now. */
  offers(s: Pot, table: string, of: Connected): readonly Option['fields'][]
  step(s: Pot, m: Move, table: string, of: Connected): Step | Refused
}

/** A move of one of the pot's tables. */
const told = (name: string, { cite, fields, offers, step }: Told): Rule<PotKind> =>
  rule<PotKind>({
    do: name,
    by: ['log'],
    cite,
    nature: 'settle',
    fields,
    options: (s, by?: Actor) => {
      const tables = by === undefined ? Object.keys(s.play.tables) : [logName(by)]
      return tables.flatMap((table) => {
        const of = connectedIn(s, table)
        const actor: LogId = logActor(table)
        return of ? offers(s, table, of).map((bounds) => offer(actor, name, bounds)) : []
      })
    },
    step: (s, m) => {
      const of = speaker(s, m.by, cite)
      return isNo(of) ? of : step(s, m, logName(m.by), of)
    },
  })

const contribute = ({ pot }: Regulation): Rule<PotKind> =>
  told('contribute', {
    cite: pot.commission,
    fields: { round: 'integer', amount: 'money' },
    offers: () => [{ round: upTo(0, ROUND_MAX, 1), amount: upTo(1, MONEY_MAX, 1) }],
    step: (s, m, table) => {
      if ((m.round as number) < 0 || (m.round as number) > ROUND_MAX)
        return refusePot('malformed', pot.commission, { field: 'round' })
      const split = splitOf(s.play.terms, m.amount as Money)
      const { commission, reserves, main } = split
      const round: TableRound = { ...split, round: m.round as number, awarded: null, complemented: false }
      const meter = { main: s.play.meter.main, increment: main }
      const kept: Pot = { ...s, ...withTable(s, table, { round, hits: [] }) }
      return accept(
        changed(s, playing(kept, { meter }), [
          event('contributed', pot.commission, {
            ...{ table, round: round.round, collected: split.collected, commission, main, reserves },
            transfers: [
              ...transfer(LINK, COMMISSION, commission),
              ...reserves.flatMap((amount, at) => transfer(LINK, reserve(at), amount)),
              ...transfer(LINK, MAIN, main),
            ],
          }),
        ]),
      )
    },
  })

/** The contribution of this round that may still come back. */
const reversible = ({ round }: Connected): TableRound | undefined => (round && !round.awarded ? round : undefined)

const notThatRound = (of: Connected, m: Move, cite: Rule['cite']): Refused | undefined => {
  if (!of.round || of.round.round !== m.round)
    return refusePot('nothing-contributed', cite, { round: m.round as number })
  return of.round.awarded ? refusePot('already-awarded', cite) : undefined
}

/** What a part of the split that grew by rounding takes back, where the others gave more. */
const moved = (from: string, amount: Money, pay: (from: string, amount: Money) => Transfer[]): Transfer[] =>
  amount >= 0 ? pay(from, amount) : transfer(LINK, from, -amount)

const reverse = ({ pot }: Regulation): Rule<PotKind> =>
  told('reverse', {
    cite: pot.commission,
    fields: { round: 'integer', amount: 'money' },
    offers: (_, __, of) => {
      const round = reversible(of)
      return round && round.collected > 0 ? [{ round: one(round.round), amount: upTo(1, round.collected, 1) }] : []
    },
    step: (s, m, table, of) => {
      const no = notThatRound(of, m, pot.commission)
      if (no) return no
      const was = of.round as TableRound
      const amount = m.amount as Money
      if (amount > was.collected) return refusePot('more-than-collected', pot.commission, { collected: was.collected })
      const now = splitOf(s.play.terms, was.collected - amount)
      const { pay } = purse(s)
      const back = [
        ...moved(COMMISSION, was.commission - now.commission, (from, part) => transfer(from, LINK, part)),
        ...was.reserves.flatMap((part, at) => moved(reserve(at), part - (now.reserves[at] ?? 0), pay)),
        ...moved(MAIN, was.main - now.main, pay),
      ]
      const round: TableRound = { ...was, ...now }
      return accept(
        changed(s, withTable(s, table, { round }), [
          event('contribution-reversed', pot.commission, { table, round: was.round, amount, transfers: back }),
        ]),
      )
    },
  })

const hit = (regulation: Regulation): Rule<PotKind> => {
  const { pot, prizes } = regulation
  return told('hit', {
    cite: pot.records,
    fields: { round: 'integer', seat: 'seat', category: 'word', bet: 'money' },
    offers: (_, __, of) => {
      const round = reversible(of)
      if (!round || round.collected === 0) return []
      const free = PLACES.filter((id) => !of.hits.some((each) => each.seat === id))
      const category = one(...prizes.map((prize) => prize.category))
      return [{ round: one(round.round), seat: one(...free), category, bet: upTo(1, round.collected, 1) }]
    },
    step: (s, m, table, of) => {
      const no = notThatRound(of, m, pot.records)
      if (no) return no
      const [id, category, bet] = [m.seat as SeatId, m.category as string, m.bet as Money]
      const { round, collected } = of.round as TableRound
      if (!PLACES.includes(id)) return refusePot('no-such-seat', pot.records, { seats: SEATS_MAX })
      if (of.hits.some((each) => each.seat === id)) return refusePot('hit-registered', pot.records, { seat: id })
      if (!prizeOf(regulation, category)) return refusePot('not-a-prize', pot.records, { category })
      if (bet > collected) return refusePot('more-than-collected', pot.records, { collected })
      const hits = [...of.hits, { seat: id, category, bet }]
      return accept(
        changed(s, withTable(s, table, { hits }), [
          event('hit', pot.records, { table, round, seat: id, category, bet }),
        ]),
      )
    },
  })
}

const lineTold = (award: Award): { readonly [detail: string]: Json } => {
  const { seat: id, category, bet, share, capped, amount } = award
  return { seat: id, category, bet, share, capped, amount }
}

interface Awarding {
  readonly events: readonly Event[]
  readonly prizes: readonly { readonly seat: SeatId; readonly category: string; readonly paid: readonly Transfer[] }[]
  /** What made the pot whole after a royal. */
  readonly restored: readonly Transfer[]
}

/** The payments in the order they are computed, and what is left of the pot made whole after a royal (PRG-30, PG-16). */
const awarding = (s: Pot, regulation: Regulation, table: string, round: number, awards: readonly Award[]): Awarding => {
  const { pot } = regulation
  const { base, baseFrom } = s.play.terms
  const { left, pay, restore } = purse(s)
  const prizes = awards.map((award) => {
    const paid = award.fixed ? pay(MAIN, award.amount) : pay(MAIN, Math.min(award.amount, left(MAIN)))
    return { ...award, paid }
  })
  const events = prizes.flatMap(({ paid, ...award }): Event[] => {
    const { seat: id, category, amount } = award
    const tells = amount > 0 ? { tells: { log: table, do: 'pot-prize', round, seat: id, category, amount } } : {}
    return [
      event('prize-awarded', award.cite, { table, round, ...lineTold(award), transfers: paid, ...tells }),
      ...shortfalls(paid, MAIN, pot.base),
    ]
  })
  const emptied = awards.some(({ category }) => takesAll(regulation, category))
  const restored = emptied ? restore(base, baseFrom === 'reserve') : []
  const back = restored.map(({ from, to, amount }) =>
    event('base-restored', pot.base, {
      from: from === BASE ? 'casino' : from,
      amount,
      transfers: transfer(from, to, amount),
    }),
  )
  return {
    events: [...events, ...back],
    restored,
    prizes: prizes.map(({ seat: id, category, paid }) => ({ seat: id, category, paid })),
  }
}

const award = (regulation: Regulation): Rule<PotKind> =>
  told('award', {
    cite: regulation.pot.several,
    fields: { round: 'integer' },
    offers: (_, __, of) => {
      const round = reversible(of)
      return round && of.hits.length > 0 ? [{ round: one(round.round) }] : []
    },
    step: (s, m, table, of) => {
      const { several } = regulation.pot
      const no = notThatRound(of, m, several)
      if (no) return no
      if (of.hits.length === 0) return refusePot('no-hit', several)
      const round = of.round as TableRound
      const main = s.play.meter.main
      const lines = awardsOf(regulation, main, of.hits, s.play.terms)
      const awards = [{ table, round: round.round, main, lines }, ...s.play.awards].slice(0, AWARDS_KEPT)
      const { events, prizes, restored } = awarding(s, regulation, table, round.round, lines)
      const awarded = events.flatMap(({ transfers = [] }) => transfers)
      const backed = withBacked(of, regulation, round.round, prizes, restored)
      const settled: Pot = { ...s, ...withTable(s, table, { round: { ...round, awarded }, hits: [], backed }) }
      return accept(changed(s, playing(settled, { awards }), events))
    },
  })

/** A hand was put right before its prize was handed over: the round is awarded anew (PG-31). */
const undoAward = ({ pot }: Regulation): Rule<PotKind> =>
  told('undo-award', {
    cite: pot.several,
    fields: { round: 'integer' },
    offers: (_, __, { round }) => (round?.awarded ? [{ round: one(round.round) }] : []),
    step: (s, m, table, { round, backed: all }) => {
      if (!round?.awarded || round.round !== m.round)
        return refusePot('nothing-awarded', pot.several, { round: m.round as number })
      const transfers = backFrom(s, round.awarded)
      const amount = transfers.reduce((sum, each) => sum + (each.from === LINK ? each.amount : 0), 0)
      const awards = s.play.awards.filter((each) => each.table !== table || each.round !== round.round)
      const backed = all.filter((each) => each.round !== round.round || each.category === LUCKY)
      const open: Pot = { ...s, ...withTable(s, table, { round: { ...round, awarded: null }, backed }) }
      return accept(
        changed(s, playing(open, { awards }), [
          event('award-undone', pot.several, { table, round: round.round, amount, transfers }),
        ]),
      )
    },
  })

/** A random prize in cash, from the pot (PRG-43). */
const complement = (regulation: Regulation): Rule<PotKind> => {
  const { pot } = regulation
  return told('complement', {
    cite: pot.lucky,
    fields: { round: 'integer', seat: 'seat', amount: 'money' },
    offers: (s, _, of) => {
      const { lucky } = s.play.terms
      if (lucky?.paid !== 'cash' || !of.round || of.round.complemented) return []
      return [{ round: one(of.round.round), seat: one(...PLACES), amount: one(lucky.amount) }]
    },
    step: (s, m, table, of) => {
      const { lucky } = s.play.terms
      if (lucky?.paid !== 'cash' || lucky.amount !== m.amount) return refusePot('not-that-prize', pot.lucky)
      if (!of.round || of.round.round !== m.round)
        return refusePot('nothing-contributed', pot.lucky, { round: m.round as number })
      if (of.round.complemented) return refusePot('already-drawn', pot.lucky)
      if (Number((m.seat as string).slice('seat:'.length)) > SEATS_MAX)
        return refusePot('no-such-seat', pot.lucky, { seats: SEATS_MAX })
      const { round } = of.round
      const { amount } = lucky
      const transfers = purse(s).pay(MAIN, amount)
      const tells = { log: table, do: 'pot-prize', round, seat: m.seat as SeatId, category: LUCKY, amount }
      const prize = { seat: m.seat as SeatId, category: LUCKY, paid: transfers }
      const backed = withBacked(of, regulation, round, [prize])
      return accept(
        changed(s, withTable(s, table, { round: { ...of.round, complemented: true }, backed }), [
          event('complement-awarded', pot.lucky, { table, round, seat: m.seat as SeatId, amount, transfers, tells }),
          ...shortfalls(transfers, MAIN, pot.base),
        ]),
      )
    },
  })
}

/** A payment that was held and is void goes back to whom it came from (GEN-41, PG-31). */
const restorePrize = ({ pot }: Regulation): Rule<PotKind> =>
  told('restore-prize', {
    cite: pot.records,
    // A table that held it before it said which prize it was names none.
    fields: { amount: 'money', round: 'integer?', seat: 'seat?', category: 'word?' },
    offers: () => [
      {
        amount: upTo(1, MONEY_MAX, 1),
        round: { ...upTo(0, ROUND_MAX, 1), optional: true },
        seat: { oneOf: PLACES, optional: true },
        category: { any: 'word', optional: true },
      },
    ],
    step: (s, m, table, of) => {
      const [round, amount] = [(m.round ?? 0) as number, m.amount as Money]
      if (round < 0 || round > ROUND_MAX) return refusePot('malformed', pot.records, { field: 'round' })
      if (m.seat !== undefined && !PLACES.includes(m.seat as SeatId))
        return refusePot('no-such-seat', pot.records, { seats: SEATS_MAX })
      const { transfers, backed } = voided(s, of, { ...m, amount })
      return accept(
        changed(s, withTable(s, table, { backed }), [
          event('prize-restored', pot.records, { table, amount, transfers }),
        ]),
      )
    },
  })

export const tableRules = (regulation: Regulation): Rule<PotKind>[] => [
  contribute(regulation),
  reverse(regulation),
  hit(regulation),
  award(regulation),
  undoAward(regulation),
  complement(regulation),
  restorePrize(regulation),
]
