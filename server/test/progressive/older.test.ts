// A table with a pot beside it that a newer rule set closes.

import { findTold, type Move } from '@tapete/engine'
import { expect, it } from 'vitest'
import { balance, holdings, walletOf } from '../../src/ledger/ledger.js'
import { playingOf } from '../../src/protection/playing.js'
import { returnOlderChips } from '../../src/tables/older.js'
import type { FindGame } from '../../src/tables/replica.js'
import { openTables } from '../../src/tables/tables.js'
import { fund, must, opening, withFloor } from '../floor.js'

const floor = withFloor()
const program = { rules: 'today' }
const find: FindGame = (id, ruleSet) => {
  const game = findTold(id)
  if (!game || id !== 'caribbean-poker') return findTold(id, ruleSet)
  return ruleSet === undefined || ruleSet === program.rules ? { ...game, ruleSet: program.rules } : undefined
}

it('gives a prize that a pot has paid to whom it is due, before the croupier has handed it over and after', async () => {
  const cards = ['3c', 'Ac', '9s', '9c', 'Kc', 'Th', 'Jh', 'Qh', 'Kh', 'Ah', 'Ts', 'Js', 'Qs', 'Ks', 'As']
  for (const handed of [false, true]) {
    program.rules = 'then'
    const { pool } = await floor.database()
    await fund(pool, { 1: 200_000, 2: 200_000 })
    const tables = await openTables({ pool, find })
    const terms = { commission: 2_000, base: 1_000_000, credit: 500, min: 500, max: 2_000, acceptor: 'manual' }
    const made = { room: 'r', name: 'n', mode: 'live' } as const
    await tables.create({ ...made, id: 'pot', game: 'progressive-scj', config: terms })
    await tables.create({ ...made, id: 't', game: 'caribbean-poker', config: { min: 500, max: 5_000 } })
    await must(tables, 'pot', { by: 'room-head', do: 'connect', table: 't', game: 'caribbean-poker' })
    await must(tables, 't', ...opening(2, 100_000).slice(0, -1))
    const croupier = (...moves: string[]) => moves.map((name): Move => ({ by: 'croupier', do: name }))
    await must(tables, 't', ...croupier('show-deck', 'shuffle', 'cut', 'start'))
    await must(tables, 'pot', { by: 'room-head', do: 'open-pot' })
    for (const by of ['seat:1', 'seat:2'] as const)
      await must(
        tables,
        't',
        { by, do: 'light', pot: 'pot', amount: 1_000 },
        { by, do: 'bet', on: 'ante', amount: 1_000 },
      )
    await must(tables, 't', ...croupier('no-more-bets'))
    const deck = [...cards]
    for (;;) {
      const now = await tables.load('t')
      const [due] = now?.game.due(now.state) ?? []
      if (!due || due.option.do === 'claim-prizes') break
      const { by, do: name, fields } = due.option
      const asked = fields.cards as { readonly deal?: number } | undefined
      const told = asked?.deal === undefined ? {} : { cards: deck.splice(0, asked.deal) }
      await must(tables, 't', due.waitsFor ? { by: due.waitsFor, do: 'go' } : { ...told, by, do: name })
    }
    await must(tables, 't', ...croupier('claim-prizes', ...(handed ? ['pay-prizes'] : [])))
    const prizes = await balance(pool, 'table:t:prizes')
    expect(prizes).toBe(handed ? 0 : 1_001_600)
    await tables.stop()
    program.rules = 'today'
    const inPlay = async () =>
      [...(await holdings(pool, 'table:t:'))].reduce((sum, each) => sum + (each.owner === 'seat' ? each.balance : 0), 0)
    const chips = await inPlay()
    expect(await returnOlderChips(pool, new Date(), find)).toEqual([
      { table: 't', players: 2, amount: chips + (prizes ?? 0) },
    ])
    expect([await inPlay(), await balance(pool, 'table:t:prizes')]).toEqual([0, 0])
    for (const person of [1, 2]) {
      const wallet = (await balance(pool, walletOf(person))) ?? 0
      expect(wallet > 600_000).toBe(true)
      const { since, periods } = await playingOf(pool, person, new Date())
      expect([since, periods[2]?.net, periods[2]?.lost]).toEqual([null, wallet - 200_000, 200_000 - wallet])
    }
  }
})
