// A round of each of the nine games against the bank, played on the felt: bets in their circles, the own turn as the headline, the
// hand by its name, and what it came to bet by bet. Cards come as they come: what is shown is held to what the table says.

import { expect, type Page, test } from '@playwright/test'
import { toBets } from '../cards.js'
import { accessible, enter, fits, legible, pesos, play, practice, tableSeen } from '../kit.js'
import { circle, decide, hand, mine, toTheEnd, untilAsked, variantOf } from './kit.js'

const NAMES: { readonly [spot: string]: string } = {
  'line-1': 'Línea 1',
  ante: 'Ante',
  bonus: 'Bonus',
  call: 'Call',
}

const bets = async (page: Page, game: string): Promise<void> => {
  const { first, side } = variantOf(game)
  if (side) {
    await circle(page, NAMES[side] as string).click()
    await expect(circle(page, NAMES[side] as string)).toContainText('$5.000')
  }
  // One press puts the three lines, alike.
  await circle(page, NAMES[first[0] as string] as string).click()
  for (const on of first) await expect(page.locator(`.betbox [data-spot="${on}"]`), on).toContainText('$5.000')
}

/** Every question of the game answered by the page, with yes; what the game asks besides on the way. */
const answerAll = async (page: Page, game: string, table: string): Promise<void> => {
  const { script, buys, exchanges } = variantOf(game)
  const questions = script.flatMap((step) => (step.do === 'ask' ? [step.question] : []))
  for (const { antes, on, no } of questions) {
    // Between two questions a card is turned.
    await expect.poll(async () => (await mine(page, table)).phase).toBe('answers')
    await expect(page.locator('.headline')).toContainText('Tu turno')
    const yes = decide(page).getByRole('button', { name: /^Voy/ }).first()
    if (antes > 0) await expect(yes).toContainText(`+${pesos(antes * 5000)}`)
    if (no === 'pass')
      await expect(decide(page).getByRole('button', { name: /^No voy/ })).toContainText('solo en el flop')
    if (buys) {
      // A card is bought by choosing the one that goes.
      const buy = decide(page).getByRole('button', { name: /^Voy y compro/ })
      await expect(buy).toContainText('toca la carta que cambias')
      await hand(page).getByRole('button').nth(1).click()
      await expect(buy).toContainText('+$15.000, cambias')
      await buy.click()
    } else await page.keyboard.press('v')
    await expect(async () => {
      const { view } = await tableSeen(page.request, table)
      const hands = view.play.hands as { [seat: string]: { answers: { [question: string]: string } } }
      const own = Object.values(hands)[0]
      expect(own?.answers[on]).toBeDefined()
    }).toPass()
  }
  if (!exchanges) return
  await expect(page.locator('.headline')).toContainText('Cambio de cartas')
  const change = decide(page).getByRole('button', { name: /^Cambiar 1/ })
  await expect(change).toContainText('elige una o dos')
  await expect(decide(page).getByRole('button', { name: /^Cambiar 3/ })).toContainText('el máximo es 2')
  // By the keys of their places, and by a press; a third is not taken.
  await page.keyboard.press('1')
  await hand(page).getByRole('button').nth(4).click()
  await page.keyboard.press('3')
  await expect(hand(page).locator('[aria-pressed="true"]')).toHaveCount(2)
  await accessible(page)
  await decide(page)
    .getByRole('button', { name: /^Cambiar 2/ })
    .click()
}

const GAMES = [
  'caribbean-poker',
  'caribbean-poker-plus',
  'draw-poker',
  'draw-poker-arica',
  'three-card-poker',
  'go-poker',
  'holdem-plus',
  'holdem-plus-iquique',
  'holdem-bonus',
]

for (const game of GAMES)
  test(`${game}: a round on the felt`, async ({ browser, baseURL }) => {
    const context = await enter(browser, 'guest', baseURL as string)
    const page = await context.newPage()
    await page.setViewportSize({ width: 1440, height: 900 })
    const table = await practice(context.request, game, { chip: 500, min: 1000, max: 100_000 })
    await toBets(context.request, table)
    await page.goto(`/bank-poker/${table}`)
    const { round, chips: before } = await mine(page, table)
    await page.getByRole('radio', { name: 'Ficha de $5.000', exact: true }).click()
    await bets(page, game)
    await accessible(page)
    await untilAsked(page, table)

    // One's own cards lie open to oneself, and nobody else's do.
    const { cards } = await mine(page, table)
    expect(cards).toHaveLength(variantOf(game).cards)
    await expect(hand(page).locator('.pk-card')).toHaveCount(cards.length)
    await expect(hand(page).getByLabel('carta cubierta')).toHaveCount(0)
    const { view } = await tableSeen(context.request, table)
    expect(JSON.stringify(view.play.bank)).not.toMatch(/"value":\[/)
    await accessible(page)
    await page.setViewportSize({ width: 360, height: 780 })
    await fits(page)
    await legible(page)
    await accessible(page)
    await page.setViewportSize({ width: 1440, height: 900 })

    await answerAll(page, game, table)
    await toTheEnd(page, table)
    // What it came to: the headline, each bet with its article, and the chips.
    const { chips, staked } = await mine(page, table)
    const net = chips + staked - before
    const told = net === 0 ? '$0' : `${net > 0 ? '+' : '−'}${pesos(Math.abs(net))}`
    const payments = page.getByRole('region', { name: `Tus pagos · pase ${round}` })
    await expect(payments.locator('.sum')).toContainText(told)
    await expect(payments.locator('.pay > li').first().locator('.cite')).toContainText(/SCJ|Arica|Iquique/)
    await expect(page.locator('.headline')).toContainText(told)
    await expect(hand(page).locator('.pk-verdict')).toBeVisible()
    await expect(hand(page).locator('.pk-lines li').first()).toBeVisible()
    await accessible(page)
    await page.setViewportSize({ width: 360, height: 780 })
    await fits(page)
    await accessible(page)

    // The round again, card by card, once it is over.
    await play(context.request, table, { do: 'continue' })
    await page.goto(`/history/${table}/${round}`)
    await expect(page.locator('.poker-felt')).toBeVisible()
    await page.getByRole('slider').press('End')
    await fits(page)
    await context.close()
  })

test('a refusal is told in its place, and moves nothing', async ({ browser, baseURL }) => {
  const context = await enter(browser, 'guest', baseURL as string)
  const page = await context.newPage()
  const table = await practice(context.request, 'holdem-bonus', { chip: 500, min: 1000, max: 100_000 })
  await toBets(context.request, table)
  await page.goto(`/bank-poker/${table}`)
  await page.getByRole('radio', { name: 'Ficha de $5.000', exact: true }).click()
  await circle(page, 'Ante').click()
  await expect(circle(page, 'Ante')).toContainText('$5.000')
  // The Bonus comes before the ante, never after.
  await expect(circle(page, 'Bonus')).toHaveAttribute('aria-disabled', 'true')
  await expect(circle(page, 'Bonus')).toContainText('El Bonus va antes del ante')
  expect((await mine(page, table)).staked).toBe(5000)
  await context.close()
})

test('who folds loses what lies there, and sees it at once', async ({ browser, baseURL }) => {
  const context = await enter(browser, 'guest', baseURL as string)
  const page = await context.newPage()
  await page.setViewportSize({ width: 360, height: 780 })
  const table = await practice(context.request, 'three-card-poker', { chip: 500, min: 1000, max: 100_000 })
  await toBets(context.request, table)
  await page.goto(`/bank-poker/${table}`)
  await page.getByRole('radio', { name: 'Ficha de $5.000', exact: true }).click()
  await circle(page, 'Ante').click()
  await expect(circle(page, 'Ante')).toContainText('$5.000')
  await untilAsked(page, table)
  await expect(decide(page).getByRole('button', { name: /^No voy/ })).toContainText('pierdes $5.000')
  await decide(page)
    .getByRole('button', { name: /^No voy/ })
    .click()
  await toTheEnd(page, table)
  await expect(page.locator('.headline')).toContainText('−$5.000')
  await expect(hand(page).locator('.pk-verdict')).toContainText('No fuiste')
  await fits(page)
  await context.close()
})
