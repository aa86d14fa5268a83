// A law that no game can break is no law: here each is broken on purpose, in one way, and must be caught.

import { describe, expect, it } from 'vitest'
import { bigSix } from '../../src/big-six/big-six.js'
import type { SeatId } from '../../src/kernel/actors.js'
import type { RuleId } from '../../src/kernel/citations.js'
import type { Event, Game, Json, Move, Step } from '../../src/kernel/contract.js'
import { openingMoves } from '../../src/kernel/scenario.js'
import { type Bet, event, type Hold, type Seat, type Table } from '../../src/kernel/table.js'
import { rouletteFrench } from '../../src/roulette/roulette.js'
import { aimedOption } from '../../src/testkit/aim.js'
import { keepsTheLaws, LAW_CONFIGS, LawBroken, type LawOptions, type Played } from '../../src/testkit/laws.js'
import { livelyTables } from '../../src/testkit/lively.js'
import { random } from '../../src/testkit/random.js'
import { moveOf, strayMove } from '../../src/testkit/wander.js'
import { open, read, script, settings } from './script.js'
import { toy } from './toy.js'

// biome-ignore lint/suspicious/noExplicitAny: what a broken game keeps in its state does not matter here
type Any = any
/** Whoever cites it has not read the rulebook. */
const NO_RULE = 'GEN-99' as RuleId

type Accepted = Extract<Step<Any>, { ok: true }>

/** Laws about what is rare. */
const AIMED = ['a mark on a bet does not outlive the stake it was made for', 'who is not there decides nothing']

const GAMES: readonly Game<Any>[] = [bigSix, rouletteFrench]
const FEW: LawOptions = { tables: 20, moves: 25 }

/** The same game with another answer to the moves it accepts. */
const bent = (game: Game<Any>, bend: (done: Accepted, s: Table<Any>, m: Move) => Step<Any>): Game<Any> => ({
  ...game,
  step: (s, m) => {
    const step = game.step(s, m)
    return step.ok ? bend(step, s, m) : step
  },
})

/** The same game whose view shows everybody something more. */
const showing = (game: Game<Any>, more: (s: Table<Any>) => { readonly [name: string]: Json }): Game<Any> => ({
  ...game,
  view: (s) => {
    const { table, of } = game.view(s)
    return { table: { ...(table as object), ...more(s) }, of }
  },
})

const HELD: Hold = { id: 'hold:1', seat: 'seat:1', player: 'gone', amount: 5, until: 1e10, verdict: null }

const broken = (game: Game<Any>, options: LawOptions = FEW): string => {
  try {
    keepsTheLaws(game, options)
  } catch (error) {
    expect(error).toBeInstanceOf(LawBroken)
    return (error as Error).message
  }
  return 'kept'
}

const withEvents = (done: Accepted, change: (event: Event) => Event): Accepted => ({
  ...done,
  events: done.events.map(change),
})
const withAccounts = (done: Accepted, patch: { [account: string]: number }): Accepted => ({
  ...done,
  state: { ...done.state, accounts: { ...done.state.accounts, ...patch } },
})
const on =
  (name: string, bend: (done: Accepted, s: Table<Any>, m: Move) => Step<Any>) =>
  (done: Accepted, s: Table<Any>, m: Move): Step<Any> =>
    m.do === name ? bend(done, s, m) : done

const moved = (done: Accepted, from: string, to: string, amount: number): Accepted => {
  const { accounts } = done.state
  const patch = { [from]: (accounts[from] ?? 0) - amount, [to]: (accounts[to] ?? 0) + amount }
  const extra = event('moved', 'GEN-02', { transfers: [{ from, to, amount }] })
  return { ...withAccounts(done, patch), events: [...done.events, extra] }
}

/** The same game, in which nobody may make this move. */
const without = (game: Game<Any>, name: string): Game<Any> => ({
  ...game,
  options: (s, by, served) => game.options(s, by, served).filter((option) => option.do !== name),
  due: (s) => game.due(s).filter(({ option }) => option.do !== name),
  step: (s, m) =>
    m.do === name ? { ok: false, refusal: { code: 'not-now', cite: 'GEN-19', params: {} } } : game.step(s, m),
})

const isAbout = (bet: Bet, m: Move) => bet.seat === (m.for ?? m.by) && bet.on === m.on

/** Bears what the room head said on the stake a move is about. */
const marked =
  (mark: Partial<Bet>) =>
  (done: Accepted, _: Table<Any>, m: Move): Accepted => {
    const bets = (done.state.bets as Bet[]).map((bet) => (isAbout(bet, m) ? { ...bet, ...mark } : bet))
    return { ...done, state: { ...done.state, bets } }
  }

const markedIfOver = (done: Accepted, s: Table<Any>, m: Move): Accepted => {
  const { max } = done.state.config as { max: number | null }
  const stake = (done.state.bets as Bet[]).reduce((total, bet) => total + (isAbout(bet, m) ? bet.amount : 0), 0)
  return max !== null && stake > max ? marked({ notified: true })(done, s, m) : done
}

/** A payment nobody makes: the event alone. */
const paying = (game: Game<Any>, seat: SeatId, spot = game.bets(settings(game))[0]?.id ?? '', kind = 'money'): Event =>
  event('paid', 'GEN-02', { seat, amount: 5, lines: [{ on: spot, with: kind, amount: 5 }] })

describe.each(GAMES.map((game) => ({ id: game.id, game })))('the laws, held against a broken $id', ({ game }) => {
  it('are kept by the game itself', () => expect(broken(game)).toBe('kept'))

  const breaks: { [law: string]: readonly [why: string, Game<Any>][] } = {
    'what is not offered is refused': [
      [
        'accepts a move from anybody',
        {
          ...game,
          step: (s, m) => {
            const step = game.step(s, m)
            return !step.ok && step.refusal.code === 'not-your-move' ? { ok: true, state: s, events: [] } : step
          },
        },
      ],
      [
        'hides what the croupier may do',
        { ...game, options: (s, by, served) => game.options(s, by, served).filter((each) => each.by !== 'croupier') },
      ],
    ],
    'what is offered is accepted': [
      [
        'refuses a dispute it offers',
        bent(
          game,
          on('dispute', () => ({ ok: false, refusal: { code: 'no', cite: 'GEN-39', params: {} } })),
        ),
      ],
    ],
    'a refusal has a code of its game and cites a rule that exists': [
      [
        'refuses with a code that is not its own',
        {
          ...game,
          step: (s, m) => {
            const step = game.step(s, m)
            return step.ok ? step : { ok: false, refusal: { ...step.refusal, code: 'because' } }
          },
        },
      ],
      [
        'refuses by a rule that does not exist',
        {
          ...game,
          step: (s, m) => {
            const step = game.step(s, m)
            return step.ok ? step : { ok: false, refusal: { ...step.refusal, cite: NO_RULE } }
          },
        },
      ],
    ],
    'money moves only through events': [
      [
        'loses a peso',
        bent(
          game,
          on('buy', (done, _, m) => withAccounts(done, { [m.by]: (done.state.accounts[m.by] ?? 1) - 1 })),
        ),
      ],
      [
        'drops the transfers',
        bent(
          game,
          on('buy', (done) => withEvents(done, ({ transfers, ...rest }) => rest as Event)),
        ),
      ],
    ],
    'a transfer is a whole amount above zero': [
      [
        'moves nothing',
        bent(
          game,
          on('buy', (done) => moved(done, 'bank', 'cash', 0)),
        ),
      ],
      [
        'moves half a peso',
        bent(
          game,
          on('buy', (done) => moved(done, 'bank', 'cash', 0.5)),
        ),
      ],
      [
        'moves backwards',
        bent(
          game,
          on('buy', (done) => moved(done, 'bank', 'cash', -5)),
        ),
      ],
    ],
    'money sums to zero': [
      ['opens with a full tray', { ...game, open: (config) => ({ ...game.open(config), accounts: { bank: 1000 } }) }],
    ],
    'no account is overdrawn': [
      [
        'tips what is not there',
        bent(
          game,
          on('sit', (done, _, m) => moved(done, m.by, 'tips', 1_000_000_000)),
        ),
      ],
    ],
    'stakes are the bets on the cloth': [
      [
        'forgets a bet',
        bent(
          game,
          // The first it knows: who has a stake is not let go, which would be told before.
          on('bet', (done) => ({ ...done, state: { ...done.state, bets: done.state.bets.slice(0, 1) } })),
        ),
      ],
    ],
    'every bet has its stake': [
      [
        'puts a bet without chips',
        bent(
          game,
          on('open', (done) => {
            const ghost: Bet = { seat: 'seat:9', on: 'red', with: 'money', amount: 100 }
            return { ...done, state: { ...done.state, bets: [ghost] } }
          }),
        ),
      ],
    ],
    'an event cites a rule that exists': [
      [
        'cites a rule that does not exist',
        bent(
          game,
          on('start', (done) => withEvents(done, (each) => ({ ...each, cite: NO_RULE }))),
        ),
      ],
    ],
    'no player gives to another': [
      [
        'passes chips on',
        bent(
          game,
          on('buy', (done) => moved(done, 'seat:1', 'seat:2', 100)),
        ),
      ],
      [
        'stakes for another',
        bent(
          game,
          on('buy', (done) => moved(done, 'seat:1', 'seat:2/coupon', 100)),
        ),
      ],
    ],
    'what may be held is paid by a clock that is right': [
      [
        'holds a payment at a table that was not told the time',
        bent(
          game,
          on('buy', (done) => withEvents(done, (each) => ({ ...each, type: 'payment-held' }))),
        ),
      ],
    ],
    'notation round-trips': [
      [
        'forgets who was posted',
        {
          ...game,
          rules: game.rules.map((rule) => (rule.do === 'post' ? { ...rule, fields: { role: 'word' } } : rule)),
        },
      ],
      ['lacks a move it makes', { ...game, rules: game.rules.filter((rule) => rule.do !== 'dispute') }],
    ],
    "one actor's options are its part of all": [
      [
        'offers one actor less',
        { ...game, options: (s, by, served) => game.options(s, by, served).slice(by === undefined ? 0 : 1) },
      ],
    ],
    'replay equals live': [
      [
        'numbers its events from outside the table',
        ((serial) => bent(game, (done) => withEvents(done, (each) => ({ ...each, serial: serial.next++ }))))({
          next: 0,
        }),
      ],
      [
        'keeps a secret count in the state',
        ((serial) => bent(game, (done) => ({ ...done, state: { ...done.state, serial: serial.next++ } })))({ next: 1 }),
      ],
    ],
    'a stored table is the table': [
      [
        'offers by what storing loses',
        {
          ...game,
          options: (s, by, served) => (Object.isFrozen(s) ? game.options(s, by, served) : []),
          step: (s, m) => game.step(s, m),
        },
      ],
    ],
    'sees only what is theirs': [
      ['shows every name', showing(game, (s) => ({ names: Object.values<Seat>(s.seats).map((seat) => seat.player) }))],
      ['shows every stack', showing(game, (s) => ({ accounts: s.accounts }))],
      ['shows who serves', showing(game, (s) => ({ staff: s.staff }))],
      [
        'shows held payments',
        {
          ...showing(game, (s) => ({ held: s.holds.map((hold) => hold.amount) })),
          open: (config) => ({ ...game.open(config), holds: [HELD], accounts: { 'hold:1': 5, bank: -5 } }),
        },
      ],
      ['shows disputes', showing(game, (s) => ({ disputed: s.disputes.map((dispute) => dispute.about) }))],
    ],
    'an event names nobody': [
      [
        'says who sat down',
        bent(
          game,
          on('sit', (done, _, m) => withEvents(done, (each) => ({ ...each, player: m.player as string }))),
        ),
      ],
    ],
    'a table is in a phase of its game': [
      [
        'goes on in a phase it does not have',
        bent(
          game,
          on('start', (done) => ({ ...done, state: { ...done.state, phase: 'nowhere' } })),
        ),
      ],
    ],
    'account pot is not declared': [
      [
        'pays into an account it did not declare',
        bent(
          game,
          on('buy', (done) => moved(done, 'bank', 'pot', 5)),
        ),
      ],
    ],
    'a step concerns only whom it touches': [
      [
        'says it keeps its seats apart, and tells one of the stakes of another',
        {
          ...game,
          apart: () => true,
          view: (s) => {
            const { table, of } = game.view(s)
            return { table, of: (viewer) => ({ ...(of(viewer) as object), stakes: s.bets.length }) }
          },
        },
      ],
      [
        'says that a seat’s options follow from nothing of the course of a round',
        { ...game, apart: () => true, moment: () => [] },
      ],
    ],
    'from every table some sequence of legal moves ends the round': [
      ['never collects', without(game, 'collect')],
      ['starts and cannot go on', without(game, 'spin')],
    ],
    'who is not there decides nothing': [
      [
        'asks who stepped away what becomes of their chips',
        { ...game, rules: game.rules.map((rule) => (rule.do === 'cash-out' ? { ...rule, nature: 'decision' } : rule)) },
      ],
    ],
    'a mark on a bet has its cause': [
      ['asks the room head about every stake', bent(game, on('bet', marked({ authorised: 'pay' })))],
      ['keeps a notice when a stake is lowered', bent(game, on('withdraw', marked({ notified: true })))],
    ],
    'a mark on a bet does not outlive the stake it was made for': [
      ['has told the room head of a stake before it was found', bent(game, on('find-bet', markedIfOver))],
    ],
    'what is settled lies on the cloth': [
      [
        'pays who has no stake',
        bent(
          game,
          on('start', (done) => ({ ...done, events: [...done.events, paying(game, 'seat:1')] })),
        ),
      ],
    ],
    'a stake is paid once': [
      [
        'pays a stake before the result, and after it again',
        bent(game, (done, s, m) => {
          const [bet] = s.bets as Bet[]
          if (!bet || !['spin', 'stop', 'ball'].includes(m.do)) return done
          return { ...done, events: [...done.events, paying(game, bet.seat, bet.on, bet.with)] }
        }),
      ],
    ],
    'read only property': [
      [
        'mutates the table it was given',
        bent(
          game,
          on('start', (done, s) => {
            ;(s as { round: number }).round = 99
            return done
          }),
        ),
      ],
    ],
    ' refused: ': [
      [
        'does not open',
        bent(
          game,
          on('open', () => ({ ok: false, refusal: { code: 'never', cite: 'GEN-21', params: {} } })),
        ),
      ],
    ],
  }

  const cases = Object.entries(breaks).flatMap(([law, games]) => games.map(([why, each]) => ({ law, why, each })))

  it.each(cases)('a game that $why: $law', ({ law, each }) => {
    const message = broken(each, { tables: 300, moves: 30, aim: AIMED.includes(law) ? 1 : 0 })
    expect(message).toContain(law)
    expect(message).toMatch(new RegExp(`^${game.id}, table [0-9]+ of seed 1: `))
  })
})

describe('keepsTheLaws', () => {
  it('says which configuration cannot be', () => {
    expect(() => keepsTheLaws(bigSix, { tables: 1, configs: [{ chip: 0 }] })).toThrow(
      new LawBroken('chip must be a whole number from 1 to 1000000'),
    )
  })

  it('names the table and the seed that break it, so that it can be broken again', () => {
    const leaky: Game<Any> = showing(toy, (s) => ({ accounts: s.accounts }))
    const message = broken(leaky, { tables: 50, moves: 10, seed: 7 })
    const tables = Number(/^toy, table ([0-9]+) of seed 7: /.exec(message)?.[1])
    expect(tables).toBeGreaterThanOrEqual(1)
    expect(broken(leaky, { tables, moves: 10, seed: 7 })).toBe(message)
  })

  it('holds for the smallest game, and tells which rules it has met and in which phases', () => {
    const over = ['chance flip heads', 'croupier find-bet heads 600 seat:1', 'croupier notify-room-head heads seat:1']
    const overlooked: Played = {
      config: { max: 500 },
      log: [...openingMoves('betting', { 'seat:1': 1000 }), ...over.map((line) => read(toy, line))],
    }
    const played = [overlooked, ...livelyTables(toy, LAW_CONFIGS)]
    const met = keepsTheLaws(toy, { tables: 100, moves: 30, played })
    // There is nothing to hold at bingo (GEN-45).
    const names = toy.rules.map((rule) => rule.do)
    expect([...met.phases].sort()).toEqual([...toy.phases].sort())
    expect(names.filter((name) => !met.refused.has(name))).toEqual([])
    expect(names.filter((name) => !met.accepted.has(name))).toEqual([
      ...['hold', 'clear-hold', 'propose-void', 'decide-void', 'pay-held'],
    ])
    for (const phase of toy.phases) expect(met.untried(phase)).toEqual([])
  })
})

describe('aimed tables', () => {
  it('bring rare things together, and still get on', () => {
    const table = script(
      bigSix,
      open(bigSix, { config: { min: 500, max: 2000 } }),
      'seat:1 bet value:1 500\ncroupier spin clockwise\ncroupier find-bet value:2 3000 seat:2',
    ).state
    const options = bigSix.options(table)
    const dice = random(6)
    const done = Array.from({ length: 2000 }, () => aimedOption(bigSix, table, options, dice).do)
    const share = (...moves: string[]) => done.filter((move) => moves.includes(move)).length / done.length
    expect(share('stop')).toBeGreaterThan(0.35)
    expect(share('irregular', 'find-bet', 'late-bet', 'correct', 'notify-room-head')).toBeGreaterThan(0.28)
    expect(share('find-bet')).toBeGreaterThan(0.04)
    expect(share('leave', 'step-away', 'instruct-closing', 'warn')).toBeGreaterThan(0.04)
    // What is offered nobody wishes for now and then all the same.
    expect(share('buy', 'dispute')).toBeGreaterThan(0)
  })

  it('do what is there where nothing rare is', () => {
    const sealed = bigSix.open(settings(bigSix))
    const dice = random(7)
    for (let count = 0; count < 50; count += 1)
      expect(bigSix.options(sealed)).toContainEqual(aimedOption(bigSix, sealed, bigSix.options(sealed), dice))
  })
})

describe('repeatable chance', () => {
  it('gives the same from the same seed, within its bounds, and everything in them', () => {
    const draw = (seed: number) => {
      const dice = random(seed)
      return Array.from({ length: 400 }, () => dice.below(6))
    }
    expect(draw(1)).toEqual(draw(1))
    expect(draw(1)).not.toEqual(draw(2))
    expect(new Set(draw(3))).toEqual(new Set([0, 1, 2, 3, 4, 5]))
    const dice = random(4)
    expect(new Set(Array.from({ length: 200 }, () => dice.pick(['a', 'b'])))).toEqual(new Set(['a', 'b']))
    const heads = Array.from({ length: 4000 }, () => dice.chance(0.25)).filter(Boolean).length
    expect(heads).toBeGreaterThan(850)
    expect(heads).toBeLessThan(1150)
  })

  it('bends moves so that some are legal and most are not', () => {
    const s = toy.open(settings(toy))
    const options = toy.options(s)
    const dice = random(5)
    const strays = Array.from({ length: 300 }, () => strayMove(toy.rules, options, dice))
    const accepted = strays.filter((move) => toy.step(s, move).ok).length
    expect(accepted).toBeGreaterThan(0)
    expect(accepted).toBeLessThan(150)
    for (const option of options)
      for (let count = 0; count < 20; count += 1) expect(toy.step(s, moveOf(option, dice)).ok).toBe(true)
  })
})
