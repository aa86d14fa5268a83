// A table of baccarat, brought to where a test begins.

import type { APIRequestContext } from '@playwright/test'
import { firstMove, type Move } from '@tapete/engine'
import { play, tableSeen } from '../kit.js'

const PREPARING = ['show-cards', 'shuffle', 'pass-cut', 'cut', 'load', 'assign-sabot']

/** A live table from its sealed packs to a shoe that is ready and a place that deals: nobody cuts. */
export const readySabot = async (croupier: APIRequestContext, table: string): Promise<void> => {
  for (let step = 0; step < 30; step++) {
    const { options } = await tableSeen(croupier, table)
    const next = PREPARING.flatMap(
      (name) => options.find((each) => each.do === name && each.by === 'croupier') ?? [],
    )[0]
    if (!next) return
    const { by: _, ...move } = firstMove(next) as Move
    await play(croupier, table, move)
  }
}

/** Until a phase, whatever staff owes; a move of a seat stops it. */
export const staffTo = async (croupier: APIRequestContext, table: string, phase: string): Promise<void> => {
  for (let step = 0; step < 12; step++) {
    const { view, options } = await tableSeen(croupier, table)
    if (view.phase === phase) return
    const next = options.find(
      ({ do: name, by }) =>
        by === 'croupier' && ['collect', 'pay', 'collect-cards', 'start', 'run-sabot'].includes(name),
    )
    if (!next) return
    const { by: _, ...move } = firstMove(next) as Move
    await play(croupier, table, move)
  }
}
