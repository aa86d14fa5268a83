// The browser of the development dependencies. It comes inside its npm package, libraries and all.

import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Browser } from '@playwright/test'

const ROOT = fileURLToPath(new URL('../../../', import.meta.url))

export const launchBrowser = async (): Promise<Browser> => {
  const cache = join(ROOT, 'node_modules/.cache/chromium')
  mkdirSync(cache, { recursive: true })
  // It unpacks its own libraries only when it believes it runs where they are missing, and into TMPDIR.
  process.env.AWS_LAMBDA_JS_RUNTIME = 'nodejs22.x'
  const before = process.env.TMPDIR
  process.env.TMPDIR = cache
  try {
    const { default: packed } = await import('@sparticuz/chromium')
    const { chromium } = await import('@playwright/test')
    const executablePath = await packed.executablePath()
    // Its own font settings look in /tmp; without one system font the browser dies at the first missing glyph.
    const fonts = join(cache, 'fonts.conf')
    const folders = [join(cache, 'fonts'), '/usr/share/fonts'].map((each) => `<dir>${each}</dir>`)
    const places = `${folders.join('')}<cachedir>${join(cache, 'font-cache')}</cachedir>`
    writeFileSync(fonts, `<fontconfig>${places}</fontconfig>`)
    const env = { ...process.env, FONTCONFIG_FILE: fonts } as Record<string, string>
    return await chromium.launch({ executablePath, args: ['--no-sandbox', '--font-render-hinting=none'], env })
  } finally {
    if (before === undefined) delete process.env.TMPDIR
    else process.env.TMPDIR = before
  }
}
