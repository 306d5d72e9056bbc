import { apiKeyAuth } from '@fairground/client/auth/api-key.ts'
import { createClient } from '@fairground/client/create-client.ts'
import { policies } from '@fairground/client/generated/events.policies.ts'
import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { accessibilityFaults, THEMES } from './accessibility.ts'
import { watchedPage } from './browser.ts'
import { merchant } from './merchant.ts'
import { openShop } from './open-shop.ts'
import { chooseTestPayment, decideAtBank } from './pay.ts'

/** Every public page of the demo shop: accessible in both themes, on telephones and desks, and nothing moves while it loads. */

const { shop, browser } = await openShop()

const PATHS = [
  '/',
  '/shop',
  '/collections/lamps',
  '/products/arch-lamp',
  '/search?q=mug',
  '/events',
  '/events?past=1',
  '/events/night-market-at-tobacco-dock',
  '/events/night-market-at-tobacco-dock/tickets',
  '/login',
  '/signup',
  '/cart',
]

test.for([360, 1280])(
  'no page has an accessibility fault at %i px, in either theme',
  { timeout: 300_000 },
  async (width) => {
    const { page, context, quiet } = await watchedPage(browser, { viewport: { width, height: 900 } })
    const faults: string[] = []
    for (const path of PATHS) {
      for (const theme of THEMES) faults.push(...(await accessibilityFaults(page, shop.url + path, theme)))
    }
    expect(faults).toEqual([])
    quiet()
    await context.close()
  },
)

/** Sum of the layout shifts that nobody's input caused, once the page is active. */
async function shiftOf(page: Page): Promise<number> {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__react')),
  )
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
            if (!entry.hadRecentInput) sum += entry.value
        }).observe({ type: 'layout-shift', buffered: true })
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)))
      }),
  )
}

test('pages keep their place on a telephone when fonts arrive and they become active', async () => {
  for (const path of [
    '/',
    '/shop',
    '/collections/lamps',
    '/brands/Harbour%20%26%20Kiln',
    '/search',
    '/search?q=mug',
    '/events',
    '/events/night-market-at-tobacco-dock',
    '/events/schubert-by-lamplight/tickets',
    '/products/arch-lamp',
    '/cart',
    '/nothing-here',
  ]) {
    const { page, context } = await watchedPage(browser, { viewport: { width: 360, height: 740 } })
    await page.goto(shop.url + path)
    expect(await shiftOf(page), path).toBeLessThanOrEqual(0.01)
    await context.close()
  }
})

test('a list is as high before its lower cards are drawn as after', async () => {
  for (const width of [360, 768, 1280]) {
    const { page, context } = await watchedPage(browser, { viewport: { width, height: 800 } })
    await page.goto(`${shop.url}/shop`)
    const height = () => page.evaluate(() => document.documentElement.scrollHeight)
    const before = await height()
    for (let y = 0; y < (await height()); y += 600)
      await page.evaluate((top) => {
        window.scrollTo(0, top)
        return new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
      }, y)
    // Names that span two lines are unknown here.
    expect(Math.abs((await height()) - before), `${width} px`).toBeLessThan(60)
    await context.close()
  }
})

/** As in storefront/src/start.ts: a page that is not whole after that long gets its scripts all the same. */
const LONGEST_WAIT_MS = 1_000

test('nothing that the eye waits for shares the line with scripts', async () => {
  for (const path of ['/', '/shop', '/products/arch-lamp', '/events/night-market-at-tobacco-dock']) {
    const { page, context } = await watchedPage(browser, { viewport: { width: 360, height: 740 } })
    await page.goto(shop.url + path)
    await shiftOf(page)
    const { whole, started, scripts } = await page.evaluate(() => {
      const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
      const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
      const isStart = ({ name }: PerformanceEntry) => /\/start-[^/]*\.js$/.test(name)
      return {
        whole: navigation?.loadEventStart ?? Number.POSITIVE_INFINITY,
        started: resources.find(isStart)?.responseEnd ?? Number.POSITIVE_INFINITY,
        scripts: resources
          .filter((entry) => entry.name.endsWith('.js') && !isStart(entry))
          .map(({ startTime }) => startTime),
      }
    })
    expect(scripts.length, path).toBeGreaterThan(3)
    expect(Math.min(...scripts), path).toBeGreaterThanOrEqual(Math.min(whole, started + LONGEST_WAIT_MS))
    await context.close()
  }
})

test('a link within the page leads to its part from further down, too, and Back to where it was pressed', async () => {
  const { page, context, quiet } = await watchedPage(browser, { viewport: { width: 1280, height: 700 } })
  await page.goto(`${shop.url}/shop`)
  const height = () => page.evaluate(() => scrollY)
  const skip = page.getByRole('link', { name: 'Skip to content' })
  for (const from of [900, 700]) {
    await page.evaluate((y) => scrollTo(0, y), from)
    await skip.evaluate((link) => (link as HTMLElement).click())
    await expect.poll(height).toBeLessThan(200)
  }
  await page.goBack()
  await expect.poll(height).toBe(900)
  quiet()
  await context.close()
})

test('chosen options and the current collection show in forced colours', async () => {
  const { page, context } = await watchedPage(browser, { forcedColors: 'active' })
  await page.goto(`${shop.url}/products/dock-tee`)
  const looks = (name: string) =>
    page
      .locator('label')
      .filter({ has: page.getByRole('radio', { name, exact: true }) })
      .evaluate((label) => {
        const { backgroundColor, borderTopColor } = getComputedStyle(label)
        return { backgroundColor, borderTopColor }
      })
  await page.getByRole('radio', { name: 'XL', exact: true }).check()
  await expect.poll(async () => (await looks('XL')).backgroundColor).not.toBe((await looks('S')).backgroundColor)
  const [cobalt, oat] = await page
    .getByRole('group', { name: /^Colour/ })
    .getByRole('radio')
    .all()
  const ring = async (swatch = cobalt) => (await looks((await swatch?.getAttribute('aria-label')) ?? '')).borderTopColor
  expect(await cobalt?.isChecked()).toBe(true)
  expect(await ring(cobalt)).not.toBe(await ring(oat))

  await page.goto(`${shop.url}/collections/lamps`)
  const outline = (link: Locator) => link.evaluate((element) => getComputedStyle(element).outlineStyle)
  const collections = page.getByRole('navigation', { name: 'Collections' }).getByRole('link')
  await expect.poll(() => outline(collections.and(page.locator('[aria-current=page]')))).toBe('solid')
  expect(await outline(collections.and(page.locator(':not([aria-current])')).first())).toBe('none')
  await context.close()
})

test('the price of a choice is part of its accessible name', async () => {
  const { page, context } = await watchedPage(browser)
  await page.goto(`${shop.url}/products/harbour-mug`)
  await page
    .getByRole('radio', { name: /^.+, \+£\d+\.\d\d$/ })
    .first()
    .waitFor({ state: 'attached' })
  await context.close()
})

test('texts count in words, name what they are about and spell a word in one way', async () => {
  const { page, context } = await watchedPage(browser, { javaScriptEnabled: false })
  await page.goto(`${shop.url}/events/candle-pouring-for-two/tickets`)
  await page.getByRole('heading', { name: 'Email me when “A place for two” is available again' }).waitFor()
  await page.goto(`${shop.url}/products/fair-poster-to-print-yourself`)
  const main = page.getByRole('main')
  await main.getByText('Download, ready once it is paid').first().waitFor()
  expect(await main.getByText('In stock').count()).toBe(0)
  const odd: string[] = []
  for (const path of [...PATHS, '/events/candle-pouring-for-two/tickets']) {
    await page.goto(shop.url + path)
    const text = (await page.locator('body').ariaSnapshot()).replaceAll(/\/url: .*/g, '')
    const found = text.match(/.*\b(e-mail|wait-?list|log[ -]?in|next to it|one name a line)\b.*/gi) ?? []
    odd.push(...found.map((text) => `${path}: ${text}`))
  }
  expect(odd).toEqual([])
  await context.close()

  const buyer = await watchedPage(browser)
  await buyer.page.goto(`${shop.url}/events/night-market-at-tobacco-dock/tickets`)
  const number = buyer.page.getByRole('spinbutton').first()
  for (const [count, words] of [
    ['1', /^1 ticket, £/],
    ['2', /^2 tickets, £/],
  ] as const) {
    await number.fill(count)
    await buyer.page.getByText(words).first().waitFor()
  }
  buyer.quiet()
  await buyer.context.close()
})

test.for([360, 768, 1024])('a ticket card has room for its price and what is left at %i px', async (width) => {
  const { page, context } = await watchedPage(browser, { viewport: { width, height: 900 } })
  await page.goto(shop.url)
  const lines = await page.locator('.ticket-row .ticket-stub p:last-child span').evaluateAll((texts) =>
    texts.map((text) => {
      const range = document.createRange()
      range.selectNodeContents(text)
      return range.getClientRects().length
    }),
  )
  expect(new Set(lines)).toEqual(new Set([1]))
  await context.close()
})

test('long words of titles and names break before they make a page wider', async () => {
  const long = 'Donaudampfschifffahrtsgesellschaftskapitaensmuetzenabzeichen'
  const credentials = await shop.credentials()
  const shopkeeper = merchant(credentials)
  const { slug } = await shopkeeper.sellTickets(long, 40, '25.00')
  const ruled = await shopkeeper.sellTickets('Brass with house rules', 40, '25.00')
  const { url, apiKey, siteId } = credentials
  const site = createClient({ url, auth: apiKeyAuth({ apiKey, siteId }), modules: { policies } })
  await site.policies.createPolicy({ policy: { eventId: ruled.eventId, name: long.slice(0, 40), body: 'No flash.' } })
  const { page, context } = await watchedPage(browser, { viewport: { width: 320, height: 640 } })
  const wider: string[] = []
  const measure = async (name: string) => {
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    if (width > 320) wider.push(`${name}: ${width} px`)
  }
  for (const path of ['/events', `/events/${slug}`, `/events/${slug}/tickets`]) {
    await page.goto(shop.url + path)
    await measure(path)
  }
  await page.goto(`${shop.url}/events/${ruled.slug}`)
  // The name of a policy begins beside its marker.
  const below = await page.getByText(long.slice(0, 40), { exact: true }).evaluate((summary) => {
    const words = document.createRange()
    words.selectNodeContents(summary)
    return (words.getClientRects()[0]?.top ?? Infinity) - summary.getBoundingClientRect().top
  })
  expect(below).toBeLessThan(12)
  await page.goto(`${shop.url}/events/${slug}/tickets`)
  await page.getByRole('spinbutton', { name: /Standing/ }).fill('1')
  await page.getByRole('button', { name: 'Add tickets to cart' }).click()
  await page.waitForURL(/\/cart$/)
  await measure('cart')
  await page.getByRole('button', { name: 'Go to checkout' }).click()
  await page.waitForURL(/\/checkout\//)
  await page.locator('summary').first().click()
  await measure('checkout')
  await page.getByRole('textbox', { name: 'Email' }).fill(`${long}@example.com`)
  await page.getByRole('textbox', { name: 'First name' }).fill(long)
  await page.getByRole('textbox', { name: 'Last name' }).fill(long)
  await chooseTestPayment(page)
  await page.getByRole('button', { name: /^Pay / }).click()
  await decideAtBank(page)
  await page.waitForURL(/\/thanks/)
  await measure('thanks')
  expect(wider).toEqual([])
  await context.close()
})
