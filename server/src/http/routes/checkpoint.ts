// Checkpoints for who watches: the newest, and one of this very moment.

import type { FastifyInstance } from 'fastify'
import { checkpointIn, codeOf, printedLine, writtenLine } from '../../audit/checkpoints.js'
import type { KeptCheckpoint } from '../../audit/kept.js'
import { fingerprintOf } from '../../verify/key.js'
import type { CheckpointCopy } from '../../wire/index.js'
import type { House } from '../house.js'
import { notFound } from '../problems.js'
import type { RateLimits } from '../security.js'
import { serving } from '../serving.js'

export const checkpointRoutes = (app: FastifyInstance, { checkpoints }: House, { heavy }: RateLimits): void => {
  const serve = serving(app)
  const copyOf = (kept: KeptCheckpoint): CheckpointCopy => {
    const { said } = kept
    const { n, at, key } = checkpointIn(said)
    const fingerprint = fingerprintOf(key)
    return { n, at, code: codeOf(said), printed: printedLine(said), fingerprint, line: writtenLine(kept) }
  }

  serve('GET /api/checkpoint', { allow: ['regulator', 'operator'], perAsker: heavy }, async () => {
    const newest = await checkpoints.newest()
    if (!newest) throw notFound('no-checkpoint', 'none was made yet')
    return copyOf(newest)
  })
  serve('POST /api/checkpoint', { allow: ['regulator'], perAsker: heavy }, async () => copyOf(await checkpoints.make()))
}
