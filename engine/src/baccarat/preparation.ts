// The shoe between rounds: packs shown, shuffled, cut by a player, the cut card seven from the end; and its end.

import { type SeatId, seatNumber } from '../kernel/actors.js'
import { DECK } from '../kernel/cards.js'
import type { RuleId } from '../kernel/citations.js'
import type { Change, Event, Refused, Rule } from '../kernel/contract.js'
import { answer, choice, plain, rule } from '../kernel/rules.js'
import { newShoe } from '../kernel/shoe.js'
import {
  accept,
  alsoByCroupier,
  betweenRounds,
  change,
  event,
  IDLE,
  isOpen,
  offer,
  one,
  unchanged,
  upTo,
} from '../kernel/table.js'
import {
  type Baccarat,
  type BaccaratKind,
  fromTheLeft,
  isThere,
  playing,
  type Sabot,
  type Stage,
  toTheRight,
} from './play.js'
import { refuse } from './refusals.js'
import type { Variant } from './variants.js'

/** Cards that must lie at both ends of a cut (G-BAC-16). */
const CUT_MIN = 52
/** Cards behind the cut card (BAC-06): enough for any round. */
const BEHIND = 7

export const newSabot = (decks: number, number = 0, cutBy: SeatId | null = null): Sabot => ({
  stage: 'new',
  cards: newShoe(decks),
  out: 0,
  cutCard: null,
  cutCardShown: false,
  lastTold: false,
  oneMore: false,
  passed: [],
  cutBy,
  number,
})

const wholeOf = ({ cards }: Sabot): number => cards.decks * DECK.length

export const cardsInShoe = (shoe: Sabot): number => wholeOf(shoe) - shoe.out

export const isMachine = (s: Baccarat): boolean => s.config.shoeMode === 'machine'

/** Nothing has been dealt of this shoe yet: it can still be announced as the last (BAC-34). */
export const isUnbegun = ({ stage, out }: Sabot): boolean => stage !== 'ready' || out === 0

/** A card leaves the shoe; the cut card that lies under it is shown. */
export const leavesShoe = (shoe: Sabot): { shoe: Sabot; events: Event[] } => {
  const drawn = { ...shoe, out: shoe.out + 1 }
  if (drawn.cutCardShown || drawn.cutCard === null || cardsInShoe(drawn) > drawn.cutCard)
    return { shoe: drawn, events: [] }
  return { shoe: { ...drawn, cutCardShown: true }, events: [event('cut-card-shown', 'BAC-30')] }
}

/** The cut card came out and another card of the round is needed: this round is the last (BAC-30). */
export const lastRoundBefore = (shoe: Sabot): { shoe: Sabot; events: Event[] } =>
  shoe.cutCardShown && !shoe.lastTold
    ? { shoe: { ...shoe, lastTold: true }, events: [event('last-round-announced', 'BAC-30', { next: false })] }
    : { shoe, events: [] }

/** It shows after a complete hand: one more is played (BAC-30). */
export const lastRoundAfter = (shoe: Sabot): { shoe: Sabot; events: Event[] } =>
  shoe.cutCardShown && !shoe.lastTold
    ? {
        shoe: { ...shoe, lastTold: true, oneMore: true },
        events: [event('last-round-announced', 'BAC-30', { next: true })],
      }
    : { shoe, events: [] }

/** After the round: a machine takes its cards back; the shoe is over with its last round (BAC-31). */
export const afterRound = (s: Baccarat): Change<BaccaratKind> => {
  const { shoe } = s.play
  if (isMachine(s)) {
    if (shoe.out === 0) return unchanged(s)
    const fed = { ...shoe, cards: newShoe(s.config.decks), out: 0 }
    return change(s, playing(s, { shoe: fed }), [event('cards-fed-back', 'BAC-07', { cards: shoe.out })])
  }
  if (!shoe.cutCardShown) return unchanged(s)
  // Shown after a complete hand, exactly one more is played.
  if (shoe.oneMore) return change(s, playing(s, { shoe: { ...shoe, oneMore: false } }))
  return change(s, playing(s, { shoe: { ...shoe, stage: 'over' }, annulled: null, extra: 0 }), [
    event('shoe-over', 'BAC-31'),
  ])
}

const SHUFFLED: Partial<Sabot> = {
  stage: 'cut',
  passed: [],
  cutCard: null,
  cutCardShown: false,
  lastTold: false,
  oneMore: false,
  out: 0,
}

const withShoe = (s: Baccarat, patch: Partial<Sabot>) => playing(s, { shoe: { ...s.play.shoe, ...patch } })

/** Why the preparation is not at this point. */
const at = (s: Baccarat, rule: RuleId, ...stages: readonly Stage[]): Refused | undefined => {
  if (!isOpen(s)) return refuse('table-not-open', 'GEN-21')
  if (!betweenRounds(s)) return refuse('not-now', rule, { phase: s.phase, needs: [IDLE] })
  return stages.includes(s.play.shoe.stage)
    ? undefined
    : refuse('not-at-this-stage', rule, { stage: s.play.shoe.stage, needs: stages })
}

const isPreShuffled = (s: Baccarat): boolean => s.config.preShuffled !== ''

/** One player is enough, or four in Chemin de Fer, to shuffle and to play. */
export const tooFew = (s: Baccarat, { playersMin, articles }: Variant): Refused | undefined => {
  const have = toTheRight(s).filter((id) => isThere(s, id)).length
  if (have >= playersMin) return undefined
  return playersMin === 1
    ? refuse('no-player-present', articles.players)
    : refuse('four-players-needed', articles.players, { need: playersMin, have })
}

/** Who is offered the cut now: in the first shoe from the left, later after who cut last; never who has the sabot. */
export const cutter = (s: Baccarat): SeatId | undefined => {
  const { passed, cutBy, number } = s.play.shoe
  const there = (id: SeatId) => s.seats[id]?.present === true
  const places = toTheRight(s)
  const last = cutBy === null ? 0 : seatNumber(cutBy)
  const inTurn = [...places.filter((id) => seatNumber(id) > last), ...places.filter((id) => seatNumber(id) <= last)]
  const order = (number === 0 ? fromTheLeft(s) : inTurn).filter(there)
  const others = order.filter((id) => id !== s.play.holder && id !== s.play.bank?.banker)
  // Alone at the table, who has the sabot may cut (PYB-11).
  return (others.length > 0 ? others : order).find((id) => !passed.includes(id))
}

const cutRule = (variant: Variant): Rule<BaccaratKind> => {
  const centre = (s: Baccarat) => wholeOf(s.play.shoe) / 2
  const most = (s: Baccarat) => wholeOf(s.play.shoe) - CUT_MIN
  return rule<BaccaratKind>({
    do: 'cut',
    by: ['seat', 'croupier'],
    cite: 'BAC-04',
    nature: 'decision',
    // Asked of a player it is `pass-cut` that waits for the answer; the croupier cuts as it goes on.
    pace: 'step',
    fields: { at: 'integer', for: 'seat?' },
    options: (s) => {
      if (at(s, 'BAC-04', 'cut')) return []
      const player = cutter(s)
      return player
        ? alsoByCroupier([offer(player, 'cut', { at: upTo(CUT_MIN, most(s), 1) })], undefined)
        : [offer('croupier', 'cut', { at: one(centre(s)) })]
    },
    step: (s, m) => {
      const no = at(s, 'BAC-04', 'cut')
      if (no) return no
      if (m.for !== undefined && m.by !== 'croupier') return refuse('acts-for-another', 'GEN-27')
      const player = cutter(s)
      const cuts = m.for ?? m.by
      if (cuts !== (player ?? 'croupier'))
        return refuse('cut-offered-to-another', variant.articles.cutTurn, { to: player ?? 'croupier' })
      const depth = m.at as number
      if (player && (depth < CUT_MIN || depth > most(s)))
        return refuse('cut-too-near-the-end', 'BAC-05', { least: CUT_MIN, most: most(s) })
      if (!player && depth !== centre(s)) return refuse('cut-not-at-the-centre', 'BAC-04', { centre: centre(s) })
      const cut = event('deck-cut', 'BAC-04', { by: cuts, at: depth })
      return accept(change(s, withShoe(s, { stage: 'load', passed: [], cutBy: player ?? s.play.shoe.cutBy }), [cut]))
    },
  })
}

export const preparationRules = (variant: Variant): Rule<BaccaratKind>[] => {
  const { articles } = variant
  const nobody = (s: Baccarat): Refused | undefined => tooFew(s, variant)

  return [
    plain<BaccaratKind>('show-cards', {
      nature: 'course',
      by: ['croupier'],
      cite: 'BAC-03',
      refusal: (s) => at(s, 'BAC-03', 'new') ?? (isPreShuffled(s) ? refuse('cards-pre-shuffled', 'BAC-03') : nobody(s)),
      apply: (s) =>
        change(s, withShoe(s, { stage: 'shown' }), [
          event('packs-shown', 'BAC-03', { packs: s.config.decks, cards: wholeOf(s.play.shoe) }),
        ]),
    }),

    plain<BaccaratKind>('open-packs', {
      nature: 'course',
      by: ['croupier'],
      cite: 'BAC-03',
      refusal: (s) =>
        at(s, 'BAC-03', 'new') ?? (isPreShuffled(s) ? nobody(s) : refuse('cards-not-pre-shuffled', 'BAC-44')),
      apply: (s) =>
        change(s, withShoe(s, SHUFFLED), [
          event('pre-shuffled-warning', 'BAC-43', { approval: s.config.preShuffled }),
          event('sealed-packs-opened', 'BAC-03', { packs: s.config.decks }),
        ]),
    }),

    plain<BaccaratKind>('shuffle', {
      nature: 'course',
      by: ['croupier'],
      cite: 'BAC-03',
      refusal: (s) => at(s, 'BAC-03', 'shown', 'over') ?? nobody(s),
      apply: (s) => {
        const again = s.play.shoe.stage === 'over'
        const shoe = {
          ...s.play.shoe,
          ...SHUFFLED,
          cards: newShoe(s.config.decks),
          number: s.play.shoe.number + (again ? 1 : 0),
        }
        return change(s, playing(s, { shoe, road: '' }), [
          event('cards-shuffled', again ? 'BAC-32' : 'BAC-03', { cards: wholeOf(shoe), wash: !again }),
        ])
      },
    }),

    cutRule(variant),

    answer<BaccaratKind>('pass-cut', {
      cite: 'BAC-04',
      refusal: (s, id) =>
        at(s, 'BAC-04', 'cut') ??
        (cutter(s) === id
          ? undefined
          : refuse('cut-offered-to-another', articles.cutTurn, { to: cutter(s) ?? 'croupier' })),
      apply: (s, id) =>
        change(s, withShoe(s, { passed: [...s.play.shoe.passed, id] }), [
          event('cut-declined', 'BAC-04', { seat: id }),
        ]),
    }),

    choice<BaccaratKind>('load', {
      nature: 'course',
      by: ['croupier'],
      cite: 'BAC-06',
      field: 'separator',
      kind: 'word',
      candidates: () => ['inserted', 'aside'],
      refusal: (s, m) => {
        const no = at(s, 'BAC-06', 'load')
        if (no) return no
        const known = isMachine(s) ? 'aside' : 'inserted'
        return m.separator === known
          ? undefined
          : refuse('no-such-separator', isMachine(s) ? 'BAC-07' : 'BAC-06', { known: [known] })
      },
      apply: (s) => {
        const cutCard = isMachine(s) ? null : BEHIND
        return change(s, withShoe(s, { stage: 'ready', cutCard }), [
          event('shoe-loaded', isMachine(s) ? 'BAC-07' : 'BAC-06', {
            cards: wholeOf(s.play.shoe),
            ...(cutCard === null ? {} : { behind: cutCard }),
          }),
        ])
      },
    }),

    newCards(),
  ]
}

const newCards = (): Rule<BaccaratKind> =>
  choice<BaccaratKind>('new-cards', {
    nature: 'irregular',
    by: ['pit-boss'],
    cite: 'BAC-33',
    field: 'reason',
    kind: 'word',
    candidates: () => ['house', 'damaged'],
    refusal: (s, m) => {
      const no = at(s, 'BAC-33', 'shown', 'cut', 'load', 'ready', 'over')
      if (no) return no
      return m.reason === 'house' || m.reason === 'damaged' ? undefined : refuse('no-such-reason', 'BAC-33')
    },
    apply: (s, m) =>
      change(
        s,
        // A round that was to begin with cards of the old shoe does not.
        playing(s, {
          shoe: newSabot(s.config.decks, s.play.shoe.number + 1, s.play.shoe.cutBy),
          road: '',
          annulled: null,
          extra: 0,
        }),
        [event('cards-replaced', m.reason === 'damaged' ? 'BAC-45' : 'BAC-33', { packs: s.config.decks })],
      ),
  })
