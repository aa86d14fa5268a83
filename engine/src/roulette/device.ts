// The wheel as a thing: what it shows and how often it should, and what of a throw the regulation does not want.

import type { Device, Wrong } from '../kernel/contract.js'
import { one, upTo } from '../kernel/table.js'
import type { RouletteKind } from './play.js'
import { DIRECTIONS, TURNS_MAX, TURNS_MIN } from './spin.js'
import type { Variant } from './variants.js'

/** From the throw until the result is settled: what is told of it then is about this ball. */
const THROWN: readonly string[] = ['spinning', 'closed', 'collect']

export const wheelOf = ({ wheel, articles, nullSpins }: Variant): Device<RouletteKind> => {
  const voids = (cause: string): Pick<Wrong, 'code' | 'cite'> => ({
    code: cause,
    cite: nullSpins[cause] ?? articles.nullBy,
  })
  return {
    result: { move: 'ball', field: 'pocket' },
    outcomes: () => wheel.map((outcome) => ({ outcome, places: 1 })),
    round: true,
    readings: {
      wheel: { ...one(...DIRECTIONS), optional: true },
      ball: { ...one(...DIRECTIONS), optional: true },
      ballTurns: { ...upTo(0, TURNS_MAX, 1), optional: true },
    },
    wrong: (s, { wheel: turned, ball, ballTurns }) => {
      if (!THROWN.includes(s.phase)) return undefined
      const wrong: Wrong[] = []
      // The console takes only the way that alternates: another one seen is the same as before.
      if (turned !== undefined && turned !== s.play.direction)
        wrong.push({ code: 'same-direction-as-before', cite: articles.direction, params: { wheel: turned } })
      if (ball !== undefined && ball === (turned ?? s.play.direction))
        wrong.push({ ...voids('same-direction'), params: { ball } })
      if (ballTurns !== undefined && Number(ballTurns) < TURNS_MIN)
        wrong.push({ ...voids('few-turns'), params: { turns: ballTurns, least: TURNS_MIN } })
      return wrong
    },
  }
}
