import { globSync } from 'node:fs'
import { defineConfig } from 'vitest/config'
import { messages } from './scripts/messages/plugin.ts'
import { partOfToday } from './scripts/part-of-today.ts'

/** Bounds for a machine that is busy with other things, for which nothing waits that goes well, and the examples of properties. */
const shared = {
  // One more try on a machine whose load nobody knows; the report names each test that needed it. At a desk a test that wavers fails.
  retry: process.env.CI ? 1 : 0,
  setupFiles: ['scripts/property-seed.ts'],
  testTimeout: 30_000,
  hookTimeout: 60_000,
  expect: { poll: { timeout: 20_000 } },
}

const overHttp = {
  ...shared,
  include: ['server/**/*.test.ts'],
  exclude: ['**/node_modules/**', '**/dist/**'],
  globalSetup: ['server/test/global-setup.ts'],
  maxWorkers: 2,
  // Loading the server takes as long as most files of tests: a worker loads it once. State that is a module's is then every test's.
  isolate: false,
}

/** Measures the processor time of calls, which what other tests have left in the worker would take part of. */
const MEASURED = 'server/test/large-bodies.test.ts'

/** Files that stand before operations and their keys, that are about jobs and files of media, and rounds of whole files whose one POST is tried elsewhere. */
const KEYLESS = [
  '**/http/{openapi,unrouted,malformed-paths,near-routes,slow-clients,address-limits,trusted-proxies}.test.ts',
  '**/http/{overload,overload-rule,security-headers,idempotency,stored-answers,read-cache,network}.test.ts',
  '**/import-runs/{round-trip,columns}.test.ts',
  '**/{jobs/jobs,media/library,media/media}.test.ts',
]

/** Files of the second run. */
const keyedFiles = (): string[] =>
  partOfToday(
    globSync([
      'server/src/{audit,bulk,catalog,events,graphql,ground,http,identity,jobs,mail,media,members,outbox,sales,sites}/**/*.test.ts',
      'server/src/providers/payment/*.test.ts',
      'server/test/{cache,races,stock-races,limits-at-once,other-digits}.test.ts',
    ]),
  )

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'rules',
          ...shared,
          include: ['{contract,domain,client,scripts,acceptance}/**/*.test.ts', 'architecture.test.ts'],
          exclude: ['**/node_modules/**', '**/dist/**'],
        },
      },
      {
        plugins: [messages('ui', 'storefront', 'admin', 'checkin')],
        test: {
          name: 'dom',
          ...shared,
          environment: 'happy-dom',
          include: ['{ui,storefront,admin,checkin}/**/*.test.{ts,tsx}'],
          exclude: ['**/node_modules/**', '**/dist/**'],
        },
      },
      { test: { ...overHttp, name: 'server', exclude: [...overHttp.exclude, MEASURED] } },
      { test: { ...overHttp, name: 'server-measured', include: [MEASURED], isolate: true } },
      // Once more with a random idempotency key on every POST and PATCH: see `randomKey` in `server/test/fixture.ts`.
      {
        test: {
          ...overHttp,
          name: 'server-keyed',
          include: keyedFiles(),
          exclude: [...overHttp.exclude, '**/timing.test.ts', ...KEYLESS],
        },
      },
    ],
  },
})
