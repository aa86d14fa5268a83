// Anybody leaves at any table of a round in which hands of every shape are played. What they have staked stays; whatever they would still
// be asked is answered for them, and costs no chips (BV-43). What comes of it is told for every seat: phase by phase, and within one as
// often as it becomes another amount.

import { type AnyGame, betweenRounds, holdemPlusIquique, type SeatId } from '@tapete/engine'
import { describe, expect, it } from 'vitest'
import { CASES, SEATS, withRealCards } from './casts.js'
import { type Cast, course, dealtIn, finish, nets, opened, type Played, step } from './driver.js'

/** The second never goes, and the fourth leaves before it is asked. */
const RETIRES = 'betting -1000, deal -1000, answers -1000, uncover -1000, hands -1000, clear -1000'
const LEAVES = 'betting -1000, deal -1000, answers -1000'

/** An ante of so much, which the hand keeps or loses until it goes, and what it has when it went. */
const ante = (lost: string, won: number, after: string, answers = `${lost} ${won}`): string =>
  [`betting ${lost}`, `deal ${lost}`, `answers ${answers}`, ...after.split(' ').map((phase) => `${phase} ${won}`)].join(
    ', ',
  )

/** The fifth ante is 4000, and 3000 more are found beside it when the maximum is 5000; the sixth answers last. */
const fiveOf = (won: number, after: string): string => ante('-4000', won, after, `-4000 -5000 ${won}`)
const sixOf = (won: number, after: string): string => ante('-500', won, after, '-500')

const banked = (first: number, third: number, fifth: number, sixth: number, after: string): readonly string[] => [
  ante('-1000', first, after),
  ante('-1000', -1000, after, '-1000'),
  ante('-1000', third, after),
  LEAVES,
  fiveOf(fifth, after),
  sixOf(sixth, after),
]

const SHOWN = 'uncover hands clear'
const DRAWN = 'exchange deal uncover bank hands clear'

const LEFT: { readonly [game: string]: readonly string[] } = {
  'caribbean-poker': banked(3000, 3000, 15_000, 1500, SHOWN),
  // The third buys a card with its bet, and has both when it leaves.
  'caribbean-poker-plus': banked(3000, 2000, 15_000, 1500, `serve ${SHOWN}`),
  'draw-poker': banked(1000, 1000, 5000, 500, DRAWN),
  'draw-poker-arica': banked(1000, 1000, 5000, 500, DRAWN),
  'three-card-poker': banked(2000, 2000, 10_000, 1000, SHOWN),
  // The bets lie there until their player takes one back.
  'go-poker': [
    'betting 3000, deal 3000, answers 3000, uncover 3000, answers 3000, uncover 3000, hands 3000, clear 3000',
    'betting -3000, deal -3000, answers -3000 -2000, uncover -2000, answers -2000 -1000, uncover -1000, hands -1000, clear -1000',
    'betting -3000, deal -3000, answers -3000 -2000, uncover -2000, answers -2000, uncover -2000, hands -2000, clear -2000',
    'betting -3000, deal -3000, answers -3000',
    'betting 36000, deal 36000, answers 36000 39000, uncover 39000, answers 39000, uncover 39000, hands 39000, clear 39000',
    'betting -1500, deal -1500, answers -1500, uncover -1500, answers -1500, uncover -1000, hands -1000, clear -1000',
  ],
  'holdem-plus': banked(3000, 3000, 15_000, 1500, SHOWN),
  // Who is not there when the cards come has ante and blind call back (HPI-34). The third has called blind: whenever it leaves then it
  // is compared in its turn (HPI-36).
  'holdem-plus-iquique': [
    ante('-1000', 3000, SHOWN),
    RETIRES,
    ante('3000', 3000, SHOWN, '3000'),
    LEAVES,
    fiveOf(15_000, SHOWN),
    sixOf(1500, SHOWN),
  ].map((told) => told.replace(/^betting \S+, deal (\S+),/, 'betting 0, deal 0 $1,')),
  // With each street that was bet there is more to win; the Bonus depends on nothing else (HEB-22).
  'holdem-bonus': [
    'betting -1000, deal -1000, answers -1000 2000, deal 2000, answers 2000 3000, deal 3000, answers 3000 4000, deal 4000, uncover 4000, hands 4000, clear 4000',
    'betting -1300, deal -1300, answers -1300, deal -1300, answers -1300, deal -1300, answers -1300, deal -1300, uncover -1300, hands -1300, clear -1300',
    'betting -100, deal -100, answers -100 2900, deal 2900, answers 2900, deal 2900, answers 2900 3900, deal 3900, uncover 3900, hands 3900, clear 3900',
    LEAVES,
    'betting -4000, deal -4000, answers -4000 -5000 10000, deal 10000, answers 10000 15000, deal 15000, answers 15000, deal 15000, uncover 15000, hands 15000, clear 15000',
    'betting -200, deal -200, answers -200, deal 1800, answers 1800, deal 2300, answers 2300, deal 2800, uncover 2800, hands 2800, clear 2800',
  ],
}

interface Left {
  readonly seat: SeatId
  readonly table: Played
  /** What everybody has when it plays on, and the end of the round without it. */
  readonly without: { readonly [seat: string]: number }
  readonly after: Played
}

/** Everybody leaves at every table of the round at which they are still there. */
const leaving = (game: AnyGame, again: Cast, tables: readonly Played[]): Left[] =>
  tables
    .filter(({ state }) => !betweenRounds(state))
    .flatMap((table) => {
      const without = nets(SEATS, finish(again, table))
      return SEATS.filter((seat) => table.state.seats[seat]?.present).map((seat) => {
        return { seat, table, without, after: finish(again, step(game, table, { by: seat, do: 'leave' })) }
      })
    })

const toldOf = (all: readonly Left[], id: SeatId): string => {
  const phases: { phase: string; amounts: number[] }[] = []
  for (const { table, after } of all.filter(({ seat }) => seat === id)) {
    const { phase } = table.state
    const amount = nets([id], after)[id] as number
    const last = phases.at(-1)
    if (last?.phase !== phase) phases.push({ phase, amounts: [amount] })
    else if (last.amounts.at(-1) !== amount) last.amounts.push(amount)
  }
  return phases.map(({ phase, amounts }) => [phase, ...amounts].join(' ')).join(', ')
}

const TABLES = CASES.flatMap(({ cast }) => [
  [cast.game.id, cast] as const,
  ...(cast.game === holdemPlusIquique ? [[`${cast.game.id} with real cards`, withRealCards(cast)] as const] : []),
])

describe.each(TABLES)('%s', (_, cast) => {
  const { game } = cast
  const tables = course(cast, opened(cast))
  const again: Cast = { same: dealtIn(tables.at(-1) as Played), ...cast }

  it('[GEN-24 PB-57 HPI-35 HPI-36] whoever leaves has what the answers that were given come to, and nobody else has more or less', () => {
    const all = leaving(game, again, tables)
    expect(SEATS.map((seat) => toldOf(all, seat))).toEqual(LEFT[game.id])
    for (const { seat, table, without, after } of all) {
      const told = `${seat} leaves in ${table.state.phase}`
      expect({ ...nets(SEATS, after), [seat]: without[seat] }, told).toEqual(without)
      expect([after.state.phase, after.state.bets, after.state.seats[seat]], told).toEqual(['idle', [], undefined])
    }
  })
})
