// The cloth without a mouse: every bet by the keyboard alone, and a finger on a line.

import { expect, test } from '@playwright/test'
import { rouletteFrench } from '@tapete/engine'
import { ARROWS, move } from '../../src/felt/keys.js'
import { betsOf } from '../../src/games/defaults.js'
import { layoutOf } from '../../src/games/roulette/felt/layout.js'
import { enter, play, practice, tableSeen } from '../kit.js'

const spots = betsOf(rouletteFrench)
const layout = layoutOf('french', spots, 'lying')

/** The keys from one spot to the nearest not yet visited. */
const wayToNext = (from: string, left: ReadonlySet<string>): { keys: string[]; to: string } | undefined => {
  const queue: { at: string; keys: string[] }[] = [{ at: from, keys: [] }]
  const seen = new Set([from])
  for (const { at, keys } of queue)
    for (const [arrow, direction] of Object.entries(ARROWS))
      for (const lines of [false, true]) {
        const to = move(layout, at, direction, lines)
        if (seen.has(to)) continue
        seen.add(to)
        const way = [...keys, lines ? `Shift+${arrow}` : arrow]
        if (left.has(to)) return { keys: way, to }
        queue.push({ at: to, keys: way })
      }
  return undefined
}

test('every bet of the French cloth is placed with the keyboard alone, and the focus is always seen', async ({
  browser,
  baseURL,
}) => {
  const context = await enter(browser, 'guest', baseURL as string)
  const table = await practice(context.request, 'roulette-french', { chip: 500, min: 500 })
  await play(context.request, table, { do: 'continue' })
  const page = await context.newPage()
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(`/roulette/${table}`)
  await expect(page.locator('.tray .rack button').first()).toBeEnabled()

  // Tab comes to the cloth in one stop, on the 17.
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('data-spot'))
  for (let stops = 0; stops < 20 && !(await focused()); stops++) await page.keyboard.press('Tab')
  expect(await focused()).toBe('straight:17')
  await expect(page.locator('.ring-focus')).toBeVisible()
  await page.keyboard.press('1')

  const left = new Set(spots.map(({ id }) => id))
  let at = 'straight:17'
  await page.keyboard.press('Enter')
  left.delete(at)
  for (let way = wayToNext(at, left); way; way = wayToNext(at, left)) {
    for (const key of way.keys) await page.keyboard.press(key)
    at = way.to
    expect(await focused()).toBe(at)
    await page.keyboard.press('Enter')
    left.delete(at)
  }
  expect([...left]).toEqual([])
  await expect(page.locator('.ring-focus')).toBeVisible()

  const bets = async () => {
    const { view } = await tableSeen(context.request, table)
    return view.bets.map(({ on, amount }) => `${on} ${amount}`).toSorted()
  }
  await expect.poll(bets, { timeout: 30_000 }).toEqual(spots.map(({ id }) => `${id} 500`).toSorted())

  // By its words, and away again.
  await page.keyboard.press('/')
  await page.keyboard.type('cuadro 25')
  await page.keyboard.press('Enter')
  await expect
    .poll(async () => (await bets()).find((bet) => bet.startsWith('corner:25')))
    .toBe('corner:25-26-28-29 1000')
  await expect.poll(focused).toBe('corner:25-26-28-29')
  await page.keyboard.press('Delete')
  await expect
    .poll(async () => (await bets()).find((bet) => bet.startsWith('corner:25')))
    .toBe('corner:25-26-28-29 500')
  await context.close()
})

test('a finger on a line opens a loupe with targets of 44 pixels', async ({ browser, baseURL }) => {
  const guest = await enter(browser, 'guest', baseURL as string)
  const table = await practice(guest.request, 'roulette-french')
  await play(guest.request, table, { do: 'continue' })
  const context = await browser.newContext({
    baseURL: baseURL as string,
    hasTouch: true,
    isMobile: true,
    reducedMotion: 'reduce',
    viewport: { width: 360, height: 780 },
    storageState: await guest.storageState(),
  })
  const page = await context.newPage()
  await page.goto(`/roulette/${table}`)
  await expect(page.locator('.tray .rack button').first()).toBeEnabled()
  const corner = await page.locator('[data-spot="corner:1-2-4-5"]').boundingBox()
  if (!corner) throw new Error('the corner is not drawn')
  await page.touchscreen.tap(corner.x + corner.width / 2, corner.y + corner.height / 2)
  const loupe = page.getByRole('dialog', { name: 'Elige la línea' })
  await expect(loupe).toBeVisible()
  const targets = await loupe.getByRole('button').all()
  expect(targets.length).toBeGreaterThanOrEqual(5)
  for (const target of targets) {
    const box = await target.boundingBox()
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
    expect(box?.x ?? -1).toBeGreaterThanOrEqual(0)
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(360)
  }
  await loupe.getByRole('button', { name: /^Caballo 1 · 2\./ }).tap()
  await expect(loupe).toHaveCount(0)
  await expect(page.locator('.tray .stake > div').first()).toContainText('$5.000')
  await context.close()
  await guest.close()
})
