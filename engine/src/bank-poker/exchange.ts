// Draw Poker: up to two cards are changed (DRW-10 to DRW-15). Caribbean Poker Plus: one is bought (CPL-02 to CPL-11). A card is named by
// its place in the hand, which everybody sees; what it is stays with its player.

import type { SeatId } from '../kernel/actors.js'
import type { Change, Rule } from '../kernel/contract.js'
import type { Customs } from '../kernel/customs.js'
import { unnotified } from '../kernel/outside-limits.js'
import { answer, notNow, plain } from '../kernel/rules.js'
import { secret } from '../kernel/secrets.js'
import { collect } from '../kernel/settlement.js'
import { chain, change, event } from '../kernel/table.js'
import { areReal } from './faces.js'
import { buyer, goOn, turnOf } from './flow.js'
import { type Hand, type Poker, type PokerKind, playing, UNKNOWN, withHand } from './play.js'
import { refuse } from './refusals.js'
import { betsOn } from './stakes.js'
import type { Variant } from './variants.js'

const MOST = 2
const PRICE = 'card-price'

/** The hand without the cards in these places. They are in the discard tray, and nobody's. */
const without = (s: Poker, id: SeatId, places: readonly number[]): Pick<Hand, 'cards' | 'count'> => {
  const hand = s.play.hands[id] as Hand
  const kept = (hand.cards.value ?? []).filter((_, at) => !places.includes(at + 1))
  return { cards: areReal(s) ? UNKNOWN : secret(kept, id), count: hand.count - places.length }
}

const places = ({ cards }: Variant): string[] => Array.from({ length: cards }, (_, at) => String(at + 1))

export const exchangeRules = (variant: Variant): Rule<PokerKind>[] => {
  const rule = variant.regulation === 'arica-2017' ? 'DRA-09' : 'DRW-11'
  return [
    answer<PokerKind>('exchange', {
      cite: rule,
      fields: { places: 'words' },
      bounds: () => [{ places: { someOf: places(variant), least: 0, most: MOST } }],
      refusal: (s, id, m) => {
        const no = notNow(s, rule, 'exchange')
        if (no) return no
        const turn = turnOf(s, variant)
        if (turn !== id) return refuse('not-your-turn', rule, { turn: turn ?? null })
        const named = m.places as readonly string[]
        if (named.length > MOST) return refuse('too-many-cards', rule, { most: MOST })
        return new Set(named).size === named.length && named.every((place) => places(variant).includes(place))
          ? undefined
          : refuse('no-such-place', rule, { places: places(variant) })
      },
      apply: (s, id, m) => {
        const named = (m.places as readonly string[]).map(Number).sort((a, b) => a - b)
        return chain(
          change(s, withHand(s, id, { ...without(s, id, named), exchanged: named.length }), [
            event('cards-exchanged', rule, { seat: id, places: named, cards: named.length }),
          ]),
          (after) => goOn(after, variant),
        )
      },
    }),
  ]
}

/** The croupier takes price and card of the next buyer, and the next card of the deck is theirs (CPL-07 to CPL-10). */
export const saleRules = (variant: Variant, customs: Customs<PokerKind>): Rule<PokerKind>[] => [
  plain<PokerKind>('sell-card', {
    by: ['croupier'],
    cite: 'CPL-07',
    nature: 'settle',
    refusal: (s) => {
      const no = notNow(s, 'CPL-07', 'serve')
      if (no) return no
      const id = buyer(s)
      if (!id || s.play.plan.length > 0) return refuse('nobody-buys', 'CPL-07')
      return unnotified(s, variant.spots, betsOn(s, id, PRICE))
    },
    apply: (s): Change<PokerKind> => {
      const id = buyer(s) as SeatId
      const place = s.play.hands[id]?.buys as number
      const price = betsOn(s, id, PRICE)
      return chain(
        collect(s, customs, price, () => 'CPL-08'),
        (after) =>
          change(after, withHand(after, id, { ...without(after, id, [place]), bought: true }), [
            event('card-sold', 'CPL-09', { seat: id, place }),
          ]),
        (after) => change(after, playing(after, { plan: [[id]], lost: [...after.play.lost, ...price] })),
      )
    },
  }),
]
