// docs/security.md names the test that attacks for every threat it says is held. A test that was renamed or dropped would
// leave a promise that nothing keeps.

import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const root = new URL('../../../', import.meta.url)
const read = (file: string): string => readFileSync(new URL(file, root), 'utf8')
const [held, open] = read('docs/security.md').split('## Open') as [string, string]
const rowsOf = (text: string): string[] =>
  text.split('\n').filter((line) => /^\| (?!who |-)/.test(line) && !/^\|-/.test(line))
const NAMED = /`((?:server|cli)\/test\/[\w/.-]+\.test\.ts)` "([^"]+)"/g

describe('the threats', () => {
  it('that are held are each attacked by a test that is there', () => {
    const rows = rowsOf(held)
    expect(rows.length).toBeGreaterThan(25)
    const missing = rows.flatMap((row) => {
      const named = [...row.matchAll(NAMED)]
      if (named.length === 0) return [`no test: ${row}`]
      return named.flatMap(([, file = '', title = '']) => {
        const text = read(file)
        const titles = [`'${title}'`, `"${title}"`, `\`${title}\``]
        const isThere = (each: string) => text.includes(`it(${each}`) || text.includes(`)(${each}`)
        return titles.some(isThere) ? [] : [`${file}: ${title}`]
      })
    })
    expect(missing).toEqual([])
  })

  it('that are open say what is missing, and claim no test', () => {
    const rows = rowsOf(open)
    expect(rows.length).toBeGreaterThan(0)
    for (const row of rows) expect([row.split('|').length, NAMED.test(row)]).toEqual([5, false])
  })
})
