import {
  type AnyGame,
  bigSix,
  blackjackClassic,
  configure,
  holdemPlusIquique,
  type Move,
  openingMoves,
  rouletteFrench,
  type Table,
} from '@tapete/engine'
import { describe, expect, it } from 'vitest'
import { closesAt, nextOf, PACE, type Turn, turnAfter } from '../../src/robots/pace.js'

/** A table after some moves, one a second. */
const played = (
  game: AnyGame,
  moves: readonly Move[],
  stacks: Record<string, number> = { 'seat:1': 100_000 },
): { game: AnyGame; state: Table; turn: Turn } => {
  const configured = configure(game.settings, { min: 1000, chip: 500, seats: 2 })
  if (!configured.ok) throw new Error(configured.why)
  let state = game.open(configured.config) as Table
  let turn: Turn | undefined
  for (const [index, move] of [...openingMoves('open', stacks), ...moves].entries()) {
    const step = game.step(state, move)
    if (!step.ok) throw new Error(`${JSON.stringify(move)}: ${step.refusal.code}`)
    state = step.state
    turn = turnAfter(turn, game, state, (index + 1) * 1000, index + 1, move)
  }
  return { game, state, turn: turn as Turn }
}
const OPENING = openingMoves('open', { 'seat:1': 1 }).length

const next = (table: ReturnType<typeof played>, awake = true, robot = true) =>
  nextOf({ ...table, awake, robot, digital: true }, PACE)

const ROUND: Move[] = [
  { by: 'croupier', do: 'start' },
  { by: 'seat:1', do: 'bet', on: 'red', amount: 1000 },
]
const throwing = (pocket: string, wheel = 'clockwise'): Move[] => [
  { by: 'croupier', do: 'spin', wheel },
  { by: 'croupier', do: 'no-more-bets' },
  { by: 'chance', do: 'ball', pocket },
]
const at = (moves: number) => (OPENING + moves) * 1000

describe('what a robot croupier does next', () => {
  it('counts from the start of the round, whatever is bet meanwhile', () => {
    const betting = played(rouletteFrench, ROUND)
    expect(next(betting)).toEqual({
      at: at(1) + PACE['first-bets'],
      move: { by: 'croupier', do: 'spin', wheel: 'clockwise' },
    })
    expect(closesAt(betting.turn, PACE, betting.game)).toBe(at(1) + PACE['first-bets'] + PACE['last-bets'])
    const spinning = played(rouletteFrench, [...ROUND, ...throwing('1').slice(0, 1)])
    expect(closesAt(spinning.turn, PACE, spinning.game)).toBe(at(3) + PACE['last-bets'])
    const closed = played(rouletteFrench, [...ROUND, ...throwing('1').slice(0, 2)])
    expect(next(closed)).toEqual({ at: at(4) + PACE.result, move: 'deal' })
    expect(closesAt(closed.turn, PACE, closed.game)).toBeNull()
  })

  it('rests between rounds when nobody is there, but not while a stake waits on the cloth', () => {
    expect(next(played(rouletteFrench, []), false)).toBeUndefined()
    expect(next(played(rouletteFrench, []), true)?.move).toEqual({ by: 'croupier', do: 'start' })
    const over = (pocket: string): Move[] => [
      ...ROUND,
      ...throwing(pocket),
      { by: 'croupier', do: 'collect' },
      { by: 'croupier', do: 'check-ball', state: 'sound' },
    ]
    expect(next(played(rouletteFrench, over('2')), false)).toBeUndefined()
    expect(next(played(rouletteFrench, over('0')), false)?.move).toEqual({ by: 'croupier', do: 'start' })
    // The choice of half or prison is open until the next throw.
    const choosing = played(rouletteFrench, [...over('0'), { by: 'croupier', do: 'start' }])
    expect((next(choosing)?.at ?? 0) - choosing.turn.since).toBe(PACE['first-bets'])
  })

  it('places calls soon, however busy the betting, and the throw is not put off by them', () => {
    const calls: Move[] = [
      { by: 'seat:1', do: 'call', call: 'third', unit: 1000 },
      { by: 'seat:1', do: 'bet', on: 'red', amount: 1000 },
    ]
    const called = played(rouletteFrench, [...ROUND, ...calls])
    expect(next(called)).toMatchObject({ at: at(3) + PACE.errand, move: { do: 'place-call', for: 'seat:1' } })
    const placed = played(rouletteFrench, [
      ...ROUND,
      ...calls,
      { by: 'croupier', do: 'place-call', call: 'third', for: 'seat:1' },
    ])
    expect(next(placed)).toMatchObject({ at: at(1) + PACE['first-bets'], move: { do: 'spin' } })
  })

  it('pays what the pit boss cleared', () => {
    const held = played(rouletteFrench, [
      ...ROUND,
      ...throwing('1'),
      { by: 'croupier', do: 'collect' },
      { by: 'pit-boss', do: 'hold', seat: 'seat:1' },
      { by: 'pit-boss', do: 'approve' },
      { by: 'croupier', do: 'pay' },
    ])
    expect(next(held)?.move).toMatchObject({ do: 'check-ball' })
    const hold = held.state.holds[0]?.id as string
    const step = held.game.step(held.state, { by: 'pit-boss', do: 'clear-hold', hold, verdict: 'pay' })
    expect(step.ok && next({ ...held, state: step.state })?.move).toEqual({ by: 'croupier', do: 'pay-held', hold })
  })

  it('at a digital table with a croupier of flesh and blood only chance answers by itself', () => {
    expect(next(played(rouletteFrench, ROUND), true, false)).toBeUndefined()
    expect(next(played(rouletteFrench, [...ROUND, ...throwing('1').slice(0, 2)]), true, false)?.move).toBe('deal')
  })

  it('[BS-05] the disc waits for the first bet, and counts from it', () => {
    const empty = played(bigSix, [{ by: 'croupier', do: 'start' }])
    expect([next(empty), closesAt(empty.turn, PACE, empty.game)]).toEqual([undefined, null])
    const first = played(bigSix, [
      { by: 'croupier', do: 'start' },
      { by: 'seat:1', do: 'bet', on: 'value:1', amount: 1000 },
    ])
    expect(closesAt(first.turn, PACE, first.game)).toBe(at(2) + PACE.bets)
    expect(next(first)?.at).toBe(at(2) + PACE.bets)
  })

  it('[BJK-16 BJK-33] deals card by card, gives each player time to answer, and closes an offer', () => {
    const dealt: Move[] = [
      { by: 'croupier', do: 'show-cards' },
      { by: 'croupier', do: 'shuffle' },
      { by: 'seat:1', do: 'pass-cut' },
      { by: 'croupier', do: 'cut', at: 156 },
      { by: 'croupier', do: 'load', separator: 'inserted' },
      { by: 'croupier', do: 'burn' },
      { by: 'croupier', do: 'start' },
      { by: 'seat:1', do: 'bet', on: 'main:1', amount: 1000 },
      { by: 'croupier', do: 'no-more-bets' },
      { by: 'chance', do: 'card', card: 'Th' },
      { by: 'chance', do: 'card', card: 'As' },
      { by: 'chance', do: 'card', card: '6d' },
      { by: 'croupier', do: 'no-more-insurance' },
    ]
    const after = (moves: number) => played(blackjackClassic, dealt.slice(0, moves))
    // A player who does not take the cut passes it in the end.
    expect(next(after(2))).toMatchObject({ at: at(2) + PACE.answer, move: { do: 'pass-cut', for: 'seat:1' } })
    // Bets close from the first one on.
    expect([next(after(7)), closesAt(after(7).turn, PACE, blackjackClassic)]).toEqual([undefined, null])
    expect(closesAt(after(8).turn, PACE, blackjackClassic)).toBe(at(8) + PACE.bets)
    // Each card has a moment of its own.
    for (const cards of [9, 10, 11]) expect(next(after(cards))).toEqual({ at: at(cards) + PACE.card, move: 'deal' })
    expect(next(after(12))).toMatchObject({ at: at(12) + PACE.offer, move: { do: 'no-more-insurance' } })
    expect(closesAt(after(12).turn, PACE, blackjackClassic)).toBe(at(12) + PACE.offer)
    // The hand in turn: the croupier stands for who does not answer.
    expect(next(after(13))).toMatchObject({ at: at(13) + PACE.answer, move: { do: 'stand', for: 'seat:1' } })
    expect(closesAt(after(13).turn, PACE, blackjackClassic)).toBe(at(13) + PACE.answer)
  })

  it('takes one hand after another in the same words, each in its own time', () => {
    const stacks = { 'seat:1': 100_000, 'seat:2': 100_000 }
    const opening = openingMoves('open', stacks).length
    const shown: Move[] = [
      { by: 'croupier', do: 'show-deck' },
      { by: 'croupier', do: 'shuffle' },
      { by: 'croupier', do: 'cut' },
      { by: 'croupier', do: 'start' },
      { by: 'seat:1', do: 'bet', on: 'ante', amount: 1000 },
      { by: 'seat:2', do: 'bet', on: 'ante', amount: 1000 },
      { by: 'croupier', do: 'no-more-bets' },
      { by: 'chance', do: 'deal', cards: ['3d', '5d', '4h'] },
      { by: 'chance', do: 'deal', cards: ['Jh', 'Kd', '3h'] },
      { by: 'chance', do: 'deal', cards: ['9s'] },
      { by: 'chance', do: 'turn-up', cards: ['Ah', 'Jc', 'Qd'] },
      { by: 'chance', do: 'deal', cards: ['Tc', '2c'] },
      { by: 'seat:1', do: 'go' },
      { by: 'seat:2', do: 'go' },
      { by: 'croupier', do: 'uncover' },
    ]
    const settle: Move = { by: 'croupier', do: 'settle-hand' }
    const first = played(holdemPlusIquique, shown, stacks)
    expect(next(first)).toEqual({ at: (opening + shown.length) * 1000 + PACE.step, move: settle })
    const second = played(holdemPlusIquique, [...shown, settle], stacks)
    expect(next(second)).toEqual({ at: (opening + shown.length + 1) * 1000 + PACE.step, move: settle })
    expect(second.turn.seq).toBe(first.turn.seq + 1)
  })
})
