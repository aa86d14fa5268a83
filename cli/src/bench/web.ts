// The first load of the web client: what a browser fetches for the first page, and when that page is there. Numbers
// without a claim: they depend on the browser and the machine.

import type { Browser } from '@playwright/test'
import { grouped, table } from '../format.js'
import { launchBrowser } from './browser.js'

export interface WebFile {
  readonly path: string
  readonly kind: string
  readonly bytes: number
  /** As it came: compressed, where the house sent it so. */
  readonly sentBytes: number
}

export interface FirstLoad {
  readonly page: string
  readonly files: readonly WebFile[]
  readonly bytes: number
  readonly sentBytes: number
  /** From asking for the page to its heading on the screen, each time with an empty cache; median of the tries. */
  readonly renderedMs: number
  readonly firstContentfulPaintMs: number
}

export interface WebBench {
  readonly browser: string
  readonly tries: number
  readonly pages: readonly FirstLoad[]
}

const TRIES = 5
const READY_MS = 30_000

const median = (values: readonly number[]): number =>
  [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] as number

interface Visit {
  readonly files: readonly WebFile[]
  readonly rendered: number
  readonly painted: number
}

const visit = async (browser: Browser, url: string, cookie: string | undefined, ready: string): Promise<Visit> => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  try {
    if (cookie !== undefined) {
      const [name = '', value = ''] = cookie.split('=')
      await context.addCookies([{ name, value, url }])
    }
    const page = await context.newPage()
    const answers: Promise<WebFile>[] = []
    page.on('response', (response) => {
      const path = new URL(response.url()).pathname
      if (path.startsWith('/api/') || !response.url().startsWith(url)) return
      const measure = async () => {
        const body = await response.body()
        const [kind = ''] = (response.headers()['content-type'] ?? '').split(';')
        const { responseBodySize } = await response.request().sizes()
        return { path, kind, bytes: body.length, sentBytes: responseBodySize }
      }
      answers.push(measure())
    })
    const began = performance.now()
    await page.goto(url, { waitUntil: 'commit' })
    await page.waitForSelector(ready, { state: 'visible', timeout: READY_MS })
    const rendered = performance.now() - began
    await page.evaluate('document.fonts.ready')
    await page.waitForLoadState('networkidle').catch(() => {})
    const painted = Number(
      await page.evaluate(`performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN`),
    )
    const files = await Promise.all(answers)
    return { files, rendered, painted }
  } finally {
    await context.close()
  }
}

const firstLoad = async (visits: readonly Visit[], page: string): Promise<FirstLoad> => {
  const [first] = visits as readonly [Visit]
  const sum = (which: 'bytes' | 'sentBytes') => first.files.reduce((total, file) => total + file[which], 0)
  return {
    page,
    files: first.files,
    bytes: sum('bytes'),
    sentBytes: sum('sentBytes'),
    renderedMs: Math.round(median(visits.map(({ rendered }) => rendered))),
    firstContentfulPaintMs: Math.round(median(visits.map(({ painted }) => painted))),
  }
}

const guestCookie = async (url: string): Promise<string> => {
  const headers = { 'content-type': 'application/json', 'x-tapete': '1' }
  const response = await fetch(`${url}/api/guest`, { method: 'POST', headers, body: '{}' })
  return (response.headers.get('set-cookie') ?? '').split(';')[0] as string
}

/** The sign that a page is there: what only it shows, once it has what it shows. */
const PAGES = [
  { page: 'login', ready: 'form input[type=password]', guest: false },
  { page: 'lobby', ready: 'main .game-tile', guest: true },
]

export const benchWeb = async (): Promise<WebBench> => {
  const { forkHouse } = await import('@tapete/server/bench')
  const house = await forkHouse()
  try {
    if (!(await fetch(house.url)).ok) throw new Error('the pages are not built: npm run build -w web')
    const browser = await launchBrowser()
    try {
      const pages: FirstLoad[] = []
      for (const { page, ready, guest } of PAGES) {
        const cookie = guest ? await guestCookie(house.url) : undefined
        const visits: Visit[] = []
        for (let attempt = 0; attempt < TRIES; attempt += 1) visits.push(await visit(browser, house.url, cookie, ready))
        pages.push(await firstLoad(visits, page))
      }
      return { browser: `Chromium ${browser.version()}`, tries: TRIES, pages }
    } finally {
      await browser.close()
    }
  } finally {
    await house.stop()
  }
}

const kilobytes = (bytes: number): string => `${grouped(bytes / 1000)} kB`

export const webText = ({ browser, tries, pages }: WebBench): string => {
  const rows = table(
    [
      { title: 'page', text: ({ page }) => page },
      { title: 'files', align: 'right', text: ({ files }) => String(files.length) },
      { title: 'sent', align: 'right', text: ({ sentBytes }) => kilobytes(sentBytes) },
      { title: 'as files', align: 'right', text: ({ bytes }) => kilobytes(bytes) },
      { title: 'first paint', align: 'right', text: ({ firstContentfulPaintMs }) => `${firstContentfulPaintMs} ms` },
      { title: 'page there', align: 'right', text: ({ renderedMs }) => `${renderedMs} ms` },
    ],
    pages,
  )
  return `First load with an empty cache, ${browser} on this machine, median of ${tries}. Nothing is claimed of it.

${rows}`
}
