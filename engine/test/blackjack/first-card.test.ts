import { blackjackMendoza } from '@tapete/engine'
import { expect, it } from 'vitest'
import { brief, tableOf } from './table.js'

const SEATS = { 'seat:1': 10_000, 'seat:7': 10_000, 'seat:8': 10_000, 'seat:9': 10_000 }
const CONFIG = { min: 50, max: 300, chip: 10 }

const CLOSED = 'betting-closed MZA-14'

const betting = () => {
  const table = tableOf(blackjackMendoza, { seats: SEATS, config: CONFIG })
  table.make('seat:1 bet main:1 100', 'seat:7 bet main:7 100', 'seat:8 bet standing:1 50')
  return table
}

it('[MZA-14] until the first card of the deal bets are made, raised and withdrawn; a card burned before closes nothing', () => {
  const table = betting()
  table.make('croupier irregular extra-card', 'seat:9 bet standing:7 50', 'seat:1 bet main:1 50')
  table.make('seat:8 withdraw standing:1 50', 'croupier bet standing:7 50 for=seat:8')
  expect(table.state.bets.map(({ seat, on, amount }) => `${seat} ${on} ${amount}`)).toEqual([
    'seat:1 main:1 150',
    'seat:7 main:7 100',
    'seat:9 standing:7 50',
    'seat:8 standing:7 50',
  ])
})

it('[MZA-14] from «no más apuestas» and the first card on none is placed, raised or withdrawn, in any part of the round', () => {
  const table = betting()
  const closed = () => {
    const phase = table.phase
    const refused = [
      'seat:1 bet main:1 50',
      'seat:1 bet main:1 100',
      'seat:9 bet standing:7 50',
      'croupier bet standing:7 50 for=seat:9',
      'seat:8 withdraw standing:1 50',
      'seat:1 withdraw main:1 50',
    ].map((line) => table.refused(line))
    expect([phase, ...new Set(refused)]).toEqual([phase, CLOSED])
    expect(brief(table.make('croupier late-bet standing:7 50 seat:9'))).toEqual([
      'late-bet-returned MZA-14 seat:9 standing:7 50',
    ])
    return phase
  }
  const met = new Set<string>()
  const go = (...lines: string[]) => {
    for (const line of lines) {
      table.make(line)
      met.add(closed())
    }
  }
  go('croupier no-more-bets', 'cards 5s', 'cards 9s', 'cards Ad', 'cards 6h', 'cards 9d')
  go('croupier no-more-insurance', 'croupier no-more-surrenders', 'seat:1 double', 'seat:7 stand')
  go('cards 7d', 'cards Kd', 'croupier collect', 'croupier pay')
  expect([...met]).toEqual(['deal', 'insurance', 'surrender', 'turns', 'bank', 'reveal', 'collect', 'pay', 'clear'])
  table.make('croupier collect-cards')
  expect(table.refused('seat:1 bet main:1 100')).toBe(CLOSED)
  table.make('croupier start', 'seat:1 bet main:1 100')
})
