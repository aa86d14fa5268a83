import {
  type AnyGame,
  betsOf,
  CATALOGUE,
  balance as chipsOf,
  configure,
  covers,
  findGame,
  isSeat,
  type Move,
  natureOf,
  type Option,
  openingOf,
  type SeatId,
  seat,
  type Table,
} from '@tapete/engine'
import { random } from '@tapete/engine/testkit'
import { describe, expect, it } from 'vitest'
import type { Pool } from '../../src/database/pool.js'
import { DEMONSTRATION, type RobotInFile, readHouse } from '../../src/floor/house-file.js'
import { auditLedger } from '../../src/ledger/ledger.js'
import { type Dice, fill, playerMove, purchase } from '../../src/robots/policy.js'
import { count, FAST, type Node, pause, player, startNode, until } from '../floor/node.js'
import { fund, withFloor } from '../floor.js'

const floor = withFloor()
const TABLE = 'mesa-1'

const robotsOf = async (pool: Pool): Promise<Set<string>> => {
  const { rows } = await pool.query<{ person: number }>('select person from robot_player')
  return new Set(rows.map(({ person }) => String(person)))
}

const open = async (robotPlayers: number) => {
  const { pool } = await floor.database()
  await fund(pool, Object.fromEntries(Array.from({ length: 8 }, (_, index) => [index + 1, 100_000])))
  const pace = { ...FAST, 'first-bets': 250, 'last-bets': 50 }
  const node = await startNode(pool, { pace, robotPlayers, times: { grace: 200, vouch: 400 } })
  await node.floor.ensureHouse()
  await node.floor.start()
  return { pool, node }
}

const seatedRobots = async (node: Node, pool: Pool, table = TABLE): Promise<number> => {
  const robots = await robotsOf(pool)
  const seats = Object.values((await node.tables.load(table))?.state.seats ?? {})
  return seats.filter(({ player: who }) => robots.has(who)).length
}

describe('robot players', () => {
  it('come when somebody is there, play the rounds, and rest when nobody is left', async () => {
    const { node, pool } = await open(2)
    await pause(300)
    expect(await robotsOf(pool)).toEqual(new Set())
    await node.floor.presence(player(1), TABLE, true)
    await until(async () => (await seatedRobots(node, pool)) === 2)
    const bets = await until(async () => {
      const log = await node.tables.readLog(TABLE)
      const robots = log.filter(({ role, move }) => role === 'robot' && move.do === 'bet')
      return count(log, 'ball') >= 3 && robots.length >= 4 && robots
    }, 30_000)
    expect(new Set(bets.map(({ person }) => String(person)))).toEqual(await robotsOf(pool))
    expect(await seatedRobots(node, pool)).toBe(2)
    expect(await seatedRobots(node, pool, 'mesa-2')).toBe(0)

    await node.floor.presence(player(1), TABLE, false)
    await until(async () => (await seatedRobots(node, pool)) === 0)
    await until(async () => (await node.tables.load(TABLE))?.state.phase === 'idle')
    const { version } = (await node.tables.load(TABLE)) as { version: number }
    await pause(600)
    expect((await node.tables.load(TABLE))?.version).toBe(version)
    expect((await node.verify(TABLE)).ok).toBe(true)
    expect(await auditLedger(pool)).toEqual({ total: 0, brokenSets: [], brokenAccounts: [] })
    expect(node.errors).toEqual([])
    await node.stop()
  }, 60_000)

  it('play a little at the tables that say so though nobody looks on, and are joined when somebody does', async () => {
    const { pool } = await floor.database()
    const plan = readHouse(DEMONSTRATION, findGame)
    const lively = plan.tables.filter(({ robot }) => (robot as RobotInFile | null)?.always).map(({ id }) => id)
    expect(lively).toContain(TABLE)
    expect(lively).not.toContain('mesa-2')
    const pace = { ...FAST, 'first-bets': 250, 'last-bets': 50 }
    const node = await startNode(pool, { pace, plan, robotPlayers: 2, times: { grace: 200, vouch: 400 } })
    await node.floor.ensureHouse()
    await node.floor.start()
    const rounds = async (table: string) => (await node.tables.load(table))?.state.round ?? 0
    await until(async () => (await Promise.all(lively.map(rounds))).every((n) => n >= 3), 45_000)
    expect(await rounds('mesa-2')).toBe(0)
    for (const table of lively) expect(await seatedRobots(node, pool, table)).toBe(1)
    const log = await node.tables.readLog(TABLE)
    // One stake a round: what nobody sees is not worth more rows.
    expect(log.filter(({ move }) => move.do === 'bet').length).toBeLessThanOrEqual(await rounds(TABLE))
    await node.floor.presence(player(1), TABLE, true)
    await until(async () => (await seatedRobots(node, pool)) === 2)
    expect(await auditLedger(pool)).toEqual({ total: 0, brokenSets: [], brokenAccounts: [] })
    expect(node.errors).toEqual([])
    await node.stop()
  }, 60_000)

  it('are never more than was said, and give way: two seats are always free of them', async () => {
    const { node, pool } = await open(3)
    let most = 0
    await node.floor.presence(player(1), TABLE, true)
    await until(async () => (await seatedRobots(node, pool)) === 3)
    // Eight seats: with five people there is room for one robot, with six for none.
    for (const id of [1, 2, 3, 4, 5]) {
      await node.floor.presence(player(id), TABLE, true)
      expect(await node.floor.sit(player(id), TABLE)).toMatchObject({ ok: true })
      most = Math.max(most, await seatedRobots(node, pool))
    }
    await until(async () => (await seatedRobots(node, pool)) === 1)
    await node.floor.presence(player(6), TABLE, true)
    expect(await node.floor.sit(player(6), TABLE)).toMatchObject({ ok: true })
    await until(async () => (await seatedRobots(node, pool)) === 0)
    for (const id of [7, 8]) {
      await node.floor.presence(player(id), TABLE, true)
      expect(await node.floor.sit(player(id), TABLE)).toMatchObject({ ok: true })
    }
    expect(most).toBeLessThanOrEqual(3)
    await node.stop()
  }, 60_000)

  it('of a house that wants none any more leave', async () => {
    const { node, pool } = await open(1)
    await node.floor.presence(player(1), TABLE, true)
    await until(async () => (await seatedRobots(node, pool)) === 1)
    await node.stop()
    const next = await startNode(pool, { robotPlayers: 0 })
    await next.floor.start()
    await next.floor.presence(player(1), TABLE, true)
    await until(async () => (await seatedRobots(next, pool)) === 0)
    await next.stop()
  }, 60_000)
})

/** As many as the game takes, and who of them is looked at. */
const seatsOf = ({ company: { players = 1 } }: { readonly company: { readonly players?: number } }) => ({
  seats: Object.fromEntries(Array.from({ length: players }, (_, at) => [seat(at + 1), 100_000])),
  id: seat(players),
})

describe('the policy of a robot player', () => {
  it.each(CATALOGUE.map((game) => [game.id, game] as const))('%s: makes only moves that are offered', (_, game) => {
    const dice = random(7)
    const configured = configure(game.settings, { min: 1_000, chip: 500 })
    if (!configured.ok) throw new Error(configured.why)
    const { seats, id } = seatsOf(game)
    let state: Table = game.open(configured.config)
    for (const move of openingOf(game, configured.config, 'betting', seats)) {
      const step = game.step(state, move)
      if (!step.ok) throw new Error(step.refusal.code)
      state = step.state
    }
    let made = 0
    let waitedFor = 0
    for (let count = 0; count < 60; count++) {
      const waits = state.bets.length > 0 && game.due(state).length === 0
      const options = game.options(state, id)
      const move = playerMove(game, state, id, (below) => (below > 0 ? dice.below(below) : 0))
      if (!move) continue
      expect(options.some((option) => covers(option, move))).toBe(true)
      // It is asked, or it stakes: chips, seats and words are nobody's company.
      expect(['decision', 'stake']).toContain(natureOf(game, move.do))
      const step = game.step(state, move)
      expect(step.ok).toBe(true)
      if (step.ok) state = step.state
      made += 1
      waitedFor += waits ? 1 : 0
    }
    expect(made).toBeGreaterThan(0)
    // A few places each, those the round waited for besides, and then it waits for the result.
    expect(state.bets.length).toBeLessThanOrEqual(game.company.stakes + waitedFor)
  })

  it.each(CATALOGUE.map((game) => [game.id, game] as const))(
    '%s: stakes what the round waits for where all that lies there waits for another stake',
    (_, game) => {
      const configured = configure(game.settings, { min: 1_000, chip: 500 })
      if (!configured.ok) throw new Error(configured.why)
      const { seats, id } = seatsOf(game)
      let state: Table = game.open(configured.config)
      for (const move of openingOf(game, configured.config, 'betting', seats)) {
        const step = game.step(state, move)
        if (step.ok) state = step.state
      }
      // Every stake that leaves the round waiting is on the cloth.
      const waits = (now: Table) => game.due(now).length === 0
      for (const option of game.options(state, id).filter(({ do: name }) => natureOf(game, name) === 'stake')) {
        const move = fill(option, () => 0)
        const step = move && game.step(state, move)
        if (step?.ok && step.state.bets.length > state.bets.length && waits(step.state)) state = step.state
      }
      for (let count = 0; count < 40 && waits(state) && state.bets.length > 0; count += 1) {
        const move = playerMove(game, state, id, (below) => count % Math.max(1, below))
        const step = move && game.step(state, move)
        if (step?.ok) state = step.state
      }
      expect(state.bets.length === 0 || !waits(state)).toBe(true)
    },
  )

  it.each(CATALOGUE.filter(({ company }) => company.players).map((game) => [game.id, game] as const))(
    '%s: as many robots as it takes play round after round',
    (_, game) => {
      const dice = random(11)
      const below: Dice = (bound) => (bound > 0 ? dice.below(bound) : 0)
      const configured = configure(game.settings, { min: 1_000, chip: 500 })
      if (!configured.ok) throw new Error(configured.why)
      const { seats } = seatsOf(game)
      let state: Table = game.open(configured.config)
      const take = (move: Move | undefined): void => {
        const step = move && game.step(state, move)
        if (step?.ok) state = step.state
      }
      for (const move of openingOf(game, configured.config, 'open', seats)) take(move)
      const decided = new Set<string>()
      for (let count = 0; count < 1_500; count += 1) {
        for (const id of Object.keys(state.seats) as SeatId[]) {
          const short = chipsOf(state, id) < 1_000 && betsOf(state, id).length === 0
          const move = short ? purchase(game.options(state, id), 40_000) : playerMove(game, state, id, below)
          if (move) decided.add(move.do)
          take(move)
        }
        const [due] = game.due(state)
        if (due && !isSeat(due.option.by)) take(fill(due.option, below))
      }
      expect(state.round).toBeGreaterThan(30)
      // They stake, and they answer all that makes the round go on.
      expect(decided.size).toBeGreaterThan(6)
    },
  )

  it('lights the lamp of a pot now and then, in rounds it has staked in', () => {
    const game = findGame('caribbean-poker') as AnyGame
    const configured = configure(game.settings, { min: 1_000, chip: 500 })
    if (!configured.ok) throw new Error(configured.why)
    let state: Table = game.open(configured.config)
    const take = (move: Move): void => {
      const step = game.step(state, move)
      if (!step.ok) throw new Error(step.refusal.code)
      state = step.state
    }
    for (const move of openingOf(game, configured.config, 'betting', { 'seat:1': 100_000 })) take(move)
    const terms = { version: 1, credit: 500, least: 1_000, most: 1_000, acceptor: 'manual' }
    take({ ...terms, by: 'log:pozo', do: 'pot-terms', game: game.id, state: 'open' })
    const begun = state
    let lit = 0
    for (let round = 1; round <= 40; round += 1) {
      state = begun
      const dice = random(round)
      const made: string[] = []
      for (let beat = 0; beat < 8; beat += 1) {
        const move = playerMove(game, state, 'seat:1', (below) => (below > 0 ? dice.below(below) : 0))
        if (!move) continue
        made.push(move.do)
        take(move)
      }
      // The stake first; the lamp at most once, and never put out again.
      expect([[], ['bet'], ['bet', 'light']]).toContainEqual(made)
      lit += made.includes('light') ? 1 : 0
    }
    expect(lit).toBeGreaterThan(5)
    expect(lit).toBeLessThan(40)
  })

  it('buys whole chips within what is sold, and says nothing where words are asked for', () => {
    const buy: Option = { by: 'seat:1', do: 'buy', fields: { amount: { min: 500, max: 9_000, step: 500 } } }
    expect(purchase([buy], 4_200)).toEqual({ by: 'seat:1', do: 'buy', amount: 4_000 })
    expect(purchase([buy], 1_000_000)).toEqual({ by: 'seat:1', do: 'buy', amount: 9_000 })
    expect(purchase([buy], 1)).toEqual({ by: 'seat:1', do: 'buy', amount: 500 })
    expect(purchase([], 1)).toBeUndefined()
    expect(fill({ by: 'seat:1', do: 'dispute', fields: { about: { any: 'text' } } }, () => 0)).toBeUndefined()
  })
})
