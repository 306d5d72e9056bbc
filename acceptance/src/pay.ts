import type { Page } from 'playwright-core'
import { toPayment } from './checkout-steps.ts'

/** Chooses how to pay, in the last step of the checkout or on the page of an order. */
export async function choosePayment(page: Page, title: string | RegExp): Promise<void> {
  await toPayment(page)
  await page.getByRole('radio', { name: title }).check({ force: true })
}

/** Chooses test payments in the form that asks how to pay. */
export const chooseTestPayment = (page: Page, title = 'Test payment'): Promise<void> =>
  choosePayment(page, new RegExp(title))

/** Decides the payment on the page of the test bank, which leads back to the shop. */
export async function decideAtBank(page: Page, choice = 'Approve'): Promise<void> {
  await page.waitForURL(/\/test-payments\//)
  await page.getByRole('button', { name: choice, exact: true }).click()
}
