import type { FamilyPages } from '../family.js'
import { openLive, play, practice, send } from '../kit.js'

export const pages: FamilyPages = {
  // After one round, with bets on the cloth for the next.
  table: async (request, game) => {
    const table = await practice(request, game)
    await play(request, table, { do: 'continue' })
    // A dozen loses to the zero at once: a colour would have its player choose first.
    await play(request, table, { do: 'bet', on: 'dozen:1', amount: 5000 })
    await play(request, table, { do: 'continue' })
    await play(request, table, { do: 'continue' })
    await play(request, table, { do: 'bet', on: 'dozen:1', amount: 5000 })
    return table
  },
  ready: {
    'roulette-french': '.cloth .stack',
    'roulette-american': '.cloth .stack',
    'roulette-american-00': '.cloth .stack',
  },
  // In its second round, with chips of two colours on the cloth.
  live: async (as) => {
    const id = `e2e-paginas-${process.pid}`
    const [boss, croupier, guest, other] = [
      await as('boss'),
      await as('croupier'),
      await as('guest'),
      await as('other'),
    ]
    await openLive(boss, { id, game: 'roulette-american', name: 'Mesa' })
    for (const [player, seat, colour] of [
      [guest, 2, 'blue'],
      [other, 5, 'yellow'],
    ] as const) {
      await send(player, `/api/tables/${id}/sit`, { seat })
      await play(player, id, { do: 'buy', amount: 60_000 })
      await play(player, id, { do: 'take-colour', colour, unit: 1000, amount: 30_000 })
    }
    for (const wheel of ['clockwise', 'counter-clockwise']) {
      await play(croupier, id, { do: 'start' })
      for (const player of [guest, other])
        await play(player, id, { do: 'bet', on: 'straight:17', amount: 2000, with: 'colour' })
      await play(croupier, id, { do: 'spin', wheel })
      await play(croupier, id, { do: 'no-more-bets' })
      if (wheel === 'counter-clockwise') break
      await play(croupier, id, { do: 'ball', pocket: '17' })
      await play(croupier, id, { do: 'collect' })
      await play(boss, id, { do: 'approve' })
      await play(croupier, id, { do: 'pay' })
      await play(croupier, id, { do: 'check-ball', state: 'sound' })
    }
    return id
  },
  pages: [
    ['a live table, with a seat', 'guest', '/roulette/:live', '.cloth .stack'],
    ['a table, watching', 'other', '/roulette/mesa-1', '.tray .btn'],
    ['the rounds of a table', 'guest', '/history/:roulette-french', '.round-list li'],
    ['a round again', 'guest', '/history/:roulette-french/1', '.told li'],
    ['fairness of a table', 'guest', '/fairness/:roulette-french', '.series'],
    ['the rules of a game', 'guest', '/rules/roulette-american', '.rule-list li'],
    ['the croupier’s console', 'croupier', '/croupier/:live', '.pad .k'],
    ['the pit boss’s console', 'boss', '/pit-boss/:live', '.irr summary'],
    ['a spin reviewed', 'boss', '/pit-boss/:live?round=1', '.happened li'],
    ['the log of a table', 'inspector', '/regulator/:live', '.log-sheet td'],
    ['the wall', 'operator', '/display/:live', '.wall .result .pk'],
    ['the wall, to nobody', 'nobody', '/display/mesa-1', '.wall .limits'],
  ],
}
