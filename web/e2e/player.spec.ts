// What a player's page keeps at any table.

import { expect, test } from '@playwright/test'
import { act, tray } from './player.js'

// States cut instead of moving, so that nothing has to be waited for.
test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 1440, height: 900 } })

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
  await act(page, 'Sentarse con $50.000').click()
  await expect(tray(page).locator('.stake')).toContainText('$50.000')
  await expect(page.getByRole('alert')).toHaveCount(0)
  await page.getByRole('button', { name: 'La mesa y tu puesto' }).click()
  await page.getByRole('button', { name: 'Dejar el puesto' }).click()
  // Who leaves without a bet on the cloth goes back to the rooms, once the answer is there.
  await expect(page).toHaveURL(/\/$/)
  await expect(page.getByRole('alert')).toHaveCount(0)
  expect(keys).toHaveLength(4)
  expect(new Set(keys).size).toBe(2)
})
