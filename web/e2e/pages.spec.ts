// Every page, in both languages, on a desk and on a phone: accessible, legible, and nothing sticks out, down to 320 pixels and
// at 200 % zoom. Each family hands in the pages of its tables.

import { type Browser, type BrowserContext, expect, test } from '@playwright/test'
import { FAMILIES } from '../src/games/registry.js'
import { type As, type FamilyPages, PEOPLE, type Role, type Row } from './family.js'
import { accessible, enter, fits, legible } from './kit.js'

const HOUSE = 'house'

const PAGES: readonly Row[] = [
  ['the way in', 'nobody', '/login', '.demo button'],
  ['the rooms', 'guest', '/', '.game-tile'],
  ['one’s own plays', 'guest', '/plays', '.plays .btn'],
  ['practice', 'guest', '/practice', '.practice-games .btn'],
  ['fairness', 'nobody', '/fairness', '.how li'],
  ['the rules', 'nobody', '/rules', '.rule-list li'],
  ['odds', 'nobody', '/odds', '.kinds td'],
  ['the croupier’s tables', 'croupier', '/croupier', '.table-row'],
  ['the pit', 'boss', '/pit-boss', '.glance'],
  ['the cash desk', 'operator', '/desk', '.people button'],
  ['the accounts', 'operator', '/accounts', '.people button'],
  ['the administration', 'inspector', '/administration', '.admin-entry'],
  ['what the house watches', 'inspector', '/watch', '.watch tbody td'],
  ['what the pit watches', 'boss', '/watch', '.watch tbody td'],
  ['the report of the day', 'operator', '/report', '.day-head'],
  ['inspection', 'inspector', '/regulator', '.table-row'],
  ['the wall of no table', 'nobody', '/display/nowhere', '.wall .enter'],
  ['no page', 'guest', '/nowhere', '.empty .btn'],
]

// Each process that runs these tests comes in once as everybody, and opens its own tables in the one house.
const contexts = new Map<string, Promise<BrowserContext>>()
const tables = new Map<string, Promise<string>>()

const once = <T>(kept: Map<string, Promise<T>>, key: string, make: () => Promise<T>): Promise<T> => {
  const made = kept.get(key) ?? make()
  kept.set(key, made)
  return made
}

test.afterAll(async () => {
  for (const context of contexts.values()) await (await context).close()
})

const inAs = (browser: Browser, url: string, family: string, role: Role): Promise<BrowserContext> => {
  const name = PEOPLE[role]
  return once(contexts, name === 'guest' ? `${family} ${role}` : role, () => enter(browser, name, url))
}

/** The table a path speaks of. */
const opened = async (as: As, family: FamilyPages, name: string): Promise<string> => {
  if (name !== 'live') return family.table(await as('guest'), name)
  if (!family.live) throw new Error('a family whose pages speak of a live table opens one')
  return family.live(as)
}

const page = (id: string, family: FamilyPages | undefined, [name, role, path, ready]: Row): void =>
  test(`${name} is for everybody, on every screen`, async ({ browser, baseURL }) => {
    const url = baseURL as string
    const [whole, table] = /:([a-z0-9-]+)/.exec(path) ?? []
    const as: As = async (who) => (await inAs(browser, url, id, who)).request
    const at = table && family ? await once(tables, `${id} ${table}`, () => opened(as, family, table)) : ''
    const shown = await (await inAs(browser, url, id, role)).newPage()
    for (const language of ['es-CL', 'en']) {
      await shown.addInitScript((chosen) => localStorage.setItem('tapete.language', chosen), language)
      await shown.setViewportSize({ width: 1440, height: 900 })
      await shown.goto(whole ? path.replace(whole, at) : path)
      await expect(shown.locator(ready).first()).toBeVisible()
      await expect(shown.locator('html')).toHaveAttribute('lang', language)
      await accessible(shown)
      await legible(shown)
      // 640 is a laptop at 200 %.
      for (const width of [640, 360, 320]) {
        await shown.setViewportSize({ width, height: 780 })
        await fits(shown)
        await legible(shown)
        if (width === 360) await accessible(shown)
      }
    }
    await shown.close()
  })

for (const row of PAGES) page(HOUSE, undefined, row)

for (const { id, games } of FAMILIES) {
  const { pages } = (await import(`./${id}/pages.ts`)) as { pages: FamilyPages }
  for (const game of Object.keys(games)) page(id, pages, [game, 'guest', `/${id}/:${game}`, pages.ready[game] ?? ''])
  for (const row of pages.pages) page(id, pages, row)
}
