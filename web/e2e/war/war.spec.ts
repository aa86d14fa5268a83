// A live table of War: a tie is decided at the player's page, the war is entered at the croupier's.

import { expect, type Page, test } from '@playwright/test'
import { deal, readyShoe, toBets } from '../cards.js'
import { accessible, enter, fits, openLive, play, practice, send, tableSeen } from '../kit.js'

const TABLE = `e2e-war-${process.pid}-${Date.now()}`

test('a tie, a war with a second tie, and a surrender', async ({ browser, baseURL }) => {
  const boss = await enter(browser, 'jefe-de-mesa', baseURL as string)
  const dealer = await enter(browser, 'croupier', baseURL as string)
  const guest = await enter(browser, 'guest', baseURL as string)
  await openLive(boss.request, { id: TABLE, game: 'war', name: 'Mesa War de prueba', config: { correctionMax: 0 } })
  await send(guest.request, `/api/tables/${TABLE}/sit`, { seat: 3 })
  await play(guest.request, TABLE, { do: 'buy', amount: 100_000 })
  await readyShoe(dealer.request, TABLE)
  await play(dealer.request, TABLE, { do: 'start' })

  const player = await guest.newPage()
  await player.setViewportSize({ width: 1440, height: 900 })
  await player.goto(`/war/${TABLE}`)
  const boxes = player.getByRole('region', { name: 'Apuestas' })
  // The tie is added to a bet, never alone.
  await expect(boxes.getByRole('button', { name: /^Tie/ })).toContainText('Primero la apuesta War')
  await player.getByRole('radio', { name: 'Ficha de $10.000', exact: true }).click()
  await boxes.getByRole('button', { name: /^War/ }).click()
  await expect(boxes.getByRole('button', { name: /^War/ })).toContainText('$10.000')

  const croupier = await dealer.newPage()
  await croupier.setViewportSize({ width: 1440, height: 900 })
  await croupier.goto(`/croupier/${TABLE}`)
  await croupier.getByRole('button', { name: /^Cerrar las apuestas/ }).click()
  const pad = croupier.getByRole('region', { name: 'Carta del sabot' })
  await expect(pad).toContainText('Carta para el puesto 3')
  await croupier.keyboard.type('8p')
  await croupier.keyboard.press('Enter')
  await expect(pad).toContainText('Carta para la banca')
  await croupier.keyboard.type('8c')
  await expect(pad.locator('.draft')).toContainText('el puesto 3: Empate')
  await croupier.keyboard.press('Enter')
  await croupier.getByRole('button', { name: /^Cobrar lo perdido/ }).click()

  // The player's moment: what each choice costs and brings, with its article.
  const decide = player.getByRole('region', { name: 'Tu decisión' })
  await expect(decide).toContainText('Empate con un 8: ¿te rindes o vas a la guerra?')
  await expect(decide.getByRole('button', { name: /^Rendirme/ })).toContainText('recuperas $5.000')
  await expect(decide.locator('.cite').first()).toContainText('SCJ III.4.4')
  await accessible(player)
  await player.setViewportSize({ width: 360, height: 780 })
  await fits(player)
  await accessible(player)
  await decide.getByRole('button', { name: /^Ir a la guerra/ }).click()
  await player.setViewportSize({ width: 1440, height: 900 })

  await deal(dealer.request, TABLE, 'Td Ts')
  await expect(player.locator('.duel')).toContainText('Segundo empate: ganas las dos y el bono')
  await play(dealer.request, TABLE, { do: 'collect' })
  await play(dealer.request, TABLE, { do: 'pay' })
  await expect(player.locator('.duel')).toContainText('+$30.000')
  const payments = player.getByRole('region', { name: 'Tus pagos · pase 1' })
  await expect(payments.locator('.sum')).toContainText('+$30.000')
  await expect(payments).toContainText('Bono de guerra · puesto 3')
  await fits(player)
  await play(dealer.request, TABLE, { do: 'collect-cards' })

  // The second round: the player surrenders by the keyboard.
  await play(dealer.request, TABLE, { do: 'start' })
  await boxes.getByRole('button', { name: /^War/ }).click()
  await expect(boxes.getByRole('button', { name: /^War/ })).toContainText('$10.000')
  await play(dealer.request, TABLE, { do: 'no-more-bets' })
  await deal(dealer.request, TABLE, 'As Ah')
  await play(dealer.request, TABLE, { do: 'collect' })
  await expect(decide).toContainText('un as')
  await player.keyboard.press('r')
  await expect(player.getByRole('region', { name: 'Tus pagos · pase 2' }).locator('.sum')).toContainText('−$5.000')
  await play(dealer.request, TABLE, { do: 'collect-cards' })
  expect((await tableSeen(guest.request, TABLE)).view.seats['seat:3']?.chips).toBe(125_000)

  // The round told again, card by card.
  const pit = await boss.newPage()
  await pit.goto(`/pit-boss/${TABLE}?round=1`)
  await expect(pit.locator('.moon')).toBeVisible()
  await accessible(pit)
  await Promise.all([boss, dealer, guest].map((context) => context.close()))
})

/** Where chips are seen over the cloth, from the middle of its left upper corner. */
const recordFlights = (page: Page) =>
  page.evaluate(() => {
    const seen = new Map<string, { readonly x: number; readonly y: number }[]>()
    Object.assign(globalThis, { flights: seen })
    const look = () => {
      const cloth = document.querySelector('.on-cloth')?.getBoundingClientRect()
      for (const node of document.querySelectorAll<HTMLElement>('[data-flight]')) {
        if (!cloth || getComputedStyle(node).visibility !== 'visible') continue
        const { x, y, width, height } = node.getBoundingClientRect()
        const flight = String(node.dataset.flight)
        const at = { x: Math.round(x + width / 2 - cloth.x), y: Math.round(y + height / 2 - cloth.y) }
        seen.set(flight, [...(seen.get(flight) ?? []), at])
      }
      requestAnimationFrame(look)
    }
    look()
  })

type Places = readonly (readonly [flight: string, at: readonly { readonly x: number; readonly y: number }[]])[]
const placesOf = (page: Page): Promise<Places> =>
  page.evaluate(() => [...(globalThis as unknown as { flights: Map<string, never[]> }).flights])

for (const width of [360, 1440])
  test(`chips fly between the seat and the bank, at ${width} pixels`, async ({ browser, baseURL }) => {
    const table = `${TABLE}-chips-${width}`
    const [boss, dealer, guest] = await Promise.all(
      ['jefe-de-mesa', 'croupier', 'guest'].map((name) => enter(browser, name, baseURL as string)),
    )
    if (!boss || !dealer || !guest) throw new Error('nobody came')
    await openLive(boss.request, { id: table, game: 'war', name: 'Mesa War de fichas', config: { correctionMax: 0 } })
    await send(guest.request, `/api/tables/${table}/sit`, { seat: 3 })
    await play(guest.request, table, { do: 'buy', amount: 100_000 })
    await readyShoe(dealer.request, table)
    const moving = await browser.newContext({
      ...{ baseURL: baseURL as string, locale: 'es-CL', reducedMotion: 'no-preference' },
      ...{ viewport: { width, height: 800 }, storageState: await guest.storageState() },
    })
    const page = await moving.newPage()
    await page.goto(`/war/${table}`)
    await expect(page.locator('.moon')).toBeVisible()
    await recordFlights(page)
    const round = async (stakes: object, cards: string) => {
      await play(dealer.request, table, { do: 'start' })
      for (const [on, amount] of Object.entries(stakes)) await play(guest.request, table, { do: 'bet', on, amount })
      await play(dealer.request, table, { do: 'no-more-bets' })
      await deal(dealer.request, table, cards)
      await play(dealer.request, table, { do: 'collect' })
    }
    await round({ 'war:3': 10_000, 'tie:3': 2000 }, '7d 8h')
    await expect(page.locator('.slot-line')).toContainText('−$12.000')
    await play(dealer.request, table, { do: 'collect-cards' })
    await round({ 'war:3': 10_000 }, 'As Ah')
    await play(guest.request, table, { do: 'go-to-war' })
    await deal(dealer.request, table, 'Td Ts')
    await play(dealer.request, table, { do: 'collect' })
    await play(dealer.request, table, { do: 'pay' })
    await expect(page.locator('.slot-line')).toContainText('+$30.000')

    const places = await placesOf(page)
    expect(places.map(([flight]) => flight)).toEqual([
      'collected war:3',
      'collected tie:3',
      'paid war:3',
      'paid go-to-war:3',
      'paid bonus:3',
    ])
    for (const [flight, at] of places)
      expect(
        at.filter(({ x, y }) => x < 18 && y < 18),
        flight,
      ).toEqual([])
    // Each of the three payments lies where it can be read.
    const lying = places.flatMap(([flight, at]) => (flight.startsWith('paid') ? [at.at(-1)] : []))
    expect(new Set(lying.map((at) => at?.y)).size).toBe(3)
    await Promise.all([boss, dealer, guest, moving].map((context) => context.close()))
  })

test('a practice round plays through', async ({ browser, baseURL }) => {
  const context = await enter(browser, 'guest', baseURL as string)
  const page = await context.newPage()
  await page.setViewportSize({ width: 360, height: 780 })
  const table = await practice(context.request, 'war', { chip: 500, min: 1000 })
  await toBets(context.request, table)
  await page.goto(`/war/${table}`)
  const box = page.getByRole('region', { name: 'Apuestas' }).getByRole('button', { name: /^War/ })
  await box.click()
  await expect(box).toContainText('$')
  await expect.poll(async () => (await tableSeen(context.request, table)).view.bets.length).toBe(1)
  // What is due after the cards are taken begins the next round.
  const { round: first } = (await tableSeen(context.request, table)).view
  const over = ({ phase, round }: { phase: string; round: number }): boolean => phase === 'idle' || round > first
  for (let step = 0; step < 12; step++) {
    const { view, options } = await tableSeen(context.request, table)
    if (over(view)) break
    const asked = options.map((option) => option.do)
    await play(context.request, table, asked.includes('surrender') ? { do: 'surrender' } : { do: 'continue' })
  }
  expect(over((await tableSeen(context.request, table)).view)).toBe(true)
  await fits(page)
  await context.close()
})
