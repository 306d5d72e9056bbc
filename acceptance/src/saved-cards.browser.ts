import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { accessibilityFaults, THEMES } from './accessibility.ts'
import { watchedPage } from './browser.ts'
import { merchant } from './merchant.ts'
import { openShop } from './open-shop.ts'
import { chooseTestPayment, decideAtBank } from './pay.ts'

/** A member saves a card at the checkout, pays with it the next time, and removes it in the account; with scripts and without. */

const { shop, browser } = await openShop()
const { sellTickets } = merchant(await shop.credentials())
const concert = await sellTickets('Strings at the Pier', 40, '25.00')

const PASSWORD = 'lamps over the harbour'

async function signUp(page: Page, email: string): Promise<void> {
  await page.goto(`${shop.url}/signup?returnTo=/account`)
  await page.getByRole('textbox', { name: 'First name' }).fill('Ines')
  await page.getByRole('textbox', { name: 'Last name' }).fill('Carvalho')
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Create account' }).click()
  await page.waitForURL(/\/account$/)
}

async function toCheckout(page: Page): Promise<void> {
  await page.goto(`${shop.url}/events/${concert.slug}/tickets`)
  await page.getByRole('spinbutton', { name: /Standing/ }).fill('1')
  await page.getByRole('button', { name: 'Add tickets to cart' }).click()
  await page.waitForURL(/\/cart$/)
  await page.getByRole('button', { name: 'Go to checkout' }).click()
  await page.waitForURL(/\/checkout\//)
}

const press = (page: Page) => page.getByRole('button', { name: /^Pay £25\.00/ }).click()
const paid = (page: Page) => page.waitForURL(/\/orders\/.+\/thanks/)
const card = (page: Page) => page.getByRole('radio', { name: /Visa ending in 4242/ })

async function accessible(page: Page): Promise<void> {
  for (const theme of THEMES) expect(await accessibilityFaults(page, page.url(), theme)).toEqual([])
}

test.for([
  ['with scripts', true],
  ['without scripts', false],
] as const)('a member saves a card, pays with it and removes it, %s', async ([, javaScriptEnabled]) => {
  const { page, context, quiet } = await watchedPage(browser, { javaScriptEnabled })
  await signUp(page, `ines-${javaScriptEnabled}@example.com`)
  await toCheckout(page)
  const tick = page.getByRole('checkbox', { name: 'Save this card for next time' })
  await page.getByRole('radio', { name: /Pay in person/ }).check({ force: true })
  expect(await tick.isVisible()).toBe(false)
  await chooseTestPayment(page)
  await tick.check()
  await press(page)
  await decideAtBank(page)
  await paid(page)

  await toCheckout(page)
  expect(await card(page).isChecked()).toBe(true)
  if (javaScriptEnabled) await accessible(page)
  await press(page)
  await paid(page)

  await page.goto(`${shop.url}/account/payment-methods`)
  await page.getByText('Visa ending in 4242').waitFor()
  if (javaScriptEnabled) await accessible(page)
  await page.getByRole('button', { name: 'Remove Visa ending in 4242' }).click()
  await page.getByText('Nothing is saved.').waitFor()
  await toCheckout(page)
  expect(await card(page).count()).toBe(0)
  quiet()
  await context.close()
})
