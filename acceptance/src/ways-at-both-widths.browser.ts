import { apiKeyAuth } from '@fairground/client/auth/api-key.ts'
import { createClient } from '@fairground/client/create-client.ts'
import { productDeposits } from '@fairground/client/generated/fairground.product-deposits.ts'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectNoFaults } from './accessible-page.ts'
import { watchedPage } from './browser.ts'
import { goOn } from './checkout-steps.ts'
import { merchant } from './merchant.ts'
import { openShop } from './open-shop.ts'
import { chooseTestPayment, decideAtBank } from './pay.ts'

/** Ways of buying on a phone and at a desk that no other walk takes on both, and delivery as a merchant sets it up on a phone. */

const { shop, browser, merchantPage } = await openShop()
const credentials = await shop.credentials()
const { apiKey, siteId } = credentials
const shopkeeper = merchant(credentials)
const site = createClient({ url: shop.url, auth: apiKeyAuth({ apiKey, siteId }), modules: { productDeposits } })
const concert = await shopkeeper.sellTickets('Brass at the Bandstand', 40, '25.00')

/** A product of its own, so that its price and stock are the test's. */
async function sell(name: string, price: number, quantity: number) {
  const { product } = await shopkeeper.client.products.createProduct({
    product: { name, productType: 'physical', priceData: { price } },
  })
  const slug = product?.slug ?? ''
  await shopkeeper.stock(slug, quantity)
  return { id: product?.id ?? '', slug }
}
const kite = await sell('Paper kite', 18, 20)
const bench = await sell('Oak bench', 50, 20)
const poster = await shopkeeper.bySlug('fair-poster-to-print-yourself')
await site.productDeposits.setProductDeposit({ productId: bench.id, deposit: { percentage: '30' } })

const WIDTHS = [360, 1280]
const opened = (width: number) => watchedPage(browser, { viewport: { width, height: 780 } })

async function enterBuyer(page: Page, email: string): Promise<void> {
  await page.waitForURL(/\/checkout\//)
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByRole('textbox', { name: 'First name' }).fill('Ines')
  await page.getByRole('textbox', { name: 'Last name' }).fill('Carvalho')
  await goOn(page)
}

/** A checkout with one unit of a product. */
async function toCheckout(page: Page, productId: string, email: string): Promise<void> {
  await page.goto(await shopkeeper.buyLink(productId))
  await enterBuyer(page, email)
}

const pickUp = (page: Page) => page.getByRole('radio', { name: /Pick up/ }).check({ force: true })
const pay = (page: Page, amount: string) => page.getByRole('button', { name: `Pay ${amount}` }).click()
const thanked = (page: Page) => page.waitForURL(/\/orders\/.+\/thanks/)

test.for(WIDTHS)('at %i px a deposit is paid, and the rest is named for later', async (width) => {
  const { page, context, quiet } = await opened(width)
  await toCheckout(page, bench.id, 'deposit@example.com')
  await pickUp(page)
  await page.getByText('You pay £15.00 now. We ask you for the rest, £35.00, later.').waitFor()
  await chooseTestPayment(page)
  await expectNoFaults(page)
  await pay(page, '£15.00')
  await decideAtBank(page)
  await thanked(page)
  await page.getByText('We ask you for the rest, £35.00, later.').first().waitFor()
  quiet()
  await context.close()
})

test.for(WIDTHS)('at %i px goods and tickets are paid together after a check by the bank', async (width) => {
  const { page, context, quiet } = await opened(width)
  await page.goto(`${shop.url}/products/${kite.slug}`)
  await page.getByRole('button', { name: 'Add to cart' }).first().click()
  await page.getByRole('dialog').getByText('£18.00').first().waitFor()
  await page.goto(`${shop.url}/events/${concert.slug}/tickets`)
  await page.getByRole('spinbutton', { name: /Standing/ }).fill('2')
  await page.getByRole('button', { name: 'Add tickets to cart' }).click()
  await page.waitForURL(/\/cart$/)
  await page.getByRole('button', { name: 'Go to checkout' }).click()
  await enterBuyer(page, 'mixed@example.com')
  await pickUp(page)
  await chooseTestPayment(page)
  await pay(page, '£68.00')
  await decideAtBank(page, 'Approve after a check by the bank (3-D Secure)')
  await page.getByText('Your bank wants to know that it is you who pays.').waitFor()
  await expectNoFaults(page)
  await page.getByRole('button', { name: 'Yes, it is me' }).click()
  await thanked(page)
  const main = page.getByRole('main')
  await main.getByText('Paper kite').first().waitFor()
  await expect.poll(() => main.getByRole('img', { name: /^Code of ticket/ }).count()).toBe(2)
  quiet()
  await context.close()
})

test.for(WIDTHS)(
  'at %i px a file is bought, the browser is closed at the bank, and the mail leads to the file',
  async (width) => {
    const { page, context, quiet } = await opened(width)
    const email = `closed-${width}@example.com`
    await toCheckout(page, poster.id, email)
    expect(await page.getByRole('group', { name: 'Delivery' }).count()).toBe(0)
    await chooseTestPayment(page)
    await pay(page, '£6.00')
    await decideAtBank(page, 'Approve, without coming back')
    await page.getByText('This payment is decided.').waitFor()
    quiet()
    await page.close()
    await context.close()
    const link = await shopkeeper.mailTo(email, /http\S+\/orders\/[\w-]+\?token=[\w.-]+/)
    const later = await opened(width)
    await later.page.goto(link)
    await later.page.getByRole('link', { name: /^Download Fair Poster/ }).waitFor()
    await expectNoFaults(later.page)
    later.quiet()
    await later.context.close()
  },
)

test('at a desk a price that rises and an item that sells out stop the order, and what was typed stays', async () => {
  const { page, context } = await opened(1280)
  const lamp = await sell('Paper lamp', 18, 5)
  await toCheckout(page, lamp.id, 'waits@example.com')
  await pickUp(page)
  await page.getByRole('textbox', { name: /Note to us/ }).fill('For Ada')
  await chooseTestPayment(page)
  await page.getByRole('button', { name: 'Pay £18.00' }).waitFor()
  await shopkeeper.client.products.updateProduct({ product: { id: lamp.id, priceData: { price: 21 } } })
  await pay(page, '£18.00')
  await page.getByRole('button', { name: 'Pay £21.00' }).waitFor()
  await shopkeeper.stock(lamp.slug, 0)
  await pay(page, '£21.00')
  await page.getByRole('alert').getByText('“Paper lamp” is sold out.').waitFor()
  await expectNoFaults(page)
  expect(await page.getByRole('textbox', { name: /Note to us/ }).inputValue()).toBe('For Ada')
  expect(await shopkeeper.unpaidOrders('waits@example.com')).toEqual([])
  await context.close()
})

test('on a phone a merchant delivers to parts of a country by their names, and buyers there have the rate', async () => {
  const { page, context, quiet } = await merchantPage()
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(`${shop.url}/admin/settings/delivery`)
  await page.getByRole('button', { name: 'Add region' }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Name', exact: true }).fill('West coast')
  await dialog.getByRole('combobox').fill('united states')
  await page.keyboard.press('Enter')
  await dialog.getByRole('textbox', { name: 'United States' }).fill('California, Oregon')
  await expectNoFaults(page)
  await dialog.getByRole('button', { name: 'Save region' }).click()
  await page.getByText('Region saved.').waitFor()
  await page.getByText('United States (California, Oregon)').first().waitFor()

  await page.getByRole('button', { name: 'Add rate in West coast' }).first().click()
  await dialog.getByRole('textbox', { name: 'Name that buyers read' }).fill('Coast post')
  await dialog.getByLabel('Amount', { exact: true }).fill('7')
  await expectNoFaults(page)
  await dialog.getByRole('button', { name: 'Save rate' }).click()
  await page.getByText('Rate saved.').waitFor()
  await expectNoFaults(page)
  quiet()
  await context.close()

  const buyer = await opened(360)
  await toCheckout(buyer.page, kite.id, 'coast@example.com')
  await buyer.page.getByRole('radio', { name: /Standard delivery/ }).check({ force: true })
  await buyer.page.getByRole('combobox', { name: 'Country' }).selectOption('US')
  await buyer.page.getByRole('textbox', { name: /^State/ }).fill('Oregon')
  await buyer.page.keyboard.press('Tab')
  await buyer.page.getByText('Coast post').first().waitFor()
  await buyer.context.close()
})

test('afterwards stock, tickets, orders and payments agree', async () => {
  expect(await shop.fairground('check')).toContain('Everything agrees.')
})
