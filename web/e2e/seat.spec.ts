// Sitting down, practising, and the small things that must not be in the way.

import { expect, type Page, test } from '@playwright/test'
import { toBets } from './cards.js'
import { enter, play, practice, tableSeen } from './kit.js'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const boxOf = async (page: Page, selector: string) => {
  const box = await page.locator(selector).first().boundingBox()
  if (!box) throw new Error(`${selector} is not drawn`)
  return box
}

test('one click sits down with chips; another amount is one dialog', async ({ browser, baseURL }) => {
  const context = await enter(browser, 'guest', baseURL as string)
  const page = await context.newPage()
  await page.goto('/big-six/mesa-5')
  await page.getByRole('button', { name: 'Otro monto' }).click()
  const dialog = page.getByRole('dialog', { name: 'Sentarse con fichas' })
  await dialog.getByRole('button', { name: '$20.000' }).click()
  await expect(page.locator('.tray .stake')).toContainText('$20.000')
  const { you, view } = await tableSeen(context.request, 'mesa-5')
  expect(view.seats[`seat:${you.seat}`]?.chips).toBe(20_000)
  await context.close()
})

test('practice needs no buying, says that it is practice, and is offered again while it is open', async ({
  browser,
  baseURL,
}) => {
  const context = await enter(browser, 'guest', baseURL as string)
  const page = await context.newPage()
  await page.goto('/practice')
  await page.getByRole('button', { name: 'Abrir mesa' }).first().click()
  await expect(page.locator('.tray .stake')).toContainText('$100.000')
  await expect(page.locator('.practice-badge')).toHaveText('Fichas de práctica')
  await expect(page.getByRole('button', { name: 'Comprar fichas' })).toHaveCount(1)
  const address = new URL(page.url()).pathname
  await page.goto('/practice')
  await page.getByRole('region', { name: 'Tus mesas abiertas' }).getByRole('link', { name: 'Seguir' }).click()
  await expect(page).toHaveURL(address)
  await context.close()
})

test('the last bets are repeated after a reload, and in another tab', async ({ browser, baseURL }) => {
  const context = await enter(browser, 'guest', baseURL as string)
  const table = await practice(context.request, 'roulette-french')
  const page = await context.newPage()
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(`/roulette/${table}`)
  const proceed = (where: Page) => where.locator('.tray .proceed button').click()
  await proceed(page)
  await expect(page.locator('.call')).toHaveText('«Hagan su juego»')
  await page.locator('[data-spot="dozen:2"]').click({ force: true })
  await expect(page.locator('.cloth .stack')).toHaveCount(1)
  await proceed(page)
  await expect(page.locator('.slot-line')).toContainText('Tirada 1')
  for (const where of [page, await context.newPage()]) {
    await where.goto(`/roulette/${table}`)
    await expect(where.locator('.tray .proceed button')).toBeVisible()
  }
  await proceed(page)
  await page.getByRole('button', { name: 'Repetir' }).click()
  await expect
    .poll(async () => (await tableSeen(context.request, table)).view.bets.map(({ on, amount }) => `${on} ${amount}`))
    .toEqual(['dozen:2 5000'])
  await context.close()
})

for (const viewport of [
  { width: 360, height: 800 },
  { width: 1440, height: 900 },
])
  test(`a refusal has a place of its own and moves nothing, at ${viewport.width} pixels`, async ({
    browser,
    baseURL,
  }) => {
    const context = await enter(browser, 'guest', baseURL as string)
    const table = await practice(context.request, 'roulette-french')
    await play(context.request, table, { do: 'continue' })
    await play(context.request, table, { do: 'bet', on: 'red', amount: 98_000 })
    const page = await context.newPage()
    await page.setViewportSize(viewport)
    await page.goto(`/roulette/${table}`)
    await expect(page.locator('.cloth .stack')).toHaveCount(1)
    const parts = ['.cloth', '.tray', '.tray .rack', '.tray .acts', '.ribbon']
    const before = await Promise.all(parts.map((part) => boxOf(page, part)))
    await page.locator('[data-spot="straight:5"]').focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('alert')).toContainText('Tienes $2.000 en fichas')
    expect(await Promise.all(parts.map((part) => boxOf(page, part)))).toEqual(before)
    const [notice, rack] = [await boxOf(page, '[role="alert"]'), await boxOf(page, '.tray .rack')]
    expect(notice.y + notice.height).toBeLessThanOrEqual(rack.y)
    await context.close()
  })

/** Every chip that went back: from which spot, and where its way began, turned and ended. */
const watchBack = (page: Page) =>
  page.evaluate(() => {
    const seen: { spot: string | null; way: (string | null)[] }[] = []
    Object.assign(globalThis, { seen })
    new MutationObserver(() => {
      for (const node of document.querySelectorAll<HTMLElement>('.going-back:not([data-seen])')) {
        node.dataset.seen = ''
        const frames = (node.getAnimations()[0]?.effect as KeyframeEffect | undefined)?.getKeyframes() ?? []
        seen.push({ spot: node.getAttribute('data-back'), way: frames.map(({ transform }) => String(transform)) })
      }
    }).observe(document.body, { childList: true, subtree: true })
  })
const seenBack = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { seen: { spot: string; way: string[] }[] }).seen)

test('a chip that is refused goes back to the rack, except where nothing may move', async ({ browser, baseURL }) => {
  const still = await enter(browser, 'guest', baseURL as string)
  const table = await practice(still.request, 'roulette-french')
  await play(still.request, table, { do: 'continue' })
  await play(still.request, table, { do: 'bet', on: 'red', amount: 98_000 })
  const moving = await browser.newContext({
    ...{ baseURL: baseURL as string, locale: 'es-CL', reducedMotion: 'no-preference' },
    storageState: await still.storageState(),
  })
  for (const context of [moving, still]) {
    const page = await context.newPage()
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(`/roulette/${table}`)
    await expect(page.locator('.cloth .stack')).toHaveCount(1)
    await watchBack(page)
    await page.locator('[data-spot="straight:5"]').click({ force: true })
    await expect(page.getByRole('alert')).toContainText('Tienes $2.000 en fichas')
    const rack = await boxOf(page, '.rack [aria-checked="true"]')
    const home = `translate(${Math.round(rack.x + rack.width / 2)}px, ${Math.round(rack.y + rack.height / 2)}px)`
    const seen = await seenBack(page)
    if (context === still) expect(seen).toEqual([])
    else {
      expect(seen.map(({ spot }) => spot)).toEqual(['straight:5'])
      const [from, turn, stays, to] = seen[0]?.way ?? []
      expect([from, to]).toEqual([home, home])
      expect(turn).toBe(stays)
      expect(turn).not.toBe(home)
    }
    await expect(page.locator('.going-back')).toHaveCount(0)
    await context.close()
  }
})

test('the phrases of the croupier are spoken where somebody asked for it, and not before', async ({
  browser,
  baseURL,
}) => {
  const context = await enter(browser, 'guest', baseURL as string)
  const table = await practice(context.request, 'big-six')
  const page = await context.newPage()
  await page.addInitScript(() => {
    const spoken: string[] = []
    class Utterance {
      lang = ''
      constructor(readonly text: string) {}
    }
    const synthesis = {
      pending: false,
      cancel: () => {},
      speak: (said: Utterance) => spoken.push(`${said.lang} ${said.text}`),
    }
    Object.assign(globalThis, { spoken, SpeechSynthesisUtterance: Utterance })
    Object.defineProperty(globalThis, 'speechSynthesis', { value: synthesis, configurable: true })
  })
  const spoken = () => page.evaluate(() => (globalThis as unknown as { spoken: string[] }).spoken)
  await page.goto(`/big-six/${table}`)
  await page.getByRole('button', { name: 'Continuar' }).click()
  await expect(page.locator('.call')).toHaveText('«Hagan su juego»')
  expect(await spoken()).toEqual([])
  await page.getByRole('button', { name: 'La mesa y tu puesto' }).click()
  const menu = page.getByRole('dialog')
  await menu.getByLabel('Voz del croupier').check()
  await menu.getByRole('button', { name: 'Cerrar' }).click()
  await page.locator('.six-box').first().click()
  await page.getByRole('button', { name: 'Continuar' }).click()
  // What is over before it is drawn is not said any more.
  await expect.poll(async () => (await spoken())[0]).toMatch(/^es-CL (no más apuestas|valor)/)
  await page.reload()
  await expect(page.locator('.call')).toHaveText(/^«/)
  expect(await spoken()).toEqual([])
  await context.close()
})

test('a refusal goes with the bets it was about, and leaves its place to what they came to', async ({
  browser,
  baseURL,
}) => {
  const context = await enter(browser, 'guest', baseURL as string)
  const table = await practice(context.request, 'big-six', { chip: 500, min: 1000, max: 6000 })
  await play(context.request, table, { do: 'continue' })
  const page = await context.newPage()
  await page.setViewportSize({ width: 360, height: 780 })
  await page.goto(`/big-six/${table}`)
  await page.getByRole('radio', { name: 'Ficha de $5.000', exact: true }).click()
  const box = page.locator('[data-spot="value:1"]')
  await box.click()
  await expect(page.locator('.tray .stake')).toContainText('$5.000')
  await box.click()
  await expect(page.getByRole('alert')).toContainText('El máximo aquí es $6.000')
  // The round goes on without a press of this page: in another tab, or by the clock.
  await play(context.request, table, { do: 'continue' })
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(page.locator('.slot-line')).toContainText('Tirada 1')
  await context.close()
})

test('while the connection is lost the cloth stays as it was, dimmed, and takes nothing', async ({
  browser,
  baseURL,
}) => {
  const context = await enter(browser, 'guest', baseURL as string)
  const table = await practice(context.request, 'caribbean-poker')
  await toBets(context.request, table)
  const page = await context.newPage()
  await page.setViewportSize({ width: 360, height: 780 })
  const cut: (() => void)[] = []
  let linked = true
  await page.routeWebSocket(/./, (socket) => {
    if (!linked) return void socket.close()
    socket.connectToServer()
    cut.push(() => void socket.close())
  })
  await page.goto(`/bank-poker/${table}`)
  const circle = page.locator('.betbox [data-spot="ante"]')
  await expect(circle).toBeVisible()
  const before = await boxOf(page, '.betbox')
  linked = false
  for (const each of cut) each()
  await expect(page.getByRole('alert')).toContainText('Sin conexión desde las')
  expect(await boxOf(page, '.betbox')).toEqual(before)
  await expect(page.locator('.table-page.dim')).toHaveCount(1)
  await circle.click()
  linked = true
  await page.getByRole('button', { name: 'Reintentar ahora' }).click()
  await expect(page.getByRole('alert')).toHaveCount(0)
  expect((await tableSeen(context.request, table)).view.bets).toEqual([])
  await circle.click()
  await expect.poll(async () => (await tableSeen(context.request, table)).view.bets.length).toBe(1)
  await context.close()
})

test('what is told of a bet never lies over the cloth', async ({ browser, baseURL }) => {
  const context = await enter(browser, 'guest', baseURL as string)
  const table = await practice(context.request, 'roulette-french')
  await play(context.request, table, { do: 'continue' })
  const page = await context.newPage()
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(`/roulette/${table}`)
  for (const spot of ['straight:0', 'straight:17', 'corner:25-26-28-29', 'red', 'dozen:3', 'column:2']) {
    await page.locator(`[data-spot="${spot}"]`).hover({ force: true })
    const tip = await boxOf(page, '.tip')
    const cloth = await boxOf(page, '.cloth')
    expect(tip.y, spot).toBeGreaterThanOrEqual(cloth.y + cloth.height)
  }
  await context.close()
})

const POINTED: readonly (readonly [path: string, game: string, spots: readonly string[]])[] = [
  ['roulette', 'roulette-french', ['[data-spot="straight:17"]', '[data-spot="dozen:3"]']],
  ['big-six', 'big-six', ['[data-spot="value:1"]', '[data-spot="value:40-a"]']],
  ['dice', 'chuck-a-luck', ['[data-spot="low"]', '[data-spot="any-treble"]']],
  ['blackjack', 'challenge-21', ['.betbox [data-spot]']],
  ['baccarat', 'punto-y-banca', ['[data-spot="punto"]', '[data-spot="tie"]']],
  ['trente-et-quarante', 'trente-et-quarante', ['[data-spot="red"]', '[data-spot="inverse"]']],
]

for (const [path, game, spots] of POINTED)
  test(`${game}: what is told of a bet stays in its line, on a desk and on a phone`, async ({ browser, baseURL }) => {
    const context = await enter(browser, 'guest', baseURL as string)
    const table = await practice(context.request, game)
    await toBets(context.request, table)
    const page = await context.newPage()
    for (const width of [1440, 360]) {
      await page.setViewportSize({ width, height: 800 })
      await page.goto(`/${path}/${table}`)
      for (const spot of spots) {
        await page.locator(spot).first().hover({ force: true })
        await page.locator(spot).first().focus()
        const [tip, line] = [await boxOf(page, '.tip'), await boxOf(page, '.slot-line')]
        expect(tip.y, `${spot} at ${width}`).toBeGreaterThanOrEqual(line.y)
        expect(tip.y + tip.height, `${spot} at ${width}`).toBeLessThanOrEqual(line.y + line.height)
      }
    }
    await context.close()
  })

test('a wrong address of a table leads somewhere, and a right one of another family to its page', async ({
  browser,
  baseURL,
}) => {
  const context = await enter(browser, 'guest', baseURL as string)
  const page = await context.newPage()
  await page.goto('/roulette/no-hay-tal')
  await expect(page.getByText('Esta mesa no existe')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Practicar este juego' })).toHaveAttribute('href', /^\/practice/)
  await page.getByRole('link', { name: 'Ver las mesas abiertas' }).click()
  await expect(page).toHaveURL('/')
  const table = await practice(context.request, 'big-six')
  await page.goto(`/roulette/${table}`)
  await expect(page).toHaveURL(`/big-six/${table}`)
  await expect(page.locator('.six-box').first()).toBeVisible()
  await context.close()
})
