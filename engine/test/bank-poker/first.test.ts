import {
  caribbeanPoker,
  caribbeanPokerPlus,
  drawPoker,
  drawPokerArica,
  goPoker,
  holdemBonus,
  holdemPlus,
  holdemPlusIquique,
  threeCardPoker,
} from '@tapete/engine'
import { keepsTheLaws, LAW_CONFIGS, livelyTables } from '@tapete/engine/testkit'
import { expect, it } from 'vitest'
import { brief, tableOf } from './table.js'

it('x', () => {
  const t = tableOf(caribbeanPoker)
  t.make('seat:1 bet ante 1000', 'croupier no-more-bets', 'cards Ts Ah 8d Kc Td 9d 5h 7s 3c 4h', 'seat:1 go', '...')
  console.log(brief(t.heard).join('\n'))
  expect(t.net('seat:1')).toBe(3000)
})
for (const g of [
  caribbeanPoker,
  caribbeanPokerPlus,
  drawPoker,
  drawPokerArica,
  threeCardPoker,
  goPoker,
  holdemPlus,
  holdemPlusIquique,
  holdemBonus,
])
  it(`laws ${g.id}`, () => {
    const configs = [
      ...LAW_CONFIGS,
      ...(g.settings.shuffling
        ? [{ shuffling: (g.settings.shuffling as { choices: string[] }).choices.at(-1) as string }]
        : []),
    ]
    const played = livelyTables(g, configs).filter(({ log }) => log.length > 0)
    keepsTheLaws(g, { tables: 60, seed: 5, configs, played, aim: 0.5 })
  })
