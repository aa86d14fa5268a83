// A guest plays a whole round of each roulette: real browser, real server, a practice table that waits for its player.

import { expect, test } from '@playwright/test'
import { accessible, play, practice } from '../kit.js'
import { act, goOn, onCloth, openBets, said, settled, sitAt } from '../player.js'

// States cut instead of moving, so that nothing has to be waited for.
test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 1440, height: 900 } })

test('French roulette: keyboard bets, a refusal, undo, a called bet, the number and its payments', async ({ page }) => {
  await sitAt(page, 'Ruleta francesa')
  await openBets(page)
  await accessible(page)

  // The cloth by keyboard alone: the 17, then up to its line.
  await page.locator('[data-spot="straight:17"]').focus()
  await page.keyboard.press('Enter')
  await onCloth(page, '$5.000')
  await page.keyboard.press('z')
  await onCloth(page, '$0')
  await page.keyboard.press('Enter')
  await onCloth(page, '$5.000')

  // Fifty thousand twice is more than there is: the second is refused, with its article, and nothing moves.
  await page.getByRole('radio', { name: 'Ficha de $50.000' }).click()
  await page.locator('[data-spot="red"]').click({ force: true })
  await onCloth(page, '$55.000')
  await page.locator('[data-spot="red"]').click({ force: true })
  await expect(page.getByRole('alert')).toContainText('Tienes $45.000 en fichas')
  await expect(page.getByRole('alert').locator('.cite')).toContainText('SCJ')
  await onCloth(page, '$55.000')

  await page.getByRole('radio', { name: 'Ficha de $1.000' }).click()
  await page
    .getByRole('group', { name: 'Pista de apuestas llamadas' })
    .getByRole('button', { name: /^Tercio/ })
    .click()
  await expect(page.getByText('pedida, la pone el croupier').first()).toBeVisible()

  await goOn(page)
  await expect(said(page)).toHaveText(/«(\d+ (rojo|negro)|Cero)/)
  await expect(page.locator('.bowl .pk')).toBeVisible()
  const number = await page.locator('.bowl .pk').evaluate((node) => node.firstChild?.textContent)
  await expect(page.locator('.wheel')).toHaveAttribute('aria-label', new RegExp(`bola en ${number}\\b`))
  const zero = page.getByRole('button', { name: 'Dejarla en prisión' })
  if (number === '0') await zero.click()
  await expect(page.getByRole('region', { name: 'Tus pagos · tirada 1' }).locator('.pay > li').first()).toBeVisible()
  await accessible(page)
})

test('American roulette: a colour of one’s own, inside bets with it, repeat and double', async ({ page }) => {
  await sitAt(page, 'Ruleta americana con un cero')
  await openBets(page)
  await page.locator('[data-spot="straight:8"]').click({ force: true })
  await expect(page.getByRole('alert')).toContainText('Elige primero tus fichas')

  await act(page, 'Elegir fichas').click()
  await accessible(page)
  await page.getByRole('button', { name: 'Tomar el azul' }).click()
  await expect(page.getByRole('region', { name: 'Tablero marcador' })).toContainText('Azul vale $1.000')
  await page.locator('[data-spot="straight:8"]').click({ force: true })
  await onCloth(page, '$2.000')
  await page.locator('[data-spot="split:8-11"]').click({ force: true })
  await onCloth(page, '$4.000')
  await act(page, 'Doblar').click()
  await onCloth(page, '$8.000')
  await goOn(page)
  await settled(page, 2)

  await openBets(page)
  await act(page, 'Repetir').click()
  await onCloth(page, '$8.000')
})

test('American roulette with double zero: one denomination, the five-number line', async ({ page }) => {
  await sitAt(page, 'Ruleta americana con doble cero')
  await act(page, 'Elegir fichas').click()
  await page.getByRole('button', { name: 'Jugar con $1.000', exact: true }).click()
  await expect(page.getByRole('region', { name: 'Tablero marcador' })).toContainText('Denominación $1.000')
  await openBets(page)
  await page.locator('[data-spot="special-line:0-00-1-2-3"]').click({ force: true })
  await onCloth(page, '$2.000')
  await act(page, 'Limpiar').click()
  await onCloth(page, '$0')
  await page.locator('[data-spot="straight:00"]').click({ force: true })
  await onCloth(page, '$2.000')
  await goOn(page)
  await settled(page, 1)
})

test('the odds at a table are those of its own options', async ({ page }) => {
  await page.goto('/login')
  await page.getByRole('button', { name: 'Entrar como invitado' }).click()
  await expect(page.getByRole('heading', { name: 'Mesas abiertas' })).toBeVisible()
  const config = { chip: 500, min: 1000, calls: false, zeroDefault: 'prison' }
  const table = await practice(page.request, 'roulette-french', config)
  await play(page.request, table, { do: 'continue' })
  await page.goto(`/roulette/${table}`)
  // In prison the house keeps 19/1369 of an even chance; by default it would be half, 1/74.
  await page.locator('[data-spot="red"]').hover({ force: true })
  await expect(page.locator('.tip')).toContainText('19/1369 · 1,39')
  await page.getByRole('button', { name: 'La mesa y tu puesto' }).click()
  await page.getByRole('link', { name: 'Probabilidades de este juego' }).click()
  await expect(page.getByText('Con las opciones de tu mesa.')).toBeVisible()
  const kinds = page.getByRole('region', { name: 'Por tipo de apuesta' })
  await expect(kinds).toContainText('Suerte sencilla (prisión)')
  await expect(kinds).not.toContainText('Vecinos del cero')
})
