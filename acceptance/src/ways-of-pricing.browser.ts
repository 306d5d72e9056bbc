import { apiKeyAuth } from '@fairground/client/auth/api-key.ts'
import { createClient } from '@fairground/client/create-client.ts'
import {
  type NewTicketDefinitionInput,
  ticketDefinitionsV2,
} from '@fairground/client/generated/events.ticket-definitions-v-2.ts'
import { ticketAccess } from '@fairground/client/generated/fairground.ticket-access.ts'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectAccessible, expectNoFaults } from './accessible-page.ts'
import { watchedPage } from './browser.ts'
import { payForTickets } from './buy-tickets.ts'
import { merchant } from './merchant.ts'
import { openShop } from './open-shop.ts'
import { chooseTestPayment, decideAtBank } from './pay.ts'

/** A buyer on a phone takes tickets of every way of pricing, with a code and by a sponsor's link. */

const { shop, browser } = await openShop()
const credentials = await shop.credentials()
const shopkeeper = merchant(credentials)
const auth = apiKeyAuth({ apiKey: credentials.apiKey, siteId: credentials.siteId })
const site = createClient({ url: shop.url, auth, modules: { ticketAccess, ticketDefinitionsV2 } })

const DAY_MS = 24 * 60 * 60 * 1000
const money = (value: string) => ({ value, currency: 'GBP' })
const fixed = (value: string) => ({ pricingMethod: { fixedPrice: money(value) } })
const { eventId, slug } = await shopkeeper.sellTickets('Fair of all prices', 40, '20.00')
const kind = async (name: string, more: Omit<NewTicketDefinitionInput, 'eventId' | 'name' | 'feeType'>) =>
  (
    await site.ticketDefinitionsV2.createTicketDefinition({
      ticketDefinition: { eventId, name, initialLimit: 10, feeType: 'NO_FEE', ...more },
    })
  ).ticketDefinition.id
await kind('Lawn', { ...fixed('0'), description: 'Bring a blanket.' })
await kind('Patron', { pricingMethod: { guestPrice: money('5.00') }, suggestedPrices: ['10.00', '25.00'] })
await kind('Family', {
  pricingMethod: {
    pricingOptions: {
      optionDetails: [
        { name: 'Adult', price: money('9.50') },
        { name: 'Child', price: money('4.00') },
      ],
    },
  },
})
await kind('Early', { ...fixed('18.00'), priceTiers: [{ name: 'First two', price: money('12.00'), limit: 2 }] })
await kind('Soon', {
  ...fixed('21.00'),
  priceTiers: [{ name: 'Before the weekend', price: money('15.00'), endDate: new Date(Date.now() + 2 * DAY_MS) }],
})
await kind('Table', { ...fixed('60.00'), admits: 4 })
await kind('Members’ row', { ...fixed('8.00'), membersOnly: true })
const backstage = await kind('Backstage', { ...fixed('30.00'), hidden: true })
await site.ticketAccess.createAccessCodes({
  eventId,
  codes: ['SPONSOR'],
  ticketDefinitionIds: [backstage],
  usageLimit: 2,
})
const TICKETS = `${shop.url}/events/${slug}/tickets`

const row = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 2, name, exact: true }) })
const take = (page: Page, name: string, quantity: number) =>
  row(page, name).getByRole('spinbutton').fill(String(quantity))

async function onAPhone(address = TICKETS) {
  const watched = await watchedPage(browser, { viewport: { width: 360, height: 740 } })
  await watched.page.goto(address)
  return watched
}

/** Fills in the buyer and pays at the test bank, up to the page of the paid order. */
async function buy(page: Page, amount: string, email: string) {
  await page.getByRole('button', { name: 'Continue to checkout' }).click()
  await page.waitForURL(/\/checkout\//)
  await page.getByText(amount, { exact: true }).last().waitFor()
  await page.getByRole('textbox', { name: 'First name' }).fill('Ines')
  await page.getByRole('textbox', { name: 'Last name' }).fill('Carvalho')
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByRole('button', { name: 'Continue to payment' }).last().click()
  await page.waitForURL(/\/orders\//)
  await chooseTestPayment(page)
  await page.getByRole('button', { name: `Pay ${amount}` }).click()
  await decideAtBank(page)
  await page.waitForURL(/\/thanks/, { waitUntil: 'load' })
}

test('tickets of every way of pricing are bought together at their prices', async () => {
  const { page, context } = await onAPhone()
  await expectAccessible(page)
  await page.setViewportSize({ width: 360, height: 740 })
  await row(page, 'Early').getByText('First two · 2 left at this price · then £18.00').waitFor()
  await row(page, 'Members’ row')
    .getByRole('link', { name: /sign in/i })
    .waitFor()
  expect(await row(page, 'Backstage').count()).toBe(0)
  for (const name of ['Standing', 'Lawn', 'Patron', 'Soon', 'Table']) await take(page, name, 1)
  await take(page, 'Family', 2)
  await take(page, 'Early', 2)
  await row(page, 'Family').getByRole('combobox').selectOption('Child, £4.00')
  await row(page, 'Patron').getByRole('combobox').fill('3')
  await page.getByRole('button', { name: 'Continue to checkout' }).click()
  await page
    .getByRole('alert')
    .getByText(/£5\.00/)
    .waitFor()
  await row(page, 'Patron').getByRole('button', { name: '£25.00' }).click()
  await page.getByText('9 tickets, £152.00').first().waitFor()
  await expectNoFaults(page)
  await take(page, 'Early', 3)

  await buy(page, '£170.00', 'all@example.com')
  expect(await page.getByRole('img', { name: /^Code of ticket/ }).count()).toBe(10)
  await page.getByText('Lets in 4 people').waitFor()
  await page.goto(TICKETS)
  await row(page, 'Early').getByText('£18.00', { exact: true }).waitFor()
  expect(await row(page, 'Early').getByText('First two').count()).toBe(0)
  await context.close()
})

test('hidden tickets are shown by a code that is typed, and sold by a sponsor’s link until it is used up', async () => {
  const { page, context } = await onAPhone()
  await page.getByRole('textbox', { name: 'Access code' }).fill('GUESS')
  await page.getByRole('button', { name: 'Show tickets' }).click()
  await page.getByText('This code is not valid here.').waitFor()
  await page.getByRole('textbox', { name: 'Access code' }).fill('sponsor')
  await page.getByRole('button', { name: 'Show tickets' }).click()
  await row(page, 'Backstage').getByText('2 left').waitFor()
  await expectNoFaults(page)
  await context.close()

  const guest = await onAPhone(`${TICKETS}?code=SPONSOR`)
  await take(guest.page, 'Backstage', 2)
  await guest.page.getByText('2 tickets, £60.00').first().waitFor()
  // No price is for so many tickets alone any more, so these go to the cart.
  await guest.page.getByRole('button', { name: 'Add tickets to cart' }).click()
  await guest.page.waitForURL(/\/cart$/)
  await guest.page.getByRole('button', { name: 'Go to checkout' }).click()
  await guest.page.waitForURL(/\/checkout\//)
  await payForTickets(guest.page, { email: 'sponsored@example.com', amount: '£60.00' })
  await guest.page.waitForURL(/\/thanks/, { waitUntil: 'load' })
  expect(await guest.page.getByRole('img', { name: /^Code of ticket/ }).count()).toBe(2)
  await guest.page.goto(`${TICKETS}?code=SPONSOR`)
  await guest.page.getByText('All tickets of this code are taken.').waitFor()
  const { accessCodes } = await site.ticketAccess.listAccessCodes({ eventId })
  expect(accessCodes.map(({ status, used }) => [status, used])).toEqual([['USED_UP', 2]])
  guest.quiet()
  await guest.context.close()
})

test('afterwards stock, tickets, orders and payments agree', async () => {
  expect(await shop.fairground('check')).toContain('Everything agrees.')
})
