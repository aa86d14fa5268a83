import { chains, distributions, fractions } from '@tapete/odds'
import { describe, expect, it } from 'vitest'

const { absorb } = chains
const { format, fraction, mul, ONE, sub } = fractions

const shown = <State>({ ends, steps, reward }: chains.Absorption<State>) => ({
  ends: Object.fromEntries([...ends].map(([state, chance]) => [String(state), format(chance)])),
  steps: format(steps),
  reward: format(reward),
})

/** A gambler with some of `all` coins plays for one at a time until one of the two has none. */
const ruin =
  (all: number, wins: fractions.Fraction): chains.Ways<number> =>
  (coins) =>
    coins === 0 || coins === all
      ? []
      : [
          { to: coins + 1, chance: wins, reward: ONE },
          { to: coins - 1, chance: sub(ONE, wins), reward: fraction(-1) },
        ]

describe("the gambler's ruin", () => {
  it('with a fair coin: the share of the coins wins, after as many games as the product', () => {
    for (let coins = 1; coins < 10; coins += 1)
      expect(shown(absorb(coins, ruin(10, fraction(1, 2))))).toEqual({
        ends: { 0: format(fraction(10 - coins, 10)), 10: format(fraction(coins, 10)) },
        steps: String(coins * (10 - coins)),
        reward: '0',
      })
  })

  it('at an even chance of roulette, as de Moivre has it', () => {
    const [wins, coins, all] = [fraction(18, 37), 7, 20]
    const ratio = fraction(19, 18)
    const power = (times: number) =>
      Array.from({ length: times }).reduce<fractions.Fraction>((product) => mul(product, ratio), ONE)
    const reaches = fractions.div(sub(power(coins), ONE), sub(power(all), ONE))
    const { ends, steps, reward } = absorb(coins, ruin(all, wins))
    expect(format(ends.get(all) ?? fraction(0))).toBe(format(reaches))
    // What is lost on average is the edge of 1/37 a game; and it is what the end is worth less than the beginning.
    expect(format(reward)).toBe(format(mul(fraction(-1, 37), steps)))
    expect(format(reward)).toBe(format(sub(mul(reaches, fraction(all)), fraction(coins))))
  })
})

describe('the pass line of craps', () => {
  const die = distributions.equally([1, 2, 3, 4, 5, 6])
  const rolls = [...distributions.together(die, die)]

  /** The come-out roll, then the point until it or a seven comes. */
  const passLine: chains.Ways<string> = (state) => {
    if (state === 'won' || state === 'lost') return []
    return rolls.map(([roll, chance]) => {
      if (state === 'come-out') {
        const to = [7, 11].includes(roll) ? 'won' : [2, 3, 12].includes(roll) ? 'lost' : `point ${roll}`
        return { to, chance }
      }
      return { to: state === `point ${roll}` ? 'won' : roll === 7 ? 'lost' : state, chance }
    })
  }

  it('wins 244 times in 495, after 557/165 rolls', () => {
    const found = shown(absorb('come-out', passLine))
    expect(found.ends).toEqual({ won: '244/495', lost: '251/495' })
    expect(found.steps).toBe('557/165')
  })

  it('from a point on wins by the ways of the point against those of the seven', () => {
    expect([4, 5, 6].map((point) => shown(absorb(`point ${point}`, passLine)).ends.won)).toEqual(['1/3', '2/5', '5/11'])
  })

  it('may pay on its way: one for every roll', () => {
    const paying: chains.Ways<string> = (state) => passLine(state).map((way) => ({ ...way, reward: ONE }))
    const { steps, reward } = absorb('come-out', paying)
    expect(format(reward)).toBe(format(steps))
  })
})

describe('a chain', () => {
  it('collects six kinds in 147/10 draws', () => {
    const found = absorb(0, (kinds) =>
      kinds === 6
        ? []
        : [
            { to: kinds, chance: fraction(kinds, 6) },
            { to: kinds + 1, chance: fraction(6 - kinds, 6) },
          ],
    )
    expect(shown(found)).toEqual({ ends: { 6: '1' }, steps: '147/10', reward: '0' })
  })

  it('that begins at its end has nowhere to go', () => {
    expect(shown(absorb('end', () => []))).toEqual({ ends: { end: '1' }, steps: '0', reward: '0' })
  })

  it('may have two ways to one state, and ways nobody takes', () => {
    const found = absorb('start', (state) =>
      state === 'start'
        ? [
            { to: 'end', chance: fraction(1, 2), reward: fraction(3) },
            { to: 'end', chance: fraction(1, 2), reward: fraction(-1) },
            { to: 'nowhere', chance: fraction(0) },
          ]
        : [],
    )
    expect(shown(found)).toEqual({ ends: { end: '1' }, steps: '1', reward: '1' })
  })

  it('is told when its chances do not add up', () => {
    expect(() => absorb('start', () => [{ to: 'end', chance: fraction(1, 2) }])).toThrow(
      'the ways on from start add up to 1/2',
    )
  })

  it('is told when it may never end, at once or round about', () => {
    expect(() => absorb('start', (state) => [{ to: state, chance: ONE }])).toThrow('never ends')
    const around: chains.Ways<string> = (state) =>
      state === 'start'
        ? [
            { to: 'end', chance: fraction(1, 2) },
            { to: 'here', chance: fraction(1, 2) },
          ]
        : state === 'end'
          ? []
          : [{ to: state === 'here' ? 'there' : 'here', chance: ONE }]
    expect(() => absorb('start', around)).toThrow('never ends')
  })

  it('is told when it has states without end', () => {
    expect(() => absorb(0, (state) => [{ to: state + 1, chance: ONE }])).toThrow('more than 10000 states')
  })
})
