// A round of poker as a pot needs to know it (scj-2023 III.6): when bets close, who gave the pot up, which five cards count.

import type { RuleId } from '../kernel/citations.js'
import { change, event, say } from '../kernel/table.js'
import { ARICA, SCJ } from '../progressive/regulations.js'
import type { PotHook } from '../progressive/table/hook.js'
import { areReal, cannotBe, facesBound, facesOfHand, toldHand } from './faces.js'
import { cardsOf, NO_CARDS, type Poker, type PokerKind, withHand } from './play.js'
import { givesUpPot, potHand } from './qualification.js'
import { settling } from './settle.js'
import type { Variant } from './variants.js'
import { handPhrase } from './words.js'

const readAloud = (s: Poker, variant: Variant, id: Poker['play']['order'][number], cite: RuleId) => {
  const cards = cardsOf(s, id)
  const turned: Poker = { ...s, ...withHand(s, id, { shown: cards, cards: { ...NO_CARDS, secret: [id] } }) }
  const hand = potHand(turned, variant, id)
  return change(turned, {}, [
    event('hand-shown', cite, {
      ...{ seat: id, cards, category: hand?.category ?? null, hand: hand?.cards ?? [], used: [], result: null },
    }),
    ...(hand ? [say(handPhrase(hand), cite)] : []),
  ])
}

export const potHookOf = (variant: Variant): PotHook<PokerKind> => {
  const regulation = variant.regulation === 'arica-2017' ? ARICA : SCJ
  return {
    regulation,
    closes: 'no-more-bets',
    takes: 'settle-hand',
    ends: 'clear',
    isBetting: (s) => s.phase === 'betting',
    takesPart: (s, id) => s.play.order.includes(id),
    gaveUp: givesUpPot,
    category: (s, id) => potHand(s, variant, id)?.category ?? null,
    ...(variant.hasBank
      ? {
          reading: {
            unread: (s) => {
              const id = settling(s, variant)
              return id && s.play.hands[id]?.shown === null ? id : undefined
            },
            faces: (s, id) => (areReal(s) ? facesBound(s, facesOfHand(s, id)) : undefined),
            cannotBe: (s, id, told) => cannotBe(s, regulation.side.read, facesOfHand(s, id), told),
            read: (s, id, told) => readAloud(toldHand(s, id, told), variant, id, regulation.side.read),
          },
        }
      : {}),
    isSettled: (s) => s.phase === 'clear',
  }
}
