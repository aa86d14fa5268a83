// The same cards at the fast table and at the engine's: every net of every bet must be the same.

import {
  type AnyGame,
  baccaratPoints,
  type Card,
  type Config,
  DECK,
  type Event,
  firstMove,
  type Move,
  netOf as netOfSeat,
  openingOf,
  type SeatId,
  seat,
  staffMove,
  type Table,
} from '@tapete/engine'
import type { Difference } from '../analysis.js'
import { awaited } from '../tools/enumerate.js'
import type { Random } from '../tools/random.js'
import { must, refused } from '../tools/tables.js'
import { BANK, choosesOnFive, configOf, netOf, wagersOf } from './bets.js'
import { type OnFive, playCoup } from './coups.js'

/** A multiple of every chip of a usual table, and no multiple of most commissions: rounding is tried too. */
const STAKE_CHIPS = 37
const PURSE_STAKES = 1000

interface Place {
  readonly seat: SeatId
  readonly on: string
}

/** Who bets on what: the banker of Chemin de Fer is the first seat. */
const placesOf = (game: AnyGame, config: Config): readonly Place[] => {
  const own = [...new Set(wagersOf(game, config).map(({ on }) => on))]
  const spots = own.filter((on) => on !== BANK && on !== 'tie')
  const first = own.includes(BANK) ? 2 : 1
  const sides = spots.map((on, at) => ({ seat: seat(first + at), on }))
  // The tie stands beside a bet on a hand.
  return [...sides, ...(own.includes('tie') ? [{ seat: seat(first), on: 'tie' }] : [])]
}

interface Bench {
  readonly game: AnyGame
  readonly config: Config
  readonly places: readonly Place[]
  readonly stake: number
  /** Bets open, nothing staked. */
  readonly open: Table
}

/** What staff does, and in Chemin de Fer the first seat with its bank, until bets are open. */
const openBench = (game: AnyGame, config: Config): Bench => {
  const { chip, min } = configOf(config)
  const stake = Math.ceil(Math.max(STAKE_CHIPS * chip, min ?? 0) / chip) * chip
  const seats = Array.from({ length: Math.max(2, game.company.players ?? 1) }, (_, at) => [
    seat(at + 1),
    stake * PURSE_STAKES,
  ])
  let table = must(game, game.open(config), openingOf(game, config, 'open', Object.fromEntries(seats)))
  while (!game.options(table, seat(2)).some(({ do: name }) => name === 'bet')) {
    const bank = game.options(table, seat(1)).find(({ do: name }) => name === 'take-bank')
    const amount = bank?.fields.amount
    const most = amount && 'max' in amount ? amount.max : stake
    const move: Move | undefined = bank ? { by: bank.by, do: bank.do, amount: most } : staffMove(game, table)
    if (!move) throw new Error(`${game.id}: no bets are opened in phase ${table.phase}`)
    table = must(game, table, [move])
  }
  return { game, config, places: placesOf(game, config), stake, open: table }
}

/** What the engine's table makes of these cards. */
const atTheEngine = ({ game, places, stake, open }: Bench, cards: readonly Card[], onFive: OnFive): number[] => {
  const events: Event[] = []
  let table = open
  const step = (move: Move): void => {
    const done = game.step(table, move)
    if (!done.ok) throw refused(game, move, done.refusal)
    table = done.state
    for (const event of done.events) events.push(event)
  }
  for (const { seat: by, on } of places) step({ by, do: 'bet', on, amount: stake })
  let drawn = 0
  while (table.phase !== 'clear') {
    const decision = table.phase === 'five' ? decisionOf(game, table, onFive) : undefined
    const next = decision ? { move: decision } : awaited(game, table)
    if ('move' in next) step(next.move)
    else {
      step({ by: 'chance', do: next.chance.do, card: cards[drawn] as Card })
      drawn += 1
    }
  }
  const seats = [...new Set(places.map(({ seat: id }) => id))]
  return [...seats, ...(choosesOnFive(game) ? [seat(1)] : [])].map((id) => netOfSeat(events, id))
}

const decisionOf = (game: AnyGame, table: Table, onFive: OnFive): Move | undefined => {
  for (const option of game.options(table)) if (option.do === `${onFive}-on-five`) return firstMove(option)
  return undefined
}

/** What the fast table makes of them, seat by seat, the banker last: his deduction is of all that was bet against him. */
const atTheFast = ({ game, config, places, stake }: Bench, cards: readonly Card[], onFive: OnFive): number[] => {
  let drawn = 0
  const winner = playCoup(() => {
    drawn += 1
    return baccaratPoints(cards[drawn - 1] as Card)
  }, onFive)
  const nets = new Map<SeatId, number>()
  for (const { seat: id, on } of places) nets.set(id, (nets.get(id) ?? 0) + netOf({ on }, winner, stake, config))
  return [...nets.values(), ...(choosesOnFive(game) ? [netOf({ on: BANK }, winner, stake, config)] : [])]
}

/** Cards that lie face down are told when they are turned: punto's first, then banca's. */
const asAsked = (game: AnyGame, cards: readonly Card[]): readonly Card[] => {
  if (!(game.phases as readonly string[]).includes('reveal')) return cards
  const [first, second, third, fourth, ...rest] = cards
  return [first, third, second, fourth, ...rest] as Card[]
}

const MOST = 6

export const playBesideEngine = (
  game: AnyGame,
  config: Config,
  rounds: number,
  random: Random,
  pulse: (done: number) => void = () => {},
): Difference[] => {
  const bench = openBench(game, config)
  const shoe = Array.from({ length: configOf(config).decks }, () => DECK).flat()
  const differences: Difference[] = []
  for (let round = 0; round < rounds; round += 1) {
    const drawn: number[] = []
    while (drawn.length < MOST) {
      const place = random.below(shoe.length)
      if (!drawn.includes(place)) drawn.push(place)
    }
    const cards = drawn.map((place) => shoe[place] as Card)
    const onFive = choosesOnFive(game) && random.below(2) === 1 ? 'stand' : 'draw'
    const fast = atTheFast(bench, cards, onFive)
    const engine = atTheEngine(bench, asAsked(game, cards), onFive)
    for (const [index, net] of fast.entries())
      if (engine[index] !== net) differences.push({ round, fast: net, engine: engine[index] ?? Number.NaN, drawn })
    pulse(round + 1)
  }
  return differences
}
