import { describe, expect, it } from 'vitest'
import { bigSix } from '../../src/big-six/big-six.js'
import { vacate } from '../../src/kernel/seats.js'
import { rouletteFrench } from '../../src/roulette/roulette.js'
import { offers, open, script } from './script.js'
import { customs, toy } from './toy.js'

const taken = {
  player: 'ana',
  present: true,
  leaving: false,
  played: false,
  idleRounds: 0,
  complaint: false,
  askedToLeave: false,
}

describe('taking a place', () => {
  it('[GEN-22] more players than the table has places are refused', () => {
    const done = script(
      bigSix,
      open(bigSix, { opening: 'open', config: { seats: 2 }, seats: {} }),
      `
      seat:3 sit ana  ! no-such-seat BS-06 {"seats":2}
      seat:1 sit ana
      > seat-taken BS-06 seat=seat:1
      seat:2 sit beto
      seat:3 sit carla ! no-such-seat BS-06 {"seats":2}
      seat:1 sit carla ! seat-taken BS-06`,
    )
    expect(done.state.seats).toEqual({ 'seat:1': taken, 'seat:2': { ...taken, player: 'beto' } })
  })

  it('[GEN-22] fewer than the game asks for are refused too: the disc is not spun for nobody', () => {
    script(bigSix, open(bigSix, { seats: {} }), 'croupier spin clockwise ! nobody-plays BS-05')
  })

  it('[GEN-22 GEN-35 GEN-37] reasons to refuse a place come in order', () => {
    const start = open(rouletteFrench, { opening: 'open', config: { seats: 3, exclusionMinutes: 1 } })
    const suspended = script(
      rouletteFrench,
      start,
      'seat:1 leave\nseat:1 sit bad\npit-boss warn seat:1 pooling\npit-boss exclude seat:1 pooling\nseat:1 leave',
    ).state
    script(
      rouletteFrench,
      { ...suspended, status: 'suspended' },
      'seat:9 sit player-2 table=third ! table-not-open RF-02\npit-boss block-seat seat:1',
    )
    const blocked = script(rouletteFrench, suspended, 'pit-boss block-seat seat:1').state
    script(
      rouletteFrench,
      blocked,
      `
      seat:9 sit player-2 table=third ! no-such-seat RF-05 {"seats":3}
      seat:1 sit player-2 table=third ! seat-blocked GEN-37
      seat:2 sit player-2 table=third ! seat-taken RF-05
      seat:3 sit player-2 table=third ! player-already-seated GEN-24
      seat:3 sit bad table=third      ! player-excluded GEN-35 {"until":60}
      seat:3 sit ana table=third      ! no-second-table RF-48
      seat:3 sit ana`,
    )
  })

  it('a second table exists only where the game has one, and is called so', () => {
    const start = open(rouletteFrench, { opening: 'open', seats: {} })
    const done = script(
      rouletteFrench,
      start,
      'seat:1 sit ana table=third ! no-second-table RF-48\nseat:1 sit ana table=second\nseat:2 sit beto',
    )
    expect(done.state.seats).toEqual({ 'seat:1': taken, 'seat:2': { ...taken, player: 'beto' } })
    expect(done.state.play.secondTable).toEqual(['seat:1'])
    expect(script(rouletteFrench, done.state, 'seat:1 leave').state.play.secondTable).toEqual([])
    expect(bigSix.step(open(bigSix), { by: 'seat:3', do: 'sit', player: 'ana', table: 'second' })).toEqual({
      ok: false,
      refusal: { code: 'malformed', cite: 'GEN-25', params: { field: 'table' } },
    })
    expect(offers(rouletteFrench, start, 'sit', 'seat:2')).toEqual([
      {
        by: 'seat:2',
        do: 'sit',
        fields: { player: { any: 'word', except: [] }, table: { oneOf: ['second'], optional: true } },
      },
    ])
    expect(offers(bigSix, open(bigSix, { config: { seats: 3 } }), 'sit')).toEqual([
      { by: 'seat:3', do: 'sit', fields: { player: { any: 'word', except: ['player-1', 'player-2'] } } },
    ])
  })
})

describe('presence', () => {
  it('[GEN-24] a player who is away neither bets nor buys until they come back', () => {
    const done = script(
      bigSix,
      open(bigSix),
      `
      seat:3 step-away         ! seat-empty GEN-24 {"seat":"seat:3"}
      seat:3 come-back         ! seat-empty GEN-24 {"seat":"seat:3"}
      seat:3 leave             ! seat-empty GEN-24 {"seat":"seat:3"}
      seat:1 come-back         ! not-away GEN-24
      seat:1 bet value:1 100
      seat:1 step-away
      > seat-away GEN-24 seat=seat:1
      seat:1 step-away         ! already-away GEN-24
      seat:1 bet value:1 100   ! not-present GEN-24 {"seat":"seat:1"}
      croupier bet value:1 100 for=seat:1 ! not-present GEN-24 {"seat":"seat:1"}
      seat:1 withdraw value:1 100 ! not-present GEN-24 {"seat":"seat:1"}
      seat:1 buy 100           ! not-present GEN-24 {"seat":"seat:1"}
      seat:1 come-back
      > seat-back GEN-24 seat=seat:1
      seat:1 bet value:1 100`,
    )
    expect(done.state.bets).toEqual([{ seat: 'seat:1', on: 'value:1', with: 'money', amount: 200 }])
  })

  it('[GEN-24] whoever leaves in a round leaves the stakes, and is paid when they are settled (G-08)', () => {
    const done = script(
      bigSix,
      open(bigSix, { seats: { 'seat:1': 1000, 'seat:2': 1000 } }),
      `
      seat:1 bet value:1 300
      seat:1 leave
      > seat-leaving GEN-24 seat=seat:1
      seat:1 leave           ! already-leaving GEN-24
      seat:1 come-back       ! already-leaving GEN-24
      seat:1 step-away       ! already-away GEN-24
      seat:1 sit player-1    ! seat-taken BS-06
      seat:3 sit player-1    ! player-already-seated GEN-24
      seat:2 leave
      > chips-cashed GEN-17 seat=seat:2 to=["seat:2"] : seat:2>cash 1000
      > seat-freed GEN-24 seat=seat:2
      croupier spin clockwise
      chance stop 1
      croupier collect
      croupier pay
      > paid BS-14 seat=seat:1 amount=300 lines=${JSON.stringify([
        {
          on: 'value:1',
          with: 'money',
          stake: 300,
          odds: { num: 1, den: 1 },
          amount: 300,
          void: false,
          cite: 'BS-20',
        },
      ])} : bank>seat:1 300, seat:1/stakes>seat:1 300
      > round-ended BS-14 round=1
      > chips-cashed GEN-17 seat=seat:1 to=["seat:1"] : seat:1>cash 1300
      > seat-freed GEN-24 seat=seat:1`,
    )
    expect(done.state.seats).toEqual({})
    expect(done.state.accounts).toMatchObject({ cash: 300, bank: -300, 'seat:1': 0, 'seat:1/stakes': 0 })
  })

  it('unused coupons lapse with their player, and whoever sits next inherits nothing', () => {
    const instruments = [
      { id: 'coupon', authorisation: 'Res. 1' },
      { id: 'ticket', authorisation: 'Res. 2' },
    ]
    const done = script(
      bigSix,
      open(bigSix, { opening: 'open', config: { instruments }, seats: { 'seat:1': 0 } }),
      `
      seat:1 present ticket 700
      seat:1 leave
      > chips-cashed GEN-17 seat=seat:1 to=["seat:1"] : seat:1/ticket>promotions 700
      > seat-freed GEN-24 seat=seat:1
      seat:1 sit ana`,
    )
    expect(done.state.accounts).toEqual({ promotions: 0, 'seat:1/ticket': 0 })
    const stuck = { ...open(toy), accounts: { 'seat:1/colour': 5, bank: -5 } }
    expect(() => vacate(stuck, 'seat:1', customs)).toThrow('seat:1 freed with 5 in seat:1/colour')
    const tenth = { ...open(toy), accounts: { 'seat:10/stakes': 5, bank: -5 } }
    expect(vacate(tenth, 'seat:1', customs).state.seats).not.toHaveProperty('seat:1')
  })
})

describe('a place kept without playing (BS-27)', () => {
  const round = `
      croupier start
      seat:1 bet value:1 100
      croupier spin clockwise
      chance stop 2
      croupier collect`
  const start = open(bigSix, { opening: 'open' })
  const idle = (rounds: number) => script(bigSix, start, round.repeat(rounds)).state

  it('is claimed after more than three rounds, not before', () => {
    expect(idle(3).seats['seat:2']).toMatchObject({ idleRounds: 3 })
    expect(idle(3).seats['seat:1']).toMatchObject({ idleRounds: 0 })
    script(bigSix, idle(3), 'seat:1 complain seat:2 ! seat-not-idle BS-27 {"idleRounds":3,"allowed":3}')
    script(bigSix, idle(4), 'seat:1 complain seat:2')
  })

  it('is freed in order: a complaint, the pit boss asks, the croupier frees it', () => {
    const done = script(
      bigSix,
      idle(4),
      `
      pit-boss complain seat:2    ! not-your-move BS-27 {"by":["seat","croupier"]}
      seat:3 complain seat:2      ! seat-empty GEN-24 {"seat":"seat:3"}
      seat:2 complain seat:2      ! complains-of-self BS-27
      seat:1 complain seat:3      ! seat-empty GEN-24 {"seat":"seat:3"}
      croupier complain seat:1    ! seat-not-idle BS-27 {"idleRounds":0,"allowed":3}
      pit-boss ask-to-leave seat:3 ! seat-empty GEN-24 {"seat":"seat:3"}
      pit-boss ask-to-leave seat:2 ! no-complaint BS-27
      croupier free-seat seat:3   ! seat-empty GEN-24 {"seat":"seat:3"}
      croupier free-seat seat:2   ! not-asked-to-leave BS-27
      croupier complain seat:2
      > seat-claimed BS-27 seat=seat:2
      seat:1 complain seat:2      ! already-complained BS-27
      croupier free-seat seat:2   ! not-asked-to-leave BS-27
      pit-boss ask-to-leave seat:2
      > asked-to-leave BS-27 seat=seat:2
      pit-boss ask-to-leave seat:2 ! already-asked BS-27
      croupier free-seat seat:2
      > chips-cashed GEN-17 seat=seat:2 to=["seat:2"] : seat:2>cash 100000
      > seat-freed GEN-24 seat=seat:2`,
    )
    expect(Object.keys(done.state.seats)).toEqual(['seat:1'])
  })

  it('is no longer idle once its player stakes', () => {
    const claimed = script(bigSix, idle(4), 'croupier complain seat:2\npit-boss ask-to-leave seat:2').state
    const done = script(
      bigSix,
      claimed,
      `
      croupier start
      seat:2 bet value:1 100
      croupier free-seat seat:2    ! not-asked-to-leave BS-27
      pit-boss ask-to-leave seat:2 ! no-complaint BS-27`,
    )
    expect(done.state.seats['seat:2']).toEqual({ ...taken, player: 'player-2', played: true, idleRounds: 4 })
  })

  it('a stake in play keeps the place until it is settled', () => {
    const claimed = script(bigSix, idle(4), 'croupier complain seat:2\npit-boss ask-to-leave seat:2').state
    const bets = [{ seat: 'seat:2' as const, on: 'value:1', with: 'money', amount: 100 }]
    script(bigSix, { ...claimed, bets }, 'croupier free-seat seat:2 ! stakes-in-play BS-27')
  })

  it('is not claimed from a player who takes part in this very round', () => {
    const staked = script(bigSix, idle(4), 'croupier start\nseat:2 bet value:1 100').state
    script(bigSix, staked, 'seat:1 complain seat:2 ! seat-not-idle BS-27 {"idleRounds":4,"allowed":3}')
  })

  it('does not exist where the game has no such rule', () => {
    for (const name of ['complain', 'ask-to-leave', 'free-seat'])
      expect(rouletteFrench.rules.some((rule) => rule.do === name)).toBe(false)
  })
})
