import { existsSync } from 'node:fs'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import { expect, onTestFailed } from 'vitest'
import { requestsOf, untilStill } from './still.ts'

const NAMES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/** Without these Chromium looks for hosts of its maker at every start. */
const QUIET = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** The browser that the test run found, or the system's; `more` are arguments of its command. */
export function openBrowser(more: readonly string[] = []): Promise<Browser> {
  const executablePath =
    process.env.FAIRGROUND_BROWSER ?? process.env.CHROME_PATH ?? NAMES.find((path) => existsSync(path))
  if (!executablePath) throw new Error('No browser was found: install Chromium, or name one in FAIRGROUND_BROWSER.')
  return chromium.launch({ executablePath, args: [...QUIET, ...more] })
}

export interface Watched {
  readonly page: Page
  readonly context: BrowserContext
  /** Fails when the page reported an error that nobody expected. */
  quiet(): void
  /** Waits until the page has no request under way, for at least half a second. */
  still(): Promise<void>
}

/** A page whose errors count: an unexpected console error or an unhandled failure fails the test. */
export async function watchedPage(
  browser: Browser,
  options: Parameters<Browser['newContext']>[0] = {},
): Promise<Watched> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, locale: 'en-GB', ...options })
  const page = await context.newPage()
  // In development a page asks for hundreds of modules first.
  page.setDefaultNavigationTimeout(90_000)
  if (options.javaScriptEnabled !== false) waitUntilActive(page)
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  page.on('console', (message) => {
    if (message.type() !== 'error') return
    // A picture by reference that cannot be had here shows its tile instead.
    if (message.location().url.includes('/media/ref')) return
    errors.push(`${message.text()} (${message.location().url})`)
  })
  const pending = requestsOf(page)
  if (expect.getState().currentTestName !== undefined)
    onTestFailed(() => printEvidence(page, [...errors, ...pending().map((request) => `Not answered: ${request}`)]))
  return { page, context, quiet: () => expect(errors).toEqual([]), still: () => untilStill(pending) }
}

/**
 * A page of the storefront is whole before it is active and fetches its scripts once it is seen: a press before that sends a form.
 * Opening a page and waiting for its address wait for it, unless the test asks for an earlier moment (`waitUntil`).
 */
function waitUntilActive(page: Page): void {
  // A page whose scripts a test holds back never is: what the test looks for says more than this would.
  const active = () => page.waitForFunction(isActive, undefined, ACTIVE_MS).catch(() => undefined)
  const [open, reload, arrive] = [page.goto.bind(page), page.reload.bind(page), page.waitForURL.bind(page)]
  page.goto = async (url, options) => {
    const answer = await open(url, options)
    if (options?.waitUntil === undefined) await active()
    return answer
  }
  page.reload = async (options) => {
    const answer = await reload(options)
    if (options?.waitUntil === undefined) await active()
    return answer
  }
  page.waitForURL = async (url, options) => {
    await arrive(url, options)
    if (options?.waitUntil === undefined) await active()
  }
}

const ACTIVE_MS = { timeout: 10_000 }

/** Runs in the page. Pages of others have neither scripts for later nor, in development, that source. */
const isActive = () =>
  !document.querySelector('script:is([data-later], [src$="/entry-client.tsx"])') ||
  performance.getEntriesByName('active').length > 0

/** Prints the evidence of a failure that cannot be reproduced. */
async function printEvidence(page: Page, facts: readonly string[]): Promise<void> {
  if (page.isClosed()) return
  const shown = await page
    .locator('body')
    .ariaSnapshot({ timeout: 2_000 })
    .catch(() => '')
  console.error([`At ${page.url()}`, ...facts, shown.slice(0, 4_000)].join('\n'))
}
