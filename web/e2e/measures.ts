// What takes how long for people: MEASURES=1 npx playwright test -c web/playwright.config.ts

import { expect, test } from '@playwright/test'
import { enter, send } from './kit.js'

const TABLES = 60

test('a newcomer, from the door to the first settled bet', async ({ browser, baseURL }) => {
  test.setTimeout(300_000)
  const seconds: number[] = []
  for (let attempt = 0; attempt < 3; attempt++) {
    const context = await browser.newContext({ baseURL: baseURL as string, locale: 'es-CL' })
    const page = await context.newPage()
    await page.goto('/login')
    const began = Date.now()
    await page.getByRole('button', { name: 'Entrar como invitado' }).click()
    await page.locator('.welcome .seat .btn.main').click()
    await page
      .getByRole('button', { name: /^Sentarse con/ })
      .first()
      .click()
    await page.waitForURL(/\/[^/]+\/[^/?]+$/)
    const [, table] = new URL(page.url()).pathname.slice(1).split('/')
    // A bet on anything the cloth has, by the page: what one place refuses, another takes.
    let tries = 0
    await expect
      .poll(
        async () => {
          const spots = page.locator('main [data-spot]:not([aria-disabled="true"])')
          const many = Math.max(1, await spots.count())
          const spot = spots.nth((tries++ * 7) % many)
          await spot.click({ timeout: 1000, force: true }).catch(() => {})
          const { seen } = await (await context.request.get(`/api/tables/${table}`)).json()
          return seen.table.bets.some((bet: { seat: string }) => bet.seat === `seat:${seen.you.seat}`)
        },
        { timeout: 60_000, intervals: [100] },
      )
      .toBe(true)
    const { seen } = await (await context.request.get(`/api/tables/${table}`)).json()
    await expect
      .poll(
        async () => {
          const now = (await (await context.request.get(`/api/tables/${table}`)).json()).seen
          return (
            now.table.round > seen.table.round ||
            !now.table.bets.some((bet: { seat: string }) => bet.seat === `seat:${now.you.seat}`)
          )
        },
        { timeout: 60_000, intervals: [100] },
      )
      .toBe(true)
    seconds.push(Math.round((Date.now() - began) / 100) / 10)
    console.log(`newcomer: ${seconds.at(-1)} s, at ${table}`)
    await context.close()
  }
})

test('the rooms with sixty tables on a phone', async ({ browser, baseURL }) => {
  test.setTimeout(240_000)
  const boss = await enter(browser, 'jefe-de-mesa', baseURL as string)
  const { games } = (await (await boss.request.get('/api/games')).json()) as { games: readonly { id: string }[] }
  const { rooms } = (await (await boss.request.get('/api/lobby')).json()) as { rooms: { tables: unknown[] }[] }
  for (let made = rooms.flatMap(({ tables }) => tables).length; made < TABLES; made++) {
    const game = games[made % games.length]?.id as string
    await send(boss.request, '/api/tables', {
      ...{ id: `sesenta-${made}`, game, room: 'Sala Sesenta', name: `Mesa ${made}`, mode: 'digital', robot: {} },
      config: { chip: 500, min: 1000 },
    }).catch(() => undefined)
  }
  const context = await browser.newContext({
    ...{ baseURL: baseURL as string, locale: 'es-CL', viewport: { width: 360, height: 780 } },
    ...{ deviceScaleFactor: 2, isMobile: true, hasTouch: true },
  })
  await send(context.request, '/api/guest', {})
  for (let attempt = 0; attempt < 3; attempt++) {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    // A middling phone on a fair connection: a quarter of this processor, 9 Mbit/s, 40 ms each way.
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    await session.send('Network.enable')
    await session.send('Network.setCacheDisabled', { cacheDisabled: true })
    await session.send('Network.emulateNetworkConditions', {
      ...{ offline: false, latency: 80, downloadThroughput: 1_125_000, uploadThroughput: 375_000 },
    })
    const began = Date.now()
    await page.goto('/?closed=1', { waitUntil: 'commit' })
    await page.locator('.game-tile').first().waitFor()
    const there = Date.now() - began
    await page.waitForLoadState('networkidle').catch(() => {})
    const frames = await page.evaluate(async () => {
      const times: number[] = []
      const height = document.documentElement.scrollHeight
      let before = performance.now()
      for (let y = 0; y < height; y += 40) {
        window.scrollTo(0, y)
        await new Promise(requestAnimationFrame)
        const now = performance.now()
        times.push(now - before)
        before = now
      }
      return times.sort((a, b) => a - b)
    })
    const part = (share: number) => Math.round(frames[Math.floor(frames.length * share)] as number)
    console.log(
      `sixty tables: first tile ${there} ms; scroll of ${frames.length} frames, median ${part(0.5)} ms, 95 % ${part(0.95)} ms, longest ${part(0.999)} ms`,
    )
    await page.close()
  }
  await context.close()
  await boss.close()
})
