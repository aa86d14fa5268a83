import { type AnyGame, CATALOGUE, firstMove, isSeat, rouletteFrench, type Table, seen as whole } from '@tapete/engine'
import { rulesOf } from '@tapete/engine/rulebook'
import { beforeAll, describe, expect, it } from 'vitest'
import type { View } from '../../src/app/types.js'
import { causesOf } from '../../src/console/causes.js'
import { valuesOf } from '../../src/console/choices.js'
import { movesBy, reasonAgainst } from '../../src/console/reasons.js'
import { dueAt, rehearse, settlement, tableOf } from '../../src/console/rehearse.js'
import { servable } from '../../src/console/served.js'
import { loadFamily } from '../../src/games/loaded.js'
import { walk } from './walk.js'

beforeAll(async () => {
  for (const { id } of CATALOGUE) await loadFamily(id)
})

const seen = (game: AnyGame, s: Table): View => whole(game.view(s), 'croupier') as unknown as View

describe('a rehearsal from a view', () => {
  for (const game of CATALOGUE)
    it(`says what the table at ${game.id} would say`, () => {
      walk(game, 7, 200, (s) => {
        const view = seen(game, s)
        for (const option of game.options(s, 'croupier').concat(game.options(s, 'chance')).slice(0, 12)) {
          const move = firstMove(option)
          if (!move) continue
          const real = game.step(s, move)
          const told = rehearse(game.id, tableOf(view), move)
          // Counters of holds and disputes are not in a view; a hold ordered earlier neither.
          if (real.ok && s.holding.length === 0 && option.do !== 'dispute')
            expect(told.events, move.do).toEqual(real.events)
        }
      })
    })

  it('asks for the same next move as the table itself', () => {
    walk(rouletteFrench, 11, 200, (s) => {
      expect(dueAt(seen(rouletteFrench, s))).toEqual(s.status === 'open' ? (rouletteFrench as AnyGame).due(s) : [])
    })
  })

  it('settles a number to its end without touching the table', () => {
    walk(rouletteFrench, 5, 250, (s) => {
      if (s.phase !== 'collect') return
      const before = JSON.stringify(s)
      const { table } = settlement('roulette-french', tableOf(seen(rouletteFrench, s)))
      expect(['idle', 'collect']).toContain(table.phase)
      expect(JSON.stringify(s)).toBe(before)
    })
  })
})

describe('what cannot be done', () => {
  it('has a reason with its article, for every move of the croupier', () => {
    for (const game of CATALOGUE)
      walk(game, 3, 60, (s) => {
        const view = seen(game, s)
        const offered = new Set(game.options(s, 'croupier').map((option) => option.do))
        for (const move of movesBy(game.id, 'croupier'))
          if (!offered.has(move) && servable(view, move, 'croupier').length === 0)
            expect(
              rulesOf(game.id).map(({ rule }) => rule),
              move,
            ).toContain(reasonAgainst(view, move, 'croupier')?.cite)
      })
  })
  it('is done for a player once the seat is named, where the table would let it be done', () => {
    for (const game of CATALOGUE)
      walk(game, 9, 60, (s) => {
        const own = new Set(game.options(s, 'croupier').map((option) => option.do))
        for (const option of game.options(s)) {
          const whose = Object.values(option.fields).flatMap(valuesOf).filter(isSeat)
          if (option.by !== 'croupier' || own.has(option.do) || whose.length === 0) continue
          expect(servable(seen(game, s), option.do, 'croupier'), option.do).toEqual(expect.arrayContaining(whose))
        }
      })
  })

  it('gives each irregular play its article and who settles it', () => {
    const count: Record<string, number> = { 'big-six': 3, 'blackjack-mendoza': 4, war: 4, 'trente-et-quarante': 6 }
    for (const game of CATALOGUE)
      walk(game, 3, 1, (s) => {
        const list = causesOf(seen(game, s))
        const cards = game.family === 'blackjack'
        expect(list).toHaveLength(count[game.id] ?? (cards ? 11 : 7))
        for (const { cause, by, rule } of list) {
          expect(rulesOf(game.id).find((each) => each.rule === rule)?.article, cause).toMatch(
            cards ? /III\.1\.7|mendoza-2016/ : /scj-2023 II/,
          )
          if (!cards) expect(by).toBe(game.family === 'roulette' ? 'pit-boss' : 'croupier')
        }
        if (cards && game.id !== 'blackjack-mendoza')
          expect(list.filter(({ by }) => by === 'pit-boss').map(({ cause }) => cause)).toEqual([
            'bank-skipped',
            'hand-short',
            'bank-two-cards',
            'card-fell',
          ])
      })
  })
})
