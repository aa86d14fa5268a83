// The same round at the engine's table: the cards of a given shoe, the decisions of a given strategy, every move of staff.
// It exists to hold the fast table to the engine's settlement.

import {
  type AnyGame,
  type BlackjackKind,
  type Card,
  type Config,
  DECK,
  findGame,
  type Hand,
  type Json,
  MONEY_MAX,
  type Move,
  netOf,
  openingOf,
  type Refusal,
  type Table,
} from '@tapete/engine'
import { complete, must, refused, SEAT } from '../tools/tables.js'
import { bonusOf, needsSuits, suitedCards, VALUE } from './deck.js'
import { ACE, handOf, NATURAL, TEN, VALUES } from './hands.js'
import type { BlackjackRules } from './rules.js'
import { DOUBLE, EVEN_MONEY, firstAt, HIT, laterAt, SPLIT, type Strategy, SURRENDER } from './strategy.js'

/** Half a bet, so that every payment is whole. */
export const HALF_BET = 500
const BET = 2 * HALF_BET
/** Mendoza does not play with one box: somebody else bets there and surrenders. */
const OTHER = 'seat:2'

const NUMBERS = new Map(DECK.map((card, number) => [card, number]))
const CARD_MOVES = DECK.map((card): Move => ({ by: 'chance', do: 'card', card }))

const numberOf = (card: Card): number => NUMBERS.get(card) as number

type State = Table<BlackjackKind>

const croupier = (name: string): Move => ({ by: 'croupier', do: name })
const COLLECT = croupier('collect')
const PAY = croupier('pay')
const PAY_PRIZE = croupier('pay-prize')
const SETTLE_INSURANCE = croupier('settle-insurance')

/** What staff does in phases where nothing else can be done. */
const STAFF: { readonly [phase: string]: Move } = {
  pairs: croupier('settle-pairs'),
  insurance: croupier('no-more-insurance'),
  surrender: croupier('no-more-surrenders'),
  collect: COLLECT,
  pay: PAY,
  clear: croupier('collect-cards'),
}

const stakesOf = (rules: BlackjackRules): Move[] => {
  const spots =
    rules.bankHands > 1 ? Array.from({ length: rules.bankHands }, (_, at) => `round-${at + 1}:1`) : ['main:1']
  const bet = (by: string, on: string, amount: number): Move => ({ by, do: 'bet', on, amount }) as Move
  return [
    ...(rules.perfectPairs ? [bet(SEAT, 'pairs:1', HALF_BET)] : []),
    ...spots.map((on) => bet(SEAT, on, BET)),
    ...(rules.holeCard ? [bet(OTHER, 'main:2', BET)] : []),
  ]
}

/** The other box takes its cards from the bottom, and two that are no natural. */
const fromBelow = (shoe: ArrayLike<number>, second: boolean): number => {
  const last = shoe.length - 1
  const first = shoe[last] as number
  if (!second) return first
  let at = last - 1
  while (handOf([VALUE[first] as number, VALUE[shoe[at] as number] as number]) === NATURAL) at -= 1
  return shoe[at] as number
}

export interface EngineTable {
  /** What the seat won, in bets, with these cards on top of the shoe. */
  round(shoe: ArrayLike<number>): number
}

/** Tables that begin every round alike, staked and ready for its first card, for one strategy after another. */
export const engineTables = (rules: BlackjackRules, given: Config = {}): ((strategy: Strategy) => EngineTable) => {
  const game = findGame(rules.game) as AnyGame
  const config = complete(game, { ...given, min: HALF_BET * 2 } as { [name: string]: Json })
  const purses = { [SEAT]: MONEY_MAX, ...(rules.holeCard ? { [OTHER]: MONEY_MAX } : {}) }
  const opened = must(game, game.open(config), openingOf(game, config, 'betting', purses))
  const staked = must(game, opened, [...stakesOf(rules), { by: 'croupier', do: 'no-more-bets' }]) as State
  return (strategy) => seatedAt(game, staked, rules, strategy)
}

const seatedAt = (game: AnyGame, staked: State, rules: BlackjackRules, strategy: Strategy): EngineTable => {
  const most = { ace: rules.resplitAces ? rules.splitHands : 2, other: rules.splitHands }

  const endsWithBonus = rules.bonusScope === 'final-three'
  const suits = needsSuits(rules)
  const suited = (a: number, b: number): number => (suits && suitedCards(a, b) ? 1 : 0)

  const upOf = (s: State): number => VALUE[numberOf(s.play.bank.cards[0] as Card)] as number
  const valuesOf = (hand: Hand): number[] => hand.cards.map((card) => VALUE[numberOf(card)] as number)
  const ownHand = (s: State): Hand => s.play.hands.find((hand) => hand.box === 1) as Hand

  const firstDecision = (s: State, hand: Hand): number => {
    const [a = 0, b = 0] = hand.cards.map(numberOf)
    const table = hand.from === 'deal' ? strategy.first : strategy.splitFirst
    return table[firstAt(suited(a, b), VALUE[a] as number, VALUE[b] as number, upOf(s))] as number
  }

  const decide = (s: State, hand: Hand): string => {
    const up = upOf(s)
    const [a = 0, b = 0] = valuesOf(hand)
    const hands = s.play.hands.filter((other) => other.box === hand.box).length
    if (hand.cards.length === 3 && endsWithBonus && rules.bonuses) {
      const [first = 0, second = 0, third = 0] = hand.cards.map(numberOf)
      if (bonusOf(rules.bonuses, first, second, third) > 0) return 'stand'
    }
    if (hand.cards.length > 2) {
      const whole = handOf(valuesOf(hand))
      const asks =
        hand.from === 'deal' ? strategy.later[whole * VALUES + up] : strategy.splitLater[laterAt(a, whole, up)]
      return asks === HIT ? 'hit' : 'stand'
    }
    const again = strategy.again[a * VALUES + up] === 1
    if (hand.from !== 'deal' && a === b && again && hands < (a === ACE ? most.ace : most.other)) return 'split'
    const decision = firstDecision(s, hand)
    const words: { readonly [code: number]: string } = {
      [HIT]: 'hit',
      [DOUBLE]: 'double',
      [SPLIT]: 'split',
      [SURRENDER]: 'surrender',
    }
    return words[decision] ?? 'stand'
  }

  const offered = (s: State): Move[] => {
    const hand = ownHand(s)
    const [a = 0, b = 0] = valuesOf(hand)
    if (handOf([a, b]) === NATURAL && firstDecision(s, hand) === EVEN_MONEY)
      return [{ by: SEAT, do: 'even-money', box: 1 }]
    if (strategy.insures[(a * VALUES + b) * VALUES + upOf(s)] !== 1) return []
    const spots =
      rules.bankHands > 1
        ? Array.from({ length: rules.bankHands }, (_, at) => `insurance-${at + 1}:1`)
        : ['insurance:1']
    return spots.map((on): Move => ({ by: SEAT, do: 'insure', on, amount: HALF_BET }))
  }

  const surrenders = (s: State): Move[] => {
    const hand = ownHand(s)
    const leaves = handOf(valuesOf(hand)) !== NATURAL && firstDecision(s, hand) === SURRENDER
    return [
      { by: OTHER, do: 'surrender', box: 2 },
      ...(leaves && hand.status === 'waiting' ? [{ by: SEAT, do: 'surrender', box: 1 } as Move] : []),
    ]
  }

  const isNatural = (hand: Hand): boolean => hand.from === 'deal' && handOf(valuesOf(hand)) === NATURAL

  /** What comes next at the turn of a hand that waits for no card. */
  const atTurn = (s: State, hand: Hand): Move => {
    if (hand.status === 'bust') return COLLECT
    if (hand.prize !== null) return PAY_PRIZE
    const up = upOf(s)
    return isNatural(hand) && up !== ACE && up !== TEN ? PAY : { by: SEAT, do: decide(s, hand) }
  }

  const round = (shoe: ArrayLike<number>): number => {
    const covered = new Map<string, number>()
    let state = staked
    let [next, net, insured] = [0, 0, false]
    const attempt = (move: Move): Refusal | undefined => {
      const result = game.step(state, move)
      if (!result.ok) return result.refusal
      state = result.state as State
      net += netOf(result.events, SEAT)
      for (const each of result.events)
        if (each.type === 'card-covered') {
          covered.set(each.hand as string, shoe[next] as number)
          next += 1
        }
      return undefined
    }
    const make = (move: Move): void => {
      const refusal = attempt(move)
      if (refusal) throw refused(game, move, refusal)
    }
    const cardDue = (): number => {
      const hole = covered.get('bank')
      if (state.phase === 'bank' && state.play.bank.covered > 0 && hole !== undefined) return hole
      if (state.phase === 'reveal') {
        const hand = state.play.hands.find((each) => each.status === 'stood' && each.covered > 0) as Hand
        return covered.get(hand.id) as number
      }
      const place = state.play.dealt.length
      if (rules.holeCard && state.phase === 'deal' && (place === 1 || place === 4)) return fromBelow(shoe, place === 4)
      next += 1
      return shoe[next - 1] as number
    }
    const draw = (): void => make(CARD_MOVES[cardDue()] as Move)
    const tieBreak = (): void => {
      const { duel } = state.play
      if (duel === null) make({ by: SEAT, do: strategy.tieBreak ? 'tie-break' : 'decline' })
      else if (duel.length < 2) draw()
      else if (attempt(COLLECT)) make(PAY)
    }
    while (state.phase !== 'idle') {
      const { phase, play } = state
      const staff = STAFF[phase]
      if (phase === 'turns') {
        const hand = play.hands.find((each) => each.id === play.turn) as Hand
        if (hand.asks) draw()
        else make(atTurn(state, hand))
      } else if (phase === 'bank' && insured && play.bank.cards.length > 1 && !play.bank.insuranceSettled)
        make(SETTLE_INSURANCE)
      else if (phase === 'tie-break') tieBreak()
      else if (staff) {
        const before = phase === 'insurance' ? offered(state) : phase === 'surrender' ? surrenders(state) : []
        insured ||= before.some((move) => move.do === 'insure')
        for (const move of before) make(move)
        make(staff)
      } else draw()
    }
    return net / BET
  }

  return { round }
}
