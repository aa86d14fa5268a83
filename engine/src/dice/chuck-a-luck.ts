// Chuck a Luck. CL-n are the rules of docs/rules/dice.md, from scj-2023 IV.3.

import type { Spot } from '../kernel/contract.js'
import { formatRoll, parseRoll, type Roll, rolls, total } from '../kernel/dice.js'
import { EVEN, odds } from '../kernel/money.js'
import { upTo } from '../kernel/table.js'
import { threeDice } from './three-dice.js'

const TURNS_MIN = 2

const from = (least: number, most: number): string[] =>
  Array.from({ length: most - least + 1 }, (_, index) => String(least + index))

const TREBLES = ['1-1-1', '2-2-2', '3-3-3', '4-4-4', '5-5-5', '6-6-6']

/** What a bet covers: sums, or the dice themselves. On 10 and 11 none of them wins (CL-14). */
const BETS: readonly Spot[] = [
  { id: 'low', kind: 'low-high', covers: from(3, 9), pays: EVEN, cite: 'CL-10' },
  { id: 'high', kind: 'low-high', covers: from(12, 18), pays: EVEN, cite: 'CL-11' },
  { id: 'field', kind: 'field', covers: [...from(5, 8), ...from(13, 16)], pays: EVEN, cite: 'CL-12' },
  { id: 'any-treble', kind: 'any-treble', covers: TREBLES, pays: odds(30, 1), cite: 'CL-13' },
]

const sumOf = (dice: string): number => total(parseRoll(dice) as Roll)

export const chuckALuck = threeDice({
  ...{ id: 'chuck-a-luck', title: { es: 'Chuck a Luck', en: 'Chuck a Luck' }, source: 'scj-2023 IV.3' },
  spots: new Map(BETS.map((spot) => [spot.id, spot])),
  rolls: rolls(3).map(formatRoll),
  prize: ({ covers, pays, cite }, dice) =>
    covers.includes(dice) || covers.includes(String(sumOf(dice))) ? { pays, cite } : undefined,
  losesBy: ({ id, cite }, dice) => {
    if (sumOf(dice) === 10 || sumOf(dice) === 11) return 'CL-14'
    return id === 'field' ? 'CL-15' : cite
  },
  announced: (dice) => String(sumOf(dice)),
  turned: true,
  causes: { cocked: 'CL-19', 'few-turns': 'CL-08' },
  device: {
    readings: { turns: { ...upTo(0, 1000, 1), optional: true } },
    wrong: (s, { turns }) => {
      if (s.phase !== 'rolling' && s.phase !== 'collect') return undefined
      return turns !== undefined && Number(turns) < TURNS_MIN
        ? [{ code: 'few-turns', cite: 'CL-08', params: { turns, least: TURNS_MIN } }]
        : []
    },
  },
  infraction: 'obstructing-the-cage',
  articles: {
    ...{ dice: 'CL-01', staff: 'CL-02', players: 'CL-03', capacity: 'CL-04', bets: 'CL-05' },
    ...{ closes: 'CL-06', closed: 'CL-06', late: 'CL-07', throws: 'CL-08', announces: 'CL-09' },
    ...{
      settles: 'CL-18',
      checks: 'CL-20',
      touching: 'CL-21',
      idle: 'CL-22',
      last: 'CL-23',
    },
  },
})
