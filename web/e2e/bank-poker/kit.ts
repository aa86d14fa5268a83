// A table of poker against the bank, brought to where a test begins.

import { expect, type Page } from '@playwright/test'
import { type Card, POKER_VARIANTS, type PokerHand, type PokerVariant } from '@tapete/engine'
import { tableSeen } from '../kit.js'

export const variantOf = (game: string): PokerVariant => {
  const found = POKER_VARIANTS.find(({ id }) => id === game)
  if (!found) throw new Error(`no game ${game}`)
  return found
}

export const hand = (page: Page) => page.getByRole('region', { name: 'Tu mano' })
export const decide = (page: Page) => page.getByRole('region', { name: 'Tu decisión' })
export const circle = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Apuestas', exact: true }).getByRole('button', { name: new RegExp(`^${name}\\.`) })

interface Mine {
  readonly phase: string
  readonly round: number
  readonly chips: number
  readonly staked: number
  readonly seat: string
  readonly cards: readonly Card[]
  readonly asked: readonly string[]
}

/** What the table tells this player, behind the page's back. */
export const mine = async (page: Page, table: string): Promise<Mine> => {
  const { view, options, you } = await tableSeen(page.request, table)
  const seat = `seat:${you.seat}`
  const hands = view.play.hands as { readonly [seat: string]: PokerHand }
  const own = hands[seat]
  return {
    ...{ phase: view.phase, round: view.round, seat, chips: view.seats[seat]?.chips ?? 0 },
    staked: view.bets.reduce((sum, bet) => sum + bet.amount, 0),
    cards: own?.shown ?? own?.cards.value ?? [],
    asked: options.filter(({ by }) => by === seat).map((option) => option.do),
  }
}

/** Bets closed, cards dealt, and this player asked. */
export const untilAsked = async (page: Page, table: string): Promise<void> => {
  await page.getByRole('button', { name: /^Continuar/ }).click()
  await expect(async () => expect((await mine(page, table)).phase).toBe('answers')).toPass()
  await expect(decide(page)).toBeVisible()
}

/** What is due follows of itself once the player has decided; the hand that lies open is settled when the player goes on. */
export const toTheEnd = async (page: Page, table: string): Promise<void> => {
  const phase = async () => (await mine(page, table)).phase
  await expect(hand(page).locator('.pk-verdict')).toBeVisible()
  await expect.poll(phase).toMatch(/^(?:hands|clear)$/)
  if ((await phase()) === 'clear') return
  await page.getByRole('button', { name: /^Continuar/ }).click()
  await expect.poll(phase).toBe('clear')
}
