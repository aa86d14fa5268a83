// Irregular plays. Each cause is declared by whoever the regulation names, and has its own resolution.

import { isSeat, type SeatId } from '../kernel/actors.js'
import type { Card } from '../kernel/cards.js'
import type { Option, Refused, Rule } from '../kernel/contract.js'
import type { Customs } from '../kernel/customs.js'
import { answer, notNow, rule } from '../kernel/rules.js'
import { accept, chain, change, event, isOpen, offer, one } from '../kernel/table.js'
import { type Cause, catalogueCauses, isVoidable } from './causes.js'
import { areReal, cannotBe, type Faces, facesBound } from './faces.js'
import { findCall, iquiqueCauses } from './iquique.js'
import { burnBeside } from './laps.js'
import { isPlaying, type Poker, type PokerKind, playing } from './play.js'
import { refuse } from './refusals.js'
import { isIquique, type Variant } from './variants.js'
import { voidRound } from './voided.js'

const declaring = (variant: Variant, customs: Customs<PokerKind>): Rule<PokerKind> => {
  const causes = isIquique(variant) ? iquiqueCauses(variant, customs) : catalogueCauses(variant, customs)
  const cite = variant.articles.reordered
  const find = (name: unknown): Cause | undefined =>
    Object.hasOwn(causes, name as string) ? causes[name as string] : undefined
  /** A cause that is about a seat names one of those it may be about. */
  const wrongSeat = (s: Poker, { seats, rule: rests }: Cause, id: SeatId | undefined): Refused | undefined => {
    if (!seats) return id === undefined ? undefined : refuse('seat-named', rests)
    return id !== undefined && seats(s).includes(id) ? undefined : refuse('no-hand-here', rests, { seat: id ?? null })
  }
  /** A card that is seen by it, and that nobody knew. */
  const shown = (s: Poker, { shows }: Cause): Faces => ({ count: areReal(s) && shows?.(s) ? 1 : 0 })
  const offers = (s: Poker, [name, cause]: [string, Cause]): Option[] => {
    const faces = shown(s, cause)
    const cards: Option['fields'] = faces.count > 0 ? { cards: { ...facesBound(s, faces), optional: true } } : {}
    if (!cause.seats)
      return cause.refusal(s, undefined) ? [] : [offer(cause.by, 'irregular', { cause: one(name), ...cards })]
    const seats = cause.seats(s).filter((id) => !cause.refusal(s, id))
    return seats.length > 0 ? [offer(cause.by, 'irregular', { cause: one(name), seat: one(...seats), ...cards })] : []
  }
  return rule<PokerKind>({
    do: 'irregular',
    by: ['croupier', 'pit-boss'],
    cite,
    nature: 'irregular',
    physical: true,
    voids: true,
    fields: { cause: 'word', seat: 'seat?', cards: 'cards?' },
    options: (s) => (isOpen(s) ? Object.entries(causes).flatMap((entry) => offers(s, entry)) : []),
    step: (s, m) => {
      if (!isOpen(s)) return refuse('table-not-open', 'GEN-21')
      const cause = find(m.cause)
      if (!cause) return refuse('no-such-cause', cite, { causes: Object.keys(causes) })
      if (cause.by !== m.by) return refuse('not-your-move', cause.rule, { by: [cause.by] })
      const id = isSeat(m.seat) ? m.seat : undefined
      const cards = m.cards as readonly Card[] | undefined
      const no =
        wrongSeat(s, cause, id) ?? cause.refusal(s, id) ?? (cards && cannotBe(s, cause.rule, shown(s, cause), cards))
      return no ?? accept(cause.apply(s, id, cards?.[0]))
    },
  })
}

/** A player who objects to the cards as they were put in order: they are burned, and the round with them (PB-42). */
const objecting = (variant: Variant, customs: Customs<PokerKind>): Rule<PokerKind> => {
  const cite = variant.articles.reordered
  return {
    ...answer<PokerKind>('object', {
      cite,
      // A complaint, like a dispute: no part of the round.
      nature: 'household',
      pace: 'step',
      refusal: (s, id) => {
        if (!isOpen(s)) return refuse('table-not-open', 'GEN-21')
        if (!s.play.reordered || !isVoidable(s)) return refuse('nobody-to-object', cite)
        return isPlaying(s, id) ? undefined : refuse('no-hand-here', cite, { seat: id })
      },
      apply: (s, id) =>
        chain(change(s, {}, [event('objected', cite, { seat: id })]), (after) =>
          voidRound(after, customs, 'objection', cite),
        ),
    }),
    physical: true,
    voids: true,
  }
}

const CHOICES = ['first', 'last']

/** Which of the cards that stuck together is burned: the player says, or else it is the one on top (PB-51, BV-29). */
const choosing = (variant: Variant): Rule<PokerKind> => {
  const cite = variant.articles.stuck
  return answer<PokerKind>('choose-stuck', {
    cite,
    fields: { which: 'word' },
    bounds: () => [{ which: one(...CHOICES) }],
    refusal: (s, id, m) => {
      const no = notNow(s, cite, 'deal', 'serve')
      if (no) return no
      if (s.play.stuck === null) return refuse('no-stuck-cards', cite)
      if (s.play.stuck !== id) return refuse('not-your-turn', cite, { turn: s.play.stuck })
      return CHOICES.includes(m.which as string) ? undefined : refuse('no-such-choice', cite, { choices: CHOICES })
    },
    apply: (s, id, m) =>
      change(s, playing(s, { stuck: null, plan: burnBeside(s.play.plan, id, m.which as 'first' | 'last') }), [
        event('stuck-chosen', cite, { seat: id, burned: m.which as string }),
      ]),
  })
}

export const irregularRules = (variant: Variant, customs: Customs<PokerKind>): Rule<PokerKind>[] => [
  declaring(variant, customs),
  ...(isIquique(variant) ? [findCall] : [objecting(variant, customs), choosing(variant)]),
]
