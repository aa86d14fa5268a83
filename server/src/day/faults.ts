// What befalls the house, and what makes it well again. Nothing here is gentle: processes get signal 9, connections are reset.

import { setTimeout as sleep } from 'node:timers/promises'
import { NO_SKEW } from '../clock/test-clock.js'
import type { DayDatabase } from './database.js'
import type { DayNode } from './nodes.js'
import type { FaultKind, PlannedFault } from './plan.js'

export interface Body {
  readonly nodes: readonly [DayNode, DayNode]
  readonly database: DayDatabase
}

const HOUR_MS = 3_600_000
const SLOW_MS = 400

type Stroke = (body: Body, node: DayNode, lastsMs: number) => Promise<void>

/** The clock of one machine, there and back. */
const jump =
  (ms: number): Stroke =>
  async (_, node, lastsMs) => {
    node.jump({ ...NO_SKEW, node: ms })
    await sleep(lastsMs)
    node.jump(NO_SKEW)
  }

const STROKES: { readonly [kind in FaultKind]: Stroke } = {
  'kill-node': async (_, node, lastsMs) => {
    await node.kill()
    await sleep(lastsMs)
    await node.start()
  },
  'freeze-node': async (_, node, lastsMs) => {
    node.freeze()
    await sleep(lastsMs)
    node.thaw()
  },
  'kill-database': async ({ database }) => {
    database.kill()
    await database.isBack()
  },
  'freeze-database': async ({ database }, _, lastsMs) => {
    database.freeze()
    await sleep(lastsMs)
    database.thaw()
  },
  'cut-clients': async (_, { door }, lastsMs) => {
    door.cut()
    await sleep(lastsMs)
    door.cut()
  },
  'slow-clients': async (_, { door }, lastsMs) => {
    door.slow(SLOW_MS)
    await sleep(lastsMs)
    door.slow(0)
  },
  'cut-database': async ({ database: { door } }, _, lastsMs) => {
    door.cut()
    door.slow(SLOW_MS / 10)
    await sleep(lastsMs)
    door.slow(0)
    door.cut()
  },
  'clock-forward': jump(HOUR_MS),
  'clock-back': jump(-HOUR_MS),
  'clock-of-database': async ({ nodes }, _, lastsMs) => {
    for (const node of nodes) node.jump({ ...NO_SKEW, database: -HOUR_MS })
    await sleep(lastsMs)
    for (const node of nodes) node.jump(NO_SKEW)
  },
  'full-disk': async ({ database }, _, lastsMs) => {
    database.fill()
    await sleep(lastsMs)
    database.free()
    await database.isBack()
  },
}

/** Until the house is as whole as it was before. */
export const strike = (body: Body, { kind, node, lastsMs }: PlannedFault): Promise<void> =>
  STROKES[kind](body, body.nodes[node], lastsMs)
