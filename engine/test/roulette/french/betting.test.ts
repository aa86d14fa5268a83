import { rouletteFrench } from '@tapete/engine'
import { play } from '@tapete/engine/testkit'
import { describe, expect, it } from 'vitest'
import { CLOTH } from './cloth.js'
import { CHIPS, french } from './table.js'

const CLOSED = { code: 'betting-closed', rule: 'RF-08', params: {} }
const LATER = ['closed', 'collect', 'approve', 'pay', 'check']

describe('while bets are open', () => {
  it('[RF-06 RF-07] the start is announced', () => {
    const table = french({ opening: 'open' })
    expect(table.do('croupier start')).toEqual([
      { type: 'round-started', cite: 'RF-07', round: 1 },
      { type: 'said', cite: 'GEN-19', phrase: 'hagan su juego' },
    ])
    expect(table.no('croupier start')).toEqual({ code: 'round-in-progress', rule: 'RF-07', params: {} })
  })

  it('[RF-06] no bet is taken before the round is announced', () => {
    const table = french({ opening: 'open' })
    expect(table.no('seat:1 bet red 100')).toEqual(CLOSED)
    expect(table.offers('bet')).toEqual([])
  })

  it('[RF-06] bets are accepted before the spin, raised, lowered and taken back', () => {
    const table = french()
    const placed = (stake: number) => ({
      type: 'bet-placed',
      cite: 'RF-14',
      seat: 'seat:1',
      on: 'split:17-20',
      with: 'money',
      stake,
      transfers: [`seat:1 > seat:1/stakes ${stake}`],
    })
    const withdrawn = (stake: number) => ({
      ...placed(stake),
      type: 'bet-withdrawn',
      cite: 'GEN-23',
      transfers: [`seat:1/stakes > seat:1 ${stake}`],
    })
    expect(table.do('seat:1 bet split:17-20 1000')).toEqual([placed(1000)])
    expect(table.do('seat:1 bet split:17-20 500')).toEqual([placed(500)])
    expect(table.state.bets).toEqual([{ seat: 'seat:1', on: 'split:17-20', with: 'money', amount: 1500 }])
    expect(table.do('seat:1 withdraw split:17-20 600')).toEqual([withdrawn(600)])
    expect(table.do('croupier withdraw split:17-20 900 for=seat:1')).toEqual([withdrawn(900)])
    expect(table.state.bets).toEqual([])
    expect(table.balance('seat:1')).toBe(CHIPS)
  })

  it('[RF-06 RF-13 RF-16 RF-18 RF-24 RF-25] a bet cites the rule it stands on', () => {
    const table = french()
    for (const [on, { rule }] of CLOTH)
      expect({ on, rule: table.do(`seat:1 bet ${on} 100`)[0]?.cite }).toEqual({ on, rule })
  })

  it('[RF-07] bets are accepted while the ball runs, until «no más apuestas»', () => {
    play(
      rouletteFrench,
      '[RF-07 RF-08] a bet while the ball runs',
      `
      croupier spin clockwise
      seat:1 bet red 1000
      seat:1 bet red 500
      seat:1 withdraw red 300
      croupier no-more-bets
      seat:1 bet red 100             ! betting-closed
      seat:1 withdraw red 100        ! betting-closed
      chance ball 1
      ...
      = seat:1 +1200, bank -1200
      = bet seat:1 red +1200
      = phase idle`,
    )
  })
})

describe('after «no más apuestas»', () => {
  it('[RF-08] the croupier says it once the ball runs', () => {
    const table = french()
    const early = { code: 'not-now', rule: 'RF-08' }
    expect(table.offers('no-more-bets')).toEqual([])
    expect(table.no('croupier no-more-bets')).toEqual({
      ...early,
      params: { phase: 'betting', needs: ['spinning'] },
    })
    table.do('croupier spin clockwise')
    expect(table.offers('no-more-bets')).toEqual([{ by: 'croupier', do: 'no-more-bets', fields: {} }])
    expect(table.no('pit-boss no-more-bets')).toEqual({
      code: 'not-your-move',
      rule: 'RF-08',
      params: { by: ['croupier'] },
    })
    expect(table.do('croupier no-more-bets')).toEqual([{ type: 'said', cite: 'RF-08', phrase: 'no más apuestas' }])
    expect(table.no('croupier no-more-bets')).toEqual({ ...early, params: { phase: 'closed', needs: ['spinning'] } })
  })

  it.each(LATER)('[RF-08] in %s no bet is placed, raised, lowered, removed or called', (phase) => {
    const table = french()
    table.do('seat:1 bet straight:17 1000')
    table.until(phase, 17)
    if (phase !== 'check') table.state.bets.map((bet) => expect(bet.amount).toBe(1000))
    for (const line of [
      'seat:1 bet red 100',
      'seat:1 bet straight:17 100',
      'croupier bet red 100 for=seat:1',
      'seat:1 withdraw straight:17 500',
      'seat:1 withdraw straight:17 1000',
      'seat:1 call third 100',
      'croupier place-call third seat:1',
    ])
      expect(table.no(line)).toEqual(CLOSED)
    for (const name of ['bet', 'withdraw', 'call', 'place-call']) expect(table.offers(name)).toEqual([])
  })

  it('[RF-08] the phases of a bet refused: closed comes before every other reason', () => {
    const table = french()
    table.until('closed')
    expect(table.no('seat:1 bet nonsense 1 with=colour')).toEqual(CLOSED)
    expect(table.no('seat:2 bet red 100')).toEqual({ code: 'seat-empty', rule: 'GEN-24', params: { seat: 'seat:2' } })
  })

  it.each(LATER)(
    '[RF-09] in %s a late bet is void whatever its amount, and its chips stay with the player',
    (phase) => {
      const table = french()
      table.do('seat:1 bet straight:17 1000')
      table.until(phase, 17)
      const before = table.state
      for (const amount of [1, 777, 1_000_000_000])
        expect(table.do(`croupier late-bet straight:17 ${amount} seat:1`)).toEqual([
          { type: 'late-bet-returned', cite: 'RF-09', seat: 'seat:1', on: 'straight:17', stake: amount },
        ])
      expect(table.state).toEqual(before)
    },
  )

  it('[RF-09] only a bet after «no más apuestas» is late', () => {
    const table = french({ opening: 'open' })
    const no = { code: 'not-late', rule: 'RF-09', params: {} }
    expect(table.no('croupier late-bet red 100 seat:1')).toEqual(no)
    table.do('croupier start')
    expect(table.no('croupier late-bet red 100 seat:1')).toEqual(no)
    table.do('croupier spin clockwise')
    expect(table.no('croupier late-bet red 100 seat:1')).toEqual(no)
    expect(table.offers('late-bet')).toEqual([])
    table.do('croupier no-more-bets')
    const [offer] = table.offers('late-bet')
    expect(offer?.by).toBe('croupier')
    expect(offer?.fields.on).toEqual({ oneOf: expect.arrayContaining([...CLOTH.keys()]) })
    expect(offer?.fields.for).toEqual({ oneOf: ['seat:1'] })
    expect(table.no('seat:1 late-bet red 100 seat:1')).toEqual({
      code: 'not-your-move',
      rule: 'RF-09',
      params: { by: ['croupier'] },
    })
  })
})

describe('the moves of a round', () => {
  it('[RF-06 RF-08 RF-39 RF-41 RF-60] staff is asked for them in order', () => {
    const table = french({ opening: 'open' })
    table.do('pit-boss instruct-closing')
    expect(table.due()).toEqual(['croupier announce-last'])
    table.do('croupier announce-last')
    expect(table.due()).toEqual(['croupier start'])
    table.do('croupier start')
    expect(table.due()).toEqual(['croupier spin'])
    table.do('seat:1 call orphans 100')
    expect(table.due()).toEqual(['croupier place-call'])
    table.do('croupier spin clockwise')
    expect(table.due()).toEqual(['croupier place-call'])
    table.do('croupier place-call orphans seat:1')
    expect(table.due()).toEqual(['croupier no-more-bets'])
    table.do('croupier no-more-bets')
    expect(table.due()).toEqual(['chance ball'])
    table.do('chance ball 1')
    expect(table.due()).toEqual(['croupier collect'])
    table.do('croupier collect')
    expect(table.due()).toEqual(['pit-boss approve'])
    table.do('pit-boss approve')
    expect(table.due()).toEqual(['croupier pay'])
    table.do('croupier pay')
    expect(table.due()).toEqual(['croupier check-ball'])
    table.do('croupier check-ball faulty')
    expect(table.due()).toEqual(['pit-boss repaired'])
    table.do('pit-boss out-of-order')
    expect(table.due()).toEqual(['croupier give-back'])
  })

  it('[RF-39 RF-40 RF-41 RF-43 RF-60] and refused out of order', () => {
    const table = french()
    table.do('seat:1 bet red 100')
    const moves = {
      'croupier collect': ['RF-40', 'collect'],
      'pit-boss approve': ['RF-41', 'approve'],
      'croupier pay': ['RF-43', 'pay'],
      'croupier check-ball sound': ['RF-60', 'check'],
    } as const
    for (const phase of ['betting', ...LATER]) {
      table.until(phase, 1)
      for (const [line, [rule, needs]] of Object.entries(moves)) {
        const offered = table.offers(line.split(' ')[1] as string).length
        expect({ phase, line, offered }).toEqual({ phase, line, offered: needs === phase ? 1 : 0 })
        if (needs !== phase)
          expect(table.no(line)).toEqual({ code: 'not-now', rule, params: { phase, needs: [needs] } })
      }
    }
  })
})
