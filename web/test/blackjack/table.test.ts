import {
  type AnyGame,
  CATALOGUE,
  configure,
  type Event,
  findGame,
  type Move,
  openingMoves,
  seen,
  type Table,
} from '@tapete/engine'
import { rulesOf } from '@tapete/engine/rulebook'
import { random } from '@tapete/engine/testkit'
import { beforeAll, describe, expect, it } from 'vitest'
import type { View } from '../../src/app/types.js'
import { payLines } from '../../src/console/payLines.js'
import { family as room } from '../../src/games/blackjack/index.js'
import { viewAt } from '../../src/games/blackjack/projection.js'
import { decisionsOf, isDeciding } from '../../src/games/blackjack/table/decisions.js'
import { duelsOf } from '../../src/games/blackjack/table/duels.js'
import { bankHands } from '../../src/games/blackjack/table/squares.js'
import {
  boxOfSpot,
  handInTurn,
  handOfSpot,
  kindOfSpot,
  netsOf,
  playOf,
  totalText,
} from '../../src/games/blackjack/table/table.js'
import { words as family } from '../../src/games/blackjack/words.js'
import { betsOf } from '../../src/games/defaults.js'
import { loadFamily } from '../../src/games/loaded.js'
import { es as cards } from '../../src/i18n/cards/es.js'
import { pagesEn } from '../../src/i18n/staff/en-pages.js'
import { pagesEs } from '../../src/i18n/staff/es-pages.js'
import type { Teller } from '../../src/i18n/staff/tell.js'
import { accountOf } from '../../src/pages/table/payments.js'
import { tell } from '../../src/pages/table/refusals.js'
import { made } from '../made.js'

const words = family.es.table
const nameOf = family.es.spot

beforeAll(() => loadFamily('blackjack-classic'))

const SEATS = { 'seat:2': 500_000, 'seat:4': 500_000 }
const ME = 'seat:4'

const DECISIONS = ['hit', 'stand', 'double', 'split', 'surrender', 'insure', 'even-money', 'tie-break', 'decline']

/** A table of cards that players play; each moment is told with the events of its round. */
const played = (
  game: AnyGame,
  seed: number,
  steps: number,
  visit: (s: Table, events: readonly Event[]) => void,
): void => {
  const dice = random(seed)
  const configured = configure(game.settings, { chip: 100, min: 1000, max: 50_000 })
  if (!configured.ok) throw new Error(configured.why)
  let state = game.open(configured.config) as Table
  let events: readonly Event[] = []
  const play = (move: Move): boolean => {
    const step = game.step(state, move)
    if (!step.ok) return false
    state = step.state
    const begun = step.events.findIndex((event) => event.type === 'round-started')
    events = begun >= 0 ? step.events.slice(begun) : [...events, ...step.events]
    return true
  }
  for (const move of openingMoves('open', SEATS)) play(move)
  for (let at = 0; at < steps; at++) {
    visit(state, events)
    const seats = Object.keys(SEATS).flatMap((id) => game.options(state, id as 'seat:2'))
    const asked = seats.filter((option) => DECISIONS.includes(option.do))
    const bets = seats.filter((option) => option.do === 'bet' || option.do === 'ask-box')
    const due = game.due(state).map(({ option }) => option)
    const options = asked.length && dice.chance(0.8) ? asked : bets.length && dice.chance(0.6) ? bets : due
    if (options.length) play(made(dice.pick(options), dice))
  }
}

const FAMILY = CATALOGUE.filter((game) => game.family === 'blackjack')

describe('a table of cards, read from its view', () => {
  it('takes a spot apart: kind, box and hand', () => {
    expect(['main:3', 'round-2:3', 'tie-break:3.1', 'insurance-3:6'].map(kindOfSpot)).toEqual([
      'main',
      'round',
      'tie-break',
      'insurance',
    ])
    expect(['main:3', 'split:3.2', 'double-1:6.4'].map(handOfSpot)).toEqual(['3.1', '3.2', '6.4'])
    expect(['pairs:7', 'double:3.2'].map(boxOfSpot)).toEqual([7, 3])
  })

  it('names every spot of the family in both its words', () => {
    for (const game of FAMILY)
      for (const spot of betsOf(game).slice(0, 400)) {
        expect(nameOf(spot), spot.id).toMatch(/· puesto \d/)
      }
    expect(nameOf({ id: 'insurance-2:3', kind: 'insurance', covers: [] })).toBe('Seguro 2 · puesto 3')
    expect(nameOf({ id: 'split:3.2', kind: 'split', covers: [] })).toBe('Par abierto · puesto 3, mano 2')
  })

  it('counts an ace both ways while the hand is open, and once when it is not', () => {
    expect(totalText(['As', '6h'], true, cards)).toBe('17 o 7')
    expect(totalText(['As', '6h'], false, cards)).toBe('17')
    expect(totalText(['As', 'Kh'], true, cards)).toBe('21')
    expect(totalText(['As', '6h', '9d'], true, cards)).toBe('16')
    expect(totalText([], true, cards)).toBe('')
  })

  it('says what the round did to each hand, side bets apart', () => {
    const cite = 'BJK-52'
    const events: Event[] = [
      { type: 'collected', cite, seat: 'seat:1', on: 'main:1', stake: 1000, amount: 1000 },
      { type: 'round-started', cite, round: 2 },
      { type: 'collected', cite, seat: 'seat:4', on: 'insurance:4', stake: 500, amount: 500 },
      {
        ...{ type: 'paid', cite, seat: 'seat:4' },
        lines: [
          { on: 'main:4', amount: 1000 },
          { on: 'double:4.1', amount: 1000 },
        ],
      },
      { type: 'pushed', cite, seat: 'seat:4', on: 'split:4.2', stake: 1000 },
    ]
    expect([...netsOf(events)]).toEqual([
      ['4.1', 2000],
      ['4.2', 0],
    ])
  })

  it('[BJK-50] tells an equal hand as void, to its player and at the console', () => {
    const pushed = { type: 'pushed', cite: 'BJK-50', seat: 'seat:4', on: 'main:4', with: 'money', stake: 1000 } as Event
    const started = { type: 'round-started', cite: 'BJK-14', round: 2 } as Event
    expect(accountOf([started, pushed], 'seat:4', room)).toEqual({
      round: 2,
      lines: [{ kind: 'pushed', on: 'main:4', with: 'money', stake: 1000, net: 0, rule: 'BJK-50' }],
      net: 0,
      voided: null,
    })
    for (const [pages, own, tag] of [
      [pagesEs, family.es, 'Nula'],
      [pagesEn, family.en, 'Push'],
    ] as const) {
      const tell = { spot: (on: string) => on, seat: (id: string) => id } as Teller
      const lines = payLines([pushed], { done: true, w: pages.croupier, tell, family: room, own, pays: () => '' })
      expect(lines.map(({ bet, net, rule, tag: told }) => [bet, net, rule, told])).toEqual([
        ['main:4', 0, 'BJK-50', tag],
      ])
    }
  })
})

describe('the tie-breaks of a round, read from its events', () => {
  const cite = 'CAN-46'
  const taken = (hand: string): Event => ({ type: 'tie-break-taken', cite, seat: `seat:${hand[0]}`, hand }) as Event
  const card = (hand: string, code: string): Event => ({ type: 'card-dealt', cite, hand, card: code })

  it('[CAN-47 CAN-49] knows equal ranks of two suits, and pays both bets', () => {
    const line = (on: string) => ({ on, amount: 15_000, odds: { num: 3, den: 2 }, cite })
    const events: Event[] = [
      ...[taken('3.1'), card('3.1', 'Ts'), card('bank', 'Td')],
      { type: 'paid', cite, seat: 'seat:3', lines: [line('main:3'), line('tie-break:3.1'), line('insurance:3')] },
    ]
    expect(duelsOf(events)).toMatchObject([
      { hand: '3.1', box: 3, seat: 'seat:3', mine: 'Ts', banks: 'Td', higher: 'equal', net: 30_000, pays: { num: 3 } },
    ])
    expect(duelsOf([...events, { type: 'round-started', cite, round: 2 }])).toEqual([])
  })

  it('[CAN-48 CAN-50] keeps several apart: one lost with its double, one waiting for the bank', () => {
    const lost = (on: string): Event => ({ type: 'collected', cite, seat: 'seat:2', on, stake: 5000, amount: 5000 })
    const events = [
      ...[taken('2.2'), card('2.2', 'Ks'), card('bank', 'Ah')],
      ...[lost('split:2.2'), lost('double:2.2'), lost('tie-break:2.2'), lost('main:2')],
      ...[taken('5.1'), card('5.1', '2c')],
    ]
    const [first, second] = duelsOf(events)
    expect(first).toMatchObject({ higher: 'bank', net: -15_000, pays: undefined })
    expect(second).toMatchObject({ hand: '5.1', mine: '2c', banks: undefined, higher: undefined, net: undefined })
  })
})

describe('what may be decided', () => {
  for (const game of FAMILY)
    it(`at ${game.id} every decision is offered by the table, or has a reason with an article`, () => {
      let asked = 0
      played(game, 5, 900, (s) => {
        const view = seen(game.view(s), ME) as unknown as View
        const options = game.options(s, ME)
        const hand = handInTurn(view, ME)
        if (!hand || !isDeciding(options, ME)) return
        asked += 1
        const decisions = decisionsOf({
          ...{ view, options, me: ME, hand, words, total: totalText(hand.cards, true, cards) },
          tell: (fault) => tell(fault, 'es', family.es),
        })
        for (const { id, because, rule } of decisions) {
          const offered = options.some((option) => option.do === id)
          expect(because === undefined, `${id}: ${because}`).toBe(offered)
          if (!offered)
            expect(
              rulesOf(game.id).map((each) => each.rule),
              id,
            ).toContain(rule)
          if (!offered) expect(because, id).not.toBe(tell({ code: 'unknown' }, 'es', family.es).fact)
        }
      })
      expect(asked).toBeGreaterThan(5)
    })
})

describe('a round told by its events', () => {
  for (const game of FAMILY)
    it(`at ${game.id} leaves the same cards and stakes as the table`, () => {
      let compared = 0
      played(game, 11, 900, (s, events) => {
        const view = seen(game.view(s), 'public') as unknown as View
        const { hands, bank } = playOf(view)
        if (!hands.length || s.phase === 'tie-break') return
        compared += 1
        const at = playOf(viewAt(view, events))
        // A hand without a card yet is not told of.
        const shown = (all: typeof hands) =>
          Object.fromEntries(all.flatMap(({ id, cards: lying }) => (lying.length ? [[id, lying]] : [])))
        expect(shown(at.hands)).toEqual(shown(hands))
        expect(at.bank.cards).toEqual(bank.cards)
        const stakes = (bets: View['bets']) => bets.map((bet) => `${bet.seat} ${bet.on} ${bet.amount}`).sort()
        expect(stakes(viewAt(view, events).bets)).toEqual(stakes(view.bets))
      })
      expect(compared).toBeGreaterThan(50)
    })

  it('keeps the three hands of the bank of Challenge 21', () => {
    const seen = new Set<number>()
    played(findGame('challenge-21') as AnyGame, 3, 900, (s, events) => {
      const { bank } = playOf({ play: s.play } as unknown as View)
      if (!bank.cards.length) return
      expect(bankHands(events).get(bank.round)).toEqual(bank.cards)
      seen.add(bank.round)
    })
    expect([...seen].sort()).toEqual([1, 2, 3])
  })
})
