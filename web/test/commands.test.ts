// What is sent again when its answer was lost, and what is not.

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { api, faultOf } from '../src/app/api.js'

interface Sent {
  readonly path: string
  readonly body: { readonly key: string; readonly [field: string]: unknown }
}

const sent: Sent[] = []

/** A server that answers these, one after another; `lost` never arrives. */
const server = (...answers: readonly ('lost' | { readonly status: number; readonly body: unknown })[]): void => {
  const left = [...answers]
  vi.stubGlobal('fetch', async (path: string, { body }: { body: string }) => {
    sent.push({ path, body: JSON.parse(body) })
    const answer = left.shift()
    if (answer === undefined || answer === 'lost') throw new TypeError('network')
    return new Response(JSON.stringify(answer.body), { status: answer.status })
  })
}

beforeEach(() => {
  sent.length = 0
  vi.useFakeTimers({ toFake: ['setTimeout'] })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const settle = async <T>(work: Promise<T>): Promise<T> => {
  work.catch(() => undefined)
  await vi.runAllTimersAsync()
  return work
}

const ok = { status: 200, body: { version: 9 } }

describe('a command', () => {
  it.each([
    ['sit', () => api.sit('t', 3), '/api/tables/t/sit', { seat: 3 }],
    ['leave', () => api.leave('t'), '/api/tables/t/leave', {}],
    ['move', () => api.move('t', { do: 'tip', amount: 500 }, 4), '/api/tables/t/moves', { expected: 4 }],
  ])('%s goes again under the same key when the answer was lost', async (_name, send, path, fields) => {
    server('lost', 'lost', ok)
    expect(await settle(send())).toEqual({ version: 9 })
    expect(sent.map((each) => each.path)).toEqual([path, path, path])
    expect(sent[0]?.body).toMatchObject(fields)
    expect(sent[0]?.body.key).toMatch(/^[0-9a-f]{8}-/)
    expect(new Set(sent.map(({ body }) => JSON.stringify(body))).size).toBe(1)
  })

  it('asked for twice has two keys', async () => {
    server(ok, ok)
    await settle(api.sit('t'))
    await settle(api.sit('t'))
    expect(sent[0]?.body.key).not.toBe(sent[1]?.body.key)
  })

  it('is not sent again when it was refused, and gives up after four more tries', async () => {
    server({ status: 409, body: { error: { code: 'seat-taken' } } })
    await expect(settle(api.sit('t', 3))).rejects.toMatchObject({ code: 'seat-taken' })
    expect(sent).toHaveLength(1)
    server()
    expect(faultOf(await settle(api.leave('t')).catch((error) => error)).code).toBe('unreachable')
    expect(sent).toHaveLength(6)
  })
})
