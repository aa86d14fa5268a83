// The insurance of 1 %: of a blocked bet against another 31-31, as it is written; or, where the house sells it so, of any bet
// before the deal (G-TQ-06).

import type { SeatId } from '../kernel/actors.js'
import { notPresent } from '../kernel/chips.js'
import type { Change, Event, Refused, Rule } from '../kernel/contract.js'
import { type Money, odds, share } from '../kernel/money.js'
import { playing as playingPart } from '../kernel/outside-limits.js'
import { answer, notNow } from '../kernel/rules.js'
import { isFree } from '../kernel/stakes.js'
import { type Bet, balance, chain, change, event, transfer, unchanged } from '../kernel/table.js'
import { boundsOf, insuranceOf, isSame, namedBet, settled } from './blocked.js'
import { isBlocked, PLEDGED, playing, type Trente, type TrenteConfig, type TrenteKind } from './play.js'
import { refuse } from './refusals.js'
import { SPOTS } from './settings.js'

type Step = Change<TrenteKind>

const NAMED = { on: 'word', with: 'word?' } as const

/** Rounded up, so that no insurance is free (G-TQ-15). */
export const premiumOf = ({ insurancePercent }: Pick<TrenteConfig, 'insurancePercent'>, amount: Money): Money =>
  amount - share(amount, odds(100 - insurancePercent, 100))

/** The premium is not returned (TYC-45): it is told as what it is, and taken as a line of its own. */
const premiumPaid = ({ seat, on, with: kind, amount }: Bet, premium: Money): Event[] => [
  event('insured', 'TYC-25', { seat, on, with: kind, stake: amount, amount: premium }),
  event('collected', 'TYC-45', {
    seat,
    on: `insurance:${on}`,
    with: 'money',
    stake: premium,
    amount: premium,
    transfers: transfer(seat, 'bank', premium),
  }),
]

const cannotPay = (s: Trente, id: SeatId, premium: Money): Refused | undefined =>
  premium > balance(s, id) ? refuse('not-enough-chips', 'TYC-25', { have: balance(s, id), needs: premium }) : undefined

/** A blocked bet that waits for the next round, insured against another 31-31. */
const insureBlocked = answer<TrenteKind>('insure', {
  cite: 'TYC-25',
  fields: NAMED,
  bounds: (s, id) => boundsOf(s, id, isBlocked),
  refusal: (s, id, m) => {
    const no = notNow(s, 'TYC-25', 'refait') ?? notPresent(s, id)
    if (no) return no
    const bet = namedBet(s, id, m, isBlocked)
    if (!bet) return refuse('no-blocked-bet', 'TYC-25', { on: m.on as string })
    if (s.config.insurance !== 'blocked') return refuse('not-insured-now', 'TYC-25')
    if (bet.tag === PLEDGED) return refuse('already-insured', 'TYC-25')
    return cannotPay(s, id, premiumOf(s.config, bet.amount))
  },
  apply: (s, id, m) => {
    const bet = namedBet(s, id, m, isBlocked) as Bet
    const premium = premiumOf(s.config, bet.amount)
    const bets = s.bets.map((other) => (other === bet ? { ...bet, tag: PLEDGED } : other))
    return chain(change(s, { bets }, [...premiumPaid(bet, premium)]), settled)
  },
})

/** Any bet on the cloth, until «no va más»; the premium is of what lies there then. */
const insureBefore = answer<TrenteKind>('insure-before', {
  cite: 'TYC-25',
  nature: 'stake',
  pace: 'step',
  fields: NAMED,
  bounds: (s, id) => boundsOf(s, id, isFree),
  refusal: (s, id, m) => {
    const no = notNow(s, 'TYC-25', 'betting') ?? notPresent(s, id)
    if (no) return no
    if (s.config.insurance !== 'before') return refuse('not-insured-before', 'TYC-25')
    const bet = namedBet(s, id, m, isFree)
    if (!bet) return refuse('no-bet-there', 'TYC-25', { on: m.on as string })
    if (insuranceOf(s, bet)) return refuse('already-insured', 'TYC-25')
    return cannotPay(s, id, premiumOf(s.config, bet.amount))
  },
  apply: (s, id, m) => {
    const { on, with: kind } = namedBet(s, id, m, isFree) as Bet
    return change(s, playing(s, { insured: [...s.play.insured, { seat: id, on, with: kind, premium: null }] }), [
      event('insurance-asked', 'TYC-25', { seat: id, on, with: kind }),
    ])
  },
})

/** With «no va más» the premiums are paid; who has no chips for one is not insured. */
export const chargeBefore = (s: Trente): Step =>
  chain(
    change(s, playing(s, { insured: [] })),
    ...s.play.insured.map((asked) => (after: Trente): Step => {
      const bet = after.bets.find((each) => isFree(each) && isSame(each)(asked))
      if (!bet) return unchanged(after)
      const premium = premiumOf(after.config, playingPart(after, SPOTS, bet))
      const { seat, on, with: kind } = asked
      if (premium > balance(after, seat))
        return change(after, {}, [event('insurance-lapsed', 'TYC-25', { seat, on, with: kind, amount: premium })])
      return change(after, playing(after, { insured: [...after.play.insured, { ...asked, premium }] }), [
        event('insured', 'TYC-25', {
          seat,
          on,
          with: kind,
          stake: bet.amount,
          amount: premium,
          transfers: transfer(seat, 'bank', premium),
        }),
      ])
    }),
  )

/** A void round insured nothing: what was paid for it goes back. */
export const refundBefore = (s: Trente, cite: 'TYC-41' | 'TYC-42' | 'TYC-48'): Step =>
  change(
    s,
    playing(s, { insured: [] }),
    s.play.insured.flatMap(({ seat, on, with: kind, premium }) =>
      premium === null
        ? []
        : [
            event('insurance-returned', cite, {
              seat,
              on,
              with: kind,
              amount: premium,
              transfers: transfer('bank', seat, premium),
            }),
          ],
    ),
  )

export const insuranceRules: Rule<TrenteKind>[] = [insureBlocked, insureBefore]
