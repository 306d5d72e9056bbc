import type { Page } from 'playwright-core'
import { chooseTestPayment, decideAtBank } from './pay.ts'

/** Puts so many standing tickets into the cart, on the open page of an event's tickets, and goes on to the checkout. */
export async function checkOutTickets(page: Page, quantity: number): Promise<void> {
  await page.getByRole('spinbutton', { name: /Standing/ }).fill(String(quantity))
  await page.getByRole('button', { name: 'Add tickets to cart' }).click()
  await page.waitForURL(/\/cart$/)
  await page.getByRole('button', { name: 'Go to checkout' }).click()
  await page.waitForURL(/\/checkout\//)
}

interface Payment {
  readonly email?: string
  /** As the button that pays has it: "£50.00". */
  readonly amount: string
  readonly choice?: string
}

/** Fills in the buyer on the open checkout, and decides a test payment of the amount. */
export async function payForTickets(
  page: Page,
  { email = 'ines@example.com', amount, choice }: Payment,
): Promise<void> {
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByRole('textbox', { name: 'First name' }).fill('Ines')
  await page.getByRole('textbox', { name: 'Last name' }).fill('Carvalho')
  await chooseTestPayment(page)
  await page.getByRole('button', { name: `Pay ${amount}` }).click()
  await decideAtBank(page, choice)
}

/** Buys standing tickets of an event at the address of its tickets, up to the page of the paid order. */
export async function buyTickets(
  page: Page,
  address: string,
  { quantity, ...payment }: Payment & { readonly quantity: number },
): Promise<void> {
  await page.goto(address)
  await checkOutTickets(page, quantity)
  await payForTickets(page, payment)
  await page.waitForURL(/\/thanks/, { waitUntil: 'load' })
}
