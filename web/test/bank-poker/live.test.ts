// Live tables of poker: what the console asks for when real cards are turned, and that nobody is told a card before.

import { type AnyGame, configure, isSeat, openingOf, STAFF, seat, seen, type Table, tellsCards } from '@tapete/engine'
import { random } from '@tapete/engine/testkit'
import { beforeAll, describe, expect, it } from 'vitest'
import type { View } from '../../src/app/types.js'
import { dueAt } from '../../src/console/rehearse.js'
import { GAMES } from '../../src/games/bank-poker/games.js'
import { askedBy, cardsDue } from '../../src/games/bank-poker/live/due.js'
import { liveWords } from '../../src/games/bank-poker/live/words.js'
import { playOf, variantOf } from '../../src/games/bank-poker/play.js'
import { loadFamily } from '../../src/games/loaded.js'
import { made } from '../made.js'

const PLAYERS = [seat(1), seat(2), seat(3)]
const ANSWERS: readonly string[] = ['go', 'fold', 'pass', 'stay', 'take-back', 'exchange']
const CARD = /"([A2-9TJQK][shdc])"/g

beforeAll(async () => {
  await loadFamily('caribbean-poker')
})

/** Rounds of three players who decide as they like, with real cards; each table is visited. */
const rounds = (game: AnyGame, visit: (table: Table) => void): void => {
  const dice = random(7)
  const configured = configure(game.settings, { chip: 500, min: 1000, max: 100_000 }, { origin: 'live' })
  if (!configured.ok) throw new Error(configured.why)
  let table: Table = game.open(configured.config)
  const play = (move: Parameters<AnyGame['step']>[1]): void => {
    const step = game.step(table, move)
    if (!step.ok) throw new Error(`${JSON.stringify(move)}: ${step.refusal.code}`)
    table = step.state
    visit(table)
  }
  const chips = Object.fromEntries(PLAYERS.map((id) => [id, 1_000_000]))
  for (const move of openingOf(game, configured.config, 'open', chips)) play(move)
  const { first, side } = variantOf(game.id)
  for (let step = 0; table.round < 2 || table.phase !== 'idle'; step++) {
    if (step > 400) throw new Error(`no round of ${game.id} ends`)
    if (table.phase === 'betting' && table.bets.length === 0)
      for (const id of PLAYERS)
        for (const on of [...(side ? [side] : []), ...first]) play({ by: id, do: 'bet', on, amount: 5000 })
    const answers = game.options(table).filter(({ by, do: name }) => isSeat(by) && ANSWERS.includes(name))
    const option = answers.length > 0 ? dice.pick(answers) : game.due(table)[0]?.option
    if (!option) throw new Error(`nothing is due in ${table.phase}`)
    play(made(option, dice))
  }
}

const viewOf = (game: AnyGame, table: Table, viewer: Parameters<typeof seen>[1]): View =>
  seen(game.view(table), viewer) as unknown as View

describe.each(GAMES.map((game) => [game.id, game as AnyGame] as const))('%s', (id, game) => {
  it('tells nobody a card that was not turned', () => {
    const held = new Set<string>()
    rounds(game, (table) => {
      for (const viewer of ['public', 'regulator', 'auditor', ...STAFF, ...PLAYERS] as const) {
        const view = viewOf(game, table, viewer)
        const { opened, ...rest } = playOf(view)
        for (const [, card] of JSON.stringify(rest).matchAll(CARD)) expect(opened, viewer).toContain(card)
        if (opened.length > 0) held.add(viewer)
      }
    })
    expect(held.size).toBe(6 + STAFF.length)
  })

  it('asks for every card that is turned by whose it is, each place by its name', () => {
    const asked = new Set<string>()
    const titles = new Map<string, string>()
    rounds(game, (table) => {
      const view = viewOf(game, table, 'croupier')
      // The console knows of the table only what its croupier sees.
      expect(dueAt(view)).toEqual(table.status === 'open' ? game.due(table) : [])
      const option = dueAt(view)[0]?.option
      if (!option || !tellsCards(option)) return
      // What was typed for one is not for another.
      const { title: due } = askedBy(view, option, liveWords.es)
      expect(titles.get(cardsDue(view)) ?? due).toBe(due)
      titles.set(cardsDue(view), due)
      const bound = option.fields.cards
      for (const words of [liveWords.es, liveWords.en]) {
        const { holder, title, places } = askedBy(view, option, words)
        expect(title).not.toBe('')
        expect(places).toHaveLength(bound && 'deal' in bound ? bound.deal : 0)
        expect(places.every((place) => place.length > 0)).toBe(true)
        asked.add(isSeat(holder) ? 'seat' : holder)
      }
    })
    const { hasBank, cards } = variantOf(id)
    expect(asked).toEqual(
      new Set(['seat', ...(hasBank ? ['bank'] : []), ...(cards === 2 || !hasBank ? ['board'] : [])]),
    )
  })
})
