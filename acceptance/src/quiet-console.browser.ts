import { expect, test } from 'vitest'
import { watchedPage } from './browser.ts'
import { openShop } from './open-shop.ts'

/** Nothing is refused on the way of somebody who does nothing wrong: the console stays empty. */

const { shop, browser } = await openShop()

test('the sign-in page asks for a passkey as a visitor whose session has begun', async () => {
  const { page, context, quiet } = await watchedPage(browser)
  const offered = page.waitForResponse(/passkeys/)
  await page.goto(`${shop.url}/login`)
  expect((await offered).status()).toBe(200)
  quiet()
  await context.close()
})

test('a visitor who looks for a cancelled event learns what became of it', async () => {
  const { page, context, quiet } = await watchedPage(browser)
  await page.goto(`${shop.url}/events`)
  const card = page.getByRole('article').filter({ hasText: 'Cancelled' })
  await card.waitFor()
  const title = (await card.getByRole('heading').textContent()) ?? ''
  await page.goto(`${shop.url}/search?q=${encodeURIComponent(title)}`)
  await page.getByRole('article').filter({ hasText: title }).getByText('Cancelled', { exact: true }).waitFor()
  await page.getByRole('link', { name: title }).first().click()
  const notice = page.getByRole('region', { name: 'Notice' })
  await notice.getByText(/^This event is cancelled\. It was planned for/).waitFor()
  expect(await page.getByRole('link', { name: 'Get tickets' }).count()).toBe(0)
  quiet()

  // Nobody is invited to it.
  await page.goto(shop.url)
  await page.getByRole('article').first().waitFor()
  expect(await page.getByText(title).count()).toBe(0)
  await context.close()
})

test('events are narrowed down to a kind, shown month by month, followed in a calendar and looked up when over', async () => {
  const { page, context, quiet } = await watchedPage(browser)
  await page.goto(`${shop.url}/events`)
  const cards = page.getByRole('main').getByRole('article')
  const all = await cards.count()
  const posters = await cards.locator('img').evaluateAll((found) => found.map((one) => (one as HTMLImageElement).src))
  expect(new Set(posters.map((src) => new URL(src).pathname)).size).toBeGreaterThanOrEqual(12)
  const kinds = page.getByRole('navigation', { name: 'Categories' })
  await kinds.getByRole('link', { name: 'Workshops' }).click()
  await page.getByRole('heading', { level: 1, name: 'Workshops' }).waitFor()
  await expect.poll(() => cards.count()).toBeLessThan(all)
  expect(await cards.count()).toBeGreaterThan(1)

  await page.getByRole('link', { name: 'Month by month' }).click()
  const month = page.getByRole('main').getByRole('table')
  const first = await month.locator('caption').textContent()
  await page.getByRole('navigation', { name: 'Months' }).getByRole('link', { name: 'Next month' }).click()
  await expect.poll(() => month.locator('caption').textContent()).not.toBe(first)
  await month.getByRole('link').first().waitFor()
  const calendar = await page.getByRole('link', { name: 'Subscribe in your calendar' }).getAttribute('href')
  const feed = await page.request.get(new URL(calendar ?? '', shop.url).href)
  expect(await feed.text()).toMatch(/^BEGIN:VCALENDAR[\s\S]*BEGIN:VEVENT/)

  await page.goto(`${shop.url}/events?past=1`)
  await expect.poll(() => cards.count()).toBeGreaterThan(3)
  quiet()
  await context.close()
})

test('tickets in the event’s own currency go to its checkout at once', async () => {
  const { page, context, quiet } = await watchedPage(browser)
  await page.goto(`${shop.url}/events/siebdruck-samstag-screen-printing-in-kreuzberg/tickets`)
  const calls: string[] = []
  page.on('response', (response) => calls.push(`${response.status()} ${new URL(response.url()).pathname}`))
  await page.getByRole('spinbutton').first().fill('2')
  await page.getByRole('button', { name: 'Continue to checkout' }).click()
  await page.waitForURL(/\/checkout\//)
  expect(calls.filter((call) => /^[45]/.test(call))).toEqual([])
  quiet()
  await context.close()
})
