import type { Page } from 'playwright-core'

/** Chooses test payments in the form that asks how to pay. */
export const chooseTestPayment = (page: Page, title = 'Test payment'): Promise<void> =>
  page.getByRole('radio', { name: new RegExp(title) }).check({ force: true })

/** Decides the payment on the page of the test bank, which leads back to the shop. */
export async function decideAtBank(page: Page, choice = 'Approve'): Promise<void> {
  await page.waitForURL(/\/test-payments\//)
  await page.getByRole('button', { name: choice, exact: true }).click()
}
