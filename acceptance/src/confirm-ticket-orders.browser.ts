import { apiKeyAuth } from '@fairground/client/auth/api-key.ts'
import { createClient } from '@fairground/client/create-client.ts'
import { eventsOrders } from '@fairground/client/generated/events.orders.ts'
import { expect, test } from 'vitest'
import { expectNoFaults } from './accessible-page.ts'
import { merchant } from './merchant.ts'
import { openShop } from './open-shop.ts'

/** Orders of an event that are not paid are confirmed and filed where the organiser sees them: at the event, and at the order. */

const { shop, merchantPage } = await openShop()
const credentials = await shop.credentials()
const { url, siteId, apiKey } = credentials
const client = createClient({ url, auth: apiKeyAuth({ apiKey, siteId }), modules: { eventsOrders } })
const concert = await merchant(credentials).sellTickets('Brass at the Bandstand', 40, '25.00')

async function order(firstName: string, options: { payInPerson?: boolean; markAsPaid?: boolean } = {}) {
  const { eventId, ticketDefinitionId } = concert
  const { id: reservationId } = await client.eventsOrders.createReservation({
    eventId,
    ticketQuantities: [{ ticketDefinitionId, quantity: 2 }],
  })
  const buyer = { firstName, lastName: 'Byron', email: `${firstName.toLowerCase()}@example.com` }
  const inputValues = Object.entries(buyer).map(([inputName, value]) => ({ inputName, value }))
  const request = { eventId, reservationId, buyer, guests: [{ form: { inputValues } }], options }
  return (await client.eventsOrders.checkout(request)).order.orderNumber
}

const numbers = {
  initiated: await order('Ada'),
  inPerson: await order('Grace', { payInPerson: true }),
  paid: await order('Mary', { markAsPaid: true }),
}

test('the event lists its orders, and each offers what the server allows', async () => {
  const { page, quiet } = await merchantPage()
  await page.goto(`${shop.url}/admin/events/${concert.eventId}`)
  const orders = page.getByRole('list', { name: 'Orders' })
  const row = (number: string) => orders.getByRole('listitem').filter({ hasText: number })
  const confirm = (number: string) => row(number).getByRole('button', { name: 'Confirm as paid' })
  await row(numbers.initiated).getByText('Waiting for payment').waitFor()
  await row(numbers.inPerson).getByText('To be paid in person').waitFor()
  await row(numbers.paid).getByText('Paid', { exact: true }).waitFor()
  expect(await confirm(numbers.paid).count()).toBe(0)
  await expectNoFaults(page)

  await page.setViewportSize({ width: 360, height: 740 })
  const room = await row(numbers.inPerson).boundingBox()
  const button = await confirm(numbers.inPerson).boundingBox()
  const more = await row(numbers.inPerson)
    .getByRole('button', { name: /^More for order/ })
    .boundingBox()
  for (const one of [button, more])
    expect((one?.x ?? Number.NaN) + (one?.width ?? 0)).toBeLessThanOrEqual((room?.x ?? 0) + (room?.width ?? 0))
  await page.setViewportSize({ width: 1280, height: 900 })

  for (const number of [numbers.initiated, numbers.inPerson]) {
    await confirm(number).click()
    await page.getByText(`Ticket order ${number} confirmed as paid.`).waitFor()
    await row(number).getByText('Paid', { exact: true }).waitFor()
    await expect.poll(() => confirm(number).count()).toBe(0)
  }
  await row(numbers.paid)
    .getByRole('button', { name: `More for order ${numbers.paid}` })
    .click()
  await page.getByRole('menuitem', { name: 'Archive' }).click()
  await row(numbers.paid).getByText('Archived').waitFor()
  quiet()
})

test('the page of an order confirms and files its ticket order', async () => {
  const { page, quiet } = await merchantPage()
  const number = await order('Joan')
  await page.goto(`${shop.url}/admin/events/${concert.eventId}`)
  await page.getByRole('link', { name: `Order ${number}` }).click()
  const orders = page.getByRole('list', { name: 'Ticket orders' })
  await page.getByText('Tickets are issued when the order is paid or approved.').waitFor()
  await orders.getByRole('button', { name: 'Confirm as paid' }).click()
  await orders.getByText('Paid', { exact: true }).waitFor()
  await expect.poll(() => page.getByText('Valid', { exact: true }).count()).toBe(2)
  await orders.getByRole('button', { name: `More for order ${number}` }).click()
  await page.getByRole('menuitem', { name: 'Archive' }).click()
  await orders.getByText('Archived').waitFor()
  await orders.getByRole('button', { name: `More for order ${number}` }).click()
  await page.getByRole('menuitem', { name: 'Unarchive' }).click()
  await expect.poll(() => orders.getByText('Archived').count()).toBe(0)
  quiet()
})
