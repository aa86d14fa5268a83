// Works out what cannot be worked out while somebody waits, and writes it beside the games that tell it:
//   node odds/dist/bank-poker/compute/main.js caribbean | draw | draw row | draw gap
// A thread for each processor; docs/odds-bank-poker.md says how long it takes. Every number is whole, so that what comes out is
// the same on every machine.

import { writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'
import { caribbeanPoker, drawPoker, FIVE_CARD } from '@tapete/engine'
import { type Found, search as searchCaribbean } from '../caribbean/search.js'
import { READINGS } from '../draw/data.js'
import type { Kept } from '../draw/kept.js'
import { newWays, search as searchDraw, WINNING } from '../draw/search.js'
import { endNets } from '../settling.js'
import { caribbeanText, drawText, kept } from './written.js'

type Task = { readonly part: number; readonly parts: number } & (
  | { readonly do: 'caribbean' }
  | { readonly do: 'draw'; readonly gap: boolean }
)
type Answer = Found | Float64Array

const perform = (task: Task): Answer =>
  task.do === 'caribbean'
    ? searchCaribbean(endNets(caribbeanPoker, FIVE_CARD), task.part, task.parts, () => {})
    : searchDraw(task.gap, task.part, task.parts, () => {})

const inThread = (task: Task): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const thread = new Worker(fileURLToPath(import.meta.url), { workerData: task })
    thread.on('message', resolve)
    thread.on('error', reject)
  })

const inParts = <T extends Answer>(
  task: { readonly do: 'caribbean' } | { readonly do: 'draw'; readonly gap: boolean },
) => {
  const parts = availableParallelism()
  return Promise.all(Array.from({ length: parts }, (_, part) => inThread({ ...task, part, parts }) as Promise<T>))
}

const sumInto = (into: Float64Array, part: Float64Array): void => {
  for (let at = 0; at < into.length; at += 1) into[at] = (into[at] as number) + (part[at] as number)
}

const write = (path: string, text: string): void =>
  writeFileSync(new URL(`../../../src/bank-poker/${path}`, import.meta.url), text)

const summed = (parts: readonly { readonly [name: string]: Float64Array }[]): { [name: string]: Float64Array } => {
  const all: { [name: string]: Float64Array } = {}
  for (const part of parts)
    for (const [name, counts] of Object.entries(part)) {
      const known = all[name]
      if (known) sumInto(known, counts)
      else all[name] = counts
    }
  return all
}

const computeCaribbean = async (): Promise<void> => {
  const found = await inParts<Found>({ do: 'caribbean' })
  write(
    'caribbean/data.ts',
    caribbeanText({ ways: summed(found.map(({ ways }) => ways)), told: summed(found.map(({ told }) => told)) }),
  )
}

const computeReading = async (gap: boolean): Promise<Kept> => {
  const all = newWays()
  for (const part of await inParts<Float64Array>({ do: 'draw', gap })) sumInto(all, part)
  return kept(all, endNets(drawPoker, WINNING))
}

/** Both readings, or one beside what is kept of the other. */
const computeDraw = async (only: string | undefined): Promise<void> => {
  const row = only === 'gap' ? READINGS.row : await computeReading(false)
  const gap = only === 'row' ? READINGS.gap : await computeReading(true)
  write('draw/data.ts', drawText({ row, ...(gap ? { gap } : {}) }))
}

if (!isMainThread) parentPort?.postMessage(perform(workerData as Task))
else if (process.argv[2] === 'caribbean') await computeCaribbean()
else if (process.argv[2] === 'draw') await computeDraw(process.argv[3])
else throw new Error('name what to work out: caribbean or draw')
