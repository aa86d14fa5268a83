// What every family hands in is held to here; what comes out of it, by the tests of the family.

import { type AnyGame, bigSix, findGame, TOLD } from '@tapete/engine'
import {
  ANALYSES,
  type Analysis,
  analyse,
  analysisOf,
  besideEngine,
  byEnumeration,
  makeReady,
  oddsOf,
  optionWorths,
  type Played,
  published,
  type Simulated,
  speedOf,
} from '@tapete/odds'
import { describe, expect, it } from 'vitest'
import { inThreads, perform } from '../src/threads.js'

const firstOf = (family: string): AnyGame => TOLD.find((game) => game.family === family) as AnyGame
const SLOW = 120_000

/** The best play of a game takes a while: it is worked out once. */
const known = new Map<string, Simulated>()
const readyFor = (family: string): Simulated => {
  const ready = known.get(family) ?? makeReady({ game: firstOf(family) })
  known.set(family, ready)
  return ready
}

it('every family of the catalogue hands in one analysis', () => {
  const families = [...new Set(TOLD.map(({ family }) => family))]
  expect(ANALYSES.map(({ family }) => family).sort()).toEqual(families.sort())
})

it('one that is not listed is taken at its cloth', () => {
  const game = { ...bigSix, family: 'unheard-of' }
  expect(ANALYSES).not.toContainEqual(expect.objectContaining({ family: 'unheard-of' }))
  expect(analyse(game).bets).toEqual(analyse(bigSix).bets)
})

it('no two families tell a simulation the same thing by one name', () => {
  const names = ANALYSES.flatMap(({ rounds }) => Object.keys(rounds.manners ?? {}))
  expect(new Set(names).size).toBe(names.length)
  for (const { rounds } of ANALYSES)
    for (const manner of Object.values(rounds.manners ?? {}))
      expect('choices' in manner ? manner.choices.length > 1 : manner.min < manner.max, manner.about).toBe(true)
})

describe.each(ANALYSES.map((analysis) => [analysis.family, analysis] as const))('%s', (family, { rounds, fast }) => {
  it(
    'plays the same rounds from what crossed to a thread, in any parts',
    () => {
      const { game, ready } = readyFor(family)
      const part = { rounds: 20, seed: 'parts', first: 0, every: 1 }
      const here = rounds.play(game, ready, part)
      expect(rounds.play(game, structuredClone(ready), part)).toEqual(here)
      expect(here.rounds).toBe(20)
      for (const counts of [here.total, ...here.lines])
        expect([...counts.values()].reduce((sum, times) => sum + times, 0)).toBe(20)
      // A thread too many has nothing to do.
      expect(rounds.play(game, ready, { ...part, first: 1, every: 2 }).rounds).toBe(0)
      expect(rounds.rows(game, ready, here).total.bet).toBe('total')
    },
    SLOW,
  )

  if (fast)
    it(
      'is held to the engine, and its speed is measured, in threads',
      async () => {
        const ready = readyFor(family)
        const [beside] = await besideEngine([ready], 30, 'families', undefined, 2)
        expect(beside).toEqual({ game: ready.game.id, rounds: 30, differences: [] })
        expect(await speedOf(ready, 0.01)).toBeGreaterThan(0)
      },
      SLOW,
    )
})

describe('a game of decisions', () => {
  const decided = ANALYSES.filter(({ best }) => best) as (Analysis & Required<Pick<Analysis, 'best'>>)[]

  it.each(decided.map((analysis) => [analysis.family, analysis] as const))(
    '%s publishes its play under the name of its family, and what each option is worth',
    async (family, { best }) => {
      const game = firstOf(family)
      const found = oddsOf(game)
      const play = found.play as Played
      const odds = published(found)
      expect(Object.keys(odds)).toEqual(['game', 'options', 'bets', family])
      expect(JSON.parse(JSON.stringify(odds[family]))).toEqual(play)
      expect(play.houseEdge).toBe(-play.ev)
      expect(play.favoursPlayer).toBe(play.ev > 0)
      const [option = ''] = best.options(game, found.options)
      const ev = perform({ do: 'without', game: game.id, config: found.options, option }, () => {})
      expect(ev).toBeLessThanOrEqual(play.ev)
      expect(() => best.evWithout(game, found.options, 'to-fly')).toThrow('to-fly')
      expect(best.told(found.bets, play, [{ option, worth: 0.5 }]).length).toBeGreaterThan(
        best.told(found.bets, play, []).length,
      )
    },
    SLOW,
  )

  it('is what the others are not', async () => {
    expect(await optionWorths(oddsOf(bigSix))).toEqual([])
    expect(() => perform({ do: 'without', game: bigSix.id, config: {}, option: 'split' }, () => {})).toThrow(
      'big-six has no best play',
    )
    expect(() => perform({ do: 'measure', game: bigSix.id, ready: {}, seconds: 1 }, () => {})).toThrow(
      'big-six has no fast table',
    )
  })
})

describe('threads', () => {
  const part = { rounds: 1500, seed: 1, first: 0, every: 1 }
  const play = (game: string) => ({ do: 'play', game, ready: makeReady({ game: 'big-six' }).ready, part }) as const

  it('answer in the order asked, however few they are, and tell how many are done', async () => {
    const told: number[] = []
    const tasks = [play('big-six'), { ...play('big-six'), part: { ...part, rounds: 2 } }, play('big-six')]
    const answers = await inThreads(tasks, 2, { finished: (done) => told.push(done) })
    expect(answers.map(({ rounds }) => rounds)).toEqual([1500, 2, 1500])
    expect(told).toEqual([1, 2, 3])
  })

  it('end together when one fails, with its reason', async () => {
    const endless = { ...play('big-six'), part: { ...part, rounds: 1e9 } }
    await expect(inThreads([endless, play('tute')], 2)).rejects.toThrow('no game tute in the catalogue')
  })
})

it('what a family need not say is left out', () => {
  expect(Object.keys(byEnumeration('plain'))).toEqual(['family', 'bets', 'rounds'])
  expect(analysisOf(findGame('roulette-french') as AnyGame).preparations).toBeDefined()
})
