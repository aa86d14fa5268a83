import { configure, rouletteFrench } from '@tapete/engine'
import { describe, expect, it } from 'vitest'
import { CHANCES, CLOTH, contiguous, netOn, PAIRS, POCKETS, SPLITS } from './cloth.js'
import { CHIPS, french } from './table.js'

const STAKE = 200

const bets = () => {
  const configured = configure(rouletteFrench.settings)
  if (!configured.ok) throw new Error(configured.why)
  return rouletteFrench.bets(configured.config)
}

const count = (kind: string): number => bets().filter((spot) => spot.kind === kind).length

/** Net of one bet on one number through the engine, a zero answered with half. */
const play = (from: ReturnType<typeof french>['state'], on: string, pocket: number): ReturnType<typeof french> => {
  const table = french({ from })
  table.do(`seat:1 bet ${on} ${STAKE}`)
  table.spin(pocket)
  if (table.state.bets.length > 0) table.do(`seat:1 zero ${on} half`)
  return table
}

const every = (kind: string) => [...CLOTH].filter(([, printed]) => printed.kind === kind)

/** Plays every bet of a kind on every number, against the table printed in the regulation. */
const paysAsPrinted = (kind: string): void => {
  const { state } = french()
  for (const [on, printed] of every(kind))
    for (const pocket of POCKETS) {
      const table = play(state, on, pocket)
      const net = netOn(printed, STAKE, pocket)
      expect({ on, pocket, net: table.net('seat:1') }).toEqual({ on, pocket, net })
      expect(table.balance('seat:1')).toBe(CHIPS + net)
      expect(table.balance('bank')).toBe(net === 0 ? 0 : -net)
      expect(table.balance('seat:1/stakes')).toBe(0)
      expect(table.state.bets).toEqual([])
    }
}

describe('the cloth', () => {
  it('[RF-13 RF-14 RF-15 RF-16 RF-17 RF-18 RF-19 RF-20 RF-21 RF-22 RF-23 RF-24 RF-25] holds the printed bets, no other', () => {
    const listed = bets().map((spot) => [
      spot.id,
      { kind: spot.kind, covers: spot.covers.map(Number), pays: spot.pays, rule: spot.cite },
    ])
    expect(listed.length).toBe(161)
    expect(Object.fromEntries(listed)).toEqual(Object.fromEntries(CLOTH))
    for (const spot of bets()) {
      expect(spot.covers.every((number) => typeof number === 'string')).toBe(true)
      expect(spot.shares).toEqual(spot.kind === 'even-chance' ? [{ num: 1, den: 2 }] : undefined)
    }
  })

  it.each([
    ['[RF-13] 37 straights', 'straight', 37],
    ['[RF-14] 60 splits: 57 among 1 to 36, and 3 with the zero', 'split', 60],
    ['[RF-15 RF-16] 14 streets: 12 rows, and 2 with the zero', 'street', 14],
    ['[RF-17 RF-18] 23 corners: 22 among 1 to 36, and 0-1-2-3', 'corner', 23],
    ['[RF-19] 11 six-lines', 'six-line', 11],
    ['[RF-20] 3 columns', 'column', 3],
    ['[RF-21] 3 dozens', 'dozen', 3],
    ['[RF-22 RF-24] 2 pairs of columns', 'two-columns', 2],
    ['[RF-23 RF-24] 2 pairs of dozens', 'two-dozens', 2],
    ['[RF-25] 6 even chances', 'even-chance', 6],
  ])('%s', (_, kind, expected) => {
    expect(count(kind)).toBe(expected)
    expect(every(kind).length).toBe(expected)
  })

  it('[RF-06 RF-13] every bet of the cloth is offered to a player, each once', () => {
    const offered = french()
      .offers('bet')
      .filter((option) => option.by === 'seat:1')
    const spots = offered.flatMap((option) => (option.fields.on as { oneOf: string[] }).oneOf)
    expect([...spots].sort()).toEqual([...CLOTH.keys()].sort())
    for (const option of offered) {
      expect(option.fields.amount).toEqual({ min: 100, max: CHIPS, step: 100 })
      expect(option.fields.with).toEqual({ oneOf: ['money'], optional: true })
    }
  })
})

describe('what is not on the cloth', () => {
  it('[RF-14] of the 666 pairs of numbers only the 60 contiguous ones are a split', () => {
    const table = french()
    expect(PAIRS.length).toBe(666)
    expect(SPLITS.filter(([a]) => a === 0)).toEqual([
      [0, 1],
      [0, 2],
      [0, 3],
    ])
    for (const [a, b] of PAIRS)
      if (contiguous(a, b)) expect(table.do(`seat:1 bet split:${a}-${b} 100`)[0]?.cite).toBe('RF-14')
      else
        expect(table.no(`seat:1 bet split:${a}-${b} 100`)).toEqual({
          code: 'no-such-bet',
          rule: 'RF-49',
          params: { on: `split:${a}-${b}` },
        })
    expect(table.state.bets.length).toBe(60)
  })

  it('[RF-14] a split has one spelling', () => {
    expect(french().no('seat:1 bet split:2-1 100').code).toBe('no-such-bet')
  })

  it('[RF-15 RF-16] of the 7770 triples only the twelve rows and 0-1-2, 0-2-3 are a street', () => {
    const table = french()
    const accepted = PAIRS.flatMap(([a, b]) =>
      POCKETS.filter((c) => c > b)
        .map((c) => `street:${a}-${b}-${c}`)
        .filter((on) => rouletteFrench.step(table.state, { by: 'seat:1', do: 'bet', on, amount: 100 }).ok),
    )
    expect(accepted).toEqual([
      'street:0-1-2',
      'street:0-2-3',
      'street:1-2-3',
      'street:4-5-6',
      'street:7-8-9',
      'street:10-11-12',
      'street:13-14-15',
      'street:16-17-18',
      'street:19-20-21',
      'street:22-23-24',
      'street:25-26-27',
      'street:28-29-30',
      'street:31-32-33',
      'street:34-35-36',
    ])
  })

  it('[RF-17 RF-18] a corner is a square of four boxes, or the first four', () => {
    const table = french()
    const accepted = POCKETS.flatMap((first) =>
      PAIRS.filter(([a]) => a > first).flatMap(([a, b]) =>
        POCKETS.filter((c) => c > b && c <= first + 6)
          .map((c) => `corner:${first}-${a}-${b}-${c}`)
          .filter((on) => rouletteFrench.step(table.state, { by: 'seat:1', do: 'bet', on, amount: 100 }).ok),
      ),
    )
    expect(accepted.length).toBe(23)
    expect(accepted[0]).toBe('corner:0-1-2-3')
    expect(accepted).not.toContain('corner:3-4-6-7')
  })

  it('[RF-19] a six-line begins at the left of a row and needs a row below', () => {
    const table = french()
    const lines = POCKETS.filter((from) => {
      const on = `six-line:${[0, 1, 2, 3, 4, 5].map((step) => from + step).join('-')}`
      return rouletteFrench.step(table.state, { by: 'seat:1', do: 'bet', on, amount: 100 }).ok
    })
    expect(lines).toEqual([1, 4, 7, 10, 13, 16, 19, 22, 25, 28, 31])
  })

  it.each(['two-columns:1-3', 'two-columns:3-1', 'two-columns:2-1', 'two-columns:1-1', 'two-columns:3-4'])(
    '[RF-24] the chip goes on the line two columns share: %s is refused',
    (on) => expect(french().no(`seat:1 bet ${on} 100`)).toEqual({ code: 'no-such-bet', rule: 'RF-49', params: { on } }),
  )

  it.each(['two-dozens:1-3', 'two-dozens:3-1', 'two-dozens:2-1', 'two-dozens:2-2', 'two-dozens:3-4'])(
    '[RF-24] the chip goes on the line two dozens share: %s is refused',
    (on) => expect(french().no(`seat:1 bet ${on} 100`)).toEqual({ code: 'no-such-bet', rule: 'RF-49', params: { on } }),
  )

  it.each([
    'straight:37',
    'straight:00',
    'column:4',
    'column:0',
    'dozen:4',
    'special-line:0-00-1-2-3',
    'green',
    'special',
  ])('[RF-49] %s does not exist here', (on) =>
    expect(french().no(`seat:1 bet ${on} 100`)).toEqual({ code: 'no-such-bet', rule: 'RF-49', params: { on } }),
  )
})

describe('every number against every bet', () => {
  it('[RF-13] straights pay 35 to 1', () => paysAsPrinted('straight'))
  it('[RF-14] splits pay 17 to 1', () => paysAsPrinted('split'))
  it('[RF-15 RF-16] streets pay 11 to 1, those of the zero too', () => paysAsPrinted('street'))
  it('[RF-17 RF-18] corners pay 8 to 1, that of the zero too', () => paysAsPrinted('corner'))
  it('[RF-19] six-lines pay 5 to 1', () => paysAsPrinted('six-line'))
  it('[RF-20] columns pay 2 to 1', () => paysAsPrinted('column'))
  it('[RF-21] dozens pay 2 to 1', () => paysAsPrinted('dozen'))
  it('[RF-22] two columns pay 1 to 2', () => paysAsPrinted('two-columns'))
  it('[RF-23] two dozens pay 1 to 2', () => paysAsPrinted('two-dozens'))
  it('[RF-25 RF-26 RF-27 RF-28] even chances pay 1 to 1 and lose half on zero', () => paysAsPrinted('even-chance'))

  it('[RF-13 RF-33 RF-34] with a chip on every bet of the cloth, each settles on its own', () => {
    for (const pocket of POCKETS) {
      const table = french()
      for (const on of CLOTH.keys()) table.do(`seat:1 bet ${on} ${STAKE}`)
      table.spin(pocket)
      for (const chance of Object.keys(CHANCES)) if (pocket === 0) table.do(`seat:1 zero ${chance} half`)
      const total = [...CLOTH.values()].reduce((sum, printed) => sum + netOn(printed, STAKE, pocket), 0)
      expect({ pocket, net: table.net('seat:1') }).toEqual({ pocket, net: total })
      expect(table.balance('seat:1')).toBe(CHIPS + total)
    }
  })

  it('[RF-13 RF-20 RF-22 RF-25] over the 37 numbers the bank keeps one stake in 37, half of one on even chances', () => {
    const { state } = french()
    for (const [on, { kind }] of CLOTH) {
      const total = POCKETS.reduce((sum, pocket) => sum + play(state, on, pocket).net('seat:1'), 0)
      expect({ on, total }).toEqual({ on, total: kind === 'even-chance' ? -STAKE / 2 : -STAKE })
    }
  })
})

describe('numbers of the even chances', () => {
  it('[RF-26] eighteen reds and eighteen blacks, no number both, the zero neither', () => {
    const covers = (id: string) =>
      bets()
        .find((spot) => spot.id === id)
        ?.covers.map(Number)
    expect(covers('red')).toEqual(CHANCES.red)
    expect(covers('black')).toEqual(CHANCES.black)
    expect([...(CHANCES.red ?? []), ...(CHANCES.black ?? [])].sort((a, b) => a - b)).toEqual(POCKETS.slice(1))
  })

  it('[RF-27] even and odd, low and high as listed; 0 belongs to none', () => {
    const covers = (id: string) =>
      bets()
        .find((spot) => spot.id === id)
        ?.covers.map(Number)
    for (const chance of ['even', 'odd', 'low', 'high']) {
      expect(covers(chance)).toEqual(CHANCES[chance])
      expect(covers(chance)).not.toContain(0)
    }
  })
})

describe('odd stakes, where the chip is one unit', () => {
  it.each([
    ['[RF-22] two columns', 'two-columns:1-2', 'RF-22', 1],
    ['[RF-23] two dozens', 'two-dozens:2-3', 'RF-23', 36],
  ])('%s: 101 wins 50', (_, on, rule, pocket) => {
    const table = french({ config: { chip: 1 } })
    table.do(`seat:1 bet ${on} 101`)
    expect(table.spin(pocket).find((event) => event.type === 'paid')).toEqual({
      type: 'paid',
      cite: 'RF-44',
      seat: 'seat:1',
      amount: 50,
      lines: [{ on, with: 'money', stake: 101, odds: { num: 1, den: 2 }, amount: 50, void: false, cite: rule }],
      transfers: ['bank > seat:1 50', 'seat:1/stakes > seat:1 101'],
    })
  })

  it('[RF-22 RF-23] a stake of 1 wins nothing and comes back', () => {
    const table = french({ config: { chip: 1 } })
    table.do('seat:1 bet two-columns:1-2 1')
    table.do('seat:1 bet two-dozens:1-2 1')
    table.spin(1)
    expect(table.balance('seat:1')).toBe(CHIPS)
    expect(table.balance('bank')).toBe(0)
  })

  it('[RF-22 RF-23] where exact multiples are asked for, an odd stake at 1 to 2 is refused', () => {
    const table = french({ config: { chip: 1, exactMultiples: true } })
    for (const on of ['two-columns:1-2', 'two-dozens:1-2'])
      expect(table.no(`seat:1 bet ${on} 101`)).toEqual({ code: 'not-whole-chips', rule: 'GEN-03', params: { step: 2 } })
    table.do('seat:1 bet two-columns:1-2 102')
    table.do('seat:1 bet column:1 101')
  })
})
