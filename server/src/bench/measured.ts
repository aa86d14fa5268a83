// What is measured: the first game of the catalogue, and a small bet at it that can be taken back again and again.

import { type AnyGame, CATALOGUE, configure } from '@tapete/engine'

const [first] = CATALOGUE as readonly [AnyGame, ...AnyGame[]]

const spotOf = (game: AnyGame): string => {
  const configured = configure(game.settings)
  if (!configured.ok) throw new Error(`${game.id} refuses its own defaults`)
  const cheapest = [...game.bets(configured.config)].sort(
    (a, b) => a.pays.num / a.pays.den - b.pays.num / b.pays.den,
  )[0]
  if (!cheapest) throw new Error(`${game.id} has no bets`)
  return cheapest.id
}

export const MEASURED = { game: first.id, spot: spotOf(first) }
