// That staff hears everything is kept by `hears` itself, so here it is `hears` that is broken.

import { expect, it, vi } from 'vitest'
import { bigSix } from '../../src/big-six/big-six.js'
import { keepsTheLaws } from '../../src/testkit/laws.js'

vi.mock(import('../../src/kernel/secrets.js'), async (original) => {
  const secrets = await original()
  return { ...secrets, hears: (event, viewer) => viewer !== 'regulator' && secrets.hears(event, viewer) }
})

it('a kernel that hides an event from the regulator: staff hears everything', () => {
  expect(() => keepsTheLaws(bigSix, { tables: 5, moves: 5 })).toThrow('staff hears everything: "regulator"')
})
