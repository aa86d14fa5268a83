// What a table card says, from what the lobby knows of the table.

import type { LobbyTable } from '../../app/types.js'
import { familyOf, firstBetStarts, isClosed, isFirst, roundsOf, stepOf } from '../../games/families.js'

type Told = { readonly phase: string; readonly note: string }

const WORDS = {
  es: {
    betting: ['Apuestas', 'abiertas'],
    closed: ['No más apuestas', 'se juega'],
    result: ['Resultado', 'se cobra y paga'],
    spins: ['Entre tiradas', 'pronto se abre'],
    rounds: ['Entre pases', 'pronto se abre'],
    throws: ['Entre tiradas', 'pronto se abre'],
    asleep: ['En espera', 'parte al sentarte'],
    waiting: ['Apuestas', 'espera la primera'],
    fault: ['En revisión', 'del equipo'],
    closedTable: ['Cerrada', 'no se juega'],
    suspended: ['Suspendida', 'no se juega'],
    aside: ['Apartada', 'por una falla'],
    stopped: ['Detenida', 'no se sortea'],
  },
  en: {
    betting: ['Bets', 'open'],
    closed: ['No more bets', 'in play'],
    result: ['Result', 'collecting, paying'],
    spins: ['Between spins', 'opens soon'],
    rounds: ['Between rounds', 'opens soon'],
    throws: ['Between throws', 'opens soon'],
    asleep: ['Waiting', 'starts when you sit'],
    waiting: ['Bets', 'waits for the first'],
    fault: ['Checking', 'the equipment'],
    closedTable: ['Closed', 'no play'],
    suspended: ['Suspended', 'no play'],
    aside: ['Set aside', 'because of a fault'],
    stopped: ['Stopped', 'no draws'],
  },
} as const

type State = keyof (typeof WORDS)['es']

const IDLE = 'idle'

export const stateOf = (table: LobbyTable): State | undefined => {
  const { status, phase, game, robot, seated } = table
  if (status === 'suspended' || status === 'aside') return status
  if (status !== 'open') return 'closedTable'
  if (table.countdown?.stopped) return 'stopped'
  if (isClosed(game, phase)) return 'closed'
  if (phase === IDLE) return robot && seated === 0 ? 'asleep' : roundsOf(game)
  if (isFirst(game, phase)) return firstBetStarts(game) && !closesAt(table) ? 'waiting' : 'betting'
  return stepOf(game, phase) ? undefined : 'fault'
}

const closesAt = ({ countdown }: LobbyTable): unknown =>
  typeof countdown === 'object' && countdown !== null ? countdown.closesAt : countdown

/** What a game calls a step goes before what every round comes to. */
export const nowOf = (table: LobbyTable, language: 'es' | 'en'): Told => {
  const state = stateOf(table)
  const own = familyOf(table.game)?.now[language][stepOf(table.game, table.phase) ?? '']
  const [phase, note] = (state === undefined ? own : undefined) ?? WORDS[language][state ?? 'result']
  return { phase, note }
}

/** The least and the most one may stake on one bet at this table. */
export const limitsOf = (table: LobbyTable): { min: number; max: number } => {
  const kinds = Object.values(table.limits.kinds)
  const mins = kinds.flatMap(({ min }) => (min === null ? [] : [min]))
  const maxs = kinds.flatMap(({ max }) => (max === null ? [] : [max]))
  return { min: mins.length ? Math.min(...mins) : table.limits.chip, max: maxs.length ? Math.max(...maxs) : 0 }
}
