import { type Json, rouletteAmerican, rouletteAmerican00 } from '@tapete/engine'
import { describe, expect, it } from 'vitest'
import { BOXES, BOXES_00, type Box, CLOTH, CLOTH_00, contact, POCKETS, POCKETS_00 } from './cloth.js'
import { AMERICANS } from './games.js'
import { live, type Told } from './live.js'

/** The bets a croupier may count in straights of the number. */
const PARTIAL = ['straight', 'split', 'street', 'corner', 'six-line', 'special-line']

const GAMES = [
  { id: 'roulette-american', game: rouletteAmerican, cloth: CLOTH, pockets: POCKETS, boxes: BOXES },
  { id: 'roulette-american-00', game: rouletteAmerican00, cloth: CLOTH_00, pockets: POCKETS_00, boxes: BOXES_00 },
]

describe.each(GAMES)('$id: collecting', ({ game, cloth, pockets, boxes }) => {
  const STEPS = ['around', 'columns', 'chances', 'rest']

  /** Around the winner lies what touches a number that touches it, were it at a point. */
  const stepOf = (box: Box, pocket: string): string => {
    if (box.kind === 'column') return 'columns'
    if (box.kind === 'dozen' || box.kind === 'even-chance') return 'chances'
    const touches = (number: string) => contact(boxes.get(number) as never, boxes.get(pocket) as never) !== undefined
    return box.covers.some(touches) ? 'around' : 'rest'
  }

  it.each(pockets)('[RA-40] on %s: around the number, columns, even chances and dozens, the rest', (pocket) => {
    const table = live(game)
    table.does('seat:1 take-denomination 100')
    // Placed from the last to the first, so that no order of the cloth can pass for the order of collecting.
    const placed = [...cloth].reverse()
    for (const box of placed) table.does(`seat:1 bet ${box.id} 100`)
    table.does(`...
      chance ball ${pocket}`)
    const cleared = table.does('croupier collect').filter((event) => ['collected', 'halved'].includes(event.type))
    const losers = placed.filter((box) => !box.covers.includes(pocket))
    const expected = STEPS.flatMap((step) => losers.filter((box) => stepOf(box, pocket) === step).map((box) => box.id))
    expect(cleared.map((event) => event.on)).toEqual(expected)
  })

  it('[RA-40] within a step the players are cleared in the order of their seats', () => {
    const table = live(game, { seats: { 'seat:1': 1000, 'seat:2': 1000, 'seat:3': 1000 } })
    table.does(`seat:3 bet column:1 100
      seat:1 bet dozen:1 100
      seat:2 bet column:1 100
      seat:3 bet black 100
      seat:1 bet column:1 100
      ...
      chance ball 36`)
    expect(
      table
        .does('croupier collect')
        .filter((event) => event.type === 'collected')
        .map((event) => `${event.seat} ${event.on}`),
    ).toEqual(['seat:1 column:1', 'seat:2 column:1', 'seat:3 column:1', 'seat:1 dozen:1', 'seat:3 black'])
  })
})

const linesOf = (payment: Told) => (payment.lines as { on: string }[]).map((line) => line.on)

describe.each(AMERICANS)('$id: paying', ({ game, rules }) => {
  const won = (colour = true) => {
    const table = live(game)
    table.does(`${colour ? 'seat:1 take-colour blue 100 20000' : 'seat:1 take-denomination 100'}
      seat:1 bet red 100${colour ? ' with=colour' : ''}
      ...
      chance ball 7`)
    return table
  }

  it('[RA-40] collecting comes first, and each step in its turn', () => {
    const table = won()
    const early = (move: string) => table.refusal(move)?.[0]
    expect(table.refusal('croupier pay')).toEqual(['not-now', rules.payOrder, { phase: 'collect', needs: ['pay'] }])
    expect(table.refusal('pit-boss approve')).toEqual(['not-now', 'RA-41', { phase: 'collect', needs: ['approve'] }])
    expect(early('croupier check-ball sound')).toBe('not-now')
    table.does('croupier collect')
    expect(table.refusal('croupier collect')).toEqual(['not-now', 'RA-40', { phase: 'approve', needs: ['collect'] }])
    expect(table.refusal('croupier pay')).toEqual(['not-now', rules.payOrder, { phase: 'approve', needs: ['pay'] }])
    expect(table.due()).toEqual(['pit-boss approve'])
  })

  it('[RA-41] the pit boss sees every winning stake counted by colour, and approves', () => {
    const table = live(game, { seats: { 'seat:1': 1_000_000, 'seat:2': 1_000_000 } })
    table.does(`seat:1 take-colour blue 500 20000
      seat:2 take-denomination 100
      seat:2 bet straight:7 200
      seat:1 bet straight:7 500 with=colour
      seat:1 bet red 300
      seat:1 bet black 1000 with=colour
      seat:2 bet column:1 400
      ...
      chance ball 7
      croupier collect`)
    expect(table.refusal('croupier approve')).toEqual(['not-your-move', 'RA-41', { by: ['pit-boss'] }])
    expect(table.does('pit-boss approve')).toEqual([
      {
        type: 'payment-approved',
        rule: 'RA-41',
        counted: [
          { seat: 'seat:1', on: 'red', with: 'money', stake: 300, colour: 'blue' },
          { seat: 'seat:1', on: 'straight:7', with: 'colour', stake: 500, colour: 'blue' },
          { seat: 'seat:2', on: 'column:1', with: 'money', stake: 400, colour: null },
          { seat: 'seat:2', on: 'straight:7', with: 'money', stake: 200, colour: null },
        ],
      },
    ])
  })

  it('[RA-41] with nothing won there is nothing to approve', () => {
    const table = live(game)
    table.does(`seat:1 bet black 100
      ...
      chance ball 7
      croupier collect`)
    expect(table.state().phase).toBe('check')
    expect(table.refusal('pit-boss approve')).toEqual(['not-now', 'RA-41', { phase: 'check', needs: ['approve'] }])
  })

  it('[RA-42 RA-43] one payment a player, its bets in order: columns, even chances, dozens, lines and on to the straight', () => {
    const table = live(game, { seats: { 'seat:1': 1_000_000, 'seat:2': 1_000_000 } })
    const order = [
      'column:1',
      'red',
      'odd',
      'low',
      'dozen:1',
      'six-line:7-8-9-10-11-12',
      'street:7-8-9',
      'corner:7-8-10-11',
      'split:7-8',
      'straight:7',
    ]
    table.does(`seat:2 take-denomination 1000
      seat:2 bet straight:7 1000
      seat:2 bet column:1 1000
      seat:1 take-denomination 100`)
    for (const on of ['red', 'odd', 'low', ...order.filter((each) => !['red', 'odd', 'low'].includes(each)).reverse()])
      table.does(`seat:1 bet ${on} 100`)
    table.does(`...
      chance ball 7
      croupier collect
      pit-boss approve`)
    const events = table.does('croupier pay')
    expect(events.map((event) => [event.type, event.rule, event.seat, event.amount])).toEqual([
      ['paid', 'RA-43', 'seat:1', 200 + 3 * 100 + 200 + 500 + 1100 + 800 + 1700 + 3500],
      ['paid', 'RA-43', 'seat:2', 37_000],
    ])
    expect(events.map(linesOf)).toEqual([order, ['column:1', 'straight:7']])
    expect(events[0]?.transfers).toEqual(['bank > seat:1 8300', ...order.map(() => 'seat:1/stakes > seat:1 100')])
  })

  it('[RA-43] each line of the payment tells its stake, odds, amount and rule', () => {
    const table = won(false)
    table.does(`croupier collect
      pit-boss approve`)
    expect(table.does('croupier pay')).toEqual([
      {
        type: 'paid',
        rule: 'RA-43',
        seat: 'seat:1',
        amount: 100,
        lines: [
          {
            on: 'red',
            with: 'money',
            stake: 100,
            odds: { num: 1, den: 1 },
            amount: 100,
            void: false,
            cite: rules.evenChance,
          },
        ],
        transfers: ['bank > seat:1 100', 'seat:1/stakes > seat:1 100'],
      },
    ])
  })

  const paid = (setup: string, pocket = '17') => {
    const table = live(game)
    table.does(`${setup}
      ...
      chance ball ${pocket}
      croupier collect
      pit-boss approve`)
    return { table, transfers: table.does('croupier pay')[0]?.transfers }
  }

  it('[RA-44] a player with a colour is paid in it', () => {
    const { table, transfers } = paid(`seat:1 take-colour blue 100 5000
      seat:1 bet straight:17 200 with=colour`)
    expect(transfers).toEqual(['bank > seat:1/colour 7000', 'seat:1/stakes > seat:1/colour 200'])
    expect(table.has('seat:1/colour')).toBe(12_000)
  })

  it('[RA-44] or in money, as the player asks', () => {
    const { transfers } = paid(`seat:1 take-colour blue 100 5000
      seat:1 paid-in money
      seat:1 bet straight:17 200 with=colour`)
    expect(transfers).toEqual(['bank > seat:1 7000', 'seat:1/stakes > seat:1/colour 200'])
  })

  it('[RA-44] a stake in money returns in money, what it won in colour', () => {
    const { transfers } = paid(`seat:1 take-colour blue 100 5000
      seat:1 bet black 200`)
    expect(transfers).toEqual(['bank > seat:1/colour 200', 'seat:1/stakes > seat:1 200'])
  })

  it('[RA-22 RA-44] the last chip of the colour may go into a payment; one more, and it is made in money (R-29)', () => {
    const exact = paid(`seat:1 take-colour blue 100 13000
      seat:1 bet straight:17 200 with=colour`)
    expect(exact.transfers).toEqual(['bank > seat:1/colour 7000', 'seat:1/stakes > seat:1/colour 200'])
    expect(exact.table.has('seat:1/colour')).toBe(20_000)
    const over = paid(`seat:1 take-colour blue 100 13100
      seat:1 bet straight:17 200 with=colour`)
    expect(over.transfers).toEqual(['bank > seat:1 7000', 'seat:1/stakes > seat:1/colour 200'])
    const tipped = paid(`seat:1 take-colour blue 100 13100
      seat:1 tip-colour 100
      seat:1 bet straight:17 200 with=colour`)
    expect(tipped.transfers).toEqual(over.transfers)
  })

  it('[RA-22 GEN-12] an excess over the maximum that makes no whole chip goes back in money (R-29)', () => {
    const play = (pocket: string, bets: string) => {
      const table = live(game, { config: { max: 2000 } })
      table.does(`seat:1 take-colour blue 500 5000
        ${bets}
        croupier spin clockwise
        croupier no-more-bets
        croupier find-bet red 700 seat:1
        chance ball ${pocket}
        croupier notify-room-head red seat:1`)
      return { events: table.does('croupier collect'), table }
    }
    const MIXED = 'seat:1 bet red 100\nseat:1 bet red 1500 with=colour'
    const lost = play('2', MIXED)
    expect(lost.events.filter((event) => event.type === 'collected').map((event) => event.transfers)).toEqual([
      ['seat:1/stakes > bank 800'],
      ['seat:1/stakes > bank 1200', 'seat:1/stakes > seat:1 300'],
    ])
    expect(lost.table.has('seat:1/colour')).toBe(3500)
    const zero = play('0', MIXED)
    expect(zero.table.has('seat:1/colour') % 500).toBe(0)
    const whole = play('2', 'seat:1 bet red 300\nseat:1 bet red 1500 with=colour')
    expect(whole.table.has('seat:1/colour')).toBe(4000)
  })

  it('[RA-44] a payment the unit cannot make is made in money (R-29)', () => {
    const { transfers } = paid(`seat:1 take-colour blue 500 5000
      seat:1 bet black 500 with=colour
      seat:1 bet dozen:2 100`)
    expect(transfers).toEqual(['bank > seat:1 700', 'seat:1/stakes > seat:1/colour 500', 'seat:1/stakes > seat:1 100'])
  })

  it('[RA-44] a player without a colour is paid in money', () => {
    const { transfers } = paid(`seat:1 take-denomination 100
      seat:1 bet straight:17 200`)
    expect(transfers).toEqual(['bank > seat:1 7000', 'seat:1/stakes > seat:1 200'])
  })

  it('[RA-44] the choice of chips belongs to who has a colour', () => {
    const table = live(game)
    expect(table.refusal('seat:1 paid-in money')).toEqual(['no-colour', 'RA-13', {}])
    expect(table.refusal('seat:2 paid-in money')).toEqual(['seat-empty', 'GEN-24', { seat: 'seat:2' }])
    expect(table.offers('paid-in')).toEqual([])
    table.does('seat:1 take-colour blue 100 1000')
    expect(table.offers('paid-in', 'seat:1')).toEqual([{ chips: { oneOf: ['money'] } }])
    expect(table.refusal('seat:1 paid-in coupons')).toEqual(['no-such-chips', 'RA-44', {}])
    expect(table.refusal('seat:1 paid-in colour')).toEqual(['already-so', 'RA-44', {}])
    expect(table.does('seat:1 paid-in money')).toEqual([
      { type: 'payment-chips-chosen', rule: 'RA-44', seat: 'seat:1', chips: 'money' },
    ])
    expect(table.offers('paid-in', 'seat:1')).toEqual([{ chips: { oneOf: ['colour'] } }])
    expect(table.does('seat:1 paid-in colour')).toEqual([
      { type: 'payment-chips-chosen', rule: 'RA-44', seat: 'seat:1', chips: 'colour' },
    ])
  })

  it('[RA-45] over every pocket, an inside bet counted in straights is paid as printed, and as it was counted', () => {
    const { cloth, pockets } = GAMES.find((each) => each.game === game) as (typeof GAMES)[number]
    for (const pocket of pockets) {
      const inside = cloth.filter((box) => box.covers.includes(pocket) && PARTIAL.includes(box.kind))
      const table = live(game, { config: { reductions: true } })
      table.does('seat:1 take-colour blue 100 20000')
      for (const box of inside) table.does(`seat:1 bet ${box.id} 300 with=colour`)
      table.does(`...
        chance ball ${pocket}
        croupier collect`)
      const counted = (table.does('pit-boss approve')[0]?.counted ?? []) as { on: string; straights: Json }[]
      const [paid] = table.does('croupier pay')
      const lines = (paid?.lines ?? []) as { on: string; amount: number }[]
      const onto = (on: string) => inside.find((box) => box.id === on)?.pays ?? 0
      expect(lines).toHaveLength(inside.length)
      for (const { on, amount } of lines) expect(amount, `${on} on ${pocket}`).toBe(300 * onto(on))
      expect(counted.map(({ on, straights }) => [on, straights])).toEqual(
        lines.map(({ on, amount }) => [on, { num: amount, den: 35 }]),
      )
      expect(paid?.amount).toBe(inside.reduce((total, box) => total + 300 * box.pays, 0))
    }
  })

  it('[RA-45] counted in straights or not, the payment is the same', () => {
    const play = (reductions: boolean) => {
      const table = live(game, { config: { reductions } })
      table.does(`seat:1 take-denomination 100
        seat:1 bet straight:17 100
        seat:1 bet split:17-20 300
        seat:1 bet corner:16-17-19-20 100
        seat:1 bet six-line:16-17-18-19-20-21 100
        seat:1 bet black 100
        ...
        chance ball 17
        croupier collect`)
      const [approved] = table.does('pit-boss approve')
      const counted = approved?.counted as { on: string; straights?: unknown }[]
      const straights = counted.map((each) => [each.on, each.straights])
      return { straights, amount: table.does('croupier pay')[0]?.amount }
    }
    expect(play(true)).toEqual({
      straights: [
        ['black', undefined],
        ['six-line:16-17-18-19-20-21', { num: 500, den: 35 }],
        ['corner:16-17-19-20', { num: 800, den: 35 }],
        ['split:17-20', { num: 5100, den: 35 }],
        ['straight:17', { num: 3500, den: 35 }],
      ],
      amount: 3500 + 5100 + 800 + 500 + 100,
    })
    expect(play(false)).toEqual({
      straights: [
        ['black', undefined],
        ['six-line:16-17-18-19-20-21', undefined],
        ['corner:16-17-19-20', undefined],
        ['split:17-20', undefined],
        ['straight:17', undefined],
      ],
      amount: 10_000,
    })
  })

  it('[RA-41 GEN-41] the payment of a winner may be held from the collection until it is made', () => {
    const table = won()
    expect(table.refusal('pit-boss hold seat:1')).toEqual(['nothing-to-hold', 'GEN-41', {}])
    table.does('croupier collect')
    expect(table.offers('hold')).toEqual([{ seat: { oneOf: ['seat:1'] } }])
    table.does('pit-boss approve')
    expect(table.offers('hold')).toEqual([{ seat: { oneOf: ['seat:1'] } }])
    table.does('pit-boss hold seat:1')
    const [payment] = table.does('croupier pay')
    expect(payment?.transfers).toEqual([
      expect.stringMatching(/^bank > hold:\d+ 100$/),
      'seat:1/stakes > seat:1/colour 100',
    ])
    expect(table.refusal('pit-boss hold seat:1')).toEqual(['nothing-to-hold', 'GEN-41', {}])
  })

  it('[RA-42 GEN-13 GEN-14] waits for the room head where a stake lay outside the limits', () => {
    const table = live(game, { config: { min: 500, max: 1000 } })
    table.does(`...
      croupier find-bet red 100 seat:1
      croupier find-bet odd 3000 seat:1
      chance ball 7`)
    expect(table.refusal('croupier collect')).toEqual([
      'room-head-not-notified',
      'GEN-13',
      { seat: 'seat:1', on: 'odd' },
    ])
    expect(table.due()).toEqual(['croupier notify-room-head'])
    table.does(`croupier notify-room-head odd seat:1
      croupier collect
      pit-boss approve`)
    expect(table.refusal('croupier pay')).toEqual(['room-head-not-authorised', 'GEN-14', { seat: 'seat:1', on: 'red' }])
    expect(table.due()).toEqual(['room-head authorise'])
    table.does('room-head authorise red pay seat:1')
    expect(table.does('croupier pay')[0]).toMatchObject({ amount: 100 + 1000 })
  })
})
