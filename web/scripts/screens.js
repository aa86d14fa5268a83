// Pictures of the gallery, to be looked at: node web/scripts/screens.js [folder]. Not part of any test.

import { mkdirSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const folder = process.argv[2] ?? '/tmp/screens'
const only = process.argv[3]
mkdirSync(folder, { recursive: true })

// The browser unpacks its own libraries only when it believes it runs where they are missing.
const cache = join(root, '../node_modules/.cache/chromium')
mkdirSync(cache, { recursive: true })
process.env.TMPDIR = cache
process.env.AWS_LAMBDA_JS_RUNTIME = 'nodejs22.x'

const { default: sparticuz } = await import('@sparticuz/chromium')
const { chromium } = createRequire(join(root, '../package.json'))('playwright-core')
const { createServer } = await import('vite')

const server = await createServer({ root, server: { port: 0, host: '127.0.0.1' }, logLevel: 'error' })
await server.listen()
const address = server.httpServer?.address()
const port = typeof address === 'object' && address ? address.port : 5173

const executablePath = await sparticuz.executablePath()
// Its own font settings look in /tmp; without one system font the browser dies at the first missing glyph.
const fonts = join(cache, 'fonts.conf')
const folders = [join(cache, 'fonts'), '/usr/share/fonts'].map((each) => `<dir>${each}</dir>`)
writeFileSync(fonts, `<fontconfig>${folders.join('')}<cachedir>${join(cache, 'font-cache')}</cachedir></fontconfig>`)
process.env.FONTCONFIG_FILE = fonts

const browser = await chromium.launch({
  executablePath,
  args: ['--no-sandbox', '--font-render-hinting=none'],
  env: process.env,
})

const shots = [
  { width: 1440, language: 'es', theme: 'dark' },
  { width: 1440, language: 'en', theme: 'light' },
  { width: 360, language: 'es', theme: 'dark' },
  { width: 360, language: 'en', theme: 'light' },
]
for (const { width, language, theme } of shots) {
  const page = await browser.newPage({ viewport: { width, height: 900 }, deviceScaleFactor: width === 360 ? 2 : 1 })
  page.on('console', (message) => message.type() === 'error' && console.error(`${width} ${language}:`, message.text()))
  page.on('pageerror', (error) => console.error(`${width} ${language}:`, error.message))
  await page.goto(`http://127.0.0.1:${port}/gallery.html?language=${language}&theme=${theme}`, {
    waitUntil: 'networkidle',
  })
  await page.evaluate(() =>
    Promise.all(
      ['600 16px "Archivo Variable"', '600 16px "Source Serif 4 Variable"'].map((f) => document.fonts.load(f)),
    ),
  )
  await page.waitForTimeout(800)
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  if (overflow > 0) console.error(`${width} ${language}: ${overflow} px wider than the screen`)
  for (const part of await page.locator('[data-shot]').all()) {
    const name = await part.getAttribute('data-shot')
    if (only && !name?.includes(only)) continue
    await part.screenshot({ path: join(folder, `${name}-${width}-${language}.png`), animations: 'disabled' })
  }
  if (!only)
    await page.screenshot({
      path: join(folder, `all-${width}-${language}.png`),
      fullPage: true,
      animations: 'disabled',
    })
  await page.close()
}
await browser.close()
await server.close()
