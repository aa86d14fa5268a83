// A pot with a live table that feeds it, brought to where a test begins. Cards are told by the croupier, so that draws are fixed.

import { type APIRequestContext, type Browser, type BrowserContext, expect, type Page } from '@playwright/test'
import { enter, openLive, play, send, tableSeen } from '../kit.js'

const CHIPS = 100_000
export const BASE = 1_000_000

export interface Pot {
  readonly id: string
  readonly table: string
  readonly boss: BrowserContext
  readonly head: BrowserContext
  readonly croupier: BrowserContext
  readonly guests: readonly BrowserContext[]
  readonly close: () => Promise<void>
}

/** A pot that is open, with an electronic acceptor; one live table, players with chips at the first seats, bets open. */
export const potWithTable = async (browser: Browser, baseURL: string, players: number): Promise<Pot> => {
  const mark = `${process.pid}-${Math.random().toString(36).slice(2, 8)}`
  const [id, table] = [`e2e-pozo-${mark}`, `e2e-caribeno-${mark}`]
  const [boss, head, croupier] = (await Promise.all(
    ['jefe-de-mesa', 'jefe-de-sala', 'croupier'].map((who) => enter(browser, who, baseURL)),
  )) as [BrowserContext, BrowserContext, BrowserContext]
  await send(boss.request, '/api/tables', {
    ...{ id, game: 'progressive-scj', name: 'Pozo de póker', room: 'Pozos', mode: 'live', display: true },
    config: { base: BASE, commission: 2000, credit: 500, min: 500, max: 2000, reserves: [1250] },
  })
  const game = 'caribbean-poker'
  await openLive(boss.request, { id: table, game, name: 'Mesa 71', config: { min: 1000, max: 5000 } })
  await play(head.request, id, { do: 'connect', table, game })
  await play(head.request, id, { do: 'open-pot' })
  const guests = await Promise.all(Array.from({ length: players }, () => enter(browser, 'guest', baseURL)))
  for (const [index, { request }] of guests.entries()) {
    await send(request, `/api/tables/${table}/sit`, { seat: index + 1 })
    await play(request, table, { do: 'buy', amount: CHIPS })
  }
  for (const step of ['show-deck', 'shuffle', 'cut', 'start']) await play(croupier.request, table, { do: step })
  return {
    ...{ id, table, boss, head, croupier, guests },
    close: async () => {
      for (const context of [boss, head, croupier, ...guests]) await context.close()
    },
  }
}

export const pageOf = async (who: BrowserContext, path: string, width: number): Promise<Page> => {
  const page = await who.newPage()
  await page.setViewportSize({ width, height: width > 700 ? 900 : 780 })
  await page.goto(path)
  await expect(page.locator('#content, .tray').first()).toBeVisible()
  return page
}

/** Two royals, and a bank that opens with ace and king: laid unseen, told when they are turned. */
const HANDS = ['Th Jh Qh Kh Ah', 'Ts Js Qs Ks As'].map((hand) => hand.split(' '))
const BANK = 'Ac 9s 9c Kc'.split(' ')
const UP = ['3c']

const told = () => {
  const hands = [...HANDS]
  return (many: number): readonly string[] => {
    if (many === 5) return hands.pop() ?? []
    return many === 1 ? UP : BANK
  }
}

/** Whatever is due until the prizes are to be claimed; both players go. */
export const untilClaim = async ({ table, croupier, guests }: Pot): Promise<void> => {
  const cards = told()
  for (let step = 0; step < 60; step++) {
    const { options } = await tableSeen(croupier.request, table)
    if (options.some((option) => option.do === 'claim-prizes')) return
    const waiting = await goes(guests, table)
    if (waiting) continue
    const order = ['lay', 'turn-up', 'uncover', 'show-hand', 'read-hand', 'settle-hand']
    const due = order.flatMap((name) => options.filter((option) => option.do === name))[0]
    if (!due) throw new Error(`nothing is due at ${table}: ${options.map((option) => option.do).join()}`)
    const bound = due.fields.cards
    const many = bound && 'deal' in bound ? bound.deal : undefined
    await play(croupier.request, table, { do: due.do, ...(many === undefined ? {} : { cards: cards(many) }) })
  }
}

const goes = async (guests: readonly BrowserContext[], table: string): Promise<boolean> => {
  for (const { request } of guests) {
    const { options, you } = await tableSeen(request, table)
    if (!options.some((option) => option.do === 'go' && option.by === `seat:${you.seat}`)) continue
    await play(request, table, { do: 'go' })
    return true
  }
  return false
}

/** A side bet of this player's, with its credits, behind the page's back. */
export const lit = async ({ id, table, croupier }: Pot, player: APIRequestContext, amount: number): Promise<void> => {
  const { you } = await tableSeen(player, table)
  await play(player, table, { do: 'buy-credits', amount })
  await play(croupier.request, table, { do: 'activate-credits', seat: `seat:${you.seat}` })
  await play(player, table, { do: 'light', pot: id, amount })
}
