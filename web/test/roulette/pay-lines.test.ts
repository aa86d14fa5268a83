import { type Event, type Move, rouletteFrench, type Table } from '@tapete/engine'
import { beforeAll, describe, expect, it } from 'vitest'
import { ofThisRound, payLines, sumOf } from '../../src/console/payLines.js'
import { loadFamily } from '../../src/games/loaded.js'
import { family } from '../../src/games/roulette/index.js'
import { clothAt } from '../../src/games/roulette/projection.js'
import { es } from '../../src/i18n/es-CL.js'
import { refusalsEs } from '../../src/i18n/refusals/es.js'
import { eventsEs } from '../../src/i18n/staff/es-events.js'
import { fieldsEs, movesEs, movesOfSeatEs, valuesEs } from '../../src/i18n/staff/es-moves.js'
import { pagesEs } from '../../src/i18n/staff/es-pages.js'
import { teller } from '../../src/i18n/staff/tell.js'
import { walk } from '../staff/walk.js'

const house = {
  ...pagesEs,
  ...{ moves: movesEs, movesOfSeat: movesOfSeatEs, fields: fieldsEs, values: valuesEs },
  ...{ events: eventsEs, refusals: refusalsEs },
}
const own = family.words.es
const tell = teller(house, own, 'roulette-french')
const linesOf = (events: readonly Event[]) =>
  payLines(ofThisRound(events, family.voidedBy), { done: true, w: pagesEs.croupier, tell, family, own, pays: es.pays })

beforeAll(() => loadFamily('roulette-french'))

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
    const lines = linesOf(played([...ROUND, ...SETTLED]))
    expect(lines.map(({ bet, net, tag }) => [bet, net, tag])).toEqual([
      ['Puesto 1 · Rojo', -5000, 'Cobrado'],
      ['Puesto 3 · Negro', 2000, 'Pagado'],
      ['Puesto 3 · Pleno 17', 35_000, 'Pagado'],
    ])
    expect(sumOf(lines)).toBe(32_000)
    for (const { rule } of lines) expect(rule).toMatch(/^RF-/)
  })
  it('says whose every bet is, a split too', () => {
    const split: Move = { by: 'seat:3', do: 'bet', on: 'split:17-20', amount: 1000 }
    const events = played([...ROUND.slice(0, 2), split, ...ROUND.slice(4), ...SETTLED])
    const lines = linesOf(events)
    expect(lines.map(({ bet }) => bet)).toEqual(['Puesto 1 · Rojo', 'Puesto 3 · Caballo 17 · 20'])
  })
  it('says which payment is held', () => {
    const [collect, approve, pay] = SETTLED as [Move, Move, Move]
    const events = played([...ROUND, collect, { by: 'pit-boss', do: 'hold', seat: 'seat:3' }, approve, pay])
    const lines = linesOf(events)
    expect(lines.map(({ tag }) => tag)).toEqual(['Cobrado', 'Retenido', 'Retenido'])
  })
  it('starts again after a void spin', () => {
    const events = played([...ROUND, { by: 'pit-boss', do: 'irregular', cause: 'ball-out' }])
    expect(linesOf(events)).toEqual([])
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
