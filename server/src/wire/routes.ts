// Every route of the house, by method and address.

import type { Static, TSchema } from 'typebox'
import { administrationRoutes } from './administration.js'
import { checkpointRoutes } from './checkpoints.js'
import { deskRoutes } from './desk.js'
import { gameRoutes } from './games.js'
import { liveRoutes } from './live.js'
import { logRoutes } from './log.js'
import { opsRoutes } from './ops.js'
import { peopleRoutes } from './people.js'
import { potRoutes } from './pots.js'
import { protectionRoutes } from './protection.js'
import type { RouteShape } from './route.js'
import { tableRoutes } from './tables.js'
import { verifyRoutes } from './verify.js'
import { watchRoutes } from './watch.js'

export const ROUTES = {
  ...peopleRoutes,
  ...gameRoutes,
  ...tableRoutes,
  ...potRoutes,
  ...liveRoutes,
  ...logRoutes,
  ...verifyRoutes,
  ...deskRoutes,
  ...administrationRoutes,
  ...checkpointRoutes,
  ...protectionRoutes,
  ...watchRoutes,
  ...opsRoutes,
} satisfies { readonly [route: string]: RouteShape }

export type Routes = typeof ROUTES
export type RouteName = keyof Routes

type Part<R extends RouteName, Name extends string> =
  Routes[R] extends Record<Name, infer S extends TSchema> ? Static<S> : undefined

export type ParamsOf<R extends RouteName> = Part<R, 'params'>
export type QueryOf<R extends RouteName> = Part<R, 'querystring'>
export type BodyOf<R extends RouteName> = Part<R, 'body'>
export type AnswerOf<R extends RouteName> =
  Routes[R]['response'] extends Record<200, infer S extends TSchema> ? Static<S> : never
