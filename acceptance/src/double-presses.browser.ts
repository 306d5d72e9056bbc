import { apiKeyAuth } from '@fairground/client/auth/api-key.ts'
import { createClient } from '@fairground/client/create-client.ts'
import { eventsOrders } from '@fairground/client/generated/events.orders.ts'
import { rsvpV2 } from '@fairground/client/generated/events.rsvp-v-2.ts'
import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { type Watched, watchedPage } from './browser.ts'
import { merchant } from './merchant.ts'
import { openShop } from './open-shop.ts'
import { chooseTestPayment } from './pay.ts'

/** Impatient visitors on a slow line press twice: one thing happens, and nothing complains. */

const { shop, browser } = await openShop()
const credentials = await shop.credentials()
const shopkeeper = merchant(credentials)
const { url, siteId, apiKey } = credentials
const site = createClient({ url, auth: apiKeyAuth({ apiKey, siteId }), modules: { eventsOrders, rsvpV2 } })
await shopkeeper.client.products.createProduct({
  product: { name: 'Tin Whistle', slug: 'tin-whistle', productType: 'physical', priceData: { price: 8 } },
})
await shopkeeper.stock('tin-whistle', 40)

interface Impatient extends Watched {
  /** From here on each answer takes a while: a press is drawn long before it. */
  slowDown(): Promise<void>
  /** Fails where the page complains of something. */
  content(): Promise<void>
}

async function impatient(): Promise<Impatient> {
  const watched = await watchedPage(browser)
  const { page, context, quiet } = watched
  page.setDefaultTimeout(60_000)
  const session = await context.newCDPSession(page)
  return {
    ...watched,
    slowDown: () =>
      session
        .send('Network.emulateNetworkConditions', {
          offline: false,
          latency: 300,
          downloadThroughput: 150_000,
          uploadThroughput: 150_000,
        })
        .then(() => undefined),
    async content() {
      expect((await page.getByRole('alert').allInnerTexts()).join('').trim()).toBe('')
      expect(await page.locator('main .text-danger').count()).toBe(0)
      quiet()
    },
  }
}

const twice = (button: Locator) => button.dblclick()
const quantity = (page: Page) => page.getByRole('main').getByRole('spinbutton').first()
const fillContact = async (page: Page, email: string) => {
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByRole('textbox', { name: 'First name' }).fill('Ines')
  await page.getByRole('textbox', { name: 'Last name' }).fill('Carvalho')
}
const ordersOf = async (email: string) =>
  (await shopkeeper.client.orders.searchOrders({ search: { filter: { 'buyerInfo.email': email } } })).orders ?? []

test('an item is added once, counted by each press of a stepper, and removed once', async () => {
  const { page, context, content, slowDown, still } = await impatient()
  await page.goto(`${shop.url}/products/tin-whistle`)
  await slowDown()
  await twice(page.getByRole('button', { name: 'Add to cart' }).first())
  const drawer = page.getByRole('dialog', { name: 'Your cart' })
  await drawer.getByText('Tin Whistle').first().waitFor()
  await still()
  expect(await drawer.getByRole('spinbutton').inputValue()).toBe('1')

  await page.goto(`${shop.url}/cart`)
  await twice(page.getByRole('button', { name: 'Increase' }))
  await expect.poll(() => quantity(page).inputValue()).toBe('3')
  await page.getByRole('main').getByText('£24.00').first().waitFor()
  await twice(page.getByRole('button', { name: 'Decrease' }))
  await page.getByRole('main').getByText('£8.00').first().waitFor()
  await still()
  expect(await quantity(page).inputValue()).toBe('1')
  await content()

  await twice(page.getByRole('button', { name: 'Remove Tin Whistle' }))
  await page.getByText('Your cart is empty').waitFor()
  await still()
  await content()
  await context.close()
})

test('tickets go to the cart once and are paid once', async () => {
  const concert = await shopkeeper.sellTickets('Fiddles at the Bandstand', 40, '25.00')
  const { page, context, content, slowDown, still } = await impatient()
  await page.goto(`${shop.url}/events/${concert.slug}/tickets`)
  await slowDown()
  await twice(page.getByRole('button', { name: 'Increase' }))
  expect(await quantity(page).inputValue()).toBe('2')
  await twice(page.getByRole('button', { name: 'Add tickets to cart' }))
  await page.waitForURL(/\/cart$/)
  await still()
  expect(await quantity(page).inputValue()).toBe('2')
  await content()
  await twice(page.getByRole('button', { name: 'Go to checkout' }))
  await page.waitForURL(/\/checkout\//)
  await fillContact(page, 'twice@example.com')
  await chooseTestPayment(page)
  await twice(page.getByRole('button', { name: 'Pay £50.00' }))
  await page.waitForURL(/\/test-payments\//)
  await twice(page.getByRole('button', { name: 'Approve', exact: true }))
  await page.waitForURL(/\/orders\/.+\/thanks/)
  await page.getByText('Paid', { exact: true }).first().waitFor()
  await content()
  expect(await page.getByRole('img', { name: /^Code of ticket/ }).count()).toBe(2)
  const orders = await ordersOf('twice@example.com')
  expect(orders.map(({ status, paymentStatus }) => [status, paymentStatus])).toEqual([['APPROVED', 'PAID']])
  expect(await shopkeeper.ticketsLeft(concert.ticketDefinitionId)).toBe(38)
  await context.close()
})

test('tickets are held once, ordered once and given back once', async () => {
  const { eventId, slug, ticketDefinitionId } = await shopkeeper.sellTickets('Reels at the Bandstand', 3, '25.00')
  await shopkeeper.client.wixEventsV2.updateEvent({
    event: { id: eventId, registration: { tickets: { guestsAssignedSeparately: true } } },
  })
  const { page, context, content, slowDown, still } = await impatient()
  await page.goto(`${shop.url}/events/${slug}/tickets`)
  await slowDown()
  await quantity(page).fill('1')
  await twice(page.getByRole('button', { name: 'Continue to checkout' }))
  await page.waitForURL(/\/checkout\//)
  await content()
  // Of three tickets one is held: two are left for somebody else.
  await site.eventsOrders.createReservation({ eventId, ticketQuantities: [{ ticketDefinitionId, quantity: 2 }] })

  await fillContact(page, 'once@example.com')
  await twice(page.getByRole('button', { name: 'Continue to payment' }).last())
  await page.waitForURL(/\/orders\//)
  await chooseTestPayment(page)
  await still()
  expect((await shopkeeper.unpaidOrders('once@example.com')).length).toBe(1)
  await twice(page.getByRole('button', { name: 'Pay £25.00' }))
  await page.waitForURL(/\/test-payments\//)
  await twice(page.getByRole('button', { name: 'Decline', exact: true }))
  await page.getByRole('alert').getByText('The payment was declined').waitFor()
  await twice(page.getByRole('button', { name: 'Back to cart' }).first())
  await page.waitForURL(/\/cart$/)
  await still()
  expect(await quantity(page).inputValue()).toBe('1')
  await content()
  await context.close()
})

test('an invitation is accepted once, cancelled once, and waited for once', async () => {
  const start = new Date(Date.now() + 10 * 24 * 60 * 60 * 1000)
  const { event } = await shopkeeper.client.wixEventsV2.createEvent({
    event: {
      title: 'Supper under the stars',
      location: { type: 'VENUE', name: 'The Orchard' },
      dateAndTimeSettings: {
        startDate: start,
        endDate: new Date(start.getTime() + 7_200_000),
        timeZoneId: 'Europe/London',
      },
      registration: { initialType: 'RSVP', rsvp: { limit: 1, waitlistEnabled: true, additionalGuestLimit: 0 } },
    },
  })
  const answers = async () =>
    (await site.rsvpV2.queryRsvps({ query: { filter: { eventId: event.id } } })).rsvps?.map(({ status }) => status) ??
    []
  const reply = async (email: string) => {
    const visitor = await impatient()
    await visitor.page.goto(`${shop.url}/events/${event.slug}/rsvp`)
    await visitor.slowDown()
    await fillContact(visitor.page, email)
    await twice(visitor.page.getByRole('main').locator('button[type=submit]').last())
    await visitor.page.waitForURL(/\/rsvp\//)
    await visitor.still()
    await visitor.content()
    return visitor
  }
  const guest = await reply('ada.twice@example.com')
  await guest.page.getByRole('heading', { name: 'You’re coming' }).waitFor()
  expect(await answers()).toEqual(['YES'])
  const waiting = await reply('bea.twice@example.com')
  await waiting.page.getByRole('heading', { name: 'You are on the waiting list' }).waitFor()
  expect((await answers()).sort()).toEqual(['WAITLIST', 'YES'])

  await guest.page.getByText('Change my reply').click()
  await guest.page.getByRole('radio', { name: 'I can’t come' }).check()
  await twice(guest.page.getByRole('button', { name: 'Save my reply' }))
  await guest.page.getByRole('heading', { name: 'You are not coming' }).waitFor()
  await guest.still()
  await guest.content()
  expect((await answers()).filter((status) => status === 'NO').length).toBe(1)
  for (const { context } of [guest, waiting]) await context.close()
})

test('sold-out tickets are waited for once, with one mail to say so', async () => {
  const { page, context, content, slowDown, still } = await impatient()
  await page.goto(`${shop.url}/events/candle-pouring-for-two/tickets`)
  await slowDown()
  await page.getByRole('textbox', { name: 'Email' }).fill('wait.twice@example.com')
  await twice(page.getByRole('button', { name: 'Email me' }))
  await page.getByText('We email wait.twice@example.com once').waitFor()
  await still()
  await content()
  await context.close()
})

test('afterwards stock, tickets, orders and payments agree', async () => {
  expect(await shop.fairground('check')).toContain('Everything agrees.')
})
