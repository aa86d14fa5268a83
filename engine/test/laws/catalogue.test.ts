import { readdirSync } from 'node:fs'
import { TOLD } from '@tapete/engine'
import { expect, it } from 'vitest'

it('every game of the catalogue is held to the laws', () => {
  const held = readdirSync(new URL('.', import.meta.url)).filter((name) => name.endsWith('.test.ts'))
  expect(TOLD.map((game) => `${game.id}.test.ts`).filter((name) => !held.includes(name))).toEqual([])
})
