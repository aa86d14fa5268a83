// Asking a route: its address is filled in, and what the wire does not have does not compile.

import { afterAll, afterEach, describe, expect, it, vi } from 'vitest'
import { call, Refusal, surely } from '../src/app/api.js'

const asked: (readonly [method: string, path: string, body: unknown])[] = []
vi.stubGlobal('fetch', async (path: string, { method, body }: { method: string; body?: string }) => {
  asked.push([method, path, body === undefined ? undefined : JSON.parse(body)])
  return new Response('{}')
})
afterEach(() => {
  asked.length = 0
})
afterAll(() => {
  vi.unstubAllGlobals()
})

describe('a call', () => {
  it('fills in the address, the question and the body', async () => {
    await call('GET /api/lobby')
    await call('GET /api/tables/:id/rounds/:n', { params: { id: 'a/b', n: '3' } })
    await call('GET /api/people', { query: { q: 'ñ &', role: 'staff' } })
    await call('POST /api/logout')
    await call('POST /api/tables/:id/display', { params: { id: 't' }, body: { public: true } })
    expect(asked).toEqual([
      ['GET', '/api/lobby', undefined],
      ['GET', '/api/tables/a%2Fb/rounds/3', undefined],
      ['GET', '/api/people?q=%C3%B1%20%26&role=staff', undefined],
      ['POST', '/api/logout', {}],
      ['POST', '/api/tables/t/display', { public: true }],
    ])
  })

  it('does not compile with an address, a field or an answer that is not on the wire', () => {
    const wrong = [
      // @ts-expect-error no such route
      () => call('GET /api/lobbies'),
      // @ts-expect-error no such part of the address
      () => call('GET /api/tables/:id', { params: { table: 'x' } }),
      // @ts-expect-error its part of the address is missing
      () => call('GET /api/tables/:id'),
      // @ts-expect-error an amount is a number
      () => call('POST /api/desk/deposit', { body: { person: 1, amount: '5', key: '' } }),
      // @ts-expect-error it takes nothing
      () => call('POST /api/logout', { body: { now: true } }),
      // @ts-expect-error nobody has two wallets
      async () => (await call('GET /api/me')).wallets,
    ]
    expect(wrong).toHaveLength(6)
  })
})

describe('what carries a key', () => {
  /** The answers of the house, one after another; a number is done at that version. */
  const house = (...answers: readonly (string | number)[]) => {
    const keys: string[] = []
    const send = async (key: string): Promise<number> => {
      const answer = answers[keys.push(key) - 1]
      if (typeof answer === 'number') return answer
      throw new Refusal(503, { code: answer ?? 'internal' })
    }
    return { keys, send }
  }
  const codeOf = (error: unknown): string => (error as Refusal).code

  it('is sent again under the same key while the house has no database, or does not know', async () => {
    const { keys, send } = house('no-database', 'fate-unknown', 'unreachable', 7)
    expect(await surely(send, [0, 0, 0])).toBe(7)
    expect(keys.length).toBe(4)
    expect(new Set(keys).size).toBe(1)
  })

  it('is not called undone in the end where it may have been done before', async () => {
    expect(await surely(house('fate-unknown', 'no-database').send, [0]).catch(codeOf)).toBe('fate-unknown')
    expect(await surely(house('no-database', 'no-database').send, [0]).catch(codeOf)).toBe('no-database')
    expect(await surely(house('fate-unknown', 'betting-closed').send, [0]).catch(codeOf)).toBe('betting-closed')
  })
})
