// The record of administration, for those who watch and those who administer.

import type { FastifyInstance } from 'fastify'
import { recordPage } from '../../administration/record.js'
import type { Person } from '../../people/roles.js'
import type { House } from '../house.js'
import { serving } from '../serving.js'

const PAGE = 50

export const administrationRoutes = (app: FastifyInstance, { pool, people }: House): void => {
  serving(app)('GET /api/administration', { allow: ['regulator', 'operator'] }, async (request) => {
    const { before } = request.query
    const found = await recordPage(pool, PAGE + 1, before === undefined ? undefined : Number(before))
    const entries = found.slice(0, PAGE)
    const known = await people.named([...new Set(entries.flatMap(({ persons }) => persons))])
    const byId = new Map(known.map((person) => [person.id, person]))
    return {
      entries: entries.map((entry) => ({
        ...entry,
        persons: entry.persons.map((id) => byId.get(id)).filter((person): person is Person => person !== undefined),
      })),
      more: found.length > PAGE,
    }
  })
}
