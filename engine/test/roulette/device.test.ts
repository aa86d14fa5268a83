import {
  bigSix,
  CATALOGUE,
  configure,
  type Device,
  type Reading,
  rouletteAmerican,
  rouletteFrench,
} from '@tapete/engine'
import { describe, expect, it } from 'vitest'
import { live } from './american/live.js'

const ONE = { 'seat:1': 10_000 }
type Live = ReturnType<typeof live>

const wrongAt = (device: Device | undefined, table: Live, reading: Reading) =>
  device?.wrong(table.state(), reading)?.map(({ code, cite }) => `${code} ${cite}`)

describe('what is seen of a throw', () => {
  it('[RF-35 RF-52 RF-53] French roulette: the wheel alternates, the ball runs against it, three turns at least', () => {
    const table = live(rouletteFrench, { opening: 'open', seats: ONE })
    const wrong = (reading: Reading) => wrongAt(rouletteFrench.device as Device, table, reading)
    table.does('croupier start')
    expect(wrong({ ballTurns: 1 })).toBeUndefined()
    table.does('croupier spin clockwise')
    expect(wrong({ wheel: 'clockwise', ball: 'counter-clockwise', ballTurns: 3 })).toEqual([])
    expect(wrong({ ballTurns: 2 })).toEqual(['few-turns RF-52'])
    expect(wrong({ ball: 'clockwise' })).toEqual(['same-direction RF-53'])
    // The ball is held against the wheel that was seen, not the one that was announced.
    expect(wrong({ wheel: 'counter-clockwise', ball: 'clockwise' })).toEqual(['same-direction-as-before RF-35'])
    expect(wrong({ wheel: 'counter-clockwise', ball: 'counter-clockwise', ballTurns: 0 })).toEqual([
      'same-direction-as-before RF-35',
      'same-direction RF-53',
      'few-turns RF-52',
    ])
    table.does('croupier no-more-bets\nchance ball 7')
    expect(wrong({ ballTurns: 2 })).toEqual(['few-turns RF-52'])
    table.does('croupier collect')
    expect(wrong({ ballTurns: 2 })).toBeUndefined()
  })

  it('[RA-38 RA-49] American roulette: the same, under its own articles', () => {
    const table = live(rouletteAmerican, { opening: 'open', seats: ONE })
    table.does('croupier start\ncroupier spin clockwise')
    expect(wrongAt(rouletteAmerican.device as Device, table, { wheel: 'counter-clockwise', ballTurns: 2 })).toEqual([
      'same-direction-as-before RA-38',
      'few-turns RA-49',
    ])
  })

  it('[BS-10 BS-11 BS-23] Big Six: either way, three turns at least', () => {
    const table = live(bigSix, { opening: 'open', seats: ONE })
    table.does('croupier start\nseat:1 bet value:1 100')
    const wrong = (reading: Reading) => wrongAt(bigSix.device as Device, table, reading)
    expect(wrong({ turns: 2 })).toBeUndefined()
    table.does('croupier spin clockwise')
    expect(wrong({ turns: 3 })).toEqual([])
    expect(wrong({ turns: 2 })).toEqual(['few-turns BS-23'])
  })
})

describe('what a wheel shows', () => {
  it.each(CATALOGUE.filter(({ device, family }) => device && ['roulette', 'big-six'].includes(family)))(
    '[RF-01 RA-01 BS-01] $id: what chance may say, as often',
    (game) => {
      const configured = configure(game.settings)
      if (!configured.ok) throw new Error(configured.why)
      const outcomes = (game.device as Device).outcomes(configured.config)
      expect(outcomes.reduce((sum, { places }) => sum + places, 0)).toBe(
        { 'roulette-american-00': 38, 'big-six': 54 }[game.id as string] ?? 37,
      )
      expect(new Set(outcomes.map(({ outcome }) => outcome)).size).toBe(outcomes.length)
    },
  )
})
