// A house with a pot as people meet it: on the wall, at a live table, at a robot's; and what each of them can do to it alone.

import { fileURLToPath } from 'node:url'
import { caribbeanPoker, drawPoker, POTS } from '@tapete/engine'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { balance } from '../../src/ledger/ledger.js'
import { auditHouse } from '../../src/verify/house-audit.js'
import { type Body, type Client, clientOf, guest, type Live, someone } from '../http/client.js'
import { FAST, withHouse } from '../http/house.js'
import { done, join, refused } from '../kit/house.js'

const GAMES = [caribbeanPoker, drawPoker]

const house = withHouse({
  games: GAMES,
  houseFile: fileURLToPath(new URL('house.json', import.meta.url)),
  floor: { pace: { ...FAST, card: 10, answer: 20_000, bets: 3_000 } },
})

let boss: Client
let head: Client
let croupier: Client
let player: Client
let lives: Live[]

const pot = async (): Promise<Body> => {
  const { pots } = done(await clientOf(house().url).get('/api/pots'))
  return pots[0]
}
const phase = async (table: string): Promise<string> => done(await boss.get(`/api/tables/${table}`)).seen.table.phase

beforeAll(async () => {
  const { url } = house()
  ;[boss, head, croupier, player] = await Promise.all([
    someone(url, 'pit-boss'),
    someone(url, 'room-head'),
    someone(url, 'croupier'),
    guest(url),
  ])
  lives = [await join(player, 'viva', 1, 100_000)]
}, 60_000)
afterAll(() => Promise.all(lives.map((live) => live.close())))

const staff = async (...moves: readonly object[]): Promise<void> => {
  for (const move of moves) done(await croupier.move('viva', move))
}

describe('a house with a pot', () => {
  it('founds it, joins its tables, opens it once; anybody sees it, and it is no table of the lobby', async () => {
    expect(await pot()).toMatchObject({
      ...{ id: 'pozo', name: 'Pozo Mayor', open: true, main: 1_000_000, min: 500, max: 2_000, credit: 500 },
      tables: [
        { id: 'viva', game: 'caribbean-poker' },
        { id: 'robot', game: 'caribbean-poker' },
      ],
    })
    const { rooms } = done(await player.get('/api/lobby'))
    const listed = rooms.flatMap(({ tables }: Body) => tables)
    expect(listed.map(({ id, pots }: Body) => [id, pots])).toEqual(
      ['robot', 'viva'].map((id) => [id, [{ id: 'pozo', name: 'Pozo Mayor', open: true, main: 1_000_000 }]]),
    )
    const wall = done(await clientOf(house().url).get('/api/display/pozo'))
    expect(wall.view.play).toMatchObject({ open: true, meter: { main: 1_000_000, increment: 0 } })
    expect(wall.view.play.prizes.at(-1)).toMatchObject({ category: 'royal-flush', least: 1_000_000 })
    expect(await house().house.floor.ensureHouse()).toEqual([])
    expect(done(await boss.get('/api/tables/pozo')).version).toBe(3)
  })

  it('is fed at a live table, and everybody who follows the pot hears of it', async () => {
    const wall = await player.live('pozo')
    lives.push(wall)
    await wall.next(({ type }) => type === 'hello')
    await staff({ do: 'show-deck' }, { do: 'shuffle' }, { do: 'cut' }, { do: 'start' })
    done(await player.move('viva', { do: 'buy-credits', amount: 2_000 }))
    expect(refused(await player.move('viva', { do: 'light', pot: 'pozo', amount: 1_000 }))).toBe(
      'credits-not-activated',
    )
    await staff({ do: 'activate-credits', seat: 'seat:1' })
    done(await player.move('viva', { do: 'light', pot: 'pozo', amount: 1_000 }))
    done(await player.move('viva', { do: 'bet', on: 'ante', amount: 1_000 }))
    await staff({ do: 'no-more-bets' })
    const step = await wall.next(({ type, view }) => type === 'step' && view?.play.meter.increment === 800)
    expect(step.view.play.meter).toEqual({ main: 1_000_800, increment: 800 })
    expect(await pot()).toMatchObject({ main: 1_000_800, increment: 800 })
  })

  it('what each can do to it alone: nothing at the hit, nothing late, nothing in another’s name', async () => {
    // A croupier who lights a lamp late; a pit boss who changes terms while a round is on; a player who speaks as a log.
    expect(refused(await croupier.move('viva', { do: 'light', pot: 'pozo', amount: 500, for: 'seat:1' }))).toBe(
      'pot-locked',
    )
    expect(refused(await croupier.move('viva', { do: 'draw-lucky', pot: 'pozo', seat: 'seat:1' }))).toBe(
      'chance-is-dealt',
    )
    expect(refused(await croupier.move('pozo', { do: 'close-pot', reason: 'x' }))).toBe('not-posted-here')
    expect(refused(await boss.move('pozo', { do: 'decide-terms', verdict: 'confirm' }))).toBe('not-your-move')
    done(await boss.move('pozo', { do: 'propose-terms', what: 'base', to: 1, approval: 'Res. 1', reason: 'prueba' }))
    expect(refused(await head.move('pozo', { do: 'decide-terms', verdict: 'confirm' }))).toBe('pot-not-closed')
    done(await boss.move('pozo', { do: 'close-pot', reason: 'prueba' }))
    expect(refused(await head.move('pozo', { do: 'decide-terms', verdict: 'confirm' }))).toBe('side-bets-locked')
    expect(refused(await head.move('pozo', { do: 'disconnect', table: 'viva', reason: 'prueba' }))).toBe(
      'side-bets-locked',
    )
    for (const who of [player, croupier, boss, head]) {
      refused(await who.move('pozo', { do: 'contribute', round: 1, amount: 1, by: 'log:viva' }))
      refused(await who.move('pozo', { do: 'award', round: 1 }))
      refused(await who.move('viva', { do: 'pot-prize', round: 1, seat: 'seat:1', category: 'flush', amount: 1 }))
    }
    expect(await pot()).toMatchObject({ main: 1_000_800, open: false })
  })

  it('a hand that wins is paid though the pot was closed over it', async () => {
    // The cards are real: laid unseen, and told by who turns them. The bank has ace and queen: it does not open.
    for (let lap = 1; lap <= 5; lap += 1) await staff({ do: 'lay' })
    await staff({ do: 'turn-up', cards: ['4h'] })
    done(await player.move('viva', { do: 'go' }))
    await staff({ do: 'uncover', cards: ['Ac', 'Qs', '9d', '7s'] })
    expect(refused(await croupier.move('viva', { do: 'settle-hand' }))).toBe('hand-not-read')
    expect(refused(await croupier.move('viva', { do: 'read-hand' }))).toBe('cards-not-told')
    const flush = { do: 'read-hand', cards: ['Kc', 'Jc', '8c', '6c', '2c'] }
    await staff(flush, { do: 'settle-hand' }, { do: 'claim-prizes' })
    expect(await pot()).toMatchObject({ main: 950_800 })
    expect((await pot()).awards).toMatchObject([
      { table: 'viva', main: 1_000_800, lines: [{ seat: 'seat:1', amount: 50_000 }] },
    ])
    await staff({ do: 'pay-prizes' }, { do: 'clear' })
    expect(await phase('viva')).toBe('idle')
    done(await head.move('pozo', { do: 'decide-terms', verdict: 'confirm' }))
    done(await head.move('pozo', { do: 'open-pot' }))
    const { events } = done(await boss.get('/api/tables/pozo'))
    expect(events.find(({ type }: Body) => type === 'terms-changed')).toMatchObject({
      ...{ what: 'base', before: 1_000_000, after: 1, version: 2, approval: 'Res. 1', reason: 'prueba' },
    })
  })

  it('who did what to it is read by those who review, and by nobody else', async () => {
    const by = (roles: string) => `/api/tables/pozo/log?by=${roles}`
    const { from, to, version, entries } = done(await boss.get(by('pit-boss,room-head')))
    expect(entries.map(({ role, move }: Body) => [role, move.do])).toEqual([
      ['pit-boss', 'propose-terms'],
      ['pit-boss', 'close-pot'],
      ['room-head', 'decide-terms'],
      ['room-head', 'open-pot'],
    ])
    expect(entries.map(({ person }: Body) => person)).toEqual([boss, boss, head, head].map(({ person }) => person.id))
    expect([from, to]).toEqual([entries[0].version, entries[3].version])
    expect(to).toBeLessThanOrEqual(version)
    const contributed = done(await head.get(by('log'))).entries.map(({ move }: Body) => move.do)
    expect(contributed).toEqual(['contribute', 'hit', 'award'])
    for (const who of [player, croupier]) {
      const { status, body } = await who.get(by('pit-boss'))
      expect([status, body.error.code]).toEqual([403, 'not-allowed'])
    }
    for (const wrong of ['', 'PIT', 'a,,b', 'a,a,a,a,a,a,a,a,a']) expect((await boss.get(by(wrong))).status).toBe(400)
  })

  it('a robot activates, locks, reads and claims by itself', async () => {
    const other = await guest(house().url)
    const live = await join(other, 'robot', 1, 100_000)
    lives.push(live)
    done(await other.move('robot', { do: 'buy-credits', amount: 2_000 }))
    const betting = ({ type, view }: Body) => ['step', 'hello'].includes(type) && view?.phase === 'betting'
    await live.next((message) => betting(message) && Object.keys(message.view.play.pots.inactive).length === 0, 20_000)
    done(await other.move('robot', { do: 'light', pot: 'pozo', amount: 500 }))
    done(await other.move('robot', { do: 'bet', on: 'ante', amount: 500 }))
    await live.next(({ events = [] }) => events.some(({ type }: Body) => type === 'side-bets-locked'), 20_000)
    await live.next(({ events = [] }) => events.some(({ type }: Body) => type === 'asked'), 20_000)
    done(await other.move('robot', { do: 'go' }))
    await live.next(({ events = [] }) => events.some(({ type }: Body) => type === 'round-ended'), 20_000)
    const { collected } = done(await boss.get('/api/tables/pozo')).seen.table.play.tables.robot.round
    expect(collected).toBe(500)
    done(await other.post('/api/tables/robot/leave'))
  }, 60_000)

  it('the books agree: the day, the audit, the meter', async () => {
    const operator = await someone(house().url, 'operator')
    const { total, tables } = done(await operator.get('/api/reports/day'))
    const { main } = await pot()
    expect(await balance(house().house.pool, 'table:pozo:main')).toBe(main)
    expect(tables.find(({ table }: Body) => table === 'pozo')).toMatchObject({ pots: main, commission: 300 })
    expect(total.buyIns - total.cashOuts + total.promotions).toBe(
      total.win + total.commission + total.pots + total.tips + total.inPlay,
    )
    const find = (id: string) => [...GAMES, ...POTS].find((game) => game.id === id)
    expect(await auditHouse(house().house.pool, find)).toMatchObject({ ok: true, owedBetweenLogs: 0 })
  })
})
