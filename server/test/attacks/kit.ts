// What the attacks share: who comes in, and another node of the house.

import { type Served, type ServeOptions, serve } from '../../src/serve.js'
import { type Body, type Client, clientOf } from '../http/client.js'
import { done } from '../kit/house.js'

export const why = 'as the test says'
export const DEMO = 'tapete-demo'

export const entered = async (url: string, name: string, password: string): Promise<Client> => {
  const client = clientOf(url)
  client.person = done(await client.post('/api/login', { name, password })).person
  return client
}

export const operators = async (url: string) => ({
  one: await entered(url, 'operador', DEMO),
  other: await entered(url, 'operadora', DEMO),
})

/** What one operator asks for and another confirms; the password is whole where both halves are. */
export const byTwo = async (url: string, path: string, body: object = { why }): Promise<Body> => {
  const { one, other } = await operators(url)
  const { proposal, half } = done(await one.post(path, body))
  const confirmed = done(await other.post(`/api/proposals/${proposal.id}/confirm`))
  return { person: confirmed.person, password: `${half}${confirmed.half}` }
}

/** Another node, on a database of its own or the same one. */
export const node = async (options: ServeOptions, use: (served: Served) => Promise<void>): Promise<void> => {
  const served = await serve({ port: 0, webRoot: null, robotPlayers: 0, ...options })
  try {
    await use(served)
  } finally {
    await served.stop()
  }
}
