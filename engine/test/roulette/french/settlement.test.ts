import { rouletteFrench } from '@tapete/engine'
import { play } from '@tapete/engine/testkit'
import { describe, expect, it } from 'vitest'
import { POCKETS, touching } from './cloth.js'
import { CHIPS, french, type Start } from './table.js'

const TWO = { seats: { 'seat:1': CHIPS, 'seat:2': CHIPS } }

/** Bets in the order given, then what the croupier does on a number. */
const after = (pocket: number, bets: readonly string[], start: Start = TWO) => {
  const table = french(start)
  for (const bet of bets) table.do(bet)
  table.until('collect', pocket)
  return table
}

const cleared = (pocket: number, bets: readonly string[]): string[] =>
  after(pocket, bets)
    .do('croupier collect')
    .filter((event) => event.type === 'collected')
    .map((event) => `${event.seat} ${event.on}`)

describe('collecting', () => {
  it('[RF-39] losing bets are collected before winning ones are paid', () => {
    const table = french(TWO)
    table.do('seat:1 bet red 1000')
    table.do('seat:1 bet black 500')
    table.do('seat:2 bet straight:1 100')
    table.do('seat:2 bet dozen:3 200')
    const events = table.spin(1)
    expect(events.slice(5).map((event) => [event.type, event.cite, event.seat, event.on ?? event.amount])).toEqual([
      ['collected', 'RF-39', 'seat:1', 'black'],
      ['collected', 'RF-39', 'seat:2', 'dozen:3'],
      ['marker-removed', 'RF-38', undefined, undefined],
      ['payment-approved', 'RF-41', undefined, undefined],
      ['paid', 'RF-44', 'seat:1', 1000],
      ['paid', 'RF-44', 'seat:2', 3500],
      ['round-ended', 'RF-60', undefined, undefined],
    ])
    expect(events[5]).toEqual({
      type: 'collected',
      cite: 'RF-39',
      seat: 'seat:1',
      on: 'black',
      with: 'money',
      stake: 500,
      amount: 500,
      transfers: ['seat:1/stakes > bank 500'],
    })
  })

  it('[RF-39] nothing is paid before it', () => {
    const table = after(1, ['seat:1 bet red 1000'])
    expect(table.no('croupier pay')).toEqual({
      code: 'not-now',
      rule: 'RF-43',
      params: { phase: 'collect', needs: ['pay'] },
    })
  })

  it('[RF-40] columns, then even chances and dozens, then around the number, then the rest', () => {
    expect(
      cleared(17, [
        'seat:1 bet straight:1 100',
        'seat:1 bet street:34-35-36 100',
        'seat:1 bet straight:14 100',
        'seat:1 bet six-line:10-11-12-13-14-15 100',
        'seat:1 bet dozen:1 100',
        'seat:1 bet red 100',
        'seat:1 bet high 100',
        'seat:1 bet dozen:3 100',
        'seat:1 bet column:1 100',
        'seat:1 bet column:3 100',
      ]),
    ).toEqual([
      'seat:1 column:1',
      'seat:1 column:3',
      'seat:1 dozen:1',
      'seat:1 red',
      'seat:1 high',
      'seat:1 dozen:3',
      'seat:1 straight:14',
      'seat:1 six-line:10-11-12-13-14-15',
      'seat:1 straight:1',
      'seat:1 street:34-35-36',
    ])
  })

  it('[RF-40] two columns go with the columns, two dozens with the dozens', () => {
    expect(
      cleared(1, [
        'seat:1 bet straight:36 100',
        'seat:1 bet straight:0 100',
        'seat:1 bet two-dozens:2-3 100',
        'seat:1 bet two-columns:2-3 100',
      ]),
    ).toEqual(['seat:1 two-columns:2-3', 'seat:1 two-dozens:2-3', 'seat:1 straight:0', 'seat:1 straight:36'])
  })

  it('[RF-40] inside each step, seat by seat', () => {
    expect(
      cleared(17, [
        'seat:2 bet straight:1 100',
        'seat:2 bet column:1 100',
        'seat:1 bet straight:1 100',
        'seat:2 bet red 100',
        'seat:1 bet column:3 100',
        'seat:1 bet dozen:1 100',
      ]),
    ).toEqual([
      'seat:1 column:3',
      'seat:2 column:1',
      'seat:1 dozen:1',
      'seat:2 red',
      'seat:1 straight:1',
      'seat:2 straight:1',
    ])
  })

  it('[RF-40] around a number are the boxes that touch it, corner to corner included', () => {
    for (const pocket of POCKETS) {
      const others = POCKETS.filter((other) => other !== pocket)
      const far = others.filter((other) => !touching(pocket, other))
      const near = others.filter((other) => touching(pocket, other))
      const bets = [...far, ...near].map((other) => `seat:1 bet straight:${other} 100`)
      expect(cleared(pocket, bets)).toEqual([...near, ...far].map((other) => `seat:1 straight:${other}`))
    }
  })

  it.each([
    [0, ['split:3-6', 'street:1-2-3', 'corner:1-2-4-5', 'six-line:1-2-3-4-5-6'], ['split:4-5', 'street:4-5-6']],
    [1, ['split:0-3', 'street:0-2-3', 'split:4-7', 'split:2-3'], ['split:6-9', 'corner:7-8-10-11']],
    [35, ['corner:32-33-35-36'], []],
    [36, ['split:32-33', 'street:31-32-33', 'straight:35'], ['straight:31', 'split:28-31', 'straight:0']],
  ])('[RF-40] a bet lies around %i when any of its numbers does', (pocket, near, far) => {
    const losing = near.filter(
      (on) =>
        !on
          .slice(on.indexOf(':') + 1)
          .split('-')
          .includes(String(pocket)),
    )
    const bets = [...far, ...losing].map((on) => `seat:1 bet ${on} 100`)
    expect(cleared(pocket, bets)).toEqual([...losing, ...far].map((on) => `seat:1 ${on}`))
  })

  it('[RF-28 RF-40] on zero a chance that waits keeps its turn among the dozens', () => {
    const table = after(0, [
      'seat:1 bet straight:2 100',
      'seat:1 bet red 100',
      'seat:1 bet dozen:1 100',
      'seat:1 bet column:1 100',
    ])
    expect(table.do('croupier collect').map((event) => `${event.type} ${event.on}`)).toEqual([
      'collected column:1',
      'zero-decision-due red',
      'collected dozen:1',
      'collected straight:2',
      'marker-removed undefined',
    ])
  })

  it('[RF-39 RF-41] with nothing to pay, approval is skipped and the ball is checked', () => {
    const table = after(17, ['seat:1 bet straight:1 100'])
    expect(table.do('croupier collect').map((event) => event.type)).toEqual(['collected', 'marker-removed'])
    expect(table.state.phase).toBe('check')
    expect(table.state.play.tipWindow).toBe(true)
  })
})

describe('approval', () => {
  it('[RF-41] the pit boss sees every winning bet, cut by player, whatever its kind', () => {
    const table = after(
      17,
      ['seat:2 bet straight:17 100', 'seat:1 bet black 300', 'seat:2 bet dozen:2 200', 'seat:1 bet red 50'],
      {
        ...TWO,
        config: { chip: 50 },
      },
    )
    table.do('croupier collect')
    expect(table.state.phase).toBe('approve')
    expect(table.do('pit-boss approve')).toEqual([
      {
        type: 'payment-approved',
        cite: 'RF-41',
        counted: [
          { seat: 'seat:2', on: 'dozen:2', with: 'money', stake: 200, colour: null },
          { seat: 'seat:1', on: 'black', with: 'money', stake: 300, colour: null },
          { seat: 'seat:2', on: 'straight:17', with: 'money', stake: 100, colour: null },
        ],
      },
    ])
    expect(table.state.phase).toBe('pay')
  })

  it('[RF-41] nothing is paid without it, and the croupier cannot give it', () => {
    const table = after(1, ['seat:1 bet red 1000'])
    table.do('croupier collect')
    expect(table.no('croupier pay')).toEqual({
      code: 'not-now',
      rule: 'RF-43',
      params: { phase: 'approve', needs: ['pay'] },
    })
    expect(table.no('croupier approve')).toEqual({ code: 'not-your-move', rule: 'RF-41', params: { by: ['pit-boss'] } })
  })

  it('[RF-42] reductions count in straights of the winning number', () => {
    const bets = ['straight:17', 'split:17-20', 'street:16-17-18', 'corner:16-17-19-20', 'six-line:16-17-18-19-20-21']
    const areas = ['column:2', 'dozen:2', 'two-columns:1-2', 'two-dozens:1-2', 'black']
    const table = after(
      17,
      [...bets, ...areas].map((on) => `seat:1 bet ${on} 100`),
      { config: { reductions: true } },
    )
    table.do('croupier collect')
    const counted = table.do('pit-boss approve')[0]?.counted as { on: string; straights?: unknown }[]
    expect(Object.fromEntries(counted.map(({ on, straights }) => [on, straights]))).toEqual({
      'straight:17': { num: 3500, den: 35 },
      'split:17-20': { num: 1700, den: 35 },
      'street:16-17-18': { num: 1100, den: 35 },
      'corner:16-17-19-20': { num: 800, den: 35 },
      'six-line:16-17-18-19-20-21': { num: 500, den: 35 },
    })
    expect(counted.length).toBe(10)
  })

  it('[RF-42] and do not change what is paid', () => {
    const paid = (reductions: boolean) => {
      const table = french({ config: { reductions, chip: 1 } })
      for (const on of ['straight:17', 'split:17-20', 'street:16-17-18', 'corner:16-17-19-20'])
        table.do(`seat:1 bet ${on} 101`)
      for (const on of ['six-line:16-17-18-19-20-21', 'two-columns:1-2']) table.do(`seat:1 bet ${on} 101`)
      return table.spin(17).find((event) => event.type === 'paid')
    }
    expect(paid(true)).toEqual(paid(false))
    expect(paid(true)?.amount).toBe(101 * (35 + 17 + 11 + 8 + 5) + 50)
  })
})

describe('reductions of a stake outside the limits', () => {
  const reduced = (found: number, decision: string) => {
    const table = french({ config: { reductions: true, min: 500, max: 1000 } })
    table.until('collect', 17)
    table.do(`croupier find-bet six-line:16-17-18-19-20-21 ${found} seat:1`)
    table.do(decision)
    table.do('croupier collect')
    const counted = table.do('pit-boss approve')[0]?.counted as { straights?: unknown }[]
    return { straights: counted[0]?.straights, paid: table.do('croupier pay')[0]?.amount }
  }

  it('[RF-42 GEN-11] count what plays of it, which is what is paid', () => {
    const over = reduced(3000, 'croupier notify-room-head six-line:16-17-18-19-20-21 seat:1')
    expect(over).toEqual({ straights: { num: 5000, den: 35 }, paid: 5000 })
    const under = reduced(300, 'room-head authorise six-line:16-17-18-19-20-21 pay seat:1')
    expect(under).toEqual({ straights: { num: 1500, den: 35 }, paid: 1500 })
    const refused = reduced(300, 'room-head authorise six-line:16-17-18-19-20-21 refuse seat:1')
    expect(refused).toEqual({ straights: { num: 0, den: 35 }, paid: 0 })
  })
})

describe('paying', () => {
  it('[RF-43 RF-44] one player: a single payment, its parts in the regulated order', () => {
    const table = french()
    const order = [
      ['column:2', 2, 'RF-20', 200],
      ['dozen:2', 2, 'RF-21', 200],
      ['two-columns:1-2', 1, 'RF-22', 50],
      ['two-dozens:1-2', 1, 'RF-23', 50],
      ['black', 1, 'RF-25', 100],
      ['street:16-17-18', 11, 'RF-15', 1100],
      ['six-line:16-17-18-19-20-21', 5, 'RF-19', 500],
      ['corner:16-17-19-20', 8, 'RF-17', 800],
      ['split:17-20', 17, 'RF-14', 1700],
      ['straight:17', 35, 'RF-13', 3500],
    ] as const
    // Placed class by class from the last to the first, so that the order comes from the croupier.
    for (const index of [9, 7, 8, 5, 6, 4, 2, 3, 0, 1]) table.do(`seat:1 bet ${order[index]?.[0]} 100`)
    const paid = table.spin(17).filter((event) => event.type === 'paid')
    expect(paid).toEqual([
      {
        type: 'paid',
        cite: 'RF-44',
        seat: 'seat:1',
        amount: 8200,
        lines: order.map(([on, num, cite, amount]) => ({
          on,
          with: 'money',
          stake: 100,
          odds: { num, den: on.startsWith('two-') ? 2 : 1 },
          amount,
          void: false,
          cite,
        })),
        transfers: ['bank > seat:1 8200', ...order.map(() => 'seat:1/stakes > seat:1 100')],
      },
    ])
  })

  it.each([
    [['dozen:2', 'column:2'], 'straight:17'],
    [['two-dozens:1-2', 'two-columns:2-3'], 'black'],
    [['six-line:16-17-18-19-20-21', 'street:16-17-18'], 'corner:16-17-19-20'],
    [['split:16-17', 'corner:13-14-16-17'], 'straight:17'],
  ])('[RF-43] %j are of one class, in the order they lie, before %s', (same, next) => {
    const table = french()
    for (const on of [next, ...same]) table.do(`seat:1 bet ${on} 100`)
    const paid = table.spin(17).find((event) => event.type === 'paid')
    expect(paid?.lines).toMatchObject([...same, next].map((on) => ({ on })))
  })

  it('[RF-43 RF-44] the order is of the table: who has the bet of the first class is paid first, all at once', () => {
    const table = french({ seats: { 'seat:1': CHIPS, 'seat:2': CHIPS, 'seat:3': CHIPS } })
    table.do('seat:1 bet straight:17 100')
    table.do('seat:1 bet black 100')
    table.do('seat:3 bet black 100')
    table.do('seat:2 bet straight:17 100')
    table.do('seat:2 bet column:2 100')
    const paid = table.spin(17).filter((event) => event.type === 'paid')
    expect(paid.map((event) => [event.seat, event.amount])).toEqual([
      ['seat:2', 3700],
      ['seat:1', 3600],
      ['seat:3', 100],
    ])
  })

  it('[RF-43] within a class, seat by seat', () => {
    const table = french(TWO)
    table.do('seat:2 bet black 100')
    table.do('seat:1 bet black 100')
    const paid = table.spin(17).filter((event) => event.type === 'paid')
    expect(paid.map((event) => event.seat)).toEqual(['seat:1', 'seat:2'])
  })

  it('[RF-44 RF-45] payment and stake come back in money chips, and nothing stays on the cloth', () => {
    play(
      rouletteFrench,
      '[RF-44 RF-45] a straight, its split and red',
      `
      seats seat:1=10000
      seat:1 bet straight:1 100
      seat:1 bet split:1-2 200
      seat:1 bet red 1000
      ...
      chance ball 1
      ...
      = seat:1 +7900, bank -7900
      = bet seat:1 straight:1 +3500
      = bet seat:1 split:1-2 +3400
      = bet seat:1 red +1000
      = account seat:1 17900
      = account seat:1/stakes 0
      = events bet-placed, bet-placed, bet-placed, ball-thrown, said, ball-landed, said, marker-placed, marker-removed, payment-approved, paid, round-ended
      = phase idle`,
    )
  })
})
