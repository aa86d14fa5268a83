// A connection that is gone without a word: a cable pulled, a lid closed. Nothing tells the house but silence.

import { describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { type Body, guest } from './client.js'
import { FAST, LIVE_TABLE, withHouse } from './house.js'

const HEARTBEAT_MS = 300
const house = withHouse({
  heartbeatMs: HEARTBEAT_MS,
  floor: { pace: FAST, times: { beat: 100, grace: 400, vouch: 1_000 } },
})

describe('a socket that stops answering', () => {
  it('is let go, and its seat stands empty after the grace; one that answers stays', async () => {
    const { url } = house()
    const [silent, awake] = [await guest(url), await guest(url)]
    for (const [index, who] of [silent, awake].entries())
      expect((await who.post(`/api/tables/${LIVE_TABLE}/sit`, { seat: index + 1 })).status).toBe(200)
    const live = await awake.live(LIVE_TABLE)
    // Reads everything and answers no ping.
    const socket = new WebSocket(`${url.replace('http', 'ws')}/api/live?table=${LIVE_TABLE}`, {
      headers: { cookie: silent.cookie },
      autoPong: false,
    })
    const closed = new Promise<number>((resolve) => socket.once('close', resolve))
    await new Promise((resolve) => socket.once('message', resolve))
    // Cut off, not closed: 1006 is what a client says when there was no farewell.
    expect(await closed).toBe(1006)
    const away = await live.next(({ type, view }: Body) => type === 'step' && view.seats['seat:1']?.present === false)
    expect(away.view.seats['seat:2'].present).toBe(true)
    await new Promise((resolve) => setTimeout(resolve, 3 * HEARTBEAT_MS))
    live.send({ type: 'ping' })
    await live.next(({ type }: Body) => type === 'pong')
    expect((await silent.get('/api/me')).body.seats).toHaveLength(1)
    await live.close()
  })
})
