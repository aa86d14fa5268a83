// The HTTP side of one node: plugins, guard, routes, sockets, in the order in which a request meets them.

import cookie from '@fastify/cookie'
import websocket from '@fastify/websocket'
import Fastify, { type FastifyInstance } from 'fastify'
import { type Answered, tellAnswers } from './answers.js'
import { documented } from './document.js'
import { answerErrors, frameworkError } from './errors.js'
import { guard } from './guard.js'
import { checkHosts } from './hosts.js'
import type { House } from './house.js'
import { hubOf } from './live/hub.js'
import { SOCKET_MESSAGE_BYTES_MAX, socketRoute } from './live/socket.js'
import { type LogWanted, logOptions } from './log.js'
import { metricsOf } from './metrics.js'
import { moveRoute, moverOf } from './moves.js'
import { plainBodies } from './plain-bodies.js'
import { accountRoutes } from './routes/account.js'
import { administrationRoutes } from './routes/administration.js'
import { deskRoutes } from './routes/desk.js'
import { displayRoutes } from './routes/display.js'
import { gameRoutes } from './routes/games.js'
import { logRoutes } from './routes/log.js'
import { opsRoutes } from './routes/ops.js'
import { peopleRoutes } from './routes/people.js'
import { staffRoutes } from './routes/staff.js'
import { tableRoutes } from './routes/tables.js'
import { verifyRoutes } from './routes/verify.js'
import { watchRoutes } from './routes/watch.js'
import { headers, limits, type RateLimits } from './security.js'
import { pages } from './static.js'

export interface AppOptions {
  readonly logger?: LogWanted
  /** Where the built pages are; left out, only the API is served. */
  readonly webRoot?: string
  readonly rates?: Partial<RateLimits>
  /** Behind a proxy the address of the asker is in a header. */
  readonly trustProxy?: boolean
  /** The names the house goes by, besides numbers and localhost. */
  readonly hosts?: readonly string[]
  /** How often sockets are asked whether they are there; tests hurry. */
  readonly heartbeatMs?: number
  /** Tests read every answer as it was given and as it was written. */
  readonly onAnswer?: (answered: Answered) => void
}

export const BODY_BYTES_MAX = 64 * 1024
const FAREWELL_MS = 500

export const buildApp = async (house: House, options: AppOptions = {}): Promise<FastifyInstance> => {
  const app = Fastify({
    logger: logOptions(options.logger ?? false),
    bodyLimit: BODY_BYTES_MAX,
    // One hop: what stands further left in the header, anybody may have written.
    trustProxy: options.trustProxy ? (_address: string, hop: number) => hop < 1 : false,
    forceCloseConnections: true,
    requestTimeout: 30_000,
    routerOptions: { maxParamLength: 100 },
    return503OnClosing: true,
    frameworkErrors: frameworkError,
    ajv: { customOptions: { removeAdditional: false, coerceTypes: false, allErrors: false, strict: false } },
  })
  app.removeContentTypeParser('text/plain')
  answerErrors(app)
  const metrics = metricsOf(house.pool)
  const hub = hubOf(house, metrics)
  const move = moverOf(house, metrics)

  // First: what a later hook turns away must still be let go of by the plugin, or its socket stays open.
  await app.register(websocket, {
    options: { maxPayload: SOCKET_MESSAGE_BYTES_MAX, perMessageDeflate: false },
    preClose: (done) => {
      hub.close()
      app.websocketServer.close(() => {})
      // Who does not answer the farewell is not waited for.
      setTimeout(() => {
        for (const socket of app.websocketServer.clients) socket.terminate()
      }, FAREWELL_MS).unref()
      done()
    },
  })
  checkHosts(app, options.hosts ?? [])
  await app.register(cookie)
  await headers(app, house.production)
  await limits(app, options.rates)
  guard(app, house)
  plainBodies(app)
  metrics.observe(app)
  if (options.onAnswer) tellAnswers(app, options.onAnswer)
  await documented(app)
  await app.register(async (api) => {
    const served = api as FastifyInstance
    // The plugin hides sockets from the document; ours belongs in it.
    served.addHook('onRoute', (route) => {
      if (route.websocket) route.schema = { ...route.schema, hide: false }
    })
    accountRoutes(served, house, hub, options.rates)
    gameRoutes(served, house)
    tableRoutes(served, house)
    moveRoute(served, move)
    displayRoutes(served, house, options.rates)
    logRoutes(served, house, options.rates)
    staffRoutes(served, house)
    peopleRoutes(served, house, hub, options.rates)
    deskRoutes(served, house)
    administrationRoutes(served, house)
    watchRoutes(served, house, options.rates)
    verifyRoutes(served, options.rates)
    opsRoutes(served, house, metrics)
    socketRoute(served, house, hub, metrics, move, options.heartbeatMs)
  })
  await pages(app, options.webRoot)
  return app
}
