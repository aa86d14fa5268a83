// A pot and a table with side bets, with fixed data, for pictures and tests of the parts. Development only.

import type { SeatId } from '@tapete/engine'
import type { Event, View } from '../../app/types.js'
import type { PotSeen, PotsAtTable, SideBet } from './play.js'

type Connected = PotSeen['tables'][string]
type Awarded = PotSeen['awards'][number]

const fed = (game: string, round: number, collected: number): Connected => {
  const parts = { collected, commission: collected * 0.2, reserves: [collected * 0.1], main: collected * 0.7 }
  return { game, casino: null, hits: [], backed: [], round: { ...parts, round, awarded: null, complemented: false } }
}
const idle = (game: string): Connected => ({ game, casino: null, round: null, hits: [], backed: [] })

const won = (seat: SeatId, category: string, amount: number, capped = false): Awarded['lines'][number] => ({
  ...{ seat, category, bet: 1000, share: amount, capped, amount, fixed: !capped, cite: 'PRG-27' },
})

export const POT: PotSeen = {
  open: true,
  terms: {
    ...{ version: 3, approval: 'Resolución 214/2026', commission: 2000, reserves: [1250], base: 10_000_000 },
    ...{ credit: 500, min: 1000, max: 5000, acceptor: 'electronic', baseFrom: 'reserve', cap: 5000, lucky: null },
  },
  meter: { main: 48_372_150, increment: 1250 },
  prizes: [
    { category: 'flush', pays: { times: 50 }, cite: 'PRG-27', least: 50_000, most: 250_000 },
    { category: 'full', pays: { times: 100 }, cite: 'PRG-27', least: 100_000, most: 500_000 },
    { category: 'poker', pays: { times: 500 }, cite: 'PRG-27', least: 500_000, most: 2_500_000 },
    { category: 'straight-flush', pays: { percent: 10 }, cite: 'PRG-28', least: 4_837_215, most: 4_837_215 },
    { category: 'royal-flush', pays: { percent: 100 }, cite: 'PRG-30', least: 48_372_150, most: 48_372_150 },
  ],
  tables: {
    'caribeno-3': fed('caribbean-poker', 207, 4000),
    'caribeno-5': idle('caribbean-poker'),
    'draw-6': fed('draw-poker', 88, 3000),
    'go-8': fed('go-poker', 41, 2000),
    'holdem-10': idle('holdem-plus'),
  },
  awards: [
    {
      ...{ table: 'caribeno-3', round: 201, main: 52_904_150 },
      lines: [won('seat:2', 'flush', 50_000), won('seat:5', 'straight-flush', 5_000_000, true)],
    },
    { table: 'draw-6', round: 77, main: 51_204_000, lines: [won('seat:1', 'poker', 500_000)] },
    { table: 'go-8', round: 30, main: 50_871_300, lines: [won('seat:4', 'full', 100_000)] },
  ],
  proposal: null,
  history: [],
}

const bet = (seat: number, status: SideBet['status'], more: Partial<SideBet> = {}): SideBet => ({
  ...{ seat: `seat:${seat}`, pot: 'pozo-1', amount: 1000, parts: { credits: 1000 }, status },
  ...more,
})

const BASE: PotsAtTable = {
  connected: {
    'pozo-1': { open: true, version: 3, credit: 500, min: 1000, max: 5000, acceptor: 'electronic', lucky: null },
  },
  bets: [],
  ...{ locked: false, claimed: false, prizes: [], closed: [], closing: [], inactive: {}, counter: 24_500 },
}

type Step = 'open' | 'dark' | 'locked' | 'exchanged' | 'won'

/** One position of each kind, at the steps of a round. */
export const SIDES: { readonly [step in Step]: PotsAtTable } = {
  open: { ...BASE, bets: [bet(1, 'lit'), bet(4, 'lit', { amount: 2000 }), bet(6, 'lit')], closed: ['seat:2'] },
  dark: { ...BASE, bets: [bet(1, 'lit')], inactive: { 'seat:4': 5000, 'seat:6': 10_000 } },
  locked: { ...BASE, locked: true, bets: [bet(1, 'locked'), bet(4, 'locked'), bet(6, 'lost', { why: 'folded' })] },
  exchanged: { ...BASE, locked: true, bets: [bet(4, 'lost', { why: 'exchanged' })], closing: ['seat:4'] },
  won: {
    ...{ ...BASE, locked: true, claimed: true },
    bets: [
      bet(1, 'won', { category: 'flush' }),
      bet(4, 'won', { category: 'straight-flush' }),
      bet(6, 'lost', { why: 'no-prize' }),
    ],
    prizes: [
      { pot: 'pozo-1', seat: 'seat:4', category: 'straight-flush', amount: 4_832_215 },
      { pot: 'pozo-1', seat: 'seat:1', category: 'flush', amount: 50_000 },
    ],
  },
}

/** As much of a table as the parts read. */
export const viewWith = (pots: PotsAtTable): View => {
  const seats = Object.fromEntries(
    [1, 2, 4, 5, 6].map((n) => [
      `seat:${n}`,
      {
        player: String(n),
        present: true,
        chips: 84_500,
        holdings: { [`seat:${n}/credits`]: 6000 + (pots.inactive[`seat:${n}` as const] ?? 0) },
      },
    ]),
  )
  const view = { game: 'caribbean-poker', config: { seats: 7 }, phase: 'betting', round: 207, seats, play: { pots } }
  return view as unknown as View
}

/** Whose rule it is says nothing here. */
export const told = (type: string, details: { readonly [detail: string]: string | number }): Event => ({
  ...{ type, cite: 'GEN-41' },
  ...details,
})
const grown = (main: number): Event => told('contributed', { main })

export const EVENTS: readonly Event[] = [
  ...[50_000, 62_000, 48_000, 90_000, 71_000, 55_000].map(grown),
  told('prize-awarded', { category: 'straight-flush', amount: 5_000_000 }),
  ...[30_000, 42_000, 61_000, 80_000, 52_000, 68_000, 44_000, 91_250].map((main) => grown(main * 4)),
]
