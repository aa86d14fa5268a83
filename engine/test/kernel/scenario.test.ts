import { describe, expect, it } from 'vitest'
import { bigSix } from '../../src/big-six/big-six.js'
import { CATALOGUE } from '../../src/catalogue.js'
import type { Event, Option } from '../../src/kernel/contract.js'
import { staffMove } from '../../src/kernel/going-on.js'
import { firstMove } from '../../src/kernel/moves.js'
import {
  ANY_CODE,
  betNets,
  type Expectation,
  netOf,
  type Outcome,
  openingMoves,
  runScenario,
  type Scenario,
} from '../../src/kernel/scenario.js'
import { event, transfer } from '../../src/kernel/table.js'
import { rouletteFrench } from '../../src/roulette/roulette.js'
import { play } from '../../src/testkit/scenarios.js'
import { open } from './script.js'

const scenario = (moves: Scenario['moves'], rest: Partial<Scenario> = {}): Scenario => ({
  name: 'a test',
  game: 'big-six',
  rule: 'GEN-02',
  moves,
  expect: {},
  ...rest,
})
const run = (moves: Scenario['moves'], rest: Partial<Scenario> = {}) => runScenario(bigSix, scenario(moves, rest))
const told = ({ differences }: Outcome): string[] => differences.map(({ what }) => what)

const ROUND = ['seat:1 bet value:5 1000', 'seat:2 bet value:1 300', '...', 'chance stop 5', '...'] as const

describe('a scenario', () => {
  it('passes when everything it expects comes out, and tells what happened', () => {
    const expected: Expectation = {
      net: { 'seat:1': 5000, 'seat:2': -300 },
      bets: { 'seat:1 value:5': 5000, 'seat:2 value:1': -300 },
      bank: -4700,
      accounts: { 'seat:1': 1_005_000, 'seat:9': 0 },
      say: ['no más apuestas', 'valor 5'],
      events: [
        'bet-placed',
        'bet-placed',
        'disc-spun',
        'said',
        'disc-stopped',
        'said',
        'collected',
        'paid',
        'round-ended',
      ],
      phase: 'idle',
      status: 'open',
    }
    const outcome = run(ROUND, { expect: expected })
    expect(outcome).toMatchObject({ passed: true, differences: [], state: { round: 1, phase: 'idle' } })
    expect(outcome.log.slice(-4).map((move) => move.do)).toEqual(['spin', 'stop', 'collect', 'pay'])
    expect(outcome.events.map((each) => each.type)).toEqual(expected.events)
  })

  it('says what came out instead, one line a difference', () => {
    const outcome = run(ROUND, {
      expect: {
        net: { 'seat:1': 1, 'seat:2': -300 },
        bets: { 'seat:1 value:5': 1, 'seat:1 value:2': 7 },
        bank: 1,
        accounts: { 'seat:1': 1, tips: 5 },
        say: ['hagan su juego'],
        events: [],
        phase: 'betting',
        status: 'closed',
      },
    })
    expect(outcome.passed).toBe(false)
    expect(told(outcome)).toEqual([
      'net of seat:1: expected 1, was 5000',
      'net of bet seat:1 value:5: expected 1, was 5000',
      'net of bet seat:1 value:2: expected 7, was null',
      'bank: expected 1, was -4700',
      'account seat:1: expected 1, was 1005000',
      'account tips: expected 5, was 0',
      'phrase 1 of 2: expected hagan su juego, was no más apuestas',
      'event 1 of 9: expected nothing more, was bet-placed seat:1 value:5',
      'phase: expected betting, was idle',
      'status: expected closed, was open',
    ])
  })

  it('takes an event by its type alone, or by type, seat and bet; and says where two lists part', () => {
    const moves = ['seat:1 bet value:1 100', 'seat:1 tip 5']
    const parts = (list: Pick<Expectation, 'events' | 'say'>) => told(run(moves, { expect: list }))
    expect(parts({ events: ['bet-placed', 'tipped seat:1'] })).toEqual([])
    expect(parts({ events: ['bet-placed seat:1 value:1', 'tipped'] })).toEqual([])
    expect(parts({ events: ['bet-placed seat:1'] })).toEqual([
      'event 1 of 2: expected bet-placed seat:1, was bet-placed seat:1 value:1',
    ])
    expect(parts({ events: ['bet-placed'] })).toEqual(['event 2 of 2: expected nothing more, was tipped seat:1'])
    expect(parts({ events: ['bet-placed', 'tipped', 'paid'] })).toEqual([
      'event 3 of 3: expected paid, was nothing more',
    ])
    expect(parts({ say: [] })).toEqual([])
    expect(parts({ say: ['hagan su juego'] })).toEqual(['phrase 1 of 1: expected hagan su juego, was nothing more'])
  })

  it('a phrase is compared whole, not by its first word', () => {
    expect(told(run(ROUND, { expect: { say: ['no', 'valor'] } }))).toEqual([
      'phrase 1 of 2: expected no, was no más apuestas',
    ])
  })

  it('a move left to staff cannot be refused', () => {
    const expected = { refusals: { 2: 'late' } }
    expect(told(run(['seat:1 bet value:1 100', '...'], { expect: expected }))).toEqual([
      'move 2 is left to staff and cannot be refused',
    ])
  })

  it('holds each move to be accepted, unless it names a refusal', () => {
    const moves = ['seat:1 bet value:1 50', 'seat:1 bet value:1 100', 'seat:1 bet value:7 100']
    expect(run(moves, { expect: { refusals: { 1: 'not-whole-chips', 3: 'no-such-bet' } } })).toMatchObject({
      passed: true,
    })
    expect(told(run(moves, { expect: { refusals: { 1: 'not-whole-chips' } } }))).toEqual([
      'move 3: seat:1 bet value:7 100: expected accepted, was refused: no-such-bet (BS-03)',
    ])
    expect(told(run(moves, { expect: { refusals: { 1: 'not-whole-chips', 2: 'late', 3: 'no-such-bet' } } }))).toEqual([
      'move 2: seat:1 bet value:1 100: expected refused: late, was accepted',
    ])
    expect(told(run(moves.slice(0, 1), { expect: { refusals: { 1: 'late' } } }))).toEqual([
      'move 1: seat:1 bet value:1 50: expected refused: late, was refused: not-whole-chips (GEN-03)',
    ])
  })

  it('stops at a refusal nobody expected, and still tells what had come out by then', () => {
    const outcome = run(['seat:1 bet value:1 50', 'seat:1 bet value:1 100'], { expect: { bank: 5 } })
    expect(told(outcome)).toEqual([
      'move 1: seat:1 bet value:1 50: expected accepted, was refused: not-whole-chips (GEN-03)',
      'bank: expected 5, was 0',
    ])
    expect(outcome.events).toEqual([])
  })

  it.each(['0', '2', '-1'])('a refusal expected at move %s of one is a mistake', (number) => {
    expect(told(run(['seat:1 bet value:1 100'], { expect: { refusals: { [number]: 'late' } } }))).toEqual([
      `refusal expected at move ${number}, which does not exist`,
    ])
  })

  it('does not run with a configuration, a move or an opening that is wrong', () => {
    const failed = (what: string, at: string) => ({ passed: false, differences: [{ what, at }], events: [], log: [] })
    expect(run([], { config: { chip: 0 } })).toEqual(
      failed('config: chip must be a whole number from 1 to 1000000', '/config/chip'),
    )
    expect(run(['seat:1 bet value:1 100', 'seat:1 dance'])).toEqual(
      failed('no move "dance" in "seat:1 dance"', '/moves/1'),
    )
    expect(run(['... and on'])).toEqual(failed('"..." takes nothing or "answering", in "... and on"', '/moves/0'))
    expect(run([], { seats: { 'seat:1': 50 } })).toEqual(
      failed('opening: seat:1 buy 50 refused: not-whole-chips', '/seats/seat:1'),
    )
    expect(run([], { seats: { 'seat:9': 0 } })).toEqual(
      failed('opening: seat:9 sit player-9 refused: no-such-seat', '/seats/seat:9'),
    )
  })

  it('says where in the scenario each difference stands', () => {
    const { differences } = run(['seat:1 bet value:1 50', '...'], {
      expect: { net: { 'seat:1': 1 }, bets: { 'seat:1 value:1': 2 }, bank: 3, accounts: { 'seat:1/stakes': 4 } },
    })
    expect(differences.map(({ at }) => at)).toEqual([
      '/moves/0',
      '/expect/net/seat:1',
      '/expect/bets/seat:1 value:1',
      '/expect/bank',
      '/expect/accounts/seat:1~1stakes',
    ])
  })

  it('takes a refusal whatever its code, where it says so, and no game has a code of that name', () => {
    const moves = ['seat:1 bet value:1 50', 'seat:1 bet value:7 100', 'seat:1 bet value:1 100']
    expect(run(moves, { expect: { refusals: { 1: ANY_CODE, 2: ANY_CODE } } }).passed).toBe(true)
    expect(told(run(moves, { expect: { refusals: { 1: ANY_CODE, 2: ANY_CODE, 3: ANY_CODE } } }))).toEqual([
      'move 3: seat:1 bet value:1 100: expected refused, was accepted',
    ])
    for (const game of CATALOGUE) expect(game.refusals).not.toContain(ANY_CODE)
  })

  it('takes moves as data too', () => {
    expect(
      run([{ by: 'seat:1', do: 'bet', on: 'value:1', amount: 100 }], { expect: { phase: 'betting' } }).passed,
    ).toBe(true)
  })

  it('`...` lets staff do what is asked until chance must speak or the round is over', () => {
    const outcome = runScenario(rouletteFrench, {
      ...scenario(['seat:1 bet red 1000', '...', 'chance ball 1', '...', '...']),
      game: 'roulette-french',
    })
    expect(outcome.differences).toEqual([])
    expect(outcome.log.slice(-8).map(({ by, do: name }) => `${by} ${name}`)).toEqual([
      'seat:1 bet',
      'croupier spin',
      'croupier no-more-bets',
      'chance ball',
      'croupier collect',
      'pit-boss approve',
      'croupier pay',
      'croupier check-ball',
    ])
    expect(outcome.state?.phase).toBe('idle')
    expect(run(['...'], { opening: 'open', seats: {} }).log.at(-1)?.do).toBe('open')
  })

  it('`...` that is refused stops the scenario', () => {
    const broken = {
      ...bigSix,
      step: ((s, m) =>
        m.do === 'spin'
          ? { ok: false, refusal: { code: 'jammed', cite: 'BS-07', params: {} } }
          : bigSix.step(s, m)) as typeof bigSix.step,
    }
    expect(told(runScenario(broken, scenario(['seat:1 bet value:1 100', '...'])))).toEqual([
      'move 2: croupier spin clockwise refused: jammed',
    ])
  })
})

describe('where a scenario begins', () => {
  const write = (opening: 'betting' | 'open' | 'none') =>
    openingMoves(opening, { 'seat:2': 500, 'seat:1': 0 }).map((move) => Object.values(move).join(' '))

  it('sealed and empty, open, or with a round started', () => {
    const opened = [
      'room-head post pit-boss pit-boss-1',
      'pit-boss post croupier croupier-1',
      'pit-boss post croupier croupier-2',
      'pit-boss open',
      'seat:2 sit player-2',
      'seat:2 buy 500',
      'seat:1 sit player-1',
    ]
    expect(write('none')).toEqual([])
    expect(write('open')).toEqual(opened)
    expect(write('betting')).toEqual([...opened, 'croupier start'])
  })

  it('seats whoever moves or is named, in order, with a million each unless it says how much', () => {
    const moves = ['seat:10 bet value:1 100', 'croupier bet value:1 100 for=seat:2', 'seat:1 bet value:1 100']
    const { state, log } = run(moves, { config: { seats: 10 }, seats: { 'seat:2': 700, 'seat:4': 0 } })
    expect(log.filter((move) => move.do === 'sit').map((move) => move.by)).toEqual([
      'seat:1',
      'seat:2',
      'seat:10',
      'seat:4',
    ])
    expect(state?.accounts).toMatchObject({ 'seat:1': 999_900, 'seat:2': 600, 'seat:10': 999_900 })
    expect(state?.accounts).not.toHaveProperty('seat:4')
    expect(run([], { opening: 'none' }).state?.status).toBe('sealed')
  })

  it('counts the bank from there', () => {
    expect(
      run(['seat:1 bet value:5 100', '...', 'chance stop 5', '...'], { expect: { bank: -500, net: { 'seat:1': 500 } } })
        .passed,
    ).toBe(true)
  })
})

describe('the first move of an option', () => {
  const option = (fields: Option['fields']): Option => ({ by: 'croupier', do: 'x', fields })
  it('is the first of each list and the least of each range; none where a person must choose', () => {
    expect(firstMove(option({}))).toEqual({ by: 'croupier', do: 'x' })
    expect(
      firstMove(
        option({ a: { oneOf: ['p', 'q'] }, b: { min: 3, max: 9, step: 3 }, c: { oneOf: [1], optional: true } }),
      ),
    ).toEqual({ by: 'croupier', do: 'x', a: 'p', b: 3 })
    expect(firstMove(option({ a: { any: 'word' } }))).toBeUndefined()
    expect(firstMove(option({ a: { any: 'word', optional: true } }))).toEqual({ by: 'croupier', do: 'x' })
  })

  it('is what staff does next; chance and an idle table do nothing by themselves', () => {
    expect(staffMove(bigSix, open(bigSix, { opening: 'open' }))).toEqual({ by: 'croupier', do: 'start' })
    expect(staffMove(bigSix, open(bigSix))).toBeUndefined()
    const spinning = run(['seat:1 bet value:1 100', 'croupier spin clockwise']).state
    expect(staffMove(bigSix, spinning as never)).toBeUndefined()
  })
})

describe('nets', () => {
  const moved = (...transfers: [string, string, number][]): Event =>
    event('x', 'GEN-02', { transfers: transfers.flatMap(([from, to, amount]) => transfer(from, to, amount)) })

  it('are what crossed between a seat and the rest, money brought and taken apart', () => {
    const events = [
      moved(['cash', 'seat:1', 1000], ['promotions', 'seat:1/coupon', 50]),
      moved(['seat:1', 'seat:1/stakes', 300]),
      moved(['seat:1/stakes', 'bank', 100], ['seat:1/stakes', 'seat:1', 200]),
      moved(['bank', 'seat:1', 35], ['seat:1', 'tips', 5]),
      moved(['seat:1', 'cash', 400], ['seat:1/coupon', 'promotions', 50]),
      moved(['bank', 'seat:10', 999], ['seat:10/stakes', 'bank', 7]),
    ]
    expect(netOf(events, 'seat:1')).toBe(-70)
    expect(netOf(events, 'seat:10')).toBe(992)
    expect(netOf(events, 'bank')).toBe(-927)
    expect(netOf([event('x', 'GEN-02')], 'seat:1')).toBe(0)
  })

  it('by bet add up what was collected, halved and paid', () => {
    const seat = 'seat:1'
    const events = [
      event('collected', 'GEN-02', { seat, on: 'red', amount: 100 }),
      event('halved', 'GEN-02', { seat, on: 'black', amount: 50 }),
      event('paid', 'GEN-02', {
        seat,
        lines: [
          { on: 'red', amount: 30 },
          { on: 'even', amount: 5 },
        ],
      }),
      event('bet-placed', 'GEN-02', { seat, on: 'low', amount: 9 }),
    ]
    expect(betNets(events)).toEqual({ 'seat:1 red': -70, 'seat:1 black': -50, 'seat:1 even': 5 })
  })
})

describe('play, as a test reads it', () => {
  it('runs a scenario below its title, and throws with the differences', () => {
    const text = 'seat:1 bet value:5 1000\n...\nchance stop 5\n...\n= seat:1 +5000'
    expect(play(bigSix, '[GEN-02] five to one', text).passed).toBe(true)
    expect(() => play(bigSix, '[GEN-02] five to one', text.replace('5000', '4000'))).toThrow(
      '[GEN-02] five to one\n  net of seat:1: expected 4000, was 5000',
    )
  })
})
