// The same deck and random answers at the fast table and at the engine's: every net must be the same.

import { type AnyGame, type Card, type Config, DECK, type Event, type Move, netOf, type Table } from '@tapete/engine'
import type { Difference } from '../analysis.js'
import { awaited, isSettled } from '../tools/enumerate.js'
import type { Random } from '../tools/random.js'
import { must, openTable, refused, SEAT } from '../tools/tables.js'
import { moduleOf } from './games.js'
import type { Say } from './module.js'
import { newDeck, ROUND_CARDS, shuffled } from './rounds.js'
import { variantOf } from './settling.js'

interface Bench {
  readonly game: AnyGame
  readonly stake: number
  /** The first bets are on the cloth. */
  readonly staked: Table
}

/** Dealt by hand, one card at a time: the order the modules read their deck in. */
const openBench = (game: AnyGame, config: Config): Bench => {
  const chip = config.chip as number
  const stake = Math.ceil(Math.max((config.min as number | null) ?? 0, chip) / chip) * chip
  const byHand = 'shuffling' in config ? { ...config, shuffling: 'manual' } : config
  const moves = variantOf(game).first.map((on): Move => ({ by: SEAT, do: 'bet', on, amount: stake }))
  return { game, stake, staked: must(game, openTable(game, byHand), moves) }
}

const PLAYERS = ['answers', 'exchange']

const atTheEngine = ({ game, stake, staked }: Bench, deck: ArrayLike<number>, said: readonly Say[]): number => {
  const events: Event[] = []
  let [table, drawn, answered] = [staked, 0, 0]
  const step = (move: Move): void => {
    const done = game.step(table, move)
    if (!done.ok) throw refused(game, move, done.refusal)
    table = done.state
    for (const event of done.events) events.push(event)
  }
  while (!isSettled(table, SEAT)) {
    const waits = game.due(table)[0]?.waitsFor === SEAT && PLAYERS.includes(table.phase)
    const say = waits ? said[answered] : undefined
    const next = say ? { move: { ...say, by: SEAT } satisfies Move } : awaited(game, table)
    if ('move' in next) {
      if (say) answered += 1
      step(next.move)
      continue
    }
    const cards = next.chance.fields.cards
    const many = cards && 'deal' in cards ? cards.deal : 1
    const dealt = Array.from({ length: many }, (_, at) => DECK[deck[drawn + at] as number] as Card)
    drawn += many
    step({ by: 'chance', do: next.chance.do, cards: dealt })
  }
  return netOf(events, SEAT) / stake
}

export const playBesideEngine = (
  game: AnyGame,
  config: Config,
  rounds: number,
  dice: Random,
  pulse: (done: number) => void = () => {},
): Difference[] => {
  const bench = openBench(game, config)
  const { round } = moduleOf(game)
  const deck = newDeck()
  const differences: Difference[] = []
  for (let played = 0; played < rounds; played += 1) {
    shuffled(deck, ROUND_CARDS, dice)
    const said: Say[] = []
    const fast = round(game, config, deck, (_, offers) => {
      const say = offers[dice.below(offers.length)] as Say
      said.push(say)
      return say
    })
    const engine = atTheEngine(bench, deck, said)
    if (fast !== engine)
      differences.push({ round: played, fast, engine, drawn: Array.from(deck.subarray(0, ROUND_CARDS)) })
    pulse(played + 1)
  }
  return differences
}
