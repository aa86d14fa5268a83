// A route is served in the shape the wire gives it: what it takes is checked by it, what it answers is written by it.

import type { Readable } from 'node:stream'
import type {
  FastifyContextConfig,
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  HTTPMethods,
  RouteHandlerMethod,
} from 'fastify'
import {
  type AnswerOf,
  type BodyOf,
  type ParamsOf,
  type QueryOf,
  ROUTES,
  type RouteName,
  type RouteShape,
} from '../wire/index.js'
import type { Allowed } from './guard.js'

export type Asked<R extends RouteName> = FastifyRequest<{
  Params: ParamsOf<R>
  Querystring: QueryOf<R>
  Body: BodyOf<R>
}>

/** An answer that is text may be written as it comes. */
type Given<R extends RouteName> = AnswerOf<R> | (AnswerOf<R> extends string ? Readable : never)

type Handler<R extends RouteName> = (request: Asked<R>, reply: FastifyReply) => Given<R> | Promise<Given<R>>

export type Serve = <R extends RouteName>(
  route: R,
  config: FastifyContextConfig & { readonly allow: Allowed; readonly bodyLimit?: number },
  handler: Handler<R>,
) => void

export const serving =
  (app: FastifyInstance): Serve =>
  (route, { bodyLimit, ...config }, handler) => {
    const [method, url] = route.split(' ') as [HTTPMethods, string]
    const schema: RouteShape = ROUTES[route]
    app.route({
      ...{ method, url, config, schema },
      ...(bodyLimit !== undefined && { bodyLimit }),
      handler: handler as RouteHandlerMethod,
    })
  }
