// Irregular plays. Each cause has its own resolution, and the phases in which it can have happened.

import type { Staff } from '../kernel/actors.js'
import type { RuleId } from '../kernel/citations.js'
import type { Change, Refused, Rule } from '../kernel/contract.js'
import type { Customs } from '../kernel/customs.js'
import { choice } from '../kernel/rules.js'
import { giveBack } from '../kernel/settlement.js'
import { betweenRounds, chain, change, event, isOpen, unchanged } from '../kernel/table.js'
import { covers, dealt, destination } from './flow.js'
import { type Baccarat, type BaccaratKind, playing } from './play.js'
import { cardsInShoe, leavesShoe } from './preparation.js'
import { refuse } from './refusals.js'
import { finish } from './settle.js'
import type { Variant } from './variants.js'

interface Cause {
  readonly by: readonly Staff[]
  readonly rule: RuleId
  /** Whether it can have happened now. */
  happens(s: Baccarat, variant: Variant): boolean
  apply(s: Baccarat, variant: Variant, customs: Customs<BaccaratKind>): Change<BaccaratKind>
}

const BOTH: readonly Staff[] = ['croupier', 'pit-boss']
const CROUPIER: readonly Staff[] = ['croupier']

/** More would not all be needed by the next round. */
const EXTRA_MAX = 4

const isReady = (s: Baccarat): boolean => s.play.shoe.stage === 'ready'
/** A card of the round at hand is to come. */
const comes = (s: Baccarat, variant: Variant): boolean =>
  s.phase !== 'reveal' && (destination(s, variant) !== undefined || covers(s, variant) !== undefined)
/** What comes out now belongs to the next round. */
const isBetween = (s: Baccarat): boolean =>
  isReady(s) && (betweenRounds(s) || s.phase === 'betting' || ['collect', 'pay', 'clear'].includes(s.phase))
/** No round follows with this shoe: what comes out after it begins none. */
const isLastRound = (s: Baccarat): boolean =>
  !betweenRounds(s) && s.phase !== 'betting' && s.play.shoe.cutCardShown && !s.play.shoe.oneMore
const cardsLie = (s: Baccarat): boolean => !betweenRounds(s) && dealt(s) > 0

const noted = (s: Baccarat, cause: string, rule: RuleId): Change<BaccaratKind> =>
  change(s, {}, [event('irregular-play', rule, { cause })])

/** Bets that lie there go back, and the round is dealt without them (G-BAC-08). */
const annulsNext = (s: Baccarat, rule: RuleId): Change<BaccaratKind> => {
  if (s.phase !== 'betting') return change(s, playing(s, { annulled: rule }))
  return chain(giveBack(s, s.bets, 'bet-returned', rule), (after) =>
    change(after, { phase: 'deal', ...playing(after, { dead: true }) }, [event('round-annulled', rule)]),
  )
}

/** A card of the next round is out too early. Shown between two rounds, the cut card leaves this one to play. */
const outTooEarly = (s: Baccarat, cause: string, rule: RuleId): Change<BaccaratKind> => {
  const left = leavesShoe(s.play.shoe)
  const shows = left.shoe.cutCardShown && !left.shoe.lastTold
  const playedOut = betweenRounds(s) || s.phase === 'betting'
  const shoe = shows ? { ...left.shoe, lastTold: true, oneMore: !playedOut } : left.shoe
  return chain(
    change(s, playing(s, { shoe, extra: s.play.extra + 1 }), [
      event('irregular-play', rule, { cause }),
      ...left.events,
      ...(shows ? [event('last-round-announced', 'BAC-30', { next: !playedOut || betweenRounds(s) })] : []),
    ]),
    (after) => annulsNext(after, rule),
  )
}

const mayComeEarly = (s: Baccarat): boolean =>
  isBetween(s) && !isLastRound(s) && s.play.extra < EXTRA_MAX && cardsInShoe(s.play.shoe) > 0

const CAUSES: { readonly [cause: string]: Cause } = {
  'face-up-card': {
    by: CROUPIER,
    rule: 'BAC-36',
    happens: (s, variant) => (comes(s, variant) && !s.play.faceUp) || (mayComeEarly(s) && s.play.extra === 0),
    apply: (s, variant) => {
      if (!comes(s, variant)) return outTooEarly(s, 'face-up-card', 'BAC-36')
      return chain(noted(s, 'face-up-card', 'BAC-36'), (after) =>
        covers(after, variant) ? change(after, playing(after, { faceUp: true })) : unchanged(after),
      )
    },
  },
  'extra-card': {
    by: CROUPIER,
    rule: 'BAC-37',
    happens: mayComeEarly,
    apply: (s) => outTooEarly(s, 'extra-card', 'BAC-37'),
  },
  'stuck-cards': {
    by: CROUPIER,
    rule: 'BAC-38',
    happens: comes,
    apply: (s) => reordered(s, 'stuck-cards'),
  },
  'wrong-deal': {
    by: CROUPIER,
    rule: 'BAC-38',
    happens: cardsLie,
    apply: (s) => reordered(s, 'wrong-deal'),
  },
  'card-seen': {
    by: CROUPIER,
    rule: 'BAC-39',
    happens: (s, variant) => comes(s, variant) || cardsLie(s),
    apply: (s) => noted(s, 'card-seen', 'BAC-39'),
  },
  'card-fell': {
    by: BOTH,
    rule: 'BAC-40',
    happens: cardsLie,
    apply: (s) =>
      chain(noted(s, 'card-fell', 'BAC-40'), (after) => change(after, {}, [event('both-faces-shown', 'BAC-40')])),
  },
}

/** Cards lie as they should have fallen: what the table shows is what they are put in order to. */
const reordered = (s: Baccarat, cause: string): Change<BaccaratKind> =>
  change(s, {}, [
    event('irregular-play', 'BAC-38', { cause }),
    event('cards-reordered', 'BAC-38', { punto: s.play.punto.cards, banca: s.play.banca.cards }),
  ])

/** Until the first bet is settled (G-BAC-20). */
const SLOT: readonly string[] = ['deal', 'five', 'third', 'collect', 'pay']

const inTheSlot = (rule: RuleId): Cause => ({
  by: CROUPIER,
  rule,
  happens: (s) => SLOT.includes(s.phase) && dealt(s) > 0 && !s.play.dead && s.settling.length === 0,
  apply: (s, variant, customs) =>
    chain(
      change(s, playing(s, { result: null, road: s.play.result ? s.play.road.slice(0, -1) : s.play.road }), [
        event('irregular-play', rule, { cause: 'card-in-slot' }),
        event('round-annulled', rule),
      ]),
      (after) => giveBack(after, after.bets, 'bet-returned', rule),
      (after) => finish(after, variant, customs),
    ),
})

export const irregularRules = (variant: Variant, customs: Customs<BaccaratKind>): Rule<BaccaratKind>[] => {
  const causes: { readonly [cause: string]: Cause } = variant.slot
    ? { ...CAUSES, 'card-in-slot': inTheSlot(variant.articles.slot) }
    : CAUSES
  const known = Object.keys(causes)
  const find = (name: unknown): Cause | undefined =>
    Object.hasOwn(causes, name as string) ? causes[name as string] : undefined

  return [
    choice<BaccaratKind>('irregular', {
      nature: 'irregular',
      physical: true,
      voids: true,
      by: BOTH,
      cite: 'BAC-38',
      field: 'cause',
      kind: 'word',
      candidates: () => known,
      refusal: (s, m): Refused | undefined => {
        if (!isOpen(s)) return refuse('table-not-open', 'GEN-21')
        const found = find(m.cause)
        if (!found)
          return refuse('no-such-cause', m.cause === 'card-in-slot' ? variant.articles.slot : 'BAC-38', {
            causes: known,
          })
        if (!found.by.some((role) => role === m.by)) return refuse('not-your-move', found.rule, { by: found.by })
        return found.happens(s, variant) ? undefined : refuse('cannot-have-happened', found.rule)
      },
      apply: (s, m) => (find(m.cause) as Cause).apply(s, variant, customs),
    }),
  ]
}
