// The pictures of the README, taken again: PICTURES=1 npx playwright test -c web/playwright.config.ts

import { fileURLToPath } from 'node:url'
import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { enter, openLive, play, practice, send } from './kit.js'

const at = (name: string): string => fileURLToPath(new URL(`../../docs/screens/${name}.png`, import.meta.url))

const seen = async (context: BrowserContext, language: string, path: string, width: number): Promise<Page> => {
  const page = await context.newPage()
  await page.addInitScript((chosen) => localStorage.setItem('tapete.language', chosen), language)
  await page.setViewportSize({ width, height: width > 700 ? 900 : 780 })
  await page.goto(path, { waitUntil: 'networkidle' })
  return page
}

const take = async (page: Page, name: string): Promise<void> => {
  await page.evaluate(() => document.fonts.ready)
  await page.screenshot({ path: at(name), animations: 'disabled' })
  await page.close()
}

test('pictures of the floor', async ({ browser, baseURL }) => {
  test.setTimeout(180_000)
  const [boss, croupier, player, other, guest] = (await Promise.all(
    ['jefe-de-mesa', 'croupier', 'jugador', 'jugadora', 'guest'].map((name) => enter(browser, name, baseURL as string)),
  )) as [BrowserContext, BrowserContext, BrowserContext, BrowserContext, BrowserContext]
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
  const first = await seen(player, 'es-CL', '/roulette/mesa-en-vivo', 1440)
  await spin('mesa-en-vivo', '0', french)
  await expect(first.getByRole('button', { name: 'Dejarla en prisión' }).first()).toBeVisible()
  await take(first, 'roulette')

  // American: two players, each in a colour; the console with a number not yet confirmed.
  await openLive(boss.request, { id: 'americana', game: 'roulette-american', name: 'Mesa 7', room: 'Sala Ruletas' })
  await sit(other, 'americana', 2)
  await sit(guest, 'americana', 5)
  await play(other.request, 'americana', { do: 'take-colour', colour: 'blue', unit: 1000, amount: 80_000 })
  await play(guest.request, 'americana', { do: 'take-colour', colour: 'yellow', unit: 2000, amount: 80_000 })
  const american = async () => {
    const bets: [BrowserContext, string, number][] = [
      [other, 'straight:17', 2000],
      [other, 'split:8-11', 3000],
      [other, 'corner:25-26-28-29', 2000],
      [other, 'street:31-32-33', 4000],
      [guest, 'straight:17', 4000],
      [guest, 'straight:20', 4000],
      [guest, 'six-line:13-14-15-16-17-18', 6000],
    ]
    for (const [who, on, amount] of bets)
      await play(who.request, 'americana', { do: 'bet', on, amount, with: 'colour' })
    await play(other.request, 'americana', { do: 'bet', on: 'black', amount: 10_000 })
    await play(guest.request, 'americana', { do: 'bet', on: 'column:2', amount: 5000 })
  }
  for (const pocket of ['20', '8', '32']) await spin('americana', pocket, american)
  const seat = await seen(other, 'en', '/roulette/americana', 1440)
  const standing = await seen(other, 'en', '/roulette/americana', 360)
  const desk = await seen(croupier, 'es-CL', '/croupier/americana', 1440)
  const pocket = await seen(croupier, 'es-CL', '/croupier/americana', 360)
  await spin('americana', null, american)
  await expect(seat.locator('.call')).toContainText('No más apuestas')
  await take(seat, 'american')
  await take(standing, 'american-phone')
  for (const [page, name] of [
    [desk, 'croupier'],
    [pocket, 'croupier-phone'],
  ] as const) {
    await page.getByRole('button', { name: '17 negro', exact: true }).click()
    await expect(page.locator('.draft')).toContainText('17 negro, sin confirmar')
    await page.evaluate(() => window.scrollTo(0, 0))
    await page.mouse.move(0, 0)
    await take(page, name)
  }

  const six = await practice(guest.request, 'big-six')
  for (let round = 0; round < 4; round++) {
    await play(guest.request, six, { do: 'continue' })
    for (const on of ['value:1', 'value:10', 'value:40-a'])
      await play(guest.request, six, { do: 'bet', on, amount: 5000 })
    if (round < 3) await play(guest.request, six, { do: 'continue' })
  }
  await take(await seen(guest, 'es-CL', `/big-six/${six}`, 360), 'big-six-phone')
})

test('pictures of the blackjack room', async ({ browser, baseURL }) => {
  test.setTimeout(120_000)
  const [boss, croupier, first, second, third] = (await Promise.all(
    ['jefe-de-mesa', 'croupier', 'guest', 'guest', 'guest'].map((name) => enter(browser, name, baseURL as string)),
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
  const wide = await seen(first, 'es-CL', `/blackjack/${table}`, 1440)
  await expect(wide.getByRole('region', { name: '¿Seguro?' }).first()).toBeVisible()
  await take(wide, 'blackjack')
  await serve({ do: 'no-more-insurance' }, { do: 'stand', for: 'seat:2' })
  await play(first.request, table, { do: 'split' })
  await deal('3h')
  const phone = await seen(first, 'en', `/blackjack/${table}`, 360)
  await expect(phone.getByRole('region', { name: 'Your decision' })).toBeVisible()
  await take(phone, 'blackjack-phone')
})
