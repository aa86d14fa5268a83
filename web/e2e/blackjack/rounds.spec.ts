// The blackjack room: a round of each of the five games by a guest, and a live table whose cards are entered.

import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { accessible, enter, fits, openLive, play, practice, send, tableSeen } from '../kit.js'
import { toBets } from './kit.js'

const TABLE = `e2e-black-jack-${process.pid}-${Date.now()}`

const seen = (page: Page, table: string) => tableSeen(page.request, table)

const box = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Apuestas' }).getByRole('button', { name: new RegExp(`^${name}`) })

/** The page goes on by itself after a decision: what the table waits for is known when nothing moves any more. */
const settled = async (page: Page, table: string) => {
  for (let before = await seen(page, table); ; ) {
    await page.waitForTimeout(400)
    const now = await seen(page, table)
    if (now.version === before.version) return now
    before = now
  }
}

/** Whatever is asked is answered the quiet way, until the cards of the round lie settled. */
const playThrough = async (page: Page, table: string): Promise<void> => {
  for (let step = 0; step < 20; step++) {
    const { version, view, options } = await settled(page, table)
    if (view.phase === 'clear' || view.phase === 'idle') return
    const asked = options.map((option) => option.do)
    if (asked.includes('stand')) await page.getByRole('button', { name: /^Plantarse/ }).click()
    else if (asked.includes('decline')) await page.getByRole('button', { name: 'No, nula' }).click()
    else if (asked.some((name) => ['insure', 'even-money', 'surrender'].includes(name))) {
      // Each hand has its own no.
      const no = page.getByRole('button', { name: /^(No|Esperar a la banca|Seguir)\b/ })
      for (let left = await no.count(); left > 0; left--) await no.first().click()
    } else await page.getByRole('button', { name: /^Continuar/ }).click()
    await expect(async () => expect((await seen(page, table)).version).toBeGreaterThan(version)).toPass()
  }
}

/** Everything staked was settled, each line with its article. */
const paid = async (page: Page, article: string): Promise<void> => {
  const lines = page.getByRole('region', { name: 'Tus pagos · pase 1' }).locator('.pay > li')
  await expect(lines.first()).toBeVisible()
  for (const line of await lines.all()) await expect(line.locator('.cite')).toContainText(article)
}

const ROUNDS: readonly (readonly [game: string, boxes: number, article: string])[] = [
  ['blackjack-classic', 1, 'SCJ III.1.5.1'],
  ['blackjack-perfect-pairs', 1, 'SCJ III.1.5.1'],
  ['challenge-21', 3, 'SCJ III.1.5.2'],
  ['canal-21', 1, 'SCJ III.1.5.3'],
  ['blackjack-mendoza', 2, 'Mendoza art.'],
]

for (const [game, boxes, article] of ROUNDS)
  test(`${game}: a round plays through`, async ({ browser, baseURL }) => {
    const context = await enter(browser, 'guest', baseURL as string)
    const page = await context.newPage()
    await page.setViewportSize({ width: 1440, height: 900 })
    const table = await practice(context.request, game, { chip: 100, min: 1000, max: 100_000 })
    await toBets(context.request, table)
    await page.goto(`/blackjack/${table}`)
    await expect(box(page, 'Apuesta').first()).toBeVisible()
    if (game === 'blackjack-mendoza') {
      // Who plays alone makes two bets of the same amount, in a box asked for and granted.
      await page
        .getByRole('button', { name: /Pedir casillero/ })
        .first()
        .click()
    }
    const chip = (amount: string) => page.getByRole('radio', { name: `Ficha de ${amount}`, exact: true }).click()
    if (game === 'blackjack-perfect-pairs') {
      await chip('$500')
      await box(page, 'Perfect Pairs').click()
      await expect(box(page, 'Perfect Pairs')).toContainText('$500')
    }
    await chip('$1.000')
    const own = page.locator('.betbox:not(.side) > button')
    await expect(own).toHaveCount(boxes)
    for (const each of await own.all()) {
      await each.click()
      await expect(each).toContainText('$1.000')
    }
    await accessible(page)
    await page.getByRole('button', { name: /^Continuar/ }).click()
    await expect(async () => expect((await seen(page, table)).view.phase).not.toBe('betting')).toPass()
    await playThrough(page, table)
    await paid(page, article)
    await accessible(page)
    await page.setViewportSize({ width: 360, height: 780 })
    await fits(page)
    await accessible(page)

    // The round again, card by card, with its articles.
    await page.goto(`/history/${table}/1`)
    await expect(page.locator('.moon')).toBeVisible()
    await page.getByRole('slider').press('End')
    await expect(page.locator('.told li').last().locator('.cite')).toContainText(/SCJ|Mendoza/)
    await fits(page)
    await context.close()
  })

test('a practice table hints when asked, and says after the hand what a mistake cost', async ({ browser, baseURL }) => {
  const context = await enter(browser, 'guest', baseURL as string)
  const page = await context.newPage()
  await page.setViewportSize({ width: 1440, height: 900 })
  const table = await practice(context.request, 'blackjack-classic', { chip: 500, min: 1000, max: 100_000 })
  // Hands come as they come: one that asks for a decision is soon there.
  for (let round = 0; round < 12; round++) {
    await toBets(context.request, table)
    await play(context.request, table, { do: 'bet', on: 'main:4', amount: 10_000 })
    await play(context.request, table, { do: 'continue' })
    const { options } = await seen(page, table)
    if (options.some((option) => option.do === 'hit')) break
    for (let step = 0; step < 6 && (await seen(page, table)).view.phase !== 'betting'; step++)
      await play(context.request, table, { do: 'continue' })
  }
  await page.goto(`/blackjack/${table}`)
  const decide = page.getByRole('region', { name: 'Tu decisión' })
  await expect(decide).toBeVisible()
  await expect(decide).not.toContainText('Lo mejor')
  await page.getByRole('button', { name: /^Pista/ }).click()
  await expect(decide.getByText(/^Lo mejor: /)).toBeVisible()
  await expect(decide.locator('.advised')).toHaveCount(1)
  await accessible(page)
  // The worst of what is offered, on purpose.
  const values = await decide.locator('.key:has(.advice)').evaluateAll((keys) =>
    keys.map((key) => ({
      label: key.querySelector('b')?.textContent ?? '',
      worth: Number((key.querySelector('.advice')?.textContent ?? '').replace('−', '-').replace(',', '.')),
    })),
  )
  const worst = values.reduce((least, each) => (each.worth < least.worth ? each : least))
  await decide.getByRole('button', { name: new RegExp(`^${worst.label}`) }).click()
  await playThrough(page, table)
  const mistakes = page.getByRole('region', { name: 'Tu juego en esta mano' })
  await expect(mistakes).toContainText(`Elegiste ${worst.label.toLowerCase()}`)
  await expect(mistakes).toContainText(/Costo esperado \$[1-9]/)
  await context.close()
})

test('a live table: cards entered, insurance, a split, a double, a surrender and an irregular play', async ({
  browser,
  baseURL,
}) => {
  const url = baseURL as string
  const [boss, dealer, first, second] = (await Promise.all(
    ['jefe-de-mesa', 'croupier', 'guest', 'guest'].map((name) => enter(browser, name, url)),
  )) as [BrowserContext, BrowserContext, BrowserContext, BrowserContext]
  await openLive(boss.request, { id: TABLE, game: 'blackjack-classic', name: 'Mesa de cartas' })
  for (const [player, seat] of [
    [first, 4],
    [second, 2],
  ] as const) {
    await send(player.request, `/api/tables/${TABLE}/sit`, { seat })
    await play(player.request, TABLE, { do: 'buy', amount: 100_000 })
  }
  const croupier = await dealer.newPage()
  const player = await first.newPage()
  await player.setViewportSize({ width: 1440, height: 900 })
  await croupier.goto(`/croupier/${TABLE}`)
  await player.goto(`/blackjack/${TABLE}`)
  const next = croupier.getByRole('region', { name: 'Qué sigue' })
  const press = (name: string) => next.getByRole('button', { name }).first().click()
  const pad = croupier.getByRole('region', { name: 'Carta del sabot' })
  const hands = croupier.getByRole('region', { name: 'Puestos' })

  const chips = (amount: number) =>
    expect.poll(async () => (await seen(player, TABLE)).view.seats['seat:4']?.chips).toBe(amount)

  // The shoe: shown, shuffled, offered to the players from the left, cut, loaded, its first card burned.
  await press('Exhibir las barajas')
  await press('Barajar')
  await expect(croupier.getByRole('button', { name: 'Pasar el corte' })).toBeVisible()
  await play(second.request, TABLE, { do: 'pass-cut' })
  await player.getByRole('button', { name: 'Cortar en 156' }).click()
  await press('Insertado')
  await press('Quemar las primeras cartas')
  await expect(croupier.locator('.speak blockquote')).toHaveText('«hagan su juego»')
  await press('Abrir las apuestas')

  const bet = async (amount: string) => {
    await player.getByRole('radio', { name: `Ficha de ${amount}` }).click()
    await box(player, 'Apuesta').click()
    await expect(box(player, 'Apuesta')).toContainText(amount)
  }
  await bet('$10.000')
  await play(second.request, TABLE, { do: 'bet', on: 'main:2', amount: 5000 })
  await press('Cerrar las apuestas')

  /** Rank and suit by the keys, drafted and confirmed. */
  const enterCard = async (keys: string, name: string) => {
    await expect(pad).toBeVisible()
    await croupier.keyboard.type(keys)
    await expect(pad.locator('.draft')).toContainText(`${name}, sin confirmar`)
    await croupier.keyboard.press('Enter')
    await expect(hands.getByRole('img', { name: new RegExp(name) }).first()).toBeVisible()
  }
  // A draft can be dropped; what is entered is the next.
  await expect(pad).toBeVisible()
  await croupier.keyboard.type('9d')
  await expect(pad.locator('.draft')).toContainText('9 de diamantes, sin confirmar')
  await croupier.keyboard.press('Backspace')
  await expect(pad.locator('.draft')).toHaveCount(0)
  for (const [keys, name] of [
    ['0c', '10 de corazones'],
    ['8p', '8 de picas'],
    ['ap', 'as de picas'],
    ['6d', '6 de diamantes'],
    ['8d', '8 de diamantes'],
  ] as const)
    await enterCard(keys, name)
  await accessible(croupier)

  // The bank shows an ace: insurance at its moment, with its price and its article and no advice.
  const offer = player.getByRole('region', { name: '¿Seguro?' })
  await expect(offer).toContainText('Paga 2 a 1 si la banca tiene Black Jack')
  await expect(offer.locator('.cite')).toContainText('SCJ III.1.5.1')
  await expect(offer).not.toContainText(/%|esperado/)
  await accessible(player)
  await offer.getByRole('button', { name: /^Tomar/ }).click()
  await expect(croupier.getByRole('region', { name: 'Puestos' })).toContainText('$15.000')
  await press('Cerrar los seguros')

  // Seat 2 may not surrender against an ace; seat 4 splits its eights by the keyboard, doubles one and stands on the other.
  const asks = croupier.getByRole('region', { name: 'Lo que pide el jugador' })
  await expect(asks).toContainText('Con 16, puesto 2')
  await expect(asks.getByRole('button', { name: 'Retiro' })).toHaveCount(0)
  await asks.getByRole('button', { name: 'Plantarse' }).click()
  const decide = player.getByRole('region', { name: 'Tu decisión' })
  await expect(decide).toContainText('puesto 4')
  await expect(decide.getByRole('button', { name: /^Retiro/ })).toContainText('No hay retiro contra un as')
  await accessible(player)
  await player.keyboard.press('a')
  await enterCard('3c', '3 de corazones')
  await expect(decide).toContainText('mano 1')
  await player.keyboard.press('d')
  await enterCard('0d', '10 de diamantes')
  await enterCard('kt', 'rey de tréboles')
  await expect(decide).toContainText('mano 2')
  await player.setViewportSize({ width: 360, height: 780 })
  await fits(player)
  await accessible(player)
  await player.setViewportSize({ width: 1440, height: 900 })
  await player.keyboard.press(' ')

  // The bank: seventeen. Insurance first, then losers, then winners, from right to left; then the cards.
  await expect(pad).toContainText('Carta para la banca')
  await croupier.keyboard.type('6c')
  await expect(pad.locator('.draft')).toContainText('La banca: 17')
  await croupier.keyboard.press('Enter')
  await press('Resolver los seguros')
  await press('Cobrar lo perdido')
  await press('Pagar lo ganado')
  const order = croupier.getByRole('region', { name: /Orden de pago/ })
  await expect(order.locator('li .bet')).toHaveText([
    'Seguro · puesto 4',
    'Apuesta · puesto 2',
    'Par abierto · puesto 4, mano 2',
    'Apuesta · puesto 4',
    'Doble · puesto 4',
  ])
  await press('Recoger las cartas')
  const payments = player.getByRole('region', { name: 'Tus pagos · pase 1' })
  await expect(payments.locator('.sum')).toContainText('+$25.000')
  await chips(125_000)

  // The second round: a card comes out face up and is burned; the player surrenders.
  await press('Abrir las apuestas')
  await bet('$10.000')
  await press('Cerrar las apuestas')
  await enterCard('0p', '10 de picas')
  const irregular = croupier.getByRole('region', { name: 'Jugadas irregulares' })
  await irregular.getByText('Sale una carta descubierta').click()
  await expect(irregular.locator('details[open] blockquote')).toContainText('se quema')
  await irregular.locator('details[open]').getByRole('button', { name: 'Resolver así' }).click()
  await expect(pad).toBeVisible()
  await croupier.keyboard.type('5c')
  await expect(pad.locator('.draft')).toContainText('Carta quemada 5 de corazones')
  await croupier.keyboard.press('Enter')
  await expect(croupier.getByRole('region', { name: 'Últimas anotaciones' })).toContainText(
    'Carta quemada 5 de corazones',
  )
  await enterCard('9d', '9 de diamantes')
  await enterCard('6t', '6 de tréboles')
  await decide.getByRole('button', { name: /^Retiro/ }).click()
  await expect(player.locator('.call')).toHaveText('«Paga y retira»')
  await press('Recoger las cartas')
  await expect(player.getByRole('region', { name: 'Tus pagos · pase 2' }).locator('.sum')).toContainText('−$5.000')
  await chips(120_000)

  // The pit boss reviews the first round, card by card; a wall shows the table.
  const pit = await boss.newPage()
  await pit.goto(`/pit-boss/${TABLE}`)
  await expect(pit.getByRole('region', { name: 'Jugadas irregulares' }).locator('summary')).toHaveCount(11)
  await accessible(pit)
  await pit.goto(`/pit-boss/${TABLE}?round=1`)
  const told = pit.getByRole('region', { name: 'Qué pasó' })
  const scrub = pit.getByRole('slider', { name: 'Momento de la jugada' })
  for (let step = 0; step < 40 && !(await told.getByText('abre el par').isVisible()); step++)
    await scrub.press('ArrowRight')
  await expect(told).toContainText('Puesto 4 abre el par en puesto 4, mano 2')
  await expect(pit.locator('.moon')).toBeVisible()
  await accessible(pit)
  await Promise.all([boss, dealer, first, second].map((context) => context.close()))
})
