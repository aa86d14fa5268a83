// Chemin de Fer: the bank of a player. What it holds, who shares it, what it wins and loses, and the garage.

import type { SeatId } from '../kernel/actors.js'
import type { RuleId } from '../kernel/citations.js'
import type { Account, Change, Event, Refused, StakeRange, Transfer } from '../kernel/contract.js'
import { limitsOf } from '../kernel/limits.js'
import { MONEY_MAX, type Money, odds, share } from '../kernel/money.js'
import { isVoid, limitsTold, playing as playingPart } from '../kernel/outside-limits.js'
import { leastStake } from '../kernel/settings.js'
import { onSpot, sum } from '../kernel/stakes.js'
import {
  type Bet,
  balance,
  chain,
  change,
  event,
  holding,
  occupied,
  say,
  stakes,
  transfer,
  unchanged,
} from '../kernel/table.js'
import { commissionOf, spotsOf } from './layout.js'
import { type Baccarat, type BaccaratKind, type Bank, isThere, type Offer, playing } from './play.js'
import { refuse } from './refusals.js'
import { CHEMIN_DE_FER } from './variants.js'

type Step = Change<BaccaratKind>

export const bankAccount = (id: SeatId): Account => `${id}/bank`
export const garageAccount = (id: SeatId): Account => `${id}/garage`

/** The bank is counted in least stakes: one at least, a hundred at most (CHF-10). */
export const leastBank = (s: Baccarat): Money => leastStake(limitsOf(s, 'punto').min, s.config.chip)
export const mostBank = (s: Baccarat): Money => 100 * leastBank(s)
/** Winnings above this may go to the garage, and so much stays in the bank (CHF-30). */
export const keptFromGarage = (s: Baccarat): Money => 50 * leastBank(s)

export const isOfBank = (s: Baccarat, id: SeatId): boolean => s.play.bank?.banker === id || s.play.bank?.partner === id

export const withBank = (s: Baccarat, patch: Partial<Bank>) =>
  playing(s, { bank: s.play.bank && { ...s.play.bank, ...patch } })

const puntoBets = (s: Baccarat): Bet[] => s.bets.filter((bet) => bet.on === 'punto')

/** Bets on punto are played against the bank; those for it against the house (C-CF-01). */
export const againstBank = (s: Baccarat, bet: Bet): Account =>
  bet.on === 'punto' && s.play.bank ? bankAccount(s.play.bank.banker) : 'bank'

/** All bets on punto together are covered by the bank (G-CF-02). */
export const rangeAgainst = (s: Baccarat, id: SeatId, on: string): StakeRange => ({
  atLeast: 0,
  atMost: on === 'punto' ? onSpot(s, id, on) + Math.max(0, (s.play.bank?.amount ?? 0) - sum(puntoBets(s))) : MONEY_MAX,
  rule: 'CHF-12',
})

export const cannotCloseBank = (s: Baccarat): Refused | undefined =>
  puntoBets(s).length > 0 ? undefined : refuse('no-bets-against-the-bank', 'CHF-12')

/** Who has bet all that the bank holds «hace banco». */
export const bankCloses = (s: Baccarat): Step => {
  const whole = s.play.bank?.amount ?? 0
  const makes = occupied(s).filter((id) => onSpot(s, id, 'punto') >= whole)
  const accepted = Object.fromEntries(occupied(s).map((id) => [id, onSpot(s, id, 'punto')]))
  return change(
    s,
    withBank(s, { accepted }),
    makes.flatMap((id) => [say('hace banco', 'CHF-12'), event('makes-bank', 'CHF-12', { seat: id, amount: whole })]),
  )
}

const spots = spotsOf(CHEMIN_DE_FER)

/** How much of each bet on punto the bank covers: what was accepted before the cards first, then what was found late. */
const covered = (s: Baccarat): ReadonlyMap<Bet, Money> => {
  const { amount = 0, accepted = {} } = s.play.bank ?? {}
  const bets = puntoBets(s).filter((bet) => !isVoid(s, spots(s.config), bet))
  const left = new Map(Object.entries(accepted))
  const plays = new Map<Bet, Money>()
  for (const bet of bets) {
    const part = Math.min(playingPart(s, spots(s.config), bet), left.get(bet.seat) ?? 0)
    left.set(bet.seat, (left.get(bet.seat) ?? 0) - part)
    plays.set(bet, part)
  }
  let free = amount - [...plays.values()].reduce((all, part) => all + part, 0)
  for (const bet of bets) {
    const part = plays.get(bet) ?? 0
    const more = Math.min(free, playingPart(s, spots(s.config), bet) - part)
    free -= more
    plays.set(bet, part + more)
  }
  return plays
}

/** What of a bet on punto was found late and is not covered goes back (G-CF-18). */
export const coveredByBank = (s: Baccarat): Step => {
  const plays = covered(s)
  const events: Event[] = []
  const bets = s.bets.flatMap((bet): Bet[] => {
    const part = plays.get(bet)
    if (part === undefined || part === playingPart(s, spots(s.config), bet)) return [bet]
    const back = bet.amount - part
    events.push(
      event('excess-returned', 'CHF-12', {
        seat: bet.seat,
        on: bet.on,
        stake: bet.amount,
        amount: back,
        transfers: transfer(stakes(bet.seat), holding(bet.seat, bet.with), back),
      }),
      ...limitsTold(s, spots(s.config), bet),
    )
    return part === 0 ? [] : [{ ...bet, amount: part }]
  })
  return events.length === 0 ? unchanged(s) : change(s, { bets }, events)
}

/** What of the whole is the partner's; what does not divide is the banker's (G-CF-19). */
const partnersOf = ({ partner, parts }: Bank, whole: Money): Money =>
  partner === null ? 0 : share(whole, odds(parts.partner, parts.banker + parts.partner))

/** From here on the two share by what each has in it now. */
const rebased = (bank: Bank, amount: Money): Pick<Bank, 'amount' | 'parts'> => {
  const partner = partnersOf(bank, amount)
  return { amount, parts: { banker: amount - partner, partner } }
}

/** Chips leave the bank for the garages of those who own it. */
export const toGarage = (s: Baccarat, amount: Money, rule: RuleId): Step => {
  const { bank } = s.play
  if (!bank || amount <= 0) return unchanged(s)
  const partners = partnersOf(bank, amount)
  const from = bankAccount(bank.banker)
  const kept: Bank = {
    ...bank,
    ...rebased(bank, bank.amount - amount),
    winnings: Math.max(0, bank.winnings - amount),
    garage: bank.garage + amount,
    announced: false,
  }
  return change(s, playing(s, { bank: kept }), [
    event('garage-filled', rule, {
      seat: bank.banker,
      amount,
      bank: kept.amount,
      transfers: [
        ...transfer(from, garageAccount(bank.banker), amount - partners),
        ...(bank.partner ? transfer(from, garageAccount(bank.partner), partners) : []),
      ],
    }),
  ])
}

/** What exceeds a hundred minimums leaves the bank (CHF-31). */
export const compulsoryGarage = (s: Baccarat): Step => toGarage(s, (s.play.bank?.amount ?? 0) - mostBank(s), 'CHF-31')

/** Banca won: the bets join the bank, the house takes its part of them, the excess goes to the garage. */
export const bankCollects = (s: Baccarat, before: Baccarat): Step => {
  const { bank } = s.play
  if (!bank || s.play.result?.winner !== 'banca') return unchanged(s)
  const account = bankAccount(bank.banker)
  const won = balance(s, account) - balance(before, account)
  const kept = share(won, commissionOf(s.config))
  const amount = bank.amount + won - kept
  return chain(
    change(s, playing(s, { bank: { ...bank, amount, winnings: bank.winnings + won - kept } }), [
      event('deduction-taken', 'CHF-35', {
        seat: bank.banker,
        won,
        amount: kept,
        bank: amount,
        transfers: transfer(account, 'commission', kept),
      }),
    ]),
    compulsoryGarage,
  )
}

/** Punto won: what is left in the bank. */
export const bankPaid = (s: Baccarat): Step =>
  s.play.bank ? change(s, withBank(s, { amount: balance(s, bankAccount(s.play.bank.banker)) })) : unchanged(s)

/** Bank and garage go back to those who own them (CHF-15). */
export const dissolve = (s: Baccarat, rule: RuleId): Step => {
  const { bank } = s.play
  if (!bank) return unchanged(s)
  const { banker, partner, amount } = bank
  const partners = partnersOf(bank, amount)
  const emptied = (id: SeatId): Transfer[] => transfer(garageAccount(id), id, balance(s, garageAccount(id)))
  return change(s, playing(s, { bank: null, holder: null }), [
    event('bank-returned', rule, {
      seat: banker,
      amount,
      garage: bank.garage,
      transfers: [
        ...transfer(bankAccount(banker), banker, amount - partners),
        ...(partner ? transfer(bankAccount(banker), partner, partners) : []),
        ...emptied(banker),
        ...(partner ? emptied(partner) : []),
      ],
    }),
  ])
}

/** A partner's part goes back alone; the bank goes on with what is left (G-CF-17). */
export const withoutPartner = (s: Baccarat): Step => {
  const { bank } = s.play
  if (!bank?.partner) return unchanged(s)
  const { banker, partner } = bank
  const part = partnersOf(bank, bank.amount)
  const amount = bank.amount - part
  const winnings = Math.min(bank.winnings, amount)
  const alone: Bank = {
    ...bank,
    partner: null,
    parts: { banker: amount, partner: 0 },
    amount,
    winnings,
    announced: false,
  }
  return change(s, playing(s, { bank: alone }), [
    event('partner-left', 'CHF-18', {
      seat: partner,
      amount: part,
      bank: amount,
      transfers: [
        ...transfer(bankAccount(banker), partner, part),
        ...transfer(garageAccount(partner), partner, balance(s, garageAccount(partner))),
      ],
    }),
  ])
}

export interface Funds {
  readonly banker: SeatId
  readonly amount: Money
  readonly partner?: { readonly seat: SeatId; readonly amount: Money }
}

/** Somebody puts up a bank: the sabot is his. */
export const found = (s: Baccarat, { banker, amount, partner }: Funds, former: SeatId | null, rule: RuleId): Step => {
  const part = partner?.amount ?? 0
  const bank: Bank = {
    banker,
    partner: partner?.seat ?? null,
    parts: { banker: amount, partner: part },
    amount: amount + part,
    winnings: 0,
    garage: 0,
    dealt: 0,
    accepted: {},
    announced: false,
    asked: false,
    former,
    passedBy: s.play.offer?.barred ?? [],
    joins: null,
  }
  return change(
    s,
    playing(s, { bank, offer: null, holder: banker, turn: banker, late: s.play.late.filter((id) => id !== banker) }),
    [
      event('bank-taken', rule, {
        seat: banker,
        amount: bank.amount,
        ...(partner ? { partner: partner.seat } : {}),
        transfers: [
          ...transfer(banker, bankAccount(banker), amount),
          ...(partner ? transfer(partner.seat, bankAccount(banker), part) : []),
        ],
      }),
    ],
  )
}

/** More chips of one of its owners. */
export const addTo = (s: Baccarat, id: SeatId, amount: Money, rule: RuleId): Step => {
  const bank = s.play.bank as Bank
  const parts = rebased(bank, bank.amount).parts
  const who = id === bank.banker ? 'banker' : 'partner'
  const grown: Bank = {
    ...bank,
    ...(who === 'partner' ? { partner: id } : {}),
    amount: bank.amount + amount,
    parts: { ...parts, [who]: parts[who] + amount },
    announced: false,
  }
  return change(s, playing(s, { bank: grown }), [
    event('bank-raised', rule, {
      seat: id,
      amount,
      bank: grown.amount,
      transfers: transfer(id, bankAccount(bank.banker), amount),
    }),
  ])
}

export type Passing = Pick<Offer, 'stage' | 'voluntary' | 'least' | 'from'>

/** The bank goes back to its owners, and is offered on to the right. */
export const passOn = (s: Baccarat, passing: Passing, rule: RuleId, barred: readonly SeatId[] = []): Step => {
  const { bank } = s.play
  if (!bank) return unchanged(s)
  const owners = [bank.banker, ...(bank.partner ? [bank.partner] : [])]
  return chain(dissolve(s, rule), (after) =>
    change(
      after,
      playing(after, {
        offer: {
          ...passing,
          after: bank.banker,
          refused: [],
          barred: [...new Set([...barred, ...owners])],
          share: null,
          bids: [],
          out: [],
          called: false,
        },
      }),
      [say('sabot pasa', 'CHF-13'), event('bank-offered', rule, { least: passing.least })],
    ),
  )
}

/** After a round: banca lost and the bank passes, or its banker is asked whether he keeps it. */
export const bankRoundOver = (s: Baccarat): Step => {
  const { bank, result } = s.play
  if (!bank) return unchanged(s)
  if (result?.winner === 'punto')
    return passOn(s, { stage: 'turn', voluntary: false, least: leastBank(s), from: bank.banker }, 'CHF-13')
  const dealt = bank.dealt + (result ? 1 : 0)
  return change(s, withBank(s, { dealt, accepted: {}, announced: false, asked: dealt > 0 && isThere(s, bank.banker) }))
}
