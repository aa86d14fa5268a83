// The rules as people read them: Spanish first, English second, on a telephone and on a desk.

import { expect, type Page, test } from '@playwright/test'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** Nothing hangs over the edge of the page. */
const fits = async (page: Page): Promise<void> =>
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
  ).toBeLessThanOrEqual(0)

for (const viewport of [
  { width: 360, height: 740 },
  { width: 1440, height: 900 },
]) {
  test(`the rules page at ${viewport.width} pixels, in both languages`, async ({ page }) => {
    await page.setViewportSize(viewport)
    await page.goto('/rules/roulette-american')
    const rule = page.locator('#RA-17')
    await expect(rule).toContainText('La propina que no se cambia en esa oportunidad se pierde.')
    await fits(page)
    await page.locator('input.input[type=search]').fill('propina ranura')
    await expect(page.getByRole('status')).toHaveText('1 regla')
    await expect(page.locator('#GEN-18')).toContainText('Las propinas van a su ranura')

    await page.getByRole('button', { name: /English/ }).click()
    await expect(page.getByRole('status')).toHaveText('0 rules')
    await page.locator('input.input[type=search]').fill('tip slot')
    await expect(page.getByRole('status')).toHaveText('1 rule')
    await expect(page.locator('#GEN-18')).toContainText('Tips go to the tip slot')
    await page.locator('input.input[type=search]').fill('')
    await expect(rule).toContainText('A tip not changed in that window is forfeited.')
    await fits(page)
  })

  test(`the article behind a refusal at ${viewport.width} pixels, in both languages`, async ({ page }) => {
    await page.setViewportSize(viewport)
    await page.goto('/login')
    await page.getByRole('button', { name: 'Entrar como invitado' }).click()
    await expect(page.getByRole('heading', { name: 'Mesas abiertas' })).toBeVisible()
    await page.getByRole('link', { name: 'Práctica' }).click()
    await page.getByRole('button', { name: 'Abrir mesa' }).first().click()
    const tray = page.getByRole('region', { name: 'Fichas y acciones' })
    await tray.getByRole('button', { name: 'Continuar', exact: true }).click()
    await page.getByRole('radio', { name: 'Ficha de $50.000' }).click()
    await page.locator('[data-spot="red"]').focus()
    for (let bet = 0; bet < 3; bet++) await page.keyboard.press('Enter')
    const cited = page.getByRole('alert').locator('.cite')
    await expect(cited).toHaveText('GEN-06 · SCJ I.4.1')
    await cited.click()
    const dialog = page.getByRole('dialog')
    // The one rule it names is quoted; the rest of the article is folded.
    const quoted = dialog.locator('.article > li:visible blockquote')
    await expect(quoted).toHaveCount(1)
    await expect(quoted).toContainText('Una apuesta de palabra, sin fichas, no vale nunca.')
    await expect(dialog.locator('.places')).toContainText('SCJ I.4.1 · Apuestas')
    await expect(dialog.locator('.places')).toContainText('Superintendencia de Casinos de Juego de Chile')
    await fits(page)
    await dialog.getByRole('button', { name: 'Cerrar' }).click()

    await page.evaluate(() => localStorage.setItem('tapete.language', 'en'))
    await page.reload()
    await page.locator('[data-spot="red"]').focus()
    await page.keyboard.press('Enter')
    await cited.click()
    await expect(quoted).toContainText('A bet by word alone, without chips, never counts.')
    await expect(dialog.locator('.places')).toContainText('SCJ I.4.1 · Bets')
  })
}
