// Bets on the felt itself, and what is one's own as the headline of the table.

import { type Browser, expect, type Page, test } from '@playwright/test'
import { enter, play, practice, tableSeen } from '../kit.js'
import { toBets } from './kit.js'

const opened = async (browser: Browser, baseURL: string, game: string, viewport: { width: number; height: number }) => {
  const context = await enter(browser, 'guest', baseURL)
  const table = await practice(context.request, game)
  await toBets(context.request, table)
  const page = await context.newPage()
  await page.setViewportSize(viewport)
  await page.goto(`/blackjack/${table}`)
  return { context, table, page }
}

const sizeOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((node) => Number.parseFloat(getComputedStyle(node).fontSize))

for (const viewport of [
  { width: 360, height: 800 },
  { width: 1440, height: 900 },
])
  test(`Challenge 21 has three circles on the felt, one a bet, at ${viewport.width} pixels`, async ({
    browser,
    baseURL,
  }) => {
    const { context, table, page } = await opened(browser, baseURL as string, 'challenge-21', viewport)
    const circles = page.locator('.moon .betbox > button')
    await expect(circles).toHaveCount(3)
    for (const circle of await circles.all()) {
      const box = await circle.boundingBox()
      expect(Math.abs((box?.width ?? 0) - (box?.height ?? 1))).toBeLessThan(1)
      expect(box?.width).toBeGreaterThanOrEqual(44)
      await circle.click()
    }
    await expect
      .poll(async () => (await tableSeen(context.request, table)).view.bets.map(({ on, amount }) => `${on} ${amount}`))
      .toEqual(['round-1:4 5000', 'round-2:4 5000', 'round-3:4 5000'])
    await context.close()
  })

test('one’s own turn and what a hand came to are the headline', async ({ browser, baseURL }) => {
  const phone = { width: 360, height: 800 }
  const { context, table, page } = await opened(browser, baseURL as string, 'blackjack-classic', phone)
  const ribbon = page.locator('.ribbon')
  // A natural of either side leaves nothing to decide: the next hand is looked at.
  for (let hand = 0; hand < 8; hand++) {
    await page.locator('.betbox > button').first().click()
    await expect(page.locator('.betbox.filled')).toHaveCount(1)
    await page.getByRole('button', { name: /^Continuar/ }).click()
    const stand = page.getByRole('button', { name: /^Plantarse/ })
    await expect(stand.or(page.locator('.ribbon[data-own]')).first()).toBeVisible()
    if (await stand.isVisible()) {
      await expect(ribbon).toHaveAttribute('data-own', 'turn')
      await expect(page.locator('.headline')).toContainText('Tu turno')
      expect(await sizeOf(page, '.headline')).toBeGreaterThanOrEqual(26)
      await stand.click()
      break
    }
    await play(context.request, table, { do: 'continue' }).catch(() => undefined)
    await toBets(context.request, table)
  }
  await expect(ribbon).toHaveAttribute('data-own', /win|loss|push/)
  await expect(page.locator('.headline')).toHaveText(/^(Ganas \+|Pierdes −|Quedas igual )\$/)
  expect(await sizeOf(page, '.headline')).toBeGreaterThanOrEqual(26)
  // The announcement of the croupier stays, in its own words.
  await expect(page.locator('.call')).toHaveText(/^«/)
  await context.close()
})

test('payments scroll in their place, and what they come to stays in sight', async ({ browser, baseURL }) => {
  const desk = { width: 1440, height: 900 }
  const { context, page } = await opened(browser, baseURL as string, 'challenge-21', desk)
  const circles = page.locator('.betbox > button')
  await expect(circles).toHaveCount(3)
  for (const circle of await circles.all()) await circle.click()
  await expect(page.locator('.betbox.filled')).toHaveCount(3)
  await page.getByRole('button', { name: /^Continuar/ }).click()
  const lines = page.locator('.pay > li')
  await expect(async () => {
    const quiet = page.getByRole('button', { name: /^(Plantarse|No\b|Esperar a la banca)/ }).first()
    if (await quiet.isVisible()) await quiet.click({ timeout: 1000 })
    await expect(lines).toHaveCount(3, { timeout: 500 })
  }).toPass()
  await lines.last().scrollIntoViewIfNeeded()
  const [last, sum] = [await lines.last().boundingBox(), await page.locator('.paylist .sum').boundingBox()]
  await expect(page.locator('.paylist .sum')).toBeInViewport({ ratio: 1 })
  expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual((sum?.y ?? 0) + 1)
  await context.close()
})
