// Chemin de Fer: what a banker may do between rounds, and what is said of the bank before the bets.

import type { SeatId } from '../kernel/actors.js'
import type { Change, Option, Refused, Rule } from '../kernel/contract.js'
import type { Customs } from '../kernel/customs.js'
import type { Money } from '../kernel/money.js'
import { answer, notNow, plain } from '../kernel/rules.js'
import { isExcluded } from '../kernel/seats.js'
import { giveBack } from '../kernel/settlement.js'
import { balance, chain, change, event, say, upTo } from '../kernel/table.js'
import {
  addTo,
  cannotCloseBank,
  compulsoryGarage,
  keptFromGarage,
  leastBank,
  mostBank,
  passOn,
  toGarage,
  withBank,
  withoutPartner,
} from './bank.js'
import { notBetween, tooSmall } from './offer.js'
import { type Baccarat, type BaccaratKind, type Bank, isThere } from './play.js'
import { tooFew } from './preparation.js'
import { refuse } from './refusals.js'
import { finish } from './settle.js'
import type { Variant } from './variants.js'

const mayStay = (s: Baccarat, id: SeatId): boolean => !isExcluded(s, s.seats[id]?.player ?? '')

/** Whether the banker can deal the next round: there, not excluded, with the minimum in the bank. */
const dealsOn = (s: Baccarat, { banker, amount }: Bank): boolean =>
  isThere(s, banker) && mayStay(s, banker) && amount >= leastBank(s)

/** Whether the bank can be played as it is. A partner need not be there, but may not be excluded. */
const isSound = (s: Baccarat, bank: Bank): boolean =>
  dealsOn(s, bank) && (bank.partner === null || mayStay(s, bank.partner))

export const cannotStartBank = (s: Baccarat): Refused | undefined => {
  const { bank } = s.play
  if (!bank) return s.play.offer ? refuse('bank-on-offer', 'CHF-08') : refuse('no-bank', 'CHF-08')
  if (!isSound(s, bank)) return refuse('banker-absent', 'CHF-24')
  return bank.announced ? undefined : refuse('bank-not-announced', 'CHF-11')
}

const notBanker = (s: Baccarat, id: SeatId): Refused | undefined =>
  notBetween(s, 'CHF-14') ?? (s.play.bank?.banker === id ? undefined : refuse('no-bank', 'CHF-14'))

const notAsked = (s: Baccarat, id: SeatId): Refused | undefined =>
  notBanker(s, id) ??
  (s.play.bank?.asked
    ? undefined
    : refuse(s.play.bank?.dealt === 0 ? 'banker-has-not-dealt' : 'not-your-choice', 'CHF-14'))

/** A range of amounts, or nothing. */
const bounded = (least: Money, most: Money, step: Money): readonly Option['fields'][] =>
  least <= most ? [{ amount: upTo(least, most, step) }] : []

const outOf = (amount: Money, least: Money, most: Money, rule: 'CHF-10' | 'CHF-18'): Refused | undefined =>
  amount < least || amount > most ? refuse('amount-out-of-range', rule, { least, most }) : undefined

const room = (s: Baccarat, id: SeatId): Money => {
  const { chip } = s.config
  return Math.floor(Math.min(balance(s, id), mostBank(s) - (s.play.bank?.amount ?? 0)) / chip) * chip
}

/** What may go to the garage (CHF-30). */
const spare = (s: Baccarat): Money => {
  const { winnings = 0, amount = 0 } = s.play.bank ?? {}
  return Math.min(winnings, amount) - keptFromGarage(s)
}

const bankersChoice = (): Rule<BaccaratKind>[] => [
  // Silence keeps the bank (G-CF-11): this one is due.
  answer<BaccaratKind>('keep-bank', {
    cite: 'CHF-14',
    refusal: notAsked,
    apply: (s, id) => change(s, withBank(s, { asked: false }), [event('bank-kept', 'CHF-14', { seat: id })]),
  }),

  answer<BaccaratKind>('give-up-bank', {
    cite: 'CHF-14',
    refusal: notAsked,
    apply: (s, id) =>
      passOn(s, { stage: 'turn', voluntary: true, least: (s.play.bank as Bank).amount, from: id }, 'CHF-15'),
  }),

  answer<BaccaratKind>('refuse-to-deal', {
    cite: 'CHF-24',
    nature: 'stake',
    pace: 'step',
    refusal: (s, id) =>
      notBanker(s, id) ?? (s.play.bank?.dealt === 0 ? undefined : refuse('banker-has-dealt', 'CHF-24')),
    apply: (s, id) =>
      passOn(
        s,
        { stage: 'auction', voluntary: false, least: leastBank(s), from: id },
        'CHF-24',
        (s.play.bank as Bank).passedBy,
      ),
  }),

  answer<BaccaratKind>('raise-bank', {
    cite: 'CHF-23',
    nature: 'stake',
    pace: 'step',
    fields: { amount: 'money' },
    bounds: (s, id) => (notBanker(s, id) ? [] : bounded(s.config.chip, room(s, id), s.config.chip)),
    refusal: (s, id, m) => {
      const no = notBanker(s, id)
      if (no) return no
      const { chip } = s.config
      if ((m.amount as Money) % chip !== 0) return refuse('not-whole-chips', 'GEN-03', { step: chip })
      return outOf(m.amount as Money, chip, room(s, id), 'CHF-10')
    },
    apply: (s, id, m) => addTo(s, id, m.amount as Money, 'CHF-23'),
  }),

  answer<BaccaratKind>('garage', {
    cite: 'CHF-30',
    nature: 'stake',
    pace: 'step',
    fields: { amount: 'money' },
    bounds: (s, id) => (notBanker(s, id) ? [] : bounded(1, spare(s), 1)),
    refusal: (s, id, m) =>
      notBanker(s, id) ??
      (spare(s) >= (m.amount as Money)
        ? undefined
        : refuse('nothing-for-the-garage', 'CHF-30', { most: Math.max(0, spare(s)) })),
    apply: (s, _, m) => toGarage(s, m.amount as Money, 'CHF-30'),
  }),
]

const partnerRules = (): Rule<BaccaratKind>[] => {
  const notAskedToJoin = (s: Baccarat, id: SeatId): Refused | undefined =>
    notBanker(s, id) ?? (s.play.bank?.joins == null ? refuse('no-partner-asks', 'CHF-18') : undefined)
  const cannotJoin = (s: Baccarat, id: SeatId): Refused | undefined => {
    const no = notBetween(s, 'CHF-14')
    if (no) return no
    const { bank } = s.play
    return bank?.former === id && bank.partner === null && bank.joins === null && isThere(s, id)
      ? undefined
      : refuse('not-your-choice', 'CHF-18')
  }
  return [
    answer<BaccaratKind>('ask-partnership', {
      cite: 'CHF-18',
      nature: 'stake',
      pace: 'step',
      fields: { amount: 'money' },
      bounds: (s, id) => (cannotJoin(s, id) ? [] : bounded(s.config.chip, room(s, id), s.config.chip)),
      refusal: (s, id, m) => {
        const no = cannotJoin(s, id)
        if (no) return no
        const { chip } = s.config
        if ((m.amount as Money) % chip !== 0) return refuse('not-whole-chips', 'GEN-03', { step: chip })
        return outOf(m.amount as Money, chip, room(s, id), 'CHF-18')
      },
      apply: (s, id, m) =>
        change(s, withBank(s, { joins: m.amount as Money }), [
          event('partnership-asked', 'CHF-18', { seat: id, amount: m.amount as Money }),
        ]),
    }),

    answer<BaccaratKind>('accept-partner', {
      cite: 'CHF-18',
      refusal: (s, id) => {
        const no = notAskedToJoin(s, id)
        if (no) return no
        const { former, joins } = s.play.bank as Bank
        const can = former !== null && isThere(s, former) && (joins ?? 0) <= room(s, former)
        return can ? undefined : refuse('no-partner-asks', 'CHF-18')
      },
      apply: (s) => {
        const { former, joins } = s.play.bank as Bank
        return chain(addTo(s, former as SeatId, joins as Money, 'CHF-18'), (after) =>
          change(after, withBank(after, { joins: null, former: null })),
        )
      },
    }),

    answer<BaccaratKind>('refuse-partner', {
      cite: 'CHF-18',
      refusal: notAskedToJoin,
      apply: (s, id) =>
        change(s, withBank(s, { joins: null, former: null }), [event('partner-refused', 'CHF-18', { seat: id })]),
    }),
  ]
}

export const bankerRules = (variant: Variant, customs: Customs<BaccaratKind>): Rule<BaccaratKind>[] => [
  ...bankersChoice(),
  ...partnerRules(),

  plain<BaccaratKind>('bank-passes', {
    nature: 'course',
    pace: 'offer',
    by: ['croupier'],
    cite: 'CHF-28',
    refusal: (s) => {
      const no = notBetween(s, 'CHF-24')
      if (no) return no
      const { bank } = s.play
      if (!bank) return refuse('no-bank', 'CHF-24')
      return isSound(s, bank) ? refuse('bank-taken', 'CHF-24') : undefined
    },
    apply: (s) => {
      const bank = s.play.bank as Bank
      if (dealsOn(s, bank)) return chain(withoutPartner(s), tooSmall)
      return passOn(s, { stage: 'turn', voluntary: false, least: leastBank(s), from: bank.banker }, 'CHF-13')
    },
  }),

  plain<BaccaratKind>('announce-bank', {
    nature: 'course',
    by: ['croupier'],
    cite: 'CHF-11',
    refusal: (s) => {
      const no = notBetween(s, 'CHF-14')
      if (no) return no
      const { bank } = s.play
      if (!bank) return refuse('no-bank', 'CHF-11')
      if (bank.asked || bank.joins !== null) return refuse('bank-on-offer', 'CHF-11')
      return bank.announced ? refuse('bank-taken', 'CHF-11') : undefined
    },
    // Limits may have changed since the last round.
    apply: (s) =>
      chain(compulsoryGarage(s), (after) => {
        const { banker, amount } = after.play.bank as Bank
        return change(after, withBank(after, { announced: true }), [
          say(`Hay ${amount} pesos en la banca`, 'CHF-11'),
          event('bank-announced', 'CHF-42', { seat: banker, amount }),
        ])
      }),
  }),

  plain<BaccaratKind>('call-off', {
    nature: 'course',
    pace: 'offer',
    by: ['croupier'],
    cite: 'CHF-03',
    refusal: (s) => {
      const no = notNow(s, 'CHF-03', 'betting')
      if (no) return no
      if (!cannotCloseBank(s)) return refuse('bets-against-the-bank', 'CHF-03')
      const { bank } = s.play
      return bank && isThere(s, bank.banker) && !tooFew(s, variant) ? refuse('bank-taken', 'CHF-03') : undefined
    },
    apply: (s): Change<BaccaratKind> =>
      chain(
        change(s, {}, [event('round-called-off', 'CHF-03')]),
        (after) => giveBack(after, after.bets, 'bet-returned', 'CHF-03'),
        (after) => finish(after, variant, customs),
      ),
  }),
]
