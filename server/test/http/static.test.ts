// The built pages as a browser gets them.

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import Fastify from 'fastify'
import { afterAll, describe, expect, it } from 'vitest'
import { pages } from '../../src/http/static.js'

const root = mkdtempSync(join(tmpdir(), 'tapete-pages-'))
const SCRIPT = 'export const felt = 1\n'.repeat(100)
mkdirSync(join(root, 'assets'))
writeFileSync(join(root, 'index.html'), '<!doctype html>')
writeFileSync(join(root, 'assets/a.js'), SCRIPT)
writeFileSync(join(root, 'assets/a.js.br'), brotliCompressSync(SCRIPT))
writeFileSync(join(root, 'assets/a.js.gz'), gzipSync(SCRIPT))

const app = Fastify()
await pages(app, root)
afterAll(async () => {
  await app.close()
  rmSync(root, { recursive: true })
})

const get = (url: string, encoding?: string) =>
  app.inject({ url, headers: encoding === undefined ? {} : { 'accept-encoding': encoding } })

describe('a built file', () => {
  it('comes compressed as the browser takes it, with its own type, to be kept for a year', async () => {
    const plain = await get('/assets/a.js')
    const brotli = await get('/assets/a.js', 'gzip, deflate, br')
    const gzip = await get('/assets/a.js', 'gzip')
    expect([plain, brotli, gzip].map(({ headers }) => headers['content-encoding'])).toEqual([undefined, 'br', 'gzip'])
    for (const { headers } of [plain, brotli, gzip]) {
      expect(headers['content-type']).toContain('javascript')
      expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
      expect(headers.vary).toMatch(/accept-encoding/i)
    }
    expect(plain.body).toBe(SCRIPT)
    expect(String(brotliDecompressSync(brotli.rawPayload))).toBe(SCRIPT)
    expect(String(gunzipSync(gzip.rawPayload))).toBe(SCRIPT)
    expect(brotli.rawPayload.length).toBeLessThan(SCRIPT.length / 10)
  })

  it('comes as it is where nothing was compressed, and every address of the pages is the first one', async () => {
    const page = await get('/mesa/mesa-1', 'br')
    expect(page.headers['content-encoding']).toBeUndefined()
    expect(page.headers['cache-control']).toBe('no-cache')
    expect(page.body).toBe('<!doctype html>')
    expect((await get('/assets/none.js', 'br')).statusCode).toBe(404)
  })
})
