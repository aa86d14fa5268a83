import type { FamilyPages } from '../family.js'
import { play, practice } from '../kit.js'

export const pages: FamilyPages = {
  // After one round, with bets on the cloth for the next.
  table: async (request, game) => {
    const table = await practice(request, game)
    await play(request, table, { do: 'continue' })
    await play(request, table, { do: 'bet', on: 'value:1', amount: 5000 })
    await play(request, table, { do: 'continue' })
    await play(request, table, { do: 'continue' })
    await play(request, table, { do: 'bet', on: 'value:1', amount: 5000 })
    return table
  },
  ready: { 'big-six': '.cloth .stack' },
  pages: [['odds of Big Six', 'guest', '/odds/big-six', '.kinds td']],
}
