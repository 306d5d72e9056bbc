import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { watchedPage } from './browser.ts'
import { openShop } from './open-shop.ts'

/** A visitor on a slow line chooses, ticks and types before the page's scripts are there: nothing of it is lost once they are. */

const { shop, browser } = await openShop()

/** A page whose scripts arrive after `act`. */
async function early(path: string, act: (page: Page) => Promise<unknown>) {
  const { page, context, quiet } = await watchedPage(browser)
  const { promise: acted, resolve: arrive } = Promise.withResolvers<void>()
  await page.route(/\/assets\/.*\.js/, async (route) => {
    await acted
    await route.continue()
  })
  await page.goto(shop.url + path, { waitUntil: 'commit' })
  await act(page)
  arrive()
  return {
    page,
    async end() {
      await context.close()
      quiet()
    },
  }
}

test('a variant is chosen, and its address follows', async () => {
  const { page, end } = await early('/products/dock-tee', (one) => one.getByRole('radio', { name: 'XL' }).check())
  await page.waitForURL(/variant=/)
  expect(await page.getByRole('radio', { name: 'XL' }).isChecked()).toBe(true)
  await page.getByText(': XL', { exact: true }).waitFor()
  await end()
})

test('a text is typed, and costs what it says', async () => {
  const { page, end } = await early('/products/arch-lamp', (one) => one.getByLabel(/^Engraving/).fill('For Ada'))
  await page.getByText('7 of 40 characters').waitFor()
  await page.locator('main form').first().getByText('£140.00').first().waitFor()
  expect(await page.getByLabel(/^Engraving/).inputValue()).toBe('For Ada')
  await end()
})

test('a facet is ticked, an order is chosen, words are looked for', async () => {
  const ticked = await early('/shop', (one) => one.getByRole('checkbox', { name: /On sale/ }).check())
  await ticked.page.waitForURL(/\/shop\?sale=1$/)
  await expect.poll(() => ticked.page.getByRole('checkbox', { name: /On sale/ }).isChecked()).toBe(true)
  await ticked.end()

  const sorted = await early('/shop', (one) => one.getByRole('combobox', { name: 'Sort' }).selectOption('price'))
  await sorted.page.waitForURL(/\/shop\?sort=price$/)
  await sorted.end()

  const words = { name: 'Search the shop and events' }
  const searched = await early('/search', (one) => one.getByRole('combobox', words).fill('harbour mu'))
  await searched.page.getByRole('option', { name: /Harbour Mug/ }).waitFor()
  expect(await searched.page.getByRole('combobox', words).inputValue()).toBe('harbour mu')
  await searched.end()
})

test('a heart is pressed below the fold, where its code comes last', async () => {
  const { page, context, quiet } = await watchedPage(browser)
  const { promise: pressed, resolve: arrive } = Promise.withResolvers<void>()
  await page.route(/\/assets\/related-.*\.js/, async (route) => {
    await pressed
    await route.continue()
  })
  await page.goto(`${shop.url}/products/dock-tee`)
  await page.getByRole('button', { name: 'Increase quantity' }).click()
  await expect.poll(() => page.getByRole('spinbutton').inputValue()).toBe('2')
  const heart = page.getByRole('button', { name: 'Volunteer Tee in your wishlist' })
  await Promise.all([page.waitForURL(`${shop.url}/products/dock-tee`, { waitUntil: 'commit' }), heart.click()])
  arrive()
  await expect.poll(() => heart.getAttribute('aria-pressed')).toBe('true')
  await context.close()
  quiet()
})

test('a visitor leaves an address for a sold-out item and receives a mail', async () => {
  const { page, end } = await early('/products/workbench-lamp', (one) =>
    one.getByRole('textbox', { name: 'Email' }).fill('early@example.com'),
  )
  await expect.poll(() => page.evaluate(() => localStorage.getItem('viewed')), { timeout: 10_000 }).toMatch(/^\["/)
  await page.getByRole('button', { name: 'Email me' }).click()
  await page.getByText('We email early@example.com once').waitFor()
  await end()
})
