// The built pages. An address no file answers is the application's own: it gets the first page.

import { statSync } from 'node:fs'
import { join, normalize } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { notFound } from './problems.js'

const INDEX = 'index.html'
const NOT_A_PAGE = /^(api|metrics|assets)(\/|$)/

const isFile = (root: string, path: string): boolean =>
  statSync(join(root, path), { throwIfNoEntry: false })?.isFile() ?? false

/** Where a file of the pages is; undefined when there is none, or the name tries to leave their folder. */
const fileAt = (root: string, path: string): string | undefined => {
  const name = normalize(path)
  if (name.startsWith('..') || name.startsWith('/') || name.includes('\0') || /(^|\/)\./.test(name)) return undefined
  return isFile(root, name) ? name : undefined
}

export const pages = async (app: FastifyInstance, root: string | undefined): Promise<void> => {
  app.setNotFoundHandler(() => {
    throw notFound('not-found', 'nothing is served there')
  })
  if (root === undefined) return
  await app.register(fastifyStatic, { root, serve: false, cacheControl: false, preCompressed: true })
  app.get('/*', { config: { allow: 'anyone' }, schema: { hide: true } }, (request, reply) => {
    const path = (request.params as { '*': string })['*']
    const file = fileAt(root, path)
    // Names under assets carry a hash of what is in them.
    const cache = file?.startsWith('assets/') ? 'public, max-age=31536000, immutable' : 'no-cache'
    if (file === undefined && (NOT_A_PAGE.test(path) || !isFile(root, INDEX)))
      throw notFound('not-found', 'nothing is served there')
    return reply.header('cache-control', cache).sendFile(file ?? INDEX)
  })
}
