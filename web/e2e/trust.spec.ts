// Nobody has to believe the house: a seed against its commitment, and a whole log against itself.

import { expect, test } from '@playwright/test'
import { accessible, enter, fits, play, practice } from './kit.js'

test('an opened series is checked here, in the browser', async ({ browser, baseURL }) => {
  const context = await enter(browser, 'guest', baseURL as string)
  const table = await practice(context.request, 'roulette-french')
  const series = async () => (await (await context.request.get(`/api/tables/${table}/fairness`)).json()).series
  const [{ size }] = (await series()) as [{ size: number }]
  // A round is two steps of its player; the series is opened after its last result.
  for (let round = 0; round < size; round++) {
    await play(context.request, table, { do: 'continue' })
    await play(context.request, table, { do: 'continue' })
  }
  const page = await context.newPage()
  await page.goto(`/fairness/${table}`)
  const opened = page.locator('.series').filter({ has: page.getByText('Serie 1', { exact: true }) })
  await expect(opened).toContainText('abierta')
  await opened.getByRole('button', { name: 'Comprobar aquí' }).click()
  await expect(opened.getByRole('status')).toHaveText('✓ La semilla da exactamente este compromiso')

  // Another seed does not: the answer of the house is changed on its way.
  await page.route(`**/api/tables/${table}/fairness`, async (route) => {
    const answer = await (await route.fetch()).json()
    for (const each of answer.series)
      if (each.opened) each.opened = each.opened.replace(/^./, (digit: string) => (digit === '0' ? '1' : '0'))
    await route.fulfill({ json: answer })
  })
  await page.reload()
  await opened.getByRole('button', { name: 'Comprobar aquí' }).click()
  await expect(opened.getByRole('status')).toHaveText('✕ La semilla no da este compromiso')
  await context.close()
})

test('a shown card of a deck is followed to its root here, in the browser', async ({ browser, baseURL }) => {
  const context = await enter(browser, 'guest', baseURL as string)
  const page = await context.newPage()
  // No game of the house deals face down as yet: a deck of three, hashed by another program.
  const commitment = 'f81cbf0036a2aa59a33d43ec301fa555ceccce98ab758c322a694d108a08b9a7'
  const first = '564bd41397f21e2d929bd21a5b719d9b9aea64deb001d9f11ab4f313baf696ee'
  const second = '4d3fb98743bab3e123b0ae81b80ad496c47dd761491423ea881ad84dfa8c614b'
  const third = 'eebaa5b20c34b9eae858755beb5e9dd0e2f178f8e268312068eba1fc7fe08da3'
  const salt = (n: number) => String(n).padStart(32, '0')
  const shown = [{ version: 9, index: 0, card: 'Ah', salt: salt(1), path: [second, third] }]
  const mine = [{ index: 1, card: 'Td', salt: salt(2), path: [first, third] }]
  await page.route('**/api/tables/mesa-1/fairness', (route) =>
    route.fulfill({ json: { series: [{ n: 2, size: 3, commitment, opened: null, draws: 2, deck: true }] } }),
  )
  const answer = (cards: typeof shown) =>
    page.route('**/api/tables/mesa-1/decks/2', (route) =>
      route.fulfill({ json: { n: 2, size: 3, commitment, committed: 5, shown: cards, mine } }),
    )
  await answer(shown)
  await page.goto('/fairness/mesa-1')
  const deck = page.locator('.series').filter({ has: page.getByText('Mazo 2', { exact: true }) })
  await expect(deck).toContainText('2 de 3 cartas repartidas')
  await deck.getByRole('button', { name: 'Comprobar sus cartas' }).click()
  await expect(deck.getByRole('status')).toHaveText('✓ Las 2 cartas llevan a esta raíz')
  await expect(deck.getByRole('listitem')).toHaveText([
    /Lugar 1.*anotación 9.*✓/,
    /Lugar 2.*en tu mano, solo para ti.*✓/,
  ])

  // Another card than the one that was sealed does not lead there.
  await page.unroute('**/api/tables/mesa-1/decks/2')
  await answer(shown.map((card) => ({ ...card, card: 'As' })))
  await deck.getByRole('button', { name: 'Comprobar sus cartas' }).click()
  await expect(deck.getByRole('status')).toHaveText('✕ 1 carta no lleva a esta raíz')
  await context.close()
})

test('the regulator exports as the auditor between rounds, and is told why not within one', async ({
  browser,
  baseURL,
}) => {
  const context = await enter(browser, 'fiscalizador', baseURL as string)
  const page = await context.newPage()
  const path = '**/api/tables/mesa-1/export?as=auditor'
  await page.route(path, (route) =>
    route.fulfill({
      status: 409,
      json: { error: { code: 'round-in-progress', message: 'what is hidden is in play' } },
    }),
  )
  await page.goto('/regulator/mesa-1')
  const audit = page.getByRole('button', { name: 'Exportar como auditor' })
  await audit.click()
  await expect(page.getByText('Hay una tirada en curso')).toBeVisible()

  // The robot's table is between rounds now and then.
  await page.unroute(path)
  await expect(async () => {
    const [download] = await Promise.all([page.waitForEvent('download', { timeout: 1_000 }), audit.click()])
    expect(download.suggestedFilename()).toMatch(/^mesa-1-\d+-auditor\.ndjson$/)
  }).toPass({ timeout: 60_000 })
  await expect(page.getByText('Hay una tirada en curso')).toBeHidden()
  await context.close()

  const boss = await enter(browser, 'jefe-de-sala', baseURL as string)
  const other = await boss.newPage()
  await other.goto('/regulator/mesa-1')
  await expect(other.getByRole('link', { name: 'Exportar registro firmado' })).toBeVisible()
  await expect(other.getByRole('button', { name: 'Exportar como auditor' })).toHaveCount(0)
  await boss.close()
})

test('an exported log verifies, and not with one byte changed', async ({ browser, baseURL }) => {
  const context = await enter(browser, 'fiscalizador', baseURL as string)
  const page = await context.newPage()
  await page.goto('/regulator/mesa-1')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Exportar registro firmado' }).click(),
  ])
  const chunks: Buffer[] = []
  for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer)
  const text = Buffer.concat(chunks).toString()

  await page.goto('/regulator')
  const verify = page.getByRole('region', { name: 'Verificar un registro' })
  const upload = (content: string) =>
    verify.locator('input[type="file"]').setInputFiles({
      name: 'mesa-1.ndjson',
      mimeType: 'application/x-ndjson',
      buffer: Buffer.from(content),
    })
  await upload(text)
  await expect(verify.locator('.verdict')).toContainText('El registro es válido')
  await expect(verify.locator('.verdict')).toContainText('Firmado por esta casa')
  await expect(verify.locator('.checks .tag.loss')).toHaveCount(0)

  // One letter of one move.
  const altered = text.replace('"do":"open"', '"do":"opem"')
  expect(altered).not.toBe(text)
  expect(altered).toHaveLength(text.length)
  await upload(altered)
  await expect(verify.locator('.verdict')).toContainText('El registro no es válido')
  await expect(verify.locator('.checks li').filter({ hasText: 'Huellas encadenadas' })).toContainText('Falla')
  // What fails is said in the reader's words: the place, the check, and no JSON.
  const fails = verify.getByRole('region', { name: 'Qué falla' })
  await expect(fails).toContainText('Anotación')
  await expect(fails).not.toContainText('{')
  // The program's own words are there for who opens them.
  await expect(verify.getByText('should be')).toBeHidden()
  await context.close()
})

test('a log is verified where it lies, and what waits for its seed is pending', async ({ browser, baseURL }) => {
  const context = await enter(browser, 'fiscalizador', baseURL as string)
  const page = await context.newPage()
  await page.goto('/regulator')
  const verify = page.getByRole('region', { name: 'Verificar un registro' })
  await verify.getByRole('combobox', { name: 'Mesa', exact: true }).selectOption('mesa-1')
  await verify.getByRole('button', { name: 'Verificar ahora' }).click()
  await expect(verify.locator('.verdict')).toContainText('Firmado por esta casa')
  await expect(verify.locator('.verdict')).toContainText('mesa-1')
  await expect(verify.locator('.checks .tag.loss')).toHaveCount(0)
  // Nothing was drawn at it yet, or its seed is not open: that is not correct, it waits.
  await expect(verify.locator('.checks li').filter({ hasText: 'Sorteos recalculados' })).toContainText('Pendiente')
  await expect(verify.locator('.checks li').filter({ hasText: 'Huellas encadenadas' })).toContainText('Correcto')
  await accessible(page)
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await fits(page)
  }
  await context.close()
})
