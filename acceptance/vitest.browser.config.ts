import { defineConfig } from 'vitest/config'

/** Tests in a real browser against the real server, started as its operator starts it. */
export default defineConfig({
  test: {
    name: 'browser',
    include: ['acceptance/src/**/*.browser.ts'],
    testTimeout: 120_000,
    hookTimeout: 180_000,
    // A page under load on two cores takes its time; what never comes still fails.
    expect: { poll: { timeout: 15_000 } },
    // Two cores: a server, its database and a browser are enough at once.
    fileParallelism: false,
  },
})
