import { describe, expect, it } from 'vitest'
import { AMERICANS } from './games.js'
import { live } from './live.js'

describe.each(AMERICANS)('$id: betting', ({ game, rules }) => {
  it('[RA-23] the play is announced, and bets are taken before the throw and while the ball runs', () => {
    const table = live(game, { opening: 'open' })
    expect(table.refusal('seat:1 bet red 1000')).toEqual(['betting-closed', 'RA-24', {}])
    expect(table.does('croupier start')).toEqual([
      { type: 'round-started', rule: 'RA-23', round: 1 },
      { type: 'said', rule: 'GEN-19', phrase: 'hagan su juego' },
    ])
    expect(table.refusal('croupier start')).toEqual(['round-in-progress', 'RA-23', {}])
    const placed = (amount: number) => ({
      type: 'bet-placed',
      rule: rules.evenChance,
      seat: 'seat:1',
      on: 'red',
      with: 'money',
      stake: amount,
      transfers: [`seat:1 > seat:1/stakes ${amount}`],
    })
    expect(table.does('seat:1 bet red 1000')).toEqual([placed(1000)])
    table.does('croupier spin clockwise')
    expect(table.does('seat:1 bet red 500')).toEqual([placed(500)])
    expect(table.does('seat:1 withdraw red 200')).toEqual([
      {
        type: 'bet-withdrawn',
        rule: 'GEN-23',
        seat: 'seat:1',
        on: 'red',
        with: 'money',
        stake: 200,
        transfers: ['seat:1/stakes > seat:1 200'],
      },
    ])
    expect(table.state().bets).toEqual([{ seat: 'seat:1', on: 'red', with: 'money', amount: 1300 }])
  })

  it('[RA-23] the ball cannot be thrown twice nor the bets closed before the throw', () => {
    const table = live(game)
    expect(table.refusal('croupier no-more-bets')).toEqual([
      'not-now',
      'RA-24',
      { phase: 'betting', needs: ['spinning'] },
    ])
    table.does('croupier spin clockwise')
    expect(table.refusal('croupier spin counter-clockwise')).toEqual([
      'not-now',
      'RA-23',
      { phase: 'spinning', needs: ['betting'] },
    ])
  })

  it('[RA-24] from «no más apuestas» to the end of the round no bet is placed, removed, lowered or raised', () => {
    const table = live(game)
    table.does(`seat:1 bet red 1000
      croupier spin clockwise`)
    const refusesAll = () => {
      for (const move of ['bet black 1000', 'bet red 1000', 'withdraw red 500', 'withdraw red 1000'])
        expect(table.refusal(`seat:1 ${move}`), table.state().phase).toEqual(['betting-closed', 'RA-24', {}])
      expect(table.refusal('croupier bet black 1000 for=seat:1')).toEqual(['betting-closed', 'RA-24', {}])
      expect([...table.offers('bet'), ...table.offers('withdraw')]).toEqual([])
    }
    expect(table.does('croupier no-more-bets')).toEqual([{ type: 'said', rule: 'RA-24', phrase: 'no más apuestas' }])
    const phases: string[] = []
    for (const move of ['chance ball 7', 'croupier collect', 'pit-boss approve', 'croupier pay']) {
      phases.push(table.state().phase)
      refusesAll()
      table.does(move)
    }
    phases.push(table.state().phase)
    refusesAll()
    table.does('croupier check-ball sound')
    refusesAll()
    expect(phases).toEqual(['closed', 'collect', 'approve', 'pay', 'check'])
  })

  it('[RA-24] at a table that is not open the same rule refuses the bet first', () => {
    const table = live(game, { opening: 'none' })
    expect(table.refusal('seat:1 bet red 1000')).toEqual(['table-not-open', 'RA-24', {}])
  })

  it('[RA-25] a late bet is void whatever its amount, and its chips return to the player', () => {
    const table = live(game, { seats: { 'seat:1': 5000 } })
    expect(table.refusal('croupier late-bet straight:17 1000 seat:1')).toEqual(['not-late', 'RA-25', {}])
    table.does(`croupier spin clockwise
      croupier no-more-bets`)
    const before = table.state()
    for (const amount of [1, 1000, 999_999_999])
      expect(table.does(`croupier late-bet straight:17 ${amount} seat:1`)).toEqual([
        { type: 'late-bet-returned', rule: 'RA-25', seat: 'seat:1', on: 'straight:17', stake: amount },
      ])
    expect(table.state()).toEqual(before)
    expect(table.refusal('croupier late-bet straight:17 1000 seat:2')).toEqual([
      'seat-empty',
      'GEN-24',
      { seat: 'seat:2' },
    ])
    expect(table.refusal('croupier late-bet two-columns:1-2 1000 seat:1')).toEqual([
      'no-such-bet',
      'RA-35',
      { on: 'two-columns:1-2' },
    ])
    table.does(`chance ball 17
      ...`)
    expect(table.has('seat:1')).toBe(5000)
    expect(table.refusal('croupier late-bet straight:17 1000 seat:1')).toEqual(['not-late', 'RA-25', {}])
  })

  it('[RA-35] there is no bet on two columns nor on two dozens', () => {
    const table = live(game)
    for (const on of ['two-columns:1-2', 'two-columns:2-3', 'two-dozens:1-2', 'two-dozens:2-3', 'two-columns:1-3'])
      expect(table.refusal(`seat:1 bet ${on} 1000`)).toEqual(['no-such-bet', 'RA-35', { on }])
    expect(game.bets(table.state().config).filter((bet) => bet.kind.startsWith('two-'))).toEqual([])
  })

  it('knows the limits of each kind of bet of its cloth', () => {
    const kinds = ['straight', 'split', 'street', 'corner', 'six-line', 'column', 'dozen', 'even-chance']
    const own = game.id === 'roulette-american-00' ? [...kinds, 'special-line'] : kinds
    const table = live(game, { config: { min: 500, limits: { column: { min: 1000, max: 2000 } } } })
    expect(Object.keys(table.state().limits).sort()).toEqual(own.sort())
    expect(table.refusal('seat:1 bet column:1 500')).toEqual(['under-minimum', 'GEN-10', { min: 1000, stake: 500 }])
    expect(table.refusal('seat:1 bet column:1 2100')).toEqual(['over-maximum', 'GEN-09', { max: 2000, stake: 2100 }])
    expect(table.refusal('seat:1 bet dozen:1 400')).toEqual(['under-minimum', 'GEN-10', { min: 500, stake: 400 }])
  })
})
