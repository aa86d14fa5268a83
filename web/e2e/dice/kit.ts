// A table of dice, brought to where a test begins; and its croupier's console.

import { type APIRequestContext, type Browser, expect, type Page } from '@playwright/test'
import { enter, play, send, tableSeen } from '../kit.js'

/** At a practice table of craps with open bets: the set presented, two dice picked. Other games need nothing. */
export const ready = async (request: APIRequestContext, table: string): Promise<void> => {
  const { view } = await tableSeen(request, table)
  const dice = view.play.dice as { readonly picked: readonly string[] } | undefined
  if (!dice || dice.picked.length > 0) return
  await play(request, table, { do: 'continue' })
  await play(request, table, { do: 'pick-dice', dice: ['1', '4'] })
}

export const bet = (request: APIRequestContext, table: string, on: string, amount: number): Promise<unknown> =>
  play(request, table, { do: 'bet', on, amount })

export interface Live {
  readonly id: string
  /** The console of the croupier, on a desk. */
  readonly desk: Page
  /** Who sits at which seat, by its number. */
  readonly players: { readonly [seat: number]: APIRequestContext }
  /** The page of a player. */
  readonly pageOf: (seat: number, width: number) => Promise<Page>
  readonly close: () => Promise<void>
}

/** A live table with its staff, players with chips at these seats, and the console open. */
export const liveTable = async (
  browser: Browser,
  baseURL: string,
  { game, name, seats }: { game: string; name: string; seats: readonly number[] },
): Promise<Live> => {
  const id = `e2e-${game}-${process.pid}-${Math.random().toString(36).slice(2, 8)}`
  const boss = await enter(browser, 'jefe-de-mesa', baseURL)
  const croupier = await enter(browser, 'croupier', baseURL)
  await send(boss.request, '/api/tables', {
    ...{ id, game, name, room: 'Sala de pruebas', mode: 'live' },
    config: { chip: 500, min: 1000, max: 100_000 },
  })
  const { people } = (await (await boss.request.get('/api/people?role=staff')).json()) as {
    people: { id: number; name: string }[]
  }
  const idOf = (who: string) => String(people.find((each) => each.name === who)?.id)
  const post = (role: string, who: string) => play(boss.request, id, { do: 'post', role, person: idOf(who) })
  await post('croupier', 'croupier')
  // Craps asks for two at the table: whoever supervises it may also serve it.
  if (game === 'craps') await post('croupier', 'jefe-de-mesa')
  await post('pit-boss', 'jefe-de-mesa')
  await play(boss.request, id, { do: 'open' })
  const guests = await Promise.all(seats.map(() => enter(browser, 'guest', baseURL)))
  const seated = seats.map((seat, index) => [seat, guests[index] as (typeof guests)[number]] as const)
  for (const [seat, { request }] of seated) {
    await send(request, `/api/tables/${id}/sit`, { seat })
    await play(request, id, { do: 'buy', amount: 100_000 })
  }
  const desk = await croupier.newPage()
  await desk.setViewportSize({ width: 1440, height: 900 })
  await desk.goto(`/croupier/${id}`)
  await expect(desk.locator('.next')).toBeVisible()
  return {
    id,
    desk,
    players: Object.fromEntries(seated.map(([seat, { request }]) => [seat, request])),
    pageOf: async (seat, width) => {
      const page = await (new Map(seated).get(seat) as (typeof guests)[number]).newPage()
      await page.setViewportSize({ width, height: width > 700 ? 900 : 780 })
      await page.goto(`/dice/${id}`)
      await expect(page.locator('.tray')).toBeVisible()
      return page
    },
    close: async () => {
      for (const context of [boss, croupier, ...guests]) await context.close()
    },
  }
}

/** What the regulation asks for next, by its key; it is named so that nothing else is done. */
export const doNext = async (desk: Page, word: string): Promise<void> => {
  await expect(desk.locator('.next .big button').first()).toContainText(word)
  await desk.keyboard.press('F2')
  await expect(desk.locator('.next .big button', { hasText: word })).toHaveCount(0)
}

/** The dice, typed one key a die: drafted, then confirmed. */
export const enterDice = async (desk: Page, keys: string, draft: string): Promise<void> => {
  await expect(desk.locator('.dice-pad')).toBeVisible()
  for (const key of keys) await desk.keyboard.press(key)
  await expect(desk.locator('.draft')).toContainText(draft)
  await desk.keyboard.press('Enter')
  await expect(desk.locator('.dice-pad')).toHaveCount(0)
}
