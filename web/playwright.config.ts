// Browser tests against the real server and a real Chromium, which comes inside an npm package.

import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { defineConfig } from '@playwright/test'

const root = fileURLToPath(new URL('../', import.meta.url))
const port = Number(process.env.E2E_PORT ?? 4610)

// The browser unpacks its own libraries only when it believes it runs where they are missing.
const cache = join(root, 'node_modules/.cache/chromium')
mkdirSync(cache, { recursive: true })
process.env.TMPDIR = cache
process.env.AWS_LAMBDA_JS_RUNTIME = 'nodejs22.x'
// Its own font settings look elsewhere; without one system font the browser dies at the first missing glyph.
const fonts = join(cache, 'fonts.conf')
const folders = [join(cache, 'fonts'), '/usr/share/fonts'].map((each) => `<dir>${each}</dir>`)
writeFileSync(fonts, `<fontconfig>${folders.join('')}<cachedir>${join(cache, 'font-cache')}</cachedir></fontconfig>`)
process.env.FONTCONFIG_FILE = fonts

const asked = process.env.PICTURES ?? process.env.MEASURES

const { default: chromium } = await import('@sparticuz/chromium')

export default defineConfig({
  testDir: 'e2e',
  // The pictures of the README are taken the same way, and some things measured, when asked for.
  testMatch: process.env.PICTURES ? 'pictures.ts' : process.env.MEASURES ? 'measures.ts' : '**/*.spec.ts',
  outputDir: join(root, 'node_modules/.cache/e2e'),
  fullyParallel: true,
  workers: asked ? 1 : 2,
  // One more try where nobody watches; a test that needs it is reported as flaky.
  retries: process.env.CI ? 1 : 0,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [['list']],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    locale: 'es-CL',
    launchOptions: {
      executablePath: await chromium.executablePath(),
      args: ['--no-sandbox', '--font-render-hinting=none'],
      env: process.env as { [name: string]: string },
    },
  },
  webServer: {
    command: `node ${join(root, 'cli/bin/tapete.js')} serve --ephemeral --port ${port} --robot-players ${asked ? 3 : 0} --requests 100000`,
    url: `http://127.0.0.1:${port}/api/health`,
    // A house that is made anew, with its database, on a machine that does other work.
    timeout: 180_000,
    // Killed outright, the house would leave its PostgreSQL behind.
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
})
