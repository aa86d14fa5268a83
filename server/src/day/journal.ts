// What was sent, what came back and which fault came when, a line each, in a folder that stays when the day fails.

import { createWriteStream, mkdirSync } from 'node:fs'
import { join } from 'node:path'

export interface Journal {
  readonly folder: string
  note(what: string, about: object): void
  close(): Promise<void>
}

export const journalIn = (folder: string): Journal => {
  mkdirSync(folder, { recursive: true })
  const stream = createWriteStream(join(folder, 'journal.jsonl'))
  const began = performance.now()
  return {
    folder,
    note: (what, about) => {
      stream.write(`${JSON.stringify({ ms: Math.round(performance.now() - began), what, ...about })}\n`)
    },
    close: () =>
      new Promise((resolve) => {
        stream.end(() => resolve())
      }),
  }
}
