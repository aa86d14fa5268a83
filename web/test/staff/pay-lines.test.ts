import { type Event, type Move, rouletteFrench, type Table } from '@tapete/engine'
import { describe, expect, it } from 'vitest'
import { ofThisRound, payLines, sumOf } from '../../src/console/payLines.js'
import { clothAt } from '../../src/games/clothAt.js'
import { es } from '../../src/i18n/es-CL.js'
import { eventsEs } from '../../src/i18n/staff/es-events.js'
import { movesEs, movesOfEs, valuesEs } from '../../src/i18n/staff/es-moves.js'
import { pagesEs } from '../../src/i18n/staff/es-pages.js'
import { teller } from '../../src/i18n/staff/tell.js'
import { walk } from './walk.js'

const words = { ...pagesEs, moves: movesEs, movesOf: movesOfEs, values: valuesEs, events: eventsEs }
const tell = teller(words, es.bets, 'roulette-french')

const played = (moves: readonly Move[]): Event[] => {
  let state: Table | undefined
  walk(rouletteFrench, 1, 1, (s) => {
    state = s
  })
  return moves.flatMap((move) => {
    const step = rouletteFrench.step(state as never, move)
    if (!step.ok) throw new Error(`${move.do}: ${step.refusal.code}`)
    state = step.state
    return [...step.events]
  })
}

const ROUND: Move[] = [
  { by: 'croupier', do: 'start' },
  { by: 'seat:1', do: 'bet', on: 'red', amount: 5000 },
  { by: 'seat:3', do: 'bet', on: 'straight:17', amount: 1000 },
  { by: 'seat:3', do: 'bet', on: 'black', amount: 2000 },
  { by: 'croupier', do: 'spin', wheel: 'clockwise' },
  { by: 'croupier', do: 'no-more-bets' },
  { by: 'chance', do: 'ball', pocket: '17' },
]
const SETTLED: Move[] = [
  { by: 'croupier', do: 'collect' },
  { by: 'pit-boss', do: 'approve' },
  { by: 'croupier', do: 'pay' },
]

describe('the order of payment', () => {
  it('lists what is collected, then what is paid, each with its article', () => {
    const lines = payLines(ofThisRound(played([...ROUND, ...SETTLED])), true, pagesEs.croupier, tell, es.pays)
    expect(lines.map(({ bet, net, tag }) => [bet, net, tag])).toEqual([
      ['Puesto 1 · Rojo', -5000, 'Retirado'],
      ['Puesto 3 · Negro', 2000, 'Pagado'],
      ['Puesto 3 · Pleno 17', 35_000, 'Pagado'],
    ])
    expect(sumOf(lines)).toBe(32_000)
    for (const { article } of lines) expect(article).toMatch(/^scj-2023 II\.1/)
  })
  it('says whose every bet is, a split too', () => {
    const split: Move = { by: 'seat:3', do: 'bet', on: 'split:17-20', amount: 1000 }
    const events = played([...ROUND.slice(0, 2), split, ...ROUND.slice(4), ...SETTLED])
    const lines = payLines(ofThisRound(events), true, pagesEs.croupier, tell, es.pays)
    expect(lines.map(({ bet }) => bet)).toEqual(['Puesto 1 · Rojo', 'Puesto 3 · Caballo 17 · 20'])
  })
  it('says which payment is held', () => {
    const [collect, approve, pay] = SETTLED as [Move, Move, Move]
    const events = played([...ROUND, collect, { by: 'pit-boss', do: 'hold', seat: 'seat:3' }, approve, pay])
    const lines = payLines(ofThisRound(events), true, pagesEs.croupier, tell, es.pays)
    expect(lines.map(({ tag }) => tag)).toEqual(['Retirado', 'Retenido', 'Retenido'])
  })
  it('starts again after a void spin', () => {
    const events = played([...ROUND, { by: 'pit-boss', do: 'irregular', cause: 'ball-out' }])
    expect(payLines(ofThisRound(events), true, pagesEs.croupier, tell, es.pays)).toEqual([])
  })
})

describe('the cloth of a past round', () => {
  it('holds the stakes until they are settled, and keeps them through a void spin', () => {
    const before = clothAt(played(ROUND), 'seat:3')
    expect(before).toEqual({
      result: '17',
      stakes: [
        { spot: 'red', amount: 5000, mine: false },
        { spot: 'straight:17', amount: 1000, mine: true },
        { spot: 'black', amount: 2000, mine: true },
      ],
    })
    expect(clothAt(played([...ROUND, ...SETTLED])).stakes).toEqual([])
    const voided = clothAt(played([...ROUND, { by: 'pit-boss', do: 'irregular', cause: 'object' }]))
    expect(voided.result).toBeNull()
    expect(voided.stakes).toHaveLength(3)
  })
})
