import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { watchedPage } from './browser.ts'
import { openShop } from './open-shop.ts'
import { chooseTestPayment, decideAtBank } from './pay.ts'
import { root } from './running-shop.ts'
import { SITE } from './site-of-others.ts'

/** The published React components, unmodified, on a site of their own: `acceptance/conformance/headless`. */

const { shop, browser } = await openShop()
const { clientId } = await shop.credentials()
const folder = mkdtempSync(join(tmpdir(), 'headless-'))
await promisify(execFile)(
  process.execPath,
  [join(root, 'node_modules/vite/bin/vite.js'), 'build', '--outDir', folder, '--emptyOutDir'],
  {
    cwd: join(root, 'acceptance/conformance/headless'),
    env: { ...process.env, NODE_ENV: 'production', VITE_FAIRGROUND_URL: shop.url, VITE_CLIENT_ID: clientId },
  },
)
const site = await serve()
afterAll(() => {
  site?.close()
  rmSync(folder, { recursive: true, force: true })
})

/** Files of the site; every address without one is its page. */
function serve(): Promise<Server> {
  const types: Readonly<Record<string, string>> = { '.js': 'text/javascript', '.css': 'text/css', '.html': 'text/html' }
  const server = createServer(({ url = '/' }, response) => {
    const { pathname } = new URL(url, SITE)
    const file = join(folder, pathname.startsWith('/assets/') ? pathname : 'index.html')
    response.writeHead(200, { 'content-type': types[extname(file)] ?? 'application/octet-stream' })
    response.end(readFileSync(file))
  })
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(Number(new URL(SITE).port), 'localhost', () => resolve(server))
  })
}

/** A visitor's page on the site, and the requests that the shop refused, but that for a cart that is not there yet. */
async function visitor() {
  const { page, context } = await watchedPage(browser)
  const refused: string[] = []
  const faults: string[] = []
  page.on('response', (response) => {
    const { pathname } = new URL(response.url())
    if (response.status() < 400 || pathname === '/ecom/v1/carts/current') return
    refused.push(`${response.status()} ${response.request().method()} ${pathname}`)
  })
  page.on('pageerror', ({ message }) => faults.push(message))
  const done = async () => {
    expect({ refused, faults }).toEqual({ refused: [], faults: [] })
    await context.close()
  }
  return { page, done }
}

const region = (page: Page, name: string) => page.getByRole('region', { name })
const shown = (page: Page, name: string) => region(page, name).getByRole('article')
const slugs = (page: Page) => region(page, 'Products').getByRole('link').allTextContents()

/** Every picture of the page that is loaded, or fails. */
const pictures = (page: Page) =>
  page
    .locator('img')
    .evaluateAll((all) => all.map((one) => one instanceof HTMLImageElement && one.complete && one.naturalWidth > 0))

test('a list of products is filtered, sorted, searched and goes on', async () => {
  const { page, done } = await visitor()
  await page.goto(`${SITE}/shop`)
  await expect.poll(() => shown(page, 'Products').count()).toBe(24)
  await expect.poll(() => pictures(page)).toContain(true)
  expect(
    await page.locator('img').evaluateAll((all) => all.every((one) => one.getAttribute('src')?.includes('/media/'))),
  ).toBe(true)
  await page.getByRole('button', { name: 'More' }).click()
  await expect.poll(() => shown(page, 'Products').count()).toBe(64)

  await page.getByRole('button', { name: 'Tees' }).click()
  await expect.poll(() => slugs(page)).toContain('closing-time-tee')
  await expect.poll(() => slugs(page)).not.toContain('harbour-mug')
  await page.getByRole('button', { name: 'All Products' }).click()
  await page.getByRole('combobox').selectOption({ label: 'Price: High to Low' })
  await expect.poll(async () => (await slugs(page))[0]).toBe('big-pot')
  await page.getByRole('button', { name: 'XL', exact: true }).click()
  await expect.poll(async () => (await slugs(page)).every((slug) => slug.endsWith('-tee'))).toBe(true)
  await page.getByRole('button', { name: 'Clear' }).click()
  await page.getByRole('button', { name: 'Out of Stock' }).click()
  await expect.poll(() => slugs(page)).not.toContain('closing-time-tee')

  await page.goto(`${SITE}/shop?q=shirt`)
  await expect.poll(() => shown(page, 'Products').count()).toBeGreaterThan(0)
  expect(await slugs(page)).not.toContain('harbour-mug')
  await done()
})

test('a product is chosen, put in the cart, changed there, and handed over to the checkout', async () => {
  const { page, done } = await visitor()
  await page.goto(`${SITE}/product/closing-time-tee`)
  await page.getByRole('heading', { name: 'Closing Time Tee' }).waitFor()
  const add = page.getByRole('button', { name: 'Add to cart' })
  expect(await add.isDisabled()).toBe(true)
  await page.getByRole('button', { name: 'Pine' }).click()
  await page.getByRole('button', { name: 'M', exact: true }).click()
  await page.getByText('TEE-01-PIN-M').waitFor()
  await add.click()
  await page.getByText('1 in the cart').waitFor()

  await page.goto(`${SITE}/cart`)
  await page.getByText('Colour: Pine').waitFor()
  await page.getByRole('button', { name: '+' }).click()
  await expect.poll(() => page.getByRole('definition').allTextContents()).toContain('£54.00')
  await expect.poll(() => pictures(page)).toEqual([true])
  await page.getByRole('textbox', { name: 'Coupon' }).fill('NO-SUCH-CODE')
  await page.getByRole('button', { name: 'Apply' }).click()
  await page.getByText('This coupon code does not exist').waitFor()
  await page.getByRole('textbox', { name: 'Note' }).fill('Ring twice')
  await page.getByRole('button', { name: 'Check out' }).click()
  await page.waitForURL(`${shop.url}/checkout/**`)
  expect(await page.getByRole('textbox', { name: 'Note to us' }).inputValue()).toBe('Ring twice')
  await page.getByText('Closing Time Tee').filter({ visible: true }).first().waitFor()
  await done()
})

test('a product with a choice of its own is bought at once', async () => {
  const { page, done } = await visitor()
  await page.goto(`${SITE}/product/harbour-mug`)
  await page.getByRole('button', { name: 'Pine' }).click()
  await page.getByRole('button', { name: 'Cloth, tied' }).click()
  await page.getByRole('button', { name: 'Buy now' }).click()
  await page.waitForURL(`${shop.url}/checkout/**`)
  await page.getByText('Cloth, tied').filter({ visible: true }).first().waitFor()
  await done()
})

test('a list of events is filtered by category and state, and goes on', async () => {
  const { page, done } = await visitor()
  await page.goto(`${SITE}/events`)
  await expect.poll(() => shown(page, 'Events').count()).toBe(20)
  await expect.poll(() => pictures(page)).toContain(true)
  await page.getByRole('button', { name: 'More' }).click()
  await expect.poll(() => shown(page, 'Events').count()).toBeGreaterThan(20)
  await page.getByRole('radio', { name: 'Music and film' }).click()
  await page.getByText('Schubert by lamplight').waitFor()
  await expect.poll(() => page.getByText('Candle pouring for two').count()).toBe(0)
  await page.getByRole('radio', { name: 'All' }).first().click()
  await page.getByRole('radio', { name: 'Past' }).click()
  await expect.poll(() => page.getByText('Schubert by lamplight').count()).toBe(0)
  await expect.poll(() => shown(page, 'Events').count()).toBeGreaterThan(0)
  await done()
})

test('a visitor reads the schedule of an event, and buys its tickets', async () => {
  const { page, done } = await visitor()
  await page.goto(`${SITE}/event/night-market-at-tobacco-dock`)
  await region(page, 'Schedule').getByText('Throw a bowl in ten minutes').waitFor()
  const tickets = region(page, 'Tickets')
  await tickets.getByRole('combobox').first().selectOption('2')
  await expect.poll(() => tickets.getByRole('status').textContent()).toBe('£24.60')
  await page.getByRole('button', { name: 'Get tickets' }).click()
  await page.waitForURL(`${shop.url}/events/**`)
  await page.getByRole('textbox', { name: 'First name' }).fill('Ines')
  await page.getByRole('textbox', { name: 'Last name' }).fill('Carvalho')
  await page.getByRole('textbox', { name: 'Email' }).fill('ines@example.com')
  await page.getByRole('button', { name: 'Continue to payment' }).last().click()
  await chooseTestPayment(page)
  await page.getByRole('button', { name: 'Pay £24.60' }).click()
  await decideAtBank(page)
  await page.waitForURL(`${SITE}/order/**`)
  await page.getByRole('heading', { name: /^Order / }).waitFor()
  await page.getByText('ines@example.com').waitFor()
  await expect.poll(() => page.getByRole('article').textContent()).toContain('£24.60')
  await done()
})

test('the dates of a series are listed beside each other', async () => {
  const { page, done } = await visitor()
  await page.goto(`${SITE}/event/bind-your-own-notebook`)
  await page.getByRole('heading', { name: 'Bind your own notebook' }).waitFor()
  await expect.poll(() => shown(page, 'Dates').count()).toBeGreaterThan(1)
  await done()
})

test('a guest answers an event by its form', async () => {
  const { page, done } = await visitor()
  await page.goto(`${SITE}/event/swap-shop-bring-a-chair-take-a-chair`)
  const form = region(page, 'RSVP')
  await form.getByLabel('First name').fill('Ines')
  await form.getByLabel('Last name').fill('Carvalho')
  await form.getByLabel('Email').fill('ines@example.com')
  await form.getByRole('button').last().click()
  await page.waitForURL(`${SITE}/events`)
  await done()
})
