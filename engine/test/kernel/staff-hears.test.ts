// That staff hears everything is kept by `hears` itself, so here it is `hears` that is broken, in modules of this test's own.

import { afterAll, beforeAll, expect, it, vi } from 'vitest'

beforeAll(() => {
  vi.resetModules()
  vi.doMock(import('../../src/kernel/secrets.js'), async (original) => {
    const secrets = await original()
    return { ...secrets, hears: (event, viewer) => viewer !== 'regulator' && secrets.hears(event, viewer) }
  })
})

afterAll(() => {
  vi.doUnmock('../../src/kernel/secrets.js')
  vi.resetModules()
})

it('a kernel that hides an event from the regulator: staff hears everything', async () => {
  const { bigSix } = await import('../../src/big-six/big-six.js')
  const { keepsTheLaws } = await import('../../src/testkit/laws.js')
  expect(() => keepsTheLaws(bigSix, { tables: 5, moves: 5 })).toThrow('staff hears everything: "regulator"')
})
