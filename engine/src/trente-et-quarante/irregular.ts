// Irregular plays, each with the resolution the regulation gives it.

import type { RuleId } from '../kernel/citations.js'
import type { Change, Refused, Rule } from '../kernel/contract.js'
import type { Customs } from '../kernel/customs.js'
import { burnForgotten, inShoe } from '../kernel/packs/packs.js'
import { choice, notNow, plain } from '../kernel/rules.js'
import { giveBack } from '../kernel/settlement.js'
import { isFree } from '../kernel/stakes.js'
import { betweenRounds, chain, change, event, isOpen } from '../kernel/table.js'
import { cutCardForgotten, exhaustedBy, isCardDue } from './deal.js'
import { refundBefore } from './insurance.js'
import { playing, type Trente, type TrenteKind } from './play.js'
import { refuse } from './refusals.js'
import { PACK_RULES } from './settings.js'
import { finish } from './settle.js'

type Step = Change<TrenteKind>

interface Cause {
  readonly rule: RuleId
  /** Whether it can have happened now. */
  may(s: Trente): boolean
  apply(s: Trente): Step
}

const told = (s: Trente, rule: RuleId, cause: string, patch: Parameters<typeof playing>[1] = {}): Step =>
  change(s, playing(s, patch), [event('irregular-play', rule, { cause })])

const comes = (s: Trente): boolean => s.play.burning === null && isCardDue(s) && inShoe(s.play.packs) > 0

const CAUSES: { readonly [cause: string]: Cause } = {
  'moved-back': {
    rule: 'TYC-37',
    may: (s) => !betweenRounds(s) && s.play.black.length > 0,
    // Cards never go back: they stay where they fell.
    apply: (s) => told(s, 'TYC-37', 'moved-back'),
  },
  'burn-forgotten': {
    rule: 'TYC-38',
    may: (s) => betweenRounds(s) && s.play.packs.stage === 'burn',
    apply: (s) => burnForgotten(s, PACK_RULES),
  },
  'face-up-card': {
    rule: 'TYC-39',
    may: comes,
    apply: (s) => told(s, 'TYC-39', 'face-up-card', { burning: { cards: 1, rule: 'TYC-39' } }),
  },
  'stuck-cards': {
    rule: 'TYC-40',
    may: (s) => comes(s) && inShoe(s.play.packs) > 1,
    apply: (s) => told(s, 'TYC-40', 'stuck-cards', { burning: { cards: 2, rule: 'TYC-40' } }),
  },
  'one-more-stuck': {
    rule: 'TYC-40',
    may: ({ play: { burning, packs } }) => burning?.rule === 'TYC-40' && inShoe(packs) > burning.cards,
    apply: (s) => {
      const cards = (s.play.burning?.cards ?? 0) + 1
      return told(s, 'TYC-40', 'one-more-stuck', { burning: { cards, rule: 'TYC-40' } })
    },
  },
  // The croupier dealt on past the cut card: the round is finished with what is left, if it is enough (C-TQ-08).
  'cut-card-passed': {
    rule: 'TYC-41',
    may: (s) => s.phase === 'held' && s.play.packs.stage === 'over',
    apply: (s) => {
      const packs = { ...s.play.packs, stage: 'ready' as const }
      const passed = told(s, 'TYC-41', 'cut-card-passed', { packs, cutCardPassed: true })
      return chain(passed, (after) => change(after, { phase: 'deal' }))
    },
  },
}

const KNOWN = Object.keys(CAUSES)

const causeOf = (name: unknown): Cause | undefined =>
  Object.hasOwn(CAUSES, name as string) ? CAUSES[name as string] : undefined

/** «Quemar un pase»: what was staked on it goes back; what was blocked before stays so for the next. */
const annulled = (s: Trente, customs: Customs<TrenteKind>, cite: 'TYC-41' | 'TYC-42'): Step =>
  chain(
    change(s, {}, [event('round-voided', cite, { cause: 'shoe-exhausted', round: s.round })]),
    (after) => giveBack(after, after.bets.filter(isFree), 'bet-voided', cite),
    (after) => refundBefore(after, cite),
    (after) => finish(after, customs, false, cite),
  )

export const irregularRules = (customs: Customs<TrenteKind>): Rule<TrenteKind>[] => [
  choice<TrenteKind>('irregular', {
    nature: 'irregular',
    physical: true,
    voids: true,
    by: ['croupier'],
    cite: 'TYC-37',
    field: 'cause',
    kind: 'word',
    candidates: () => KNOWN,
    refusal: (s, m): Refused | undefined => {
      if (!isOpen(s)) return refuse('table-not-open', 'GEN-21')
      const cause = causeOf(m.cause)
      if (!cause) return refuse('no-such-cause', 'TYC-37', { causes: KNOWN })
      return cause.may(s) ? undefined : refuse('cannot-have-happened', cause.rule)
    },
    apply: (s, m) => (causeOf(m.cause) as Cause).apply(s),
  }),

  // The cards that are left do not decide the round: all are burned, and it is void (TYC-41, TYC-42).
  plain<TrenteKind>('end-shoe', {
    nature: 'course',
    by: ['croupier'],
    cite: 'TYC-41',
    refusal: (s) => {
      const early = notNow(s, 'TYC-41', 'deal')
      if (early) return early
      // Without the cut card only the croupier can tell that the pack has come to its end.
      if (cutCardForgotten(s)) return undefined
      const left = inShoe(s.play.packs)
      return left === 0 ? undefined : refuse('cards-left', 'TYC-41', { left })
    },
    apply: (s) => {
      const cite = exhaustedBy(s)
      const { packs } = s.play
      const over = playing(s, { packs: { ...packs, out: packs.out + inShoe(packs), cutCardShown: true } })
      return chain(change(s, over, [event('shoe-exhausted', cite)]), (after) => annulled(after, customs, cite))
    },
  }),
]
