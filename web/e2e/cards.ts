// A table with a shoe of several packs, brought to where a test begins.

import type { APIRequestContext } from '@playwright/test'
import { firstMove, type Move } from '@tapete/engine'
import { play, tableSeen } from './kit.js'

/** A practice table of cards, from the sealed packs to open bets. */
export const toBets = async (request: APIRequestContext, table: string): Promise<void> => {
  for (let step = 0; step < 8; step++) {
    const { view } = await tableSeen(request, table)
    if (view.phase === 'betting') return
    await play(request, table, { do: 'continue' })
  }
}

const PREPARING = ['show-cards', 'shuffle', 'pass-cut', 'cut', 'load', 'burn']

/** A live table from its sealed packs to a shoe that is ready: nobody cuts. */
export const readyShoe = async (croupier: APIRequestContext, table: string): Promise<void> => {
  for (let step = 0; step < 30; step++) {
    const { view, options } = await tableSeen(croupier, table)
    if ((view.play.packs as { stage: string }).stage === 'ready') return
    const next = PREPARING.flatMap(
      (name) => options.find((each) => each.do === name && each.by === 'croupier') ?? [],
    )[0]
    if (!next) throw new Error(`the shoe of ${table} waits for somebody else`)
    const { by: _, ...move } = firstMove(next) as Move
    await play(croupier, table, move)
  }
}

/** Cards of a live table, entered one after the other. */
export const deal = async (croupier: APIRequestContext, table: string, cards: string): Promise<void> => {
  for (const card of cards.split(' ')) await play(croupier, table, { do: 'card', card })
}
