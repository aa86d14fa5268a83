// «No más apuestas» and the cards, one at a time. A card that lies face down is told by chance when it is turned.

import { type Card, isCard } from '../kernel/cards.js'
import type { Change, Refused, Rule } from '../kernel/contract.js'
import { notNow, plain, rule } from '../kernel/rules.js'
import { giveBack } from '../kernel/settlement.js'
import { compositionOf, draw } from '../kernel/shoe.js'
import { accept, betweenRounds, chain, change, event, IDLE, isOpen, offer, say, unchanged } from '../kernel/table.js'
import { bankCloses, cannotCloseBank } from './bank.js'
import { coverCard, covers, destination, takeCard } from './flow.js'
import type { Side } from './layout.js'
import { type Baccarat, type BaccaratKind, hasSides, playing, sideOf } from './play.js'
import { lastRoundBefore, leavesShoe } from './preparation.js'
import { refuse } from './refusals.js'
import type { Variant } from './variants.js'

/** Why the bets cannot be closed yet. */
const cannotClose = (s: Baccarat, variant: Variant): Refused | undefined => {
  const early = notNow(s, 'BAC-08', 'betting')
  if (early) return early
  if (variant.sabot === 'banker') return cannotCloseBank(s)
  if (!hasSides(s)) return refuse('no-bets', 'BAC-08')
  const { holder } = s.play
  return holder !== null && sideOf(s, holder) === undefined
    ? refuse('dealer-must-bet', 'PYB-12', { dealer: holder })
    : undefined
}

/** Cards that are out already begin the round (BAC-37). */
const drawn = (s: Baccarat): Change<BaccaratKind> => {
  if (s.play.extra > 0) return change(s, playing(s, { extra: s.play.extra - 1 }))
  const told = lastRoundBefore(s.play.shoe)
  const left = leavesShoe(told.shoe)
  return change(s, playing(s, { shoe: left.shoe }), [...told.events, ...left.events])
}

export const dealRules = (variant: Variant): Rule<BaccaratKind>[] => {
  const noCard = (s: Baccarat): Refused | undefined => {
    if (!isOpen(s)) return refuse('table-not-open', 'GEN-21')
    return destination(s, variant) === undefined ? refuse('no-card-due', 'BAC-11') : undefined
  }

  return [
    plain<BaccaratKind>('no-more-bets', {
      nature: 'course',
      pace: 'bets',
      by: ['croupier'],
      cite: 'BAC-08',
      refusal: (s) => cannotClose(s, variant),
      apply: (s) => {
        const lonely = s.bets.filter((bet) => bet.on === 'tie' && sideOf(s, bet.seat) === undefined)
        return chain(
          change(s, { phase: 'deal' }, [say('no más apuestas', 'BAC-08')]),
          (after) => giveBack(after, lonely, 'bet-returned', variant.articles.tieBet),
          (after) => (variant.sabot === 'banker' ? bankCloses(after) : unchanged(after)),
        )
      },
    }),

    plain<BaccaratKind>('deal-annulled', {
      nature: 'course',
      by: ['croupier'],
      cite: 'BAC-37',
      refusal: (s) => {
        if (!isOpen(s)) return refuse('table-not-open', 'GEN-21')
        if (!betweenRounds(s)) return refuse('not-now', 'BAC-37', { phase: s.phase, needs: [IDLE] })
        return s.play.annulled === null ? refuse('nothing-annulled', 'BAC-37') : undefined
      },
      apply: (s) => {
        const rule = s.play.annulled ?? 'BAC-37'
        return change(s, { round: s.round + 1, phase: 'deal', ...playing(s, { annulled: null, dead: true }) }, [
          event('round-started', rule, { round: s.round + 1 }),
          event('round-annulled', rule),
        ])
      },
    }),

    ...(variant.covers ? [dealCovered(variant)] : []),

    rule<BaccaratKind>({
      do: 'card',
      by: ['chance'],
      cite: 'BAC-11',
      nature: 'chance',
      pace: 'card',
      fields: { card: 'word' },
      options: (s) => (noCard(s) ? [] : [offer('chance', 'card', { card: compositionOf(s.play.shoe.cards) })]),
      step: (s, m) => {
        const no = noCard(s)
        if (no) return no
        const card = m.card as Card
        if (!isCard(card)) return refuse('no-such-card', 'BAC-11')
        const cards = draw(s.play.shoe.cards, card)
        if (!cards) return refuse('card-cannot-come', variant.articles.packs, { card })
        const to = destination(s, variant) as Side
        // A card that is turned left the shoe when it was dealt.
        return accept(
          chain(
            s.phase === 'reveal' ? unchanged(s) : drawn(s),
            (after) => change(after, playing(after, { shoe: { ...after.play.shoe, cards } })),
            (after) => takeCard(after, variant, to, card),
          ),
        )
      },
    }),
  ]
}

/** Midi and Mini: the croupier lays the cards that are still missing face down. */
const dealCovered = (variant: Variant): Rule<BaccaratKind> =>
  plain<BaccaratKind>('deal', {
    nature: 'course',
    pace: 'card',
    by: ['croupier'],
    cite: variant.articles.deal,
    refusal: (s) =>
      notNow(s, variant.articles.deal, 'deal') ??
      (covers(s, variant) ? undefined : refuse('card-to-come', variant.articles.deal)),
    apply: (s) => {
      const oneCovered = (before: Baccarat): Change<BaccaratKind> => {
        const to = covers(before, variant)
        return to ? chain(drawn(before), (after) => coverCard(after, variant, to)) : unchanged(before)
      }
      return chain(oneCovered(s), oneCovered, oneCovered, oneCovered)
    },
  })
