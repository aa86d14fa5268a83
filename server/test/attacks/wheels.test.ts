// Wheels of live tables that lean, and throws that are not as the regulation wants them: found from what croupiers enter and
// tell, and told to the pit.

import { describe, expect, it } from 'vitest'
import { auditRecord } from '../../src/administration/record.js'
import { below } from '../../src/draws/bounded.js'
import { chacha20 } from '../../src/draws/chacha20.js'
import { newcomer, someone } from '../http/client.js'
import { LIVE_TABLE, withHouse } from '../http/house.js'
import { done, refused } from '../kit/house.js'
import { enterResults } from '../watch.js'
import { why } from './kit.js'

const SINGLE_ZERO = Array.from({ length: 37 }, (_, pocket) => String(pocket))
const house = withHouse({ watch: { day: 200 } })
const until = async (holds: () => Promise<boolean>): Promise<void> => {
  for (let count = 0; count < 200; count++) {
    if (await holds()) return
    await new Promise((soon) => setTimeout(soon, 50))
  }
  throw new Error('never came to pass')
}

const made = async (id: string, game: string): Promise<void> => {
  const boss = await someone(house().url, 'pit-boss')
  done(await boss.post('/api/tables', { id, game, room: 'r', name: id, mode: 'live', why }))
}

/** Of every hundred results one more than there should be is this one. */
const results = (count: number, favoured?: string): string[] => {
  const stream = chacha20(Buffer.alloc(32, 5))
  return Array.from({ length: count }, () =>
    favoured !== undefined && below(50, stream) === 0
      ? favoured
      : (SINGLE_ZERO[below(SINGLE_ZERO.length, stream)] as string),
  )
}

describe('the wheel of a live table', () => {
  it('that leans is told to the pit, once for each look, and a sound one never', async () => {
    const { url, owner, house: served } = house()
    const boss = await someone(url, 'pit-boss')
    await made('sound', 'roulette-french')
    await made('worn', 'roulette-french')
    await enterResults(owner, 'sound', 'ball', 'pocket', results(20_500))
    await enterResults(owner, 'worn', 'ball', 'pocket', results(9_999, '17'))
    const found = async () =>
      done(await boss.get('/api/watch/notices')).notices.filter(({ act }: { act: string }) => act === 'bias-found')
    await served.watch.devices.look()
    expect(await found()).toEqual([])
    await enterResults(owner, 'worn', 'ball', 'pocket', ['17'])
    await until(async () => (await found()).length > 0)
    expect(await found()).toMatchObject([{ subject: 'table:worn', about: { look: 1, results: 10_000, biased: true } }])
    // The same look says nothing new, however often it is made; the next does.
    expect(await served.watch.devices.look()).toEqual([])
    expect(await found()).toHaveLength(1)
    await enterResults(owner, 'worn', 'ball', 'pocket', results(10_000, '17'))
    await until(async () => (await found()).length > 1)
    expect((await found()).map(({ about }: { about: { look: number } }) => about.look)).toEqual([2, 1])

    for (const role of ['pit-boss', 'room-head', 'regulator', 'operator'] as const) {
      const { devices } = done(await (await someone(url, role)).get('/api/watch/devices'))
      const of = (table: string) => devices.find((each: { table: string }) => each.table === table)
      expect(of('sound')).toMatchObject({
        results: 20_500,
        missing: 9_500,
        looks: [{ biased: false }, { biased: false }],
      })
      expect(of('worn')).toMatchObject({
        results: 20_000,
        missing: 10_000,
        looks: [{ biased: true }, { biased: true }],
      })
      expect(of(LIVE_TABLE)).toMatchObject({ results: 0, looks: [] })
    }
    expect(refused(await (await someone(url, 'croupier')).get('/api/watch/devices'))).toBe('not-allowed')
    expect((await auditRecord(served.pool)).wrong).toBeNull()
  }, 60_000)
})

describe('a throw', () => {
  it('that goes the wrong way, or too slowly, is told to the pit and noted once, with who told it', async () => {
    const { url, house: served } = house()
    const [croupier, boss] = [await someone(url, 'croupier'), await someone(url, 'pit-boss')]
    const tell = (reading: object, who = croupier) => who.post(`/api/tables/${LIVE_TABLE}/readings`, { reading })
    const noted = async () =>
      done(await boss.get('/api/watch/notices')).notices.filter(({ act }: { act: string }) => act === 'throw-wrong')

    const player = await someone(url, 'player')
    done(await player.post(`/api/tables/${LIVE_TABLE}/sit`, {}))
    done(await croupier.move(LIVE_TABLE, { do: 'start' }))
    expect(refused(await tell({ ballTurns: 2 }))).toBe('nothing-thrown')
    done(await croupier.move(LIVE_TABLE, { do: 'spin', wheel: 'clockwise' }))
    expect(done(await tell({ wheel: 'clockwise', ball: 'counter-clockwise', ballTurns: 3 })).wrong).toEqual([])
    expect(await noted()).toEqual([])
    expect(done(await tell({ ball: 'clockwise', ballTurns: 2 })).wrong).toEqual([
      { code: 'same-direction', cite: 'RF-53', params: { ball: 'clockwise' } },
      { code: 'few-turns', cite: 'RF-52', params: { turns: 2, least: 3 } },
    ])
    // Told again, by the croupier or a sensor that repeats itself: known already.
    done(await tell({ ball: 'clockwise', ballTurns: 1 }))
    expect(await noted()).toHaveLength(1)
    expect(done(await tell({ wheel: 'counter-clockwise' }, boss)).wrong).toEqual([
      { code: 'same-direction-as-before', cite: 'RF-35', params: { wheel: 'counter-clockwise' } },
    ])
    expect(await noted()).toMatchObject([
      { subject: `table:${LIVE_TABLE}`, about: { round: 1, reading: { wheel: 'counter-clockwise' } } },
      {
        subject: `table:${LIVE_TABLE}`,
        about: { round: 1, wrong: [{ code: 'same-direction' }, { code: 'few-turns' }] },
      },
    ])
    const { rows } = await served.pool.query(
      `select persons, role from admin_entry where act = 'throw-wrong' order by seq`,
    )
    expect(rows).toEqual([
      { persons: [croupier.person.id], role: 'croupier' },
      { persons: [boss.person.id], role: 'pit-boss' },
    ])
  }, 60_000)

  it('is told by nobody who is not there, in no words the game does not know, at no table where nothing is thrown', async () => {
    const { url } = house()
    const [croupier, stranger] = [await someone(url, 'croupier'), await newcomer(url, 'croupier', 'otra croupier')]
    const at = (table: string, reading: object, who = croupier) =>
      who.post(`/api/tables/${table}/readings`, { reading })
    expect(refused(await at(LIVE_TABLE, { ballTurns: 2 }, stranger))).toBe('not-posted-here')
    for (const reading of [
      {},
      { speed: 3 },
      { ballTurns: -1 },
      { ballTurns: 'two' },
      { wheel: 'up' },
      { constructor: 1 },
    ])
      expect(refused(await at(LIVE_TABLE, reading)), JSON.stringify(reading)).toBe('no-such-reading')
    expect(refused(await at('mesa-1', { ballTurns: 2 }))).toBe('nothing-to-measure')
  })
})
