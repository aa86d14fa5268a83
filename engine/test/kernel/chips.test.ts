import { describe, expect, it } from 'vitest'
import { bigSix } from '../../src/big-six/big-six.js'
import { floorTo, unevenChips } from '../../src/kernel/chips.js'
import { offers, open, script } from './script.js'

const COUPON = [{ id: 'coupon', authorisation: 'Res. 1' }]
const MAX = 1_000_000_000_000

describe('money for chips', () => {
  it('[GEN-02 GEN-17] the house changes money for chips, at the player’s hand or at the croupier’s for whoever asks', () => {
    const done = script(
      bigSix,
      open(bigSix, { opening: 'open', seats: { 'seat:1': 0, 'seat:2': 0 } }),
      `
      seat:1 buy 500
      > chips-bought GEN-17 seat=seat:1 to=["seat:1"] : cash>seat:1 500
      croupier buy 700 for=seat:2
      > chips-bought GEN-17 seat=seat:2 to=["seat:2"] : cash>seat:2 700
      seat:1 cash-out 1
      > chips-cashed GEN-17 seat=seat:1 to=["seat:1"] : seat:1>cash 1
      croupier cash-out 700 for=seat:2
      > chips-cashed GEN-17 seat=seat:2 to=["seat:2"] : seat:2>cash 700`,
    )
    expect(done.state.accounts).toEqual({ cash: -499, 'seat:1': 499, 'seat:2': 0 })
  })

  it('[GEN-17 GEN-24 GEN-25 GEN-27] reasons to refuse a purchase come in order', () => {
    const s = open(bigSix, { opening: 'open', config: { chip: 100 }, seats: { 'seat:1': 100 } })
    const away = script(bigSix, s, 'seat:1 step-away').state
    script(
      bigSix,
      { ...away, status: 'suspended' },
      `
      croupier buy 150                     ! table-not-open GEN-17
      seat:3 buy 150 for=seat:1            ! table-not-open GEN-17`,
    )
    script(
      bigSix,
      away,
      `
      pit-boss buy 150                     ! not-your-move GEN-17 {"by":["seat","croupier"]}
      croupier buy ${MAX}                  ! seat-not-named GEN-25
      seat:3 buy 150 for=seat:1            ! acts-for-another GEN-27
      seat:1 buy 150 for=seat:1            ! acts-for-another GEN-27
      croupier buy 150 for=seat:3          ! seat-empty GEN-24 {"seat":"seat:3"}
      seat:3 buy 150                       ! seat-empty GEN-24 {"seat":"seat:3"}
      croupier buy 999999999950 for=seat:1 ! not-present GEN-24 {"seat":"seat:1"}
      seat:1 come-back
      croupier buy 999999999950 for=seat:1 ! not-whole-chips GEN-03 {"step":100}
      croupier buy ${MAX} for=seat:1       ! stack-too-large GEN-17 {"most":999999999900}
      croupier buy 999999999900 for=seat:1
      seat:1 buy 100                       ! stack-too-large GEN-17 {"most":0}`,
    )
  })

  it('[GEN-17] chips are cashed whether the table is open or not, never more than there are', () => {
    const s = open(bigSix, { opening: 'open', seats: { 'seat:1': 500, 'seat:2': 0 } })
    const closed = script(bigSix, s, 'seat:1 step-away').state
    script(
      bigSix,
      { ...closed, status: 'closed' },
      `
      croupier cash-out 600            ! seat-not-named GEN-25
      seat:1 cash-out 600 for=seat:2   ! acts-for-another GEN-27
      seat:3 cash-out 600              ! seat-empty GEN-24 {"seat":"seat:3"}
      seat:2 cash-out 1                ! not-enough-chips GEN-17 {"have":0}
      seat:1 cash-out 501              ! not-enough-chips GEN-17 {"have":500}
      seat:1 cash-out 500`,
    )
    expect(offers(bigSix, closed, 'cash-out')).toEqual([
      { by: 'seat:1', do: 'cash-out', fields: { amount: { min: 1, max: 500, step: 1 } } },
      {
        by: 'croupier',
        do: 'cash-out',
        fields: { amount: { min: 1, max: 500, step: 1 }, for: { oneOf: ['seat:1'] } },
      },
    ])
  })

  it('[GEN-17] offers every purchase of whole chips that leaves the stack countable', () => {
    const s = open(bigSix, { opening: 'open', config: { chip: 300 }, seats: { 'seat:1': 600, 'seat:2': 0 } })
    const away = script(bigSix, s, 'seat:2 step-away').state
    const amount = { min: 300, max: 999_999_999_300, step: 300 }
    expect(offers(bigSix, away, 'buy')).toEqual([
      { by: 'seat:1', do: 'buy', fields: { amount } },
      { by: 'croupier', do: 'buy', fields: { amount, for: { oneOf: ['seat:1'] } } },
    ])
    expect(offers(bigSix, { ...away, status: 'closed' }, 'buy')).toEqual([])
    const over = { ...s, accounts: { 'seat:1': MAX + 500 } }
    expect(offers(bigSix, over, 'buy', 'seat:1')).toEqual([])
    expect(offers(bigSix, over, 'cash-out', 'seat:1')[0]?.fields.amount).toEqual({ min: 1, max: MAX, step: 1 })
    script(bigSix, over, 'seat:1 buy 300 ! stack-too-large GEN-17 {"most":0}')
  })
})

describe('authorised instruments', () => {
  it('[GEN-03 GEN-04 GEN-05] a coupon counts if it is authorised, and an unknown one is refused', () => {
    const s = open(bigSix, { config: { instruments: COUPON }, seats: { 'seat:1': 0 } })
    const away = script(bigSix, s, 'seat:1 step-away').state
    script(bigSix, { ...away, status: 'closed' }, 'croupier present foreign 150 ! table-not-open GEN-03')
    const done = script(
      bigSix,
      away,
      `
      pit-boss present coupon 100             ! not-your-move GEN-03 {"by":["seat","croupier"]}
      croupier present foreign 150            ! seat-not-named GEN-25
      seat:1 present foreign 150 for=seat:1   ! acts-for-another GEN-27
      seat:3 present foreign 150              ! seat-empty GEN-24 {"seat":"seat:3"}
      seat:1 present foreign 150              ! not-present GEN-24 {"seat":"seat:1"}
      seat:1 come-back
      seat:1 present foreign 150              ! instrument-not-authorised GEN-04 {"instrument":"foreign"}
      seat:1 present money 100                ! instrument-not-authorised GEN-04 {"instrument":"money"}
      seat:1 present coupon 150               ! not-whole-chips GEN-03 {"step":100}
      seat:1 present coupon 200
      > coupon-presented GEN-03 seat=seat:1 instrument=coupon to=["seat:1"] : promotions>seat:1/coupon 200
      croupier present coupon 100 for=seat:1
      > coupon-presented GEN-03 seat=seat:1 instrument=coupon to=["seat:1"] : promotions>seat:1/coupon 100
      seat:1 bet value:1 100                  ! not-enough-chips GEN-06 {"have":0}
      seat:1 bet value:1 100 with=foreign     ! instrument-not-authorised GEN-04 {"instrument":"foreign"}
      seat:1 bet value:1 100 with=coupon
      > bet-placed BS-20 seat=seat:1 on=value:1 with=coupon stake=100 : seat:1/coupon>seat:1/stakes 100
      seat:1 bet value:1 300 with=coupon      ! not-enough-chips GEN-06 {"have":200}`,
    )
    expect(done.state.accounts).toMatchObject({ promotions: -300, 'seat:1/coupon': 200, 'seat:1/stakes': 100 })
  })

  it('[GEN-03] a coupon is offered where one is authorised, to players who are there', () => {
    const s = open(bigSix, { config: { instruments: COUPON, chip: 300 }, seats: { 'seat:1': 0, 'seat:2': 0 } })
    const away = script(bigSix, s, 'seat:2 step-away').state
    const fields = { instrument: { oneOf: ['coupon'] }, amount: { min: 300, max: 999_999_999_900, step: 300 } }
    expect(offers(bigSix, away, 'present')).toEqual([
      { by: 'seat:1', do: 'present', fields },
      { by: 'croupier', do: 'present', fields: { ...fields, for: { oneOf: ['seat:1'] } } },
    ])
    expect(offers(bigSix, open(bigSix), 'present')).toEqual([])
    expect(offers(bigSix, { ...away, status: 'closed' }, 'present')).toEqual([])
  })
})

describe('tips', () => {
  it('[GEN-18] go to the slot, an account of its own: neither to the bank nor to anybody', () => {
    const s = open(bigSix, { seats: { 'seat:1': 500, 'seat:2': 0 } })
    script(bigSix, { ...s, status: 'suspended' }, 'seat:3 tip 600 ! table-not-open GEN-18')
    const done = script(
      bigSix,
      s,
      `
      croupier tip 100 ! not-your-move GEN-18 {"by":["seat"]}
      seat:3 tip 600   ! seat-empty GEN-24 {"seat":"seat:3"}
      seat:2 tip 1     ! not-enough-chips GEN-18 {"have":0}
      seat:1 tip 501   ! not-enough-chips GEN-18 {"have":500}
      seat:1 tip 77
      > tipped GEN-18 seat=seat:1 : seat:1>tips 77`,
    )
    expect(done.state.accounts).toEqual({ cash: -500, 'seat:1': 423, tips: 77 })
    expect(offers(bigSix, done.state, 'tip')).toEqual([
      { by: 'seat:1', do: 'tip', fields: { amount: { min: 1, max: 423, step: 1 } } },
    ])
    // All one has, and not a chip more.
    expect(script(bigSix, done.state, 'seat:1 tip 423').state.accounts).toMatchObject({ 'seat:1': 0, tips: 500 })
  })

  it('[GEN-18] nothing ever leaves the slot: no move of the game takes from it', () => {
    const tipped = script(bigSix, open(bigSix), 'seat:1 tip 77\nseat:1 bet value:1 100').state
    const done = script(bigSix, tipped, 'croupier spin clockwise\nchance stop 1\ncroupier collect\ncroupier pay')
    expect(done.events.flatMap((event) => event.transfers ?? []).some(({ from }) => from === 'tips')).toBe(false)
    expect(done.state.accounts.tips).toBe(77)
  })
})

describe('whole chips', () => {
  it.each([
    [0, 100, 0],
    [99, 100, 0],
    [100, 100, 100],
    [250, 100, 200],
    [7, 1, 7],
  ])('the most of %d in steps of %d is %d', (amount, step, most) => expect(floorTo(amount, step)).toBe(most))

  it('a stake that the chips cannot make is refused', () => {
    expect(unevenChips(200, 100)).toBeUndefined()
    expect(unevenChips(250, 100)?.refusal).toMatchObject({ code: 'not-whole-chips', params: { step: 100 } })
  })
})
