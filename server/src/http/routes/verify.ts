// Verifying an exported log for who has no command line at hand: of any length, read as it comes, checked part by part in
// another thread, in turn with whatever others ask for.

import type { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import type { VerifyReport } from '../../verify/report.js'
import type { Apart } from '../apart.js'
import { askerOf } from '../asker.js'
import type { House } from '../house.js'
import type { RateLimits } from '../security.js'
import { serving } from '../serving.js'

/** A step of the verification: some hundred entries, some tenths of a second. */
const PART_BYTES = 128 * 1024

/** What comes, in parts that are worth a turn. */
async function* parts(body: Readable): AsyncGenerator<Uint8Array, void> {
  let held: Buffer[] = []
  let length = 0
  for await (const chunk of body as AsyncIterable<Buffer>) {
    held.push(chunk)
    length += chunk.length
    if (length < PART_BYTES) continue
    yield Buffer.concat(held)
    held = []
    length = 0
  }
  if (length > 0) yield Buffer.concat(held)
}

export const verifyRoutes = (app: FastifyInstance, house: House, apart: Apart, { heavy }: RateLimits): void => {
  // Whatever it is said to be: the verifier says what it is.
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', (_request, payload, done) => done(null, payload))

  serving(app)('POST /api/verify', { allow: 'signed-in', perAsker: heavy, streams: true }, async (request) => {
    const body = (request.body ?? []) as Readable
    // What another house signed is judged by the fingerprint that is known of it.
    const key = request.query.fingerprint ?? house.fingerprint
    const work = apart.begin(askerOf(request), { task: 'verify', key })
    try {
      for await (const part of parts(body)) if (!(await work.step(part))) break
      return (await work.step()) as VerifyReport
    } finally {
      void work.end()
    }
  })
}
