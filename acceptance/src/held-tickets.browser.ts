import { apiKeyAuth } from '@fairground/client/auth/api-key.ts'
import { createClient } from '@fairground/client/create-client.ts'
import { eventsOrders } from '@fairground/client/generated/events.orders.ts'
import { testClock } from '@fairground/client/generated/fairground.test-clock.ts'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { watchedPage } from './browser.ts'
import { checkOutTickets, payForTickets } from './buy-tickets.ts'
import { merchant } from './merchant.ts'
import { openShop } from './open-shop.ts'
import { chooseTestPayment, decideAtBank } from './pay.ts'

/** Tickets are held while their buyer fills in who comes; the time runs out over the form, and the buyer goes on from there. */

const { shop, browser } = await openShop({ TEST_CLOCK: '1' })
const credentials = await shop.credentials()
const shopkeeper = merchant(credentials)
const { url, siteId, apiKey } = credentials
const site = createClient({ url, auth: apiKeyAuth({ apiKey, siteId }), modules: { eventsOrders, testClock } })

const PAST_THE_HOLD_MS = 21 * 60 * 1000

/** Two tickets are all there are; each guest of the event is named. */
async function twoTickets(title: string) {
  const event = await shopkeeper.sellTickets(title, 2, '25.00')
  await shopkeeper.client.wixEventsV2.updateEvent({
    event: { id: event.eventId, registration: { tickets: { guestsAssignedSeparately: true } } },
  })
  return event
}

const field = (page: Page, guest: string, name: string) =>
  page.getByRole('group', { name: guest }).getByRole('textbox', { name })

/** Holds both tickets and types who comes. */
async function holdBoth(page: Page, slug: string) {
  await page.goto(`${shop.url}/events/${slug}/tickets`)
  await page.getByRole('spinbutton', { name: /Standing/ }).fill('2')
  await page.getByRole('button', { name: 'Continue to checkout' }).click()
  await page.waitForURL(/\/checkout\//)
  for (const [guest, firstName] of [
    ['Guest 1', 'Ines'],
    ['Guest 2', 'Tom'],
  ] as const) {
    await field(page, guest, 'First name').fill(firstName)
    await field(page, guest, 'Last name').fill('Carvalho')
    await field(page, guest, 'Email').fill(`${firstName.toLowerCase()}@example.com`)
  }
}

/** The time of the shop and of the buyer's device goes on. */
async function letTimeRunOut(page: Page) {
  // By the shop's clock, whatever the device's says: the second time they differ.
  expect(await page.getByRole('timer', { name: 'Tickets held' }).textContent()).toMatch(/^(20:00|1[6-9]:\d\d)$/)
  await site.testClock.setClock({ advanceMs: PAST_THE_HOLD_MS })
  await page.clock.setFixedTime(Date.now() + PAST_THE_HOLD_MS)
  const notice = page.getByRole('region', { name: 'The time is up' })
  await notice.getByText('Your details are still here: continue, and the tickets are held for you again').waitFor()
  expect(await page.getByRole('timer').count()).toBe(0)
  return notice
}

const seesTyped = async (page: Page) => {
  expect(await field(page, 'Guest 1', 'Email').inputValue()).toBe('ines@example.com')
  expect(await field(page, 'Guest 2', 'First name').inputValue()).toBe('Tom')
}

const goOn = (page: Page) => page.getByRole('button', { name: 'Continue to payment' }).last().click()

test('the time runs out and somebody else buys the tickets: the buyer reads so, and loses nothing that was typed', async () => {
  const { slug, eventId, ticketDefinitionId } = await twoTickets('Strings at the Bandstand')
  const { page, context } = await watchedPage(browser)
  await holdBoth(page, slug)
  const notice = await letTimeRunOut(page)
  await site.eventsOrders.createReservation({ eventId, ticketQuantities: [{ ticketDefinitionId, quantity: 2 }] })

  await goOn(page)
  const alert = page.getByRole('alert').filter({ hasText: '“Standing”' })
  await alert.getByText('Your tickets were no longer held, and others bought them meanwhile.').waitFor()
  expect(await alert.evaluate((box) => box.contains(document.activeElement))).toBe(true)
  await seesTyped(page)
  await notice.getByRole('link', { name: 'Choose tickets' }).click()
  await page.getByRole('heading', { name: 'Email me when “Standing” is available again' }).waitFor()
  await context.close()
})

test('a card is declined, and its buyer leaves', async () => {
  const concert = await shopkeeper.sellTickets('Reeds at the Bandstand', 10, '25.00')
  const { page, context } = await watchedPage(browser)
  await page.goto(`${shop.url}/events/${concert.slug}/tickets`)
  await checkOutTickets(page, 1)
  await payForTickets(page, { email: 'left@example.com', amount: '£25.00', choice: 'Decline' })
  await page.getByRole('alert').getByText('The payment was declined').waitFor()
  await context.close()
})

test('back at the tickets, and in another tab, the checkout whose hold is theirs is offered, and the tickets can be given back', async () => {
  const { slug } = await twoTickets('Flutes at the Bandstand')
  const { page, context } = await watchedPage(browser)
  await holdBoth(page, slug)
  const checkout = page.url()
  await page.goBack()
  const held = (at: Page) => at.getByRole('region', { name: 'Held for you' })
  expect(await held(page).getByRole('timer').textContent()).toMatch(/^(20:00|1\d:\d\d)$/)
  const tab = await context.newPage()
  await tab.goto(`${shop.url}/events/${slug}/tickets`)
  await held(tab).getByRole('link', { name: 'Go on with your 2 tickets' }).click()
  await tab.waitForURL(checkout)
  await tab.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link', { name: 'Tickets' }).click()
  await held(tab).getByRole('button', { name: 'Give them back' }).click()
  await held(tab).waitFor({ state: 'detached' })
  await tab.getByRole('spinbutton', { name: /Standing/ }).fill('2')
  await tab.getByRole('button', { name: 'Continue to checkout' }).click()
  await tab.waitForURL(/\/checkout\//)
  expect(tab.url()).not.toBe(checkout)
  await context.close()
})

test('nobody else gets tickets that are held; once the time is up, their buyer goes on with what was typed', async () => {
  const { slug } = await twoTickets('Brass at the Bandstand')
  const { page, context } = await watchedPage(browser)
  const other = await watchedPage(browser)
  // Opened before: from now on the page says "Sold out".
  await other.page.goto(`${shop.url}/events/${slug}/tickets`)
  await holdBoth(page, slug)
  await other.page.getByRole('spinbutton', { name: /Standing/ }).fill('2')
  await other.page.getByRole('button', { name: 'Continue to checkout' }).click()
  await other.page.getByRole('alert').getByText('“Standing”').waitFor()

  const notice = await letTimeRunOut(page)
  await seesTyped(page)
  expect(await notice.getByRole('link', { name: 'Choose tickets' }).getAttribute('href')).toBe(
    `/events/${slug}/tickets`,
  )
  // Loaded again, the page says so at once and has the form as it was.
  await page.reload({ waitUntil: 'load' })
  await notice.waitFor()
  await expect.poll(() => field(page, 'Guest 2', 'First name').inputValue()).toBe('Tom')
  await seesTyped(page)

  await goOn(page)
  await page.waitForURL(/\/orders\//, { waitUntil: 'load' })
  await chooseTestPayment(page)
  await page.getByRole('button', { name: 'Pay £50.00' }).click()
  await decideAtBank(page)
  await page.waitForURL(/\/thanks/, { waitUntil: 'load' })
  await page.getByRole('main').getByText('Standing · Tom Carvalho').first().waitFor()
  for (const one of [context, other.context]) await one.close()
})

test('a buyer who left without paying gets a mail, whose link pays on another device', async () => {
  // Mails that the clock brings come once a minute; the tickets are held for thirty by the clock of the site.
  const mails = async () => (await shopkeeper.client.mailbox.listMails({ to: 'left@example.com' })).mails
  await expect.poll(async () => (await mails()).length, { timeout: 75_000, interval: 500 }).toBe(1)
  const link = await shopkeeper.mailTo('left@example.com', /http\S+\/orders\/[\w-]+\?token=[\w.-]+/)
  const other = await watchedPage(browser, { viewport: { width: 360, height: 740 } })
  await other.page.goto(link)
  await chooseTestPayment(other.page)
  await other.page.getByRole('button', { name: 'Pay £25.00' }).click()
  await decideAtBank(other.page)
  await other.page.getByRole('img', { name: /^Code of ticket/ }).waitFor()
  await other.page.getByRole('main').getByText('Standing · Ines Carvalho').first().waitFor()
  other.quiet()
  await other.context.close()
})

test('afterwards stock, tickets, orders and payments agree', async () => {
  expect(await shop.fairground('check')).toContain('Everything agrees.')
})
