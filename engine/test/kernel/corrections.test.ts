import { describe, expect, it } from 'vitest'
import { bigSix } from '../../src/big-six/big-six.js'
import { CATALOGUE } from '../../src/catalogue.js'
import { voidsResult } from '../../src/kernel/rules.js'
import { offers, open, script } from './script.js'

const MAX = 1_000_000_000_000
const SEATS = { 'seat:1': 1000, 'seat:2': 1000 }

/** 200 on 5, which came, and 200 on 2, which did not. */
const ROUND = `seat:1 bet value:5 200
  seat:2 bet value:2 200
  croupier spin clockwise
  chance stop 5
  croupier collect
  croupier pay`

const settled = (config: { readonly [option: string]: number } = {}) =>
  script(bigSix, open(bigSix, { seats: SEATS, config }), ROUND).state

describe('a correction', () => {
  it('[GEN-38] belongs to a line of the round that was settled last, and is made at once by the croupier', () => {
    const done = script(
      bigSix,
      settled(),
      `
      pit-boss correct seat:3 1 value:5 0 "x"    ! not-your-move GEN-38 {"by":["croupier"]}
      croupier correct seat:3 2 value:5 0 "x"    ! seat-empty GEN-24 {"seat":"seat:3"}
      croupier correct seat:1 2 value:9 0 "x"    ! round-not-settled GEN-38 {"round":1}
      croupier correct seat:1 0 value:9 0 "x"    ! round-not-settled GEN-38 {"round":1}
      croupier correct seat:1 1 value:2 0 "x"    ! no-such-line GEN-38 {"on":"value:2"}
      croupier correct seat:1 1 value:5 0 "x"    ! nothing-to-correct GEN-38
      croupier correct seat:1 1 value:5 -200 "pagó de más"
      > corrected GEN-38 correction=correction:1 seat=seat:1 round=1 on=value:5 amount=-200 reason=pagó de más to=["seat:1"] corrects=1 : seat:1>bank 200
      croupier correct seat:2 1 value:2 75 "pagó de menos"
      > corrected GEN-38 correction=correction:2 seat=seat:2 round=1 on=value:2 amount=75 reason=pagó de menos to=["seat:2"] corrects=1 : bank>seat:2 75`,
    )
    expect(done.state.accounts).toMatchObject({ 'seat:1': 1800, 'seat:2': 875, bank: -675 })
    expect(done.state.corrections.map(({ id, status }) => [id, status])).toEqual([
      ['correction:1', 'made'],
      ['correction:2', 'made'],
    ])
  })

  it('[GEN-38] never takes more than the line brought, nor gives more than it could have brought', () => {
    script(
      bigSix,
      settled({ correctionMax: MAX }),
      `
      croupier correct seat:1 1 value:5 ${MAX} "x"   ! amount-out-of-range GEN-38 {"least":-1200,"most":0}
      croupier correct seat:1 1 value:5 1 "x"        ! amount-out-of-range GEN-38 {"least":-1200,"most":0}
      croupier correct seat:1 1 value:5 -1201 "x"    ! amount-out-of-range GEN-38 {"least":-1200,"most":0}
      croupier correct seat:1 1 value:5 -1200 "x"
      croupier correct seat:1 1 value:5 -1 "x"       ! amount-out-of-range GEN-38 {"least":0,"most":1200}
      croupier correct seat:2 1 value:2 -1 "x"       ! amount-out-of-range GEN-38 {"least":0,"most":600}
      croupier correct seat:2 1 value:2 601 "x"      ! amount-out-of-range GEN-38 {"least":0,"most":600}
      croupier correct seat:2 1 value:2 400 "x"
      croupier correct seat:2 1 value:2 201 "x"      ! amount-out-of-range GEN-38 {"least":-400,"most":200}
      croupier correct seat:2 1 value:2 200 "x"`,
    )
  })

  it('[GEN-38] has nothing to give on a stake that was taken back, nor where no round has a result', () => {
    const before = script(bigSix, open(bigSix, { seats: SEATS }), 'seat:1 bet value:20 800').state
    script(bigSix, before, 'croupier correct seat:1 1 value:20 100 "x" ! round-not-settled GEN-38 {"round":null}')
    const back = script(
      bigSix,
      before,
      'seat:1 withdraw value:20 800\nseat:2 bet value:1 100\ncroupier spin clockwise\nchance stop 1\ncroupier collect\ncroupier pay',
    ).state
    script(bigSix, back, 'croupier correct seat:1 1 value:20 100 "x" ! no-such-line GEN-38 {"on":"value:20"}')
    const broken = script(bigSix, before, 'pit-boss out-of-order\ncroupier give-back').state
    script(bigSix, broken, 'croupier correct seat:1 1 value:20 100 "x" ! round-not-settled GEN-38 {"round":null}')
  })

  it('[GEN-38] is of the player who played the round, and needs the chips it takes', () => {
    const next = script(bigSix, settled(), 'seat:1 leave\nseat:1 sit ana').state
    script(bigSix, next, 'croupier correct seat:1 1 value:5 -100 "x" ! no-such-line GEN-38 {"on":"value:5"}')
    const poor = script(bigSix, settled(), 'seat:1 cash-out 1990').state
    script(bigSix, poor, 'croupier correct seat:1 1 value:5 -100 "x" ! not-enough-chips GEN-38 {"have":10}')
  })

  it('[GEN-38] is of the last round alone, whatever is played meanwhile', () => {
    const later = script(bigSix, settled(), 'croupier start\nseat:1 bet value:1 100\ncroupier spin clockwise').state
    script(bigSix, later, 'croupier correct seat:2 1 value:2 100 "x"')
    const over = script(bigSix, later, 'chance stop 1\ncroupier collect\ncroupier pay').state
    script(
      bigSix,
      over,
      `croupier correct seat:2 1 value:2 100 "x" ! round-not-settled GEN-38 {"round":2}
      croupier correct seat:2 2 value:2 100 "x" ! no-such-line GEN-38 {"on":"value:2"}
      croupier correct seat:1 2 value:1 -200 "x"`,
    )
  })

  it('[GEN-38] gives no more than the limits let the stake play for', () => {
    const over = script(
      bigSix,
      open(bigSix, { seats: SEATS, config: { max: 300, correctionMax: MAX } }),
      `seat:2 bet value:1 100
      croupier spin clockwise
      croupier find-bet value:20 700 seat:1
      croupier notify-room-head value:20 seat:1
      chance stop 1
      croupier collect
      croupier pay`,
    ).state
    // Of 700 only 300 played, and 400 came back: 300 and 20 times 300 less what it has.
    const amounts = offers(bigSix, over, 'correct', 'croupier', 'seat:1').map(({ fields }) => fields.amount)
    expect(amounts).toEqual([
      { min: 1, max: 5900, step: 1 },
      { min: -400, max: -1, step: 1 },
    ])
  })

  it('[GEN-38] of a held payment takes nothing that was not paid, and gives nothing that waits', () => {
    const held = script(
      bigSix,
      open(bigSix, { seats: SEATS }),
      `seat:1 bet value:5 200
      croupier spin clockwise
      chance stop 5
      croupier collect
      pit-boss hold seat:1
      croupier pay`,
    ).state
    expect(offers(bigSix, held, 'correct', 'croupier', 'seat:1').map(({ fields }) => fields.amount)).toEqual([
      { min: -200, max: -1, step: 1 },
    ])
  })
})

describe('a second person', () => {
  it('[GEN-38] is needed above ten least stakes of a round: the croupier proposes, the pit boss decides, a croupier moves', () => {
    const done = script(
      bigSix,
      settled(),
      `
      croupier correct seat:1 1 value:5 -1200 "salió el 2"
      > correction-proposed GEN-38 correction=correction:1 seat=seat:1 round=1 on=value:5 amount=-1200 reason=salió el 2 to=["seat:1"]
      croupier correct seat:1 1 value:5 -1 "otra vez"       ! amount-out-of-range GEN-38 {"least":0,"most":1200}
      croupier make-correction correction:1                 ! correction-not-confirmed GEN-38
      croupier decide-correction correction:1 confirm       ! not-your-move GEN-38 {"by":["pit-boss","section-head"]}
      pit-boss decide-correction correction:2 confirm       ! no-such-correction GEN-38
      pit-boss decide-correction correction:1 toString      ! no-such-verdict GEN-38
      pit-boss decide-correction correction:1 confirm
      > correction-confirmed GEN-38 correction=correction:1 seat=seat:1 round=1 on=value:5 amount=-1200 reason=salió el 2 to=["seat:1"] by=pit-boss
      pit-boss decide-correction correction:1 reject        ! correction-decided GEN-38
      pit-boss make-correction correction:1                 ! not-your-move GEN-38 {"by":["croupier"]}
      croupier make-correction correction:9                 ! no-such-correction GEN-38
      croupier make-correction correction:1
      > corrected GEN-38 correction=correction:1 seat=seat:1 round=1 on=value:5 amount=-1200 reason=salió el 2 to=["seat:1"] corrects=1 : seat:1>bank 1200
      croupier make-correction correction:1                 ! correction-not-confirmed GEN-38
      croupier correct seat:1 1 value:5 -1 "otra vez"       ! amount-out-of-range GEN-38 {"least":0,"most":1200}`,
    )
    expect(done.state.accounts).toMatchObject({ 'seat:1': 800, bank: 400 })
  })

  it('[GEN-38] is not got round by small steps, nor by another seat', () => {
    const done = script(
      bigSix,
      settled({ correctionMax: 150 }),
      `
      croupier correct seat:1 1 value:5 -100 "uno"
      croupier correct seat:2 1 value:2 50 "dos"
      croupier correct seat:2 1 value:2 1 "tres"
      > correction-proposed GEN-38 correction=correction:3 seat=seat:2 round=1 on=value:2 amount=1 reason=tres to=["seat:2"]`,
    )
    expect(done.state.accounts).toMatchObject({ 'seat:1': 1900, 'seat:2': 850 })
  })

  it('[GEN-38] is always needed where the house leaves nothing to one', () => {
    const asked = script(bigSix, settled({ correctionMax: 0 }), 'croupier correct seat:1 1 value:5 -1 "x"').state
    expect(asked.corrections).toEqual([
      {
        ...{ id: 'correction:1', seat: 'seat:1', player: 'player-1', round: 1, on: 'value:5', with: 'money' },
        ...{ amount: -1, reason: 'x', status: 'waiting' },
      },
    ])
    expect(asked.accounts['seat:1']).toBe(2000)
  })

  it('[GEN-38] who rejects it leaves the line as it was', () => {
    script(
      bigSix,
      settled(),
      `
      croupier correct seat:1 1 value:5 -1200 "x"
      section-head decide-correction correction:1 reject
      > correction-rejected GEN-38 correction=correction:1 seat=seat:1 round=1 on=value:5 amount=-1200 reason=x to=["seat:1"] by=section-head
      croupier make-correction correction:1          ! correction-not-confirmed GEN-38
      croupier correct seat:1 1 value:5 -1201 "x"    ! amount-out-of-range GEN-38 {"least":-1200,"most":0}
      croupier correct seat:1 1 value:5 -1000 "y"`,
    )
  })

  it('[GEN-38] may confirm what cannot be made any more: who was paid has gone, or has played the chips', () => {
    const confirmed = script(
      bigSix,
      settled(),
      'croupier correct seat:1 1 value:5 -1200 "x"\npit-boss decide-correction correction:1 confirm',
    ).state
    script(
      bigSix,
      script(bigSix, confirmed, 'seat:1 cash-out 1990').state,
      'croupier make-correction correction:1 ! not-enough-chips GEN-38 {"have":10}',
    )
    script(
      bigSix,
      script(bigSix, confirmed, 'seat:1 leave\nseat:1 sit ana').state,
      'croupier make-correction correction:1 ! seat-empty GEN-24 {"seat":"seat:1"}',
    )
  })

  it('[GEN-38] finds what waits, and the last twenty that are over', () => {
    const lines = Array.from({ length: 12 }, () => [
      'croupier correct seat:1 1 value:5 -1 "x"',
      'croupier correct seat:1 1 value:5 1 "x"',
    ])
    const { corrections } = script(
      bigSix,
      settled(),
      [
        'croupier correct seat:2 1 value:2 600 "x"',
        'croupier correct seat:1 1 value:5 -1100 "x"',
        ...lines.flat(),
      ].join('\n'),
    ).state
    expect(corrections.map(({ status }) => status)).toEqual([
      ...['waiting', ...Array.from({ length: 20 }, () => 'made')],
    ])
    expect(corrections.at(1)?.id).toBe('correction:7')
  })

  it('[GEN-38] is offered what waits, and the croupier what was confirmed', () => {
    const asked = script(bigSix, settled(), 'croupier correct seat:1 1 value:5 -1200 "x"').state
    const fields = { correction: { oneOf: ['correction:1'] }, verdict: { oneOf: ['confirm', 'reject'] } }
    expect(offers(bigSix, asked, 'decide-correction')).toEqual([
      { by: 'pit-boss', do: 'decide-correction', fields },
      { by: 'section-head', do: 'decide-correction', fields },
    ])
    expect(offers(bigSix, asked, 'make-correction')).toEqual([])
    const confirmed = script(bigSix, asked, 'pit-boss decide-correction correction:1 confirm').state
    expect(offers(bigSix, confirmed, 'decide-correction')).toEqual([])
    expect(offers(bigSix, confirmed, 'make-correction')).toEqual([
      { by: 'croupier', do: 'make-correction', fields: { correction: { oneOf: ['correction:1'] } } },
    ])
  })
})

describe('what happens to things', () => {
  const declared = (fact: 'physical' | 'voids') =>
    Object.fromEntries(
      CATALOGUE.map((game) => [game.id, game.rules.filter((rule) => rule[fact]).map((rule) => rule.do)]),
    )

  it('is declared by the rules: a ball, a disc, cards, chips on the cloth', () => {
    const wheel = ['late-bet', 'find-bet', 'irregular']
    const cards = ['out-of-order', ...wheel, 'no-cards']
    const all = declared('physical')
    expect(all['big-six']).toEqual(wheel)
    for (const id of ['roulette-french', 'roulette-american', 'roulette-american-00']) expect(all[id]).toEqual(wheel)
    for (const id of ['blackjack-classic', 'blackjack-perfect-pairs', 'challenge-21', 'canal-21'])
      expect(all[id]).toEqual(cards)
    expect(all['blackjack-mendoza']).toEqual([...cards, 'bettor-skipped'])
  })

  it('[GEN-41] a held payment throws a result away only when it is voided', () => {
    const cleared = (verdict: string) =>
      voidsResult(bigSix, { by: 'pit-boss', do: 'clear-hold', hold: 'hold:1', verdict })
    expect([cleared('void'), cleared('pay')]).toEqual([true, false])
    expect(voidsResult(bigSix, { by: 'pit-boss', do: 'out-of-order' })).toBe(true)
    expect(voidsResult(bigSix, { by: 'croupier', do: 'start' })).toBe(false)
    expect(voidsResult(bigSix, { by: 'croupier', do: 'toString' })).toBe(false)
  })

  it('and so is what throws a result away', () => {
    const all = declared('voids')
    for (const id of ['big-six', 'roulette-french', 'roulette-american', 'roulette-american-00'])
      expect(all[id]).toEqual(['out-of-order', 'irregular', 'clear-hold', 'decide-void'])
    expect(all['blackjack-classic']).toEqual(['out-of-order', 'irregular', 'no-cards', 'clear-hold', 'decide-void'])
    expect(all['blackjack-mendoza']).toEqual([
      'out-of-order',
      'irregular',
      'no-cards',
      'bettor-skipped',
      'clear-hold',
      'decide-void',
    ])
  })
})
