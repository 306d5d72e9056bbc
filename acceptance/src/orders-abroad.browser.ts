import { apiKeyAuth } from '@fairground/client/auth/api-key.ts'
import { createClient } from '@fairground/client/create-client.ts'
import { siteSettings } from '@fairground/client/generated/fairground.site-settings.ts'
import { taxPresets } from '@fairground/client/generated/fairground.tax-presets.ts'
import { expect, test } from 'vitest'
import { expectNoFaults } from './accessible-page.ts'
import { watchedPage } from './browser.ts'
import { goOn } from './checkout-steps.ts'
import { merchant } from './merchant.ts'
import { openShop } from './open-shop.ts'
import { choosePayment } from './pay.ts'

/** Orders of a shop in Amsterdam that go to other countries, with the taxes that its starting values have for them. */

const { shop, browser } = await openShop({ DEMO: '0' })
const credentials = await shop.credentials()
const { apiKey, siteId } = credentials
const site = createClient({
  url: shop.url,
  auth: apiKeyAuth({ apiKey, siteId }),
  modules: { siteSettings, taxPresets },
})
const shopkeeper = merchant(credentials)

await site.siteSettings.setSiteSettings({
  business: { name: 'Klein Licht', address: { country: 'NL', city: 'Amsterdam' } },
  currency: 'EUR',
  taxIncludedInPrices: true,
  reverseCharge: true,
})
await site.taxPresets.applyTaxPresets({ countries: ['NL', 'DE', 'GB', 'CH', 'NO', 'US', 'CA', 'AU', 'JP', 'IN'] })
const { product } = await shopkeeper.client.products.createProduct({
  product: { name: 'Paper lantern', productType: 'physical', priceData: { price: 100 } },
})
const BUY = await shopkeeper.buyLink(product?.id ?? '')

/** Buyers; a lantern costs 100.00 and is sent for 5.00. */
const buyers = [
  {
    country: 'US',
    typed: { addressLine: '1600 Market Street', city: 'San Francisco', subdivision: 'ca', postalCode: '94103' },
    labels: ['State', 'ZIP code'],
    // Starting values of the United States leave delivery untaxed.
    total: '€112.25',
    receipt: ['Sales tax 7.25%', '€7.25', 'San Francisco, California 94103', 'United States'],
  },
  {
    country: 'CA',
    typed: { addressLine: '301 Front Street', city: 'Toronto', subdivision: 'Ontario', postalCode: 'M5V 2T6' },
    labels: ['Province or territory', 'Postal code'],
    total: '€118.65',
    receipt: ['HST 13%', '€13.65', 'Toronto, Ontario M5V 2T6', 'Canada'],
  },
  {
    country: 'AU',
    typed: { addressLine: '1 Macquarie Street', city: 'Sydney', subdivision: 'NSW', postalCode: '2000' },
    labels: ['State or territory', 'Postcode'],
    total: '€105.00',
    receipt: ['GST 10%, included', '€9.54', 'Sydney, New South Wales 2000', 'Australia'],
  },
  {
    country: 'JP',
    typed: { addressLine: '1-1-2 Marunouchi', city: 'Chiyoda', subdivision: 'Tokyo', postalCode: '100-0005' },
    labels: ['Prefecture', 'Postal code'],
    total: '€105.00',
    receipt: ['Consumption tax 10%, included', '€9.54', 'Chiyoda, Tokyo 100-0005', 'Japan'],
  },
  {
    country: 'IN',
    typed: { addressLine: '12 MG Road', city: 'Bengaluru', subdivision: 'Karnataka', postalCode: '560001' },
    labels: ['State', 'PIN code'],
    total: '€105.00',
    receipt: ['GST 18%, included', '€16.01', 'Bengaluru 560001', 'Karnataka', 'India'],
  },
  {
    country: 'CH',
    typed: { addressLine: 'Bahnhofstrasse 1', city: 'Zürich', postalCode: '8001' },
    labels: ['Postcode'],
    total: '€105.00',
    receipt: ['VAT 8.1%, included', '€7.86', '8001 Zürich', 'Switzerland'],
  },
  {
    country: 'NO',
    typed: { addressLine: 'Karl Johans gate 1', city: 'Oslo', postalCode: '0154' },
    labels: ['Postcode'],
    total: '€105.00',
    receipt: ['MVA 25%, included', '€21.00', '0154 Oslo', 'Norway'],
  },
  {
    country: 'DE',
    typed: { addressLine: 'Friedrichstraße 1', city: 'Berlin', postalCode: '10117' },
    labels: ['Postcode'],
    taxId: 'DE136695976',
    // 100.00 and 5.00 hold 19 %.
    total: '€88.23',
    receipt: ['VAT (reverse charge: you account for it)', '€84.03', '€4.20', 'Tax ID: DE136695976', 'Germany'],
  },
  {
    country: 'GB',
    typed: { addressLine: '1 Strand', city: 'London', postalCode: 'wc2n 5hr' },
    labels: ['Postcode'],
    total: '€105.00',
    receipt: ['VAT 20%, included', '€17.50', 'London WC2N 5HR', 'United Kingdom'],
  },
]

test.for(buyers)('an order is sent to $country with its address and taxes', async (buyer) => {
  const { page, context, quiet } = await watchedPage(browser, { viewport: { width: 360, height: 780 } })
  const fill = (label: string, text: string) => page.getByRole('textbox', { name: label, exact: true }).fill(text)
  await page.goto(BUY)
  await fill('Email', 'ada@example.com')
  await fill('First name', 'Ada')
  await fill('Last name', 'King')
  if (buyer.taxId) {
    await page.getByText('Buying for a business?').click()
    await page.locator('#company').fill('Lichthaus GmbH')
    await page.locator('#taxId').fill(buyer.taxId)
  }
  await goOn(page)
  await page.getByRole('radio', { name: /Standard delivery/ }).check({ force: true })
  await page.getByRole('combobox', { name: 'Country' }).selectOption(buyer.country)
  for (const label of buyer.labels) await page.getByRole('textbox', { name: label }).waitFor()
  for (const [id, text] of Object.entries(buyer.typed)) await page.locator(`#${id}`).fill(text)
  await page.keyboard.press('Tab')
  await choosePayment(page, /Pay in person/)
  await page.getByRole('button', { name: `Pay ${buyer.total}` }).click()
  await page.waitForURL(/\/orders\/.+\/thanks/)
  const receipt = page.getByRole('region', { name: 'Receipt' })
  for (const text of [...buyer.receipt, buyer.total]) await receipt.getByText(text, { exact: true }).first().waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
  quiet()
  await context.close()
})

test('the bill of an order goes to another address than the goods', async () => {
  const { page, context, quiet, still } = await watchedPage(browser, { viewport: { width: 360, height: 780 } })
  await page.goto(BUY)
  const fillIn = async (typed: Record<string, string>) => {
    for (const [id, text] of Object.entries(typed)) await page.locator(`#${id}`).fill(text)
  }
  await fillIn({ email: 'ada@example.com', firstName: 'Ada', lastName: 'King' })
  await goOn(page)
  await page.getByRole('radio', { name: /Standard delivery/ }).check({ force: true })
  await page.locator('#country').selectOption('CH')
  await fillIn({ addressLine: 'Bahnhofstrasse 1', city: 'Zürich', postalCode: '8001' })
  await page.getByText('Bill to another address').click()
  await page.locator('#billCountry').selectOption('US')
  await page.getByRole('textbox', { name: 'ZIP code' }).waitFor()
  await fillIn({ billAddressLine: '1600 Market Street', billCity: 'San Francisco', billPostalCode: '9410' })
  await page.getByRole('button', { name: 'Pay €105.00' }).click()
  await page
    .getByRole('alert')
    .getByRole('link', { name: /whole ZIP code/ })
    .click()
  await expectNoFaults(page)
  await fillIn({ billPostalCode: '94103', billSubdivision: 'California' })
  await page.keyboard.press('Tab')
  await still()
  await page.reload()
  await expect.poll(() => page.locator('#billCity').inputValue()).toBe('San Francisco')
  expect(await page.locator('#city').inputValue()).toBe('Zürich')
  await choosePayment(page, /Pay in person/)
  await page.getByRole('button', { name: 'Pay €105.00' }).click()
  await page.waitForURL(/\/orders\/.+\/thanks/)
  const receipt = page.getByRole('region', { name: 'Receipt' })
  // Goods bear the tax of where they go.
  for (const text of ['VAT 8.1%, included', '8001 Zürich', 'Switzerland', 'San Francisco, California 94103'])
    await receipt.getByText(text, { exact: true }).first().waitFor()
  quiet()
  await context.close()
})

test('afterwards orders and payments agree', async () => {
  expect(await shop.fairground('check')).toContain('Everything agrees.')
})
