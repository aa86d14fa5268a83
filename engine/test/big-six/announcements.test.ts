import { bigSix, heardBy } from '@tapete/engine'
import { describe, expect, it } from 'vitest'
import { live } from '../roulette/american/live.js'

const TWO = { 'seat:1': 10_000, 'seat:2': 10_000 }

describe('big-six: what is said aloud', () => {
  it('[BS-30] phrases and what players do are heard by everybody; what they have in chips is not', () => {
    const table = live(bigSix, { opening: 'open', seats: TWO })
    table.does(`croupier start
      seat:3 sit carla
      seat:3 buy 500
      seat:1 bet value:5 200
      seat:1 bet value:5 100
      seat:1 withdraw value:5 100
      croupier bet value:2 100 for=seat:2
      seat:2 step-away
      croupier spin clockwise
      croupier late-bet value:1 100 seat:3
      seat:2 come-back
      chance stop 5
      croupier collect
      croupier pay
      seat:3 leave`)
    const aloud = [
      ['round-started', undefined],
      ['said', undefined],
      ['seat-taken', 'seat:3'],
      ['bet-placed', 'seat:1'],
      ['bet-placed', 'seat:1'],
      ['bet-withdrawn', 'seat:1'],
      ['bet-placed', 'seat:2'],
      ['seat-away', 'seat:2'],
      ['disc-spun', undefined],
      ['said', undefined],
      ['late-bet-returned', 'seat:3'],
      ['seat-back', 'seat:2'],
      ['disc-stopped', undefined],
      ['said', undefined],
      ['collected', 'seat:2'],
      ['paid', 'seat:1'],
      ['round-ended', undefined],
      ['seat-freed', 'seat:3'],
    ]
    const heard = (viewer: 'public' | 'seat:2') => heardBy(table.events(), viewer).map(({ type, seat }) => [type, seat])
    expect(heard('public')).toEqual(aloud)
    expect(heard('seat:2')).toEqual(aloud)
  })

  it('[BS-30] a stake is told with its place and its amount', () => {
    const table = live(bigSix, { seats: TWO })
    table.does('seat:1 bet value:40-a 300\nseat:1 withdraw value:40-a 100')
    expect(heardBy(table.events(), 'public')).toMatchObject([
      { type: 'bet-placed', seat: 'seat:1', on: 'value:40-a', stake: 300 },
      { type: 'bet-withdrawn', seat: 'seat:1', on: 'value:40-a', stake: 100 },
    ])
  })
})
