// A scenario file is held to its published schema before it is run.

import { readFileSync } from 'node:fs'
import { Ajv2020 } from 'ajv/dist/2020.js'

const schema = JSON.parse(readFileSync(new URL('../../docs/scenario.schema.json', import.meta.url), 'utf8')) as object
const validate = new Ajv2020({ allErrors: true, allowUnionTypes: true }).compile(schema)

export const scenarioProblem = (value: unknown): string | undefined =>
  validate(value)
    ? undefined
    : (validate.errors ?? []).map((error) => `${error.instancePath || 'the file'} ${error.message ?? ''}`).join('; ')
