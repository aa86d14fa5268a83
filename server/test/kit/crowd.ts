// Sockets by the hundred. What comes is kept as it came and put together only when it is asked for: to follow a table 500
// times over would cost more than the house that tells it.

import { WebSocket } from 'ws'
import { patched } from '../../../web/src/app/patch.js'
import type { Body, Client } from '../http/client.js'

const AT_ONCE = 25

/** Each of many, a few at once, as people come through a door. */
export const crowd = async <T>(count: number, work: (index: number) => Promise<T>): Promise<T[]> => {
  const all: T[] = []
  let next = 0
  const line = async () => {
    while (next < count) {
      const index = next++
      all[index] = await work(index)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, line))
  return all
}

export interface Ear {
  /** What was told of this version, once it was. */
  told(version: number): Promise<Body>
  /** The table and one's own as they follow from everything told. */
  seen(): Body
  close(): Promise<unknown>
}

export const listen = (client: Client, table: string): Promise<Ear> =>
  new Promise((resolve, reject) => {
    const { url, cookie } = client
    const address = `${url.replace('http', 'ws')}/api/live?table=${table}`
    const socket = new WebSocket(address, { headers: { cookie, origin: url } })
    const messages: Body[] = []
    const waiting = new Set<() => void>()
    const closed = new Promise((gone) => socket.on('close', gone))

    const told = (version: number): Promise<Body> =>
      new Promise((found) => {
        const look = () => {
          const message = messages.find((each) => each.type === 'step' && each.version === version)
          if (!message) return
          waiting.delete(look)
          found(message)
        }
        waiting.add(look)
        look()
      })

    const seen = (): Body => {
      let [{ version, table: shown, mine, options, you }] = messages as [Body]
      let own: Body = { mine, options, you }
      for (const message of messages.slice(1)) {
        version = message.version ?? version
        if (message.patch) shown = patched(shown, message.patch)
        if (message.own) own = patched(own, message.own)
      }
      return { version, table: shown, ...own }
    }

    socket.on('error', reject)
    socket.on('message', (data) => {
      messages.push(...[JSON.parse(String(data))].flat())
      for (const look of waiting) look()
      resolve({
        ...{ told, seen },
        close: () => {
          socket.close()
          return closed
        },
      })
    })
  })
