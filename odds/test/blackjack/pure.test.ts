import { existsSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const IMPORT = /^(?:import|export)(?! type)[^'"]*from '([^']+)'/gm

it('a browser may load what gives advice: nothing of it asks for the machine', () => {
  const seen = new Set<string>()
  const outside = new Set<string>()
  const visit = (file: URL): void => {
    if (seen.has(file.href)) return
    seen.add(file.href)
    for (const [, from = ''] of readFileSync(file, 'utf8').matchAll(IMPORT)) {
      const next = new URL(from.replace(/\.js$/, '.ts'), file)
      if (from.startsWith('.') && existsSync(next)) visit(next)
      else outside.add(from)
    }
  }
  visit(new URL('../../src/blackjack/pure.ts', import.meta.url))
  expect([...outside].sort()).toEqual(['@tapete/engine', '@tapete/engine/rulebook'])
  expect(seen.size).toBeGreaterThan(10)
})
