import { describe, expect, it } from 'vitest'
import { bigSix } from '../../src/big-six/big-six.js'
import { INFRACTIONS } from '../../src/kernel/conduct.js'
import { seen } from '../../src/kernel/view.js'
import { rouletteFrench } from '../../src/roulette/roulette.js'
import { offers, open, script } from './script.js'
import { toy } from './toy.js'

const GENERAL = [
  'collusion',
  'pooling',
  'asking-for-chips',
  'influencing-play',
  'foreign-objects',
  'against-transparency',
]
const ALL = [...GENERAL, 'stopping-the-disc']

describe('infractions', () => {
  it.each([
    ['[GEN-26]', 'collusion', 'GEN-26'],
    ['[GEN-27]', 'pooling', 'GEN-27'],
    ['[GEN-28]', 'asking-for-chips', 'GEN-28'],
    ['[GEN-29]', 'influencing-play', 'GEN-29'],
    ['[GEN-30]', 'foreign-objects', 'GEN-30'],
    ['[GEN-31]', 'against-transparency', 'GEN-31'],
    ['[GEN-32] of the game,', 'stopping-the-disc', 'BS-28'],
  ])('%s %s can be recorded, under its own rule', (_, infraction, rule) => {
    const done = script(
      bigSix,
      open(bigSix),
      `
      croupier warn seat:1 ${infraction}
      > warned ${rule} seat=seat:1 infraction=${infraction} by=croupier to=["seat:1"]
      pit-boss warn seat:2 ${infraction}
      > warned ${rule} seat=seat:2 infraction=${infraction} by=pit-boss to=["seat:2"]`,
    )
    expect(done.state.conduct).toEqual({ 'player-1': [infraction], 'player-2': [infraction] })
  })

  it('[GEN-26 GEN-27 GEN-28 GEN-29 GEN-30 GEN-31] are the six the general chapter names', () => {
    expect(Object.keys(INFRACTIONS)).toEqual(GENERAL)
    expect(Object.values(INFRACTIONS)).toEqual([26, 27, 28, 29, 30, 31].map((number) => `GEN-${number}`))
  })

  it('[GEN-01] a game’s own rule about one of them prevails over the general one', () => {
    script(
      toy,
      open(toy),
      `
      croupier warn seat:1 collusion
      > warned BS-28 seat=seat:1 infraction=collusion by=croupier to=["seat:1"]
      croupier warn seat:1 pooling
      > warned GEN-27 seat=seat:1 infraction=pooling by=croupier to=["seat:1"]`,
    )
    script(
      rouletteFrench,
      open(rouletteFrench),
      `
      croupier warn seat:1 bet-on-wheel
      > warned RF-49 seat=seat:1 infraction=bet-on-wheel by=croupier to=["seat:1"]`,
    )
  })

  it('[GEN-28] is all there is of asking for chips: whatever the phase, no option moves chips between players', () => {
    const done = script(
      bigSix,
      open(bigSix),
      `
      seat:1 bet value:1 500
      seat:2 bet value:2 500
      croupier warn seat:1 asking-for-chips
      croupier spin clockwise
      chance stop 1
      croupier collect
      croupier pay`,
    )
    const owner = (account: string) => /^seat:\d+/.exec(account)?.[0]
    for (const { from, to } of done.events.flatMap((event) => event.transfers ?? []))
      expect(owner(from) === undefined || owner(to) === undefined || owner(from) === owner(to)).toBe(true)
  })

  it('[GEN-31 GEN-32] reasons to refuse a warning come in order', () => {
    const known = `{"infractions":${JSON.stringify(ALL)}}`
    script(
      bigSix,
      open(bigSix),
      `
      room-head warn seat:3 smoking ! not-your-move GEN-32 {"by":["croupier","pit-boss"]}
      seat:2 warn seat:3 smoking    ! not-your-move GEN-32 {"by":["croupier","pit-boss"]}
      croupier warn seat:3 smoking  ! seat-empty GEN-24 {"seat":"seat:3"}
      croupier warn seat:1 smoking  ! no-such-infraction GEN-31 ${known}
      croupier warn seat:1 toString ! no-such-infraction GEN-31 ${known}
      croupier warn seat:1 pooling`,
    )
  })

  it.each(['constructor', 'toString', 'valueOf'])(
    '[GEN-32] a player called %s starts with a clean record too',
    (name) => {
      const start = script(bigSix, open(bigSix), `seat:3 sit ${name}`).state
      const done = script(
        bigSix,
        start,
        `
      pit-boss exclude seat:3 pooling ! not-warned-before GEN-32
      croupier warn seat:3 pooling`,
      )
      expect(done.state.conduct).toEqual({ [name]: ['pooling'] })
      expect(seen(bigSix.view(start), 'seat:3')).toMatchObject({ conduct: { [name]: [] } })
    },
  )
})

describe('exclusion', () => {
  it('[GEN-32 GEN-33] a first breach is answered with a warning and nothing heavier; a repeated one allows it', () => {
    const known = `{"infractions":${JSON.stringify(ALL)}}`
    const done = script(
      bigSix,
      open(bigSix, { config: { exclusionMinutes: 10 } }),
      `
      croupier exclude seat:3 smoking ! not-your-move GEN-33 {"by":["pit-boss"]}
      pit-boss exclude seat:3 smoking ! seat-empty GEN-24 {"seat":"seat:3"}
      pit-boss exclude seat:1 smoking ! no-such-infraction GEN-31 ${known}
      pit-boss exclude seat:1 pooling ! not-warned-before GEN-32
      croupier warn seat:1 collusion
      clock time 100
      pit-boss exclude seat:1 pooling
      > excluded GEN-34 seat=seat:1 infraction=pooling until=700 to=["seat:1"]
      pit-boss exclude seat:1 pooling ! already-excluded GEN-34
      pit-boss exclude seat:2 pooling ! not-warned-before GEN-32`,
    )
    expect(done.state.conduct).toEqual({ 'player-1': ['collusion', 'pooling'] })
    expect(done.state.excluded).toEqual({ 'player-1': 700 })
  })

  it('[GEN-34] starts at the next round: the round in progress is settled as for anybody', () => {
    const done = script(
      bigSix,
      open(bigSix, { seats: { 'seat:1': 1000, 'seat:2': 1000 } }),
      `
      croupier warn seat:1 collusion
      pit-boss exclude seat:1 collusion
      seat:1 bet value:2 300
      croupier spin clockwise
      chance stop 2
      croupier collect
      croupier pay`,
    )
    expect(done.state.seats).toHaveProperty('seat:1')
    expect(done.state.accounts).toMatchObject({ 'seat:1': 1600, bank: -600 })
    const next = script(
      bigSix,
      done.state,
      `
      croupier start
      > chips-cashed GEN-17 seat=seat:1 to=["seat:1"] : seat:1>cash 1600
      > seat-freed GEN-24 seat=seat:1
      > round-started BS-12 round=2
      > said GEN-19 phrase=hagan su juego
      seat:1 bet value:2 300 ! seat-empty GEN-24 {"seat":"seat:1"}
      seat:2 bet value:2 300`,
    )
    expect(Object.keys(next.state.seats)).toEqual(['seat:2'])
  })

  it('[GEN-34] with a stake in prison: the seat waits for it, and its player places nothing more', () => {
    const start = open(rouletteFrench, { seats: { 'seat:1': 1000 } })
    const done = script(
      rouletteFrench,
      start,
      `
      seat:1 bet red 500
      croupier spin clockwise
      croupier no-more-bets
      chance ball 0
      croupier collect
      seat:1 zero red prison
      croupier check-ball sound
      croupier warn seat:1 collusion
      pit-boss exclude seat:1 collusion
      croupier start
      seat:1 bet black 100 ! not-present GEN-24 {"seat":"seat:1"}
      seat:1 come-back     ! already-leaving GEN-24
      croupier spin counter-clockwise
      croupier no-more-bets
      chance ball 1
      croupier collect
      pit-boss approve
      croupier pay
      croupier check-ball sound`,
    )
    expect(done.state.seats).toEqual({})
    expect(done.state.accounts).toMatchObject({ cash: 0, 'seat:1': 0, 'seat:1/stakes': 0 })
  })

  it('[GEN-35] lasts the period the casino sets: until then the player can neither sit nor bet', () => {
    const config = { exclusionMinutes: 10, seats: 3 }
    const out = script(
      bigSix,
      open(bigSix, { opening: 'open', config }),
      `
      clock time 100
      croupier warn seat:1 collusion
      pit-boss exclude seat:1 collusion
      croupier start
      seat:1 sit player-1    ! player-excluded GEN-35 {"until":700}
      seat:3 sit player-1    ! player-excluded GEN-35 {"until":700}
      seat:1 bet value:1 100 ! seat-empty GEN-24 {"seat":"seat:1"}
      clock time 699
      seat:1 sit player-1    ! player-excluded GEN-35 {"until":700}`,
    ).state
    expect(offers(bigSix, out, 'sit', 'seat:1')[0]?.fields.player).toEqual({
      any: 'word',
      except: ['player-2', 'player-1'],
    })
    script(bigSix, out, 'clock time 700\nseat:1 sit player-1\nseat:1 buy 100\nseat:1 bet value:1 100')
  })

  it('[GEN-35] outlives the session, warnings do not', () => {
    const out = script(
      bigSix,
      open(bigSix, { opening: 'open' }),
      'croupier warn seat:1 pooling\npit-boss exclude seat:1 pooling',
    )
    const { state } = script(bigSix, { ...out.state, status: 'closed' }, 'pit-boss open')
    expect(state).toMatchObject({ conduct: {}, excluded: { 'player-1': 86_400 } })
    expect(state.conduct).toEqual({})
  })

  it('[GEN-33] is offered for whoever was warned and is not excluded yet', () => {
    const infraction = { oneOf: ALL }
    const warned = script(bigSix, open(bigSix), 'croupier warn seat:2 pooling').state
    expect(offers(bigSix, open(bigSix), 'exclude')).toEqual([])
    expect(offers(bigSix, warned, 'exclude')).toEqual([
      { by: 'pit-boss', do: 'exclude', fields: { seat: { oneOf: ['seat:2'] }, infraction } },
    ])
    expect(offers(bigSix, warned, 'warn')).toEqual(
      ['croupier', 'pit-boss'].map((by) => ({
        by,
        do: 'warn',
        fields: { seat: { oneOf: ['seat:1', 'seat:2'] }, infraction },
      })),
    )
    expect(offers(bigSix, { ...warned, seats: {} }, 'warn')).toEqual([])
  })
})
