import { describe, expect, it } from 'vitest'
import { bigSix } from '../../src/big-six/big-six.js'
import { rouletteFrench } from '../../src/roulette/roulette.js'
import { offers, open, script } from './script.js'
import { toy } from './toy.js'

const won = script(
  bigSix,
  open(bigSix, { config: { holdMinutes: 10 }, seats: { 'seat:1': 1000, 'seat:2': 1000 } }),
  `
  clock time 100
  seat:1 bet value:5 200
  seat:2 bet value:1 200
  croupier spin clockwise
  chance stop 5
  croupier collect`,
).state

const held = script(bigSix, won, 'pit-boss hold seat:1\ncroupier pay').state

describe('holding a payment', () => {
  it('[GEN-41] the winning payment waits in an account of its own while the result is verified', () => {
    const done = script(
      bigSix,
      won,
      `
      croupier hold seat:1 ! not-your-move GEN-41 {"by":["pit-boss"]}
      pit-boss hold seat:2 ! nothing-to-hold GEN-41
      pit-boss hold seat:3 ! nothing-to-hold GEN-41
      pit-boss hold seat:1
      > hold-ordered GEN-41 seat=seat:1 to=["seat:1"]
      pit-boss hold seat:1 ! already-held GEN-41
      croupier pay`,
    )
    expect(done.events.at(-3)).toMatchObject({
      type: 'paid',
      amount: 1000,
      transfers: [
        { from: 'bank', to: 'hold:1', amount: 1000 },
        { from: 'seat:1/stakes', to: 'seat:1', amount: 200 },
      ],
    })
    expect(done.events.at(-2)).toEqual({
      type: 'payment-held',
      cite: 'GEN-41',
      seat: 'seat:1',
      hold: 'hold:1',
      amount: 1000,
      to: ['seat:1'],
    })
    expect(done.state.holds).toEqual([
      { id: 'hold:1', seat: 'seat:1', player: 'player-1', amount: 1000, until: 700, verdict: null },
    ])
    expect(done.state.accounts).toMatchObject({ 'hold:1': 1000, 'seat:1': 1000, bank: -800 })
    expect(done.state).toMatchObject({ serial: 2, holding: [] })
  })

  it('[GEN-41] in roulette too, and only of seats that have won something', () => {
    const s = script(
      rouletteFrench,
      open(rouletteFrench),
      `
      seat:1 bet red 500
      seat:2 bet black 500
      croupier spin clockwise
      croupier no-more-bets
      pit-boss hold seat:1 ! nothing-to-hold GEN-41
      chance ball 1
      croupier collect
      pit-boss hold seat:2 ! nothing-to-hold GEN-41
      pit-boss approve
      pit-boss hold seat:1
      croupier pay`,
    ).state
    expect(s.holds).toMatchObject([{ seat: 'seat:1', amount: 500, until: 1800 }])
    expect(offers(bigSix, won, 'hold')).toEqual([
      { by: 'pit-boss', do: 'hold', fields: { seat: { oneOf: ['seat:1'] } } },
    ])
  })

  it('[GEN-45] bingo and slots have no hold: reasons to refuse come in order', () => {
    const s = script(toy, open(toy), 'seat:1 bet heads 100\nchance flip heads').state
    script(toy, { ...s, status: 'suspended' }, 'pit-boss hold seat:1 ! table-not-open GEN-41')
    script(toy, s, 'pit-boss hold seat:1 ! holds-not-available GEN-45')
    script(toy, s, 'pit-boss hold seat:3 ! holds-not-available GEN-45')
    script(bigSix, { ...won, status: 'suspended' }, 'pit-boss hold seat:3 ! table-not-open GEN-41')
  })

  it('[GEN-41] the pit boss decides and a croupier pays (G-20)', () => {
    const done = script(
      bigSix,
      held,
      `
      croupier pay-held hold:1        ! hold-not-cleared GEN-41 {"until":700}
      croupier pay-held hold:9        ! no-such-hold GEN-41
      croupier clear-hold hold:1 pay  ! not-your-move GEN-41 {"by":["pit-boss"]}
      pit-boss clear-hold hold:9 no   ! no-such-hold GEN-41
      pit-boss clear-hold hold:1 no   ! no-such-verdict GEN-41
      pit-boss clear-hold hold:1 pay
      > hold-cleared GEN-41 hold=hold:1 verdict=pay seat=seat:1 to=[]
      pit-boss clear-hold hold:1 no   ! hold-decided GEN-41
      pit-boss pay-held hold:1        ! not-your-move GEN-41 {"by":["croupier"]}
      croupier pay-held hold:1
      > hold-paid GEN-41 seat=seat:1 hold=hold:1 amount=1000 to=["seat:1"] : hold:1>seat:1 1000
      croupier pay-held hold:1        ! no-such-hold GEN-41`,
    )
    expect(done.state.holds).toEqual([])
    expect(done.state.accounts).toMatchObject({ 'hold:1': 0, 'seat:1': 2000, bank: -800 })
    expect(offers(bigSix, held, 'clear-hold')).toEqual([
      {
        by: 'pit-boss',
        do: 'clear-hold',
        fields: { hold: { oneOf: ['hold:1'] }, verdict: { oneOf: ['pay', 'void'] } },
      },
    ])
    expect(offers(bigSix, won, 'clear-hold')).toEqual([])
  })

  it('[GEN-41] above the sum of the house a void takes a second person, and lapses without one (G-27)', () => {
    const large = { ...held, config: { ...held.config, correctionMax: 999 } }
    const proposed = script(
      bigSix,
      large,
      `
      pit-boss propose-void hold:9          ! no-such-hold GEN-41
      room-head decide-void hold:1 confirm  ! void-not-proposed GEN-41
      pit-boss clear-hold hold:1 void       ! needs-second-person GEN-41 {"most":999}
      pit-boss propose-void hold:1
      > void-proposed GEN-41 hold=hold:1 seat=seat:1 amount=1000 to=[]
      pit-boss propose-void hold:1          ! already-proposed GEN-41
      croupier pay-held hold:1              ! hold-not-cleared GEN-41 {"until":700}
      pit-boss decide-void hold:1 confirm   ! not-your-move GEN-41 {"by":["section-head","room-head"]}
      room-head decide-void hold:9 confirm  ! no-such-hold GEN-41
      room-head decide-void hold:1 void     ! no-such-verdict GEN-41`,
    ).state
    expect(offers(bigSix, large, 'clear-hold')[0]?.fields.verdict).toEqual({ oneOf: ['pay'] })
    expect(offers(bigSix, large, 'propose-void')).toHaveLength(1)
    expect(offers(bigSix, held, 'propose-void')).toEqual([])
    script(bigSix, held, 'pit-boss propose-void hold:1 ! one-person-decides GEN-41 {"most":1000}')
    expect(offers(bigSix, proposed, 'decide-void').map(({ by }) => by)).toEqual(['section-head', 'room-head'])
    const voided = script(
      bigSix,
      proposed,
      `
      room-head decide-void hold:1 confirm
      > hold-cleared GEN-41 hold=hold:1 verdict=void seat=seat:1 to=[]
      pit-boss propose-void hold:1          ! hold-decided GEN-41
      croupier pay-held hold:1`,
    )
    expect(voided.state.accounts).toMatchObject({ 'hold:1': 0, 'seat:1': 1000, bank: 200 })
    const rejected = script(
      bigSix,
      proposed,
      `
      section-head decide-void hold:1 reject
      > void-rejected GEN-41 hold=hold:1 seat=seat:1 by=section-head to=[]
      pit-boss clear-hold hold:1 pay
      croupier pay-held hold:1`,
    )
    expect(rejected.state.accounts).toMatchObject({ 'hold:1': 0, 'seat:1': 2000, bank: -800 })
    // The pit boss may pay what they wanted void; what nobody confirmed in time is paid.
    expect(script(bigSix, proposed, 'pit-boss clear-hold hold:1 pay').state.holds[0]).not.toHaveProperty('voiding')
    expect(script(bigSix, proposed, 'clock time 700').state.accounts).toMatchObject({ 'hold:1': 0, 'seat:1': 2000 })
  })

  it('[GEN-41] a verification that fails sends the payment back to the bank (G-18)', () => {
    const done = script(
      bigSix,
      held,
      `
      pit-boss clear-hold hold:1 void
      > hold-cleared GEN-41 hold=hold:1 verdict=void seat=seat:1 to=[]
      croupier pay-held hold:1
      > hold-voided GEN-41 seat=seat:1 hold=hold:1 amount=1000 to=["seat:1"] : hold:1>bank 1000`,
    )
    expect(done.state.accounts).toMatchObject({ 'hold:1': 0, 'seat:1': 1000, bank: 200 })
  })

  it('[GEN-41] a player who has left is paid at the cash desk, and the next in the seat hears nothing of it', () => {
    const next = script(bigSix, held, 'seat:1 leave\nseat:1 sit ana\npit-boss clear-hold hold:1 pay').state
    script(
      bigSix,
      next,
      `
      croupier pay-held hold:1
      > hold-paid GEN-41 seat=seat:1 hold=hold:1 amount=1000 to=[] : hold:1>cash 1000`,
    )
  })

  it('[GEN-43 GEN-44] the table goes on, and so does the player whose payment is held', () => {
    const done = script(
      bigSix,
      held,
      `
      croupier start
      seat:1 bet value:5 300
      croupier spin clockwise
      chance stop 5
      croupier collect
      pit-boss hold seat:1
      croupier pay`,
    )
    expect(done.state.round).toBe(2)
    expect(done.state.holds.map(({ id, amount }) => [id, amount])).toEqual([
      ['hold:1', 1000],
      ['hold:2', 1500],
    ])
    const one = script(bigSix, done.state, 'pit-boss clear-hold hold:2 pay\ncroupier pay-held hold:2').state
    expect(one.holds.map(({ id }) => id)).toEqual(['hold:1'])
    expect(offers(bigSix, done.state, 'clear-hold')[0]?.fields.hold).toEqual({ oneOf: ['hold:1'] })
  })
})

describe('the thirty minutes', () => {
  it('[GEN-42] a hold past its limit is paid by the clock itself (G-10)', () => {
    const done = script(
      bigSix,
      held,
      `
      clock time 699
      clock time 700
      > hold-paid GEN-42 seat=seat:1 hold=hold:1 amount=1000 to=["seat:1"] : hold:1>seat:1 1000`,
    )
    expect(done.state).toMatchObject({ clock: 700, holds: [] })
  })

  it('[GEN-42] is thirty minutes by default, to the second', () => {
    const s = script(
      bigSix,
      open(bigSix),
      'seat:1 bet value:1 100\ncroupier spin clockwise\nchance stop 1\ncroupier collect\npit-boss hold seat:1\ncroupier pay',
    ).state
    expect(s.holds[0]?.until).toBe(1800)
    expect(script(bigSix, s, 'clock time 1799').state.holds).toHaveLength(1)
    expect(script(bigSix, s, 'clock time 1800').state.holds).toHaveLength(0)
  })

  it('[GEN-42] run from the order: the croupier who pays late does not make it longer (G-22)', () => {
    const late = script(bigSix, won, 'pit-boss hold seat:1\nclock time 400\ncroupier pay').state
    expect(late.holds).toMatchObject([{ id: 'hold:1', until: 700 }])
    script(
      bigSix,
      late,
      `
      clock time 700
      > hold-paid GEN-42 seat=seat:1 hold=hold:1 amount=1000 to=["seat:1"] : hold:1>seat:1 1000`,
    )
  })

  it('[GEN-42] an order whose time has passed holds nothing any more, and is not given twice (G-22)', () => {
    const late = script(
      bigSix,
      won,
      `
      pit-boss hold seat:1
      clock time 700
      pit-boss hold seat:1 ! already-held GEN-41
      croupier pay`,
    )
    expect(late.state).toMatchObject({ holds: [], serial: 1, accounts: { 'seat:1': 2000 } })
    expect(late.events.map((event) => event.type)).not.toContain('payment-held')
  })

  it('[GEN-41] of two winners, each has an order of their own', () => {
    const both = script(
      bigSix,
      open(bigSix, { config: { holdMinutes: 10 }, seats: { 'seat:1': 1000, 'seat:2': 1000 } }),
      `
      seat:1 bet value:5 200
      seat:2 bet value:5 100
      croupier spin clockwise
      chance stop 5
      croupier collect
      pit-boss hold seat:1
      clock time 60
      pit-boss hold seat:2
      clock time 90
      croupier pay`,
    ).state
    expect(both.holds.map(({ seat, until }) => [seat, until])).toEqual([
      ['seat:1', 600],
      ['seat:2', 660],
    ])
  })

  it('[GEN-42] the order counts from the clock, and so does the payment it holds', () => {
    const counts = (name: string, s = won) => bigSix.rules.find((rule) => rule.do === name)?.countsTime?.(s)
    expect(counts('hold')).toBe(true)
    expect(counts('pay')).toBe(false)
    expect(counts('pay', script(bigSix, won, 'pit-boss hold seat:1').state)).toBe(true)
  })

  it('[GEN-42] so does a verdict: what its time has released is nobody’s to void', () => {
    const verdicts = ['clear-hold', 'propose-void', 'decide-void']
    const counting = (s: typeof won) =>
      verdicts.filter((name) => bigSix.rules.find((rule) => rule.do === name)?.countsTime?.(s))
    expect(counting(won)).toEqual([])
    expect(counting(held)).toEqual(verdicts)
  })

  it('[GEN-42] a payment already found void goes back to the bank at expiry too', () => {
    script(
      bigSix,
      held,
      `
      pit-boss clear-hold hold:1 void
      clock time 9999
      > hold-voided GEN-42 seat=seat:1 hold=hold:1 amount=1000 to=["seat:1"] : hold:1>bank 1000`,
    )
  })

  it('[GEN-42] time only goes forward, and has an end', () => {
    script(
      bigSix,
      won,
      `
      pit-boss time 200            ! not-your-move GEN-42 {"by":["clock"]}
      clock time 100               ! time-goes-forward GEN-42 {"clock":100}
      clock time -1                ! time-goes-forward GEN-42 {"clock":100}
      clock time 10000000001       ! time-out-of-range GEN-42 {"max":10000000000}
      clock time 101
      clock time 10000000000
      clock time 10000000001       ! time-out-of-range GEN-42 {"max":10000000000}`,
    )
    expect(offers(bigSix, won, 'time')).toEqual([
      { by: 'clock', do: 'time', fields: { at: { min: 101, max: 10_000_000_000, step: 1 } } },
    ])
    expect(offers(bigSix, { ...won, clock: 10_000_000_000 }, 'time')).toEqual([])
  })
})
