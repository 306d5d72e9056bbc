import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { afterAll, expect, test } from 'vitest'
import { watchedPage } from './browser.ts'
import { goOn } from './checkout-steps.ts'
import { merchant } from './merchant.ts'
import { openShop } from './open-shop.ts'
import { root } from './running-shop.ts'

/** A merchant sets up live rates in the admin, and buyers choose among the prices of the carrier, with a stand-in for it. */

const standIn = spawn(process.execPath, ['server/test/run-shippo-stand-in.ts'], { cwd: root })
afterAll(() => void standIn.kill())
const [printed] = (await once(standIn.stdout, 'data')) as [Buffer] // its first line
const SHIPPO_API_URL = printed.toString().trim()
const { shop, browser, merchantPage } = await openShop({ SHIPPO_API_URL })
await shop.fairground('import', 'products', 'acceptance/data/shopify-apparel.csv')
await merchant(await shop.credentials()).stock('classic-varsity-top', 8)

test('a merchant enters key, address and services, and a wrong key is explained', async () => {
  const { page, context } = await merchantPage()
  await page.goto(`${shop.url}/admin/settings/delivery`)
  const part = page.getByRole('region', { name: 'Live rates' })
  await part.getByRole('button', { name: 'Enter key' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Key').fill('shippo_test_wrong')
  await dialog.getByRole('button', { name: 'Save key' }).click()
  await dialog.getByText('Shippo does not accept this key.').waitFor()
  await dialog.getByLabel('Key').fill('shippo_test_standin1')
  await dialog.getByRole('button', { name: 'Save key' }).click()
  await part.getByText('The key that ends with din1 is stored.').waitFor()

  await part.getByRole('button', { name: 'Change address' }).click()
  await dialog.getByLabel('Sender').fill('Workshop')
  await dialog.getByLabel('Street').fill('2 Canal Street')
  await dialog.getByLabel('Postcode').fill('BA1 1AA')
  await dialog.getByLabel('Town').fill('Bath')
  await dialog.getByRole('combobox', { name: 'Country' }).fill('United King')
  await page.getByRole('option', { name: /United Kingdom/ }).click()
  await dialog.getByRole('button', { name: 'Save address' }).click()
  await part.getByText('Workshop · 2 Canal Street').waitFor()

  await part.getByRole('button', { name: 'Add live rates' }).click()
  await dialog.getByLabel('Name of the package').fill('Box')
  await dialog.getByLabel('Length').fill('30')
  await dialog.getByLabel('Width').fill('20')
  await dialog.getByLabel('Height').fill('10')
  await dialog.getByLabel('Weight of a product without one').fill('0.5')
  await dialog.getByLabel('USPS Priority Mail', { exact: true }).check()
  await dialog.getByLabel('United Kingdom').check()
  await dialog.getByLabel('Backup rate').fill('6')
  await dialog.getByRole('button', { name: 'Save live rates' }).click()
  await part.getByText('USPS Priority Mail').waitFor()
  for (const [width, colorScheme] of [
    [360, 'light'],
    [1280, 'dark'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia({ colorScheme })
    expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true)
  }
  await context.close()
})

test('a buyer chooses the service of the carrier at its price', async () => {
  const { page, context } = await watchedPage(browser, { viewport: { width: 360, height: 800 } })
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
  await page.getByRole('radio', { name: /Standard delivery/ }).check({ force: true })
  await page.getByRole('textbox', { name: 'House number and street' }).fill('1 Harbourside')
  await page.getByRole('textbox', { name: /Town|City/ }).fill('Bristol')
  await page.getByRole('textbox', { name: /Postcode|Postal code/ }).fill('BS1 4QA')
  await page.keyboard.press('Tab')
  const live = page.getByRole('radio', { name: /USPS Priority Mail/ })
  await live.check({ force: true })
  await page.getByText('£69.85').first().waitFor()
  await context.close()
})

/** The page of an order of a lamp that goes there, with the dialog of its label. */
async function labelTo(address: { country: string; city: string; postalCode: string; addressLine: string }) {
  const destination = { address, contactDetails: { firstName: 'Ines', lastName: 'Carvalho' } }
  const { order } = await merchant(await shop.credentials()).client.orders.createOrder({
    order: {
      channelInfo: { type: 'BACKOFFICE_MERCHANT' },
      paymentStatus: 'PAID',
      buyerInfo: { email: 'ines@example.com' },
      lineItems: [
        {
          productName: { original: 'Lamp' },
          quantity: 1,
          price: { amount: '40.00' },
          itemType: { preset: 'PHYSICAL' },
          physicalProperties: { shippable: true },
        },
      ],
      priceSummary: { total: { amount: '40.00' } },
      billingInfo: destination,
      shippingInfo: { title: 'Courier', logistics: { shippingDestination: destination } },
    },
  })
  const { page, context } = await merchantPage()
  await page.goto(`${shop.url}/admin/orders/${order.id}`)
  await page.getByRole('button', { name: 'Buy label' }).click()
  const fits = async () => {
    for (const [width, colorScheme] of [
      [360, 'light'],
      [1280, 'dark'],
    ] as const) {
      await page.setViewportSize({ width, height: 900 })
      await page.emulateMedia({ colorScheme })
      expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true)
    }
  }
  return { page, context, fits, dialog: page.getByRole('dialog') }
}

test('a merchant buys the label of a parcel, prints it and has it voided', async () => {
  const leeds = { country: 'GB', city: 'Leeds', postalCode: 'LS1 4AB', addressLine: '9 Mill Lane' }
  const { page, context, fits, dialog } = await labelTo(leeds)
  await dialog.getByText('test key').waitFor()
  await dialog.getByRole('button', { name: 'Show prices' }).click()
  await dialog.getByText('Enter a number above zero.').waitFor()
  await fits()
  await dialog.getByLabel('Weight with the packaging').fill('1,5')
  await dialog.getByRole('button', { name: 'Show prices' }).click()
  await dialog.getByLabel(/USPS Priority Mail ·/).check()
  await fits()
  await dialog.getByRole('button', { name: 'Buy label for £9.85' }).click()
  await page.getByRole('link', { name: 'Print label' }).waitFor()
  expect(await page.getByRole('link', { name: 'Print label' }).getAttribute('href')).toMatch(/^https:.*pdf$/)
  await fits()
  await page.getByRole('button', { name: 'More actions for this fulfilment' }).click()
  await page.getByRole('menuitem', { name: 'Void label' }).click()
  await dialog.getByRole('button', { name: 'Void label' }).click()
  await page.getByText('Label voided and refunded').waitFor()
  await page.getByText('1 unit to fulfil').waitFor()
  await fits()
  await context.close()
})

test('a parcel abroad is declared to customs before its label is bought', async () => {
  const kiel = { country: 'DE', city: 'Kiel', postalCode: '24103', addressLine: 'Am Kai 1' }
  const { page, context, fits, dialog } = await labelTo(kiel)
  await dialog.getByText('This parcel passes customs.').waitFor()
  await dialog.getByLabel('Weight with the packaging').fill('1.5')
  await dialog.getByLabel('Tariff number of Lamp').fill('lamp')
  await dialog.getByRole('button', { name: 'Show prices' }).click()
  await dialog.getByText('Enter digits, like 9405.21.').waitFor()
  await dialog.getByText('Enter a name.').waitFor()
  await fits()
  await dialog.getByLabel('Tariff number of Lamp').fill('9405.21')
  await dialog.getByLabel('Signed by').fill('Ines Carvalho')
  await dialog.getByRole('button', { name: 'Show prices' }).click()
  await dialog.getByLabel(/Priority Mail International ·/).check()
  await dialog.getByRole('button', { name: 'Buy label for £44.00' }).click()
  await page.getByRole('link', { name: 'Print label' }).waitFor()
  await context.close()
})
