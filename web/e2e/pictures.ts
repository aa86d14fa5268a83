// The pictures of the README, each in the language of its reader, taken again:
// PICTURES=1 npx playwright test -c web/playwright.config.ts

import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type Browser, type BrowserContext, expect, type Page, test } from '@playwright/test'
import { movingPicture } from './apng.js'
import { enter, openLive, play, send } from './kit.js'

const LANGUAGES = ['es-CL', 'en'] as const
type Language = (typeof LANGUAGES)[number]

const at = (name: string, language: Language, kind = 'jpg'): string =>
  fileURLToPath(new URL(`../../docs/screens/${name}-${language === 'en' ? 'en' : 'es'}.${kind}`, import.meta.url))

const seen = async (context: BrowserContext, language: Language, path: string, width: number): Promise<Page> => {
  const page = await context.newPage()
  await page.addInitScript((chosen) => localStorage.setItem('tapete.language', chosen), language)
  await page.setViewportSize({ width, height: width > 700 ? 800 : 740 })
  await page.goto(path)
  return page
}

const take = async (page: Page, name: string, language: Language): Promise<void> => {
  await page.evaluate(() => document.fonts.ready)
  await page.mouse.move(0, 0)
  await page.evaluate(() => window.scrollTo(0, 0))
  await page.screenshot({ path: at(name, language), type: 'jpeg', quality: 82, animations: 'disabled' })
  await page.close()
}

const people = (browser: Browser, url: string, ...names: readonly string[]): Promise<BrowserContext[]> =>
  Promise.all(names.map((name) => enter(browser, name, url)))

test('a table after the zero, and the console with a number not yet confirmed', async ({ browser, baseURL }) => {
  test.setTimeout(180_000)
  const [boss, croupier, player, other] = (await people(
    ...[browser, baseURL as string, 'jefe-de-mesa', 'croupier', 'jugador', 'jugadora'],
  )) as [BrowserContext, BrowserContext, BrowserContext, BrowserContext]
  const sit = async (who: BrowserContext, table: string, seat: number) => {
    await send(who.request, `/api/tables/${table}/sit`, { seat })
    await play(who.request, table, { do: 'buy', amount: 200_000 })
  }
  let wheel = 'counter-clockwise'
  const spin = async (table: string, pocket: string | null, bet: () => Promise<void>) => {
    await play(croupier.request, table, { do: 'start' })
    await bet()
    wheel = wheel === 'clockwise' ? 'counter-clockwise' : 'clockwise'
    await play(croupier.request, table, { do: 'spin', wheel })
    await play(croupier.request, table, { do: 'no-more-bets' })
    if (pocket === null) return
    await play(croupier.request, table, { do: 'ball', pocket })
    await play(croupier.request, table, { do: 'collect' })
    await play(boss.request, table, { do: 'approve' })
    await play(croupier.request, table, { do: 'pay' })
    await play(croupier.request, table, { do: 'check-ball', state: 'sound' })
  }

  // French: the zero comes, and an even chance waits for its player.
  await sit(player, 'mesa-en-vivo', 3)
  const french = async () => {
    for (const on of ['straight:0', 'straight:17', 'split:8-11', 'corner:25-26-28-29', 'dozen:2'])
      await play(player.request, 'mesa-en-vivo', { do: 'bet', on, amount: 2000 })
    for (const on of ['red', 'even']) await play(player.request, 'mesa-en-vivo', { do: 'bet', on, amount: 10_000 })
  }
  for (const pocket of ['17', '32', '8', '25']) await spin('mesa-en-vivo', pocket, french)
  await spin('mesa-en-vivo', '0', french)
  for (const language of LANGUAGES) {
    const page = await seen(player, language, '/roulette/mesa-en-vivo', 1440)
    await expect(page.getByRole('button', { name: language === 'en' ? /prison/i : /prisión/i }).first()).toBeVisible()
    await take(page, 'table', language)
  }

  await openLive(boss.request, { id: 'americana', game: 'roulette-american', name: 'Mesa 7', room: 'Sala Ruletas' })
  await sit(other, 'americana', 2)
  await play(other.request, 'americana', { do: 'take-colour', colour: 'blue', unit: 1000, amount: 80_000 })
  const american = async () => {
    for (const [on, amount] of [
      ['straight:17', 2000],
      ['split:8-11', 3000],
      ['corner:25-26-28-29', 2000],
      ['street:31-32-33', 4000],
    ] as const)
      await play(other.request, 'americana', { do: 'bet', on, amount, with: 'colour' })
    await play(other.request, 'americana', { do: 'bet', on: 'black', amount: 10_000 })
  }
  for (const pocket of ['20', '8', '32']) await spin('americana', pocket, american)
  await spin('americana', null, american)
  for (const language of LANGUAGES) {
    const console = await seen(croupier, language, '/croupier/americana', 1280)
    await console.getByRole('button', { name: language === 'en' ? '17 black' : '17 negro', exact: true }).click()
    await expect(console.locator('.draft')).toContainText('17')
    await take(console, 'console', language)
  }
})

test('the rooms, the odds and the inspection', async ({ browser, baseURL }) => {
  test.setTimeout(240_000)
  const [guest, inspector] = (await people(browser, baseURL as string, 'guest', 'fiscalizador')) as [
    BrowserContext,
    BrowserContext,
  ]
  for (const language of LANGUAGES) {
    const odds = await seen(guest, language, '/odds/roulette-french', 1280)
    await expect(odds.locator('.kinds td').first()).toBeVisible()
    await take(odds, 'odds', language)
    const inspection = await seen(inspector, language, '/regulator/mesa-1', 1280)
    await inspection.waitForLoadState('networkidle')
    await take(inspection, 'regulator', language)
  }
  // Until each of the lively tables has a few results.
  const played = async () => {
    const { rooms } = (await (await guest.request.get('/api/lobby')).json()) as {
      rooms: readonly { tables: readonly { round: number }[] }[]
    }
    return rooms.flatMap(({ tables }) => tables).filter(({ round }) => round >= 4).length
  }
  await expect.poll(played, { timeout: 200_000, intervals: [5000] }).toBeGreaterThanOrEqual(4)
  for (const language of LANGUAGES)
    for (const [name, path, width] of [
      ['lobby', '/?game=roulette-french', 1280],
      ['lobby-phone', '/', 360],
    ] as const) {
      const page = await seen(guest, language, path, width)
      await expect(page.locator('.game-tile').first()).toBeVisible()
      await page.waitForTimeout(500)
      await take(page, name, language)
    }
})

const FRAMES = 12
const FRAME_MS = 600

test('a spin on the phone, moving', async ({ browser, baseURL }) => {
  test.setTimeout(120_000)
  for (const language of LANGUAGES) {
    const viewport = { width: 320, height: 568 }
    const context = await browser.newContext({ baseURL: baseURL as string, locale: language, viewport })
    await send(context.request, '/api/guest', {})
    const { table } = await send<{ table: string }>(context.request, '/api/practice', {
      ...{ game: 'roulette-french', config: { chip: 500, min: 1000 } },
    })
    await play(context.request, table, { do: 'continue' })
    for (const on of ['red', 'dozen:2', 'straight:17'])
      await play(context.request, table, { do: 'bet', on, amount: 2000 })
    const page = await context.newPage()
    await page.goto(`/roulette/${table}`)
    await expect(page.locator('.call')).toBeVisible()
    await page.evaluate(() => document.fonts.ready)
    const frames = [await page.screenshot()]
    await play(context.request, table, { do: 'continue' })
    for (let frame = 1; frame < FRAMES; frame++) {
      await page.waitForTimeout(FRAME_MS)
      frames.push(await page.screenshot())
    }
    writeFileSync(at('moment', language, 'png'), movingPicture(frames, FRAME_MS, 3000))
    await context.close()
  }
})

test('a split pair on the phone', async ({ browser, baseURL }) => {
  test.setTimeout(120_000)
  const [boss, croupier, first, second, third] = (await people(
    ...[browser, baseURL as string, 'jefe-de-mesa', 'croupier', 'guest', 'guest', 'guest'],
  )) as [BrowserContext, BrowserContext, BrowserContext, BrowserContext, BrowserContext]
  const table = 'mesa-12'
  await openLive(boss.request, { id: table, game: 'blackjack-perfect-pairs', name: 'Mesa 12' })
  for (const [who, seat] of [
    [first, 4],
    [second, 2],
    [third, 6],
  ] as const) {
    await send(who.request, `/api/tables/${table}/sit`, { seat })
    await play(who.request, table, { do: 'buy', amount: 200_000 })
  }
  const serve = async (...moves: readonly object[]) => {
    for (const move of moves) await play(croupier.request, table, move)
  }
  const deal = (cards: string) => serve(...cards.split(' ').map((card) => ({ do: 'card', card })))
  await serve({ do: 'show-cards' }, { do: 'shuffle' })
  await play(second.request, table, { do: 'pass-cut' })
  await play(first.request, table, { do: 'cut', at: 150 })
  await serve({ do: 'load', separator: 'inserted' }, { do: 'burn' }, { do: 'start' })
  await play(first.request, table, { do: 'bet', on: 'pairs:4', amount: 500 })
  for (const [who, on, amount] of [
    [first, 'main:4', 20_000],
    [first, 'main:5', 10_000],
    [second, 'main:2', 5000],
    [third, 'main:6', 50_000],
  ] as const)
    await play(who.request, table, { do: 'bet', on, amount })
  await serve({ do: 'no-more-bets' })
  await deal('Th 8s 6c Ac As 8h 8d 5d Kd')
  await serve({ do: 'settle-pairs' })
  await serve({ do: 'no-more-insurance' }, { do: 'stand', for: 'seat:2' })
  await play(first.request, table, { do: 'split' })
  await deal('3h')
  for (const language of LANGUAGES) {
    const phone = await seen(first, language, `/blackjack/${table}`, 360)
    await expect(phone.getByRole('region', { name: language === 'en' ? 'Your decision' : 'Tu decisión' })).toBeVisible()
    await take(phone, 'cards-phone', language)
  }
})
