// A guest plays a whole round of each game: real browser, real server, a practice table that waits for its player.

import { expect, type Page, test } from '@playwright/test'
import { accessible, fits, play, practice } from './kit.js'

// States cut instead of moving, so that nothing has to be waited for.
test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 1440, height: 900 } })

const said = (page: Page) => page.locator('.call')
const tray = (page: Page) => page.getByRole('region', { name: 'Fichas y acciones' })
const act = (page: Page, name: string) => tray(page).getByRole('button', { name, exact: true })
const onCloth = (page: Page, amount: string) => expect(tray(page).locator('.stake > div').first()).toContainText(amount)

/** In as a guest with one click, to a practice table, with chips. */
const sitAt = async (page: Page, game: string): Promise<void> => {
  await page.goto('/login')
  await page.getByRole('button', { name: 'Entrar como invitado' }).click()
  await expect(page.getByRole('heading', { name: 'Mesas abiertas' })).toBeVisible()
  await page.getByRole('link', { name: 'Práctica' }).click()
  await page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: game, exact: true }) })
    .getByRole('button', { name: 'Abrir mesa' })
    .click()
  await act(page, 'Comprar fichas').click()
  await page.getByRole('button', { name: '$100.000', exact: true }).click()
  await expect(tray(page)).toContainText('$100.000')
}

const goOn = (page: Page) => act(page, 'Continuar').click()
const openBets = async (page: Page): Promise<void> => {
  await goOn(page)
  await expect(said(page)).toHaveText('«Hagan su juego»')
}

/** The round is over, and everything staked was settled with an article. */
const settled = async (page: Page, lines: number): Promise<void> => {
  const payments = page.getByRole('region', { name: 'Tus pagos · tirada 1' })
  await expect(payments.locator('.pay > li')).toHaveCount(lines)
  for (const line of await payments.locator('.pay > li').all()) await expect(line.locator('.cite')).toContainText('SCJ')
  await onCloth(page, '$0')
}

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

test('Big Six on a phone: a round, its replay, its fairness', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await sitAt(page, 'Big Six o Rueda de la Fortuna')
  await openBets(page)
  await page.getByRole('button', { name: /^Valor 1\. Paga 1 a 1/ }).click()
  await onCloth(page, '$5.000')
  await accessible(page)
  await goOn(page)
  await expect(said(page)).toHaveText(/«Valor \d+/)
  await page.getByRole('tab', { name: 'Pagos' }).click()
  await settled(page, 1)
  await fits(page)

  await page.getByRole('button', { name: 'La mesa y tu puesto' }).click()
  await page.getByRole('link', { name: 'Historial y repetición' }).click()
  await page.getByRole('link', { name: /Tirada 1/ }).click()
  await page.getByRole('slider').press('End')
  await expect(page.locator('.told li').last()).toContainText('Termina la tirada')
  await accessible(page)

  await page.goBack()
  await page.getByRole('link', { name: 'Volver a la mesa' }).click()
  await page.getByRole('button', { name: 'La mesa y tu puesto' }).click()
  await page.getByRole('link', { name: 'Compromisos y semillas' }).click()
  await expect(page.getByText('1 de 100 resultados')).toBeVisible()
  await accessible(page)
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

test('a seat is taken and left once, even when the answers are lost', async ({ page }) => {
  await page.goto('/login')
  await page.getByRole('button', { name: 'Entrar como invitado' }).click()
  await expect(page.getByRole('heading', { name: 'Mesas abiertas' })).toBeVisible()
  const keys: string[] = []
  // The house hears it, and the first answer never arrives.
  for (const path of ['sit', 'leave'])
    await page.route(`**/api/tables/mesa-2/${path}`, async (route) => {
      keys.push(`${path} ${route.request().postDataJSON().key}`)
      if (keys.filter((key) => key.startsWith(path)).length > 1) return route.continue()
      await route.fetch()
      await route.abort()
    })
  await page.goto('/roulette/mesa-2')
  await act(page, 'Sentarse').click()
  await expect(act(page, 'Comprar fichas')).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await page.getByRole('button', { name: 'La mesa y tu puesto' }).click()
  await page.getByRole('button', { name: 'Dejar el puesto' }).click()
  // Who leaves without a bet on the cloth goes back to the rooms, once the answer is there.
  await expect(page).toHaveURL(/\/$/)
  await expect(page.getByRole('alert')).toHaveCount(0)
  expect(keys).toHaveLength(4)
  expect(new Set(keys).size).toBe(2)
})
