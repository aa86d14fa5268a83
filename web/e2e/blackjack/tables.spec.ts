// What only some card tables have: the tie-break, the cut, standing bettors, many hands in one box, several offers.

import { type Browser, type BrowserContext, expect, type Page, test } from '@playwright/test'
import { accessible, enter, fits, openLive, play, send, tableSeen } from '../kit.js'
import { deal, readyShoe } from './kit.js'

interface Cards {
  readonly table: string
  readonly staff: { readonly boss: BrowserContext; readonly croupier: BrowserContext }
  readonly players: readonly BrowserContext[]
  /** Moves of the croupier. */
  readonly serve: (...moves: readonly object[]) => Promise<void>
  readonly deal: (cards: string) => Promise<void>
  readonly close: () => Promise<void>
}

let opened = 0

/** A live table whose cards the test chooses, with a guest at each of these seats. */
const cardTable = async (
  browser: Browser,
  url: string,
  game: string,
  seats: readonly number[],
  { ready = true, config = {} }: { ready?: boolean; config?: object } = {},
): Promise<Cards> => {
  const table = `e2e-cartas-${process.pid}-${Date.now()}-${opened++}`
  const [boss, croupier, ...players] = (await Promise.all(
    ['jefe-de-mesa', 'croupier', ...seats.map(() => 'guest')].map((name) => enter(browser, name, url)),
  )) as [BrowserContext, BrowserContext, ...BrowserContext[]]
  await openLive(boss.request, { id: table, game, name: 'Mesa de cartas', config })
  for (const [index, player] of players.entries()) {
    await send(player.request, `/api/tables/${table}/sit`, { seat: seats[index] })
    await play(player.request, table, { do: 'buy', amount: 200_000 })
  }
  if (ready) await readyShoe(croupier.request, table)
  return {
    table,
    staff: { boss, croupier },
    players,
    serve: async (...moves) => {
      for (const move of moves) await play(croupier.request, table, move)
    },
    deal: (cards) => deal(croupier.request, table, cards),
    close: async () => {
      for (const context of [boss, croupier, ...players]) await context.close()
    },
  }
}

const look = async (context: BrowserContext, path: string, width = 1440): Promise<Page> => {
  const page = await context.newPage()
  await page.setViewportSize({ width, height: width > 700 ? 900 : 780 })
  await page.goto(path)
  return page
}

test('[CAN-46 CAN-48 CAN-49 CAN-50] a tie-break is seen as two cards that face each other, with what it pays', async ({
  browser,
  baseURL,
}) => {
  const at = await cardTable(browser, baseURL as string, 'canal-21', [2, 4, 6])
  const [first, second, third] = at.players as [BrowserContext, BrowserContext, BrowserContext]
  await at.serve({ do: 'start' })
  for (const [player, on] of [
    [first, 'main:2'],
    [second, 'main:4'],
    [third, 'main:6'],
  ] as const)
    await play(player.request, at.table, { do: 'bet', on, amount: 10_000 })
  await at.serve({ do: 'no-more-bets' })
  // Three Canal 21, and one of the bank.
  await at.deal('As Ah Ad Kc Ks Kh Kd')
  await at.serve({ do: 'no-more-insurance' })
  await at.deal('Ac')
  const page = await look(second, `/blackjack/${at.table}`)
  const duel = (box: number) => page.getByRole('region', { name: `Desempate · puesto ${box}` })
  await play(first.request, at.table, { do: 'tie-break' })
  await at.deal('9s 5d')
  await expect(duel(2)).toContainText('Gana puesto 2 con la carta mayor')
  await at.serve({ do: 'pay' })
  await expect(duel(2)).toContainText('Las dos apuestas pagan 1 a 1')
  await expect(duel(2)).toContainText('+$20.000')

  await page.getByRole('button', { name: 'Desempatar' }).click()
  await expect(duel(4)).toContainText('Viene tu carta')
  await at.deal('4s')
  await expect(duel(4)).toContainText('Viene la carta de la banca')
  await at.deal('4h')
  await expect(duel(4).getByRole('img')).toHaveCount(2)
  await expect(duel(4).getByRole('img', { name: '4 de picas' })).toBeVisible()
  await expect(duel(4).getByRole('img', { name: '4 de corazones' })).toBeVisible()
  await expect(duel(4)).toContainText('Cartas iguales: se te paga.')
  await at.serve({ do: 'pay' })
  await expect(duel(4)).toContainText('Las dos apuestas pagan 1 a 1')
  await expect(duel(4)).toContainText('+$20.000')
  await expect(duel(4).locator('.cite')).toContainText('SCJ III.1.5.3 f)')
  await accessible(page)

  await play(third.request, at.table, { do: 'tie-break' })
  await at.deal('2s Qc')
  await expect(duel(6)).toContainText('Gana la banca con la carta mayor')
  await expect(duel(6)).toBeInViewport()
  await at.serve({ do: 'collect' })
  await expect(duel(6)).toContainText('−$20.000')
  // All are settled: the own one is shown again.
  await expect(duel(4)).toBeInViewport()
  await page.setViewportSize({ width: 360, height: 780 })
  await fits(page)
  await accessible(page)
  await at.serve({ do: 'collect-cards' })
  await expect(page.locator('.duel')).toHaveCount(0)

  // The round again shows it the same way.
  await page.goto(`/history/${at.table}/1`)
  await page.getByRole('slider').press('End')
  await expect(duel(4)).toContainText('+$20.000')
  await fits(page)
  await at.close()
})

test('[BJK-10] whoever cuts chooses how deep, by the keyboard too, with 52 cards left on both sides', async ({
  browser,
  baseURL,
}) => {
  const at = await cardTable(browser, baseURL as string, 'blackjack-classic', [4], { ready: false })
  await at.serve({ do: 'show-cards' }, { do: 'shuffle' })
  const page = await look(at.players[0] as BrowserContext, `/blackjack/${at.table}`)
  const depth = page.getByRole('slider', { name: 'Cartas sobre el corte' })
  await expect(depth).toHaveAttribute('aria-valuetext', '156 cartas arriba, 156 abajo')
  await accessible(page)
  await depth.press('Home')
  await expect(depth).toHaveAttribute('aria-valuetext', '52 cartas arriba, 260 abajo')
  await depth.press('ArrowLeft')
  await expect(page.getByRole('button', { name: 'Cortar en 52' })).toBeVisible()
  await page.setViewportSize({ width: 360, height: 780 })
  await fits(page)
  await accessible(page)
  await depth.press('End')
  await expect(page.getByRole('button', { name: 'Cortar en 260' })).toBeVisible()
  await depth.press('ArrowLeft')
  await page.getByRole('button', { name: 'Cortar en 259' }).click()
  await expect(depth).toHaveCount(0)
  const console = await look(at.staff.croupier, `/croupier/${at.table}`)
  await expect(console.getByRole('region', { name: 'Últimas anotaciones' })).toContainText(
    'Corta puesto 4, a 259 cartas',
  )
  await at.close()
})

test('[MZA-03 MZA-04] a standing bettor has a plate at the box, with name and stake, and decides nothing', async ({
  browser,
  baseURL,
}) => {
  const at = await cardTable(browser, baseURL as string, 'blackjack-mendoza', [2, 4])
  const [first, second] = at.players as [BrowserContext, BrowserContext]
  const guest = await enter(browser, 'guest', baseURL as string)
  const page = await look(guest, `/blackjack/${at.table}`)
  await page.getByRole('button', { name: 'Apostar de pie' }).click()
  await expect(page.locator('.tray .stake')).toContainText('$50.000')
  await at.serve({ do: 'start' })
  for (const [player, on] of [
    [first, 'main:2'],
    [second, 'main:4'],
  ] as const)
    await play(player.request, at.table, { do: 'bet', on, amount: 10_000 })
  // Only boxes that somebody plays can be followed.
  const boxes = page.getByRole('region', { name: 'Apuestas' }).getByRole('button', { name: /^De pie/ })
  await expect(boxes).toHaveCount(2)
  await page.getByRole('radio', { name: 'Ficha de $5.000' }).click()
  await page.getByRole('group', { name: 'Puesto 4' }).getByRole('button').click()
  const behind = page.getByRole('list', { name: 'Puestos' }).locator('.spot-seat').nth(3).getByRole('list')
  await expect(behind).toHaveText('Túde pie · $5.000')
  const other = await look(second, `/blackjack/${at.table}`, 360)
  await expect(other.getByRole('list', { name: 'de pie' })).toHaveText('4Jugador 8de pie · $5.000')
  await expect(other.getByRole('list', { name: 'de pie' })).toBeInViewport()
  await fits(other)
  await accessible(other)
  await at.serve({ do: 'no-more-bets' })
  await at.deal('9s Th 6c 8s 9h')
  await at.serve({ do: 'no-more-surrenders' }, { do: 'stand', for: 'seat:2' })
  await expect(other.getByRole('region', { name: 'Tu decisión' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Tu decisión' })).toHaveCount(0)
  await page.setViewportSize({ width: 360, height: 780 })
  await expect(page.locator('.mine-hands').getByRole('img', { name: /10 de corazones, 9 de corazones/ })).toBeVisible()
  await fits(page)
  await accessible(page)
  await guest.close()
  await at.close()
})

test('[CAN-32 CAN-33] seven hands of one box stay legible on a phone, the one in turn in view', async ({
  browser,
  baseURL,
}) => {
  const at = await cardTable(browser, baseURL as string, 'canal-21', [4])
  const player = at.players[0] as BrowserContext
  await at.serve({ do: 'start' })
  await play(player.request, at.table, { do: 'bet', on: 'main:4', amount: 5000 })
  await at.serve({ do: 'no-more-bets' })
  await at.deal('8s 6c 8h')
  const page = await look(player, `/blackjack/${at.table}`, 360)
  for (const card of ['8d', '8c', '8s', '8h', '8d', '3c']) {
    await play(player.request, at.table, { do: 'split' })
    await at.deal(card)
  }
  const hands = page.getByRole('list', { name: '7 manos' })
  await expect(hands.getByRole('listitem')).toHaveCount(7)
  const inTurn = page.locator('.in-turn')
  const decide = page.getByRole('region', { name: 'Tu decisión' })
  for (const [hand, card] of [
    [1, '4c'],
    [7, '5c'],
    [6, '9c'],
    [5, '9d'],
    [4, '9h'],
    [3, '9s'],
  ] as const) {
    await expect(inTurn.getByRole('img', { name: `Tú, Puesto 4, Mano ${hand}` })).toBeInViewport({ ratio: 1 })
    await expect(hands.locator('[aria-current]')).toBeInViewport()
    const [cards, keys] = [await inTurn.boundingBox(), await decide.boundingBox()]
    expect((cards?.y ?? 0) + (cards?.height ?? 0)).toBeLessThanOrEqual(keys?.y ?? 0)
    await play(player.request, at.table, { do: 'stand' })
    await at.deal(card)
  }
  await fits(page)
  await accessible(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await expect(page.getByRole('img', { name: /^Tú, Mano 2/ })).toBeInViewport({ ratio: 1 })
  await accessible(page)
  await at.close()
})

test('[BJK-26 BJK-58] every offer has its own no, which can be taken back until «no más seguros»', async ({
  browser,
  baseURL,
}) => {
  const at = await cardTable(browser, baseURL as string, 'blackjack-classic', [4])
  const player = at.players[0] as BrowserContext
  await at.serve({ do: 'start' })
  for (const on of ['main:4', 'main:5']) await play(player.request, at.table, { do: 'bet', on, amount: 10_000 })
  await at.serve({ do: 'no-more-bets' })
  await at.deal('As 8s Ac Ks 8h')
  const page = await look(player, `/blackjack/${at.table}`)
  const offers = page.locator('.card-offer')
  await expect(offers).toHaveCount(3)
  for (const offer of await offers.all())
    await expect(offer.getByRole('button', { name: /^(No|Esperar a la banca)/ })).toBeVisible()
  await accessible(page)
  await page.setViewportSize({ width: 360, height: 780 })
  await fits(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await offers.filter({ hasText: '¿Pago 1 a 1?' }).getByRole('button', { name: 'Esperar a la banca' }).click()
  await expect(offers).toHaveCount(2)
  await offers.filter({ hasText: 'Puesto 4' }).getByRole('button', { name: /^No/ }).click()
  await expect(offers).toHaveText(/Puesto 5/)
  // The keys answer what is left.
  await page.keyboard.press('s')
  await expect(page.locator('.answered')).toContainText('Respondiste todo')
  const bets = async () =>
    (await tableSeen(player.request, at.table)).view.bets.map(({ on, amount }) => `${on} ${amount}`).sort()
  await expect.poll(bets).toEqual(['insurance:5 5000', 'main:4 10000', 'main:5 10000'])
  await page.getByRole('button', { name: 'Cambiar' }).click()
  await expect(offers).toHaveCount(2)
  await offers
    .filter({ hasText: '¿Seguro?' })
    .getByRole('button', { name: /^Tomar/ })
    .click()
  await expect.poll(bets).toEqual(['insurance:4 5000', 'insurance:5 5000', 'main:4 10000', 'main:5 10000'])
  await at.close()
})

test('every page about a card table speaks of rounds, never of spins, in both languages', async ({
  browser,
  baseURL,
}) => {
  const at = await cardTable(browser, baseURL as string, 'blackjack-classic', [4])
  const player = at.players[0] as BrowserContext
  await at.serve({ do: 'start' })
  await play(player.request, at.table, { do: 'bet', on: 'main:4', amount: 10_000 })
  await at.serve({ do: 'no-more-bets' })
  await at.deal('Ts 6c 9h')
  await at.serve({ do: 'stand', for: 'seat:4' })
  await at.deal('Td 7d')
  await at.serve({ do: 'collect' }, { do: 'pay' }, { do: 'collect-cards' })
  const inspector = await enter(browser, 'fiscalizador', baseURL as string)
  const said = { 'es-CL': /tirada|lanzad/i, en: /\b(null |void )?spins?\b/i } as const
  for (const [context, path, ready] of [
    [player, `/blackjack/${at.table}`, '.moon'],
    [player, `/history/${at.table}`, '.round-list'],
    [player, `/history/${at.table}/1`, '.told li'],
    [at.staff.croupier, `/croupier/${at.table}`, '.hands-table'],
    [at.staff.boss, `/pit-boss/${at.table}`, '.irr summary'],
    [at.staff.boss, `/pit-boss/${at.table}?round=1`, '.happened li'],
    [inspector, `/regulator/${at.table}`, '.log-sheet td'],
    [inspector, `/display/${at.table}`, '.wall .limits'],
    [inspector, `/fairness/${at.table}`, '.how li'],
  ] as const) {
    const page = await context.newPage()
    for (const language of ['en', 'es-CL'] as const) {
      await page.addInitScript((chosen) => localStorage.setItem('tapete.language', chosen), language)
      await page.goto(path)
      await expect(page.locator(ready).first()).toBeVisible()
      const words = await page.evaluate(() => {
        const names = [...document.querySelectorAll('[aria-label], [title]')].map(
          (element) => `${element.getAttribute('aria-label')} ${element.getAttribute('title')}`,
        )
        return [document.title, document.body.textContent, ...names].join('\n')
      })
      expect.soft(words.match(new RegExp(`.{0,40}(${said[language].source}).{0,40}`, 'i'))?.[0], path).toBeUndefined()
    }
    await page.close()
  }
  const pit = await look(at.staff.boss, `/pit-boss/${at.table}`)
  await expect(pit.getByRole('link', { name: 'Revisar pases' })).toBeVisible()
  await pit.goto(`/pit-boss/${at.table}?round=1`)
  await expect(pit.getByRole('heading', { level: 1 })).toContainText('Revisión del pase 1')
  const seat = await look(player, `/blackjack/${at.table}`)
  await expect(seat.getByRole('region', { name: 'Fase del pase' })).toBeVisible()
  await expect(seat.getByRole('region', { name: 'Tus pagos · pase 1' })).toContainText('Neto del pase')
  await inspector.close()
  await at.close()
})
