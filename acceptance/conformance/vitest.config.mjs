import { defineConfig } from 'vitest/config'

/** Apart from the root's configuration, so that `npm test` neither runs nor type-checks these. One file after another: they share one shop and its clock. */
export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['**/*.conformance.mjs'],
    exclude: ['**/node_modules/**'],
    fileParallelism: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})
