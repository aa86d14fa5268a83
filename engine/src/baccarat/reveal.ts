// Midi and Mini: a player turns the cards that lie face down, hand by hand. It changes nothing but who has the pleasure.

import type { SeatId } from '../kernel/actors.js'
import type { Change, Refused, Rule } from '../kernel/contract.js'
import { answer, notNow, plain } from '../kernel/rules.js'
import { onSpot } from '../kernel/stakes.js'
import { betsOf, change, event } from '../kernel/table.js'
import type { Side } from './layout.js'
import { type Baccarat, type BaccaratKind, fromTheLeft, isThere, playing } from './play.js'
import { refuse } from './refusals.js'
import type { Variant } from './variants.js'

/** Who may turn the cards of this hand, in the order they are asked (G-BAC-09, G-BAC-14). */
const order = (s: Baccarat, hand: Side): readonly SeatId[] => {
  const players = fromTheLeft(s).filter((id) => betsOf(s, id).length > 0)
  if (s.config.revealMode === 'left-first') return players
  const most = Math.max(0, ...players.map((id) => onSpot(s, id, hand)))
  const first = players.findIndex((id) => most > 0 && onSpot(s, id, hand) === most)
  return first < 0 ? [] : [...players.slice(first), ...players.slice(0, first)]
}

/** Who is asked to turn the cards now; undefined where that is left to the croupier. */
export const turner = (s: Baccarat): SeatId | undefined => {
  const { reveals, refusedTurn, turning } = s.play
  if (s.phase !== 'reveal' || reveals === null || turning) return undefined
  return order(s, reveals).find((id) => isThere(s, id) && !refusedTurn.includes(id))
}

export const revealRules = (variant: Variant): Rule<BaccaratKind>[] => {
  const { turn } = variant.articles
  const notTheirs = (s: Baccarat, id: SeatId): Refused | undefined =>
    notNow(s, turn, 'reveal') ??
    (turner(s) === id ? undefined : refuse('not-your-choice', turn, { of: turner(s) ?? 'croupier' }))
  const turned = (s: Baccarat, by: { readonly seat?: SeatId }): Change<BaccaratKind> =>
    change(s, playing(s, { turning: true }), [event('cards-turned', turn, { hand: s.play.reveals, ...by })])

  return [
    // Entered for a player who does not answer, it is the croupier who turns them.
    answer<BaccaratKind>('turn-cards', {
      cite: turn,
      refusal: notTheirs,
      apply: (s, id, m) => turned(s, m.by === id ? { seat: id } : {}),
    }),

    answer<BaccaratKind>('pass-turn', {
      cite: turn,
      refusal: notTheirs,
      apply: (s, id) =>
        change(s, playing(s, { refusedTurn: [...s.play.refusedTurn, id] }), [
          event('turn-declined', turn, { seat: id, hand: s.play.reveals }),
        ]),
    }),

    plain<BaccaratKind>('uncover', {
      nature: 'course',
      by: ['croupier'],
      cite: turn,
      refusal: (s) => {
        const no = notNow(s, turn, 'reveal')
        if (no) return no
        if (s.play.turning) return refuse('card-to-come', turn)
        const asked = turner(s)
        return asked ? refuse('not-your-choice', turn, { of: asked }) : undefined
      },
      apply: (s) => turned(s, {}),
    }),
  ]
}
