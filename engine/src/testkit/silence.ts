// Non-interference: change what somebody may not know, and nothing they receive changes. A random table is played again with
// other hidden cards; until a move opens them, everybody but their owner sees, hears and may do the same.

import type { SeatId, Viewer } from '../kernel/actors.js'
import { STAFF } from '../kernel/actors.js'
import type { Event, Game, Kind, Move } from '../kernel/contract.js'
import { heardBy, redactMove, secretsOf } from '../kernel/secrets.js'
import type { Table } from '../kernel/table.js'
import { seen } from '../kernel/view.js'
import { ensure } from './ensure.js'
import type { Random } from './random.js'
import { moveOf } from './wander.js'

const hiddenIn = (s: Table): string => JSON.stringify(secretsOf(s.play, 'auditor'))

/** Where chance dealt something face down, whether or not its rule says so. */
const dealtFaceDown = <G extends Kind>(game: Game<G>, config: G['config'], log: readonly Move[]): number[] => {
  let state = game.open(config)
  let known = hiddenIn(state)
  return log.flatMap((move, at) => {
    const step = game.step(state, move)
    if (!step.ok) return []
    state = step.state
    const before = known
    known = hiddenIn(state)
    return move.by === 'chance' && known !== before ? [at] : []
  })
}

/** All that one person receives of a step: the table after it, what they heard, the move as they may read it, what they may do. */
const received = <G extends Kind>(
  game: Game<G>,
  s: Table<G>,
  move: Move,
  events: readonly Event[],
  viewer: Viewer,
): string =>
  JSON.stringify([
    seen(game.view(s), viewer),
    heardBy(events, viewer),
    redactMove(game, move, viewer),
    viewer === 'public' || viewer === 'regulator' || viewer === 'auditor' ? [] : game.options(s, viewer),
  ])

const viewersOf = (s: Table): Viewer[] => ['public', 'regulator', ...STAFF, ...(Object.keys(s.seats) as SeatId[])]

/** The same answer of chance with one card of it another; the same where no other can come. */
const otherAnswer = <G extends Kind>(game: Game<G>, s: Table<G>, move: Move, dice: Random): Move => {
  const option = game.options(s, 'chance').find((each) => each.do === move.do)
  for (const [field, bound] of Object.entries(option?.fields ?? {})) {
    const value = move[field]
    if (typeof value !== 'object' || !('deal' in bound)) continue
    const free = bound.oneOf.filter(
      (card, at) => value.filter((dealt) => dealt === card).length < (bound.weights[at] ?? 0),
    )
    if (free.length > 0) return { ...move, [field]: value.with(dice.below(value.length), dice.pick(free)) }
  }
  return option ? moveOf(option, dice) : move
}

export const keepsSilence = <G extends Kind>(
  game: Game<G>,
  config: G['config'],
  log: readonly Move[],
  dice: Random,
): void => {
  const places = dealtFaceDown(game, config, log)
  if (places.length === 0) return
  const altered = dice.pick(places)
  let real = game.open(config)
  let twin = real
  let owners: ReadonlySet<Viewer> = new Set()
  for (const [at, move] of log.entries()) {
    const twinMove = at === altered ? otherAnswer(game, twin, move, dice) : move
    const opened = game.rules.find((rule) => rule.do === move.do)?.opens?.(real, move) ?? []
    const [step, twinStep] = [game.step(real, move), game.step(twin, twinMove)]
    // The other cards may make the next public move impossible only once they are out.
    if (!step.ok || !twinStep.ok) return
    // What was turned up while other cards went away is hidden from nobody.
    if (at === altered && hiddenIn(step.state) === hiddenIn(twinStep.state)) return
    if (at === altered)
      owners = new Set(
        viewersOf(step.state).filter(
          (viewer) =>
            JSON.stringify(secretsOf(step.state.play, viewer)) !==
            JSON.stringify(secretsOf(twinStep.state.play, viewer)),
        ),
      )
    if (at >= altered) {
      if (opened.some((owner) => (owner === 'bank' ? owners.size === 0 : owners.has(owner)))) return
      for (const viewer of viewersOf(step.state).filter((each) => !owners.has(each)))
        ensure(
          received(game, step.state, move, step.events, viewer) ===
            received(game, twinStep.state, twinMove, twinStep.events, viewer),
          `${viewer} receives nothing that depends on what is hidden from them`,
          () => ({ at, move, twinMove }),
        )
    }
    real = step.state
    twin = twinStep.state
  }
}
