// The deck between rounds: shown when it is new, shuffled before every round, cut where no machine shuffles.

import type { RuleId } from '../kernel/citations.js'
import type { Refused, Rule } from '../kernel/contract.js'
import { choice, plain } from '../kernel/rules.js'
import { secret } from '../kernel/secrets.js'
import { newShoe } from '../kernel/shoe.js'
import { betweenRounds, chain, change, event, IDLE, isOpen, playersPresent, say } from '../kernel/table.js'
import { placeButton } from './button.js'
import { modeOf } from './laps.js'
import { DECK_SIZE, deckIs, NEW_DECK, type Poker, type PokerKind, playing, type Stage } from './play.js'
import { refuse } from './refusals.js'
import type { Variant } from './variants.js'

export const atStage = (s: Poker, rule: RuleId, ...stages: readonly Stage[]): Refused | undefined => {
  if (!isOpen(s)) return refuse('table-not-open', 'GEN-21')
  if (!betweenRounds(s)) return refuse('not-now', rule, { phase: s.phase, needs: [IDLE] })
  const { stage } = s.play.deck
  return stages.includes(stage) ? undefined : refuse('not-at-this-stage', rule, { stage, needs: stages })
}

const REASONS = ['house', 'damaged', 'incomplete']

export const decksOf = ({ config }: Poker): number => (config.shuffling === 'manual' ? 1 : (config.decks ?? 1))

/** The other deck of two is in play next (PB-07). */
const nextColour = (s: Poker): 1 | 2 => (decksOf(s) === 2 && s.play.deck.colour === 1 && !s.play.deck.fresh ? 2 : 1)

const LAST: { readonly [rounds: number]: string } = {
  2: 'últimos dos pases de la mesa',
  1: 'último pase de la mesa',
}

export const preparationRules = (variant: Variant): Rule<PokerKind>[] => {
  const { articles } = variant
  const nobody = (s: Poker): Refused | undefined =>
    playersPresent(s) ? undefined : refuse('no-player-present', articles.capacity)

  return [
    plain<PokerKind>('show-deck', {
      by: ['croupier'],
      cite: articles.exhibit,
      nature: 'course',
      refusal: (s) => atStage(s, articles.exhibit, 'new') ?? nobody(s),
      apply: (s) =>
        change(s, deckIs(s, { stage: 'shown' }), [
          event('deck-shown', articles.exhibit, { cards: DECK_SIZE, decks: decksOf(s) }),
        ]),
    }),

    plain<PokerKind>('shuffle', {
      by: ['croupier'],
      cite: articles.shuffle,
      nature: 'course',
      refusal: (s) => atStage(s, articles.shuffle, 'shown', 'used') ?? nobody(s),
      apply: (s) => {
        const { fresh } = s.play.deck
        const mode = modeOf(s)
        const colour = nextColour(s)
        const stage = mode === 'manual' ? 'cut' : 'ready'
        const deck = { ...s.play.deck, stage, fresh: false, colour } as const
        return chain(placeButton(s, variant), (after) =>
          change(after, playing(after, { deck, shoe: secret(newShoe(1)), opened: [], out: 0 }), [
            event('deck-shuffled', fresh ? articles.wash : articles.shuffle, {
              wash: fresh,
              by: mode === 'manual' ? 'hand' : 'machine',
              deck: colour,
            }),
          ]),
        )
      },
    }),

    plain<PokerKind>('cut', {
      by: ['croupier'],
      cite: articles.cut,
      nature: 'course',
      refusal: (s) => atStage(s, articles.cut, 'cut'),
      apply: (s) => change(s, deckIs(s, { stage: 'ready' }), [event('deck-cut', articles.cut, { at: DECK_SIZE / 2 })]),
    }),

    choice<PokerKind>('new-cards', {
      by: ['pit-boss'],
      cite: articles.newCards,
      nature: 'irregular',
      field: 'reason',
      kind: 'word',
      candidates: () => REASONS,
      refusal: (s, m) =>
        atStage(s, articles.newCards, 'shown', 'cut', 'ready', 'used') ??
        (REASONS.includes(m.reason as string)
          ? undefined
          : refuse('no-such-reason', articles.newCards, { reasons: REASONS })),
      apply: (s, m) => {
        // What was found incomplete in a machine that jammed is shuffled by hand still (PB-44).
        const { machineGone, byHand } = s.play.deck
        return change(s, deckIs(s, { ...NEW_DECK, machineGone, byHand }), [
          event('deck-replaced', m.reason === 'house' ? articles.newCards : 'PB-04', { reason: m.reason as string }),
        ])
      },
    }),

    choice<PokerKind>('announce-rounds', {
      by: ['croupier'],
      cite: articles.closing,
      nature: 'course',
      field: 'rounds',
      kind: 'integer',
      candidates: () => [2, 1],
      refusal: (s, m) => {
        if (!isOpen(s)) return refuse('table-not-open', 'GEN-21')
        if (!Object.hasOwn(LAST, m.rounds as number)) return refuse('no-such-number', articles.closing)
        if (s.closing !== 'instructed') return refuse('not-instructed', articles.closing)
        return betweenRounds(s) ? undefined : refuse('round-in-progress', articles.closing)
      },
      apply: (s, m) =>
        change(s, { closing: m.rounds as number }, [say(LAST[m.rounds as number] as string, articles.closing)]),
    }),
  ]
}
