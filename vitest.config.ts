import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const source = (path: string) => fileURLToPath(new URL(path, import.meta.url))

export default defineConfig({
  resolve: {
    alias: {
      '@tapete/engine/testkit': source('engine/src/testkit/index.ts'),
      '@tapete/engine': source('engine/src/index.ts'),
      '@tapete/server/verify': source('server/src/verify/index.ts'),
      '@tapete/odds': source('odds/src/index.ts'),
    },
  },
  // A worker a core: by default one core is left idle, which on two cores is half of them.
  test: { include: ['*/test/**/*.test.ts'], testTimeout: 120_000, maxWorkers: '100%' },
})
