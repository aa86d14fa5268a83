import type { Game, Kind } from '@tapete/engine'

/** A table that nobody asked to be otherwise. */
export const defaultsOf = <G extends Kind>({ settings }: Pick<Game<G>, 'settings'>): G['config'] =>
  Object.fromEntries(Object.entries(settings).map(([name, setting]) => [name, setting.default])) as G['config']

/** The bets of such a table. */
export const betsOf = <G extends Kind>(game: Pick<Game<G>, 'settings' | 'bets'>) => game.bets(defaultsOf(game))
