// The cash desk and the report of the day.

import type { FastifyInstance } from 'fastify'
import { Type } from 'typebox'
import { dayReport, type TableDay } from '../../ledger/day-report.js'
import { accountStatement, HOUSE, type LedgerNo, move, walletOf } from '../../ledger/ledger.js'
import { isPlayer, type Person, PLAYERS, type Role } from '../../people/roles.js'
import { sessionOf } from '../guard.js'
import type { House } from '../house.js'
import { badRequest, conflict, notFound, type Problem } from '../problems.js'
import { Amount, answers, Digits, exactly, PersonId, Query, type TypeBox, Uuid } from '../schemas.js'

const DESK: readonly Role[] = ['operator', 'room-head']

const ledgerProblem = (code: LedgerNo, wallet: number): Problem =>
  code === 'overdrawn'
    ? conflict('wallet-short', 'the wallet holds less', { have: wallet })
    : conflict(code, `the ledger refused: ${code}`)

const SUMS = ['moves', 'buyIns', 'cashOuts', 'stakes', 'win', 'promotions', 'tips'] as const

const totals = (tables: readonly TableDay[]) =>
  Object.fromEntries(SUMS.map((name) => [name, tables.reduce((sum, table) => sum + table[name], 0)]))

/** The day of the house's own clock; undefined for one the calendar does not have. */
const dayOf = (date: string): { from: Date; until: Date } | undefined => {
  const [year, month, day] = date.split('-').map(Number) as [number, number, number]
  const from = new Date(year, month - 1, day)
  if (from.getFullYear() !== year || from.getMonth() !== month - 1 || from.getDate() !== day) return undefined
  return { from, until: new Date(year, month - 1, day + 1) }
}

const today = (): string => {
  const now = new Date()
  const two = (value: number) => String(value).padStart(2, '0')
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`
}

export const deskRoutes = (app: FastifyInstance, house: House): void => {
  const { people, pool } = house
  const api = app.withTypeProvider<TypeBox>()
  const tags = ['desk']

  const playerWith = async (id: number): Promise<Person> => {
    const person = await people.find(id)
    if (!person || !isPlayer(person.role)) throw notFound('no-such-person', `no player ${id}`, { person: id })
    return person
  }

  api.get(
    '/api/desk/people',
    {
      config: { allow: DESK },
      schema: {
        tags,
        querystring: exactly({ q: Type.Optional(Query) }),
        response: answers(),
      },
    },
    async (request) => {
      const found = await people.search(request.query.q ?? '', { roles: PLAYERS, limit: 20 })
      const wallets = await Promise.all(found.map(({ id }) => people.wallet(id)))
      return { people: found.map((person, index) => ({ ...person, wallet: wallets[index] })) }
    },
  )

  api.get(
    '/api/desk/people/:id/statement',
    {
      config: { allow: DESK },
      schema: {
        tags,
        params: exactly({ id: Digits }),
        querystring: exactly({ before: Type.Optional(Digits) }),
        response: answers(),
      },
    },
    async (request) => {
      const person = await playerWith(Number(request.params.id))
      const { before } = request.query
      const options = before === undefined ? {} : { before: Number(before) }
      return { person, lines: await accountStatement(pool, walletOf(person.id), options) }
    },
  )

  for (const kind of ['deposit', 'withdraw'] as const)
    api.post(
      `/api/desk/${kind}`,
      {
        config: { allow: DESK },
        schema: { tags, body: exactly({ person: PersonId, amount: Amount, key: Uuid }), response: answers() },
      },
      async (request) => {
        const { person, amount, key } = request.body
        await playerWith(person)
        const wallet = walletOf(person)
        const [from, to] = kind === 'deposit' ? [HOUSE, wallet] : [wallet, HOUSE]
        const by = sessionOf(request).person.id
        const posted = await move(pool, { kind, key: `desk:${key.toLowerCase()}`, from, to, amount, person: by })
        const held = await people.wallet(person)
        if (!posted.ok) throw ledgerProblem(posted.code, held)
        return { set: posted.set, repeated: posted.repeated, wallet: held }
      },
    )

  api.get(
    '/api/reports/day',
    {
      config: { allow: ['operator', 'room-head', 'regulator'] },
      schema: {
        tags,
        querystring: exactly({ date: Type.Optional(Type.String({ pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}$' })) }),
        response: answers(),
      },
    },
    async (request) => {
      const date = request.query.date ?? today()
      const day = dayOf(date)
      if (!day) throw badRequest('no-such-day', `${date} is no day`)
      const tables = await dayReport(pool, day.from, day.until)
      return { date, ...day, tables, total: totals(tables) }
    },
  )
}
