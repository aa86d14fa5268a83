// Fixed data, so that two pictures of the gallery can be compared.

import { bigSix, configure, rouletteAmerican, rouletteAmerican00, rouletteFrench } from '@tapete/engine'
import type { Cloth, FeltSpot, Stake } from '../felt/index.js'
import type { CalledBet } from '../wheel/index.js'

export const SPOTS: Record<Cloth, readonly FeltSpot[]> = {
  french: rouletteFrench.bets({}),
  american: rouletteAmerican.bets({}),
  'american-00': rouletteAmerican00.bets({}),
}

export const SIX = bigSix.bets({})
const six = configure(bigSix.settings)
export const DISC = (six.ok ? six.config.disc : []) as string[]

const mine = (spot: string, amount: number): Stake => ({ spot, amount, mine: true })
const theirs = (spot: string, amount: number): Stake => ({ spot, amount, mine: false })

export const STAKES: Record<Cloth, readonly Stake[]> = {
  french: [
    mine('straight:17', 5000),
    mine('split:8-11', 10_000),
    mine('corner:25-26-28-29', 5000),
    mine('street:13-14-15', 6000),
    mine('straight:0', 1000),
    mine('six-line:31-32-33-34-35-36', 1000),
    mine('black', 30_000),
    mine('column:2', 10_000),
    mine('two-dozens:2-3', 4000),
    theirs('split:20-23', 15_000),
    theirs('straight:32', 1000),
    theirs('corner:1-2-4-5', 2000),
    theirs('odd', 50_000),
    theirs('two-columns:1-2', 2000),
    theirs('dozen:1', 20_000),
    theirs('split:8-11', 3000),
  ],
  american: [
    mine('straight:17', 5000),
    mine('corner:0-1-2-3', 2000),
    mine('red', 30_000),
    mine('dozen:2', 10_000),
    mine('street:19-20-21', 1500),
    theirs('column:1', 5000),
    theirs('low', 50_000),
    theirs('split:23-26', 1000),
  ],
  'american-00': [
    mine('straight:00', 1000),
    mine('special-line:0-00-1-2-3', 3000),
    mine('split:0-2', 2000),
    mine('street:0-00-2', 1000),
    mine('even', 25_000),
    theirs('split:00-2', 1000),
    theirs('split:0-00', 5000),
    theirs('dozen:3', 10_000),
  ],
}

export const CALLS: readonly CalledBet[] = [
  {
    id: 'neighbours-of-zero',
    numbers: '22 18 29 7 28 12 35 3 26 0 32 15 19 4 21 2 25'.split(' '),
    chips: 9,
  },
  { id: 'third', numbers: '27 13 36 11 30 8 23 10 5 24 16 33'.split(' '), chips: 6 },
  { id: 'orphans', numbers: '1 20 14 31 9 17 34 6'.split(' '), chips: 5 },
]

export const HISTORY = '32 15 4 0 28 11 36 19 7 22 22 5 14 31 9 26 3 20'.split(' ')
export const SIX_HISTORY = '1 2 1 40-a 5 1 2 10 1 20 2 1 5 40-b'.split(' ')
export const CHIPS = [1000, 5000, 10_000, 50_000]
