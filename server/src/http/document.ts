// The OpenAPI document: every shape with a title is a component, and every place that has it points there.

import swagger from '@fastify/swagger'
import type { FastifyInstance } from 'fastify'
import { VERSION } from '../version.js'
import { SocketTakes } from '../wire/index.js'

type Members = { readonly [name: string]: unknown }

const isMembers = (value: unknown): value is Members => typeof value === 'object' && value !== null

const withComponents = <D extends { paths?: object; components?: object }>(document: D): D => {
  const schemas: { [title: string]: Members } = {}
  const placed = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(placed)
    if (!isMembers(value)) return value
    const shape = Object.fromEntries(Object.entries(value).map(([name, part]) => [name, placed(part)]))
    const { title } = shape
    if (typeof title !== 'string') return shape
    if (schemas[title] && JSON.stringify(schemas[title]) !== JSON.stringify(shape))
      throw new Error(`two shapes of the wire are called ${title}`)
    schemas[title] = shape
    return { $ref: `#/components/schemas/${title}` }
  }
  const paths = placed(document.paths)
  placed(SocketTakes)
  const sorted = Object.fromEntries(Object.entries(schemas).sort(([one], [other]) => (one < other ? -1 : 1)))
  return { ...document, paths, components: { ...document.components, schemas: sorted } }
}

export const documented = async (app: FastifyInstance): Promise<void> => {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Tapete', version: VERSION, description: 'The casino floor. Regulations made executable.' },
    },
    transformObject: (made) => ('openapiObject' in made ? withComponents(made.openapiObject) : made.swaggerObject),
  })
}
