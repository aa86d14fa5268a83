// A player's own page, and what of it is seen at the table: real browser, real server.

import { randomUUID } from 'node:crypto'
import { type Browser, type BrowserContext, expect, type Page, test } from '@playwright/test'
import { accessible, enter, fits, newcomer, send } from './kit.js'

const OWN = 'mesa-y-lampara-7'

const playerWith = async (browser: Browser, baseURL: string, name: string): Promise<BrowserContext> => {
  const context = await newcomer(browser, baseURL, { name, role: 'player' }, OWN)
  const { person } = (await (await context.request.get('/api/me')).json()) as { person: { id: number } }
  const desk = await enter(browser, 'operador', baseURL)
  await send(desk.request, '/api/desk/deposit', { person: person.id, amount: 100_000, key: randomUUID() })
  await desk.close()
  return context
}

const robotRoulette = async (context: BrowserContext): Promise<string> => {
  const { rooms } = (await (await context.request.get('/api/lobby')).json()) as {
    rooms: { tables: { id: string; game: string; robot: boolean }[] }[]
  }
  const found = rooms.flatMap(({ tables }) => tables).find(({ game, robot }) => robot && game === 'roulette-french')
  return (found as { id: string }).id
}

const sound = async (page: Page): Promise<void> => {
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await fits(page)
    await accessible(page)
  }
}

test('a limit is set by keyboard, is tighter at once, waits to be looser, and is held at the table', async ({
  browser,
  baseURL,
}) => {
  const context = await playerWith(browser, baseURL as string, `Lía ${process.pid}`)
  const page = await context.newPage()
  await page.goto('/')
  await page.getByRole('link', { name: 'Mi cuenta' }).press('Enter')
  const limits = page.getByRole('region', { name: 'Mis límites' })
  await limits.getByLabel('Monto en pesos').fill('2000')
  await page.keyboard.press('Enter')
  await expect(limits.getByRole('listitem')).toContainText('Pérdida por día')
  await expect(limits.getByRole('listitem')).toContainText('$2.000')
  await limits.getByLabel('Monto en pesos').fill('50000')
  await page.keyboard.press('Enter')
  await expect(limits.getByRole('listitem')).toContainText('Cambia a $50.000')
  await sound(page)
  await limits.getByRole('button', { name: 'Dejarlo como está' }).press('Enter')
  await expect(limits.getByRole('listitem')).not.toContainText('Cambia a')

  const table = await robotRoulette(context)
  await page.setViewportSize({ width: 360, height: 780 })
  await page.goto(`/roulette/${table}`)
  await send(context.request, `/api/tables/${table}/sit`, {})
  await page.reload()
  const playing = page.getByRole('region', { name: 'Tu juego' })
  await expect(playing).toContainText(/Jugando \d+ min/)
  await expect(playing).toContainText('Hoy $0')
  await expect(playing).toBeInViewport()
  const over = await context.request.post(`/api/tables/${table}/moves`, {
    data: { move: { do: 'buy', amount: 5_000 }, key: randomUUID() },
    headers: { 'x-tapete': '1' },
  })
  expect((await over.json()).error.code).toBe('loss-limit')
  await sound(page)
  await send(context.request, `/api/tables/${table}/leave`, {})
  await context.close()
})

test('a player stops for a month: asked twice, with the password, and seen everywhere', async ({
  browser,
  baseURL,
}) => {
  const context = await playerWith(browser, baseURL as string, `Mar ${process.pid}`)
  const page = await context.newPage()
  await page.goto('/account')
  const pause = page.getByRole('region', { name: 'Dejar de jugar por un tiempo' })
  await pause.getByRole('button', { name: '30 días' }).press('Space')
  await pause.getByLabel('Tu contraseña').fill('otra-cosa-9')
  await page.keyboard.press('Enter')
  const no = pause.getByRole('button', { name: 'No', exact: true })
  await expect(no).toBeFocused()
  // The question stands above its answers, not under them.
  const asked = await pause.locator('.draft b').boundingBox()
  expect((asked?.y ?? 0) + (asked?.height ?? 0)).toBeLessThanOrEqual((await no.boundingBox())?.y ?? 0)
  await pause.getByRole('button', { name: 'Sí, excluirme' }).press('Enter')
  await expect(pause.getByRole('alert')).toContainText('no es correcta')
  await pause.getByLabel('Tu contraseña').fill(OWN)
  await page.keyboard.press('Enter')
  await pause.getByRole('button', { name: 'Sí, excluirme' }).press('Enter')
  await expect(page.getByText(/^Estás excluido hasta el/)).toBeVisible()
  const table = await robotRoulette(context)
  const sit = await context.request.post(`/api/tables/${table}/sit`, { data: {}, headers: { 'x-tapete': '1' } })
  expect((await sit.json()).error.code).toBe('excluded-from-house')
  const year = page.getByRole('region', { name: 'Mi año' }).first()
  await expect(year).toContainText('+$100.000')
  const file = page.waitForEvent('download')
  await year.getByRole('link', { name: 'Descargar CSV' }).click()
  expect((await file).suggestedFilename()).toMatch(/^tapete-20\d\d\.csv$/)
  await page
    .getByRole('button', { name: /English|EN/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { name: 'My year' })).toBeVisible()
  await sound(page)
  // On a phone the bar is two rows in either language, and every amount of the year is on the screen.
  await page.setViewportSize({ width: 360, height: 780 })
  expect((await page.locator('.top.house').boundingBox())?.height).toBeLessThan(110)
  const cell = await page.locator('.year tbody tr').first().locator('td').last().boundingBox()
  expect((cell?.x ?? 0) + (cell?.width ?? 0)).toBeLessThanOrEqual(360)

  // The house sees it, and can do nothing about it.
  const operator = await (await enter(browser, 'operador', baseURL as string)).newPage()
  await operator.goto('/accounts')
  await operator.getByLabel('Cargo').selectOption('player')
  await operator.getByRole('searchbox', { name: 'Buscar cuenta' }).fill(`Mar ${process.pid}`)
  await operator.getByRole('button', { name: new RegExp(`^Mar ${process.pid}`) }).click()
  const exclusion = operator.getByRole('region', { name: 'Excluir de la casa' })
  await expect(exclusion).toContainText('Nadie puede acortarlo')
  await expect(exclusion.getByRole('button', { name: 'Proponer que vuelva' })).toHaveCount(0)
  await sound(operator)
  await context.close()
})
