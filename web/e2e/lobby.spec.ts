// The rooms: families, tiles that open to their tables, filters in the address, favourites, the way back to a seat; the same
// picker in odds, rules and practice; one's own plays; the language of a first visit.

import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { FAMILIES } from '../src/games/registry.js'
import { enter, openLive, play, send } from './kit.js'

const tiles = (page: Page) => page.locator('.game-tile')
const summed = async (page: Page): Promise<number> =>
  Number.parseInt((await page.locator('.filter-bar .sum b').textContent()) ?? '', 10)

const titles = async (context: BrowserContext): Promise<readonly { id: string; title: { es: string } }[]> =>
  (await (await context.request.get('/api/games')).json()).games

/** How many families the games of this house are of. */
const families = async (context: BrowserContext): Promise<number> => {
  const offered = new Set((await titles(context)).map(({ id }) => id))
  return FAMILIES.filter(({ games }) => Object.keys(games).some((id) => offered.has(id))).length
}

test('every family is a button, every game with a table a tile that opens to its tables', async ({
  browser,
  baseURL,
}) => {
  const context = await enter(browser, 'guest', baseURL as string)
  const page = await context.newPage()
  await page.goto('/')
  await expect(tiles(page).first()).toBeVisible()
  const bar = page.getByRole('group', { name: 'Familias de juegos' })
  await expect(bar.getByRole('button')).toHaveCount((await families(context)) + 1)
  expect(await tiles(page).count()).toBe(await summed(page))
  const first = tiles(page).first()
  const name = await first.locator('h3').textContent()
  await first.getByRole('button', { name: name as string, exact: true }).click()
  await expect(page).toHaveURL(/game=/)
  const tables = page.getByRole('region', { name: `Mesas de ${name}` })
  await expect(tables.getByRole('listitem').first()).toBeVisible()
  await expect(tables.getByRole('link', { name: /^Sentarse/ }).first()).toBeVisible()
  await expect(tables.getByRole('link', { name: 'Probabilidades' })).toBeVisible()
  // A link leads to the same list, with the same tables open.
  await page.reload()
  await expect(page.getByRole('region', { name: `Mesas de ${name}` })).toBeVisible()
  await bar.getByRole('button').nth(1).click()
  await expect(page).toHaveURL(/family=/)
  await expect(page.locator('.welcome')).toHaveCount(0)
  await context.close()
})

test('filters combine, stand in the address, and are taken away together', async ({ browser, baseURL }) => {
  const context = await enter(browser, 'guest', baseURL as string)
  const page = await context.newPage()
  await page.goto('/')
  await expect(tiles(page).first()).toBeVisible()
  const all = await summed(page)
  await page.getByRole('button', { name: 'En vivo' }).click()
  await page.getByRole('button', { name: 'Con puesto' }).click()
  await expect(page).toHaveURL('/?seat=1&live=1')
  expect(await summed(page)).toBeLessThan(all)
  for (const tile of await tiles(page).all()) {
    await tile.locator('.hit').click()
    const rows = page.locator('.game-tables .table-row')
    await expect(rows.first()).toContainText('en vivo')
    expect(await rows.count()).toBe(await rows.filter({ hasText: 'en vivo' }).count())
  }
  await page.getByRole('searchbox', { name: 'Buscar juego o mesa' }).fill('no hay tal juego')
  await expect(page.getByText('Ninguna mesa cumple todo eso')).toBeVisible()
  await expect(page.getByRole('link', { name: /en el reglamento/ })).toHaveAttribute('href', /^\/rules\?q=no/)
  await page.getByRole('button', { name: 'Quitar filtros' }).first().click()
  await expect(page).toHaveURL('/')
  await expect.poll(() => summed(page)).toBe(all)
  // Letters without their marks, from the keyboard.
  await page.keyboard.press('/')
  const [, game] = await titles(context)
  await page.keyboard.type((game?.title.es ?? '').toUpperCase())
  await expect(tiles(page).filter({ hasText: game?.title.es ?? '' })).toHaveCount(1)
  await context.close()
})

test('favourites are kept in the browser, closed tables hidden until asked for', async ({ browser, baseURL }) => {
  const boss = await enter(browser, 'jefe-de-mesa', baseURL as string)
  const context = await enter(browser, 'guest', baseURL as string)
  const [game] = await titles(context)
  const id = `e2e-cerrada-${Date.now() % 100_000}`
  await send(boss.request, '/api/tables', {
    ...{ id, game: game?.id, room: 'Sala de pruebas', name: id, mode: 'live', config: { chip: 500, min: 1000 } },
  })
  const page = await context.newPage()
  await page.goto('/?favourites=1')
  await expect(page.getByText('Aún no tienes favoritos')).toBeVisible()
  await page.goto(`/?game=${game?.id}`)
  const star = page.getByRole('button', { name: `Favorito: ${game?.title.es}` })
  await star.click()
  await expect(star).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByRole('region', { name: `Mesas de ${game?.title.es}` })).toBeVisible()
  await expect(page.getByText(id)).toHaveCount(0)
  await page.getByRole('button', { name: /^Ver cerradas/ }).click()
  await expect(page.locator('.game-tables b', { hasText: id })).toBeVisible()
  await page.goto('/?favourites=1')
  await expect(tiles(page)).toHaveCount(1)
  await boss.close()
  await context.close()
})

test('who sits somewhere is led back first', async ({ browser, baseURL }) => {
  const boss = await enter(browser, 'jefe-de-mesa', baseURL as string)
  const context = await enter(browser, 'guest', baseURL as string)
  const id = `e2e-vuelta-${Date.now() % 100_000}`
  await openLive(boss.request, { id, game: 'roulette-american', name: id })
  await send(context.request, `/api/tables/${id}/sit`, { seat: 2 })
  const page = await context.newPage()
  await page.goto('/')
  const back = page.getByRole('link', { name: new RegExp(`Volver.*${id}`) }).first()
  await expect(back).toBeVisible()
  await expect(page.locator('.welcome')).toContainText('Puesto 2, guardado')
  await back.click()
  await expect(page).toHaveURL(new RegExp(`/${id}$`))
  await boss.close()
  await context.close()
})

test('the same picker chooses a game in odds, rules and practice', async ({ browser, baseURL }) => {
  const context = await enter(browser, 'guest', baseURL as string)
  const page = await context.newPage()
  const games = await titles(context)
  const last = games.at(-1) as { id: string; title: { es: string } }
  for (const base of ['/odds', '/rules']) {
    await page.goto(base)
    const bar = page.getByRole('group', { name: 'Familias de juegos' })
    await expect(bar.getByRole('button')).toHaveCount(await families(context))
    await page.getByRole('searchbox', { name: 'Buscar juego' }).fill(last.title.es)
    await page.getByRole('navigation').getByRole('link', { name: last.title.es }).click()
    await expect(page).toHaveURL(`${base}/${last.id}`)
    await expect(page.locator('.game-tabs [aria-current]')).toHaveText(last.title.es)
  }
  await page.goto('/odds/nowhere')
  await expect(page.getByText('Ese juego no está en la casa')).toBeVisible()
  await page.goto('/practice')
  await expect(page.locator('.practice-games li')).toHaveCount(games.length)
  await page.getByRole('searchbox', { name: 'Buscar juego' }).fill(last.title.es)
  await expect(page.locator('.practice-games li')).toHaveCount(1)
  await page.goto(`/practice?game=${last.id}`)
  await expect(page.locator('.practice-games li').first()).toContainText(last.title.es)
  await context.close()
})

test('the picture of every game keeps to its own column, on a desk and on a phone', async ({ browser, baseURL }) => {
  const context = await enter(browser, 'guest', baseURL as string)
  const games = await titles(context)
  const page = await context.newPage()
  for (const width of [1440, 360]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/practice')
    await expect(page.locator('.practice-games .pic svg').first()).toBeVisible()
    await expect(page.locator('.practice-games .pic:has(svg)')).toHaveCount(games.length)
    const over = await page.locator('.practice-games li').evaluateAll((rows) =>
      rows.flatMap((row) => {
        const about = row.querySelector('.about')?.getBoundingClientRect().left ?? 0
        const right = Math.max(...[...row.querySelectorAll('.pic svg')].map((art) => art.getBoundingClientRect().right))
        return right > about ? [`${row.querySelector('h2')?.textContent} ${Math.round(right - about)}`] : []
      }),
    )
    expect(over, `${width}`).toEqual([])
  }
  // Within the page every family is in view on a desk.
  await page.setViewportSize({ width: 1440, height: 800 })
  const hidden = await page.locator('.fams').evaluate((bar) => bar.scrollWidth - bar.clientWidth)
  expect(hidden).toBeLessThanOrEqual(0)
  await context.close()
})

test('one’s own plays tell what was staked, what came and what came back, and go as a file', async ({
  browser,
  baseURL,
}) => {
  const [boss, croupier, context] = (await Promise.all(
    ['jefe-de-mesa', 'croupier', 'guest'].map((name) => enter(browser, name, baseURL as string)),
  )) as [BrowserContext, BrowserContext, BrowserContext]
  const id = `e2e-jugadas-${Date.now() % 100_000}`
  await openLive(boss.request, { id, game: 'roulette-american', name: 'Mesa de jugadas' })
  await send(context.request, `/api/tables/${id}/sit`, { seat: 1 })
  await play(context.request, id, { do: 'buy', amount: 100_000 })
  const page = await context.newPage()
  await page.goto('/plays')
  await expect(page.getByText('Aún no tienes jugadas')).toBeVisible()
  await play(croupier.request, id, { do: 'start' })
  await play(context.request, id, { do: 'bet', on: 'red', amount: 2000 })
  await play(context.request, id, { do: 'bet', on: 'dozen:2', amount: 5000 })
  for (const move of [{ do: 'spin', wheel: 'clockwise' }, { do: 'no-more-bets' }, { do: 'ball', pocket: '17' }])
    await play(croupier.request, id, move)
  await play(croupier.request, id, { do: 'collect' })
  await play(boss.request, id, { do: 'approve' })
  await play(croupier.request, id, { do: 'pay' })
  await play(croupier.request, id, { do: 'check-ball', state: 'sound' })
  await page.reload()
  const row = page.locator('.plays-list tbody tr')
  await expect(row).toHaveCount(1)
  await expect(row).toContainText('Mesa de jugadas')
  await expect(row).toContainText('La bola cae en 17')
  await expect(row.locator('td[data-label]')).toHaveText(['$7.000', '$15.000', '+$8.000'])
  const file = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Descargar CSV' }).click()
  expect((await file).suggestedFilename()).toMatch(/^tapete-20\d\d-\d\d-\d\d\.csv$/)
  await page.getByLabel('Juego').selectOption('big-six')
  await expect(page.getByText('Aún no tienes jugadas')).toBeVisible()
  await page.goto('/plays')
  await row.getByRole('link', { name: /Repetir/ }).click()
  await expect(page).toHaveURL(`/history/${id}/1`)
  for (const each of [boss, croupier, context]) await each.close()
})

test('a first visit speaks the language of the browser, and writes amounts as it does', async ({
  browser,
  baseURL,
}) => {
  for (const [locale, lang, note] of [
    ['en-GB', 'en', /\$1,000,000 of play money/],
    ['es-AR', 'es-CL', /\$1\.000\.000 de dinero de juego/],
    ['fr-FR', 'es-CL', /\$1\.000\.000/],
  ] as const) {
    const context = await browser.newContext({ baseURL: baseURL as string, locale })
    const page = await context.newPage()
    await page.goto('/login')
    await expect(page.locator('html')).toHaveAttribute('lang', lang)
    await expect(page.getByText(note)).toBeVisible()
    await send(context.request, '/api/guest', {})
    await page.goto('/')
    await expect(page.locator('.wallet')).toContainText(lang === 'en' ? '$1,000,000' : '$1.000.000')
    await context.close()
  }
})

test('on the wall what is round is round, and cards lie before their seats', async ({ browser, baseURL }) => {
  const [boss, croupier, player, other] = (await Promise.all(
    ['jefe-de-mesa', 'croupier', 'guest', 'guest'].map((name) => enter(browser, name, baseURL as string)),
  )) as [BrowserContext, BrowserContext, BrowserContext, BrowserContext]
  const wall = await boss.newPage()
  await wall.setViewportSize({ width: 1920, height: 1080 })
  const number = `e2e-muro-${Date.now() % 100_000}`
  await openLive(boss.request, { id: number, game: 'roulette-american', name: 'Muro' })
  await send(other.request, `/api/tables/${number}/sit`, { seat: 1 })
  await play(other.request, number, { do: 'buy', amount: 50_000 })
  await play(croupier.request, number, { do: 'start' })
  for (const move of [{ do: 'spin', wheel: 'clockwise' }, { do: 'no-more-bets' }, { do: 'ball', pocket: '32' }])
    await play(croupier.request, number, move)
  await wall.goto(`/display/${number}`)
  const round = await wall.locator('.wall .result .pk').boundingBox()
  expect(round?.width).toBeGreaterThan(300)
  expect(Math.abs((round?.width ?? 0) - (round?.height ?? 1))).toBeLessThan(1)
  expect((round?.y ?? 0) + (round?.height ?? 0)).toBeLessThan(1080)

  const cards = `e2e-muro-cartas-${Date.now() % 100_000}`
  await openLive(boss.request, { id: cards, game: 'blackjack-classic', name: 'Muro' })
  await send(player.request, `/api/tables/${cards}/sit`, { seat: 3 })
  await play(player.request, cards, { do: 'buy', amount: 100_000 })
  for (const move of [{ do: 'show-cards' }, { do: 'shuffle' }]) await play(croupier.request, cards, move)
  await play(player.request, cards, { do: 'cut', at: 150 })
  for (const move of [{ do: 'load', separator: 'inserted' }, { do: 'burn' }, { do: 'start' }])
    await play(croupier.request, cards, move)
  await play(player.request, cards, { do: 'bet', on: 'main:3', amount: 5000 })
  await play(croupier.request, cards, { do: 'no-more-bets' })
  for (const card of ['Th', '8s', '6c']) await play(croupier.request, cards, { do: 'card', card })
  await wall.goto(`/display/${cards}`)
  await expect(wall.locator('.totals .hand .card-svg')).toHaveCount(2)
  await expect(wall.locator('.result .card-svg')).toHaveCount(1)
  for (const each of [boss, croupier, player, other]) await each.close()
})
