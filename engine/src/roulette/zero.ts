// The zero and the even chances: half, or prison until the next spin (RF-28 to RF-32).

import { isSeat, type SeatId } from '../kernel/actors.js'
import { notPresent } from '../kernel/chips.js'
import type { Change, Event, Option, Rule } from '../kernel/contract.js'
import { HALF, type Money, share } from '../kernel/money.js'
import { emptySeat, rule } from '../kernel/rules.js'
import { halved } from '../kernel/settlement.js'
import { withKind } from '../kernel/stakes.js'
import {
  accept,
  type Bet,
  betsOf,
  chain,
  change,
  event,
  GIVING_BACK,
  isOpen,
  offer,
  one,
  unchanged,
} from '../kernel/table.js'
import { returnedIn } from './colour-stock.js'
import { PRISON, type Roulette, type RouletteKind, ZERO } from './play.js'
import { refuse } from './refusals.js'
import type { Variant } from './variants.js'

const isWaiting = (bet: Bet): boolean => bet.tag === ZERO
const waiting = (s: Roulette): Bet[] => s.bets.filter(isWaiting)

/** With no spin to come there is no prison to wait in. */
export const isLastThrow = (s: Roulette): boolean =>
  s.phase === GIVING_BACK || (s.closing === 1 && s.play.pocket !== null)

/** Half of an even-chance stake to the bank, on the zero that came. */
export const takesHalf = (s: Roulette, bet: Bet, plays: Money, variant: Variant, zero: string): Event =>
  halved(bet, share(plays, HALF), variant.articles.zeroHalves[zero] ?? variant.articles.loses, (rest) =>
    returnedIn(s, bet, rest),
  )

const takeHalf = (s: Roulette, bet: Bet, variant: Variant): Change<RouletteKind> =>
  change(s, { bets: s.bets.filter((other) => other !== bet) }, [takesHalf(s, bet, bet.amount, variant, '0')])

const imprison = (s: Roulette, bet: Bet): Change<RouletteKind> =>
  change(s, { bets: s.bets.map((other) => (other === bet ? { ...bet, tag: PRISON } : other)) }, [
    event('imprisoned', 'RF-29', { seat: bet.seat, on: bet.on, with: bet.with, stake: bet.amount }),
  ])

const decide = (s: Roulette, bet: Bet, choice: string, variant: Variant): Change<RouletteKind> =>
  choice === 'prison' ? imprison(s, bet) : takeHalf(s, bet, variant)

const decideAll = (s: Roulette, bets: readonly Bet[], choice: string, variant: Variant): Change<RouletteKind> =>
  chain(unchanged(s), ...bets.map((bet) => (after: Roulette) => decide(after, bet, choice, variant)))

/** Whoever has not chosen by the next throw gets the table's default. */
export const decideByDefault = (s: Roulette, variant: Variant): Change<RouletteKind> =>
  decideAll(s, waiting(s), s.config.zeroDefault ?? 'half', variant)

/** No spin will come: who has not chosen takes half, and so does who waits in prison for it. */
export const decideForGood = (s: Roulette, variant: Variant): Change<RouletteKind> =>
  decideAll(
    s,
    s.bets.filter((bet) => bet.tag !== undefined),
    'half',
    variant,
  )

export const zeroRules = (variant: Variant): Rule<RouletteKind>[] => [
  rule({
    do: 'zero',
    by: ['seat'],
    cite: 'RF-28',
    nature: 'decision',
    fields: { on: 'word', choice: 'word', with: 'word?' },
    options: (s, by) =>
      isOpen(s)
        ? (isSeat(by) ? betsOf(s, by).filter(isWaiting) : waiting(s))
            .filter((bet) => s.seats[bet.seat]?.present)
            .map(
              (bet): Option =>
                offer(bet.seat, 'zero', {
                  on: one(bet.on),
                  choice: isLastThrow(s) ? one('half') : one('half', 'prison'),
                  with: withKind(bet.with),
                }),
            )
        : [],
    step: (s, m) => {
      const id = m.by as SeatId
      const choice = m.choice as string
      const kind = m.with ?? 'money'
      if (!isOpen(s)) return refuse('table-not-open', variant.articles.staff)
      const no = emptySeat(s, id) ?? notPresent(s, id)
      if (no) return no
      const bet = waiting(s).find((each) => each.seat === id && each.on === m.on && each.with === kind)
      if (!bet) return refuse('nothing-to-decide', 'RF-28', { on: m.on as string })
      if (choice !== 'half' && choice !== 'prison')
        return refuse('no-such-choice', 'RF-28', { choices: ['half', 'prison'] })
      if (choice === 'prison' && isLastThrow(s)) return refuse('no-further-spin', 'RF-29')
      return accept(decide(s, bet, choice, variant))
    },
  }),
]
