// Where the tellings begin.

import { alone } from '../alone.js'
import { done, type House } from '../house.js'
import { allGo, ante, GAME, light, OPEN_BANK, tableWith } from '../side.js'

type Config = Parameters<typeof tableWith>[0]

/** Seats 1 and 2 with their lamps on and an ante of 1,000, «no más apuestas» said. */
export const lockedRound = (config: Config = {}, table: Config = {}): House => {
  const house = tableWith(config, 2, table)
  light(house, 1, 1_000)
  light(house, 2, 1_000)
  ante(house, 1, 2)
  done(house, 'mesa', 'croupier no-more-bets')
  return house
}

/** Both went on against a bank that opened, and every hand is settled: seat 1 has a flush, seat 2 a pair. Nothing is claimed. */
export const settledRound = (config: Config = {}): House => {
  const house = lockedRound(config)
  allGo(house, [...OPEN_BANK], 'claim-prizes')
  return house
}

/** With real cards, as they were told: the bank's open one and the others, seat 2's, seat 1's. */
export const settledRealRound = (
  config: Config = {},
  ofSeat1 = 'Kc Jc 8c 6c 2c',
  house = lockedRound(config, { faces: 'turned' }),
): House => {
  allGo(house, `4h As Kd 9d 7s Ts 8d 5h 5c 3s ${ofSeat1}`.split(' '), 'claim-prizes')
  return house
}

const LUCKY = { by: 'player', oneIn: 3, amount: 700, paid: 'cash' } as const

/** A closed pot that no table feeds. */
export const newPot = (config: Config = {}) =>
  alone('progressive-scj', {
    ...{ credit: 500, min: 500, max: 2_000, base: 100_000, reserves: [1_000, 500], lucky: LUCKY },
    ...config,
  })

/** An open one, with a table of Caribbean Poker and one of Go Poker. */
export const openPot = (config: Config = {}) => {
  const pot = newPot(config)
  pot.make('room-head connect mesa caribbean-poker', 'room-head connect otra go-poker', 'room-head open-pot')
  return pot
}

const PEOPLE = { 'seat:1': 100_000, 'seat:2': 1_400, 'seat:3': 50_000 } as const

/** A table with bets open that no pot has told anything. */
export const tableAlone = () => alone(GAME, { min: 500, max: 5_000, seats: 3 }, PEOPLE)

/** Beside an electronic pot, which takes from 1,000 to 2,000, and a manual one, from 500 to 1,000. */
export const besideTwoPots = () => {
  const table = tableAlone()
  table.make(
    `log:pozo pot-terms ${GAME} open 1 500 1000 2000 electronic lucky=player every=4 prize=9000 paid=cash`,
    `log:otro pot-terms ${GAME} open 1 500 500 1000 manual lucky=card every=2 prize=9000 paid=credits`,
  )
  return table
}

/** Seats 1 and 2 have credits, seats 1 and 3 both their lamps on where they have the means. */
export const besideTwoLitPots = () => {
  const table = besideTwoPots()
  table.make('croupier buy-credits 3000 for=seat:1', 'croupier buy-credits 1000 for=seat:2')
  table.make('seat:1 light pozo 1000', 'seat:3 light otro 500', 'seat:2 light pozo 1000', 'seat:1 light otro 500')
  return table
}

/** Bets of seats 1 and 3 lie there; seat 2 has its lamp on and no ante. */
export const lockingTwoPots = () => {
  const table = besideTwoLitPots()
  table.make('seat:1 bet ante 500', 'seat:3 bet ante 1000')
  return table
}

/** Seat 1 has a flush, seat 3 a pair of 5, and the bank ace and queen, which is not enough. */
export const dealtBesideTwoPots = () => {
  const table = lockingTwoPots()
  table.make('croupier no-more-bets', 'chance deal Kc,Ts,Ac', 'chance deal Jc,8d,Qs', 'chance deal 8c,5h,9d')
  table.make('chance deal 6c,5c,7s', 'chance deal 2c,3s', 'chance turn-up 4h')
  return table
}

/** Both went on, and their hands are read and settled. */
export const settledBesideTwoPots = () => {
  const table = dealtBesideTwoPots()
  table.make('seat:1 go', 'seat:3 go', 'croupier uncover')
  for (const _ of [3, 1]) table.make('croupier read-hand', 'croupier settle-hand')
  return table
}
