// A door between two sides of the house: a TCP proxy on a port that stays while what is behind it dies and comes back
// elsewhere. It can be slow, hold everything back, and cut everybody off.

import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

export interface Door {
  readonly port: number
  /** Where it leads from now on; nowhere, with undefined: whoever comes is turned away. */
  lead(port: number | undefined, host?: string): void
  /** Every piece that passes takes so much longer. */
  slow(ms: number): void
  cut(): void
  close(): Promise<void>
}

export const openDoor = async (): Promise<Door> => {
  let target: { readonly port: number; readonly host: string } | undefined
  let delayMs = 0
  const pairs = new Set<readonly [Socket, Socket]>()

  /** A later piece never overtakes an earlier one: each waits for the one before it. */
  const carry = (from: Socket, to: Socket): void => {
    let last = Promise.resolve()
    const pass = (chunk: Buffer): void => {
      if (to.destroyed || to.write(chunk)) return
      from.pause()
      to.once('drain', () => from.resume())
    }
    const after = (work: () => void): void => {
      const ms = delayMs
      last = last.then(() => new Promise<void>((done) => setTimeout(done, ms))).then(work)
    }
    let waiting = 0
    from.on('data', (chunk: Buffer) => {
      if (delayMs === 0 && waiting === 0) return pass(chunk)
      waiting += 1
      after(() => {
        waiting -= 1
        pass(chunk)
      })
    })
    from.on('end', () => (waiting === 0 ? to.end() : after(() => to.end())))
  }

  const server = createServer({ allowHalfOpen: true }, (client) => {
    if (!target) return client.destroy()
    const house = connect({ ...target, allowHalfOpen: true })
    const pair = [client, house] as const
    pairs.add(pair)
    const drop = () => {
      pairs.delete(pair)
      client.destroy()
      house.destroy()
    }
    for (const side of pair) {
      side.setNoDelay(true)
      side.on('error', drop)
      side.on('close', drop)
    }
    carry(client, house)
    carry(house, client)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const cut = () => {
    for (const [client, house] of pairs) {
      client.resetAndDestroy()
      house.resetAndDestroy()
    }
  }
  return {
    port: (server.address() as { port: number }).port,
    lead: (port, host = '127.0.0.1') => {
      target = port === undefined ? undefined : { port, host }
    },
    slow: (ms) => {
      delayMs = ms
    },
    cut,
    close: async () => {
      cut()
      server.close()
      await once(server, 'close')
    },
  }
}
