// Absorbing chains, exactly: where something that goes on from state to state by chance ends, after how many steps on average,
// and what it earns on its way. For bets that live longer than a round: a point that must come again before a seven.

import { add, compare, div, type Fraction, format, mul, ONE, sub, sum, ZERO } from './fraction.js'

/** One way on from a state. */
export interface Way<State> {
  readonly to: State
  readonly chance: Fraction
  /** What going this way earns. */
  readonly reward?: Fraction
}

/** The ways on from a state, whose chances add up to one; none from a state that is an end. */
export type Ways<State> = (state: State) => readonly Way<State>[]

export interface Absorption<State> {
  /** How likely each end is. */
  readonly ends: ReadonlyMap<State, Fraction>
  /** Steps to the end, and what they earn: on average. */
  readonly steps: Fraction
  readonly reward: Fraction
}

interface Node<State> {
  readonly next: Map<State, Fraction>
  steps: Fraction
  reward: Fraction
}

const STATES_MAX = 10_000

const nodeOf = <State>(state: State, ways: readonly Way<State>[]): Node<State> => {
  const total = sum(ways.map(({ chance }) => chance))
  if (compare(total, ONE) !== 0) throw new RangeError(`the ways on from ${String(state)} add up to ${format(total)}`)
  const next = new Map<State, Fraction>()
  for (const { to, chance } of ways) if (compare(chance, ZERO) !== 0) next.set(to, add(next.get(to) ?? ZERO, chance))
  const reward = sum(ways.map((way) => mul(way.chance, way.reward ?? ZERO)))
  return { next, steps: ONE, reward }
}

/** Every state that is no end, in the order it is found. */
const explore = <State>(start: State, ways: Ways<State>): Map<State, Node<State>> => {
  const nodes = new Map<State, Node<State>>()
  const seen = new Set([start])
  // A set is gone through in the order of its growth.
  for (const state of seen) {
    if (seen.size > STATES_MAX) throw new RangeError(`more than ${STATES_MAX} states`)
    const onward = ways(state)
    if (onward.length === 0) continue
    const node = nodeOf(state, onward)
    nodes.set(state, node)
    for (const to of node.next.keys()) seen.add(to)
  }
  return nodes
}

/** Counts what a state does before it leaves itself as part of its leaving. */
const leave = <State>(state: State, node: Node<State>): void => {
  const loop = node.next.get(state)
  if (!loop) return
  const leaving = sub(ONE, loop)
  if (compare(leaving, ZERO) === 0) throw new RangeError(`what comes to ${String(state)} never ends`)
  node.next.delete(state)
  const often = div(ONE, leaving)
  for (const [to, chance] of node.next) node.next.set(to, mul(chance, often))
  node.steps = mul(node.steps, often)
  node.reward = mul(node.reward, often)
}

/**
 * From `start` to its ends. One state after another is taken out, and whoever led to it leads to where it led: what is left
 * at last is the start and the ends.
 */
export const absorb = <State>(start: State, ways: Ways<State>): Absorption<State> => {
  const nodes = explore(start, ways)
  const first = nodes.get(start)
  if (!first) return { ends: new Map([[start, ONE]]), steps: ZERO, reward: ZERO }
  // The last found first: few lead to them.
  for (const [state, node] of [...nodes].reverse()) {
    leave(state, node)
    nodes.delete(state)
    for (const before of nodes.values()) {
      const chance = before.next.get(state)
      if (!chance) continue
      before.next.delete(state)
      for (const [to, onward] of node.next) before.next.set(to, add(before.next.get(to) ?? ZERO, mul(chance, onward)))
      before.steps = add(before.steps, mul(chance, node.steps))
      before.reward = add(before.reward, mul(chance, node.reward))
    }
  }
  return { ends: first.next, steps: first.steps, reward: first.reward }
}
