// The work that is done apart. Each takes and gives plain data.

import { type Config, configure, findGame } from '@tapete/engine'
import { analyse } from '@tapete/odds'
import { verifyExport } from '../verify/verify.js'

const odds = (asked: unknown) => {
  const { game: id, options } = asked as { game: string; options: Config }
  const game = findGame(id)
  const configured = game && configure(game.settings, options)
  if (!game || !configured?.ok) throw new Error(`no odds of ${id}`)
  // Plain data: what crosses to another thread loses its getters and functions.
  return JSON.parse(JSON.stringify(analyse(game, configured.config)))
}

const verify = (asked: unknown) => {
  const { file, key } = asked as { file: unknown; key: string }
  return verifyExport(file, { key })
}

export const TASKS = { verify, odds }
export type TaskName = keyof typeof TASKS
