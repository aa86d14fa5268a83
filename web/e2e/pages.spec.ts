// Every page, in both languages, on a desk and on a phone: accessible, and nothing sticks out, down to 320 pixels and
// at 200 % zoom.

import { type APIRequestContext, type BrowserContext, expect, test } from '@playwright/test'
import { accessible, enter, fits, openLive, play, practice, send, toBets } from './kit.js'

// Each process that runs these tests opens its own tables in the one house.
const LIVE = `e2e-paginas-${process.pid}`
const PEOPLE = {
  nobody: null,
  guest: 'guest',
  other: 'guest',
  cards: 'guest',
  croupier: 'croupier',
  boss: 'jefe-de-mesa',
  operator: 'operador',
  inspector: 'fiscalizador',
}
type Role = keyof typeof PEOPLE

/** A live table in its second round, with chips of two colours on the cloth. */
const playLive = async (as: (role: Role) => APIRequestContext): Promise<void> => {
  const boss = as('boss')
  await openLive(boss, { id: LIVE, game: 'roulette-american', name: 'Mesa' })
  for (const [role, seat, colour] of [
    ['guest', 2, 'blue'],
    ['other', 5, 'yellow'],
  ] as const) {
    await send(as(role), `/api/tables/${LIVE}/sit`, { seat })
    await play(as(role), LIVE, { do: 'buy', amount: 60_000 })
    await play(as(role), LIVE, { do: 'take-colour', colour, unit: 1000, amount: 30_000 })
  }
  const croupier = as('croupier')
  for (const wheel of ['clockwise', 'counter-clockwise']) {
    await play(croupier, LIVE, { do: 'start' })
    for (const role of ['guest', 'other'] as const)
      await play(as(role), LIVE, { do: 'bet', on: 'straight:17', amount: 2000, with: 'colour' })
    await play(croupier, LIVE, { do: 'spin', wheel })
    await play(croupier, LIVE, { do: 'no-more-bets' })
    if (wheel === 'counter-clockwise') break
    await play(croupier, LIVE, { do: 'ball', pocket: '17' })
    await play(croupier, LIVE, { do: 'collect' })
    await play(boss, LIVE, { do: 'approve' })
    await play(croupier, LIVE, { do: 'pay' })
    await play(croupier, LIVE, { do: 'check-ball', state: 'sound' })
  }
}

/** A practice table after one round, with bets on the cloth for the next. */
const openPractice = async (request: APIRequestContext, game: string): Promise<string> => {
  const table = await practice(request, game)
  if (!WHEELS.includes(game)) {
    await toBets(request, table)
    return table
  }
  const on = game === 'big-six' ? 'value:1' : 'red'
  await play(request, table, { do: 'continue' })
  await play(request, table, { do: 'bet', on, amount: 5000 })
  await play(request, table, { do: 'continue' })
  await play(request, table, { do: 'continue' })
  await play(request, table, { do: 'bet', on, amount: 5000 })
  return table
}

const WHEELS = ['roulette-french', 'roulette-american', 'roulette-american-00', 'big-six']
const CARDS = ['blackjack-classic', 'blackjack-perfect-pairs', 'challenge-21', 'canal-21', 'blackjack-mendoza']

const contexts = new Map<Role, BrowserContext>()
const tables = new Map<string, string>()

test.beforeAll(async ({ browser, baseURL }) => {
  for (const [role, name] of Object.entries(PEOPLE))
    contexts.set(role as Role, await enter(browser, name, baseURL as string))
  const as = (role: Role) => (contexts.get(role) as BrowserContext).request
  await playLive(as)
  for (const game of WHEELS) tables.set(game, await openPractice(as('guest'), game))
  for (const game of CARDS) tables.set(game, await openPractice(as('cards'), game))
})

test.afterAll(async () => {
  for (const context of contexts.values()) await context.close()
})

/** The address, and what is on the page once it is here. `:game` is that game's practice table, `:live` the live one. */
const PAGES: readonly (readonly [name: string, role: Role, path: string, ready: string])[] = [
  ['the way in', 'nobody', '/login', '.demo button'],
  ['the rooms', 'guest', '/', '.table-card'],
  ['practice', 'guest', '/practice', '.practice-games .btn'],
  ['French roulette', 'guest', '/roulette/:roulette-french', '.cloth .stack'],
  ['American roulette', 'guest', '/roulette/:roulette-american', '.cloth .stack'],
  ['American roulette, double zero', 'guest', '/roulette/:roulette-american-00', '.cloth .stack'],
  ['Big Six', 'guest', '/big-six/:big-six', '.cloth .stack'],
  ['Black Jack', 'cards', '/blackjack/:blackjack-classic', '.betbox'],
  ['Perfect Pairs', 'cards', '/blackjack/:blackjack-perfect-pairs', '.betbox.side'],
  ['Challenge 21', 'cards', '/blackjack/:challenge-21', '.squares'],
  ['Canal 21', 'cards', '/blackjack/:canal-21', '.betbox'],
  ['Black Jack of Mendoza', 'cards', '/blackjack/:blackjack-mendoza', '.betbox'],
  ['a card table, watching', 'other', '/blackjack/mesa-6', '.tray .btn'],
  ['the croupier of cards', 'croupier', '/croupier/mesa-en-vivo-2', '.hands-table'],
  ['the pit boss of cards', 'boss', '/pit-boss/mesa-en-vivo-2', '.irr summary'],
  ['a card table on the wall', 'operator', '/display/mesa-6', '.wall .result.cards'],
  ['odds of Black Jack', 'guest', '/odds/blackjack-classic', '.strategy .cell'],
  ['a live table, with a seat', 'guest', '/roulette/:live', '.cloth .stack'],
  ['a table, watching', 'other', '/roulette/mesa-1', '.tray .btn'],
  ['the rounds of a table', 'guest', '/history/:roulette-french', '.round-list li'],
  ['a round again', 'guest', '/history/:roulette-french/1', '.told li'],
  ['fairness', 'nobody', '/fairness', '.how li'],
  ['fairness of a table', 'guest', '/fairness/:roulette-french', '.series'],
  ['the rules', 'nobody', '/rules', '.rule-list li'],
  ['the rules of a game', 'guest', '/rules/roulette-american', '.rule-list li'],
  ['odds', 'nobody', '/odds', '.kinds td'],
  ['odds of Big Six', 'guest', '/odds/big-six', '.kinds td'],
  ['the croupier’s tables', 'croupier', '/croupier', '.table-row'],
  ['the croupier’s console', 'croupier', '/croupier/:live', '.pad .k'],
  ['the pit', 'boss', '/pit-boss', '.glance'],
  ['the pit boss’s console', 'boss', '/pit-boss/:live', '.irr summary'],
  ['a spin reviewed', 'boss', '/pit-boss/:live?round=1', '.happened li'],
  ['the cash desk', 'operator', '/desk', '.people button'],
  ['the accounts', 'operator', '/accounts', '.people button'],
  ['the report of the day', 'operator', '/report', '.report td'],
  ['inspection', 'inspector', '/regulator', '.table-row'],
  ['the log of a table', 'inspector', '/regulator/:live', '.log-sheet td'],
  ['the wall', 'operator', '/display/:live', '.wall .result .pk'],
  ['the wall, to nobody', 'nobody', '/display/mesa-1', '.wall .limits'],
  ['the wall of no table', 'nobody', '/display/nowhere', '.wall .enter'],
  ['no page', 'guest', '/nowhere', '.empty .btn'],
]

for (const [name, role, path, ready] of PAGES)
  test(`${name} is for everybody, on every screen`, async () => {
    const page = await (contexts.get(role) as BrowserContext).newPage()
    const address = path.replace(/:([a-z0-9-]+)/, (_, id: string) => tables.get(id) ?? LIVE)
    for (const language of ['es-CL', 'en']) {
      await page.addInitScript((chosen) => localStorage.setItem('tapete.language', chosen), language)
      await page.setViewportSize({ width: 1440, height: 900 })
      await page.goto(address)
      await expect(page.locator(ready).first()).toBeVisible()
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      await accessible(page)
      // 640 is a laptop at 200 %.
      for (const width of [640, 360, 320]) {
        await page.setViewportSize({ width, height: 780 })
        await fits(page)
        if (width === 360) await accessible(page)
      }
    }
    await page.close()
  })
