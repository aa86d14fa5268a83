// The throw: wheel and ball, «no más apuestas», the number, and the spins that do not count.

import type { Change, Event, Refused, Rule } from '../kernel/contract.js'
import { choice, notNow, plain, rule } from '../kernel/rules.js'
import { accept, chain, change, event, offer, one, playersPresent, say, upTo } from '../kernel/table.js'
import { against, type Direction } from '../kernel/wheel.js'
import { lapse } from './calls.js'
import { columnOf, dozenOf, EVEN_CHANCES, isZero } from './layout.js'
import { playing, type Roulette, type RouletteKind } from './play.js'
import { refuse } from './refusals.js'
import { forfeitTips } from './tips.js'
import type { Variant } from './variants.js'
import { decideByDefault } from './zero.js'

export const DIRECTIONS: readonly Direction[] = ['clockwise', 'counter-clockwise']
export const TURNS_MIN = 3
export const TURNS_MAX = 1000
/** The ball runs and no number has come. */
const THROWN: readonly string[] = ['spinning', 'closed']

const ORDINAL = ['', 'primera', 'segunda', 'tercera']
const CHANCE: { readonly [chance: string]: string } = {
  red: 'rojo',
  black: 'negro',
  even: 'par',
  odd: 'impar',
  low: 'menor',
  high: 'mayor',
}

/** Number, colour or sign, and the chances that win with it (RF-37, RA-39). */
export const announcement = (pocket: string): string => {
  if (isZero(pocket)) return pocket === '0' ? 'cero' : 'doble cero'
  const number = Number(pocket)
  const chances = Object.keys(EVEN_CHANCES).filter((chance) => EVEN_CHANCES[chance]?.(number))
  const [colour, ...rest] = chances.map((chance) => CHANCE[chance])
  return [
    `${number} ${colour}`,
    ...rest,
    `${ORDINAL[columnOf(number)]} columna`,
    `${ORDINAL[dozenOf(number)]} docena`,
  ].join(', ')
}

export const spinRules = (variant: Variant): Rule<RouletteKind>[] => {
  const { articles } = variant
  const directions = (s: Roulette) => (s.play.direction ? [against(s.play.direction)] : DIRECTIONS)

  const noThrow = (s: Roulette): Refused | undefined => {
    const early = notNow(s, articles.betting, 'betting')
    if (early) return early
    // only the throw that opens the session needs somebody there.
    return variant.opensWithPlayer && s.play.threwAt !== s.openedAt && !playersPresent(s)
      ? refuse('no-player-present', 'RA-04')
      : undefined
  }

  return [
    rule({
      do: 'spin',
      by: ['croupier'],
      cite: articles.direction,
      nature: 'course',
      pace: 'first-bets',
      fields: { wheel: 'word', turns: 'integer?' },
      options: (s) => {
        if (noThrow(s)) return []
        const turns = s.play.afterNullSpin ? { turns: upTo(TURNS_MIN, TURNS_MAX, 1) } : {}
        return [offer('croupier', 'spin', { wheel: one(...directions(s)), ...turns })]
      },
      step: (s, m) => {
        const wheel = m.wheel as Direction
        const turns = m.turns as number | undefined
        const no = noThrow(s)
        if (no) return no
        if (!DIRECTIONS.includes(wheel))
          return refuse('no-such-direction', articles.direction, { directions: DIRECTIONS })
        if (!directions(s).includes(wheel)) return refuse('same-direction-as-before', articles.direction)
        if (!s.play.afterNullSpin && turns !== undefined) return refuse('turns-not-asked', articles.nullAfter)
        if (s.play.afterNullSpin && !(turns !== undefined && turns >= TURNS_MIN && turns <= TURNS_MAX))
          return refuse('wheel-turns-too-few', articles.nullAfter, { least: TURNS_MIN })
        return accept(
          chain(decideByDefault(s, variant), forfeitTips, (after) =>
            change(
              after,
              { phase: 'spinning', ...playing(after, { direction: wheel, afterNullSpin: false, tipWindow: false }) },
              [event('ball-thrown', articles.ball, { wheel, ball: against(wheel) })],
            ),
          ),
        )
      },
    }),

    plain<RouletteKind>('no-more-bets', {
      by: ['croupier'],
      cite: articles.closed,
      nature: 'course',
      pace: 'last-bets',
      refusal: (s) => notNow(s, articles.closed, 'spinning'),
      apply: (s) => chain(change(s, { phase: 'closed' }, [say('no más apuestas', articles.closed)]), lapse),
    }),

    rule({
      do: 'ball',
      by: ['chance'],
      cite: articles.wheel,
      nature: 'chance',
      fields: { pocket: 'word' },
      options: (s) =>
        notNow(s, articles.wheel, 'closed') ? [] : [offer('chance', 'ball', { pocket: one(...variant.wheel) })],
      step: (s, m) => {
        const pocket = m.pocket as string
        const early = notNow(s, articles.wheel, 'closed')
        if (early) return early
        if (!variant.wheel.includes(pocket)) return refuse('no-such-pocket', articles.wheel)
        return accept(
          change(s, { phase: 'collect', ...playing(s, { pocket, marker: pocket }) }, [
            event('ball-landed', articles.wheel, { pocket }),
            say(announcement(pocket), articles.result),
            event('marker-placed', articles.marker, { pocket }),
          ]),
        )
      },
    }),

    choice<RouletteKind>('irregular', {
      by: ['pit-boss'],
      cite: articles.nullBy,
      nature: 'irregular',
      physical: true,
      voids: true,
      field: 'cause',
      kind: 'word',
      candidates: () => Object.keys(variant.nullSpins),
      refusal: (s, m) => {
        // From the throw until the croupier begins to collect.
        const early = notNow(s, articles.nullBy, 'spinning', 'closed', 'collect')
        if (early) return early
        return Object.hasOwn(variant.nullSpins, m.cause as string)
          ? undefined
          : refuse('no-such-cause', articles.nullBy, { causes: Object.keys(variant.nullSpins) })
      },
      apply: (s, m) => nullSpin(s, variant, m.cause as string),
    }),
  ]
}

/** The pit boss announces it aloud, whether the throw is repeated or cannot be (RF-57, R-11). */
const announced = (s: Roulette, { articles, nullSpins }: Variant, cause: string) => ({
  said: say('tirada nula', articles.nullBy),
  voided: event('round-voided', nullSpins[cause] ?? articles.nullBy, { cause, round: s.round }),
})

/** A wheel that fails for good while the ball runs. */
export const failedThrow = (s: Roulette, variant: Variant): Event[] =>
  THROWN.includes(s.phase) ? Object.values(announced(s, variant, 'mechanical')) : []

/** The round is void but the bets stand, and may be changed until the throw is repeated. */
const nullSpin = (s: Roulette, variant: Variant, cause: string): Change<RouletteKind> => {
  const { articles } = variant
  const { said, voided } = announced(s, variant, cause)
  const before = s.play.history[0] ?? '0'
  return change(s, { phase: 'betting', ...playing(s, { pocket: null, marker: null, afterNullSpin: true }) }, [
    said,
    ...(s.play.marker === null ? [] : [event('marker-removed', articles.marker, { pocket: s.play.marker })]),
    voided,
    event('bets-stand', articles.nullSettles),
    event('ball-placed', articles.nullAfter, { pocket: before }),
  ])
}
