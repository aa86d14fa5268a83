import { describe, expect, it } from 'vitest'
import { bigSix } from '../../src/big-six/big-six.js'
import { addBet, onSpot, withKind } from '../../src/kernel/stakes.js'
import type { Bet } from '../../src/kernel/table.js'
import { seen } from '../../src/kernel/view.js'
import { rouletteAmerican, rouletteFrench } from '../../src/roulette/roulette.js'
import { offers, open, script } from './script.js'
import { toy } from './toy.js'

const COUPON = [{ id: 'coupon', authorisation: 'Res. 1' }]
const MAX = 1_000_000_000_000

describe('placing a stake', () => {
  it('[GEN-03 GEN-06 GEN-09 GEN-10 GEN-24 GEN-27] reasons to refuse a bet come in order', () => {
    const config = { chip: 100, min: 500, max: 2000, playerMax: 2500, tableMax: 4000, instruments: COUPON }
    const seats = { 'seat:1': 2000, 'seat:2': 9000 }
    const idle = open(rouletteFrench, { opening: 'open', config, seats })
    script(rouletteFrench, open(rouletteFrench, { opening: 'none' }), 'croupier bet nowhere 50 ! table-not-open RF-08')
    script(
      rouletteFrench,
      idle,
      `
      pit-boss bet nowhere 50                      ! not-your-move GEN-16 {"by":["seat","croupier"]}
      croupier bet nowhere 50 with=foreign         ! seat-not-named GEN-25
      seat:3 bet nowhere 50 with=foreign for=seat:1 ! acts-for-another GEN-27
      seat:3 bet nowhere 50 with=foreign           ! seat-empty GEN-24 {"seat":"seat:3"}
      croupier bet nowhere 50 for=seat:3           ! seat-empty GEN-24 {"seat":"seat:3"}
      seat:1 step-away
      seat:1 bet nowhere 50 with=foreign           ! betting-closed RF-08
      croupier start
      seat:1 bet nowhere 50 with=foreign           ! not-present GEN-24 {"seat":"seat:1"}
      seat:1 come-back
      seat:1 bet nowhere 50 with=foreign           ! no-such-bet RF-49 {"on":"nowhere"}
      seat:1 bet red 50 with=foreign               ! instrument-not-authorised GEN-04 {"instrument":"foreign"}
      seat:1 bet red 450                           ! not-whole-chips GEN-03 {"step":100}
      seat:1 bet red 400                           ! under-minimum GEN-10 {"min":500,"stake":400}
      seat:1 bet red 2600                          ! over-maximum GEN-09 {"max":2000,"stake":2600}
      seat:1 bet red 2000
      > bet-placed RF-25 seat=seat:1 on=red with=money stake=2000 : seat:1>seat:1/stakes 2000
      seat:2 bet black 2000
      seat:1 bet even 600                          ! over-player-maximum GEN-09 {"max":2500}
      seat:1 bet even 500                          ! over-table-maximum GEN-09 {"max":4000}
      seat:2 withdraw black 500
      seat:1 bet even 500                          ! not-enough-chips GEN-06 {"have":0}
      seat:1 buy 500
      seat:1 bet even 500
      seat:2 bet low 500                           ! over-table-maximum GEN-09 {"max":4000}`,
    )
  })

  it('[GEN-09 GEN-10] the limits are on what a player has on a spot, whatever the chips and however many times', () => {
    const config = { min: 500, max: 1000, instruments: COUPON }
    const done = script(
      bigSix,
      open(bigSix, { config }),
      `
      seat:1 present coupon 5000
      seat:1 bet value:1 400 with=coupon  ! under-minimum GEN-10 {"min":500,"stake":400}
      seat:1 bet value:1 600 with=coupon
      seat:1 bet value:1 100
      seat:1 bet value:1 400              ! over-maximum GEN-09 {"max":1000,"stake":1100}
      seat:1 bet value:1 300
      seat:1 bet value:1 100 with=coupon  ! over-maximum GEN-09 {"max":1000,"stake":1100}
      seat:2 bet value:1 500
      seat:1 bet value:2 500`,
    )
    expect(done.state.bets).toEqual([
      { seat: 'seat:1', on: 'value:1', with: 'coupon', amount: 600 },
      { seat: 'seat:1', on: 'value:1', with: 'money', amount: 400 },
      { seat: 'seat:2', on: 'value:1', with: 'money', amount: 500 },
      { seat: 'seat:1', on: 'value:2', with: 'money', amount: 500 },
    ])
    expect(onSpot(done.state, 'seat:1', 'value:1')).toBe(1000)
  })

  it('[GEN-06] a bet by word alone does not count: without chips there is no stake', () => {
    const done = script(
      rouletteFrench,
      open(rouletteFrench, { seats: { 'seat:1': 500 } }),
      `
      seat:1 bet red 600              ! not-enough-chips GEN-06 {"have":500}
      seat:1 call orphans 100
      croupier spin clockwise
      croupier no-more-bets
      > said RF-08 phrase=no más apuestas
      > call-lapsed GEN-06 seat=seat:1 call=orphans`,
    )
    expect(done.state.bets).toEqual([])
  })

  it('[GEN-16] the croupier places a bet for a player who asks, with that player’s chips', () => {
    const done = script(
      bigSix,
      open(bigSix),
      `
      croupier bet value:1 300 for=seat:2
      > bet-placed BS-20 seat=seat:2 on=value:1 with=money stake=300 : seat:2>seat:2/stakes 300
      croupier withdraw value:1 100 for=seat:2
      > bet-withdrawn GEN-23 seat=seat:2 on=value:1 with=money stake=100 : seat:2/stakes>seat:2 100`,
    )
    expect(done.state.accounts).toMatchObject({ 'seat:1': 100_000, 'seat:2': 99_800, 'seat:2/stakes': 200 })
  })

  it('[GEN-27 GEN-28] two players’ chips never make one bet, and no chips pass from one to the other', () => {
    const done = script(
      bigSix,
      open(bigSix),
      `
      seat:1 bet value:40-a 300
      seat:2 bet value:40-a 300
      seat:2 bet value:40-a 100 for=seat:1      ! acts-for-another GEN-27
      seat:2 withdraw value:40-a 100 for=seat:1 ! acts-for-another GEN-27`,
    )
    expect(done.state.bets.map(({ seat, amount }) => `${seat} ${amount}`)).toEqual(['seat:1 300', 'seat:2 300'])
    const moves = bigSix.rules.map((rule) => rule.do)
    for (const name of ['give', 'lend', 'transfer', 'send']) expect(moves).not.toContain(name)
  })

  it('marks the player as taking part in the round', () => {
    const s = open(bigSix)
    expect(s.seats['seat:1']?.played).toBe(false)
    expect(script(bigSix, s, 'seat:1 bet value:1 100').state.seats['seat:1']?.played).toBe(true)
  })

  it('whoever takes every stake back has not taken part', () => {
    const staked = script(bigSix, open(bigSix), 'seat:1 bet value:1 200\nseat:1 bet value:2 100').state
    const left = script(bigSix, staked, 'seat:1 withdraw value:1 200').state
    expect(left.seats['seat:1']?.played).toBe(true)
    const none = script(bigSix, left, 'seat:2 bet value:2 100\nseat:1 withdraw value:2 100').state
    expect(none.seats['seat:1']?.played).toBe(false)
    expect(none.seats['seat:2']?.played).toBe(true)
  })

  it('without a maximum still keeps every amount within what a move may carry', () => {
    const s = open(bigSix, { seats: { 'seat:1': MAX } })
    const staked = script(bigSix, s, `seat:1 bet value:1 ${MAX}`).state
    const rich = { ...staked, accounts: { ...staked.accounts, 'seat:1': 100 } }
    script(bigSix, rich, `seat:1 bet value:1 100 ! over-maximum GEN-09 {"max":${MAX},"stake":${MAX + 100}}`)
  })

  it('[GEN-25] a bet without a precise target or amount is refused', () => {
    const s = open(bigSix)
    const refused = (move: object) => {
      const step = bigSix.step(s, { by: 'seat:1', do: 'bet', ...move } as never)
      return step.ok ? 'accepted' : `${step.refusal.code} ${step.refusal.cite} ${step.refusal.params.field}`
    }
    expect(refused({})).toBe('malformed GEN-25 on')
    expect(refused({ on: 'value:1' })).toBe('malformed GEN-25 amount')
    expect(refused({ amount: 100 })).toBe('malformed GEN-25 on')
    expect(refused({ on: 'value:1', amount: 0 })).toBe('malformed GEN-25 amount')
    expect(refused({ on: 'value:1', amount: 0.5 })).toBe('malformed GEN-25 amount')
    expect(refused({ on: 'value:1', amount: 100 })).toBe('accepted')
    script(bigSix, s, 'seat:1 bet value:7 100 ! no-such-bet BS-03 {"on":"value:7"}')
  })
})

describe('at a second table', () => {
  it('only even chances are taken, before anything is said about the chips', () => {
    const start = open(rouletteFrench, { opening: 'open', seats: {} })
    const sat = script(rouletteFrench, start, 'seat:1 sit ana table=second\nseat:1 buy 1000\ncroupier start').state
    script(
      rouletteFrench,
      sat,
      'seat:1 bet column:1 50 with=x ! second-table-even-chances-only RF-48\nseat:1 bet red 100',
    )
    expect(offers(rouletteFrench, sat, 'bet', 'seat:1').map(({ fields }) => fields.on)).toEqual([
      { oneOf: ['red', 'black', 'even', 'odd', 'low', 'high'] },
    ])
  })
})

describe('chips the game has a rule about', () => {
  it('[GEN-01 GEN-03] colour chips count where the game has them, under the game’s own rule', () => {
    script(
      rouletteAmerican,
      open(rouletteAmerican),
      `
      seat:1 bet straight:17 100                ! choose-chips-first RA-18
      seat:1 bet straight:17 100 with=colour    ! instrument-not-authorised GEN-04 {"instrument":"colour"}
      seat:1 take-colour blue 200 2000
      seat:1 bet straight:17 100                ! inside-bets-in-your-colour RA-20
      seat:1 bet straight:17 100 with=colour    ! not-whole-chips GEN-03 {"step":200}
      seat:1 bet straight:17 2200 with=colour   ! not-enough-chips GEN-06 {"have":2000}
      seat:1 bet straight:17 200 with=colour`,
    )
    script(
      bigSix,
      open(bigSix),
      'seat:1 bet value:1 100 with=colour ! instrument-not-authorised GEN-04 {"instrument":"colour"}',
    )
  })

  it('[GEN-10] where exact payouts are asked for, a stake that would be rounded is refused', () => {
    const config = { chip: 100, exactMultiples: true }
    script(
      toy,
      open(toy, { config }),
      `
      seat:1 bet edge 100   ! not-whole-chips GEN-03 {"step":300}
      seat:1 bet edge 300
      seat:1 bet heads 100
      seat:1 withdraw edge 100 ! not-whole-chips GEN-03 {"step":300}
      seat:1 withdraw edge 300`,
    )
    script(toy, open(toy), 'seat:1 bet edge 100')
    const odd = { chip: 5, exactMultiples: true }
    script(
      rouletteFrench,
      open(rouletteFrench, { config: odd }),
      'seat:1 bet red 5 ! not-whole-chips GEN-03 {"step":10}\nseat:1 bet red 10\nseat:1 bet straight:1 5',
    )
  })
})

describe('correcting a stake', () => {
  it('[GEN-10 GEN-23 GEN-24] reasons to refuse a withdrawal come in order', () => {
    const config = { min: 500, instruments: COUPON }
    const s = open(rouletteFrench, { config })
    const staked = script(rouletteFrench, s, 'seat:1 bet red 1000').state
    const closed = script(rouletteFrench, staked, 'croupier spin clockwise\ncroupier no-more-bets').state
    script(rouletteFrench, { ...staked, status: 'suspended' }, 'croupier withdraw black 50 ! table-not-open RF-08')
    script(rouletteFrench, closed, 'seat:1 step-away\nseat:1 withdraw black 50 ! betting-closed RF-08')
    const done = script(
      rouletteFrench,
      script(rouletteFrench, staked, 'seat:1 step-away').state,
      `
      pit-boss withdraw black 50              ! not-your-move GEN-23 {"by":["seat","croupier"]}
      croupier withdraw black 50              ! seat-not-named GEN-25
      seat:3 withdraw black 50 for=seat:1     ! acts-for-another GEN-27
      seat:3 withdraw black 50                ! seat-empty GEN-24 {"seat":"seat:3"}
      seat:1 withdraw black 50                ! not-present GEN-24 {"seat":"seat:1"}
      seat:1 come-back
      seat:1 withdraw black 1050              ! no-bet-there GEN-23 {"on":"black"}
      seat:1 withdraw red 1050 with=coupon    ! no-bet-there GEN-23 {"on":"red"}
      seat:2 withdraw red 1050                ! no-bet-there GEN-23 {"on":"red"}
      seat:1 withdraw red 1050                ! more-than-staked GEN-23 {"stake":1000}
      seat:1 withdraw red 650                 ! not-whole-chips GEN-03 {"step":100}
      seat:1 withdraw red 600                 ! under-minimum GEN-10 {"min":500,"stake":400}
      seat:1 withdraw red 500
      > bet-withdrawn GEN-23 seat=seat:1 on=red with=money stake=500 : seat:1/stakes>seat:1 500
      seat:1 withdraw red 100                 ! under-minimum GEN-10 {"min":500,"stake":400}
      seat:1 withdraw red 500
      > bet-withdrawn GEN-23 seat=seat:1 on=red with=money stake=500 : seat:1/stakes>seat:1 500`,
    )
    expect(done.state.bets).toEqual([])
  })

  it('[GEN-23] until bets close a player sees the stakes on the cloth and corrects them, spinning ball or not', () => {
    const s = open(rouletteFrench)
    const done = script(
      rouletteFrench,
      s,
      `
      seat:1 bet red 500
      seat:1 bet black 500
      croupier spin clockwise
      seat:1 withdraw red 200
      seat:1 withdraw black 500`,
    )
    expect(done.state.bets).toEqual([{ seat: 'seat:1', on: 'red', with: 'money', amount: 300 }])
    expect(seen(rouletteFrench.view(done.state), 'seat:1')).toMatchObject({ bets: done.state.bets })
  })

  it('[GEN-23] a stake of a prisoner no longer obeys its player', () => {
    const bets: Bet[] = [{ seat: 'seat:1', on: 'red', with: 'money', amount: 500, tag: 'prison' }]
    const s = { ...open(rouletteFrench, { config: { max: 1000 } }), bets }
    script(rouletteFrench, s, 'seat:1 withdraw red 500 ! no-bet-there GEN-23 {"on":"red"}\nseat:1 bet red 1000')
    expect(onSpot(s, 'seat:1', 'red')).toBe(0)
  })
})

describe('a late bet', () => {
  it('is null whatever its amount, and its chips never left the player', () => {
    const s = open(rouletteFrench)
    script(rouletteFrench, { ...s, status: 'suspended' }, 'croupier late-bet nowhere 1 seat:3 ! table-not-open RF-08')
    script(rouletteFrench, s, 'croupier late-bet nowhere 1 seat:3 ! not-late RF-09')
    script(rouletteFrench, open(rouletteFrench, { opening: 'open' }), 'croupier late-bet red 1 seat:1 ! not-late RF-09')
    const done = script(
      rouletteFrench,
      s,
      `
      croupier spin clockwise
      croupier no-more-bets
      seat:1 late-bet red 1 seat:1        ! not-your-move RF-09 {"by":["croupier"]}
      croupier late-bet nowhere 1 seat:3  ! seat-empty GEN-24 {"seat":"seat:3"}
      croupier late-bet nowhere 1 seat:1  ! no-such-bet RF-49 {"on":"nowhere"}
      croupier late-bet red ${MAX} seat:1
      > late-bet-returned RF-09 seat=seat:1 on=red stake=${MAX}`,
    )
    expect(done.state.accounts['seat:1']).toBe(100_000)
    const [offered] = offers(rouletteFrench, done.state, 'late-bet')
    expect(offered).toMatchObject({
      by: 'croupier',
      fields: { amount: { min: 1, max: MAX, step: 1 }, for: { oneOf: ['seat:1', 'seat:2'] } },
    })
    expect(offers(rouletteFrench, { ...done.state, seats: {} }, 'late-bet')).toEqual([])
  })
})

describe('what may be staked', () => {
  it('is offered by kind of bet, spots with a stake one by one, with exact ranges', () => {
    const config = { chip: 300, min: 500, max: 2000, playerMax: 2500, instruments: COUPON }
    const s = open(toy, { config, seats: { 'seat:1': 3000 } })
    const staked = script(toy, s, 'seat:1 bet heads 900\nseat:1 present coupon 600').state
    const money = { oneOf: ['money'], optional: true }
    const coupon = { oneOf: ['coupon'] }
    const bet = (on: string, min: number, max: number, kind: object) => ({
      by: 'seat:1',
      do: 'bet',
      fields: { on: { oneOf: [on] }, amount: { min, max, step: 300 }, with: kind },
    })
    expect(offers(toy, staked, 'bet', 'seat:1')).toEqual([
      bet('tails', 600, 1500, money),
      bet('heads', 300, 900, money),
      bet('edge', 600, 1500, money),
      bet('tails', 600, 600, coupon),
      bet('heads', 300, 600, coupon),
      bet('edge', 600, 600, coupon),
    ])
    expect(offers(toy, staked, 'bet', 'croupier')).toEqual([])
    expect(offers(toy, staked, 'bet', 'croupier', 'seat:1')[0]).toEqual({
      ...bet('tails', 600, 1500, money),
      by: 'croupier',
      fields: { ...bet('tails', 600, 1500, money).fields, for: { oneOf: ['seat:1'] } },
    })
    expect(offers(toy, staked, 'withdraw', 'seat:1')).toEqual([
      { by: 'seat:1', do: 'withdraw', fields: { ...bet('heads', 300, 300, money).fields } },
      { by: 'seat:1', do: 'withdraw', fields: { on: { oneOf: ['heads'] }, amount: { oneOf: [900] }, with: money } },
    ])
    expect(withKind('money')).toEqual(money)
    expect(withKind('coupon')).toEqual(coupon)
  })

  it('adds a stake only to the same player’s free stake of the same chips on the same spot', () => {
    const bet: Bet = { seat: 'seat:1', on: 'red', with: 'money', amount: 5 }
    const others: Bet[] = [
      { ...bet, seat: 'seat:2' },
      { ...bet, on: 'black' },
      { ...bet, with: 'coupon' },
      { ...bet, tag: 'prison' },
    ]
    expect(addBet(others, bet)).toEqual([...others, bet])
    expect(addBet([...others, bet], bet)).toEqual([...others, { ...bet, amount: 10 }])
  })
})
