// Pots beside any table of a family that tells of its round (hook.ts): the moves of the side bets, what the family's own moves do
// to them, and what must be done before they may be made.

import type { Change, Refused, Rule } from '../../kernel/contract.js'
import type { Customs } from '../../kernel/customs.js'
import { ROUND_ENDED } from '../../kernel/settled.js'
import { accept, chain, type Table, unchanged } from '../../kernel/table.js'
import { refuseSide } from '../refusals.js'
import { claimRules, mustRead, unclaimed } from './claims.js'
import { creditRules } from './credits.js'
import { potRules } from './from-pot.js'
import type { PotHook } from './hook.js'
import { lampRules } from './lamps.js'
import { luckyRules } from './lucky.js'
import { reopened } from './reopening.js'
import { releaseSeat } from './returning.js'
import { forgetRound, lock, voidHands } from './round.js'
import { counted, potsOf, type SideKind } from './state.js'

/** What the table does at the end of a round, before the move that ends it. */
export const BEFORE_THE_END = ['claim-prizes', 'draw-lucky', 'draw-magic-card', 'pay-prizes'] as const
export const BEFORE_A_HAND_GOES = 'read-hand'

export interface WithPot<G extends SideKind> {
  /** Credits and side bets go with who leaves; a prize may be held. */
  customs(own: Customs<G>): Customs<G>
  /** The family's moves and those of the side bets. */
  rules(own: readonly Rule<G>[], customs: Customs<G>): Rule<G>[]
}

export const withPot = <G extends SideKind>(hook: PotHook<G>): WithPot<G> => {
  const articles = hook.regulation.side
  const guards: { readonly [move: string]: (s: Table<G>) => Refused | undefined } = {
    [hook.takes]: (s) => (mustRead(s, hook) ? refuseSide('hand-not-read', articles.read) : undefined),
    [hook.ends]: (s) => unclaimed(s, hook),
  }

  const settledUp = (done: Change<G>, move: string): Change<G> => {
    const ended = done.events.some(({ type }) => type === ROUND_ENDED)
    return chain(
      done,
      (after) => (move === hook.closes && !ended ? lock(after, hook) : unchanged(after)),
      (after) => (ended ? forgetRound(after, hook) : voidHands(after, hook)),
      (after) => (ended ? unchanged(after) : reopened(after, hook)),
    )
  }

  const beside = (own: Rule<G>): Rule<G> => {
    const guard = Object.hasOwn(guards, own.do) ? guards[own.do] : undefined
    return {
      ...own,
      options: (s, by, served) => (s.play.pots && guard?.(s) ? [] : own.options(s, by, served)),
      step: (s, m) => {
        const done = own.step(s, m)
        if (!done.ok || !s.play.pots) return done
        return guard?.(s) ?? accept(counted(settledUp(done, own.do)))
      },
    }
  }

  const ownCount = (own: Rule<G>): Rule<G> => ({
    ...own,
    step: (s, m) => {
      const done = own.step(s, m)
      return done.ok ? accept(counted(done)) : done
    },
  })

  return {
    customs: (own) => ({
      ...own,
      leaving: (s, id) => chain(own.leaving?.(s, id) ?? unchanged(s), (after) => releaseSeat(after, id, articles)),
      winners: (s) => [...new Set([...own.winners(s), ...potsOf(s).prizes.map(({ seat }) => seat)])],
    }),
    rules: (own, customs) => [
      ...own.map(beside),
      ...[
        ...creditRules<G>(articles, customs),
        ...lampRules(hook, customs),
        ...claimRules(hook),
        ...luckyRules<G>(articles),
        ...potRules<G>(articles),
      ].map(ownCount),
    ],
  }
}
