import { apiKeyAuth } from '@fairground/client/auth/api-key.ts'
import { createClient } from '@fairground/client/create-client.ts'
import { eventGates } from '@fairground/client/generated/fairground.event-gates.ts'
import { testClock } from '@fairground/client/generated/fairground.test-clock.ts'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectNoFaults } from './accessible-page.ts'
import { watchedPage } from './browser.ts'
import { merchant } from './merchant.ts'
import { openShop } from './open-shop.ts'
import { chooseTestPayment, decideAtBank } from './pay.ts'

/** Somebody queues for tickets on a phone, reloads, is let in when it is their turn, and buys. */

const { shop, browser, merchantPage } = await openShop({ TEST_CLOCK: '1' })
const credentials = await shop.credentials()
const { url, siteId, apiKey } = credentials
const shopkeeper = merchant(credentials)
const site = createClient({ url, auth: apiKeyAuth({ apiKey, siteId }), modules: { eventGates, testClock } })

const phone = { viewport: { width: 360, height: 780 } }

const yourTurn = (page: Page) => page.getByText('It is your turn').waitFor()

test('a visitor waits on a phone, reloads, is let in and buys', async () => {
  const { eventId, slug } = await shopkeeper.sellTickets('Lanterns at the Bandstand', 20, '25.00')
  await shopkeeper.client.wixEventsV2.updateEvent({
    event: { id: eventId, registration: { tickets: { guestsAssignedSeparately: true } } },
  })
  const desk = await merchantPage()
  await desk.page.goto(`${shop.url}/admin/events/${eventId}`)
  const card = desk.page.locator('section', { has: desk.page.getByRole('heading', { name: 'Queue in front of' }) })
  await card.getByText('Off. Everybody buys at once.').waitFor()
  await card.getByRole('button', { name: 'Queue settings' }).click()
  const dialog = desk.page.getByRole('dialog')
  await dialog.getByRole('checkbox', { name: /^Visitors wait/ }).check()
  await dialog.getByRole('textbox', { name: 'Admissions per minute' }).fill('1')
  await dialog.getByRole('textbox', { name: 'Work for a place' }).fill('6')
  await expectNoFaults(desk.page)
  await dialog.getByRole('button', { name: 'Save settings' }).click()
  await card.getByText('It lets in 1 visitor a minute.').waitFor()

  const first = await watchedPage(browser, phone)
  await first.page.goto(`${shop.url}/events/${slug}`)
  await first.page.getByRole('link', { name: 'Get tickets' }).last().click()
  await first.page.waitForURL(/\/queue$/)
  await expectNoFaults(first.page)
  await first.page.getByRole('button', { name: 'Take a place' }).click()
  await yourTurn(first.page)

  const { page, quiet } = await watchedPage(browser, phone)
  await page.goto(`${shop.url}/events/${slug}/tickets`)
  await page.waitForURL(/\/queue$/)
  await page.getByRole('button', { name: 'Take a place' }).click()
  await page.getByText('Your position').waitFor()
  await expectNoFaults(page)
  await page.reload()
  expect(await page.locator('dl').first().textContent()).toContain('Your position1')
  await site.testClock.setClock({ advanceMs: 61_000 })
  await yourTurn(page)
  await expectNoFaults(page)
  await page.getByRole('spinbutton', { name: /Standing/ }).fill('1')
  await page.getByRole('button', { name: 'Continue to checkout' }).click()
  await page.waitForURL(/\/checkout\//)
  await page.getByRole('textbox', { name: 'First name' }).first().fill('Ines')
  await page.getByRole('textbox', { name: 'Last name' }).first().fill('Carvalho')
  await page.getByRole('textbox', { name: 'Email' }).first().fill('ines@example.com')
  await page.getByRole('button', { name: 'Continue to payment' }).last().click()
  await page.waitForURL(/\/orders\//, { waitUntil: 'load' })
  await chooseTestPayment(page)
  await page.getByRole('button', { name: 'Pay £25.00' }).click()
  await decideAtBank(page)
  await page.waitForURL(/\/thanks/, { waitUntil: 'load' })
  quiet()
  first.quiet()
  await expect.poll(() => card.locator('dd').last().textContent(), { timeout: 20_000 }).toBe('1')
  desk.quiet()
})

test('a visitor without scripts takes a place where it takes no work, and reads why not where it does', async () => {
  const { eventId, slug } = await shopkeeper.sellTickets('Owls at the Bandstand', 20, '25.00')
  await site.eventGates.setEventGate({ eventId, enabled: true, difficulty: 8 })
  const { page, quiet } = await watchedPage(browser, { ...phone, javaScriptEnabled: false })
  await page.goto(`${shop.url}/events/${slug}/tickets`)
  expect(await page.locator('main noscript').textContent()).toContain('your browser has to do some work for a place')
  expect(await page.getByRole('button', { name: 'Take a place' }).isVisible()).toBe(false)
  await site.eventGates.setEventGate({ eventId, difficulty: 0 })
  // A reading is shared for a second.
  await expect
    .poll(async () => {
      await page.reload()
      return page.getByRole('button', { name: 'Take a place' }).isVisible()
    })
    .toBe(true)
  await page.getByRole('button', { name: 'Take a place' }).click()
  await yourTurn(page)
  await page.getByRole('spinbutton', { name: /Standing/ }).fill('1')
  await page.getByRole('button', { name: 'Add tickets to cart' }).click()
  await page.waitForURL(/\/cart/)
  quiet()
})

test('afterwards stock, tickets, orders and payments agree', async () => {
  expect(await shop.fairground('check')).toContain('Everything agrees.')
})
