import { apiKeyAuth } from '@fairground/client/auth/api-key.ts'
import { createClient } from '@fairground/client/create-client.ts'
import { paymentSettings } from '@fairground/client/generated/fairground.payment-settings.ts'
import { testClock } from '@fairground/client/generated/fairground.test-clock.ts'
import { products } from '@fairground/client/generated/stores.products.ts'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectNoFaults } from './accessible-page.ts'
import { watchedPage } from './browser.ts'
import { goOn, openStep } from './checkout-steps.ts'
import { merchant } from './merchant.ts'
import { openShop } from './open-shop.ts'
import { choosePayment } from './pay.ts'

/**
 * Ways through the checkout that depend on how the merchant delivers, taxes and takes money: the merchant sets them up in the admin, and
 * buyers meet them, on a phone and at a desk.
 */

const { shop, browser, merchantPage } = await openShop({ TEST_CLOCK: '1' })
const credentials = await shop.credentials()
const { apiKey, siteId } = credentials
const shopkeeper = merchant(credentials)
const site = createClient({
  url: shop.url,
  auth: apiKeyAuth({ apiKey, siteId }),
  modules: { products, paymentSettings, testClock },
})

const PHONE = { viewport: { width: 360, height: 780 } }

/** A product of its own, so that its price and stock are the test's. */
async function sell(name: string, price: number, quantity: number) {
  const { product } = await site.products.createProduct({
    product: { name, productType: 'physical', priceData: { price } },
  })
  const slug = product?.slug ?? ''
  await shopkeeper.stock(slug, quantity)
  return { id: product?.id ?? '', slug }
}
const tin = await sell('Biscuit tin', 18, 50)

async function toCheckout(page: Page, slug = tin.slug): Promise<void> {
  await page.goto(`${shop.url}/products/${slug}`)
  await page.getByRole('button', { name: 'Add to cart' }).first().click()
  // With scripts the cart opens beside the page, without them it is the next page.
  await page
    .getByRole('dialog')
    .or(page.getByRole('region', { name: 'Total' }))
    .getByText('£18.00')
    .first()
    .waitFor()
  await page.goto(`${shop.url}/cart`)
  await page.getByRole('button', { name: 'Go to checkout' }).click()
  await page.waitForURL(/\/checkout\//)
}

async function fillContact(page: Page, email: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByRole('textbox', { name: 'First name' }).fill('Ines')
  await page.getByRole('textbox', { name: 'Last name' }).fill('Carvalho')
  await goOn(page)
}

const choose = (page: Page, name: RegExp) => page.getByRole('radio', { name }).check({ force: true })
const fill = (page: Page, name: RegExp, text: string) => page.getByRole('textbox', { name }).fill(text)
const pay = (page: Page) => page.getByRole('button', { name: /^Pay £/ })
const placed = (page: Page) => page.waitForURL(/\/orders\/.+\/thanks/)
const receipt = (page: Page) => page.getByRole('region', { name: 'Receipt' })

async function fillAddress(page: Page, [street, town, postcode]: readonly [string, string, string]): Promise<void> {
  await fill(page, /House number and street/, street)
  await fill(page, /Town or city/, town)
  await fill(page, /Postcode|ZIP code/, postcode)
  await page.keyboard.press('Tab')
}

test('the merchant delivers in an area at a time, with room for one order in each', async () => {
  const { page, context, quiet } = await merchantPage()
  await page.goto(`${shop.url}/admin/settings/delivery`)
  await page.getByRole('button', { name: 'Add area' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name of the area').fill('Bristol')
  await dialog.getByLabel('Postcodes').fill('BS*')
  await dialog.getByLabel('Amount', { exact: true }).fill('3')
  // Of three days two are ahead at any time of a week.
  for (const [at, day] of ['Monday', 'Tuesday', 'Wednesday'].entries()) {
    await dialog.getByRole('button', { name: 'Add a window' }).click()
    await dialog.getByLabel('Day', { exact: true }).nth(at).selectOption(day)
    await dialog.getByLabel('From', { exact: true }).nth(at).fill('10:00')
    await dialog.getByLabel('Until', { exact: true }).nth(at).fill('12:00')
  }
  await dialog.getByLabel('Orders per window').fill('1')
  await expectNoFaults(page)
  await dialog.getByRole('button', { name: 'Save area' }).click()
  await page.getByText('Area saved.').waitFor()
  quiet()
  await context.close()
})

/** Times that buyers before have chosen. */
const taken: string[] = []

test.for([
  ['light', 360],
  ['dark', 1280],
] as const)(
  'a buyer is brought the goods at a time that nobody else took, %s and %i px wide',
  async ([theme, width]) => {
    const { page, context, quiet } = await watchedPage(browser, {
      viewport: { width, height: 780 },
      colorScheme: theme,
    })
    await toCheckout(page)
    await fillContact(page, `${theme}@example.com`)
    await choose(page, /Standard delivery/)
    await fillAddress(page, ['1 Harbourside', 'Bristol', 'BS1 4QA'])
    await page.getByText('Local delivery: Bristol').waitFor()
    await choose(page, /Local delivery: Bristol/)
    const times = page.getByRole('combobox', { name: 'Day and time' })
    await page.getByRole('button', { name: 'Pay £21.00' }).waitFor()
    const offered = await times.locator('option').allTextContents()
    const [time = ''] = offered
    expect(offered.filter((one) => taken.includes(one))).toEqual([])
    taken.push(time)
    await choosePayment(page, /Bank transfer/)
    await expectNoFaults(page)
    await pay(page).click()
    await placed(page)
    await receipt(page).getByText(`Local delivery: Bristol, ${time}`).waitFor()
    await receipt(page).getByText('BS1 4QA').waitFor()
    await page.getByText('Reference').waitFor()
    quiet()
    await context.close()
  },
)

test('the merchant taxes each state, and takes cash for what is fetched alone', async () => {
  const { page, context, quiet } = await merchantPage()
  await page.goto(`${shop.url}/admin/settings/taxes`)
  await page.getByRole('button', { name: 'Starting values' }).click()
  const taxes = page.getByRole('dialog')
  await taxes.getByRole('combobox').fill('united states')
  await page.keyboard.press('Enter')
  await taxes.getByText(/\d+ regions/).waitFor()
  await taxes.getByRole('button', { name: /^Add .*regions/ }).click()
  await taxes.waitFor({ state: 'detached' })

  await page.goto(`${shop.url}/admin/settings/payments`)
  await page.getByRole('button', { name: /^Change limits of .*in person/ }).click()
  const limits = page.getByRole('dialog')
  await limits.getByRole('checkbox', { name: 'Sent or delivered' }).uncheck()
  await limits.getByRole('checkbox', { name: 'Nothing to deliver' }).uncheck()
  await expectNoFaults(page)
  await limits.getByRole('button', { name: 'Save limits' }).click()
  await page.getByText(/Only for: picked up/i).waitFor()
  quiet()
  await context.close()
})

test('a way to pay that is not for the country goes with a word why, and comes back; without scripts, too', async () => {
  const { methods } = await site.paymentSettings.getPaymentSettings()
  const transfer = methods.find(({ title }) => title === 'Bank transfer')?.method ?? ''
  const limit = (limits: object) => site.paymentSettings.setPaymentSettings({ methods: [{ method: transfer, limits }] })
  await limit({ countries: ['GB'] })
  const why = '“Bank transfer” is not available in this country. Choose another way to pay.'
  const sendTo = async (page: Page, country: string) => {
    await page.getByRole('combobox', { name: 'Country' }).selectOption(country)
    await fillAddress(page, ['1 Mill Lane', 'Town', country === 'GB' ? 'LS1 1AA' : '75001'])
  }
  const { page, context, quiet } = await watchedPage(browser, PHONE)
  await toCheckout(page)
  await fillContact(page, 'moves@example.com')
  await choose(page, /Standard delivery/)
  await sendTo(page, 'GB')
  await goOn(page)
  await choosePayment(page, /Bank transfer/)
  await openStep(page, 'Delivery')
  await sendTo(page, 'FR')
  await page.getByRole('radio', { name: /Bank transfer/, includeHidden: true }).waitFor({ state: 'detached' })
  await goOn(page)
  await page.getByText(why).waitFor()
  await expectNoFaults(page)
  await openStep(page, 'Delivery')
  await sendTo(page, 'GB')
  await page.getByRole('radio', { name: /Bank transfer/, includeHidden: true }).waitFor({ state: 'attached' })
  await goOn(page)
  expect(await page.getByRole('radio', { name: /Bank transfer/ }).isChecked()).toBe(true)
  expect(await page.getByText(why).count()).toBe(0)
  await pay(page).click()
  await placed(page)
  quiet()
  await context.close()

  const plain = await watchedPage(browser, { ...PHONE, javaScriptEnabled: false })
  await toCheckout(plain.page)
  await fillContact(plain.page, 'plain@example.com')
  await choose(plain.page, /Standard delivery/)
  await choose(plain.page, /Bank transfer/)
  await sendTo(plain.page, 'FR')
  await plain.page.getByRole('button', { name: 'Update total' }).first().click()
  await plain.page.getByText(why).first().waitFor()
  expect(await plain.page.getByRole('radio', { name: /Bank transfer/ }).count()).toBe(0)
  expect(await shopkeeper.unpaidOrders('plain@example.com')).toEqual([])
  await plain.context.close()
  await limit({})
})

test('a buyer abroad fills in what addresses have there, and bears the tax of the state', async () => {
  const { page, context, quiet } = await watchedPage(browser, PHONE)
  await toCheckout(page)
  await fillContact(page, 'abroad@example.com')
  await choose(page, /Standard delivery/)
  const country = page.getByRole('combobox', { name: 'Country' })
  await country.selectOption('HK')
  await page.getByRole('textbox', { name: /Postcode/ }).waitFor({ state: 'detached' })
  await country.selectOption('US')
  await fillAddress(page, ['1 Market Street', 'San Francisco', '94103'])
  await fill(page, /^State/, 'California')
  await page.keyboard.press('Tab')
  await page.getByRole('button', { name: 'Pay £38.31' }).waitFor()
  // Cash is for those who come; what is left is chosen.
  await page.getByRole('radio', { name: /Pay in person/ }).waitFor({ state: 'detached' })
  await choosePayment(page, /Bank transfer/)
  await pay(page).click()
  await placed(page)
  for (const text of ['Sales tax 7.25%', '£38.31', 'United States'])
    await receipt(page).getByText(text, { exact: false }).first().waitFor()
  quiet()
  await context.close()
})

test('without scripts an order to collect is paid in person, and says where it is fetched', async () => {
  const { page, context } = await watchedPage(browser, { ...PHONE, javaScriptEnabled: false })
  await toCheckout(page)
  await fillContact(page, 'collects@example.com')
  await choose(page, /Pick up/)
  await choosePayment(page, /Pay in person/)
  await pay(page).click()
  await placed(page)
  for (const text of ['14 Viaduct Yard', 'Ready from', 'Ring at the blue door'])
    await receipt(page).getByText(text).first().waitFor()
  const mail = await shopkeeper.mailTo('collects@example.com', /Pick up.*14 Viaduct Yard.*Ring at the blue door/)
  expect(mail).toContain('SE1 0XX')
  await context.close()
})

test('a price that rises and an item that sells out stop the order, and nothing that was typed is lost', async () => {
  const { page, context } = await watchedPage(browser, PHONE)
  const lantern = await sell('Paper lantern', 18, 5)
  await toCheckout(page, lantern.slug)
  await fillContact(page, 'waits@example.com')
  await choose(page, /Pick up/)
  await page.getByRole('textbox', { name: /Note to us/ }).fill('For Ada')
  await choosePayment(page, /Bank transfer/)
  await page.getByRole('button', { name: 'Pay £18.00' }).waitFor()
  await site.products.updateProduct({ product: { id: lantern.id, priceData: { price: 21 } } })
  await pay(page).click()
  await page.getByRole('button', { name: 'Pay £21.00' }).waitFor()
  await shopkeeper.stock(lantern.slug, 0)
  await pay(page).click()
  const alert = page.getByRole('alert')
  await alert.getByText('“Paper lantern” is sold out.').waitFor()
  await expectNoFaults(page)
  expect(await page.getByRole('textbox', { name: /Note to us/ }).inputValue()).toBe('For Ada')
  expect(await page.getByRole('radio', { name: /Bank transfer/ }).isChecked()).toBe(true)
  await alert.getByRole('link', { name: 'Change the cart' }).click()
  await page.waitForURL(/\/cart$/)
  await page.getByText('No longer available. Remove it to continue.').waitFor()
  expect(await shopkeeper.unpaidOrders('waits@example.com')).toEqual([])
  await context.close()
})

test('a link that has grown old is replaced by mail', async () => {
  const LINK = /http\S+\/orders\/[\w-]+\?token=[\w.-]+/
  const old = await shopkeeper.mailTo('collects@example.com', LINK)
  await site.testClock.setClock({ advanceMs: 91 * 24 * 60 * 60 * 1000 })
  const { page, context } = await watchedPage(browser, { ...PHONE, colorScheme: 'dark' })
  await page.goto(old)
  await page.getByRole('heading', { name: 'This order cannot be opened here' }).waitFor()
  await expectNoFaults(page)
  await page.getByRole('button', { name: 'Email me a link' }).click()
  await page.getByText('on its way').waitFor()
  await expect.poll(() => shopkeeper.mailTo('collects@example.com', LINK)).not.toBe(old)
  await page.goto(await shopkeeper.mailTo('collects@example.com', LINK))
  await page.getByRole('heading', { name: /^Order FG-\d+/ }).waitFor()
  await context.close()
})

test('afterwards stock, orders and payments agree', async () => {
  expect(await shop.fairground('check')).toContain('Everything agrees.')
})
