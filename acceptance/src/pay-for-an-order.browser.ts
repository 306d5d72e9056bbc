import { statSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { watchedPage } from './browser.ts'
import { goOn } from './checkout-steps.ts'
import { merchant } from './merchant.ts'
import { openShop } from './open-shop.ts'
import { chooseTestPayment, decideAtBank } from './pay.ts'

/** The button names the amount that is charged, and a declined payment leaves every way open; with scripts and without. */

const { shop, browser, merchantPage } = await openShop()
await shop.fairground('import', 'products', 'acceptance/data/shopify-apparel.csv')
const shopkeeper = merchant(await shop.credentials())
await shopkeeper.stock('classic-varsity-top', 8)
const concert = await shopkeeper.sellTickets('Brass at the Bandstand', 40, '25.00', 'FEE_ADDED_AT_CHECKOUT')
const fiver = await shopkeeper.client.coupons.createCoupon({
  specification: { name: 'Five pounds', code: 'FIVER', moneyOffAmount: 5 },
})

const WITHOUT_SCRIPTS = { javaScriptEnabled: false }
const APPROVED = 'Approve'
const DECLINED = 'Decline'

async function toCheckout(page: Page) {
  await page.goto(`${shop.url}/products/classic-varsity-top`)
  await page.getByRole('radio', { name: 'Medium' }).check()
  await page.getByRole('button', { name: 'Add to cart' }).first().click()
  // With scripts the cart opens beside the page, without them it is the next page.
  await page
    .getByRole('dialog')
    .or(page.getByRole('region', { name: 'Total' }))
    .getByText('£60.00')
    .first()
    .waitFor()
  await page.goto(`${shop.url}/cart`)
  await page.getByRole('button', { name: 'Go to checkout' }).click()
  await page.waitForURL(/\/checkout\//)
}

async function fillContact(page: Page, email = 'ines@example.com') {
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByRole('textbox', { name: 'First name' }).fill('Ines')
  await page.getByRole('textbox', { name: 'Last name' }).fill('Carvalho')
  await goOn(page)
}

async function fillAddress(page: Page) {
  await page.getByRole('textbox', { name: 'House number and street' }).fill('1 Harbourside')
  await page.getByRole('textbox', { name: /Town|City/ }).fill('Bristol')
  await page.getByRole('textbox', { name: /Postcode|Postal code/ }).fill('BS1 4QA')
}

/** A buyer reads the total before pressing: with scripts it follows the choice. */
async function pickUp(page: Page, total = '£60.00') {
  await page.getByRole('radio', { name: /Pick up/ }).check({ force: true })
  await page.getByRole('button', { name: `Pay ${total}` }).waitFor()
}

const payButton = (page: Page) => page.getByRole('button', { name: /^Pay £/ })
const press = (page: Page) => payButton(page).click()
/** Presses Pay and decides the payment at the bank. */
const pay = async (page: Page, choice: string) => {
  await chooseTestPayment(page)
  await press(page)
  await decideAtBank(page, choice)
}
const paid = async (page: Page, total: string) => {
  await page.waitForURL(/\/orders\/.+\/thanks/)
  await page.getByRole('region', { name: 'Receipt' }).getByText(total).first().waitFor()
}

test.for([
  ['with scripts', {}],
  ['without scripts', WITHOUT_SCRIPTS],
] as const)('a declined payment: the buyer goes back to the cart, changes it and pays, %s', async ([, options]) => {
  const { page, context } = await watchedPage(browser, options)
  await toCheckout(page)
  await fillContact(page)
  await pickUp(page)
  await pay(page, DECLINED)
  const alert = page.getByRole('alert')
  await alert.getByText('The payment was declined').waitFor()
  expect(await alert.getByRole('link', { name: 'Choose how to pay' }).getAttribute('href')).toBe('#method')
  await alert.getByRole('button', { name: 'Back to cart' }).click()

  await page.waitForURL(/\/cart$/)
  await page.getByRole('main').getByText('Classic Varsity Top').first().waitFor()
  await page.getByRole('button', { name: 'Go to checkout' }).click()
  await page.waitForURL(/\/checkout\//)
  // The contact and the delivery are known, so with scripts both are folded.
  expect(await page.locator('#email').inputValue()).toBe('ines@example.com')
  expect(await page.locator('#lastName').inputValue()).toBe('Carvalho')
  await page.getByRole('button', { name: 'Pay £60.00' }).waitFor()
  await pay(page, APPROVED)
  await paid(page, '£60.00')
  await context.close()
})

test('a test payment is made without typing: neither the checkout nor the test bank has a field for a card', async () => {
  const { page, context, quiet } = await watchedPage(browser)
  await toCheckout(page)
  await fillContact(page)
  await pickUp(page)
  await chooseTestPayment(page)
  const fields = () =>
    page
      .locator('input:not([type=hidden], [type=radio], [type=checkbox]), select, textarea')
      .evaluateAll((all) =>
        (all as HTMLInputElement[]).map(({ name, autocomplete, labels, ariaLabel }) =>
          [name, autocomplete, ariaLabel, ...[...(labels ?? [])].map(({ textContent }) => textContent)].join(' '),
        ),
      )
  const atCheckout = await fields()
  expect(atCheckout.length).toBeGreaterThan(3)
  const own = atCheckout.filter((field) => !/gift card/i.test(field))
  expect(own.filter((field) => /card|expir|\bcc-|cvc|security code/i.test(field))).toEqual([])
  await press(page)
  await page.waitForURL(/\/test-payments\//)
  await page.getByRole('button', { name: APPROVED, exact: true }).waitFor()
  expect(await fields()).toEqual([])
  await decideAtBank(page, APPROVED)
  await paid(page, '£60.00')
  quiet()
  await context.close()
})

test('a declined payment: another pays the same order', async () => {
  const { page, context } = await watchedPage(browser)
  await toCheckout(page)
  await fillContact(page)
  await pickUp(page)
  await pay(page, DECLINED)
  await page.getByRole('link', { name: 'Choose how to pay' }).click()
  await pay(page, APPROVED)
  await paid(page, '£60.00')
  await context.close()
})

test('the page of an unpaid order takes it back too', async () => {
  const { page, context } = await watchedPage(browser, WITHOUT_SCRIPTS)
  await toCheckout(page)
  await fillContact(page)
  await pickUp(page)
  const checkout = page.url()
  await pay(page, DECLINED)
  await page.getByRole('alert').waitFor()
  const [order] = (await shopkeeper.unpaidOrders('ines@example.com')).slice(0, 1)
  await page.goto(`${shop.url}/orders/${order}`)
  await pay(page, DECLINED)
  await page.getByRole('alert').getByText('The payment was declined').waitFor()
  await page.getByRole('button', { name: 'Back to cart' }).first().click()
  await page.waitForURL(/\/cart$/)
  await page.getByRole('main').getByText('Classic Varsity Top').first().waitFor()
  await page.goto(checkout)
  await page.waitForURL(/\/cart$/)
  await context.close()
})

test('without scripts a delivery that raises the total needs a confirmation before anything is charged', async () => {
  const { page, context } = await watchedPage(browser, WITHOUT_SCRIPTS)
  await toCheckout(page)
  await fillContact(page)
  await page.getByRole('radio', { name: /Standard delivery/ }).check({ force: true })
  await fillAddress(page)
  await chooseTestPayment(page)
  expect(await payButton(page).textContent()).toBe('Pay £60.00')
  await press(page)
  await page.getByRole('alert').getByText('The total is now £65.00').waitFor()
  expect(await payButton(page).textContent()).toBe('Pay £65.00')
  await pay(page, APPROVED)
  await paid(page, '£65.00')
  await context.close()
})

test('an address has the fields of its country, and the receipt shows it', async () => {
  const { page, context, quiet } = await watchedPage(browser)
  await toCheckout(page)
  await fillContact(page)
  const place = page.getByRole('group', { name: 'Delivery' }).locator('label').filter({ hasText: 'Pick up' })
  await place
    .getByText(/Bristol|London/)
    .first()
    .waitFor()
  await place
    .getByText(/\d\d[:.]\d\d|Next time/)
    .first()
    .waitFor()
  await page.getByRole('radio', { name: /Standard delivery/ }).check({ force: true })
  await fillAddress(page)
  expect(await page.getByLabel(/State|Province|ZIP/).count()).toBe(0)
  const postcode = page.getByRole('textbox', { name: 'Postcode' })
  await postcode.fill('12345')
  await press(page)
  await page.getByRole('link', { name: /^Enter a whole postcode, like / }).click()
  expect(await postcode.evaluate((field) => field === document.activeElement)).toBe(true)
  await postcode.fill('bs1 4qa')
  await page.getByRole('button', { name: 'Pay £65.00' }).waitFor()
  await pay(page, APPROVED)
  await paid(page, '£65.00')
  const receipt = page.getByRole('region', { name: 'Receipt' })
  for (const line of ['1 Harbourside', 'Bristol', 'BS1 4QA']) await receipt.getByText(line).first().waitFor()
  quiet()
  await context.close()
})

/** Follows the link to the file of an order. */
async function download(page: Page): Promise<void> {
  await page.getByRole('heading', { name: 'Your download' }).waitFor()
  const fetched = page.waitForEvent('download')
  await page.getByRole('link', { name: /^Download Fair Poster/ }).click()
  const file = await fetched
  expect(file.suggestedFilename()).toMatch(/\.zip$/)
  expect(statSync(await file.path()).size).toBeGreaterThan(10_000)
}

test('a file is bought without a delivery, and its buyer gets it whole, on another device too', async () => {
  const { page, context, quiet } = await watchedPage(browser)
  await page.goto(`${shop.url}/products/fair-poster-to-print-yourself`)
  await page.getByRole('button', { name: 'Add to cart' }).first().click()
  await page.getByRole('dialog').getByRole('button', { name: 'Go to checkout' }).click()
  await page.waitForURL(/\/checkout\//)
  await fillContact(page, 'poster@example.com')
  expect(await page.getByRole('group', { name: 'Delivery' }).count()).toBe(0)
  await pay(page, APPROVED)
  await paid(page, '£6.00')
  await download(page)
  quiet()
  await context.close()

  const link = await shopkeeper.mailTo('poster@example.com', /http\S+\/orders\/[\w-]+\?token=[\w.-]+/)
  const other = await watchedPage(browser, { viewport: { width: 360, height: 740 } })
  await other.page.goto(link)
  await download(other.page)
  other.quiet()
  await other.context.close()
})

test('without scripts a discount that ends meanwhile is not paid for unseen', async () => {
  const { page, context } = await watchedPage(browser, WITHOUT_SCRIPTS)
  await toCheckout(page)
  await page.getByRole('textbox', { name: 'Discount code' }).filter({ visible: true }).fill('FIVER')
  await page.getByRole('button', { name: 'Apply' }).filter({ visible: true }).click()
  await page.getByRole('button', { name: 'Pay £55.00' }).waitFor()
  await fillContact(page)
  await pickUp(page, '£55.00')
  await chooseTestPayment(page)
  await shopkeeper.client.coupons.deleteCoupon({ id: fiver.id ?? '' })
  await press(page)
  await page.getByRole('alert').waitFor()
  expect(page.url()).toContain('/checkout/')
  expect(await shopkeeper.unpaidOrders('ines@example.com')).toEqual([])
  await context.close()
})

test('without scripts what sold out meanwhile is not charged', async () => {
  const { page, context } = await watchedPage(browser, WITHOUT_SCRIPTS)
  await toCheckout(page)
  await fillContact(page)
  await pickUp(page)
  await chooseTestPayment(page)
  await shopkeeper.stock('classic-varsity-top', 0)
  await press(page)
  await page.getByRole('alert').waitFor()
  expect(page.url()).toContain('/checkout/')
  await shopkeeper.stock('classic-varsity-top', 8)
  await context.close()
})

test('without scripts the fee of a ticket is in what the button says', async () => {
  const { page, context } = await watchedPage(browser, WITHOUT_SCRIPTS)
  await page.goto(`${shop.url}/events/${concert.slug}/tickets`)
  await page.getByRole('spinbutton', { name: /Standing/ }).fill('2')
  await page.getByRole('button', { name: 'Add tickets to cart' }).click()
  await page.waitForURL(/\/cart$/)
  await page.getByRole('button', { name: 'Go to checkout' }).click()
  await page.waitForURL(/\/checkout\//)
  await fillContact(page)
  await chooseTestPayment(page)
  const total = (await payButton(page).textContent())?.replace('Pay ', '') ?? ''
  expect(total).not.toBe('£50.00')
  await press(page)
  await decideAtBank(page)
  await paid(page, total)
  await context.close()
})

test.for([
  ['with scripts', {}],
  ['without scripts', WITHOUT_SCRIPTS],
] as const)(
  'the bank checks the buyer, or decides late: money is named once it is known, %s',
  async ([scripts, options]) => {
    const { page, context } = await watchedPage(browser, options)
    await toCheckout(page)
    await fillContact(page)
    await pickUp(page)
    await pay(page, 'Go back without paying')
    await page.getByRole('alert').getByText('You have not finished paying, and nothing was charged.').waitFor()
    await pay(page, 'Approve after a check by the bank (3-D Secure)')
    await page.getByRole('button', { name: 'No, stop the payment' }).click()
    await page.getByRole('alert').getByText('The payment was declined.').waitFor()

    await pay(page, 'Approve late: a few seconds after coming back')
    await page.getByText('Your payment is being processed.').waitFor()
    expect(await page.getByRole('button', { name: /^Pay £|Back to cart/ }).count()).toBe(0)
    if (scripts === 'without scripts') {
      await expect
        .poll(async () => {
          await page.getByRole('link', { name: 'Check again' }).click()
          return page.url()
        })
        .toMatch(/\/thanks$/)
    }
    await paid(page, '£60.00')
    await context.close()
  },
)

test('a buyer who never comes back from the bank has paid all the same', async () => {
  const { page, context } = await watchedPage(browser)
  await toCheckout(page)
  await fillContact(page)
  await pickUp(page)
  const [before] = [await shopkeeper.unpaidOrders('ines@example.com')]
  await pay(page, 'Approve, without coming back')
  await page.getByText('This payment is decided.').waitFor()
  await expect.poll(() => shopkeeper.unpaidOrders('ines@example.com')).toEqual(before)
  await page.getByRole('link', { name: 'Back to the shop' }).click()
  await paid(page, '£60.00')
  await context.close()
})

test('the merchant captures what the bank of a buyer has reserved', async () => {
  const { page, context } = await watchedPage(browser)
  await toCheckout(page)
  await fillContact(page)
  await pickUp(page)
  await pay(page, 'Authorize only: the merchant takes the money later')
  await page.waitForURL(/\/orders\/.+\/thanks/)
  await page.getByText('Your bank has reserved the amount.').waitFor()
  expect(await page.getByRole('button', { name: /^Pay £|Back to cart/ }).count()).toBe(0)

  const [, order] = /\/orders\/([^/]+)/.exec(page.url()) ?? []
  const merchantSees = await merchantPage()
  await merchantSees.page.goto(`${shop.url}/admin/orders/${order}`)
  await merchantSees.page.getByRole('button', { name: 'Capture payment' }).click()
  await merchantSees.page
    .getByRole('dialog')
    .getByRole('button', { name: /^Capture £/ })
    .click()
  await merchantSees.page.getByText('The payment was captured.').waitFor()
  await merchantSees.page.getByRole('button', { name: 'Capture payment' }).waitFor({ state: 'detached' })
  await merchantSees.context.close()
  await page.reload()
  await page.getByText('Paid', { exact: true }).first().waitFor()
  await context.close()
})

test('a part that the merchant requests is paid by the link in its mail', async () => {
  const { orders = [] } = await shopkeeper.client.orders.searchOrders({
    search: { filter: { status: 'APPROVED', paymentStatus: 'NOT_PAID' } },
  })
  const owed = orders.find(({ buyerInfo }) => buyerInfo?.email)
  const merchantSees = await merchantPage()
  await merchantSees.page.goto(`${shop.url}/admin/orders/${owed?.id}`)
  await merchantSees.page.getByRole('button', { name: 'Request payment' }).click()
  const dialog = merchantSees.page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'What is paid' }).fill('Deposit')
  await dialog.getByRole('textbox', { name: 'Amount' }).fill('1.50')
  await dialog.getByRole('button', { name: 'Request payment' }).click()
  await merchantSees.page.getByText('Payment requested.').waitFor()

  const link = new URL(await shopkeeper.mailTo(owed?.buyerInfo?.email ?? '', /https?:\S+request=[\w-]+/))
  const { page, context } = await watchedPage(browser)
  await page.goto(shop.url + link.pathname + link.search)
  await page.getByRole('heading', { name: 'Deposit' }).waitFor()
  await pay(page, APPROVED)
  await page.getByText('This payment has arrived. Thank you.').waitFor()
  await page.goto(shop.url + link.pathname + link.search)
  await page.getByText('This payment has arrived. Thank you.').waitFor()
  expect(await payButton(page).count()).toBe(0)
  await context.close()

  await merchantSees.page.reload()
  await merchantSees.page
    .getByRole('listitem')
    .filter({ hasText: 'Deposit' })
    .getByText('Paid', { exact: true })
    .waitFor()
  await merchantSees.page.getByText('Partly paid').first().waitFor()
  await merchantSees.context.close()
})

test('afterwards stock, orders and payments agree', async () => {
  expect(await shop.fairground('check')).toContain('Everything agrees.')
})
