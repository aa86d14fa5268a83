// Live tables of baccarat: the third card as the table says, the squeeze of a player, and the bank of Chemin de Fer by auction.

import { type APIRequestContext, expect, test } from '@playwright/test'
import { deal } from '../cards.js'
import { accessible, enter, fits, openLive, play, send, tableSeen } from '../kit.js'
import { readySabot, staffTo } from './kit.js'

const idOf = (name: string): string => `e2e-${name}-${process.pid}-${Date.now()}`
const LIMITS = { chip: 500, min: 1000, max: 100_000, correctionMax: 0 }

const seated = async (request: APIRequestContext, table: string, seat: number, chips: number): Promise<void> => {
  await send(request, `/api/tables/${table}/sit`, { seat })
  await play(request, table, { do: 'buy', amount: chips })
}

test('Punto y Banca: a third card by the table, commission, and the road', async ({ browser, baseURL }) => {
  const [boss, dealer, guest] = (await Promise.all(
    ['jefe-de-mesa', 'croupier', 'guest'].map((name) => enter(browser, name, baseURL as string)),
  )) as [Awaited<ReturnType<typeof enter>>, Awaited<ReturnType<typeof enter>>, Awaited<ReturnType<typeof enter>>]
  const table = idOf('punto')
  await openLive(boss.request, { id: table, game: 'punto-y-banca', name: 'Punto de prueba', config: LIMITS })
  await seated(guest.request, table, 3, 100_000)
  await readySabot(dealer.request, table)
  await play(dealer.request, table, { do: 'start' })

  const player = await guest.newPage()
  await player.setViewportSize({ width: 1440, height: 900 })
  await player.goto(`/baccarat/${table}`)
  await player.getByRole('radio', { name: 'Ficha de $10.000', exact: true }).click()
  // The tie is added to a side, never alone.
  await expect(player.locator('[data-spot=tie]')).toContainText('Primero punto o banca')
  await player.locator('[data-spot=banca]').click()
  await expect(player.locator('.betbox.filled')).toContainText('Banca')
  await accessible(player)

  const croupier = await dealer.newPage()
  await croupier.setViewportSize({ width: 1440, height: 900 })
  await croupier.goto(`/croupier/${table}`)
  await croupier.getByRole('button', { name: /^Cerrar las apuestas/ }).click()
  const pad = croupier.getByRole('region', { name: 'Carta del sabot' })
  await expect(pad).toContainText('Carta para el punto')
  // Suits do not matter here: a rank is a card, and the next one confirms it.
  await croupier.keyboard.type('22')
  await expect(pad).toContainText('Carta para la banca')
  await deal(dealer.request, table, '6h 2d Kc')

  // Punto has four and draws; banca has six and draws against a seven.
  await expect(player.locator('.bac-why')).toContainText('El punto con 4 pide carta.')
  await deal(dealer.request, table, '7s')
  await expect(player.locator('.bac-why')).toContainText('La banca tiene 6 y la tercera del punto fue 7: pide.')
  await expect(player.locator('.bac-matrix .hit')).toHaveText('P')
  await expect(player.locator('.due-card')).toHaveText('pide tercera')
  await deal(dealer.request, table, '9d')
  await staffTo(dealer.request, table, 'idle')
  const payments = player.getByRole('region', { name: 'Tus pagos · pase 1' })
  await expect(payments.locator('.sum')).toContainText('+$9.500')
  expect((await tableSeen(guest.request, table)).view.seats['seat:3']?.chips).toBe(109_500)
  await expect(player.getByRole('region', { name: 'Marcadores' })).toContainText('Banca 1, punto 0, empate 0')

  await player.setViewportSize({ width: 360, height: 780 })
  await fits(player)
  await player.getByRole('button', { name: 'Marcadores' }).click()
  await expect(player.getByRole('dialog')).toContainText('El historial no cambia la próxima mano.')
  await accessible(player)
  await Promise.all([boss, dealer, guest].map((context) => context.close()))
})

for (const name of ['Mini', 'Midi'])
  test(`${name}: the largest bet turns the cards, which nobody knows before`, async ({ browser, baseURL }) => {
    const boss = await enter(browser, 'jefe-de-mesa', baseURL as string)
    const dealer = await enter(browser, 'croupier', baseURL as string)
    const guest = await enter(browser, 'guest', baseURL as string)
    const table = idOf(name.toLowerCase())
    await openLive(boss.request, {
      id: table,
      game: `${name.toLowerCase()}-punto-y-banca`,
      name: `${name} de prueba`,
      config: LIMITS,
    })
    await seated(guest.request, table, 2, 100_000)
    await readySabot(dealer.request, table)
    await play(dealer.request, table, { do: 'start' })
    await play(guest.request, table, { do: 'bet', on: 'punto', amount: 5000 })
    await play(dealer.request, table, { do: 'no-more-bets' })
    await play(dealer.request, table, { do: 'deal' })

    const player = await guest.newPage()
    await player.setViewportSize({ width: 360, height: 780 })
    await player.goto(`/baccarat/${table}`)
    const squeeze = player.getByRole('region', { name: 'Tienes el destape del punto' })
    await expect(squeeze).toContainText('La mayor apuesta a punto es la tuya: $5.000')
    await fits(player)
    await accessible(player)
    await squeeze.getByRole('button', { name: /^Dar vuelta/ }).click()
    await expect(squeeze).toBeHidden()
    await deal(dealer.request, table, '9h Kd')
    await expect(player.locator('.bac-hand').first()).toContainText('9')
    // Nobody bet on banca: the croupier uncovers it.
    await play(dealer.request, table, { do: 'uncover' })
    await deal(dealer.request, table, '7c Qs')
    await staffTo(dealer.request, table, 'idle')
    expect((await tableSeen(guest.request, table)).view.seats['seat:2']?.chips).toBe(105_000)
    await Promise.all([boss, dealer, guest].map((context) => context.close()))
  })

test('Chemin de Fer: a lost bank is auctioned', async ({ browser, baseURL }) => {
  const boss = await enter(browser, 'jefe-de-mesa', baseURL as string)
  const dealer = await enter(browser, 'croupier', baseURL as string)
  const guests = await Promise.all([1, 2, 3, 4].map(() => enter(browser, 'guest', baseURL as string)))
  const at = (place: number) => guests[place - 1]?.request as APIRequestContext
  const table = idOf('chemin')
  await openLive(boss.request, {
    id: table,
    game: 'baccarat-chemin-de-fer',
    name: 'Chemin de prueba',
    config: LIMITS,
    second: 'jefe-de-sala',
  })
  for (const place of [1, 2, 3, 4]) await seated(at(place), table, place, 200_000)
  await readySabot(dealer.request, table)
  await play(dealer.request, table, { do: 'offer-bank' })

  const first = await (guests[0] as (typeof guests)[number]).newPage()
  await first.setViewportSize({ width: 1440, height: 900 })
  await first.goto(`/baccarat/${table}`)
  await expect(first.getByText('El banco se ofrece por turno').first()).toBeVisible()
  await play(at(1), table, { do: 'take-bank', amount: 20_000 })
  await play(dealer.request, table, { do: 'announce-bank' })
  await expect(first.locator('.bac-bank')).toContainText('Tienes el banco')
  await expect(first.locator('.bank-sum')).toHaveText('$20.000')
  await play(dealer.request, table, { do: 'start' })
  // On a phone one's own bet comes before the account of the bank, and what does not fit is refused within the screen.
  const second = await (guests[1] as (typeof guests)[number]).newPage()
  await second.setViewportSize({ width: 360, height: 780 })
  await second.goto(`/baccarat/${table}`)
  const punto = second.locator('[data-spot=punto]')
  await expect(punto).toContainText('$1.000 a $20.000')
  expect((await punto.boundingBox())?.y).toBeLessThan((await second.locator('.bac-bank').boundingBox())?.y ?? 0)
  await second.getByRole('radio', { name: 'Ficha de $50.000', exact: true }).click()
  await punto.click()
  await expect(second.getByRole('alert')).toContainText('Aquí van hasta $20.000')
  await expect(second.getByRole('alert').locator('.cite')).toHaveText(/CHF-12 · SCJ III\.2\.5$/)
  await fits(second)
  await play(at(2), table, { do: 'bet', on: 'punto', amount: 5000 })
  await play(dealer.request, table, { do: 'no-more-bets' })
  await deal(dealer.request, table, '9c Kd Kh 4s')
  await staffTo(dealer.request, table, 'idle')
  // Whoever banks staked nothing on the cloth, and won or lost all the same.
  await expect(first.locator('.side .own-net')).toContainText('−$5.000')
  await expect(first.getByRole('region', { name: 'Tus pagos · pase 1' })).toContainText('Tu banco')
  for (const place of [2, 3, 4]) await play(at(place), table, { do: 'refuse-bank' })
  await play(dealer.request, table, { do: 'pass-bank-on' })
  await play(dealer.request, table, { do: 'close-association' })

  // Who passed it may not bid, and is told so; the others bid at their pages.
  await expect(first.locator('.bac-bank.offer')).toContainText('Subasta del banco')
  await expect(first.locator('.bids .silent')).toContainText('no puede ofrecer')
  await second
    .getByRole('button', { name: /^Ofrecer/ })
    .first()
    .click()
  await expect(second.locator('.bids .top')).toContainText('Tú')
  await fits(second)
  await accessible(second)
  await play(at(3), table, { do: 'bid', amount: 8000 })
  await play(at(4), table, { do: 'pass-auction' })
  await play(dealer.request, table, { do: 'call-auction' })
  await play(dealer.request, table, { do: 'award-bank' })
  await expect(first.locator('.bac-bank')).toContainText('Banquero, puesto 3')
  await expect(first.locator('.bank-sum')).toHaveText('$8.000')
  await Promise.all([boss, dealer, ...guests].map((context) => context.close()))
})
