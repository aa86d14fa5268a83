// Rounds at the engine's own table, one seat, the same answer to every 31-31.

import type { AnyGame, Bet, Move, Table } from '@tapete/engine'
import type { RoundsRequest } from '../analysis.js'
import { sessionRounds } from '../tools/engine-rounds.js'
import type { Policy } from '../tools/enumerate.js'
import type { Line, Session } from '../tools/session.js'
import { openTable, refused, SEAT, take } from '../tools/tables.js'
import { CHOICES, type Choice, chancesOf, lawOf, netsOfBet } from './value.js'

const isChoice = (word: unknown): word is Choice => CHOICES.includes(word as Choice)

/** Answers for every blocked bet in turn. */
const answering =
  (choice: Choice): Policy =>
  (table: Table) => {
    const asked: Bet | undefined =
      table.phase === 'refait' ? table.bets.find((bet) => bet.seat === SEAT && bet.tag === 'refait') : undefined
    return asked && { by: SEAT, do: choice, on: asked.on }
  }

/** A stake whose half, and the hundredth of it, need no rounding. */
const EXACT = 200

/** As the manner says, or the bet; otherwise who is silent waits. */
const choiceOf = (manner: RoundsRequest['manner'], bets: RoundsRequest['bets']): Choice => {
  const named = manner.refait ?? bets.map(({ bet }) => bet.split(':')[1]).find(isChoice) ?? 'wait'
  if (!isChoice(named)) throw new Error(`trente-et-quarante has no choice ${named}`)
  return named
}

const open = (game: AnyGame, { config, bets, manner }: RoundsRequest): Session => {
  const named = choiceOf(manner, bets)
  const chip = config.chip as number
  const least = Math.ceil(Math.max((config.min as number | null) ?? 0, 1) / (EXACT * chip)) * EXACT * chip
  const wanted = (bets.length > 0 ? bets : [{ bet: 'red' }]).map(({ bet, stake = least }) => ({
    bet,
    on: bet.split(':')[0] as string,
    stake,
  }))
  const unknown = wanted.find(({ on }) => !game.bets(config).some((spot) => spot.id === on && !spot.decided))
  if (unknown) throw new Error(`${game.id} has no bet ${unknown.bet}`)
  const moves = wanted.map(({ on, stake }): Move => ({ by: SEAT, do: 'bet', on, amount: stake }))
  const laid = take(game, openTable(game, config), moves)
  if (!laid.ok) throw refused(game, laid.move, laid.refusal)
  const lines = wanted.map(
    ({ bet, on, stake }): Line => ({ bet, choice: named, stake, spots: [on, `insurance:${on}`] }),
  )
  return { game, moves, staked: laid.table, lines, policy: answering(named) }
}

export const rounds = sessionRounds({
  open,
  manners: { refait: { choices: CHOICES, about: 'what a player does after a 31-31 (default: waits)' } },
  // Bets beside each other share their rows, and premiums have no end: what is known is one bet without them.
  expected: ({ lines }, { config, manner, bets }) => {
    const [line, ...others] = lines
    const choice = choiceOf(manner, bets)
    if (!line || others.length > 0 || choice === 'insure') return undefined
    const nets = netsOfBet(
      chancesOf(lawOf(config.decks as number, 'ties')),
      config.refaitMode === 'literal',
      choice,
      line.stake,
    )
    return { total: nets, lines: [nets] }
  },
})
