import { describe, expect, it } from 'vitest'
import { bigSix } from '../../src/big-six/big-six.js'
import { rouletteFrench } from '../../src/roulette/roulette.js'
import { offers, open, script } from './script.js'
import { toy } from './toy.js'

const sealed = (game: typeof rouletteFrench) => open(game, { opening: 'none' })

describe('posts', () => {
  it('[GEN-21] a table does not open without its pit boss, nor with fewer croupiers than the game asks for', () => {
    const done = script(
      rouletteFrench,
      sealed(rouletteFrench),
      `
      pit-boss open ! staff-missing RF-02 {"need":{"croupier":2,"pit-boss":1},"have":{"croupier":0,"pit-boss":0}}
      room-head post croupier ana
      > staff-posted RF-02 role=croupier
      room-head post croupier beto
      pit-boss open ! staff-missing RF-02 {"need":{"croupier":2,"pit-boss":1},"have":{"croupier":2,"pit-boss":0}}
      pit-boss post pit-boss carla
      > staff-posted RF-02 role=pit-boss
      pit-boss unpost beto
      > staff-relieved RF-02
      pit-boss open ! staff-missing RF-02 {"need":{"croupier":2,"pit-boss":1},"have":{"croupier":1,"pit-boss":1}}
      pit-boss post croupier dora
      pit-boss open
      > table-opened RF-02
      pit-boss open ! already-open RF-02`,
    )
    expect(done.state.staff).toEqual({ croupier: ['ana', 'dora'], 'pit-boss': ['carla'] })
    expect(done.state.status).toBe('open')
  })

  it('[GEN-21] nobody is relieved while the table runs, if it would be left without its pit boss or croupiers', () => {
    const have = (croupier: number, boss: number) =>
      `{"need":{"croupier":2,"pit-boss":1},"have":{"croupier":${croupier},"pit-boss":${boss}}}`
    const done = script(
      rouletteFrench,
      open(rouletteFrench, { opening: 'open' }),
      `
      room-head unpost nobody       ! not-posted GEN-21 {"person":"nobody"}
      pit-boss unpost pit-boss-1    ! staff-missing RF-02 ${have(2, 0)}
      pit-boss unpost croupier-1    ! staff-missing RF-02 ${have(1, 1)}
      pit-boss post croupier third
      room-head unpost croupier-1
      pit-boss suspend "a pause"
      pit-boss unpost croupier-2    ! staff-missing RF-02 ${have(1, 1)}
      room-head post pit-boss relief
      room-head unpost pit-boss-1`,
    )
    expect(done.state.staff).toEqual({ croupier: ['croupier-2', 'third'], 'pit-boss': ['relief'] })
  })

  it('[GEN-21] once closed the table lets its staff go', () => {
    const closed = { ...open(bigSix, { opening: 'open' }), status: 'closed' as const }
    const done = script(bigSix, closed, 'pit-boss unpost pit-boss-1\nroom-head unpost croupier-1')
    expect(done.state.staff).toEqual({ croupier: ['croupier-2'], 'pit-boss': [] })
  })

  it('[GEN-21] reasons to refuse a post come in order: no such post, then already posted', () => {
    const start = open(bigSix, { opening: 'open' })
    script(
      bigSix,
      start,
      `
      croupier post croupier ana       ! not-your-move GEN-21 {"by":["room-head","pit-boss"]}
      pit-boss post cashier pit-boss-1 ! no-such-post GEN-21 {"posts":["croupier","pit-boss"]}
      pit-boss post croupier pit-boss-1 ! already-posted GEN-21 {"person":"pit-boss-1"}
      pit-boss post pit-boss croupier-1 ! already-posted GEN-21 {"person":"croupier-1"}
      pit-boss post croupier ana
      seat:1 unpost ana                ! not-your-move GEN-21 {"by":["room-head","pit-boss"]}`,
    )
    const except = ['croupier-1', 'croupier-2', 'pit-boss-1']
    const fields = { role: { oneOf: ['croupier', 'pit-boss'] }, person: { any: 'word', except } }
    expect(offers(bigSix, start, 'post')).toEqual([
      { by: 'room-head', do: 'post', fields },
      { by: 'pit-boss', do: 'post', fields },
    ])
    expect(offers(bigSix, start, 'unpost', 'pit-boss')).toEqual([
      { by: 'pit-boss', do: 'unpost', fields: { person: { oneOf: ['croupier-1', 'croupier-2'] } } },
    ])
  })

  it('[GEN-01 GEN-21] how many, and under which rule, is for the game to say', () => {
    const start = open(toy, { opening: 'none' })
    script(
      toy,
      start,
      `
      pit-boss open ! staff-missing GEN-21 {"need":{"croupier":0,"pit-boss":1},"have":{"croupier":0,"pit-boss":0}}
      pit-boss post pit-boss ana
      pit-boss open`,
    )
    script(
      bigSix,
      open(bigSix, { opening: 'none' }),
      `
      pit-boss post pit-boss ana
      pit-boss open ! staff-missing BS-04 {"need":{"croupier":1,"pit-boss":1},"have":{"croupier":0,"pit-boss":1}}
      pit-boss post croupier beto
      pit-boss open`,
    )
  })
})

describe('opening and closing', () => {
  it('closes in order: instructed by the pit boss, announced by the croupier between rounds, then sealed', () => {
    const done = script(
      bigSix,
      open(bigSix, { opening: 'none' }),
      `
      pit-boss instruct-closing ! table-not-open BS-04
      croupier announce-last    ! table-not-open BS-04
      croupier seal             ! table-not-closed BS-29
      room-head post pit-boss ana
      room-head post croupier beto
      pit-boss open
      croupier announce-last    ! not-instructed BS-29
      seat:1 sit carla
      seat:1 buy 1000
      croupier start
      croupier announce-last    ! not-instructed BS-29
      pit-boss instruct-closing
      > closing-instructed BS-29
      pit-boss instruct-closing ! already-closing BS-29
      croupier announce-last    ! round-in-progress BS-29
      seat:1 bet value:1 500
      croupier spin clockwise
      chance stop 2
      croupier collect
      croupier start            ! last-rounds-not-announced BS-29
      croupier announce-last
      > said BS-29 phrase=último juego de la mesa
      croupier announce-last    ! not-instructed BS-29
      pit-boss instruct-closing ! already-closing BS-29
      croupier seal             ! table-not-closed BS-29
      croupier start
      seat:1 bet value:1 500
      croupier spin clockwise
      chance stop 2
      croupier collect
      croupier start            ! table-not-open BS-04
      croupier seal
      > table-sealed BS-29
      croupier seal             ! table-not-closed BS-29`,
    )
    expect(done.state).toMatchObject({ status: 'sealed', closing: null, round: 2 })
  })

  it('opens again with a clean record of warnings, and counts the rounds of the session from there', () => {
    const start = { ...open(bigSix, { opening: 'open' }), status: 'closed' as const, round: 7, closing: 1 as const }
    const warned = { ...start, conduct: { 'player-1': ['collusion'] }, excluded: { 'player-2': 99 } }
    const { state } = script(bigSix, warned, 'pit-boss open')
    expect(state).toMatchObject({
      status: 'open',
      openedAt: 7,
      closing: null,
      conduct: {},
      excluded: { 'player-2': 99 },
    })
    expect(state.conduct).toEqual({})
  })

  it('a suspended table is not opened, it is resumed', () => {
    const done = script(
      bigSix,
      open(bigSix, { opening: 'open' }),
      `
      pit-boss resume            ! table-not-suspended GEN-39
      croupier suspend "no"      ! not-your-move GEN-39 {"by":["pit-boss"]}
      croupier start
      pit-boss suspend "no"      ! round-in-progress GEN-39
      seat:1 bet value:1 500
      croupier spin clockwise
      chance stop 2
      croupier collect
      pit-boss suspend "se cortó la luz"
      > table-suspended GEN-39 reason=se cortó la luz
      pit-boss suspend "again"   ! table-not-open BS-04
      pit-boss open              ! already-open BS-04
      croupier start             ! table-not-open BS-04
      pit-boss instruct-closing  ! table-not-open BS-04
      pit-boss resume
      > table-resumed GEN-39
      croupier start`,
    )
    expect(done.state.status).toBe('open')
  })
})

describe('blocked seats', () => {
  it('[GEN-37] a seat is blocked for health measures, without stopping the game', () => {
    const done = script(
      bigSix,
      open(bigSix, { config: { seats: 4 } }),
      `
      croupier block-seat seat:3 ! not-your-move GEN-37 {"by":["pit-boss"]}
      pit-boss block-seat seat:5 ! no-such-seat BS-06
      pit-boss block-seat seat:1 ! seat-taken GEN-37
      pit-boss unblock-seat seat:3 ! seat-not-blocked GEN-37
      pit-boss block-seat seat:3
      > seat-blocked GEN-37 seat=seat:3
      pit-boss block-seat seat:3 ! seat-blocked GEN-37
      seat:3 sit ana             ! seat-blocked GEN-37
      seat:4 sit ana
      seat:1 bet value:1 500
      croupier spin clockwise
      pit-boss unblock-seat seat:4 ! seat-not-blocked GEN-37
      pit-boss unblock-seat seat:3
      > seat-unblocked GEN-37 seat=seat:3
      seat:3 sit beto`,
    )
    expect(done.state.blocked).toEqual([])
    expect(Object.keys(done.state.seats)).toEqual(['seat:1', 'seat:2', 'seat:4', 'seat:3'])
  })

  it('[GEN-37] unblocking one seat leaves the others blocked', () => {
    const lines = ['block-seat seat:3', 'block-seat seat:4', 'block-seat seat:5', 'unblock-seat seat:4']
    const start = open(bigSix, { config: { seats: 5 } })
    const { state } = script(bigSix, start, lines.map((line) => `pit-boss ${line}`).join('\n'))
    expect(state.blocked).toEqual(['seat:3', 'seat:5'])
    expect(offers(bigSix, state, 'block-seat')).toEqual([
      { by: 'pit-boss', do: 'block-seat', fields: { seat: { oneOf: ['seat:4'] } } },
    ])
    expect(offers(bigSix, state, 'sit').map((option) => option.by)).toEqual(['seat:4'])
  })
})
