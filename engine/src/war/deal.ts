// «No más apuestas», the deal, and the cards of a war. A card is a move of chance, one at a time; what is burned unseen leaves
// the shoe with the card that follows it.

import { seatNumber } from '../kernel/actors.js'
import { type Card, isCard } from '../kernel/cards.js'
import type { RuleId } from '../kernel/citations.js'
import type { Change, Refused, Rule } from '../kernel/contract.js'
import { burned, inShoe, leavesShoe } from '../kernel/packs/packs.js'
import { notNow, plain, rule } from '../kernel/rules.js'
import { giveBack } from '../kernel/settlement.js'
import { compositionOf, draw } from '../kernel/shoe.js'
import { accept, chain, change, event, isOpen, occupied, offer, say, unchanged } from '../kernel/table.js'
import { warSpot } from './layout.js'
import { fighters, type Hand, playing, type War, type WarKind, withHands } from './play.js'
import { refuse } from './refusals.js'
import { PACK_RULES } from './settings.js'

type Step = Change<WarKind>

/** Cards burned before each card of a war (WAR-21). */
export const WAR_BURNS = 3

const SPOKEN: { readonly [rank: string]: string } = { A: 'as', K: 'rey', Q: 'quina', J: 'jaco', T: '10' }

export const spoken = (card: Card): string => SPOKEN[card[0] as string] ?? (card[0] as string)

/** The boxes that play: until the first card falls a stake may still be found (GEN-11). */
export const handsOf = (s: War): readonly Hand[] => (s.play.hands.length > 0 ? s.play.hands : staked(s))

const staked = (s: War): Hand[] =>
  occupied(s)
    .map((seat) => ({ seat, box: seatNumber(seat) }))
    .filter(({ seat, box }) => s.bets.some((bet) => bet.seat === seat && bet.on === warSpot(box)))
    .map((hand) => ({ ...hand, card: null, chose: null, warCard: null, against: null, status: 'waiting' as const }))

/** The cards of the deal as they belong: one a hand from the left, then the croupier's (WAR-11). */
export const layOut = (hands: readonly Hand[], dealt: readonly Card[]): Pick<WarKind['play'], 'hands' | 'bank'> => ({
  hands: hands.map((hand, place) => ({ ...hand, card: dealt[place] ?? null })),
  bank: dealt[hands.length] ?? null,
})

/** The croupier has a card: the round is compared and settled. */
export const afterDeal = (s: War): Step =>
  s.play.bank === null
    ? unchanged(s)
    : change(s, { phase: 'collect' }, [say(`la banca tiene ${spoken(s.play.bank)}`, 'WAR-11')])

type Destination = 'burn' | 'deal' | 'war'

/** Where the next card goes, or undefined while none is due. */
export const destination = (s: War): Destination | undefined => {
  if (s.play.burning !== null) return 'burn'
  return s.phase === 'deal' || s.phase === 'war' ? s.phase : undefined
}

/** How many cards must lie in the shoe for the next one to come. */
export const cardsNeeded = (s: War): number => (destination(s) === 'war' ? WAR_BURNS + 1 : 1)

const shown = (cite: RuleId, card: Card, hand?: Hand) =>
  event('card-dealt', cite, hand ? { seat: hand.seat, hand: String(hand.box), card } : { hand: 'bank', card })

const dealCard = (s: War, card: Card): Step => {
  const dealt = [...s.play.dealt, card]
  const hands = handsOf(s)
  const to = hands[s.play.dealt.length]
  return chain(change(s, playing(s, { dealt, ...layOut(hands, dealt) }), [shown('WAR-11', card, to)]), afterDeal)
}

/** The next card of a war; with the croupier's it can be settled. */
const warCard = (s: War, card: Card): Step => {
  const drawn = [...s.play.drawn, card]
  const to = fighters(s)[s.play.drawn.length]
  const lies = to ? withHands(s, [to.seat], { warCard: card }) : withHands(s, s.play.fighting, { against: card })
  const phase = to ? 'war' : 'collect'
  return change(s, { phase, play: { ...lies.play, drawn } }, [
    shown('WAR-21', card, to),
    ...(to ? [] : [say(`la banca tiene ${spoken(card)}`, 'WAR-21')]),
  ])
}

const burnForWar = (s: War): Step => {
  const to = fighters(s)[s.play.drawn.length]
  return burned(s, PACK_RULES, WAR_BURNS, 'WAR-21', to ? { seat: to.seat } : {})
}

const playCard = (s: War, card: Card): Step => {
  switch (destination(s)) {
    case 'burn':
      return change(s, playing(s, { burning: null }), [event('card-burned', s.play.burning as RuleId, { card })])
    case 'deal':
      return dealCard(s, card)
    default:
      return warCard(s, card)
  }
}

const noCard = (s: War): Refused | undefined => {
  if (!isOpen(s)) return refuse('table-not-open', 'GEN-21')
  if (destination(s) === undefined) return refuse('no-card-due', 'WAR-11')
  return inShoe(s.play.packs) < cardsNeeded(s) ? refuse('shoe-exhausted', 'WAR-40') : undefined
}

export const dealRules: Rule<WarKind>[] = [
  plain<WarKind>('no-more-bets', {
    nature: 'course',
    pace: 'bets',
    by: ['croupier'],
    cite: 'WAR-09',
    refusal: (s) =>
      notNow(s, 'WAR-09', 'betting') ?? (handsOf(s).length > 0 ? undefined : refuse('nobody-plays', 'WAR-03')),
    apply: (s) => {
      const hands = handsOf(s)
      // A bet on the tie without its bet does not play (WAR-10).
      const alone = s.bets.filter((bet) => !hands.some((hand) => hand.seat === bet.seat))
      return chain(change(s, { phase: 'deal' }, [say('no más apuestas', 'GEN-19')]), (after) =>
        giveBack(after, alone, 'bet-returned', 'WAR-10'),
      )
    },
  }),

  rule<WarKind>({
    do: 'card',
    by: ['chance'],
    cite: 'WAR-11',
    nature: 'chance',
    pace: 'card',
    fields: { card: 'word' },
    options: (s) => (noCard(s) ? [] : [offer('chance', 'card', { card: compositionOf(s.play.packs.cards) })]),
    step: (s, m) => {
      const no = noCard(s)
      if (no) return no
      const card = m.card as Card
      if (!isCard(card)) return refuse('no-such-card', 'WAR-11')
      const cards = draw(s.play.packs.cards, card)
      if (!cards) return refuse('card-cannot-come', 'WAR-11', { card })
      const first = destination(s) === 'war' ? burnForWar(s) : unchanged(s)
      return accept(
        chain(
          first,
          (after) => {
            const { packs, events } = leavesShoe(after, PACK_RULES)
            return change(after, playing(after, { packs: { ...packs, cards } }), events)
          },
          (after) => playCard(after, card),
        ),
      )
    },
  }),
]
