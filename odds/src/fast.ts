// What is played faster than by the engine: how fast, and whether it comes out as at the engine's table.

import { availableParallelism } from 'node:os'
import type { Difference, Progress } from './analysis.js'
import type { Simulated } from './simulate.js'
import { inThreads, summing } from './threads.js'

export interface BesideEngine {
  readonly game: string
  readonly rounds: number
  readonly differences: readonly Difference[]
}

/** Random rounds of each game at the fast table and at the engine's, so many of each. */
export const besideEngine = async (
  games: readonly Simulated[],
  rounds: number,
  seed: string,
  onProgress: Progress = () => {},
  workers = availableParallelism(),
): Promise<BesideEngine[]> => {
  // A part for each worker, so that none is left without while another plays a whole game.
  const share = Math.ceil(rounds / workers)
  const tasks = games.flatMap(({ game, ready }) =>
    Array.from({ length: workers }, (_, at) => ({
      do: 'beside' as const,
      game: game.id,
      ready,
      rounds: Math.max(0, Math.min(share, rounds - at * share)),
      seed: `${seed} ${game.id} ${at}`,
    })),
  )
  const total = rounds * games.length
  const answers = await inThreads(tasks, workers, { pulse: summing((done) => onProgress(done, total)) })
  onProgress(total, total)
  return games.map(({ game }, index) => ({
    game: game.id,
    rounds,
    differences: answers.slice(index * workers, (index + 1) * workers).flat(),
  }))
}

/** Rounds for each second of processor time, in a thread where nothing else was compiled. */
export const speedOf = async ({ game, ready }: Simulated, seconds: number): Promise<number> => {
  const [speed = 0] = await inThreads([{ do: 'measure' as const, game: game.id, ready, seconds }], 1)
  return speed
}
