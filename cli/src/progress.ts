// One line that is written over itself while somebody watches, and nothing at all otherwise.

import type { Output } from './command.js'
import { grouped } from './format.js'

const EVERY_MS = 200

export interface Progress {
  show(done: number, total: number): void
  end(): void
}

export const progress = (io: Output, what: string): Progress => {
  let shown = 0
  let width = 0
  return {
    show: (done, total) => {
      const now = Date.now()
      if (!io.live || (now - shown < EVERY_MS && done < total)) return
      shown = now
      const line = `${grouped(done)} of ${grouped(total)} ${what}, ${Math.floor((100 * done) / total)} %`
      io.err(`\r${line.padEnd(width)}`)
      width = line.length
    },
    end: () => {
      if (width > 0) io.err(`\r${' '.repeat(width)}\r`)
    },
  }
}
