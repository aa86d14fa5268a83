import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const source = (path: string) => fileURLToPath(new URL(path, import.meta.url))

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
    include: ['*/test/**/*.test.ts'],
    testTimeout: 120_000,
    // A worker a core: by default one core is left idle, which on two cores is half of them.
    maxWorkers: '100%',
    // The colours of the chips are read as they ship.
    css: { include: /tokens\.css/ },
  },
})
