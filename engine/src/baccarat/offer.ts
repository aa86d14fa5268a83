// Chemin de Fer: a bank on its way to the next banker. First the turn to the right, then two in association, then who gave it
// up, then the auction (C-CF-04).

import type { SeatId } from '../kernel/actors.js'
import type { Change, Option, Refused, Rule } from '../kernel/contract.js'
import type { Customs } from '../kernel/customs.js'
import type { Money } from '../kernel/money.js'
import { answer, plain } from '../kernel/rules.js'
import { vacate } from '../kernel/seats.js'
import { balance, betweenRounds, chain, change, event, IDLE, isOpen, one, unchanged, upTo } from '../kernel/table.js'
import { auctionRules } from './auction.js'
import { found, leastBank, mostBank, passOn, withBank, withoutPartner } from './bank.js'
import { waitingFor } from './places.js'
import { type Baccarat, type BaccaratKind, isThere, type Offer, playing } from './play.js'
import { tooFew } from './preparation.js'
import { refuse } from './refusals.js'
import { after } from './sabot.js'
import { CHEMIN_DE_FER } from './variants.js'

export const NEW_OFFER: Omit<Offer, 'least'> = {
  stage: 'turn',
  from: null,
  after: null,
  voluntary: false,
  refused: [],
  barred: [],
  share: null,
  bids: [],
  out: [],
  called: false,
}

/** Why nothing of a bank can be settled now: it is between rounds, with the shoe ready, that banks change hands. */
export const notBetween = (s: Baccarat, rule: 'CHF-08' | 'CHF-14' | 'CHF-20' | 'CHF-24'): Refused | undefined => {
  if (!isOpen(s)) return refuse('table-not-open', 'GEN-21')
  if (!betweenRounds(s)) return refuse('not-now', rule, { phase: s.phase, needs: [IDLE] })
  const { stage } = s.play.shoe
  return stage === 'ready' ? undefined : refuse('shoe-not-ready', rule, { stage })
}

const at = (s: Baccarat, ...stages: readonly Offer['stage'][]): Refused | undefined => {
  const no = notBetween(s, 'CHF-08')
  if (no) return no
  const stage = s.play.offer?.stage
  return stage && stages.includes(stage)
    ? undefined
    : refuse('not-at-this-stage', 'CHF-08', { stage: stage ?? 'none', needs: stages })
}

export const chipsUp = (s: Baccarat, amount: Money): Money => Math.ceil(amount / s.config.chip) * s.config.chip
const chipsDown = (s: Baccarat, amount: Money): Money => Math.floor(amount / s.config.chip) * s.config.chip

/** Those the bank comes to, in turn; who has lost the priority is asked last (CHF-25). */
const inTurn = (s: Baccarat, offer: Offer): SeatId[] => {
  const order = after(s, offer.after).filter((id) => !offer.refused.includes(id))
  const late = (id: SeatId) => s.play.late.includes(id)
  return [...order.filter((id) => !late(id)), ...order.filter(late)]
}

const canPutUp = (s: Baccarat, id: SeatId, least: Money): boolean =>
  isThere(s, id) && chipsUp(s, least) <= Math.min(chipsDown(s, balance(s, id)), mostBank(s))

/** Whom the bank is offered to now. */
export const candidate = (s: Baccarat): SeatId | undefined => {
  const { offer } = s.play
  if (offer?.stage === 'turn') return inTurn(s, offer).find((id) => canPutUp(s, id, offer.least))
  if (offer?.stage !== 'retake' || offer.from === null || offer.refused.includes(offer.from)) return undefined
  return isThere(s, offer.from) && balance(s, offer.from) >= offer.least ? offer.from : undefined
}

/** Who is absent when the bank comes to him, and somebody waits for a place (CHF-28). */
const absentee = (s: Baccarat): SeatId | undefined => {
  const { offer } = s.play
  if (offer?.stage !== 'turn' || waitingFor(s).length === 0) return undefined
  const order = inTurn(s, offer)
  const first = candidate(s)
  const before = first === undefined ? order : order.slice(0, order.indexOf(first))
  return before.find((id) => s.seats[id]?.present === false && !s.seats[id]?.leaving)
}

/** What a seat may put up as its share of a bank: less than the whole, or with the first share the rest of it. */
const shareOf = (s: Baccarat, id: SeatId): { readonly least: Money; readonly most: Money } | undefined => {
  const { offer } = s.play
  if (offer?.stage !== 'association' || !isThere(s, id) || offer.barred.includes(id)) return undefined
  const { chip } = s.config
  const have = chipsDown(s, balance(s, id))
  const first = offer.share
  if (first === null || first.seat === id) {
    const most = Math.min(have, chipsUp(s, offer.least) - chip)
    return most >= chip ? { least: chip, most } : undefined
  }
  const least = Math.max(chip, chipsUp(s, offer.least - first.amount))
  const most = Math.min(have, chipsDown(s, mostBank(s) - first.amount))
  return least <= most ? { least, most } : undefined
}

/** Whether two of those at the table could put it up together. */
const canAssociate = (s: Baccarat, offer: Offer): boolean => {
  const purses = after(s, null)
    .filter((id) => isThere(s, id) && !offer.barred.includes(id))
    .map((id) => chipsDown(s, balance(s, id)))
    .sort((a, b) => b - a)
  const two = (purses[0] ?? 0) + (purses[1] ?? 0)
  return (purses[1] ?? 0) >= s.config.chip && offer.least > s.config.chip && two >= chipsUp(s, offer.least)
}

/** What comes when nobody took it at this stage. */
const nextStage = (s: Baccarat, offer: Offer): Offer['stage'] => {
  if (offer.stage === 'turn' && canAssociate(s, offer)) return 'association'
  const retakes = offer.voluntary && offer.from !== null && !offer.refused.includes(offer.from)
  if (offer.stage !== 'retake' && retakes) return 'retake'
  return 'auction'
}

const movesOn = (s: Baccarat, offer: Offer): Change<BaccaratKind> => {
  const stage = nextStage(s, offer)
  return change(s, playing(s, { offer: { ...offer, stage, share: null } }), [
    event('bank-goes-on', stage === 'auction' ? 'CHF-20' : stage === 'retake' ? 'CHF-19' : 'CHF-17', { stage }),
  ])
}

const notOffered = (s: Baccarat, id: SeatId): Refused | undefined =>
  at(s, 'turn', 'retake') ??
  (candidate(s) === id ? undefined : refuse('offered-to-another', 'CHF-08', { to: candidate(s) ?? 'nobody' }))

const takeBounds = (s: Baccarat, id: SeatId): readonly Option['fields'][] => {
  const { offer } = s.play
  if (!offer || candidate(s) !== id) return []
  if (offer.stage === 'retake') return [{ amount: one(offer.least) }]
  const { chip } = s.config
  const most = Math.min(chipsDown(s, balance(s, id)), chipsDown(s, mostBank(s)))
  return [{ amount: upTo(chipsUp(s, offer.least), most, chip) }]
}

const takeBank = (): Rule<BaccaratKind> =>
  answer<BaccaratKind>('take-bank', {
    cite: 'CHF-08',
    fields: { amount: 'money' },
    bounds: takeBounds,
    refusal: (s, id, m) => {
      const no = notOffered(s, id)
      if (no) return no
      const offer = s.play.offer as Offer
      const amount = m.amount as Money
      const retakes = offer.stage === 'retake'
      const least = retakes ? offer.least : chipsUp(s, offer.least)
      const most = retakes ? offer.least : Math.min(chipsDown(s, balance(s, id)), chipsDown(s, mostBank(s)))
      if (!retakes && amount % s.config.chip !== 0) return refuse('not-whole-chips', 'GEN-03', { step: s.config.chip })
      if (amount >= least && amount <= most) return undefined
      const rule = retakes ? 'CHF-19' : offer.least > leastBank(s) ? 'CHF-16' : 'CHF-10'
      return refuse('amount-out-of-range', rule, { least, most })
    },
    apply: (s, id, m) => {
      const offer = s.play.offer as Offer
      const retakes = offer.stage === 'retake'
      const former = offer.voluntary && !retakes ? offer.from : null
      const rule = retakes ? 'CHF-19' : offer.voluntary ? 'CHF-16' : offer.from === null ? 'CHF-09' : 'CHF-13'
      return found(s, { banker: id, amount: m.amount as Money }, former, rule)
    },
  })

const offerShare = (): Rule<BaccaratKind> =>
  answer<BaccaratKind>('offer-share', {
    cite: 'CHF-17',
    nature: 'stake',
    pace: 'step',
    fields: { amount: 'money' },
    bounds: (s, id) => {
      const range = shareOf(s, id)
      return range ? [{ amount: upTo(range.least, range.most, s.config.chip) }] : []
    },
    refusal: (s, id, m) => {
      const no = at(s, 'association')
      if (no) return no
      const range = shareOf(s, id)
      if (!range) return refuse('not-your-choice', 'CHF-17')
      const amount = m.amount as Money
      if (amount % s.config.chip !== 0) return refuse('not-whole-chips', 'GEN-03', { step: s.config.chip })
      return amount < range.least || amount > range.most
        ? refuse('amount-out-of-range', 'CHF-17', { ...range })
        : undefined
    },
    apply: (s, id, m) => {
      const offer = s.play.offer as Offer
      const amount = m.amount as Money
      const first = offer.share
      if (first === null || first.seat === id || balance(s, first.seat) < first.amount)
        return change(s, playing(s, { offer: { ...offer, share: { seat: id, amount } } }), [
          event('share-offered', 'CHF-17', { seat: id, amount }),
        ])
      const funds = { banker: first.seat, amount: first.amount, partner: { seat: id, amount } }
      return found(s, funds, offer.voluntary ? offer.from : null, 'CHF-17')
    },
  })

const courseRules = (): Rule<BaccaratKind>[] => [
  plain<BaccaratKind>('offer-bank', {
    nature: 'course',
    by: ['croupier'],
    cite: 'CHF-08',
    refusal: (s) =>
      notBetween(s, 'CHF-08') ??
      (s.play.bank ? refuse('bank-taken', 'CHF-08') : s.play.offer ? refuse('bank-on-offer', 'CHF-08') : undefined) ??
      tooFew(s, CHEMIN_DE_FER),
    apply: (s) =>
      change(s, playing(s, { offer: { ...NEW_OFFER, least: leastBank(s) } }), [
        event('bank-offered', 'CHF-08', { least: leastBank(s) }),
      ]),
  }),

  plain<BaccaratKind>('pass-bank-on', {
    nature: 'course',
    by: ['croupier'],
    cite: 'CHF-45',
    refusal: (s) => {
      const no = at(s, 'turn', 'retake')
      if (no) return no
      const to = candidate(s)
      return to ? refuse('offered-to-another', 'CHF-45', { to }) : undefined
    },
    apply: (s) => movesOn(s, s.play.offer as Offer),
  }),

  plain<BaccaratKind>('close-association', {
    nature: 'course',
    pace: 'offer',
    by: ['croupier'],
    cite: 'CHF-17',
    refusal: (s) => at(s, 'association'),
    apply: (s) => movesOn(s, s.play.offer as Offer),
  }),
]

export const offerRules = (customs: Customs<BaccaratKind>): Rule<BaccaratKind>[] => [
  ...courseRules(),
  takeBank(),

  answer<BaccaratKind>('refuse-bank', {
    cite: 'CHF-45',
    refusal: notOffered,
    apply: (s, id) => {
      const offer = s.play.offer as Offer
      const late = s.play.late.filter((other) => other !== id)
      return change(s, playing(s, { late, offer: { ...offer, refused: [...offer.refused, id] } }), [
        event('bank-refused', 'CHF-45', { seat: id }),
      ])
    },
  }),

  offerShare(),

  plain<BaccaratKind>('forfeit-place', {
    nature: 'course',
    by: ['croupier'],
    cite: 'CHF-28',
    refusal: (s) => at(s, 'turn') ?? (absentee(s) ? undefined : refuse('not-on-the-list', 'CHF-28')),
    apply: (s) => {
      const id = absentee(s) as SeatId
      return chain(change(s, {}, [event('place-forfeited', 'CHF-28', { seat: id })]), (then) =>
        vacate(then, id, customs),
      )
    },
  }),

  ...auctionRules(),
]

/** Somebody goes: out of what is offered, and out of the bank. */
export const leavesBank = (s: Baccarat, id: SeatId): Change<BaccaratKind> => {
  const { offer, bank } = s.play
  const others = (seats: readonly SeatId[]) => seats.filter((seat) => seat !== id)
  const cleaned = offer && {
    ...offer,
    from: offer.from === id ? null : offer.from,
    refused: others(offer.refused),
    barred: others(offer.barred),
    share: offer.share?.seat === id ? null : offer.share,
    bids: offer.bids.filter((bid) => bid.seat !== id),
    out: others(offer.out),
  }
  const gone = change(s, playing(s, { offer: cleaned, late: others(s.play.late) }))
  if (!bank) return gone
  return chain(gone, (then) => {
    if (bank.banker === id) return abandoned(then, id)
    if (bank.partner === id) return chain(withoutPartner(then), tooSmall)
    return bank.former === id ? change(then, withBank(then, { former: null, joins: null })) : unchanged(then)
  })
}

/** The banker has gone: before he dealt it is auctioned (CHF-24), later it is a bank that was left (CHF-16). */
const abandoned = (s: Baccarat, id: SeatId): Change<BaccaratKind> => {
  const bank = s.play.bank
  if (!bank) return unchanged(s)
  const unplayed = bank.dealt === 0
  const passing = {
    stage: unplayed ? 'auction' : 'turn',
    voluntary: false,
    least: unplayed ? leastBank(s) : bank.amount,
    from: null,
  } as const
  return chain(passOn(s, passing, unplayed ? 'CHF-24' : 'CHF-15', bank.passedBy), (after) => {
    const { offer } = after.play
    // Whoever sits down at that place next has passed nothing.
    const barred = offer?.barred.filter((seat) => seat !== id) ?? []
    return change(after, playing(after, { offer: offer && { ...offer, barred } }))
  })
}

/** A bank below the minimum is none (G-CF-17). */
export const tooSmall = (s: Baccarat): Change<BaccaratKind> => {
  const { bank } = s.play
  if (!bank || bank.amount >= leastBank(s)) return unchanged(s)
  return passOn(s, { stage: 'turn', voluntary: false, least: leastBank(s), from: bank.banker }, 'CHF-10')
}
