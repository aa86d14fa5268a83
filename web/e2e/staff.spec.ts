// A live table from its opening to the review of a spin, by the people who serve it: real browser, real server.

import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { accessible, enter, newcomer, openLive, pesos, play, send, tableSeen } from './kit.js'

const TABLE = 'e2e-en-vivo'

const tableSeenBy = (page: Page) => tableSeen(page.request, TABLE)

test('a live table: opened, a spin voided, the next one paid, and reviewed', async ({ browser, baseURL }) => {
  const url = baseURL as string
  const [boss, croupier, player] = (await Promise.all(
    ['jefe-de-mesa', 'croupier', 'jugador'].map(async (name) => (await enter(browser, name, url)).newPage()),
  )) as [Page, Page, Page]
  await send(boss.request, '/api/tables', {
    id: TABLE,
    game: 'roulette-american',
    room: 'Sala de pruebas',
    name: 'Mesa de prueba',
    mode: 'live',
    config: { chip: 500, min: 1000, max: 100_000 },
  })

  // The pit boss posts the staff the regulation asks for, and opens.
  await boss.goto(`/pit-boss/${TABLE}`)
  await expect(boss.getByRole('region', { name: 'Qué sigue' })).toContainText('Falta personal en la mesa')
  const posts = boss.getByRole('region', { name: 'Personal destinado' })
  for (const [role, person] of [
    ['Croupier', 'croupier'],
    ['Jefe de mesa', 'jefe-de-mesa'],
  ] as const) {
    await posts.getByRole('button', { name: 'Destinar personal' }).click()
    await posts.getByRole('button', { name: role, exact: true }).click()
    // Where several people have the role, which one is asked: other tests make accounts in the same house.
    const one = posts.getByRole('group', { name: 'Persona' }).getByRole('button', { name: person, exact: true })
    await expect(posts.getByText('sin confirmar').or(one)).toBeVisible()
    if (await one.isVisible()) await one.click()
    await expect(posts.getByText('sin confirmar')).toBeVisible()
    await posts.getByRole('button', { name: 'Confirmar' }).click()
    await expect(posts.getByRole('listitem').filter({ hasText: role }).first()).toBeVisible()
  }
  const next = boss.getByRole('region', { name: 'Qué sigue' })
  await next.getByRole('button', { name: 'Abrir la mesa' }).click()
  await expect(next).not.toContainText('Abrir la mesa')

  await croupier.goto(`/croupier/${TABLE}`)
  const voice = croupier.locator('.speak blockquote')
  const pad = croupier.getByRole('region', { name: 'Número de la bola' })
  const spin = async () => {
    await croupier
      .getByRole('button', { name: /^Lanzar la bola/ })
      .first()
      .click()
    await expect(voice).toHaveText('«no más apuestas»')
    await croupier.getByRole('button', { name: 'Cerrar las apuestas' }).click()
    await expect(pad).toBeVisible()
  }

  // A player sits, buys and bets; the croupier spins and closes the bets.
  await send(player.request, `/api/tables/${TABLE}/sit`, { seat: 2 })
  await play(player.request, TABLE, { do: 'buy', amount: 50_000 })
  await expect(voice).toHaveText('«hagan su juego»')
  await croupier.getByRole('button', { name: 'Abrir las apuestas' }).click()
  await expect(croupier.getByRole('button', { name: /^Lanzar la bola/ }).first()).toBeVisible()
  await player.goto(`/roulette/${TABLE}`)
  await player.getByRole('button', { name: /^Rojo\. Paga 1 a 1/ }).click({ force: true })
  await expect(croupier.getByRole('region', { name: 'Puestos' })).toContainText('Rojo $')
  const stake = (await tableSeenBy(player)).view.bets[0]?.amount ?? 0
  const red = `Rojo ${pesos(stake)}`
  await expect(croupier.getByRole('region', { name: 'Puestos' })).toContainText(red)
  await spin()

  // A draft is not an entry: it is dashed, it can be dropped, and a void spin drops it.
  await pad.getByRole('button', { name: '7 rojo', exact: true }).click()
  await expect(pad.locator('.draft')).toContainText('7 rojo, sin confirmar')

  // «Tirada nula»: one cause, with its rule.
  const irregular = boss.getByRole('region', { name: 'Jugadas irregulares' })
  await irregular.getByText('La bola sale del cilindro').click()
  await expect(irregular.locator('details[open] blockquote')).toContainText('la bola fuera de él o de su área')
  await irregular.locator('details[open]').getByRole('button', { name: 'Anunciar «tirada nula»' }).click()
  await expect(voice).toHaveText('«tirada nula»')
  await expect(pad).toHaveCount(0)
  await expect(croupier.getByRole('region', { name: 'Puestos' })).toContainText(red)

  // The throw is repeated after three turns of the wheel; the number is typed, announced and confirmed.
  await expect(croupier.getByRole('button', { name: /3 vueltas antes de lanzar/ }).first()).toBeVisible()
  await spin()
  await expect(pad.locator('.draft')).toHaveCount(0)
  await croupier.keyboard.type('18')
  await expect(pad.locator('.draft')).toContainText('18 rojo, sin confirmar')
  await expect(pad.locator('.draft')).toContainText(`Banca −${pesos(stake)}`)
  await expect(voice).toContainText('18 rojo, par, menor')
  await expect(croupier.getByRole('region', { name: /^Orden de pago/ })).toContainText('Puesto 2 · Rojo')
  await accessible(croupier)
  await croupier.keyboard.press('Enter')

  // Collect, approve, pay, check: each by whom the regulation names.
  await croupier.getByRole('button', { name: 'Cobrar las apuestas perdedoras' }).click()
  await expect(croupier.getByText('Espera: Jefe de mesa')).toBeVisible()
  await boss.getByRole('button', { name: 'Dar el visto bueno al pago' }).click()
  await croupier.getByRole('button', { name: 'Pagar en orden' }).click()
  await expect(croupier.getByRole('region', { name: 'Orden de pago' })).toContainText(`+${pesos(stake)}`)
  await croupier.getByRole('button', { name: /En buen estado/ }).click()
  await expect(croupier.getByRole('button', { name: 'Abrir las apuestas' })).toBeVisible()
  expect((await tableSeenBy(player)).view.seats['seat:2']?.chips).toBe(50_000 + stake)

  // The pit boss reviews the spin, move by move.
  await accessible(boss)
  await boss.getByRole('link', { name: 'Revisar tiradas' }).click()
  await expect(boss.getByRole('heading', { name: /Revisión de la tirada 1/ })).toBeVisible()
  const scrub = boss.getByRole('slider', { name: 'Momento de la jugada' })
  const told = boss.getByRole('region', { name: 'Qué pasó' })
  const find = async (text: string) => {
    for (let step = 0; step < 30 && !(await told.getByText(text).isVisible()); step++) await scrub.press('ArrowRight')
    await expect(told).toContainText(text)
  }
  await find('«tirada nula»')
  await expect(told).toContainText('Tirada nula: la bola sale del cilindro')
  await expect(told.getByRole('button', { name: /Abrir el artículo SCJ II\.2/ }).first()).toBeVisible()
  await find(`Puesto 2: se pagan ${pesos(stake)}`)
  await accessible(boss)
})

test('the croupier serves a player: the seat is named first, then what the table offers it', async ({
  browser,
  baseURL,
}) => {
  const url = baseURL as string
  const id = `e2e-servida-${process.pid}-${Date.now()}`
  const [boss, croupier, ...guests] = (await Promise.all(
    ['jefe-de-mesa', 'croupier', 'guest', 'guest'].map((name) => enter(browser, name, url)),
  )) as [BrowserContext, BrowserContext, BrowserContext, BrowserContext]
  await openLive(boss.request, { id, game: 'roulette-american', name: 'Mesa servida' })
  for (const [index, guest] of guests.entries()) await send(guest.request, `/api/tables/${id}/sit`, { seat: 2 + index })
  const page = await croupier.newPage()
  await page.goto(`/croupier/${id}`)
  const more = page.getByRole('region', { name: 'Otras acciones' })
  const seat = (n: number) => more.getByRole('button', { name: `Puesto ${n}` })
  const confirm = more.getByRole('button', { name: 'Confirmar' })
  const seen = async () => (await tableSeen(croupier.request, id)).view

  await more.getByRole('button', { name: 'Vender fichas' }).click()
  await expect(more.getByLabel('Monto')).toHaveCount(0)
  await seat(3).click()
  await more.getByLabel('Monto').fill('30.000')
  await accessible(page)
  await confirm.click()
  await expect.poll(async () => (await seen()).seats['seat:3']?.chips).toBe(30_000)

  // Only who has chips can stake: the one seat is named already.
  await page.getByRole('button', { name: 'Abrir las apuestas' }).click()
  await more.getByRole('button', { name: 'Poner una apuesta' }).click()
  await expect(seat(3)).toHaveAttribute('aria-pressed', 'true')
  await more.getByLabel('Apuesta').fill('rojo')
  await more.getByLabel('Monto').fill('5.000')
  await confirm.click()
  await expect.poll(async () => (await seen()).bets).toMatchObject([{ seat: 'seat:3', on: 'red', amount: 5000 }])
  for (const context of [boss, croupier, ...guests]) await context.close()
})

test('the cash desk moves play money once, and the wall shows the table without a wallet', async ({
  browser,
  baseURL,
}) => {
  const desk = await (await enter(browser, 'operador', baseURL as string)).newPage()
  await desk.goto('/desk')
  await desk.getByRole('searchbox', { name: 'Buscar persona' }).fill('jugadora')
  await desk.getByRole('button', { name: /^jugadora/ }).click()
  await desk.getByLabel('Monto en pesos').fill('25.000')
  await desk.getByRole('button', { name: 'Confirmar' }).click()
  await expect(desk.getByText('Hecho: depositar $25.000, jugadora')).toBeVisible()
  await expect(desk.getByRole('region', { name: 'Cartola' })).toContainText('+$25.000')
  await accessible(desk)

  await desk.setViewportSize({ width: 1920, height: 1080 })
  await desk.goto('/display/mesa-en-vivo')
  await expect(desk.getByRole('heading', { name: /Mesa en vivo/ })).toBeVisible()
  const phrase = desk.locator('.phrase')
  await expect(phrase).toBeVisible()
  expect(await phrase.evaluate((node) => Number.parseFloat(getComputedStyle(node).fontSize))).toBeGreaterThanOrEqual(
    120,
  )
  await expect(desk.getByRole('button')).toHaveCount(0)
})

test('a console that is locked comes back to its lock, not to the door', async ({ browser, baseURL }) => {
  const page = await (await enter(browser, 'jefe-de-mesa', baseURL as string)).newPage()
  // As after fifteen minutes: the session is there, and answers nothing until the password is given.
  const error = { code: 'session-locked', message: 'locked', params: { name: 'jefe-de-mesa', role: 'pit-boss' } }
  await page.route('**/api/me', (route) => route.fulfill({ status: 401, json: { error } }))
  await page.goto('/pit-boss')
  const lock = page.getByRole('dialog')
  await expect(lock).toContainText('jefe-de-mesa')
  await expect(page).toHaveURL(/\/pit-boss$/)
  await page.unroute('**/api/me')
  await lock.locator('input[type=password]').fill('tapete-demo')
  await lock.getByRole('button').click()
  await expect(lock).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page).toHaveURL(/\/pit-boss$/)
})

test('a wall nobody logged in at shows a table on display, and no other', async ({ page }) => {
  await page.goto('/display/mesa-1')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Mesa 1')
  await expect(page.getByRole('region', { name: 'Límites' }).or(page.locator('section.limits'))).toBeVisible()
  await page.goto('/display/no-hay')
  await expect(page.getByText('Sin señal')).toBeVisible()
})

test('a person changes their own password', async ({ browser, baseURL }) => {
  const account = { name: 'cambia-sola', password: 'la-de-antes-1' }
  const who = { name: account.name, role: 'player' } as const
  const page = await (await newcomer(browser, baseURL as string, who, account.password)).newPage()
  await page.goto('/rules')
  await page.getByRole('button', { name: 'Contraseña' }).click()
  const form = page.getByRole('dialog')
  const change = async (now: string) => {
    await form.getByLabel('Contraseña actual').fill(now)
    await form.getByLabel('Contraseña nueva').fill('la-de-ahora-2')
    await form.getByRole('button', { name: 'Cambiar', exact: true }).click()
  }
  await change('otra-cosa-9')
  await expect(form).toContainText('no es esa')
  await form.getByLabel('Contraseña actual').fill(account.password)
  await form.getByLabel('Contraseña nueva').fill('contraseña-2026')
  await form.getByRole('button', { name: 'Cambiar', exact: true }).click()
  await expect(form).toContainText('cualquiera probaría primero')
  await change(account.password)
  await expect(form).toContainText('La contraseña cambió')
  await send(page.request, '/api/login', { name: account.name, password: 'la-de-ahora-2' })
})

test('on a laptop every section of the house is in the bar, whoever looks', async ({ browser, baseURL }) => {
  for (const name of ['operador', 'jefe-de-sala', 'fiscalizador']) {
    const context = await enter(browser, name, baseURL as string)
    for (const language of ['es-CL', 'en']) {
      const page = await context.newPage()
      await page.addInitScript((chosen) => localStorage.setItem('tapete.language', chosen), language)
      await page.setViewportSize({ width: 1440, height: 900 })
      await page.goto('/report')
      await expect(page.locator('.top nav a').last()).toBeVisible()
      const hidden = await page.locator('.top nav').evaluate((nav) => nav.scrollWidth - nav.clientWidth)
      expect(hidden, `${name} ${language}`).toBeLessThanOrEqual(0)
      await page.close()
    }
    await context.close()
  }
})
