// The shoe between rounds: packs shown, shuffled, cut by a player, cut card inserted, first cards burned; and its end.

import { type SeatId, seatNumber } from '../kernel/actors.js'
import { DECK } from '../kernel/cards.js'
import type { Change, Event, Refused, Rule } from '../kernel/contract.js'
import { answer, choice, plain, rule } from '../kernel/rules.js'
import { newShoe } from '../kernel/shoe.js'
import {
  accept,
  alsoByCroupier,
  betweenRounds,
  chain,
  change,
  event,
  IDLE,
  isOpen,
  occupied,
  offer,
  one,
  playersPresent,
  unchanged,
  upTo,
} from '../kernel/table.js'
import { offeredPositions } from './multiple-positions.js'
import { type Blackjack, type BlackjackKind, playing, type Sabot, type Stage } from './play.js'
import { boxesOf } from './positions.js'
import { refuse } from './refusals.js'
import { isMendoza, type Variant } from './variants.js'

/** Cards that must lie at both ends of a cut (G-BJ-23). */
const CUT_MIN = 52

export const newSabot = (decks: number, number = 0): Sabot => ({
  stage: 'new',
  cards: newShoe(decks),
  out: 0,
  cutCard: null,
  cutCardShown: false,
  cutter: null,
  passed: [],
  burned: 0,
  waits: false,
  number,
})

export const cardsInShoe = ({ cards, out }: Sabot): number => cards.decks * DECK.length - out

export const isEmpty = (s: Blackjack): boolean => cardsInShoe(s.play.shoe) === 0

export const isMachine = (s: Blackjack): boolean => s.config.shoeMode === 'machine'

/** Cards leave the shoe, one where nothing is said; the cut card that lies under them is shown (BJK-53). */
export const leavesShoe = (
  s: Blackjack,
  variant: Variant,
  to: () => SeatId | null = () => null,
  cards = 1,
): { shoe: Sabot; events: Event[] } => {
  const shoe = { ...s.play.shoe, out: s.play.shoe.out + cards }
  if (shoe.cutCardShown || shoe.cutCard === null || cardsInShoe(shoe) > shoe.cutCard) return { shoe, events: [] }
  return {
    shoe: { ...shoe, cutCardShown: true, cutter: to() },
    events: [event('cut-card-shown', variant.articles.cutCardShown)],
  }
}

/** After the round: a machine takes its cards back, a shoe whose cut card has come is over. */
export const afterRound = (s: Blackjack, variant: Variant): Change<BlackjackKind> => {
  const { shoe } = s.play
  if (isMachine(s)) {
    if (shoe.out === 0) return unchanged(s)
    const fed = { ...shoe, cards: newShoe(variant.decks), out: 0 }
    return change(s, playing(s, { shoe: fed }), [
      event('cards-fed-back', variant.articles.machine, { cards: shoe.out }),
    ])
  }
  return shoeOver(s, variant)
}

/** Outside a round the cut card, or the last card, ends the shoe at once: no other round begins with it (BJK-53). */
export const shoeOver = (s: Blackjack, variant: Variant): Change<BlackjackKind> => {
  const { shoe } = s.play
  if (isMachine(s) || (!shoe.cutCardShown && cardsInShoe(shoe) > 0)) return unchanged(s)
  return change(s, playing(s, { shoe: { ...shoe, stage: 'over' } }), [
    event('shuffle-announced', variant.articles.cutCardShown),
  ])
}

export const preparationRules = (variant: Variant): Rule<BlackjackKind>[] => {
  const { articles } = variant
  const mendoza = isMendoza(variant)
  const whole = variant.decks * DECK.length

  const at = (s: Blackjack, rule: typeof articles.cut, ...stages: readonly Stage[]): Refused | undefined => {
    if (!isOpen(s)) return refuse('table-not-open', 'GEN-21')
    if (!betweenRounds(s)) return refuse('not-now', rule, { phase: s.phase, needs: [IDLE] })
    return stages.includes(s.play.shoe.stage)
      ? undefined
      : refuse('not-at-this-stage', rule, { stage: s.play.shoe.stage, needs: stages })
  }
  const nobody = (s: Blackjack): Refused | undefined =>
    playersPresent(s) ? undefined : refuse('no-player-present', articles.start)
  const shoe = (s: Blackjack, patch: Partial<Sabot>) => playing(s, { shoe: { ...s.play.shoe, ...patch } })
  const isFirst = (s: Blackjack) => s.play.shoe.stage === 'new' && s.play.shoe.number === 0
  const preShuffled = (s: Blackjack) => !mendoza && (s.config.preShuffled ?? '') !== ''

  /** Who is offered the cut now: from the left clockwise, in Canal 21 from the right, later who got the cut card. */
  const cutter = (s: Blackjack): SeatId | undefined => {
    const { passed, cutter: got } = s.play.shoe
    const seated = occupied(s).filter((id) => s.seats[id]?.present && seatNumber(id) <= boxesOf(s))
    const order = variant.cutFrom === 'left' ? seated : seated.reverse()
    const asked = variant.cutFrom === 'right' && got && seated.includes(got) ? [got] : order
    return asked.find((id) => !passed.includes(id))
  }
  /** With nobody at a table of Mendoza the supervisor cuts (MZA-10); otherwise the croupier, where no player wants to. */
  const houseCutter = (s: Blackjack) => (!mendoza || playersPresent(s) ? 'croupier' : 'pit-boss')

  const shuffled: Partial<Sabot> = { stage: 'cut', passed: [], burned: 0, cutCard: null, cutCardShown: false, out: 0 }

  return [
    ...(mendoza
      ? []
      : [
          plain<BlackjackKind>('show-cards', {
            nature: 'course',
            by: ['croupier'],
            cite: articles.exhibit,
            refusal: (s) =>
              at(s, articles.exhibit, 'new') ??
              (preShuffled(s) ? refuse('cards-pre-shuffled', articles.preShuffled) : nobody(s)),
            apply: (s) =>
              change(s, shoe(s, { stage: 'shown' }), [
                event('packs-shown', articles.exhibit, { packs: variant.decks, cards: whole }),
              ]),
          }),

          plain<BlackjackKind>('open-packs', {
            nature: 'course',
            by: ['croupier'],
            cite: articles.preShuffled,
            refusal: (s) =>
              at(s, articles.exhibit, 'new') ??
              (preShuffled(s) ? nobody(s) : refuse('cards-not-pre-shuffled', 'BJ-30')),
            apply: (s) =>
              change(s, shoe(s, shuffled), [
                event('pre-shuffled-warning', 'BJ-29', { approval: s.config.preShuffled ?? '' }),
                event('sealed-packs-opened', articles.preShuffled, { packs: variant.decks }),
              ]),
          }),
        ]),

    plain<BlackjackKind>('shuffle', {
      nature: 'course',
      by: ['croupier'],
      cite: articles.shuffle,
      // Only the first shoe of Mendoza asks for the public (MZA-66).
      refusal: (s) =>
        at(s, articles.shuffle, mendoza ? 'new' : 'shown', 'over') ?? (!mendoza || isFirst(s) ? nobody(s) : undefined),
      apply: (s) => {
        const again = s.play.shoe.stage === 'over'
        return change(
          s,
          playing(s, {
            boxes: {},
            shoe: {
              ...s.play.shoe,
              ...shuffled,
              cards: newShoe(variant.decks),
              number: s.play.shoe.number + (again ? 1 : 0),
            },
          }),
          [
            event('cards-shuffled', again ? articles.reshuffle : articles.shuffle, {
              cards: whole,
              wash: !again,
            }),
          ],
        )
      },
    }),

    rule<BlackjackKind>({
      do: 'cut',
      by: ['seat', 'croupier', 'pit-boss'],
      cite: articles.cut,
      nature: 'decision',
      // Asked of a player it is `pass-cut` that waits for the answer; the house cuts as it goes on.
      pace: 'step',
      // At a live table the croupier enters where the player cut.
      fields: { at: 'integer', for: 'seat?' },
      options: (s) => {
        if (at(s, articles.cut, 'cut')) return []
        const player = cutter(s)
        return player
          ? alsoByCroupier([offer(player, 'cut', { at: upTo(CUT_MIN, whole - CUT_MIN, 1) })], undefined)
          : [offer(houseCutter(s), 'cut', { at: one(whole / 2) })]
      },
      step: (s, m) => {
        const no = at(s, articles.cut, 'cut')
        if (no) return no
        if (m.for !== undefined && m.by !== 'croupier') return refuse('acts-for-another', 'GEN-27')
        const player = cutter(s)
        const cuts = m.for ?? m.by
        if (cuts !== (player ?? houseCutter(s)))
          return refuse('cut-offered-to-another', articles.cut, { to: player ?? houseCutter(s) })
        const depth = m.at as number
        if (player && (depth < CUT_MIN || depth > whole - CUT_MIN))
          return refuse('cut-too-near-the-end', articles.cutDepth, { least: CUT_MIN, most: whole - CUT_MIN })
        if (!player && depth !== whole / 2) return refuse('cut-not-at-the-centre', articles.cut, { centre: whole / 2 })
        return accept(
          change(s, shoe(s, { stage: 'load', passed: [] }), [event('deck-cut', articles.cut, { by: cuts, at: depth })]),
        )
      },
    }),

    answer<BlackjackKind>('pass-cut', {
      cite: articles.cut,
      refusal: (s, id) =>
        at(s, articles.cut, 'cut') ??
        (cutter(s) === id
          ? undefined
          : refuse('cut-offered-to-another', articles.cut, { to: cutter(s) ?? 'croupier' })),
      apply: (s, id) =>
        change(s, shoe(s, { passed: [...s.play.shoe.passed, id] }), [
          event('cut-declined', articles.cut, { seat: id }),
        ]),
    }),

    choice<BlackjackKind>('load', {
      nature: 'course',
      by: ['croupier'],
      cite: articles.cutCard,
      field: 'separator',
      kind: 'word',
      // A forgotten cut card is an irregular play that shows only when the cards run out (BJ-15).
      candidates: () => ['inserted', 'forgotten', 'aside'],
      refusal: (s, m) => {
        const no = at(s, articles.cutCard, 'load')
        if (no) return no
        const known = isMachine(s) ? ['aside'] : ['inserted', 'forgotten']
        return known.includes(m.separator as string)
          ? undefined
          : refuse('no-such-separator', isMachine(s) ? articles.machine : articles.cutCard, { known })
      },
      apply: (s, m) => {
        const behind = s.config.cutCardDepth
        const cutCard = m.separator === 'inserted' ? behind : null
        const loaded = event('shoe-loaded', isMachine(s) ? articles.machine : articles.cutCard, {
          cards: whole,
          ...(cutCard === null ? {} : { behind }),
        })
        return change(s, shoe(s, { stage: 'burn', cutCard }), [loaded])
      },
    }),

    plain<BlackjackKind>('burn', {
      nature: 'course',
      by: ['croupier'],
      cite: articles.burn,
      refusal: (s) => {
        // A shoe that waited is burned when players come, though bets may be open already.
        const now: Blackjack = s.play.shoe.waits && s.phase === 'betting' ? { ...s, phase: IDLE } : s
        const no = at(now, articles.burn, 'burn', 'positions') ?? (s.play.shoe.waits ? nobody(s) : undefined)
        if (no) return no
        const offered = s.play.shoe.stage === 'positions' ? offeredPositions(s) : undefined
        return offered ? refuse('positions-offered', 'CAN-14', { to: offered }) : undefined
      },
      apply: (s) => {
        // Canal 21 offers multiple positions between the first burned card and the others (CAN-11).
        const offers = variant.positions === 'multiple' && s.play.shoe.burned === 0
        const { burned } = s.play.shoe
        const cards = Math.min(offers ? 1 : variant.burns - burned, cardsInShoe(s.play.shoe))
        const stage = offers ? 'positions' : 'ready'
        const gone = leavesShoe(s, variant, undefined, cards)
        const burnt = change(s, playing(s, { shoe: { ...gone.shoe, stage, burned: burned + cards, waits: false } }), [
          event('cards-burned', articles.burn, { cards }),
          ...gone.events,
          ...(offers ? [event('positions-offered', 'CAN-11')] : []),
        ])
        // With bets open already the round is finished first.
        return betweenRounds(s) ? chain(burnt, (after) => shoeOver(after, variant)) : burnt
      },
    }),

    choice<BlackjackKind>('new-cards', {
      nature: 'irregular',
      by: ['pit-boss'],
      cite: articles.newCards,
      field: 'reason',
      kind: 'word',
      candidates: () => ['house', 'damaged'],
      refusal: (s, m) => {
        const no = at(s, articles.newCards, 'shown', 'cut', 'load', 'burn', 'positions', 'ready', 'over')
        if (no) return no
        return m.reason === 'house' || m.reason === 'damaged' ? undefined : refuse('no-such-reason', articles.newCards)
      },
      apply: (s, m) =>
        change(s, playing(s, { boxes: {}, shoe: newSabot(variant.decks, s.play.shoe.number + 1) }), [
          event('cards-replaced', m.reason === 'damaged' ? articles.damaged : articles.newCards, {
            packs: variant.decks,
          }),
        ]),
    }),

    ...(mendoza ? [rearm(variant, at)] : []),
  ]
}

/** Mendoza: with nobody at the table and little left, the supervisor may have the shoe armed anew (MZA-11). */
const rearm = (
  variant: Variant,
  at: (s: Blackjack, rule: 'MZA-11', ...stages: readonly Stage[]) => Refused | undefined,
): Rule<BlackjackKind> =>
  plain<BlackjackKind>('rearm', {
    nature: 'irregular',
    by: ['pit-boss'],
    cite: 'MZA-11',
    refusal: (s) => {
      const no = at(s, 'MZA-11', 'burn', 'ready', 'over')
      if (no) return no
      if (playersPresent(s)) return refuse('players-present', 'MZA-11')
      return cardsInShoe(s.play.shoe) <= CUT_MIN
        ? undefined
        : refuse('too-many-cards-left', 'MZA-11', { left: cardsInShoe(s.play.shoe), most: CUT_MIN })
    },
    apply: (s) =>
      change(s, playing(s, { shoe: { ...newSabot(variant.decks, s.play.shoe.number + 1), waits: true } }), [
        event('shoe-rearmed', 'MZA-11'),
      ]),
  })

/** Mendoza: the last player goes and the shoe waits armed; three more cards are burned for who comes (MZA-09). */
export const emptied = (s: Blackjack, id: SeatId): Change<BlackjackKind> =>
  s.play.shoe.stage === 'ready' && occupied(s).every((other) => other === id)
    ? change(s, playing(s, { shoe: { ...s.play.shoe, stage: 'burn', burned: 0, waits: true } }))
    : change(s, {})
