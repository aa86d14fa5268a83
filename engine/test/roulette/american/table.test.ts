import { rouletteAmerican } from '@tapete/engine'
import { describe, expect, it } from 'vitest'
import { AMERICANS } from './games.js'
import { live } from './live.js'

const EMPTY = { opening: 'none' } as const

describe('roulette-american: the wheel', () => {
  it('[RA-01] the ball may rest in 37 pockets, 0 and 1-36, in the order of the wheel', () => {
    const table = live(rouletteAmerican)
    table.does('croupier spin clockwise')
    expect(table.refusal('chance ball 0')).toEqual(['not-now', 'RA-01', { phase: 'spinning', needs: ['closed'] }])
    table.does('croupier no-more-bets')
    const wheel =
      '0 32 15 19 4 21 2 25 17 34 6 27 13 36 11 30 8 23 10 5 24 16 33 1 20 14 31 9 22 18 29 7 28 12 35 3 26'.split(' ')
    expect(table.offers('ball')).toEqual([{ pocket: { oneOf: wheel } }])
    expect(table.due()).toEqual(['chance ball'])
    expect(table.refusal('chance ball 37')).toEqual(['no-such-pocket', 'RA-01', {}])
    expect(table.refusal('chance ball 00')).toEqual(['no-such-pocket', 'RA-01', {}])
    expect(table.does('chance ball 32')[0]).toEqual({ type: 'ball-landed', rule: 'RA-01', pocket: '32' })
  })

  it('is the game of II.2, under its own name', () => {
    expect(rouletteAmerican.id).toBe('roulette-american')
    expect(rouletteAmerican.source).toBe('scj-2023 II.2')
    expect(rouletteAmerican.title).toEqual({ es: 'Ruleta americana con un cero', en: 'American roulette, single zero' })
  })
})

describe.each(AMERICANS)('$id: staff', ({ game }) => {
  it('[RA-02] a table opens with one croupier and one pit boss, and no fewer', () => {
    const table = live(game, EMPTY)
    const need = { croupier: 1, 'pit-boss': 1 }
    expect(table.refusal('pit-boss open')).toEqual([
      'staff-missing',
      'RA-02',
      { need, have: { croupier: 0, 'pit-boss': 0 } },
    ])
    expect(table.does('room-head post pit-boss ana')).toEqual([
      { type: 'staff-posted', rule: 'RA-02', role: 'pit-boss' },
    ])
    expect(table.refusal('pit-boss open')).toEqual([
      'staff-missing',
      'RA-02',
      { need, have: { croupier: 0, 'pit-boss': 1 } },
    ])
    table.does('pit-boss post croupier beto')
    expect(table.does('pit-boss open')).toEqual([{ type: 'table-opened', rule: 'RA-02' }])
    expect(table.refusal('room-head unpost beto')).toEqual([
      'staff-missing',
      'RA-02',
      { need, have: { croupier: 0, 'pit-boss': 1 } },
    ])
  })

  it('[RA-02] a support croupier may join and be relieved while the table runs', () => {
    const table = live(game, EMPTY)
    table.does(`room-head post pit-boss ana
      pit-boss post croupier beto
      pit-boss open
      pit-boss post croupier carla
      pit-boss unpost carla`)
    expect(table.state().staff).toEqual({ croupier: ['beto'], 'pit-boss': ['ana'] })
  })

  it('[RA-03] no move of the pit boss moves money or chips', () => {
    const moves = game.rules.filter((rule) => rule.by.includes('pit-boss')).map((rule) => rule.do)
    expect(moves.sort()).toEqual([
      'approve',
      'block-seat',
      'clear-hold',
      'decide',
      'decide-correction',
      'exclude',
      'hold',
      'instruct-closing',
      'irregular',
      'open',
      'out-of-order',
      'post',
      'propose-void',
      'repaired',
      'resume',
      'set-max',
      'set-min',
      'suspend',
      'unblock-seat',
      'unpost',
      'warn',
    ])
  })

  it.each([
    ['buy 1000 for=seat:1', 'GEN-17'],
    ['cash-out 1000 for=seat:1', 'GEN-17'],
    ['bet red 1000 for=seat:1', 'GEN-16'],
    ['withdraw red 1000 for=seat:1', 'GEN-23'],
    ['take-colour blue 1000 1000', 'RA-08'],
    ['buy-colour 1000', 'RA-13'],
    ['return-colour', 'RA-14'],
    ['change-colour pink 500', 'RA-15'],
    ['tip-colour 1000', 'RA-16'],
    ['exchange-tips', 'RA-16'],
    ['take-denomination 100', 'RA-18'],
    ['return-denomination', 'RA-18'],
    ['paid-in money', 'RA-44'],
    ['collect', 'RA-40'],
    ['give-back', 'RA-51'],
    ['correct seat:1 1 red 1000 "x"', 'GEN-38'],
    ['make-correction correction:1', 'GEN-38'],
  ])('[RA-03] the pit boss may not %s', (move, rule) => {
    const table = live(game)
    table.does('seat:1 bet red 1000')
    const [code, cited, params] = table.refusal(`pit-boss ${move}`) ?? []
    expect([code, cited]).toEqual(['not-your-move', rule])
    expect(params).toEqual({ by: expect.not.arrayContaining(['pit-boss']) })
  })

  it('[RA-03] the pit boss approves the payment and breaks a round off without a chip moving', () => {
    const table = live(game)
    table.does(`seat:1 bet red 1000
      ...
      chance ball 7
      croupier collect`)
    expect(table.does('pit-boss approve').flatMap((event) => event.transfers ?? [])).toEqual([])
    const broken = live(game)
    broken.does('seat:1 bet red 1000')
    expect(broken.does('pit-boss out-of-order')).toEqual([{ type: 'out-of-order', rule: 'RA-51' }])
  })

  it('[RA-03 RA-51] nor does mending the ball after a player has left: the croupier changes those chips', () => {
    const table = live(game)
    table.does(`seat:1 take-colour blue 500 5000
      seat:1 bet red 500 with=colour
      croupier spin clockwise
      seat:1 leave
      croupier no-more-bets
      chance ball 2
      croupier collect
      croupier check-ball faulty`)
    expect(table.does('pit-boss repaired').flatMap((event) => event.transfers ?? [])).toEqual([])
  })
})

describe.each(AMERICANS)('$id: players', ({ game }) => {
  it('[RA-04] the opening throw needs a player at the table', () => {
    const table = live(game, { seats: {} })
    expect(table.refusal('croupier spin clockwise')).toEqual(['no-player-present', 'RA-04', {}])
    expect(table.offers('spin')).toEqual([])
    table.does(`seat:1 sit ana
      seat:1 step-away`)
    expect(table.refusal('croupier spin clockwise')).toEqual(['no-player-present', 'RA-04', {}])
    table.does('seat:1 come-back')
    expect(table.offers('spin')).toEqual([{ wheel: { oneOf: ['clockwise', 'counter-clockwise'] } }])
    expect(table.refusal('croupier spin clockwise')).toBeUndefined()
  })

  it('[RA-04 RA-50] a null spin does not open the game: the throw that repeats it needs a player too', () => {
    const table = live(game)
    table.does(`croupier spin clockwise
      pit-boss irregular ball-out
      seat:1 leave`)
    expect(table.refusal('croupier spin counter-clockwise turns=3')).toEqual(['no-player-present', 'RA-04', {}])
  })

  it('[RA-05] the opening throw needs no bet on the cloth', () => {
    const table = live(game)
    table.does(`...
      chance ball 7
      ...`)
    expect(table.state()).toMatchObject({ round: 1, phase: 'idle', bets: [] })
  })

  it('[RA-06] later throws need nobody at the table', () => {
    const table = live(game)
    table.does(`...
      chance ball 7
      ...
      seat:1 leave
      croupier start
      croupier spin counter-clockwise
      croupier no-more-bets
      chance ball 8
      ...`)
    expect(table.state()).toMatchObject({ round: 2, phase: 'idle', seats: {} })
  })

  it('[RA-04 RA-06] a new session opens again with a player', () => {
    const table = live(game)
    table.does(`...
      chance ball 7
      ...
      pit-boss instruct-closing
      croupier announce-last`)
    for (const wheel of ['counter-clockwise', 'clockwise', 'counter-clockwise'])
      table.does(`croupier start
        croupier spin ${wheel}
        croupier no-more-bets
        chance ball 8
        ...`)
    table.does(`seat:1 leave
      croupier seal
      pit-boss open
      croupier start`)
    expect(table.refusal('croupier spin clockwise')).toEqual(['no-player-present', 'RA-04', {}])
  })

  it('[RA-07] as many players as the cloth is configured to hold, and no more', () => {
    const table = live(game, { config: { seats: 2 }, opening: 'open', seats: {} })
    expect(table.does('seat:1 sit ana')).toEqual([{ type: 'seat-taken', rule: 'RA-07', seat: 'seat:1' }])
    expect(table.refusal('seat:1 sit beto')).toEqual(['seat-taken', 'RA-07', {}])
    expect(table.offers('sit').length).toBe(1)
    table.does('seat:2 sit beto')
    expect(table.refusal('seat:3 sit carla')).toEqual(['no-such-seat', 'RA-07', { seats: 2 }])
    expect(table.offers('sit')).toEqual([])
  })

  it('[RA-47] a second table takes even chances only', () => {
    const table = live(game, { seats: {} })
    expect(table.refusal('seat:1 sit ana table=third')).toEqual(['no-second-table', 'RA-47', {}])
    table.does(`seat:1 sit ana table=second
      seat:1 buy 5000
      seat:1 take-denomination 100`)
    for (const on of ['straight:7', 'split:7-8', 'six-line:7-8-9-10-11-12', 'column:1', 'dozen:1'])
      expect(table.refusal(`seat:1 bet ${on} 100`)).toEqual(['second-table-even-chances-only', 'RA-47', {}])
    expect(table.offers('bet', 'seat:1').map((fields) => fields.on)).toEqual([
      { oneOf: ['red', 'black', 'even', 'odd', 'low', 'high'] },
    ])
    table.does('seat:1 bet red 100')
    expect(table.has('seat:1/stakes')).toBe(100)
  })

  it('[RA-48] no bet stands on the wheel, and trying it can be recorded', () => {
    const table = live(game)
    for (const on of ['wheel', 'wheel:17', 'cylinder'])
      expect(table.refusal(`seat:1 bet ${on} 1000`)?.[0]).toBe('no-such-bet')
    expect(table.does('croupier warn seat:1 bet-on-wheel')).toEqual([
      {
        type: 'warned',
        rule: 'RA-48',
        seat: 'seat:1',
        infraction: 'bet-on-wheel',
        by: 'croupier',
        to: ['seat:1'],
      },
    ])
  })
})
