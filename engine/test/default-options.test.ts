import {
  type AnyGame,
  CATALOGUE,
  configure,
  firstMove,
  isSeat,
  type Move,
  openingOf,
  replay,
  type Table,
} from '@tapete/engine'
import { moveOf, random } from '@tapete/engine/testkit'
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

/** The spots on which a bet is taken now. */
const taken = (game: AnyGame, s: Table): string[] =>
  game
    .options(s)
    .filter((option) => option.do === 'bet')
    .flatMap(({ by, fields: { on, amount, with: kind } }) => {
      if (!on || !amount || !('oneOf' in on) || !('min' in amount)) return []
      const chips = kind && 'oneOf' in kind && !kind.optional ? { with: kind.oneOf[0] as string } : {}
      return on.oneOf
        .map(String)
        .filter((spot) => game.step(s, { by, do: 'bet', on: spot, amount: amount.min, ...chips }).ok)
    })

/** After each thing a player may do first: some bets want chips of their own, others stand only beside another. */
function* prepared(game: AnyGame, s: Table): Generator<Table> {
  const own = game.options(s).filter((option) => isSeat(option.by))
  for (const option of [...own.filter(({ do: name }) => name !== 'bet'), ...own]) {
    const step = game.step(s, moveOf(option, random(1)))
    if (step.ok) yield step.state
  }
}

const ROUNDS = 60
const MOVES_MAX = 60

/** Some rounds on, with least stakes of one seat: some bets have their time. */
function* later(game: AnyGame, s: Table): Generator<Table> {
  const dice = random(2)
  let now = s
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const option of game
      .options(now, 'seat:1')
      .filter(({ do: name }) => name === 'bet')
      .slice(0, 2)) {
      const step = game.step(now, firstMove(option) as Move)
      if (step.ok) now = step.state
    }
    yield now
    for (let moves = 0, started = false; moves < MOVES_MAX && !started; moves += 1) {
      const [due] = game.due(now)
      const step =
        due && game.step(now, due.option.by === 'chance' ? moveOf(due.option, dice) : (firstMove(due.option) as Move))
      if (!step?.ok) return
      now = step.state
      started = due?.option.do === 'start'
    }
  }
}

function* tables(game: AnyGame, s: Table): Generator<Table> {
  yield* prepared(game, s)
  yield* later(game, s)
}

describe('with the default options', () => {
  it.each(CATALOGUE.map((game) => [game.id, game] as const))('[GEN-07] every kind of bet is taken: %s', (_, game) => {
    const { config, state } = openTable(game)
    const spots = game.bets(config).filter(({ decided }) => !decided)
    const kindOf = new Map(spots.map(({ id, kind }) => [id, kind]))
    const met = new Set(taken(game, state).map((spot) => kindOf.get(spot)))
    const all = [...new Set(kindOf.values())]
    const isMet = () => all.every((kind) => met.has(kind))
    for (const after of isMet() ? [] : tables(game, state)) {
      if (isMet()) break
      for (const spot of taken(game, after)) met.add(kindOf.get(spot))
    }
    expect(all.filter((kind) => !met.has(kind))).toEqual([])
  })
})
