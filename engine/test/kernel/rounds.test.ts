import { describe, expect, it } from 'vitest'
import { bigSix } from '../../src/big-six/big-six.js'
import { blackjackClassic } from '../../src/blackjack/blackjack.js'
import type { AnyGame } from '../../src/catalogue.js'
import { endRound } from '../../src/kernel/rounds.js'
import { rouletteFrench } from '../../src/roulette/roulette.js'
import { open, script, told } from './script.js'
import { customs, toy } from './toy.js'

describe('a round', () => {
  it('[GEN-19] makes three announcements: the start, the end of betting and the winner', () => {
    const said = (game: typeof bigSix, lines: string) =>
      script(game, open(game, { opening: 'open' }), lines)
        .events.filter((event) => event.type === 'said')
        .map(told)
    expect(
      said(
        bigSix,
        'croupier start\nseat:1 bet value:1 100\ncroupier spin clockwise\nchance stop 40-a\ncroupier collect',
      ),
    ).toEqual([
      'said GEN-19 phrase=hagan su juego',
      'said BS-07 phrase=no más apuestas',
      'said BS-12 phrase=valor 40, primer símbolo',
    ])
    expect(
      said(
        rouletteFrench as never,
        'croupier start\ncroupier spin clockwise\ncroupier no-more-bets\nchance ball 17\ncroupier collect\ncroupier check-ball sound',
      ),
    ).toEqual([
      'said GEN-19 phrase=hagan su juego',
      'said RF-08 phrase=no más apuestas',
      'said RF-37 phrase=17 negro, impar, menor, segunda columna, segunda docena',
    ])
  })

  it('[GEN-19] starts between rounds at an open table, once its last rounds are announced', () => {
    const idle = open(bigSix, { opening: 'open' })
    script(
      bigSix,
      { ...idle, status: 'suspended', phase: 'betting', closing: 'instructed' },
      'croupier start ! table-not-open BS-04',
    )
    script(bigSix, { ...idle, phase: 'betting', closing: 'instructed' }, 'croupier start ! round-in-progress BS-12')
    script(bigSix, { ...idle, closing: 'instructed' }, 'croupier start ! last-rounds-not-announced BS-29')
    const done = script(
      bigSix,
      { ...idle, closing: 2 },
      `
      pit-boss start ! not-your-move BS-12 {"by":["croupier"]}
      croupier start
      > round-started BS-12 round=1
      > said GEN-19 phrase=hagan su juego
      croupier start ! round-in-progress BS-12`,
    )
    expect(done.state).toMatchObject({ round: 1, phase: 'betting' })
  })

  it('ends counting who sat it out, and forgets whose payment was to be held', () => {
    const staked = script(bigSix, open(bigSix), 'seat:1 bet value:1 100').state
    const done = endRound({ ...staked, holding: ['seat:1'] } as never, customs, true, 'GEN-02')
    expect(done.state).toMatchObject({ phase: 'idle', holding: [], closing: null, round: 1 })
    expect(done.state.seats['seat:1']).toMatchObject({ played: false, idleRounds: 0 })
    expect(done.state.seats['seat:2']).toMatchObject({ played: false, idleRounds: 1 })
    expect(done.events.map(told)).toEqual(['round-ended GEN-02 round=1'])
    const again = endRound({ ...done.state, bets: [] }, customs, true, 'GEN-02').state
    expect(again.seats['seat:1']?.idleRounds).toBe(1)
    expect(again.seats['seat:2']?.idleRounds).toBe(2)
    // A prisoner takes part without a new stake.
    expect(endRound(done.state, customs, true, 'GEN-02').state.seats['seat:1']?.idleRounds).toBe(0)
  })

  it('counts down the last rounds, and closes the table after them once nothing is in play', () => {
    const s = open(toy)
    const closing = (patch: object, counts = true) => endRound({ ...s, ...patch }, customs, counts, 'GEN-02')
    expect(closing({ closing: 3 }).state).toMatchObject({ closing: 2, status: 'open' })
    expect(closing({ closing: 3 }, false).state).toMatchObject({ closing: 3, status: 'open' })
    expect(closing({ closing: 1 }, false).state).toMatchObject({ closing: 1, status: 'open' })
    expect(closing({ closing: 'instructed' }).state).toMatchObject({ closing: 'instructed', status: 'open' })
    expect(closing({ closing: 1 }).state).toMatchObject({ closing: null, status: 'closed' })
    expect(closing({ closing: 1 }).events.map(told)).toEqual(['round-ended GEN-02 round=1', 'table-closed GEN-19'])
    const bets = [{ seat: 'seat:1', on: 'heads', with: 'money', amount: 5 }]
    expect(closing({ closing: 1, bets }).state).toMatchObject({ closing: 0, status: 'open' })
  })

  it('frees the seats of those who left, and only theirs, when it ends', () => {
    const s = script(bigSix, open(bigSix), 'seat:1 bet value:1 100\nseat:1 leave\nseat:2 step-away').state
    const done = script(bigSix, s, 'croupier spin clockwise\nchance stop 2\ncroupier collect').state
    expect(Object.keys(done.seats)).toEqual(['seat:2'])
  })
})

describe('equipment that fails', () => {
  it('is mended where there is any: cards and coins do not break down', () => {
    const mends = (game: AnyGame) => game.rules.some((rule) => rule.do === 'repaired')
    expect([bigSix, rouletteFrench].every(mends)).toBe(true)
    expect([toy, blackjackClassic].some(mends)).toBe(false)
  })

  it('is mended and the round goes on, or every stake goes back and the table is suspended', () => {
    const s = script(bigSix, open(bigSix, { seats: { 'seat:1': 1000, 'seat:2': 0 } }), 'seat:1 bet value:1 300').state
    const idle = open(bigSix, { opening: 'open' })
    script(bigSix, idle, 'pit-boss out-of-order ! no-round BS-26\ncroupier give-back ! nothing-to-give-back BS-26')
    const done = script(
      bigSix,
      s,
      `
      pit-boss repaired     ! no-fault BS-26
      croupier spin clockwise
      pit-boss out-of-order ! settlement-begun BS-26
      croupier irregular breakdown
      croupier repaired     ! not-your-move BS-26 {"by":["pit-boss"]}
      croupier out-of-order ! not-your-move BS-26 {"by":["pit-boss"]}
      pit-boss out-of-order
      > out-of-order BS-26
      pit-boss out-of-order ! no-round BS-26
      pit-boss repaired     ! no-fault BS-26
      pit-boss give-back    ! not-your-move BS-26 {"by":["croupier"]}
      croupier give-back
      > bet-returned BS-26 seat=seat:1 on=value:1 with=money stake=300 : seat:1/stakes>seat:1 300
      > round-ended BS-26 round=1
      > table-suspended BS-26 reason=out-of-order
      croupier give-back    ! nothing-to-give-back BS-26`,
    )
    expect(done.state).toMatchObject({ status: 'suspended', phase: 'idle', bets: [] })
    expect(done.state.accounts).toMatchObject({ 'seat:1': 1000, 'seat:1/stakes': 0 })
  })

  it('a round given back does not count as one of the last', () => {
    const s = { ...open(bigSix), closing: 1 as const }
    const { state } = script(bigSix, s, 'pit-boss out-of-order\ncroupier give-back')
    expect(state).toMatchObject({ status: 'suspended', closing: 1 })
  })

  it('mended, the stakes stand', () => {
    const s = script(bigSix, open(bigSix), 'seat:1 bet value:1 300\ncroupier spin clockwise').state
    const done = script(
      bigSix,
      s,
      `
      croupier irregular breakdown
      pit-boss repaired
      > bets-stand BS-25
      > said BS-25 phrase=hagan su juego`,
    )
    expect(done.state).toMatchObject({ phase: 'betting', bets: s.bets })
  })
})
