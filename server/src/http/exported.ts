// The export of a log as a stream: written part by part in another thread, sent as fast as it is taken.

import type { KeyObject } from 'node:crypto'
import { Readable } from 'node:stream'
import { sealLine } from '../verify/export.js'
import type { ExportOrder } from '../verify/exporting.js'
import { publicKeyOf } from '../verify/key.js'
import type { Apart } from './apart.js'

export const exported = (apart: Apart, asker: string, order: Omit<ExportOrder, 'key'>, key: KeyObject): Readable => {
  // Begun before anything is answered: who must wait is told so, not sent half a file.
  const work = apart.begin(asker, { task: 'export', ...order, key: publicKeyOf(key) })
  const lines = async function* (): AsyncGenerator<Uint8Array | string, void> {
    try {
      for (;;) {
        const given = (await work.step()) as Uint8Array | string
        if (typeof given === 'string') {
          yield sealLine(given, key)
          return
        }
        yield given
      }
    } finally {
      await work.end()
    }
  }
  // Begun or not: who goes away before the first line lets go of it too.
  const stream = Readable.from(lines(), { objectMode: false, highWaterMark: 256 * 1024 })
  stream.once('close', () => void work.end())
  return stream
}
