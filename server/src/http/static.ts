// The built pages. An address no file answers is the application's own: it gets the first page.

import { existsSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { notFound } from './problems.js'

export const pages = async (app: FastifyInstance, root: string | undefined): Promise<void> => {
  const built = root !== undefined && existsSync(join(root, 'index.html'))
  if (built)
    await app.register(async (files) => {
      files.addHook('onRoute', (route) => {
        route.config = { ...route.config, allow: 'anyone' }
        route.schema = { hide: true }
      })
      await files.register(fastifyStatic, {
        root,
        wildcard: false,
        // Names under assets carry a hash of what is in them.
        setHeaders: (reply, path) => {
          reply.header('cache-control', path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache')
        },
      })
    })
  app.setNotFoundHandler((request, reply) => {
    const page =
      built &&
      (request.method === 'GET' || request.method === 'HEAD') &&
      !/^\/(api|metrics|assets)(\/|$|\?)/.test(request.url)
    if (!page) throw notFound('not-found', 'nothing is served there')
    return reply.header('cache-control', 'no-cache').sendFile('index.html')
  })
}
