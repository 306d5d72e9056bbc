import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { watchedPage } from './browser.ts'
import { goOn } from './checkout-steps.ts'
import { merchant } from './merchant.ts'
import { openShop } from './open-shop.ts'
import { chooseTestPayment, decideAtBank } from './pay.ts'

/** Codes at the cart and at the checkout: what they take off, why they do not, and with scripts off. */

const { shop, browser } = await openShop()
await shop.fairground('import', 'products', 'acceptance/data/shopify-apparel.csv')
const { client } = merchant(await shop.credentials())
const once = { code: 'FIVER', moneyOffAmount: 5, usageLimit: 1 }
await client.coupons.createCoupon({ specification: { name: 'Five pounds, once', ...once } })
const large = { code: 'LARGE', percentOffRate: 10, minimumSubtotal: 1000 }
await client.coupons.createCoupon({ specification: { name: 'Large orders', ...large } })
await client.coupons.createCoupon({ specification: { name: 'A tenth', code: 'TENTH', percentOffRate: 10 } })

const cartWithShirt = async (page: Page) => {
  await page.goto(`${shop.url}/products/classic-varsity-top`)
  await page.getByRole('radio', { name: 'Medium' }).check()
  await page.getByRole('button', { name: 'Add to cart' }).first().click()
  await page.getByRole('dialog').getByText('Classic Varsity Top').first().waitFor()
  await page.goto(`${shop.url}/cart`)
}
const code = (page: Page) => page.getByRole('textbox', { name: 'Discount code' })
const enter = async (page: Page, text: string) => {
  await code(page).fill(text)
  await page.getByRole('button', { name: 'Apply' }).click()
}
/** The rest of the checkout, where the total of the button must be this. */
const buyFor = async (page: Page, total: string) => {
  await page.getByRole('textbox', { name: 'Email' }).fill('ines@example.com')
  await page.getByRole('textbox', { name: 'First name' }).fill('Ines')
  await page.getByRole('textbox', { name: 'Last name' }).fill('Carvalho')
  await goOn(page)
  await page.getByRole('radio', { name: /Pick up/ }).check({ force: true })
  await chooseTestPayment(page)
  await page.getByRole('button', { name: new RegExp(`^Pay ${total.replace('.', '\\.')}`) }).click()
  await decideAtBank(page)
  await page.waitForURL(/\/orders\/.+\/thanks/)
}
const remove = (page: Page, text: string) => page.getByRole('button', { name: `Remove the code ${text}` })

test('a code is entered in the cart, comes along to the checkout and is used up by the order', async () => {
  const { page, context, quiet } = await watchedPage(browser)
  await cartWithShirt(page)
  await enter(page, 'fiver')
  await remove(page, 'FIVER').waitFor()
  await page.getByRole('main').getByText('−£5.00').first().waitFor()

  await page.getByRole('button', { name: 'Go to checkout' }).click()
  await page.waitForURL(/\/checkout\//)
  await page.getByLabel('Order summary').getByText('−£5.00').filter({ visible: true }).first().waitFor()
  await buyFor(page, '£55.00')
  quiet()
  await context.close()
})

test('a refused code shows its reason beside it and keeps what was typed', async () => {
  const { page, context } = await watchedPage(browser)
  await cartWithShirt(page)
  await enter(page, 'NOBODYS')
  await page.getByText('There is no code “NOBODYS”. Check it or try another.').first().waitFor()
  await enter(page, 'FIVER')
  await page.getByText('This code is used up. Remove it or try another.').first().waitFor()
  await enter(page, 'LARGE')
  await page
    .getByText('This code needs an order of at least £1,000.00. Add something, or try another code.')
    .first()
    .waitFor()
  await remove(page, 'LARGE').click()
  await code(page).waitFor()

  await page.getByRole('button', { name: 'Go to checkout' }).click()
  await page.waitForURL(/\/checkout\//)
  await page.getByRole('textbox', { name: 'First name' }).fill('Ines')
  await enter(page, 'TENTH')
  await remove(page, 'TENTH').waitFor()
  await page.getByLabel('Order summary').getByText('−£6.00').filter({ visible: true }).first().waitFor()
  expect(await page.getByRole('textbox', { name: 'First name' }).inputValue()).toBe('Ines')
  await context.close()
})

test('a gift card pays a part of an order on a phone, and the page of the order names it', async () => {
  const initialValue = { amount: '15.00' }
  const { giftCard } = await client.giftVouchers.createGiftCard({
    giftCard: { initialValue, currency: 'GBP', source: 'MANUAL' },
  })
  const end = giftCard.code?.slice(-4) ?? ''
  const { page, context } = await watchedPage(browser, { viewport: { width: 360, height: 740 } })
  await cartWithShirt(page)
  await page.getByRole('button', { name: 'Go to checkout' }).click()
  await page.waitForURL(/\/checkout\//)
  await page.locator('details > summary').filter({ hasText: '1 item' }).click()
  const field = page.getByRole('textbox', { name: 'Gift card or credit' }).filter({ visible: true })
  await field.fill('NOBODYS')
  await page.getByRole('button', { name: 'Use card' }).filter({ visible: true }).click()
  await page
    .getByText(/no gift card/i)
    .filter({ visible: true })
    .first()
    .waitFor()
  await field.fill(giftCard.code?.toLowerCase() ?? '')
  await page.getByRole('button', { name: 'Use card' }).filter({ visible: true }).click()
  await page.getByText('The gift card pays £15.00.').filter({ visible: true }).first().waitFor()

  await buyFor(page, '£45.00')
  await page
    .getByText(new RegExp(`Gift card .*${end}`))
    .first()
    .waitFor()
  await page.getByText('£15.00', { exact: true }).first().waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
  await context.close()
})

test('a discount code is entered with scripts off', async () => {
  const { page, context } = await watchedPage(browser, { javaScriptEnabled: false })
  await page.goto(`${shop.url}/products/classic-varsity-top`)
  await page.getByRole('radio', { name: 'Medium' }).check()
  await page.getByRole('button', { name: 'Add to cart' }).first().click()
  await page.waitForURL(/\/cart/)
  await enter(page, 'NOBODYS')
  await page.getByText('There is no code “NOBODYS”. Check it or try another.').first().waitFor()
  await enter(page, 'TENTH')
  await page.getByText('−£6.00').first().waitFor()
  await remove(page, 'TENTH').click()
  await code(page).waitFor()
  await context.close()
})
