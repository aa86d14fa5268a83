// Random prizes beside the results, among the lit positions, those that gave the pot up too (PRG-23, PRG-42). They are drawn and
// never entered: who entered one would choose who is paid.

import { inDealingOrder, type SeatId } from '../../kernel/actors.js'
import { type Card, DECK } from '../../kernel/cards.js'
import type { Bound, Change, Event, Option, Refused, Rule } from '../../kernel/contract.js'
import { rule } from '../../kernel/rules.js'
import { accept, change, event, isOpen, offer, one, type Table, transfer } from '../../kernel/table.js'
import { refuseSide } from '../refusals.js'
import type { SideArticles } from '../regulations.js'
import type { Lucky } from '../terms.js'
import { hereOf, holds, potsOf, type SideKind, withPots } from './state.js'

const NOBODY = 'nobody'
/** Carta Mágica: whose card it is wins. */
export const MAGIC_CARD: Card = 'As'

const litAt = (s: Table<SideKind>, pot: string): SeatId[] =>
  inDealingOrder(
    potsOf(s)
      .bets.filter((bet) => bet.pot === pot)
      .map(({ seat }) => seat),
  )

/** What is still to be drawn for a pot in this round. */
const dueAt = (s: Table<SideKind>, pot: unknown, by: Lucky['by']): Lucky | undefined => {
  const lucky = hereOf(s, pot)?.lucky
  const { claimed, drawn } = potsOf(s)
  if (!claimed || lucky?.by !== by || drawn.includes(pot as string)) return undefined
  return litAt(s, pot as string).length > 0 ? lucky : undefined
}

/** A random prize of some pot is still to be drawn. */
export const mustDraw = (s: Table<SideKind>): boolean =>
  Object.keys(potsOf(s).connected).some((pot) => dueAt(s, pot, 'player') || dueAt(s, pot, 'card'))

const won = <G extends SideKind>(
  s: Table<G>,
  pot: string,
  lucky: Lucky,
  id: SeatId | undefined,
  articles: SideArticles,
): Change<G> => {
  const drawn = [...potsOf(s).drawn, pot]
  const told = event('lucky-drawn', articles.lucky, { pot, ...(id ? { seat: id } : {}) })
  if (!id) return change(s, withPots(s, { drawn }), [told])
  const { amount, paid } = lucky
  if (paid === 'credits') {
    const given: Event = event('promo-credits', articles.luckyPaid, {
      ...{ seat: id, pot, amount },
      transfers: transfer('promotions', holds(id, 'promo'), amount),
    })
    return change(s, withPots(s, { drawn }), [told, given])
  }
  const tells = { log: pot, do: 'complement', round: s.round, seat: id, amount }
  const due = [...potsOf(s).lucky, { pot, seat: id }]
  return change(s, withPots(s, { drawn, lucky: due }), [
    told,
    event('lucky-claimed', articles.luckyPaid, { seat: id, pot, amount, tells }),
  ])
}

/** One round in so many brings it, to each lit position alike. */
const playerBound = (seats: readonly SeatId[], { oneIn }: Lucky): Bound => ({
  oneOf: [...seats, NOBODY],
  weights: [...seats.map(() => 1), (oneIn - 1) * seats.length],
})

const cardsBound = (seats: readonly SeatId[]): Bound => ({
  deal: seats.length,
  oneOf: DECK,
  weights: DECK.map(() => 1),
})

export const luckyRules = <G extends SideKind>(articles: SideArticles): Rule<G>[] => {
  const facts = { by: ['chance'], cite: articles.lucky, nature: 'chance', drawn: true } as const
  const notDue = (s: Table<G>, pot: unknown, by: Lucky['by']): Refused | undefined => {
    if (!isOpen(s)) return refuseSide('table-not-open', 'GEN-21')
    return dueAt(s, pot, by) ? undefined : refuseSide('no-draw-due', articles.lucky)
  }
  const promised = (by: Lucky['by']) => (s: Table<G>) =>
    Object.values(potsOf(s).connected).some(({ lucky }) => lucky?.by === by)
  const offers = (
    s: Table<G>,
    name: string,
    by: Lucky['by'],
    bounds: (pot: string, lucky: Lucky) => Option['fields'],
  ) =>
    Object.keys(potsOf(s).connected).flatMap((pot) => {
      const lucky = isOpen(s) ? dueAt(s, pot, by) : undefined
      return lucky ? [offer('chance', name, { pot: one(pot), ...bounds(pot, lucky) })] : []
    })
  return [
    rule<G>({
      ...facts,
      do: 'draw-lucky',
      comesDue: promised('player'),
      fields: { pot: 'word', seat: 'word' },
      options: (s) => offers(s, 'draw-lucky', 'player', (pot, lucky) => ({ seat: playerBound(litAt(s, pot), lucky) })),
      step: (s, m) => {
        const no = notDue(s, m.pot, 'player')
        if (no) return no
        const [pot, seats] = [m.pot as string, litAt(s, m.pot as string)]
        const id = seats.find((each) => each === m.seat)
        if (!id && m.seat !== NOBODY) return refuseSide('no-such-seat', articles.lucky, { seats })
        return accept(won(s, pot, dueAt(s, pot, 'player') as Lucky, id, articles))
      },
    }),
    rule<G>({
      ...facts,
      do: 'draw-magic-card',
      comesDue: promised('card'),
      fields: { pot: 'word', cards: 'cards' },
      options: (s) => offers(s, 'draw-magic-card', 'card', (pot) => ({ cards: cardsBound(litAt(s, pot)) })),
      step: (s, m) => {
        const no = notDue(s, m.pot, 'card')
        if (no) return no
        const [pot, cards] = [m.pot as string, m.cards as readonly Card[]]
        const seats = litAt(s, pot)
        if (cards.length !== seats.length || new Set(cards).size !== cards.length)
          return refuseSide('malformed', articles.lucky, { field: 'cards' })
        return accept(won(s, pot, dueAt(s, pot, 'card') as Lucky, seats[cards.indexOf(MAGIC_CARD)], articles))
      },
    }),
  ]
}
