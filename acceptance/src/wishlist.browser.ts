import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { watchedPage } from './browser.ts'
import { openShop } from './open-shop.ts'

/** A member keeps products by their hearts, finds them in the wishlist and lets go of them; a visitor signs in first. */

const { shop, browser } = await openShop()

const PRODUCT = '/products/dock-tee'
const box = (page: Page, name: string) => page.getByRole('textbox', { name })

async function signUp(page: Page, email: string) {
  await box(page, 'First name').fill('Ines')
  await box(page, 'Last name').fill('Carvalho')
  await box(page, 'Email').fill(email)
  await box(page, 'Password').fill('lamps over the harbour')
  await page.getByRole('button', { name: 'Create account', exact: true }).click()
}

test('a heart keeps a product, the list shows it, and it is let go of', async () => {
  const { page, context, quiet } = await watchedPage(browser)
  await page.goto(`${shop.url}/signup`)
  await signUp(page, 'hearts@example.com')
  await page.waitForURL(/\/account$/)

  await page.goto(shop.url + PRODUCT)
  await page.getByRole('button', { name: 'Add to wishlist' }).click()
  const kept = page.getByRole('button', { name: 'In your wishlist', exact: true })
  await kept.waitFor()
  // Not the guess of a press alone: the page that is loaded anew says the same.
  await expect.poll(() => kept.getAttribute('aria-pressed')).toBe('true')
  await page.waitForLoadState('networkidle')
  await page.reload()
  await kept.waitFor()

  await page.goto(`${shop.url}/account/wishlist`)
  const list = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Dock Tee' })
  await list.waitFor()
  await list.getByRole('button', { name: /^Remove/ }).click()
  await page.getByText('Nothing saved yet').waitFor()
  quiet()
  await context.close()
})

test('without scripts, who is not signed in does so first', async () => {
  const { page, context } = await watchedPage(browser, { javaScriptEnabled: false })
  await page.goto(shop.url + PRODUCT)
  await page.getByRole('button', { name: 'Add to wishlist' }).click()
  await page.waitForURL(/\/login\?returnTo=/)
  await page.goto(`${shop.url}/signup`)
  await signUp(page, 'hearts.plain@example.com')
  await page.waitForURL(/\/account$/)
  await page.goto(shop.url + PRODUCT)
  await page.getByRole('button', { name: 'Add to wishlist' }).click()
  await page.waitForURL(shop.url + PRODUCT)
  await page.goto(`${shop.url}/account/wishlist`)
  await page.getByRole('main').getByRole('link', { name: 'Dock Tee', exact: true }).waitFor()
  await context.close()
})
