// «No más apuestas», the deal, and where each card goes. The card itself is a move of chance, one at a time.

import type { SeatId } from '../kernel/actors.js'
import { type Card, isCard } from '../kernel/cards.js'
import type { RuleId } from '../kernel/citations.js'
import type { Bound, Change, Refused, Rule } from '../kernel/contract.js'
import { notNow, plain, rule } from '../kernel/rules.js'
import { giveBack } from '../kernel/settlement.js'
import { compositionOf, draw } from '../kernel/shoe.js'
import { accept, chain, change, event, isOpen, offer, one, say } from '../kernel/table.js'
import { bankNeeds } from './bank.js'
import { bonusOf, sevensOf } from './bonuses.js'
import { afterDeal, bankGoesOn, cannotDraw, goOn, settlement } from './flow.js'
import { awaited } from './granted-boxes.js'
import { isBust } from './hands.js'
import { handId } from './layout.js'
import { atTurn, type Blackjack, type BlackjackKind, boxOf, type Hand, NO_BANK, playing, withHand } from './play.js'
import { cardsInShoe, leavesShoe } from './preparation.js'
import { refuse } from './refusals.js'
import { playedBoxes } from './stakes.js'
import { isMendoza, type Variant } from './variants.js'

const newHand = (box: number, seat: SeatId): Hand => ({
  id: handId(box, 1),
  box,
  seat,
  cards: [],
  covered: 0,
  from: 'deal',
  doubled: false,
  asks: false,
  status: 'waiting',
  prize: null,
})

/**
 * Lays the cards of the deal out as they belong, whatever the order they fell in: a card to each hand, one to the bank
 * after `bankAfter` of them, a second to each hand. What is too many comes back as `rest`.
 */
export const layOut = (
  hands: readonly Hand[],
  dealt: readonly Card[],
  bankAfter: number,
): { hands: Hand[]; bank: Card[]; rest: Card[]; complete: boolean } => {
  const bank = dealt.slice(bankAfter, bankAfter + 1)
  const others = [...dealt.slice(0, bankAfter), ...dealt.slice(bankAfter + 1)]
  const needed = 2 * hands.length
  const played = others.slice(0, needed)
  return {
    hands: hands.map((hand, place) => ({ ...hand, cards: played.filter((_, at) => at % hands.length === place) })),
    bank,
    rest: others.slice(needed),
    complete: bank.length === 1 && played.length === needed,
  }
}

/** The hand or the bank that the next card of the deal belongs to. */
const dealsTo = (s: Blackjack, hands: readonly Hand[]): string => {
  const place = s.play.dealt.length
  const after = s.play.bankAfter ?? hands.length
  return place === after ? 'bank' : (hands[(place > after ? place - 1 : place) % hands.length] as Hand).id
}

export type Destination = 'burn' | 'aside' | 'stuck' | 'deal' | 'hand' | 'bank' | 'duel' | 'reveal'

/** Where the next card goes, or undefined while none is due. */
export const destination = (s: Blackjack, variant: Variant): Destination | undefined => {
  const { burning, stuck, duel } = s.play
  if (burning !== null) return 'burn'
  if (s.play.laying > 0) return 'aside'
  if (stuck !== null) return s.play.sticking > 0 ? 'stuck' : undefined
  // The next card may be the one that is owed (MZA-24).
  if (s.play.owed !== null) return undefined
  switch (s.phase) {
    case 'deal':
      return 'deal'
    case 'turns':
      return atTurn(s)?.asks ? 'hand' : undefined
    case 'bank':
      return bankNeeds(s, variant) === 'card' ? 'bank' : undefined
    case 'tie-break':
      return duel !== null && duel.length < 2 ? 'duel' : undefined
    case 'reveal':
      return 'reveal'
    default:
      return undefined
  }
}

/** Who gets the next card, for whoever must choose among stuck ones. */
export const receiver = (s: Blackjack, variant: Variant): Hand | 'bank' | undefined => {
  const to = destination({ ...s, ...playing(s, { burning: null, laying: 0, stuck: null }) }, variant)
  if (to === 'hand') return atTurn(s)
  if (to === 'duel') return s.play.duel?.length === 0 ? atTurn(s) : 'bank'
  if (to === 'reveal') return coveredHand(s)
  if (to !== 'deal') return to === undefined ? undefined : 'bank'
  const hands = s.play.hands.length ? s.play.hands : handsOf(s, variant)
  const id = dealsTo(s, hands)
  return id === 'bank' ? 'bank' : hands.find((hand) => hand.id === id)
}

const coveredHand = (s: Blackjack): Hand | undefined =>
  s.play.hands.find((hand) => hand.status === 'stood' && hand.covered > 0)

const handsOf = (s: Blackjack, variant: Variant): Hand[] =>
  playedBoxes(s, variant).map(({ box, seat }) => newHand(box, seat))

const shown = (variant: Variant, hand: string, card: Card, seat?: SeatId) =>
  event('card-dealt', variant.articles.deal, { ...(seat ? { seat } : {}), hand, card })

/** A card that belongs to the deal. */
const dealCard = (s: Blackjack, variant: Variant, card: Card): Change<BlackjackKind> => {
  const hands = s.play.hands.length ? s.play.hands : handsOf(s, variant)
  const id = dealsTo(s, hands)
  const dealt = [...s.play.dealt, card]
  const out = layOut(hands, dealt, s.play.bankAfter ?? hands.length)
  const bank = { ...NO_BANK, cards: out.bank }
  const given = change(s, playing(s, { hands: out.hands, bank, dealt }), [
    shown(variant, id, card, hands.find((hand) => hand.id === id)?.seat),
  ])
  return out.complete ? chain(given, (after) => afterDeal(after, variant)) : given
}

/** What a hand that can take no further card has earned. */
const endPrize = (s: Blackjack, variant: Variant, hand: Hand): string | null =>
  sevensOf(variant, hand) ?? (hand.doubled || cannotDraw(variant, hand) ? bonusOf(s, variant, hand, true) : null)

/** A card the hand at turn asked for: by hitting, doubling or splitting. */
const handCard = (s: Blackjack, variant: Variant, card: Card): Change<BlackjackKind> => {
  const hand = atTurn(s) as Hand
  const cards = [...hand.cards, card]
  const bust = isBust(cards)
  const got: Hand = { ...hand, cards, asks: false, status: bust ? 'bust' : 'waiting' }
  const prize = bust ? null : (bonusOf(s, variant, got, false) ?? endPrize(s, variant, got))
  const events = [
    shown(variant, hand.id, card, hand.seat),
    ...(bust
      ? [
          event('hand-bust', variant.articles.bustTold, {
            seat: hand.seat,
            hand: hand.id,
          }),
        ]
      : []),
  ]
  return chain(change(s, withHand(s, hand.id, { ...got, prize }), events), (after) => goOn(after, variant))
}

const bankCard = (s: Blackjack, variant: Variant, card: Card): Change<BlackjackKind> => {
  const bank = { ...s.play.bank, cards: [...s.play.bank.cards, card], covered: 0 }
  const drawn = event('card-dealt', variant.articles.bankDraws, { hand: 'bank', card })
  return chain(change(s, playing(s, { bank }), [drawn]), (after) => bankGoesOn(after, variant))
}

const revealCard = (s: Blackjack, variant: Variant, card: Card): Change<BlackjackKind> => {
  const hand = coveredHand(s) as Hand
  const cards = [...hand.cards, card]
  // Only a double that was owed lies face down from 12 on, and can pass 21 (MZA-24).
  const turned = change(s, withHand(s, hand.id, { cards, covered: 0 }), [
    shown(variant, hand.id, card, hand.seat),
    ...(isBust(cards) ? [event('hand-bust', variant.articles.bustTold, { seat: hand.seat, hand: hand.id })] : []),
  ])
  return chain(turned, (after) => (coveredHand(after) ? change(after, {}) : settlement(after, variant)))
}

/** Plays a card that is out of the shoe where it belongs now. */
export const playCard = (s: Blackjack, variant: Variant, card: Card): Change<BlackjackKind> => {
  switch (destination(s, variant)) {
    case 'burn':
      return change(s, playing(s, { burning: null }), [event('card-burned', s.play.burning as RuleId, { card })])
    case 'aside':
      return change(s, playing(s, { laying: s.play.laying - 1, aside: [...s.play.aside, card] }), [
        event('card-laid-aside', 'BJ-18', { card }),
      ])
    case 'stuck':
      return change(s, playing(s, { stuck: [...(s.play.stuck ?? []), card], sticking: s.play.sticking - 1 }), [
        event('card-stuck', 'BJ-14', { card }),
      ])
    case 'deal':
      return dealCard(s, variant, card)
    case 'hand':
      return handCard(s, variant, card)
    case 'bank':
      return bankCard(s, variant, card)
    case 'reveal':
      return revealCard(s, variant, card)
    default: {
      const duel = [...(s.play.duel ?? []), card]
      return change(s, playing(s, { duel }), [
        shown(variant, duel.length === 1 ? (s.play.turn as string) : 'bank', card),
      ])
    }
  }
}

/** A covered card that is turned left the shoe before. */
const isTurned = (s: Blackjack, to: Destination): boolean =>
  to === 'reveal' || (to === 'bank' && s.play.bank.covered > 0)

/** The next card is out already: it came too early and was laid aside. */
const isLaid = (s: Blackjack, variant: Variant): boolean => {
  const to = destination(s, variant)
  return s.play.aside.length > 0 && to !== 'aside' && to !== 'burn' && to !== 'reveal'
}

export const dealRules = (variant: Variant): Rule<BlackjackKind>[] => {
  const { articles } = variant

  const cannotClose = (s: Blackjack): Refused | undefined => {
    const early = notNow(s, articles.closed, 'betting')
    if (early) return early
    if (s.play.shoe.stage !== 'ready') return refuse('shoe-not-ready', articles.burn)
    const boxes = playedBoxes(s, variant)
    const need = s.config.minHandsToStart ?? 1
    if (boxes.length < need) return refuse('too-few-hands', articles.start, { need, have: boxes.length })
    if (!isMendoza(variant)) return undefined
    const late = awaited(s)
    if (late.length > 0) return refuse('bets-awaited', 'MZA-13', { of: late })
    return boxes.length < 2 ? refuse('two-bets-needed', 'MZA-02') : undefined
  }

  const noCard = (s: Blackjack): Refused | undefined => {
    if (!isOpen(s)) return refuse('table-not-open', 'GEN-21')
    const to = destination(s, variant)
    if (to === undefined) return refuse('no-card-due', articles.cardAsked)
    return !isLaid(s, variant) && !isTurned(s, to) && cardsInShoe(s.play.shoe) === 0
      ? refuse('shoe-exhausted', articles.exhausted)
      : undefined
  }

  return [
    plain<BlackjackKind>('no-more-bets', {
      nature: 'course',
      pace: 'bets',
      by: ['croupier'],
      cite: articles.closed,
      refusal: cannotClose,
      apply: (s) => {
        const boxes = playedBoxes(s, variant).map(({ box }) => box)
        // A side bet or a standing bet without the bet it belongs to, one of two compulsory bets: none of them plays.
        const idle = s.bets.filter((bet) => !boxes.includes(boxOf(bet)))
        return chain(change(s, { phase: 'deal' }, [say('no más apuestas', articles.closed)]), (after) =>
          giveBack(after, idle, 'bet-returned', articles.incomplete),
        )
      },
    }),

    rule<BlackjackKind>({
      do: 'card',
      by: ['chance'],
      cite: articles.deal,
      nature: 'chance',
      pace: 'card',
      fields: { card: 'word' },
      options: (s) => {
        if (noCard(s)) return []
        const card: Bound = isLaid(s, variant) ? one(s.play.aside[0] as Card) : compositionOf(s.play.shoe.cards)
        return [offer('chance', 'card', { card })]
      },
      step: (s, m) => {
        const no = noCard(s)
        if (no) return no
        const card = m.card as Card
        if (!isCard(card)) return refuse('no-such-card', articles.deal)
        const { shoe, aside } = s.play
        if (isLaid(s, variant)) {
          if (card !== aside[0]) return refuse('card-laid-aside', 'BJ-18', { card: aside[0] as string })
          return accept(playCard({ ...s, ...playing(s, { aside: aside.slice(1) }) }, variant, card))
        }
        const cards = draw(shoe.cards, card)
        if (!cards) return refuse('card-cannot-come', articles.deal, { card })
        const to = destination(s, variant) as Destination
        const owner = (): SeatId | null => {
          const hand = receiver(s, variant)
          return typeof hand === 'object' ? hand.seat : null
        }
        const out = isTurned(s, to) ? { shoe, events: [] } : leavesShoe(s, variant, owner)
        return accept(
          chain(change(s, playing(s, { shoe: { ...out.shoe, cards } }), out.events), (after) =>
            playCard(after, variant, card),
          ),
        )
      },
    }),
  ]
}
