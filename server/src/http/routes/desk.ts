// The cash desk and the report of the day.

import { findGame } from '@tapete/engine'
import type { FastifyInstance } from 'fastify'
import { dateOf } from '../../clock/clock.js'
import { dayReport } from '../../ledger/day-report.js'
import { expectedOf, openingBets } from '../../ledger/expected.js'
import { accountStatement, HOUSE, type LedgerNo, move, walletOf } from '../../ledger/ledger.js'
import { turnoverOf } from '../../ledger/turnover.js'
import type { PersonRow } from '../../people/people.js'
import { isPlayer, PLAYERS, type Role } from '../../people/roles.js'
import { houseDay } from '../../tables/days.js'
import { readTable } from '../../tables/log.js'
import type { DayTotal, ExpectedWin, TableDay } from '../../wire/index.js'
import { askerOf } from '../asker.js'
import { sessionOf } from '../guard.js'
import type { House } from '../house.js'
import type { OddsOf } from '../odds.js'
import { badRequest, conflict, notFound, type Problem } from '../problems.js'
import { serving } from '../serving.js'
import { accountOf, told } from './account.js'
import { admitted } from './protection.js'

const DESK: readonly Role[] = ['operator', 'room-head']

const ledgerProblem = (code: LedgerNo, wallet: number): Problem =>
  code === 'overdrawn'
    ? conflict('wallet-short', 'the wallet holds less', { have: wallet })
    : conflict(code, `the ledger refused: ${code}`)

const noMoney = (person: number): Problem => conflict('guest-money', 'chips of a guest are no money', { person })

const totalOf = (tables: readonly TableDay[]): DayTotal => {
  const sum = (name: keyof DayTotal): number => tables.reduce((total, table) => total + table[name], 0)
  return {
    ...{
      moves: sum('moves'),
      rounds: sum('rounds'),
      buyIns: sum('buyIns'),
      cashOuts: sum('cashOuts'),
      stakes: sum('stakes'),
    },
    ...{ win: sum('win'), commission: sum('commission'), pots: sum('pots') },
    ...{ promotions: sum('promotions'), tips: sum('tips'), inPlay: sum('inPlay') },
    ...{ corrections: sum('corrections') },
    ...{ correctionsGiven: sum('correctionsGiven'), correctionsTaken: sum('correctionsTaken') },
  }
}

/** The day of the house's own clock; undefined for one the calendar does not have. */
const dayOf = (date: string): { from: Date; until: Date } | undefined => {
  const [year, month, day] = date.split('-').map(Number) as [number, number, number]
  const from = new Date(year, month - 1, day)
  if (from.getFullYear() !== year || from.getMonth() !== month - 1 || from.getDate() !== day) return undefined
  return { from, until: new Date(year, month - 1, day + 1) }
}

const DAYS_MAX = 92

/** All days from one to another, both included. */
const daysOf = (date: string, to: string): { from: Date; until: Date } => {
  const [first, last] = [dayOf(date), dayOf(to)]
  if (!first || !last) throw badRequest('no-such-day', `${first ? to : date} is no day`)
  const days = Math.round((last.until.getTime() - first.from.getTime()) / 86_400_000)
  if (days < 1 || days > DAYS_MAX) throw badRequest('range-too-long', `ask for 1 to ${DAYS_MAX} days`)
  return { from: first.from, until: last.until }
}

const READERS: readonly Role[] = ['operator', 'room-head', 'regulator']

export const deskRoutes = (app: FastifyInstance, house: House, odds: OddsOf): void => {
  const { people, pool } = house
  const serve = serving(app)

  const playerWith = async (id: number): Promise<PersonRow> => {
    const person = await people.find(id)
    if (!person || !isPlayer(person.role)) throw notFound('no-such-person', `no player ${id}`, { person: id })
    return person
  }

  /** What a guest has is no money, in any house: nothing is paid in for it or out of it. The ledger says the same. */
  const payable = async (id: number): Promise<void> => {
    if ((await playerWith(id)).role === 'guest') throw noMoney(id)
  }

  serve('GET /api/desk/people', { allow: DESK }, async (request) => {
    const found = await people.search(request.query.q ?? '', { roles: PLAYERS, limit: 20 })
    const walleted = async (row: PersonRow) => ({ ...accountOf(row), wallet: await people.wallet(row.id) })
    return { people: await Promise.all(found.map(walleted)) }
  })

  serve('GET /api/desk/people/:id/statement', { allow: DESK }, async (request) => {
    const person = await playerWith(Number(request.params.id))
    const { before } = request.query
    const options = before === undefined ? {} : { before: Number(before) }
    const lines = await accountStatement(pool, walletOf(person.id), options)
    return { person: accountOf(person), lines: lines.map(told) }
  })

  for (const kind of ['deposit', 'withdraw'] as const)
    serve(`POST /api/desk/${kind}`, { allow: DESK }, async (request) => {
      const { person, amount, key } = request.body
      await payable(person)
      // What an excluded player has is paid out; nothing is taken in for more.
      if (kind === 'deposit') await admitted(pool, person)
      const wallet = walletOf(person)
      const [from, to] = kind === 'deposit' ? [HOUSE, wallet] : [wallet, HOUSE]
      const by = sessionOf(request).person.id
      const posted = await move(pool, { kind, key: `desk:${key.toLowerCase()}`, from, to, amount, person: by })
      const held = await people.wallet(person)
      if (!posted.ok) throw posted.code === 'guest-money' ? noMoney(person) : ledgerProblem(posted.code, held)
      return { set: posted.set, repeated: posted.repeated, wallet: held }
    })

  serve('GET /api/reports/day', { allow: READERS }, async (request) => {
    const date = request.query.date ?? houseDay(dateOf(house.clock))
    const to = request.query.to ?? date
    const { from, until } = daysOf(date, to)
    const tables = await dayReport(pool, from, until)
    return { date, to, from: from.toISOString(), until: until.toISOString(), tables, total: totalOf(tables) }
  })

  serve('GET /api/reports/expected', { allow: READERS }, async (request) => {
    const date = request.query.date ?? houseDay(dateOf(house.clock))
    const { from, until } = daysOf(date, request.query.to ?? date)
    const expected: ExpectedWin[] = []
    // One after another: the odds of a game are long to work out the first time, and everybody waits in the same queue.
    for (const [table, staked] of await turnoverOf(pool, from, until)) {
      const row = await readTable(pool, table)
      const game = row && findGame(row.game)
      if (!game || staked.size === 0) continue
      const known = await odds({ asker: askerOf(request), game: game.id, config: row.config })
      expected.push({ table, ...expectedOf(staked, known, openingBets(game, row.config)) })
    }
    return { tables: expected }
  })
}
