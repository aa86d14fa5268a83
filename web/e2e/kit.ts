// What the browser tests share: who comes in, what is sent behind the page's back, what a page must keep to.

import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { type APIRequestContext, type Browser, type BrowserContext, expect, type Page } from '@playwright/test'
import { mergeSeen, type Option } from '@tapete/engine'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const headers = { 'x-tapete': '1' }

const where = (page: Page): string => `${page.url()} at ${page.viewportSize()?.width} pixels`

/** No serious or critical finding; each is told with the node it was found on. */
export const accessible = async (page: Page): Promise<void> => {
  if (await page.evaluate(() => !('axe' in globalThis))) await page.evaluate(axe)
  const found = await page.evaluate(async () => {
    interface Finding {
      readonly id: string
      readonly impact: string
      readonly nodes: readonly { readonly target: readonly string[] }[]
    }
    const { axe } = globalThis as unknown as {
      axe: { run: (options: object) => Promise<{ violations: readonly Finding[] }> }
    }
    const { violations } = await axe.run({ resultTypes: ['violations'], elementRef: false })
    return violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .map(({ id, nodes }) => `${id}: ${nodes[0]?.target.join(' ')}`)
  })
  expect.soft(found, where(page)).toEqual([])
}

/** Nothing sticks out to the side: what is wider scrolls in a place of its own. */
export const fits = async (page: Page): Promise<void> => {
  const over = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  // A cloth that is drawn anew for the width needs a moment.
  await expect
    .configure({ soft: true })
    .poll(over, { message: where(page), timeout: 3_000 })
    .toBeLessThanOrEqual(0)
}

/** The least size of anything that is there to be read, in pixels of the screen. */
const LEAST = 12

/** No text is smaller than twelve pixels as it is drawn: what a drawing says counts in the scale it is drawn at. */
export const legible = async (page: Page): Promise<void> => {
  const small = () =>
    page.evaluate((least) => {
      const found = new Set<string>()
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const holder = node.parentElement
        const words = node.textContent?.trim()
        // What is printed on a drawing (a pocket, a pip, a cloth) is said in words by what is clicked, or beside it.
        const printed = 'svg[role="img"], svg[aria-hidden="true"], svg [aria-hidden="true"], [aria-hidden="true"] svg'
        if (!holder || !words || holder.closest(`script, style, .sr, ${printed}`)) continue
        const { width, height } = holder.getBoundingClientRect()
        if (!width || !height) continue
        const drawn = holder instanceof SVGGraphicsElement ? holder.getScreenCTM() : null
        const scale = drawn ? Math.hypot(drawn.a, drawn.b) : 1
        const size = Number.parseFloat(getComputedStyle(holder).fontSize) * scale
        if (size < least - 0.01)
          found.add(`${size.toFixed(1)}: ${holder.tagName}.${holder.getAttribute('class')} «${words.slice(0, 20)}»`)
      }
      return [...found]
    }, LEAST)
  await expect
    .configure({ soft: true })
    .poll(small, { message: where(page), timeout: 3_000 })
    .toEqual([])
}

/** In, without the page: a context of one's own, without movement. */
export const enter = async (browser: Browser, name: string | null, baseURL: string): Promise<BrowserContext> => {
  const context = await browser.newContext({ baseURL, locale: 'es-CL', reducedMotion: 'reduce' })
  if (name === 'guest') await send(context.request, '/api/guest', {})
  else if (name !== null) await send(context.request, '/api/login', { name, password: 'tapete-demo' })
  return context
}

export const send = async <T = unknown>(request: APIRequestContext, path: string, data: object): Promise<T> => {
  const answer = await request.post(path, { data, headers })
  expect(answer.ok(), `${path} ${JSON.stringify(data)}: ${await answer.text()}`).toBe(true)
  return answer.json()
}

interface Made {
  readonly password?: string
  readonly half?: string
  readonly proposal?: { readonly id: number }
}

/** The other operator says yes; answers the half of the password told to them. */
export const confirmed = async (browser: Browser, baseURL: string, proposal: number): Promise<string> => {
  const other = await enter(browser, 'operadora', baseURL)
  const { half } = await send<{ half: string }>(other.request, `/api/proposals/${proposal}/confirm`, {})
  await other.close()
  return half
}

/** Somebody with an account made for the test, in a context of their own, who replaced the password the house gave. */
export const newcomer = async (
  browser: Browser,
  baseURL: string,
  account: { readonly name: string; readonly role: 'player' | 'croupier' },
  own: string,
): Promise<BrowserContext> => {
  const operator = await enter(browser, 'operador', baseURL)
  const made = await send<Made>(operator.request, '/api/people', { ...account, why: 'for a test' })
  await operator.close()
  const password = made.proposal ? `${made.half}${await confirmed(browser, baseURL, made.proposal.id)}` : made.password
  const context = await enter(browser, null, baseURL)
  await send(context.request, '/api/login', { name: account.name, password })
  await send(context.request, '/api/me/password', { password, next: own })
  return context
}

export const play = (request: APIRequestContext, table: string, move: object): Promise<unknown> =>
  send(request, `/api/tables/${table}/moves`, { move, key: randomUUID() })

interface Seen {
  readonly version: number
  readonly view: {
    readonly phase: string
    readonly round: number
    readonly play: { readonly [detail: string]: unknown }
    readonly seats: { readonly [seat: string]: { readonly chips: number } }
    readonly bets: readonly { readonly on: string; readonly amount: number }[]
  }
  readonly options: readonly Option[]
  readonly you: { readonly seat: number | null }
}

/** A table as this person sees it. */
export const tableSeen = async (request: APIRequestContext, table: string): Promise<Seen> => {
  const { seen, ...rest } = await (await request.get(`/api/tables/${table}`)).json()
  const { table: shown, mine, options, you } = seen
  return { ...rest, options, you, view: mergeSeen(shown, mine) }
}

export const pesos = (amount: number): string => `$${String(amount).replace(/\B(?=(\d{3})+(?!\d))/g, '.')}`

/** A practice table, with the chips it opens with in hand. */
export const practice = async (
  request: APIRequestContext,
  game: string,
  config: object = { chip: 500, min: 1000 },
): Promise<string> => {
  const { table } = await send<{ table: string }>(request, '/api/practice', { game, config })
  return table
}

/** A live table with the staff the regulation asks for, open. */
export const openLive = async (
  boss: APIRequestContext,
  {
    id,
    game,
    name,
    room = 'Sala de pruebas',
    config = {},
    second,
  }: { id: string; game: string; name: string; room?: string; config?: object; second?: string },
): Promise<void> => {
  await send(boss, '/api/tables', {
    id,
    game,
    room,
    name,
    mode: 'live',
    config: { chip: 500, min: 1000, max: 100_000, ...config },
  })
  const { people } = (await (await boss.get('/api/people?role=staff')).json()) as {
    people: { id: number; name: string }[]
  }
  for (const [role, who] of [
    ['croupier', 'croupier'],
    ['pit-boss', 'jefe-de-mesa'],
    // Some tables take two croupiers.
    ...(second ? [['croupier', second]] : []),
  ])
    await play(boss, id, { do: 'post', role, person: String(people.find((each) => each.name === who)?.id) })
  await play(boss, id, { do: 'open' })
}
