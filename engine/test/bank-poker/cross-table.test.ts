// What happens to any table, crossed with every phase of a round in which hands of every shape are played: limits, closing, a table that
// is out of order. The round ends, and nobody who did nothing wins or loses anything by it.

import { betNets, betweenRounds, type Move } from '@tapete/engine'
import { describe, expect, it } from 'vitest'
import { CASES, SEATS, someOf } from './casts.js'
import { type Cast, course, dealtIn, finish, nets, opened, type Played, step } from './driver.js'

/** So long a table may be broken off; later what was settled stands. */
const BREAKS_OFF = ['betting', 'deal', 'answers']

describe.each(CASES.map(({ cast }) => [cast.game.id, cast] as const))('%s', (_, cast) => {
  const { game } = cast
  const tables = course(cast, opened(cast))
  const again: Cast = { ...cast, same: dealtIn(tables.at(-1) as Played) }
  const some = someOf(tables).filter(({ state }) => !betweenRounds(state))
  const refusalOf = ({ state }: Played, move: Move): string => {
    const done = game.step(state, move)
    return done.ok ? 'accepted' : `${done.refusal.code} ${done.refusal.cite}`
  }

  it('[GEN-08 GEN-39] is neither given other limits nor suspended in any of its phases', () => {
    const [kind = ''] = Object.keys(some[0]?.state.limits ?? {})
    for (const table of some)
      for (const by of ['pit-boss', 'room-head'] as const)
        for (const limit of ['set-min', 'set-max'])
          expect(refusalOf(table, { by, do: limit, kind, amount: 1000, plan: 'otro' }), table.state.phase).toBe(
            'round-in-progress GEN-08',
          )
    for (const table of some)
      expect(refusalOf(table, { by: 'pit-boss', do: 'suspend', reason: 'x' }), table.state.phase).toBe(
        'round-in-progress GEN-39',
      )
  })

  it('[PB-31 DRA-40] is played to its end when closing is instructed in the middle, and the last rounds are announced after it', () => {
    for (const table of some) {
      const without = nets(SEATS, finish(again, table))
      const after = finish(again, step(game, table, { by: 'pit-boss', do: 'instruct-closing' }))
      expect(nets(SEATS, after), table.state.phase).toEqual(without)
      expect(after.state.closing).toBe('instructed')
      expect(refusalOf(after, { by: 'croupier', do: 'start' }).split(' ')[0]).toBe('last-rounds-not-announced')
    }
  })

  it('[PB-10 HPI-08] gives everything back when it is out of order until the first hand is judged, and settles what it began', () => {
    for (const table of some) {
      const move: Move = { by: 'pit-boss', do: 'out-of-order' }
      const { phase } = table.state
      if (!BREAKS_OFF.includes(phase)) {
        expect(refusalOf(table, move).split(' ')[0], phase).toBe('settlement-begun')
        continue
      }
      const after = finish(again, step(game, table, move))
      const bonus = Object.fromEntries(SEATS.map((seat) => [seat, betNets(after.heard)[`${seat} bonus`] ?? 0]))
      expect(nets(SEATS, after), phase).toEqual(bonus)
      expect([after.state.phase, after.state.status, after.state.bets], phase).toEqual(['idle', 'suspended', []])
    }
  })
})
