// A croupier's hands: how many keys a round takes, typed and with a reader that writes like a keyboard.

import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { enter, openLive, play, send, tableSeen } from './kit.js'

/** As a person types: slower than any reader. */
const HUMAN_MS = 60

const counting = (page: Page) => {
  let keys = 0
  return {
    press: async (key: string) => {
      keys += 1
      await page.keyboard.press(key)
      await page.waitForTimeout(HUMAN_MS)
    },
    /** What a reader sends: no key of the croupier's. */
    read: async (code: string) => {
      await page.keyboard.type(code)
      await page.keyboard.press('Enter')
    },
    taken: () => {
      const taken = keys
      keys = 0
      return taken
    },
  }
}

const openConsole = async (croupier: BrowserContext, table: string): Promise<Page> => {
  const page = await croupier.newPage()
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(`/croupier/${table}`)
  await expect(page.getByRole('region', { name: 'Qué sigue' })).toBeVisible()
  return page
}

const seated = async (player: BrowserContext, table: string, seat: number): Promise<void> => {
  await send(player.request, `/api/tables/${table}/sit`, { seat })
  await play(player.request, table, { do: 'buy', amount: 100_000 })
}

test('a spin takes seven keys by hand instead of eight, and five with a reader of balls', async ({
  browser,
  baseURL,
}) => {
  const url = baseURL as string
  const [boss, croupier, player] = (await Promise.all(
    ['jefe-de-mesa', 'croupier', 'guest'].map((name) => enter(browser, name, url)),
  )) as [BrowserContext, BrowserContext, BrowserContext]
  const table = 'e2e-teclas-ruleta'
  await openLive(boss.request, { id: table, game: 'roulette-american', name: 'Teclas ruleta' })
  await seated(player, table, 2)
  const page = await openConsole(croupier, table)
  const { press, read, taken } = counting(page)
  const next = page.getByRole('region', { name: 'Qué sigue' })
  const pad = page.getByRole('region', { name: 'Número de la bola' })
  /** F2 does what comes next, and the panel is there whatever comes next. */
  const go = async (what: RegExp) => {
    await expect(next.getByRole('button', { name: what }).first()).toBeVisible()
    await press('F2')
  }
  const spin = async (enterBall: () => Promise<void>) => {
    await go(/Abrir las apuestas/)
    await play(player.request, table, { do: 'bet', on: 'black', amount: 1000 })
    await go(/Lanzar la bola/)
    await go(/Cerrar las apuestas/)
    await expect(pad).toBeVisible()
    await expect(next).toContainText('Se ingresa aquí abajo')
    await enterBall()
    await expect(pad).toHaveCount(0)
    for (let step = 0; step < 6 && !(await next.getByText('Abrir las apuestas').isVisible()); step++) {
      const version = (await tableSeen(croupier.request, table)).version
      await press('F2')
      await expect.poll(async () => (await tableSeen(croupier.request, table)).version).toBeGreaterThan(version)
      await page.waitForTimeout(150)
    }
  }
  // As it was: digits, Enter, and then what comes next.
  await spin(async () => {
    for (const key of ['1', '8', 'Enter']) await press(key)
  })
  const before = taken()
  // F2 over the draft confirms it and goes on.
  await spin(async () => {
    for (const key of ['1', '4', 'F2']) await press(key)
  })
  const byHand = taken()
  await spin(() => read('21'))
  const withReader = taken()
  expect((await tableSeen(croupier.request, table)).view.play.history).toEqual(['21', '14', '18'])
  expect([before, byHand, withReader]).toEqual([8, 7, 5])
})

test('a card takes one key where suits do not matter, and none with a reader of cards', async ({
  browser,
  baseURL,
}) => {
  const url = baseURL as string
  const [boss, croupier, player] = (await Promise.all(
    ['jefe-de-mesa', 'croupier', 'guest'].map((name) => enter(browser, name, url)),
  )) as [BrowserContext, BrowserContext, BrowserContext]
  const table = 'e2e-teclas-naipes'
  await openLive(boss.request, { id: table, game: 'blackjack-classic', name: 'Teclas naipes' })
  await seated(player, table, 3)
  const page = await openConsole(croupier, table)
  const { press, read, taken } = counting(page)
  const pad = page.getByRole('region', { name: 'Carta del sabot' })
  const seen = () => tableSeen(croupier.request, table)
  const cards = async () => {
    const { play: at } = (await seen()).view as unknown as {
      play: { hands: { cards: string[] }[]; bank: { cards: string[] } }
    }
    return [...at.hands.flatMap((hand) => hand.cards), ...at.bank.cards].map((card) => card[0]).join('')
  }
  const next = page.getByRole('region', { name: 'Qué sigue' })
  const go = (name: string) => next.getByRole('button', { name }).first().click()
  await go('Exhibir las barajas')
  await go('Barajar')
  await expect(page.getByRole('button', { name: 'Pasar el corte' })).toBeVisible()
  await play(player.request, table, { do: 'cut', at: 156 })
  for (const name of ['Insertado', 'Quemar las primeras cartas', 'Abrir las apuestas']) await go(name)
  await expect.poll(async () => (await seen()).view.phase).toBe('betting')
  await play(player.request, table, { do: 'bet', on: 'main:3', amount: 1000 })
  await play(croupier.request, table, { do: 'no-more-bets' })

  // As it was: rank, suit, Enter for each card. It still works.
  await expect(pad).toBeVisible()
  for (const key of ['0', 'c', 'Enter']) await press(key)
  await expect.poll(cards).toBe('T')
  expect(taken()).toBe(3)
  // One key a card: the next confirms the one before, and Enter the last.
  await press('9')
  await expect(pad.locator('.draft')).toContainText('9 sin pinta')
  await press('8')
  await expect.poll(cards).toMatch(/^T9$/)
  await press('Enter')
  await expect.poll(cards).toBe('T89')
  expect(taken()).toBe(3)

  // The player draws; a reader enters the card, suit and all, without a key.
  await page
    .getByRole('region', { name: 'Lo que pide el jugador' })
    .getByRole('button', { name: /^Carta|^Pedir/ })
    .waitFor()
  await play(player.request, table, { do: 'hit' })
  await expect(pad).toBeVisible()
  await read('10H')
  await expect.poll(cards).toMatch(/T8T9|T8T/)
  expect(taken()).toBe(0)
})

test('a croupier sees the tables they are posted at, and no others', async ({ browser, baseURL }) => {
  const url = baseURL as string
  const [boss, croupier] = (await Promise.all(
    ['jefe-de-mesa', 'croupier'].map((name) => enter(browser, name, url)),
  )) as [BrowserContext, BrowserContext]
  await send(boss.request, '/api/tables', {
    ...{ id: 'e2e-ajena', game: 'roulette-american', room: 'Sala de pruebas', name: 'Mesa ajena', mode: 'live' },
  })
  await openLive(boss.request, { id: 'e2e-propia', game: 'roulette-american', name: 'Mesa propia' })
  const page = await croupier.newPage()
  await page.goto('/croupier')
  await expect(page.getByText('Mesa propia')).toBeVisible()
  await expect(page.getByText('Mesa ajena')).toHaveCount(0)
})
