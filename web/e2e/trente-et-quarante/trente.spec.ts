// A live table of Treinta y Cuarenta: a 31-31, the choices of its blocked bets, and the round that decides them.

import { expect, test } from '@playwright/test'
import { deal, readyShoe, toBets } from '../cards.js'
import { accessible, enter, fits, play, practice, send, tableSeen } from '../kit.js'

const TABLE = `e2e-treinta-${process.pid}-${Date.now()}`

const REFAIT = 'Ks Kd Tc Ah Qh Js 9d 2c'
const RED_COLOR = 'Ts 9d Kc 7h Th Td Ac Kd'

test('a 31-31: one bet is insured, the other handed over', async ({ browser, baseURL }) => {
  const boss = await enter(browser, 'jefe-de-mesa', baseURL as string)
  const dealer = await enter(browser, 'croupier', baseURL as string)
  const guest = await enter(browser, 'guest', baseURL as string)
  await send(boss.request, '/api/tables', {
    ...{ id: TABLE, game: 'trente-et-quarante', room: 'Sala de pruebas', name: 'Mesa Treinta de prueba', mode: 'live' },
    config: { chip: 500, min: 1000, max: 100_000 },
  })
  const { people } = (await (await boss.request.get('/api/people?role=staff')).json()) as {
    people: { id: number; name: string }[]
  }
  const idOf = (name: string): string => String(people.find((each) => each.name === name)?.id)
  // A principal and a payer.
  await play(boss.request, TABLE, { do: 'post', role: 'pit-boss', person: idOf('jefe-de-mesa') })
  await play(boss.request, TABLE, { do: 'post', role: 'croupier', person: idOf('croupier') })
  await play(boss.request, TABLE, { do: 'post', role: 'croupier', person: idOf('operador') })
  await play(boss.request, TABLE, { do: 'open' })
  await send(guest.request, `/api/tables/${TABLE}/sit`, { seat: 2 })
  await play(guest.request, TABLE, { do: 'buy', amount: 100_000 })
  await readyShoe(dealer.request, TABLE)
  await play(dealer.request, TABLE, { do: 'start' })

  const player = await guest.newPage()
  await player.setViewportSize({ width: 1440, height: 900 })
  await player.goto(`/trente-et-quarante/${TABLE}`)
  const cloth = player.getByRole('region', { name: 'Paño de Treinta y Cuarenta' })
  const box = (name: string) => cloth.getByRole('button', { name: new RegExp(`^${name}`) })
  await player.getByRole('radio', { name: 'Ficha de $10.000', exact: true }).click()
  await box('ROJO').click()
  await box('INVERSO').click()
  await expect(box('ROJO')).toContainText('tu apuesta $10.000')
  await expect(box('INVERSO')).toContainText('tu apuesta $10.000')

  const croupier = await dealer.newPage()
  await croupier.setViewportSize({ width: 1440, height: 900 })
  await croupier.goto(`/croupier/${TABLE}`)
  await croupier.getByRole('button', { name: /^Cerrar las apuestas/ }).click()
  const pad = croupier.getByRole('region', { name: 'Carta del sabot' })
  await expect(pad).toContainText('Carta para la fila negra (0)')
  await croupier.keyboard.type('kp')
  await expect(pad.locator('.draft')).toContainText('Fila negra: 10')
  await croupier.keyboard.press('Enter')
  await expect(pad).toContainText('Carta para la fila negra (10)')
  await deal(dealer.request, TABLE, REFAIT.split(' ').slice(1).join(' '))
  await croupier.getByRole('button', { name: /^Cobrar lo perdido/ }).click()

  // Half is lost, half is blocked; each bet is asked for by itself.
  const decide = player.getByRole('region', { name: 'Tu decisión' })
  await expect(decide).toContainText('Empate a 31 · Rojo tiene $5.000 bloqueados')
  await expect(decide.getByRole('button', { name: /^Asegurar/ })).toContainText('por $50')
  await expect(decide.locator('.cite').first()).toContainText('SCJ III.5.6')
  await accessible(player)
  await player.setViewportSize({ width: 360, height: 780 })
  await fits(player)
  await accessible(player)
  await decide.getByRole('button', { name: /^Asegurar/ }).click()
  await expect(decide).toContainText('Inverso tiene $5.000 bloqueados')
  await player.setViewportSize({ width: 1440, height: 900 })
  await player.keyboard.press('t')
  await expect(player.getByRole('region', { name: 'Tus pagos · pase 1' }).locator('.sum')).toContainText('−$15.050')
  await expect(box('ROJO')).toContainText('bloqueados $5.000')

  // The next round frees what waited.
  await play(dealer.request, TABLE, { do: 'collect-cards' })
  await play(dealer.request, TABLE, { do: 'start' })
  await play(dealer.request, TABLE, { do: 'no-more-bets' })
  await deal(dealer.request, TABLE, RED_COLOR)
  await expect(player.locator('.call')).toHaveText(/^«Negro \w+, rojo uno» «Uno rojo y color gana»$/)
  await play(dealer.request, TABLE, { do: 'collect' })
  await play(dealer.request, TABLE, { do: 'pay' })
  await expect(player.locator('.tq-row.red.won')).toBeVisible()
  await accessible(player)
  expect((await tableSeen(guest.request, TABLE)).view.seats['seat:2']?.chips).toBe(100_000 - 15_050)
  await play(dealer.request, TABLE, { do: 'collect-cards' })

  const pit = await boss.newPage()
  await pit.goto(`/pit-boss/${TABLE}?round=1`)
  await expect(pit.locator('.tq-cloth')).toBeVisible()
  await Promise.all([boss, dealer, guest].map((context) => context.close()))
})

test('a practice round plays through', async ({ browser, baseURL }) => {
  const context = await enter(browser, 'guest', baseURL as string)
  const page = await context.newPage()
  await page.setViewportSize({ width: 360, height: 780 })
  const table = await practice(context.request, 'trente-et-quarante', { chip: 500, min: 1000 })
  await toBets(context.request, table)
  await page.goto(`/trente-et-quarante/${table}`)
  await page.getByRole('region', { name: 'Paño de Treinta y Cuarenta' }).getByRole('button', { name: /^ROJO/ }).click()
  await expect.poll(async () => (await tableSeen(context.request, table)).view.bets.length).toBe(1)
  // What is due after the cards are taken begins the next round.
  const { round: first } = (await tableSeen(context.request, table)).view
  const over = ({ phase, round }: { phase: string; round: number }): boolean => phase === 'idle' || round > first
  for (let step = 0; step < 12; step++) {
    const { view, options } = await tableSeen(context.request, table)
    if (over(view)) break
    const asked = options.find((option) => option.do === 'wait')
    await play(context.request, table, asked ? { do: 'wait', on: 'red' } : { do: 'continue' })
  }
  expect(over((await tableSeen(context.request, table)).view)).toBe(true)
  await fits(page)
  await context.close()
})
