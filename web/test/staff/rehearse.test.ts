import {
  type AnyGame,
  CATALOGUE,
  firstMove,
  isSeat,
  POTS,
  rouletteFrench,
  type Table,
  seen as whole,
} from '@tapete/engine'
import { rulesOf } from '@tapete/engine/rulebook'
import { beforeAll, describe, expect, it } from 'vitest'
import type { View } from '../../src/app/types.js'
import { causesOf, isDeclared } from '../../src/console/causes.js'
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
      // What turns on cards that lie face down cannot be told before: then nothing is.
      const hides = game.rules.some((rule) => rule.hides)
      let compared = 0
      walk(game, 7, 200, (s) => {
        const view = seen(game, s)
        for (const option of game.options(s, 'croupier').concat(game.options(s, 'chance')).slice(0, 12)) {
          const move = firstMove(option)
          if (!move) continue
          const real = game.step(s, move)
          const told = rehearse(game.id, tableOf(view), move)
          // Counters of holds and disputes are not in a view; a hold ordered earlier neither.
          if (!real.ok || s.holding.length > 0 || option.do === 'dispute' || (hides && told.events.length === 0))
            continue
          expect(told.events, move.do).toEqual(real.events)
          compared += 1
        }
      })
      expect(compared).toBeGreaterThan(100)
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
  for (const game of CATALOGUE)
    it(`has a reason with its article, for every move of the croupier at ${game.id}`, () => {
      // A game with side bets answers for them with the articles of the pots.
      const besides = game.rules.some(({ by }) => by.includes('log')) ? POTS : []
      const rules = new Set([game, ...besides].flatMap(({ id }) => rulesOf(id)).map(({ rule }) => rule))
      const asked = new Map<string, number>()
      const unreasoned = new Set<string>()
      walk(game, 3, 60, (s) => {
        const view = seen(game, s)
        const offered = new Set(game.options(s, 'croupier').map((option) => option.do))
        for (const move of movesBy(game.id, 'croupier')) {
          const moment = `${s.status} ${s.phase} ${move}`
          const times = asked.get(moment) ?? 0
          if (offered.has(move) || times >= 4) continue
          asked.set(moment, times + 1)
          const cite = reasonAgainst(view, move, 'croupier')?.cite
          if (!(cite && rules.has(cite)) && servable(view, move, 'croupier').length === 0)
            unreasoned.add(`${moment} ${cite}`)
        }
      })
      expect([...unreasoned]).toEqual([])
      expect(asked.size).toBeGreaterThan(movesBy(game.id, 'croupier').length)
    })

  it('is done for a player once the seat is named, where the table would let it be done', () => {
    for (const game of CATALOGUE)
      walk(game, 9, 60, (s) => {
        const own = new Set(game.options(s, 'croupier').map((option) => option.do))
        const served = new Map<string, Set<string>>()
        for (const option of game.options(s)) {
          const whose = Object.values(option.fields).flatMap(valuesOf).filter(isSeat)
          if (option.by !== 'croupier' || own.has(option.do) || whose.length === 0) continue
          served.set(option.do, new Set([...(served.get(option.do) ?? []), ...whose]))
        }
        for (const [move, whose] of served)
          expect(servable(seen(game, s), move, 'croupier'), move).toEqual(expect.arrayContaining([...whose]))
      })
  })
})

describe('the irregular plays of a game', () => {
  for (const game of CATALOGUE)
    it(`at ${game.id} are the same whenever they are looked up, each with its article and who settles it`, () => {
      const articles = new Map<string, string>(rulesOf(game.id).map(({ rule, article }) => [rule, article]))
      const phases = new Set<string>()
      let first: readonly string[] | undefined
      walk(game, 3, 60, (s) => {
        if (s.status !== 'open' || phases.has(s.phase)) return
        phases.add(s.phase)
        const list = causesOf(seen(game, s))
        const names = list.map(({ cause }) => cause)
        first ??= names
        expect(names.length).toBeGreaterThan(0)
        expect(names, s.phase).toEqual([...new Set(first)])
        for (const { cause, rule } of list)
          expect(articles.get(rule), `${s.phase} ${cause} ${rule}`).toMatch(/ [IVX\d]/)
        for (const { by, do: name, fields } of game.options(s))
          for (const cause of isDeclared(game.id, name) ? valuesOf(fields.cause) : []) {
            const settles = list.find((each) => each.cause === cause)?.by
            const offered = game
              .options(s)
              .some((each) => each.by === settles && each.do === name && valuesOf(each.fields.cause).includes(cause))
            expect(offered, `${s.phase} ${cause} by ${by}`).toBe(true)
          }
      })
      expect(phases.size).toBeGreaterThan(1)
    })

  it('are as many as its regulation knows', () => {
    const count: Record<string, number> = {
      ...{ 'roulette-french': 7, 'roulette-american': 7, 'roulette-american-00': 7, 'big-six': 3 },
      ...{ 'blackjack-classic': 11, 'blackjack-perfect-pairs': 11, 'challenge-21': 11, 'canal-21': 11 },
      ...{ 'blackjack-mendoza': 4, war: 4, 'trente-et-quarante': 6 },
      ...{ 'punto-y-banca': 7, 'baccarat-chemin-de-fer': 7, craps: 12, 'mini-craps': 12 },
      ...{ 'crown-and-anchor': 2, 'chuck-a-luck': 2 },
    }
    for (const game of CATALOGUE.filter(({ id }) => Object.hasOwn(count, id)))
      walk(game, 3, 1, (s) => expect(causesOf(seen(game, s)), game.id).toHaveLength(count[game.id] ?? 0))
  })

  it('are settled by whom the regulation of each family says', () => {
    for (const game of CATALOGUE.filter(({ family }) => ['roulette', 'big-six', 'blackjack'].includes(family)))
      walk(game, 3, 1, (s) => {
        const list = causesOf(seen(game, s))
        const cards = game.family === 'blackjack'
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
