import { rouletteAmerican } from '@tapete/engine'
import { play } from '@tapete/engine/testkit'
import { describe, expect, it } from 'vitest'
import { AMERICANS } from './games.js'
import { live } from './live.js'

const CHANCES = ['red', 'black', 'even', 'odd', 'low', 'high']

describe('roulette-american: zero', () => {
  it('[RA-36] every even chance loses exactly half and the rest returns', () => {
    const table = live(rouletteAmerican)
    for (const chance of CHANCES) table.does(`seat:1 bet ${chance} 1000`)
    table.does(`...
      chance ball 0`)
    expect(table.does('croupier collect').filter((event) => event.type !== 'marker-removed')).toEqual(
      CHANCES.map((on) => ({
        type: 'halved',
        rule: 'RA-36',
        seat: 'seat:1',
        on,
        with: 'money',
        stake: 1000,
        amount: 500,
        transfers: ['seat:1/stakes > bank 500', 'seat:1/stakes > seat:1 500'],
      })),
    )
    expect(table.state()).toMatchObject({ phase: 'check', bets: [] })
    expect([table.has('seat:1'), table.has('bank')]).toEqual([997_000, 3000])
  })

  it('[RA-36] there is no prison and nothing to decide', () => {
    const table = live(rouletteAmerican)
    expect(table.refusal({ by: 'seat:1', do: 'zero', on: 'red', choice: 'prison' })?.[0]).toBe('no-such-move')
    expect(rouletteAmerican.rules.some((rule) => rule.do === 'zero')).toBe(false)
    table.does(`seat:1 bet red 1000
      ...
      chance ball 0`)
    const events = table.does('...').map((event) => event.type)
    expect(events).toEqual(['halved', 'marker-removed', 'round-ended'])
  })

  it('[RA-36] an odd stake loses the lesser half (G-06)', () =>
    void play(
      rouletteAmerican,
      '[RA-36] 101 loses 50 and returns 51',
      `config chip=1
      seats seat:1=1000
      seat:1 bet red 101
      ...
      chance ball 0
      ...
      = seat:1 -50, bank +50
      = bet seat:1 red -50
      = account seat:1 950`,
    ))

  it('[RA-37] every other bet that does not cover zero loses whole; those that cover it win', () =>
    void play(
      rouletteAmerican,
      '[RA-37] zero among other bets',
      `seat:1 take-denomination 100
      seat:1 bet straight:0 100
      seat:1 bet split:0-3 100
      seat:1 bet street:0-1-2 100
      seat:1 bet corner:0-1-2-3 100
      seat:1 bet straight:32 100
      seat:1 bet split:1-2 100
      seat:1 bet street:1-2-3 100
      seat:1 bet corner:1-2-4-5 100
      seat:1 bet six-line:1-2-3-4-5-6 100
      seat:1 bet column:1 100
      seat:1 bet dozen:1 100
      ...
      chance ball 0
      ...
      = bet seat:1 straight:0 +3500
      = bet seat:1 split:0-3 +1700
      = bet seat:1 street:0-1-2 +1100
      = bet seat:1 corner:0-1-2-3 +800
      = bet seat:1 straight:32 -100
      = bet seat:1 split:1-2 -100
      = bet seat:1 street:1-2-3 -100
      = bet seat:1 corner:1-2-4-5 -100
      = bet seat:1 six-line:1-2-3-4-5-6 -100
      = bet seat:1 column:1 -100
      = bet seat:1 dozen:1 -100
      = seat:1 +6400, bank -6400`,
    ))

  it('[RA-37] what zero takes whole says so; what another number takes does not', () => {
    const collected = (pocket: string) => {
      const table = live(rouletteAmerican)
      table.does(`seat:1 bet column:1 1000
        ...
        chance ball ${pocket}`)
      return table.does('croupier collect')[0]
    }
    const event = {
      type: 'collected',
      seat: 'seat:1',
      on: 'column:1',
      with: 'money',
      stake: 1000,
      amount: 1000,
      transfers: ['seat:1/stakes > bank 1000'],
    }
    expect(collected('0')).toEqual({ ...event, rule: 'RA-37' })
    expect(collected('2')).toEqual({ ...event, rule: 'RA-40' })
  })
})

describe.each(AMERICANS)('$id: zero and chips', ({ game, rules }) => {
  const halved = (bet: string, unit = 1000) => {
    const table = live(game)
    table.does(`seat:1 take-colour blue ${unit} 20000
      seat:1 bet red ${bet}
      ...
      chance ball 0`)
    return { table, event: table.does('croupier collect').find((each) => each.type === 'halved') }
  }

  it('[RA-36 R00-10] half of an even number of colour chips returns in colour', () => {
    const { table, event } = halved('4000 with=colour')
    expect(event).toMatchObject({
      rule: rules.halves,
      with: 'colour',
      amount: 2000,
      transfers: ['seat:1/stakes > bank 2000', 'seat:1/stakes > seat:1/colour 2000'],
    })
    expect(table.has('seat:1/colour')).toBe(18_000)
  })

  it('[RA-36 R00-10] half of an odd number of colour chips returns in money chips (R-29)', () => {
    const { table, event } = halved('3000 with=colour')
    expect(event).toMatchObject({
      rule: rules.halves,
      with: 'colour',
      amount: 1500,
      transfers: ['seat:1/stakes > bank 1500', 'seat:1/stakes > seat:1 1500'],
    })
    expect([table.has('seat:1/colour'), table.has('seat:1')]).toEqual([17_000, 981_500])
  })

  it('[RA-36 R00-10] half of a coupon returns as a coupon, whoever has a colour', () => {
    const table = live(game, { config: { instruments: [{ id: 'coupon', authorisation: 'Res. 1' }] } })
    table.does(`seat:1 take-colour blue 1000 5000
      seat:1 present coupon 300
      seat:1 bet red 300 with=coupon
      ...
      chance ball 0
      ...`)
    expect([table.has('seat:1/coupon'), table.has('seat:1'), table.has('bank')]).toEqual([150, 995_000, 150])
  })

  it('[RA-36 R00-10] half of a stake in money returns in money, whoever has a colour', () => {
    expect(halved('3000').event?.transfers).toEqual(['seat:1/stakes > bank 1500', 'seat:1/stakes > seat:1 1500'])
    expect(halved('4000').event?.transfers).toEqual(['seat:1/stakes > bank 2000', 'seat:1/stakes > seat:1 2000'])
  })

  it('[RA-36 R00-10 GEN-12 GEN-15] over the maximum, half of the maximum is lost, and the player is told the limits', () => {
    const table = live(game, { config: { max: 2000 } })
    table.does(`...
      croupier find-bet red 5000 seat:1
      chance ball 0
      croupier notify-room-head red seat:1`)
    const events = table.does('croupier collect')
    expect([table.has('seat:1'), table.has('bank')]).toEqual([999_000, 1000])
    expect(events).toContainEqual({
      type: 'limits-told',
      rule: 'GEN-15',
      seat: 'seat:1',
      on: 'red',
      min: null,
      max: 2000,
      to: ['seat:1'],
    })
  })

  it('[RA-36 R00-10 GEN-15] under the minimum, half is lost, and the player is told the limits', () => {
    const table = live(game, { config: { min: 2000 } })
    table.does(`...
      croupier find-bet red 1000 seat:1
      chance ball 0`)
    const events = table.does('croupier collect')
    expect(table.has('bank')).toBe(500)
    expect(events.map((event) => event.type)).toContain('limits-told')
  })

  it('[RA-36 R00-10 GEN-12] over the maximum in colour and money together, half of one maximum is lost', () => {
    const table = live(game, { config: { max: 3000 } })
    table.does(`seat:1 take-colour blue 1000 20000
      seat:1 bet red 2000 with=colour
      ...
      croupier find-bet red 2000 seat:1
      chance ball 0
      croupier notify-room-head red seat:1
      croupier collect`)
    expect(table.has('bank')).toBe(1500)
  })

  it('[RA-40 GEN-12] the same stake on a number that loses loses one maximum', () => {
    const table = live(game, { config: { max: 3000 } })
    table.does(`seat:1 take-colour blue 1000 20000
      seat:1 bet red 2000 with=colour
      ...
      croupier find-bet red 2000 seat:1
      chance ball 2
      croupier notify-room-head red seat:1
      croupier collect`)
    expect(table.has('bank')).toBe(3000)
  })

  it('[RA-36 R00-10] the bets of several players are halved each in its own chips', () => {
    const table = live(game, { seats: { 'seat:1': 10_000, 'seat:2': 10_000 } })
    table.does(`seat:2 take-colour pink 500 5000
      seat:2 bet even 1500 with=colour
      seat:1 bet even 300
      seat:2 bet odd 1000 with=colour
      ...
      chance ball 0`)
    const events = table.does('croupier collect').filter((event) => event.type === 'halved')
    expect(events.map((event) => [event.seat, event.on, event.transfers])).toEqual([
      ['seat:1', 'even', ['seat:1/stakes > bank 150', 'seat:1/stakes > seat:1 150']],
      ['seat:2', 'even', ['seat:2/stakes > bank 750', 'seat:2/stakes > seat:2 750']],
      ['seat:2', 'odd', ['seat:2/stakes > bank 500', 'seat:2/stakes > seat:2/colour 500']],
    ])
  })
})
