// Irregular plays. Each cause is declared by whoever the regulation names, and has its own resolution.

import type { SeatId, Staff } from '../kernel/actors.js'
import type { Card } from '../kernel/cards.js'
import { cite, type RuleId } from '../kernel/citations.js'
import type { Change, Json, Option, Refused, Rule } from '../kernel/contract.js'
import type { Customs } from '../kernel/customs.js'
import { answer, choice, notNow, plain, servedSeat } from '../kernel/rules.js'
import { giveBack, paySeat } from '../kernel/settlement.js'
import { isFree } from '../kernel/stakes.js'
import {
  accept,
  betweenRounds,
  chain,
  change,
  event,
  isOpen,
  offer,
  one,
  refuse,
  say,
  seatOf,
  unchanged,
} from '../kernel/table.js'
import { destination, layOut, playCard, receiver } from './deal.js'
import { afterDeal, coveredCard, mayBeNatural, nextTurn } from './flow.js'
import { isBust, total } from './hands.js'
import { doubleSpot } from './layout.js'
import {
  atTurn,
  type Blackjack,
  type BlackjackPlay,
  boxOf,
  type Hand,
  handOf,
  isNatural,
  playing,
  rightToLeft,
  withHand,
} from './play.js'
import { cardsInShoe, isMachine, leavesShoe } from './preparation.js'
import { clear, finish } from './settle.js'
import { allStakesOf, cannotRaise, originalOf, playedBoxes, raise } from './stakes.js'
import type { Variant } from './variants.js'

interface Cause {
  readonly by: Staff
  readonly rule: RuleId
  /** Why it cannot have happened now. */
  refusal(s: Blackjack, variant: Variant): Refused | undefined
  apply(s: Blackjack, variant: Variant): Change<BlackjackPlay>
}

const notHere = (rule: RuleId): Refused => refuse('cannot-have-happened', rule)

/** A card leaves the shoe unseen and goes to the discards. */
const burnUnseen = (s: Blackjack, variant: Variant, rule: RuleId): Change<BlackjackPlay> => {
  const { shoe, events } = leavesShoe(s, variant, null)
  return change(s, playing(s, { shoe }), [event('card-burned', cite(rule)), ...events])
}

/** The next card is burned face up instead of played. */
const burnNext = (s: Blackjack, cause: string, rule: RuleId): Change<BlackjackPlay> =>
  change(s, playing(s, { burning: rule }), [event('irregular-play', cite(rule), { cause })])

const noted = (s: Blackjack, cause: string, rule: RuleId): Change<BlackjackPlay> =>
  change(s, {}, [event('irregular-play', cite(rule), { cause })])

/** Cards lie in the order they should have fallen in: what the table shows is what they are reordered to. */
const reordered = (s: Blackjack, rule: RuleId): Change<BlackjackPlay> =>
  change(s, {}, [
    event('cards-reordered', cite(rule), {
      hands: s.play.hands.map((hand) => ({ hand: hand.id, cards: hand.cards })) as unknown as Json,
      bank: s.play.bank.cards,
    }),
  ])

const isRound = (s: Blackjack): boolean => !betweenRounds(s) && s.play.hands.length > 0
const secondCards = (s: Blackjack): boolean => s.phase === 'deal' && s.play.dealt.length > s.play.hands.length
const afterBank = (s: Blackjack): boolean => ['collect', 'pay', 'clear'].includes(s.phase)
const comes = (s: Blackjack, variant: Variant): boolean =>
  s.play.burning === null && s.play.stuck === null && s.play.aside.length === 0 && destination(s, variant) !== undefined

const CATALOGUE: { readonly [cause: string]: Cause } = {
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
      (afterBank(s) || (betweenRounds(s) && s.play.shoe.stage === 'ready')) && cardsInShoe(s.play.shoe) > 0
        ? undefined
        : notHere('BJ-13'),
    apply: (s, variant) => burnUnseen(s, variant, 'BJ-13'),
  },
  'stuck-cards': {
    by: 'croupier',
    rule: 'BJ-14',
    refusal: (s, variant) =>
      comes(s, variant) && cardsInShoe(s.play.shoe) > 1 && s.phase !== 'reveal' ? undefined : notHere('BJ-14'),
    apply: (s) =>
      change(s, playing(s, { stuck: [] }), [event('irregular-play', cite('BJ-14'), { cause: 'stuck-cards' })]),
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
      change(s, {}, [
        event('irregular-play', cite('BJ-21'), { cause: 'card-fell' }),
        event('both-faces-shown', cite('BJ-21')),
      ]),
  },
  'bank-overdrew': {
    by: 'croupier',
    rule: 'BJ-22',
    refusal: (s) =>
      afterBank(s) && s.play.bank.complete && total(s.play.bank.cards) >= 17 && s.play.burning === null
        ? undefined
        : notHere('BJ-22'),
    apply: (s) => burnNext(s, 'bank-overdrew', 'BJ-22'),
  },
  'card-refused': {
    by: 'croupier',
    rule: 'BJ-23',
    refusal: (s) => {
      const hand = s.phase === 'turns' ? atTurn(s) : undefined
      const drew = hand && hand.cards.length > 2 && !hand.doubled && !hand.asks && hand.status !== 'stood'
      return drew ? undefined : notHere('BJ-23')
    },
    apply: (s, variant) => {
      const hand = atTurn(s) as Hand
      const card = hand.cards.at(-1) as Card
      const kept = { cards: hand.cards.slice(0, -1), status: 'stood', prize: null } as const
      return chain(
        change(s, withHand(s, hand.id, kept), [
          event('card-burned', cite('BJ-23'), { card }),
          event('no-more-cards', cite('BJ-23'), { seat: hand.seat, hand: hand.id }),
        ]),
        (after) => nextTurn(after, variant),
      )
    },
  },
}

const MENDOZA_CATALOGUE: { readonly [cause: string]: Cause } = {
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
        event('irregular-play', cite(s.phase === 'bank' ? 'MZA-63' : 'MZA-62'), { cause: 'bank-short' }),
      ])
      if (s.phase === 'turns') return missing
      return chain(
        missing,
        (after) => coveredCard(after, variant, 'bank'),
        (after) => change(after, playing(after, { bank: { ...after.play.bank, covered: 1 }, bankOwed: false })),
      )
    },
  },
}

export const irregularRules = (variant: Variant, customs: Customs<BlackjackPlay>): Rule<BlackjackPlay>[] => {
  const causes = variant.covers ? MENDOZA_CATALOGUE : CATALOGUE
  const known = Object.keys(causes)
  const cause = (name: unknown): Cause | undefined =>
    Object.hasOwn(causes, name as string) ? causes[name as string] : undefined

  return [
    choice<BlackjackPlay>('irregular', {
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
    ...(variant.covers ? owedRules(variant) : [chooseStuck(variant)]),
  ]
}

/** A hand with a bet that got no card is out of the round, and the others' cards move up (BJ-19, MZA-21). */
const noCards = (variant: Variant, customs: Customs<BlackjackPlay>): Rule<BlackjackPlay> =>
  choice<BlackjackPlay>('no-cards', {
    by: ['croupier'],
    cite: variant.articles.skipped,
    field: 'box',
    kind: 'integer',
    candidates: (s) => playedBoxes(s, variant).map(({ box }) => box),
    refusal: (s, m) => {
      const no = notNow(s, variant.articles.skipped, 'deal')
      if (no) return no
      if (s.play.bankAfter !== null || s.play.stuck !== null) return notHere(variant.articles.skipped)
      return playedBoxes(s, variant).some(({ box }) => box === m.box)
        ? undefined
        : refuse('no-such-hand', variant.articles.skipped, { box: m.box as number })
    },
    apply: (s, m) => {
      const hands = s.play.hands.filter((hand) => hand.box !== m.box)
      const out = layOut(hands, s.play.dealt, hands.length)
      const laid =
        s.play.hands.length === 0
          ? unchanged(s)
          : change(s, playing(s, { hands: out.hands, bank: { ...s.play.bank, cards: out.bank }, aside: out.rest }))
      const bets = s.bets.filter((bet) => boxOf(bet) === m.box)
      return chain(
        laid,
        (after) => change(after, {}, [event('hand-invalid', cite(variant.articles.skipped), { box: m.box as number })]),
        (after) => giveBack(after, bets, 'bet-returned', cite(variant.articles.skipped)),
        (after) => {
          if (playedBoxes(after, variant).length === 0) return finish(after, variant, customs)
          return s.play.hands.length > 0 && out.complete ? afterDeal(after, variant) : unchanged(after)
        },
      )
    },
  })

/** The cards ran out: naturals are paid and every other bet goes back (BJ-15, G-BJ-12, CAN-58). */
const endShoe = (variant: Variant, customs: Customs<BlackjackPlay>): Rule<BlackjackPlay> => {
  const forgotten = (s: Blackjack) => s.play.shoe.cutCard === null && !isMachine(s)
  const paid = (s: Blackjack): Hand[] =>
    s.play.hands.filter(
      (hand) =>
        (hand.status === 'waiting' || hand.status === 'stood') &&
        isNatural(hand) &&
        // Canal 21 voids what cannot be completed: a natural that waits for the bank cannot.
        (!variant.tieBreak || forgotten(s) || !mayBeNatural(s)),
    )
  return plain<BlackjackPlay>('end-shoe', {
    by: ['croupier'],
    cite: variant.articles.exhausted,
    refusal: (s) => {
      const no = notNow(s, variant.articles.exhausted, 'deal', 'turns', 'bank', 'tie-break')
      if (no) return no
      if (s.play.hands.length === 0 || destination(s, variant) === undefined)
        return refuse('no-card-due', variant.articles.exhausted)
      return forgotten(s) || (cardsInShoe(s.play.shoe) === 0 && s.play.aside.length === 0)
        ? undefined
        : refuse('cards-left', variant.articles.exhausted, { left: cardsInShoe(s.play.shoe) })
    },
    apply: (s) => {
      const rule = cite(forgotten(s) ? 'BJ-15' : variant.articles.exhausted)
      const shoe = { ...s.play.shoe, cutCardShown: true }
      return chain(
        change(s, playing(s, { shoe }), [event('shoe-exhausted', rule)]),
        ...rightToLeft(paid(s)).flatMap((hand) =>
          [...new Set(allStakesOf(s, variant, hand).map((bet) => bet.seat))].map(
            (id) =>
              (after: Blackjack): Change<BlackjackPlay> =>
                paySeat(
                  after,
                  customs,
                  id,
                  allStakesOf(after, variant, hand)
                    .filter((bet) => bet.seat === id)
                    .map((bet) => ({ bet, pays: variant.natural, cite: rule })),
                  rule,
                ),
          ),
        ),
        (after) => giveBack(after, after.bets.filter(isFree), 'bet-voided', rule),
        (after) =>
          change(
            after,
            playing(after, {
              hands: after.play.hands.map((hand) =>
                hand.status === 'out' ? hand : { ...hand, status: 'stood' as const },
              ),
            }),
          ),
        (after) => clear(after, variant),
        (after) => finish(after, variant, customs),
      )
    },
  })
}

/** Of two cards that came out together the receiver burns one; for the bank the pit boss does (BJ-14, G-BJ-14). */
const chooseStuck = (variant: Variant): Rule<BlackjackPlay> => {
  const chooser = (s: Blackjack): SeatId | 'pit-boss' | undefined => {
    if (s.play.stuck?.length !== 2) return undefined
    const to = receiver(s, variant)
    return to === 'bank' || to === undefined ? 'pit-boss' : to.seat
  }
  return {
    do: 'choose-stuck',
    by: ['seat', 'croupier', 'pit-boss'],
    cite: 'BJ-14',
    fields: { card: 'word', for: 'seat?' },
    options: (s) => {
      const who = chooser(s)
      if (!who) return []
      const card = one(...new Set(s.play.stuck))
      const own = offer(who, 'choose-stuck', { card })
      return who === 'pit-boss'
        ? [own]
        : [own, offer('croupier', 'choose-stuck', { card, for: one(who) } as Option['fields'])]
    },
    step: (s, m) => {
      const who = chooser(s)
      if (!who) return refuse('no-stuck-cards', 'BJ-14')
      if (who === 'pit-boss' ? m.by !== 'pit-boss' || m.for !== undefined : m.by === 'pit-boss')
        return refuse('not-your-choice', 'BJ-14', { of: who })
      const no = who === 'pit-boss' ? undefined : servedSeat(s, m)
      if (no) return no
      if (who !== 'pit-boss' && seatOf(m) !== who) return refuse('not-your-choice', 'BJ-14', { of: who })
      const stuck = s.play.stuck as readonly Card[]
      const burned = stuck.indexOf(m.card as Card)
      if (burned < 0) return refuse('no-such-card', 'BJ-14')
      return accept(
        chain(
          change(s, playing(s, { stuck: null }), [event('card-burned', cite('BJ-14'), { card: m.card as string })]),
          (after) => playCard(after, variant, stuck[1 - burned] as Card),
        ),
      )
    },
  }
}

/** Mendoza: a bettor who was passed over may withdraw, or have what was owed (MZA-24, MZA-25). */
const owedRules = (variant: Variant): Rule<BlackjackPlay>[] => {
  const passedOver = (s: Blackjack, m: { readonly [field: string]: unknown }): Refused | undefined => {
    const rule = m.wanted === 'double' ? 'MZA-24' : 'MZA-25'
    const no = notNow(s, rule, ...(m.wanted === 'double' ? ['turns', 'bank'] : ['collect']))
    if (no) return no
    const hand = handOf(s, m.hand as string)
    if (!hand || s.play.owed || hand.status !== 'stood' || hand.doubled || hand.from === 'aces' || isNatural(hand))
      return notHere(rule)
    const could =
      m.wanted === 'double' ? hand.cards.length === 2 && s.play.bank.cards.length === 1 : total(hand.cards) < 21
    return could ? undefined : notHere(rule)
  }
  const choices = (s: Blackjack): string[] => ['withdraw', s.play.owed?.what === 'double' ? 'card' : 'play']

  return [
    {
      do: 'bettor-skipped',
      by: ['croupier'],
      cite: 'MZA-24',
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
        const skipped = event('bettor-skipped', cite(m.wanted === 'double' ? 'MZA-24' : 'MZA-25'), {
          seat: hand.seat,
          hand: hand.id,
        })
        // A bank over 21 pays the bettor as everybody: there is nothing to choose.
        if (m.wanted === 'cards' && isBust(s.play.bank.cards)) return accept(change(s, {}, [skipped]))
        return accept(change(s, playing(s, { owed: { hand: hand.id, what: m.wanted } }), [skipped]))
      },
    },

    answer<BlackjackPlay>('choose-owed', {
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
        const own = originalOf(s, variant, hand, 1)
        return cannotRaise(s, id, [{ on: doubleSpot(variant.bets, hand.id, 1), amount: own }], 'MZA-24')
      },
      apply: (s, id, m) => {
        const hand = handOf(s, s.play.owed?.hand ?? null) as Hand
        const settled = { ...s, ...playing(s, { owed: null }) }
        if (m.choice === 'withdraw')
          return chain(giveBack(settled, allStakesOf(s, variant, hand), 'bet-returned', cite('MZA-24')), (after) =>
            change(after, withHand(after, hand.id, { status: 'out' })),
          )
        if (m.choice === 'card')
          return chain(
            raise(settled, variant, id, [
              { on: doubleSpot(variant.bets, hand.id, 1), amount: originalOf(s, variant, hand, 1) },
            ]),
            (after) => coveredCard(after, variant, hand.id),
            (after) => change(after, withHand(after, hand.id, { doubled: true, covered: 1 })),
          )
        const open = { ...settled, phase: 'turns', ...withHand(settled, hand.id, { status: 'waiting' }) }
        return nextTurn(open, variant)
      },
    }),
  ]
}
