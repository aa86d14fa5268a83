// The irregular plays of Iquique, and what its regulation does to a player who breaks its rules of conduct.

import type { SeatId } from '../kernel/actors.js'
import { floorTo, unevenChips } from '../kernel/chips.js'
import type { Change, Event, Rule } from '../kernel/contract.js'
import type { Customs } from '../kernel/customs.js'
import type { Money } from '../kernel/money.js'
import { rule } from '../kernel/rules.js'
import {
  accept,
  allSeats,
  balance,
  chain,
  change,
  event,
  isOpen,
  offer,
  one,
  spendable,
  stakes,
  transfer,
  unchanged,
  upTo,
} from '../kernel/table.js'
import { isUnattended } from './absence.js'
import {
  type Causes,
  extraFlopCard,
  isVoidable,
  notDealtIn,
  noted,
  only,
  tookBetBack,
  voids,
  voidsHand,
  wrongCount,
} from './causes.js'
import { goOn, turnOf } from './flow.js'
import { modeOf } from './laps.js'
import { inRound, isPlaying, type Poker, type PokerKind, playing, withHand } from './play.js'
import { refuse } from './refusals.js'
import { betsOn } from './stakes.js'
import type { Variant } from './variants.js'
import { voidHand } from './voided.js'

type Step = Change<PokerKind>

const hasRetired = (s: Poker): boolean =>
  Object.values(s.play.hands).some(({ status }) => ['folded', 'lost'].includes(status))

/** Who may break the rules: also who has retired, and shows what they had. */
const bound = (s: Poker): SeatId[] =>
  s.play.order.filter((id) => ['playing', 'folded'].includes(s.play.hands[id]?.status ?? ''))

/** As many as lie at the places that were meant: after the first lap nobody has two. */
const mostDealt = (s: Poker): number => Math.max(...Object.values(s.play.hands).map(({ count }) => count))

/** Who has not said whether they go. */
const undecided = (s: Poker, variant: Variant): SeatId[] =>
  s.phase === 'answers' && turnOf(s, variant)
    ? inRound(s).filter((id) => s.play.hands[id]?.answers.call === undefined)
    : []

/** The bank showed before they had decided: their hands are void, and the round goes on (HPI-42). */
const shownEarly = (s: Poker, variant: Variant): Step =>
  undecided(s, variant).reduce<Step>(
    (done, id) => chain(done, (after) => voidHand(after, variant, id, 'shown-before-decision', 'HPI-42')),
    noted(s, 'shown-before-decision', 'HPI-42'),
  )

export const iquiqueCauses = (variant: Variant, customs: Customs<PokerKind>): Causes => ({
  'card-seen': voids('card-seen', 'croupier', 'HPI-32', customs, isVoidable),
  'machine-count': voids(
    'machine-count',
    'croupier',
    'HPI-07',
    customs,
    (s) => s.phase === 'deal' && modeOf(s) !== 'manual',
  ),
  'extra-flop-card': extraFlopCard('HPI-33'),
  'player-absent': voidsHand('player-absent', 'HPI-34', variant, isUnattended),
  'not-dealt-in': notDealtIn('HPI-37', variant),
  'took-bet-back': tookBetBack('HPI-38'),
  'dealt-without-ante': {
    by: 'croupier',
    rule: 'HPI-39',
    seats: (s) => allSeats(s).filter((id) => !s.play.hands[id]),
    refusal: (s) => only('HPI-39', ['deal', 'answers'].includes(s.phase) && s.play.out > 0),
    apply: (s, id) => {
      const cards = mostDealt(s)
      return change(s, playing(s, { burned: s.play.burned + cards }), [
        event('irregular-play', 'HPI-39', { cause: 'dealt-without-ante', place: id as SeatId }),
        event('cards-collected', 'HPI-39', { place: id as SeatId, cards }),
      ])
    },
  },
  'shown-before-decision': {
    by: 'croupier',
    rule: 'HPI-42',
    refusal: (s) => only('HPI-42', undecided(s, variant).length > 0),
    apply: (s) => shownEarly(s, variant),
  },
  'cards-mixed-with-bank': voids(
    'cards-mixed-with-bank',
    'croupier',
    'HPI-43',
    customs,
    (s) => isVoidable(s) && hasRetired(s),
  ),
  'cards-mixed-with-board': voids(
    'cards-mixed-with-board',
    'croupier',
    'HPI-44',
    customs,
    (s) => isVoidable(s) && hasRetired(s),
  ),
  'wrong-count': wrongCount('HPI-45', variant),
  'bank-wrong-count': voids(
    'bank-wrong-count',
    'croupier',
    'HPI-45',
    customs,
    (s) => isVoidable(s) && s.play.bank.count > 0,
  ),
  'forbidden-act': {
    by: 'croupier',
    rule: 'HPI-46',
    seats: bound,
    refusal: (s, id) =>
      only('HPI-46', (isVoidable(s) || s.phase === 'hands') && id !== undefined && s.play.current !== id),
    apply: (s, id) =>
      chain(
        noted(s, 'forbidden-act', 'HPI-46', id),
        (after) => change(after, withHand(after, id as SeatId, { status: 'lost' })),
        // What it lost when it retired comes back no more, whatever becomes of the round (BV-47).
        (after) => change(after, playing(after, { lost: after.play.lost.filter(({ seat }) => seat !== id) })),
        (after) => (isPlaying(s, id as SeatId) ? goOn(after, variant) : unchanged(after)),
      ),
  },
})

// A call of another amount, found when the bank has shown (HPI-40, HPI-41, BV-44).

const callOf = (s: Poker, id: SeatId): Money => betsOn(s, id, 'call').reduce((total, { amount }) => total + amount, 0)

/** Hands whose call still lies there when the bank is open. */
const called = (s: Poker): SeatId[] => (s.phase === 'hands' ? inRound(s) : [])

const foundCall = (id: SeatId, exact: Money, found: Money): Event[] => {
  if (found < exact)
    return [event('call-completed', 'HPI-41', { seat: id, found, completed: exact - found, plays: exact })]
  const details = { seat: id, on: 'call', found, excess: found - exact, plays: exact }
  return [
    event('call-found', 'HPI-40', { ...details, transfers: transfer(id, stakes(id), found - exact) }),
    event('excess-returned', 'HPI-40', {
      seat: id,
      amount: found - exact,
      transfers: transfer(stakes(id), id, found - exact),
    }),
  ]
}

export const findCall: Rule<PokerKind> = rule<PokerKind>({
  do: 'find-call',
  by: ['croupier'],
  cite: 'HPI-40',
  nature: 'irregular',
  physical: true,
  fields: { amount: 'money', for: 'seat' },
  options: (s) => {
    if (!isOpen(s)) return []
    const { chip } = s.config
    return called(s).flatMap((id) => {
      const exact = callOf(s, id)
      const most = exact + floorTo(spendable(s, id), chip)
      return [
        ...(exact > chip ? [upTo(chip, exact - chip, chip)] : []),
        ...(most > exact ? [upTo(exact + chip, most, chip)] : []),
      ].map((amount) => offer('croupier', 'find-call', { amount, for: one(id) }))
    })
  },
  step: (s, m) => {
    const id = m.for as SeatId
    const amount = m.amount as Money
    if (!isOpen(s)) return refuse('table-not-open', 'GEN-21')
    if (!called(s).includes(id)) return refuse('no-hand-here', 'HPI-40', { seat: id })
    const uneven = unevenChips(amount, s.config.chip)
    if (uneven) return uneven
    const exact = callOf(s, id)
    if (amount === exact) return refuse('call-is-exact', 'HPI-40', { exact })
    if (amount - exact > balance(s, id)) return refuse('not-enough-chips', 'HPI-40', { have: balance(s, id) })
    return accept(change(s, {}, foundCall(id, exact, amount)))
  },
})
