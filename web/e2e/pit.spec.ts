// The pit: tables made, copied and retired from their games' own options; what waits at every table, settled in one list.

import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { accessible, enter, fits, play, send } from './kit.js'

const pageOf = async (context: BrowserContext, path: string): Promise<Page> => {
  const page = await context.newPage()
  await page.goto(path)
  return page
}

test('a boss makes a table from the options of its game, copies it, and retires it', async ({ browser, baseURL }) => {
  const boss = await enter(browser, 'jefe-de-mesa', baseURL as string)
  const page = await pageOf(boss, '/pit-boss')
  await page.getByRole('link', { name: 'Nueva mesa' }).click()
  const dialog = page.getByRole('dialog', { name: 'Nueva mesa' })
  await dialog.getByLabel('Buscar un juego').fill('ruleta francesa')
  await dialog.getByRole('button', { name: /^Ruleta francesa/i }).click()
  await dialog.getByRole('button', { name: 'Seguir: Opciones' }).click()
  // What the regulation leaves to the house, with its article; what it fixes is dashed.
  await expect(dialog.getByText('Otros instrumentos autorizados')).toBeVisible()
  await dialog.getByRole('group', { name: 'Si nadie elige cuando sale el cero' }).getByText('Prisión').click()
  await dialog.getByRole('button', { name: 'Seguir: Límites' }).click()
  await dialog.getByLabel('Máximo de la mesa', { exact: true }).fill('500')
  await expect(dialog.getByText('No cuadra: Mínimo de la mesa: el mínimo es mayor que el máximo')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Seguir: Sala y nombre' })).toHaveAttribute('aria-disabled', 'true')
  await dialog.getByLabel('Máximo de la mesa', { exact: true }).fill('200000')
  await dialog.getByLabel('Pleno, Máximo').fill('50000')
  await expect(dialog.getByText('No cuadra')).toHaveCount(0)
  await accessible(page)
  await dialog.getByRole('button', { name: 'Seguir: Sala y nombre' }).click()
  await dialog.getByLabel('Sala', { exact: true }).fill('Sala hecha')
  await dialog.getByLabel('Nombre').fill('Hecha a mano')
  await dialog.getByRole('button', { name: 'Seguir: Revisar' }).click()
  const review = dialog.getByRole('complementary', { name: 'Así quedará' })
  await expect(review).toContainText('Prisión')
  await expect(review).toContainText('$200.000')
  await expect(review).toContainText('%')
  await dialog.getByRole('button', { name: 'Crear la mesa' }).click()
  await expect(page.getByText('Hecha a mano está creada.')).toBeVisible()
  const room = page.getByRole('region', { name: 'Sala hecha' })
  await expect(room.getByRole('listitem')).toContainText('Sellada')

  // Its copy has its options and a name of its own; a robot opens at once.
  await room.getByRole('button', { name: 'Copiar Hecha a mano' }).click()
  await expect(dialog.getByText('Copia de Hecha a mano.')).toBeVisible()
  const zero = dialog.getByRole('group', { name: 'Si nadie elige cuando sale el cero' })
  await expect(zero.getByText('Prisión')).toHaveAttribute('aria-pressed', 'true')
  await dialog.getByRole('group', { name: 'Quién atiende' }).getByText('Robot').click()
  await dialog.getByRole('button', { name: /Sala y nombre/ }).click()
  await dialog.getByLabel('Nombre').fill('Su copia')
  await dialog.getByRole('button', { name: 'Seguir: Revisar' }).click()
  await dialog.getByRole('button', { name: 'Crear y abrir' }).click()
  await expect(room.getByRole('listitem').filter({ hasText: 'Su copia' })).toContainText('Abierta')

  // Retired for good, with a reason.
  const gone = room.getByRole('listitem').filter({ hasText: 'Su copia' })
  await gone.getByRole('button', { name: 'Retirar Su copia' }).click()
  await gone.getByLabel('Motivo').fill('se hizo por error')
  await gone.getByRole('button', { name: 'Retirar', exact: true }).click()
  await expect(page.getByRole('region', { name: 'Retiradas' })).toContainText('Su copia')
  await expect(room).not.toContainText('Su copia')
  await page.setViewportSize({ width: 360, height: 780 })
  await fits(page)
})

test('what waits at any table is settled in one list, and limits where they stand', async ({ browser, baseURL }) => {
  const [boss, croupier, player] = (await Promise.all(
    ['jefe-de-mesa', 'croupier', 'guest'].map((name) => enter(browser, name, baseURL as string)),
  )) as [BrowserContext, BrowserContext, BrowserContext]
  const id = 'e2e-jefatura'
  const config = { plan: 'demo' }
  await send(boss.request, '/api/tables', {
    ...{ id, game: 'roulette-french', name: 'Mesa Jefatura', room: 'Sala e2e', mode: 'live' },
    config: { chip: 500, min: 1000, max: 100_000, ...config },
  })
  const { people } = (await (await boss.request.get('/api/people?role=staff')).json()) as {
    people: { id: number; name: string; role: string }[]
  }
  const idOf = (name: string) => String(people.find((each) => each.name === name)?.id)
  await play(boss.request, id, { do: 'post', role: 'pit-boss', person: idOf('jefe-de-mesa') })
  for (const person of [idOf('croupier'), 'suplente'])
    await play(boss.request, id, { do: 'post', role: 'croupier', person })
  await play(boss.request, id, { do: 'open' })

  const page = await pageOf(boss, '/pit-boss')
  const card = page.getByRole('article', { name: 'Mesa Jefatura' })
  await expect(card).toContainText('Sin pendientes')
  // A limit, changed in its own cell.
  await card.getByRole('button', { name: 'Límites de Mesa Jefatura' }).click()
  await card.getByRole('button', { name: /^Pleno, Máximo: \$100\.000/ }).click()
  await card.getByLabel('Pleno, Máximo').fill('500')
  await expect(card.getByRole('button', { name: 'Guardar' })).toHaveAttribute('aria-disabled', 'true')
  await card.getByLabel('Pleno, Máximo').fill('60000')
  await card.getByLabel('Pleno, Máximo').press('Enter')
  await expect(card.getByRole('button', { name: /^Pleno, Máximo: \$60\.000/ })).toBeVisible()

  // A round that wins waits for the boss; the list says what will be paid.
  await send(player.request, `/api/tables/${id}/sit`, { seat: 2 })
  await play(player.request, id, { do: 'buy', amount: 50_000 })
  await play(croupier.request, id, { do: 'start' })
  await play(player.request, id, { do: 'bet', on: 'straight:17', amount: 1000 })
  await play(player.request, id, { do: 'bet', on: 'red', amount: 2000 })
  await play(croupier.request, id, { do: 'spin', wheel: 'clockwise' })
  await play(croupier.request, id, { do: 'no-more-bets' })
  await play(croupier.request, id, { do: 'ball', pocket: '17' })
  await play(croupier.request, id, { do: 'collect' })
  const inbox = page.getByRole('region', { name: 'Esperan por ti' })
  const waits = inbox.getByRole('listitem').filter({ hasText: 'Mesa Jefatura' })
  await expect(waits.filter({ hasText: 'Visto bueno' })).toContainText('Pagar $35.000')
  await expect(card.locator('.tag.warn').filter({ hasText: 'Visto bueno' })).toBeVisible()
  await accessible(page)
  await waits.getByRole('button', { name: 'Dar el visto bueno' }).click()
  await expect(waits.filter({ hasText: 'Visto bueno' })).toHaveCount(0)

  // A payment that is held, with its clock; and a dispute, decided where it is read.
  await play(boss.request, id, { do: 'hold', seat: 'seat:2' })
  await play(croupier.request, id, { do: 'pay' })
  const held = waits.filter({ hasText: 'Pago retenido' })
  await expect(held).toContainText(/quedan (30:00|29:\d\d)/)
  await held.getByRole('button', { name: 'Pagar' }).click()
  await expect(held).toHaveCount(0)
  const opened = await play(croupier.request, id, { do: 'dispute', about: 'dice que pidió el 18' })
  const { dispute: raised } = (opened as { events: { dispute: string }[] }).events[0] ?? { dispute: '' }
  await play(croupier.request, id, { do: 'appeal', dispute: raised })
  const dispute = waits.filter({ hasText: 'dice que pidió el 18' })
  await dispute.getByRole('button', { name: 'Resolver' }).click()
  await dispute.getByLabel('Decisión').fill('se paga lo anunciado')
  await dispute.getByRole('button', { name: 'Confirmar' }).click()
  await expect(dispute).toHaveCount(0)
  await expect(waits).toHaveCount(0)
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await fits(page)
  }
})
