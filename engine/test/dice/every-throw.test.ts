// All 36 throws, at the come-out and under each of the six points, on every bet that can stand then: what each brings and where
// it stands afterwards, against a table that is written as the regulation prints it.

import {
  betNets,
  type Craps,
  configure,
  craps,
  type Event,
  miniCraps,
  openingMoves,
  POINTS,
  type Point,
  parseMove,
  parseRoll,
  type Roll,
  rolls,
  total,
} from '@tapete/engine'
import { describe, expect, it } from 'vitest'

/** Divides by every odds there is. */
const STAKE = 132_000

type Row = readonly [bet: string, fates: string, pays: string]

// For totals of 2 to 12: W wins, L loses, . stays, = is a push, > travels.
const COME_OUT: readonly Row[] = [
  ['pass-line', 'LL...W...WL', '1:1'],
  ['dont-pass', 'WW...L...L=', '1:1'],
]
const ANY_TIME: readonly Row[] = [
  ['field', 'WWWLLLLWWWW', '1:1'],
  ['big-6', '....WL.....', '1:1'],
  ['big-8', '.....LW....', '1:1'],
  ['any-seven', 'LLLLLWLLLLL', '4:1'],
  ['eleven', 'LLLLLLLLLWL', '15:1'],
  ['under-7', 'WWWWWLLLLLL', '1:1'],
  ['over-7', 'LLLLLLWWWWW', '1:1'],
  ['any-craps', 'WWLLLLLLLLW', '7:1'],
  ['craps-2', 'WLLLLLLLLLL', '30:1'],
  ['craps-3', 'LWLLLLLLLLL', '15:1'],
  ['craps-12', 'LLLLLLLLLLW', '30:1'],
  ['horn', 'WWLLLLLLLWW', '4:1'],
  ['place-right:4', '..W..L.....', '9:5'],
  ['place-right:5', '...W.L.....', '7:5'],
  ['place-right:6', '....WL.....', '7:6'],
  ['place-right:8', '.....LW....', '7:6'],
  ['place-right:9', '.....L.W...', '7:5'],
  ['place-right:10', '.....L..W..', '9:5'],
  ['place-wrong:4', '..L..W.....', '5:11'],
  ['place-wrong:5', '...L.W.....', '5:8'],
  ['place-wrong:6', '....LW.....', '4:5'],
  ['place-wrong:8', '.....WL....', '4:5'],
  ['place-wrong:9', '.....W.L...', '5:8'],
  ['place-wrong:10', '.....W..L..', '5:11'],
]
/** As an easy total; made by doubles it wins. */
const HARD: readonly Row[] = [
  ['hard-4', '..L..L.....', '7:1'],
  ['hard-6', '....LL.....', '9:1'],
  ['hard-8', '.....LL....', '9:1'],
  ['hard-10', '.....L..L..', '7:1'],
]
const WITH_A_POINT: readonly Row[] = [
  ['come', 'LL>>>W>>>WL', '1:1'],
  ['dont-come', 'WW>>>L>>>L=', '1:1'],
]
const TRAVELLED: readonly Row[] = [
  ['come:4', '..W..L.....', '1:1'],
  ['come:5', '...W.L.....', '1:1'],
  ['come:6', '....WL.....', '1:1'],
  ['come:8', '.....LW....', '1:1'],
  ['come:9', '.....L.W...', '1:1'],
  ['come:10', '.....L..W..', '1:1'],
  ['dont-come:4', '..L..W.....', '1:1'],
  ['dont-come:5', '...L.W.....', '1:1'],
  ['dont-come:6', '....LW.....', '1:1'],
  ['dont-come:8', '.....WL....', '1:1'],
  ['dont-come:9', '.....W.L...', '1:1'],
  ['dont-come:10', '.....W..L..', '1:1'],
]
/** By their point. */
const LINES: { readonly [point in Point]: readonly Row[] } = {
  4: [
    ['pass-line', '..W..L.....', '1:1'],
    ['dont-pass', '..L..W.....', '1:1'],
    ['pass-odds:4', '..W..L.....', '2:1'],
    ['dont-pass-odds:4', '..L..W.....', '1:2'],
  ],
  5: [
    ['pass-line', '...W.L.....', '1:1'],
    ['dont-pass', '...L.W.....', '1:1'],
    ['pass-odds:5', '...W.L.....', '3:2'],
    ['dont-pass-odds:5', '...L.W.....', '2:3'],
  ],
  6: [
    ['pass-line', '....WL.....', '1:1'],
    ['dont-pass', '....LW.....', '1:1'],
    ['pass-odds:6', '....WL.....', '6:5'],
    ['dont-pass-odds:6', '....LW.....', '5:6'],
  ],
  8: [
    ['pass-line', '.....LW....', '1:1'],
    ['dont-pass', '.....WL....', '1:1'],
    ['pass-odds:8', '.....LW....', '6:5'],
    ['dont-pass-odds:8', '.....WL....', '5:6'],
  ],
  9: [
    ['pass-line', '.....L.W...', '1:1'],
    ['dont-pass', '.....W.L...', '1:1'],
    ['pass-odds:9', '.....L.W...', '3:2'],
    ['dont-pass-odds:9', '.....W.L...', '2:3'],
  ],
  10: [
    ['pass-line', '.....L..W..', '1:1'],
    ['dont-pass', '.....W..L..', '1:1'],
    ['pass-odds:10', '.....L..W..', '2:1'],
    ['dont-pass-odds:10', '.....W..L..', '1:2'],
  ],
}

const hardSum = { 'hard-4': 4, 'hard-6': 6, 'hard-8': 8, 'hard-10': 10 } as { readonly [bet: string]: number }

const fateOf = ([bet, fates]: Row, dice: Roll): string => {
  const sum = total(dice)
  const double = dice[0] === dice[1]
  return double && hardSum[bet] === sum ? 'W' : (fates[sum - 2] as string)
}

const won = ([bet, , pays]: Row, sum: number): number => {
  const [num = 1, den = 1] = (bet === 'field' && (sum === 2 || sum === 12) ? '2:1' : pays).split(':').map(Number)
  return (STAKE * num) / den
}

interface At {
  readonly state: Craps
  readonly events: readonly Event[]
}

describe.each([craps, miniCraps])('$id: every throw', (game) => {
  const configured = configure(game.settings, {})
  if (!configured.ok) throw new Error(configured.why)

  const go = (from: Craps, text: string): At => {
    let state = from
    const events: Event[] = []
    for (const line of text.split('\n').map((each) => each.trim())) {
      const parsed = parseMove(game, line)
      if (!parsed.ok) throw new Error(parsed.error)
      const step = game.step(state, parsed.move)
      if (!step.ok) throw new Error(`${line}: ${step.refusal.code}`)
      state = step.state
      events.push(...step.events)
    }
    return { state, events }
  }

  const settled = (from: Craps, dice: string): At => {
    const rolled = go(from, `croupier no-more-bets\nseat:1 throw\nchance roll ${dice}\ncroupier collect`)
    const paid = rolled.state.phase === 'pay' ? go(rolled.state, 'croupier pay') : { state: rolled.state, events: [] }
    return { state: paid.state, events: [...rolled.events, ...paid.events] }
  }

  const bet = (from: Craps, id: string, rows: readonly Row[]): Craps =>
    go(from, rows.map(([on]) => `${id} bet ${on} ${STAKE}`).join('\n')).state

  const opened = openingMoves('betting', { 'seat:1': 1e9, 'seat:2': 1e9 }).reduce((state: Craps, move) => {
    const step = game.step(state, move)
    if (!step.ok) throw new Error(step.refusal.code)
    return step.state
  }, game.open(configured.config))

  const next = (from: Craps): Craps => go(from, 'croupier start').state

  /** Come and don't come stand on all six numbers, and the next throw is a come-out. */
  const bare = (() => {
    const ready = go(opened, 'croupier present-dice\nseat:2 pick-dice 1,2\ncroupier offer-dice').state
    const first = next(settled(bet(ready, 'seat:1', COME_OUT), '1-3').state)
    return ['1-4', '1-5', '2-6', '3-6', '4-6', '1-3'].reduce(
      (state, dice) => next(settled(bet(state, 'seat:2', WITH_A_POINT), dice).state),
      first,
    )
  })()

  const DICE: { readonly [point in Point]: string } = { 4: '1-3', 5: '1-4', 6: '1-5', 8: '2-6', 9: '3-6', 10: '4-6' }

  const comeOut = bet(bet(bare, 'seat:1', COME_OUT), 'seat:2', COME_OUT)

  const expectAll = (from: Craps, rows: readonly Row[], plays: (on: string) => boolean = () => true) => {
    for (const dice of rolls(2)) {
      const written = dice.join('-')
      const sum = total(dice)
      const { state, events } = settled(from, written)
      const nets = betNets(events)
      const fates = rows.map((row) => ({ row, fate: plays(row[0]) ? fateOf(row, dice) : '.' }))
      expect(
        rows.map(([on]) => [written, on, nets[`seat:2 ${on}`]]),
        written,
      ).toEqual(
        fates.map(({ row, fate }) => {
          const net = fate === 'W' ? won(row, sum) : fate === 'L' ? -STAKE : fate === '=' ? 0 : undefined
          return [written, row[0], net]
        }),
      )
      expect(state.bets.filter(({ seat }) => seat === 'seat:2').map(({ on, amount }) => `${on} ${amount}`)).toEqual(
        fates.flatMap(({ row: [on], fate }) => {
          if (fate === 'W' || fate === 'L') return []
          return [`${fate === '>' ? `${on}:${sum}` : on} ${STAKE}`]
        }),
      )
    }
  }

  it('[CR-30 CR-37 CR-44 CR-47 CR-48 CR-49 CR-50 CR-51 CR-52 CR-53 CR-54 CR-55 CR-62 CR-63 CR-64 CR-65 CR-71 CR-72 CR-73 MC-03] the 36 of a come-out: the lines, all that travelled, all that is bet at any time', () => {
    expect(bare.bets.map(({ seat, on }) => `${seat} ${on}`)).toHaveLength(12)
    const standing = bare.bets.map(({ on }) => TRAVELLED.find(([each]) => each === on) as Row)
    expectAll(bet(comeOut, 'seat:2', ANY_TIME), [...standing, ...COME_OUT, ...ANY_TIME])
  })

  it('[CR-58 CR-59] hard ways rest at the come-out, also when the throw sets the point', () => {
    const rows = bare.bets.map(({ on }) => TRAVELLED.find(([each]) => each === on) as Row)
    expectAll(bet(comeOut, 'seat:2', HARD), [...rows, ...COME_OUT, ...HARD], (on) => !on.startsWith('hard'))
  })

  it('[CR-56 CR-57 CR-58 CR-60] marked to play they are decided by any of the 36', () => {
    const rows = bare.bets.map(({ on }) => TRAVELLED.find(([each]) => each === on) as Row)
    const marked = go(bet(comeOut, 'seat:2', HARD), HARD.map(([on]) => `seat:2 mark ${on} on`).join('\n')).state
    expectAll(marked, [...rows, ...COME_OUT, ...HARD])
  })

  it('[CR-73] place bets marked off are touched by none of the 36', () => {
    const places = ANY_TIME.filter(([on]) => on.startsWith('place'))
    const rows = bare.bets.map(({ on }) => TRAVELLED.find(([each]) => each === on) as Row)
    const marked = go(bet(comeOut, 'seat:2', places), places.map(([on]) => `seat:2 mark ${on} off`).join('\n')).state
    expectAll(marked, [...rows, ...COME_OUT, ...places], (on) => !on.startsWith('place'))
  })

  it.each(POINTS)(
    '[CR-32 CR-38 CR-43 CR-44 CR-46 CR-47 CR-56 CR-57 CR-58 CR-67 CR-68 CR-69 CR-71 CR-72] the 36 with a point of %i, on every bet there is',
    (point) => {
      const on = next(settled(comeOut, DICE[point]).state)
      expect(on.play.point).toBe(point)
      const standing = on.bets
        .filter(({ seat }) => seat === 'seat:2')
        .map((each) => [...TRAVELLED, ...LINES[point]].find(([spot]) => spot === each.on) as Row)
      expect(standing).toHaveLength(12)
      const odds = LINES[point].slice(2)
      const all = [...odds, ...WITH_A_POINT, ...ANY_TIME, ...HARD]
      expectAll(bet(on, 'seat:2', all), [...standing, ...all])
    },
  )

  it.each([null, ...POINTS])(
    '[CR-18 CR-19 CR-31 CR-80] after each of the 36 with point %s: point, marker and dice',
    (point) => {
      const from = point === null ? comeOut : next(settled(comeOut, DICE[point]).state)
      for (const dice of rolls(2)) {
        const sum = total(dice)
        const { state, events } = settled(from, dice.join('-'))
        const after =
          point === null
            ? ([4, 5, 6, 8, 9, 10].find((each) => each === sum) ?? null)
            : sum === point || sum === 7
              ? null
              : point
        const isOut = point !== null && sum === 7
        expect(state.play, dice.join('-')).toMatchObject({
          point: after,
          shooter: isOut ? null : 'seat:1',
          before: isOut ? 'seat:1' : null,
          hand: isOut ? 0 : from.play.hand + 1,
          roll: null,
        })
        expect(
          events.filter(({ type }) => type.startsWith('puck')).map(({ type, point: told }) => [type, told]),
        ).toEqual(after === point ? [] : after === null ? [['puck-off', point]] : [['puck-on', after]])
        expect(events.filter(({ type }) => type === 'seven-out')).toHaveLength(isOut ? 1 : 0)
        expect(parseRoll(state.play.history[0] as string)).toEqual(dice)
      }
    },
  )
})
