import { apiKeyAuth } from '@fairground/client/auth/api-key.ts'
import { createClient } from '@fairground/client/create-client.ts'
import { eventsOrders } from '@fairground/client/generated/events.orders.ts'
import { testClock } from '@fairground/client/generated/fairground.test-clock.ts'
import { ticketWaitingLists } from '@fairground/client/generated/fairground.ticket-waiting-lists.ts'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectNoFaults } from './accessible-page.ts'
import { watchedPage } from './browser.ts'
import { merchant } from './merchant.ts'
import { openShop } from './open-shop.ts'
import { chooseTestPayment, decideAtBank } from './pay.ts'

/** Somebody waits for sold-out tickets on a phone, is offered what comes free, and buys it. */

const { shop, browser, merchantPage } = await openShop({ TEST_CLOCK: '1' })
const credentials = await shop.credentials()
const { url, siteId, apiKey } = credentials
const shopkeeper = merchant(credentials)
const client = createClient({
  url,
  auth: apiKeyAuth({ apiKey, siteId }),
  modules: { eventsOrders, testClock, ticketWaitingLists },
})

const phone = { viewport: { width: 360, height: 780 } }

test('a visitor joins on a phone, and buys what is offered when it comes free', async () => {
  const { eventId, slug, ticketDefinitionId } = await shopkeeper.sellTickets('Brass at the Bandstand', 2, '25.00')
  const ticketQuantities = [{ ticketDefinitionId, quantity: 2 }]
  const { id: reservationId } = await client.eventsOrders.createReservation({ eventId, ticketQuantities })

  const desk = await merchantPage()
  await desk.page.goto(`${shop.url}/admin/events/${eventId}`)
  const card = desk.page.locator('section', { has: desk.page.getByRole('heading', { name: 'Waiting list' }) })
  await card.getByText('Off. Visitors cannot wait').waitFor()
  await card.getByRole('button', { name: 'Settings' }).click()
  const dialog = desk.page.getByRole('dialog')
  await dialog.getByRole('checkbox', { name: /^Visitors may wait/ }).check()
  await expectNoFaults(desk.page)
  await dialog.getByRole('button', { name: 'Save settings' }).click()
  await card.getByText('Nobody waits').waitFor()

  const { page, quiet } = await watchedPage(browser, phone)
  await page.goto(`${shop.url}/events/${slug}/tickets`)
  await page.getByRole('link', { name: 'Join the waiting list' }).click()
  await page.waitForURL(/\/waiting-list/)
  await page.getByRole('spinbutton', { name: 'How many' }).fill('2')
  await page.getByRole('textbox', { name: 'Name' }).fill('Ines Carvalho')
  await page.getByRole('textbox', { name: 'Email' }).fill('ines@example.com')
  await expectNoFaults(page)
  await page.getByRole('button', { name: 'Join the waiting list' }).click()
  await page.getByRole('status').getByText('You are on the waiting list').waitFor()
  await page.goto(await shopkeeper.mailTo('ines@example.com', /http\S+\/waiting\/[\w.-]+/))
  await page.getByText('2 × Standing').waitFor()
  await expectNoFaults(page)

  await card.getByText('2 × Standing · ines@example.com').waitFor()
  await expectNoFaults(desk.page)
  await client.eventsOrders.cancelReservation({ eventId, id: reservationId ?? '' })
  expect(await shopkeeper.mailTo('ines@example.com', /We hold them for you until/)).toBeTruthy()
  await page.reload()
  await page.getByRole('heading', { level: 1, name: 'There are tickets for you' }).waitFor()
  await expectNoFaults(page)
  await page.getByRole('button', { name: 'Buy the tickets' }).click()
  await page.waitForURL(/\/checkout\//)
  expect(await page.getByRole('timer', { name: 'Tickets held' }).textContent()).toMatch(/^(24:00|23:5\d):\d\d$/)
  await page.getByRole('textbox', { name: 'First name' }).first().fill('Ines')
  await page.getByRole('textbox', { name: 'Last name' }).first().fill('Carvalho')
  await page.getByRole('textbox', { name: 'Email' }).first().fill('ines@example.com')
  await expectNoFaults(page)
  await page.getByRole('button', { name: 'Continue to payment' }).last().click()
  await page.waitForURL(/\/orders\//, { waitUntil: 'load' })
  await chooseTestPayment(page)
  await page.getByRole('button', { name: 'Pay £50.00' }).click()
  await decideAtBank(page)
  await page.waitForURL(/\/thanks/, { waitUntil: 'load' })
  quiet()

  await card.getByRole('button', { name: 'Show all' }).click()
  await card.getByText('Bought').waitFor()
  desk.quiet()
})

const MINUTE_MS = 60_000

/** Waits on the page of an event, on a phone or at a desk. Returns the link to the place. */
async function join(page: Page, slug: string, email: string): Promise<string> {
  await page.goto(`${shop.url}/events/${slug}/tickets`)
  await page.getByRole('link', { name: 'Join the waiting list' }).click()
  await page.waitForURL(/\/waiting-list/)
  await page.getByRole('textbox', { name: 'Name' }).fill('Ines Carvalho')
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByRole('button', { name: 'Join the waiting list' }).click()
  await page.getByRole('status').getByText('You are on the waiting list').waitFor()
  return shopkeeper.mailTo(email, /http\S+\/waiting\/[\w.-]+/)
}

test('an offer that nobody takes passes to the next in line, who buys it at a desk without scripts', {
  timeout: 300_000,
}, async () => {
  const { eventId, slug, ticketDefinitionId } = await shopkeeper.sellTickets('Reeds at the Bandstand', 1, '25.00')
  const ticketQuantities = [{ ticketDefinitionId, quantity: 1 }]
  const { id: sold = '' } = await client.eventsOrders.createReservation({ eventId, ticketQuantities })
  await client.ticketWaitingLists.setWaitingList({ eventId, enabled: true, offerMinutes: 30 })
  const first = await watchedPage(browser, phone)
  const desk = { viewport: { width: 1280, height: 800 }, javaScriptEnabled: false }
  const second = await watchedPage(browser, desk)
  const theirs = await join(first.page, slug, 'first@example.com')
  const next = await join(second.page, slug, 'next@example.com')
  await client.eventsOrders.cancelReservation({ eventId, id: sold })
  await shopkeeper.mailTo('first@example.com', /We hold them for you until/)
  await first.page.goto(theirs)
  await first.page.getByRole('heading', { level: 1, name: 'There are tickets for you' }).waitFor()
  await second.page.goto(next)
  await second.page.getByText('Waiting', { exact: true }).first().waitFor()

  await client.testClock.setClock({ advanceMs: 31 * MINUTE_MS })
  // The clock offers once a minute.
  const offered = async () =>
    (await shopkeeper.client.mailbox.listMails({ to: 'next@example.com' })).mails.filter(({ text }) =>
      text.includes('We hold them for you until'),
    ).length
  await expect.poll(offered, { timeout: 150_000, interval: 500 }).toBe(1)
  await first.page.reload()
  await first.page.getByText('Offer over').first().waitFor()
  await expectNoFaults(first.page)
  await second.page.goto(next)
  await second.page.getByRole('heading', { level: 1, name: 'There are tickets for you' }).waitFor()
  await second.page.getByRole('button', { name: 'Buy the tickets' }).click()
  await second.page.waitForURL(/\/checkout\//)
  await second.page.getByRole('textbox', { name: 'First name' }).first().fill('Tom')
  await second.page.getByRole('textbox', { name: 'Last name' }).first().fill('Carvalho')
  await second.page.getByRole('textbox', { name: 'Email' }).first().fill('next@example.com')
  await second.page.getByRole('button', { name: 'Continue to payment' }).last().click()
  await second.page.waitForURL(/\/orders\//, { waitUntil: 'load' })
  await chooseTestPayment(second.page)
  await second.page.getByRole('button', { name: 'Pay £25.00' }).click()
  await decideAtBank(second.page)
  await second.page.waitForURL(/\/thanks/, { waitUntil: 'load' })
  const { entries } = await client.ticketWaitingLists.listWaitingEntries({ eventId })
  expect(entries.map(({ email, status }) => [email, status]).toSorted()).toEqual([
    ['first@example.com', 'EXPIRED'],
    ['next@example.com', 'BOUGHT'],
  ])
  first.quiet()
  second.quiet()
  await client.testClock.setClock({ reset: true })
})

test('afterwards stock, tickets, orders and payments agree', async () => {
  expect(await shop.fairground('check')).toContain('Everything agrees.')
})
