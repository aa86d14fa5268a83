// A hand told whole: every event of every throw, with its rule and its money.

import { craps, crownAndAnchor } from '@tapete/engine'
import { describe, expect, it } from 'vitest'
import { live, said } from '../roulette/american/live.js'
import { crapsTable, types, withPoint } from './table.js'

const taken = (seat: string, on: string, amount: number, rule: string) => ({
  ...{ type: 'collected', rule, seat, on, with: 'money', stake: amount, amount },
  transfers: [`${seat}/stakes > bank ${amount}`],
})
const line = (on: string, stake: number, num: number, den: number, amount: number, cite: string) => ({
  ...{ on, with: 'money', stake, odds: { num, den }, amount, void: false, cite },
})
const over = (round: number) => ({ type: 'round-ended', rule: 'CR-81', round })
const again = (round: number) => [{ type: 'round-started', rule: 'CR-05', round }, said('hagan su juego', 'GEN-19')]
const rolled = (dice: string, total: number) => [
  said('ya no va más', 'CR-12'),
  { type: 'dice-thrown', rule: 'CR-13', seat: 'seat:1' },
  { type: 'dice-rolled', rule: 'CR-01', dice, total },
  said(String(total), 'GEN-19'),
]

describe('craps: a hand told whole', () => {
  it('[CR-31 CR-32 CR-44 CR-47 CR-49 CR-58 CR-81] come-out, travel, a made point, craps, the seven', () => {
    const table = crapsTable(craps)
    table.does('seat:1 bet pass-line 1000\nseat:2 bet dont-pass 1000\nseat:2 bet field 100')
    expect(table.throws('2-4')).toEqual([
      ...rolled('2-4', 6),
      taken('seat:2', 'field', 100, 'CR-48'),
      { type: 'puck-on', rule: 'CR-31', point: 6 },
      over(1),
      ...again(2),
    ])
    table.does('seat:1 bet come 500\nseat:2 bet dont-come 700\nseat:2 bet field 100\nseat:2 bet hard-8 200')
    expect(table.throws('6-2')).toEqual([
      ...rolled('6-2', 8),
      taken('seat:2', 'field', 100, 'CR-48'),
      taken('seat:2', 'hard-8', 200, 'CR-58'),
      {
        ...{ type: 'bet-travelled', rule: 'CR-44', seat: 'seat:1', on: 'come', onto: 'come:8' },
        ...{ with: 'money', stake: 500 },
      },
      {
        ...{ type: 'bet-travelled', rule: 'CR-47', seat: 'seat:2', on: 'dont-come', onto: 'dont-come:8' },
        ...{ with: 'money', stake: 700 },
      },
      over(2),
      ...again(3),
    ])
    table.does('seat:1 bet pass-odds:6 1000\nseat:2 bet field 100\nseat:2 bet come 300')
    expect(table.throws('6-6')).toEqual([
      ...rolled('6-6', 12),
      taken('seat:2', 'come', 300, 'CR-43'),
      {
        ...{
          type: 'paid',
          rule: 'CR-81',
          seat: 'seat:2',
          amount: 200,
          lines: [line('field', 100, 2, 1, 200, 'CR-49')],
        },
        transfers: ['bank > seat:2 200', 'seat:2/stakes > seat:2 100'],
      },
      over(3),
      ...again(4),
    ])
    table.does('seat:2 bet field 100')
    expect(table.throws('5-1')).toEqual([
      ...rolled('5-1', 6),
      taken('seat:2', 'dont-pass', 1000, 'CR-38'),
      taken('seat:2', 'field', 100, 'CR-48'),
      {
        ...{ type: 'paid', rule: 'CR-81', seat: 'seat:1', amount: 2200 },
        lines: [line('pass-line', 1000, 1, 1, 1000, 'CR-32'), line('pass-odds:6', 1000, 6, 5, 1200, 'CR-67')],
        transfers: ['bank > seat:1 2200', 'seat:1/stakes > seat:1 1000', 'seat:1/stakes > seat:1 1000'],
      },
      { type: 'puck-off', rule: 'CR-80', point: 6 },
      over(4),
      ...again(5),
    ])
    table.does('seat:1 bet pass-line 1000\nseat:2 bet field 100')
    expect(table.throws('1-2').slice(4, -3)).toEqual([
      taken('seat:1', 'pass-line', 1000, 'CR-30'),
      {
        ...{
          type: 'paid',
          rule: 'CR-81',
          seat: 'seat:2',
          amount: 100,
          lines: [line('field', 100, 1, 1, 100, 'CR-48')],
        },
        transfers: ['bank > seat:2 100', 'seat:2/stakes > seat:2 100'],
      },
    ])
    table.does('seat:1 bet pass-line 1000')
    table.throws('5-5')
    table.does('seat:2 bet come 400\nseat:1 bet dont-come 600')
    expect(table.throws('3-4').slice(4)).toEqual([
      taken('seat:1', 'come:8', 500, 'CR-44'),
      taken('seat:1', 'pass-line', 1000, 'CR-32'),
      taken('seat:1', 'dont-come', 600, 'CR-46'),
      {
        ...{ type: 'paid', rule: 'CR-81', seat: 'seat:2', amount: 1100 },
        lines: [line('dont-come:8', 700, 1, 1, 700, 'CR-47'), line('come', 400, 1, 1, 400, 'CR-43')],
        transfers: ['bank > seat:2 1100', 'seat:2/stakes > seat:2 700', 'seat:2/stakes > seat:2 400'],
      },
      { type: 'puck-off', rule: 'CR-80', point: 10 },
      { type: 'seven-out', rule: 'CR-19', seat: 'seat:1' },
      over(7),
      ...again(8),
    ])
  })

  it('[CR-38 CR-26] a don’t pass that wins, and a round broken off before any point', () => {
    const table = crapsTable(craps)
    table.does('seat:1 bet dont-pass 1000')
    table.throws('5-5')
    expect(table.throws('3-4')[4]).toMatchObject({ type: 'paid', lines: [{ on: 'dont-pass', cite: 'CR-38' }] })
    const early = crapsTable(craps)
    early.does('seat:1 bet dont-pass 1000\npit-boss out-of-order')
    expect(types(early.does('...'))).toEqual(['bet-returned', 'round-ended', 'table-suspended'])
  })
})

describe('craps: what is offered, and when not', () => {
  it('[CR-01 CR-26] chance is asked for one of 36, and only while the dice roll', () => {
    const table = withPoint(craps, '4-5')
    expect(table.offers('roll', 'chance')).toEqual([])
    expect(table.offers('irregular', 'croupier')).toEqual([{ cause: { oneOf: ['no-order'] } }])
    table.does('croupier no-more-bets\nseat:1 throw')
    const [offered] = table.offers('roll', 'chance')
    expect(offered).toHaveProperty('dice.oneOf.length', 36)
    expect(table.offers('irregular', 'croupier')).toEqual([
      {
        cause: { oneOf: ['stacked', 'on-object', 'on-rail', 'in-cup', 'slide', 'no-wall', 'bad-throw', 'interfered'] },
      },
      { cause: { oneOf: ['broken', 'off-table'] }, dice: { min: 1, max: 2, step: 1, optional: true } },
    ])
    table.does('chance roll 1-1\n...')
    expect(table.offers('irregular', 'croupier')).toEqual([])
  })

  it.each([
    ['croupier present-dice', 'CR-06', ['betting']],
    ['croupier offer-dice', 'CR-08', ['betting', 'throw']],
    ['croupier pass-dice', 'CR-10', ['betting']],
    ['seat:1 decline-dice', 'CR-09', ['betting']],
    ['croupier replace-set', 'CR-17', ['betting']],
    ['croupier no-more-bets', 'CR-12', ['betting']],
    ['seat:1 pick-dice 1,2', 'CR-06', ['betting']],
    ['croupier end-without-throw', 'CR-76', ['betting', 'throw']],
    ['croupier collect', 'CR-81', ['collect']],
    ['croupier pay', 'CR-81', ['pay']],
  ])('[CR-13] while the dice roll: %s has its time (%s)', (move, rule, needs) => {
    const table = withPoint(craps, '4-5')
    table.does('croupier no-more-bets\nseat:1 throw')
    expect(table.refusal(move)).toEqual(['not-now', rule, { phase: 'rolling', needs }])
  })

  it('[CR-12] a stake outside the limits is found between «ya no va más» and collecting, not while bets are open', () => {
    const table = withPoint(craps, '4-5', { config: { max: 5000 } })
    expect(table.refusal('croupier find-bet field 9000 seat:2')).toEqual(['not-settling', 'GEN-11', {}])
    table.rolls('1-1')
    table.does('croupier find-bet craps-2 6000 seat:2\ncroupier notify-room-head craps-2 seat:2\ncroupier collect')
    expect(table.refusal('croupier find-bet field 9000 seat:2')).toEqual(['not-settling', 'GEN-11', {}])
    table.does('...')
    expect(table.has('seat:2')).toBe(1_150_000)
  })

  it('[CR-60] a closed table marks nothing', () => {
    const table = withPoint(craps, '4-5')
    table.does('seat:2 bet hard-4 100')
    table.rolls('1-1')
    table.does('...\npit-boss suspend "fire alarm"')
    expect(table.refusal('seat:2 mark hard-4 on')).toEqual(['table-not-open', 'CR-12', {}])
  })

  it('[CR-80] thirty throws are remembered', () => {
    const table = crapsTable(craps)
    table.does('seat:1 bet dont-pass 1000')
    for (let n = 0; n < 32; n += 1) table.throws('6-6')
    expect(table.play().history).toHaveLength(30)
    expect(table.play()).toMatchObject({ hand: 32, dice: { throws: 32 } })
  })

  it('[CR-28] a contract beside other bets is thrown for in the last game, and a lost right counts nobody twice', () => {
    const table = withPoint(craps, '4-5')
    table.does('seat:2 bet come 1000')
    table.throws('3-3')
    table.does('seat:2 bet place-wrong:10 1100')
    table.rolls('4-5')
    table.does('...\npit-boss instruct-closing\ncroupier announce-last\ncroupier start')
    expect(table.due()).toEqual(['croupier no-more-bets'])
    table.throws('3-4')
    expect([table.state().status, table.has('seat:2')]).toEqual(['closed', 1_000_000 - 1000 + 500])
  })
})

describe('crown-and-anchor: told', () => {
  it('[CA-04 CA-08 CA-11] shaken while bets close; what came, and twenty throws remembered', () => {
    const table = live(crownAndAnchor)
    table.does('seat:1 bet figure-club 100')
    expect(table.does('croupier no-more-bets')).toEqual([
      said('no más apuestas', 'CA-08'),
      { type: 'dice-shaken', rule: 'CA-04' },
    ])
    expect(table.does('chance roll club-club-crown')[0]).toEqual({
      ...{ type: 'dice-rolled', rule: 'CA-01', dice: 'club-club-crown' },
    })
    expect(table.refusal('pit-boss hold seat:1')).toEqual(['nothing-to-hold', 'GEN-41', {}])
    table.does('...')
    expect(table.offers('roll', 'chance')).toEqual([])
    for (let n = 0; n < 21; n += 1)
      table.does(
        'croupier start\nseat:1 bet figure-club 100\ncroupier no-more-bets\nchance roll heart-heart-crown\n...',
      )
    expect(table.view('public').play).toHaveProperty('history.length', 20)
  })
})
