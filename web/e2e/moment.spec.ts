// The decisive moment of a round, and what moves: on a phone and beside a wide cloth.

import { type APIRequestContext, type Browser, expect, type Page, test } from '@playwright/test'
import { accessible, enter, play, practice, tableSeen } from './kit.js'

const PHONE = { width: 360, height: 800 }
const WIDE = { width: 1440, height: 900 }

interface Sitting {
  readonly page: Page
  readonly request: APIRequestContext
  readonly table: string
}

/** A guest at a practice table of French roulette with a bet on every dozen, in a browser in which things move. */
const seated = async (browser: Browser, baseURL: string, viewport: typeof PHONE, still = false): Promise<Sitting> => {
  const guest = await enter(browser, 'guest', baseURL)
  const table = await practice(guest.request, 'roulette-french')
  await play(guest.request, table, { do: 'continue' })
  for (const on of ['dozen:1', 'dozen:2', 'dozen:3', 'straight:17'])
    await play(guest.request, table, { do: 'bet', on, amount: 5000 })
  const context = await browser.newContext({
    ...{ baseURL, viewport, locale: 'es-CL', storageState: await guest.storageState() },
    reducedMotion: still ? 'reduce' : 'no-preference',
  })
  const page = await context.newPage()
  await page.goto(`/roulette/${table}`)
  await expect(page.locator('.cloth .stack')).toHaveCount(4)
  return { page, request: guest.request, table }
}

const goOn = (page: Page) => page.locator('.tray .proceed button').click()
const signed = (amount: number): string =>
  `${amount > 0 ? '+' : amount < 0 ? '−' : ''}$${String(Math.abs(amount)).replace(/\B(?=(\d{3})+(?!\d))/g, '.')}`

/** What the round came to by the house's own figures: the table opened with a hundred thousand. */
const netOf = async ({ request, table }: Sitting): Promise<number> => {
  await expect.poll(async () => (await tableSeen(request, table)).view.phase).toBe('idle')
  const { view } = await tableSeen(request, table)
  return (view.seats['seat:1']?.chips ?? 0) - 100_000
}

test('on a phone the wheel rises at «no más apuestas»; then the number, every bet and the net; then the cloth is back', async ({
  browser,
  baseURL,
}) => {
  const sitting = await seated(browser, baseURL as string, PHONE)
  const { page } = sitting
  const sheet = page.locator('.moment-sheet')
  await expect(sheet).toHaveCount(0)
  await goOn(page)
  await expect(sheet).toHaveAttribute('data-stage', 'closed')
  // Ribbon, wheel and chips tell the same moment.
  await expect(page.locator('.call')).toHaveText('«No más apuestas»')
  await expect(page.locator('.ribbon')).toHaveClass(/closed/)
  await expect(page.locator('.ribbon .next')).not.toContainText('Apuestas abiertas')
  await expect(sheet.locator('.mine li')).toContainText(['1ª docena', '2ª docena', '3ª docena', 'Pleno 17'])
  const wheel = await sheet.locator('.wheel').boundingBox()
  expect(wheel?.width).toBeGreaterThanOrEqual(280)

  await expect(sheet).toHaveAttribute('data-stage', 'told')
  const net = await netOf(sitting)
  const tone = net > 0 ? 'Ganas' : net < 0 ? 'Pierdes' : 'Quedas igual'
  await expect(sheet.locator('.own-net')).toHaveText(`${tone}${signed(net)}`)
  const size = (selector: string, rule: string) =>
    sheet
      .locator(selector)
      .evaluate((node, name) => Number.parseFloat(getComputedStyle(node).getPropertyValue(name)), rule)
  expect(await size('.figure .pk', 'width')).toBe(160)
  expect(await size('.own-net b', 'font-size')).toBeGreaterThanOrEqual(32)
  const named = await sheet.locator('.outcome li').count()
  expect(named).toBe(4)
  await accessible(page)

  // By itself, with the marker in sight and what it came to over the chips.
  await expect(sheet).toHaveCount(0)
  await expect(page.locator('.slot-line')).toContainText(signed(net))
  await expect(page.locator('[data-won]')).toBeInViewport()
})

test('the sheet is lowered by a touch, and shows the payments when asked', async ({ browser, baseURL }) => {
  const { page } = await seated(browser, baseURL as string, PHONE, true)
  await goOn(page)
  const sheet = page.locator('.moment-sheet')
  await sheet.getByRole('button', { name: 'Ver pagos' }).click()
  await expect(sheet).toHaveCount(0)
  await expect(page.getByRole('tab', { name: 'Pagos' })).toHaveAttribute('aria-selected', 'true')
  await expect(page.locator('.pay > li').first()).toBeVisible()
})

/** Every flight the page shows, once, in the order it first appears. */
const recordFlights = (page: Page) =>
  page.evaluate(() => {
    const seen: string[] = []
    Object.assign(globalThis, { flights: seen })
    const look = () => {
      for (const node of document.querySelectorAll('[data-flight]')) {
        const flight = node.getAttribute('data-flight') as string
        if (!seen.includes(flight)) seen.push(flight)
      }
    }
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true })
  })
const flightsOf = (page: Page) => page.evaluate(() => (globalThis as unknown as { flights: string[] }).flights)

interface Told {
  readonly type: string
  readonly on?: string
  readonly lines?: readonly { readonly on: string; readonly amount: number }[]
}

test('chips are collected and paid in the order of the events, and Space takes them to their end', async ({
  browser,
  baseURL,
}) => {
  const sitting = await seated(browser, baseURL as string, WIDE)
  const { page, request, table } = sitting
  await recordFlights(page)
  await goOn(page)
  // While bets are closed the wheel is large; the cloth keeps its place.
  await expect(page.locator('.at-moment')).toBeVisible()
  await expect
    .poll(async () => (await page.locator('.side .wheel').boundingBox())?.width ?? 0)
    .toBeGreaterThanOrEqual(440)
  const net = await netOf(sitting)
  await expect(page.locator('.side .own-net')).toContainText(signed(net), { timeout: 30_000 })
  const round = await (await request.get(`/api/tables/${table}/rounds/1`)).json()
  const events = (round.entries as { events: Told[] }[]).flatMap((entry) => entry.events)
  const order = events.flatMap(({ type, on, lines }) =>
    type === 'collected'
      ? [`collected ${on}`]
      : type === 'paid'
        ? (lines ?? []).filter(({ amount }) => amount > 0).map((line) => `paid ${line.on}`)
        : [],
  )
  expect(order.length).toBe(4)
  expect(await flightsOf(page)).toEqual(order)

  await goOn(page)
  await expect(page.locator('.call')).toHaveText('«Hagan su juego»')
  await page.locator('[data-spot="dozen:1"]').click({ force: true })
  await expect(page.locator('.cloth .stack')).toHaveCount(1)
  await goOn(page)
  await expect(page.locator('[data-flight]').first()).toBeVisible({ timeout: 30_000 })
  await page.keyboard.press('Space')
  await expect(page.locator('[data-flight]')).toHaveCount(0)
  await expect(page.locator('.tray .proceed button')).toHaveText(/Continuar/)
})

test('where movement is not wanted nothing moves: the result is there at once', async ({ browser, baseURL }) => {
  const sitting = await seated(browser, baseURL as string, WIDE, true)
  const { page } = sitting
  await recordFlights(page)
  await goOn(page)
  await expect(page.locator('.side .own-net')).toContainText(signed(await netOf(sitting)))
  expect(await flightsOf(page)).toEqual([])
  expect(
    await page.evaluate(() => document.getAnimations().filter((each) => each.playState === 'running').length),
  ).toBe(0)
})

test('sound is made in the browser, off until asked, and remembered', async ({ browser, baseURL }) => {
  const guest = await enter(browser, 'guest', baseURL as string)
  const table = await practice(guest.request, 'big-six')
  const page = await guest.newPage()
  await page.addInitScript(() => {
    const Heard = globalThis.AudioContext
    Object.assign(globalThis, { made: 0 })
    globalThis.AudioContext = class extends Heard {
      constructor() {
        super()
        Object.assign(globalThis, { made: (globalThis as unknown as { made: number }).made + 1 })
      }
    }
  })
  const made = () => page.evaluate(() => (globalThis as unknown as { made: number }).made)
  await page.goto(`/big-six/${table}`)
  const speaker = page.getByRole('button', { name: 'Sonido' })
  await expect(speaker).toHaveAttribute('aria-pressed', 'false')
  await page.locator('.tray .proceed button').click()
  await page.locator('[data-spot="value:1"]').click()
  expect(await made()).toBe(0)
  await speaker.click()
  await expect(speaker).toHaveAttribute('aria-pressed', 'true')
  expect(await made()).toBe(1)
  await page.reload()
  await expect(speaker).toHaveAttribute('aria-pressed', 'true')
  await guest.close()
})
