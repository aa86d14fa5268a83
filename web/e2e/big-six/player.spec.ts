// A guest plays a whole round on a phone, sees it again, and checks it.

import { expect, test } from '@playwright/test'
import { READINGS } from '../../src/i18n/rulebook-es.js'
import { accessible, fits } from '../kit.js'
import { goOn, onCloth, openBets, said, settled, sitAt } from '../player.js'

// States cut instead of moving, so that nothing has to be waited for.
test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 360, height: 780 } })

test('Big Six on a phone: a round, its replay, its fairness', async ({ page }) => {
  await sitAt(page, 'Big Six o Rueda de la Fortuna')
  await openBets(page)
  await page.getByRole('button', { name: /^Valor 1\. Paga 1 a 1/ }).click()
  await onCloth(page, '$5.000')
  await accessible(page)
  await goOn(page)
  await expect(said(page)).toHaveText(/«Valor \d+/)
  await page.getByRole('tab', { name: 'Pagos' }).click()
  await settled(page, 1)
  await fits(page)

  await page.getByRole('button', { name: 'La mesa y tu puesto' }).click()
  await page.getByRole('link', { name: 'Historial y repetición' }).click()
  await page.getByRole('link', { name: /Tirada 1/ }).click()
  await page.getByRole('slider').press('End')
  await expect(page.locator('.told li').last()).toContainText('Termina la tirada')
  const [rule] = (await page.locator('.here .cite').innerText()).split(' · ')
  await expect(page.locator('.scrubber')).toContainText(READINGS[rule as keyof typeof READINGS])
  await accessible(page)

  await page.goBack()
  await page.getByRole('link', { name: 'Volver a la mesa' }).click()
  await page.getByRole('button', { name: 'La mesa y tu puesto' }).click()
  await page.getByRole('link', { name: 'Compromisos y semillas' }).click()
  await expect(page.getByText('1 de 100 resultados')).toBeVisible()
  await accessible(page)
})
