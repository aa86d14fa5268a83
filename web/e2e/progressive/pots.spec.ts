// A pot from the lamp to the prize, at the table, at the console and on the wall; and its terms, changed by two people.

import { type BrowserContext, expect, test } from '@playwright/test'
import { accessible, enter, fits, legible, play } from '../kit.js'
import { BASE, lit, pageOf, potWithTable, untilClaim } from './kit.js'

test('two seats win a pot: credits, lamps, the lock, the claim and the payment', async ({ browser, baseURL }) => {
  test.setTimeout(180_000)
  const pot = await potWithTable(browser, baseURL as string, 2)
  const [one, two] = pot.guests as [BrowserContext, BrowserContext]
  const phone = await pageOf(one, `/bank-poker/${pot.table}`, 360)
  const wide = await pageOf(two, `/bank-poker/${pot.table}`, 1440)
  const desk = await pageOf(pot.croupier, `/croupier/${pot.table}`, 1440)

  // Credits are bought at the position, and are nothing until the croupier activates them.
  const bar = phone.getByRole('region', { name: 'Pozo de póker' })
  await bar.getByRole('button', { name: /\$1\.000\.000/ }).click()
  await bar.getByRole('button', { name: 'Comprar créditos' }).click()
  await bar.getByRole('button', { name: 'Comprar $2.500' }).click()
  await expect(bar.getByText('$2.500 comprados; el croupier los activa en tu puesto.')).toBeVisible()
  const processor = desk.getByRole('region', { name: 'Procesador del pozo' })
  await expect(processor.getByText('Las apuestas al pozo están abiertas')).toBeVisible()
  await processor.getByRole('button', { name: 'Activar $2.500' }).click()
  await expect(bar.getByText('comprados; el croupier')).toHaveCount(0)

  // The lamp is lit with an amount, and can be put out until the lock.
  await bar.getByRole('button', { name: 'Más' }).click()
  await bar.getByRole('button', { name: 'Encender con $1.000' }).click()
  await expect(bar.getByText('Tu lámpara está encendida con $1.000.')).toBeVisible()
  await bar.getByRole('button', { name: 'Apagar: vuelven $1.000' }).click()
  await expect(bar.getByText('Es voluntaria.')).toBeVisible()
  await bar.getByRole('button', { name: 'Encender con $1.000' }).click()
  await expect(wide.getByRole('img', { name: 'Puesto 1: encendida' })).toBeVisible()
  await fits(phone)
  await accessible(phone)
  // What a pot pays rests on a rule of its own, which no rule of the table tells.
  await wide.locator('.pot-meter .cite').first().click()
  await expect(wide.getByRole('dialog').locator('.article li')).toHaveCount(1)
  await wide.keyboard.press('Escape')
  await lit(pot, two.request, 1000)
  for (const { request } of [one, two]) await play(request, pot.table, { do: 'bet', on: 'ante', amount: 1000 })
  await expect(processor.getByRole('row').filter({ hasText: 'encendida' })).toHaveCount(2)
  await accessible(desk)

  // The lock comes with «no más apuestas»: positions with and without a bet look different.
  await play(pot.croupier.request, pot.table, { do: 'no-more-bets' })
  await expect(processor.getByText('Bloqueado: 2 puestos juegan el pozo.')).toBeVisible()
  await expect(wide.getByRole('img', { name: 'Puesto 2: bloqueada con apuesta' })).toBeVisible()
  await expect(wide.getByRole('img', { name: 'Puesto 3: bloqueada sin apuesta' })).toBeVisible()
  await expect(bar.getByText('Juegas el pozo con $1.000.')).toBeVisible()

  // Two royals: 2,000 bring 1,400 after commission and reserve; the pot is shared by two.
  await untilClaim(pot)
  await expect(desk.locator('.next .big button').first()).toContainText('Pedir los premios al pozo')
  await desk.keyboard.press('F2')
  await expect(processor.getByText('Premios por pagar, de derecha a izquierda')).toBeVisible()
  await expect(processor.locator('.pot-due li')).toHaveText([
    /Puesto 2 Escalera real\$500\.700/,
    /Puesto 1 Escalera real\$500\.700/,
  ])
  const moment = phone.getByRole('region', { name: 'El pozo paga' })
  await expect(moment).toContainText('Escalera real')
  await expect(moment).toContainText('El pozo tenía $1.001.400')
  await expect(moment).toContainText('+$500.700')
  await accessible(phone)
  await fits(phone)
  await expect(wide.getByRole('region', { name: 'El pozo paga' })).toContainText('Puesto 1')
  await expect(desk.locator('.next .big button').first()).toContainText('Pagar los premios del pozo')
  await desk.keyboard.press('F2')
  await expect(moment).toContainText('pagado')
  await expect(wide.getByRole('region', { name: 'Tus pagos · pase 1' })).toContainText('Pozo: escalera real')
  // The bet stays in the pot: 1,000 and 200,000 of the base game, 500,700 of the pot, less 1,000.
  await expect(wide.getByRole('region', { name: 'Tus pagos · pase 1' }).locator('.sum')).toContainText('+$700.700')
  await expect(wide.getByRole('region', { name: 'Tu mano' })).toContainText('Pozo: escalera real')

  // The meter is back at its base value, on the wall too, which nobody logged in at.
  const nobody = await enter(browser, null, baseURL as string)
  const wall = await pageOf(nobody, `/display/${pot.id}`, 1920)
  await expect(wall.getByRole('img', { name: '$1.000.000' })).toBeVisible()
  await expect(wall.getByText('Mesa 71 · pase 1').first()).toBeVisible()
  await nobody.close()
  await pot.close()
})

test('a pot on the wall: it grows with a lock, and is read on any screen', async ({ browser, baseURL }) => {
  const pot = await potWithTable(browser, baseURL as string, 1)
  const [player] = pot.guests as [BrowserContext]
  const nobody = await enter(browser, null, baseURL as string)
  const wall = await pageOf(nobody, `/display/${pot.id}`, 1920)
  await expect(wall.getByRole('heading', { name: 'Pozo de póker' })).toBeVisible()
  await expect(wall.getByRole('img', { name: '$1.000.000' })).toBeVisible()
  await expect(wall.getByText('Nadie ha ganado todavía.')).toBeVisible()
  await lit(pot, player.request, 2000)
  await play(player.request, pot.table, { do: 'bet', on: 'ante', amount: 1000 })
  await play(pot.croupier.request, pot.table, { do: 'no-more-bets' })
  await expect(wall.getByRole('img', { name: '$1.001.400' })).toBeVisible()
  await expect(wall.getByText('+$1.400 con el último aporte')).toBeVisible()
  await expect(wall.getByText('$2.000 en este pase')).toBeVisible()
  for (const width of [1920, 1440, 360]) {
    await wall.setViewportSize({ width, height: width > 700 ? 1080 : 780 })
    await fits(wall)
    await legible(wall)
    await accessible(wall)
  }
  await nobody.close()
  await pot.close()
})

test('terms are changed by two people, with the pot closed, and it is known who and why', async ({
  browser,
  baseURL,
}) => {
  const pot = await potWithTable(browser, baseURL as string, 1)
  const boss = await pageOf(pot.boss, `/pots/${pot.id}`, 1440)
  const terms = boss.getByRole('region', { name: 'Condiciones', exact: true })
  await terms.getByRole('button', { name: 'Cambiar comisión' }).click()
  await terms.getByLabel('Valor nuevo').fill('250')
  await terms.getByLabel('Aprobación').fill('Resolución 230')
  await terms.getByLabel('Motivo').fill('Plan del verano')
  await expect(terms.getByRole('button', { name: 'Proponer', exact: true })).toHaveAttribute('aria-disabled', 'true')
  await terms.getByLabel('Valor nuevo').fill('15,5')
  await terms.getByRole('button', { name: 'Proponer', exact: true }).click()
  await expect(terms.getByText('Espera al jefe de sala.')).toBeVisible()
  await accessible(boss)

  const head = await pageOf(pot.head, `/pots/${pot.id}`, 1440)
  const decided = head.getByRole('region', { name: 'Condiciones', exact: true })
  await expect(decided).toContainText('20,00 %')
  await expect(decided).toContainText('15,50 %')
  await expect(decided.getByRole('button', { name: 'Aprobar' })).toHaveAttribute('aria-disabled', 'true')
  await head.getByRole('button', { name: 'Cerrar el pozo' }).click()
  await head.getByLabel('Motivo').fill('Cambio de condiciones')
  await head.getByRole('button', { name: 'Cerrar el pozo' }).last().click()
  await expect(head.getByText('Cerrado', { exact: true })).toBeVisible()
  await decided.getByRole('button', { name: 'Aprobar' }).click()
  const history = head.getByRole('region', { name: 'Historia de las condiciones' })
  await expect(history).toContainText('versión 2')
  await expect(history).toContainText('propuso jefe-de-mesa')
  await expect(history).toContainText('aprobó jefe-de-sala')
  await expect(history).toContainText('Plan del verano')
  await expect(boss.getByRole('region', { name: 'Historia de las condiciones' })).toContainText('aprobó jefe-de-sala')
  await head.setViewportSize({ width: 360, height: 780 })
  await fits(head)
  await accessible(head)

  // The base value is the casino's, and the accounts say so.
  await expect(head.getByRole('region', { name: 'Cuentas' })).toContainText(`−$${BASE.toLocaleString('es-CL')}`)
  await pot.close()
})
