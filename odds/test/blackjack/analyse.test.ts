import { describe, expect, it } from 'vitest'
import { bestPlay } from '../../src/blackjack/analyse.js'
import { chartOf } from '../../src/blackjack/chart.js'
import { readyOf, rounds } from '../../src/blackjack/rounds.js'
import { type BlackjackRules, blackjackRules } from '../../src/blackjack/rules.js'
import { optionsOf } from '../../src/blackjack/worths.js'
import { gameOf } from '../../src/lookup.js'
import { playApart, playHere, type Simulated } from '../../src/simulate.js'
import { complete } from '../../src/tools/tables.js'
import { infiniteEv } from './infinite.js'

const SLOW = 120_000

const classic = blackjackRules('blackjack-classic')
const best = new Map<string, ReturnType<typeof bestPlay>>()
const playOf = (rules: BlackjackRules) => {
  const known = best.get(rules.game) ?? bestPlay(rules)
  best.set(rules.game, known)
  return known
}

/** Rounds of a play that is worked out once for all tests. */
const readied = (rules: BlackjackRules, cut?: number): Simulated => {
  const game = gameOf(rules.game)
  const options = complete(game, {})
  return { game, options, rounds, ready: readyOf(playOf(rules), options, cut) }
}

const cell = (game: string, part: 'hard' | 'soft' | 'pairs', hand: string, up: string): string | undefined =>
  chartOf(playOf(blackjackRules(game)).upcards)
    [part].find((row) => row.hand === hand)
    ?.cells.find((each) => each.up === up)?.best

describe('the best play', () => {
  it(
    'of very many packs is that of a shoe without end',
    () => {
      const { ev } = bestPlay({ ...classic, packs: 10_000_000, splitHands: 1 })
      const expected = infiniteEv({
        hitsSoft17: false,
        naturalPays: 3 / 2,
        doubles: (total) => total >= 9 && total <= 11,
        surrenders: (up) => up !== 0,
      })
      expect(ev).toBeCloseTo(expected, 6)
    },
    SLOW,
  )

  it(
    'of very many packs agrees where the bank draws on soft 17 and everything may double and surrender',
    () => {
      const rules = { ...classic, packs: 10_000_000, splitHands: 1, bankHitsSoft17: true } as const
      const { ev } = bestPlay({
        ...rules,
        double: { from: 4, to: 20 },
        surrender: 'any',
        naturalPays: [1, 1],
        evenMoney: { ace: false, ten: false },
      })
      const expected = infiniteEv({
        hitsSoft17: true,
        naturalPays: 1,
        doubles: (total) => total < 21,
        surrenders: () => true,
      })
      expect(ev).toBeCloseTo(expected, 6)
    },
    SLOW,
  )

  it(
    'knows that without a hole card the bank may take doubles and splits',
    () => {
      expect(cell('blackjack-classic', 'hard', '11', '10')).toBe('hit')
      expect(cell('blackjack-classic', 'hard', '11', 'A')).toBe('hit')
      expect(cell('blackjack-classic', 'hard', '11', '9')).toBe('double')
      expect(cell('blackjack-classic', 'pairs', 'A-A', 'A')).toBe('hit')
      expect(cell('blackjack-classic', 'pairs', 'A-A', '10')).toBe('split')
      expect(cell('blackjack-classic', 'pairs', '8-8', '9')).toBe('split')
      expect(cell('blackjack-classic', 'hard', '16', '10')).toBe('surrender')
      expect(cell('blackjack-classic', 'hard', '16', 'A')).toBe('hit')
      expect(cell('blackjack-classic', 'hard', '12', '4')).toBe('stand')
      expect(cell('blackjack-classic', 'soft', 'A-7', '9')).toBe('hit')
    },
    SLOW,
  )

  it(
    'never loses by having more options, and never insures from a full shoe',
    () => {
      const { ev, upcards } = playOf(classic)
      expect(upcards.flatMap(({ plays }) => plays).some(({ insures }) => insures)).toBe(false)
      for (const { option, without } of optionsOf(classic)) {
        // The others are taken away one by one by `tapete odds`; each takes a while.
        if (!['surrender', 'double-after-split', 'split-again'].includes(option)) continue
        expect(bestPlay({ ...classic, ...without }).ev, option).toBeLessThan(ev)
      }
    },
    SLOW,
  )

  it('has each chance of a deal once', () => {
    const chances = playOf(classic).upcards.flatMap(({ plays }) => plays.map(({ chance }) => chance))
    expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 12)
  })

  it(
    'favours the player where the rules of Mendoza are played as written, and the house elsewhere',
    () => {
      expect(playOf(blackjackRules('blackjack-mendoza')).ev).toBeGreaterThan(0)
      expect(playOf(classic).ev).toBeLessThan(0)
      expect(playOf(blackjackRules('canal-21')).ev).toBeLessThan(0)
    },
    SLOW,
  )
})

describe('the simulation', () => {
  for (const game of ['blackjack-perfect-pairs', 'challenge-21', 'canal-21', 'blackjack-mendoza'])
    it(
      `of ${game} comes to the analysis within three standard errors, and to its variance`,
      () => {
        const rules = blackjackRules(game)
        const { bets, total } = playHere(readied(rules), { rounds: 400_000, seed: 'tapete' })
        for (const { bet, z } of bets) expect(Math.abs(z as number), bet).toBeLessThan(3)
        const variance = (total.standardError * rules.bankHands) ** 2 * 400_000
        expect(variance).toBeCloseTo(playOf(rules).variance, rules.bankHands > 1 ? 0 : 1)
      },
      SLOW,
    )

  it(
    'in threads is that of one, and tells how far it is',
    async () => {
      const told: { done: number; total: number }[] = []
      const often = { rounds: 600_001, seed: 'threads' }
      const [simulated, here] = [readied(classic), playHere(readied(classic), often)]
      const apart = await playApart(simulated, { ...often, workers: 3, onProgress: (progress) => told.push(progress) })
      expect(apart.total).toEqual(here.total)
      // 250 000 rounds at a time, whoever plays them.
      expect(apart.workers).toBe(3)
      expect(told.map(({ done }) => done)).toEqual([...told.map(({ done }) => done)].sort((a, b) => a - b))
      expect(told.at(-1)).toEqual({ done: 600_001, total: 600_001 })
    },
    SLOW,
  )

  it(
    'plays through a shoe to its cut card and starts it anew',
    () => {
      const { total, rounds: played } = playHere(readied(classic, 78), { rounds: 100_000, seed: 1 })
      expect(played).toBe(100_000)
      expect(Math.abs(total.z as number)).toBeLessThan(4)
    },
    SLOW,
  )
})
