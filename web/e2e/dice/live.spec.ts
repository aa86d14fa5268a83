// Live tables of dice: what lies on the table is typed by the croupier, and every amount follows.

import { expect, type Page, test } from '@playwright/test'
import { accessible, fits, play, tableSeen } from '../kit.js'
import { bet, doNext, enterDice, liveTable } from './kit.js'

const stage = (page: Page) => page.getByRole('region', { name: 'Resultado de la tirada' }).first()
const zone = (page: Page, name: string) => page.getByRole('tab', { name, exact: true }).click()
/** On a phone the moment rises over the cloth. */
const sheet = (page: Page) => page.locator('.moment-sheet')
const net = (page: Page) => page.locator('.own-net')

test('a hand of craps from the come-out to the seven-out, entered by the croupier', async ({ browser, baseURL }) => {
  test.setTimeout(150_000)
  const live = await liveTable(browser, baseURL as string, { game: 'craps', name: 'Mesa 40', seats: [1, 3] })
  const { id, desk, players } = live
  const phone = await live.pageOf(1, 360)
  const wide = await live.pageOf(3, 1440)
  const [shooter, other] = [players[1], players[3]] as [(typeof players)[1], (typeof players)[1]]
  const chips = async (who: typeof shooter, seat: string) => (await tableSeen(who, id)).view.seats[seat]?.chips

  // The set is presented to the player at the right, who picks two; the first shooter is the one at the left.
  await doNext(desk, 'Abrir las apuestas')
  await desk.keyboard.press('F2')
  const pick = wide.getByRole('region', { name: 'Elige dos dados' })
  await expect(pick).toBeVisible()
  await pick.getByRole('button', { name: 'Dado 2', exact: true }).click()
  await pick.getByRole('button', { name: 'Dado 5', exact: true }).click()
  await pick.getByRole('button', { name: 'Tomar estos dos' }).click()
  await doNext(desk, 'Ofrecer los dados')
  await expect(desk.getByRole('row').filter({ hasText: 'Tirador' })).toContainText('1')

  // Without a line bet nobody throws: the shooter is told so.
  await expect(phone.getByText('Para tirar, apuesta en la línea de pase o en la de no pase.')).toBeVisible()
  await phone.getByRole('button', { name: /^Línea de pase\. Paga 1 a 1\./ }).click()
  await zone(phone, 'Centro')
  await phone.getByRole('button', { name: /^8 duro, no corre|^8 duro\. Paga 9 a 1/ }).click()
  await expect(phone.locator('.spot-box[data-spot="hard-8"] .mark')).toHaveText('OFF')
  await bet(other, id, 'dont-pass', 10_000)
  await bet(other, id, 'place-right:6', 6000)
  await zone(phone, 'Líneas')
  await fits(phone)
  await accessible(phone)

  // The come-out: the shooter throws when told to, and eight becomes the point.
  await doNext(desk, 'Cerrar las apuestas')
  await expect(phone.locator('.call')).toHaveText('«Ya no va más»')
  await expect(phone.getByRole('region', { name: 'Tu turno: tira los dados' })).toBeVisible()
  await accessible(phone)
  await phone.getByRole('button', { name: 'Tirar' }).click()
  await enterDice(desk, '53', '8: 5 y 3, sin confirmar')
  await doNext(desk, 'Cobrar las apuestas perdedoras')
  await expect(sheet(phone)).toContainText('Punto 8')
  expect(await chips(shooter, 'seat:1')).toBe(90_000)

  // Odds behind the line, and a come bet that travels.
  await doNext(desk, 'Abrir las apuestas')
  await phone.getByRole('button', { name: /^Gabela al 8\. Paga 6 a 5/ }).click()
  await zone(phone, 'Por venir')
  await phone.getByRole('button', { name: /^Por venir\. Paga 1 a 1/ }).click()
  await expect(phone.locator('.netstrip li[data-total="7"]')).toContainText('−10')
  await expect(phone.locator('.netstrip li[data-total="8"]')).toContainText('+6')
  await doNext(desk, 'Cerrar las apuestas')
  await phone.getByRole('button', { name: 'Tirar' }).click()
  await enterDice(desk, '41', '5: 4 y 1')
  await doNext(desk, 'Cobrar las apuestas perdedoras')
  await expect(sheet(phone)).toContainText('Salió 5')
  await expect(sheet(phone)).toContainText('Tu por venir viaja al 5')
  await doNext(desk, 'Abrir las apuestas')
  await zone(phone, 'Números')
  await expect(
    phone.getByRole('button', { name: /^Por venir en el 5\. Paga 1 a 1\. Tu apuesta \$5\.000/ }),
  ).toBeVisible()
  await expect(phone.locator('.spot-box.n.pt')).toContainText('8')

  // The line is a contract with a point on, and the table says so.
  await zone(phone, 'Líneas')
  await phone.getByRole('button', { name: /^Línea de pase/ }).click()
  await expect(phone.getByRole('region', { name: 'Tu apuesta elegida' })).toContainText('Línea de pase: $10.000')
  await expect(phone.getByRole('button', { name: 'Quitar', exact: true })).toHaveAttribute('aria-disabled', 'true')

  // The seven-out: everything for the shooter is lost, and who was against is paid.
  await doNext(desk, 'Cerrar las apuestas')
  await phone.getByRole('button', { name: 'Tirar' }).click()
  await expect(desk.locator('.dice-pad')).toBeVisible()
  await desk.keyboard.press('3')
  await desk.keyboard.press('4')
  await expect(desk.locator('.draft')).toContainText('7: 3 y 4, sin confirmar')
  await expect(desk.locator('.draft')).toContainText('Pagar $10.000 · Cobrar $31.000 · Banca +$21.000')
  await desk.keyboard.press('Enter')
  await doNext(desk, 'Cobrar las apuestas perdedoras')
  await doNext(desk, 'Pagar en orden')
  await expect(sheet(phone)).toContainText('Siete: se pierde el punto')
  await expect(net(phone)).toHaveText('Pierdes−$25.000')
  await expect(sheet(phone)).toContainText('Pierden 4−$25.000')
  for (const lost of ['Línea de pase $10.000', '8 duro $5.000', 'Gabela al 8 $5.000', 'Por venir en el 5 $5.000'])
    await expect(sheet(phone)).toContainText(lost)
  await expect(stage(wide)).toContainText('Siete: se pierde el punto')
  await accessible(phone)
  expect(await chips(shooter, 'seat:1')).toBe(75_000)
  expect(await chips(other, 'seat:3')).toBe(104_000)

  // The dice pass on, and the marker is OFF again.
  await doNext(desk, 'Abrir las apuestas')
  await doNext(desk, 'Ofrecer los dados')
  await expect(desk.getByRole('row').filter({ hasText: 'Tirador' })).toContainText('3')
  await expect(wide.locator('.puck-mark')).toHaveText('OFF')

  // The last throw told again: what stood when it began lies there with the point, and goes as it is settled. One marker is
  // the legend's.
  const again = await live.pageOf(1, 1440)
  await again.goto(`/history/${id}/3`)
  for (const name of [
    /^Línea de pase\. .*Tu apuesta \$5\.000/,
    /^8 duro\. .*Tu apuesta \$5\.000/,
    /^Gabela al 8\. .*Tu apuesta \$5\.000/,
    /^Por venir en el 5\. .*Tu apuesta \$5\.000/,
  ])
    await expect(again.getByRole('button', { name })).toHaveCount(1)
  await expect(again.locator('.puck')).toHaveText(['ON', 'ON'])
  await again.getByRole('slider').press('End')
  await expect(again.getByRole('button', { name: /Tu apuesta \$/ })).toHaveCount(0)
  await expect(again.locator('.puck')).toHaveText(['OFF', 'ON'])
  await live.close()
})

test('a throw that is null settles nothing, and the shooter throws again', async ({ browser, baseURL }) => {
  const live = await liveTable(browser, baseURL as string, { game: 'mini-craps', name: 'Mesa 41', seats: [1] })
  const { id, desk, players } = live
  const player = players[1] as (typeof players)[1]
  await doNext(desk, 'Abrir las apuestas')
  await desk.keyboard.press('F2')
  await expect
    .poll(async () => (await tableSeen(player, id)).options.some((each) => each.do === 'pick-dice'))
    .toBe(true)
  await play(player, id, { do: 'pick-dice', dice: ['1', '2'] })
  await doNext(desk, 'Ofrecer los dados')
  await bet(player, id, 'dont-pass', 5000)
  const page = await live.pageOf(1, 1440)
  await doNext(desk, 'Cerrar las apuestas')
  await expect(page.getByRole('region', { name: 'Tu turno: tira los dados' })).toBeVisible()
  await page.keyboard.press('t')
  await expect(desk.locator('.dice-pad')).toBeVisible()
  await desk.getByText('No tocan el borde opuesto').click()
  await desk.getByRole('button', { name: 'Anunciar «tirada nula»' }).first().click()
  await expect(page.locator('.call')).toHaveText('«Tirada nula»')
  await expect(page.getByText('La tirada no vale: tus apuestas siguen en el paño.')).toBeVisible()
  expect((await tableSeen(player, id)).view.bets.map(({ on, amount }) => `${on} ${amount}`)).toEqual(['dont-pass 5000'])

  // The same shooter again: twelve is nobody's, and the bet stays.
  await doNext(desk, 'Cerrar las apuestas')
  await page.getByRole('button', { name: /^Tirar/ }).click()
  await enterDice(desk, '66', '12: 6 y 6')
  await doNext(desk, 'Cobrar las apuestas perdedoras')
  await expect(stage(page)).toContainText('12 de salida: pierde el pase')
  expect((await tableSeen(player, id)).view.bets.map(({ on, amount }) => `${on} ${amount}`)).toEqual(['dont-pass 5000'])
  await live.close()
})

test('crown and anchor: two hearts pay two to one, entered by the croupier', async ({ browser, baseURL }) => {
  const live = await liveTable(browser, baseURL as string, { game: 'crown-and-anchor', name: 'Mesa 42', seats: [2] })
  const { id, desk, players } = live
  const player = players[2] as (typeof players)[1]
  const page = await live.pageOf(2, 360)
  await doNext(desk, 'Abrir las apuestas')
  for (const name of [/^Ancla\. Paga/, /^Corazón\. Paga/, /^Trébol\. Paga/])
    await page.getByRole('button', { name }).click()
  await expect(page.locator('.tray .stake > div').first()).toContainText('$15.000')
  await accessible(page)
  await doNext(desk, 'Cerrar las apuestas')
  await enterDice(desk, '244', 'ancla, corazón y corazón')
  await doNext(desk, 'Cobrar las apuestas perdedoras')
  await doNext(desk, 'Pagar en orden')
  await expect(sheet(page)).toContainText('Ancla, corazón y corazón')
  await expect(net(page)).toHaveText('Ganas+$10.000')
  await accessible(page)
  expect((await tableSeen(player, id)).view.seats['seat:2']?.chips).toBe(110_000)
  await live.close()
})

test('chuck a luck: with eleven every bet loses, entered by the croupier', async ({ browser, baseURL }) => {
  const live = await liveTable(browser, baseURL as string, { game: 'chuck-a-luck', name: 'Mesa 43', seats: [1] })
  const { id, desk, players } = live
  const player = players[1] as (typeof players)[1]
  const page = await live.pageOf(1, 1440)
  await doNext(desk, 'Abrir las apuestas')
  for (const name of [/^Bajas\. Paga 1 a 1/, /^Altas\. Paga 1 a 1/, /^Cualquier trío\. Paga 30 a 1/])
    await page.getByRole('button', { name }).click()
  await expect(page.locator('.tray .stake > div').first()).toContainText('$15.000')
  await accessible(page)
  await doNext(desk, 'Cerrar las apuestas')
  await doNext(desk, 'Girar la jaula')
  await enterDice(desk, '443', '11: 4, 4 y 3')
  await doNext(desk, 'Cobrar las apuestas perdedoras')
  await expect(stage(page)).toContainText('Suma 11')
  await expect(net(page)).toHaveText('Pierdes−$15.000')
  expect((await tableSeen(player, id)).view.seats['seat:1']?.chips).toBe(85_000)
  await live.close()
})
