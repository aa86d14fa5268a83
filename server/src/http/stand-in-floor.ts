// Stands in until src/floor is built: four tables, a plain robot croupier, seats. To be deleted.

import { randomUUID } from 'node:crypto'
import { betweenRounds, isSeat, type Move, type SeatId, staffMove, type Table } from '@tapete/engine'
import type { Floor, FloorOptions, Person } from '../floor/floor.js'
import { listTables } from '../tables/log.js'
import { seatOfPerson } from './viewers.js'

const DEMO = [
  ['ruleta-francesa-1', 'roulette-french', 'Ruleta Francesa 1'],
  ['ruleta-americana-1', 'roulette-american', 'Ruleta Americana 1'],
  ['ruleta-americana-00-1', 'roulette-american-00', 'Ruleta Americana 00'],
  ['big-six-1', 'big-six', 'Big Six'],
] as const

export const standInFloor = ({ pool, tables, dealer, onError = () => {} }: FloorOptions): Floor => {
  const closes = new Map<string, { round: number; at: number }>()
  let timer: NodeJS.Timeout | undefined
  const no = (code: string, params = {}) => ({ ok: false as const, version: 0, refusal: { code, params } })
  const send = (person: Person | null, table: string, move: Move, key: string = randomUUID(), expected?: number) =>
    dealer.command({
      ...{ table, person: person?.id ?? null, role: move.by.split(':')[0] as string, move, key },
      ...(expected === undefined ? {} : { expected }),
    })
  const open = async (table: string) => {
    for (const move of [
      { by: 'room-head', do: 'post', role: 'pit-boss', person: 'robot-1' },
      { by: 'pit-boss', do: 'post', role: 'croupier', person: 'robot-2' },
      { by: 'pit-boss', do: 'post', role: 'croupier', person: 'robot-3' },
      { by: 'pit-boss', do: 'open' },
    ] as Move[])
      await send(null, table, move)
  }
  const tend = async (id: string) => {
    const now = await tables.load(id)
    if (!now || now.row.mode !== 'digital' || now.state.status !== 'open') return
    const start = { by: 'croupier', do: 'start' } as const
    if (betweenRounds(now.state)) {
      await send(null, id, start)
      closes.set(id, { round: now.state.round + 1, at: Date.now() + 15_000 })
      return
    }
    if ((closes.get(id)?.at ?? 0) > Date.now()) return
    for (let steps = 0; steps < 50; steps++) {
      const at = await tables.load(id)
      if (!at || betweenRounds(at.state)) return
      const next = staffMove(at.game, at.state)
      if (next) await send(null, id, next)
      else if (!(await dealer.deal(id))) return
    }
  }
  const seatFor = (state: Table, wanted?: number): SeatId | undefined => {
    if (wanted !== undefined) return `seat:${wanted}`
    for (let n = 1; n <= (state.config.seats as number); n++) if (!state.seats[`seat:${n}`]) return `seat:${n}`
    return undefined
  }
  const sit: Floor['sit'] = async (person, table, wanted) => {
    const now = await tables.load(table)
    if (!now) return no('no-such-table')
    const seat = seatFor(now.state, wanted)
    if (!seat) return no('table-full')
    const answer = await send(person, table, { by: seat, do: 'sit', player: String(person.id) })
    return answer.ok ? { ok: true, seat, second: false, version: answer.version } : answer
  }
  const act: Floor['act'] = async (person, table, { move, key, expected }) => {
    const now = await tables.load(table)
    if (!now) return no('no-such-table')
    const staff = ['croupier', 'pit-boss', 'room-head'].includes(person.role) ? person.role : undefined
    const rule = now.game.rules.find((each) => each.do === move.do)
    const chance = staff === 'croupier' && now.row.mode === 'live' && rule?.by.includes('chance') && 'chance'
    const by = chance || (staff ?? seatOfPerson(now.state, person.id))
    if (!by) return no('not-seated')
    return send(person, table, { ...move, by } as Move, key, expected)
  }
  return {
    start: async () => {
      timer = setInterval(async () => {
        for (const { id } of await listTables(pool).catch(() => [])) await tend(id).catch(onError)
      }, 1000)
    },
    stop: async () => clearInterval(timer),
    ensureDemonstration: async () => {
      for (const [id, game, name] of DEMO) {
        const made = await tables.create({ id, game, name, room: 'Sala principal', mode: 'digital', robot: {} })
        if (made.ok) await open(id)
      }
    },
    practice: async (person, game, config = {}) => {
      const id = `practica-${randomUUID().slice(0, 8)}`
      const made = await tables.create({
        ...{ id, game, config, name: 'Práctica', room: 'Práctica' },
        ...{ mode: 'practice', owner: person.id },
      })
      if (!made.ok) return { ok: false, version: 0, refusal: { code: made.code, params: made.params } }
      await open(id)
      const seated = await sit(person, id)
      return seated.ok ? { ok: true, table: id, seat: seated.seat } : seated
    },
    sit,
    leave: (person, table) => act(person, table, { move: { do: 'leave' }, key: randomUUID() }),
    act,
    presence: async () => {},
    watch: () => () => {},
    seatsOf: async (person) => {
      const held = []
      for (const { id } of await listTables(pool)) {
        const seat = seatOfPerson((await tables.load(id))?.state as Table, person.id)
        if (seat && isSeat(seat)) held.push({ table: id, seat, second: false })
      }
      return held
    },
    maySee: async (person, table) => {
      const row = (await tables.load(table))?.row
      return row !== undefined && (row.mode !== 'practice' || row.owner === person.id)
    },
    lobby: async () => {
      const rooms = new Map<string, unknown[]>()
      for (const { id } of (await listTables(pool)).filter((row) => row.mode !== 'practice')) {
        const now = await tables.load(id)
        if (!now) continue
        const { row, game, state } = now
        rooms.set(row.room, [
          ...(rooms.get(row.room) ?? []),
          {
            ...{ id, name: row.name, game: row.game, title: game.title, mode: row.mode, robot: row.robot !== null },
            ...{ status: state.status, phase: state.phase, round: state.round },
            limits: { chip: state.config.chip, kinds: state.limits },
            ...{ history: [], seated: Object.keys(state.seats).length, seats: state.config.seats, viewers: 0 },
            countdown: null,
          },
        ])
      }
      return { rooms: [...rooms].map(([room, list]) => ({ room, tables: list })) } as never
    },
    countdown: (table) => {
      const known = closes.get(table)
      if (!known) return null
      return { table, round: known.round, phase: 'betting', closesAt: known.at, now: Date.now() }
    },
    onClock: () => () => {},
  }
}
