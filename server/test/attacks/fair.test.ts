// One asker who asks for much, against the mechanism alone: rows, turns, counters.

import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import { fairQueue } from '../../src/http/fair.js'
import { countedByMinute, limitAddresses } from '../../src/http/rates.js'

/** Work that is done when it is told to. */
const held = () => {
  let end = () => {}
  const done = new Promise<void>((resolve) => {
    end = resolve
  })
  return { work: () => done, end: () => end() }
}

describe('one who asks for everything', () => {
  it('has one thing done at a time, in turn with whoever else asks', async () => {
    const queue = fairQueue({ atOnce: 1, waitingEach: 10, waitingAll: 20 })
    const order: string[] = []
    const ask = (asker: string, n: number) => queue.turn(asker, async () => void order.push(`${asker}${n}`))
    const first = held()
    const all = [queue.turn('greedy', first.work)]
    for (let n = 1; n <= 4; n++) all.push(ask('greedy', n))
    all.push(ask('ana', 1), ask('beto', 1), ask('ana', 2))
    first.end()
    await Promise.all(all)
    expect(order).toEqual(['greedy1', 'ana1', 'beto1', 'greedy2', 'ana2', 'greedy3', 'greedy4'])
  })

  it('leaves a place free for others where there are two', async () => {
    const queue = fairQueue({ atOnce: 2, waitingEach: 10, waitingAll: 20 })
    const [one, two] = [held(), held()]
    const done: string[] = []
    const greedy = [queue.turn('greedy', one.work), queue.turn('greedy', two.work)]
    await queue.turn('ana', async () => void done.push('ana'))
    expect(done).toEqual(['ana'])
    one.end()
    two.end()
    await Promise.all(greedy)
  })

  it('is told that the house is busy when their row is full, and fills nobody else their row', async () => {
    const queue = fairQueue({ atOnce: 1, waitingEach: 2, waitingAll: 4 })
    const first = held()
    const under = [
      queue.turn('greedy', first.work),
      queue.turn('greedy', async () => {}),
      queue.turn('greedy', async () => {}),
    ]
    await expect(queue.turn('greedy', async () => {})).rejects.toMatchObject({
      ...{ status: 429, code: 'busy', params: { seconds: 5 } },
    })
    under.push(
      queue.turn('ana', async () => {}),
      queue.turn('beto', async () => {}),
    )
    // All rows together are full now: more would only wait.
    await expect(queue.turn('carla', async () => {})).rejects.toMatchObject({ code: 'busy' })
    first.end()
    await Promise.all(under)
    await queue.turn('carla', async () => {})
  })

  it('whose work fails takes nobody else their turn', async () => {
    const queue = fairQueue({ atOnce: 1, waitingEach: 2, waitingAll: 4 })
    const failed = queue.turn('greedy', () => Promise.reject(new Error('broken')))
    const next = queue.turn('ana', async () => 'served')
    await expect(failed).rejects.toThrow('broken')
    expect(await next).toBe('served')
  })

  it('asks so often in a minute, counted by a clock that does not go back', () => {
    let now = 0
    const counter = countedByMinute(() => now)
    for (let n = 0; n < 3; n++) counter.count('greedy', 3)
    now = 59_000
    expect(() => counter.count('greedy', 3)).toThrow(expect.objectContaining({ status: 429, params: { seconds: 1 } }))
    counter.count('ana', 3)
    now = 60_000
    counter.count('greedy', 3)
  })
})

describe('one who hangs up before the house looks who it is', () => {
  it('is counted with all who do, and breaks nothing', async () => {
    const counted: string[] = []
    const failures: Error[] = []
    const app = fastify()
    app.addHook('onRequest', async ({ raw }) => {
      raw.socket.destroy()
    })
    app.setErrorHandler((error: Error) => void failures.push(error))
    limitAddresses(app, { count: (key) => void counted.push(key) }, 10)
    const answered = new Promise<void>((resolve) => {
      app.get('/', async () => resolve())
    })
    await app.listen({ host: '127.0.0.1', port: 0 })
    const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
    await once(socket, 'connect')
    socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n')
    await answered
    await app.close()
    expect([counted, failures]).toEqual([['gone'], []])
  })
})
