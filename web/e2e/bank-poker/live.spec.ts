// Live tables of poker: real cards are laid unseen, and told by the croupier when they are turned.

import { type APIRequestContext, type Browser, expect, type Page, test } from '@playwright/test'
import type { PokerPlay } from '@tapete/engine'
import { accessible, enter, fits, openLive, play, send, tableSeen } from '../kit.js'

const CHIPS = 100_000

interface Live {
  readonly id: string
  readonly desk: Page
  readonly players: readonly APIRequestContext[]
  readonly pageOf: (player: number, width: number) => Promise<Page>
  readonly close: () => Promise<void>
}

/** A live table with its staff, players with chips at the first seats, and the croupier's console. */
const live = async (browser: Browser, baseURL: string, game: string, name: string, players: number): Promise<Live> => {
  const id = `e2e-${game}-${process.pid}-${Math.random().toString(36).slice(2, 8)}`
  const boss = await enter(browser, 'jefe-de-mesa', baseURL)
  const croupier = await enter(browser, 'croupier', baseURL)
  await openLive(boss.request, { id, game, name })
  const guests = await Promise.all(Array.from({ length: players }, () => enter(browser, 'guest', baseURL)))
  for (const [index, { request }] of guests.entries()) {
    await send(request, `/api/tables/${id}/sit`, { seat: index + 1 })
    await play(request, id, { do: 'buy', amount: CHIPS })
  }
  const desk = await croupier.newPage()
  await desk.setViewportSize({ width: 1440, height: 1000 })
  await desk.goto(`/croupier/${id}`)
  await expect(desk.locator('.next')).toBeVisible()
  return {
    id,
    desk,
    players: guests.map(({ request }) => request),
    pageOf: async (player, width) => {
      const page = await (guests[player] as (typeof guests)[number]).newPage()
      await page.setViewportSize({ width, height: width > 700 ? 900 : 780 })
      await page.goto(`/bank-poker/${id}`)
      await expect(page.locator('.tray')).toBeVisible()
      return page
    },
    close: async () => {
      for (const context of [boss, croupier, ...guests]) await context.close()
    },
  }
}

const seenBy = async (who: APIRequestContext, id: string) => {
  const { view } = await tableSeen(who, id)
  return { ...view, play: view.play as unknown as PokerPlay }
}

/** What the regulation asks for next, by its key; it is named so that nothing else is done. */
const next = async ({ desk, players, id }: Live, word: string): Promise<void> => {
  const version = async () => (await tableSeen(players[0] as APIRequestContext, id)).version
  const before = await version()
  await expect(desk.locator('.next .big button').first()).toContainText(word)
  await desk.keyboard.press('F2')
  await expect.poll(version).toBeGreaterThan(before)
}

const toBets = async (at: Live): Promise<void> => {
  for (const word of ['Exhibir la baraja', 'Barajar', 'Cortar el mazo', 'Abrir las apuestas']) await next(at, word)
}

const entry = (desk: Page) => desk.getByRole('region', { name: 'Cartas que se dan vuelta' })

/** Cards typed, index and suit; drafted, and not confirmed yet. */
const type = async (desk: Page, title: string, keys: string, draft: string): Promise<void> => {
  await expect(entry(desk)).toContainText(title)
  for (const key of keys.replaceAll(' ', '')) await desk.keyboard.press(key)
  await expect(desk.locator('.draft')).toContainText(draft)
}

const confirm = async (desk: Page): Promise<void> => {
  await desk.keyboard.press('Enter')
  await expect(desk.locator('.draft')).toHaveCount(0)
}

test('a live round of Caribbean Poker: nobody knows a card before it is turned', async ({ browser, baseURL }) => {
  test.setTimeout(150_000)
  const at = await live(browser, baseURL as string, 'caribbean-poker', 'Mesa 61', 2)
  const { id, desk, players } = at
  const [one, two] = players as [APIRequestContext, APIRequestContext]
  await toBets(at)
  for (const player of players) await play(player, id, { do: 'bet', on: 'ante', amount: 5000 })
  await next(at, 'Cerrar las apuestas')

  // Five cards each, the bank's last one open.
  for (let lap = 0; lap < 5; lap++) await next(at, 'Repartir cubiertas')
  const hands = desk.getByRole('region', { name: 'Manos' })
  await expect(hands.getByRole('img', { name: '5 cartas cubiertas' })).toHaveCount(2)
  await expect(hands.getByRole('img', { name: '4 cartas cubiertas' })).toHaveCount(1)
  await type(desk, 'La carta descubierta de la banca', '4c', '4 de corazones')
  await confirm(desk)
  const page = await at.pageOf(0, 1440)
  const laid = await seenBy(one, id)
  expect(laid.play.hands['seat:1']).toMatchObject({ count: 5, cards: { value: null } })
  expect(laid.play.bank).toMatchObject({ up: ['4h'], cards: { value: null } })

  await page.getByRole('button', { name: /^Voy/ }).first().click()
  await expect.poll(async () => (await seenBy(one, id)).play.hands['seat:1']?.answers).toEqual({ bet: 'go' })
  await play(two, id, { do: 'fold' })
  await next(at, 'Retirar cartas y apuestas')

  // A card that lies open cannot be another one's.
  await expect(entry(desk)).toContainText('Da vuelta la mano de la banca')
  await desk.keyboard.press('4')
  await desk.keyboard.press('c')
  await expect(entry(desk)).toContainText('4 de corazones: esa carta ya se vio')
  await type(desk, 'Da vuelta la mano de la banca', 'ac kt 9d 7p', 'La banca abre con as y rey')
  await expect(hands.getByRole('row').filter({ hasText: 'Sin confirmar' })).toContainText('B')
  await accessible(desk)
  await fits(desk)
  await desk.setViewportSize({ width: 360, height: 780 })
  await fits(desk)
  await desk.setViewportSize({ width: 1440, height: 1000 })
  await confirm(desk)
  await expect(page.locator('.call')).toContainText('La banca abre con as y rey')

  await type(desk, 'Da vuelta la mano del puesto 1', '0p 8d 0d 5c 3t', 'Par de 10')
  await expect(desk.locator('.draft')).toContainText('Gana. Pagar $15.000')
  await confirm(desk)
  await next(at, 'Cobrar o pagar la mano')
  const done = await seenBy(one, id)
  expect(done.play.hands['seat:1']?.shown).toEqual(['Ts', '8d', 'Td', '5h', '3c'])
  expect(done.play.hands['seat:2']).toMatchObject({ status: 'folded', shown: null, cards: { value: null } })
  await next(at, 'Recoger las cartas')
  expect((await seenBy(one, id)).seats['seat:1']?.chips).toBe(CHIPS + 15_000)
  expect((await seenBy(two, id)).seats['seat:2']?.chips).toBe(CHIPS - 5000)
  await at.close()
})

test("a live round of Hold'em Plus: a card that was seen is told, and the board before the bank", async ({
  browser,
  baseURL,
}) => {
  test.setTimeout(150_000)
  const at = await live(browser, baseURL as string, 'holdem-plus', 'Mesa 62', 1)
  const { id, desk, players } = at
  const [one] = players as [APIRequestContext]
  await toBets(at)
  await play(one, id, { do: 'bet', on: 'ante', amount: 5000 })
  await next(at, 'Cerrar las apuestas')
  await next(at, 'Repartir cubiertas')

  // Everybody saw the first card of the player: the round goes on, and the card is known from there.
  const cause = 'Se ve una carta de un jugador'
  const irregular = desk.locator('details', { hasText: cause })
  await irregular.locator('summary').click()
  await irregular.getByRole('button', { name: 'Resolver así' }).click()
  const asked = desk.getByRole('dialog', { name: cause })
  await asked.getByRole('combobox').selectOption('Ks')
  await asked.getByRole('button', { name: 'Confirmar' }).click()
  await expect.poll(async () => (await seenBy(one, id)).play.seenCard).toEqual({ seat: 'seat:1', card: 'Ks' })

  await next(at, 'Repartir cubiertas')
  await next(at, 'Repartir cubiertas')
  await type(desk, 'El flop', 'kd 9t 2c', 'Rey de diamantes, 9 de tréboles, 2 de corazones')
  await confirm(desk)
  await next(at, 'Repartir cubiertas')
  const page = await at.pageOf(0, 360)
  await page.getByRole('button', { name: /^Voy/ }).first().click()

  await type(desk, 'Da vuelta la mesa y la banca', '5p 6p 4d 4t', 'La banca abre con par de 4')
  await accessible(desk)
  await confirm(desk)
  // One of its cards is known: the other is told.
  await type(desk, 'Da vuelta la mano del puesto 1', 'kt', 'Trío de reyes')
  await expect(desk.locator('.draft')).toContainText('Gana. Pagar $15.000')
  await confirm(desk)
  await next(at, 'Cobrar o pagar la mano')
  await next(at, 'Recoger las cartas')
  expect((await seenBy(one, id)).seats['seat:1']?.chips).toBe(CHIPS + 15_000)
  await at.close()
})
