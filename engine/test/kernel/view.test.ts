import { describe, expect, it } from 'vitest'
import { bigSix } from '../../src/big-six/big-six.js'
import type { Viewer } from '../../src/kernel/actors.js'
import { hears, type Secret, secret } from '../../src/kernel/secrets.js'
import type { TableConfig } from '../../src/kernel/settings.js'
import { event } from '../../src/kernel/table.js'
import { mergeSeen, seen, tableView } from '../../src/kernel/view.js'
import { open, script } from './script.js'

const config = { instruments: [{ id: 'coupon', authorisation: 'Res. 1' }], seats: 4 }
const s = script(
  bigSix,
  open(bigSix, { config, seats: { 'seat:1': 1000, 'seat:2': 2000 } }),
  `
  clock time 60
  pit-boss block-seat seat:4
  seat:1 present coupon 300
  seat:1 bet value:1 400
  seat:2 bet value:2 500
  croupier warn seat:1 pooling
  croupier warn seat:2 collusion
  pit-boss exclude seat:2 collusion
  seat:1 dispute "mine"
  croupier dispute "ours"
  croupier spin clockwise
  chance stop 2
  croupier collect
  pit-boss hold seat:2
  croupier pay
  croupier start`,
).state

type SecretKind = {
  play: { hands: { [seat: string]: Secret<string> }; shoe: Secret<string> }
  config: TableConfig
  phase: never
}

type Seen = { [part: string]: unknown } & { seats: { [seat: string]: object } }
const see = (viewer: Viewer, table = s): Seen => seen(bigSix.view(table), viewer) as never

const COMMON = {
  game: 'big-six',
  config: { ...s.config, limits: s.limits },
  status: 'open',
  phase: 'betting',
  round: 2,
  closing: null,
  limits: s.limits,
  blocked: ['seat:4'],
  bets: [],
  play: s.play,
}
const one = {
  player: 'player-1',
  present: true,
  leaving: false,
  played: false,
  late: false,
  idleRounds: 0,
  complaint: false,
  askedToLeave: false,
  chips: 600,
  holdings: { 'seat:1/coupon': 300, 'seat:1/stakes': 0 },
}
const [mine, ours] = s.disputes

describe('what each person sees', () => {
  it('the public: the cloth and who is there, nothing of anybody', () => {
    expect(see('public')).toEqual({
      ...COMMON,
      seats: { 'seat:1': { present: true, leaving: false } },
      holds: [],
      disputes: [],
      conduct: {},
    })
  })

  it('[GEN-23] a player: the same, and their own chips, record and disputes', () => {
    expect(see('seat:1')).toEqual({
      ...COMMON,
      seats: { 'seat:1': one },
      holds: [],
      disputes: [mine],
      conduct: { 'player-1': ['pooling'] },
    })
  })

  it('staff and the regulator: everything', () => {
    const all = {
      ...COMMON,
      seats: { 'seat:1': one },
      holds: s.holds,
      disputes: [mine, ours],
      corrections: [],
      settled: s.settled,
      conduct: { 'player-1': ['pooling'], 'player-2': ['collusion', 'collusion'] },
      staff: s.staff,
      excluded: s.excluded,
      excludedNext: s.excludedNext,
      accounts: s.accounts,
      clock: 60,
    }
    for (const viewer of ['croupier', 'pit-boss', 'section-head', 'room-head', 'regulator', 'auditor'] as const)
      expect(see(viewer)).toEqual(all)
  })

  it('a player sees another only as present or leaving', () => {
    const two = script(bigSix, open(bigSix), 'seat:1 bet value:1 100\nseat:1 leave\nseat:2 step-away').state
    expect(see('seat:2', two).seats['seat:1']).toEqual({ present: false, leaving: true })
    expect(see('seat:1', two).seats['seat:2']).toEqual({ present: false, leaving: false })
    expect(see('seat:3', two)).toMatchObject({ conduct: {}, disputes: [], holds: [] })
  })

  it('[GEN-41] a held payment is seen by its player, not by whoever sits there next', () => {
    const base = open(bigSix, { seats: { 'seat:1': 1000, 'seat:2': 1000 } })
    const held = script(
      bigSix,
      base,
      'seat:1 bet value:1 100\ncroupier spin clockwise\nchance stop 1\ncroupier collect\npit-boss hold seat:1\ncroupier pay',
    ).state
    expect(see('seat:1', held).holds).toEqual(held.holds)
    expect(see('seat:2', held).holds).toEqual([])
    expect(see('public', held).holds).toEqual([])
    const next = script(bigSix, held, 'seat:1 leave\nseat:1 sit ana').state
    expect(see('seat:1', next).holds).toEqual([])
    expect(see('croupier', next).holds).toEqual(held.holds)
  })

  it('[GEN-39] a dispute is seen by its player, not by whoever sits there next', () => {
    const disputed = script(bigSix, open(bigSix), 'seat:1 dispute "mine"').state
    expect(see('seat:1', disputed).disputes).toEqual(disputed.disputes)
    expect(see('seat:2', disputed).disputes).toEqual([])
    expect(see('seat:1', script(bigSix, disputed, 'seat:1 leave\nseat:1 sit ana').state).disputes).toEqual([])
  })

  it('a player with no record sees an empty one of their own', () => {
    expect(see('seat:1', open(bigSix)).conduct).toEqual({ 'player-1': [] })
  })

  it('holdings are those of the seat itself: seat:1 is not seat:10', () => {
    const table = { ...s, accounts: { ...s.accounts, 'seat:10/stakes': 5 } }
    expect(see('seat:1', table).seats['seat:1']).toEqual(one)
  })
})

describe('a view', () => {
  const view = bigSix.view(s)

  it('has one part for all, and one for each', () => {
    expect(view.table).toEqual({ ...COMMON, seats: { 'seat:1': { present: true, leaving: false } } })
    expect(view.of('public')).toEqual({})
    expect(view.of('seat:3')).toEqual({})
    const { present, leaving, ...own } = one
    expect(view.of('seat:1')).toEqual({
      seats: { 'seat:1': own },
      holds: [],
      disputes: [mine],
      conduct: { 'player-1': ['pooling'] },
    })
    const staff = {
      seats: { 'seat:1': own },
      holds: s.holds,
      disputes: [mine, ours],
      corrections: [],
      settled: s.settled,
      conduct: s.conduct,
      staff: s.staff,
      excluded: s.excluded,
      excludedNext: s.excludedNext,
      accounts: s.accounts,
      clock: 60,
    }
    for (const viewer of ['croupier', 'pit-boss', 'section-head', 'room-head', 'regulator', 'auditor'] as const)
      expect(view.of(viewer)).toEqual(staff)
  })

  it('is merged into one table, and neither part is written to', () => {
    const parts = JSON.stringify([view.table, view.of('seat:1')])
    expect(mergeSeen(view.table, view.of('seat:1'))).toEqual(see('seat:1'))
    expect(JSON.stringify([view.table, view.of('seat:1')])).toBe(parts)
    expect(mergeSeen(view.table, {})).toEqual(see('public'))
    expect(
      mergeSeen({ seats: { 'seat:1': { present: true } }, play: 1 }, { seats: { 'seat:2': { chips: 5 } } }),
    ).toEqual({
      seats: { 'seat:1': { present: true } },
      play: 1,
      holds: [],
      disputes: [],
      conduct: {},
    })
  })

  it('shares what did not change with the view before', () => {
    const after = script(bigSix, s, 'seat:1 bet value:1 100\nseat:3 sit ana').state
    const seats = (table: typeof s) => (bigSix.view(table).table as { seats: { [id: string]: unknown } }).seats
    expect(seats({ ...s, clock: 99 })['seat:1']).toBe(seats(s)['seat:1'])
    expect(Object.keys(seats(after))).toEqual(['seat:1', 'seat:3'])
  })

  it('tells of what lies face down to whom it belongs, and to staff no more than to the public', () => {
    const hands = { 'seat:1': secret('As', 'seat:1'), 'seat:2': secret('Kd', 'seat:2') }
    const play = { hands, shoe: secret('order') }
    const dealt = tableView<SecretKind>({ ...s, phase: 'idle', play }, play)
    const hidden = { secret: ['seat:1'], value: null }
    expect((dealt.table as { play: unknown }).play).toEqual({
      hands: { 'seat:1': hidden, 'seat:2': { secret: ['seat:2'], value: null } },
      shoe: { secret: [], value: null },
    })
    expect(dealt.of('seat:1')).toMatchObject({ secrets: { '/hands/seat:1/value': 'As' } })
    expect(seen(dealt, 'seat:1')).toMatchObject({
      play: { hands: { 'seat:1': hands['seat:1'], 'seat:2': { value: null } } },
    })
    expect(seen(dealt, 'seat:1')).not.toHaveProperty('secrets')
    for (const viewer of ['public', 'seat:3', 'croupier', 'pit-boss', 'room-head', 'regulator'] as const) {
      expect(dealt.of(viewer)).not.toHaveProperty('secrets')
      expect((seen(dealt, viewer) as { play: unknown }).play).toEqual((dealt.table as { play: unknown }).play)
    }
    expect((seen(dealt, 'auditor') as { play: unknown }).play).toEqual(play)
  })
})

describe('who hears an event', () => {
  const everyone: Viewer[] = [
    'public',
    'seat:1',
    'seat:2',
    'croupier',
    'pit-boss',
    'section-head',
    'room-head',
    'regulator',
    'auditor',
  ]
  const heardBy = (to?: readonly `seat:${number}`[]) =>
    everyone.filter((viewer) => hears(event('x', 'GEN-19', to ? { to } : {}), viewer))
  const staff = ['croupier', 'pit-boss', 'section-head', 'room-head', 'regulator', 'auditor']

  it('everybody, unless it is for someone; staff and the regulator always', () => {
    expect(heardBy()).toEqual(everyone)
    expect(heardBy(['seat:2'])).toEqual(['seat:2', ...staff])
    expect(heardBy(['seat:1', 'seat:2'])).toEqual(['seat:1', 'seat:2', ...staff])
    expect(heardBy([])).toEqual(staff)
  })
})
