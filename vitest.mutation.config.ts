// The tests of one part of the engine and the scenarios, without the slow ones: random tables, tests of the test kit,
// tests of tests.
// The kernel is held by its own tests alone: through the games nearly every test would reach every line of it.

import { defineConfig } from 'vitest/config'
import base from './vitest.config.js'

const part = process.env['MUTATION_PART'] ?? '*'

export default defineConfig({
  ...base,
  test: {
    ...base.test,
    // The engine keeps nothing between tests, and loading it anew for each file is most of a mutant's time.
    isolate: false,
    include: [`engine/test/${part}/**/*.test.ts`, ...(part === 'kernel' ? [] : ['engine/test/scenarios.test.ts'])],
    exclude: ['engine/test/kernel/{testkit,staff-hears}.test.ts', 'engine/test/**/broken.test.ts'],
  },
})
