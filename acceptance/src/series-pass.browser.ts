import { apiKeyAuth } from '@fairground/client/auth/api-key.ts'
import { createClient } from '@fairground/client/create-client.ts'
import { staffMembers } from '@fairground/client/generated/events.staff-members.ts'
import { wixEventsV2 } from '@fairground/client/generated/events.wix-events-v-2.ts'
import { door } from '@fairground/client/generated/fairground.door.ts'
import { orderView } from '@fairground/client/generated/fairground.order-view.ts'
import { seriesPasses } from '@fairground/client/generated/fairground.series-passes.ts'
import { expect, test } from 'vitest'
import { expectAccessible } from './accessible-page.ts'
import { watchedPage } from './browser.ts'
import { payForTickets } from './buy-tickets.ts'
import { merchant } from './merchant.ts'
import { openShop } from './open-shop.ts'

/** A buyer finds a pass on the page of a date, pays for it on a phone, and is let in by its one code, once on each date of it. */

const { shop, browser } = await openShop()
const credentials = await shop.credentials()
const { url, siteId, apiKey } = credentials
const shopkeeper = merchant(credentials)
const modules = { door, orderView, seriesPasses, staffMembers, wixEventsV2 }
const client = createClient({ url, auth: apiKeyAuth({ apiKey, siteId }), modules })

/** Three weekly lectures, and a pass for the first two of them. */
async function lectures() {
  const { eventId, ticketDefinitionId } = await shopkeeper.sellTickets('Evening lecture', 5, '14.00')
  const recurringEvents = { rule: 'FREQ=WEEKLY;COUNT=3' }
  await client.wixEventsV2.updateEvent({ event: { id: eventId, dateAndTimeSettings: { recurringEvents } } })
  const all = { eventId, ticketDefinitionId, name: 'All lectures', price: '36.00' }
  const { pass } = await client.seriesPasses.createSeriesPass(all)
  const dates = pass.dates.map((date) => date.eventId)
  await client.seriesPasses.createSeriesPass({
    ...all,
    name: 'Two lectures',
    price: '25.00',
    eventIds: dates.slice(0, 2),
  })
  const { passes } = await client.seriesPasses.listOfferedPasses({ eventId })
  return { dates, second: passes.find(({ name }) => name === 'Two lectures')?.dates[1] }
}

/** The access of a device of the door staff. */
async function device(): Promise<string> {
  const staffMember = { name: 'Mina Holt', permissions: ['CHECK_IN_GUESTS' as const], allEvents: {} }
  const { id } = (await client.staffMembers.createStaffMember({ staffMember })).staffMember
  const found = await client.staffMembers.getStaffMember({ staffMemberId: id, fieldsets: ['LOGIN_LINK'] })
  const loginToken = new URL(found.staffMember.loginLink ?? '').searchParams.get('token') ?? ''
  return (await client.staffMembers.loginStaffMember({ loginToken })).accessToken
}

test('a buyer pays for a pass on a phone, sees its dates in the order, and is let in once on each of them', async () => {
  const { dates, second } = await lectures()
  const { page, quiet } = await watchedPage(browser, { viewport: { width: 360, height: 780 } })
  await page.goto(`${shop.url}/events/${second?.slug}/tickets`)
  const passes = page.getByRole('region', { name: 'Passes for several dates' })
  const pass = passes.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Two lectures' }) })
  await pass.getByText('2 dates').click()
  await pass.getByRole('list').getByRole('listitem').nth(1).waitFor()
  await expectAccessible(page, [1280, 360])
  await pass.getByRole('button', { name: 'Add to cart' }).click()
  await page.waitForURL(/\/cart$/)
  await page.getByText('Two lectures').first().waitFor()
  await page.getByRole('button', { name: 'Go to checkout' }).click()
  await page.waitForURL(/\/checkout\//)
  await payForTickets(page, { amount: '£25.00' })
  await page.waitForURL(/\/thanks/, { waitUntil: 'load' })

  await page.getByText('This code admits you on each date of your pass.').nth(1).waitFor()
  const slips = page.getByRole('article').filter({ hasText: 'Two lectures' })
  expect(await slips.count()).toBe(2)
  const times = (await slips.allTextContents()).map((text) => /\d{1,2} \w+ 20\d\d/.exec(text)?.[0])
  expect(new Set(times).size).toBe(2)
  await expectAccessible(page, [1280, 360])
  quiet()

  const filter = { 'buyerInfo.email': 'ines@example.com' }
  const { orders } = await shopkeeper.client.orders.searchOrders({ search: { filter } })
  const { order } = await client.orderView.getPlacedOrder({ orderId: orders?.[0]?.id ?? '' })
  const [search = '', ...others] = new Set(order.tickets.map(({ code }) => code))
  expect(others).toEqual([])
  const accessToken = await device()
  for (const eventId of dates.slice(0, 2)) {
    const find = async () => (await client.door.findDoorGuests({ accessToken, eventId, search })).guests
    const admit = (ticketNumber = '') => client.door.checkInAtDoor({ accessToken, eventId, ticketNumber })
    const [guest] = await find()
    expect(guest).toMatchObject({ about: 'Two lectures', state: 'EXPECTED', people: 1, inside: 0 })
    const { checkInDate } = (await admit(guest?.ticketNumber)).guest
    // The device shows who is in since when, and another check-in admits nobody else.
    expect(await find()).toMatchObject([{ state: 'INSIDE', inside: 1, checkInDate }])
    expect((await admit(guest?.ticketNumber)).guest).toMatchObject({ inside: 1, checkInDate })
  }
  const third = dates[2] ?? ''
  await expect(client.door.findDoorGuests({ accessToken, eventId: third, search })).rejects.toMatchObject({
    code: 'WRONG_EVENT',
  })
})

test('afterwards stock, tickets, orders and payments agree', async () => {
  expect(await shop.fairground('check')).toContain('Everything agrees.')
})
