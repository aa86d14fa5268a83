// Replays draw what lies on the cloth from events alone: over every scenario it is what the table has there.

import { type AnyGame, CATALOGUE, type Event, findGame, type SeatId, seen } from '@tapete/engine'
import { describe, expect, it } from 'vitest'
import type { Bet, View } from '../../src/app/types.js'
import { viewAt as baccarat } from '../../src/games/baccarat/projection.js'
import { viewAt as dice, wonAt } from '../../src/games/dice/projection.js'
import { betsAfter } from '../../src/games/stakesAt.js'
import { viewAt as trente } from '../../src/games/trente-et-quarante/projection.js'
import { viewAt as war } from '../../src/games/war/projection.js'
import { moments, scenariosOf } from './scenarios.js'

type ViewAt = (view: View, events: readonly Event[]) => View

const plain: ViewAt = (view, events) => ({ ...view, bets: events.reduce<readonly Bet[]>(betsAfter, []) })

const FAMILIES: { readonly [family: string]: ViewAt } = {
  'big-six': plain,
  roulette: plain,
  baccarat,
  war,
  'trente-et-quarante': trente,
  dice,
}

/** Insurances lie beside the cloth, and a prisoner with what was added on its spot. */
const told = (bets: readonly Bet[]): { readonly [stake: string]: number } => {
  const stakes: Record<string, number> = {}
  for (const { seat, on, with: kind, amount } of bets.filter(({ on }) => !on.startsWith('insurance:')))
    stakes[`${seat} ${on} ${kind}`] = (stakes[`${seat} ${on} ${kind}`] ?? 0) + amount
  return stakes
}

describe('what lies on the cloth, told by events', () => {
  for (const game of CATALOGUE.filter(({ family }) => FAMILIES[family]))
    it(`at ${game.id} is what the table has there, at every moment of its scenarios`, () => {
      let stakes = 0
      for (const scenario of scenariosOf(game))
        moments(game, scenario, ({ state, heard }) => {
          const view = seen(game.view(state), 'public') as unknown as View
          expect(told(FAMILIES[game.family]?.(view, heard).bets ?? []), scenario.name).toEqual(told(view.bets))
          stakes += view.bets.length
        })
      expect(stakes).toBeGreaterThan(20)
    })

  it('at craps has the point and the markers with it', () => {
    const game = findGame('craps') as AnyGame
    let [points, marks] = [0, 0]
    for (const scenario of scenariosOf(game))
      moments(game, scenario, ({ state, heard }) => {
        const view = seen(game.view(state), 'public') as unknown as View
        const [is, was] = [dice(view, heard).play, view.play]
        expect([is.point, is.marks], scenario.name).toEqual([was.point, was.marks])
        points += was.point === null ? 0 : 1
        marks += (was.marks as readonly unknown[]).length
      })
    expect(Math.min(points, marks)).toBeGreaterThan(0)
  })

  it('says which spots a throw paid, to one player and to all', () => {
    const paid = (seat: SeatId, ...on: string[]): Event => ({
      ...{ type: 'paid', cite: 'CR-81', seat, amount: 1000 },
      lines: on.map((each) => ({ on: each, with: 'money', stake: 1000, odds: { num: 1, den: 1 }, amount: 1000 })),
    })
    const events = [paid('seat:1', 'pass-line', 'field'), paid('seat:2', 'big-8')]
    expect([...wonAt(events, 'seat:1')]).toEqual(['pass-line', 'field'])
    expect([...wonAt(events, null)]).toEqual(['pass-line', 'field', 'big-8'])
  })
})
