import { type AnyGame, CATALOGUE, configure, openingOf, replay } from '@tapete/engine'
import { describe, expect, it } from 'vitest'

const RICH = 1_000_000

/** A table as it opens when nobody sets an option, everybody seated and bets invited. */
const openTable = (game: AnyGame) => {
  const configured = configure(game.settings, {})
  if (!configured.ok) throw new Error(`${configured.option} ${configured.why}`)
  const { config } = configured
  const places = Array.from({ length: Number(config.seats) }, (_, at) => [`seat:${at + 1}`, RICH])
  const opened = replay(game, config, openingOf(game, config, 'betting', Object.fromEntries(places)))
  if (!opened.ok) throw new Error(`opening refused: ${opened.refusal.code}`)
  return { config, state: opened.state }
}

describe('with the default options', () => {
  it.each(CATALOGUE.map((game) => [game.id, game] as const))('[GEN-07] every kind of bet is taken: %s', (_, game) => {
    const { config, state } = openTable(game)
    const kinds = new Map<string, string[]>()
    for (const { id, kind, decided } of game.bets(config))
      if (!decided) kinds.set(kind, [...(kinds.get(kind) ?? []), id])
    const offered = game.options(state).filter((option) => option.do === 'bet')
    const taken = [...kinds].filter(([, spots]) =>
      offered.some(({ by, fields }) => {
        const [on, amount] = [fields.on, fields.amount]
        const spot = on && 'oneOf' in on ? on.oneOf.find((each) => spots.includes(String(each))) : undefined
        if (spot === undefined || !amount || !('min' in amount)) return false
        return game.step(state, { by, do: 'bet', on: spot, amount: amount.min }).ok
      }),
    )
    expect(taken.map(([kind]) => kind)).toEqual([...kinds.keys()])
  })
})
