import { apiKeyAuth } from '@fairground/client/auth/api-key.ts'
import { createClient } from '@fairground/client/create-client.ts'
import { eventsOrders } from '@fairground/client/generated/events.orders.ts'
import { expect, test } from 'vitest'
import { expectAccessible } from './accessible-page.ts'
import { watchedPage } from './browser.ts'
import { buyTickets } from './buy-tickets.ts'
import { merchant } from './merchant.ts'
import { openShop } from './open-shop.ts'

/** An organiser cancels an event with paid orders, and follows what happens to the money. */

const { shop, browser, merchantPage } = await openShop()
const credentials = await shop.credentials()
const { url, siteId, apiKey } = credentials
const client = createClient({ url, auth: apiKeyAuth({ apiKey, siteId }), modules: { eventsOrders } })
const shopkeeper = merchant(credentials)

/** An order that its buyer has paid to the organiser directly. */
async function paidInPerson(eventId: string, ticketDefinitionId: string, firstName: string): Promise<void> {
  const { id: reservationId } = await client.eventsOrders.createReservation({
    eventId,
    ticketQuantities: [{ ticketDefinitionId, quantity: 1 }],
  })
  const buyer = { firstName, lastName: 'Byron', email: `${firstName.toLowerCase()}@example.com` }
  const inputValues = Object.entries(buyer).map(([inputName, value]) => ({ inputName, value }))
  const guests = [{ form: { inputValues } }]
  await client.eventsOrders.checkout({ eventId, reservationId, buyer, guests, options: { markAsPaid: true } })
}

/** Buys a ticket on the pages of the shop, and pays it at the test bank. */
async function paidOnline(slug: string, email: string): Promise<void> {
  const { page, context } = await watchedPage(browser)
  await buyTickets(page, `${shop.url}/events/${slug}/tickets`, { quantity: 2, email, amount: '£50.00' })
  await context.close()
}

test('an organiser cancels and refunds, sees every order come back, and returns by hand what was paid in person', async () => {
  const concert = await shopkeeper.sellTickets('Brass at the Bandstand', 40, '25.00')
  await paidOnline(concert.slug, 'ines@example.com')
  await paidInPerson(concert.eventId, concert.ticketDefinitionId, 'Ada')
  const { page, quiet } = await merchantPage()
  await page.goto(`${shop.url}/admin/events/${concert.eventId}`)
  await page.getByRole('button', { name: 'More actions' }).first().click()
  await page.getByRole('menuitem', { name: 'Cancel event' }).click()
  const dialog = page.getByRole('dialog')
  expect(await dialog.getByRole('radio', { name: /^Refund 2 paid orders/ }).isChecked()).toBe(true)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Cancel event' }).click()
  await page.getByText('Brass at the Bandstand is cancelled.').waitFor()

  await page.getByRole('button', { name: 'More actions' }).first().click()
  await page.getByRole('menuitem', { name: 'Refunds' }).click()
  await page.getByText('1 of 2 orders').first().waitFor()
  await page.getByText('£50.00 went back to the buyers.').waitFor()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Record as returned' }).click()
  await dialog.getByRole('button', { name: 'Record as returned' }).click()
  await page.getByText('2 of 2 orders').first().waitFor()
  await page.getByText('£75.00 went back to the buyers.').waitFor()
  quiet()
  expect(await shopkeeper.mailTo('ines@example.com', /We are refunding £50\.00 to the card/)).toBeTruthy()
  expect(await shopkeeper.mailTo('ada@example.com', /We will return £25\.00 to you directly/)).toBeTruthy()
})
