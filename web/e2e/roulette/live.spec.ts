// A live table of roulette on a phone: what waits for the player after a zero, and the figure of the day with chips of colour.

import { type Browser, type BrowserContext, expect, type Page, test } from '@playwright/test'
import { accessible, enter, openLive, play, send } from '../kit.js'

interface Live {
  readonly page: Page
  readonly bet: (...bets: readonly object[]) => Promise<void>
  readonly serve: (...moves: readonly object[]) => Promise<void>
  readonly ask: (move: object) => Promise<unknown>
  readonly approve: () => Promise<unknown>
  readonly close: () => Promise<void>
}

const liveOn = async (browser: Browser, url: string, game: string, second?: string): Promise<Live> => {
  const id = `e2e-${game}-${process.pid}-${Date.now() % 100_000}`
  const [boss, croupier, guest] = (await Promise.all(
    ['jefe-de-mesa', 'croupier', 'guest'].map((name) => enter(browser, name, url)),
  )) as [BrowserContext, BrowserContext, BrowserContext]
  await openLive(boss.request, { id, game, name: 'Mesa', ...(second ? { second } : {}) })
  await send(guest.request, `/api/tables/${id}/sit`, { seat: 3 })
  await play(guest.request, id, { do: 'buy', amount: 100_000 })
  const page = await guest.newPage()
  await page.setViewportSize({ width: 360, height: 780 })
  await page.goto(`/roulette/${id}`)
  await expect(page.locator('.tray')).toBeVisible()
  const ask = (move: object) => play(guest.request, id, move)
  return {
    page,
    ask,
    bet: async (...bets) => {
      for (const each of bets) await ask({ do: 'bet', ...each })
    },
    serve: async (...moves) => {
      for (const move of moves) await play(croupier.request, id, move)
    },
    approve: () => play(boss.request, id, { do: 'approve' }),
    close: async () => {
      for (const context of [boss, croupier, guest]) await context.close()
    },
  }
}

test('[RF-28] after a zero the sheet says what waits for the player, and leads to the choice', async ({
  browser,
  baseURL,
}) => {
  const at = await liveOn(browser, baseURL as string, 'roulette-french', 'operador')
  const { page } = at
  await at.serve({ do: 'start' })
  await at.bet({ on: 'red', amount: 10_000 }, { on: 'even', amount: 10_000 }, { on: 'dozen:2', amount: 5000 })
  await expect(page.locator('.cloth .stack')).toHaveCount(3)
  await at.serve({ do: 'spin', wheel: 'clockwise' }, { do: 'no-more-bets' })
  const sheet = page.locator('.moment-sheet')
  await expect(sheet).toHaveAttribute('data-stage', 'closed')
  await at.serve({ do: 'ball', pocket: '0' }, { do: 'collect' })
  await expect(sheet).toContainText(/2 esperan tu decisión(?!.*Vuelve).*Decidir/s)
  // Left alone it comes down by itself, as at the press of the key.
  await expect(sheet).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Dejarla en prisión' }).first()).toBeInViewport()
  await accessible(page)
  await at.ask({ do: 'zero', on: 'red', choice: 'prison' })
  await at.ask({ do: 'zero', on: 'even', choice: 'half' })
  await page.getByRole('tab', { name: 'Pagos' }).click()
  await expect(page.getByRole('region', { name: 'Tus pagos · tirada 1' }).locator('.sum')).toContainText('−$10.000')
  await at.close()
})

test('what is paid in chips of colour counts in the figure of the day at once, and half a bet is told as half', async ({
  browser,
  baseURL,
}) => {
  const at = await liveOn(browser, baseURL as string, 'roulette-american-00')
  const { page } = at
  await at.ask({ do: 'take-colour', colour: 'blue', unit: 1000, amount: 30_000 })
  await at.serve({ do: 'start' })
  await at.bet({ on: 'straight:00', amount: 2000, with: 'colour' }, { on: 'black', amount: 10_000 })
  await at.serve({ do: 'spin', wheel: 'clockwise' }, { do: 'no-more-bets' })
  const sheet = page.locator('.moment-sheet')
  await expect(sheet).toHaveAttribute('data-stage', 'closed')
  // Chips of colour look on the sheet as they look on the cloth.
  const body = (within: string) => page.locator(`${within} circle`).first().getAttribute('fill')
  expect(await body('.moment-sheet .mine li:first-child')).not.toBe(await body('.moment-sheet .mine li:last-child'))
  await at.serve({ do: 'ball', pocket: '00' }, { do: 'collect' })
  await at.approve()
  await at.serve({ do: 'pay' })
  await expect(sheet.locator('.own-net')).toHaveText('Ganas+$65.000')
  await expect(sheet).toContainText('Negro $5.000')
  await expect(page.getByRole('region', { name: 'Tu juego' })).toContainText('Hoy +$65.000')
  await at.close()
})
