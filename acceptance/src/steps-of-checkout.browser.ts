import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectNoFaults } from './accessible-page.ts'
import { watchedPage } from './browser.ts'
import { goOn, openStep } from './checkout-steps.ts'
import { merchant } from './merchant.ts'
import { openShop } from './open-shop.ts'

/** Steps of the checkout that fold: one is open, those before it are a line each, and the way back walks them. */

const { shop, browser } = await openShop()
const shopkeeper = merchant(await shop.credentials())
const { product } = await shopkeeper.client.products.createProduct({
  product: { name: 'Paper kite', productType: 'physical', priceData: { price: 18 } },
})
const BUY = await shopkeeper.buyLink(product?.id ?? '')

const step = (page: Page, name: string) => page.getByRole('region', { name: new RegExp(`^\\d ${name}`) })
const fill = (page: Page, name: string, text: string) => page.getByRole('textbox', { name, exact: true }).fill(text)
const focused = (page: Page) => page.evaluate(() => document.activeElement?.id)

async function toCheckout(page: Page): Promise<void> {
  await page.goto(BUY)
  await page.getByRole('heading', { level: 1, name: 'Checkout' }).waitFor()
}

const pressContact = (page: Page) => page.locator('button[value=contact]').click()

async function fillContact(page: Page): Promise<void> {
  await fill(page, 'Email', 'ada@example.com')
  await fill(page, 'First name', 'Ada')
  await fill(page, 'Last name', 'King')
}

async function fillDelivery(page: Page): Promise<void> {
  await page.getByRole('radio', { name: /Standard delivery/ }).check({ force: true })
  await fill(page, 'House number and street', '1 Harbourside')
  await fill(page, 'Town or city', 'Bristol')
  await fill(page, 'Postcode', 'BS1 4QA')
}

test.for([360, 1280])('at %i px a step that is complete is a line, and the next one is open', async (width) => {
  const { page, context, quiet } = await watchedPage(browser, { viewport: { width, height: 780 } })
  await toCheckout(page)
  const delivery = page.getByRole('radio', { name: /Standard delivery/ })
  const methods = page.getByRole('group', { name: 'How you pay' })
  expect([await delivery.isVisible(), await methods.isVisible()]).toEqual([false, false])
  await expectNoFaults(page)

  await pressContact(page)
  await expect.poll(() => focused(page)).toBe('email')
  await page.getByRole('alert').getByText('Enter your last name.').waitFor()
  await fillContact(page)
  await page.keyboard.press('Enter')
  await delivery.waitFor()
  await expect.poll(() => focused(page)).toBe('step-delivery')
  await page.getByRole('status').getByText('Contact: Ada King · ada@example.com').waitFor({ state: 'attached' })
  await step(page, 'Contact').getByText('Ada King · ada@example.com').waitFor()
  await fillDelivery(page)
  await goOn(page)
  await methods.waitFor()
  await step(page, 'Delivery').getByText('Standard delivery, £5.00 · 1 Harbourside, Bristol BS1 4QA').waitFor()
  await page.getByRole('button', { name: 'Pay £23.00' }).waitFor()
  await expectNoFaults(page)

  await openStep(page, 'Contact')
  await expect.poll(() => focused(page)).toBe('step-contact')
  await step(page, 'Payment').getByRole('paragraph').filter({ hasText: 'Test payment' }).waitFor()
  await fill(page, 'First name', 'Augusta')
  await goOn(page)
  await step(page, 'Contact').getByText('Augusta King').waitFor()
  await page.goBack()
  await expect.poll(() => page.getByRole('textbox', { name: 'First name' }).isVisible()).toBe(true)
  await page.goForward()
  await methods.waitFor()
  await page.getByRole('radio', { name: /Bank transfer/ }).check({ force: true })
  // Its field is not left before the page is loaded again.
  await page.getByRole('textbox', { name: /Note to us/ }).fill('Ring twice')
  await page.reload()
  await methods.waitFor()
  await expect.poll(() => page.getByRole('radio', { name: /Bank transfer/ }).isChecked()).toBe(true)
  expect(await page.locator('#city').inputValue()).toBe('Bristol')
  await expect.poll(() => page.getByRole('textbox', { name: /Note to us/ }).inputValue()).toBe('Ring twice')
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
  quiet()
  await context.close()
})

/** Holds back one call of the checkout's, by its number from now on. */
async function holdCall(page: Page, held: number) {
  const [reached, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  let calls = 0
  await page.route(/\/ecom\/v1\/checkouts\/[^/]+$/, async (route) => {
    calls++
    if (calls === held) {
      reached.resolve()
      await released.promise
    }
    await route.continue()
  })
  return { reached: reached.promise, release: released.resolve }
}

async function leaveEmail(page: Page): Promise<void> {
  await fill(page, 'Email', 'ada@example.net')
  await page.keyboard.press('Tab')
}

// A form is stored by a reading and a writing call, and the page is read after them.
test.for([
  ['a step is sent', pressContact, 2],
  ['the page is read after a refused step', pressContact, 3],
  ['input is saved', leaveEmail, 2],
  ['the page is read after input was saved', leaveEmail, 3],
] as const)('on a slow line Enter counts while %s', async ([, begin, held]) => {
  const { page, context } = await watchedPage(browser)
  await toCheckout(page)
  const call = await holdCall(page, held)
  await begin(page)
  await call.reached
  await fillContact(page)
  await page.keyboard.press('Enter')
  call.release()
  await page.getByRole('radio', { name: /Standard delivery/ }).waitFor()
  await expect.poll(() => focused(page)).toBe('step-delivery')
  await step(page, 'Contact').getByText('Ada King · ada@example.com').waitFor()
  await context.close()
})

test('an order that is pressed too early opens its first mistake, and a link leads to one in another step', async () => {
  const { page, context } = await watchedPage(browser)
  await toCheckout(page)
  await openStep(page, 'Payment')
  await page.getByRole('radio', { name: /Bank transfer/ }).check({ force: true })
  await page.getByRole('button', { name: /^Pay £/ }).click()
  await expect.poll(() => focused(page)).toBe('email')
  await page.getByRole('alert').getByRole('link', { name: 'Choose a delivery method.' }).click()
  await page.getByRole('radio', { name: /Standard delivery/ }).waitFor()
  await expect
    .poll(() => page.evaluate(() => (document.activeElement as HTMLInputElement | null)?.name))
    .toBe('delivery')
  await openStep(page, 'Payment')
  expect(await page.getByRole('radio', { name: /Bank transfer/ }).isChecked()).toBe(true)
  await context.close()
})

test('a member whose account knows who they are begins with the delivery, and once it is chosen with the payment', async () => {
  const { page, context, quiet } = await watchedPage(browser)
  await page.goto(`${shop.url}/signup`)
  await fillContact(page)
  await page.getByRole('textbox', { name: 'Password' }).fill('lamps over the harbour')
  await page.getByRole('button', { name: 'Create account' }).click()
  await page.waitForURL(/\/account$/)
  await toCheckout(page)
  await step(page, 'Contact').getByText('Ada King · ada@example.com').waitFor()
  await page.getByRole('radio', { name: /Pick up/ }).check({ force: true })
  await goOn(page)
  await page.reload()
  await page.getByRole('group', { name: 'How you pay' }).waitFor()
  await step(page, 'Delivery').getByText('Pick up, Free').waitFor()
  quiet()
  await context.close()
})
