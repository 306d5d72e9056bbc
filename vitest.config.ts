import { defineConfig } from 'vitest/config'
import { messages } from './scripts/messages/plugin.ts'

/** Bounds for a machine that is busy with other things; nothing waits for them that goes well. */
const patience = { testTimeout: 30_000, hookTimeout: 60_000, expect: { poll: { timeout: 20_000 } } }

const overHttp = {
  ...patience,
  include: ['server/**/*.test.ts'],
  exclude: ['**/node_modules/**', '**/dist/**'],
  globalSetup: ['server/test/global-setup.ts'],
  maxWorkers: 2,
}

/** Files that stand before operations and their keys, and rounds of whole files whose one POST is tried elsewhere. */
const KEYLESS = [
  '**/http/{openapi,unrouted,malformed-paths,near-routes,slow-clients,address-limits,trusted-proxies}.test.ts',
  '**/http/{overload,overload-rule,security-headers,idempotency,stored-answers,read-cache,network}.test.ts',
  '**/import-runs/{round-trip,columns}.test.ts',
]

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'rules',
          ...patience,
          include: ['{contract,domain,client,scripts,acceptance}/**/*.test.ts', 'architecture.test.ts'],
          exclude: ['**/node_modules/**', '**/dist/**'],
        },
      },
      {
        plugins: [messages('ui', 'storefront', 'admin', 'checkin')],
        test: {
          name: 'dom',
          ...patience,
          environment: 'happy-dom',
          include: ['{ui,storefront,admin,checkin}/**/*.test.{ts,tsx}'],
          exclude: ['**/node_modules/**', '**/dist/**'],
        },
      },
      { test: { name: 'server', ...overHttp } },
      // Once more with a random idempotency key on every POST and PATCH: see `randomKey` in `server/test/fixture.ts`.
      {
        test: {
          ...overHttp,
          name: 'server-keyed',
          include: [
            'server/src/{audit,bulk,catalog,events,graphql,ground,http,identity,jobs,mail,media,members,outbox,sales,sites}/**/*.test.ts',
            'server/test/{cache,races,stock-races,permitted-contents}.test.ts',
          ],
          exclude: [...overHttp.exclude, '**/timing.test.ts', ...KEYLESS],
        },
      },
    ],
  },
})
