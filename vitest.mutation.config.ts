// The engine's own tests, with fewer random tables: a mutant that only ten thousand tables would find takes too long.

import { defineConfig, mergeConfig } from 'vitest/config'
import base from './vitest.config.js'

process.env.LAW_TABLES ??= '40'

export default mergeConfig(base, defineConfig({ test: { include: ['engine/test/**/*.test.ts'] } }))
