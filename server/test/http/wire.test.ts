// The wire is typed once: its shapes are the document, every answer is written by them, and none is left open.

import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type AnyGame, CATALOGUE, configure, type Event, type Move, parseMove, type Table } from '@tapete/engine'
import type { TSchema } from 'typebox'
import { Compile } from 'typebox/compile'
import { describe, expect, it } from 'vitest'
import { append, BY_ITSELF, together } from '../../src/administration/record.js'
import * as wire from '../../src/wire/index.js'
import { type Body, clientOf, guest, someone } from './client.js'
import { LIVE_TABLE, withHouse } from './house.js'

const house = withHouse()
const WIRE = fileURLToPath(new URL('../../src/wire/', import.meta.url))

const PAGES = fileURLToPath(new URL('../../../web/src/', import.meta.url))
const RECORDED = fileURLToPath(new URL('../../../engine/test/recorded/', import.meta.url))

/** The one shape that says nothing of what it holds. */
const OPEN = 'Json'

const TELLING = ['$ref', 'type', 'enum', 'const', 'anyOf', 'not']
const PARTS = ['properties', 'patternProperties'] as const

/** The places of a shape, and of the shapes in it, that do not say what is there. */
const untyped = (shape: Body, place: string): string[] => {
  if (typeof shape !== 'object' || shape === null) return []
  const found = TELLING.some((word) => word in shape) || shape.title === OPEN ? [] : [place]
  if (shape.type === 'array' && shape.items === undefined) found.push(`${place}: a list of what?`)
  const members = [
    ...PARTS.flatMap((part) => Object.keys(shape[part] ?? {})),
    ...Object.keys(shape.additionalProperties ?? {}),
  ]
  if (
    shape.type === 'object' &&
    members.length === 0 &&
    shape.additionalProperties !== false &&
    shape.title !== 'AnyFile'
  )
    found.push(`${place}: an object of what?`)
  for (const part of PARTS)
    for (const [name, inner] of Object.entries(shape[part] ?? {})) found.push(...untyped(inner, `${place}.${name}`))
  for (const part of ['items', 'additionalProperties']) found.push(...untyped(shape[part], `${place}.${part}`))
  for (const [index, inner] of (shape.anyOf ?? []).entries()) found.push(...untyped(inner, `${place}|${index}`))
  return found
}

describe('the document', () => {
  it('says of every route what it takes and what it answers, and leaves nothing untyped', async () => {
    const { paths, components } = (await clientOf(house().url).get('/api/openapi.json')).body
    const listed = Object.entries<Body>(paths).flatMap(([path, methods]) =>
      Object.entries<Body>(methods).map(([method, route]) => ({ name: `${method.toUpperCase()} ${path}`, route })),
    )
    const routes = Object.keys(wire.ROUTES).map((name) => name.replaceAll(/:(\w+)/g, '{$1}'))
    expect(listed.map(({ name }) => name).sort()).toEqual(routes.sort())
    const open: string[] = []
    for (const { name, route } of listed) {
      const statuses = Object.keys(route.responses).sort()
      expect(statuses, name).toEqual([name === 'GET /api/live' ? '101' : '200', '4XX', '5XX'])
      for (const [status, { content }] of Object.entries<Body>(route.responses))
        open.push(...untyped(content['application/json'].schema, `${name} ${status}`))
      // A file is read as a stream.
      if (name.startsWith('POST') && name !== 'POST /api/verify')
        open.push(...untyped(route.requestBody.content['application/json'].schema, name))
      for (const { name: field, schema } of route.parameters ?? []) open.push(...untyped(schema, `${name}?${field}`))
    }
    for (const [name, shape] of Object.entries(components.schemas)) open.push(...untyped(shape, name))
    expect(open).toEqual([])
    expect(components.schemas[OPEN].description).toContain('JSON')
    for (const name of ['Event', 'Option', 'SocketTells', 'SocketTakes', 'Hello', 'Step', 'Error'])
      expect(components.schemas, name).toHaveProperty(name)
  })

  it('is read by pages too: its shapes need nothing of Node', () => {
    const imports = readdirSync(WIRE).flatMap((file) =>
      [...readFileSync(WIRE + file, 'utf8').matchAll(/from '([^']+)'/g)].map(([, from]) => from),
    )
    const outside = [...new Set(imports)].filter((from) => !from?.startsWith('./')).sort()
    expect(outside).toEqual(['../people/roles.js', '../protection/settings.js', '@tapete/engine', 'typebox'])
    for (const file of ['people/roles', 'protection/settings'])
      expect(readFileSync(fileURLToPath(new URL(`../../src/${file}.ts`, import.meta.url)), 'utf8')).not.toMatch(
        /^import/m,
      )
  })
})

/** The recorded tables of a game, move by move. */
const recorded = function* (game: AnyGame): Generator<{ move: Move; events: readonly Event[]; state: Table }> {
  const defaults = configure(game.settings)
  if (!defaults.ok) throw new Error(defaults.why)
  let state: Table = game.open(defaults.config)
  for (const line of readFileSync(`${RECORDED}${game.id}.txt`, 'utf8').trimEnd().split('\n').slice(1)) {
    const at = line.indexOf(' ')
    if (line.startsWith('table ')) {
      const configured = configure(game.settings, JSON.parse(line.slice(at)))
      if (!configured.ok) throw new Error(configured.why)
      state = game.open(configured.config)
      continue
    }
    const parsed = parseMove(game, line.slice(at + 1))
    if (!parsed.ok) throw new Error(line)
    const step = game.step(state, parsed.move)
    if (!step.ok) throw new Error(line)
    state = step.state
    yield { move: parsed.move, events: step.events, state }
  }
}

describe('the pages', () => {
  it('take types from the wire and nothing that runs', () => {
    const files = readdirSync(PAGES, { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file))
    const taken = files.flatMap((file) =>
      [...readFileSync(PAGES + file, 'utf8').matchAll(/^(import|export)\b[^']*?from '@tapete\/server[^']*'/gm)].map(
        String,
      ),
    )
    expect(taken.length).toBeGreaterThan(2)
    expect(taken.filter((statement) => !/^(import|export) type /.test(statement))).toEqual([])
  })
})

describe('the shapes', () => {
  const shape = {
    event: Compile(wire.Event),
    move: Compile(wire.Move),
    option: Compile(wire.Option),
    table: Compile(wire.TableSeen),
    mine: Compile(wire.Mine),
  }
  const wrong = (name: keyof typeof shape, values: readonly unknown[]): unknown[] =>
    values.map((value) => JSON.parse(JSON.stringify(value))).filter((value) => !shape[name].Check(value))

  it.each(CATALOGUE.map((game) => [game.id, game] as const))('hold what %s gives', (_id, game) => {
    let count = 0
    for (const { move, events, state } of recorded(game)) {
      expect(wrong('event', events)).toEqual([])
      expect(wrong('move', [move])).toEqual([])
      const view = game.view(state)
      expect(wrong('table', [view.table])).toEqual([])
      expect(wrong('mine', (['public', 'seat:1', 'croupier', 'auditor'] as const).map(view.of))).toEqual([])
      if (count % 7 === 0) expect(wrong('option', game.options(state))).toEqual([])
      count += 1
    }
    expect(count).toBeGreaterThan(500)
  })
})

describe('every route', () => {
  it('answers in its shape', async () => {
    const { url } = house()
    const key = () => crypto.randomUUID()
    const nobody = clientOf(url)
    const [player, croupier, boss, operator, inspector] = await Promise.all([
      guest(url),
      someone(url, 'croupier'),
      someone(url, 'pit-boss'),
      someone(url, 'operator'),
      someone(url, 'regulator'),
    ])
    const well = async (reply: Promise<{ status: number; body: Body }>): Promise<Body> => {
      const { status, body } = await reply
      expect(status, JSON.stringify(body).slice(0, 500)).toBe(200)
      return body
    }
    const at = `/api/tables/${LIVE_TABLE}`
    for (const path of ['/api/demo', '/api/health', '/api/games', '/api/rules', '/api/rules?game=big-six'])
      await well(nobody.get(path))
    for (const { id } of CATALOGUE) await well(nobody.get(`/api/games/${id}`))
    await well(nobody.get('/api/games/big-six/odds'))
    await well(nobody.post('/api/games/big-six/odds', { config: {} }))
    for (const path of ['/api/me', '/api/me/statement', '/api/lobby', at]) await well(player.get(path))
    await well(player.post(`${at}/sit`, { seat: 2 }))
    await well(player.move(LIVE_TABLE, { do: 'buy', amount: 10_000 }))
    const { table } = await well(player.post('/api/practice', { game: 'blackjack-classic' }))
    await well(player.get('/api/practice'))
    for (const id of [LIVE_TABLE, table])
      for (const path of ['', '/options', '/odds', '/log']) await well(player.get(`/api/tables/${id}${path}`))
    await well(croupier.move(LIVE_TABLE, { do: 'start' }))
    for (const who of [player, croupier, boss, inspector])
      for (const path of ['', '/log', '/rounds/1', '/fairness']) await well(who.get(at + path))
    await well(croupier.get(`${at}/people`))
    await well(croupier.get('/api/me/posts'))
    await well(croupier.get(`${at}/options?for=seat:2`))
    const made = { id: 'hecha', game: 'big-six', room: 'Sala', name: 'Hecha', mode: 'digital', robot: true }
    await well(boss.post('/api/tables', made))
    await well(boss.post('/api/tables/hecha/display', { public: true }))
    await house().house.tables.setAside('hecha', new TypeError('as a bug would'))
    await well(boss.get('/api/lobby'))
    await well(operator.post('/api/tables/hecha/try-again', { why: 'it was no bug' }))
    const { version } = await well(nobody.get('/api/display/hecha'))
    await well(nobody.get(`/api/display/hecha?since=${version}`))
    await well(boss.post('/api/tables/hecha/retire', { why: 'as it happens' }))
    await well(boss.get('/api/tables'))
    const file: string = await well(inspector.get(`${at}/export`))
    const lines = file.trimEnd().split('\n')
    const { head, series, entry, seal } = wire.ExportedLines
    const kindOf = (line: string) => {
      if (line === lines[0]) return head
      if (line === lines.at(-1)) return seal
      return 'n' in JSON.parse(line) ? series : entry
    }
    expect(lines.filter((line) => !Compile(kindOf(line) as TSchema).Check(JSON.parse(line)))).toEqual([])
    await well(inspector.post('/api/verify', file))
    await well(inspector.post('/api/verify', { format: 'none' }))
    await well(inspector.post(`${at}/verify`))
    await well(inspector.get('/api/checkpoint'))
    await well(inspector.post('/api/checkpoint'))
    await well(player.post(`${at}/leave`, { key: key() }))
    await well(croupier.move(LIVE_TABLE, { do: 'spin', wheel: 'clockwise' }))
    await well(croupier.post(`${at}/readings`, { reading: { ballTurns: 2 } }))
    await well(operator.post('/api/watch/program'))
    for (const part of ['program', 'generator', 'devices', 'backups', 'notices'])
      await well(operator.get(`/api/watch/${part}`))
    const { pool, watch } = house().house
    const fault = { test: 'repetition', samples: 'bytes', count: 6, cutoff: 6 }
    const stopped = { act: 'generator-stopped', subject: 'generator', before: null, after: { fault, node: 'test' } }
    await together(pool, (db) => append(db, BY_ITSELF, stopped))
    await watch.generator.hear()
    await well(operator.get('/api/watch/generator'))
    await well(operator.post('/api/watch/generator', { why: 'it passes' }))

    const { id } = (await someone(url, 'player')).person
    for (const deed of ['deposit', 'withdraw'])
      await well(operator.post(`/api/desk/${deed}`, { person: id, amount: 1_000, key: key() }))
    for (const path of ['/api/desk/people', `/api/desk/people/${id}/statement`, '/api/reports/day', '/api/people'])
      await well(operator.get(path))
    await well(operator.get('/api/reports/expected'))
    await well(player.get('/api/pots'))
    const { person, password } = await well(
      operator.post('/api/people', { name: 'nueva', role: 'player', why: 'she came' }),
    )
    for (const deed of ['disable', 'enable', 'unlock'])
      await well(operator.post(`/api/people/${person.id}/${deed}`, { why: 'as it happens' }))
    const second = clientOf(url)
    await well(second.post('/api/login', { name: 'operadora', password: 'tapete-demo' }))
    const lost = await well(operator.post(`/api/people/${person.id}/password`, { why: 'lost' }))
    const fresh = `${lost.half}${(await well(second.post(`/api/proposals/${lost.proposal.id}/confirm`))).half}`
    expect(fresh).not.toBe(password)
    await well(boss.post(`/api/people/${person.id}/exclude`, { days: 1, why: 'as it happens' }))
    await well(operator.post(`/api/people/${person.id}/readmit`, { why: 'as it happens' }))
    await well(operator.get('/api/settings'))
    for (const answer of ['confirm', 'withdraw']) {
      const wanted = { name: `fiscal ${answer}`, role: 'regulator', why: 'to watch' }
      const { proposal } = await well(operator.post('/api/people', wanted))
      await well(inspector.get('/api/proposals'))
      await well(second.post(`/api/proposals/${proposal.id}/${answer}`))
    }
    await well(inspector.get('/api/administration'))
    const newcomer = clientOf(url)
    await well(newcomer.post('/api/login', { name: 'nueva', password: fresh }))
    await well(newcomer.post('/api/me/password', { password: fresh, next: 'tres-zorros-y-un-rio' }))
    for (const path of ['/api/me/play', '/api/me/rounds', '/api/me/year?year=2026']) await well(newcomer.get(path))
    await well(newcomer.post('/api/me/limits', { kind: 'loss', period: 'day', amount: 1_000 }))
    await well(newcomer.post('/api/me/exclusion', { days: 1, password: 'tres-zorros-y-un-rio' }))
    await well(newcomer.post('/api/unlock', { password: 'tres-zorros-y-un-rio' }))
    await well(newcomer.post('/api/logout'))

    // Decks are dealt by games of the kit only, as yet: test/kit/face-down asks for their proofs. The files are no JSON.
    const elsewhere = [
      ...['GET /api/live', 'GET /api/tables/:id/decks/:n', 'GET /api/tables/:id/export', 'GET /api/me/year.csv'],
    ]
    const all = Object.keys(wire.ROUTES).filter((route) => !elsewhere.includes(route))
    expect(all.filter((route) => !house().wire.answered.has(route))).toEqual([])
  })
})
