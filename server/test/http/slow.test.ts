// A client that does not read: it is not sent more and more, and is told what it missed once it reads again.

import { describe, expect, it } from 'vitest'
import { connect } from '../../src/http/live/connection.js'
import { tellingOf, written } from '../../src/http/live/told.js'
import { metricsOf } from '../../src/http/metrics.js'
import { type Body, guest } from './client.js'
import { LIVE_TABLE, withHouse } from './house.js'

const house = withHouse()

/** A socket that keeps what it is given until somebody reads. */
const slowSocket = () => {
  const sent: Body[] = []
  let kept: (() => void)[] = []
  const socket = {
    OPEN: 1,
    readyState: 1,
    bufferedAmount: 0,
    closed: '',
    send: (message: string | Buffer, _options: object, done: () => void) => {
      sent.push(JSON.parse(String(message)))
      kept.push(done)
    },
    close: (_code: number, why: string) => {
      socket.closed = why
    },
    terminate: () => {
      socket.closed = 'terminated'
      socket.readyState = 3
    },
  }
  const read = () => {
    socket.bufferedAmount = 0
    const done = kept
    kept = []
    for (const each of done) each()
  }
  return { sent, socket, read }
}

describe('a slow socket', () => {
  it('is greeted again when it has caught up, and let go when it never does', async () => {
    const { house: inside, url } = house()
    const player = await guest(url)
    await player.post(`/api/tables/${LIVE_TABLE}/sit`)
    const { sent, socket, read } = slowSocket()
    const metrics = metricsOf(inside.pool)
    const connection = connect({
      ...{ house: inside, metrics, table: LIVE_TABLE, person: player.person, session: '00' },
      socket: socket as never,
    })
    const stop = inside.tables.subscribe(LIVE_TABLE, (heard) => connection.hear([tellingOf(heard, null)]))
    await connection.greet(undefined)
    await player.move(LIVE_TABLE, { do: 'buy', amount: 1_000 })
    expect(sent.map(({ type }) => type)).toEqual(['hello', 'step'])

    socket.bufferedAmount = 600_000
    for (let index = 0; index < 5; index++) await player.move(LIVE_TABLE, { do: 'buy', amount: 1_000 })
    expect(sent).toHaveLength(2)
    read()
    await expect.poll(() => sent.length, { timeout: 5_000 }).toBe(3)
    expect(sent[2]).toMatchObject({ type: 'hello', version: sent[1].version + 5 })
    expect(sent[2].missed).toHaveLength(5)
    await player.move(LIVE_TABLE, { do: 'buy', amount: 1_000 })
    expect(sent[3]).toMatchObject({ type: 'step', version: sent[2].version + 1 })

    socket.bufferedAmount = 5_000_000
    connection.send(written('{}'))
    expect(socket.closed).toBe('terminated')
    stop()
    connection.leave()
  })
})
