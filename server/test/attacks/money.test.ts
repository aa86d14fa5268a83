// Nobody alone moves money: what a croupier or a pit boss who wants to would try, against a real floor and ledger.

import { randomUUID } from 'node:crypto'
import { type SeatId, staffMove } from '@tapete/engine'
import { describe, expect, it } from 'vitest'
import type { Pool } from '../../src/database/pool.js'
import { voidsBySeries } from '../../src/draws/voids.js'
import type { ClientMove, Person } from '../../src/floor/floor.js'
import { optionsFor } from '../../src/http/viewers.js'
import { dayReport } from '../../src/ledger/day-report.js'
import { balance, walletOf } from '../../src/ledger/ledger.js'
import { does, FAST, must, type Node, pause, player, startNode, until } from '../floor/node.js'
import { fund, withFloor } from '../floor.js'

const floor = withFloor()
const CROUPIER: Person = { id: 50, role: 'croupier' }
const BOSS: Person = { id: 51, role: 'pit-boss' }
const ROOM: Person = { id: 52, role: 'room-head' }
const ALL = 1_000_000_000_000
const ANSWER_MS = 400

interface Asked {
  readonly game: string
  readonly mode?: 'digital' | 'live'
  readonly robot?: boolean
  /** How long a robot leaves bets open. */
  readonly bets?: number
  readonly config?: Readonly<Record<string, number>>
}

/** A table with its staff; person 1 sits at seat 1 and has bought 50,000. */
const opened = async ({
  game,
  mode = 'digital',
  robot = false,
  bets = 100_000,
  config = {},
}: Asked): Promise<{ node: Node; pool: Pool }> => {
  const { pool } = await floor.database()
  await fund(pool, { 1: 100_000 })
  const node = await startNode(pool, { pace: { ...FAST, bets, answer: ANSWER_MS } })
  await node.tables.create({
    id: 't',
    game,
    room: 'r',
    name: 't',
    mode,
    config,
    display: false,
    ...(robot && { robot: {} }),
  })
  await must(node, ROOM, 't', { do: 'post', role: 'pit-boss', person: String(BOSS.id) })
  for (const person of [CROUPIER.id, 53])
    await must(node, BOSS, 't', { do: 'post', role: 'croupier', person: `${person}` })
  await must(node, BOSS, 't', { do: 'open' })
  await node.floor.start()
  await node.floor.sit(player(1), 't', 1)
  await must(node, player(1), 't', { do: 'buy', amount: 50_000 })
  return { node, pool }
}

const stateOf = async (node: Node) => {
  const replica = await node.tables.load('t')
  if (!replica) throw new Error('no table')
  return replica
}

const ROLES: { readonly [role: string]: Person } = { croupier: CROUPIER, 'pit-boss': BOSS, 'room-head': ROOM }

/** Staff goes on as the rules ask until the table is where it shall be; the generator answers by itself. */
const goOn = (node: Node, there: (phase: string) => boolean): Promise<unknown> =>
  until(async () => {
    const { game, state } = await stateOf(node)
    if (there(state.phase)) return true
    const next = staffMove(game, state)
    if (!next || !Object.hasOwn(ROLES, next.by)) return false
    // What the table waits for a player to say, the player says.
    const { by, for: seat, ...move } = next
    await does(node, seat === undefined ? (ROLES[by] as Person) : player(1), 't', move as ClientMove)
    return false
  })

const money = async (node: Node, pool: Pool) => ({
  seat: (await stateOf(node)).state.accounts['seat:1'] ?? 0,
  bank: await balance(pool, 'table:t:bank').catch(() => 0),
  wallet: await balance(pool, walletOf(1)),
})

const codeOf = async (node: Node, person: Person, move: ClientMove): Promise<string> => {
  const answer = await does(node, person, 't', move)
  return answer.ok ? 'accepted' : answer.refusal.code
}

const correct = (amount: number, more: ClientMove | object = {}): ClientMove => ({
  ...{ do: 'correct', seat: 'seat:1', round: 1, on: 'value:1', amount, reason: 'x' },
  ...more,
})

describe('a croupier who wants the bank’s money', () => {
  it('[GEN-38] corrects nothing before a round, at a robot’s table neither', async () => {
    for (const robot of [false, true]) {
      const { node, pool } = await opened({ game: 'big-six', robot })
      const before = await money(node, pool)
      for (const amount of [ALL, 1, -50_000])
        expect(await codeOf(node, CROUPIER, correct(amount))).toBe('round-not-settled')
      expect(await money(node, pool)).toEqual(before)
      await node.stop()
    }
  })

  it('[GEN-38] moves no more than the round staked and paid, and above the threshold nothing alone', async () => {
    const { node, pool } = await opened({ game: 'big-six' })
    await must(node, CROUPIER, 't', { do: 'start' })
    await must(node, player(1), 't', { do: 'bet', on: 'value:1', amount: 20_000 })
    await must(node, CROUPIER, 't', { do: 'spin', disc: 'clockwise' })
    await goOn(node, (phase) => phase === 'idle')
    const { state } = await stateOf(node)
    const [line] = state.settled?.lines ?? []
    expect(line).toMatchObject({ seat: 'seat:1', player: '1', on: 'value:1', staked: 20_000, held: 0 })
    const returned = line?.returned ?? 0
    const before = await money(node, pool)
    expect(await codeOf(node, CROUPIER, correct(ALL))).toBe('amount-out-of-range')
    expect(await codeOf(node, CROUPIER, correct(40_001 - returned))).toBe('amount-out-of-range')
    expect(await codeOf(node, CROUPIER, correct(-returned - 1))).toBe('amount-out-of-range')
    expect(await codeOf(node, CROUPIER, correct(100, { round: 2 }))).toBe('round-not-settled')
    expect(await codeOf(node, CROUPIER, correct(100, { on: 'value:5' }))).toBe('no-such-line')
    expect(await codeOf(node, BOSS, correct(100))).toBe('not-your-move')
    expect(await money(node, pool)).toEqual(before)

    // The least stake of this table is 100: ten of them are one person's.
    const sign = returned > 0 ? -1 : 1
    await must(node, CROUPIER, 't', correct(sign * 900))
    const proposed = await must(node, CROUPIER, 't', correct(sign * 101))
    expect(proposed.ok && proposed.events.map(({ type }) => type)).toEqual(['correction-proposed'])
    expect((await money(node, pool)).seat).toBe(before.seat + sign * 900)
    expect(await codeOf(node, CROUPIER, { do: 'make-correction', correction: 'correction:2' })).toBe(
      'correction-not-confirmed',
    )
    expect(
      await codeOf(node, CROUPIER, { do: 'decide-correction', correction: 'correction:2', verdict: 'confirm' }),
    ).toBe('not-your-move')
    await must(node, BOSS, 't', { do: 'decide-correction', correction: 'correction:2', verdict: 'confirm' })
    await must(node, CROUPIER, 't', { do: 'make-correction', correction: 'correction:2' })
    expect((await money(node, pool)).seat).toBe(before.seat + sign * 1001)
    expect(await codeOf(node, CROUPIER, { do: 'make-correction', correction: 'correction:2' })).toBe(
      'correction-not-confirmed',
    )

    // The pit sees every one of them, and the day counts them.
    const { game } = await stateOf(node)
    const seen = game.view((await stateOf(node)).state).of('pit-boss') as { corrections: { status: string }[] }
    expect(seen.corrections.map(({ status }) => status)).toEqual(['made', 'made'])
    const [day] = await dayReport(pool, new Date(Date.now() - 600_000), new Date(Date.now() + 60_000))
    expect(day).toMatchObject({
      corrections: 2,
      correctionsGiven: sign > 0 ? 1001 : 0,
      correctionsTaken: sign > 0 ? 0 : 1001,
    })
    expect((await node.verify('t')).ok).toBe(true)
    await node.stop()
  })

  it('[GEN-38] at a robot’s table the robot makes what two people agreed on', async () => {
    const { node, pool } = await opened({ game: 'big-six', robot: true, bets: 150 })
    await until(async () => (await does(node, player(1), 't', { do: 'bet', on: 'value:1', amount: 2_000 })).ok)
    const settled = await until(async () => {
      const { state } = await stateOf(node)
      return state.settled?.lines.length ? state.settled : undefined
    })
    const amount = (settled.lines[0]?.returned ?? 0) > 0 ? -1_500 : 1_500
    await must(node, CROUPIER, 't', correct(amount, { round: settled.round }))
    const before = await money(node, pool)
    await must(node, BOSS, 't', { do: 'decide-correction', correction: 'correction:1', verdict: 'confirm' })
    await until(async () => (await stateOf(node)).state.corrections[0]?.status === 'made')
    expect((await money(node, pool)).seat).toBe(before.seat + amount)
    const made = (await node.tables.readLog('t')).find(({ move }) => move.do === 'make-correction')
    expect([made?.person, made?.role]).toEqual([null, 'croupier'])
    await node.stop()
  })
})

describe('staff who act for a player', () => {
  it('[GEN-16 GEN-17] who asked nothing, at a drawn table: neither chips, nor bets, nor decisions', async () => {
    const { node, pool } = await opened({ game: 'roulette-french' })
    await must(node, CROUPIER, 't', { do: 'start' })
    const before = await money(node, pool)
    for (const move of [
      { do: 'buy', amount: 50_000, for: 'seat:1' },
      { do: 'cash-out', amount: 50_000, for: 'seat:1' },
      { do: 'bet', on: 'straight:17', amount: 50_000, for: 'seat:1' },
      { do: 'withdraw', on: 'straight:17', amount: 50_000, for: 'seat:1' },
    ])
      expect([move.do, await codeOf(node, CROUPIER, move)]).toEqual([move.do, 'player-did-not-ask'])
    expect(await codeOf(node, CROUPIER, { do: 'find-bet', on: 'red', amount: 50_000, for: 'seat:1' })).toBe(
      'cause-is-physical',
    )
    expect(await money(node, pool)).toEqual(before)
    // Nor is any of it offered.
    const { game, state, row } = await stateOf(node)
    const offered = optionsFor(game, state, row, 'croupier', 'seat:1' as SeatId)
    expect(offered.filter(({ fields }) => fields.for !== undefined)).toEqual([])
    await node.stop()
  })

  it('[GEN-16] of who is silent, what the rules make the croupier’s, and only when the time is up', async () => {
    const { node } = await opened({ game: 'blackjack-classic' })
    // A natural leaves nothing to decide: it is paid when its turn comes.
    await until(async () => {
      await goOn(node, (phase) => phase === 'betting')
      await must(node, player(1), 't', { do: 'bet', on: 'main:1', amount: 1_000 })
      await goOn(node, (phase) => phase === 'turns' || phase === 'idle')
      const { state: now, game: rules } = await stateOf(node)
      if (rules.due(now).some(({ waitsFor }) => waitsFor !== undefined)) return true
      await goOn(node, (phase) => phase === 'idle')
      return false
    })
    const { state, game } = await stateOf(node)
    expect(game.due(state)[0]).toMatchObject({ waitsFor: 'seat:1', option: { do: 'stand' } })
    expect(await codeOf(node, CROUPIER, { do: 'hit', for: 'seat:1' })).toBe('player-did-not-ask')
    expect(await codeOf(node, CROUPIER, { do: 'stand', for: 'seat:1' })).toBe('player-may-still-answer')
    await pause(ANSWER_MS + 50)
    expect(await codeOf(node, CROUPIER, { do: 'hit', for: 'seat:1' })).toBe('player-did-not-ask')
    await must(node, CROUPIER, 't', { do: 'stand', for: 'seat:1' })
    await node.stop()
  })

  it('[GEN-16 GEN-17] at a live table for who stands before them, and the log says who did and for whom', async () => {
    const { node } = await opened({ game: 'roulette-french', mode: 'live' })
    await must(node, CROUPIER, 't', { do: 'start' })
    await must(node, CROUPIER, 't', { do: 'buy', amount: 10_000, for: 'seat:1' })
    await must(node, CROUPIER, 't', { do: 'bet', on: 'red', amount: 1_000, for: 'seat:1' })
    const log = await node.tables.readLog('t')
    expect(log.slice(-2).map(({ person, role, move }) => [person, role, move.by, move.for])).toEqual([
      [CROUPIER.id, 'croupier', 'croupier', 'seat:1'],
      [CROUPIER.id, 'croupier', 'croupier', 'seat:1'],
    ])
    await node.stop()
  })
})

describe('a pit boss who does not like the result', () => {
  it('finds no cause to void it at a drawn table: there is no ball, no disc, no card to fall', async () => {
    for (const [game, on, cause] of [
      ['roulette-french', 'red', 'ball-out'],
      ['big-six', 'value:1', 'breakdown'],
      ['blackjack-classic', 'main:1', 'bank-two-cards'],
    ] as const) {
      const { node } = await opened({ game })
      await goOn(node, (phase) => phase === 'betting')
      await must(node, player(1), 't', { do: 'bet', on, amount: 1_000 })
      if (game === 'blackjack-classic') await goOn(node, (phase) => phase !== 'betting')
      else await goOn(node, (phase) => phase === 'collect')
      const before = (await stateOf(node)).version
      for (const person of [BOSS, CROUPIER])
        expect([game, await codeOf(node, person, { do: 'irregular', cause })]).toEqual([game, 'cause-is-physical'])
      if (game === 'blackjack-classic')
        expect(await codeOf(node, BOSS, { do: 'out-of-order' })).toBe('cause-is-physical')
      expect((await stateOf(node)).version).toBeGreaterThanOrEqual(before)
      await node.stop()
    }
  })

  it('may break a round off before its result: it is counted with the series, and verify reports it', async () => {
    const { node, pool } = await opened({ game: 'big-six' })
    await goOn(node, (phase) => phase === 'betting')
    await must(node, player(1), 't', { do: 'bet', on: 'value:1', amount: 1_000 })
    await must(node, BOSS, 't', { do: 'out-of-order' })
    const replica = await stateOf(node)
    const report = await node.verify('t')
    expect([report.ok, report.voids]).toEqual([true, [replica.version]])
    expect(report.series.map(({ n, voids }) => [n, voids])).toEqual([[1, 1]])
    expect([...(await voidsBySeries(pool, replica))]).toEqual([[1, 1]])
    await node.stop()
  })

  it('[GEN-41] may hold a payment and void it: that is counted too, and paying it is not', async () => {
    for (const verdict of ['void', 'pay'] as const) {
      // Whatever comes, one person may decide: 40 to 1 on 100.
      const { node, pool } = await opened({ game: 'big-six', config: { correctionMax: 4_000 } })
      await goOn(node, (phase) => phase === 'betting')
      // A bet on every symbol, so that one of them wins.
      for (const symbol of ['1', '2', '5', '10', '20', '40-a', '40-b'])
        await must(node, player(1), 't', { do: 'bet', on: `value:${symbol}`, amount: 100 })
      await goOn(node, (phase) => phase === 'pay')
      await must(node, BOSS, 't', { do: 'hold', seat: 'seat:1' })
      await must(node, CROUPIER, 't', { do: 'pay' })
      const [hold] = (await stateOf(node)).state.holds
      const cleared = await must(node, BOSS, 't', { do: 'clear-hold', hold: hold?.id ?? '', verdict })
      const report = await node.verify('t')
      expect(report.voids).toEqual(verdict === 'void' ? [cleared.version] : [])
      const counted = await voidsBySeries(pool, await stateOf(node))
      expect([...counted.values()]).toEqual(verdict === 'void' ? [1] : [])
      await node.stop()
    }
  })

  it('[GEN-41] voids no payment above the sum of the house alone: the room head confirms it', async () => {
    const { node } = await opened({ game: 'big-six' })
    await goOn(node, (phase) => phase === 'betting')
    for (const symbol of ['1', '2', '5', '10', '20', '40-a', '40-b'])
      await must(node, player(1), 't', { do: 'bet', on: `value:${symbol}`, amount: 2_000 })
    await goOn(node, (phase) => phase === 'pay')
    await must(node, BOSS, 't', { do: 'hold', seat: 'seat:1' })
    await must(node, CROUPIER, 't', { do: 'pay' })
    const [hold] = (await stateOf(node)).state.holds
    const id = hold?.id ?? ''
    expect(await codeOf(node, BOSS, { do: 'clear-hold', hold: id, verdict: 'void' })).toBe('needs-second-person')
    await must(node, BOSS, 't', { do: 'propose-void', hold: id })
    expect(await codeOf(node, BOSS, { do: 'decide-void', hold: id, verdict: 'confirm' })).toBe('not-your-move')
    expect(await codeOf(node, CROUPIER, { do: 'pay-held', hold: id })).toBe('hold-not-cleared')
    const voided = await must(node, ROOM, 't', { do: 'decide-void', hold: id, verdict: 'confirm' })
    expect((await node.verify('t')).voids).toEqual([voided.version])
    await node.stop()
  })

  it('who gets past the floor is found by verify all the same', async () => {
    const { node, pool } = await opened({ game: 'roulette-french' })
    await goOn(node, (phase) => phase === 'betting')
    await must(node, player(1), 't', { do: 'bet', on: 'red', amount: 1_000 })
    await goOn(node, (phase) => phase === 'collect')
    const move = { by: 'pit-boss', do: 'irregular', cause: 'ball-out' } as const
    const answer = await node.tables.command({ table: 't', key: randomUUID(), person: 51, role: 'pit-boss', move })
    expect(answer.ok).toBe(true)
    const replica = await stateOf(node)
    expect(await node.verify('t')).toMatchObject({ voids: [answer.version], series: [{ n: 1, voids: 1 }] })
    expect([...(await voidsBySeries(pool, replica))]).toEqual([[1, 1]])
    await node.stop()
  })
})
