// The engine's own tests without the slow ones: random tables and tests of the test kit. What only they would notice
// counts as a survivor here.

import { defineConfig } from 'vitest/config'
import base from './vitest.config.js'

export default defineConfig({
  ...base,
  test: {
    ...base.test,
    // The engine keeps nothing between tests, and loading it anew for each file is most of a mutant's time.
    isolate: false,
    include: ['engine/test/**/*.test.ts'],
    exclude: ['engine/test/laws/**', 'engine/test/purity.test.ts', 'engine/test/kernel/{testkit,staff-hears}.test.ts'],
  },
})
