// A card table that the robot croupier serves: nobody presses anything but the player.

import { expect, test } from '@playwright/test'
import { accessible, enter, tableSeen } from '../kit.js'

const TABLE = 'mesa-6'

test('a guest sits at a table of the robot croupier with chips, bets and plays to a settled round', async ({
  browser,
  baseURL,
}) => {
  test.setTimeout(180_000)
  const context = await enter(browser, 'guest', baseURL as string)
  const page = await context.newPage()
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(`/blackjack/${TABLE}`)
  const seats = page.getByRole('button', { name: /Sentarse aquí/ })
  await seats.first().click()
  const seat = async () => {
    const { view, you } = await tableSeen(context.request, TABLE)
    return { view, chips: view.seats[`seat:${you.seat}`]?.chips ?? 0 }
  }
  await expect.poll(async () => (await seat()).chips).toBe(50_000)

  // The croupier prepares the shoe; the cut is this player's.
  await page.getByRole('button', { name: /^Cortar en/ }).click({ timeout: 30_000 })
  const box = page.getByRole('region', { name: 'Apuestas' }).getByRole('button', { name: /^Apuesta/ })
  await expect(box).toBeVisible({ timeout: 30_000 })
  await page.getByRole('radio', { name: 'Ficha de $5.000' }).click()
  await box.click()
  await expect(box).toContainText('$5.000')
  const { view } = await seat()
  await accessible(page)

  // What is asked is answered the quiet way, until the croupier has settled.
  const pays = page.getByRole('region', { name: `Tus pagos · pase ${view.round}` })
  const quiet = page.getByRole('button', { name: /^(Plantarse|No\b|Esperar a la banca)/ }).first()
  await expect(async () => {
    if (await quiet.isVisible()) await quiet.click({ timeout: 1000 })
    await expect(pays.locator('.pay > li').first()).toBeVisible({ timeout: 500 })
  }).toPass({ timeout: 90_000 })
  await expect(pays.locator('.cite').first()).toContainText('SCJ III.1.5.1')

  // What the page says was won is what the purse holds once the cards are picked up.
  await expect.poll(async () => (await seat()).view.phase, { timeout: 30_000 }).toMatch(/idle|betting/)
  const net = Number((await pays.locator('.sum .num').innerText()).replace('−', '-').replace(/[^\d-]/g, ''))
  expect((await seat()).chips).toBe(50_000 + net)
  await context.close()
})
