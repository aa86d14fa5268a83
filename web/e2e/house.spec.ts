// What the operator reads of a day, and what a mathematician asks of a game: real browser, real server.

import { readFileSync } from 'node:fs'
import { type BrowserContext, expect, test } from '@playwright/test'
import { accessible, enter, fits, openLive, play, send } from './kit.js'

test('a day by its rounds, with the hold that was expected, as a page and as a file', async ({ browser, baseURL }) => {
  const [boss, croupier, player, operator] = (await Promise.all(
    ['jefe-de-mesa', 'croupier', 'guest', 'operador'].map((name) => enter(browser, name, baseURL as string)),
  )) as [BrowserContext, BrowserContext, BrowserContext, BrowserContext]
  const id = 'e2e-informe'
  await openLive(boss.request, { id, game: 'big-six', name: 'Mesa Informe' })
  await openLive(boss.request, { id: 'e2e-ociosa', game: 'war', name: 'Mesa Ociosa' })
  await send(player.request, `/api/tables/${id}/sit`, { seat: 2 })
  await play(player.request, id, { do: 'buy', amount: 50_000 })
  await play(croupier.request, id, { do: 'start' })
  await play(player.request, id, { do: 'bet', on: 'value:1', amount: 9_000 })
  await play(croupier.request, id, { do: 'spin', disc: 'clockwise' })
  await play(croupier.request, id, { do: 'stop', symbol: '5' })
  await play(croupier.request, id, { do: 'collect' })
  const page = await operator.newPage()
  await page.goto('/report')
  const hold = page.getByRole('region', { name: /^Retención/ })
  const line = hold.getByRole('row').filter({ hasText: 'Mesa Informe' })
  // One spin, 9,000 staked at an edge of 1/9: all of it won, 1,000 expected.
  await expect(line.getByRole('cell').nth(0)).toHaveText('1')
  await expect(line).toContainText('$9.000')
  await expect(line).toContainText('+$9.000')
  await expect(line).toContainText('100,00 %')
  await expect(line).toContainText('11,11 %', { timeout: 60_000 })
  await expect(line).toContainText('Dentro')
  // Tables nobody played at are counted, and listed when somebody asks.
  const idle = page.getByText('Mesa Ociosa')
  await expect(idle).toHaveCount(0)
  await page.getByRole('button', { name: /^Mostrar \d+ mesas? sin movimiento$/ }).click()
  await expect(idle.first()).toBeVisible()
  await page.getByRole('button', { name: 'Ocultar mesas sin movimiento' }).click()
  await expect(idle).toHaveCount(0)
  await accessible(page)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'CSV' }).click(),
  ])
  const rows = readFileSync(await download.path(), 'utf8').split('\n')
  const names = rows[0]?.split(',') ?? []
  const cells = rows.find((row) => row.includes('e2e-informe'))?.split(',') ?? []
  const cell = (name: string) => cells[names.indexOf(name)]
  expect([cell('rounds'), cell('stakes'), cell('win'), cell('expectedWin')]).toEqual(['1', '9000', '9000', '1000'])
  await page.getByRole('button', { name: '7 días' }).click()
  await expect(line).toContainText('$9.000')
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await fits(page)
  }
})

test('what if: an option turned, its worth, exact fractions, and the odds as files', async ({ browser, baseURL }) => {
  const context = await enter(browser, 'guest', baseURL as string)
  const page = await context.newPage()
  await page.goto('/odds/roulette-french')
  const kinds = page.getByRole('region', { name: 'Por tipo de apuesta' })
  await expect(kinds.getByRole('row').filter({ hasText: 'Pleno' })).toContainText('1/37', { timeout: 60_000 })
  const what = page.getByRole('region', { name: 'Qué pasa si' })
  await what.getByRole('group', { name: 'Apuestas llamadas' }).getByText('No', { exact: true }).click()
  await expect(what.getByRole('button', { name: 'Volver a lo habitual' })).toBeVisible()
  await expect(kinds.getByRole('row').filter({ hasText: 'Pleno' })).toContainText('1/37', { timeout: 60_000 })
  const [csv] = await Promise.all([page.waitForEvent('download'), what.getByRole('button', { name: 'CSV' }).click()])
  expect(readFileSync(await csv.path(), 'utf8')).toContain('straight:17,straight,,35:1,-1/37,')
  await accessible(page)
  await page.setViewportSize({ width: 360, height: 780 })
  await fits(page)
})
