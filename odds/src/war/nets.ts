// Every end of a round of War against a full shoe, rank by rank: what it pays is asked of the engine, how likely it is follows
// from the cards of each rank that are left. What is burned unseen is as likely to be any card, and changes nothing.

import {
  type AnyGame,
  betNets,
  type Card,
  type Config,
  type Event,
  firstMove,
  RANKS,
  type Rank,
  type Suit,
  type Table,
} from '@tapete/engine'
import { type Distribution, note } from '../tools/distribution.js'
import { type Fraction, fraction, mul, ONE } from '../tools/fraction.js'
import { must, openTable, SEAT } from '../tools/tables.js'
import { answering, type Choice } from './policy.js'

/** One suit for each card of a round, so that even one pack could deal it. */
const SUITS_IN_TURN: readonly Suit[] = ['s', 'h', 'd', 'c']
const SUITS_OF_A_RANK = 4

const chanceOf = (decks: number, rank: Rank, drawn: readonly Rank[]): Fraction => {
  const cards = decks * SUITS_OF_A_RANK
  return fraction(cards - drawn.filter((other) => other === rank).length, cards * RANKS.length - drawn.length)
}

export interface Nets {
  /** Of everything that rides on the bet: itself, the raise, the bonus. */
  readonly war: Distribution
  readonly tie: Distribution
  readonly stake: number
}

interface End {
  readonly events: readonly Event[]
  readonly chance: Fraction
}

/** A stake that halves without rounding, and lies within the limits of the table. */
const placed = (game: AnyGame, config: Config, withTie: boolean): { table: Table; stake: number } => {
  const chip = config.chip as number
  const least = Math.max((config.min as number | null) ?? 0, chip)
  const stake = Math.ceil(least / (2 * chip)) * 2 * chip
  const moves = [
    { by: SEAT, do: 'bet', on: 'war:1', amount: stake },
    ...(withTie ? [{ by: SEAT, do: 'bet', on: 'tie:1', amount: stake }] : []),
    { by: 'croupier', do: 'no-more-bets' } as const,
  ]
  return { table: must(game, openTable(game, config), moves), stake }
}

/** Follows the round through every rank that can come. */
export const endsOf = (game: AnyGame, config: Config, from: Table, choice: Choice): End[] => {
  const policy = answering(choice)
  const ends: End[] = []
  const follow = (before: Table, heard: readonly Event[], drawn: readonly Rank[], chance: Fraction): void => {
    let table = before
    const events = [...heard]
    while (table.phase !== 'idle') {
      const option = game.due(table)[0]?.option
      if (option?.by === 'chance' && !policy(table)) {
        for (const rank of RANKS) {
          const card: Card = `${rank}${SUITS_IN_TURN[drawn.length] as Suit}`
          const step = game.step(table, { by: 'chance', do: 'card', card })
          if (!step.ok) throw new Error(`${game.id}: ${card} refused: ${step.refusal.code}`)
          const likely = mul(chance, chanceOf(config.decks as number, rank, drawn))
          follow(step.state, [...events, ...step.events], [...drawn, rank], likely)
        }
        return
      }
      const move = policy(table) ?? (option && firstMove(option))
      const step = move && game.step(table, move)
      if (!step?.ok) throw new Error(`${game.id}: nobody can go on in phase ${table.phase}`)
      table = step.state
      events.push(...step.events)
    }
    ends.push({ events, chance })
  }
  follow(from, [], [], ONE)
  return ends
}

const RIDING = ['war:1', 'go-to-war:1', 'bonus:1']

export const netsOf = (game: AnyGame, config: Config, choice: Choice, withTie = false): Nets => {
  const { table, stake } = placed(game, config, withTie)
  const war = new Map<number, Fraction>()
  const tie = new Map<number, Fraction>()
  for (const { events, chance } of endsOf(game, config, table, choice)) {
    const won = betNets(events)
    const on = (spot: string): number => won[`${SEAT} ${spot}`] ?? 0
    note(
      war,
      RIDING.reduce((total, spot) => total + on(spot), 0),
      chance,
    )
    note(tie, on('tie:1'), chance)
  }
  return { war, tie, stake }
}
