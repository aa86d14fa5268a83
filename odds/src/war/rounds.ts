// Rounds of War at the engine's own table, one seat, the same answer to every tie.

import type { AnyGame, Move } from '@tapete/engine'
import type { BetRequest, RoundsRequest } from '../analysis.js'
import { note } from '../tools/distribution.js'
import { sessionRounds } from '../tools/engine-rounds.js'
import type { Fraction } from '../tools/fraction.js'
import { type Line, netsOf, type Session } from '../tools/session.js'
import { openTable, refused, SEAT, take } from '../tools/tables.js'
import { endsOf } from './nets.js'
import { answering, CHOICES, type Choice, isChoice } from './policy.js'

const SPOTS: { readonly [bet: string]: readonly string[] } = {
  war: ['war:1', 'go-to-war:1', 'bonus:1'],
  tie: ['tie:1'],
}

/** As the manner says, or the bet, or the best. */
const choiceOf = (manner: RoundsRequest['manner'], bets: readonly BetRequest[]): Choice => {
  const named = manner.tie ?? bets.map(({ bet }) => bet.split(':')[1]).find(isChoice) ?? 'go-to-war'
  if (!isChoice(named)) throw new Error(`war has no choice ${named}`)
  return named
}

const open = (game: AnyGame, { config, bets, manner }: RoundsRequest): Session => {
  const named = choiceOf(manner, bets)
  const kindOf = ({ bet }: BetRequest): string => bet.split(':')[0] as string
  const wrong = bets.find((request) => !Object.hasOwn(SPOTS, kindOf(request)))
  if (wrong) throw new Error(`${game.id} has no bet ${wrong.bet}`)
  const chip = config.chip as number
  const least = 2 * Math.max(chip, Math.ceil(((config.min as number | null) ?? 0) / 2 / chip) * chip)
  // The tie stands only beside the bet, which is made first.
  const wanted = ['war', 'tie'].flatMap((kind) => {
    const request = bets.find((each) => kindOf(each) === kind) ?? (kind === 'war' ? { bet: kind } : undefined)
    return request ? [{ kind, bet: request.bet, stake: request.stake ?? least }] : []
  })
  const moves = wanted.map(({ kind, stake }): Move => ({ by: SEAT, do: 'bet', on: `${kind}:1`, amount: stake }))
  const laid = take(game, openTable(game, config), moves)
  if (!laid.ok) throw refused(game, laid.move, laid.refusal)
  const lines = wanted.map(
    ({ kind, bet, stake }): Line => ({
      bet,
      ...(kind === 'war' ? { choice: named } : {}),
      stake,
      spots: SPOTS[kind] as readonly string[],
    }),
  )
  return { game, moves, staked: laid.table, lines, policy: answering(named) }
}

export const rounds = sessionRounds({
  open,
  manners: { tie: { choices: CHOICES, about: 'what a player of War does on a tie (default: goes to war)' } },
  expected: (session, { config, manner, bets }) => {
    const total = new Map<number, Fraction>()
    const lines = session.lines.map(() => new Map<number, Fraction>())
    for (const { events, chance } of endsOf(session.game, config, session.staked, choiceOf(manner, bets))) {
      const nets = netsOf(session, events)
      note(total, nets.total, chance)
      for (const [at, net] of nets.lines.entries()) note(lines[at] as Map<number, Fraction>, net, chance)
    }
    return { total, lines }
  },
})
