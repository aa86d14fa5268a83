import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const source = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** What is pure leaves nothing behind: its files share a process, and what they import is loaded once. */
const PURE = ['engine', 'odds']
/** These share a PostgreSQL. */
const HOUSE = ['server', 'cli']

const testsOf = (packages: readonly string[]) => packages.map((each) => `${each}/test/**/*.test.ts`)

export default defineConfig({
  resolve: {
    alias: {
      '@tapete/engine/testkit': source('engine/src/testkit/index.ts'),
      '@tapete/engine/rulebook': source('engine/src/readings.ts'),
      '@tapete/engine': source('engine/src/index.ts'),
      '@tapete/server/verify': source('server/src/verify/index.ts'),
      '@tapete/server/wire': source('server/src/wire/index.ts'),
      '@tapete/odds': source('odds/src/index.ts'),
    },
  },
  test: {
    testTimeout: 120_000,
    // Half as many again as there are cores: tests of the house often wait for the disk or for a moment to pass.
    maxWorkers: Math.ceil(availableParallelism() * 1.5),
    // The colours of the chips are read as they ship.
    css: { include: /tokens\.css/ },
    projects: [
      { extends: true, test: { name: 'pure', include: testsOf(PURE), isolate: false } },
      { extends: true, test: { name: 'web', include: testsOf(['web']) } },
      {
        extends: true,
        test: { name: 'house', include: testsOf(HOUSE), globalSetup: source('server/test/cluster.ts') },
      },
    ],
  },
})
