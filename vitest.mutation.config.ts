// The tests of one part of the engine, without the slow ones: random tables and tests of the test kit.

import { defineConfig } from 'vitest/config'
import base from './vitest.config.js'

export default defineConfig({
  ...base,
  test: {
    ...base.test,
    // The engine keeps nothing between tests, and loading it anew for each file is most of a mutant's time.
    isolate: false,
    include: [`engine/test/${process.env['MUTATION_PART'] ?? '*'}/**/*.test.ts`],
    exclude: ['engine/test/kernel/{testkit,staff-hears}.test.ts'],
  },
})
