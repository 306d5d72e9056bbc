import { expect, test } from 'vitest'
import { watchedPage } from './browser.ts'
import { merchant } from './merchant.ts'
import { openShop } from './open-shop.ts'

/** Prices that a visitor reads from the first one to the Pay button: one currency, and a total that no step raises by surprise. */

const { shop, browser } = await openShop()
const credentials = await shop.credentials()
const shopkeeper = merchant(credentials)
const concert = await shopkeeper.sellTickets('Brass at the Bandstand', 40, '20.00', 'FEE_ADDED_AT_CHECKOUT')
const rates = await fetch(`${shop.url}/fairground/v1/currencies`, {
  method: 'PATCH',
  headers: {
    authorization: credentials.apiKey,
    'wix-site-id': credentials.siteId,
    'content-type': 'application/json',
  },
  body: JSON.stringify({ others: [{ code: 'EUR', rate: '1.2' }] }),
})
if (!rates.ok) throw new Error(`The rate was not set: ${rates.status}`)

test('tickets show their price with the service fee from the picker to the checkout', async () => {
  const { page, context, quiet } = await watchedPage(browser, { viewport: { width: 360, height: 740 } })
  await page.goto(`${shop.url}/events/${concert.slug}/tickets`)
  const row = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Standing' })
  await row.getByText('£20.50', { exact: true }).waitFor()
  await row.getByText('Includes £0.50 service fee').waitFor()
  await page.getByRole('spinbutton', { name: /Standing/ }).fill('3')
  await page.getByText('3 tickets, £61.50').first().waitFor()
  await page.getByRole('button', { name: 'Add tickets to cart' }).click()
  await page.waitForURL(/\/cart$/)
  const items = page.getByRole('region', { name: 'Items' })
  await items.getByText('£20.50 each').waitFor()
  await items.getByText('Includes £1.50 service fee').waitFor()
  const total = page.getByRole('region', { name: 'Total' })
  await total.getByText('£61.50', { exact: true }).waitFor()
  await total.getByText('This is all you pay.').waitFor()
  await page.getByRole('button', { name: 'Go to checkout' }).click()
  await page.waitForURL(/\/checkout\//)
  await page.getByRole('button', { name: 'Pay £61.50' }).waitFor()
  quiet()
  await context.close()
})

test('a picked currency stands on the page, in the drawer, the cart and the checkout, beside what is charged', async () => {
  const { page, context, quiet } = await watchedPage(browser)
  await page.goto(`${shop.url}/products/studio-second-mug`)
  await page.getByRole('combobox', { name: 'Show prices in' }).selectOption('EUR')
  await page.getByRole('button', { name: 'Show', exact: true }).click()
  await page.getByText(/^€\d/).first().waitFor()
  await page.getByRole('button', { name: 'Add to cart' }).first().click()
  const drawer = page.getByRole('dialog', { name: 'Your cart' })
  await drawer.getByText(/^€\d/).first().waitFor()
  await drawer.getByText(/You are charged in GBP: £\d/).waitFor()
  expect(await drawer.getByText(/£/).count()).toBe(1)

  await page.goto(`${shop.url}/events/${concert.slug}`)
  await page.getByText('€24.00').first().waitFor()
  await page.getByRole('link', { name: 'Get tickets' }).first().click()
  await page.getByText('€24.60', { exact: true }).first().waitFor()
  await page.getByRole('spinbutton', { name: /Standing/ }).fill('1')
  await page.getByText('1 ticket, €24.60').first().waitFor()
  await page.getByRole('button', { name: 'Add tickets to cart' }).click()
  await page.waitForURL(/\/cart$/)
  await page.getByRole('region', { name: 'Items' }).getByText('€24.60', { exact: true }).waitFor()
  await expect.poll(() => page.getByRole('main').getByText(/£/).count()).toBe(1)
  await page.getByRole('button', { name: 'Go to checkout' }).click()
  await page.waitForURL(/\/checkout\//)
  const summary = page.getByRole('region', { name: 'Order summary' })
  await summary.getByText('€24.60', { exact: true }).last().waitFor()
  await page.getByRole('button', { name: /^Pay £\d/ }).waitFor()
  // On a phone the summary is folded: the sum on the button is explained beside it.
  await page.setViewportSize({ width: 360, height: 780 })
  await page
    .getByRole('region', { name: 'Review and pay' })
    .getByText(/You are charged in GBP: £\d/)
    .waitFor()
  quiet()
  await context.close()
})
