// Somebody who asks for what is costly as fast as the house allows, in a process of their own: exports a long log, sends it
// back to be verified, asks for odds of tables they invent, for the proofs of series. Says at the end what came of it.

import { constants, setPriority } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'

// On a machine of their own they would take nothing from whoever is measured here.
setPriority(constants.priority.PRIORITY_LOW)

const [url = '', table = '', name = '', password = ''] = process.argv.slice(2)
const counted: Record<string, number> = {}
let over = false
/** One address, which may what any address may. */
const ADDRESS = '10.9.9.9'

const ask = async (what: string, path: string, init: RequestInit = {}): Promise<Response> => {
  const headers = { 'x-tapete': '1', 'x-forwarded-for': ADDRESS, ...init.headers }
  const response = await fetch(url + path, { ...init, headers })
  const key = `${what} ${response.status}`
  counted[key] = (counted[key] ?? 0) + 1
  if (response.status === 429) await sleep(250)
  return response
}

const cookieFrom = async (path: string, body: object): Promise<string> => {
  const headers = { 'content-type': 'application/json' }
  const response = await ask('login', path, { method: 'POST', headers, body: JSON.stringify(body) })
  await response.arrayBuffer()
  return (response.headers.get('set-cookie') ?? '').split(';')[0] ?? ''
}

/** Again and again until it is over, whatever is answered. */
const always = async (work: () => Promise<void>): Promise<void> => {
  while (!over) await work().catch(() => sleep(100))
}

const take = async (what: string, path: string, cookie: string): Promise<Uint8Array> =>
  new Uint8Array(await (await ask(what, path, { headers: { cookie } })).arrayBuffer())

const verify = async (file: Uint8Array, cookie: string): Promise<void> => {
  const response = await ask('verify', '/api/verify', { method: 'POST', headers: { cookie }, body: file })
  await response.arrayBuffer()
}

const invent = async (game: string, max: number, cookie: string): Promise<void> => {
  const headers = { cookie, 'content-type': 'application/json' }
  const body = JSON.stringify({ game, config: { max } })
  const made = await (await ask('practice', '/api/practice', { method: 'POST', headers, body })).json()
  const { table: own } = made as { readonly table?: string }
  if (own !== undefined) await take('odds', `/api/tables/${own}/odds`, cookie)
}

const guest = await cookieFrom('/api/guest', {})
// A guest may not export; who may is as greedy.
const reviewer = await cookieFrom('/api/login', { name, password })
const address = `/api/tables/${table}/export`
const file = await take('export', address, reviewer)
const { games } = (await (await ask('games', '/api/games')).json()) as { readonly games: readonly { id: string }[] }

process.once('message', () => {
  over = true
})
process.send?.('ready')
let invented = 10_000
await Promise.all([
  always(async () => void (await take('export', address, reviewer))),
  always(async () => void (await take('export', address, guest))),
  ...[reviewer, guest].map((cookie) => always(() => verify(file, cookie))),
  ...[reviewer, guest].map((cookie) =>
    always(async () => void (await take('proofs', `/api/tables/${table}/fairness`, cookie))),
  ),
  always(async () => {
    for (const { id } of games) {
      // Whoever measures waits for the end: not for the odds of a whole catalogue.
      if (over) return
      invented += 1_000
      await invent(id, invented, guest)
    }
  }),
])
process.send?.(counted)
process.disconnect?.()
