// Rounds at the fast table: a coup from a full shoe each time, and every bet settled by its end.

import type { AnyGame, Config } from '@tapete/engine'
import type { Rounds, RoundsRequest } from '../analysis.js'
import { type Random, random } from '../tools/random.js'
import { type Rows, rowOf } from '../tools/rows.js'
import { type Counts, chunksOf, count, newTally, type Part, type Tally } from '../tools/tally.js'
import { choosesOnFive, configOf, netOf, netsOf, type Staked, type Wager, wagersOf } from './bets.js'
import { cardsOf, type OnFive, playCoup } from './coups.js'

export interface Ready {
  readonly config: Config
  readonly onFive: OnFive
  readonly lines: readonly (Staked & Pick<Wager, 'bet'>)[]
}

const CHUNK = 10_000

/** The least stake of a bet that is paid without rounding, or more if the table asks for it. */
const leastOf = (config: Config): number => {
  const { min, chip } = configOf(config)
  const step = chip * 100
  return Math.ceil(Math.max(min ?? 0, step) / step) * step
}

/** The same coup decides all of them, so that 5 is played one way only. */
const onFiveOf = (manner: RoundsRequest['manner']): OnFive => (manner.five === 'stand' ? 'stand' : 'draw')

export const readyOf = (game: AnyGame, { config, bets, manner }: RoundsRequest): Ready => {
  const onFive = choosesOnFive(game) ? onFiveOf(manner) : 'draw'
  const wagers = wagersOf(game, config).filter((wager) => wager.onFive === onFive)
  const wanted = bets.length > 0 ? bets : wagers.slice(0, 2).map(({ on }) => ({ bet: on, stake: undefined }))
  const lines = wanted.map(({ bet, stake }) => {
    const wager = wagers.find((each) => each.on === bet || each.bet === bet)
    if (!wager) throw new Error(`${game.id} has no bet ${bet}${onFive === 'stand' ? ' when punto stands on 5' : ''}`)
    return { bet: wager.bet, on: wager.on, stake: stake ?? leastOf(config) }
  })
  return { config, onFive, lines }
}

/** A shoe of values, of which only the first places are mixed for a coup. */
export const shoeOf = (packs: number): Uint8Array =>
  Uint8Array.from({ length: cardsOf(packs) }, (_, at) => Math.min(at % 13, 9)).map((place) => (place + 1) % 10)

export const dealer = (shoe: Uint8Array, dice: Random): { deal(): void; next(): number } => {
  let at = 0
  return {
    deal: () => {
      at = 0
    },
    next: () => {
      const other = at + dice.below(shoe.length - at)
      const value = shoe[other] as number
      shoe[other] = shoe[at] as number
      shoe[at] = value
      at += 1
      return value
    },
  }
}

const play = ({ config, onFive, lines }: Ready, part: Part, pulse: (done: number) => void): Tally => {
  const tally = newTally(lines.length)
  for (const { stream, rounds } of chunksOf(part, CHUNK)) {
    const { deal, next } = dealer(shoeOf(configOf(config).decks), random(part.seed, stream))
    for (let round = 0; round < rounds; round += 1) {
      deal()
      const winner = playCoup(next, onFive)
      let total = 0
      for (const [index, line] of lines.entries()) {
        const net = netOf(line, winner, line.stake, config)
        total += net
        count(tally.lines[index] as Counts, net)
      }
      count(tally.total, total)
    }
    tally.rounds += rounds
    pulse(tally.rounds)
  }
  return tally
}

const rowsOf = ({ config, onFive, lines }: Ready, { rounds, lines: counts, total }: Tally): Rows => {
  const staked = lines.reduce((sum, line) => sum + line.stake, 0)
  const exact = lines.map((line) => netsOf([line], onFive, config))
  return {
    bets: lines.map((line, index) => rowOf(line, counts[index] as Counts, rounds, exact[index])),
    total: rowOf({ bet: 'total', stake: staked }, total, rounds, netsOf(lines, onFive, config)),
  }
}

export const rounds: Rounds<Ready> = {
  manners: {
    five: { choices: ['draw', 'stand'], about: 'chemin de fer: what the largest bettor on punto does with 5' },
  },
  chunk: CHUNK,
  ready: readyOf,
  play: (_, ready, part, pulse = () => {}) => play(ready, part, pulse),
  rows: (_, ready, tally) => rowsOf(ready, tally),
}
