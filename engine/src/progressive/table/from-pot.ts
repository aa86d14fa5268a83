// What a pot tells its tables: that it takes bets and on which terms, that it is gone, what a hit brings.

import { LINK } from '../../kernel/accounts.js'
import { type Actor, logActor, logName, type SeatId } from '../../kernel/actors.js'
import type { RuleId } from '../../kernel/citations.js'
import type { Change, Move, Option, Refused, Rule } from '../../kernel/contract.js'
import { MONEY_MAX, type Money } from '../../kernel/money.js'
import { plain, rule } from '../../kernel/rules.js'
import { accept, chain, change, event, offer, one, type Table, transfer, upTo } from '../../kernel/table.js'
import { LUCKY } from '../from-tables.js'
import { refuseSide } from '../refusals.js'
import type { SideArticles } from '../regulations.js'
import type { Lucky } from '../terms.js'
import { giveSideBack, POT_LOST } from './returning.js'
import { type Here, hereOf, type PotsHere, PRIZES, potsOf, type SideBet, type SideKind, withPots } from './state.js'

/** Who speaks: a pot that is known here, or any where all are asked for. */
const pots = (s: Table<SideKind>, by: Actor | undefined): readonly string[] =>
  by === undefined ? Object.keys(potsOf(s).connected) : [logName(by)]

/** From the lock until the round ends its terms stand: they change between rounds only (PRG-41). */
const isLocked = (s: Table<SideKind>, pot: string): boolean =>
  potsOf(s).bets.some((bet) => bet.pot === pot && bet.status !== 'lit')

/** All pots of a table count in the same credits: a position has one counter. */
const othersCredit = (s: Table<SideKind>, pot: string): Money | undefined =>
  Object.entries(potsOf(s).connected).find(([other]) => other !== pot)?.[1].credit

const VERSION_MAX = 1_000_000_000
const STATES = ['open', 'closed']
const ACCEPTORS = ['electronic', 'manual']
const BY = ['player', 'card']
const PAID = ['credits', 'cash']

const luckyOf = ({ lucky, every, prize, paid }: Move): Lucky | null | undefined => {
  const given = [lucky, every, prize, paid].filter((each) => each !== undefined).length
  if (given === 0) return null
  if (given < 4 || !BY.includes(lucky as string) || !PAID.includes(paid as string)) return undefined
  if ((every as number) < 1 || (every as number) > VERSION_MAX) return undefined
  return { by: lucky as Lucky['by'], oneIn: every as number, amount: prize as Money, paid: paid as Lucky['paid'] }
}

const learning = <G extends SideKind>(articles: SideArticles): Rule<G> => {
  const cite = articles.tables
  const refusal = (s: Table<G>, m: Move): Refused | undefined => {
    const pot = logName(m.by)
    if (m.game !== s.game) return refuseSide('another-game', cite, { game: s.game })
    const malformed = (field: string) => refuseSide('malformed', cite, { field })
    if (!STATES.includes(m.state as string)) return malformed('state')
    if (!ACCEPTORS.includes(m.acceptor as string)) return malformed('acceptor')
    if ((m.version as number) < 1 || (m.version as number) > VERSION_MAX) return malformed('version')
    if (luckyOf(m) === undefined) return malformed('lucky')
    const credit = othersCredit(s, pot)
    if (credit !== undefined && credit !== m.credit) return refuseSide('another-credit', articles.credits, { credit })
    return isLocked(s, pot) && hereOf(s, pot)?.version !== m.version
      ? refuseSide('side-bets-locked', articles.lock)
      : undefined
  }
  const bounds = (s: Table<G>, pot: string): Option['fields'] => {
    const credit = othersCredit(s, pot)
    const version = hereOf(s, pot)?.version
    const amount = upTo(1, MONEY_MAX, 1)
    return {
      ...{ game: one(s.game), state: one(...STATES), least: amount, most: amount, acceptor: one(...ACCEPTORS) },
      version: isLocked(s, pot) && version !== undefined ? one(version) : upTo(1, VERSION_MAX, 1),
      credit: credit === undefined ? amount : one(credit),
    }
  }
  return rule<G>({
    do: 'pot-terms',
    by: ['log'],
    cite,
    nature: 'household',
    notice: true,
    fields: {
      ...{ game: 'word', state: 'word', version: 'integer', credit: 'money', least: 'money', most: 'money' },
      ...{ acceptor: 'word', lucky: 'word?', every: 'integer?', prize: 'money?', paid: 'word?' },
    },
    options: (s, by) => {
      const known = pots(s, by)
      return (known.length > 0 ? known : ['any']).flatMap((pot): Option[] => {
        const lucky = {
          lucky: one(...BY),
          every: upTo(1, VERSION_MAX, 1),
          prize: upTo(1, MONEY_MAX, 1),
          paid: one(...PAID),
        }
        const all = bounds(s, pot)
        return [all, { ...all, ...lucky }].map((fields) => offer(logActor(pot), 'pot-terms', fields))
      })
    },
    step: (s, m) => {
      const no = refusal(s, m)
      if (no) return no
      const pot = logName(m.by)
      const before = hereOf(s, pot)
      const here: Here = {
        ...{ open: m.state === 'open', version: m.version as number, credit: m.credit as Money },
        ...{ min: m.least as Money, max: m.most as Money, acceptor: m.acceptor as Here['acceptor'] },
        lucky: luckyOf(m) as Lucky | null,
      }
      const told = change(s, withPots(s, { connected: { ...potsOf(s).connected, [pot]: here } }), [
        event('pot-terms-told', cite, { pot, ...here }),
      ])
      // What is lit under other terms, or under none, goes back; what is locked is played.
      const stays = here.open && (before === undefined || before.version === here.version)
      return accept(
        chain(told, (after) =>
          giveSideBack(
            after,
            (bet) => bet.pot === pot && bet.status === 'lit' && !stays,
            'pot-closed',
            articles.voluntary,
          ),
        ),
      )
    },
  })
}

const without = <G extends SideKind>(s: Table<G>, pot: string, cite: RuleId): Change<G> => {
  const { [pot]: _, ...connected } = potsOf(s).connected
  return change(s, withPots(s, { connected }), [event('pot-gone', cite, { pot })])
}

const leaving = <G extends SideKind>(articles: SideArticles): Rule<G> => {
  const cite = articles.tables
  const refusal = (s: Table<G>, by: Actor): Refused | undefined => {
    const pot = logName(by)
    if (!hereOf(s, pot)) return refuseSide('no-such-pot', cite)
    if (isLocked(s, pot)) return refuseSide('side-bets-locked', articles.lock)
    // What is held goes back to it if it is void, and a table that is not connected can give it nothing.
    return s.holds.some(({ tells }) => tells?.log === pot) ? refuseSide('prizes-not-paid', articles.order) : undefined
  }
  return {
    ...plain<G>('pot-left', {
      by: ['log'],
      cite,
      nature: 'household',
      notice: true,
      refusal: (s, m) => refusal(s, m.by),
      apply: (s, m) => {
        const pot = logName(m.by)
        return chain(
          giveSideBack(s, (bet) => bet.pot === pot, 'pot-closed', articles.voluntary),
          (after) => without(after, pot, cite),
        )
      },
    }),
    options: (s, by) =>
      pots(s, by)
        .filter((pot) => !refusal(s, logActor(pot)))
        .map((pot) => offer(logActor(pot), 'pot-left')),
  }
}

/**
 * Said by the house in the name of a pot whose log takes no move any more. Side bets that were not judged go back, from the tray
 * where the pot has them; prizes it has paid are handed over, and what is held of them is void to the tray.
 */
const losing = <G extends SideKind>(articles: SideArticles): Rule<G> => {
  const cite = articles.tables
  return {
    ...plain<G>(POT_LOST, {
      by: ['log'],
      cite,
      nature: 'household',
      refusal: (s, m) => (hereOf(s, logName(m.by)) ? undefined : refuseSide('no-such-pot', cite)),
      apply: (s, m) => {
        const pot = logName(m.by)
        const holds = s.holds.map(({ tells, ...hold }) => (!tells || tells.log === pot ? hold : { ...hold, tells }))
        return chain(
          giveSideBack({ ...s, holds }, (bet) => bet.pot === pot, POT_LOST, articles.void),
          (after) => without(after, pot, cite),
        )
      },
    }),
    options: (s, by) =>
      pots(s, by)
        .filter((pot) => hereOf(s, pot))
        .map((pot) => offer(logActor(pot), POT_LOST)),
  }
}

interface Owed {
  readonly seat: SeatId
  readonly category: string
}

/** Hits and random prizes whose amount this pot has not said yet. */
const owedBy = (s: Table<SideKind>, pot: string): Owed[] => {
  const { bets, lucky, claimed } = potsOf(s)
  if (!claimed) return []
  const hits = bets.filter((bet) => bet.pot === pot && bet.status === 'won' && bet.prize === undefined)
  return [
    ...hits.map(({ seat, category = '' }) => ({ seat, category })),
    ...lucky.filter((each) => each.pot === pot).map(({ seat }) => ({ seat, category: LUCKY })),
  ]
}

const heardOf = (here: PotsHere, pot: string, owed: Owed, amount: Money): Partial<PotsHere> => {
  const prizes = [...here.prizes, { pot, seat: owed.seat, category: owed.category, amount }]
  if (owed.category === LUCKY)
    return { prizes, lucky: here.lucky.filter((each) => each.pot !== pot || each.seat !== owed.seat) }
  const isIt = (bet: SideBet) => bet.pot === pot && bet.seat === owed.seat
  return { prizes, bets: here.bets.map((bet) => (isIt(bet) ? { ...bet, prize: amount } : bet)) }
}

const hearing = <G extends SideKind>(articles: SideArticles): Rule<G> => {
  const cite = articles.order
  return rule<G>({
    do: 'pot-prize',
    by: ['log'],
    cite,
    nature: 'settle',
    fields: { round: 'integer', seat: 'seat', category: 'word', amount: 'money' },
    options: (s, by) =>
      pots(s, by).flatMap((pot) =>
        owedBy(s, pot).map(({ seat, category }) => {
          const amount = upTo(1, MONEY_MAX, 1)
          return offer(logActor(pot), 'pot-prize', {
            round: one(s.round),
            seat: one(seat),
            category: one(category),
            amount,
          })
        }),
      ),
    step: (s, m) => {
      const pot = logName(m.by)
      const owed = owedBy(s, pot).find(({ seat, category }) => seat === m.seat && category === m.category)
      if (!owed || m.round !== s.round) return refuseSide('no-hit', cite, { seat: m.seat as SeatId })
      const amount = m.amount as Money
      const { seat, category } = owed
      return accept(
        change(s, withPots(s, heardOf(potsOf(s), pot, owed, amount)), [
          event('prize-due', cite, { seat, pot, category, amount, transfers: transfer(LINK, PRIZES, amount) }),
        ]),
      )
    },
  })
}

export const potRules = <G extends SideKind>(articles: SideArticles): Rule<G>[] => [
  learning(articles),
  leaving(articles),
  losing(articles),
  hearing(articles),
]
