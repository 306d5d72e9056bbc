import type { Browser } from 'playwright-core'
import { afterAll, expect } from 'vitest'
import { openBrowser, type Watched, watchedPage } from './browser.ts'
import { permitTesting } from './permit-testing.ts'
import { type RunningShop, startShop } from './running-shop.ts'

export interface OpenShop {
  readonly shop: RunningShop
  readonly browser: Browser
  /** A page of a browser in which the shop's owner has signed in to the admin. */
  merchantPage(): Promise<Watched>
}

/**
 * A shop and a browser for a whole file of tests; awaited where the file begins. After the last test the shop has to end well. An empty
 * one may be tested unless `testing` is off.
 */
export async function openShop(
  environment: Record<string, string> = {},
  { testing = true }: { testing?: boolean } = {},
): Promise<OpenShop> {
  const browser = await openBrowser()
  const shop = await startShop(environment)
  // The demo shop may be tested from its first start; an empty one is ready for customers.
  if (environment.DEMO === '0' && testing) await permitTesting(await shop.credentials())
  // The last is called first.
  afterAll(async () => expect(await shop.stop()).toBe(0))
  afterAll(() => browser.close())
  return {
    shop,
    browser,
    async merchantPage() {
      const watched = await watchedPage(browser)
      const { pathname, search } = new URL((await shop.credentials()).admin.signInLink)
      // The shop may believe to be at another address.
      await watched.page.goto(new URL(pathname + search, shop.url).href)
      await watched.page.waitForURL(/\/admin\//)
      return watched
    },
  }
}
