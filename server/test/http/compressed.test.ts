// What many ask for comes compressed, and is compressed once.

import { gunzipSync } from 'node:zlib'
import Fastify from 'fastify'
import { afterAll, describe, expect, it } from 'vitest'
import { compressShared, squeezed } from '../../src/http/compressed.js'

const LONG = 'mesa '.repeat(2_000)
let lobby = LONG
let times = 0
const app = Fastify()
compressShared(app, (text) => {
  times++
  return squeezed(text)
})
app.get('/shared', { config: { shared: true } }, () => ({ lobby }))
app.get('/short', { config: { shared: true } }, () => ({ lobby: 'mesa' }))
app.get('/own', () => ({ lobby }))
afterAll(() => app.close())

const get = (url: string, encoding?: string) =>
  app.inject({ url, headers: encoding === undefined ? {} : { 'accept-encoding': encoding } })

describe('an answer', () => {
  it('that many ask for comes compressed to who takes it so, and says that it depends on that', async () => {
    const [plain, packed] = [await get('/shared'), await get('/shared', 'br, gzip')]
    expect([plain.headers['content-encoding'], packed.headers['content-encoding']]).toEqual([undefined, 'gzip'])
    expect([plain.headers.vary, packed.headers.vary]).toEqual(['accept-encoding', 'accept-encoding'])
    expect(packed.headers['content-length']).toBe(String(packed.rawPayload.length))
    expect(packed.headers['content-type']).toBe(plain.headers['content-type'])
    expect(String(gunzipSync(packed.rawPayload))).toBe(plain.body)
    expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 20)
  })

  it('is compressed once, and again when it is another', async () => {
    const before = times
    await Promise.all(Array.from({ length: 20 }, () => get('/shared', 'gzip')))
    expect(times).toBe(before)
    lobby = `${LONG}.`
    const answers = await Promise.all(Array.from({ length: 20 }, () => get('/shared', 'gzip')))
    expect(times).toBe(before + 1)
    expect(answers.map(({ rawPayload }) => JSON.parse(String(gunzipSync(rawPayload))).lobby)).toEqual(
      Array.from({ length: 20 }, () => lobby),
    )
  })

  it('that is short, or one person’s own, comes as it is', async () => {
    for (const url of ['/short', '/own']) {
      const answer = await get(url, 'gzip')
      expect(answer.headers['content-encoding']).toBeUndefined()
      expect(answer.json().lobby).toContain('mesa')
    }
  })
})
