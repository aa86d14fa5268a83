import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compress } from './scripts/compress.js'

// The gallery is served by `vite` and never built: only index.html is an input.
export default defineConfig({
  plugins: [react(), compress()],
  build: {
    outDir: 'dist',
    // Nothing as a data: address, so that the policy can say 'self' and no more.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // light-dark() is used as it is; an older target would rewrite every colour.
    target: ['chrome123', 'edge123', 'firefox128', 'safari17.5'],
  },
  server: { proxy: { '/api': { target: 'http://127.0.0.1:8080', ws: true } } },
})
