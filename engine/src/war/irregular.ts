// Irregular plays. Each cause has the resolution the regulation gives it; where it says nothing of stakes that were settled
// before, those stand, and whatever is still on the cloth goes back (G-WAR-12).

import type { RuleId } from '../kernel/citations.js'
import type { Change, Refused, Rule } from '../kernel/contract.js'
import type { Customs } from '../kernel/customs.js'
import { burnForgotten, inShoe } from '../kernel/packs/packs.js'
import { choice, notNow, plain } from '../kernel/rules.js'
import { giveBack } from '../kernel/settlement.js'
import { betweenRounds, chain, change, event, isOpen } from '../kernel/table.js'
import { afterDeal, cardsNeeded, destination, handsOf, layOut } from './deal.js'
import { playing, type War, type WarKind } from './play.js'
import { refuse } from './refusals.js'
import { PACK_RULES } from './settings.js'
import { finish } from './settle.js'

type Step = Change<WarKind>

const cutCardForgotten = (s: War): boolean => s.play.packs.cutCard === null && s.config.shoeMode === 'shoe'

const notHere = (rule: RuleId): Refused => refuse('cannot-have-happened', rule)

/** Some hands were settled before this: the round had a result. */
const isDecided = (s: War): boolean => s.play.hands.some((hand) => hand.status === 'out' || hand.chose !== null)

/** All the cards of the round are burned: what is on the cloth goes back, raises too. */
const annulled = (s: War, customs: Customs<WarKind>, cite: RuleId, cause: string): Step =>
  chain(
    change(s, {}, [event('round-voided', cite, { cause, round: s.round })]),
    (after) => giveBack(after, after.bets, 'bet-voided', cite),
    (after) => finish(after, customs, isDecided(s), cite),
  )

interface Cause {
  readonly rule: RuleId
  /** Whether it can have happened now. */
  may(s: War): boolean
  apply(s: War, customs: Customs<WarKind>): Step
}

/** Cards came out of the shoe, and nothing of what they decide is settled yet. */
const justDealt = (s: War): boolean => ['deal', 'war', 'collect'].includes(s.phase)

const CAUSES: { readonly [cause: string]: Cause } = {
  'moved-back': {
    rule: 'WAR-35',
    may: (s) => !betweenRounds(s) && s.play.dealt.length > 0,
    // Cards never go back: they stay where they fell.
    apply: (s) => change(s, {}, [event('irregular-play', 'WAR-35', { cause: 'moved-back' })]),
  },
  'burn-forgotten': {
    rule: 'WAR-37',
    may: (s) => betweenRounds(s) && s.play.packs.stage === 'burn',
    apply: (s) => burnForgotten(s, PACK_RULES),
  },
  'face-up-card': {
    rule: 'WAR-38',
    may: (s) => s.play.burning === null && destination(s) !== undefined && inShoe(s.play.packs) > 0,
    apply: (s) =>
      change(s, playing(s, { burning: 'WAR-38' }), [event('irregular-play', 'WAR-38', { cause: 'face-up-card' })]),
  },
  'stuck-cards': {
    rule: 'WAR-39',
    may: justDealt,
    apply: (s, customs) => annulled(s, customs, 'WAR-39', 'stuck-cards'),
  },
}

const KNOWN = Object.keys(CAUSES)

const causeOf = (name: unknown): Cause | undefined =>
  Object.hasOwn(CAUSES, name as string) ? CAUSES[name as string] : undefined

export const irregularRules = (customs: Customs<WarKind>): Rule<WarKind>[] => [
  choice<WarKind>('irregular', {
    nature: 'irregular',
    physical: true,
    voids: true,
    by: ['croupier'],
    cite: 'WAR-35',
    field: 'cause',
    kind: 'word',
    candidates: () => KNOWN,
    refusal: (s, m) => {
      if (!isOpen(s)) return refuse('table-not-open', 'GEN-21')
      const cause = causeOf(m.cause)
      if (!cause) return refuse('no-such-cause', 'WAR-35', { causes: KNOWN })
      return cause.may(s) ? undefined : notHere(cause.rule)
    },
    apply: (s, m) => (causeOf(m.cause) as Cause).apply(s, customs),
  }),

  // A player with a bet who got no card waits for the next round; the others' cards move up (WAR-36).
  choice<WarKind>('no-cards', {
    nature: 'irregular',
    physical: true,
    voids: true,
    by: ['croupier'],
    cite: 'WAR-36',
    field: 'box',
    kind: 'integer',
    candidates: (s) => handsOf(s).map((hand) => hand.box),
    refusal: (s, m) =>
      notNow(s, 'WAR-36', 'deal') ??
      (s.play.burning === null ? undefined : refuse('card-to-come', 'WAR-36')) ??
      (handsOf(s).some((hand) => hand.box === m.box)
        ? undefined
        : refuse('no-such-hand', 'WAR-36', { box: m.box as number })),
    apply: (s, m) => {
      const hands = handsOf(s).filter((hand) => hand.box !== m.box)
      const seat = handsOf(s).find((hand) => hand.box === m.box)?.seat
      const back = s.bets.filter((bet) => bet.seat === seat)
      return chain(
        change(s, s.play.dealt.length > 0 ? playing(s, layOut(hands, s.play.dealt)) : {}, [
          event('hand-invalid', 'WAR-36', { box: m.box as number }),
        ]),
        (after) => giveBack(after, back, 'bet-returned', 'WAR-36'),
        (after) => (hands.length === 0 ? finish(after, customs, false, 'WAR-36') : afterDeal(after)),
      )
    },
  }),

  // The cards that are left do not decide the round: all are burned, and it is void (WAR-40, WAR-41).
  plain<WarKind>('end-shoe', {
    nature: 'course',
    by: ['croupier'],
    cite: 'WAR-40',
    refusal: (s) => {
      const early = notNow(s, 'WAR-40', 'deal', 'war')
      if (early) return early
      const left = inShoe(s.play.packs)
      // Without the cut card only the croupier can tell that the pack has come to its end.
      if (cutCardForgotten(s)) return undefined
      return left < cardsNeeded(s) ? undefined : refuse('cards-left', 'WAR-40', { left, needs: cardsNeeded(s) })
    },
    apply: (s) => {
      const cite = cutCardForgotten(s) ? 'WAR-41' : 'WAR-40'
      const { packs } = s.play
      // What is left in the shoe goes with the rest.
      const over = playing(s, { packs: { ...packs, out: packs.out + inShoe(packs), cutCardShown: true } })
      return chain(change(s, over, [event('shoe-exhausted', cite)]), (after) =>
        annulled(after, customs, cite, 'shoe-exhausted'),
      )
    },
  }),
]
