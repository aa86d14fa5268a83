// A scenario file is held to its published schema before it is run.

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

export const scenarioProblem = (value: unknown): string | undefined => {
  validate ??= compiled()
  if (validate(value)) return undefined
  return (validate.errors ?? []).map((error) => `${error.instancePath || 'the file'} ${error.message ?? ''}`).join('; ')
}
