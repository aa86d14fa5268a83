// Chemin de Fer: the auction of a bank nobody took in its turn. It is called once and awarded; a new bid begins the call again.

import type { SeatId } from '../kernel/actors.js'
import type { Change, Refused, Rule } from '../kernel/contract.js'
import type { Money } from '../kernel/money.js'
import { answer, plain } from '../kernel/rules.js'
import { balance, change, event, upTo } from '../kernel/table.js'
import { found, leastBank, mostBank } from './bank.js'
import { chipsUp, notBetween } from './offer.js'
import { type Baccarat, type BaccaratKind, isThere, type Offer, playing } from './play.js'
import { refuse } from './refusals.js'
import { after } from './sabot.js'

const at = (s: Baccarat): Refused | undefined =>
  notBetween(s, 'CHF-20') ??
  (s.play.offer?.stage === 'auction'
    ? undefined
    : refuse('not-at-this-stage', 'CHF-20', { stage: s.play.offer?.stage ?? 'none', needs: ['auction'] }))

type Bid = Offer['bids'][number]

/** The highest bid whose bidder is there and still has the chips. */
const highest = (s: Baccarat): Bid | undefined =>
  s.play.offer?.bids.filter(({ seat, amount }) => isThere(s, seat) && balance(s, seat) >= amount).at(-1)

const most = (s: Baccarat, id: SeatId): Money => {
  const { chip } = s.config
  return Math.floor(Math.min(balance(s, id), mostBank(s)) / chip) * chip
}

const least = (s: Baccarat): Money => {
  const top = highest(s)
  return top ? top.amount + s.config.chip : chipsUp(s, leastBank(s))
}

/** Why a seat does not bid: who passed the bank, who bids no more, whose bid is the highest. */
const notBidding = (s: Baccarat, id: SeatId): Refused | undefined => {
  const no = at(s)
  if (no) return no
  const { barred, out } = s.play.offer as Offer
  if (barred.includes(id)) return refuse('not-your-choice', 'CHF-21')
  if (out.includes(id)) return refuse('not-your-choice', 'CHF-20')
  return highest(s)?.seat === id ? refuse('not-your-choice', 'CHF-20') : undefined
}

const canBid = (s: Baccarat, id: SeatId): boolean => !notBidding(s, id) && isThere(s, id) && least(s) <= most(s, id)

const bidders = (s: Baccarat): SeatId[] => after(s, null).filter((id) => canBid(s, id))

/** Without bids: at the right of who passed it, who has the minimum; who would not deal only if nobody else can (G-CF-21). */
const mustTake = (s: Baccarat): SeatId | undefined => {
  const { after: place, barred, from } = s.play.offer as Offer
  const able = after(s, place).filter((id) => isThere(s, id) && most(s, id) >= chipsUp(s, leastBank(s)))
  const others = able.filter((id) => id !== from)
  return others.find((id) => !barred.includes(id)) ?? others[0] ?? able[0]
}

const award = (s: Baccarat): Change<BaccaratKind> => {
  const offer = s.play.offer as Offer
  const former = offer.voluntary ? offer.from : null
  const bid = highest(s)
  if (bid) return found(s, { banker: bid.seat, amount: bid.amount }, former, 'CHF-20')
  const taker = mustTake(s) as SeatId
  return found(s, { banker: taker, amount: chipsUp(s, leastBank(s)) }, former === taker ? null : former, 'CHF-22')
}

export const auctionRules = (): Rule<BaccaratKind>[] => [
  answer<BaccaratKind>('bid', {
    cite: 'CHF-20',
    fields: { amount: 'money' },
    bounds: (s, id) => (canBid(s, id) ? [{ amount: upTo(least(s), most(s, id), s.config.chip) }] : []),
    refusal: (s, id, m) => {
      const no = notBidding(s, id)
      if (no) return no
      const amount = m.amount as Money
      if (amount % s.config.chip !== 0) return refuse('not-whole-chips', 'GEN-03', { step: s.config.chip })
      if (amount < least(s)) return refuse('bid-too-low', 'CHF-20', { least: least(s) })
      return amount > most(s, id) || !isThere(s, id)
        ? refuse('amount-out-of-range', 'CHF-10', { most: most(s, id) })
        : undefined
    },
    apply: (s, id, m) => {
      const offer = s.play.offer as Offer
      const bid = { seat: id, amount: m.amount as Money }
      return change(s, playing(s, { offer: { ...offer, bids: [...offer.bids, bid], called: false } }), [
        event('bid', 'CHF-20', bid),
      ])
    },
  }),

  answer<BaccaratKind>('pass-auction', {
    cite: 'CHF-20',
    refusal: (s, id) => notBidding(s, id),
    apply: (s, id) => {
      const offer = s.play.offer as Offer
      return change(s, playing(s, { offer: { ...offer, out: [...offer.out, id] } }), [
        event('bids-no-more', 'CHF-20', { seat: id }),
      ])
    },
  }),

  plain<BaccaratKind>('call-auction', {
    nature: 'course',
    pace: 'offer',
    by: ['croupier'],
    cite: 'CHF-20',
    refusal: (s) => {
      const no = at(s)
      if (no) return no
      if (s.play.offer?.called) return refuse('bank-on-offer', 'CHF-20')
      return bidders(s).length > 0 ? undefined : refuse('nobody-bids', 'CHF-20')
    },
    apply: (s) => {
      const top = highest(s)
      return change(s, playing(s, { offer: { ...(s.play.offer as Offer), called: true } }), [
        event('auction-called', 'CHF-20', top ? { ...top } : {}),
      ])
    },
  }),

  plain<BaccaratKind>('award-bank', {
    nature: 'course',
    pace: 'offer',
    by: ['croupier'],
    cite: 'CHF-20',
    refusal: (s) => {
      const no = at(s)
      if (no) return no
      if (!s.play.offer?.called && bidders(s).length > 0) return refuse('not-called-yet', 'CHF-20')
      return highest(s) || mustTake(s) ? undefined : refuse('no-bank', 'CHF-22')
    },
    apply: award,
  }),
]
