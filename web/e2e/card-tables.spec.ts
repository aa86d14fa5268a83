// What only some card tables have: the tie-break, the cut, standing bettors, many hands in one box, several offers.

import { type Browser, type BrowserContext, expect, type Page, test } from '@playwright/test'
import { accessible, deal, enter, fits, openLive, play, readyShoe, send } from './kit.js'

interface Cards {
  readonly table: string
  readonly staff: { readonly boss: BrowserContext; readonly croupier: BrowserContext }
  readonly players: readonly BrowserContext[]
  /** Moves of the croupier. */
  readonly serve: (...moves: readonly object[]) => Promise<void>
  readonly deal: (cards: string) => Promise<void>
  readonly close: () => Promise<void>
}

let opened = 0

/** A live table whose cards the test chooses, with a guest at each of these seats. */
const cardTable = async (
  browser: Browser,
  url: string,
  game: string,
  seats: readonly number[],
  { ready = true, config = {} }: { ready?: boolean; config?: object } = {},
): Promise<Cards> => {
  const table = `e2e-cartas-${process.pid}-${Date.now()}-${opened++}`
  const [boss, croupier, ...players] = (await Promise.all(
    ['jefe-de-mesa', 'croupier', ...seats.map(() => 'guest')].map((name) => enter(browser, name, url)),
  )) as [BrowserContext, BrowserContext, ...BrowserContext[]]
  await openLive(boss.request, { id: table, game, name: 'Mesa de cartas', config })
  for (const [index, player] of players.entries()) {
    await send(player.request, `/api/tables/${table}/sit`, { seat: seats[index] })
    await play(player.request, table, { do: 'buy', amount: 200_000 })
  }
  if (ready) await readyShoe(croupier.request, table)
  return {
    table,
    staff: { boss, croupier },
    players,
    serve: async (...moves) => {
      for (const move of moves) await play(croupier.request, table, move)
    },
    deal: (cards) => deal(croupier.request, table, cards),
    close: async () => {
      for (const context of [boss, croupier, ...players]) await context.close()
    },
  }
}

const look = async (context: BrowserContext, path: string, width = 1440): Promise<Page> => {
  const page = await context.newPage()
  await page.setViewportSize({ width, height: width > 700 ? 900 : 780 })
  await page.goto(path)
  return page
}

test('[CAN-46 CAN-48 CAN-49 CAN-50] a tie-break is seen as two cards that face each other, with what it pays', async ({
  browser,
  baseURL,
}) => {
  const at = await cardTable(browser, baseURL as string, 'canal-21', [2, 4, 6])
  const [first, second, third] = at.players as [BrowserContext, BrowserContext, BrowserContext]
  await at.serve({ do: 'start' })
  for (const [player, on] of [
    [first, 'main:2'],
    [second, 'main:4'],
    [third, 'main:6'],
  ] as const)
    await play(player.request, at.table, { do: 'bet', on, amount: 10_000 })
  await at.serve({ do: 'no-more-bets' })
  // Three Canal 21, and one of the bank.
  await at.deal('As Ah Ad Kc Ks Kh Kd')
  await at.serve({ do: 'no-more-insurance' })
  await at.deal('Ac')
  const page = await look(second, `/blackjack/${at.table}`)
  const duel = (box: number) => page.getByRole('region', { name: `Desempate · puesto ${box}` })
  await play(first.request, at.table, { do: 'tie-break' })
  await at.deal('9s 5d')
  await expect(duel(2)).toContainText('Gana puesto 2 con la carta mayor')
  await at.serve({ do: 'pay' })
  await expect(duel(2)).toContainText('Las dos apuestas pagan 1 a 1')
  await expect(duel(2)).toContainText('+$20.000')

  await page.getByRole('button', { name: 'Desempatar' }).click()
  await expect(duel(4)).toContainText('Viene tu carta')
  await at.deal('4s')
  await expect(duel(4)).toContainText('Viene la carta de la banca')
  await at.deal('4h')
  await expect(duel(4).getByRole('img')).toHaveCount(2)
  await expect(duel(4).getByRole('img', { name: '4 de picas' })).toBeVisible()
  await expect(duel(4).getByRole('img', { name: '4 de corazones' })).toBeVisible()
  await expect(duel(4)).toContainText('Cartas iguales: cobras.')
  await at.serve({ do: 'pay' })
  await expect(duel(4)).toContainText('Las dos apuestas pagan 1 a 1')
  await expect(duel(4)).toContainText('+$20.000')
  await expect(duel(4).locator('.cite')).toContainText('SCJ III.1.5.3 f)')
  await accessible(page)

  await play(third.request, at.table, { do: 'tie-break' })
  await at.deal('2s Qc')
  await expect(duel(6)).toContainText('Gana la banca con la carta mayor')
  await at.serve({ do: 'collect' })
  await expect(duel(6)).toContainText('−$20.000')
  await expect(duel(6)).toBeInViewport()
  await page.setViewportSize({ width: 360, height: 780 })
  await fits(page)
  await accessible(page)
  await at.serve({ do: 'collect-cards' })
  await expect(page.locator('.duel')).toHaveCount(0)

  // The round again shows it the same way.
  await page.goto(`/history/${at.table}/1`)
  await page.getByRole('slider').press('End')
  await expect(duel(4)).toContainText('+$20.000')
  await fits(page)
  await at.close()
})
