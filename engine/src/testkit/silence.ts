// Non-interference: change what somebody may not know, and nothing they receive changes. A random table is played again with
// other hidden cards; until a move opens them, everybody but their owner sees, hears and may do the same.

import type { SeatId, Viewer } from '../kernel/actors.js'
import { STAFF } from '../kernel/actors.js'
import type { Change, Event, Game, Kind, Move, View } from '../kernel/contract.js'
import { heardBy, redactMove, secretsOf } from '../kernel/secrets.js'
import type { Table } from '../kernel/table.js'
import { seen } from '../kernel/view.js'
import { ensure, same } from './ensure.js'
import type { Random } from './random.js'
import { moveOf } from './wander.js'

const hiddenIn = (s: Table): string => JSON.stringify(secretsOf(s.play, 'auditor'))

interface Dealt<G extends Kind> {
  readonly at: number
  readonly before: Table<G>
}

/** Where chance dealt something face down, whether or not its rule says so. */
const dealtFaceDown = <G extends Kind>(game: Game<G>, config: G['config'], log: readonly Move[]): Dealt<G>[] => {
  let state = game.open(config)
  let known = hiddenIn(state)
  return log.flatMap((move, at) => {
    const step = game.step(state, move)
    if (!step.ok) return []
    const before = state
    state = step.state
    const knownBefore = known
    known = hiddenIn(state)
    return move.by === 'chance' && known !== knownBefore ? [{ at, before }] : []
  })
}

/** A step as it went, and the table it left as everybody sees it: that is worked out once for all who look. */
interface Told<G extends Kind> {
  readonly state: Table<G>
  readonly move: Move
  readonly events: readonly Event[]
  readonly view: View
}

const told = <G extends Kind>(game: Game<G>, move: Move, { state, events }: Change<G>): Told<G> => ({
  ...{ state, move, events },
  view: game.view(state),
})

/** What one person receives of a step besides the table: what they heard, the move as they may read it, what they may do. */
const besides = <G extends Kind>(game: Game<G>, { state, move, events }: Told<G>, viewer: Viewer): unknown => [
  heardBy(events, viewer),
  redactMove(game, move, viewer),
  viewer === 'public' || viewer === 'regulator' || viewer === 'auditor' ? [] : game.options(state, viewer),
]

/** Whether one person is shown the same table. Where both parts of it are the same, the whole is. */
const seesTheSame = (sameForAll: boolean, one: View, other: View, viewer: Viewer): boolean =>
  (sameForAll && same(one.of(viewer), other.of(viewer))) || same(seen(one, viewer), seen(other, viewer))

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

type Owners = ReadonlySet<Viewer | 'bank'>

/** The places where what this person knows is another thing. */
const othersFor = (one: Table, other: Table, viewer: Viewer): string[] => {
  const [known, instead] = [secretsOf(one.play, viewer), secretsOf(other.play, viewer)]
  return Object.keys({ ...known, ...instead }).filter((place) => !same(known[place], instead[place]))
}

/** Whose hidden cards are others; what nobody knows is the bank's. */
const ownersOf = (viewers: readonly Viewer[], one: Table, other: Table): Owners => {
  const owned = viewers.map((viewer) => [viewer, othersFor(one, other, viewer)] as const)
  const known = new Set(owned.flatMap(([, places]) => places))
  const isNobodys = othersFor(one, other, 'auditor').some((place) => !known.has(place))
  const owners = new Set<Viewer | 'bank'>(owned.flatMap(([viewer, places]) => (places.length > 0 ? [viewer] : [])))
  return isNobodys ? owners.add('bank') : owners
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
  let real = altered.before
  let twin = real
  let owners: Owners = new Set()
  for (const [later, move] of log.slice(altered.at).entries()) {
    const twinMove = later === 0 ? otherAnswer(game, twin, move, dice) : move
    const opened = game.rules.find((rule) => rule.do === move.do)?.opens?.(real, move) ?? []
    const [step, twinStep] = [game.step(real, move), game.step(twin, twinMove)]
    // The other cards may make the next public move impossible only once they are out.
    if (!step.ok || !twinStep.ok) return
    // What was turned up while other cards went away is hidden from nobody.
    if (later === 0 && hiddenIn(step.state) === hiddenIn(twinStep.state)) return
    if (later === 0) owners = ownersOf(viewersOf(step.state), step.state, twinStep.state)
    if (opened.some((owner) => owners.has(owner))) return
    const [one, other] = [told(game, move, step), told(game, twinMove, twinStep)]
    const sameForAll = same(one.view.table, other.view.table)
    for (const viewer of viewersOf(step.state).filter((each) => !owners.has(each)))
      ensure(
        seesTheSame(sameForAll, one.view, other.view, viewer) &&
          same(besides(game, one, viewer), besides(game, other, viewer)),
        `${viewer} receives nothing that depends on what is hidden from them`,
        () => ({ at: altered.at + later, move, twinMove }),
      )
    real = step.state
    twin = twinStep.state
  }
}
