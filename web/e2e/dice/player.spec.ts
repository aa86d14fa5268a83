// A guest at the practice tables of dice: by the keyboard on a desk, by the thumb on a phone.

import { expect, test } from '@playwright/test'
import { accessible, enter, fits, play, practice, tableSeen } from '../kit.js'
import { act, goOn, onCloth, openBets, sitAt } from '../player.js'
import { ready } from './kit.js'

// States cut instead of moving, so that nothing has to be waited for.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('craps by the keyboard: dice are picked, a bet is placed and taken back, the shooter throws', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await sitAt(page, 'Craps')
  await openBets(page)
  await goOn(page)
  await page.getByRole('button', { name: 'Dado 1', exact: true }).press('Enter')
  await page.getByRole('button', { name: 'Dado 3', exact: true }).press('Enter')
  await page.getByRole('button', { name: 'Tomar estos dos' }).press('Enter')

  // The cloth is one tab stop, and begins at the pass line.
  const pass = page.locator('[data-spot="pass-line"]')
  await expect(pass).toHaveAttribute('tabindex', '0')
  await pass.focus()
  await page.keyboard.press('Enter')
  await onCloth(page, '$5.000')
  await page.keyboard.press('ArrowUp')
  await expect(page.locator('[data-spot="dont-pass"]')).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(page.locator('[data-spot="field"]')).toBeFocused()
  await page.keyboard.press('Enter')
  await onCloth(page, '$10.000')
  await expect(page.locator('.dice-net li[data-total="2"]')).toContainText('+$5.000')
  await expect(page.locator('.dice-net li[data-total="7"]')).toContainText('$0')
  await expect(page.locator('.dice-net li[data-total="11"]')).toContainText('+$10.000')
  await page.keyboard.press('Delete')
  await onCloth(page, '$5.000')
  await page.keyboard.press('/')
  await page.keyboard.type('8 duro')
  await page.keyboard.press('Enter')
  await onCloth(page, '$10.000')
  await expect(page.getByRole('button', { name: /^8 duro, no corre en la próxima tirada\. Paga 9 a 1/ })).toHaveCount(1)
  await page.getByRole('button', { name: 'Poner ON' }).click()
  await expect(page.getByRole('button', { name: /^8 duro\. Paga 9 a 1\. Tu apuesta \$5\.000/ })).toHaveCount(1)
  await accessible(page)

  await goOn(page)
  await expect(page.getByRole('region', { name: 'Tu turno: tira los dados' })).toBeVisible()
  await page.keyboard.press('t')
  await expect(page.locator('.roll.latest')).toHaveCount(1)
  await expect(act(page, 'Continuar')).toBeVisible()
})

test('mini craps on a phone: zones, a bet turned off, and what cannot be done', async ({ browser, baseURL }) => {
  const guest = await enter(browser, 'guest', baseURL as string)
  const table = await practice(guest.request, 'mini-craps')
  await play(guest.request, table, { do: 'continue' })
  await ready(guest.request, table)
  const page = await guest.newPage()
  await page.setViewportSize({ width: 360, height: 780 })
  await page.goto(`/dice/${table}`)
  const bets = async () => (await tableSeen(guest.request, table)).view.bets.map(({ on, amount }) => `${on} ${amount}`)

  // Without a point there is nothing behind the line, and come is closed.
  await expect(page.locator('.zone .barred')).toHaveCount(2)
  await page.getByRole('tab', { name: 'Por venir' }).click()
  await page.getByRole('button', { name: /^Por venir\. Paga/ }).click()
  await expect(page.getByText('No hay punto en la mesa')).toBeVisible()
  expect(await bets()).toEqual([])

  await page.getByRole('tab', { name: 'Números' }).click()
  await page.getByRole('button', { name: /^A favor del 6\. Paga 7 a 6/ }).click()
  await expect.poll(bets).toEqual(['place-right:6 5000'])
  const acts = page.getByRole('region', { name: 'Tu apuesta elegida' })
  await acts.getByRole('button', { name: 'Poner OFF' }).click()
  await expect(page.locator('[data-spot="place-right:6"] .mark')).toHaveText('OFF')
  await expect(page.locator('.netstrip li[data-total="6"]')).toContainText('0')
  await acts.getByRole('button', { name: 'Poner ON' }).click()
  await expect(page.locator('[data-spot="place-right:6"] .mark')).toHaveCount(0)
  await expect(page.locator('.netstrip li[data-total="7"]')).toContainText('−5')
  // Over the chips, where it stays in sight however far the cloth is scrolled.
  await expect(page.locator('.tray .netstrip')).toBeInViewport()
  await acts.getByRole('button', { name: 'Quitar' }).click()
  await expect.poll(bets).toEqual([])
  await fits(page)
  await accessible(page)
  await guest.close()
})

for (const [game, title, name] of [
  ['crown-and-anchor', 'Corona y Ancla', /^Corona\. Paga/],
  ['chuck-a-luck', 'Chuck a Luck', /^Campo\. Paga 1 a 1/],
] as const)
  test(`${game}: a practice round, and its replay`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 780 })
    await sitAt(page, title)
    await openBets(page)
    await page.getByRole('button', { name }).click()
    await onCloth(page, '$5.000')
    await goOn(page)
    await expect(page.locator('.moment-sheet .own-net')).toContainText('$')
    await accessible(page)
    await fits(page)
    await page.getByRole('button', { name: 'La mesa y tu puesto' }).click()
    await page.getByRole('link', { name: 'Historial y repetición' }).click()
    await page.getByRole('link', { name: /Tirada 1/ }).click()
    await page.getByRole('slider').press('End')
    await expect(page.locator('.told li').last()).toContainText('Termina la tirada')
    await accessible(page)
  })
