// A scenario is held to its published schema before it is run.

import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'

let validate: ValidateFunction | undefined

const compiled = (): ValidateFunction => {
  const path = fileURLToPath(import.meta.resolve('@tapete/engine/scenario.schema.json'))
  return new Ajv2020({ allErrors: true, allowUnionTypes: true }).compile(
    JSON.parse(readFileSync(path, 'utf8')) as object,
  )
}

export interface Problem {
  /** What is wrong, as a JSON pointer; the whole is ''. */
  readonly at: string
  readonly what: string
}

const MOVE = /^\/moves\/\d+$/

export const scenarioProblems = (value: unknown): Problem[] => {
  validate ??= compiled()
  if (validate(value)) return []
  const errors = validate.errors ?? []
  // What is wrong with each form a move might have had says less than that it has none of them.
  const formless = new Set(
    errors
      .filter(({ keyword, instancePath }) => keyword === 'anyOf' && MOVE.test(instancePath))
      .map((each) => each.instancePath),
  )
  const isPart = (at: string): boolean => [...formless].some((move) => at === move || at.startsWith(`${move}/`))
  return [
    ...[...formless].map((at) => ({ at, what: `${at} is neither a move nor "..."` })),
    ...errors
      .filter(({ instancePath }) => !isPart(instancePath))
      .map(({ instancePath, message = '', params }) => {
        const extra = 'additionalProperty' in params ? `: ${String(params.additionalProperty)}` : ''
        return { at: instancePath, what: `${instancePath || 'it'} ${message}${extra}` }
      }),
  ]
}
