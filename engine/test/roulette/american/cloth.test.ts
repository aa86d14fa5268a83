import { betNets, configure, rouletteAmerican, rouletteAmerican00 } from '@tapete/engine'
import { describe, expect, it } from 'vitest'
import {
  BOXES,
  BOXES_00,
  type Box,
  CLOTH,
  CLOTH_00,
  contiguousPairs,
  meetingsOf,
  netOf100,
  POCKETS,
  POCKETS_00,
} from './cloth.js'
import { live } from './live.js'

const GAMES = [
  { id: 'roulette-american', game: rouletteAmerican, cloth: CLOTH, pockets: POCKETS, boxes: BOXES },
  { id: 'roulette-american-00', game: rouletteAmerican00, cloth: CLOTH_00, pockets: POCKETS_00, boxes: BOXES_00 },
]

const betsOf = (game: (typeof GAMES)[number]['game']) => {
  const configured = configure(game.settings)
  if (!configured.ok) throw new Error(configured.why)
  return game.bets(configured.config)
}

const ids = (boxes: readonly { id: string; kind: string }[], kind: string) =>
  boxes
    .filter((box) => box.kind === kind)
    .map((box) => box.id.slice(kind.length + 1))
    .sort()

describe.each(GAMES)('$id: the cloth', ({ game, cloth, pockets, boxes }) => {
  const bets = betsOf(game)

  it('has every bet of the regulation with its numbers, its odds and its rule, and no other', () => {
    const byId = (a: Box, b: Box) => (a.id < b.id ? -1 : 1)
    const found = bets.map(({ id, kind, covers, pays, cite }) => {
      expect(pays.den).toBe(1)
      return { id, kind, covers, pays: pays.num, rule: cite }
    })
    expect(found.sort(byId)).toEqual([...cloth].sort(byId))
  })

  it('has a split on every line between two boxes', () => {
    const sorted = (pair: string) => pair.split('-').sort().join('-')
    expect(ids(bets, 'split').map(sorted).sort()).toEqual(contiguousPairs(boxes).map(sorted).sort())
  })

  it('has a corner of 1 to 36 where four boxes meet', () => {
    const noZero = (corner: string) => !corner.startsWith('0')
    expect(ids(bets, 'corner').filter(noZero)).toEqual(meetingsOf(boxes, 4).sort())
  })

  it('has a zero street where three boxes meet', () => {
    const withZero = (street: string) => street.startsWith('0')
    expect(ids(bets, 'street').filter(withZero)).toEqual(meetingsOf(boxes, 3).sort())
  })

  it('pays every bet on every pocket what the printed table says', () => {
    const capital = 10_000_000
    const opened = () => live(game, { seats: { 'seat:1': capital } })
    for (const pocket of pockets) {
      const table = opened()
      table.does('seat:1 take-denomination 100')
      for (const box of cloth) table.does(`seat:1 bet ${box.id} 100`)
      table.does('croupier spin clockwise')
      table.does(`croupier no-more-bets
        chance ball ${pocket}
        ...`)
      const expected = Object.fromEntries(cloth.map((box) => [`seat:1 ${box.id}`, netOf100(box, pocket)]))
      expect(betNets(table.events()), pocket).toEqual(expected)
      const total = Object.values(expected).reduce((sum, net) => sum + net, 0)
      expect(table.has('seat:1'), pocket).toBe(capital + total)
      expect(table.has('bank'), pocket).toBe(-total)
      expect(table.has('seat:1/stakes'), pocket).toBe(0)
      expect(table.state().phase).toBe('idle')
    }
  })
})

describe('roulette-american: the bets', () => {
  const bets = betsOf(rouletteAmerican)
  const table = live(rouletteAmerican)
  table.does('seat:1 take-denomination 100')

  /** A stake of 100 on each bet of a kind, and the one number of the round. */
  const nets = (kind: string, pocket: string) => {
    const round = live(rouletteAmerican)
    round.does('seat:1 take-denomination 100')
    for (const id of ids(bets, kind)) round.does(`seat:1 bet ${kind}:${id} 100`)
    round.does(`...
      chance ball ${pocket}
      ...`)
    const won = Object.entries(betNets(round.events())).filter(([, net]) => net > 0)
    return Object.fromEntries(won)
  }

  it('[RA-27] a straight stands on any of 0-36 and pays 35 to 1', () => {
    expect(ids(bets, 'straight')).toHaveLength(37)
    expect(nets('straight', '0')).toEqual({ 'seat:1 straight:0': 3500 })
    expect(nets('straight', '17')).toEqual({ 'seat:1 straight:17': 3500 })
    expect(table.refusal('seat:1 bet straight:37 100')).toEqual(['no-such-bet', 'RA-35', { on: 'straight:37' }])
    expect(table.refusal('seat:1 bet straight:00 100')).toEqual(['no-such-bet', 'RA-35', { on: 'straight:00' }])
  })

  it('[RA-28] 60 splits of contiguous numbers pay 17 to 1; numbers that do not touch make none', () => {
    expect(ids(bets, 'split')).toHaveLength(57 + 3)
    expect(nets('split', '17')).toEqual({
      'seat:1 split:14-17': 1700,
      'seat:1 split:16-17': 1700,
      'seat:1 split:17-18': 1700,
      'seat:1 split:17-20': 1700,
    })
    expect(nets('split', '0')).toEqual({ 'seat:1 split:0-1': 1700, 'seat:1 split:0-2': 1700, 'seat:1 split:0-3': 1700 })
    for (const pair of ['3-4', '1-5', '1-3', '0-4', '33-34', '34-37', '2-1'])
      expect(table.refusal(`seat:1 bet split:${pair} 100`)).toEqual(['no-such-bet', 'RA-35', { on: `split:${pair}` }])
  })

  it('[RA-29] 14 streets pay 11 to 1, 0-1-2 and 0-2-3 included', () => {
    expect(ids(bets, 'street')).toHaveLength(12 + 2)
    expect(nets('street', '0')).toEqual({ 'seat:1 street:0-1-2': 1100, 'seat:1 street:0-2-3': 1100 })
    expect(nets('street', '1')).toEqual({ 'seat:1 street:0-1-2': 1100, 'seat:1 street:1-2-3': 1100 })
    expect(nets('street', '36')).toEqual({ 'seat:1 street:34-35-36': 1100 })
    for (const street of ['0-1-3', '2-3-4', '1-4-7'])
      expect(table.refusal(`seat:1 bet street:${street} 100`)).toEqual([
        'no-such-bet',
        'RA-35',
        { on: `street:${street}` },
      ])
  })

  it('[RA-30] 23 corners pay 8 to 1, 0-1-2-3 included', () => {
    expect(ids(bets, 'corner')).toHaveLength(22 + 1)
    expect(nets('corner', '0')).toEqual({ 'seat:1 corner:0-1-2-3': 800 })
    expect(nets('corner', '3')).toEqual({ 'seat:1 corner:0-1-2-3': 800, 'seat:1 corner:2-3-5-6': 800 })
    expect(table.refusal('seat:1 bet corner:3-4-6-7 100')).toEqual(['no-such-bet', 'RA-35', { on: 'corner:3-4-6-7' }])
  })

  it('[RA-31] 11 six-lines pay 5 to 1', () => {
    expect(ids(bets, 'six-line')).toHaveLength(11)
    expect(nets('six-line', '0')).toEqual({})
    expect(nets('six-line', '6')).toEqual({ 'seat:1 six-line:1-2-3-4-5-6': 500, 'seat:1 six-line:4-5-6-7-8-9': 500 })
    expect(bets.filter((bet) => bet.kind === 'special-line')).toEqual([])
  })

  it('[RA-32 RA-33] three columns and three dozens pay 2 to 1', () => {
    expect(nets('column', '32')).toEqual({ 'seat:1 column:2': 200 })
    expect(nets('dozen', '32')).toEqual({ 'seat:1 dozen:3': 200 })
    expect(nets('dozen', '12')).toEqual({ 'seat:1 dozen:1': 200 })
    expect(nets('dozen', '13')).toEqual({ 'seat:1 dozen:2': 200 })
    expect([ids(bets, 'column'), ids(bets, 'dozen')]).toEqual([
      ['1', '2', '3'],
      ['1', '2', '3'],
    ])
  })

  it.each([
    ['32', 'red even high'],
    ['23', 'red odd high'],
    ['19', 'red odd high'],
    ['18', 'red even low'],
    ['10', 'black even low'],
    ['29', 'black odd high'],
  ])('[RA-34] on %s the chances %s pay 1 to 1, and the other three lose', (pocket, chances) => {
    const round = live(rouletteAmerican)
    for (const chance of ['red', 'black', 'even', 'odd', 'low', 'high']) round.does(`seat:1 bet ${chance} 100`)
    round.does(`...
      chance ball ${pocket}
      ...`)
    const won = Object.entries(betNets(round.events())).filter(([, net]) => net > 0)
    expect(won).toEqual(chances.split(' ').map((chance) => [`seat:1 ${chance}`, 100]))
    expect(round.has('bank')).toBe(0)
  })
})
