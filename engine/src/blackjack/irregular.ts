// Irregular plays. Each cause is declared by whoever the regulation names, and has its own resolution.

import type { SeatId } from '../kernel/actors.js'
import type { Card } from '../kernel/cards.js'
import { notPresent } from '../kernel/chips.js'
import type { Option, Rule } from '../kernel/contract.js'
import type { Customs } from '../kernel/customs.js'
import { choice, rule, servedSeat } from '../kernel/rules.js'
import { accept, betweenRounds, chain, change, event, isOpen, offer, one, seatOf } from '../kernel/table.js'
import { bonusOf } from './bonuses.js'
import {
  afterBank,
  burnNext,
  burnUnseen,
  type Cause,
  comes,
  isRound,
  noted,
  notHere,
  reordered,
  secondCards,
} from './causes.js'
import { playCard, receiver } from './deal.js'
import { nextTurn } from './flow.js'
import { total } from './hands.js'
import { MENDOZA_CAUSES, owedRules } from './irregular-mendoza.js'
import { atTurn, type Blackjack, type BlackjackKind, type Hand, playing, withHand } from './play.js'
import { cardsInShoe } from './preparation.js'
import { refuse } from './refusals.js'
import { isMendoza, type Variant } from './variants.js'
import { endShoe, noCards } from './voided.js'

const CAUSES: { readonly [cause: string]: Cause } = {
  'face-up-card': {
    by: 'croupier',
    rule: 'BJ-12',
    refusal: (s, variant) => (comes(s, variant) ? undefined : notHere('BJ-12')),
    apply: (s) => burnNext(s, 'face-up-card', 'BJ-12'),
  },
  'extra-card': {
    by: 'croupier',
    rule: 'BJ-13',
    refusal: (s) =>
      (afterBank(s) || (betweenRounds(s) && s.play.shoe.stage === 'ready')) &&
      s.play.burning === null &&
      cardsInShoe(s.play.shoe) > 0
        ? undefined
        : notHere('BJ-13'),
    apply: (s, variant) => burnUnseen(s, variant, 'BJ-13'),
  },
  'stuck-cards': {
    by: 'croupier',
    rule: 'BJ-14',
    refusal: (s, variant) => (comes(s, variant) && cardsInShoe(s.play.shoe) > 1 ? undefined : notHere('BJ-14')),
    apply: (s) =>
      change(s, playing(s, { stuck: [], sticking: 2 }), [event('irregular-play', 'BJ-14', { cause: 'stuck-cards' })]),
  },
  'one-more-stuck': {
    by: 'croupier',
    rule: 'BJ-14',
    refusal: (s) =>
      s.play.stuck !== null && cardsInShoe(s.play.shoe) > s.play.sticking ? undefined : notHere('BJ-14'),
    apply: (s) =>
      change(s, playing(s, { sticking: s.play.sticking + 1 }), [
        event('irregular-play', 'BJ-14', { cause: 'one-more-stuck' }),
      ]),
  },
  'bank-skipped': {
    by: 'pit-boss',
    rule: 'BJ-16',
    refusal: (s) => (secondCards(s) ? undefined : notHere('BJ-16')),
    apply: (s) => reordered(s, 'BJ-16'),
  },
  'hand-short': {
    by: 'pit-boss',
    rule: 'BJ-17',
    refusal: (s) => (s.phase === 'turns' ? undefined : notHere('BJ-17')),
    apply: (s) => reordered(s, 'BJ-17'),
  },
  'bank-two-cards': {
    by: 'pit-boss',
    rule: 'BJ-18',
    refusal: (s) =>
      ['pairs', 'insurance', 'turns'].includes(s.phase) &&
      s.play.laying + s.play.aside.length === 0 &&
      cardsInShoe(s.play.shoe) > 0
        ? undefined
        : notHere('BJ-18'),
    // The card that came too early is the next to be asked for.
    apply: (s) => chain(change(s, playing(s, { laying: 1 })), (after) => reordered(after, 'BJ-18')),
  },
  'card-seen': {
    by: 'croupier',
    rule: 'BJ-20',
    refusal: (s) => (isRound(s) ? undefined : notHere('BJ-20')),
    apply: (s) => noted(s, 'card-seen', 'BJ-20'),
  },
  'card-fell': {
    by: 'pit-boss',
    rule: 'BJ-21',
    refusal: (s) => (isRound(s) ? undefined : notHere('BJ-21')),
    apply: (s) =>
      change(s, {}, [event('irregular-play', 'BJ-21', { cause: 'card-fell' }), event('both-faces-shown', 'BJ-21')]),
  },
  'bank-overdrew': {
    by: 'croupier',
    rule: 'BJ-22',
    refusal: (s) =>
      afterBank(s) && total(s.play.bank.cards) >= 17 && s.play.burning === null && cardsInShoe(s.play.shoe) > 0
        ? undefined
        : notHere('BJ-22'),
    apply: (s) => burnNext(s, 'bank-overdrew', 'BJ-22'),
  },
  'card-refused': {
    by: 'croupier',
    rule: 'BJ-23',
    refusal: (s, variant) => {
      const hand = s.phase === 'turns' ? atTurn(s) : undefined
      const drew = hand && hand.cards.length > 2 && !hand.doubled && !hand.asks && hand.status !== 'stood'
      // Whose bonus was paid has taken the card.
      const paid = hand && hand.prize === null && bonusOf(s, variant, hand, false) !== null
      return drew && !paid ? undefined : notHere('BJ-23')
    },
    apply: (s, variant) => {
      const hand = atTurn(s) as Hand
      const card = hand.cards.at(-1) as Card
      const kept = { cards: hand.cards.slice(0, -1), status: 'stood', prize: null } as const
      return chain(
        change(s, withHand(s, hand.id, kept), [
          event('card-burned', 'BJ-23', { card }),
          event('no-more-cards', 'BJ-23', { seat: hand.seat, hand: hand.id }),
        ]),
        (after) => nextTurn(after, variant),
      )
    },
  },
}

export const irregularRules = (variant: Variant, customs: Customs<BlackjackKind>): Rule<BlackjackKind>[] => {
  const causes = isMendoza(variant) ? MENDOZA_CAUSES : CAUSES
  const known = Object.keys(causes)
  const cause = (name: unknown): Cause | undefined =>
    Object.hasOwn(causes, name as string) ? causes[name as string] : undefined

  return [
    choice<BlackjackKind>('irregular', {
      nature: 'irregular',
      physical: true,
      voids: true,
      by: ['croupier', 'pit-boss'],
      cite: variant.articles.reordered,
      field: 'cause',
      kind: 'word',
      candidates: () => known,
      refusal: (s, m) => {
        if (!isOpen(s)) return refuse('table-not-open', 'GEN-21')
        const found = cause(m.cause)
        if (!found) return refuse('no-such-cause', variant.articles.reordered, { causes: known })
        if (found.by !== m.by) return refuse('not-your-move', found.rule, { by: [found.by] })
        return found.refusal(s, variant)
      },
      apply: (s, m) => (cause(m.cause) as Cause).apply(s, variant),
    }),
    noCards(variant, customs),
    endShoe(variant, customs),
    ...(isMendoza(variant) ? owedRules(variant) : [chooseStuck(variant)]),
  ]
}

/** Of cards that came out together the receiver burns one; for the bank the pit boss does (BJ-14, G-BJ-14). */
const chooseStuck = (variant: Variant): Rule<BlackjackKind> => {
  const chooser = (s: Blackjack): SeatId | 'pit-boss' | undefined => {
    if (s.play.stuck === null || s.play.sticking > 0) return undefined
    const to = receiver(s, variant)
    return to === 'bank' || to === undefined ? 'pit-boss' : to.seat
  }
  return rule<BlackjackKind>({
    do: 'choose-stuck',
    by: ['seat', 'croupier', 'pit-boss'],
    cite: 'BJ-14',
    nature: 'decision',
    fields: { card: 'word', for: 'seat?' },
    options: (s) => {
      const who = chooser(s)
      if (!who) return []
      const card = one(...new Set(s.play.stuck))
      const own = offer(who, 'choose-stuck', { card })
      if (who === 'pit-boss') return [own]
      const entered = offer('croupier', 'choose-stuck', { card, for: one(who) } as Option['fields'])
      return notPresent(s, who) ? [entered] : [own, entered]
    },
    step: (s, m) => {
      const who = chooser(s)
      if (!who) return refuse('no-stuck-cards', 'BJ-14')
      if (who === 'pit-boss' ? m.by !== 'pit-boss' || m.for !== undefined : m.by === 'pit-boss')
        return refuse('not-your-choice', 'BJ-14', { of: who })
      const no = who === 'pit-boss' ? undefined : servedSeat(s, m)
      if (no) return no
      if (who !== 'pit-boss' && seatOf(m) !== who) return refuse('not-your-choice', 'BJ-14', { of: who })
      const away = m.by === who && who !== 'pit-boss' ? notPresent(s, who) : undefined
      if (away) return away
      const stuck = s.play.stuck as readonly Card[]
      const burned = stuck.indexOf(m.card as Card)
      if (burned < 0) return refuse('no-such-card', 'BJ-14')
      const [card, ...others] = stuck.toSpliced(burned, 1)
      return accept(
        chain(
          change(s, playing(s, { stuck: null }), [event('card-burned', 'BJ-14', { card: m.card as string })]),
          (after) => playCard(after, variant, card as Card),
          // More than two: the others are the next to be played, in the order they came (G-BJ-14).
          (after) => change(after, playing(after, { aside: [...after.play.aside, ...others] })),
        ),
      )
    },
  })
}
