// A real card that was told as another one. Who told it cannot take it back: the discrepancy climbs to the pit boss (GEN-39), everybody
// hears what was put right, and the rest of the round is judged by it. What was paid before is corrected like any payment.

import type { SeatId } from '../kernel/actors.js'
import { type Card, DECK } from '../kernel/cards.js'
import type { Change, Refused, Rule } from '../kernel/contract.js'
import { rule } from '../kernel/rules.js'
import { accept, betweenRounds, chain, change, event, isOpen, offer, one, unchanged } from '../kernel/table.js'
import { exchangesAgain, judged } from './bank.js'
import { areReal } from './faces.js'
import { boardInOrder } from './judging.js'
import { type Hand, type Poker, type PokerKind, playing } from './play.js'
import { refuse } from './refusals.js'
import { showHand } from './settle.js'
import type { Variant } from './variants.js'

const CITE = 'GEN-39'

/** Wherever the card was put down as one thing, it is the other. */
const readAs = (s: Poker, variant: Variant, was: Card, is: Card): Poker => {
  const { bank, board, hands, opened, seenCard } = s.play
  const right = (cards: readonly Card[]): readonly Card[] => cards.map((card) => (card === was ? is : card))
  const shown = (cards: readonly Card[] | null) => cards && right(cards)
  const all = Object.entries(hands).map(([id, hand]): [string, Hand] => [id, { ...hand, shown: shown(hand.shown) }])
  return {
    ...s,
    ...playing(s, {
      opened: right(opened),
      bank: { ...bank, up: right(bank.up), shown: shown(bank.shown), away: right(bank.away), hand: shown(bank.hand) },
      board: { ...board, open: boardInOrder(variant, right(board.open)), flop: right(board.flop) },
      hands: Object.fromEntries(all),
      seenCard: seenCard?.card === was ? { ...seenCard, card: is } : seenCard,
    }),
  }
}

/** The bank has put cards away, no other has come yet, and among its five is this one. */
const isDrawing = ({ phase, play: { bank } }: Poker, is: Card): boolean =>
  phase === 'bank' && [...(bank.shown ?? []), ...bank.away].includes(is)

const bankAgain = (s: Poker, variant: Variant, is: Card): Change<PokerKind> => {
  if (isDrawing(s, is)) return exchangesAgain(s, variant)
  return s.play.bank.opens === null ? unchanged(s) : judged(s, variant)
}

/** The bank, and the hand that is turned and not settled, are judged again. */
const judgedAgain = (s: Poker, variant: Variant, is: Card): Change<PokerKind> =>
  chain(bankAgain(s, variant, is), (after) => {
    const { current, bank } = after.play
    if (current === null) return unchanged(after)
    return bank.opens === false
      ? change(after, playing(after, { current: null }))
      : showHand(after, variant, current as SeatId)
  })

export const misreadRule = (variant: Variant): Rule<PokerKind> => {
  const refusal = (s: Poker): Refused | undefined => {
    if (!isOpen(s)) return refuse('table-not-open', 'GEN-21')
    if (!areReal(s)) return refuse('cards-are-drawn', variant.articles.covered)
    return !betweenRounds(s) && s.play.opened.length > 0 ? undefined : refuse('no-card-told', CITE)
  }
  const unseen = ({ play: { opened } }: Poker): Card[] => DECK.filter((card) => !opened.includes(card))
  return rule<PokerKind>({
    do: 'misread',
    by: ['pit-boss'],
    cite: CITE,
    nature: 'irregular',
    physical: true,
    fields: { card: 'word', as: 'word' },
    options: (s) =>
      refusal(s) ? [] : [offer('pit-boss', 'misread', { card: one(...s.play.opened), as: one(...unseen(s)) })],
    step: (s, m) => {
      const [was, is] = [m.card as Card, m.as as Card]
      const no = refusal(s)
      if (no) return no
      if (!s.play.opened.includes(was)) return refuse('no-card-told', CITE, { card: was })
      if (!unseen(s).includes(is)) return refuse('card-seen-before', CITE, { card: is })
      return accept(
        chain(change(readAs(s, variant, was, is), {}, [event('card-misread', CITE, { card: was, as: is })]), (after) =>
          judgedAgain(after, variant, is),
        ),
      )
    },
  })
}
