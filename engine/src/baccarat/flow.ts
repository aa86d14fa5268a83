// From card to card: two to each hand, the totals said, the third cards by the table, the result.

import type { Card } from '../kernel/cards.js'
import type { RuleId } from '../kernel/citations.js'
import type { Change } from '../kernel/contract.js'
import { chain, change, event, say } from '../kernel/table.js'
import { decider } from './five.js'
import { bancaDraws, isNatural, points, spoken, total } from './hands.js'
import type { Side } from './layout.js'
import { type Baccarat, type BaccaratKind, type Hand, playing, type Result } from './play.js'
import { lastRoundAfter } from './preparation.js'
import type { Variant } from './variants.js'

type Step = Change<BaccaratKind>

const held = ({ cards, covered }: Hand): number => cards.length + covered

/** Cards of the deal that are out: punto, banca, punto, banca (BAC-11). */
export const dealt = ({ play: { punto, banca } }: Baccarat): number => held(punto) + held(banca)

const DEAL: readonly Side[] = ['punto', 'banca', 'punto', 'banca']

/** Whether the first cards of this round lie face down: an annulled round is shown by the croupier. */
const liesCovered = (s: Baccarat, variant: Variant): boolean => variant.covers && !s.play.dead && !s.play.faceUp

/** The hand that the next covered card goes to. */
export const covers = (s: Baccarat, variant: Variant): Side | undefined =>
  s.phase === 'deal' && liesCovered(s, variant) ? DEAL[dealt(s)] : undefined

/** Whether punto takes a third card, and by which rule; undefined while that is being decided. */
const puntoDraws = (s: Baccarat, variant: Variant): { draws: boolean; rule: RuleId } | undefined => {
  const points = total(s.play.punto.cards.slice(0, 2))
  if (points !== 5) return { draws: points < 5, rule: 'BAC-13' }
  if (variant.sabot !== 'banker' || s.play.dead) return { draws: true, rule: variant.articles.five }
  return s.play.five === null ? undefined : { draws: s.play.five === 'draw', rule: 'CHF-32' }
}

/** What banca does once punto is complete. Punto's own table decides when it stood, on 5 too (CHF-34). */
const bancaRule = (s: Baccarat): { draws: boolean; rule: RuleId } => {
  const third = s.play.punto.cards[2]
  const rule = bancaDraws(total(s.play.banca.cards.slice(0, 2)), third && points(third))
  return s.play.five === 'stand' ? { ...rule, rule: 'CHF-34' } : rule
}

/** The hand that the next card is turned for or drawn to; undefined while none is due. */
export const destination = (s: Baccarat, variant: Variant): Side | undefined => {
  const { punto, banca, reveals, turning } = s.play
  switch (s.phase) {
    case 'deal':
      return liesCovered(s, variant) ? undefined : DEAL[dealt(s)]
    case 'reveal':
      return turning && reveals !== null ? reveals : undefined
    case 'third':
      if (punto.cards.length === 2 && puntoDraws(s, variant)?.draws) return 'punto'
      return banca.cards.length === 2 && bancaRule(s).draws ? 'banca' : undefined
    default:
      return undefined
  }
}

/** Puts a card where it belongs and goes on from there. */
export const takeCard = (s: Baccarat, variant: Variant, to: Side, card: Card): Step => {
  const hand = s.play[to]
  const turned = s.phase === 'reveal'
  const cards = [...hand.cards, card]
  const seat = turned || s.play.holder === null ? {} : { seat: s.play.holder }
  const given = change(
    s,
    playing(s, { [to]: { cards, covered: hand.covered - (turned ? 1 : 0) }, ...(turned ? {} : { faceUp: false }) }),
    [event('card-dealt', turned ? variant.articles.turn : 'BAC-11', { hand: to, card, ...seat })],
  )
  return chain(given, (after) => goOn(after, variant))
}

/** A card nobody sees goes to its hand. */
export const coverCard = (s: Baccarat, variant: Variant, to: Side): Step => {
  const hand = s.play[to]
  const given = change(s, playing(s, { [to]: { ...hand, covered: hand.covered + 1 } }), [
    event('card-covered', variant.articles.deal, { hand: to }),
  ])
  return chain(given, (after) => goOn(after, variant))
}

const goOn = (s: Baccarat, variant: Variant): Step => {
  if (s.phase === 'third') return thirdCards(s, variant)
  return dealt(s) < DEAL.length ? change(s, {}) : nextReveal(s, variant)
}

/** The covered cards are turned hand by hand, punto's first; then the totals are said. */
const nextReveal = (s: Baccarat, variant: Variant): Step => {
  const { punto, banca, reveals, turning } = s.play
  const hand = punto.covered > 0 ? 'punto' : banca.covered > 0 ? 'banca' : null
  if (hand === null) return twoCards({ ...s, ...playing(s, { reveals: null, turning: false }) }, variant)
  if (s.phase === 'reveal' && hand === reveals && turning) return change(s, {})
  return change(s, { phase: 'reveal', ...playing(s, { reveals: hand, refusedTurn: [], turning: false }) })
}

/** BAC-22: both totals, then the rule for each hand. */
const twoCards = (s: Baccarat, variant: Variant): Step => {
  const { punto, banca } = s.play
  const totals = say(`punto ${spoken(total(punto.cards))}, banca ${spoken(total(banca.cards))}`, 'BAC-22')
  if (!isNatural(punto.cards) && !isNatural(banca.cards))
    return chain(change(s, { phase: 'third' }, [totals]), (after) => puntoTurn(after, variant))
  const hands = [...(isNatural(punto.cards) ? ['punto'] : []), ...(isNatural(banca.cards) ? ['banca'] : [])]
  return chain(change(s, {}, [totals, event('natural', 'BAC-12', { hands })]), (after) => result(after))
}

const instructed = (hand: Side, cards: readonly Card[], draws: boolean, rule: RuleId, third?: Card) =>
  event('rule-told', rule, { hand, total: total(cards), draws, ...(third ? { third: points(third) } : {}) })

/** What punto does is told; on 5 Chemin de Fer asks the largest bettor first. */
export const puntoTurn = (s: Baccarat, variant: Variant): Step => {
  const known = puntoDraws(s, variant)
  const { cards } = s.play.punto
  if (!known) {
    const seat = decider(s)
    return change(s, { phase: 'five' }, [event('five-asked', 'CHF-32', seat ? { seat } : {})])
  }
  const told = change(s, { phase: 'third' }, [instructed('punto', cards, known.draws, known.rule)])
  return known.draws ? told : chain(told, (after) => bancaTurn(after))
}

const thirdCards = (s: Baccarat, variant: Variant): Step =>
  s.play.banca.cards.length === 2 && destination(s, variant) !== 'punto' ? bancaTurn(s) : result(s)

const bancaTurn = (s: Baccarat): Step => {
  const { banca, punto } = s.play
  const { draws, rule } = bancaRule(s)
  const told = change(s, {}, [instructed('banca', banca.cards, draws, rule, punto.cards[2])])
  return draws ? told : chain(told, (after) => result(after))
}

const LETTERS = { punto: 'P', banca: 'B', tie: 'T' } as const

/** Nearer to nine wins (BAC-26). An annulled round has no result. */
const result = (s: Baccarat): Step => {
  const last = lastRoundAfter(s.play.shoe)
  const shown: Baccarat = { ...s, ...playing(s, { shoe: last.shoe }) }
  if (s.play.dead) return change(shown, { phase: 'clear' }, last.events)
  const punto = total(s.play.punto.cards)
  const banca = total(s.play.banca.cards)
  const winner = punto > banca ? 'punto' : banca > punto ? 'banca' : 'tie'
  const told: Result = { winner, punto, banca }
  const [most, least] = [Math.max(punto, banca), Math.min(punto, banca)]
  const phrase = winner === 'tie' ? 'empate' : `gana ${winner} ${spoken(most)} a ${spoken(least)}`
  return change(shown, { phase: 'collect', ...playing(shown, { result: told, road: s.play.road + LETTERS[winner] }) }, [
    say(phrase, 'BAC-23'),
    event('result', 'BAC-26', { ...told }),
    ...last.events,
  ])
}
