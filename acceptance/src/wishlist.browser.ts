import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { watchedPage } from './browser.ts'
import { openShop } from './open-shop.ts'

/** Members and guests keep products by their hearts and find them in the wishlist; a guest's list follows into the account. */

const { shop, browser } = await openShop()

const PRODUCT = '/products/dock-tee'
const FOR_MEMBERS = 'allotments-from-above'
const box = (page: Page, name: string) => page.getByRole('textbox', { name })

async function signUp(page: Page, email: string) {
  await box(page, 'First name').fill('Ines')
  await box(page, 'Last name').fill('Carvalho')
  await box(page, 'Email').fill(email)
  await box(page, 'Password').fill('lamps over the harbour')
  await page.getByRole('button', { name: 'Create account', exact: true }).click()
}

test('a heart keeps a product, the list shows it, and it is let go of', async () => {
  const { page, context, quiet, still } = await watchedPage(browser)
  await page.goto(`${shop.url}/signup`)
  await signUp(page, 'hearts@example.com')
  await page.waitForURL(/\/account$/)

  await page.goto(shop.url + PRODUCT)
  await page.getByRole('button', { name: 'Add to wishlist' }).click()
  const inWishlist = page.getByRole('button', { name: 'In your wishlist', exact: true })
  await inWishlist.waitFor()
  // The page that is loaded again says the same, so this is more than the guess of a press.
  await expect.poll(() => inWishlist.getAttribute('aria-pressed')).toBe('true')
  await still()
  await page.reload()
  await inWishlist.waitFor()

  await page.goto(`${shop.url}/account/wishlist`)
  const list = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Dock Tee' })
  await list.waitFor()
  await list.getByRole('button', { name: /^Remove/ }).click()
  await page.getByText('Nothing saved yet').waitFor()
  quiet()
  await context.close()
})

test('a guest keeps products, and finds them in the account after registering', async () => {
  const { page, context, quiet, still } = await watchedPage(browser, { viewport: { width: 360, height: 740 } })
  const saved = page.getByRole('button', { name: 'In your wishlist', exact: true })
  await page.goto(shop.url + PRODUCT)
  // Before the page is active a heart is a plain form: it saves, and explains nothing.
  await still()
  await page.getByRole('button', { name: 'Add to wishlist' }).click()
  await page.getByText('Saved in this browser.').waitFor()
  await saved.waitFor()
  await still()
  expect(await saved.getAttribute('aria-pressed')).toBe('true')
  expect(page.url()).toBe(shop.url + PRODUCT)
  await page.reload()
  await saved.waitFor()
  await page.goto(`${shop.url}/account/wishlist`)
  await page.getByText('This list is saved in this browser.').waitFor()
  await page.getByRole('main').getByRole('listitem').filter({ hasText: 'Dock Tee' }).waitFor()
  await page.getByRole('link', { name: 'Sign in or create an account' }).click()
  await page.getByRole('link', { name: /Create an account/ }).click()
  await signUp(page, 'hearts.guest@example.com')
  await page.waitForURL(/\/account\/wishlist$/)
  await page.getByRole('navigation', { name: 'Account' }).waitFor()
  await page.getByRole('main').getByRole('listitem').filter({ hasText: 'Dock Tee' }).waitFor()
  quiet()
  await context.close()
})

test('a press counts although an answer to the one before comes in the middle of it', async () => {
  const { page, context, quiet } = await watchedPage(browser)
  for (const path of [PRODUCT, '/products/harbour-mug']) {
    await page.goto(shop.url + path)
    const saved = page.waitForResponse(/saved-items\/save/)
    await page.getByRole('button', { name: 'Add to wishlist' }).click()
    await saved
  }
  await page.goto(`${shop.url}/account/wishlist`)
  const remove = page.getByRole('main').getByRole('button', { name: /^Remove/ })
  expect(await remove.count()).toBe(2)
  let isPressed = () => {}
  const pressed = new Promise<void>((resolve) => {
    isPressed = resolve
  })
  await page.route(/saved-items/, (route) => pressed.then(() => route.continue()))
  const lower = await remove.nth(1).boundingBox()
  const removed = page.waitForResponse(/saved-items\/remove/)
  await remove.first().click()
  await page.mouse.move((lower?.x ?? 0) + 10, (lower?.y ?? 0) + 10)
  await page.mouse.down()
  isPressed()
  await removed
  // Time in which a page that waits for nothing draws the shorter list.
  await remove
    .nth(1)
    .waitFor({ state: 'detached', timeout: 1_500 })
    .catch(() => {})
  await page.mouse.up()
  await page.getByText('Nothing saved yet').waitFor()
  quiet()
  await context.close()
})

test('a product for members says so before anything is added', async () => {
  const { page, context } = await watchedPage(browser, { viewport: { width: 360, height: 740 } })
  await page.goto(`${shop.url}/products/${FOR_MEMBERS}`)
  await page.getByText('Only members can buy this').waitFor()
  await expect.poll(() => page.getByRole('button', { name: 'Add to cart' }).count()).toBe(0)
  await page.getByRole('link', { name: 'sign in or create an account' }).click()
  await page.getByRole('heading', { level: 1, name: 'Sign in' }).waitFor()
  await page.getByRole('link', { name: /Create an account/ }).click()
  await signUp(page, 'for.members@example.com')
  await page.waitForURL(new RegExp(`/products/${FOR_MEMBERS}$`))
  await page.getByRole('button', { name: 'Add to cart' }).first().click()
  await page.getByRole('dialog', { name: 'Your cart' }).waitFor()
  await context.close()
})

test('the sign-in page stays silent about a passkey that nobody requested', async () => {
  const { page, context } = await watchedPage(browser)
  const refused = page.waitForResponse(/passkeys/)
  await page.route(/\/passkeys\//, (route) =>
    route.fulfill({
      status: 429,
      json: { message: 'Too many requests.', details: { applicationError: { code: 'TOO_MANY_REQUESTS' } } },
    }),
  )
  await page.goto(`${shop.url}/login`)
  await refused
  const button = page.getByRole('button', { name: 'Use a passkey' })
  await button.waitFor()
  expect((await page.getByRole('alert').allInnerTexts()).join('')).toBe('')
  await button.click()
  await page.getByText('Too many requests').first().waitFor()
  await context.close()
})

test('without scripts a guest’s heart keeps the product, too', async () => {
  const { page, context } = await watchedPage(browser, { javaScriptEnabled: false })
  await page.goto(shop.url + PRODUCT)
  await page.getByRole('button', { name: 'Add to wishlist' }).click()
  await page.waitForURL(shop.url + PRODUCT)
  await page.goto(`${shop.url}/account/wishlist`)
  await page.getByRole('main').getByRole('link', { name: 'Dock Tee', exact: true }).waitFor()
  await context.close()
})
