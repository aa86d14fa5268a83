// A guest at a practice table, by the page: what the players of every family do.

import { expect, type Page } from '@playwright/test'

export const said = (page: Page) => page.locator('.call')
export const tray = (page: Page) => page.getByRole('region', { name: 'Fichas y acciones' })
export const act = (page: Page, name: string) => tray(page).getByRole('button', { name, exact: true })
export const onCloth = (page: Page, amount: string) =>
  expect(tray(page).locator('.stake > div').first()).toContainText(amount)

/** In as a guest with one click, to a practice table: the chips lie there. */
export const sitAt = async (page: Page, game: string): Promise<void> => {
  await page.goto('/login')
  await page.getByRole('button', { name: 'Entrar como invitado' }).click()
  await expect(page.getByRole('heading', { name: 'Mesas abiertas' })).toBeVisible()
  await page.getByRole('link', { name: 'Práctica' }).click()
  await page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: game, exact: true }) })
    .getByRole('button', { name: 'Abrir mesa' })
    .click()
  await expect(tray(page)).toContainText('$100.000')
}

export const goOn = (page: Page) => act(page, 'Continuar').click()
export const openBets = async (page: Page): Promise<void> => {
  await goOn(page)
  await expect(said(page)).toHaveText('«Hagan su juego»')
}

/** The round is over, and everything staked was settled with an article. */
export const settled = async (page: Page, lines: number): Promise<void> => {
  const payments = page.getByRole('region', { name: 'Tus pagos · tirada 1' })
  await expect(payments.locator('.pay > li')).toHaveCount(lines)
  for (const line of await payments.locator('.pay > li').all()) await expect(line.locator('.cite')).toContainText('SCJ')
  await onCloth(page, '$0')
}
