// «No más apuestas», and the cards: face down to whom they belong, face up where everybody sees them, burned unseen.

import type { SeatId } from '../kernel/actors.js'
import type { Card } from '../kernel/cards.js'
import type { Change, Event, Holder, Refused, Rule } from '../kernel/contract.js'
import type { Customs } from '../kernel/customs.js'
import { plain, rule } from '../kernel/rules.js'
import { type Secret, secret } from '../kernel/secrets.js'
import { compositionOf, newShoe, type Shoe } from '../kernel/shoe.js'
import { accept, chain, change, event, GIVING_BACK, isOpen, occupied, offer, say, unchanged } from '../kernel/table.js'
import { missed, withoutAbsent } from './absence.js'
import { afterBankCards } from './bank.js'
import { dealingOrder } from './button.js'
import { areReal, cannotBe, covered, drawn } from './faces.js'
import { advance, begin, goOn } from './flow.js'
import { boardInOrder } from './judging.js'
import { burningAs, isOpenSlot, lapsOf, planAfter, runOf } from './laps.js'
import {
  type Board,
  DECK_SIZE,
  type Hand,
  NEW_HAND,
  NO_CARDS,
  type Poker,
  type PokerKind,
  playing,
  type Slot,
  withHand,
} from './play.js'
import { refuse } from './refusals.js'
import { beforeCards, betsOn, dealtIn, returnIncomplete } from './stakes.js'
import { isIquique, type Variant } from './variants.js'
import { voidRound } from './voided.js'

type Step = Change<PokerKind>

/**
 * What is left of the deck: without what lies face down and what everybody has seen. Of real cards nothing else is known, and
 * whoever sees the table knows as much.
 */
const shoeOf = (s: Poker): Shoe => {
  const { shoe, opened } = s.play
  return drawn(areReal(s) ? newShoe(1) : (shoe.value as Shoe), opened) as Shoe
}

/** Cards nobody has taken from the deck yet. */
export const cardsLeft = ({ play: { out } }: Poker): number => DECK_SIZE - out

const holderOf = (slot: Slot): Holder => (slot.startsWith('seat:') ? (slot as SeatId) : 'bank')

const newHand = (s: Poker, variant: Variant, id: SeatId): Hand => {
  const { second, blind } = variant
  const called = blind && second !== null && betsOn(s, id, second).length > 0
  return { ...NEW_HAND, cards: { ...NO_CARDS, secret: [id] }, answers: called ? { [second]: 'blind' } : {} }
}

/** Everybody who has staked what the game asks for, with no cards yet. */
const seated = (s: Poker, variant: Variant): Poker => {
  const order = dealingOrder(s, dealtIn(s, variant, occupied(s)))
  const hands = Object.fromEntries(order.map((id) => [id, newHand(s, variant, id)]))
  return { ...s, ...playing(s, { order, hands, roster: occupied(s) }) }
}

const undealt = (s: Poker): SeatId[] => occupied(s).filter((id) => !s.play.order.includes(id))

/**
 * With what was found since the bets closed, and before the first card: whose it is, is dealt in like the others. Who was, stays so:
 * what is found beside a complete bet is only more than may be staked (PB-13).
 */
const withFound = (s: Poker, variant: Variant): Poker => {
  const found = beforeCards(s) ? dealtIn(s, variant, undealt(s)) : []
  if (found.length === 0) return s
  const { order, hands, plan } = s.play
  const news = Object.fromEntries(found.map((id) => [id, newHand(s, variant, id)]))
  const all = { ...s, ...playing(s, { order: dealingOrder(s, [...order, ...found]), hands: { ...hands, ...news } }) }
  return { ...all, ...playing(all, { plan: burningAs(plan, lapsOf(all, variant, 'hands')) }) }
}

/** A bet that was found without what it needs beside it goes back before the first card. */
const withoutIncomplete = (after: Poker, before: Poker, variant: Variant): Step =>
  before.play.out === 0 ? returnIncomplete(after, variant, undealt(after)) : change(after, {})

/** What chance is asked for: nothing while somebody must choose, one open card where it is burned. */
const coming = (s: Poker): { readonly open: boolean; readonly slots: readonly Slot[] } => {
  if (!isOpen(s) || s.phase === GIVING_BACK || s.play.stuck !== null) return { open: false, slots: [] }
  if (s.play.burning !== null) return { open: true, slots: ['burn'] }
  const slots = runOf(s.play.plan)
  return { open: slots[0] !== undefined && isOpenSlot(slots[0]), slots }
}

/** Whether the deck has too few cards for what must be dealt (PB-43). */
const isShort = (s: Poker): boolean => {
  const needed = s.play.plan.flat().length + (s.play.burning === null ? 0 : 1)
  return needed > cardsLeft(s)
}

const due = (s: Poker, open: boolean): readonly Slot[] => {
  const next = coming(s)
  return next.open === open && !isShort(s) ? next.slots : []
}

/** The table when these cards have left the deck; undefined where they cannot come. */
const take = (s: Poker, open: boolean, cards: readonly Card[]): Poker | undefined => {
  if (!drawn(shoeOf(s), cards)) return undefined
  const { shoe, opened, out } = s.play
  const gone = open ? { opened: [...opened, ...cards] } : { shoe: secret(drawn(shoe.value as Shoe, cards) as Shoe) }
  return { ...s, ...playing(s, { ...gone, out: out + cards.length, reordered: false }) }
}

const FLOP = 3

const withOpen = (variant: Variant, board: Board, card: Card): Board => ({
  ...board,
  open: boardInOrder(variant, [...board.open, card]),
  flop: board.flop.length < FLOP ? [...board.flop, card] : board.flop,
})

/** A card face down; null is one that nobody knows. */
const faceDown = (card: Card | null, ...viewers: readonly SeatId[]): Secret<Card> =>
  card === null ? { secret: [], value: null } : secret(card, ...viewers)

/** One card to where it belongs. An open one is always known. */
const place = (s: Poker, variant: Variant, slot: Slot, card: Card | null): Step => {
  const { articles } = variant
  const { bank, board, hands, burned } = s.play
  switch (slot) {
    case 'burn':
      // Burned aloud in Iquique, its face covered (BV-21).
      return change(s, playing(s, { burned: burned + 1 }), [
        event('card-burned', articles.burn),
        ...(isIquique(variant) ? [say('se quema una carta', articles.burn)] : []),
      ])
    case 'bank': {
      const cards = covered(bank.cards, card)
      return change(s, playing(s, { bank: { ...bank, cards, count: bank.count + 1 } }), [
        event('bank-dealt', articles.covered, { card: faceDown(card) }),
      ])
    }
    case 'up':
      return change(s, playing(s, { bank: { ...bank, up: [...bank.up, card as Card], count: bank.count + 1 } }), [
        event('bank-dealt', articles.board, { card }),
      ])
    case 'cover': {
      const cards = covered(board.covered, card)
      return change(s, playing(s, { board: { ...board, covered: cards, count: board.count + 1 } }), [
        event('board-dealt', articles.board, { card: faceDown(card) }),
      ])
    }
    case 'board':
      return change(s, playing(s, { board: withOpen(variant, board, card as Card) }), [
        event('board-dealt', articles.board, { card }),
      ])
    default: {
      const hand = hands[slot] as Hand
      const cards = covered(hand.cards, card, slot)
      return change(s, withHand(s, slot, { cards, count: hand.count + 1, ...missed(s, variant, slot) }), [
        event('card-dealt', articles.deal, { seat: slot, card: faceDown(card, slot) }),
      ])
    }
  }
}

/** What follows when no card is left to come. */
const afterCards = (s: Poker, variant: Variant): Step => {
  if (s.play.plan.length > 0) return change(s, {})
  if (s.phase === 'bank') return afterBankCards(s, variant)
  if (s.phase !== 'deal') return goOn(s, variant)
  const asks = variant.script[s.play.at + 1]?.do === 'ask'
  return chain(asks ? withoutAbsent(s) : unchanged(s), (after) => advance(after, variant))
}

const placed = (s: Poker, variant: Variant, slots: readonly Slot[], cards: readonly (Card | null)[]): Step =>
  chain(
    change(s, playing(s, { plan: planAfter(s.play.plan, slots.length) })),
    ...slots.map(
      (slot, at) =>
        (after: Poker): Step =>
          place(after, variant, slot, cards[at] ?? null),
    ),
    (after) => afterCards(after, variant),
  )

/** A card that came out face up goes to the discards instead, and another takes its place (PB-47, PB-56). */
const burnedOpen = (s: Poker, card: Card): Step => {
  const burnt: Event = event('card-burned', s.play.burning ?? 'PB-47', { card })
  return change(s, playing(s, { burning: null, burned: s.play.burned + 1 }), [burnt])
}

/** The slots of the next cards that come alike, with what was found since the bets closed. */
const asked = (s: Poker, variant: Variant, open: boolean): readonly Slot[] => due(withFound(s, variant), open)

const notDue = (s: Poker, variant: Variant, open: boolean): Refused | undefined => {
  if (!isOpen(s)) return refuse('table-not-open', 'GEN-21')
  return asked(s, variant, open).length > 0 ? undefined : refuse('no-card-due', variant.articles.deal)
}

const chanceMove = (name: 'deal' | 'turn-up', variant: Variant): Rule<PokerKind> => {
  const { articles } = variant
  const open = name === 'turn-up'
  const refusal = (s: Poker): Refused | undefined => {
    const no = notDue(s, variant, open)
    if (no || open || !areReal(s)) return no
    return refuse('cards-are-real', articles.covered)
  }
  return rule<PokerKind>({
    do: name,
    by: ['chance'],
    cite: articles.deal,
    nature: 'chance',
    pace: 'card',
    fields: { cards: 'cards' },
    ...(open ? {} : { hides: ['cards'] }),
    options: (s) => {
      if (refusal(s)) return []
      const slots = asked(s, variant, open)
      const bound = { deal: slots.length, ...compositionOf(shoeOf(s)) }
      return [offer('chance', name, { cards: open ? bound : { ...bound, to: slots.map(holderOf) } })]
    },
    step: (s, m) => {
      const cards = m.cards as readonly Card[]
      const slots = asked(s, variant, open)
      const no = refusal(s) ?? (areReal(s) ? cannotBe(s, articles.deal, { count: slots.length }, cards) : undefined)
      if (no) return no
      const after = cards.length === slots.length ? take(withFound(s, variant), open, cards) : undefined
      if (!after) return refuse('malformed', articles.deal, { field: 'cards' })
      return accept(
        chain(withoutIncomplete(after, s, variant), (ready) =>
          s.play.burning === null ? placed(ready, variant, slots, cards) : burnedOpen(ready, cards[0] as Card),
        ),
      )
    },
  })
}

/** Real cards, face down: the croupier lays them, and tells nothing of them (PB-23). */
const lay = (variant: Variant): Rule<PokerKind> => {
  const { articles } = variant
  return plain<PokerKind>('lay', {
    by: ['croupier'],
    cite: articles.covered,
    nature: 'course',
    pace: 'card',
    physical: true,
    refusal: (s) => notDue(s, variant, false) ?? (areReal(s) ? undefined : refuse('cards-are-drawn', articles.covered)),
    apply: (s) => {
      const slots = asked(s, variant, false)
      const all = withFound(s, variant)
      const after = { ...all, ...playing(all, { out: all.play.out + slots.length, reordered: false }) }
      return chain(withoutIncomplete(after, s, variant), (ready) => placed(ready, variant, slots, []))
    },
  })
}

export const dealRules = (variant: Variant, customs: Customs<PokerKind>): Rule<PokerKind>[] => {
  const { articles } = variant
  return [
    plain<PokerKind>('no-more-bets', {
      by: ['croupier'],
      cite: articles.closed,
      nature: 'course',
      pace: 'bets',
      refusal: (s) => {
        if (!isOpen(s)) return refuse('table-not-open', 'GEN-21')
        if (s.phase !== 'betting') return refuse('not-now', articles.closed, { phase: s.phase, needs: ['betting'] })
        return dealtIn(s, variant, occupied(s)).length > 0 ? undefined : refuse('bets-awaited', articles.first)
      },
      apply: (s) =>
        chain(
          change(s, {}, [say('no más apuestas', articles.closed)]),
          (after) => returnIncomplete(after, variant, occupied(after)),
          (after) => begin(seated(after, variant), variant),
        ),
    }),
    chanceMove('deal', variant),
    lay(variant),
    chanceMove('turn-up', variant),
    plain<PokerKind>('cards-short', {
      by: ['croupier'],
      cite: articles.tooFew,
      nature: 'course',
      voids: true,
      refusal: (s) => {
        if (!isOpen(s)) return refuse('table-not-open', 'GEN-21')
        if (coming(s).slots.length === 0) return refuse('no-card-due', articles.tooFew)
        return isShort(s) ? undefined : refuse('cards-left', articles.tooFew, { left: cardsLeft(s) })
      },
      apply: (s) => voidRound(s, customs, 'cards-short', articles.tooFew),
    }),
  ]
}
