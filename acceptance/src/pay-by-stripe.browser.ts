import { spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { watchedPage } from './browser.ts'
import { goOn } from './checkout-steps.ts'
import { merchant } from './merchant.ts'
import { openShop } from './open-shop.ts'
import { choosePayment } from './pay.ts'
import { root } from './running-shop.ts'
import { withProvider } from './stripe-component.ts'

/** Keys are entered and tested in the admin; buyers pay in the provider's component, with a stand-in for the provider. */

const standIn = spawn(process.execPath, ['server/test/run-stripe-stand-in.ts'], { cwd: root })
afterAll(() => void standIn.kill())
const [printed] = (await once(standIn.stdout, 'data')) as [Buffer] // its first line
const STRIPE_API_URL = printed.toString().trim()
const { shop, browser, merchantPage } = await openShop({ STRIPE_API_URL })
await shop.fairground('import', 'products', 'acceptance/data/shopify-apparel.csv')
await merchant(await shop.credentials()).stock('classic-varsity-top', 8)

async function toCheckout(page: Page): Promise<void> {
  await page.goto(`${shop.url}/products/classic-varsity-top`)
  await page.getByRole('radio', { name: 'Medium' }).check()
  await page.getByRole('button', { name: 'Add to cart' }).first().click()
  await page.getByRole('dialog').getByText('£60.00').first().waitFor()
  await page.goto(`${shop.url}/cart`)
  await page.getByRole('button', { name: 'Go to checkout' }).click()
  await page.waitForURL(/\/checkout\//)
  await page.getByRole('textbox', { name: 'Email' }).fill('ines@example.com')
  await page.getByRole('textbox', { name: 'First name' }).fill('Ines')
  await page.getByRole('textbox', { name: 'Last name' }).fill('Carvalho')
  await goOn(page)
}

async function toPayment(page: Page): Promise<void> {
  await toCheckout(page)
  await page.getByRole('radio', { name: /Pick up/ }).check({ force: true })
  await choosePayment(page, /Pay online/)
  await page.getByRole('button', { name: /^Pay £/ }).click()
  await page.getByLabel('Card number').waitFor()
}

test('the owner enters keys, the provider confirms them, and a wrong one is explained', async () => {
  const { page, context } = await merchantPage()
  await page.goto(`${shop.url}/admin/settings/payments`)
  const card = page.locator('#account-stripe-test')
  await card.getByRole('button', { name: 'Enter keys' }).click()
  const dialog = page.getByRole('dialog')
  const fill = async (secret: string) => {
    await dialog.getByLabel('Publishable key').fill('pk_test_standin')
    await dialog.getByLabel('Secret key', { exact: true }).fill(secret)
    await dialog.getByLabel('Signing secret of the webhook').fill('whsec_standin')
    await dialog.getByRole('button', { name: 'Check and save keys' }).click()
  }
  await fill('sk_test_wrong')
  await dialog.getByText('The provider does not accept these keys').waitFor()
  await fill('sk_test_standin')
  await card.getByText('The secret key ends in ndin').waitFor()
  await card.getByRole('button', { name: 'Test keys' }).click()
  await card.getByText('These are keys of Stand-in Ltd, which takes payments.').waitFor()
  await context.close()
})

test.for([360, 1280])('a buyer whose card is declined pays with another, %i px wide', async (width) => {
  const { page, context } = await watchedPage(browser, { viewport: { width, height: 800 } })
  await withProvider(page, STRIPE_API_URL)
  await toPayment(page)
  await page.getByLabel('Card number').fill('decline')
  const pay = page.getByRole('button', { name: 'Pay now', exact: true })
  await pay.click()
  await page.getByRole('alert').getByText('Your card was declined.').waitFor()
  await page.getByLabel('Card number').fill('succeed')
  await pay.click()
  await page.waitForURL(/\/orders\/.+\/thanks/)
  await context.close()
})

test('a browser that is closed in the payment finds it open on the page of the order', async () => {
  const { page, context } = await watchedPage(browser)
  await withProvider(page, STRIPE_API_URL)
  await toPayment(page)
  const order = page.url()
  await page.close()
  const again = await context.newPage()
  await withProvider(again, STRIPE_API_URL)
  await again.goto(order)
  await again.getByLabel('Card number').fill('succeed')
  await again.getByRole('button', { name: 'Pay now', exact: true }).click()
  await again.waitForURL(/\/orders\/.+\/thanks/)
  expect(await again.getByRole('main').textContent()).toContain('£60.00')
  await context.close()
})

test('the owner has taxes of a region calculated and tests it, and a buyer orders with them', async () => {
  const { page, context } = await merchantPage()
  await page.goto(`${shop.url}/admin/settings/taxes`)
  const dialog = page.getByRole('dialog')
  const choose = async (action: string) => {
    await page.getByRole('button', { name: 'Change United Kingdom', exact: true }).click()
    await page.getByRole('menuitem', { name: action }).click()
  }
  await choose('Edit')
  await dialog.getByLabel('Tax is found by').selectOption({ label: 'Stripe Tax, test mode' })
  await dialog.getByRole('button', { name: 'Save region' }).click()
  await page.getByText('These rates are charged while the calculator does not answer:').waitFor()
  await choose('Test calculation')
  await dialog.getByRole('button', { name: 'Test calculation' }).click()
  await dialog.getByText('Tax 20.00 on 100.00 GBP').waitFor()

  const { page: buyer, context: visit } = await watchedPage(browser)
  await toCheckout(buyer)
  await buyer.getByRole('radio', { name: /Standard delivery/ }).check({ force: true })
  await buyer.getByRole('textbox', { name: 'House number and street' }).fill('1 Harbourside')
  await buyer.getByRole('textbox', { name: /Town|City/ }).fill('Bristol')
  await buyer.getByRole('textbox', { name: /Postcode|Postal code/ }).fill('BS1 4QA')
  await buyer.keyboard.press('Tab')
  await buyer
    .getByText(/VAT.*20/)
    .first()
    .waitFor()
  await choosePayment(buyer, /Pay online/)
  await buyer.getByRole('button', { name: /^Pay £/ }).click()
  await buyer.waitForURL(/\/orders\//)
  const [, orderId] = /\/orders\/([^/?]+)/.exec(buyer.url()) ?? []
  await visit.close()
  await page.goto(`${shop.url}/admin/orders/${orderId}`)
  await page.getByText('Tax calculated by Stripe Tax, test mode.').waitFor()
  await context.close()
})
