// A game as the catalogue describes it, with its odds: asked once, kept while the page lives.

import type { Json } from '@tapete/engine'
import { api, call } from '../../app/api.js'
import type { Fault, GameInfo, RuleInfo, Spot } from '../../app/types.js'
import { useLoad } from '../../app/useLoad.js'
import { tellsBetOdds } from '../../games/families.js'
import { type BetOdds, oddsList } from './odds.js'

const games = new Map<string, Promise<GameInfo>>()
const odds = new Map<string, Promise<unknown>>()

const once = <T>(kept: Map<string, Promise<T>>, id: string, ask: () => Promise<T>): Promise<T> => {
  const before = kept.get(id)
  if (before) return before
  const asked = ask()
  kept.set(id, asked)
  // A failure is asked again next time.
  asked.catch(() => kept.delete(id))
  return asked
}

const gameInfo = (id: string): Promise<GameInfo> => once(games, id, () => api.game(id))
/** Of a game with its defaults, as a table has it, or with other options. */
export const oddsFor = (
  game: string,
  table?: string,
  config: { readonly [option: string]: Json } = {},
): Promise<unknown> => {
  const other = Object.keys(config).length > 0
  return once(odds, `${game} ${table ?? ''} ${other ? JSON.stringify(config) : ''}`, () => {
    if (table) return api.tableOdds(table)
    return other ? call('POST /api/games/:id/odds', { params: { id: game }, body: { config } }) : api.odds(game)
  })
}

const NO_SPOTS: readonly Spot[] = []
const NO_RULES: readonly RuleInfo[] = []
const NO_ODDS: readonly BetOdds[] = []

export interface GameFacts {
  readonly spots: readonly Spot[]
  readonly rules: readonly RuleInfo[]
  readonly odds: readonly BetOdds[]
  readonly fault: Fault | undefined
  readonly again: () => void
}

export const useGame = (id: string | undefined, table?: string): GameFacts => {
  const info = useLoad(`game ${id}`, async () => (id ? gameInfo(id) : undefined))
  // Odds beside a hand in play would be advice.
  const shown = id && tellsBetOdds(id) ? id : undefined
  const list = useLoad(`odds ${shown} ${table}`, async () =>
    shown ? oddsList(await oddsFor(shown, table)) : undefined,
  )
  return {
    spots: info.data?.bets ?? NO_SPOTS,
    rules: info.data?.rules ?? NO_RULES,
    odds: list.data ?? NO_ODDS,
    fault: info.fault,
    again: info.again,
  }
}
