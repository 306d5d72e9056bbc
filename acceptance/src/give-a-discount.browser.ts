import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectNoFaults } from './accessible-page.ts'
import { watchedPage } from './browser.ts'
import { merchant } from './merchant.ts'
import { openShop } from './open-shop.ts'
import { chooseTestPayment, decideAtBank } from './pay.ts'

/**
 * The merchant makes a coupon for one event that one order may use, a buyer uses it, the merchant's open list shows the use by itself,
 * and the next buyer is refused.
 */

const { shop, browser, merchantPage } = await openShop({ DEMO: '0' })
const shopkeeper = merchant(await shop.credentials())
const concert = await shopkeeper.sellTickets('Brass at the Bandstand', 40, '25.00')

const coupons = `${shop.url}/admin/coupons`
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const row = (page: Page, code: string) => page.getByRole('row', { name: new RegExp(code) })

/** In both themes, on a telephone and on a desk. */
async function isAccessible(page: Page, widths: readonly number[] = [360, 1280]) {
  for (const width of widths)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.setViewportSize({ width, height: 800 })
      await page.emulateMedia({ colorScheme })
      await expectNoFaults(page)
    }
  await page.emulateMedia({ colorScheme: 'light' })
  await page.setViewportSize({ width: 1280, height: 800 })
}

/** Two tickets in the cart, and the code entered there. */
async function enterCode(page: Page, code: string) {
  await page.goto(`${shop.url}/events/${concert.slug}`)
  await page.getByRole('link', { name: 'Get tickets' }).first().click()
  await page.waitForURL(/\/tickets$/)
  await page.getByRole('spinbutton', { name: /Standing/ }).fill('2')
  await page.getByRole('button', { name: 'Add tickets to cart' }).click()
  await page.waitForURL(/\/cart$/)
  await page.getByRole('textbox', { name: 'Discount code' }).fill(code)
  await page.keyboard.press('Enter')
}

test('a shop without coupons leads to their form, which lists what it lacks', async () => {
  const { page, context, quiet } = await merchantPage()
  await page.goto(coupons)
  await page.getByRole('heading', { name: 'No coupons yet' }).waitFor()
  await isAccessible(page, [360])
  await page.getByRole('heading', { level: 1 }).focus()
  await page.keyboard.press('c')
  await page.waitForURL(/\/coupons\/new$/)

  await page.getByRole('radio', { name: 'Buy some, get some free' }).check({ force: true })
  expect(await page.getByRole('combobox', { name: 'Applies to' }).inputValue()).toBe('goods')
  await page.getByRole('radio', { name: 'Percentage off' }).check({ force: true })
  await page.getByRole('combobox', { name: 'Applies to' }).selectOption('One event')
  await page.getByRole('button', { name: 'Create coupon' }).first().click()
  const summary = page.getByRole('alert').filter({ hasText: 'Fix 4 fields' })
  await summary.waitFor()
  await isAccessible(page)
  await summary.getByRole('button', { name: 'Choose what it applies to.' }).click()
  await page.keyboard.press('Enter')
  await page.getByRole('dialog', { name: 'Choose an event' }).waitFor()
  await context.close()
  quiet()
})

test('the merchant makes a coupon and reads in plain words what it will do', async () => {
  const { page, context, quiet } = await merchantPage()
  await page.goto(`${coupons}/new`)
  await page.getByRole('radio', { name: 'Percentage off' }).check({ force: true })
  await page.getByRole('combobox', { name: 'Applies to' }).selectOption('One event')
  await page.getByRole('button', { name: 'Choose event' }).click()

  const dialog = page.getByRole('dialog', { name: 'Choose an event' })
  await dialog.getByRole('searchbox', { name: 'Title' }).fill('bandst')
  await dialog.getByRole('button', { name: /Brass at the Bandstand/ }).waitFor()
  await isAccessible(page, [360])
  await dialog.getByRole('button', { name: /Brass at the Bandstand/ }).click()
  await page.getByRole('button', { name: 'Generate', exact: true }).click()
  expect(await field(page, 'Code').inputValue()).toMatch(/^[A-Z2-9]{8}$/)
  await field(page, 'Code').fill('BRASS20')
  await field(page, 'Name').fill('For the band’s friends')
  await field(page, 'Amount off').fill('20')
  await page.getByRole('textbox', { name: /^Orders that may use it/ }).fill('1')
  await page
    .getByText('Buyers who enter BRASS20 get 20% off tickets for Brass at the Bandstand.', { exact: true })
    .waitFor()
  await page.getByText('It can be used for 1 order.').waitFor()
  await page.getByRole('button', { name: 'Create coupon' }).first().click()

  await page.waitForURL(/\/coupons$/)
  await row(page, 'BRASS20').getByText('20% off tickets for Brass at the Bandstand').waitFor()
  await row(page, 'BRASS20').getByText('0 of 1').waitFor()
  // A notice that fades is too pale for a moment.
  await page.getByText('Coupon created.').waitFor({ state: 'detached' })
  await isAccessible(page)
  await context.close()
  quiet()
})

test('a buyer uses it, the open list shows the use, and the next buyer is refused', async () => {
  const merchantSees = await merchantPage()
  await merchantSees.page.goto(coupons)
  await row(merchantSees.page, 'BRASS20').getByText('0 of 1').waitFor()

  const { page, context, quiet } = await watchedPage(browser)
  await enterCode(page, 'brass20')
  await page.getByText('−£10.00').first().waitFor()
  await page.getByRole('button', { name: 'Go to checkout' }).click()
  await page.waitForURL(/\/checkout\//)
  await page.getByRole('textbox', { name: 'Email' }).fill('ines@example.com')
  await page.getByRole('textbox', { name: 'First name' }).fill('Ines')
  await page.getByRole('textbox', { name: 'Last name' }).fill('Carvalho')
  await chooseTestPayment(page)
  await page.getByRole('button', { name: /^Pay £40\.00/ }).click()
  await decideAtBank(page)
  await page.waitForURL(/\/orders\/.+\/thanks/)
  await context.close()
  quiet()

  await row(merchantSees.page, 'BRASS20').getByText('1 of 1').waitFor({ timeout: 15_000 })
  await row(merchantSees.page, 'BRASS20').getByText('Used up').waitFor()
  await merchantSees.page.getByRole('link', { name: 'Active', exact: true }).click()
  await merchantSees.page.getByRole('heading', { name: 'No active coupons' }).waitFor()
  await merchantSees.page.getByRole('link', { name: 'Used up', exact: true }).click()
  await row(merchantSees.page, 'BRASS20').waitFor()
  await merchantSees.context.close()
  merchantSees.quiet()

  const next = await watchedPage(browser)
  await enterCode(next.page, 'BRASS20')
  await next.page.getByText('This code is used up.').first().waitFor()
  await next.context.close()
})

test('the merchant lets more buyers in, and makes another one like it under a code of its own', async () => {
  const { page, context } = await merchantPage()
  await page.goto(coupons)
  await row(page, 'BRASS20').getByRole('link', { name: 'BRASS20' }).click()
  await page.getByText('The kind cannot be changed later.').waitFor()
  await page.getByText('1 order has used it.').waitFor()
  await isAccessible(page)
  await page.getByRole('textbox', { name: /^Orders that may use it/ }).fill('50')
  await page.keyboard.press('Control+s')
  await page.getByText('Coupon saved.').waitFor()
  await page.getByRole('main').getByText('Active', { exact: true }).first().waitFor()

  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Duplicate' }).click()
  await page.waitForURL(/\/coupons\/new\?from=/)
  // Until then the form of the other coupon, which has the same fields, may still stand there.
  await page.getByRole('heading', { level: 1, name: 'New coupon' }).waitFor()
  await field(page, 'Code').fill('Brass20')
  await page.getByRole('button', { name: 'Create coupon' }).first().click()
  await page.getByText('Another coupon has this code.').first().waitFor()
  await field(page, 'Code').fill('BAND20')
  await page.getByRole('button', { name: 'Create coupon' }).first().click()
  await page.waitForURL(/\/coupons$/)
  await row(page, 'BAND20').waitFor()
  await context.close()
})

test('the merchant switches coupons off, takes it back, and deletes them', async () => {
  const { page, context, quiet } = await merchantPage()
  await page.goto(coupons)
  await row(page, 'BAND20').waitFor()
  await page.getByRole('checkbox', { name: 'Select all coupons on this page' }).check()
  await page.getByRole('button', { name: 'Deactivate' }).click()
  await page.getByText('2 coupons deactivated.').waitFor()
  await expect.poll(() => page.getByRole('row').getByText('Inactive', { exact: true }).count()).toBe(2)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => page.getByRole('row').getByText('Active', { exact: true }).count()).toBe(2)

  await page.getByRole('searchbox', { name: 'Name or code' }).fill('band20')
  await expect.poll(() => row(page, 'BRASS20').count()).toBe(0)
  await page.getByRole('checkbox', { name: 'Select coupon BAND20' }).check()
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await page.getByRole('button', { name: 'Delete 1 coupon' }).click()
  await page.getByRole('heading', { name: 'No coupon matches' }).waitFor()
  await page.getByRole('link', { name: 'Clear the search' }).click()
  await row(page, 'BRASS20').getByRole('link', { name: 'BRASS20' }).click()
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await page.getByRole('button', { name: 'Delete coupon' }).click()
  await page.getByRole('heading', { name: 'No coupons yet' }).waitFor()
  await context.close()
  quiet()
  expect(await shop.fairground('check')).toContain('Everything agrees.')
})
