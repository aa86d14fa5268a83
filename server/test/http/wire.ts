// Holds everything the house says to the shapes of the wire: what was answered to what was written, and both to the shape.

import { isDeepStrictEqual } from 'node:util'
import { Compile } from 'typebox/compile'
import type { Answered } from '../../src/http/answers.js'
import { ErrorAnswer, ROUTES, type RouteShape, SocketTells } from '../../src/wire/index.js'

type Validator = ReturnType<typeof Compile>

const routes: { readonly [route: string]: RouteShape } = ROUTES
const error = Compile(ErrorAnswer)
const answers = new Map<string, Validator>()
for (const [route, { response }] of Object.entries(routes))
  if (response[200]) answers.set(route, Compile(response[200]))

const complaint = (validator: Validator, value: unknown): string | undefined =>
  validator.Check(value) ? undefined : JSON.stringify(validator.Errors(value).slice(0, 3)).slice(0, 800)

export interface WireWatch {
  onAnswer(answered: Answered): void
  /** What was not as the wire says. */
  readonly faults: readonly string[]
  /** The routes that answered well. */
  readonly answered: ReadonlySet<string>
}

export const watchWire = (): WireWatch => {
  const faults: string[] = []
  const answered = new Set<string>()
  return {
    faults,
    answered,
    onAnswer: ({ method, route, status, given, written }) => {
      const name = `${method} ${route}`
      if (!Object.hasOwn(routes, name)) return
      const value: unknown = JSON.parse(String(written))
      const lost = isDeepStrictEqual(value, JSON.parse(JSON.stringify(given))) ? undefined : 'is not written as given'
      const why = lost ?? complaint(status === 200 ? (answers.get(name) as Validator) : error, value)
      if (why !== undefined) faults.push(`${name} ${status}: ${why}: ${String(written).slice(0, 300)}`)
      else if (status === 200) answered.add(name)
    },
  }
}

const told = Compile(SocketTells)

/** What is wrong with a message of the socket; undefined when nothing is. */
export const messageFault = (message: unknown): string | undefined => {
  const why = complaint(told, message)
  return why && `${why}: ${JSON.stringify(message).slice(0, 300)}`
}
