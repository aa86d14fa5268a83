// The HTTP side of one node: plugins, guard, routes, sockets, in the order in which a request meets them.

import cookie from '@fastify/cookie'
import websocket from '@fastify/websocket'
import Fastify, { type FastifyInstance } from 'fastify'
import { type Answered, tellAnswers } from './answers.js'
import { apartOf } from './apart.js'
import { compressShared } from './compressed.js'
import { documented } from './document.js'
import { answerErrors, frameworkErrors } from './errors.js'
import { guard } from './guard.js'
import { checkHosts } from './hosts.js'
import type { House } from './house.js'
import { hubOf } from './live/hub.js'
import { SOCKET_MESSAGE_BYTES_MAX, socketRoute } from './live/socket.js'
import { type LogWanted, logOptions } from './log.js'
import { metricsOf } from './metrics.js'
import { moveRoute, moverOf } from './moves.js'
import { oddsOf } from './odds.js'
import { plainBodies, promptBodies } from './plain-bodies.js'
import { countedByMinute, limitAddresses, limitAskers } from './rates.js'
import { accountRoutes } from './routes/account.js'
import { administrationRoutes } from './routes/administration.js'
import { checkpointRoutes } from './routes/checkpoint.js'
import { deskRoutes } from './routes/desk.js'
import { displayRoutes } from './routes/display.js'
import { gameRoutes } from './routes/games.js'
import { logRoutes } from './routes/log.js'
import { opsRoutes } from './routes/ops.js'
import { peopleRoutes } from './routes/people.js'
import { protectionRoutes } from './routes/protection.js'
import { staffRoutes } from './routes/staff.js'
import { tableRoutes } from './routes/tables.js'
import { verifyRoutes } from './routes/verify.js'
import { watchRoutes } from './routes/watch.js'
import { headers, RATES, type RateLimits } from './security.js'
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
/** A connection on which nothing moves for so long is let go. */
const IDLE_MS = 120_000

export const buildApp = async (house: House, options: AppOptions = {}): Promise<FastifyInstance> => {
  const rates = { ...RATES, ...options.rates }
  const counter = countedByMinute()
  const app = Fastify({
    logger: logOptions(options.logger ?? false),
    bodyLimit: BODY_BYTES_MAX,
    // One hop: what stands further left in the header, anybody may have written.
    trustProxy: options.trustProxy ? (_address: string, hop: number) => hop < 1 : false,
    forceCloseConnections: true,
    // Of a request's head. A body has a time of its own: a log to be verified takes as long as it is.
    requestTimeout: 0,
    connectionTimeout: IDLE_MS,
    routerOptions: { maxParamLength: 100 },
    return503OnClosing: true,
    frameworkErrors: frameworkErrors(counter, rates.all),
    ajv: { customOptions: { removeAdditional: false, coerceTypes: false, allErrors: false, strict: false } },
  })
  app.removeContentTypeParser('text/plain')
  answerErrors(app)
  const metrics = metricsOf(house.pool)
  const hub = hubOf(house, metrics)
  const move = moverOf(house, metrics)
  const apart = apartOf()
  const odds = oddsOf(apart)
  app.addHook('onClose', () => apart.close())

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
  limitAddresses(app, counter, rates.all)
  promptBodies(app)
  checkHosts(app, options.hosts ?? [])
  await app.register(cookie)
  await headers(app, house.production)
  guard(app, house)
  limitAskers(app, counter)
  plainBodies(app)
  metrics.observe(app)
  if (options.onAnswer) tellAnswers(app, options.onAnswer)
  compressShared(app)
  await documented(app)
  await app.register(async (api) => {
    const served = api as FastifyInstance
    // The plugin hides sockets from the document; ours belongs in it.
    served.addHook('onRoute', (route) => {
      if (route.websocket) route.schema = { ...route.schema, hide: false }
    })
    accountRoutes(served, house, hub, rates)
    gameRoutes(served, house, odds, rates)
    tableRoutes(served, house, odds, rates)
    moveRoute(served, move)
    displayRoutes(served, house, rates)
    logRoutes(served, house, apart, rates)
    staffRoutes(served, house)
    peopleRoutes(served, house, hub, rates)
    protectionRoutes(served, house, rates)
    deskRoutes(served, house, odds)
    administrationRoutes(served, house)
    watchRoutes(served, house, rates)
    checkpointRoutes(served, house, rates)
    await served.register(async (files) => verifyRoutes(files, house, apart, rates))
    opsRoutes(served, house, metrics)
    socketRoute(served, house, hub, metrics, move, options.heartbeatMs)
  })
  await pages(app, options.webRoot)
  return app
}
