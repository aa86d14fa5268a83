import { CATALOGUE, type Move, rouletteFrench, rulesOf, type Table } from '@tapete/engine'
import { beforeAll, describe, expect, it } from 'vitest'
import type { View } from '../../src/app/types.js'
import { causesOf } from '../../src/console/causes.js'
import { movesBy, reasonAgainst } from '../../src/console/reasons.js'
import { dueAt, rehearse, settlement, tableOf } from '../../src/console/rehearse.js'
import { loadFamily } from '../../src/games/loaded.js'
import { walk } from './walk.js'

beforeAll(async () => {
  for (const { id } of CATALOGUE) await loadFamily(id)
})

const seen = (game: (typeof CATALOGUE)[number], s: Table): View => game.view(s, 'croupier') as unknown as View

describe('a rehearsal from a view', () => {
  for (const game of CATALOGUE)
    it(`says what the table at ${game.id} would say`, () => {
      walk(game, 7, 200, (s) => {
        const view = seen(game, s)
        for (const option of game.options(s, 'croupier').concat(game.options(s, 'chance')).slice(0, 12)) {
          const fields = Object.entries(option.fields).map(([name, bound]) => [
            name,
            'oneOf' in bound ? bound.oneOf[0] : 'min' in bound ? bound.min : 'because',
          ])
          const move = { ...Object.fromEntries(fields), by: option.by, do: option.do } as Move
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
      expect(dueAt(seen(rouletteFrench, s)).map((option) => option.do)).toEqual(
        rouletteFrench.due(s as never).map((option) => option.do),
      )
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
          if (!offered.has(move))
            expect(reasonAgainst(view, move, 'croupier')?.cite.article).toMatch(/scj-2023|mendoza-2016/)
      })
  })
  it('gives each irregular play its article and who settles it', () => {
    const count: Record<string, number> = { 'big-six': 3, 'blackjack-mendoza': 4 }
    for (const game of CATALOGUE)
      walk(game, 3, 1, (s) => {
        const list = causesOf(seen(game, s))
        const cards = game.family === 'blackjack'
        expect(list).toHaveLength(count[game.id] ?? (cards ? 10 : 7))
        for (const { cause, by, article, rule } of list) {
          expect(article).toMatch(cards ? /III\.1\.7|mendoza-2016/ : /scj-2023 II/)
          expect(
            rulesOf(game.id).some((each) => each.rule === rule),
            `${game.id} ${cause}`,
          ).toBe(true)
          if (!cards) expect(by).toBe(game.id === 'big-six' ? 'croupier' : 'pit-boss')
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
