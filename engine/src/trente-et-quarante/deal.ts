// «No va más», and the two rows. A card is a move of chance, one at a time; the cut card leaves an unfinished round on hold.

import { type Card, isCard } from '../kernel/cards.js'
import type { Change, Event, Refused, Rule } from '../kernel/contract.js'
import { inShoe, isMachine, leavesShoe, withPacks } from '../kernel/packs/packs.js'
import { notNow, plain, rule } from '../kernel/rules.js'
import { compositionOf, draw } from '../kernel/shoe.js'
import { accept, chain, change, event, isOpen, offer, say, unchanged } from '../kernel/table.js'
import { chargeBefore } from './insurance.js'
import {
  HISTORY_MAX,
  nextRow,
  type Outcome,
  outcome,
  playing,
  type Row,
  type Trente,
  type TrenteKind,
  totalOf,
} from './play.js'
import { refuse } from './refusals.js'
import { PACK_RULES } from './settings.js'

type Step = Change<TrenteKind>

const UNITS = ['uno', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve']
/** 31 is «uno», 39 «nueve», 40 «cuarenta» (G-TQ-13). */
const spoken = (points: number): string => UNITS[points - 31] ?? 'cuarenta'

const ROWS: { readonly [row in Row]: string } = { black: 'negro', red: 'rojo' }

/** «Dos negro y color gana»: the points of each row, and the winning chances (TYC-18). */
const announced = (s: Trente, result: Outcome): Event[] => {
  const scores = say(`negro ${spoken(totalOf(s.play.black))}, rojo ${spoken(totalOf(s.play.red))}`, 'TYC-18')
  if (result.kind === 'refait') return [scores, say('empate a treinta y uno', 'TYC-21')]
  if (result.kind === 'tie') return [scores, say(`empate a ${spoken(result.points)}`, 'TYC-20')]
  const chance = result.color ? 'y color' : 'e inverso'
  return [scores, say(`${spoken(result.points)} ${ROWS[result.row]} ${chance} gana`, 'TYC-18')]
}

const nameOf = (result: Outcome): string =>
  result.kind === 'won' ? `${result.row}-${result.color ? 'color' : 'inverse'}` : result.kind

/** Both rows are full: what came is told and kept. */
const completed = (s: Trente): Step => {
  const result = outcome(s)
  if (!result) return unchanged(s)
  const name = nameOf(result)
  const history = [name, ...s.play.history].slice(0, HISTORY_MAX)
  return change(s, { phase: 'collect', ...playing(s, { history }) }, [
    event('rows-full', 'TYC-14', { result: name, black: totalOf(s.play.black), red: totalOf(s.play.red) }),
    ...announced(s, result),
  ])
}

/** The cut card came and the round is not decided: it waits for a new shuffle (TYC-27). */
const holdIfCut = (s: Trente): Step => {
  const { packs, cutCardPassed } = s.play
  if (s.phase !== 'deal' || nextRow(s) === undefined || !packs.cutCardShown || cutCardPassed || isMachine(s))
    return unchanged(s)
  return change(s, { phase: 'held', ...withPacks(s, { stage: 'over' }) }, [
    event('round-held', 'TYC-27', { round: s.round }),
    event('shuffle-announced', 'TYC-27'),
  ])
}

/** A round on hold goes on with the shuffled cards (TYC-29, TYC-46). */
export const goOn = (s: Trente): Step =>
  change(s, { phase: 'deal' }, [event('round-resumed', 'TYC-29', { round: s.round })])

export const isCardDue = (s: Trente): boolean =>
  s.phase === 'deal' && (s.play.burning !== null || nextRow(s) !== undefined)

const playCard = (s: Trente, card: Card): Step => {
  const { burning } = s.play
  if (burning) {
    const left = burning.cards - 1
    return change(s, playing(s, { burning: left > 0 ? { ...burning, cards: left } : null }), [
      event('card-burned', burning.rule, { card }),
    ])
  }
  const row = nextRow(s) as Row
  const cards = [...s.play[row], card]
  return chain(
    change(s, playing(s, { [row]: cards }), [event('card-dealt', 'TYC-12', { row, card, total: totalOf(cards) })]),
    completed,
  )
}

export const noCard = (s: Trente): Refused | undefined => {
  if (!isOpen(s)) return refuse('table-not-open', 'GEN-21')
  if (!isCardDue(s)) return refuse('no-card-due', 'TYC-12')
  return inShoe(s.play.packs) === 0 ? refuse('shoe-exhausted', 'TYC-41') : undefined
}

export const dealRules: Rule<TrenteKind>[] = [
  plain<TrenteKind>('no-more-bets', {
    nature: 'course',
    pace: 'bets',
    by: ['croupier'],
    cite: 'TYC-11',
    refusal: (s) =>
      notNow(s, 'TYC-11', 'betting') ?? (s.bets.length > 0 ? undefined : refuse('nobody-plays', 'TYC-04')),
    apply: (s) => chain(change(s, { phase: 'deal' }, [say('no va más', 'TYC-11')]), chargeBefore),
  }),

  rule<TrenteKind>({
    do: 'card',
    by: ['chance'],
    cite: 'TYC-12',
    nature: 'chance',
    pace: 'card',
    fields: { card: 'word' },
    options: (s) => (noCard(s) ? [] : [offer('chance', 'card', { card: compositionOf(s.play.packs.cards) })]),
    step: (s, m) => {
      const no = noCard(s)
      if (no) return no
      const card = m.card as Card
      if (!isCard(card)) return refuse('no-such-card', 'TYC-12')
      const cards = draw(s.play.packs.cards, card)
      if (!cards) return refuse('card-cannot-come', 'TYC-12', { card })
      const { packs, events } = leavesShoe(s, PACK_RULES)
      return accept(
        chain(
          change(s, playing(s, { packs: { ...packs, cards } }), events),
          (after) => playCard(after, card),
          holdIfCut,
        ),
      )
    },
  }),
]

export const cutCardForgotten = (s: Trente): boolean => s.play.packs.cutCard === null && !isMachine(s)

/** Which of the two irregular plays the end of the pack is. */
export const exhaustedBy = (s: Trente): 'TYC-41' | 'TYC-42' => (cutCardForgotten(s) ? 'TYC-42' : 'TYC-41')
