// The irregular plays of Mendoza: cards stay where they fell, and a bettor who was passed over may choose.

import { notPresent } from '../kernel/chips.js'
import type { Refused, Rule } from '../kernel/contract.js'
import { answer, notNow, rule } from '../kernel/rules.js'
import { giveBack } from '../kernel/settlement.js'
import { accept, chain, change, event, isOpen, offer, one, say, unchanged } from '../kernel/table.js'
import { burnNext, burnUnseen, type Cause, notHere, secondCards } from './causes.js'
import { layOut } from './deal.js'
import { bankGoesOn, coverBank, coveredCard, nextTurn } from './flow.js'
import { isBust, total } from './hands.js'
import { doubleSpot } from './layout.js'
import { type Blackjack, type BlackjackKind, type Hand, handOf, isNatural, playing, withHand } from './play.js'
import { cardsInShoe, isEmpty } from './preparation.js'
import { refuse } from './refusals.js'
import { allStakesOf, cannotRaise, originalOf, raise } from './stakes.js'
import type { Variant } from './variants.js'

export const MENDOZA_CAUSES: { readonly [cause: string]: Cause } = {
  'extra-card': {
    by: 'croupier',
    rule: 'MZA-15',
    refusal: (s) =>
      isOpen(s) && s.play.shoe.stage === 'ready' && cardsInShoe(s.play.shoe) > 0 ? undefined : notHere('MZA-15'),
    apply: (s, variant) => burnUnseen(s, variant, 'MZA-15'),
  },
  'empty-box': {
    by: 'croupier',
    rule: 'MZA-28',
    refusal: (s) => (s.phase === 'deal' && s.play.burning === null ? undefined : notHere('MZA-28')),
    apply: (s) => burnNext(s, 'empty-box', 'MZA-28'),
  },
  'bank-skipped': {
    by: 'croupier',
    rule: 'MZA-30',
    refusal: (s) => (secondCards(s) && s.play.bankAfter === null ? undefined : notHere('MZA-30')),
    // What the bettors have is theirs: the bank takes the next card, or the next two.
    apply: (s) => {
      const { hands, dealt } = s.play
      const all = dealt.length === 2 * hands.length
      const out = layOut(hands, dealt, dealt.length)
      return change(s, playing(s, { hands: out.hands, bank: { ...s.play.bank, cards: [] }, bankAfter: dealt.length }), [
        say(all ? 'próxima dos cartas para la Banca' : 'próxima carta para la Banca', all ? 'MZA-61' : 'MZA-30'),
      ])
    },
  },
  'bank-short': {
    by: 'croupier',
    rule: 'MZA-62',
    refusal: (s) =>
      (s.phase === 'turns' || s.phase === 'bank') && s.play.bank.covered === 1 && !s.play.bankOwed
        ? undefined
        : notHere('MZA-62'),
    apply: (s, variant) => {
      const shoe = { ...s.play.shoe, out: s.play.shoe.out - 1 }
      const missing = change(s, playing(s, { shoe, bank: { ...s.play.bank, covered: 0 }, bankOwed: true }), [
        event('irregular-play', s.phase === 'bank' ? 'MZA-63' : 'MZA-62', { cause: 'bank-short' }),
      ])
      if (s.phase === 'turns') return missing
      return chain(missing, (after) => coverBank(after, variant))
    },
  },
}

/** Mendoza: a bettor who was passed over may withdraw, or have what was owed (MZA-24, MZA-25). */
export const owedRules = (variant: Variant): Rule<BlackjackKind>[] => {
  const passedOver = (s: Blackjack, m: { readonly [field: string]: unknown }): Refused | undefined => {
    const rule = m.wanted === 'double' ? 'MZA-24' : 'MZA-25'
    const no = notNow(s, rule, ...(m.wanted === 'double' ? ['turns', 'bank'] : ['collect']))
    if (no) return no
    const hand = handOf(s, m.hand as string)
    if (!hand || s.play.owed || hand.status !== 'stood' || hand.doubled || hand.from === 'aces' || isNatural(hand))
      return notHere(rule)
    const could = m.wanted === 'cards' || (hand.cards.length === 2 && s.play.bank.cards.length === 1)
    // With 21 nobody asks for a card (MZA-37).
    return could && total(hand.cards) < 21 ? undefined : notHere(rule)
  }
  const owes = (s: Blackjack) => (s.play.owed?.what === 'cards' ? 'MZA-25' : 'MZA-24')
  const choices = (s: Blackjack): string[] => ['withdraw', s.play.owed?.what === 'double' ? 'card' : 'play']

  return [
    rule<BlackjackKind>({
      do: 'bettor-skipped',
      by: ['croupier'],
      cite: 'MZA-24',
      nature: 'irregular',
      physical: true,
      voids: true,
      fields: { hand: 'word', wanted: 'word' },
      options: (s) =>
        ['double', 'cards'].flatMap((wanted) => {
          const hands = s.play.hands.filter((hand) => !passedOver(s, { hand: hand.id, wanted })).map((hand) => hand.id)
          return hands.length ? [offer('croupier', 'bettor-skipped', { hand: one(...hands), wanted: one(wanted) })] : []
        }),
      step: (s, m) => {
        if (m.wanted !== 'double' && m.wanted !== 'cards') return refuse('no-such-wish', 'MZA-24')
        const no = passedOver(s, m)
        if (no) return no
        const hand = handOf(s, m.hand as string) as Hand
        const skipped = event('bettor-skipped', m.wanted === 'double' ? 'MZA-24' : 'MZA-25', {
          seat: hand.seat,
          hand: hand.id,
        })
        // A bank over 21 pays the bettor as everybody: there is nothing to choose.
        if (m.wanted === 'cards' && isBust(s.play.bank.cards)) return accept(change(s, {}, [skipped]))
        return accept(change(s, playing(s, { owed: { hand: hand.id, what: m.wanted } }), [skipped]))
      },
    }),

    answer<BlackjackKind>('choose-owed', {
      cite: 'MZA-24',
      fields: { choice: 'word' },
      bounds: (s, id) =>
        handOf(s, s.play.owed?.hand ?? null)?.seat === id ? choices(s).map((each) => ({ choice: one(each) })) : [],
      refusal: (s, id, m) => {
        const hand = handOf(s, s.play.owed?.hand ?? null)
        if (!hand) return refuse('nothing-owed', 'MZA-24')
        if (hand.seat !== id) return refuse('not-your-choice', 'MZA-04', { of: hand.seat })
        if (!choices(s).includes(m.choice as string)) return refuse('no-such-choice', 'MZA-24', { choices: choices(s) })
        if (m.choice !== 'card') return undefined
        const no = notPresent(s, id) ?? (isEmpty(s) ? refuse('shoe-exhausted', 'MZA-07') : undefined)
        if (no) return no
        const own = originalOf(s, variant, hand, 1)
        return cannotRaise(s, id, [{ on: doubleSpot(variant.bets, hand.id, 1), amount: own }], 'MZA-24')
      },
      apply: (s, id, m) => {
        const hand = handOf(s, s.play.owed?.hand ?? null) as Hand
        const settled = { ...s, ...playing(s, { owed: null }) }
        if (m.choice === 'withdraw')
          return chain(
            giveBack(settled, allStakesOf(s, variant, hand), 'bet-returned', owes(s)),
            (after) => change(after, withHand(after, hand.id, { status: 'out' })),
            // With nobody left in play the bank turns nothing (MZA-27).
            (after) => (after.phase === 'bank' ? bankGoesOn(after, variant) : unchanged(after)),
          )
        if (m.choice === 'card')
          return chain(
            raise(settled, variant, id, [
              { on: doubleSpot(variant.bets, hand.id, 1), amount: originalOf(s, variant, hand, 1) },
            ]),
            (after) => coveredCard(after, variant, hand.id),
            (after) => change(after, withHand(after, hand.id, { doubled: true, covered: 1 })),
          )
        const open: Blackjack = { ...settled, phase: 'turns', ...withHand(settled, hand.id, { status: 'waiting' }) }
        return nextTurn(open, variant)
      },
    }),
  ]
}
