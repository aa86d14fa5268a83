// What each option of a game of decisions is worth: how much worse the best play would be without it.

import { availableParallelism } from 'node:os'
import type { OddsOfGame } from './analyse.js'
import type { OptionWorth, Progress } from './analysis.js'
import { analysisOf, gameOf } from './lookup.js'
import { inThreads } from './threads.js'

/** Of the game whose odds these are, one option a thread; none where nothing is decided. */
export const optionWorths = async (
  { game: id, options: config, play }: OddsOfGame,
  onProgress: Progress = () => {},
  workers = availableParallelism(),
): Promise<OptionWorth[]> => {
  const game = gameOf(id)
  const { best } = analysisOf(game)
  if (!best || !play) return []
  const options = best.options(game, config)
  const tasks = options.map((option) => ({ do: 'without' as const, game: id, config, option }))
  const evs = await inThreads(tasks, workers, { finished: (done) => onProgress(done, options.length) })
  return options.map((option, at) => ({ option, worth: play.ev - (evs[at] as number) }))
}
