// What a route is on the wire: what it takes, and what it answers when all is well and when not.

import type { TSchema } from 'typebox'
import { ErrorAnswer } from './errors.js'

export const answers = <S extends TSchema>(ok: S) => ({ 200: ok, '4xx': ErrorAnswer, '5xx': ErrorAnswer })

export interface RouteShape {
  readonly tags: string[]
  readonly description?: string
  readonly params?: TSchema
  readonly querystring?: TSchema
  readonly body?: TSchema
  readonly response: { readonly [status: number | string]: TSchema }
}
