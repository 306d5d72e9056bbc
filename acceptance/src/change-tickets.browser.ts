import { apiKeyAuth } from '@fairground/client/auth/api-key.ts'
import { createClient } from '@fairground/client/create-client.ts'
import { forms } from '@fairground/client/generated/events.forms.ts'
import { ticketDefinitionsV2 } from '@fairground/client/generated/events.ticket-definitions-v-2.ts'
import { expect, test } from 'vitest'
import { expectAccessible } from './accessible-page.ts'
import { watchedPage } from './browser.ts'
import { buyTickets } from './buy-tickets.ts'
import { merchant } from './merchant.ts'
import { openShop } from './open-shop.ts'
import { chooseTestPayment, decideAtBank } from './pay.ts'

/** An organiser allows it, and a buyer changes one ticket to another kind and one to another date on a phone. */

const { shop, browser, merchantPage } = await openShop()
const credentials = await shop.credentials()
const { url, siteId, apiKey } = credentials
const shopkeeper = merchant(credentials)
const client = createClient({ url, auth: apiKeyAuth({ apiKey, siteId }), modules: { forms, ticketDefinitionsV2 } })

test('a buyer changes a ticket to another kind and one to another date on a phone, on terms that the organiser has set', async () => {
  const concert = await shopkeeper.sellTickets('Brass at the Bandstand', 40, '25.00')
  const later = await shopkeeper.sellTickets('Reeds at the Bandstand', 1, '25.00')
  const ticketDefinition = {
    eventId: concert.eventId,
    name: 'Balcony',
    initialLimit: 5,
    pricingMethod: { fixedPrice: { value: '25.00', currency: 'GBP' } },
    feeType: 'NO_FEE' as const,
  }
  await client.ticketDefinitionsV2.createTicketDefinition({ ticketDefinition })
  await client.forms.addControl({ eventId: later.eventId, text: { label: 'Which dish?', mandatory: true } })
  await client.forms.publishDraft({ eventId: later.eventId })

  const desk = await merchantPage()
  await desk.page.goto(`${shop.url}/admin/events/${concert.eventId}`)
  await desk.page.getByRole('button', { name: 'Registration' }).click()
  const dialog = desk.page.getByRole('dialog')
  await dialog.getByRole('checkbox', { name: 'Buyers may change their tickets' }).check()
  await dialog.getByRole('textbox', { name: /^Changes per ticket/ }).fill('1')
  await dialog.getByRole('checkbox', { name: /^Reeds at the Bandstand/ }).check()
  await expectAccessible(desk.page)
  await dialog.getByRole('button', { name: 'Save registration' }).click()
  await desk.page.getByText('Registration saved.').waitFor()
  desk.quiet()

  const { page, quiet } = await watchedPage(browser, { viewport: { width: 360, height: 780 } })
  await buyTickets(page, `${shop.url}/events/${concert.slug}/tickets`, { quantity: 2, amount: '£50.00' })
  await page.getByRole('link', { name: 'Change the ticket' }).first().click()
  await page.waitForURL(/\/change-ticket\//)
  await page.getByRole('heading', { name: 'Another date' }).waitFor()
  await expectAccessible(page, [1280, 360])
  await page.getByRole('radio', { name: /Balcony/ }).check({ force: true })
  await page.getByRole('button', { name: 'Change the ticket' }).click()
  await page.waitForURL(/\/orders\/[^/]+$/, { waitUntil: 'load' })
  await page.getByRole('article').filter({ hasText: 'Balcony' }).waitFor()
  expect(await page.getByRole('link', { name: 'Change the ticket' }).count()).toBe(1)

  await page.getByRole('link', { name: 'Change the ticket' }).click()
  await page.waitForURL(/\/change-ticket\//)
  await page.getByRole('link', { name: /20\d\d/ }).click()
  await page.waitForURL(/date=/)
  await page.getByText('Your new date').waitFor()
  await expectAccessible(page, [1280, 360])
  await page.getByRole('radio', { name: /Standing/ }).check({ force: true })
  // The browser reports the refusal that follows.
  quiet()
  await page.getByRole('button', { name: 'Change the ticket' }).click()
  await page
    .getByRole('alert')
    .getByRole('link', { name: /Which dish/ })
    .waitFor()
  expect(await page.getByRole('radio', { name: /Standing/ }).isChecked()).toBe(true)
  await expectAccessible(page, [1280, 360])
  await page.getByRole('textbox', { name: 'Which dish?' }).fill('Soup')
  await page.getByRole('button', { name: 'Change the ticket' }).click()
  await page.waitForURL(/\/orders\/[^/]+$/, { waitUntil: 'load' })
  await page.getByRole('article').filter({ hasText: 'Reeds at the Bandstand' }).waitFor()
  expect(await page.getByRole('link', { name: 'Change the ticket' }).count()).toBe(0)
  expect(await shopkeeper.mailTo('ines@example.com', /Reeds at the Bandstand/)).toBeTruthy()

  await desk.page.goto(`${shop.url}/admin/events/${later.eventId}/guests`)
  await desk.page.getByText('Ines Carvalho').first().waitFor()
})

/** Sells standing tickets at 25.00 that may become a box at 40.00 and a back row at 15.00, with the difference paid or given back. */
async function sellToChange(name: string) {
  const concert = await shopkeeper.sellTickets(name, 40, '25.00')
  for (const [kind, value] of [
    ['Box', '40.00'],
    ['Back row', '15.00'],
  ] as const)
    await client.ticketDefinitionsV2.createTicketDefinition({
      ticketDefinition: {
        eventId: concert.eventId,
        name: kind,
        initialLimit: 1,
        pricingMethod: { fixedPrice: { value, currency: 'GBP' } },
        feeType: 'NO_FEE',
      },
    })
  const desk = await merchantPage()
  await desk.page.goto(`${shop.url}/admin/events/${concert.eventId}`)
  await desk.page.getByRole('button', { name: 'Registration' }).click()
  const dialog = desk.page.getByRole('dialog')
  await dialog.getByRole('checkbox', { name: 'Buyers may change their tickets' }).check()
  await dialog.getByRole('checkbox', { name: /^To kinds that cost less/ }).check()
  await dialog.getByRole('checkbox', { name: /^Give the difference back/ }).check()
  await dialog.getByRole('checkbox', { name: /^To kinds that cost more/ }).check()
  await expectAccessible(desk.page)
  await dialog.getByRole('button', { name: 'Save registration' }).click()
  await desk.page.getByText('Registration saved.').waitFor()
  return { concert, desk }
}

test.for([
  ['with scripts on a phone', { viewport: { width: 360, height: 780 } }],
  ['without scripts at a desk', { viewport: { width: 1280, height: 900 }, javaScriptEnabled: false }],
] as const)(
  'a buyer pays the difference to a dearer kind and gets that to a cheaper one back, %s',
  async ([how, options]) => {
    const name = `Strings ${how}`
    const { concert, desk } = await sellToChange(name)
    const { page, quiet } = await watchedPage(browser, options)
    // Axe runs in the page.
    const looked = async () => 'javaScriptEnabled' in options || (await expectAccessible(page, [1280, 360]))
    await buyTickets(page, `${shop.url}/events/${concert.slug}/tickets`, { quantity: 2, amount: '£50.00' })
    await page.getByRole('link', { name: 'Change the ticket' }).first().click()
    await page.waitForURL(/\/change-ticket\//)
    const changing = page.url()
    await page.getByText('£40.00. You pay £15.00 more; your ticket stays valid until then.').waitFor()
    await page.getByText('£15.00. £10.00 goes back to you, the way you paid.').waitFor()
    await looked()
    await page.getByRole('radio', { name: /Box/ }).check({ force: true })
    await page.getByRole('button', { name: 'Change the ticket' }).click()
    await page.waitForURL(/request=/, { waitUntil: 'load' })
    await page.getByRole('heading', { name: /becomes Box$/ }).waitFor()
    await looked()
    // The buyer leaves, and finds what waits on the page of the change.
    await page.goto(changing)
    await page.getByRole('heading', { name: 'A change waits for your payment' }).waitFor()
    await looked()
    await page.getByRole('link', { name: 'Pay £15.00' }).click()
    await page.waitForURL(/request=/, { waitUntil: 'load' })
    await chooseTestPayment(page)
    await page.getByRole('button', { name: 'Pay £15.00' }).click()
    await decideAtBank(page)
    await page.waitForURL(/returned=1/, { waitUntil: 'load' })
    await page.getByRole('article').filter({ hasText: 'Box' }).waitFor()
    await page.getByText('£65.00').first().waitFor()

    await page.getByRole('link', { name: 'Change the ticket' }).last().click()
    await page.waitForURL(/\/change-ticket\//)
    await page.getByRole('radio', { name: /Back row/ }).check({ force: true })
    await page.getByRole('button', { name: 'Change the ticket' }).click()
    await page.waitForURL(/\/orders\/[^/]+$/, { waitUntil: 'load' })
    await page.getByRole('article').filter({ hasText: 'Back row' }).waitFor()
    expect(await shopkeeper.mailTo('ines@example.com', /We are refunding £(?:10|25)\.00/)).toBeTruthy()
    quiet()

    const orderId = /\/orders\/([^/?]+)/.exec(page.url())?.[1]
    await desk.page.goto(`${shop.url}/admin/orders/${orderId}`)
    await desk.page.getByText(/Changed by the buyer to Back row/).waitFor()
    await desk.page.getByText('Ticket changed to another kind or date').first().waitFor()
    await expectAccessible(desk.page, [1280, 360])
    desk.quiet()
  },
)

test('afterwards stock, tickets, orders and payments agree', async () => {
  expect(await shop.fairground('check')).toContain('Everything agrees.')
})
