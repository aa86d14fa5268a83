import { DOUBLE_ZERO_WHEEL, SINGLE_ZERO_WHEEL } from '@tapete/engine'
import { describe, expect, it } from 'vitest'
import { runs } from '../../src/games/roulette/wheel/track.js'
import { fall, type Turning } from '../../src/wheel/spin.js'

const turns: Turning[] = ['clockwise', 'counter-clockwise']
const mod = (angle: number) => ((angle % 360) + 360) % 360

describe.each(turns)('a wheel turning %s', (turning) => {
  it('brings the ball to rest in the pocket already decided, running against the wheel', () => {
    for (const order of [SINGLE_ZERO_WHEEL, DOUBLE_ZERO_WHEEL])
      for (const [index] of order.entries()) {
        const from = { rotor: 64, ball: 205 + index * 31 }
        const end = fall(from, turning, index, order.length, 4.2)
        expect(mod(end.ball - end.rotor - (index * 360) / order.length + 180)).toBeCloseTo(180, 6)
        expect(Math.sign(end.rotor - from.rotor)).toBe(turning === 'clockwise' ? 1 : -1)
        expect(Math.sign(end.ball - from.ball)).toBe(turning === 'clockwise' ? -1 : 1)
      }
  })
})

describe('called bets on the racetrack', () => {
  it('are runs of neighbours, across the zero too', () => {
    expect(runs(SINGLE_ZERO_WHEEL, '25 2 21 4 19 15 32 0 26 3 35 12 28 7 29 18 22'.split(' '))).toHaveLength(1)
    expect(runs(SINGLE_ZERO_WHEEL, '1 20 14 31 9 17 34 6'.split(' ')).map((run) => run.length)).toEqual([3, 5])
  })
})
