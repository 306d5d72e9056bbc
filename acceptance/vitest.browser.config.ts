import { existsSync, globSync } from 'node:fs'
import { defineConfig } from 'vitest/config'
import { partOfToday } from '../scripts/part-of-today.ts'

/** Files that every run tries with `CI` set: what a shop lives by. Of the others a run tries a quarter each day. */
const EVERY_TIME = ['buy-shirt-and-tickets', 'pay-for-an-order', 'answer-an-event']
/** These take minutes each: one a day, two on one of four. The kilobytes of pages are also held by the tests of each build. */
const LONG = ['develop', 'pseudo-languages', 'pseudo-admin', 'storefront-quality', 'web-budgets']

/** Needs the packages of `conformance/`, which `npm run conformance` installs and also runs it: left out where they are missing. */
const HEADLESS = 'acceptance/src/headless-components.browser.ts'
const withoutPackages = existsSync('acceptance/conformance/node_modules/@wix/headless-stores') ? [] : [HEADLESS]

const named = (names: readonly string[]) => names.map((name) => `acceptance/src/${name}.browser.ts`)
const others = globSync('acceptance/src/**/*.browser.ts').filter(
  (file) => !named([...EVERY_TIME, ...LONG]).includes(file),
)
const ofToday = [...partOfToday(others), ...partOfToday(named(LONG))]
/** Files that this run leaves to another day; none at a desk. */
const OF_OTHER_DAYS = [...others, ...named(LONG)].filter((file) => !ofToday.includes(file)).concat(withoutPackages)

/** Tests that edit the sources that others are served from, or listen at the one address that a shop knows its sites by. */
const ALONE = named([
  'develop',
  'pseudo-languages',
  'example-site',
  'members-of-others',
  'client-scenarios',
  'headless-components',
])

const common = {
  // One more try on a machine whose load nobody knows; the report names each test that needed it. At a desk a test that wavers fails.
  retry: process.env.CI ? 1 : 0,
  testTimeout: 120_000,
  hookTimeout: 180_000,
  // A page under load on two cores takes its time; what never comes still fails.
  expect: { poll: { timeout: 15_000 } },
  globalSetup: ['acceptance/src/filled-shops.ts'],
}

/** Tests in a real browser against the real server, started as its operator starts it. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...common,
          name: 'browser',
          include: ['acceptance/src/**/*.browser.ts'],
          exclude: [...ALONE, ...OF_OTHER_DAYS],
          // Two cores: two files at once, each a shop with its database and a browser, wait for each other less than one for itself.
          maxWorkers: 2,
        },
      },
      {
        test: {
          ...common,
          name: 'browser-alone',
          include: ALONE.filter((file) => !OF_OTHER_DAYS.includes(file)),
          maxWorkers: 1,
          fileParallelism: false,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
})
