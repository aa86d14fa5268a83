// Crown and Anchor and Chuck a Luck: all 216 throws, void rounds, dice that fail, places, the last game.

import { betNets, chuckALuck, crownAndAnchor } from '@tapete/engine'
import { describe, expect, it } from 'vitest'
import { live, said } from '../roulette/american/live.js'

const FIGURES = ['crown', 'anchor', 'spade', 'heart', 'diamond', 'club']
const FACES = [1, 2, 3, 4, 5, 6]
const threes = <T>(each: readonly T[]): T[][] => each.flatMap((a) => each.flatMap((b) => each.map((c) => [a, b, c])))

describe('crown-and-anchor: every throw', () => {
  it('[CA-01 CA-11 CA-12 CA-13 CA-14 CA-15 CA-16] each of the 216 on all six figures; the bank keeps 17 of 216', () => {
    const CALLED = {
      crown: 'corona',
      anchor: 'ancla',
      spade: 'pique',
      heart: 'corazón',
      diamond: 'rombo',
      club: 'trébol',
    }
    let bank = 0
    const offered = live(crownAndAnchor)
    offered.does('seat:1 bet figure-crown 100\ncroupier no-more-bets')
    expect(offered.offers('roll', 'chance')).toEqual([
      { dice: { oneOf: threes(FIGURES).map((dice) => dice.join('-')) } },
    ])
    for (const dice of threes(FIGURES)) {
      const table = live(crownAndAnchor)
      table.does(FIGURES.map((figure) => `seat:1 bet figure-${figure} 1000`).join('\n'))
      table.does(`croupier no-more-bets\nchance roll ${dice.join('-')}`)
      expect(table.events().slice(-1)[0]).toMatchObject({
        phrase: dice.map((figure) => CALLED[figure as keyof typeof CALLED]).join(', '),
        cite: 'CA-11',
      })
      table.does('...')
      const expected = FIGURES.map((figure) => {
        const matches = dice.filter((face) => face === figure).length
        return [`seat:1 figure-${figure}`, matches === 0 ? -1000 : matches * 1000]
      })
      expect(betNets(table.events())).toEqual(Object.fromEntries(expected))
      bank += table.has('bank')
    }
    expect(bank).toBe(17 * 6000)
  })

  it('[CA-13 CA-14 CA-15 CA-17] losers are collected first; each payment cites the number of its matches', () => {
    const table = live(crownAndAnchor, { seats: { 'seat:1': 10_000, 'seat:2': 10_000 } })
    table.does(
      'seat:2 bet figure-heart 1000\nseat:2 bet figure-club 1000\nseat:1 bet figure-anchor 1000\nseat:1 bet figure-crown 1000',
    )
    table.does('croupier no-more-bets\nchance roll heart-anchor-heart')
    expect(table.does('croupier collect').map(({ seat, on, rule }) => [seat, on, rule])).toEqual([
      ['seat:1', 'figure-crown', 'CA-12'],
      ['seat:2', 'figure-club', 'CA-12'],
    ])
    expect(table.does('croupier pay')).toEqual([
      expect.objectContaining({ type: 'paid', rule: 'CA-17', seat: 'seat:1', amount: 1000 }),
      expect.objectContaining({
        ...{ type: 'paid', rule: 'CA-17', seat: 'seat:2', amount: 2000 },
        lines: [expect.objectContaining({ on: 'figure-heart', odds: { num: 2, den: 1 }, cite: 'CA-14' })],
      }),
    ])
    const triple = live(crownAndAnchor)
    triple.does('seat:1 bet figure-club 1000\ncroupier no-more-bets\nchance roll club-club-club\ncroupier collect')
    expect(triple.does('croupier pay')[0]).toMatchObject({ amount: 3000, lines: [{ cite: 'CA-15' }] })
  })
})

describe('chuck-a-luck: every throw', () => {
  const within = (sum: number, least: number, most: number) => sum >= least && sum <= most

  it('[CL-09 CL-10 CL-11 CL-12 CL-13 CL-14 CL-15 CL-16] each of the 216 on every bet, with the counts of the rule book', () => {
    const wins = { low: 0, high: 0, field: 0, 'any-treble': 0 }
    let allLose = 0
    for (const dice of threes(FACES)) {
      const sum = dice.reduce((total, face) => total + face, 0)
      const table = live(chuckALuck)
      table.does('seat:1 bet low 1000\nseat:1 bet high 1000\nseat:1 bet field 1000\nseat:1 bet any-treble 1000')
      table.does(`croupier no-more-bets\ncroupier turn-cage\nchance roll ${dice.join('-')}`)
      expect(table.events().slice(-1)[0]).toMatchObject({ phrase: String(sum), cite: 'CL-09' })
      table.does('...')
      const expected = {
        low: within(sum, 3, 9),
        high: within(sum, 12, 18),
        field: within(sum, 5, 8) || within(sum, 13, 16),
        'any-treble': dice[0] === dice[1] && dice[1] === dice[2],
      }
      const nets = betNets(table.events())
      for (const [bet, won] of Object.entries(expected)) {
        expect([dice, bet, nets[`seat:1 ${bet}`]]).toEqual([
          dice,
          bet,
          won ? (bet === 'any-treble' ? 30_000 : 1000) : -1000,
        ])
        if (won) wins[bet as keyof typeof wins] += 1
      }
      if (!Object.values(expected).includes(true)) allLose += 1
      for (const { type, on, cite } of table.events())
        if (type === 'collected')
          expect(cite).toBe(
            sum === 10 || sum === 11
              ? 'CL-14'
              : { low: 'CL-10', high: 'CL-11', field: 'CL-15', 'any-treble': 'CL-13' }[on as keyof typeof wins],
          )
    }
    expect([wins, allLose]).toEqual([{ low: 81, high: 81, field: 104, 'any-treble': 6 }, 54])
  })

  it('[CL-17] no bet on a single number exists', () => {
    const table = live(chuckALuck)
    for (const on of ['1', 'number:1', 'sum:10', 'treble:1', 'low-high'])
      expect(table.refusal(`seat:1 bet ${on} 1000`)).toEqual(['no-such-bet', 'CL-05', { on }])
    expect(chuckALuck.bets(table.state().config).map(({ id }) => id)).toEqual(['low', 'high', 'field', 'any-treble'])
  })

  it('[CL-05 CL-06 CL-08 CL-18] the cage turns after «no más apuestas», and the dice fall after it has turned', () => {
    const table = live(chuckALuck)
    table.does('seat:1 bet low 1000')
    expect(table.refusal('croupier turn-cage')).toEqual(['not-now', 'CL-08', { phase: 'betting', needs: ['closed'] }])
    expect(table.does('croupier no-more-bets')).toEqual([said('no más apuestas', 'CL-06')])
    expect(table.refusal('seat:1 bet low 1000')).toEqual(['betting-closed', 'CL-06', {}])
    expect(table.refusal('seat:1 withdraw low 1000')).toEqual(['betting-closed', 'CL-06', {}])
    expect(table.refusal('chance roll 1-1-1')).toEqual(['not-now', 'CL-01', { phase: 'closed', needs: ['rolling'] }])
    expect(table.does('croupier turn-cage')).toEqual([{ type: 'cage-turned', rule: 'CL-08' }])
    expect(table.refusal('chance roll 1-1')).toEqual(['no-such-dice', 'CL-01', {}])
    expect(table.refusal('chance roll 1-1-7')).toEqual(['no-such-dice', 'CL-01', {}])
    table.does('chance roll 1-2-3\n...')
    expect(table.has('seat:1')).toBe(1_001_000)
  })

  it('[CL-08] a cage turned once is told to the pit', () => {
    const table = live(chuckALuck)
    const wrong = (turns?: number) => chuckALuck.device?.wrong(table.state(), turns === undefined ? {} : { turns })
    expect(wrong(1)).toBeUndefined()
    table.does('seat:1 bet low 1000\ncroupier no-more-bets\ncroupier turn-cage')
    expect(wrong(1)).toEqual([{ code: 'few-turns', cite: 'CL-08', params: { turns: 1, least: 2 } }])
    expect([wrong(2), wrong()]).toEqual([[], []])
    table.does('chance roll 1-1-1')
    expect(wrong(0)).toHaveLength(1)
  })
})

/** What the two have in common, under their own rules. */
const BOTH = [
  {
    game: crownAndAnchor,
    bet: 'figure-heart',
    wins: 'heart-crown-club',
    loses: 'crown-crown-club',
    closes: 'croupier no-more-bets',
    pays: 1,
    rule: {
      ...{ staff: 'CA-03', players: 'CA-05', seats: 'CA-06', bets: 'CA-07', closed: 'CA-09', late: 'CA-10' },
      ...{ check: 'CA-20', touch: 'CA-21', idle: 'CA-22', last: 'CA-23', throws: 'CA-04', dice: 'CA-01' },
    },
    touching: 'stopping-the-dice',
    causes: { floor: 'CA-18', cocked: 'CA-19' },
  },
  {
    game: chuckALuck,
    bet: 'low',
    wins: '1-1-2',
    loses: '5-5-6',
    closes: 'croupier no-more-bets\ncroupier turn-cage',
    pays: 1,
    rule: {
      ...{ staff: 'CL-02', players: 'CL-03', seats: 'CL-04', bets: 'CL-05', closed: 'CL-06', late: 'CL-07' },
      ...{ check: 'CL-20', touch: 'CL-21', idle: 'CL-22', last: 'CL-23', throws: 'CL-08', dice: 'CL-01' },
    },
    touching: 'obstructing-the-cage',
    causes: { cocked: 'CL-19', 'few-turns': 'CL-08' },
  },
]

describe.each(BOTH)('$game.id: the round', ({ game, bet, wins, loses, closes, rule, touching, causes }) => {
  const TWO = { 'seat:1': 100_000, 'seat:2': 100_000 }
  const round = (dice = loses) => `seat:1 bet ${bet} 1000\n${closes}\nchance roll ${dice}\n...`

  it('[CA-03 CL-02] opens with one croupier and a jefe de mesa', () => {
    const table = live(game, { opening: 'none', seats: {} })
    table.does('room-head post pit-boss boss')
    expect(table.refusal('pit-boss open')).toEqual([
      ...['staff-missing', rule.staff],
      { need: { croupier: 1, 'pit-boss': 1 }, have: { croupier: 0, 'pit-boss': 1 } },
    ])
    expect(table.refusal('pit-boss post croupier boss')).toEqual(['already-posted', 'GEN-21', { person: 'boss' }])
    table.does('pit-boss post croupier ana\npit-boss open')
  })

  it('[CA-04 CA-05 CL-03] nobody plays, nothing is thrown; and no player throws', () => {
    const table = live(game, { seats: TWO })
    expect(table.refusal('croupier no-more-bets')).toEqual(['nobody-plays', rule.players, {}])
    table.does(`seat:1 bet ${bet} 1000`)
    expect(table.refusal('seat:1 no-more-bets')).toEqual([
      'not-your-move',
      game === crownAndAnchor ? 'CA-08' : 'CL-06',
      { by: ['croupier'] },
    ])
    expect(game.rules.some(({ do: name }) => name === 'throw')).toBe(false)
  })

  it('[CA-06 CL-04] as many sit as the layout holds', () => {
    expect(live(game, { config: { seats: 2 } }).refusal('seat:3 sit eva')).toEqual([
      'no-such-seat',
      rule.seats,
      { seats: 2 },
    ])
  })

  it('[CA-07 CA-08 CA-09 CA-10 CL-06 CL-07] bets until «no más apuestas»; afterwards they are null and handed back', () => {
    const table = live(game, { seats: TWO })
    table.does(
      `seat:1 bet ${bet} 1000\nseat:1 bet ${bet} 500\nseat:1 withdraw ${bet} 500\nseat:2 bet ${bet} 700\nseat:2 withdraw ${bet} 700`,
    )
    expect(table.does('croupier no-more-bets')[0]).toEqual(
      said('no más apuestas', game === crownAndAnchor ? 'CA-08' : 'CL-06'),
    )
    expect(table.refusal(`seat:2 bet ${bet} 1000`)).toEqual(['betting-closed', rule.closed, {}])
    expect(table.refusal(`seat:1 withdraw ${bet} 1000`)).toEqual(['betting-closed', rule.closed, {}])
    expect(table.does(`croupier late-bet ${bet} 5000 seat:2`)).toEqual([
      { type: 'late-bet-returned', rule: rule.late, seat: 'seat:2', on: bet, stake: 5000 },
    ])
    expect(table.has('seat:2')).toBe(100_000)
  })

  it.each(
    Object.entries(causes).flatMap(([cause, cite]) => [
      [cause, 'rolling', cite] as const,
      [cause, 'collect', cite] as const,
    ]),
  )(
    '[CA-18 CA-19 CL-08 CL-19] %s in phase %s (%s): the round is void, the bets stand and may be changed, and it is thrown again',
    (cause, phase, cite) => {
      const table = live(game, { seats: TWO })
      table.does(`seat:1 bet ${bet} 1000\nseat:2 bet ${bet} 1000\n${closes}`)
      if (phase === 'collect') table.does(`chance roll ${loses}`)
      expect(table.does(`croupier irregular ${cause}`)).toEqual([
        { type: 'round-voided', rule: cite, cause, round: 1 },
        { type: 'bets-stand', rule: cite },
        said('hagan su juego', cite),
      ])
      expect(table.state()).toMatchObject({ phase: 'betting', round: 1, play: { roll: null, history: [] } })
      table.does(`seat:2 withdraw ${bet} 1000\nseat:1 bet ${bet} 500\n${closes}\nchance roll ${wins}\n...`)
      expect([table.has('seat:1'), table.has('seat:2')]).toEqual([101_500, 100_000])
    },
  )

  it('[CA-18 CL-19] no cause is called before the throw nor once collecting has begun, and no other exists', () => {
    const cause = Object.keys(causes)[0]
    const table = live(game, { seats: TWO })
    table.does(`seat:1 bet ${bet} 1000`)
    expect(table.refusal(`croupier irregular ${cause}`)).toEqual([
      ...['not-now', rule.throws],
      { phase: 'betting', needs: ['rolling', 'collect'] },
    ])
    table.does(closes)
    expect(table.refusal('croupier irregular thunder')).toEqual([
      'no-such-cause',
      rule.throws,
      { causes: Object.keys(causes) },
    ])
    table.does(`chance roll ${wins}\ncroupier collect`)
    expect(table.refusal(`croupier irregular ${cause}`)?.[2]).toEqual({ phase: 'pay', needs: ['rolling', 'collect'] })
  })

  it('[CA-18 CL-19] everybody takes the bets back after a void round: nothing is thrown, and the table can close', () => {
    const table = live(game, { seats: TWO })
    table.does(`seat:1 bet ${bet} 1000\n${closes}\ncroupier irregular cocked\nseat:1 withdraw ${bet} 1000`)
    expect(table.refusal('croupier no-more-bets')).toEqual(['nobody-plays', rule.players, {}])
    table.does('pit-boss out-of-order\n...\npit-boss resume')
    expect(table.state()).toMatchObject({ status: 'open', phase: 'idle' })
  })

  it('[CA-02 CA-20 CL-01 CL-20] the dice are checked after every round; a faulty one is replaced when the jefe de mesa authorises it', () => {
    const table = live(game, { seats: TWO })
    for (const [reserve, event] of [
      [2, 'die-replaced'],
      [1, 'die-replaced'],
      [0, 'die-replaced'],
      [3, 'set-replaced'],
      [2, 'die-replaced'],
    ]) {
      table.does(`seat:1 bet ${bet} 1000\n${closes}\nchance roll ${loses}\ncroupier collect`)
      expect(table.refusal('croupier check-dice loaded')).toEqual(['no-such-state', rule.check, {}])
      expect(table.refusal('croupier start')).toEqual(['round-in-progress', rule.bets, {}])
      expect(table.does('croupier check-dice faulty')).toEqual([{ type: 'fault-reported', rule: rule.check }])
      expect(table.refusal('croupier repaired')).toEqual(['not-your-move', 'GEN-38', { by: ['pit-boss'] }])
      expect(table.due()).toEqual(['pit-boss repaired'])
      expect(table.does('pit-boss repaired')).toEqual([
        { type: event, rule: rule.check, reserve },
        { type: 'round-ended', rule: rule.check, round: table.state().round },
      ])
      table.does('croupier start')
    }
  })

  it('[CA-20 CL-20] while a fault is looked at nothing can be broken off any more, and who leaves is free', () => {
    const table = live(game, { seats: TWO })
    table.does(`seat:1 bet ${bet} 1000\n${closes}\nchance roll ${loses}\ncroupier collect\ncroupier check-dice faulty`)
    expect(table.refusal('pit-boss out-of-order')).toEqual(['settlement-begun', 'GEN-38', {}])
    table.does('seat:1 leave\npit-boss repaired')
    expect(table.state().seats['seat:1']).toBeUndefined()
  })

  it('[CA-21 CL-21] nobody stops what rolls: no such move exists, and the attempt is recorded', () => {
    const table = live(game, { seats: TWO })
    table.does(`seat:1 bet ${bet} 1000\n${closes}`)
    expect(table.does(`croupier warn seat:1 ${touching}`)).toContainEqual(
      expect.objectContaining({ rule: rule.touch, seat: 'seat:1', infraction: touching }),
    )
    table.does(`chance roll ${wins}\n...`)
    expect(table.has('seat:1')).toBe(101_000)
  })

  it('[CA-22 CL-22] after more than three rounds sat out a place is claimed, asked for and freed', () => {
    const table = live(game, { seats: TWO })
    for (let n = 1; n <= 3; n += 1) table.does(`${round()}\ncroupier start`)
    expect(table.refusal('seat:1 complain seat:2')).toEqual(['seat-not-idle', rule.idle, { idleRounds: 3, allowed: 3 }])
    table.does(`${round()}\nseat:1 complain seat:2`)
    expect(table.does('pit-boss ask-to-leave seat:2\ncroupier free-seat seat:2').slice(-1)).toEqual([
      { type: 'seat-freed', rule: 'GEN-24', seat: 'seat:2' },
    ])
  })

  it('[CA-23 CL-23] the last game is announced by order, played, and the table closes', () => {
    const table = live(game, { seats: TWO })
    table.does(round(wins))
    expect(table.refusal('croupier announce-last')).toEqual(['not-instructed', rule.last, {}])
    expect(table.does('pit-boss instruct-closing\ncroupier announce-last').slice(-1)).toEqual([
      said('último juego de la mesa', rule.last),
    ])
    table.does(`croupier start\n${round(wins)}`)
    expect([table.state().status, table.has('seat:1')]).toEqual(['closed', 102_000])
  })

  it('[CA-23 CL-23] a last game that is void is thrown again before the table closes', () => {
    const table = live(game, { seats: TWO })
    table.does(`${round()}\npit-boss instruct-closing\ncroupier announce-last\ncroupier start`)
    table.does(`seat:1 bet ${bet} 1000\n${closes}\ncroupier irregular cocked`)
    expect(table.state()).toMatchObject({ status: 'open', closing: 1 })
    table.does(`${closes}\nchance roll ${wins}\n...`)
    expect(table.state().status).toBe('closed')
  })

  it.each(['betting', 'closed', 'rolling', 'collect', 'pay'])(
    '[CA-17 CL-18] a player who leaves in phase %s is settled in absence',
    (phase) => {
      if (phase === 'closed' && game === crownAndAnchor) return expect(game.phases).not.toContain('closed')
      const table = live(game, { seats: TWO })
      table.does(`seat:1 bet ${bet} 1000\nseat:2 bet ${bet} 1000`)
      const steps = [...closes.split('\n'), `chance roll ${wins}`, 'croupier collect']
      while (table.state().phase !== phase) table.does(steps.shift() as string)
      table.does('seat:2 leave')
      for (const step of steps) table.does(step)
      table.does('...')
      expect([table.has('bank'), table.state().seats['seat:2']]).toEqual([-2000, undefined])
      return undefined
    },
  )

  it('[CA-17 CL-18] over the maximum or under the minimum, found late: settled as the general rules have it', () => {
    const table = live(game, { seats: TWO, config: { min: 500, max: 5000 } })
    table.does(
      `seat:1 bet ${bet} 5000\n${closes}\ncroupier find-bet ${bet} 2000 seat:1\ncroupier find-bet ${bet} 300 seat:2\nchance roll ${wins}`,
    )
    expect(table.refusal('croupier collect')).toEqual(['room-head-not-notified', 'GEN-13', { seat: 'seat:1', on: bet }])
    table.does(`croupier notify-room-head ${bet} seat:1\ncroupier collect`)
    expect(table.refusal('croupier pay')).toEqual(['room-head-not-authorised', 'GEN-14', { seat: 'seat:2', on: bet }])
    expect(table.due()).toEqual(['room-head authorise'])
    table.does(`pit-boss hold seat:1\nroom-head authorise ${bet} pay seat:2\ncroupier pay`)
    expect([table.has('hold:1'), table.has('seat:1'), table.has('seat:2')]).toEqual([5000, 100_000, 100_300])
  })

  it('[CA-01 CL-01] three dice are counted in whichever order they are told', () => {
    const outcomes = game.device?.outcomes(live(game).state().config) ?? []
    expect([outcomes.length, outcomes.reduce((sum, { places }) => sum + places, 0)]).toEqual([56, 216])
    expect([1, 3, 6].map((places) => outcomes.filter((each) => each.places === places).length)).toEqual([6, 30, 20])
    expect(game.device?.reads?.(wins)).toBe(wins.split('-').sort().join('-'))
  })

  it.each(['betting', 'rolling'])('[CA-18 CL-19] broken off in phase %s every stake goes back', (phase) => {
    const table = live(game, { seats: TWO })
    table.does(`seat:1 bet ${bet} 1000`)
    if (phase === 'rolling') table.does(closes)
    table.does('pit-boss out-of-order\n...')
    expect([table.state().status, table.has('seat:1')]).toEqual(['suspended', 100_000])
  })

  it('[CA-11 CL-09] what came is seen by everybody, newest first', () => {
    const table = live(game, { seats: TWO })
    table.does(`${round(wins)}\ncroupier start\nseat:1 bet ${bet} 1000\n${closes}\nchance roll ${loses}`)
    expect(table.view('public').play).toEqual({ roll: loses, history: [wins], reserve: 3 })
    table.does('...')
    expect(table.view('public').play).toEqual({ roll: null, history: [loses, wins], reserve: 3 })
  })
})
