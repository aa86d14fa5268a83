// What must be in reach on a phone, 360 pixels wide.

import { expect, type Locator, test } from '@playwright/test'
import { enter, openLive, play, practice } from './kit.js'

const PHONE = { width: 360, height: 780 }

/** Wholly inside the screen, without scrolling. */
const inReach = async (what: Locator): Promise<void> => {
  await expect(what).toBeVisible()
  await expect
    .poll(async () => {
      const box = await what.boundingBox()
      return box && box.x >= 0 && box.x + box.width <= PHONE.width && box.y >= 0 && box.y + box.height <= PHONE.height
    })
    .toBe(true)
}

test.use({ viewport: PHONE, contextOptions: { reducedMotion: 'reduce' } })

test('the section and the game one is at are in view', async ({ page }) => {
  await page.goto('/fairness')
  await inReach(page.locator('.top nav [aria-current]'))
  await page.goto('/rules/blackjack-mendoza')
  await inReach(page.locator('.game-tabs [aria-current]'))
  await inReach(page.locator('.rule-list li').first())
  await page.goto('/odds/big-six')
  await inReach(page.locator('.game-tabs [aria-current]'))
})

test('the bar of somebody with an account is two rows: who and where', async ({ browser, baseURL }) => {
  const context = await enter(browser, 'jugadora', baseURL as string)
  const page = await context.newPage()
  await page.setViewportSize(PHONE)
  await page.goto('/rules')
  await inReach(page.getByRole('button', { name: 'Contraseña' }))
  await inReach(page.getByRole('button', { name: 'Salir' }))
  expect((await page.locator('.top').boundingBox())?.height).toBeLessThanOrEqual(100)
  await context.close()
})

test('a wrong password is told where it was typed', async ({ page }) => {
  await page.goto('/login')
  await page.getByLabel('Nombre').fill('nadie')
  await page.getByLabel('Contraseña').fill('ninguna-1')
  await page.keyboard.press('Enter')
  const alert = page.getByRole('alert')
  await expect(alert).toContainText('no son correctos')
  await inReach(alert)
  await inReach(page.getByLabel('Contraseña'))
})

test('the steps of a round that is replayed stay in reach of its cloth', async ({ page }) => {
  await page.goto('/login')
  await page.getByRole('button', { name: 'Entrar como invitado' }).click()
  await expect(page.getByRole('heading', { name: 'Mesas abiertas' })).toBeVisible()
  const table = await practice(page.request, 'roulette-french')
  await play(page.request, table, { do: 'continue' })
  await play(page.request, table, { do: 'bet', on: 'dozen:1', amount: 5000 })
  await play(page.request, table, { do: 'continue' })
  await page.goto(`/history/${table}/1`)
  await inReach(page.getByRole('slider'))
  await inReach(page.locator('.cloth [data-spot="straight:2"], .replay-page text').first())
})

test('a statement needs no scrolling sideways, and the person chosen comes first', async ({ browser, baseURL }) => {
  const context = await enter(browser, 'operador', baseURL as string)
  for (let guests = 0; guests < 12; guests++) await (await enter(browser, 'guest', baseURL as string)).close()
  const page = await context.newPage()
  await page.setViewportSize(PHONE)
  await page.goto('/desk')
  // Far down the list: what was chosen stands above it, and comes into view.
  const last = page.locator('.people button').last()
  const name = (await last.locator('b').first().textContent()) as string
  await last.click()
  await inReach(page.getByRole('heading', { level: 2, name }))
  const statement = page.getByRole('region', { name: 'Cartola' })
  await expect(statement.locator('td').first()).toBeVisible()
  expect(await statement.evaluate((node) => node.scrollWidth - node.clientWidth)).toBeLessThanOrEqual(0)
  await context.close()
})

test('at the console of a croupier the work comes in its order, and what was seen of a throw after it', async ({
  browser,
  baseURL,
}) => {
  const [boss, croupier] = [
    await enter(browser, 'jefe-de-mesa', baseURL as string),
    await enter(browser, 'croupier', baseURL as string),
  ]
  await openLive(boss.request, { id: 'e2e-orden', game: 'roulette-french', name: 'Orden', second: 'operador' })
  const page = await croupier.newPage()
  await page.setViewportSize(PHONE)
  await page.goto('/croupier/e2e-orden')
  const panels = ['.speak', '.next', '.paylist', '.seatsp', '.box.seen', '.logp'].map((panel) => page.locator(panel))
  await expect(panels[4] as Locator).toBeVisible()
  const tops = await Promise.all(panels.map(async (panel) => (await panel.first().boundingBox())?.y ?? -1))
  expect(tops).toEqual(tops.toSorted((one, other) => one - other))
  expect(tops[0]).toBeGreaterThan(0)
  await Promise.all([boss, croupier].map((context) => context.close()))
})
