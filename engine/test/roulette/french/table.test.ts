import { configure, rouletteFrench } from '@tapete/engine'
import { play } from '@tapete/engine/testkit'
import { describe, expect, it } from 'vitest'
import { french } from './table.js'

/** The customary order of the wheel with one zero, read clockwise. */
const WHEEL =
  '0 32 15 19 4 21 2 25 17 34 6 27 13 36 11 30 8 23 10 5 24 16 33 1 20 14 31 9 22 18 29 7 28 12 35 3 26'.split(' ')

const COUPON = [{ id: 'coupon', authorisation: 'Res. 1' }]

describe('the game', () => {
  it('[RF-01] is the French roulette of scj-2023 II.1', () => {
    expect(rouletteFrench.id).toBe('roulette-french')
    expect(rouletteFrench.family).toBe('roulette')
    expect(rouletteFrench.title).toEqual({ es: 'Ruleta francesa', en: 'French roulette' })
    expect(rouletteFrench.source).toBe('scj-2023 II.1')
    expect(french().state.game).toBe('roulette-french')
  })

  it('[RF-10 RF-11 RF-28] has these moves and no other: none of colour chips', () => {
    expect(rouletteFrench.rules.map((rule) => `${rule.do} ${rule.cite}`)).toEqual([
      ...['post GEN-21', 'unpost GEN-21', 'open RF-02', 'instruct-closing RF-46', 'announce-last RF-46', 'seal RF-47'],
      ...['suspend GEN-39', 'resume GEN-39', 'block-seat GEN-37', 'unblock-seat GEN-37'],
      ...['set-min GEN-08', 'set-max GEN-08'],
      ...['sit RF-05', 'leave GEN-24', 'step-away GEN-24', 'come-back GEN-24'],
      ...['buy GEN-17', 'cash-out GEN-17', 'present GEN-03', 'tip GEN-18'],
      ...['start RF-07', 'repaired RF-60', 'out-of-order RF-60', 'give-back RF-60'],
      ...['bet GEN-16', 'withdraw GEN-23', 'late-bet RF-09'],
      ...['find-bet GEN-11', 'notify-room-head GEN-13', 'authorise GEN-14', 'call RF-12', 'place-call RF-11'],
      ...['spin RF-35', 'no-more-bets RF-08', 'ball RF-01', 'irregular RF-57', 'zero RF-28'],
      ...['collect RF-40', 'approve RF-41', 'pay RF-43', 'check-ball RF-60'],
      ...[
        'hold GEN-41',
        'clear-hold GEN-41',
        'propose-void GEN-41',
        'decide-void GEN-41',
        'pay-held GEN-41',
        'time GEN-42',
      ],
      ...['warn GEN-32', 'exclude GEN-33', 'dispute GEN-39', 'decide GEN-39', 'appeal GEN-39'],
      ...['correct GEN-38', 'decide-correction GEN-38', 'make-correction GEN-38'],
    ])
  })

  it('[RF-12 RF-28 RF-42 RF-61] the casino configures display, reductions, calls and what an undecided zero takes', () => {
    const { display, reductions, calls, zeroDefault, ...rest } = rouletteFrench.settings
    expect(display).toMatchObject({ kind: 'switch', default: true, rule: 'RF-61' })
    expect(reductions).toMatchObject({ kind: 'switch', default: false, rule: 'RF-42' })
    expect(calls).toMatchObject({ kind: 'switch', default: true, rule: 'RF-12' })
    expect(zeroDefault).toMatchObject({ kind: 'choice', choices: ['half', 'prison'], default: 'half', rule: 'RF-28' })
    for (const setting of [display, reductions, calls, zeroDefault]) expect(setting?.about).not.toBe('')
    for (const american of ['colours', 'colourUnits', 'colourStock', 'denominations'])
      expect(rest).not.toHaveProperty(american)
    expect(configure(rouletteFrench.settings, { zeroDefault: 'lose' })).toMatchObject({ ok: false, code: 'bad-option' })
  })

  it('[RF-06 RF-13 RF-25] every kind of bet has its own limits', () => {
    const { state } = french({
      config: { min: 100, limits: { straight: { max: 5000 }, 'even-chance': { min: 1000 } } },
    })
    expect(state.limits).toEqual({
      straight: { min: 100, max: 5000 },
      split: { min: 100, max: null },
      street: { min: 100, max: null },
      corner: { min: 100, max: null },
      'six-line': { min: 100, max: null },
      column: { min: 100, max: null },
      dozen: { min: 100, max: null },
      'two-columns': { min: 100, max: null },
      'two-dozens': { min: 100, max: null },
      'even-chance': { min: 1000, max: null },
    })
  })
})

describe('the wheel', () => {
  it('[RF-01] has 37 pockets, 0 and 1 to 36', () => {
    const table = french()
    table.go()
    expect(WHEEL.map(Number).sort((a, b) => a - b)).toEqual(Array.from({ length: 37 }, (_, pocket) => pocket))
    expect(table.offers('ball')).toEqual([{ by: 'chance', do: 'ball', fields: { pocket: { oneOf: WHEEL } } }])
  })

  it('[RF-01] the ball falls in no other pocket', () => {
    const table = french()
    table.go()
    for (const pocket of ['37', '00', '01', 'red'])
      expect(table.no(`chance ball ${pocket}`)).toEqual({ code: 'no-such-pocket', rule: 'RF-01', params: {} })
  })

  it('[RF-01] the ball falls after betting is closed and once', () => {
    const table = french()
    const early = { code: 'not-now', rule: 'RF-01' }
    expect(table.no('chance ball 17')).toEqual({ ...early, params: { phase: 'betting', needs: ['closed'] } })
    table.do('croupier spin clockwise')
    expect(table.no('chance ball 17')).toEqual({ ...early, params: { phase: 'spinning', needs: ['closed'] } })
    table.do('croupier no-more-bets')
    expect(table.no('croupier ball 17')).toEqual({ code: 'not-your-move', rule: 'RF-01', params: { by: ['chance'] } })
    table.do('chance ball 17')
    expect(table.no('chance ball 17')).toEqual({ ...early, params: { phase: 'collect', needs: ['closed'] } })
    expect(table.no('chance ball 37')).toEqual({ ...early, params: { phase: 'collect', needs: ['closed'] } })
  })
})

describe('staff', () => {
  it('[RF-02] two croupiers and a pit boss open a table, not fewer', () => {
    const table = french({ opening: 'none' })
    const missing = (croupier: number, boss: number) => ({
      code: 'staff-missing',
      rule: 'RF-02',
      params: { need: { croupier: 2, 'pit-boss': 1 }, have: { croupier, 'pit-boss': boss } },
    })
    expect(table.no('pit-boss open')).toEqual(missing(0, 0))
    table.do('room-head post croupier ana')
    expect(table.no('pit-boss open')).toEqual(missing(1, 0))
    table.do('room-head post croupier beto')
    expect(table.no('pit-boss open')).toEqual(missing(2, 0))
    expect(table.do('room-head post pit-boss carla')).toEqual([
      { type: 'staff-posted', cite: 'RF-02', role: 'pit-boss' },
    ])
    table.do('room-head unpost ana')
    expect(table.no('pit-boss open')).toEqual(missing(1, 1))
    table.do('pit-boss post croupier ana')
    expect(table.do('pit-boss open')).toEqual([{ type: 'table-opened', cite: 'RF-02' }])
    for (const person of ['ana', 'beto']) expect(table.no(`room-head unpost ${person}`)).toEqual(missing(1, 1))
    expect(table.no('room-head unpost carla')).toEqual(missing(2, 0))
  })

  it('[RF-02] before the table is open nobody sits and no round starts', () => {
    const table = french({ opening: 'none' })
    const closed = { code: 'table-not-open', rule: 'RF-02', params: {} }
    expect(table.no('seat:1 sit ana')).toEqual(closed)
    expect(table.no('croupier start')).toEqual(closed)
    expect(table.no('pit-boss instruct-closing')).toEqual(closed)
    expect(table.no('seat:1 call third 100')).toEqual(closed)
    expect(table.no('croupier place-call third seat:1')).toEqual(closed)
    expect(table.no('seat:1 zero red half')).toEqual(closed)
    expect(table.no('seat:1 bet red 100')).toEqual({ ...closed, rule: 'RF-08' })
    expect(table.no('croupier spin clockwise')).toEqual({ ...closed, rule: 'GEN-21' })
    for (const name of ['sit', 'start', 'call', 'place-call', 'zero', 'bet', 'spin'])
      expect(table.offers(name)).toEqual([])
  })

  it('[RF-03] what handles money or chips is no move of the pit boss', () => {
    const table = french()
    for (const [line, rule, by] of [
      ['pit-boss bet red 100 for=seat:1', 'GEN-16', ['seat', 'croupier']],
      ['pit-boss withdraw red 100 for=seat:1', 'GEN-23', ['seat', 'croupier']],
      ['pit-boss buy 100 for=seat:1', 'GEN-17', ['seat', 'croupier']],
      ['pit-boss cash-out 100 for=seat:1', 'GEN-17', ['seat', 'croupier']],
      ['pit-boss tip 100', 'GEN-18', ['seat']],
      ['pit-boss place-call third seat:1', 'RF-11', ['croupier']],
      ['pit-boss find-bet red 100 seat:1', 'GEN-11', ['croupier']],
      ['pit-boss collect', 'RF-40', ['croupier']],
      ['pit-boss pay', 'RF-43', ['croupier']],
      ['pit-boss give-back', 'RF-60', ['croupier']],
      ['pit-boss pay-held hold:1', 'GEN-41', ['croupier']],
      ['pit-boss correct seat:1 1 red 100 "x"', 'GEN-38', ['croupier']],
      ['pit-boss make-correction correction:1', 'GEN-38', ['croupier']],
    ] as const)
      expect(table.no(line)).toEqual({ code: 'not-your-move', rule, params: { by } })
  })

  it('[RF-03] the pit boss decides and a croupier moves the chips: approval, hold, null spin, breakdown', () => {
    const table = french()
    const chipsMoved = (line: string) => table.do(line).flatMap((event) => event.transfers ?? [])
    table.do('seat:1 bet red 1000')
    table.do('croupier spin clockwise')
    expect(chipsMoved('pit-boss irregular suspended')).toEqual([])
    table.until('approve', 1)
    expect(chipsMoved('pit-boss hold seat:1')).toEqual([])
    expect(chipsMoved('pit-boss approve')).toEqual([])
    table.go()
    expect(chipsMoved('pit-boss clear-hold hold:1 pay')).toEqual([])
    expect(table.do('croupier pay-held hold:1').flatMap((event) => event.transfers)).toEqual(['hold:1 > seat:1 1000'])
    table.do('croupier start')
    table.do('seat:1 bet red 1000')
    expect(chipsMoved('pit-boss out-of-order')).toEqual([])
    expect(table.do('croupier give-back').flatMap((event) => event.transfers ?? [])).toEqual([
      'seat:1/stakes > seat:1 1000',
    ])
  })

  it('[RF-03 RF-60] a ball mended after a player left moves no chips by the hand of the pit boss', () => {
    const table = french({ seats: { 'seat:1': 5000 } })
    table.do('seat:1 bet straight:1 1000')
    table.do('seat:1 leave')
    table.until('check', 17)
    table.do('croupier check-ball faulty')
    expect(table.do('pit-boss repaired').flatMap((event) => event.transfers ?? [])).toEqual([])
    table.go()
    expect(table.balance('cash')).toBe(-1000)
    expect(table.balance('bank')).toBe(1000)
    expect(table.state.seats).toEqual({})
  })

  it('[RF-03 RF-28 RF-60] nor does one mended after a zero on the last throw', () => {
    const table = french({ opening: 'open' })
    table.do('pit-boss instruct-closing')
    table.do('croupier announce-last')
    for (const pocket of [1, 2]) {
      table.do('croupier start')
      table.spin(pocket)
    }
    table.do('croupier start')
    table.do('seat:1 bet red 1000')
    table.until('check', 0)
    table.do('croupier check-ball faulty')
    expect(table.do('pit-boss repaired').flatMap((event) => event.transfers ?? [])).toEqual([])
    table.go()
    expect(table.net('seat:1')).toBe(-500)
    expect(table.state.status).toBe('closed')
  })
})

describe('players', () => {
  it('[RF-04] the ball is thrown with nobody at the table', () => {
    const table = french({ seats: {}, opening: 'open' })
    expect(table.due()).toEqual(['croupier start'])
    table.do('croupier start')
    expect(table.spin(17).map((event) => event.type)).toEqual([
      ...['ball-thrown', 'said', 'ball-landed', 'said', 'marker-placed', 'marker-removed', 'round-ended'],
    ])
    expect(table.state.phase).toBe('idle')
    expect(table.state.accounts).toEqual({})
  })

  it('[RF-05] as many players sit as the cloth is set to hold', () => {
    const table = french({ config: { seats: 2 }, seats: {}, opening: 'open' })
    expect(table.offers('sit').map((option) => option.by)).toEqual(['seat:1', 'seat:2'])
    expect(table.do('seat:2 sit ana')).toEqual([{ type: 'seat-taken', cite: 'RF-05', seat: 'seat:2' }])
    expect(table.no('seat:2 sit beto')).toEqual({ code: 'seat-taken', rule: 'RF-05', params: {} })
    expect(table.no('seat:3 sit beto')).toEqual({ code: 'no-such-seat', rule: 'RF-05', params: { seats: 2 } })
    table.do('seat:1 sit beto')
    expect(table.offers('sit')).toEqual([])
  })

  it('[RF-48] at a second table only even chances are played', () => {
    const table = french({ seats: {}, opening: 'open' })
    expect(table.offers('sit')[0]?.fields.table).toEqual({ oneOf: ['second'], optional: true })
    expect(table.no('seat:1 sit ana table=third')).toEqual({ code: 'no-second-table', rule: 'RF-48', params: {} })
    table.do('seat:1 sit ana table=second')
    table.do('seat:1 buy 10000')
    table.do('croupier start')
    for (const on of ['straight:0', 'split:0-1', 'street:1-2-3', 'corner:0-1-2-3', 'six-line:1-2-3-4-5-6'])
      expect(table.no(`seat:1 bet ${on} 100`)).toEqual({
        code: 'second-table-even-chances-only',
        rule: 'RF-48',
        params: {},
      })
    for (const on of ['column:1', 'dozen:1', 'two-columns:1-2', 'two-dozens:1-2'])
      expect(table.no(`seat:1 bet ${on} 100`).code).toBe('second-table-even-chances-only')
    const offered = table.offers('bet').filter((option) => option.by === 'seat:1')
    expect(offered.map((option) => option.fields.on)).toEqual([
      { oneOf: ['red', 'black', 'even', 'odd', 'low', 'high'] },
    ])
    for (const on of ['red', 'black', 'even', 'odd', 'low', 'high']) table.do(`seat:1 bet ${on} 100`)
    table.do('seat:1 call third 100')
    expect(table.offers('place-call')).toEqual([])
    expect(table.no('croupier place-call third seat:1')).toEqual({
      code: 'second-table-even-chances-only',
      rule: 'RF-48',
      params: {},
    })
  })
})

describe('chips', () => {
  it('[RF-10] bets are in money chips: no colour, no coupon nobody authorised', () => {
    const table = french()
    for (const instrument of ['colour', 'coupon'])
      expect(table.no(`seat:1 bet red 100 with=${instrument}`)).toEqual({
        code: 'instrument-not-authorised',
        rule: 'GEN-04',
        params: { instrument },
      })
    expect(table.do('seat:1 bet straight:17 100 with=money')[0]?.with).toBe('money')
    for (const option of table.offers('bet')) expect(option.fields.with).toEqual({ oneOf: ['money'], optional: true })
  })

  it('[RF-10 RF-45] an authorised coupon stands beside them, and what it wins is paid in money chips', () => {
    play(
      rouletteFrench,
      '[RF-10 RF-45] a coupon on red',
      `
      config instruments=[{"id":"coupon","authorisation":"Res. 1"}]
      seats seat:1=1000
      seat:1 present coupon 500
      seat:1 bet red 500 with=coupon
      seat:1 bet straight:1 100 with=coupon  ! not-enough-chips
      ...
      chance ball 1
      ...
      = seat:1 +500, bank -500
      = account seat:1 1500
      = account seat:1/coupon 500
      = account seat:1/stakes 0`,
    )
  })

  it('[RF-10 RF-28] half of a coupon comes back as coupon', () => {
    const table = french({ config: { instruments: COUPON, chip: 1 }, seats: { 'seat:1': 1000 } })
    table.do('seat:1 present coupon 501')
    table.do('seat:1 bet red 501 with=coupon')
    table.do('seat:1 bet red 100')
    table.spin(0)
    expect(table.offers('zero')).toEqual([
      {
        by: 'seat:1',
        do: 'zero',
        fields: { on: { oneOf: ['red'] }, choice: { oneOf: ['half', 'prison'] }, with: { oneOf: ['coupon'] } },
      },
      {
        by: 'seat:1',
        do: 'zero',
        fields: {
          on: { oneOf: ['red'] },
          choice: { oneOf: ['half', 'prison'] },
          with: { oneOf: ['money'], optional: true },
        },
      },
    ])
    expect(table.do('seat:1 zero red half with=coupon')).toEqual([
      {
        type: 'halved',
        cite: 'RF-28',
        seat: 'seat:1',
        on: 'red',
        with: 'coupon',
        stake: 501,
        amount: 250,
        transfers: ['seat:1/stakes > bank 250', 'seat:1/stakes > seat:1/coupon 251'],
      },
    ])
    expect(table.do('seat:1 zero red prison')[0]).toMatchObject({ type: 'imprisoned', with: 'money', stake: 100 })
  })
})

describe('the wheel is no cloth', () => {
  it('[RF-49] a bet on the wheel itself is refused, in time, late or found', () => {
    const table = french()
    const no = { code: 'no-such-bet', rule: 'RF-49', params: { on: 'wheel' } }
    expect(table.no('seat:1 bet wheel 100')).toEqual(no)
    table.until('closed')
    expect(table.no('croupier late-bet wheel 100 seat:1')).toEqual(no)
    expect(table.no('croupier find-bet wheel 100 seat:1')).toEqual(no)
  })

  it('[RF-49] and can be recorded against the player', () => {
    const table = french()
    const [offer] = table.offers('warn')
    expect(offer?.fields.infraction).toMatchObject({ oneOf: expect.arrayContaining(['bet-on-wheel']) })
    expect(table.do('croupier warn seat:1 bet-on-wheel')).toEqual([
      { type: 'warned', cite: 'RF-49', seat: 'seat:1', infraction: 'bet-on-wheel', by: 'croupier', to: ['seat:1'] },
    ])
  })
})
