// The accounts of the house, as the operator sees to them: real browser, real server.

import { type Browser, expect, type Page, test } from '@playwright/test'
import { accessible, enter, fits, newcomer, send } from './kit.js'

const NAME = `Nora ${process.pid}`

const operatorAt = async (browser: Browser, baseURL: string | undefined): Promise<Page> => {
  const page = await (await enter(browser, 'operador', baseURL as string)).newPage()
  await page.goto('/accounts')
  await expect(page.locator('.people button').first()).toBeVisible()
  return page
}

test('an account is made with a password shown once, which its person replaces', async ({ browser, baseURL }) => {
  const operator = await operatorAt(browser, baseURL)
  await operator.getByRole('button', { name: 'Nueva cuenta' }).click()
  const form = operator.getByRole('region', { name: 'Nueva cuenta' })
  // By keyboard: the name is where one types first, Enter sends once there is a post and a reason.
  await operator.keyboard.type(NAME)
  await operator.keyboard.press('Enter')
  await expect(form).toBeVisible()
  await form.getByRole('button', { name: 'jugador', exact: true }).press('Space')
  await form.getByLabel('Motivo').fill('lo pidió en caja')
  await form.getByLabel('Nombre con que entra').press('Enter')
  const once = operator.getByRole('region', { name: 'Contraseña de un solo uso' })
  await expect(once).toContainText(`Cuenta creada: ${NAME}`)
  const password = (await once.locator('code').textContent()) as string
  expect(password).toMatch(/^[\w-]{12}$/)
  await accessible(operator)
  await operator.setViewportSize({ width: 360, height: 780 })
  await fits(operator)
  await accessible(operator)
  await once.getByRole('button', { name: 'Ya la entregué' }).click()
  await expect(once).toHaveCount(0)
  await operator.reload()
  await expect(operator.locator('.people button').first()).toBeVisible()
  await expect(operator.getByText(password)).toHaveCount(0)

  // Whoever comes in with it finds every page closed until it is replaced, and then the rooms.
  const context = await browser.newContext({ baseURL: baseURL as string, locale: 'es-CL' })
  const nora = await context.newPage()
  await nora.goto('/login')
  await nora.getByLabel('Nombre').fill(NAME)
  await nora.getByLabel('Contraseña').fill(password)
  await nora.getByRole('button', { name: 'Entrar', exact: true }).click()
  await expect(nora.getByRole('heading', { name: 'Elige tu contraseña' })).toBeVisible()
  await accessible(nora)
  await nora.getByLabel('Contraseña de un solo uso').fill(password)
  await nora.getByLabel('Contraseña nueva').fill('una-muy-mia-1')
  await nora.getByRole('button', { name: 'Cambiar', exact: true }).click()
  await expect(nora.getByRole('heading', { name: 'Elige tu contraseña' })).toHaveCount(0)
  await expect(nora.getByRole('link', { name: 'Mi cuenta' })).toBeVisible()
})

test('who watches is made by two, each with half of the password, and reads it in the record', async ({
  browser,
  baseURL,
}) => {
  const name = `Inés ${process.pid}`
  const operator = await operatorAt(browser, baseURL)
  await operator.setViewportSize({ width: 360, height: 780 })
  await operator.getByRole('button', { name: 'Nueva cuenta' }).click()
  const form = operator.getByRole('region', { name: 'Nueva cuenta' })
  await form.getByLabel('Nombre con que entra').fill(name)
  await form.getByRole('button', { name: 'fiscalizador' }).click()
  await expect(form).toContainText('dos personas')
  await form.getByLabel('Motivo').fill('vigila desde hoy')
  await form.getByRole('button', { name: 'Confirmar' }).click()
  const first = operator.getByRole('region', { name: 'Primera mitad de la contraseña' })
  const half = (await first.locator('code').textContent()) as string
  const waits = operator.getByRole('region', { name: 'Esperan a otra persona' }).getByRole('listitem')
  const own = waits.filter({ hasText: name })
  await expect(own.getByRole('button', { name: 'Confirmar' })).toHaveAttribute('aria-disabled', 'true')
  await fits(operator)
  await accessible(operator)

  const second = await (await enter(browser, 'operadora', baseURL as string)).newPage()
  await second.goto('/accounts')
  const waiting = second.getByRole('region', { name: 'Esperan a otra persona' }).getByRole('listitem')
  await waiting.filter({ hasText: name }).getByRole('button', { name: 'Confirmar' }).press('Enter')
  const rest = second.getByRole('region', { name: 'Segunda mitad de la contraseña' })
  const other = (await rest.locator('code').textContent()) as string

  const ines = await (await enter(browser, null, baseURL as string)).newPage()
  const password = half + other
  await send(ines.request, '/api/login', { name, password })
  await send(ines.request, '/api/me/password', { password, next: 'una-muy-mia-1' })
  await ines.setViewportSize({ width: 360, height: 780 })
  await ines.goto('/administration')
  const entry = ines.locator('.admin-entry').filter({ hasText: `Cuenta creada: ${name}` })
  await expect(entry).toContainText('Propuso operador (operador), confirmó operadora (operador)')
  await expect(entry).toContainText('Motivo: vigila desde hoy')
  await entry.getByText('Antes y después').focus()
  await ines.keyboard.press('Enter')
  await expect(entry.getByRole('heading', { name: 'Después' })).toBeVisible()
  await fits(ines)
  await accessible(ines)
})

test('an account is locked, let in again, disabled and enabled, each after its consequence', async ({
  browser,
  baseURL,
}) => {
  const operator = await operatorAt(browser, baseURL)
  const name = `tito-${process.pid}`
  const password = 'la-de-siempre-1'
  await (await newcomer(browser, baseURL as string, { name, role: 'player' }, password)).close()
  const door = await browser.newContext({ baseURL: baseURL as string })
  const knock = async (as: string) =>
    (await door.request.post('/api/login', { data: { name, password: as }, headers: { 'x-tapete': '1' } })).status()
  for (let count = 0; count < 5; count++) expect(await knock('otra-cosa-9')).toBe(401)
  expect(await knock(password)).toBe(429)

  await operator.getByLabel('Cargo').selectOption('player')
  await operator.getByRole('searchbox', { name: 'Buscar cuenta' }).fill(name)
  const row = operator.getByRole('button', { name: new RegExp(`^${name}`) })
  await expect(row).toContainText('Bloqueada')
  await row.click()
  const account = operator.getByRole('region', { name, exact: true })
  await expect(account).toContainText('Bloqueada por intentos: 15 min')
  const act = async (way: string, told: string) => {
    await account.getByRole('button', { name: way, exact: true }).click()
    await expect(account.locator('.draft')).toContainText('sin confirmar')
    if (way !== 'Desbloquear el acceso') await account.getByLabel('Motivo').fill('así lo pidió')
    await account.getByRole('button', { name: 'Confirmar' }).click()
    await expect(operator.getByText(told)).toBeVisible()
  }
  await act('Desbloquear el acceso', `${name} puede entrar otra vez`)
  expect(await knock(password)).toBe(200)
  await act('Desactivar', `${name} quedó desactivada`)
  await expect(row).toContainText('Desactivada')
  expect(await knock(password)).toBe(401)
  await act('Activar', `${name} quedó activa`)
  expect(await knock(password)).toBe(200)
  // A draft that is dropped does nothing.
  await account.getByRole('button', { name: 'Desactivar', exact: true }).click()
  await account.getByRole('button', { name: 'Deshacer' }).click()
  expect(await knock(password)).toBe(200)
})

test('one’s own account, and those everybody uses, say why they stay as they are', async ({ browser, baseURL }) => {
  const operator = await operatorAt(browser, baseURL)
  const open = async (name: string) => {
    await operator.getByRole('button', { name: new RegExp(`^${name} `) }).click()
    return operator.getByRole('region', { name, exact: true })
  }
  const own = await open('operador')
  const croupier = async () => open('croupier')
  await expect(own.getByRole('button', { name: 'Desactivar' })).toHaveAttribute('aria-disabled', 'true')
  await expect(own).toContainText('esto lo hace otro operador')
  await expect(await croupier()).toContainText('la usa todo el mundo')
  // The house says the same no, whatever the page believes: a name taken in the meantime, for one.
  await operator.getByRole('button', { name: 'Nueva cuenta' }).click()
  await operator.getByLabel('Nombre con que entra').fill('CROUPIER')
  const form = operator.getByRole('region', { name: 'Nueva cuenta' })
  await form.getByRole('button', { name: 'croupier', exact: true }).click()
  await form.getByLabel('Motivo').fill('otra vez')
  await form.getByRole('button', { name: 'Confirmar' }).click()
  await expect(operator.getByRole('alert')).toContainText('Alguien ya entra con ese nombre')
  await expect(form.getByLabel('Nombre con que entra')).toHaveValue('CROUPIER')
})
